# Lo que dicen las órdenes alrededor de una partida; cada título tiene su propio catálogo.

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
