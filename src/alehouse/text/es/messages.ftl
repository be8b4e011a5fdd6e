# Lo que dicen las órdenes alrededor de una partida; cada título tiene su propio catálogo.

language-name = Español
player = Jugador { $number }
nobody = nadie
face-value = { $value }
face-by-players = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}: { $values }
face-by-turn = { $players } jugadores, en orden de turno: { $values }
labeled = { $label }: { $text }
refused-choice = { $choice } · { $reason }
clauses = { $first }; { $second }
on = sí
off = no
yes = sí
no = no

source-fact = impreso
source-inferred = interpretación
source-house = de la casa
source-pack = paquete
house-rule = (Regla de la casa.)

replay-setup = { $title }, { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, paquete { $pack }, versión { $rules } de las reglas
replay-seed = Semilla { $seed }
replay-commitment = Dados honestos, compromiso { $commitment }
replay-from-record = Hasta el paso { $step } todo viene de otra parte (partida importada o copia restaurada); después, dados nuevos.
replay-undone = { $count ->
    [one] Se deshizo 1 paso que había revelado algo.
   *[other] Se deshicieron { $count } pasos que habían revelado algo.
}
replay-options = Opciones: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = La partida no ha terminado: se espera a { $name }.
replay-over = La partida ha terminado.
replay-place = { $place }. { $name }: { $total }
replay-at = Tras el paso { $step } de { $steps }
replay-asks = Se espera a { $name }: { $decision }
replay-choices = Opciones:
replay-refused = Ahora no:
replay-board = Posición:

rules-of = Las reglas de { $title }

cards-of = { $title }: contenido del paquete «{ $pack }»
cards-sources = impreso = figura en un reglamento; interpretación = se deduce del reglamento sin figurar en él; de la casa = diseño nuestro; paquete = cambiado por el paquete

hint-move = { $rank }. { $action } · { $value }
hint-win = { NUMBER($percent, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) } % de ganar
hint-expected = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrellas esperadas
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos esperados
}
hint-behind = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrellas menos
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos menos
}
hint-equal = casi igual ({ $behind })
hint-why = Por qué: { $gains }
hint-why-later = Por qué, más adelante en la partida: { $gains }
hint-no-reason = Ningún motivo destaca por sí solo.
hint-price = Precio: { $costs }
hint-gain = { $unit ->
    [stars] { $what } (+{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (+{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-cost = { $unit ->
    [stars] { $what } (−{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (−{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-risk = Riesgo del { NUMBER($percent, maximumFractionDigits: 0) } %: { $loss }

# el repaso de una partida terminada
review = Repaso
review-about = Las decisiones que claramente costaron algo, según lo que el jugador podía saber entonces. Cada jugada se continuó muchas veces con el mismo azar.
review-progress = { $done } de { $steps } pasos repasados
review-played = Paso { $step }, { $name }: { $action }
review-better = Mejor: { $action } ({ $gain })
review-gain = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrellas más
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más
}
review-rule = { $why } ({ $rule })
review-none = { $name }: ningún error claro
review-luck = { $name }: { $luck }; { $total } al final, { NUMBER($fair, maximumFractionDigits: 1) } sin la suerte
review-lucky = { $unit ->
    [stars] buena suerte: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrellas
   *[points] buena suerte: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
}
review-unlucky = { $unit ->
    [stars] mala suerte: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } estrellas
   *[points] mala suerte: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
}
review-even = ni buena ni mala suerte
review-no-chance = Esta partida no dejó nada al azar.
review-play-on = Para seguir desde ahí: { $command }

analyse-known-all = Con toda la información oculta
analyse-known-seat = Con la información de { $name }
analyse-known-spectator = Solo con la información pública
analyse-win-chance = Probabilidad de ganar, %
analyse-expected-points = Puntos esperados
analyse-step = Paso
analyse-points-of = Puntos de { $name }
analyse-turning-points = Momentos decisivos:
analyse-no-turning-point = Ningún paso decidió por sí solo la partida.
analyse-chance-swing = { $name }: { NUMBER($before, maximumFractionDigits: 0) } % → { NUMBER($after, maximumFractionDigits: 0) } %
analyse-points-swing = { $name }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = Archivos escritos: { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } de { $low } a { $high }
forecast-chance = { $what } ({ $chance } %)
forecast-or = { $first } o { $second }

# what a title without its own evaluation or facts has
term-points = puntos hasta ahora
    .more = más puntos
    .less = menos puntos
term-experience = experiencia de otras partidas
    .more = una posición que suele dar más
    .less = una posición que suele dar menos
fact-points = Puntos

## Campos de una posición

word-decision = decisión
word-id = nombre
word-left = quedan
word-phase = fase
word-phases = fases
word-place = puesto final
word-players = jugadores
word-seat = puesto
word-seats = puestos
word-title = juego
word-to_act = decide
word-total = total
word-turn = turno
word-used = usado
word-what = qué
word-first = primer jugador
word-kind = tipo
hint-forecast = Previsión: { $forecast }

## Para imprimir

print-contents = En este archivo
print-needs = También hace falta
print-how = Cómo imprimir
print-scale = Imprime a tamaño real (100 %, sin ajustar a la página). Esta línea debe medir 50 mm:
print-duplex = Imprime las hojas de cartas a doble cara, girando por el borde largo: los dorsos siguen a sus caras.
print-paper = El papel grueso (200 g/m² o más) va bien para cartas, tableros y fichas; el normal, para hojas y reglas.
print-name = Nombre
print-total = Total
print-options = Opciones de esta partida
print-values = Donde estos valores difieran de las reglas anteriores, cuentan los valores.
print-scores = Hoja de puntuación
print-mods = Mods
print-doors = Una barra en un muro es una puerta.
print-board = Tablero
print-tokens = Fichas
print-dice = dados de seis caras
print-pencils = lápices
print-cubes = cubos u otros marcadores
print-from-players = desde { $count } jugadores
print-first = Primer jugador
print-season = Estación
print-count = { $count } × { $name }
printed-house = Diseño propio: ningún reglamento imprime este valor.
printed-pack = Cambiado por el paquete de contenido.
print-made = Hecho con Alehouse { $version }, contenido { $digest }.

## Bots

level-random = al azar
level-newcomer = principiante
level-novice = novato
level-casual = ocasional
level-regular = intermedio
level-expert = experto
level-master = maestro
level-grandmaster = gran maestro
level-greedy = { level-regular }
level-in-style = { $level }, { $style }
style-none = equilibrado
style-cautious = prudente
style-greedy = codicioso
style-aggressive = agresivo
