# Las palabras de la página. Lo que se dice de un juego está en el catálogo del título.

## En todas partes

alehouse = Alehouse
skip = Ir al contenido principal
pages = Páginas
to-start = Alehouse, ir al inicio
start-page = Inicio
rules = Reglas
cards = Cartas
companion = Hojas de puntuación
workshop = Taller
replays = Repeticiones
about = Acerca de
menu = Menú
language = Idioma
language-invited = Las invitaciones también se abren en él, salvo que el invitado haya elegido otro.
to-light = Colores claros
to-dark = Colores oscuros
close = Cerrar
loading = Un momento…
again = Reintentar
you = Tú
guest = Invitado
table = Mesa
join = Unirse
total = Total

## El inicio

greeting = ¿Qué cerveza elaboramos esta noche?
greeting-about = Juegos de cerveza en una mesa. Juega con amigos por un enlace, en una sola pantalla o contra bots. Sin cuenta.
play-now = Jugar ya
new-table = Mesa nueva
players = { $from }–{ $to } jugadores
my-tables = Mis mesas
your-turn = Te toca
plays = Juega { $name }
gathering = Esperando jugadores
replay = Repetición
open-seat = puesto libre
won-by = Ganó { $name } con { $points }
you-had = tú tenías { $points }
standing = { $title }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, victorias: { $wins }, récord: { $best }
show-all = Mostrar todo ({ $count })
tables-save = Guardar mis mesas
tables-open = Importar mis mesas
tables-taken = { $count ->
    [0] Todas las mesas de esa lista ya están aquí.
    [one] Se añadió una mesa.
   *[other] Se añadieron { $count } mesas.
}
tables-unknown = Ese archivo no es una lista de mesas.
tables-refused = Este navegador no guarda mesas o no tiene espacio.
open-tables = Mesas abiertas
seats-open = { $count ->
    [one] Un puesto libre
   *[other] { $count } puestos libres
}
invited = ¿Te han invitado?
invited-hint = Enlace o código de mesa
join-unknown = Eso no es un enlace ni un código de mesa.
more = Más
learn = Aprender a jugar
one-screen = Una sola pantalla
honest-dice = Dados honestos
unofficial = Una adaptación no oficial con textos y dibujos propios. Los títulos pertenecen a sus dueños.
about-house = Las cartas de la casa

## Una mesa nueva

which-game = ¿Qué juego?
my-name = Mi nombre
how-many = Jugadores
who-sits = Quién ocupa el puesto { $seat }
seat-me = yo
seat-me-too = otra persona en esta pantalla
seat-open = libre, para un amigo
seat-bot = bot: { $level }
name-of-seat = Nombre en el puesto { $seat }
open-seats-about = { $count ->
    [one] Queda un puesto libre: recibirás un enlace para enviar.
   *[other] Quedan { $count } puestos libres: recibirás un enlace para enviar.
}
starts-at-once = Todos los puestos están ocupados: la partida empieza enseguida.
options = Opciones
advanced = Más ajustes
picked = Selección: { $count } (de { $from } a { $to })
pace = Ritmo
pace-about = Si un jugador tarda, un bot lo sustituye hasta que vuelve.
clock-free = sin reloj
clock-live = en vivo, 5 minutos por decisión
clock-day = un día por decisión
clock-week = una semana por decisión
pack = Valores de las cartas
pack-about = Si tienes la caja, puedes introducir los valores impresos en un paquete.
pack-name-house = Valores de la casa
confirm-turns = Confirmar turnos
confirm-turns-about = Un turno termina solo cuando su jugador lo confirma; hasta entonces se puede deshacer.
public = Pública
public-about = Cualquiera puede encontrar esta mesa en el inicio, unirse y mirar.
open-table = Abrir la mesa

## Unirse y esperar

invited-title = Invitación
invited-sit = Te han invitado a una mesa
sit-down = Sentarme
only-watch = Solo mirar
no-account = Sin cuenta: tu navegador guarda la llave de tu puesto.
all-here = Todos los puestos están ocupados
here = presente
absent = ausente
sit-here = Sentarme aquí
sit-too = Otro jugador aquí
stand-up = Levantarme
bot-for-seat = Bot en el puesto { $seat }
bot-style = Estilo del bot en el puesto { $seat }
no-bot = sin bot
take-seat-away = Quitar al jugador
begin = Empezar
begin-when-full = Antes ocupa todos los puestos o dáselos a un bot.
host-begins = El anfitrión empieza cuando estén todos.
this-table = Esta mesa
dice-seal = Sello de los dados
from-record = De una partida guardada
from-record-about = Esta mesa empezó con una partida guardada. Quien tenga esa partida puede saber lo que estaba oculto en ella. Todos los dados y cartas a partir de aquí son nuevos.
from-branch = De una partida en curso
from-branch-about = Esta mesa empezó con una partida en curso, tal como la conocía una de las personas que jugaban. Todo lo que esa persona no podía saber se sorteó de nuevo.
invite = Invitar
invite-about = Cualquiera que tenga este enlace puede mirar, y unirse mientras haya un puesto libre.
invite-link = Enlace
invite-qr = El enlace como código QR
invite-text = Ven a hacer cerveza con nosotros
copy-link = Copiar
copied = Copiado
share = Compartir
invited-by = { $name } te invita a una mesa
invite-local = Tus amigos no pueden abrir este enlace en otros equipos.
invite-local-about = Solo lleva a este ordenador. Inicia Alehouse con «{ $command }» y abre la página con la dirección propia de este ordenador; así el enlace funcionará en tu red.

## En la mesa

board = Tablero
choices = Tus opciones
tab-others = Jugadores
is-playing = Juega { $name }…
look-around = No tienes nada que decidir. Mira lo que quieras.
watching = Estás mirando.
confirm-turn = Confirma para terminar este turno.
confirm = Confirmar el turno
plan-confirm = Confirmar
plan-clear = Empezar de nuevo
plan-stopped = Interrumpido: «{ $action }» ya no es posible.
not-now = Ahora no ({ $count })
why-not = ¿Por qué no?
needed = hace falta
you-have = tienes
rule = Regla { $rule }
rule-untold = Esta regla aún no está disponible en este idioma.
whole-rules = Todas las reglas
undo = Deshacer
ask-undo = Pedir deshacer
undo-asked = Se ha preguntado a los demás.
restart-turn = Reiniciar el turno
skip-ahead = Saltar
key-u = Tecla: U
score = Puntos
score-so-far = Puntos hasta ahora
no-score = Aún no hay puntos.
points-of = { $points ->
    [one] { $points } punto, mostrar de dónde viene
   *[other] { $points } puntos, mostrar de dónde vienen
}
hint = Pista
hint-thinking = Pensando…
hint-about = Lo que haría aquí un bot, con lo que tú puedes saber.
hint-none = Ahora no hay nada que aconsejar.
coach = Una buena jugada: { $action }
coach-do = Hacerla
coach-stop = Sin más consejos
chat = Chat
chat-unread = { $count ->
    [one] Chat, una línea nueva
   *[other] Chat, { $count } líneas nuevas
}
chat-empty = Nadie ha dicho nada aún.
chat-line = Di algo
send = Enviar
chat-seated-only = Solo pueden escribir quienes están en la mesa.
a-watcher = Un espectador
log = Registro
log-empty = Aún no ha pasado nada.
since-your-turn = tu último turno
show-step = Mostrar el paso { $step }
log-undone = { $name } deshace una decisión.
log-stood-in = Por ahora un bot juega por { $name }.
log-came-back = { $name } ha vuelto.
log-revoked = El anfitrión le quitó el puesto a { $name }.
log-abandoned = La partida se abandonó.
watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
bot-level = Bot, { $level }
still-waiting = Aún no hay respuesta…
line-lost = Conexión perdida. Reconectando…
ask-undo-question = { $name } pide deshacer la última decisión.
ask-replace-question = { $name } pide que un bot juegue por { $about }.
ask-replace-warning = { $name } pide que un bot juegue por ti. Si no decides antes de la hora límite ({ $time }), podrá ocupar tu puesto; puedes volver cuando quieras.
ask-replace-due = Hora a la que un bot ocupará el puesto: { $time }.
ask-abandon-question = { $name } pide terminar la partida sin resultado.
ask-admit-question = { $name } pide entrar en la partida. Puesto: { $about }
ask-waiting = Esperando a { $names }
agree = De acuerdo
disagree = No
hand-over = Pasa la pantalla a { $name }
hand-over-about = Los demás miran a otro lado. Nadie ve esta mesa antes que tú.
hand-over-off = No preguntar más en esta mesa
i-am = Soy { $name }
seats-and-pace = Puestos y velocidad
show-pace = Velocidad con que se muestran las jugadas ajenas
automatic = Nada que decidir aquí: { $action }
skip-obvious = Omitir las preguntas con una sola respuesta sensata
    .about = La mesa responde por ti. Deshacer vuelve a tu última decisión.
pace-calm = tranquila
pace-brisk = ágil
pace-instant = al instante
come-back = Volver
absent-left = { $name }, te fuiste y un bot juega por ti.
absent-late = { $name }, se acabó tu tiempo y un bot juega por ti.
absent-vote = { $name }, los demás pidieron que un bot juegue por ti.
leave-seat = Dejar a un bot
ask-stand-in = Pedir un bot
ask-abandon = Pedir el fin de la partida
notices = Avísame cuando me toque
notices-about = Aunque cierres esta página, podemos avisarte de que te toca.
notices-on = Desde ahora recibirás avisos.
notices-off = Ya no se enviará nada.
notices-test = Enviar una prueba
notices-tested = La prueba va en camino.
notices-stop = Parar
push-on = Avisarme en este navegador
push-warning = Un bot está a punto de ocupar el puesto
push-denied = El navegador no permite avisos.
push-impossible = Aquí no se puede avisar a este navegador. Usa HTTPS o un webhook.
webhook = Webhook
webhook-about = Una dirección de Slack, Discord o de tu servidor.
webhook-on = Usar este webhook
sound-on = Sonido activado
sound-off = Sonido desactivado
text-mode = Modo texto
rules-of-this = Reglas de este juego
cards-of-this = Cartas de este juego
export-record = Guardar la partida
take-along = Llevarse la partida
kept-for = { $days ->
    [one] El servidor guarda esta mesa un día. Guarda la partida para conservarla más tiempo.
   *[other] El servidor guarda esta mesa { $days } días. Guarda la partida para conservarla más tiempo.
 }
dice-sealed = dados sellados { $hash }
dice-sealed-about = La huella del secreto del que salen todos los dados. El secreto se revela al final.
cannot-open = Esta mesa no se puede abrir
forget-table = Olvidar esta mesa
broken-table = Esta partida no puede seguir
abandoned = La partida terminó sin resultado
all-choices = Todas las opciones
key-t = Tecla: T
clock-left = quedan { $time }
is-away = { $name } no está.
since-turn = Desde tu turno:

## El final

you-win = Ganas con { $points }
somebody-wins = Gana { $name } con { $points }
shared-win = { $names } comparten la victoria con { $points }
play-again = Jugar otra vez
dice-verified = Dados verificados
dice-wrong = Los dados no corresponden a su sello

## Modo texto

to-board = Al tablero
to-decide = Tu decisión
over = La partida ha terminado
text-type = Número o primeras letras
text-do = Elegir
text-unknown = «{ $typed }» no corresponde a ninguna opción ({ $count }). Escribe un número o cómo empieza una opción.
done = Has elegido: { $action }
position = Posición

## Repetición

game-goes-on = La partida sigue
at-start = El comienzo de la partida.
nothing-told = Nada que destacar en este paso.
score-sources = De dónde vienen los puntos
score-over-time = Los puntos a lo largo de la partida
score-graph = Totales a lo largo de la partida: { $lines }
chance-to-win = Probabilidad de ganar
chance-about = estimación de los bots en porcentaje, en cada pausa del juego
chance-graph = Probabilidad de ganar al final: { $lines }
turning-points = Momentos decisivos
at-step = Paso { $step }
what-if = ¿Y si…?
what-if-about = Toma aquí cualquier puesto; los bots ocupan los demás. La partida original no cambia.
play-on = Seguir desde aquí
play-on-from = Seguir desde el paso { $step }
share-link = Enlace a este paso
scrubber = Pasos de la partida
step-back = Anterior
step-on = Siguiente
run = Reproducir
pause = Pausa
step-of = Paso { $step } de { $steps }
go-by = Avanzar
by-action = acción a acción
by-turn = turno a turno
by-phase = fase a fase
replay-text = Mira esta partida
through-eyes = visto por
everybody = todos
speed = Velocidad { $speed }
import-record = Abrir una partida guardada
import-record-about = Un archivo que acaba en .ale, guardado en cualquier Alehouse.
choose-file = Elegir un archivo
my-finished = Mis partidas terminadas
no-finished = Ninguna por ahora.

## Aprender

tutorial = Tutorial
learn-title = Aprender jugando
learn-about = El tutorial muestra un juego jugada a jugada, en el tablero de verdad. Las reglas y todas las cartas están al lado, para cuando quieras saber más.
learn-minutes = De 5 a 8 minutos
learn-done = Terminado
lesson-of = Paso { $step } de { $steps }
lesson-on = Continuar
lesson-again = Empezar de nuevo
lesson-resume = Seguir con el tutorial
lesson-first = «{ $tried }» también está permitido. De momento, prueba antes esto: «{ $move }».

## Reglas y cartas

rules-titled = Reglas: { $title }
cards-titled = Cartas: { $title }
chapters = Capítulos
search-rules = Buscar en las reglas
search-cards = Buscar en las cartas
nothing-found = No se encontró nada para «{ $sought }».
no-rules-text = Este juego no tiene un texto de reglas.
print-pdf = Imprimir ({ $paper ->
    [letter] Letter
   *[other] A4
})
print-about = Para imprimir: cartas, tableros, hojas, fichas y reglas en PDF
print-making = Creando el PDF…
cards-about = Cada valor dice de dónde viene.
which-cards = Qué cartas
all-cards = Todas
source-fact-about = Impreso en un reglamento.
source-inferred-about = Una interpretación: se deduce del reglamento, pero no figura en él.
source-house-about = Diseño nuestro, porque los reglamentos no lo recogen.
source-pack-about = Introducido por quien tiene la caja.
mark-house = Valor de la casa: nuestro, no impreso
    .letter = c
mark-pack = Valor de un paquete
    .letter = p

## Acerca de

about-title = Qué es Alehouse
about-text = Alehouse es una mesa para tres juegos de cerveza: con amigos por un enlace, en una sola pantalla o contra bots, en cuatro idiomas. Dice por qué algo no se permite, muestra la probabilidad antes del clic y guarda cada partida para verla de nuevo.
about-house-text = Los reglamentos no reproducen las caras de las cartas. Donde falta un valor, hemos diseñado uno y lo hemos marcado. Si tienes la caja, puedes introducir los valores reales en un paquete.
honest-dice-text = Al empezar una partida, el servidor muestra la huella de un secreto. Después, el navegador de cada jugador añade un número al azar. Todos los dados y cartas salen del secreto, de esos números y de las jugadas: nadie puede elegirlos, ni siquiera quien administra el servidor, y una jugada que se deshace y se repite encuentra los mismos dados. Al final se revela el secreto y tu navegador comprueba que corresponde a la huella y que se usó su propio número. La partida guardada se puede verificar dado a dado.
about-data = Qué se guarda
about-data-text = Sin cuenta, sin cookies, sin estadísticas. Tu navegador guarda tu nombre, tus mesas y las llaves de tus puestos; el servidor guarda las partidas y solo huellas de las llaves. Guarda tus mesas para llevarlas a otro navegador.
about-fonts = Fuentes
about-fonts-text = La página usa Vollkorn y Alegreya Sans, con la licencia SIL Open Font License.
about-licenses = Licencias de las fuentes y las bibliotecas
about-keys = Teclas
about-keys-text = Tabulador e Intro llegan a todo. En una mesa: T va a las opciones, del 1 al 9 se elige, U deshace, H da una pista, S muestra los puntos, C abre el chat, Escape cierra, Espacio salta. En una repetición las flechas avanzan y retroceden.
about-keys-more = L abre el registro. Con la lista de opciones abierta, del 1 al 9 se elige y Escape la pliega.

## Hojas de puntuación

companion-about = Para la partida en tu propia mesa. Funciona sin red y se queda en este dispositivo.
add-player = Añadir jugador
drop-player = Quitar jugador
clear-sheet = Borrar
score-sheet = Hoja de puntuación
what-counts = Concepto
cell = { $what }, { $name }

## El anfitrión en este navegador

host-loading = Cargando los juegos, { $percent }. Solo hace falta una vez.
host-starting = Preparando los juegos…
host-failed = No se pudieron cargar los juegos. Comprueba la red e inténtalo otra vez.
host-storage-refused = Este navegador no deja que Alehouse guarde nada: tus partidas se acaban al cerrar esta página. Una ventana que no sea privada puede ayudar.
host-storage-unwritten = El navegador no pudo guardar la última jugada; quizá no le queda espacio. Libera espacio y vuelve a cargar esta página.
host-greeting = Tres juegos de cerveza en tu navegador, contra bots o en una sola pantalla. Sin cuenta, sin servidor, sin red.
host-update = Hay una versión nueva lista.
host-update-now = Actualizar ahora
host-here = Esta mesa solo existe en este navegador. Para seguir con otras personas, guarda la partida desde el menú y ábrela en un servidor de Alehouse, en «Repeticiones».
host-honest-dice = Al empezar una partida se muestra la huella de un secreto. Después, tu navegador añade un número al azar. Todos los dados y cartas salen del secreto, de ese número y de las jugadas: nadie puede elegirlos, y una jugada que se deshace y se repite encuentra los mismos dados. Al final se revela el secreto y tu navegador comprueba que corresponde a la huella y que se usó su propio número. La partida guardada se puede verificar dado a dado.
host-about-data = Sin cuenta, sin cookies, sin estadísticas. Tu navegador guarda tu nombre, tus mesas y tus partidas, y nada sale de este dispositivo. Guarda tus mesas para llevarlas a otro navegador.

## Qué falló

problem-offline = No se puede conectar con el servidor. Comprueba la red e inténtalo otra vez.
problem-internal = Algo falló. Inténtalo otra vez.
problem-log-full = Esta mesa solo puede seguir adelante: su historia es demasiado larga para otra cosa.
problem-bad-message = El servidor no entendió esta página. Recárgala.
problem-bad-setup = Estos ajustes no son compatibles: { $detail }
problem-bad-record = Esta partida no se puede leer: { $detail }
problem-bad-pack = Este paquete no se puede leer: { $detail }
problem-bad-target = El servidor no envía a esa dirección.
problem-bad-text = Usa de 1 a { $longest } caracteres.
problem-broken = Esta partida ya no se puede jugar; aún se puede guardar.
problem-cannot-print = Este servidor no puede crear PDF. Quien lo aloja puede añadir el extra «print» (véase docs/print.md).
problem-closing = No hubo respuesta a tiempo. Inténtalo otra vez.
problem-illegal = Las reglas no lo permiten ahora.
problem-no-notices = Este servidor no puede enviar avisos.
problem-no-open-seat = Ya no hay puestos libres. Puedes mirar.
problem-no-proposal = Esa petición ya no está en curso.
problem-no-stand-in = Nadie juega por ese puesto.
problem-no-such-seat = Ese puesto no existe.
problem-not-absent = Este jugador no se ha ido ni ha dejado pasar ningún plazo.
problem-not-host = Solo el anfitrión de la mesa puede hacerlo.
problem-not-over = La partida se puede guardar cuando termine.
problem-not-seated = Antes ocupa un puesto.
problem-not-started = La partida no ha empezado.
problem-not-waiting = Nadie espera a ese puesto.
problem-not-your-seat = Ese no es tu puesto.
problem-not-your-turn = No te toca.
problem-nothing-to-confirm = No hay nada que confirmar.
problem-nothing-to-undo = No hay nada que deshacer.
problem-over = La partida ha terminado.
problem-proposal-pending = Ya hay una petición en curso.
problem-seat-taken = Ese puesto está ocupado.
problem-seats-open = Aún hay puestos libres.
problem-stale = Alguien fue más rápido. Esta es la posición nueva.
problem-started = La partida ya ha empezado.
problem-too-big = Es demasiado largo.
problem-too-early = Espera un poco más antes de pedirlo.
problem-too-fast = Demasiado rápido. Inténtalo en un momento.
problem-too-many-viewers = Demasiada gente mira esta mesa.
problem-unconfirmed = Antes debe confirmar otra persona.
problem-unknown-action = Esta página y el servidor no se entienden. Recarga la página.
problem-unknown-level = Ese bot no existe.
problem-unknown-path = El servidor no ofrece eso.
problem-unknown-table = Esa mesa no existe.
problem-wrong-invite = Esta invitación no es válida.
problem-wrong-origin = Esta página viene de otro servidor.
problem-wrong-token = La llave de este puesto ya no es válida.
