# The rules of Brew Crafters in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = Objetivo y resumen
BC-009_BC-027 = De dos a cinco jugadores dirigen cada uno una cervecería artesana de la misma ciudad y conservan su sitio en la mesa, en sentido horario, durante toda la partida. A lo largo de tres años, cada jugador compra ingredientes, contrata gente, levanta edificios y elabora cerveza. Cada año tiene primavera, verano, otoño e invierno, así que se juegan doce estaciones, empezando en la primavera del año 1. Gana la cervecería con más Reputación al final.
BC-028 = Una estación sigue estos pasos: (1) el marcador de estación avanza, salvo en la primera de todas; (2) recoges a los becarios que te esperan en esta estación; (3) solo en invierno, cada uno cobra sus beneficios anuales; (4) se repone el mercado; (5) Fase de mercado; (6) Fase de cervecería; (7) el paso de cierre de la estación, si lo tiene; (8) peones y turnos de trabajo vuelven a casa, y cada becario de la estación, usado o no, regresa a la reserva.
BC-031 = Nada vuelve antes de tiempo: tus peones y turnos de trabajo se quedan donde los colocaste hasta que termina toda la Fase de cervecería.
BC-029 = El otoño se cierra con la cosecha: primero las Granjas de los jugadores y después la Granja comunitaria, si se juega con ella.
BC-030 = El invierno se cierra con las facturas: cada uno paga sus gastos de funcionamiento. Tras los del año 3, la partida termina.

## terms

rules-terms = Ingredientes, fichas y palabras
BC-001_BC-002 = Malta, Lúpulo y Levadura son los Ingredientes básicos. Fruta, Especias y Café son los Ingredientes avanzados. La reserva de ingredientes, dinero, Reputación, préstamos y fichas de lote no se agota nunca.
BC-003 = Esto, en cambio, sí es limitado: cada carta de trabajador y cada carta de alianza; una Etiqueta de oro por cada receta avanzada pública; una loseta de cada edificio por jugador; tres Infusores de lúpulo por jugador; las cuatro porciones de la colaboración; las tres porciones de la Granja comunitaria; y tantos becarios como jugadores.
BC-004 = Tus lotes elaborados son todos los que has metido alguna vez en un tanque o en tu Brewpub, estén donde estén ahora, Recetas secretas incluidas. Las porciones aportadas a una colaboración no cuentan nunca entre ellos.
BC-005 = La Reputación que ganas durante la partida se queda delante de ti en fichas, a la vista de todos. Ni se gasta ni se pierde.

## setup

rules-setup = Preparación
BC-011_BC-012_BC-014 = Cada uno empieza con 6 $, y con 2 de Malta y 1 de Lúpulo en sus existencias. Tu cervecería ya tiene un Almacén, un Laboratorio y un Sistema simple, es decir, un tanque y una plaza de embotellado. Tienes un Turno de trabajo, dos peones de mercado y cuatro cubos de investigación en las casillas de Inicio de tu laboratorio. El dinero que puedes tener no tiene límite.
BC-010 = La aplicación sortea quién es el primer jugador inicial, a menos que el anfitrión de la mesa lo elija.
BC-013 = Para compensar a quien empieza más tarde, contando en sentido horario desde el jugador inicial: el segundo recibe 1 $ más, el tercero 1 de Malta más, el cuarto 1 de Lúpulo más y el quinto 1 de Levadura más. Cada uno recibe solo el regalo de su puesto.
BC-015_BC-016_BC-017 = El mercado crece con la mesa: cada casilla indica a partir de cuántos jugadores se usa, y con tres jugadores las casillas 4+ permanecen cerradas. Con dos o tres jugadores hay un Importador de especias y un Tostador de café con los que aliarse; con cuatro o cinco hay dos de cada. La colaboración exige al menos tres jugadores.
BC-018_BC-023 = Hay nueve recetas públicas. Tres son las recetas básicas, presentes en todas las partidas: Ale de diario, Porter agradable y Stout sin más. Las otras seis son recetas avanzadas, exactamente dos ales, dos porters y dos stouts, y cada una de las seis lleva una Etiqueta de oro.

## restock

rules-restock = Reponer el mercado
BC-032_BC-033_BC-034 = En cada estación, incluida la primera, toda casilla con el símbolo de reposición gana los ingredientes o el dinero que indica. Lo nuevo se suma a lo que quedaba allí, sin límite, así que una casilla que nadie visita resulta cada vez más tentadora. Las casillas sin el símbolo dan siempre la misma cantidad.
BC-035 = Algunas casillas están divididas en dos mitades. Si alguien usa una mitad y la que se repone es la otra, los bienes se quedan en ella y vuelven a crecer en la siguiente reposición.

## market-phase

rules-market-phase = La Fase de mercado
BC-036_BC-038 = Empezando por el jugador inicial y en sentido horario, cada uno pone un peón en una casilla del mercado y realiza su acción de inmediato. Después se da una segunda vuelta en el mismo orden. Cada casilla sirve una vez por estación: si alguien la ha usado, incluso tú, está ocupada. Solo la Granja comunitaria admite todas las visitas que haga falta.
BC-039_BC-040_BC-043 = Los peones son del mercado y los turnos de trabajo, de la cervecería; ninguno va a las casillas del otro, y solo la Granja comunitaria acepta ambos. En una casilla dividida eliges una mitad y toda la casilla queda usada para la estación. De una casilla que se repone te llevas todo lo que haya; no puedes dejar nada.
BC-037_BC-042 = Realizas exactamente dos acciones de mercado por estación, más las adicionales que te den un trabajador o los becarios.
    .ruling = Mientras haya una casilla que puedas usar, debes colocar tu peón; si no hay ninguna, esa colocación se salta.
BC-041 = Solo puedes elegir una casilla, o la mitad de una, cuya acción puedas hacer de verdad: un nuevo turno de trabajo exige bastantes lotes elaborados, contratar exige un trabajador a la vista, una alianza exige que quede una carta, y así sucesivamente. Por tanto, no puedes ocupar una casilla solo para estorbar. La Agencia de empleo no es una excepción: su acción es ver a los trabajadores, aunque luego no contrates a nadie.
BC-044 = Las colocaciones adicionales, del Ayudante de mercado o de los becarios, llegan después de las dos vueltas. Se dan más vueltas en el mismo orden; quien aún tenga una puede hacerla, guardarse al becario para la cervecería o renunciar a la del Ayudante. Así hasta que todas se hayan hecho, guardado o descartado.
BC-045 = Varios trabajadores y algunos Avances de tu laboratorio te premian por lo que da una casilla del mercado. Se refiere solo a lo que entrega la propia casilla, contado antes de que tires nada por falta de sitio.
BC-046_BC-047_BC-048 = Cada uno de estos beneficios actúa como máximo una vez por acción de mercado, pero varios distintos pueden responder a la misma acción. Lo que viene de trabajadores, investigación, alianzas, contrataciones, instalaciones o granjas nunca activa otro beneficio. El Mercado de trueque cuenta aquí como casilla del mercado; la Granja comunitaria, no.
BC-049 = El orden es siempre el mismo: lo que da la casilla, luego los beneficios de tus trabajadores y luego los de tu investigación, eligiendo los tipos donde puedas. Solo entonces, de una vez para todo, descartas lo que no cabe.

## market-spaces

rules-market-spaces = Las casillas del mercado
BC-050_BC-060_BC-061 = Inversor privado: toma todo el dinero que haya allí y la ficha de jugador inicial. Empiezas tú a partir de la Fase de cervecería de esta estación; la Fase de mercado en curso, con sus colocaciones adicionales, conserva su orden. La ficha es tuya hasta que otro use esta casilla. Puedes usarla tú mismo teniendo la ficha, y en ese caso la conservas.
BC-062 = La ficha de jugador inicial decide quién empieza la Fase de cervecería y la liquidación de las Granjas al final del otoño y, desde la estación siguiente, también el paso anual del invierno y la Fase de mercado.
BC-051_BC-052 = Alianza local: toma una carta de alianza que aún esté disponible; puedes tener varias. Trabajador cualificado: toma un trabajador a la vista sin pagar nada y disfruta de inmediato de lo que su carta da al contratarlo.
    .ruling = Puedes tener dos cartas de alianza del mismo tipo. La fila de trabajadores no se rellena.
BC-053_BC-054 = Nuevo turno: ganas un turno de trabajo sin pagar; ya puede trabajar en la Fase de cervecería de esta estación. Mercado de malta, Mercado de lúpulo, Mercado de levadura y todas las demás casillas que se reponen: llévate todo lo acumulado allí.
BC-055_BC-058 = Mercado avanzado: toma los Ingredientes avanzados que indica la casilla, del tipo que prefieras. Puesto de especialidades: toma o bien la Levadura o bien los Ingredientes avanzados indicados, también del tipo que quieras.
BC-056_BC-057 = Mercado abierto y Almacén general: reúne a tu gusto el número indicado de Ingredientes básicos, sin pasar de la Levadura que permite la casilla. Tienda del cervecero: toma exactamente el surtido de Ingredientes básicos indicado.
BC-059 = Recaudación y Noche benéfica: toma el dinero que indica la casilla.

## storage

rules-storage = Guardar los ingredientes
BC-063_BC-066_BC-067 = Un Almacén guarda 12 ingredientes en cualquier mezcla, y tu capacidad es la suma de todos tus lugares de almacenaje. Todo ingrediente que ganes debe entrar en tus existencias antes de poder elaborarlo, plantarlo, cambiarlo o aportarlo. Si lo que tienes y lo que ganas superan juntos tu capacidad, descarta exactamente el exceso, de lo viejo y lo nuevo como quieras.
BC-064 = Tus lugares de almacenaje son tu primer Almacén, el segundo una vez construido y tu Brewpub, que guarda 6 ingredientes cuando tienes tanto el Brewpub como el Gerente del brewpub. El Jefe de almacén amplía cada uno de tus Almacenes en el número de su carta.
BC-065_BC-068_BC-069 = Puedes mover ingredientes entre tus lugares cuando quieras, así que la aplicación solo vigila el total. No puedes tirar ingredientes mientras te quepan. Cuando una instalación o una contratación trae espacio e ingredientes a la vez, el espacio cuenta primero.
BC-070 = Lo que has plantado, dado a la Granja comunitaria o puesto en una colaboración ya no está en tus existencias.

## partnerships

rules-partnerships = Momentos libres y alianzas
BC-071 = Tu turno de juego es una colocación en el mercado, una acción de cervecería o tu parte del paso anual del invierno. Cada uno tiene momentos libres en los que puedes hacer pequeñas cosas aparte: uno al principio y otro después de la acción principal. En el paso anual hay además uno entre beneficio y beneficio.
BC-072_BC-073 = En un momento libre puedes, tantas veces y en el orden que quieras, hacer cambios con tus aliados, plantar en primavera y cosechar en otoño. Cuando en una misma acción procesas cerveza y colaboras, hay un momento libre más entre ambas cosas.
BC-074_BC-075 = No hay momento libre mientras vendes, embotellas y elaboras, ni mientras recibes bienes y descartas lo que no cabe, ni cuando le toca a otro. Tras tu acción principal, el turno de juego termina solo si no te queda nada que hacer en el momento libre; si no, lo terminas tú.
BC-076 = El Tostador de café te permite cambiar 1 Ingrediente básico cualquiera por 1 de Café; el Importador de especias hace lo mismo por 1 de Especias. No se paga dinero.
BC-077_BC-078_BC-079 = Cambia cuantas veces quieras en cada uno de tus momentos libres. Un ingrediente sale de tus existencias y otro entra, así que siempre hay sitio. Las alianzas no cuestan nada en invierno. Ningún aliado ofrece Fruta.

## workers

rules-workers = Trabajadores cualificados
BC-080_BC-081_BC-082 = Puedes contratar trabajadores desde la primera estación, y tantos como quieras. El trabajador contratado se queda contigo hasta el final de la partida; no se despide a nadie. Contratar es gratis, pero cada invierno pagas la cantidad de la carta, también en el invierno en que lo contratas.
BC-084 = Lo que un trabajador aporta al contratarlo se recibe enseguida, antes del último momento libre de tu turno de juego. Si es una acción gratuita, puedes rechazarla.
BC-083_BC-085 = Un trabajador te ayuda desde que lo contratas, nunca por lo ya hecho. El que necesita cierto edificio no hace nada hasta que ese edificio esté en pie.

## brewery-phase

rules-brewery-phase = Turnos de trabajo y Fase de cervecería
BC-091_BC-092_BC-093 = Cada turno de trabajo te da una acción de cervecería por estación. Desde el jugador inicial y en sentido horario, cada uno usa un primer turno de trabajo; después dan otra vuelta los que tienen un segundo, y así sucesivamente, saltando a quien ya no tenga nada. Nadie estorba a nadie: todos pueden elegir la misma acción y repetirla. Las acciones son Procesar cerveza y/o Colaborar, Investigar e Instalar, además de la Granja comunitaria y la Receta secreta si se juega con ellas.
BC-094_BC-095 = Un becario guardado para la cervecería actúa después de tus propios turnos de trabajo, en las mismas vueltas. Puedes dejar pasar un turno de trabajo sin hacer nada.
BC-086_BC-087_BC-088_BC-089 = Puedes contratar un segundo turno de trabajo cuando hayas elaborado 3 lotes, vendidos o no, y un tercero cuando tengas el segundo y hayas elaborado 9 lotes. Cada contratación da un turno de trabajo y puedes tener tres como máximo, aunque los becarios pueden darte más acciones. Los turnos de trabajo nunca se despiden.
BC-090 = Cada invierno el primer turno de trabajo cuesta 2 $. El segundo cuesta más, y el tercero todavía más, según indican las fichas de los turnos de trabajo.

## process-beer

rules-process-beer = Procesar cerveza
BC-096_BC-097_BC-098 = Procesar cerveza sigue siempre este orden: vender, embotellar, elaborar. Primero vendes todos los lotes de tu línea de embotellado y de tu Brewpub a 2 $ cada uno, y pasan para siempre a Expedición. Después todos los lotes de los tanques de tu cervecería pasan a la línea de embotellado. Se vende y se embotella todo; no puedes retener ningún lote.
BC-099_BC-101 = Después puedes elaborar: como mucho un lote nuevo en cada tanque de la cervecería y uno en el Brewpub, iguales o distintos, o ninguno. Un Sistema simple tiene un tanque, un Sistema doble tiene dos y el Brewpub añade una plaza, así que el máximo son tres lotes a la vez.
BC-102_BC-103 = Cada lote cuesta los ingredientes de su receta, que vuelven a la reserva. Todos los lotes de una misma acción Procesar cerveza se pagan a la vez, con lo que haya en tus existencias en ese momento.
BC-104_BC-105 = Para elaborar una receta avanzada debes haber elaborado tú mismo la receta básica de su estilo en una acción Procesar cerveza anterior; aprenderla y pasar más allá de una sola vez es ir demasiado deprisa. Desde entonces, todas las recetas avanzadas de ese estilo te quedan abiertas hasta el final.
BC-106 = Un lote del Brewpub nunca se embotella; se vende directamente allí en tu siguiente Procesar cerveza.
BC-100_BC-107 = Así, un lote de la cervecería necesita tres acciones Procesar cerveza, para elaborarse, embotellarse y venderse, y uno del Brewpub solo dos. Una vez embotellado todo, tus tanques y tu Brewpub están vacíos y la línea tiene como mucho un lote por tanque: siempre hay sitio para elaborar.
BC-115_BC-117 = Tú decides adónde va cada lote. Importa para los Infusores de lúpulo, para el Gerente del brewpub y para lo pronto que se vende la cerveza. Puedes procesar cerveza aunque no haya nada que vender, embotellar ni elaborar.

## labels-and-bonuses

rules-labels-and-bonuses = Etiquetas de oro y bonificaciones
BC-108_BC-110 = El primero de todos en vender una receta avanzada pública se lleva su Etiqueta de oro; una venta en el Brewpub vale tanto como cualquier otra. Ser el primero en elaborarla o embotellarla no da nada.
BC-109 = Dos lotes de la misma receta vendidos a la vez dan una sola etiqueta. Varias recetas vendidas a la vez dan una cada una, siempre que nadie las haya reclamado aún.
BC-111_BC-112 = Una receta con el símbolo de lúpulo da la Reputación de los Infusores de lúpulo cuando la elaboras en un tanque o Brewpub que tenga infusor. Una receta con el símbolo de roble da la Reputación de la Bodega de barricas dondequiera que la elabores, si tienes ese edificio.
BC-113 = Si tienes una Cuba de maceración, una vez en cada Procesar cerveza que elabore al menos un lote puedes añadir la Malta adicional que indica la loseta, pagada junto con los lotes, y ganar la Reputación indicada. El Especialista en macerado la sube a 2 puntos de Reputación.
BC-114 = Todas las bonificaciones de una misma acción Procesar cerveza, de Reputación o de dinero, se suman; ninguna excluye a otra.
BC-116 = Cuando una carta abarata una receta, la aplicación aplica por sí sola la rebaja a un lote adecuado. Ningún ingrediente puede costar menos de cero. La Malta que añades en la Cuba de maceración no es parte de la receta, así que nunca se abarata.

## collaborate

rules-collaborate = Colaborar (de 3 a 5 jugadores)
BC-118_BC-119 = Una misma acción de cervecería te permite procesar cerveza, colaborar o hacer ambas cosas en el orden que prefieras. Colaborar es aportar una porción al lote común, nunca más de una por acción.
BC-120_BC-121_BC-123 = El lote común tiene cuatro porciones: 3 de Malta, 2 de Lúpulo, 1 de Levadura y 1 Ingrediente avanzado cualquiera. Cada una está abierta hasta que alguien la aporta, y lo aportado no vuelve nunca. Hacen falta al menos dos: si tres porciones son tuyas, la cuarta debe ponerla otro.
BC-122 = La cuarta porción vende el lote al instante. Cada porción paga a su dueño la Reputación y el dinero que indica la carta de colaboración (la de Malta, por ejemplo, da 2 puntos de Reputación y 1 $). Después la carta se vacía y la siguiente acción puede iniciar un nuevo lote.
BC-124 = Una colaboración no es cerveza propia. No te da ficha de lote, no abre ningún estilo, no cuenta para un nuevo turno de trabajo ni da Etiqueta de oro.
BC-125 = Si la partida acaba con un lote común sin terminar, cada porción ya aportada vale 1 punto de Reputación para su dueño.

## research

rules-research = Investigar
BC-126 = Elige una de las cuatro pistas de tu laboratorio y avanza su cubo un paso: de Inicio a Experimental, Anual, Avance y Fin de partida. Una pista terminada no puede elegirse de nuevo; cuando lo están las cuatro, ya no puedes realizar esta acción.
BC-127_BC-128_BC-129_BC-130_BC-131 = Experimental da su beneficio una sola vez, al llegar. Anual paga al comienzo de cada invierno posterior. Avance actúa de forma permanente desde que llega el cubo. Fin de partida solo puntúa si el cubo está allí al acabar. Anual y Avance siguen actuando cuando el cubo ya los ha pasado.
BC-132_BC-133_BC-134_BC-135 = Pista Ingredientes básicos, cara básica. Experimental: toma 1 Ingrediente básico. Anual: toma 3 Ingredientes básicos cualesquiera. Avance: 1 Ingrediente básico más, del tipo que quieras, cada vez que una casilla del mercado te dé 2 o más ingredientes. Fin de partida: 2 puntos de Reputación por cada receta básica distinta que hayas elaborado, es decir, 6 como máximo.
BC-136 = Pista Operaciones, cara básica, Experimental: pon 1 punto de Reputación en uno de tus siete espacios de edificio que aún esté vacío. Lo ganas al construir allí; si no lo haces nunca, se pierde.
    .ruling = Si no queda ningún espacio vacío, este paso no da nada.
BC-137 = Operaciones, Anual: una acción Instalar gratuita.
BC-138_BC-139 = Operaciones, Avance: 3 Ingredientes básicos cualesquiera con cada Instalar, aunque sea gratuito, el Sistema doble o unos Infusores de lúpulo. Operaciones, Fin de partida: 1 punto de Reputación por cada espacio construido de los siete que estaban vacíos al principio: Segundo almacén, Cuba de maceración, Laboratorio de levaduras, Bodega de barricas, Visitas y cata, Granja y Brewpub. El Sistema doble y los Infusores de lúpulo no cuentan.
BC-140_BC-141 = Pista Elaboración, cara básica, Experimental: marca una receta pública, o una Receta secreta tuya ya revelada, puedas elaborarla ya o no. La próxima vez que la elabores ganas 1 punto de Reputación, una sola vez, aunque elabores dos juntas. La marca no es un lote: por sí misma no puntúa ni cuenta para nada.
BC-142_BC-143_BC-144 = Elaboración, Anual: una acción Procesar cerveza y/o Colaborar gratuita. Elaboración, Avance: 1 punto de Reputación por cada lote que elabores. Elaboración, Fin de partida: 1 punto de Reputación por cada 2 lotes elaborados, redondeando hacia abajo.
BC-145_BC-146_BC-147 = Pista Ingredientes avanzados, cara básica. Experimental: toma 1 Ingrediente avanzado. Anual: toma 1 Ingrediente avanzado y 1 básico. Avance: 1 Ingrediente avanzado más, del tipo que quieras, cada vez que una casilla del mercado te dé 3 o más ingredientes.
BC-148 = Ingredientes avanzados, Fin de partida: 1 punto de Reputación por cada receta avanzada pública distinta que hayas elaborado, es decir, 6 como máximo.
    .ruling = Las Recetas secretas no cuentan aquí.
BC-149 = Si se juega con la cara avanzada del laboratorio, sus dieciséis beneficios, impresos en el tablero, sustituyen a todos los de la cara básica. Las reglas sobre los pasos no cambian.
BC-150 = Si tienes el Laboratorio de levaduras, cada Investigar que hagas, también los gratuitos, te da además la Levadura que indica la loseta.

## winter

rules-winter = El paso anual del invierno
BC-151_BC-153_BC-155 = En cuanto llega el invierno, antes de reponer el mercado y de cualquier acción de mercado, cobras tus beneficios anuales: los pasos Anual que hayas alcanzado en el laboratorio. Tómalos en el orden que quieras. El último invierno también tiene este paso.
    .ruling = Tus trabajadores que actúan en invierno lo hacen en este paso.
BC-152 = Se procede desde el jugador inicial en sentido horario: cada uno termina todos sus beneficios anuales antes de que empiece el siguiente.
BC-154 = Tu lista de beneficios queda fijada al comenzar el invierno: un paso Anual o un trabajador de invierno obtenido durante este paso paga por primera vez el invierno siguiente, mientras que un Avance obtenido ahora actúa al momento. Las condiciones y cantidades se miran al tomar el beneficio, de modo que unas Visitas y cata recién instaladas ya sirven a tu Guía de visitas.
BC-156 = Un Procesar cerveza gratuito en este paso es completo: vende, reclama Etiquetas de oro, cuenta para tus turnos de trabajo y aprovecha tus Avances. Solo que no necesita turno de trabajo.

## install

rules-install = Instalar
BC-157_BC-158_BC-159 = Una acción Instalar coloca un edificio o un juego de equipo, sin pagar. Cada edificio tiene su propio espacio rotulado en tu cervecería y solo puedes tener uno de cada. Muchos traen ingredientes al instalarse, según indica la loseta, aunque la acción fuera gratuita.
BC-160 = Por orden: se coloca la loseta, tomas la Reputación que esperaba en su espacio, luego sus ingredientes y luego lo que añadan tus trabajadores y tu laboratorio. Al final descartas de una vez lo que no quepa.
BC-161 = El Sistema doble ocupa el lugar del simple.
    .ruling = Los lotes en curso se quedan donde están y el segundo tanque empieza vacío.
BC-162 = Al instalar Infusores de lúpulo pones uno en cada tanque tuyo, y en tu Brewpub, que no tenga. Al menos a uno de ellos le tiene que faltar.
BC-163 = Un tanque o Brewpub añadido más tarde no tiene infusor hasta que vuelvas a instalar Infusores de lúpulo.
BC-164_BC-165 = Cuando no te queda nada que instalar, ya no puedes realizar esta acción. Visitas y cata te da, al final de la partida, 1 punto de Reputación por cada receta avanzada distinta que hayas elaborado, Recetas secretas incluidas.

## farm

rules-farm = Tu Granja
BC-166_BC-168_BC-169 = Tu Granja tiene dos parcelas. En primavera, en tus momentos libres y sin gastar acción, puedes plantar en cada una 1 cubo de Malta, Lúpulo o Fruta de tus existencias, dos veces lo mismo si quieres. Una Granja instalada en primavera puede plantarse ya en el momento libre que sigue, en el mismo turno de juego. Solo se planta en primavera, y lo plantado no se puede recuperar.
BC-167 = Las dos parcelas no tienen que plantarse a la vez; valen dos momentos cualesquiera de la misma primavera.
BC-170 = En otoño, en tus momentos libres, puedes cosechar. Una parcela de Lúpulo da 3 de Lúpulo; la Malta y la Fruta dan los números que indica la Granja. Esos totales incluyen el que plantaste.
BC-171_BC-172_BC-173 = Una parcela se cosecha entera, pero puedes cosechar tus parcelas en momentos distintos. Puedes hacerlo antes, entre o después de procesar cerveza y colaborar, nunca entre dos lotes que elaboras juntos. La cosecha pasa por tus existencias y descartas lo que no quepa.
BC-174 = Lo que siga plantado al final del otoño se cosecha por ti, ambas parcelas a la vez, empezando por el jugador inicial.
BC-175 = Una cosecha nunca cuenta como algo dado por una casilla del mercado.

## money

rules-money = Gastos de funcionamiento y préstamos
BC-176_BC-177 = Tras la Fase de cervecería de cada invierno, incluido el último, pagas todos los símbolos $ de tus edificios y equipo, de tus trabajadores y de tus turnos de trabajo. Al principio son 5 $: 3 $ por tu cervecería y 2 $ por tu primer turno de trabajo.
BC-178 = Visitas y cata, los Infusores de lúpulo y las alianzas no cuestan nada en invierno.
    .ruling = Los becarios tampoco cuestan nada en invierno.
BC-179_BC-181_BC-182 = Si te falta dinero, debes tomar préstamos de 2 $ cada uno, los mínimos para cubrir la cuenta, y te quedas con el cambio. Un préstamo no se devuelve nunca. Al final de la partida, el primero te cuesta 2 puntos de Reputación y cada uno de los siguientes 3.
BC-180 = En otro momento solo puedes pedir prestado para pagar un precio en ese instante, por becarios o en la Agencia de empleo, si no tienes el dinero. También entonces tomas el menor número de préstamos necesario.

## scoring

rules-scoring = Fin de la partida y puntuación
BC-209_BC-210 = La partida termina cuando todos han pagado los gastos de funcionamiento del invierno del año 3. Cada lote que hayas elaborado, vendido o todavía en tu cervecería, puntúa la Reputación de su receta.
BC-211 = A la Reputación de tu cerveza suma tus fichas de Reputación, los pasos Fin de partida de tu investigación, tus Visitas y cata, 3 puntos de Reputación por cada Etiqueta de oro y tus porciones en una colaboración sin terminar. Después resta tus préstamos.
BC-212 = El dinero, los ingredientes, la Reputación que siga en un espacio de edificio o en una Receta secreta y las marcas de Experimental no puntúan.
BC-213 = En caso de empate gana quien conserve más dinero. Si también es igual, la victoria se comparte.

## table-options

rules-table-options = Opciones de la mesa
BC-019 = Las seis recetas avanzadas se eligen de tres maneras. Primera partida, la opción habitual: Ale de calabaza, Lambic, Porter ahumada, Porter de vainilla, Stout de café y Stout imperial. A elección: el anfitrión escoge dos de cada estilo. Al azar: la aplicación las sortea.
BC-020 = El sorteo toma dos recetas de cada estilo, todas igual de probables. Se repite por completo hasta que las seis contengan al menos un símbolo de lúpulo, uno de roble, una receta con Especias y una con Café, para que todos los edificios y aliados sirvan de algo.
BC-021_BC-022 = Nueve trabajadores están a la vista. Se pueden usar los nueve de la primera partida, marcados con dados, dejar que el anfitrión elija o que la aplicación sortee; en estos dos últimos casos vale cualquier número, y lo habitual es 9. Con dos jugadores el Embajador de colaboraciones queda siempre fuera, pues nadie colabora.
BC-024 = El laboratorio tiene una cara básica, la habitual, y una cara avanzada.
    .ruling = La elección vale para todos y para toda la partida.
BC-025_BC-026 = Las cinco acciones complejas son Contratar becarios, Mercado de trueque, Agencia de empleo, Granja comunitaria y Receta secreta. Cada una se activa por separado, en cualquier combinación; al principio todas están desactivadas. Con los becarios, la reserva contiene tantos como jugadores.

## complex-market

rules-complex-market = Becarios, Mercado de trueque, Agencia de empleo
BC-183_BC-184_BC-186 = Contratar becarios es una casilla del mercado, usada una vez por estación como cualquier otra. Paga 1 $ y pon un becario en cada una de las dos estaciones siguientes; la reserva debe tener al menos dos. Al empezar su estación tomas al becario y puedes usarlo una vez en ella, para una acción de mercado o de cervecería. Usado o no, vuelve a la reserva al acabar la estación.
BC-185_BC-187 = Para una acción de mercado, el becario es una colocación adicional en una casilla aún sin usar, después de los dos peones de cada uno; o bien lo guardas para la Fase de cervecería. Dos contrataciones pueden darte dos becarios en la misma estación.
BC-188 = En el otoño del año 3 colocas un solo becario, en el invierno, por el mismo precio. En el último invierno la casilla está cerrada, porque no sigue ninguna estación.
BC-189_BC-190_BC-191 = Mercado de trueque: una vez por estación un jugador hace un cambio. Entrega 1 ingrediente de tus existencias y toma una de las ofertas de su fila del tablero; por tanto, necesitas un ingrediente que tenga fila. Por un Ingrediente avanzado cualquiera, por ejemplo, puedes tomar 3 de Levadura, o 4 de Lúpulo, o 5 de Malta. Todo Ingrediente avanzado que recibas es del tipo que elijas, y descartas lo que no quepa.
BC-192_BC-194 = Agencia de empleo: se muestran a todos 6 trabajadores sacados al azar de los que no están en juego, o todos si quedan menos. Puedes contratar a uno por 1 $, pagado en el acto, o a ninguno. El trabajador contratado aquí es como cualquier otro, con su coste de invierno.
BC-193 = Los que no contratas vuelven con los demás, y la aplicación los baraja en cada visita.
    .ruling = Cuando no queda nadie por sacar, la agencia está cerrada.

## community-farm

rules-community-farm = Granja comunitaria
BC-195_BC-196_BC-197 = Solo en invierno y primavera, un peón o un turno de trabajo puede ir a la Granja comunitaria. Nunca se llena y puedes volver. Cada visita aporta una porción aún abierta de tus existencias: 1 de Malta, 1 de Lúpulo o 1 de Fruta, cada una una vez por cosecha; cuando están las tres, la granja se cierra. Se recuerda el orden de las aportaciones, 1, 2, 3, y un mismo jugador puede hacer varias.
BC-198 = Al final del todo del otoño se cosechan las porciones aportadas: la Malta se convierte en 7 de Malta, el Lúpulo en 5 de Lúpulo y la Fruta en 3 de Fruta. Una porción que nadie aportó no da nada.
BC-199_BC-200 = Cada tipo se reparte por igual entre los jugadores que aportaron, cada uno contado una vez por mucho que diera. Lo que no se puede repartir se junta; de ahí se toma un ingrediente por vez, en el orden de la primera aportación, vuelta tras vuelta hasta agotarlo.
BC-201_BC-202 = Después cada uno de ellos descarta lo que no le quepa. Ni trabajadores ni laboratorio intervienen aquí. La granja vuelve a aceptar aportaciones desde el invierno siguiente.
    .ruling = En el último invierno aún puedes aportar, pero esa cosecha nunca llega.

## secret-recipe

rules-secret-recipe = Receta secreta
BC-203 = Como acción de cervecería, toma cualquier receta avanzada que no sea pública ni la tenga ya alguien. Solo tú puedes elaborarla. Puedes desarrollar varias a lo largo de la partida.
BC-204_BC-205 = Hasta que la elabores por primera vez, los demás no ven qué receta es, solo que has tomado una carta; simplemente no la encontrarán cuando elijan ellos. Como toda receta avanzada, exige haber elaborado antes la receta básica de su estilo.
BC-206_BC-207 = Al elaborarla por primera vez, muéstrala y pon en ella 5 puntos de Reputación. Al venderla por primera vez, toma esos 5 puntos, una sola vez. Por lo demás, sus lotes son como los otros: plaza, símbolos, 2 $ al vender, Reputación al final y cuenta para nuevos turnos de trabajo.
    .ruling = Si al final de la partida no la has vendido, esos 5 puntos se pierden. No tiene Etiqueta de oro.
BC-208 = Sus lotes puntúan la Reputación impresa en la receta aunque nunca vendas ninguno.

## fine-print

rules-fine-print = La letra pequeña
BC-006 = Los jugadores nunca se dan, venden ni prestan nada entre sí.
BC-007_BC-008 = Una acción gratuita es la acción normal completa, solo que sin peón ni turno de trabajo, y siempre puedes renunciar a ella. Una acción principal empezada se termina antes de decidir otra cosa, salvo en los momentos libres que nombran estas reglas.
BC-214 = Todo lo que hay en la mesa es público, salvo las Recetas secretas aún sin elaborar y los sorteos que todavía no se han hecho.
BC-215 = El azar decide solo tres cosas: quién empieza, qué recetas y trabajadores entran en una partida sorteada y quién aparece en la Agencia de empleo.
BC-216 = Si se juega con reloj y se te acaba el tiempo, la aplicación hace por ti una elección sencilla fijada de antemano y la partida sigue.
