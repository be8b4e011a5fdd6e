# Dice Brewing en español.

## Qué hay que decidir

decision-token-w1 = Antes de la primera colocación: bloquea un edificio a un oponente, o continúa.
decision-place-main = Coloca un dado o una semilla, acelera un efecto, almacena dados o juega una ficha. Si terminas el turno sin colocar nada, pasas.
decision-place-piece = Elige el dado que colocas ahí.
decision-school-reroll = Escuela de oficios: elige los dados que relanzas. Cada uno se queda en su zona, salga lo que salga.
decision-school-swap-colour = Escuela de oficios: elige un color. Se tiran todos sus dados de la reserva general y puedes quedarte el mejor a cambio de uno tuyo.
decision-school-swap-die = Cambia uno de tus dados por el mejor que ha salido, o quédate con los tuyos.
decision-store-dice = Elige los dados que almacenas. Conservan su valor y no vuelven por sí solos.
decision-token-play = Elige la ficha de Acción que juegas.
decision-token-target = Elige el objetivo de la ficha.
decision-buy-main = Tu turno de compra: almacena dados, juega fichas, compra un ingrediente y una ficha de Acción. Es la última ocasión de almacenar en esta ronda.
decision-buy-discount = Pon un dado azul en el Mercado para un descuento, o paga el precio completo.
decision-token-w4 = Última ocasión de jugar fichas de Acción antes de empezar a elaborar cerveza.
decision-brew-main = Elabora una receta, o renuncia. Puede que tengas otra ocasión en esta ronda.
decision-brew-improve = ¿Mejoras la cerveza con un dado azul o un ingrediente? Solo se permite una mejora.
decision-brew-dice = Elige los dados para la cerveza; la propuesta desperdicia lo mínimo.
decision-brew-reward-die = Tu recompensa es un dado: elige su color.
decision-brew-reward-token = Tu recompensa es una ficha de Acción: elige cuál.

## Por qué se pregunta

because-pieces = { $count ->
    [one] Queda 1 pieza por colocar.
   *[other] Quedan { $count } piezas por colocar.
}
because-lacks = { $count ->
    [one] { $recipe }: falta 1 dado.
   *[other] { $recipe }: faltan { $count } dados.
}
because-store = { $count ->
    [one] { $recipe }: almacena 1 dado para elaborarla.
   *[other] { $recipe }: almacena { $count } dados para elaborarla.
}
because-ready = { $recipe }: lista para elaborar.
because-token = Juegas la ficha «{ $token }».
because-coins = { $coins ->
    [one] Puedes gastar 1 moneda.
   *[other] Puedes gastar { $coins } monedas.
}

## Qué se puede hacer

action-pass = Pasar
action-end-turn = Terminar el turno
action-store = Almacenar dados
action-token = Jugar una ficha de Acción
action-store-all = Almacenar todos los dados activos
action-finish = Listo
action-keep = Quedarme con mis dados
action-done = Listo
action-full-price = Pagar el precio completo
action-decline = Renunciar
action-improve-not = Elaborar la receta sin mejora
action-improve-skill = Mejorar con un dado azul
action-auto-dice = Usar los dados propuestos
action-base = Colocar en { $space }
action-speed = Acelerar { $space }
action-reroll-active = Relanzar los dados activos de { $upto } o menos
action-reroll-malt-and-hops = Relanzar malta y lúpulo de { $upto } o menos, también almacenados
action-colour = { $colour }
action-store-from = Almacenar todos los dados de { $value } o más
action-store-for = Almacenar los dados para «{ $recipe }»
action-play = Jugar: { $token }
action-buy = Comprar { $ingredient }
action-buy-token = Comprar una ficha de Acción: { $token }
action-improve = Mejorar con { $ingredient }
action-win-token = { $token }
action-opponent = { $seat }
action-building = { $building }
action-recipe = { $recipe }
action-brew = Elaborar { $recipe }
action-target-board = { $seat }: dado en espera ({ $space })
action-pick = { $colour } { $value } ({ $zone })
action-pick-marked = { $colour } { $value }, { $mark } ({ $zone })
action-target = { $seat }: { $colour } { $value } ({ $zone })
action-target-marked = { $seat }: { $colour } { $value }, { $mark } ({ $zone })

## Qué ha pasado

log-start-roll = { $seat } saca { $value } para decidir quién empieza.
    .you = Sacas { $value } para decidir quién empieza.
log-first = { $seat } toma la ficha de Estación y juega en primer lugar.
    .you = Tomas la ficha de Estación y juegas en primer lugar.
log-season = Ronda { $round }: { $season }. { $seat } juega en primer lugar.
    .you = Ronda { $round }: { $season }. Juegas en primer lugar.
log-seed = { $seat } toma una semilla.
    .you = Tomas una semilla.
log-no-seed = No queda semilla para { $seat }.
    .you = No queda semilla para ti.
log-roll = { $count ->
    [one] { $seat } saca { $colour } { $value }.
   *[other] { $seat } saca { $colour } { $value }, { $count } veces.
}
    .you = { $count ->
        [one] Sacas { $colour } { $value }.
       *[other] Sacas { $colour } { $value }, { $count } veces.
    }
log-base = { $seat } coloca { $colour } { $value } en { $space }.
    .you = Colocas { $colour } { $value } en { $space }.
log-base-seed = { $seat } coloca una semilla en { $space }.
    .you = Colocas una semilla en { $space }.
log-block-space = Espacio cerrado a { $seat } con una ficha de Bloqueo, porque lo han usado todos los demás: { $space }.
    .you = Una ficha de Bloqueo te cierra un espacio, porque lo han usado todos los demás: { $space }.
log-speed = { $seat } acelera { $space } con un { $value } azul.
    .you = Aceleras { $space } con un { $value } azul.
log-gain = { $seat } gana un dado: { $colour } { $value }.
    .you = Ganas un dado: { $colour } { $value }.
log-gain-seeds = { $count ->
    [one] { $seat } gana una semilla.
   *[other] { $seat } gana { $count } semillas.
}
    .you = { $count ->
        [one] Ganas una semilla.
       *[other] Ganas { $count } semillas.
    }
log-gain-coins = { $coins ->
    [one] { $seat } gana una moneda.
   *[other] { $seat } gana { $coins } monedas.
}
    .you = { $coins ->
        [one] Ganas una moneda.
       *[other] Ganas { $coins } monedas.
    }
log-raise = { $seat } aumenta un dado y lo almacena: { $colour } { $value }.
    .you = Aumentas un dado y lo almacenas: { $colour } { $value }.
log-reroll = Dado relanzado ({ $seat }): { $colour } { $from } pasa a { $value }.
    .you = Tu dado relanzado: { $colour } { $from } pasa a { $value }.
log-supply-roll = { $seat } tira los dados de la reserva general ({ $colour }, { $count }): el mejor muestra { $value }.
    .you = Tiras los dados de la reserva general ({ $colour }, { $count }): el mejor muestra { $value }.
log-swap = { $seat } cambia { $colour } { $from } por { $value }.
    .you = Cambias { $colour } { $from } por { $value }.
log-keep = { $seat } no cambia nada.
    .you = No cambias nada.
log-store = { $seat } almacena { $colour } { $value }.
    .you = Almacenas { $colour } { $value }.
log-pass = { $seat } pasa.
    .you = Pasas.
log-end-turn = { $seat } termina su turno.
    .you = Terminas tu turno.
log-token = { $seat } juega la ficha «{ $token }».
    .you = Juegas la ficha «{ $token }».
log-take = { $other }: { $colour } { $value } pasa del Almacén a la Reserva activa.
log-block-building = Edificio cerrado a { $other } en esta ronda: { $building }.
log-block-die = Dado bloqueado en esta ronda: { $colour } { $value } ({ $other }).
log-protect-die = { $seat } protege { $colour } { $value } en esta ronda.
    .you = Proteges { $colour } { $value } en esta ronda.
log-boost = { $seat } aumenta un dado durante la ronda: { $colour } { $value }.
    .you = Aumentas un dado durante la ronda: { $colour } { $value }.
log-block-recipe = Nadie puede elaborar { $recipe } en esta ronda.
log-buy = { $seat } compra { $ingredient }: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}{ $virtual ->
    [0] .
   *[other] {" "}y { $virtual } de la tirada desafortunada.
}
    .you = Compras { $ingredient }: { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }{ $virtual ->
        [0] .
       *[other] {" "}y { $virtual } de la tirada desafortunada.
    }
log-discount = { $seat } pone un { $value } azul en el Mercado: { $coins ->
    [one] una moneda menos.
   *[other] { $coins } monedas menos.
}
    .you = Pones un { $value } azul en el Mercado: { $coins ->
        [one] una moneda menos.
       *[other] { $coins } monedas menos.
    }
log-buy-token = { $seat } compra una ficha de Acción, { $token }: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}{ $virtual ->
    [0] .
   *[other] {" "}y { $virtual } de la tirada desafortunada.
}
    .you = Compras una ficha de Acción, { $token }: { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }{ $virtual ->
        [0] .
       *[other] {" "}y { $virtual } de la tirada desafortunada.
    }
log-buy-hidden = { $seat } compra una ficha de Acción: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}{ $virtual ->
    [0] .
   *[other] {" "}y { $virtual } de la tirada desafortunada.
}
    .you = Compras una ficha de Acción: { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }{ $virtual ->
        [0] .
       *[other] {" "}y { $virtual } de la tirada desafortunada.
    }
log-hold = { $seat } tiene ahora la ficha «{ $token }», oculta a los demás.
    .you = Tienes ahora la ficha «{ $token }», oculta a los demás.
log-brew = { $seat } elabora { $recipe }.
    .you = Elaboras { $recipe }.
log-improve = { $seat } mejora la cerveza con { $ingredient }: { earned }.
    .you = Mejoras la cerveza con { $ingredient }: { earned }.
log-improve-skill = { $seat } mejora la cerveza con un { $value } azul: { earned }.
    .you = Mejoras la cerveza con un { $value } azul: { earned }.
log-reward = { $seat } recibe en total: { earned }.
    .you = Recibes en total: { earned }.
log-reward-die = { $seat } toma un dado como recompensa: { $colour }.
    .you = Tomas un dado como recompensa: { $colour }.
log-reward-token = { $seat } toma una ficha de Acción como recompensa: { $token }.
    .you = Tomas una ficha de Acción como recompensa: { $token }.
log-reward-hidden = { $seat } toma una ficha de Acción como recompensa.
    .you = Tomas una ficha de Acción como recompensa.
log-refill = { $recipe } llega al puesto { $slot } de la fila.
log-empty-slot = El mazo se ha agotado: el puesto { $slot } de la fila queda vacío.
log-decline = { $seat } no elabora ninguna cerveza.
    .you = No elaboras ninguna cerveza.
log-tidy = { $seat } ordena su tablero.
    .you = Ordenas tu tablero.
log-claim-waits = { $seat } espera ({ $what }): la reserva general no tiene.
    .you = Esperas ({ $what }): la reserva general no tiene.
log-claim = { $seat } toma: { $what }.
    .you = Tomas: { $what }.
log-waste = { $seat } no recibe nada ({ $what }): la reserva general no tiene.
    .you = No recibes nada ({ $what }): la reserva general no tiene.
log-stall = Hace muchas rondas que nadie elabora una receta: la fila va bajo el mazo y se reparte otra.
log-end = La partida termina tras la ronda { $round }.
log-score = { $seat }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}.
    .you = Tienes { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }.
log-no-reward = No queda nada que { $seat } pueda elegir.
    .you = No queda nada que puedas elegir.
earned = { $coins ->
    [0] { $experience ->
        [0] sin bonificación
       *[other] +{ $experience } de experiencia
    }
    [one] { $experience ->
        [0] +{ $coins } moneda
       *[other] +{ $coins } moneda, +{ $experience } de experiencia
    }
   *[other] { $experience ->
        [0] +{ $coins } monedas
       *[other] +{ $coins } monedas, +{ $experience } de experiencia
    }
}

## Qué va a pasar

fact-coins = Monedas
fact-experience = Experiencia
fact-seeds = Semillas
fact-active-pale-malt = Dados activos de malta clara
fact-active-dark-malt = Dados activos de malta oscura
fact-active-hops = Dados activos de lúpulo
fact-active-skill = Dados activos de habilidad
fact-stored = Dados almacenados
fact-due-pale-malt = Dados de malta clara en el Orden
fact-due-dark-malt = Dados de malta oscura en el Orden
fact-due-hops = Dados de lúpulo en el Orden
fact-due-skill = Dados de habilidad en el Orden
fact-due-seeds = Semillas en el Orden
fact-due-coins = Monedas en el Orden
fact-due-raises = Dados aumentados en el Orden
fact-ingredients = Ingredientes
fact-tokens = Fichas de Acción
fact-ready = Recetas para las que tienes los dados
fact-brewed = Recetas elaboradas
fact-points = Puntos
outcome-raise = almacena un dado aumentado: { $colour } { $value }
outcome-reroll = { $count ->
    [one] relanza { $colour } { $from }
   *[other] relanza { $colour } { $from }, { $count } veces
}
outcome-swap = cambia { $colour } { $from } por { $value }
outcome-boost = aumenta un dado durante la ronda: { $colour } { $value }
outcome-improve = mejorada con { $ingredient }
outcome-improve-skill = mejorada con un { $value } azul
outcome-reward-die = { $count ->
    [one] un dado a elegir
   *[other] { $count } dados a elegir
}
outcome-no-reward = no queda nada que elegir

## Por qué no

refusal-closed = { $building } abre en la ronda { $need }; esta es la ronda { $have }.
refusal-barred = La ficha de un oponente te cierra este edificio durante la ronda: { $building }.
refusal-used-space = Ya has usado { $space }: una vez por ronda.
refusal-crowded = Espacio usado por todos los demás en esta ronda: { $space }. Siempre hay alguien que se queda fuera.
refusal-no-seed = { $space } pide una semilla y no tienes ninguna.
refusal-no-die = Ninguno de tus dados sirve para { $space }: el color no vale, o están bloqueados o protegidos.
refusal-skill-too-low = Hace falta un dado azul utilizable que muestre { $need } o más; el mejor tuyo muestra { $have }.
refusal-all-six = Un dado que muestra 6 no se puede aumentar.
refusal-nothing-to-reroll = No quedaría ningún dado que relanzar: los bloqueados y los protegidos no cuentan.
refusal-nothing-to-swap = El cambio pide un color del que haya un dado en la reserva general y otro tuyo ni bloqueado ni protegido.
refusal-no-speed-slot = { $space } no se puede acelerar.
refusal-no-base = Nada tuyo espera en { $space }: coloca antes su base.
refusal-sped = { $space } ya se ha acelerado en esta ronda.
refusal-supply-empty = En la reserva general no queda lo que da { $space } ({ $what }): la base sigue esperando.
refusal-die-blocked = Dado bloqueado: { $colour } { $value }. No puedes usarlo en esta ronda.
refusal-die-protected = Dado protegido: { $colour } { $value }. En esta ronda nadie puede alterarlo, cambiarlo ni retirarlo.
refusal-die-marked = Este dado ya lleva un marcador: { $colour } { $value }.
refusal-window-start = La ficha «{ $token }» se juega justo después de las tiradas iniciales, antes de la primera colocación.
refusal-window-turn = La ficha «{ $token }» se juega en tus turnos o antes de empezar a elaborar cerveza.
refusal-window-brew = La ficha «{ $token }» se juega antes de empezar a elaborar cerveza.
refusal-no-target = La ficha «{ $token }» no tiene ahora ningún objetivo.
refusal-not-in-storage = Solo se puede retirar un dado almacenado.
refusal-not-own = Solo puedes aumentar tus propios dados.
refusal-shows-six = { $colour } { $value } ya no se puede aumentar.
refusal-not-rolled = Un dado sin valor no puede ser objetivo.
refusal-building-barred = Edificio ya cerrado a { $other }: { $building }.
refusal-building-closed = { $building } abre en la ronda { $need }; esta es la ronda { $have }.
refusal-market-closed = El Mercado abre en la ronda { $need }; esta es la ronda { $have }.
refusal-black-market-closed = El Mercado negro abre en la ronda { $need }; esta es la ronda { $have }.
refusal-one-ingredient = Solo un ingrediente por ronda: ya has comprado el tuyo.
refusal-one-token = Solo una ficha de Acción por ronda: ya has comprado la tuya.
refusal-empty-stack = Se ha agotado: { $what }.
refusal-too-dear = { $what } cuesta { $need ->
    [one] { $need } moneda
   *[other] { $need } monedas
}; tienes { $have }.
refusal-no-discount = Un { $value } azul no rebaja este precio: { $what }.
refusal-recipe-blocked = Receta bloqueada en esta ronda: { $recipe }.
refusal-missing-dice = { $recipe } pide { $need ->
    [one] { $need } dado
   *[other] { $need } dados
}; en tu Almacén hay { $have }.
refusal-not-stored = { $recipe } pide { $need ->
    [one] { $need } dado almacenado
   *[other] { $need } dados almacenados
}; tienes { $have }. Los demás están en tu Reserva activa.
refusal-no-ingredient = No tienes este ingrediente: { $ingredient }.
refusal-colour-empty = En la reserva general no quedan dados de este color: { $colour }.
refusal-stack-empty = En el Mercado negro no queda esta ficha: { $token }.
refusal-stays-stored = { $colour } { $value } ya está en el Almacén: no puedes devolverlo a la Reserva activa.

## Opciones

option-mode = Modo de juego
    .about = El juego avanzado reparte recetas al azar y deja las fichas de Acción boca abajo.
option-mode-standard = estándar
option-mode-advanced = avanzado
option-unlucky-roll = Tirada desafortunada
    .about = Varios unos en la tirada inicial valen monedas en el turno de compra de esa ronda.
option-stall-guard = Antiestancamiento
    .about = Tras { $stall-rounds } rondas sin elaborar recetas se renueva la fila, y la ronda { $last-round } es la última. { house-rule }

## Puntos

score-experience = Experiencia
score-coins = Monedas
score-pale-malt = Dados de malta clara
score-dark-malt = Dados de malta oscura
score-hops = Dados de lúpulo
score-skill = Dados de habilidad
sheet-coins = Monedas ({ $per } por un punto)

## Lo que vale una posición

term-points = puntos hasta ahora
    .more = más puntos
    .less = menos puntos
term-claims = efectos en espera
    .more = más efectos en espera
    .less = menos efectos en espera
term-recipes = recetas al alcance
    .more = recetas más al alcance
    .less = recetas menos al alcance
term-dice = dados para las próximas rondas
    .more = más dados para las próximas rondas
    .less = menos dados para las próximas rondas
term-prospects = colores para la fila
    .more = mejores colores para la fila
    .less = peores colores para la fila
term-quality = dados altos en el Almacén
    .more = dados más altos en el Almacén
    .less = dados más bajos en el Almacén
term-supplies = semillas, ingredientes, fichas
    .more = más semillas, ingredientes y fichas
    .less = menos semillas, ingredientes y fichas
term-rivals = oponentes
    .more = menos puntos para los oponentes
    .less = más puntos para los oponentes

## Contenido

section-dice = Dados
section-recipes = Recetas
section-ingredients = Mercado
section-tokens = Mercado negro
section-buildings = Edificios
section-spaces = Espacios del tablero
section-numbers = Valores de las reglas

## Caras de cartas y espacios

effect-MH1 = semilla: un dado de malta clara en el Orden
effect-MH2 = malta clara: un dado de malta oscura en el Orden
effect-MH3 = malta clara u oscura hasta 5: aumenta en 1 en el Orden
effect-HP1 = semilla: un dado de lúpulo en el Orden
effect-HP2 = lúpulo hasta 5: aumenta en 1 en el Orden
effect-SS1 = habilidad: relanza en el acto los dados tuyos que quieras
effect-SS2 = habilidad: tira la reserva de un color y cambia en el acto un dado
effect-SS3 = habilidad: un dado de habilidad más en el Orden
effect-DS1 = { $seeds ->
    [one] lúpulo: una semilla en el Orden
   *[other] lúpulo: { $seeds } semillas en el Orden
}
effect-DS2 = { $seeds ->
    [one] malta oscura: una semilla en el Orden
   *[other] malta oscura: { $seeds } semillas en el Orden
}
effect-DS3 = monedas en el Orden: habilidad { $skill }, malta oscura { $dark }
effect-raise-die = uno de tus dados muestra 1 más en esta ronda
effect-reroll-die = relanza un dado de cualquier jugador
effect-guard-die = bloquea un dado de un oponente o protege uno tuyo en esta ronda
effect-take-die = pasa un dado almacenado a la Reserva activa de su dueño
effect-block-building = cierra un edificio a un oponente en esta ronda
effect-block-recipe = nadie puede elaborar una receta en esta ronda
effect-coins = { $amount ->
    [one] una moneda
   *[other] { $amount } monedas
}
effect-experience = { $amount } de experiencia
effect-dice = { $amount ->
    [one] un dado a elegir
   *[other] { $amount } dados a elegir
}
effect-tokens = { $amount ->
    [one] una ficha de Acción a elegir
   *[other] { $amount } fichas de Acción a elegir
}

## Palabras

word-active = Reserva activa
word-storage = Almacén
word-blocked = bloqueado
word-protected = protegido
word-seed = una semilla
word-seeds = semillas
word-winter = Invierno
word-summer = Verano
word-setup = preparación
word-roll-and-place = Tirada y colocación
word-purchase = Compras
word-brew = Elaboración
word-tidy-up = Orden
word-over = partida terminada
word-supply = reserva general
word-market = Mercado
word-black-market = Mercado negro
word-row = fila de recetas
word-deck = mazo
word-base = base
word-speed = casilla de aceleración
word-block-token = ficha de Bloqueo
word-coins = monedas
word-experience = experiencia
word-action-tokens = fichas de Acción
word-lager = Lager
word-pilsner = Pilsner
word-wheat = Trigo
word-pale-ale = Pale Ale
word-ipa = IPA
word-bock = Bock
word-porter = Porter
word-stout = Stout
word-experimental = Experimental
word-beginner = principiante
word-intermediate = intermedio
word-expert = experto
word-1-opening = 1 de la tirada inicial
word-1-plus-1 = 1+1
word-1-plus-2 = 1+2
word-2-plus-1 = 2+1
word-1-plus-3 = 1+3
word-2-plus-2 = 2+2
word-3-plus-1 = 3+1
word-1-plus-4 = 1+4
word-2-plus-3 = 2+3
word-3-plus-2 = 3+2
word-4-plus-1 = 4+1
word-1-plus-5 = 1+5
word-2-plus-4 = 2+4
word-3-plus-3 = 3+3
word-4-plus-2 = 4+2
word-5-plus-1 = 5+1
word-start-coins = monedas al empezar
word-start-seeds = semillas al empezar
word-start-experience = experiencia al empezar
word-row-for-2 = cartas en la fila, 2 jugadores
word-row-for-3 = cartas en la fila, 3 jugadores
word-row-for-4 = cartas en la fila, 4 jugadores
word-recipes-for-2 = recetas que terminan la partida, 2 jugadores
word-recipes-for-3 = recetas que terminan la partida, 3 jugadores
word-recipes-for-4 = recetas que terminan la partida, 4 jugadores
word-market-opens = ronda en que abre el Mercado
word-black-market-opens = ronda en que abre el Mercado negro
word-pieces-per-turn = piezas por turno de colocación
word-brew-experience = experiencia por cada elaboración
word-coins-per-point = monedas por un punto
word-unlucky-two = monedas por dos unos
word-unlucky-three = monedas por tres unos
word-unlucky-four = monedas por cuatro unos o más
word-stall-rounds = rondas sin elaborar recetas que renuevan la fila
word-last-round = última ronda con el antiestancamiento
word-last-round-unguarded = última ronda sin el antiestancamiento

## El contenido en palabras

face-speed = Un dado azul de { $least } o más en la casilla de aceleración da el efecto al momento.
face-least = El dado azul debe mostrar { $least } o más.
face-takes = Pide { $dice }
face-pays = Da { $gains }
face-improve = Con { $what }, además { $gains }
face-ware = Mejora las recetas que piden este ingrediente.
face-points = { $points ->
    [one] 1 punto al final
   *[other] { $points } puntos al final
}
face-opens = Abre en la ronda { $round }.
face-discount = { $coins ->
    [one] Con un dado azul de { $least } o más, { $coins } moneda menos.
   *[other] Con un dado azul de { $least } o más, { $coins } monedas menos.
}
face-kind = { $type } · { $level }
face-die = { $colour } { $least }+

## Campos de una posición

word-barred = edificios cerrados
word-best = mejor dado
word-black_market = Mercado negro
word-black_market_open = Mercado negro abierto
word-block_tokens = fichas de Bloqueo
word-bottom = fondo del mazo
word-bought_ingredient = ingrediente comprado
word-bought_token = ficha de Acción comprada
word-brewed = recetas elaboradas
word-brewless = rondas sin elaborar recetas
word-buildings = edificios
word-chosen = dados elegidos
word-proposed = dados propuestos
word-colour = color
word-die = dado
word-gives = da
word-raise = aumentar un dado en 1
word-reroll = relanzar dados
word-swap = cambiar un dado
word-held = fichas de Acción
word-improvement = mejora
word-ingredient = ingrediente
word-ingredients = ingredientes
word-least = al menos
word-limit = recetas que terminan la partida
word-market_die = dado en el Mercado
word-market_open = Mercado abierto
word-open = abierto
word-opponent = oponente
word-passed = ha pasado
word-pending = decisión en curso
word-pieces_left = piezas restantes
word-played = fichas de Acción jugadas
word-price = precio
word-priority = juega en primer lugar
word-recipe = receta
word-recipes = recetas
word-round = ronda
word-season = estación
word-space = espacio
word-spaces = espacios
word-takes = admite
word-token = ficha de Acción
word-tokens = fichas de Acción
word-virtual = monedas de la tirada desafortunada
word-zone = zona
word-cards = cartas
