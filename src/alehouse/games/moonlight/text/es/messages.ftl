# Moonlight Brewers en español.

## Qué hay que decidir

decision-choose-monk = Elige tu monje para esta noche, o déjalo al azar. Los monjes son diseños de la casa.
decision-turn-step = Muévete, actúa o usa una carta. Los movimientos y acciones que no uses antes de terminar el turno se pierden.
decision-pre-roll-cards = Antes de la tirada: usa cartas, o lanza el dado.
decision-make-noise = ¿Buscar a fondo? Hacer ruido ayuda a esta tirada y aumenta tu ruido, incluso si fallas.
decision-keep-die = Elige el dado que conservas.
decision-pre-draw-cards = Antes de robar: usa una carta para ver una más, o roba.
decision-keep-equipment = Conserva una de las cartas de Equipo robadas y descarta el resto.
decision-keep-blessing = Conserva una de las Bendiciones robadas y descarta el resto.
decision-hunt-pick = Elige el Teriomorfo que cazas; el otro se descarta.
decision-attack-pick = Te ataca un Teriomorfo: elige a cuál combates; el otro se descarta.
decision-fight-cards = Antes del combate: usa cartas, o combate sin ellas.
decision-flee = Tu dado muestra un 1 o un 2: huye sin un rasguño, o sigue combatiendo.
decision-injury-card = Vas a sufrir una herida grave: usa una carta que la evite, o acepta la herida.
decision-blessed-dice = El dado de Bendito puede salvarte: usa una carta para lanzar uno más, o lánzalo solo.
decision-dirt-split = Tienes 2 de suciedad: ¿cuánta para la cerveza de un oponente y cuánta para mejorar la tuya gracias al Codex?
decision-dirt-target = Elige la cerveza que recibe la suciedad; la tuya, si el Codex lo permite, gana sabor con ella.
decision-mug-target = Elige al jugador cuya cerveza cambian las dos jarras.
decision-blood-target = Elige el Teriomorfo conservado cuyo sabor cambia la sangre de lobo.
decision-ancestral-cards = Receta ancestral: usa cartas de ingrediente coronado en esta unidad, o anótala en cuanto suba la casilla de la fase anterior.
decision-brew-cards = Hora de elaborar la cerveza: mejórala con cartas y habilidades, o rellena la casilla de la fase.
decision-keepsake-pick = Has ganado un recuerdo: elígelo. Servirá una vez en cada una de las noches siguientes.

## Por qué se pregunta

because-left = Quedan: { $moves ->
    [0] ningún movimiento gratuito
   *[other] 1 movimiento gratuito
}, { $actions ->
    [0] ninguna acción
    [one] 1 acción
   *[other] { $actions } acciones
}.
because-phase-here = { $phase }: { $ingredient }; se encuentra aquí.
because-phase-there = { $phase }: { $ingredient }. Dónde buscar: { $room }.
because-phase-stocked = { $phase }: { $ingredient }; tienes calidad { $quality }.
because-roll = { $what }: el dado debe mostrar { $die } o más.
because-fight = Sumas { $own } a tu dado. { $werewolf }: { face-strength }.

## Qué se puede hacer

action-choose-monk = { $monk }
action-random-monk = Dejarlo al azar
action-move = Moverse: { $to }
action-convert-move = Gastar una acción para moverse: { $to }
action-sprint = Esprintar: { $to }
action-convert-sprint = Gastar una acción para esprintar: { $to }
action-action = { $what }
action-recover = Recuperarse
action-duel = Retar a duelo a { $seat }
action-use = Usar: { $card }
action-alchemy = Alquimia: { $unit } { $quality } se convierte en { $into }
action-ancestral = Receta ancestral con la unidad de calidad { $quality }
action-end-turn = Terminar el turno
action-roll = Lanzar
action-make-noise = Hacer ruido
action-stay-quiet = No hacer ruido
action-keep-die = Conservar el { $face }
action-draw = Robar
action-keep = Conservar: { $card }
action-face = Combatir: { $werewolf }
action-fight = Combatir
action-flee = Huir
action-stand = Seguir combatiendo
action-bear = Aceptar la herida
action-split = { $own ->
    [0] Ambas para la cerveza de un oponente
    [1] Una para la cerveza de un oponente y una para la tuya
   *[other] Ambas para tu cerveza
}
action-dirty = Echar suciedad en la cerveza de { $seat }
action-treat = Usar dos jarras en la cerveza de { $seat }
action-blood = Usar sangre de lobo: { $werewolf }
action-add = Anotar la unidad
action-brew = Rellenar la casilla
action-keepsake = Tomar: { $card }

## Qué ha pasado

log-first = { $seat } abre la partida.
    .you = Abres la partida.
log-monk = El monje de { $seat }: { $monk }.
    .you = Tu monje: { $monk }.
log-night = Empieza una noche nueva: { $night }.
log-phase = Empieza una fase nueva: { $phase }.
log-omen = El presagio de esta fase: { $omen }.
log-move = { $seat } cruza una puerta: { $room }.
    .you = Cruzas una puerta: { $room }.
log-sprint = { $seat } esprinta y cruza dos puertas: { $room }.
    .you = Esprintas y cruzas dos puertas: { $room }.
log-make-noise = { $seat } busca a fondo y hace ruido.
    .you = Buscas a fondo y haces ruido.
log-roll = { $seat } intenta «{ $what }»: dado { $die }, total { $total }.
    .you = Intentas «{ $what }»: dado { $die }, total { $total }.
log-success = Éxito: «{ $what }» ({ $seat } necesitaba { $need } o más).
    .you = Éxito: «{ $what }» (necesitabas { $need } o más).
log-fail = Fallo: «{ $what }» ({ $seat } necesitaba { $need } o más).
    .you = Fallo: «{ $what }» (necesitabas { $need } o más).
log-noise = { $change ->
    [0] El ruido de { $seat } sigue en { $noise }.
   *[other] El ruido de { $seat } pasa a { $noise } ({ SIGNED($change) }).
}
    .you = { $change ->
        [0] Tu ruido sigue en { $noise }.
       *[other] Tu ruido pasa a { $noise } ({ SIGNED($change) }).
    }
log-found = { $seat } encuentra un ingrediente: { $ingredient }, calidad { $quality }.
    .you = Encuentras un ingrediente: { $ingredient }, calidad { $quality }.
log-meditate = { $seat } medita en silencio.
    .you = Meditas en silencio.
log-recover = { $seat } se recupera: el monje vuelve a estar sano.
    .you = Te recuperas: tu monje vuelve a estar sano.
log-attack = ¡Un Teriomorfo ataca a { $seat }! Sala: { $room }.
    .you = ¡Un Teriomorfo te ataca! Sala: { $room }.
log-nobody = Ya no queda ningún Teriomorfo que oiga a { $seat }: no viene nadie.
    .you = Ya no queda ningún Teriomorfo que te oiga: no viene nadie.
log-draw = { $seat } roba la carta { $card }.
    .you = Robas la carta { $card }.
log-reveal = { $seat } revela un Teriomorfo: { $werewolf }.
    .you = Revelas un Teriomorfo: { $werewolf }.
log-keep = { $seat } conserva la carta { $card }.
    .you = Conservas la carta { $card }.
log-discard = { $seat } descarta la carta { $card }.
    .you = Descartas la carta { $card }.
log-discard-wolf = Se descarta: { $werewolf }.
log-reshuffle = Se barajan los descartes para formar un nuevo { $deck }.
log-use = { $seat } usa la carta { $card }.
    .you = Usas la carta { $card }.
log-keep-die = { $seat } conserva el { $die }.
    .you = Conservas el { $die }.
log-fight = { $seat } combate a un Teriomorfo: { $werewolf }.
    .you = Combates a un Teriomorfo: { $werewolf }.
log-fight-roll = { $seat } saca un { $die } en el combate.
    .you = Sacas un { $die } en el combate.
log-compare = Totales: { $seat } { $own }, { $werewolf } { $foe }.
    .you = Totales: tú { $own }, { $werewolf } { $foe }.
log-win = { $seat } vence a un Teriomorfo: { $werewolf }.
    .you = Vences a un Teriomorfo: { $werewolf }.
log-loss = Un Teriomorfo vence a { $seat }: { $werewolf }.
    .you = Un Teriomorfo te vence: { $werewolf }.
log-tie = Empate entre { $seat } y { $werewolf }; nadie resulta herido.
    .you = Empate entre tú y { $werewolf }; nadie resulta herido.
log-flee = { $seat } huye.
    .you = Huyes.
log-trophy = { $seat } conserva un trofeo: { $werewolf }, sabor { $taste }.
    .you = Conservas un trofeo: { $werewolf }, sabor { $taste }.
log-injury = { $seat } sufre una herida grave: 1 de suciedad más, { $dirt } en total.
    .you = Sufres una herida grave: 1 de suciedad más, { $dirt } en total.
log-avoid = { $seat } se libra de la herida grave.
    .you = Te libras de la herida grave.
log-blessed = { $seat } lanza el dado de Bendito: { $die }.
    .you = Lanzas el dado de Bendito: { $die }.
log-web = { $seat } cae en una telaraña: no puede moverse hasta que acabe su próximo turno.
    .you = Caes en una telaraña: no puedes moverte hasta que acabe tu próximo turno.
log-blood = Sangre de lobo para { $seat }: { $werewolf } tiene ahora sabor { $taste }.
    .you = Sangre de lobo para ti: { $werewolf } tiene ahora sabor { $taste }.
log-adjust = La cerveza de { $other } se ajusta en { SIGNED($change) }.
log-dirt = { $seat } echa { $dirt } de suciedad en la cerveza de { $other }.
    .you = Echas { $dirt } de suciedad en la cerveza de { $other }.
log-duel = { $seat } reta a duelo a { $other }.
    .you = Retas a duelo a { $other }.
log-duel-compare = Totales: { $seat } { $own }, { $other } { $foe }.
    .you = Totales: tú { $own }, { $other } { $foe }.
log-duel-won = { $seat } gana el duelo contra { $other }.
    .you = Ganas el duelo contra { $other }.
log-duel-tie = El duelo de { $seat } contra { $other } acaba en empate.
    .you = Tu duelo contra { $other } acaba en empate.
log-alchemy = Alquimia: { $seat } convierte { $ingredient } { $quality } en { $into } { $quality }.
    .you = Alquimia: conviertes { $ingredient } { $quality } en { $into } { $quality }.
log-ancestral = Receta ancestral: { $seat } sube la casilla de { $phase } a { $value }.
    .you = Receta ancestral: subes la casilla de { $phase } a { $value }.
log-entry = { $seat } anota { $value } en la casilla de { $phase }.
    .you = Anotas { $value } en la casilla de { $phase }.
log-no-entry = { $seat } no tiene nada para la casilla de { $phase }: recibe 0.
    .you = No tienes nada para la casilla de { $phase }: recibe 0.
log-score = { $seat }: { $total } en total.
    .you = Tienes { $total } en total.
log-stars = «{ $night }» ha terminado. { $seat } recibe { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} por el total y { $task } por la tarea.
    .you = «{ $night }» ha terminado. Recibes { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    } por el total y { $task } por la tarea.
log-keepsake = { $seat } toma un recuerdo: { $card }.
    .you = Tomas un recuerdo: { $card }.
log-end = Rompe el alba: la partida ha terminado.

## Qué traerá una acción

fact-noise = Ruido
fact-cards = Cartas
fact-taste = Sabor
fact-actions = Acciones
outcome-fail = fallo
outcome-found = encontrar { $ingredient } { $quality }
outcome-dirt = suciedad en la cerveza de un oponente
outcome-attack = ataque de un Teriomorfo
outcome-win = { $count ->
    [1] victoria
   *[other] hasta { $count } victorias
}
outcome-loss = derrota
outcome-tie = { $count ->
    [1] empate
   *[other] hasta { $count } empates
}
outcome-flee = huida
outcome-injury = herida grave
outcome-web = telaraña
outcome-duel-won = duelo ganado
outcome-duel-tie = duelo empatado
outcome-entry = { $value } para la casilla de { $phase }
outcome-no-entry = nada para la casilla de { $phase }

## Por qué algo no está permitido

refusal-injured = Tu monje está herido: recupérate antes, lo que cuesta una acción en cualquier sala.
refusal-webbed = Una telaraña retiene a tu monje: no puede moverse, pero sí actuar donde está.
refusal-no-move-left = Ya has hecho tu movimiento gratuito, y otro cuesta { $need ->
    [one] una acción
   *[other] { $need } acciones
}; { $have ->
    [0] no te queda ninguna
    [one] te queda { $have }
   *[other] te quedan { $have }
}.
refusal-mud = Los caminos están embarrados: en esta fase ninguna acción sirve para moverse, y no se puede esprintar.
refusal-sprinted = Ya has esprintado: un solo sprint por turno. Tus demás movimientos cruzan una puerta.
refusal-no-action-left = { $need ->
    [one] Hace falta una acción
   *[other] Hacen falta { $need } acciones
}; { $have ->
    [0] no te queda ninguna
    [one] te queda { $have }
   *[other] te quedan { $have }
} en este turno.
refusal-elsewhere = Aquí no puedes hacerlo: ve antes a la sala «{ $room }».
refusal-hunted = Ya has cazado: una sola caza por turno, aunque fallara su tirada.
refusal-no-werewolves = No queda ningún Teriomorfo que cazar: el mazo y su pila de descarte están vacíos.
refusal-empty-deck = No queda nada que robar: el mazo y su pila de descarte están vacíos.
refusal-nobody-to-dirty = Ninguna cerveza puede recibir la suciedad: tiene que contener ingredientes, es decir, una casilla de 1 o más.
refusal-peace = El Voto de paz lo impide: nadie sabotea a un oponente y nadie se bate en duelo.
refusal-too-loud = Solo puedes Hacer ruido con { $need } de ruido o menos, y tienes { $have }. Medita o usa antes una carta de campana.
refusal-used = La carta { $card } ya está usada: volverá a estar lista en la próxima fase o, si es un recuerdo, en la próxima noche.
refusal-spent = La carta { $card } ya está usada, y en esta partida solo se permite una vez.
refusal-barred = { $werewolf } prohíbe la carta { $card }: las cartas de este tipo no se pueden usar en este combate.
refusal-target-injured = { $other } tiene al monje herido: solo se puede retar a monjes sanos.
refusal-target-away = { $other } está en otra sala: un duelo exige que ambos monjes estén en la misma sala.
refusal-healthy = Tu monje está sano: no tiene de qué recuperarse.
refusal-no-trophy = No conservas ningún Teriomorfo cuyo sabor pueda cambiar: antes tienes que vencer a uno.
refusal-alchemy-used = Alquimia sirve una vez por partida, y ya la has usado.
refusal-alchemy-no-stock = Alquimia cambia una unidad de tu reserva, y tu reserva está vacía: encuentra antes un ingrediente.
refusal-ancestral-used = Receta ancestral sirve una vez por partida, y ya la has usado.
refusal-ancestral-too-early = Receta ancestral rellena la casilla de la fase anterior: sirve a partir de la segunda fase.
refusal-ancestral-no-unit = Receta ancestral exige una unidad del ingrediente de la fase anterior, y en tu reserva no hay ninguna: encuéntrala antes.
refusal-ancestral-no-gain = Receta ancestral tiene que subir la casilla de la fase anterior, y ninguna de tus unidades lo haría.
refusal-not-now = La carta { $card } se declara justo antes de la tirada, el robo, el combate, la herida o la anotación que cambia.
refusal-no-ingredients = La cerveza de { $other } aún no contiene ingredientes: le hace falta una casilla de 1 o más.
refusal-not-adjacent = Ninguna puerta une estas dos salas: { $here }, { $room }. Pasa por otra sala.
refusal-wrong-ingredient = La carta { $card } no corresponde al ingrediente de esta fase.
refusal-no-unit = La carta { $card } mejora la unidad que anotas, y no tienes ninguna del ingrediente de esta fase.
refusal-own-empty = Tu propia cerveza solo admite suciedad gracias al Codex Siceratorum, y solo si tiene una casilla de 1 o más.

## Opciones

option-sprint = Sprint
    .about = Una vez por turno, uno de tus movimientos puede cruzar dos puertas en vez de una; tu ruido sube.
option-duel = Duelo
    .about = Dos monjes en la misma sala pueden combatir por una acción; quien pierde sufre una herida grave.
option-expansion = La Noche de la Bestia
    .about = Cuatro monjes más para elegir; La Bestia, la Lanza de la Bestia y el Rosario se suman a sus mazos. { house-rule }
option-mod-full-moon = Luna llena
    .about = Cada Teriomorfo combate con +1; a cambio, cada Teriomorfo vencido de sabor 1 o más da 1 de sabor más. { house-rule }
option-mod-light-sleepers = Sueño ligero
    .about = Los Teriomorfos atacan con { $light-attack-limit } de ruido o más, y Hacer ruido solo se permite por debajo de { $light-quiet-limit }. { house-rule }
option-mod-vow-of-peace = Voto de paz
    .about = Nadie sabotea a un oponente y nadie se bate en duelo; el Codex aún permite usar suciedad en la cerveza propia. { house-rule }
option-mod-packed-satchels = Alforjas llenas
    .about = Cada jugador empieza con un Equipo y una Bendición. { house-rule }
option-mod-short-brew = Cocción corta
    .about = Solo se juegan las fases I, II, III, V y VII; la categoría de la cerveza, y nada más, cuenta { $short-brew-points } puntos de más. { house-rule }
option-mod-rotating-abbot = Abad rotatorio
    .about = Desde la fase II, el primer jugador cambia en cada fase, pasando hacia la izquierda. { house-rule }
option-strict-once = Una vez por partida, sin excepción
    .about = Una carta «una vez por partida» que ya has usado queda usada si la robas de nuevo.
option-hermit = Hermit Brewer
    .about = Una campaña de siete noches en solitario, con presagios, tareas y recuerdos; sin Duelo ni mods. { house-rule }
option-first = Primer jugador
    .about = El jugador que abre las fases: al azar, o el que indiques.
option-first-random = al azar
option-first-1 = Jugador 1
option-first-2 = Jugador 2
option-first-3 = Jugador 3
option-first-4 = Jugador 4
option-first-5 = Jugador 5
option-first-6 = Jugador 6
option-first-7 = Jugador 7
option-first-8 = Jugador 8

## De dónde vienen los puntos

score-ingredients = Ingredientes
score-werewolves = Teriomorfos
score-adjustment = Ajuste
score-dirt = Suciedad
score-stars = Estrellas por los totales
score-tasks = Estrellas por las tareas
sheet-box-I = Casilla I, agua
sheet-box-II = Casilla II, malta
sheet-box-III = Casilla III, leña
sheet-box-IV = Casilla IV, leña
sheet-box-V = Casilla V, lúpulo
sheet-box-VI = Casilla VI, agua
sheet-box-VII = Casilla VII, levadura
counter-noise = Ruido
    .about = un Teriomorfo ataca con { $limit }
    .less = Ruido −{ $by }
    .more = Ruido +{ $by }
    .reached = ¡Ataca un Teriomorfo!

## Cuánto vale una posición

term-sheet = hoja de puntuación
    .more = más puntos en la hoja
    .less = menos puntos en la hoja
term-stock = reserva
    .more = más reserva
    .less = menos reserva
term-boxes = casillas por llenar
    .more = próximas casillas más fáciles de llenar
    .less = próximas casillas más difíciles de llenar
term-errand = ingrediente al alcance
    .more = ingrediente de la fase más al alcance
    .less = ingrediente de la fase menos al alcance
term-noise = ruido
    .more = menos ruido
    .less = más ruido
term-health = salud
    .more = mejor salud
    .less = peor salud
term-cards = cartas
    .more = mejores cartas
    .less = peores cartas
term-abilities = habilidades del monje
    .more = habilidades más útiles
    .less = habilidades menos útiles
term-rivals = oponentes
    .more = menos puntos para los oponentes
    .less = más puntos para los oponentes
term-stars = estrellas
    .more = más estrellas
    .less = menos estrellas
term-night = total de la noche
    .more = estrellas por el total de la noche más probables
    .less = estrellas por el total de la noche menos probables
term-task = tarea de la noche
    .more = tarea de la noche más probable
    .less = tarea de la noche menos probable
term-keepsakes = recuerdos
    .more = recuerdos más útiles
    .less = recuerdos menos útiles

## Archivos de contenido

section-abilities = Habilidades de los monjes
section-actions = Acciones
section-bands = Categorías
section-blessings = Bendiciones y objetos sagrados
section-equipment = Equipo
section-ingredients = Ingredientes
section-keepsakes = Recuerdos de Hermit Brewer
section-monks = Monjes
section-nights = Noches de Hermit Brewer
section-numbers = Valores de las reglas
section-omens = Presagios de Hermit Brewer
section-phases = Fases
section-ranks = Rangos de Hermit Brewer
section-rooms = Salas
section-werewolves = Teriomorfos

## Palabras

word-werewolf-deck = mazo de Teriomorfos
word-equipment-deck = mazo de Equipo
word-blessing-deck = mazo de Bendiciones
word-attack = ataque
word-hunt = caza
word-duel = duelo
word-win = victoria
word-loss = derrota
word-both = victoria o derrota
word-before = antes del combate
word-tie = empate
word-after = después del combate
word-blessing = Bendición
word-holy-object = objeto sagrado
word-keepsake = recuerdo
word-equipment = Equipo
word-blessings = Bendiciones
word-werewolves = Teriomorfos
word-ingredients = cualquier ingrediente
word-anything = de cualquier tipo
word-own = tu cerveza
word-anyone = la cerveza de cualquier jugador
word-attack-limit = ruido a partir del cual ataca un Teriomorfo
word-quiet-limit = Hacer ruido solo por debajo de este ruido
word-making-noise-bonus = bonificación por Hacer ruido
word-making-noise-noise = ruido de Hacer ruido
word-easy-noise = ruido de una acción fácil
word-hard-noise = ruido de una acción difícil
word-failure-noise = ruido adicional de un fallo
word-meditation = ruido que quita meditar
word-sprint-noise = ruido de un sprint
word-hunt-bonus = bonificación en el combate de caza
word-hunt-draw = Teriomorfos robados en la caza
word-blessed-die = cara desde la que Bendito ignora una herida
word-light-attack-limit = ruido a partir del cual ataca un Teriomorfo, con Sueño ligero
word-light-quiet-limit = Hacer ruido solo por debajo de este ruido, con Sueño ligero
word-short-brew-points = puntos añadidos para la categoría, con Cocción corta
word-start-noise = ruido al empezar
word-start-dirt = suciedad al empezar
word-start-points = puntos al empezar
word-star-total = total para una estrella
word-two-star-total = total para dos estrellas
word-task-total = total para la estrella de la tarea

## Habilidades

ability-martial = +1 a tu total en todo combate, duelos incluidos.
ability-discreet = Un fallo no hace ruido adicional.
ability-herbalist = La malta que anotas vale 1 más.
ability-dowser = El agua que anotas vale 1 más, en las fases I y VI.
ability-baker = La levadura que anotas vale 1 más.
ability-lumberjack = La leña que anotas vale 1 más, en las fases III y IV.
ability-picker = El lúpulo que anotas vale 1 más.
ability-bargain-hunter = Cuando buscas equipo con éxito, roba dos cartas de Equipo y conserva una.
ability-chosen-one = Cuando rezas con éxito, roba dos Bendiciones y conserva una.
ability-blessed = Por cada herida grave que ninguna carta evite se lanza un dado: con { $blessed-die } o más la ignoras.
ability-logistics = +1 en las tiradas de ingredientes fáciles.
ability-hunter = +1 en la tirada de caza y +1 en el combate de caza.
ability-filthy = Tu primera acción de suciedad con éxito en un turno da 2 de suciedad en vez de 1, ambas para la misma cerveza.
ability-butcher = +1 al sabor de cada Teriomorfo que hayas vencido.
ability-alchemy = Una vez por partida, convierte una unidad de tu reserva en otro ingrediente de la misma calidad.
ability-serendipity = Si tu dado de combate muestra un 1 o un 2, puedes huir antes de que lance el oponente.
ability-codex = La suciedad que recoges puede, en su lugar, subir el ajuste de tu propia cerveza si contiene ingredientes.
ability-warhammer = Un empate en un combate cuenta como victoria tuya.
ability-muscular = En combate, cada uno de tus dados que muestre un 1 vuelve a tirarse una vez.
ability-ancestral = Una vez por partida, anota una unidad del ingrediente de la fase anterior en la casilla de esa fase, si la casilla sube.
ability-confuse = Cuando te atacan, roba dos Teriomorfos y elige a cuál combates.

## Caras de las cartas

effect-fight = { SIGNED($amount) } en combate
effect-sword = gana el combate sin dados
effect-noise = ruido { SIGNED($amount) }
effect-silence = el ruido pasa a { $amount }
effect-search = { SIGNED($amount) } en tiradas de búsqueda: { $what }
effect-heart = evita una herida grave
effect-two-dice = { $amount ->
        [one] un dado más en una de tus tiradas, conserva uno
       *[other] { $amount } dados más en una de tus tiradas, conserva uno
    }
effect-two-cards = { $amount ->
        [one] una carta más cuando robas, conserva una: { $what }
       *[other] { $amount } cartas más cuando robas, conserva una: { $what }
    }
effect-crown = calidad { SIGNED($amount) } para la unidad que anotas: { $what }
effect-mugs = ajuste { SIGNED($amount) } ({ $what })
effect-blood = sabor { SIGNED($amount) } para un Teriomorfo que conservas
effect-trophy = sabor { SIGNED($amount) } para cada Teriomorfo que vences
effect-equipment = { $amount ->
        [one] roba una carta de Equipo
       *[other] roba { $amount } cartas de Equipo, una tras otra
    }
effect-blessing = { $amount ->
        [one] roba una Bendición
       *[other] roba { $amount } Bendiciones, una tras otra
    }
effect-web = telaraña
effect-injury = herida grave
effect-blood-best = sabor { SIGNED($amount) } para tu mejor Teriomorfo conservado
effect-no-equipment = sin Equipo en este combate
effect-no-blessings = sin Bendiciones en este combate

limit-permanent = permanente
limit-roll = en cada tirada que corresponda
limit-phase = una vez por fase
limit-game = una vez por partida
limit-night = una vez por noche

## Hermit Brewer

omen-none = No pasa nada.
omen-failure-noise = Un fallo hace { $amount } de ruido adicional; un monje Discreto sigue sin hacerlo.
omen-soft-snow = Tu primera tirada de acción no hace ruido de acción; fallar y Hacer ruido siguen contando.
omen-noise = En el acto: ruido { SIGNED($amount) }.
omen-equipment = En el acto: roba una carta de Equipo.
omen-blessing = En el acto: roba una Bendición.
omen-mud = Ninguna acción sirve para moverse, y no se puede esprintar.
omen-harvest = Calidad { SIGNED($amount) } para la unidad que anotas en esta fase.
omen-damp = { SIGNED($amount) } en las tiradas de ingredientes.
omen-tracks = { SIGNED($amount) } en la tirada de caza y en el combate de caza.
omen-mould = En el acto: { $amount } de suciedad, si tu cerveza contiene ingredientes.

special-none = Sin regla especial.
special-dry-well = La búsqueda fácil de agua exige 3 o más; sigue siendo fácil.
special-light-sleepers = Sueño ligero: los Teriomorfos atacan con { $light-attack-limit } de ruido o más, y Hacer ruido solo se permite por debajo de { $light-quiet-limit }.
special-full-moon = Luna llena: los Teriomorfos combaten con +1, y los de sabor 1 o más dan 1 de sabor más al vencerlos.
special-cobwebs = Empiezas en una telaraña: ningún movimiento hasta que acabe tu turno de la fase I.
special-dirt = Empiezas con { $amount } de suciedad en tu cerveza.
special-beast = Cuando se rellena la última casilla, ataca La Bestia.

task-no-injury = No sufras ninguna herida grave.
task-water-boxes = Ten 1 o más en las dos casillas de agua, I y VI.
task-few-attacks = { $amount ->
    [0] No sufras ningún ataque.
    [one] No sufras más de un ataque.
   *[other] No sufras más de { $amount } ataques.
}
task-trophies = { $amount ->
    [one] Conserva al menos un Teriomorfo de sabor 1 o más.
   *[other] Conserva al menos { $amount } Teriomorfos de sabor 1 o más.
}
task-wood-boxes = Ten 1 o más en las dos casillas de leña, III y IV.
task-all-boxes = Ten 1 o más en las siete casillas.
task-beast-unharmed = No sufras ninguna herida grave en el combate contra La Bestia.

## El contenido en palabras

face-roll = tirada { $need }+
face-quality = calidad { $quality }
face-doors = puertas: { $rooms }
face-from = desde { $from }
face-taste = sabor { $taste }
face-strength = { $dice ->
    [0] ningún dado
    [one] un dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bonus) }
}
face-task = Tarea: { $task }

## Campos de una posición

word-abilities = habilidades
word-actions_left = acciones restantes
word-adjustment = ajuste
word-alchemy_used = Alquimia usada
word-ancestral_used = Receta ancestral usada
word-attack_limit = un Teriomorfo ataca con
word-attacks = ataques sufridos
word-band = categoría
word-beaten = miembros vencidos
word-board = tablero
word-bonus = bonificación
word-boxes = casillas
word-cards = cartas
word-decks = mazos
word-dice = dados
word-die = dado mínimo para lograrlo
word-discard = descarte
word-drawn = cartas robadas
word-fight = combate
word-foe_bonus = bonificación del oponente
word-foe_dice = dados del oponente
word-free_move = movimiento gratuito disponible
word-hermit = Hermit Brewer
word-hunt_used = caza ya hecha
word-injured = herido
word-injuries = heridas graves
word-made_noise = ha hecho ruido
word-member = miembro de la manada
word-members = miembros
word-monk = monje
word-need = número necesario
word-next_band = siguiente categoría
word-next_band_at = siguiente categoría a partir de
word-noise = ruido
word-other = oponente
word-own_bonus = bonificación propia
word-own_die = dado propio
word-quality = calidad
word-quiet_limit = Hacer ruido por debajo de
word-roll = tirada
word-room = sala
word-sprint_used = sprint ya hecho
word-stock = reserva
word-taste = sabor
word-too_loud = demasiado ruido para Hacer ruido
word-webbed = en una telaraña
word-werewolf = Teriomorfo
word-wolf_line = línea de Teriomorfos
word-amount = valor
word-night = noche
word-night_id = nombre de la noche
word-omen = presagio
word-omen_amount = valor del presagio
word-omen_effect = efecto del presagio
word-omens = presagios
word-rank = rango
word-special = regla especial
word-stars = estrellas
word-task = tarea
word-tasks = estrellas por las tareas
