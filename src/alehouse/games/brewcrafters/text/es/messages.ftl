# Brew Crafters en español.

## Qué hay que decidir

decision-market-place = Coloca un peón en una casilla del mercado que nadie haya usado en esta estación.
decision-market-extra = Colocación adicional: envía a alguien a una casilla libre, o a nadie.
decision-gain-basic = Elige los Ingredientes básicos que tomas.
decision-gain-advanced = Elige el Ingrediente avanzado que tomas.
decision-discard = No te cabe todo: elige qué ingrediente descartas.
decision-worker-pick = Contrata a uno de los trabajadores a la vista.
decision-worker-free = Tu nuevo trabajador trae una acción gratuita: aprovéchala ahora o renuncia a ella.
decision-partner-pick = Elige la carta de alianza que tomas.
decision-turn-end = Tu acción está hecha: cambia, planta o cosecha si quieres, y termina el turno.
decision-brewery-action = Elige qué hace este turno de trabajo en tu cervecería.
decision-process-part = Procesar cerveza, Colaborar o ambas: elige la parte siguiente.
decision-brew-slot = Elige la receta que elaboras aquí, o deja el sitio vacío.
decision-brew-discount = Tu investigación te ahorra un Ingrediente básico: elige cuál.
decision-brew-mash = ¿Añadir Malta en la Cuba de maceración a cambio de Reputación?
decision-collab-portion = Elige la porción que das a la colaboración, o ninguna.
decision-lab-track = Elige la pista de investigación cuyo cubo avanza un paso.
decision-lab-mark = Marca una receta: su próximo lote te da Reputación.
decision-lab-space = Pon Reputación en un espacio de edificio vacío: la ganas al construir allí.
decision-lab-swap = Cambia un Ingrediente básico por uno avanzado, o para.
decision-lab-yeast = Laboratorio de levaduras: ¿tomar Levadura o Reputación?
decision-install-pick = Elige el edificio o equipo que instalas.
decision-annual-next = Paso anual: elige tu próximo beneficio, o termina y pierde el resto.
decision-trade-give = Elige el ingrediente que das a los mercaderes.
decision-trade-get = Elige qué te dan los mercaderes a cambio.
decision-agency-pick = Contrata a uno de los trabajadores que muestra la agencia, o a ninguno.
decision-farm-give = Elige la porción que das a la Granja comunitaria.
decision-farm-pick = Elige un ingrediente de lo que queda de la cosecha común.
decision-secret-pick = Elige la receta que solo tú podrás elaborar.

## Por qué se pregunta

because-meeples = { $count ->
    [one] Queda 1 peón por colocar.
   *[other] Quedan { $count } peones por colocar.
}
because-lacks = { $count ->
    [one] { $recipe }: falta { $count } de { $what }.
   *[other] { $recipe }: faltan { $count } de { $what }.
}
because-lacks-several = { $recipe }: faltan { $count } ingredientes.
because-ready = { $recipe }: tienes todos los ingredientes.
because-shifts = { $count ->
    [0] Es tu último turno de trabajo de la estación.
    [one] Queda 1 turno de trabajo después de este.
   *[other] Quedan { $count } turnos de trabajo después de este.
}
because-part = { $processed ->
    [true] Has procesado cerveza. Este turno de trabajo también puede colaborar.
   *[false] { $collaborated ->
        [true] Has colaborado. Este turno de trabajo también puede procesar cerveza.
       *[false] Este turno de trabajo puede hacer ambas cosas, una tras otra.
    }
}
because-slot = Para llenar: { $slot }.
because-overflow = { $stored } almacenados, espacio para { $capacity }.
because-benefits = { $count ->
    [one] Queda 1 beneficio.
   *[other] Quedan { $count } beneficios.
}

## Qué se puede hacer

action-place = { $space }
action-place-half = { $half } ({ $space })
action-borrow-and-place = { $space }, con un préstamo
action-send = Enviar un peón ({ $token }): { $space }
action-send-half = Enviar un peón ({ $token }): { $half } ({ $space })
action-borrow-and-send = Enviar un peón ({ $token }): { $space }, con un préstamo
action-skip = No colocar a nadie
action-hold = Reservar al becario para la Fase de cervecería
action-decline-helper = Renunciar a la colocación adicional
action-take-basic = { $malt } de Malta, { $hops } de Lúpulo, { $yeast } de Levadura
action-take-advanced = Tomar: { $what }
action-discard = Descartar 1 de { $what }
action-hire = Contratar: { $worker }
action-borrow-and-hire = Contratar con un préstamo: { $worker }
action-hire-none = No contratar a nadie
action-partner = { $partnership }
action-take-free = Aprovechar la acción gratuita
action-decline-free = Renunciar a ella
action-exchange = { $partnership }: dar 1 de { $give }
action-plant = Plantar: { $what }
action-harvest = Cosechar la parcela { $plot }
action-end-turn = Terminar el turno
action-process-collab = Procesar cerveza / Colaborar
action-research = Investigar
action-install = Instalar
action-community-farm = Granja comunitaria
action-secret-recipe = Desarrollar una Receta secreta
action-pass = Pasar
action-process = Procesar cerveza
action-collaborate = Colaborar
action-done = Listo
action-brew = { $recipe }
action-leave-empty = Dejarlo vacío
action-waive = Ahorrar 1 de { $what }
action-mash = Usar la Cuba de maceración
action-no-mash = No usarla
action-contribute = Dar: { $what }
action-no-portion = No dar nada
action-track = { $track }
action-mark = { $recipe }
action-reserve = { $space }
action-swap = 1 de { $give } por 1 de { $get }
action-stop-swap = No cambiar más
action-take-yeast = Tomar la Levadura
action-take-rep = Tomar la Reputación
action-install-tile = { $tile }
action-benefit = Beneficio anual: { $track }
action-worker-benefit = Beneficio anual: { $worker }
action-finish = Terminar y perder el resto
action-trade-give = Dar 1 de { $what }
action-trade-get = Tomar: { $what }
action-farm-give = Dar 1 de { $what }
action-farm-pick = Tomar 1 de { $what }
action-develop = { $recipe }

## Qué ha pasado

log-season = Empieza una nueva estación: { $season }, año { $year }.
log-start-player = { $seat } es el jugador inicial.
    .you = Eres el jugador inicial.
log-restock = Se repone el mercado.
log-place = { $seat } va a: { $space }.
    .you = Vas a: { $space }.
log-place-half = { $seat } va a: { $space } ({ $half }).
    .you = Vas a: { $space } ({ $half }).
log-skip = { $seat } no coloca a nadie.
    .you = No colocas a nadie.
log-send = { $seat } envía un peón ({ $token }): { $space }.
    .you = Envías un peón ({ $token }): { $space }.
log-send-half = { $seat } envía un peón ({ $token }): { $space } ({ $half }).
    .you = Envías un peón ({ $token }): { $space } ({ $half }).
log-hold = { $seat } reserva un becario para la Fase de cervecería.
    .you = Reservas un becario para la Fase de cervecería.
log-decline-helper = { $seat } renuncia a la colocación adicional.
    .you = Renuncias a la colocación adicional.
log-gain = { $seat } gana { $amount } de { $what }.
    .you = Ganas { $amount } de { $what }.
log-earn = { $seat } gana { $money } $.
    .you = Ganas { $money } $.
log-rep = { $seat } gana { rep-rep } ({ $cause }).
    .you = Ganas { rep-rep } ({ $cause }).
log-overflow = { $seat } tiene { $stored } ingredientes y espacio para { $capacity }.
    .you = Tienes { $stored } ingredientes y espacio para { $capacity }.
log-discard = { $seat } descarta 1 de { $what }.
    .you = Descartas 1 de { $what }.
log-token = { $seat } toma la ficha de jugador inicial.
    .you = Tomas la ficha de jugador inicial.
log-hire = { $seat } contrata: { $worker }.
    .you = Contratas: { $worker }.
log-shift = { $shifts ->
    [one] { $seat } tiene ahora { $shifts } turno de trabajo.
   *[other] { $seat } tiene ahora { $shifts } turnos de trabajo.
}
    .you = { $shifts ->
        [one] Tienes ahora { $shifts } turno de trabajo.
       *[other] Tienes ahora { $shifts } turnos de trabajo.
    }
log-partner = { $seat } forma una alianza: { $partnership }.
    .you = Formas una alianza: { $partnership }.
log-exchange = { $seat } cambia 1 de { $give } por 1 de { $get }.
    .you = Cambias 1 de { $give } por 1 de { $get }.
log-plant = { $seat } planta: { $what }.
    .you = Plantas: { $what }.
log-harvest = { $seat } cosecha { $amount } de { $what }.
    .you = Cosechas { $amount } de { $what }.
log-pass = { $seat } pasa.
    .you = Pasas.
log-sell = { $seat } vende un lote por { $money } $: { $recipe }.
    .you = Vendes un lote por { $money } $: { $recipe }.
log-label = { $seat } consigue la Etiqueta de oro: { $recipe }.
    .you = Consigues la Etiqueta de oro: { $recipe }.
log-bottle = { $seat } embotella: { $recipe }.
    .you = Embotellas: { $recipe }.
log-brew = { $seat } elabora: { $recipe } ({ $slot }).
    .you = Elaboras: { $recipe } ({ $slot }).
log-reveal = { $seat } revela una Receta secreta: { $recipe }.
    .you = Revelas una Receta secreta: { $recipe }.
log-waive = { $seat } ahorra 1 de { $what }.
    .you = Ahorras 1 de { $what }.
log-mash = { $seat } añade { $malt } de Malta a la Cuba de maceración.
    .you = Añades { $malt } de Malta a la Cuba de maceración.
log-contribute = { $seat } da { $amount } de { $what } a la colaboración.
    .you = Das { $amount } de { $what } a la colaboración.
log-complete = { $seat } completa la colaboración: cobran todos los participantes.
    .you = Completas la colaboración: cobran todos los participantes.
log-research = { $seat } avanza en la pista «{ $track }»: { $step }.
    .you = Avanzas en la pista «{ $track }»: { $step }.
log-mark = { $seat } marca una receta: { $recipe }.
    .you = Marcas una receta: { $recipe }.
log-reserve = { $seat } pone Reputación en un espacio de edificio: { $space }.
    .you = Pones Reputación en un espacio de edificio: { $space }.
log-swap = { $seat } cambia en el laboratorio 1 de { $give } por 1 de { $get }.
    .you = Cambias en el laboratorio 1 de { $give } por 1 de { $get }.
log-install = { $seat } instala: { $tile }.
    .you = Instalas: { $tile }.
log-benefit = { $seat } toma un beneficio anual: { $track }.
    .you = Tomas un beneficio anual: { $track }.
log-worker-benefit = { $seat } toma un beneficio anual: { $worker }.
    .you = Tomas un beneficio anual: { $worker }.
log-finish = { $seat } renuncia a los demás beneficios anuales.
    .you = Renuncias a los demás beneficios anuales.
log-loan = { $loans ->
    [one] { $seat } toma un préstamo: { $money } $.
   *[other] { $seat } toma { $loans } préstamos: { $money } $.
}
    .you = { $loans ->
        [one] Tomas un préstamo: { $money } $.
       *[other] Tomas { $loans } préstamos: { $money } $.
    }
log-pay = { $seat } paga { $money } $.
    .you = Pagas { $money } $.
log-costs = { $seat } paga { $money } $ de gastos de funcionamiento.
    .you = Pagas { $money } $ de gastos de funcionamiento.
log-interns = { $interns ->
    [one] { $seat } contrata un becario para la estación siguiente.
   *[other] { $seat } contrata { $interns } becarios para las estaciones siguientes.
}
    .you = { $interns ->
        [one] Contratas un becario para la estación siguiente.
       *[other] Contratas { $interns } becarios para las estaciones siguientes.
    }
log-intern-comes = { $interns ->
    [one] { $seat } tiene un becario en esta estación.
   *[other] { $seat } tiene { $interns } becarios en esta estación.
}
    .you = { $interns ->
        [one] Tienes un becario en esta estación.
       *[other] Tienes { $interns } becarios en esta estación.
    }
log-trade = { $seat } da 1 de { $give } a los mercaderes.
    .you = Das 1 de { $give } a los mercaderes.
log-agency = La agencia muestra a { $seat }: { $worker }.
    .you = La agencia te muestra: { $worker }.
log-hire-none = { $seat } no contrata a nadie.
    .you = No contratas a nadie.
log-farm-give = { $seat } da 1 de { $what } a la Granja comunitaria.
    .you = Das 1 de { $what } a la Granja comunitaria.
log-develop = { $seat } desarrolla una Receta secreta.
    .you = Desarrollas una Receta secreta.
log-developed = { $seat }, tu Receta secreta es: { $recipe }.
    .you = Tu Receta secreta es: { $recipe }.
log-decline-free = { $seat } renuncia a la acción gratuita.
    .you = Renuncias a la acción gratuita.
log-score = { $seat }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}.
    .you = Tienes { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
log-end = Han pasado tres años: la partida ha terminado.

## Qué traerá una acción

fact-money = Dinero
fact-rep = Reputación
fact-loans = Préstamos
fact-malt = Malta
fact-hops = Lúpulo
fact-yeast = Levadura
fact-fruit = Fruta
fact-spices = Especias
fact-coffee = Café
fact-stored = Ingredientes almacenados
fact-capacity = Sitio en el almacén
fact-batches = Lotes
fact-shifts = Turnos de trabajo
fact-workers = Trabajadores
fact-buildings = Edificios
fact-operating-cost = Gastos de invierno
fact-points = Puntos
outcome-gain = { $count ->
    [one] ganar { $amount } de { $what }
   *[other] ganar { $amount } de { $what }, { $count } veces
}
outcome-overflow = { $stored } almacenados, espacio para { $capacity }
outcome-discard = { $count ->
    [one] descartar { $count } ingrediente
   *[other] descartar { $count } ingredientes
}
outcome-token = tomar la ficha de jugador inicial
outcome-harvest = { $count ->
    [one] cosechar { $amount } de { $what }
   *[other] cosechar { $amount } de { $what }, { $count } veces
}
outcome-sell = { $count ->
    [one] vender por { $money } $: { $recipe }
   *[other] vender por { $money } $, { $count } veces: { $recipe }
}
outcome-label = conseguir la Etiqueta de oro: { $recipe }
outcome-bottle = { $count ->
    [one] embotellar: { $recipe }
   *[other] embotellar, { $count } veces: { $recipe }
}

## Por qué algo no está permitido

refusal-space-used = Casilla ya usada en esta estación: { $space }.
refusal-nothing-there = Allí no hay nada que tomar.
refusal-no-partnership-left = No queda ninguna carta de esta alianza.
refusal-shift-too-early = El próximo turno de trabajo exige { $need ->
    [one] { $need } lote elaborado
   *[other] { $need } lotes elaborados
 }; tienes { $have }.
refusal-all-shifts = Ya tienes los tres turnos de trabajo.
refusal-no-worker-left = Ya no queda ningún trabajador a la vista.
refusal-too-few-interns = { $need ->
    [one] Hace falta { $need } becario
   *[other] Hacen falta { $need } becarios
} en la reserva; { $have ->
    [0] no queda ninguno
    [one] solo queda { $have }
   *[other] solo quedan { $have }
}.
refusal-interns-over = Ya no queda estación en la que pudieran venir becarios.
refusal-nothing-to-trade = No tienes ingredientes: no hay nada que cambiar.
refusal-agency-empty = A la agencia no le quedan trabajadores.
refusal-farm-out-of-season = La Granja comunitaria solo acepta aportes en invierno y primavera.
refusal-farm-full = Ya se han dado todas las porciones de la Granja comunitaria.
refusal-farm-nothing-to-give = No tienes nada que la Granja comunitaria necesite todavía.
refusal-portion-given = Esta porción de la Granja comunitaria ya se ha dado: { $what }.
refusal-not-stored = No tienes este ingrediente: { $what }.
refusal-too-much-yeast = Aquí puedes tomar como mucho { $most } de Levadura, no { $yeast }.
refusal-no-money = Cuesta { $need } $; tienes { $have } $.
refusal-all-researched = Todas tus pistas de investigación están terminadas.
refusal-track-finished = Esta pista está terminada: { $track }.
refusal-nothing-to-install = Ya has instalado todo lo que hay.
refusal-built = Ya tienes esto: { $tile }.
refusal-all-infused = Todos tus tanques y tu Brewpub ya tienen un infusor ({ $tile }).
refusal-no-secret-left = No queda ninguna receta avanzada por desarrollar.
refusal-recipe-public = Esta receta es pública: { $recipe }.
refusal-recipe-taken = Esta receta ya está tomada: { $recipe }.
refusal-style-closed = Antes tienes que haber elaborado: { $recipe }.
refusal-missing = { $need ->
    [one] Hace falta { $need } de { $what }
   *[other] Hacen falta { $need } de { $what }
}; { $have ->
    [0] no te queda nada
    [one] te queda { $have }
   *[other] te quedan { $have }
}.
refusal-no-portion = No puedes pagar ninguna porción abierta.
refusal-portion-taken = { $other } ya ha dado esta porción: { $portion }.
refusal-portion-cost = La porción exige { $need } de { $what }; tienes { $have }.
refusal-owns-three = Las otras tres porciones son tuyas: la última debe darla otra persona.
refusal-same-type = Acabas de tomar { $what }: el otro ingrediente debe ser de otro tipo.
refusal-not-paid = Tus lotes no han gastado esto: { $what }.
refusal-not-spring = Solo se planta en primavera: { $what }.
refusal-plots-full = Las dos parcelas de tu Granja están plantadas, no queda sitio: { $what }.
refusal-not-fall = Solo se cosecha en otoño: { $what }.

## Opciones

option-recipes = Recetas
    .about = Las seis recetas avanzadas públicas; las tres básicas lo son siempre.
option-recipes-first = primera partida
option-recipes-custom = elegidas por el anfitrión
option-recipes-random = al azar
option-recipe-list = Recetas elegidas
    .about = Las seis recetas avanzadas del anfitrión: dos ales, dos porters, dos stouts.
option-workers = Trabajadores
    .about = Los trabajadores cualificados que están a la vista.
option-workers-first = primera partida
option-workers-custom = elegidos por el anfitrión
option-workers-random = al azar
option-worker-list = Trabajadores elegidos
    .about = Los trabajadores que elige el anfitrión, en cualquier número.
pack-name-as-printed = Como está impreso
option-worker-count = Número de trabajadores
    .about = Número de trabajadores al azar que están a la vista.
option-lab = Laboratorio
    .about = La cara de los laboratorios que se usa.
option-lab-basic = cara básica
option-lab-advanced = cara avanzada
option-interns = Contratar becarios
    .about = Una casilla del mercado: los becarios ayudan en las dos estaciones siguientes.
option-traders = Mercado de trueque
    .about = Una casilla del mercado: un ingrediente a cambio de otros varios.
option-agency = Agencia de empleo
    .about = Una casilla del mercado: contrata a uno de { $agency-shown } trabajadores que no están a la vista.
option-community-farm = Granja comunitaria
    .about = Da porciones en invierno y primavera, comparte la cosecha en otoño.
option-secret-recipe = Recetas secretas
    .about = Una acción de cervecería: desarrolla una receta que solo tú puedes elaborar.
option-start = Jugador inicial
    .about = El jugador que empieza la primera estación.
option-start-random = al azar
option-start-1 = jugador 1
option-start-2 = jugador 2
option-start-3 = jugador 3
option-start-4 = jugador 4
option-start-5 = jugador 5

## De dónde vienen los puntos

score-beer = Cerveza
score-rep = Fichas de Reputación
score-research = Investigación
score-tasting-room = Visitas y cata
score-gold-labels = Etiquetas de oro
score-collaboration = Colaboración sin completar
score-loans = Préstamos
sheet-gold-labels = Etiquetas de oro ({ $each } cada una)
sheet-collaboration = Porciones de una colaboración sin completar

## Qué mira un bot

term-points = puntos conseguidos
    .more = más puntos
    .less = menos puntos
term-stock = ingredientes para lotes futuros
    .more = más ingredientes para lotes futuros
    .less = menos ingredientes para lotes futuros
term-money = dinero para gastos futuros
    .more = más dinero para gastos futuros
    .less = menos dinero para gastos futuros
term-cellar = lotes sin vender
    .more = más lotes por vender
    .less = menos lotes por vender
term-brewery = turnos de trabajo y edificios
    .more = turnos de trabajo y edificios más útiles
    .less = turnos de trabajo y edificios menos útiles
term-crew = trabajadores, alianzas y becarios
    .more = trabajadores, alianzas o becarios más útiles
    .less = trabajadores, alianzas o becarios menos útiles
term-lab = investigación que aún rendirá
    .more = investigación más útil
    .less = investigación menos útil
term-shares = aportaciones y cultivos
    .more = más aportaciones y cultivos
    .less = menos aportaciones y cultivos
term-pending = la elección en curso
    .more = una mejor elección por venir
    .less = una peor elección por venir

## Contenido

section-ingredients = Ingredientes
section-recipes = Recetas
section-workers = Trabajadores cualificados
section-buildings = Edificios y equipo
section-market = Casillas del mercado
section-partnerships = Alianzas locales
section-portions = Porciones de una colaboración
section-traders = Cambios del Mercado de trueque
section-tracks = Pistas de investigación
section-lab-basic = Laboratorio, cara básica
section-lab-advanced = Laboratorio, cara avanzada
section-numbers = Valores de las reglas

## Palabras

word-spring = Primavera
word-summer = Verano
word-fall = Otoño
word-winter = Invierno
word-annual = Paso anual
word-market = Fase de mercado
word-extra = colocaciones adicionales
word-brewery = Fase de cervecería
word-close = fin de la estación
word-over = partida terminada
word-start = Inicio
word-experimental = Experimental
word-breakthrough = Avance
word-end = Fin de partida
word-investor = Inversor privado
word-partnership = Alianza local
word-shift = Nuevo turno
word-worker = Trabajador cualificado
word-benefit = Noche benéfica
word-basic = Ingredientes básicos
word-advanced = un Ingrediente avanzado a elegir
word-helper = Ayudante de mercado
word-intern = becario
word-tank-1 = tanque 1
word-tank-2 = tanque 2
word-ale = ale
word-porter = porter
word-stout = stout
word-oak = Bodega de barricas
word-none = ninguno
word-infuser = Infusor de lúpulo
word-mash = Cuba de maceración
word-research = investigación
word-marked = receta marcada
word-pub = Gerente del brewpub
word-first-brew = primer lote de una receta
word-secret = Receta secreta vendida
word-label = Etiqueta de oro
word-collaboration = colaboración
word-reserved = Reputación del espacio de edificio
word-yeast-lab-rep = Laboratorio de levaduras
word-money = dinero
word-rep = Reputación
word-gold-label = Etiqueta de oro
word-loan = préstamo
word-line = línea de embotellado
word-shipping = Expedición
word-storage = existencias
word-plot = parcela

## Números de las reglas

word-start-money = dinero al empezar
word-start-malt = Malta al empezar
word-start-hops = Lúpulo al empezar
word-start-yeast = Levadura al empezar
word-start-rep = Reputación al empezar
word-second-seat-money = dinero extra para el segundo jugador
word-third-seat-malt = Malta extra para el tercer jugador
word-fourth-seat-hops = Lúpulo extra para el cuarto jugador
word-fifth-seat-yeast = Levadura para el quinto jugador
word-batch-money = dinero por lote vendido
word-label-rep = puntos por Etiqueta de oro
word-portion-rep = puntos por porción de una colaboración sin completar
word-second-shift-batches = lotes antes del segundo turno de trabajo
word-third-shift-batches = lotes antes del tercer turno de trabajo
word-first-shift-cost = gasto del primer turno de trabajo
word-second-shift-cost = gasto del segundo turno de trabajo
word-third-shift-cost = gasto del tercer turno de trabajo
word-loan-money = dinero de un préstamo
word-first-loan-rep = puntos que quita el primer préstamo
word-further-loan-rep = puntos que quita cada préstamo adicional
word-intern-price = precio de los becarios
word-agency-price = precio de un trabajador de la agencia
word-agency-shown = trabajadores que muestra la agencia
word-secret-rep = Reputación por la primera venta de una Receta secreta

## Caras de las cartas: trabajadores

effect-hire-goods = Al contratar: { $amount } de { $what }
effect-hire-advanced = { $amount ->
    [one] Al contratar: { $amount } Ingrediente avanzado a elegir
   *[other] Al contratar: { $amount } Ingredientes avanzados a elegir
}
effect-hire-money = Al contratar: { $amount } $
effect-hire-install = Al contratar: una instalación gratuita
effect-hire-research = Al contratar: una investigación gratuita
effect-market-goods = +{ $amount } de { $what } cuando una casilla da { $at-least } o más
effect-per-goods = +{ $amount } de { $what } por cada { $per } que da una casilla, a partir de { $at-least }
effect-per-any = Ingredientes avanzados a elegir: +{ $amount } por cada { $per } que da una casilla, a partir de { $at-least }
effect-per-money = +{ $amount } $ por cada { $per } $ que da una casilla, a partir de { $at-least } $
effect-market-any = { $amount ->
    [one] +{ $amount } Ingrediente avanzado a elegir cuando una casilla da { $at-least } o más
   *[other] +{ $amount } Ingredientes avanzados a elegir cuando una casilla da { $at-least } o más
}
effect-market-money = +{ $amount } $ cuando una casilla da { $at-least } $ o más
effect-less = Estilo { $style }: una cerveza por cada Procesar cerveza cuesta { $amount } de { $what } menos
effect-mash-rep = Cuba de maceración: +{ rep-amount }
effect-brewpub-rep = { rep-amount } por lote elaborado en el Brewpub
effect-brewpub-stores = El Brewpub almacena { $amount }
effect-yeast-lab-rep = Laboratorio de levaduras: { rep-amount } en vez de la Levadura, si quieres
effect-yeast-lab-batch-rep = Laboratorio de levaduras: { rep-amount } por lote elaborado
effect-plot-yield = Cada parcela de tu Granja da { $amount } más
effect-install-money = { $amount } $ con cada instalación posterior
effect-extra-placement = { $amount ->
    [one] { $amount } colocación adicional en primavera y otoño
   *[other] { $amount } colocaciones adicionales en primavera y otoño
}
effect-oak-rep = Bodega de barricas: +{ rep-amount } por lote
effect-infuser-rep = Infusores de lúpulo: +{ rep-amount } por lote
effect-annual-tour-money = Cada invierno: { $amount } $ con Visitas y cata
effect-sale-money = +{ $amount } $ por cada Procesar cerveza que vende
effect-cost-less = Gastos de funcionamiento reducidos en { $amount } $
effect-storehouse-stores = Cada almacén guarda +{ $amount }
effect-annual-research = Cada invierno: una investigación gratuita
effect-first-brew-rep = { rep-amount } por el primer lote de cada receta avanzada
effect-portion-rep = +{ rep-amount } por porción de una colaboración completada
effect-label-rep = { rep-amount } por Etiqueta de oro conseguida
rep-amount = { $amount ->
    [one] { $amount } punto de Reputación
   *[other] { $amount } puntos de Reputación
}
rep-rep = { $rep ->
    [one] { $rep } punto de Reputación
   *[other] { $rep } puntos de Reputación
}

## Caras de las cartas: edificios

effect-storehouse-1 = Almacena { $stores }
effect-research-lab = Cuatro pistas de investigación
effect-single-system = Un tanque
effect-storehouse-2 = Almacena { $stores } más
effect-double-system = Dos tanques
effect-mash-tun = +{ $mash-malt } de Malta en un lote: +{ rep-rep }
effect-yeast-lab = { $research-yeast } de Levadura con cada investigación
effect-oak-barrelhouse = { rep-rep } por lote con el símbolo de roble
effect-tasting-room = Al final: { $rep } por cada receta avanzada distinta elaborada
effect-farm = Dos parcelas: plantar en primavera, cosechar en otoño
effect-brewpub = Un sitio más para elaborar lotes, sin embotellado
effect-hops-infusers = { rep-rep } por lote con el símbolo de lúpulo en un tanque con infusor
effect-gain = Al instalar: { $amount } de { $what }
effect-stores = Almacena { $amount } más
effect-mash-malt = Cuba de maceración: gasta { $amount } más de Malta
effect-research-yeast = { $amount } de Levadura con cada investigación
effect-recipe-rep = Al final: { $amount } por cada receta avanzada distinta elaborada

## Caras de las cartas: investigación

effect-take-basic = { $amount ->
    [one] { $amount } Ingrediente básico a elegir
   *[other] { $amount } Ingredientes básicos a elegir
}
effect-rep-on-space = { rep-amount } en un espacio vacío, que ganas al construir en él
effect-mark = Marca una receta: su próximo lote da { rep-amount }
effect-take-advanced = { $amount ->
    [one] { $amount } Ingrediente avanzado a elegir
   *[other] { $amount } Ingredientes avanzados a elegir
}
effect-take-malt = { $amount } de Malta
effect-take-money = { $amount } $
effect-take-rep = { rep-amount }
effect-swap = { $amount ->
    [one] Una vez: cambia un Ingrediente básico por uno avanzado a elegir
   *[other] Hasta { $amount } veces: cambia un Ingrediente básico por uno avanzado a elegir
 }
effect-yearly-basic = { $amount ->
    [one] { $amount } Ingrediente básico a elegir
   *[other] { $amount } Ingredientes básicos a elegir
}
effect-yearly-install = Una instalación gratuita
effect-yearly-process = Una acción gratuita: Procesar cerveza / Colaborar
effect-yearly-advanced = Ingredientes a elegir: avanzados { $amount }, básicos { $also }
effect-yearly-yeast = { $amount } de Levadura por turno de trabajo
effect-yearly-money = { $amount } $ por espacio construido, { $limit } $ como mucho
effect-yearly-rep = { rep-amount } por lote sin vender, { $limit } como mucho
effect-yearly-different = Ingredientes avanzados de tipos distintos: { $amount }
effect-market-basic = { $amount ->
    [one] +{ $amount } Ingrediente básico cuando una casilla da { $at-least } ingredientes o más
   *[other] +{ $amount } Ingredientes básicos cuando una casilla da { $at-least } ingredientes o más
}
effect-install-basic = { $amount ->
    [one] { $amount } Ingrediente básico a elegir con cada instalación
   *[other] { $amount } Ingredientes básicos a elegir con cada instalación
}
effect-brew-rep = { rep-amount } por lote elaborado
effect-market-advanced = { $amount ->
    [one] +{ $amount } Ingrediente avanzado cuando una casilla da { $at-least } ingredientes o más
   *[other] +{ $amount } Ingredientes avanzados cuando una casilla da { $at-least } ingredientes o más
}
effect-brew-less = { $amount ->
    [one] Cada Procesar cerveza que elabora un lote: { $amount } Ingrediente básico menos que pagar
   *[other] Cada Procesar cerveza que elabora un lote: { $amount } Ingredientes básicos menos que pagar
}
effect-install-rep = { rep-amount } con cada instalación
effect-sale-rep = Cada Procesar cerveza que vende: { rep-amount } y { $also } $
effect-brew-advanced = { $amount ->
    [one] Cada Procesar cerveza que elabora una receta avanzada: { $amount } Ingrediente avanzado
   *[other] Cada Procesar cerveza que elabora una receta avanzada: { $amount } Ingredientes avanzados
}
effect-end-basic-recipes = { $amount } por cada receta básica distinta elaborada
effect-end-spaces = { $amount } por espacio construido
effect-end-batches = { $per ->
    [one] { $amount } por lote elaborado
   *[other] { $amount } por cada { $per } lotes elaborados
 }
effect-end-public-recipes = { $amount } por cada receta avanzada pública distinta elaborada
effect-end-basic-batches = { $amount } por lote de receta básica, { $limit } como mucho
effect-end-cost = { $amount } por cada { $per } $ de los últimos gastos de funcionamiento, { $limit } como mucho
effect-end-styles = { $amount } por estilo con { $per } lotes o más
effect-end-labels = { $amount } por Etiqueta de oro, { $limit } como mucho

## El contenido en palabras

face-each-winter = { $money } $ cada invierno
face-install-gives = Con ello: { $goods }
face-portion-pays = { $rep ->
    [one] { $rep } punto de Reputación y { $money } $
   *[other] { $rep } puntos de Reputación y { $money } $
}
face-space-take-all = Toma todo lo que se ha acumulado aquí.
face-space-investor = Toma todo el dinero de aquí y la ficha de jugador inicial.
face-space-partnership = Toma una carta de alianza; desde entonces puedes cambiar un Ingrediente básico por su Ingrediente avanzado.
face-space-shift = Un turno de trabajo más para siempre, es decir, una acción de cervecería más por estación. Cuesta dinero cada invierno.
face-space-worker = Toma a uno de los trabajadores a la vista.
face-space-interns = Un becario en cada una de las dos estaciones siguientes: una acción más cada uno.
face-space-traders = Da 1 ingrediente y toma otros varios.
face-space-agency = Mira trabajadores que no están a la vista y contrata a uno, o a nadie.
face-space-community-farm = Da un ingrediente en invierno o primavera, comparte la cosecha en otoño.
face-space-gives = Toma { $goods }.
face-space-yeast = Levadura entre ellos: { $count } como mucho.
face-space-restock = Cada estación añade { $goods }.
face-space-price = Cuesta { $money } $.
face-style = Estilo: { $style }
face-takes = Lleva { $goods }
face-brings = { $rep ->
    [one] { $rep } punto de Reputación por lote
   *[other] { $rep } puntos de Reputación por lote
}
face-first-label = El primer jugador que la vende consigue su Etiqueta de oro.
face-supplies = Cambia 1 Ingrediente básico por 1 de { $what }, cuantas veces quieras en tu turno.
face-rate = { $goods } a cambio de { $give }
face-amount = { $amount } de { $what }
face-harvest = Tu Granja: { $amount } por parcela
face-shared-harvest = Granja comunitaria: { $amount } en la cosecha común

## Entradas sin nombre propio

word-basic-experimental = Ingredientes básicos, Experimental
word-basic-annual = Ingredientes básicos, Paso anual
word-basic-breakthrough = Ingredientes básicos, Avance
word-basic-end = Ingredientes básicos, Fin de partida
word-ops-experimental = Operaciones, Experimental
word-ops-annual = Operaciones, Paso anual
word-ops-breakthrough = Operaciones, Avance
word-ops-end = Operaciones, Fin de partida
word-brewing-experimental = Elaboración, Experimental
word-brewing-annual = Elaboración, Paso anual
word-brewing-breakthrough = Elaboración, Avance
word-brewing-end = Elaboración, Fin de partida
word-adv-experimental = Ingredientes avanzados, Experimental
word-adv-annual = Ingredientes avanzados, Paso anual
word-adv-breakthrough = Ingredientes avanzados, Avance
word-adv-end = Ingredientes avanzados, Fin de partida
word-advanced-for-yeast = Ingrediente avanzado por Levadura
word-advanced-for-hops = Ingrediente avanzado por Lúpulo
word-advanced-for-malt = Ingrediente avanzado por Malta
word-yeast-for-advanced = Levadura por Ingrediente avanzado
word-yeast-for-hops = Levadura por Lúpulo
word-yeast-for-malt = Levadura por Malta
word-hops-for-advanced = Lúpulo por Ingrediente avanzado
word-hops-for-yeast = Lúpulo por Levadura
word-hops-for-malt = Lúpulo por Malta
word-malt-for-hops = Malta por Lúpulo

## Campos de una posición

word-agency = Agencia de empleo
word-batches = lotes
word-beer = cerveza
word-brewed = lotes elaborados
word-styles = lotes por estilo
word-gives = da
word-whole = toda la casilla
word-next_steps = próximos pasos de investigación
word-buildings = edificios
word-capacity = capacidad de almacenamiento
word-community_farm = Granja comunitaria
word-cost = gastos de funcionamiento
word-farm_pool = cosecha común
word-get = ofrecido
word-give = entregado
word-gold-labels = Etiquetas de oro
word-goods = ingredientes
word-held = becarios reservados
word-helpers = colocaciones adicionales restantes
word-hidden_secrets = Recetas secretas ocultas
word-infusers = infusores
word-interns = becarios
word-interns_after = becarios dentro de dos estaciones
word-interns_next = becarios en la próxima estación
word-lab = investigación
word-lab-basic = cara básica
word-lab-advanced = cara avanzada
word-labels = Etiquetas de oro
word-lap = vuelta
word-last_cost = últimos gastos de funcionamiento
word-loans = préstamos
word-mark = receta marcada
word-meeples = peones
word-partnerships = alianzas
word-plots = parcelas
word-recipes = recetas
word-score = puntuación
word-season = estación
word-season_number = número de la estación
word-seasons = estaciones de la partida
word-secret_rep = Reputación de las Recetas secretas
word-secrets = Recetas secretas
word-shifts = turnos de trabajo
word-shifts_left = turnos de trabajo restantes
word-shifts_used = turnos de trabajo usados
word-slot = tanque que se llena
word-slots = sitios para elaborar lotes
word-stocked = recetas con ingredientes suficientes
word-stored = ingredientes almacenados
word-tanks = tanques
word-tiles = edificios por instalar
word-trade = trueque
word-portions = porciones de la colaboración
word-rates = cambios del Mercado de trueque
word-token = ayudante o becario
word-visitors = visitantes
word-unused_workers = otros trabajadores
word-workers = trabajadores
word-year = año

## Las piezas en palabras

brewcrafters-money = { $money } $
