# What the workshop says: it is loaded with that page.

## Packs of one's own

workshop-about = Crea tus propias cartas: introduce las de tu caja, cambia números, quita entradas. Todo se guarda en este navegador; puedes guardar un paquete como archivo, compartirlo con un enlace y jugar con él.
workshop-new = Nuevo paquete
workshop-name = Nombre del paquete
workshop-my-box = Mi caja
workshop-begin = Empezar
workshop-import = Abrir un archivo
workshop-mine = Mis paquetes
workshop-delete = Borrar
workshop-delete-sure = ¿Borrar «{ $name }»? No se puede deshacer.
workshop-link-wrong = Este enlace no contiene ningún paquete, o solo una parte.

## The editor

workshop-problems = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
workshop-good = Listo para jugar
workshop-kept = Guardado en este navegador
workshop-not-kept = Este navegador no ha guardado el último cambio. Guarda el paquete como archivo.
workshop-play = Jugar con este paquete
workshop-export = Guardar como archivo
workshop-entries = Entradas
workshop-section-changed = { $section } ({ $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
})
workshop-choose = Elige una entrada para cambiarla, copiarla o quitarla.
workshop-only = Quitar todas las demás
workshop-mark-changed = cambiada
workshop-mark-new = nueva
workshop-mark-out = quitada
workshop-wrong = problema
workshop-copy = Copiar como nueva
workshop-leave-out = Quitar
workshop-put-back = Devolver
workshop-reset = Deshacer mis cambios
workshop-preview = Así se mostrará
workshop-preview-old = La carta muestra los últimos valores válidos.
workshop-no-fields = De esta entrada solo se puede cambiar el nombre.
workshop-add-item = Añadir
workshop-item = N.º { $number }
workshop-drop-item = Quitar el n.º { $number }
workshop-leave-field = Sin
workshop-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
workshop-by-players-about = Un número para todos, o uno por jugador en orden de turno, separados por comas.

## What a field may hold

workshop-wanted = Este valor no se permite aquí.
workshop-wanted-whole = Hace falta un número entero de { $low } a { $high }.
workshop-wanted-list = Hacen falta de { $low } a { $high }.
workshop-wanted-word = Elige una.
workshop-wanted-name = Usa de 1 a 200 caracteres.
workshop-wanted-by-players = Hacen falta números enteros de { $low } a { $high }: uno, o uno por jugador.

## Bot games and sharing

workshop-games = Partidas entre bots
workshop-games-about = Unos bots juegan con este paquete en segundo plano. 1,00 es una parte justa de las victorias; si el intervalo no lo contiene, algo ayuda o perjudica.
workshop-games-play = Jugar { $games } partidas entre bots
workshop-games-stop = Dejar de seguir
workshop-games-wrong = Primero el paquete debe estar libre de problemas.
workshop-games-done = { $done } de { $games } partidas
workshop-games-old = El paquete ha cambiado desde estas partidas.
workshop-games-who = Puesto o entrada
workshop-games-seat = Jugador { $number } en orden de turno
workshop-games-met = La tuvieron
workshop-games-share = Victorias
workshop-games-interval = Intervalo del 95 %
workshop-share = Compartir con un enlace
workshop-share-about = El enlace contiene el paquete entero. Quien lo abra recibe una copia.
workshop-share-long = Este paquete es demasiado grande para un enlace ({ $length } caracteres; { $longest } como máximo). Guárdalo como archivo.

## Fields of entries; what has no message here has one in the title's catalogue

workshop-field-name = Nombre
workshop-field-copies = Copias en el mazo
workshop-field-do = Efecto
workshop-field-effect = Efecto
workshop-field-effects = Efectos
workshop-field-amount = Valor
workshop-field-also = Segundo valor
workshop-field-value = Valor
workshop-field-what = Qué
workshop-field-when = Cuándo
workshop-field-limit = Límite
workshop-field-expansion = Solo con la expansión
workshop-field-kind = Clase
workshop-field-members = Miembros
workshop-field-dice = Dados
workshop-field-bonus = Bonificación
workshop-field-taste = Sabor
workshop-field-left = Iconos de la izquierda, antes del combate
workshop-field-right = Iconos de la derecha, después del combate
workshop-field-abilities = Habilidades
workshop-field-doors = Puertas
workshop-field-to = Hacia
workshop-field-ingredient = Ingrediente
workshop-field-room = Sala
workshop-field-difficulty = Dificultad
workshop-field-quality = Calidad
workshop-field-rule = Regla
workshop-field-special = Regla especial
workshop-field-task = Tarea
workshop-field-from = Desde
workshop-field-by-players = Según el número de jugadores
workshop-field-letter = Letra
workshop-field-count = Cantidad
workshop-field-points = Puntos
workshop-field-type = Tipo de cerveza
workshop-field-level = Nivel
workshop-field-starter = En la primera fila, desde este número de jugadores
workshop-field-coins = Monedas
workshop-field-with = Con
workshop-field-least = Al menos
workshop-field-at-least = Al menos
workshop-field-stack = Piezas en la pila
workshop-field-price = Precio
workshop-field-discount = Precio según el dado, de 1 a 6
workshop-field-opens = Se abre con
workshop-field-speed = Casilla de aceleración
workshop-field-seeds = Semillas
workshop-field-harvest = Cosecha
workshop-field-shared-harvest = Cosecha común
workshop-field-style = Estilo
workshop-field-basic = Básico
workshop-field-first = Para una primera partida
workshop-field-cost = Coste
workshop-field-symbol = Símbolo
workshop-field-advanced = Avanzados
workshop-field-per = Por cada
workshop-field-restock = Se repone con
workshop-field-flows = Acciones
workshop-field-half = Mitad
workshop-field-most-yeast = Levadura como máximo
workshop-field-few = Con pocos jugadores
workshop-field-many = Con muchos jugadores
workshop-field-give = Dar
workshop-field-get = Recibir

## Values that no title has a word for

workshop-value-ingredient = buscar un ingrediente
workshop-value-take-all = tomarlo todo
workshop-value-traders = Mercado de trueque
