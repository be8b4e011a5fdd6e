# What agents read around a game; the titles have their own catalogues.

table = Mesa { $table }: { $title }
you-are = Eres { $name } (puesto { $seat }).
points-now = Puntos actuales:
what-happened = Qué ha pasado:
your-turn = { $name }, te toca. { $prompt }
their-turn = Le toca a { $name }, que juega aquí en persona: muestra las opciones, pregunta y juega la respuesta. { $prompt }
may-do = Puedes:
may-not = Ahora no puedes (responde con un número para saber el motivo):
waiting-for = Esperando a { $name }.
waiting-for-players = La partida no ha empezado: { $count ->
    [one] hay un puesto libre
   *[other] hay { $count } puestos libres
}. Da esta invitación a los demás jugadores: { $link }
played = { $name } juega: { $label }
refused = No está permitido: { $reason } ({ $rule })
refused-plainly = Ahora no está permitido.
allowed = Ahora está permitido: número { $number }.
no-such-choice = «{ $typed }» no es ninguna de las opciones; responde con el número de una opción o con sus palabras.
several-choices = «{ $typed }» coincide con varias opciones; responde con un solo número:
game-over = La partida ha terminado.
