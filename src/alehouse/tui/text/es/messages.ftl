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
    Para repasar la partida: alehouse review { $path }
from-record = De una partida guardada: después del paso { $step } los dados son nuevos.
language-now = Idioma: español.

## Elegir

not-now = Ahora no: { $refused }. (Escribe «motivo 10» para el motivo del número 10.)
why-title = ¿Por qué no?
why-nothing = Por ahora no se rechaza nada.
why-unknown = Ninguna opción rechazada lleva el número { $typed }; escribe solo «motivo» para verlas todas.
not-understood = «{ $typed }» no se entiende. Escribe un número del 1 al { $count }, palabras de una opción o «ayuda».
several-fit = «{ $typed }» encaja con varias opciones; escribe su número:

## Modo de texto

plain-start = Escribe el número o las palabras de una opción; «ayuda» muestra las demás órdenes.
plain-help = Escribe el número de una opción o algunas de sus palabras. Órdenes: { $commands }. «motivo N» explica por qué algo no está permitido, «reglas ID» muestra una regla, «guardar ARCHIVO» escribe una copia, «idioma { $languages }» cambia el idioma. Las órdenes en inglés siempre funcionan.
input-ended = La entrada ha terminado.
rules-contents = Los capítulos y sus reglas; escribe «reglas» y un identificador para leer una:
command-why = motivo
command-hint = pista
command-board = tablero
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
key-undo = deshacer
key-language = idioma
key-save = guardar
key-help = ayuda
key-quit = salir
hint-title = Pista
hint-thinking = Un momento…
help-title = Ayuda
help-why = dice, para todo lo que está en gris, por qué no está permitido y con qué regla
help-hint = muestra las tres mejores jugadas, con sus previsiones y motivos
help-rules = abre las reglas, en la del motivo que está a la vista
help-undo = deshace tu última decisión; si te reveló algo nuevo, se pregunta a las demás personas
help-language = cambia el idioma, también el del registro
help-save = escribe una copia de la partida en el archivo que elijas
help-help = muestra esta página
help-quit = sale; la partida queda guardada y se puede retomar
help-choose = Pulsa la tecla que precede a una opción para elegirla, o muévete con las flechas y pulsa Intro; el ratón también sirve. Re Pág y Av Pág desplazan el registro; - y +, la mesa cuando no cabe en la pantalla.
help-screen = El ámbar es lo que puedes hacer ahora: la misma tecla está en el tablero y en la lista. Un signo de interrogación precede a lo que no está permitido; elígelo para ver por qué. Cada jugador tiene un signo además de un color.
help-languages = Idiomas: { $list }
rules-title = Las reglas de { $title }
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
level-random = Bots: al azar
level-novice = Bots: novatos
level-regular = Bots: intermedios
level-master = Bots: maestros
level-grandmaster = Bots: grandes maestros
level-human = personas en este terminal

## Moonlight Brewers

moonlight-more-doors = Otras puertas: { $doors }
moonlight-decks = Teriomorfos { $werewolves } · equipo { $equipment } · bendiciones { $blessings }
moonlight-noise = Ruido { $noise } de { $limit }
moonlight-brew = Cerveza
moonlight-stock = Reserva
moonlight-cards = Cartas
moonlight-werewolves = Teriomorfos
moonlight-injured = herido
moonlight-webbed = enredado
moonlight-used = usada
moonlight-dirt = suciedad { $dirt }
moonlight-adjustment = ajuste { $change }
moonlight-taste = sabor { $taste }
moonlight-move = Movimiento
moonlight-actions = Acciones
moonlight-omen = Presagio: { $omen }
moonlight-duel = Duelo: { $name } contra { $other }
moonlight-fight = Combate: { $name } contra { $werewolf }
moonlight-roll = Tirada: { $what }, { $need } o más, bonificación { $bonus }
moonlight-dice = Dados: { $dice }
moonlight-drawn = Cartas robadas: { $cards }
moonlight-phase = Fase { $phase }; ingrediente pedido: { $ingredient }.
moonlight-rooms = Las salas, lo que ofrecen (número necesario) y adónde llevan sus puertas:
moonlight-doors = Puertas: { $doors }.
moonlight-here = Aquí: { $names }.
moonlight-in = sala: { $room }
moonlight-total = total { $total }, { $band }
moonlight-left = En este turno te queda: movimiento gratuito { $move }, acciones { $actions }.

## Dice Brewing

dice-round = Ronda { $round }
dice-brewed = { $brewed } elaboradas de { $limit }
dice-active = Activos
dice-storage = Almacén
dice-placed = en el tablero
dice-goods = mercancías
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
dice-offer = { $name } { $count }, precio { $price }
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
dice-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
dice-total = total { $total }
dice-first = empieza { $name }
dice-played = fichas jugadas

## Brew Crafters

crafters-amount = { $money } $
crafters-cost = El invierno cuesta { $cost } $
crafters-loans = préstamos { $loans }
crafters-lap = vuelta { $lap }
crafters-meeples = peones { $meeples }
crafters-shifts = Turnos de trabajo
crafters-stored = Existencias { $stored } de { $capacity }
crafters-tanks = Tanques
crafters-line = Embotellado
crafters-shipped = Enviado
crafters-lab = Investigación
crafters-recipes = Recetas
crafters-used = ocupado esta estación
crafters-batches = { $count ->
    [one] 1 lote
   *[other] { $count } lotes
}
crafters-season = Año { $year }, { $season }, { $phase }.
crafters-rep = Reputación { $rep }
crafters-shifts-left = turnos de trabajo libres { $free } de { $all }
crafters-total = total { $total }
