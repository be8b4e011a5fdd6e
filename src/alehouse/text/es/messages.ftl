# Lo que dicen las órdenes alrededor de una partida; cada título tiene su propio catálogo.

language-name = Español
player = Jugador { $number }
nobody = nadie
on = sí
off = no

source-fact = impreso
source-inferred = deducido
source-house = de la casa
source-pack = paquete

replay-setup = { $title }, { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, paquete { $pack }, versión { $rules } de las reglas
replay-seed = Semilla { $seed }
replay-commitment = Dados honestos, compromiso { $commitment }
replay-from-record = Los primeros { $step } pasos vienen de otra parte (partida importada o copia restaurada); después, dados nuevos.
replay-undone = { $count ->
    [one] Se deshizo 1 paso que había revelado algo.
   *[other] Se deshicieron { $count } pasos que habían revelado algo.
}
replay-options = Opciones: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = La partida no ha terminado: decide { $name }.
replay-over = La partida ha terminado.
replay-place = { $place }. { $name }: { $total }
replay-at = Tras la jugada { $step } de { $steps }
replay-asks = Decide { $name }: { $decision }
replay-choices = Elecciones:
replay-refused = Ahora no:
replay-board = Posición:

rules-of = Las reglas de { $title }
rules-rule = regla { $rule }

cards-of = { $title }: contenido del paquete «{ $pack }»
cards-sources = impreso = figura en un reglamento; deducido = se sigue de lo impreso; de la casa = diseño nuestro; paquete = cambiado por el paquete

hint-chance = { $rank }. { $action } · gana con un { NUMBER($percent, maximumFractionDigits: 0) } %
hint-points = { $rank }. { $action } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos esperados
hint-gain = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-reasons = Frente a una jugada media: { $reasons }
hint-no-reasons = De momento, ni mejor ni peor que una jugada media; la búsqueda ve su utilidad más adelante.
hint-risk = { NUMBER($percent, maximumFractionDigits: 0) } % { $term }
hint-risks = Riesgo: { $risks }

analyse-known-all = Visto con todo lo que estaba oculto
analyse-known-seat = Visto con lo que podía saber { $name }
analyse-known-spectator = Visto con lo que podían saber todos
analyse-win-chance = Probabilidad de ganar, %
analyse-expected-points = Puntos esperados
analyse-step = Jugada
analyse-points-of = Puntos de { $name }
analyse-turning-points = Puntos de inflexión:
analyse-no-turning-point = Ninguna jugada decidió por sí sola la partida.
analyse-chance-swing = { $name }: { NUMBER($before, maximumFractionDigits: 0) } % → { NUMBER($after, maximumFractionDigits: 0) } %
analyse-points-swing = { $name }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = Escrito: { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } de { $low } a { $high }
forecast-chance = { $what } ({ $chance } %)
forecast-or = { $first } o { $second }

# what a title without its own evaluation or facts has
term-points = puntos hasta ahora
fact-points = Puntos
