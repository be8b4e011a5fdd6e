# The rules of Moonlight Brewers in our own words. Keys and order are those of text/rules.toml.

## goal

rules-goal = Objetivo del juego
MB-019_MB-206 = Eres un monje con caldera propia. Mientras brilla la luna llena te deslizas por el monasterio, reúnes lo que pide una cerveza y confías en que el Bosque no te oiga. Compiten de dos a ocho jugadores, o juegas en solitario. Cuando acaba la noche, gana la cerveza con el total de sabor más alto.
MB-027 = La partida tiene siete fases y cada una pide un ingrediente: I Preparación, agua; II Molienda, malta; III Infusión, leña; IV Cocción, leña; V Lupulado, lúpulo; VI Enfriamiento, agua; VII Fermentación, levadura. Cuanto más fino sea el ingrediente que añades en su fase, mejor será tu cerveza. Pero buscar hace ruido, y el ruido atrae a los Teriomorfos.
MB-026_MB-036 = El mismo jugador abre las siete fases y el turno pasa hacia la izquierda. Cuando todos han jugado empieza la fase siguiente; tras la fase VII se juzgan las cervezas.

## setup

rules-setup = Preparación de la partida
MB-020 = Cada jugador toma un monje, y ningún monje se toma dos veces.
    .ruling = Se elige por orden de puestos empezando por el primer jugador, y siempre puedes dejarlo al azar.
MB-021_MB-023_MB-024 = Los mazos de Teriomorfos, Equipo y Bendiciones se barajan por separado y quedan boca abajo; sus pilas de descarte están vacías. Tu monje empieza sano y con ruido 0. Tu hoja de puntuación tiene siete casillas vacías, 0 de suciedad y un ajuste de 0; no tienes cartas y tu reserva está vacía.
MB-022_MB-025 = Todas las fichas empiezan en el claustro del monasterio.
    .ruling = El claustro es el Patio. El primer jugador se sortea, salvo que el anfitrión de la mesa nombre a uno.
MB-007 = Todo está a la vista en la mesa: cualquiera puede mirar el ruido, las reservas, las cartas, los Teriomorfos conservados y las hojas de puntuación. Solo el orden de los mazos es secreto.

## turn

rules-turn = Tu turno
MB-028_MB-029_MB-030 = En cada fase juegas exactamente un turno: un movimiento gratuito y dos acciones. Cualquier acción puede gastarse como un movimiento extra, pero un movimiento nunca sirve de acción. El orden lo eliges tú: el movimiento gratuito puede ir antes, entre o después de las acciones.
MB-032_MB-034_MB-035 = Lo que empiezas se resuelve por completo, con el ataque que provoque, antes de pasar a otra cosa. Si tu segunda acción o un sprint tardío atrae a un Teriomorfo, lo combates antes de que acabe el turno y, por tanto, antes de rellenar tu hoja. Gastadas las dos acciones, aún puedes hacer el movimiento gratuito que te quede, si tu monje no está herido ni inmovilizado.
MB-031 = Puedes terminar tu turno antes. Los movimientos y acciones que no uses se pierden.
MB-033 = Al final de tu turno se rellena la casilla de la fase, y empieza el siguiente jugador.
    .ruling = El orden es siempre el mismo: primero puedes usar cartas y habilidades que mejoran la elaboración, luego se rellena la casilla y después se retira la telaraña cuyo plazo haya vencido.

## movement

rules-movement = Moverse
MB-037_MB-038_MB-040 = Un movimiento lleva a tu monje por una puerta hasta la sala contigua; el tablero muestra las puertas. Todas las puertas exteriores dan a un único Bosque, y desde él puedes volver por cualquier puerta exterior. Con el movimiento gratuito y las dos acciones gastadas así, haces como mucho tres movimientos por turno.
MB-039_MB-041 = Moverse no exige tirada ni hace ruido. En una sala caben cuantos monjes haga falta, y una ficha nunca cierra el paso.
MB-042 = Un monje herido debe recuperarse antes de poder actuar.
    .ruling = Hasta entonces tampoco puede moverse de ninguna manera.
MB-043 = Un monje atrapado en una telaraña está inmovilizado: no puede moverse de ninguna manera, pero sí realizar acciones donde está.
MB-044 = Con la opción Sprint, una vez por turno uno de tus movimientos puede cruzar dos puertas en vez de una. Tu ruido sube 2.
MB-045_MB-046_MB-047 = El sprint puede ser tu movimiento gratuito o una acción gastada como movimiento. Cruzas exactamente dos puertas, sin pararte ni actuar entre ambas, y acabas en una sala distinta de la de salida; vale también una sala a la que se llegaba con una sola puerta. Un sprint no es una búsqueda: no tiene ruido por fallo, no admite Hacer ruido y la habilidad Discreto no lo amortigua.
MB-048 = Si un sprint lleva tu ruido a 10 o más, sufres un ataque y después tu turno continúa.
    .ruling = El ataque llega justo tras la segunda puerta, en la sala de llegada, antes que nada.

## actions

rules-actions = Acciones
MB-049_MB-050_MB-053 = Una acción solo puede hacerse en una sala que la ofrezca. Salvo que una regla diga otra cosa, lanzas un dado: si el dado más tus bonificaciones alcanza la dificultad del tablero, tienes éxito; si no, fallas. La misma acción puede repetirse en un turno, excepto cazar.
    .ruling = Recuperarse y, con la opción Duelo, batirse son posibles en cualquier sala.
MB-051_MB-052 = Algunas salas ofrecen una versión fácil y otra difícil de la misma búsqueda.
    .ruling = Elige antes de lanzar; una búsqueda difícil fallida nunca da el resultado fácil. Una dificultad impresa de 2+ o 3+ es fácil y 5+ es difícil, sean cuales sean tus bonificaciones; no hay otros números.
MB-054_MB-055_MB-057 = Buscar un ingrediente: un éxito añade a tu reserva una unidad de la calidad que indica el tablero. Buscar equipo en la Armería: un éxito te deja robar una carta de Equipo. Meditar en la Biblioteca: funciona siempre, sin tirada, baja tu ruido en 5 (nunca por debajo de 0) y no hace ruido.
    .ruling = No admite Hacer ruido, y puedes meditar incluso con ruido 0.
MB-056 = Rezar en la Capilla: un éxito te deja robar una carta del mazo de Bendiciones, donde están mezclados bendiciones y objetos sagrados.
    .ruling = Es una sola carta, no una de cada clase.
MB-060 = Un fallo no aporta nada, cuesta igualmente la acción y hace ruido adicional.
MB-058_MB-059 = Cuando una carta o habilidad habla de buscar, se refiere a toda tirada de acción: ingrediente, equipo, rezo, caza o suciedad. No puedes buscar equipo, rezar ni cazar mientras el mazo correspondiente y su pila de descarte estén ambos vacíos.

## noise

rules-noise = El ruido
MB-066_MB-067_MB-068 = Una acción fácil hace 1 de ruido y una difícil hace 2, tengas éxito o no. Si la tirada de dificultad falla, hace 1 más.
MB-072 = Cada vez que una acción, un sprint u otro efecto haya subido tu ruido en tu turno y esté resuelto del todo, compruébalo: con 10 o más te ataca un Teriomorfo.
MB-069_MB-071 = Las acciones sin tirada de dificultad (meditar, recuperarse, batirse en duelo) y los movimientos normales no hacen ruido. El ruido nunca baja de 0 y puede pasar de 10.
MB-070 = El ruido de una tirada se anota en cuanto esta se decide. En una caza eso ocurre antes del combate, así que lo que ponga tu ruido a cero durante el combate tiene la última palabra.
MB-061_MB-062 = Hacer ruido: mientras tu ruido sea 6 o menos, puedes emplearte con las dos manos y sumar 1 a tu tirada de acción. A cambio tu ruido sube 2, incluso si fallas.
MB-063_MB-064_MB-065 = Hacer ruido se decide antes de lanzar el dado; las dos acciones de un turno pueden usarlo si tu ruido lo permite cada vez.
    .ruling = Solo se puede una vez por tirada. Sirve para toda acción con tirada de dificultad, incluidas la tirada de caza, el rezo y la suciedad, pero nunca para dados de combate, el dado de la habilidad Bendito, la meditación, los movimientos, recuperarse o los duelos. Una carta de campana usada justo antes cuenta: si baja tu ruido de 7 a 6, puedes Hacer ruido.
MB-073 = Una vez anotado el ruido, no puede usarse ninguna carta de campana antes de comprobar si hay ataque; hay que tocarla antes. Los demás momentos de ese paso, antes de robar, antes de un combate o ante una herida, llegan como siempre.

## ingredients

rules-ingredients = Ingredientes y hoja de puntuación
MB-175_MB-176 = Cada éxito aporta una unidad de un ingrediente. Tu reserva no tiene límite y nada se estropea ni se pierde en ella. Puedes recoger en cualquier momento ingredientes de fases posteriores y guardarlos.
MB-178_MB-181 = Al final de tu turno, la mejor unidad que tengas del ingrediente de la fase se anota en la casilla de la fase y sale de tu reserva; no es opcional. El valor es su calidad, más la especialidad de tu monje, más las cartas de ingrediente coronado que uses. Sin tal unidad, la casilla recibe 0. Una casilla escrita es definitiva, salvo por la habilidad Receta ancestral.
MB-177 = Una unidad no puede ir a la casilla de una fase pasada; solo Receta ancestral lo permite.
    .ruling = Buscar ese ingrediente sigue estando permitido.
MB-179_MB-180_MB-182 = Dos unidades nunca se suman en la misma casilla.
    .ruling = Una unidad llena una sola casilla. La leña sobrante de la fase III puede usarse en la fase IV, y el agua sobrante de las fases I a V en la fase VI. Las unidades que queden tras la fase VII no valen nada.
MB-183_MB-184 = Una cerveza contiene ingredientes cuando al menos una de sus casillas vale 1 o más; la reserva y los Teriomorfos no cuentan. La hoja tiene siete casillas, una línea para los Teriomorfos, una para el ajuste (cartas de dos jarras y Codex Siceratorum), una para la suciedad y el total.

## attack

rules-attack = El ataque de un Teriomorfo
MB-074_MB-075_MB-077 = Cuando te atacan, roba un Teriomorfo y combátelo donde estés. Tras el combate tu ruido pasa a 0, hayas ganado, perdido, empatado, huido o vencido gracias a una carta. Un ataque no es una caza: no se aplican ni la bonificación de caza ni la habilidad Cazador, y no gasta la caza de tu turno.
MB-079 = Tras una victoria, un empate o una huida sigues con tu turno. Tras una herida puedes gastar una acción que te quede para recuperarte.
MB-076_MB-078 = El ruido se pone a cero cuando se conoce el resultado y antes de los iconos de la derecha de la carta; una campana a la derecha cuenta, pues, desde 0. Por mucho que tu ruido pase de 10, una comprobación trae un solo ataque.
MB-080_MB-081 = Si no queda ningún Teriomorfo ni en el mazo ni en la pila de descarte, no viene nadie y tu ruido pasa a 0. Un monje ya herido es atacado como cualquiera y conserva todas sus bonificaciones; si pierde, su cerveza recibe 1 de suciedad, sigue herido y basta con recuperarse una vez.

## hunt

rules-hunt = La caza
MB-082_MB-083 = Se caza en el Bosque, como mucho una vez por turno.
    .ruling = El intento cuenta aunque falle su tirada. La caza empieza con una tirada de dificultad contra el número del tablero, y es una acción fácil.
MB-084_MB-085 = Con un éxito robas dos Teriomorfos, los miras por completo, eliges a cuál combatir y descartas el otro antes del combate; no puedes echarte atrás. Tu total en ese combate recibe +1, en cada intercambio si es una manada; el dado de la habilidad Bendito no lo recibe.
MB-086_MB-087_MB-088 = Si falla la tirada de caza no se roba ni se combate: solo queda el ruido de una acción fácil fallida. Tras el combate, una victoria, un empate, una huida o una herida evitada o ignorada deja tu ruido como estaba, mientras que una herida sufrida lo pone a 0. Si tu ruido es 10 o más al acabar la caza, un segundo Teriomorfo ataca enseguida.
MB-089 = Si al mazo le queda una sola carta, baraja la pila de descarte para formar un mazo nuevo del que sale la segunda.
    .ruling = Toma esa carta antes de barajar. Si tampoco hay descartes, combates a ese único Teriomorfo.

## fight

rules-fight = El combate
MB-090 = En un combate robas un Teriomorfo, cada bando lanza sus dados y se comparan los totales.
    .ruling = Un combate sigue este orden: robar y elegir el Teriomorfo; iconos a la izquierda de su carta; declarar cartas; lanzar tu dado; huir, si puedes y quieres; lanzar por el Teriomorfo; comparar; resultado, con la herida si has perdido; puesta a cero del ruido; iconos a la derecha; conservar o descartar la carta y comprobar tu ruido. Un duelo usa solo la parte que va de declarar cartas a la herida.
MB-091_MB-092_MB-094 = Los iconos a la izquierda de una carta de Teriomorfo actúan antes del combate y los de la derecha después, leyendo cada lado de izquierda a derecha. Tu total es el dado que conservas, +1 por Marcial, +1 en una caza, +1 más en una caza por Cazador, más tus cartas. Tu vecino de la izquierda hace de Teriomorfo; no tiene nada que decidir por él.
MB-093 = El total del Teriomorfo es el resultado de sus dados más la bonificación impresa en su carta.
    .ruling = Si lanza varios dados, se suman todos.
MB-095_MB-096 = Si tu total es mayor, ganas: conservas la carta como trofeo hasta el final de la partida y anotas su sabor. Si es mayor el del Teriomorfo, sufres una herida grave y la carta se descarta; solo una manada se conserva incluso entonces.
MB-097_MB-098 = Si los totales son iguales, nadie resulta herido y no hay trofeo: la carta se descarta. En un ataque tu ruido pasa igualmente a 0.
    .ruling = Cada icono de la derecha indica si actúa tras una victoria, una derrota o ambas; nunca tras un empate o una huida.
MB-099 = Si declaras una espada coronada antes de los dados, no se lanza ninguno: el combate está ganado y actúan los iconos de victoria.
MB-100_MB-101 = Un icono de equipo o bendición tachado prohíbe todas tus cartas de ese tipo en ese combate. Las habilidades de tu monje se mantienen.
    .ruling = La prohibición vale para el combate entero, desde los iconos de la izquierda hasta el final: bonificaciones, cartas de un solo uso, cartas contra heridas y bonificaciones de sabor por igual. Las cartas robadas como recompensa a la derecha sirven desde el próximo momento adecuado, no para este combate.

## wolfpack

rules-wolfpack = La manada
MB-102_MB-103 = Una carta de manada muestra varios Teriomorfos, y los enfrentas uno tras otro en el orden impreso. La manada es un solo combate: la bonificación de caza, Cazador, Marcial y toda carta que dure un combate valen en cada intercambio.
    .ruling = Cada intercambio va de declarar cartas al resultado; la puesta a cero del ruido, los iconos de la derecha y el destino de la carta llegan una sola vez, al final. Una carta de dos dados cubre una sola tirada.
MB-104_MB-105 = Cada miembro vencido añade su sabor al anotado para la carta. Tu primera derrota acaba el combate con una herida grave; aun así la carta es tuya, con el sabor logrado hasta entonces, aunque sea 0.
MB-106_MB-107 = Un miembro con el que empatas queda atrás y no da sabor; pasa al siguiente. Si llegas al final sin derrotas, conservas la carta si has vencido al menos a un miembro; si no, la descartas.
MB-108_MB-109_MB-110 = Una espada coronada vence a toda la manada.
    .ruling = Puede declararse antes de cualquier intercambio y vence entonces a todos los miembros aún no vencidos ni empatados. Huir con Serendipia acaba el combate entero sin herida; conservas la carta si has vencido al menos a un miembro, y si no la descartas. Si evitas o ignoras la herida de tu primera derrota, el combate termina igualmente.
MB-111_MB-112 = Una manada conservada cuenta como un solo Teriomorfo; la habilidad Carnicero, la Lanza de la Bestia y la opción Luna llena le suman su 1 una sola vez cada una, y solo si se venció a algún miembro. Para los iconos de la derecha, la manada es derrota si te han vencido, victoria si no y has vencido al menos a un miembro, y empate en otro caso.

## injury

rules-injury = Heridas graves
MB-113 = Una herida grave echa 1 de suciedad en tu propia cerveza, y tu carta de monje se gira por el lado herido.
    .ruling = Esto vale aunque tu cerveza esté vacía.
MB-114_MB-115 = Una herida causada por un Teriomorfo, en un ataque o una caza, pone además tu ruido a 0; la de un duelo no. Para recuperarte, gasta una acción en cualquier sala: sin tirada ni ruido, y tu monje vuelve a estar sano.
MB-116_MB-117_MB-118 = Mientras estés herido solo puedes recuperarte, usar las cartas y habilidades permitidas entre pasos o al final de tu turno, o terminar el turno. Una acción que quede en el mismo turno puede servir para recuperarte, y entonces vuelves a disponer del movimiento gratuito y las acciones sin usar. Si no queda ninguna, la herida sigue: el turno siguiente exige una acción para recuperarte, lo que deja una acción y el movimiento gratuito.
MB-121 = Una herida que evitas o ignoras no tiene ninguno de sus efectos: ni suciedad, ni carta girada, ni puesta a cero del ruido por su causa.
MB-119_MB-120 = Otra herida grave estando herido añade 1 de suciedad, y pone tu ruido a cero si la causó un Teriomorfo, pero la carta no se gira por segunda vez. Un monje herido conserva sus habilidades, cartas, reserva y trofeos, y su hoja se rellena como siempre.
MB-122 = Cuando una herida está a punto de llegar puedes jugar una carta de corazón con cruz verde: la herida desaparece.
    .ruling = La carta se juega primero, y entonces no se lanza el dado de Bendito. Si no lo haces, un monje Bendito lanza su dado; si ese dado falla, ya no puede jugarse ninguna carta contra esa herida.

## cards

rules-cards = Equipo, bendiciones y mazos
MB-123_MB-124_MB-126 = Puedes tener cuantas cartas quieras, y una carta robada sirve desde el próximo momento adecuado. Una carta es permanente, o vale en cada tirada que le corresponda, una vez por fase o una vez por partida. Una carta de una vez por fase se pone de lado al usarla y se endereza al empezar la fase siguiente.
MB-005_MB-008_MB-131 = Todas las bonificaciones de cartas y habilidades se suman sin límite, y dos cartas distintas con el mismo icono cuentan ambas. Por tirada significa una vez en cada tirada que corresponda. Por turno se renueva al empezar tu turno y por fase al empezar una fase nueva; por partida no se renueva nunca.
MB-006 = Las bonificaciones simples, permanentes o por tirada, se aplican solas siempre que se puede. Solo se te pregunta por las cartas de uso limitado y por las habilidades que te dejan elegir.
MB-127_MB-129 = Si hay que robar y el mazo está vacío, baraja su pila de descarte para formar un mazo nuevo y luego roba; las cartas reveladas o en combate no entran en él. Las cartas de los jugadores y los Teriomorfos que conservan nunca vuelven a un mazo, salvo las cartas de una vez por partida ya usadas.
MB-125_MB-128_MB-130 = Un efecto de dos cartas te deja robar una más y conservar igualmente una.
    .ruling = Varios de estos efectos añaden una cada uno. Una carta de una vez por partida va a su pila de descarte tras usarse; si se roba de nuevo más tarde, está como nueva, salvo con la opción «Una vez por partida, sin excepción». Si el mazo y los descartes juntos no tienen cartas suficientes, roba las que haya.

## timing

rules-timing = Cuándo usar cada cosa
MB-009_MB-010 = Una carta de uso limitado se declara antes de lanzar el dado; lanzado el dado, ya es tarde.
    .ruling = Se declara en el momento de aquello que altera, antes de cualquier dado que eso mismo exija. Una carta declarada queda gastada aunque resulte inútil, porque falló la tirada o el combate se habría ganado igual.
MB-011 = Entre pasos, en tu propio turno y sin nada en marcha, puedes usar cartas de campana, de dos jarras y de sangre de lobo, y las habilidades Alquimia y Receta ancestral.
MB-012 = Antes de una tirada, cuando has declarado una acción con tirada de dificultad y el dado aún no se ha lanzado, puedes Hacer ruido y usar cartas de lupa, de dos dados y de campana.
MB-013 = Antes de robar, cuando vas a tomar de un mazo, puedes usar efectos de dos cartas.
MB-014_MB-015 = Antes de un combate, cuando se conoce al oponente, han actuado los iconos de la izquierda y no se ha lanzado ningún dado de combate, puedes usar cartas de bonificación de combate, de espada coronada y de dos dados; con una manada este momento vuelve antes de cada intercambio. Con tu dado ya en la mesa solo puedes elegir qué dado conservas de un efecto de dos dados, o huir con Serendipia; ya no puede declararse ninguna carta.
MB-016_MB-017 = Ante una herida, cuando va a aplicarse una herida grave y no se ha lanzado el dado de Bendito, puedes usar cartas de corazón con cruz verde, y cartas de dos dados para el dado de Bendito. A la hora de elaborar la cerveza, al final de tu turno y antes de rellenar tu hoja, puedes usar cartas de ingrediente coronado, Alquimia y Receta ancestral.
MB-018 = En el turno de otro jugador no tienes nada que decidir, salvo que estés en un duelo: entonces actúas antes del combate, tras tu propio dado y ante tu herida.

## icons

rules-icons = Los iconos de las cartas
MB-132_MB-133_MB-134 = Campana: tu ruido sube o baja el número indicado; con un signo igual, pasa a ser ese número. Rastro de lobo: la carta es una manada. Equipo o bendición tachado en rojo: las cartas de ese tipo quedan prohibidas en este combate.
MB-135_MB-138_MB-139 = Dos cartas o dos dados, uno tachado: roba o lanza uno más, quédate con el que prefieras y descarta el otro. Jarra verde o casco verde: roba enseguida una Bendición o un Equipo, sin tirada; Elegido y Trapichear no se aplican. Espada coronada: ganas el combate.
MB-136 = Telaraña roja: tu monje no puede moverse durante el resto de este turno ni en tu turno de la próxima fase que se juegue; la telaraña acaba con ese turno. Una segunda telaraña solo fija un nuevo final.
MB-141_MB-142 = Lupa: una bonificación a las tiradas de búsqueda; unida a otro icono, solo ayuda a buscar esa cosa. Corazón con cruz: el verde evita una herida grave, el rojo la causa.
MB-137 = Dos jarras coronadas: el ajuste de una cerveza sube o baja el número indicado; la carta dice si es la tuya o la de cualquier jugador.
    .ruling = La cerveza no necesita ingredientes, y el cambio no es suciedad.
MB-140 = Sangre de lobo: el sabor de un Teriomorfo sube o baja el número indicado.
    .ruling = El sabor nunca baja de 0. Jugada como carta, la sangre de lobo cambia uno de los Teriomorfos que conservas. Cuando un icono habla de tu mejor Teriomorfo conservado, es el de mayor sabor en ese momento y, en caso de empate, el primero que conservaste; si no tienes ninguno, no pasa nada.
MB-143_MB-144 = Ingrediente coronado: +1 de calidad a la unidad que se anota.
    .ruling = La unidad tiene que existir, con calidad 1 o más, y pueden combinarse varias de estas cartas en la misma unidad. Un corazón rojo a la derecha de una carta de Teriomorfo es una herida grave causada por un Teriomorfo: pone tu ruido a 0 y puedes defenderte como de cualquier herida.

## monks

rules-monks = Las habilidades de los monjes
MB-145_MB-146_MB-157_MB-158 = Marcial: +1 a tu total en todo combate, sea un ataque, una caza, cada intercambio con una manada o un duelo por cualquiera de los lados. Discreto: un fallo no hace ruido adicional; el ruido de la acción y el de Hacer ruido se mantienen. Logística: +1 en las tiradas de ingredientes fáciles (2+ o 3+), no en las de difíciles, equipo, rezo, caza o suciedad. Cazador: +1 en la tirada de caza y +1 en el combate de caza, además de la bonificación propia de la caza, pero no cuando te atacan ni en duelos.
MB-147_MB-148_MB-149_MB-150_MB-151 = Cinco especialidades mejoran en 1 lo que anotas: Herbolario, tu malta; Zahorí, tu agua, en las fases I y VI; Panadero, tu levadura; Leñador, tu leña, en las fases III y IV; Recolector, tu lúpulo.
MB-152 = Una especialidad solo cuenta si se anota una unidad de calidad 1 o más; una casilla de 0 sigue en 0.
    .ruling = Cuenta en el momento de anotar; en tu reserva las unidades muestran la calidad impresa.
MB-153_MB-154_MB-174 = Trapichear: al buscar equipo con éxito robas dos cartas de Equipo, conservas una y descartas la otra. Elegido: al rezar con éxito robas dos Bendiciones, conservas una y descartas la otra. Ninguna de las dos vale para cartas de recompensa, de un presagio o de la preparación. Confunde al Teriomorfo: cuando te atacan robas dos Teriomorfos, eliges a cuál combatir y descartas el otro; no tiene efecto en la caza.
MB-155 = Bendito: por cada herida grave que ninguna carta evite se lanza automáticamente un dado; con 4+ ignoras la herida. Da igual que venga de un ataque, una caza, un corazón rojo o un duelo.
MB-156 = El dado de Bendito no recibe nada de Marcial, las lupas, la caza ni Hacer ruido, y Robusto no lo relanza; sí puede usarse en él una carta de dos dados.
MB-159 = Mugriento: una vez por turno, una acción de suciedad con éxito da 2 de suciedad en vez de 1; la cerveza debe contener ingredientes.
    .ruling = Se aplica a tu primer éxito del turno, y toda la suciedad va a la misma cerveza. Ocurre por sí sola, y una tirada fallida no la gasta.
MB-160_MB-161 = Carnicero: +1 de sabor en cada Teriomorfo que has vencido.
    .ruling = Vale incluso con sabor impreso 0, que entonces cuenta como 1. No añade nada a una manada conservada sin ningún miembro vencido.
MB-162 = Alquimia, una vez por partida, entre pasos o a la hora de elaborar la cerveza: una unidad de tu reserva se convierte en otro de los cinco ingredientes, con la misma calidad.
    .ruling = Alquimia está disponible en todas las partidas.
MB-163 = Alquimia no puede cambiar ingredientes anotados, Teriomorfos ni suciedad, y no da derecho a llenar casillas pasadas. La especialidad sigue al nuevo ingrediente.
MB-164_MB-165 = Serendipia: con un 1 o un 2 puedes huir del combate. No hay herida ni trofeo, y la carta se descarta.
    .ruling = Cuenta el dado de combate que conservas, sin bonificaciones, y decides antes de que se lancen los dados del oponente. Los iconos de la derecha no actúan. Huir acaba un ataque (ruido 0), una caza (ruido sin cambios), una manada entera (que quizá conserves, ver la manada) o un duelo (nadie pierde). Las bonificaciones no importan, y un dado relanzado cuenta con su cara final.
MB-166_MB-167_MB-168 = Codex Siceratorum: cada suciedad que obtienes con la acción de suciedad puede, en su lugar, subir en 1 el ajuste de una cerveza.
    .ruling = Esa cerveza debe ser la tuya y contener ingredientes. La suciedad usada así no cuenta como suciedad. Si además eres Mugriento, puedes repartir libremente tus 2 entre la cerveza de un oponente y la tuya: 2 y 0, 1 y 1, o 0 y 2.
MB-169 = Mazo de Guerra: un empate en un combate cuenta como victoria tuya, también en los intercambios de una manada y en los duelos.
    .ruling = Si ambos duelistas lo tienen, el empate se mantiene.
MB-170 = Robusto: en toda tirada de combate, cada uno de tus dados que muestre un 1 vuelve a tirarse una vez automáticamente; la nueva cara vale, aunque sea otro 1.
    .ruling = Contra una manada se aplica en cada intercambio.
MB-171 = Robusto repite los dos dados de un efecto de dos dados antes de que conserves uno, y actúa antes que Serendipia. Nunca afecta a los dados de búsqueda, al dado de Bendito ni a los del Teriomorfo.
MB-172 = Receta ancestral, una vez por partida desde la fase II, entre pasos o a la hora de elaborar la cerveza: una unidad de tu reserva del ingrediente de la fase anterior va a la casilla de esa fase.
    .ruling = Queda el mayor de los valores antiguo y nuevo.
MB-173 = Solo cuenta la fase jugada justo antes, también en una partida corta. Se aplican las bonificaciones de especialidad y de ingrediente coronado; sus cartas se declaran junto con la receta, incluso entre pasos. Solo puedes usarla si la casilla va a subir, y la casilla actual se rellena como siempre con otra unidad.

## sabotage

rules-sabotage = Sabotaje, suciedad en la cerveza
MB-185 = La acción de suciedad es una búsqueda difícil en la Cervecería, contra el número del tablero.
MB-187_MB-189_MB-190 = Si tienes éxito, elige a un oponente cuya cerveza contenga ingredientes, esté su monje en la sala que esté. La suciedad se usa en el acto y no se puede guardar. Tu propia cerveza no es un objetivo, salvo con el Codex Siceratorum.
MB-186_MB-188 = Cada suciedad baja en el acto en 1 el sabor de la cerveza elegida.
    .ruling = Solo puedes elegir la acción si existe al menos un objetivo válido. La suciedad no es una herida, así que nada puede impedirla.
MB-191_MB-192 = Puedes hacerlo dos veces en un turno, incluso a la misma cerveza. La suciedad se cuenta sin límite para cada jugador y nunca se quita.

## duel

rules-duel = Duelos entre monjes
MB-193_MB-194_MB-195 = Con la opción Duelo puedes gastar una acción para combatir contra otro monje, sin tirada de dificultad.
    .ruling = Un duelo no hace ruido. Ambos monjes deben estar en la misma sala, y ambos sanos. El monje retado no puede negarse.
MB-197_MB-198 = En un duelo cada bando tiene un dado, Marcial y sus cartas de combate; no cuentan la bonificación de caza ni Cazador. El total más bajo sufre una herida grave: 1 de suciedad y la carta girada, con el ruido sin cambios. El vencedor no gana nada y un empate no tiene efecto.
MB-196 = En un duelo ambos monjes declaran cartas y lanzan su dado, y después se comparan los totales.
    .ruling = Primero declara cartas el retador, luego el otro monje; después lanza el retador, con Robusto y Serendipia si los tiene, y luego el otro igual.
MB-199_MB-200 = En un duelo, una espada coronada declarada por un solo bando gana sin dados; si ambos declaran una, las espadas se anulan, ambas se gastan y deciden los dados. Solo tus acciones limitan los duelos de un turno. Las cartas de una vez por fase que el monje retado use en su defensa quedan usadas para esa fase.

## scoring

rules-scoring = El juicio de la cerveza
MB-201_MB-202_MB-204 = Tu total es la suma de tus siete casillas, más la línea de Teriomorfos, más el ajuste, menos tu suciedad. La línea de Teriomorfos, el toque final de tu cerveza, es el sabor del mejor Teriomorfo que conservas, más 1 por cada uno de los demás con sabor 1 o más; sin ninguno, es 0. Los Teriomorfos de sabor 0 no añaden nada.
MB-203 = El sabor de un Teriomorfo es el impreso, o la suma lograda contra una manada, más lo que añade la habilidad Carnicero; la sangre de lobo lo cambia.
    .ruling = La opción Luna llena y la Lanza de la Bestia también aumentan ese sabor. Se anota al conservar la carta; todo cambio posterior por sangre de lobo actúa en el acto sobre el valor anotado, que nunca baja de 0.
MB-207 = Si dos totales son iguales, gana la cerveza con más sangre de Teriomorfo.
    .ruling = Es la que tiene la línea de Teriomorfos más alta.
MB-208_MB-209 = Si también eso es igual, gana quien tenga menos suciedad. Si hasta la suciedad es igual, se comparte la victoria.
MB-210 = El total dice también lo buena que es la cerveza: de 0 a 4, Imbebible; de 5 a 7, Con jarabe; de 8 a 12, Mínimo trapense; de 13 a 17, Buena cerveza; de 18 a 20, Cerveza de concurso.
MB-205_MB-211_MB-212 = Un total por debajo de 0 se muestra y se valora como 0, pero la clasificación usa el número real. Los totales por encima de 20 pertenecen a la categoría más alta. Tras tu propio turno de la fase VII ya no puedes usar cartas ni habilidades, salvo dentro de un duelo o en el combate contra La Bestia en la última noche de Hermit Brewer.

## solo

rules-solo = Jugar en solitario
MB-213_MB-214_MB-215 = En solitario juegas con las mismas reglas, y los dados de los Teriomorfos se lanzan por ti.
    .ruling = No hay duelos ni oponentes a los que sabotear, así que la acción de suciedad solo existe para un monje con el Codex Siceratorum. Tu resultado es la categoría que alcanza tu cerveza.

## options

rules-options = Opciones, expansión y mods
MB-216_MB-218 = Dos de los mods publicados, Running Brewers y Battle Brewers, forman parte de las reglas actuales.
    .ruling = Las opciones se eligen antes de la preparación y no cambian en toda la partida. Running Brewers, que hace moverse a los monjes, forma siempre parte del juego, y Battle Brewers es lo que llamamos la opción Duelo; ninguno de los dos aparece como mod.
MB-217 = Puedes activar Sprint, Duelo, la expansión La Noche de la Bestia y los mods que quieras; todo está desactivado si no lo eliges. La campaña Hermit Brewer exige exactamente un jugador, y con ella no pueden elegirse Duelo ni mods.
MB-219 = Los demás mods pueden combinarse como se quiera.
MB-220 = La Noche de la Bestia: cuatro monjes más para elegir, y La Bestia, la Lanza de la Bestia y el Rosario se barajan en sus mazos.
MB-221 = Luna llena: el total de cada Teriomorfo recibe +1, en cada intercambio de una manada. A cambio, cada Teriomorfo vencido cuyo sabor sea 1 o más antes de otras bonificaciones da 1 de sabor más.
MB-222 = Sueño ligero: los Teriomorfos atacan con ruido 8 o más, y Hacer ruido solo se permite mientras tu ruido sea inferior a 5.
MB-223 = Voto de paz: nadie sabotea a un oponente y nadie se bate en duelo, aunque la opción Duelo esté activada. Un monje con el Codex Siceratorum puede seguir usando suciedad en su propia cerveza.
MB-224 = Alforjas llenas: en la preparación, cada jugador por orden de turno roba un Equipo y una Bendición.
MB-225 = Cocción corta: solo se juegan las fases I, II, III, V y VII, y las casillas IV y VI quedan en 0. Para conocer la categoría de tu cerveza, y solo para eso, suma 3 a tu total, tomando antes como 0 un total negativo.
MB-226 = Abad rotatorio: desde la fase II, el primer jugador cambia en cada fase, pasando hacia la izquierda.

## hermit

rules-hermit = La campaña Hermit Brewer
MB-227 = Hermit Brewer es una campaña para un jugador: un mismo monje elabora durante siete noches, en orden, y cada una es una partida completa en solitario con mazos nuevos, hoja nueva y ruido 0. Sprint y La Noche de la Bestia se fijan al empezar la campaña; los mods solo entran cuando una noche lo dice. Primera caldera no tiene regla especial. En Pozo seco, la búsqueda fácil de agua exige la tirada más alta de la carta y sigue siendo fácil; Paredes de papel usa Sueño ligero; Luna del hambre usa Luna llena. En Telarañas empiezas inmovilizado hasta el final de tu turno de la fase I; Visita del abad empieza con la suciedad de la carta en tu cerveza; Noche de la Bestia acaba con una visita.
MB-228 = Los 12 presagios se barajan cada noche. Al empezar cada fase se revela el de arriba, que vale para esa fase; primero ocurre lo inmediato y luego se comprueba tu ruido. Un ataque causado aquí se combate por completo, con todos sus momentos para cartas, antes de que empiece tu turno; un monje herido es atacado como cualquiera. Noche clara no hace nada, Suelo crujiente hace más ruidosos los fallos salvo para un monje Discreto, Nieve blanda quita el ruido de acción de tu primera tirada de acción pero no el de fallar o Hacer ruido, Aullido lejano sube tu ruido en el acto y Vísperas lo baja, Caja olvidada y Don del peregrino te dan en el acto un Equipo o una Bendición. Caminos embarrados prohíbe gastar acciones como movimientos y esprintar, Buena cosecha mejora la unidad que anotas al final del turno de esta fase, Despensa húmeda debilita las tiradas de ingredientes, Huellas frescas ayuda en la tirada y el combate de caza, y Moho echa suciedad en el acto en una cerveza que contenga ingredientes; las cartas dan los números.
MB-229 = Un total de 8 o más da 1 estrella y uno de 13 o más da 2; cumplir la tarea de la noche da 1 más si el total es de 5 o más. Las tareas: en Primera caldera, no sufrir ninguna herida grave; en Pozo seco, tener 1 o más en las casillas I y VI; en Paredes de papel, no sufrir más ataques de los que permite la carta; en Luna del hambre, conservar al menos tantos Teriomorfos de sabor 1 o más como pide la carta; en Telarañas, tener 1 o más en las casillas III y IV; en Visita del abad, tener 1 o más en las siete casillas; en Noche de la Bestia, no sufrir ninguna herida grave en el combate contra La Bestia.
MB-230 = Tras cada una de las seis primeras noches con al menos 1 estrella, toma uno de los recuerdos que queden. Cada uno sirve una vez por noche, nunca se descarta y no es ni Equipo ni Bendición, así que nada lo prohíbe. Lámpara vieja, antes de una tirada, ayuda en una tirada de acción; Calcetines de lana, entre pasos o antes de una tirada, bajan tu ruido; Hábito de repuesto evita una herida grave; Hoja afilada, antes de un combate, te refuerza durante todo ese combate. Notas del maestro mejoran la unidad que va a anotarse; Moneda de la suerte da dos dados en una tirada tuya; Viejo sabueso añade una carta cuando robas Teriomorfos.
MB-231_MB-232 = Tras una noche sin estrellas no tomas recuerdo, y la noche siguiente empieza con 1 de suciedad en tu cerveza, además de la que traiga esa noche. Si acabas una noche herido, empiezas la siguiente herido, sin nueva suciedad. Aparte de eso, solo los recuerdos y las estrellas pasan de una noche a otra.
MB-233 = La séptima noche, La Bestia se aparta antes de barajar el mazo; esta noche participa incluso sin la expansión. Tras rellenar tu casilla de la fase VII, ataca, y la combates por completo desde los iconos de la izquierda. Si la vences, la conservas y puntúa; un combate perdido añade igualmente su suciedad.
MB-234 = Tus estrellas dan tu rango: de 0 a 6 Novicio, de 7 a 11 Cervecero, de 12 a 16 Maestro bodeguero, de 17 a 21 Leyenda de la ermita.

## fine-print

rules-fine-print = Dados y letra pequeña
MB-002_MB-003 = Todos los dados son equilibrados, con las caras del 1 al 6. Cuando una regla mira el resultado natural, se refiere a la cara del dado que conservas, antes de cualquier bonificación. Ninguna cara acierta o falla, gana o pierde por sí sola.
MB-004 = La aplicación lanza todos los dados; nadie elige un resultado. Cuando toca lanzar varios, van primero los del jugador activo con las repeticiones de Robusto, luego los del oponente con las suyas, y al final el dado de Bendito.
MB-001 = Cuando las ediciones impresas de las reglas se contradicen, seguimos la francesa.
