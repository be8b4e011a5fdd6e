# Lo que dice la terminal en torno a una partida; cada juego tiene su propio catálogo.

player = Jugador { $seat }
yes = sí
no = no
rule = regla { $id }

## El curso de una partida

welcome = Te damos la bienvenida a { $title }.
resumed = La partida guardada sigue tras { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}.
kept-at = La partida se guarda tras cada decisión: { $path }
saved = Guardado: { $path }
is-playing = está jugando…
hand-over = Le toca a { $name }. Pásale el teclado.
game-over = La partida ha terminado.
winners = { $count ->
    [one] La partida ha terminado: gana { $names }.
   *[other] La partida ha terminado: { $names } comparten la victoria.
}
ties = Empates
standing = { $place }. { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
undone = Tu última decisión queda deshecha.
undo-refused = No hay nada que deshacer: todavía no has decidido nada.
undo-question = { $name } pide deshacer { $count ->
    [one] la última decisión
   *[other] las últimas { $count } decisiones
}. ¿Están todos de acuerdo?
undo-declined = No se deshace nada: no todos están de acuerdo.
goodbye = La partida queda guardada; para seguir: { $command }
goodbye-over = El registro de la partida: { $path }
    Para repasar la partida: { $command }
from-record = De una partida guardada: después del paso { $step } los dados son nuevos.
language-now = Idioma: español.

## Elegir

not-now = Ahora no: { $refused }. (Escribe «motivo { $number }» para saber por qué no se permite el número { $number }.)
not-now-many = Ahora no: { $count } opciones. (Escribe «motivo» para verlas con los motivos.)
why-title = ¿Por qué no?
why-nothing = Por ahora no se rechaza nada.
why-unknown = Ninguna opción rechazada lleva el número { $typed }; escribe solo «motivo» para verlas todas.
not-understood = No entiendo «{ $typed }». Escribe el número o palabras de una opción, o «ayuda».
several-fit = «{ $typed }» coincide con varias opciones; escribe su número:
cards-unknown = Ninguna carta coincide con «{ $typed }».

## Modo de texto

plain-start = Escribe el número o las palabras de una opción; «ayuda» muestra las demás órdenes.
plain-help = Escribe el número de una opción o algunas de sus palabras. Órdenes: { $commands }. «motivo N» explica por qué algo no está permitido, «reglas ID» muestra una regla, «cartas PALABRAS» explica cartas, «guardar ARCHIVO» escribe una copia, «idioma { $languages }» cambia el idioma. Las órdenes en inglés siempre funcionan.
input-ended = Fin de la entrada.
rules-contents = Los capítulos y sus reglas; escribe «reglas» y un identificador para leer una:
command-why = motivo
command-hint = pista
command-board = tablero
command-cards = cartas
command-log = registro
command-score = puntos
command-rules = reglas
command-undo = deshacer
command-save = guardar
command-lang = idioma
command-help = ayuda
command-quit = salir

## Pantalla completa

key-why = por qué no
key-hint = pista
key-rules = reglas
key-cards = cartas
key-undo = deshacer
key-language = idioma
key-save = guardar
key-help = ayuda
key-quit = salir
hint-title = Pista
hint-thinking = Un momento…
help-title = Ayuda
help-why = explica por qué no están permitidas las opciones en gris, con la regla
help-hint = muestra las tres mejores jugadas, con sus previsiones y motivos
help-rules = abre las reglas por la del motivo mostrado
help-cards = explica todas las cartas, casillas y piezas
help-undo = deshace tu última decisión; si te reveló algo nuevo, se pregunta a los demás jugadores
help-language = cambia el idioma, también el del registro
help-save = escribe una copia de la partida en el archivo que elijas
help-help = muestra esta página
help-quit = sale; la partida queda guardada y se puede retomar
help-choose = Pulsa la tecla que precede a una opción para elegirla, o muévete con las flechas y pulsa Intro; el ratón también sirve. Re Pág y Av Pág desplazan el registro; - y +, la mesa cuando no cabe en la pantalla.
help-screen = El ámbar es lo que puedes hacer ahora: la misma tecla está en el tablero y en la lista. Un signo de interrogación precede a lo que no está permitido; elígelo para ver por qué. Cada jugador tiene un signo además de un color.
help-signs = Signos: { $list }
help-languages = Idiomas: { $list }
rules-title = Las reglas de { $title }
cards-title = Cartas y casillas
reading-keys = ↑ ↓ espacio: pasar · Esc: cerrar
confirm-keys = Intro o s: sí · Esc o n: no
quit-question = ¿Salir de la partida? Queda guardada en { $path } y se puede retomar.
save-question = ¿En qué archivo se escribe una copia de la partida?
save-keys = Intro: escribir · Esc: cancelar
hand-over-keys = Intro: continuar

## Elección del juego

pick-title = ¿A qué jugamos esta noche?
pick-seats = de { $low } a { $high } jugadores
pick-keys = Intro: elegir · l: idioma ({ $lang }) · q: salir
pick-players = Jugadores
pick-opponents = Oponentes
pick-play = Jugar
pick-settings-keys = Tab: siguiente · espacio o Intro: cambiar · Esc: atrás
pick-bots = Bots: { $level }
pick-style = Estilo
pick-people = personas en este terminal

## Moonlight Brewers

moonlight-more-doors = Otras puertas: { $doors }
moonlight-decks-about = Mazos (quedan/descarte)
moonlight-decks = Teriomorfos { $werewolves } · Equipo { $equipment } · Bendiciones { $blessings }
moonlight-noise = Ruido { $noise } de { $limit }
moonlight-brew = Cerveza
moonlight-stock = Reserva
moonlight-cards = Cartas
moonlight-werewolves = Teriomorfos
moonlight-injured = herido
moonlight-webbed = en una telaraña
moonlight-used = usada
moonlight-dirt = suciedad { $dirt }
moonlight-adjustment = ajuste { $change }
moonlight-move = Movimiento
moonlight-actions = Acciones
moonlight-omen = Presagio: { $omen }
moonlight-night = Noche { $night }, { $name }
moonlight-rank = { $stars ->
    [one] { $stars } estrella: { $rank }.
   *[other] { $stars } estrellas: { $rank }.
}
moonlight-rating = Categoría: { $band }.
moonlight-duel = Duelo: { $name } contra { $other }
moonlight-fight = Combate: { $name } contra { $werewolf }
moonlight-roll = Tirada: { $what }, { $need } o más, bonificación { $bonus }
moonlight-dice = Dados: { $dice }
moonlight-drawn = Cartas robadas: { $cards }
moonlight-phase = Fase { $phase }; ingrediente pedido: { $ingredient }.
moonlight-rooms = Las salas, lo que ofrecen (número necesario) y adónde llevan sus puertas:
moonlight-doors = Puertas: { $doors }.
moonlight-here = Aquí: { $names }.
moonlight-in = sala «{ $room }»
moonlight-total = total { $total }, { $band }
moonlight-unused = { $actions ->
    [one] Te queda { $actions } acción, que se perdería. Elígelo otra vez para terminar el turno.
   *[other] Te quedan { $actions } acciones, que se perderían. Elígelo otra vez para terminar el turno.
}

## Dice Brewing

dice-round = Ronda { $round }
dice-brewed = Recetas: { $brewed } de { $limit }
dice-active = Activos
# Las letras de los dados: malta clara, malta oscura, lúpulo, habilidad.
dice-letters = C O L H
dice-storage = Almacén
dice-placed = En el tablero
dice-goods = Ingredientes y fichas
dice-seed = semilla
dice-reroll = relanzar
dice-swap = cambiar
dice-ready = lista
dice-to-store = { $count ->
    [one] almacenar 1 dado
   *[other] almacenar { $count } dados
}
dice-missing = { $count ->
    [one] falta 1 dado
   *[other] faltan { $count } dados
}
dice-market = Mercado
dice-black-market = Mercado negro
dice-hidden = nadie sabe cuántas quedan
dice-left = { $count ->
    [0] agotado
    [one] queda { $count }
   *[other] quedan { $count }
}
dice-sign-store = dados por almacenar
dice-sign-missing = número de dados que faltan
dice-closed = Cerrado en esta ronda
dice-opens = abre en la ronda { $round }
dice-crowded = bloqueado
dice-tokens = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
dice-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
dice-experience = experiencia { $count }
dice-seeds = semillas { $count }
dice-total = total { $total }
dice-first = empieza { $name }
dice-played = Fichas jugadas
dice-unused = { $pieces ->
    [one] Aún puedes colocar { $pieces } pieza. Elígelo otra vez para no colocar más.
   *[other] Aún puedes colocar { $pieces } piezas. Elígelo otra vez para no colocar ninguna.
}

## Brew Crafters

crafters-amount = { $money } $
crafters-cost = el invierno cuesta { $cost } $
crafters-loans = préstamos { $loans }
crafters-lap = vuelta { $lap }
crafters-meeples = peones { $meeples }
crafters-shifts = Turnos de trabajo
crafters-stored = Existencias { $stored } de { $capacity }
crafters-tanks = Tanques
crafters-line = Embotellado
crafters-shipped = Enviados
crafters-lab = Investigación
crafters-recipes = Recetas
crafters-used = ya usado esta estación
crafters-used-by = usado por { $names }
crafters-batches = { $count ->
    [one] 1 lote
   *[other] { $count } lotes
}
crafters-season = Año { $year }, { $season }, { $phase }.
crafters-rep = Reputación { $rep }
crafters-shifts-left = turnos de trabajo libres { $free } de { $all }
crafters-total = total { $total }
crafters-unused = Este turno de trabajo no haría nada. Elígelo otra vez para pasar.
crafters-start = { $name } tiene la ficha de jugador inicial
crafters-hire = Para contratar (coste cada invierno)
crafters-partnerships = Cartas de alianza restantes
crafters-collaboration = Colaboración
crafters-unclaimed = sin dueño
crafters-interns-supply = { $count ->
    [0] Ningún becario en la reserva
    [one] { $count } becario en la reserva
   *[other] { $count } becarios en la reserva
}
crafters-interns = becarios: { $now } ahora, { $soon } en la próxima estación, { $later } dentro de dos
