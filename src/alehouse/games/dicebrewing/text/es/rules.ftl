# The rules of Dice Brewing in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = El juego de un vistazo
SU-11 = Eres aprendiz en una cervecería, y solo una persona llegará a maestro cervecero. Convierte semillas y dados en malta, lúpulo y habilidad, elabora las recetas que hay en la mesa y reúne experiencia (PE). La partida termina cuando entre todos los jugadores se han elaborado 10 recetas con dos jugadores, 15 con tres o 20 con cuatro. Quien tenga entonces más experiencia gana.
DB-003 = Cada ronda tiene cuatro fases: Tirada y colocación (todos tiran y después colocan por turnos dados y semillas en su propio tablero), Compras (puedes almacenar dados y comprar un ingrediente y una ficha de Acción), Elaboración (los dados almacenados se convierten en cerveza) y Orden (se resuelven los efectos que aún esperan en los tableros). Nunca se salta una fase.
    .ruling = En la ronda 1 los dos mercados siguen cerrados, así que las Compras solo sirven para almacenar dados.
DB-009 = Se juega con todo a la vista: cualquiera puede ver los dados, las monedas y las fichas de los demás. Solo hay dos secretos: el orden del mazo de recetas y, en el juego avanzado, qué fichas de Acción conservan los otros sin jugar. Los jugadores no comercian entre sí.
SU-01 = Pueden jugar de dos a cuatro personas. Al abrir una mesa eliges el juego estándar (el habitual) o el avanzado, y puedes activar la tirada desafortunada. Más adelante se explica qué cambian.

## setup

rules-setup = Preparación
SU-02 = Empiezas con 2 monedas, sin experiencia y con 1 semilla en tu Almacén. En tu Reserva activa hay cuatro dados, uno de cada color: el amarillo es malta clara, el negro malta oscura, el verde lúpulo y el azul habilidad. No tienen valor hasta la primera tirada inicial.
SU-03 = Todo lo demás forma la reserva general. El juego tiene 14 dados amarillos, 14 negros, 12 verdes, 10 azules y 6 semillas, y nunca habrá más.
    .ruling = Por eso la reserva general empieza, con dos jugadores, con 12 amarillos, 12 negros, 10 verdes, 8 azules y 4 semillas; con tres, con 11, 11, 9, 7 y 3 semillas; con cuatro, con 10, 10, 8, 6 y 2 semillas.
SU-05 = El Mercado ofrece 3 fichas de cada uno de los cinco ingredientes especiales: fruta, especias, miel, malta especial y lúpulo especial. El Mercado negro ofrece 3 fichas de cada uno de los seis tipos de acción. Ambos están surtidos desde el principio, aunque abren más tarde.
SU-06_SU-07 = En el juego estándar la fila de recetas empieza con Lager barata, Lager de masas y Lager experimental; con cuatro jugadores se les une Pilsner Sladek. Las demás recetas se barajan en un mazo boca abajo: 27 cartas con dos o tres jugadores (Pilsner Sladek incluida), 26 con cuatro.
SU-08 = En el juego avanzado se barajan las 30 recetas y la fila se reparte desde arriba: 3 cartas con dos o tres jugadores, 4 con cuatro. Las 27 o 26 restantes son el mazo.
SU-10 = Los puestos de la fila son fijos y van numerados del 1 al 3, o del 1 al 4 con cuatro jugadores; la aplicación reparte en ellos las primeras cartas al azar. Entre las 30 recetas hay ocho tipos de cerveza, cada uno en tres niveles (principiante, intermedio y experto), y seis recetas experimentales.
DB-001 = Para saber quién empieza, la aplicación tira un dado por cada jugador; el resultado más alto se lleva la ficha de Estación/Prioridad.
    .ruling = Quienes empatan en el más alto vuelven a tirar entre ellos.
SU-04_DB-004 = La ficha de Estación/Prioridad empieza delante de ese jugador, por el lado de Invierno: la ronda 1 es una ronda de invierno. La misma ficha indica la prioridad, así que quien la tiene juega primero.

## order-and-season

rules-order-and-season = Orden de juego y estación
DB-002 = El orden de una ronda sigue el sentido horario, empezando por quien tiene la prioridad. Todo lo que se hace por orden en esa ronda, desde la primera tirada hasta el Orden, lo respeta.
DB-005_DB-006_DB-008 = Después de cada ronda, salvo la última, la ficha de Estación/Prioridad pasa al siguiente jugador en sentido horario y se da la vuelta. Cuando queda en Verano, cada jugador toma 1 semilla de la reserva general para su Almacén antes de la siguiente tirada inicial; ocurre al empezar las rondas 2, 4, 6 y así sucesivamente. Cuando queda en Invierno no se recibe nada.
DB-007 = Las semillas de verano se reparten de una en una, según el orden de la nueva ronda. Si la reserva general se agota, los siguientes se quedan sin ella y más tarde no se les debe nada.

## rolling

rules-rolling = Tiradas y valores de los dados
DB-010_DB-011 = Cada ronda comienza con la tirada inicial: por orden, la aplicación tira todos los dados de la Reserva activa de cada jugador. No puedes guardarte ninguno. Los dados del Almacén no se tiran y conservan su valor.
DB-014 = A partir de ahí el resultado queda fijado. Un dado solo cambia de valor en los espacios que lo aumentan (Maltería 3, Plantación de lúpulo 2), al relanzarlo en la Escuela de oficios (espacio 1), al cambiarlo allí (espacio 2) o con una ficha Relanzar un dado o Aumentar un dado.
DB-015_DB-016 = Un dado que ganas durante la Tirada y colocación se tira una vez, en el acto; conserva ese valor y puedes almacenarlo o usarlo como cualquier otro.
    .ruling = Llega primero a tu Reserva activa. Un dado que ganas en la Elaboración o en el Orden va a tu Reserva activa sin valor: hasta la siguiente tirada inicial no puedes usarlo y ninguna ficha puede afectarlo.
DB-012_DB-013_DB-017 = Cuenta el valor que muestra el dado: su propio resultado más las fichas Aumentar un dado jugadas sobre él en esta ronda, sin pasar nunca de 6. Cuando se exige un mínimo (acelerar, Escuela, descuento, receta), se comprueba en el momento de colocar el dado o de elaborar cerveza con él; los cambios posteriores no deshacen nada. Volver a tirar un dado le da un resultado nuevo y borra su aumento temporal.

## storage

rules-storage = Reserva activa y Almacén
DB-018 = Cada uno de tus dados está en un único lugar: en tu Reserva activa, en tu Almacén, en tu tablero o en el Mercado. Las semillas y los ingredientes se guardan en el Almacén.
DB-019_DB-024 = Almacenar es pasar dados de tu Reserva activa a tu Almacén: tantos como quieras, gratis, sin gastar turno y conservando cada uno su valor. Merece la pena por dos motivos. Los dados almacenados se libran de la siguiente tirada inicial, y solo con ellos se elabora, incluido el dado azul que mejora una receta.
DB-020 = Puedes almacenar durante la Tirada y colocación y durante las Compras. El final de las Compras es la última oportunidad de la ronda.
    .ruling = Solo almacenas en tus propios turnos: en cualquiera de tus turnos de colocación y en tu turno de compra. Tu última oportunidad es, por tanto, el final de tu turno de compra. En el Almacén caben todos los dados, semillas e ingredientes que quieras.
DB-021_DB-022 = No puedes devolver por voluntad propia un dado del Almacén a la Reserva activa. Un dado almacenado solo sale de ahí si lo colocas en tu tablero, lo pones en el Mercado por un descuento, elaboras con él, lo cambias o lo mueve una ficha Retirar un dado. Las piezas que colocas y los dados que eliges para relanzar o cambiar en la Escuela pueden venir de cualquiera de las dos zonas, mezcladas a tu gusto.

## placing

rules-placing = Colocar dados y semillas
DB-025_DB-029 = Después de la tirada inicial (y del momento para las fichas Bloquear un edificio), los jugadores hacen turnos de colocación por orden, saltándose a quienes han pasado. Solo colocas piezas propias, dados o semillas, y solo en tu tablero; un dado bloqueado no se puede colocar. La pieza que activa un espacio se llama su base.
DB-026 = En un turno colocas una o dos piezas: un dado, dos dados, una semilla y un dado, o dos semillas. Los dados pueden ser de cualquier color.
    .ruling = También está permitido colocar una sola semilla.
DB-027_DB-028_DB-038 = Coloca una pieza tras otra: la primera se resuelve por completo, con sus tiradas y ganancias, antes de que elijas la segunda. Las dos pueden servir a un mismo espacio (primero su base, luego el dado azul que lo acelera), a dos espacios distintos de cualquier edificio, o ser dos dados azules que aceleran dos efectos ya en espera. Lo que ganes por el camino, dados, semillas o monedas, lo puedes usar en el acto, incluso como segunda pieza del mismo turno.
DB-031 = Una pieza colocada se queda donde está hasta el Orden, salvo que se acelere su efecto.
DB-030 = Un espacio admite una sola base, y puedes usar cada espacio una vez por ronda, lo aceleres o no.
DB-032_DB-033 = En tu turno también puedes almacenar dados y jugar fichas de Acción; nada de eso cuenta como pieza. Si has colocado una pieza, puedes terminar ahí tu turno.
    .ruling = Almacenas y juegas fichas antes o después de tu primera pieza, porque la segunda pone fin a tu turno.
DB-034_DB-035 = Terminar un turno sin colocar ninguna pieza es pasar; los dados almacenados y las fichas jugadas en ese turno siguen valiendo. Pasar es definitivo: no tendrás más turnos de colocación en esta ronda.
DB-036_DB-037 = Si pasas, no estorbas a nadie. El último jugador que quede puede encadenar turnos, y la fase termina cuando todos han pasado.

## open-and-crowded-spaces

rules-open-and-crowded-spaces = Edificios cerrados y espacios completos
DB-039_DB-040_DB-041_DB-042 = No todo abre a la vez. En la ronda 1 solo puedes usar la Maltería y la Plantación de lúpulo. Desde la ronda 2 abren también la Escuela de oficios y el Mercado, y desde la ronda 3 el Departamento de semillas y el Mercado negro.
DB-043_DB-044 = En una misma ronda cada espacio lo pueden usar todos los jugadores menos uno: 1 jugador en partidas de dos, 2 en las de tres, 3 en las de cuatro. Cuando se llega a ese número, el espacio del jugador que queda recibe una ficha de Bloqueo y este no puede poner ahí una base en esta ronda. Los demás espacios del edificio siguen libres.
DB-047 = Esto vale para los 11 espacios del tablero. El Departamento de semillas 3 cuenta como un solo espacio, elijas la venta que elijas.
DB-045_DB-046_DB-048 = Un jugador ha usado un espacio en cuanto ha puesto allí una base en esta ronda; acelerarlo vacía el espacio, pero no lo libera para los demás. Añadir un dado azul a tu propia base en espera no es un uso nuevo y esta regla nunca lo impide. Quien no puede entrar en un edificio por una ficha Bloquear un edificio no cuenta como usuario.
DB-049 = La aplicación pone por sí sola las fichas de Bloqueo, tantas como hagan falta, y las retira al final del Orden.

## malt-and-hops

rules-malt-and-hops = Maltería y Plantación de lúpulo
DB-050_DB-051 = Maltería 1, una semilla por malta clara: coloca 1 semilla. En el Orden la semilla vuelve a la reserva general y tomas un dado amarillo para tu Reserva activa. Si lo aceleras con un dado azul que muestre 3 o más, la semilla se va enseguida: tomas ya el dado amarillo y lo tiras.
DB-052 = Maltería 2, el tostado: coloca un dado amarillo de cualquier valor. En el Orden pasa a la reserva general y tomas un dado negro para tu Reserva activa.
DB-053 = También el tostado se acelera con un dado azul: el dado negro llega y se tira en el acto.
    .ruling = Como en la Maltería 1, el dado azul debe mostrar 3 o más, y el dado amarillo se va en el acto.
DB-054_DB-055_DB-056 = Maltería 3, un punto más: coloca un dado amarillo o negro de cualquiera de las dos zonas. En el Orden su valor sube 1. Acelerado con un dado azul que muestre 2 o más, sube y pasa al Almacén en el acto, venga de donde venga: un 3 amarillo acelerado así es un 4 almacenado con el que puedes elaborar cerveza en la misma ronda.
    .ruling = También en el Orden el dado va a tu Almacén, a salvo de la próxima tirada. No hay 7: un dado que muestra 6 no se puede colocar, y si llega a 6 por un relanzamiento mientras espera, aún se puede acelerar, pero se queda en 6.
DB-057_DB-058 = La Plantación de lúpulo hace lo mismo con el lúpulo.
    .ruling = La Plantación de lúpulo 1 convierte 1 semilla en un dado verde (se acelera con un azul de 3 o más), y la Plantación de lúpulo 2 sube 1 punto un dado verde que muestre 5 o menos y lo envía al Almacén (azul de 2 o más).

## school

rules-school = Escuela de oficios
DB-059 = Escuela de oficios 1, relanzar: coloca un dado azul que muestre 2 o más. Elige uno o más de tus dados, de cualquier color, de la Reserva activa y del Almacén, y tira cada uno una vez, de inmediato; cada dado se queda en su zona salga lo que salga.
    .ruling = No puedes elegir dados bloqueados ni protegidos, y si no tienes ningún dado que tirar no puedes usar el espacio.
DB-060 = Escuela de oficios 2, cambio: coloca un dado azul que muestre 3 o más y nombra el amarillo, el negro o el verde. Se tiran de inmediato todos los dados de ese color de la reserva general, y puedes cambiar el mejor por uno de tus dados del mismo color.
DB-061_DB-062_DB-063 = La aplicación toma el más alto de los dados tirados. El dado que entregas vuelve sin valor a la reserva general; hay un solo cambio por uso.
    .ruling = Solo puedes nombrar un color si en la reserva general hay al menos un dado así y tú tienes uno, ni bloqueado ni protegido, en tu Reserva activa o tu Almacén; si no hay ningún color que cumpla, el espacio no está disponible. El dado nuevo ocupa la zona del que entregas. Si no te gusta lo que ves puedes rechazarlo, pero el dado azul y el espacio quedan usados.
DB-064 = Escuela de oficios 3, formación: coloca un dado azul que muestre 5 o más. En el Orden tomas de la reserva general un dado azul adicional para tu Reserva activa.
DB-065 = Los dados azules que has colocado en la Escuela vuelven a tu Reserva activa en el Orden.
    .ruling = En la Escuela no se puede acelerar nada.

## department-of-seed

rules-department-of-seed = Departamento de semillas
DB-066_DB-067 = Departamento de semillas 1: coloca un dado verde de cualquier valor; en el Orden pasa a la reserva general y tomas 1 semilla para tu Almacén. Departamento de semillas 2: coloca un dado negro de cualquier valor; en el Orden pasa a la reserva general y tomas 2 semillas para tu Almacén.
DB-068 = Departamento de semillas 3, venta: coloca un dado azul de cualquier valor por 4 monedas, o un dado negro de cualquier valor por 3 monedas. En el Orden el dado pasa a la reserva general y las monedas a tu bolsa.
    .ruling = Solo puedes hacer una de las dos ventas por ronda.
DB-069 = Los tres se pueden acelerar con un dado azul; el número que debe mostrar está junto a la casilla de aceleración. El efecto ocurre entonces en el acto, y el dado entregado pasa en el acto a la reserva general.
DB-070 = Los dados puestos como base en el Departamento nunca vuelven a ti, ni siquiera un dado azul que vendas; un dado azul usado para acelerar sí vuelve siempre.

## speeding-up

rules-speeding-up = Acelerar un efecto
DB-071_DB-072_DB-075 = Para obtener un efecto ya y no en el Orden, pon un dado azul tuyo de valor suficiente en la casilla de aceleración de un espacio donde tu base siga esperando. La base va siempre primero; el dado azul viene después, como segunda pieza o en cualquier turno posterior tuyo de la ronda mientras no hayas pasado. Cuenta como una de las piezas de ese turno. Si no tienes una base en espera, la casilla de aceleración no admite ningún dado.
DB-073_DB-074 = Después, paso a paso: se coloca el dado azul; la base se va (a la reserva general, o al Almacén si el espacio aumenta un dado); recibes tu ganancia y la tiras si es un dado; el dado azul se queda en su casilla hasta tu Orden y luego va a tu Reserva activa, aunque viniera del Almacén. Una casilla admite un solo dado azul, y un efecto ocurre una sola vez: ahora o en el Orden.
DB-076_DB-077_DB-078 = Puedes colocar una base aunque la reserva general esté vacía, porque puede volver a llenarse. Pero no puedes acelerar un efecto mientras en la reserva general no quede nada de lo que da, sea dado o semilla; la base simplemente sigue esperando, para acelerarse más tarde o resolverse en el Orden. El Departamento de semillas 2 se puede acelerar con una sola semilla disponible: recibes esa y la segunda se pierde.

## purchase

rules-purchase = Comprar en los mercados
DB-099_DB-100 = Por orden, cada jugador tiene exactamente un turno de compra: almacena dados, juega fichas y compra, en la secuencia que prefieras, y luego anuncia que has terminado. Por ronda puedes comprar como mucho 1 ingrediente especial (desde la ronda 2) y como mucho 1 ficha de Acción (desde la ronda 3).
DB-101_DB-103 = Pagas a la banca el precio completo que figura en el puesto; no hay crédito. Los ingredientes van a tu Almacén y las fichas de Acción delante de ti, y puedes tener tantas como quieras.
DB-104_DB-106_DB-107 = Un dado azul puede abaratar un ingrediente: pon uno tuyo, no bloqueado, en el Mercado al comprar. Con especias o malta especial, un 4, un 5 o un 6 descuenta 1 moneda; con miel o lúpulo especial, un 5 descuenta 1 moneda y un 6 descuenta 2; la fruta no tiene descuento. El descuento es solo tuyo y solo para esa compra, y cualquier número de jugadores puede tener un dado en el Mercado. El dado vuelve a tu Reserva activa en el Orden, así que no puede usarse para elaborar en esta ronda.
DB-023_DB-105 = El dado del descuento puede venir de tu Reserva activa o de tu Almacén. Un dado azul que no rebaje nada no se puede colocar.
DB-102_DB-108 = No se puede comprar de una pila vacía. Las fichas de Acción nunca tienen descuento. La banca siempre tiene monedas y cambio; tu bolsa es sencillamente un número.

## action-tokens

rules-action-tokens = Fichas de Acción: cuándo se juegan
DB-079 = Las fichas de Acción se juegan de una en una, y cada una se resuelve por completo antes de la siguiente. Una ficha jugada sale de la partida para siempre; nunca vuelve al Mercado negro.
DB-080 = Para que nadie tenga que interrumpir a nadie, aquí las fichas se juegan solo en cuatro momentos: justo después de las tiradas iniciales, en tus turnos de colocación, en tu turno de compra y al comienzo de la Elaboración. Nunca en el turno de otro, nunca cuando ya ha empezado la Elaboración, nunca en el Orden. En cada momento puedes jugar las que quieras.
DB-081_DB-082 = Después de las tiradas iniciales y antes del primer turno de colocación se pregunta una vez a cada jugador, por orden, y solo se puede jugar Bloquear un edificio. En tus turnos de colocación y en tu turno de compra puedes jugar Retirar un dado, Bloquear o proteger un dado, Aumentar un dado y Relanzar un dado.
DB-083 = Al comienzo de la Elaboración, antes de que se elija ninguna receta, se vuelve a preguntar una vez a cada jugador, por orden. Ahora puedes jugar Retirar un dado, Bloquear o proteger un dado, Bloquear una receta, Aumentar un dado y Relanzar un dado.
    .ruling = Cuando dices que has terminado, ya no hay vuelta atrás.
DB-084 = Una ficha comprada se puede jugar desde que es tuya. Una ficha ganada al elaborar una receta tiene que esperar a la ronda siguiente.
DB-097_DB-098 = Los dados que están en el Mercado, en la reserva general o aún sin valor nunca pueden ser objetivo de una ficha. Una ficha sin objetivo permitido no se puede jugar.

## six-tokens

rules-six-tokens = Las seis fichas de Acción
DB-085 = Retirar un dado: elige un dado del Almacén de cualquier jugador, también del tuyo. Pasa a la Reserva activa de su dueño y conserva su valor; no se vuelve tuyo.
DB-086 = Si al dueño aún le queda su turno de compra, puede volver a almacenar ese dado. Jugada al comienzo de la Elaboración, la ficha hace más daño: el dado no se puede usar para elaborar cerveza en esta ronda y se tirará en la siguiente.
DB-087 = Bloquear un edificio: elige a un oponente y un edificio abierto en esta ronda que no tenga ya vedado por otra de estas fichas. Durante el resto de la ronda ese jugador no puede colocar nada allí, ni una base ni un dado azul para acelerar.
DB-088 = Bloquear o proteger un dado, sobre un dado de un oponente en la Reserva activa o el Almacén: el dado queda bloqueado y su dueño no puede usarlo en esta ronda. Eso excluye colocarlo, relanzarlo o cambiarlo en la Escuela, usarlo para un descuento, contarlo para las monedas de una tirada desafortunada y elaborar con él. Almacenarlo sí está permitido.
DB-089 = La misma ficha sobre un dado tuyo, en la Reserva activa o el Almacén, lo protege: en esta ronda nadie, tampoco tú, puede alterar su valor, cambiarlo por otro ni moverlo con Retirar un dado. Eso descarta Relanzar un dado, Aumentar un dado, los espacios que aumentan un dado y tanto el relanzamiento como el cambio de la Escuela; cualquier otro uso sigue abierto.
DB-090_DB-091 = Un dado lleva como mucho un marcador de este tipo, así que un dado marcado no se puede bloquear ni proteger otra vez. Un dado bloqueado aún puede ser retirado, relanzado o aumentado con fichas, porque solo se impide el uso de su dueño; uno protegido, no.
DB-092 = El bloqueo y la protección acaban con la ronda, o cuando el dado vuelve a la reserva general.
DB-093 = Bloquear una receta, solo al comienzo de la Elaboración: elige una carta de la fila que aún no esté bloqueada. Nadie, tampoco tú, puede elaborarla en esta ronda; se queda en su puesto.
DB-094_DB-095 = Aumentar un dado: uno de tus dados sin proteger, en la Reserva activa o el Almacén, que muestre 5 o menos, muestra 1 más hasta el final de la ronda; varias fichas se suman. El aumento cuenta para todos los mínimos. Si elaboras con el dado o lo gastas, va adonde iría siempre; si sigue en el Almacén al final del Orden, recupera su propio resultado.
DB-096 = Relanzar un dado: vuelve a tirar un dado sin proteger de cualquier jugador que tenga valor y esté en la Reserva activa, en el Almacén o esperando en un espacio que aumenta un dado (Maltería 3, Plantación de lúpulo 2). Se queda donde está.

## brewing

rules-brewing = Elaborar cerveza
DB-114_DB-128 = Una vez jugadas las fichas, los turnos de elaboración se suceden por orden. En tu turno elaboras exactamente una receta o renuncias. Tras elaborarla, tu siguiente oportunidad llega solo cuando todos los demás han tenido su turno.
DB-115 = Renunciar no es definitivo: cuando te vuelva a tocar, puede que una carta nueva te venga bien. La fase acaba cuando todos los jugadores han renunciado seguidos; si no puedes elaborar nada, la aplicación renuncia por ti, y eso también cuenta.
DB-116_DB-117 = Puedes elaborar una receta de la fila que no esté bloqueada si a cada dado que pide le corresponde un dado distinto de tu Almacén, sin bloquear, exactamente de ese color y que muestre al menos el número impreso. El azul nunca sustituye a otro color. Usas exactamente tantos dados como pide la receta; mostrar más de lo necesario está permitido, pero no da nada.
DB-118 = La aplicación propone los dados que menos desperdician: color por color, empezando por el requisito más alto, cada uno recibe el dado libre más bajo que baste. A igual valor toma antes un dado con un +1 temporal y después el que esté primero. Un dado azul elegido como mejora se trata como un requisito más. Puedes escoger tú cualquier otro conjunto válido.
DB-119 = Puedes mejorar una elaboración una sola vez, y solo si quieres: con un dado azul de tu Almacén, sin bloquear, que muestre al menos el número impreso, o con un ingrediente tuyo que la receta mencione.
DB-120 = Cada mejora de la carta tiene su propia bonificación, en monedas o experiencia, y solo se paga la de la mejora elegida.
DB-121_DB-122 = Los dados usados, incluido el azul de una mejora, van a tu Reserva activa y no se pueden volver a usar para elaborar cerveza en esta ronda. Un ingrediente usado vuelve enseguida a su pila del Mercado.

## rewards

rules-rewards = Recompensas y recetas nuevas
DB-123 = Te quedas la carta, la pones delante de ti y recibes la recompensa impresa, la bonificación de la mejora elegida y, siempre, 1 punto de experiencia más. Una receta que paga 5 de experiencia vale por tanto 6.
DB-126 = Antes de que elijas recompensa alguna, el puesto vacío se repone desde el mazo. La carta nueva ya se puede elaborar en esta ronda, a partir del turno del siguiente jugador.
DB-124_DB-125 = Si la recompensa es una ficha de Acción, toma cualquier tipo que quede en el Mercado negro, gratis e incluso antes de que abra; si no queda ninguna, no recibes nada. Si la recompensa es un dado, toma uno de cualquier color que quede en la reserva general, azul incluido; va a tu Reserva activa y tendrá valor en la siguiente tirada inicial. Si son dos dados eliges dos veces, y si la reserva general está vacía no recibes nada.
DB-127 = Si el mazo se agota, el puesto se queda vacío; las recetas elaboradas no se vuelven a barajar. Eso solo puede ocurrir en la última ronda.

## tidy-up

rules-tidy-up = Orden
DB-129 = Los jugadores recogen por orden, y cada uno completa los cuatro pasos antes de que empiece el siguiente. No hay nada que decidir: la aplicación lo hace por ti.
DB-130 = Paso 1: los dados que esperan en un espacio que aumenta un dado (Maltería 3, Plantación de lúpulo 2) suben 1 y pasan al Almacén. El que haya llegado a 6 por un relanzamiento se queda en 6.
DB-131_DB-132 = Paso 2: tus dados azules de la Escuela, de las casillas de aceleración y del Mercado vuelven a tu Reserva activa; después, la formación (Escuela de oficios 3) reclama su dado azul adicional. Paso 3: todo lo tuyo que espera ser canjeado (Maltería 1 y 2, Plantación de lúpulo 1, Departamento de semillas 1 a 3) pasa a la vez a la reserva general, y se cobran las monedas de una venta.
DB-133 = Paso 4: las peticiones se atienden desde la reserva general.
    .ruling = Primero las que jugadores anteriores aún tienen pendientes, la más antigua delante; luego las tuyas, en este orden: Escuela de oficios 3 (si no obtuvo nada en el paso 2), Maltería 1, Maltería 2, Plantación de lúpulo 1, Departamento de semillas 1, y Departamento de semillas 2 como dos peticiones separadas.
DB-134_DB-135 = Una petición que la reserva general no puede atender espera. En cuanto, durante el resto de este Orden, vuelve un dado o una semilla que encaje, va a la petición más antigua que lo espera. Las que sigan pendientes después del último jugador se pierden, y la semilla o el dado entregado se queda en la reserva general.
DB-136 = Por último se retiran todos los aumentos temporales, los marcadores de bloqueo y protección y las fichas de Bloqueo, y los edificios y recetas bloqueados vuelven a quedar libres. Todos los tableros están ahora vacíos.

## end-and-score

rules-end-and-score = Final de la partida y puntuación
DB-137_DB-138 = Cuando las recetas elaboradas entre todos alcanzan el límite (10, 15 o 20 con dos, tres o cuatro jugadores), la ronda en curso pasa a ser la última. Se juega hasta el final como siempre: se sigue elaborando hasta que todos renuncian y luego llega el Orden. Las recetas por encima del límite cuentan por completo.
DB-139 = Después del Orden se comprueba si la partida ha terminado. Si es así, la ficha de Estación/Prioridad ni se pasa ni se gira, y no se reparten semillas.
DB-140_DB-141 = A tu experiencia le sumas 1 punto por cada 2 monedas (una moneda suelta no vale nada), 1 por cada dado amarillo y verde y 2 por cada dado negro; los azules no puntúan. Cuentan todos tus dados, en la Reserva activa y en el Almacén, incluso los ganados en el último Orden. Por ejemplo, 12 de experiencia, 9 monedas, 3 dados amarillos, 2 verdes, 2 negros y 1 azul suman 12 + 4 + 3 + 2 + 4 + 0 = 25.
DB-142 = Las semillas, los ingredientes, las fichas de Acción sin usar y las monedas virtuales de una tirada desafortunada no valen nada.
DB-143 = Gana la puntuación más alta.
DB-144 = En caso de empate decide quién ha elaborado más recetas y después quién tiene más monedas; si también coinciden, la victoria se comparte.

## advanced-game

rules-advanced-game = El juego avanzado
SU-09 = En el juego avanzado las primeras recetas son al azar, como se explica en la preparación, y las fichas de Acción se mantienen en secreto.
    .ruling = Una sola opción activa ambas cosas.
DB-147 = Las fichas que no has jugado están boca abajo: los demás solo ven cuántas tienes. Al jugar una, se revela.
DB-148_DB-149 = Cuando compras o ganas una ficha, los demás no saben de qué tipo es, aunque sí ven las monedas que pagas. De cada tipo solo ven cuántas se han jugado abiertamente, no cuántas quedan en el Mercado negro. Cuando te toca elegir, se te ofrecen solo los tipos que de verdad quedan.
DB-150 = Después de las tiradas iniciales y al comienzo de la Elaboración se pregunta a todos los que tienen al menos una ficha, se pueda jugar o no, para que la propia pregunta no delate nada. Lo mismo vale para tus turnos de colocación y de compra: mientras tengas una ficha, o puedas pagar una en una compra, tu turno no se omite. En el juego estándar solo se pregunta a quien tiene una ficha que puede jugar.
DB-151 = En el juego estándar están a la vista el tipo de todas las fichas y las pilas del Mercado negro. Los ingredientes están a la vista en ambos juegos.

## unlucky-roll

rules-unlucky-roll = Opción: la tirada desafortunada
DB-109_DB-110 = Con esta opción, los unos de una mala tirada inicial te ayudan a comprar. Dos unos valen 2 monedas virtuales, tres valen 4 y cuatro valen 6; uno solo no da nada.
    .ruling = Más de cuatro también valen 6. Cuenta un dado de cualquier color si salió 1 en la tirada inicial de esta ronda, no se ha modificado ni vuelto a tirar desde entonces, no está bloqueado y está en tu Reserva activa cuando pagas; los unos del Almacén o del tablero no cuentan.
DB-111_DB-113 = La cantidad se fija al pagar tu primera compra del turno; almacenar o modificar los dados después no la altera. Las monedas virtuales sirven para el ingrediente y la ficha de Acción de ese turno en conjunto, se gastan antes que las reales, y lo que sobre se pierde.
DB-112 = No entregas esos dados: se quedan en tu Reserva activa y después puedes almacenarlos como siempre.

## stall-guard

rules-stall-guard = Opción: el antiestancamiento
DB-145 = Una fila de recetas difíciles no cambia por sí sola. Por eso, salvo que desactives esta opción, cuando seis rondas seguidas terminan sin ninguna elaboración, toda la fila va debajo del mazo después del Orden, el puesto 1 primero, y se reparten cartas nuevas desde arriba. Después la cuenta vuelve a empezar.
DB-146 = Una partida que siga en marcha tras el Orden de la ronda 40 termina ahí y se puntúa como siempre. Sin el antiestancamiento eso ocurre tras la ronda 100.
