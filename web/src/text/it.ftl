# Le parole della pagina. Ciò che si dice di un gioco è nel catalogo del titolo.

## Ovunque

alehouse = Alehouse
skip = Vai al contenuto principale
pages = Pagine
to-start = Alehouse, vai alla pagina iniziale
start-page = Pagina iniziale
rules = Regole
cards = Carte
companion = Fogli segnapunti
workshop = Officina
replays = Replay
about = Informazioni
menu = Menu
language = Lingua
language-invited = Anche gli inviti si aprono in questa lingua, a meno che l’invitato non ne abbia scelta un’altra.
to-light = Colori chiari
to-dark = Colori scuri
close = Chiudi
loading = Un momento…
again = Riprova
you = Tu
guest = Ospite
table = Tavolo
join = Entra
total = Totale

## La pagina iniziale

greeting = Che birra facciamo stasera?
greeting-about = Giochi di birra a un solo tavolo. Gioca con gli amici tramite un link, su un solo schermo o contro i bot. Senza account.
play-now = Gioca ora
new-table = Nuovo tavolo
players = { $from }–{ $to } giocatori
my-tables = I miei tavoli
your-turn = Tocca a te
plays = Gioca { $name }
gathering = In attesa di giocatori
replay = Rivedi
open-seat = posto libero
won-by = Ha vinto { $name } con { $points }
you-had = tu avevi { $points }
standing = { $title }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, vittorie: { $wins }, record: { $best }
show-all = Mostra tutto ({ $count })
tables-save = Salva i miei tavoli
tables-open = Importa i miei tavoli
tables-taken = { $count ->
    [0] Tutti i tavoli di quell’elenco sono già qui.
    [one] È stato aggiunto un tavolo.
   *[other] Sono stati aggiunti { $count } tavoli.
}
tables-unknown = Quel file non è un elenco di tavoli.
tables-refused = Questo browser non salva tavoli o non ha più spazio.
open-tables = Tavoli aperti
seats-open = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
invited = Hai ricevuto un invito?
invited-hint = Link o codice del tavolo
join-unknown = Non è né un link né un codice di tavolo.
more = Altro
learn = Impara a giocare
one-screen = Un solo schermo
honest-dice = Dadi onesti
unofficial = Un adattamento non ufficiale con testi e disegni propri. I titoli appartengono ai loro proprietari.
about-house = Le carte della casa

## Un nuovo tavolo

which-game = Quale gioco?
my-name = Il mio nome
how-many = Giocatori
who-sits = Chi occupa il posto { $seat }
seat-me = io
seat-me-too = un’altra persona a questo schermo
seat-open = libero, per un amico
seat-bot = bot: { $level }
name-of-seat = Nome al posto { $seat }
open-seats-about = { $count ->
    [one] Un posto resta libero: riceverai un link da inviare.
   *[other] { $count } posti restano liberi: riceverai un link da inviare.
}
starts-at-once = Tutti i posti sono occupati: la partita comincia subito.
options = Opzioni
advanced = Altre impostazioni
picked = Scelte: { $count } (da { $from } a { $to })
pace = Ritmo
pace-about = Se un giocatore tarda, un bot lo sostituisce finché non torna.
clock-free = senza orologio
clock-live = dal vivo, 5 minuti per decisione
clock-day = un giorno per decisione
clock-week = una settimana per decisione
pack = Valori delle carte
pack-about = Se possiedi la scatola, puoi inserire i valori stampati in un pacchetto.
pack-name-house = Valori della casa
confirm-turns = Conferma dei turni
confirm-turns-about = Un turno finisce solo quando il suo giocatore lo conferma; fino ad allora si può annullare.
public = Pubblico
public-about = Chiunque può trovare questo tavolo nella pagina iniziale, entrare e guardare.
open-table = Apri il tavolo

## Entrare e aspettare

invited-title = Invito
invited-sit = Hai un invito a un tavolo
sit-down = Siediti
only-watch = Guarda soltanto
no-account = Senza account: il tuo browser tiene la chiave del tuo posto.
all-here = Tutti i posti sono occupati
here = presente
absent = assente
sit-here = Siediti qui
sit-too = Un altro giocatore qui
stand-up = Alzati
bot-for-seat = Bot al posto { $seat }
bot-style = Stile del bot al posto { $seat }
no-bot = nessun bot
take-seat-away = Rimuovi il giocatore
begin = Comincia
begin-when-full = Prima occupa tutti i posti o affidali a un bot.
host-begins = Chi ospita il tavolo dà il via quando ci siete tutti.
this-table = Questo tavolo
dice-seal = Sigillo dei dadi
from-record = Da una partita salvata
from-record-about = Questo tavolo è cominciato con una partita salvata. Chi possiede quella partita può sapere che cosa vi era nascosto. Tutti i dadi e le carte da qui in poi sono nuovi.
from-branch = Da una partita in corso
from-branch-about = Questo tavolo è cominciato con una partita in corso, così come la conosceva chi la giocava. Tutto ciò che non poteva sapere è stato estratto di nuovo.
invite = Invita
invite-about = Chiunque abbia questo link può guardare, ed entrare finché c’è un posto libero.
invite-link = Link
invite-qr = Il link come codice QR
invite-text = Vieni a fare birra con noi
copy-link = Copia
copied = Copiato
share = Condividi
invited-by = { $name } ti invita a un tavolo
invite-local = Gli amici su altri computer non possono aprire questo link.
invite-local-about = Porta solo a questo computer. Avvia Alehouse con «{ $command }» e apri la pagina con l’indirizzo di questo computer; il link funzionerà allora nella tua rete.

## Al tavolo

board = Tabellone
choices = Le tue scelte
tab-others = Giocatori
is-playing = Gioca { $name }…
look-around = Non hai niente da decidere. Guardati pure intorno.
watching = Stai guardando.
confirm-turn = Conferma per terminare questo turno.
confirm = Conferma il turno
plan-confirm = Conferma
plan-clear = Ricomincia
plan-stopped = Interrotto: «{ $action }» non è più possibile.
not-now = Ora no ({ $count })
why-not = Perché no?
needed = serve
you-have = hai
rule = Regola { $rule }
rule-untold = Questa regola non è ancora disponibile in questa lingua.
whole-rules = Tutte le regole
undo = Annulla
ask-undo = Chiedi di annullare
undo-asked = È stato chiesto agli altri.
restart-turn = Ricomincia il turno
skip-ahead = Salta
key-u = Tasto: U
score = Punti
score-so-far = Punti finora
no-score = Ancora nessun punto.
points-of = { $points ->
    [one] { $points } punto, mostra da dove viene
   *[other] { $points } punti, mostra da dove vengono
}
hint = Suggerimento
hint-thinking = Sto pensando…
hint-about = Che cosa farebbe qui un bot, con ciò che puoi sapere tu.
hint-none = Ora non c’è niente da suggerire.
coach = Una buona mossa: { $action }
coach-do = Fai questa mossa
coach-stop = Niente più consigli
chat = Chat
chat-unread = { $count ->
    [one] Chat, una riga nuova
   *[other] Chat, { $count } righe nuove
}
chat-empty = Nessuno ha ancora detto niente.
chat-line = Di’ qualcosa
send = Invia
chat-seated-only = Possono scrivere solo i giocatori del tavolo.
a-watcher = Uno spettatore
log = Registro
log-empty = Non è ancora successo niente.
since-your-turn = il tuo ultimo turno
show-step = Mostra il passo { $step }
log-undone = { $name } annulla una decisione.
log-stood-in = Per ora un bot gioca per { $name }.
log-came-back = { $name } è di ritorno.
log-revoked = Chi ospita il tavolo ha tolto il posto a { $name }.
log-abandoned = La partita è stata abbandonata.
watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
bot-level = Bot, { $level }
still-waiting = Ancora nessuna risposta…
line-lost = Connessione persa. Riconnessione…
ask-undo-question = { $name } chiede di annullare l’ultima decisione.
ask-replace-question = { $name } chiede che un bot giochi per { $about }.
ask-replace-warning = { $name } chiede che un bot giochi per te. Se non avrai deciso entro le { $time }, potrà prendere il tuo posto; puoi tornare in qualsiasi momento.
ask-replace-due = Un bot prende il posto alle { $time }.
ask-abandon-question = { $name } chiede di chiudere la partita senza risultato.
ask-admit-question = { $name } chiede di entrare in partita. Posto: { $about }
ask-waiting = In attesa di { $names }
agree = D’accordo
disagree = No
hand-over = Passa lo schermo a { $name }
hand-over-about = Gli altri guardano altrove. Nessuno vede questo tavolo prima di te.
hand-over-off = Non chiedere più a questo tavolo
i-am = Sono { $name }
seats-and-pace = Posti e velocità
show-pace = Velocità con cui si mostrano le mosse altrui
automatic = Niente da decidere qui: { $action }
skip-obvious = Salta le domande con una sola risposta sensata
    .about = Il tavolo risponde al posto tuo. Annulla torna alla tua ultima decisione.
pace-calm = calma
pace-brisk = svelta
pace-instant = immediata
come-back = Torna
absent-left = { $name }, hai lasciato il tavolo e un bot gioca per te.
absent-late = { $name }, il tuo tempo è scaduto e un bot gioca per te.
absent-vote = { $name }, gli altri hanno chiesto che un bot giochi per te.
leave-seat = Lascia a un bot
ask-stand-in = Chiedi un bot
ask-abandon = Chiedi la fine della partita
notices = Avvisami quando tocca a me
notices-about = Anche se chiudi questa pagina, possiamo avvisarti che tocca a te.
notices-on = D’ora in poi riceverai avvisi.
notices-off = Non verrà più inviato niente.
notices-test = Invia una prova
notices-tested = La prova è in viaggio.
notices-stop = Disattiva
push-on = Avvisami in questo browser
push-warning = Un bot sta per prendere il posto
push-denied = Il browser non permette gli avvisi.
push-impossible = Qui questo browser non può essere avvisato. Usa HTTPS o un webhook.
webhook = Webhook
webhook-about = Un indirizzo di Slack, Discord o del tuo server.
webhook-on = Usa questo webhook
sound-on = Suono acceso
sound-off = Suono spento
text-mode = Modalità testo
rules-of-this = Regole di questo gioco
cards-of-this = Carte di questo gioco
export-record = Salva la partita
take-along = Porta con te la partita
kept-for = { $days ->
    [one] Il server conserva questo tavolo per un giorno. Salva la partita per tenerla più a lungo.
   *[other] Il server conserva questo tavolo per { $days } giorni. Salva la partita per tenerla più a lungo.
 }
dice-sealed = dadi sigillati { $hash }
dice-sealed-about = L’impronta del segreto da cui vengono tutti i dadi. Il segreto viene rivelato alla fine.
cannot-open = Questo tavolo non si può aprire
forget-table = Dimentica questo tavolo
broken-table = Questa partita non può continuare
abandoned = La partita è finita senza risultato
all-choices = Tutte le scelte
key-t = Tasto: T
clock-left = restano { $time }
is-away = { $name } non c’è.
since-turn = Dal tuo turno:

## La fine

you-win = Vinci con { $points }
somebody-wins = Vince { $name } con { $points }
shared-win = { $names } si dividono la vittoria con { $points }
play-again = Gioca ancora
dice-verified = Dadi verificati
dice-wrong = I dadi non corrispondono al loro sigillo

## Modalità testo

to-board = Al tabellone
to-decide = La tua decisione
over = La partita è finita
text-type = Numero o prime lettere
text-do = Scegli
text-unknown = «{ $typed }» non corrisponde a nessuna scelta ({ $count }). Scrivi un numero o come comincia una scelta.
done = Hai scelto: { $action }
position = Posizione

## Rivedere

game-goes-on = La partita continua
at-start = L’inizio della partita.
nothing-told = Niente da segnalare in questo passo.
score-sources = Da dove vengono i punti
score-over-time = I punti nel tempo
score-graph = Totali nel tempo: { $lines }
chance-to-win = Probabilità di vittoria
chance-about = stima dei bot in percentuale, a ogni pausa del gioco
chance-graph = Probabilità di vittoria alla fine: { $lines }
turning-points = Svolte della partita
at-step = Passo { $step }
what-if = E se?
what-if-about = Prendi qui un posto qualsiasi; negli altri giocano i bot. La partita originale non cambia.
play-on = Continua da qui
play-on-from = Continua dal passo { $step }
share-link = Link a questo passo
scrubber = Passi della partita
step-back = Indietro
step-on = Avanti
run = Avvia
pause = Pausa
step-of = Passo { $step } di { $steps }
go-by = Avanza
by-action = azione per azione
by-turn = turno per turno
by-phase = fase per fase
replay-text = Guarda questa partita
through-eyes = visto da
everybody = tutti
speed = Velocità { $speed }
import-record = Apri una partita salvata
import-record-about = Un file che finisce in .ale, salvato da qualsiasi Alehouse.
choose-file = Scegli un file
my-finished = Le mie partite finite
no-finished = Ancora nessuna.

## Imparare

tutorial = Tutorial
learn-title = Impara giocando
learn-about = Il tutorial mostra un gioco mossa per mossa, sul tabellone vero. Le regole e tutte le carte sono lì accanto, per quando vuoi saperne di più.
learn-minutes = Da 5 a 8 minuti
learn-done = Finito
lesson-of = Passo { $step } di { $steps }
lesson-on = Avanti
lesson-again = Ricomincia
lesson-resume = Riprendi il tutorial
lesson-first = Anche «{ $tried }» è consentito. Per ora prova prima questo: «{ $move }».

## Regole e carte

rules-titled = Regole: { $title }
cards-titled = Carte: { $title }
chapters = Capitoli
search-rules = Cerca nelle regole
search-cards = Cerca nelle carte
nothing-found = Non è stato trovato niente per «{ $sought }».
no-rules-text = Questo gioco non ha un testo delle regole.
print-pdf = Stampa ({ $paper ->
    [letter] Letter
   *[other] A4
})
print-about = Da stampare: carte, plance, fogli, segnalini e regole in PDF
print-making = Creazione del PDF…
cards-about = Ogni valore dice da dove viene.
which-cards = Quali carte
all-cards = Tutte
source-fact-about = Stampato in un regolamento.
source-inferred-about = Un’interpretazione: deriva dal regolamento, ma non vi è stampata.
source-house-about = Una nostra creazione, perché i regolamenti non lo riportano.
source-pack-about = Inserito da chi possiede la scatola.
mark-house = Valore della casa: nostro, non stampato
    .letter = c
mark-pack = Valore di un pacchetto
    .letter = p

## Informazioni

about-title = Che cos’è Alehouse
about-text = Alehouse è un tavolo per tre giochi di birra: con gli amici tramite un link, su un solo schermo o contro i bot, in quattro lingue. Dice perché qualcosa non è permesso, mostra le probabilità prima del clic e conserva ogni partita da rivedere.
about-house-text = I regolamenti non riproducono le facce delle carte. Dove manca un valore ne abbiamo creato uno e lo abbiamo contrassegnato. Se possiedi la scatola, puoi inserire i valori veri in un pacchetto.
honest-dice-text = All’inizio di una partita il server mostra l’impronta di un segreto. Poi il browser di ogni giocatore aggiunge un numero casuale. Tutti i dadi e le carte derivano dal segreto, da questi numeri e dalle mosse: nessuno può sceglierli, nemmeno chi gestisce il server, e una mossa annullata e rigiocata incontra gli stessi dadi. Alla fine il segreto viene rivelato e il tuo browser controlla che corrisponda all’impronta e che il proprio numero sia stato usato. La partita salvata si può verificare dado per dado.
about-data = Che cosa si conserva
about-data-text = Niente account, niente cookie, niente statistiche. Il tuo browser conserva il tuo nome, i tuoi tavoli e le chiavi dei tuoi posti; il server conserva le partite e solo impronte delle chiavi. Salva i tuoi tavoli per portarli in un altro browser.
about-fonts = Caratteri
about-fonts-text = La pagina usa Vollkorn e Alegreya Sans, con la licenza SIL Open Font License.
about-licenses = Licenze dei caratteri e delle librerie
about-keys = Tasti
about-keys-text = Tab e Invio arrivano ovunque. A un tavolo: T va alle scelte, da 1 a 9 si sceglie, U annulla, H dà un suggerimento, S mostra i punti, C apre la chat, Esc chiude, Spazio salta. Rivedendo una partita, le frecce vanno avanti e indietro.
about-keys-more = L apre il registro. Quando l’elenco delle scelte è aperto, da 1 a 9 si sceglie ed Esc lo ripiega.

## Fogli segnapunti

companion-about = Per la partita sul tuo tavolo vero. Funziona senza rete e resta su questo dispositivo.
add-player = Aggiungi un giocatore
drop-player = Rimuovi un giocatore
clear-sheet = Svuota
score-sheet = Foglio segnapunti
what-counts = Voce
cell = { $what }, { $name }

## L’host in questo browser

host-loading = Carico i giochi, { $percent }. Serve una volta sola.
host-starting = Avvio i giochi…
host-failed = Impossibile caricare i giochi. Controlla la rete e riprova.
host-storage-refused = Questo browser non permette ad Alehouse di salvare nulla: le tue partite finiscono quando chiudi questa pagina. Una finestra non privata può aiutare.
host-storage-unwritten = Il browser non è riuscito a salvare l’ultima mossa; forse manca spazio. Libera spazio e ricarica questa pagina.
host-greeting = Tre giochi di birra nel tuo browser, contro i bot o su un solo schermo. Senza account, senza server, senza rete.
host-update = È pronta una nuova versione.
host-update-now = Aggiorna ora
host-here = Questo tavolo esiste solo in questo browser. Per continuare con altri, salva la partita dal menu e aprila su un server Alehouse, alla voce «Replay».
host-honest-dice = All’inizio di una partita viene mostrata l’impronta di un segreto. Poi il tuo browser aggiunge un numero casuale. Tutti i dadi e le carte derivano dal segreto, da questo numero e dalle mosse: nessuno può sceglierli, e una mossa annullata e rigiocata incontra gli stessi dadi. Alla fine il segreto viene rivelato e il tuo browser controlla che corrisponda all’impronta e che il proprio numero sia stato usato. La partita salvata si può verificare dado per dado.
host-about-data = Niente account, niente cookie, niente statistiche. Il tuo browser conserva il tuo nome, i tuoi tavoli e le tue partite, e nulla lascia questo dispositivo. Salva i tuoi tavoli per portarli in un altro browser.

## Che cosa è andato storto

problem-offline = Il server non è raggiungibile. Controlla la rete e riprova.
problem-internal = Qualcosa è andato storto. Riprova.
problem-log-full = Questo tavolo può solo andare avanti: la sua storia è troppo lunga per altro.
problem-bad-message = Il server non ha capito questa pagina. Ricaricala.
problem-bad-setup = Queste impostazioni non sono compatibili: { $detail }
problem-bad-record = Questa partita non si può leggere: { $detail }
problem-bad-pack = Questo pacchetto non è leggibile: { $detail }
problem-bad-target = Il server non invia niente a quell’indirizzo.
problem-bad-text = Usa da 1 a { $longest } caratteri.
problem-broken = Questa partita non si può più giocare; si può ancora salvare.
problem-cannot-print = Questo server non può creare PDF. Chi lo ospita può aggiungere l’extra «print» (vedi docs/print.md).
problem-closing = Nessuna risposta in tempo. Riprova.
problem-illegal = Ora le regole non lo permettono.
problem-no-notices = Questo server non può inviare avvisi.
problem-no-open-seat = Non ci sono più posti liberi. Puoi guardare.
problem-no-proposal = Quella richiesta non è più in corso.
problem-no-stand-in = Nessuno gioca per quel posto.
problem-no-such-seat = Quel posto non esiste.
problem-not-absent = Questa persona non se n’è andata e non ha mancato alcuna scadenza.
problem-not-host = Può farlo solo chi ospita il tavolo.
problem-not-over = La partita si può salvare quando è finita.
problem-not-seated = Prima prendi posto.
problem-not-started = La partita non è cominciata.
problem-not-waiting = Nessuno aspetta quel posto.
problem-not-your-seat = Quello non è il tuo posto.
problem-not-your-turn = Non tocca a te.
problem-nothing-to-confirm = Non c’è niente da confermare.
problem-nothing-to-undo = Non c’è niente da annullare.
problem-over = La partita è finita.
problem-proposal-pending = C’è già una richiesta in corso.
problem-seat-taken = Quel posto è occupato.
problem-seats-open = Ci sono ancora posti liberi.
problem-stale = Qualcuno è stato più veloce. Ecco la nuova posizione.
problem-started = La partita è già cominciata.
problem-too-big = È troppo lungo.
problem-too-early = Aspetta ancora un po’ prima di chiedere.
problem-too-fast = Troppo in fretta. Riprova tra un momento.
problem-too-many-viewers = Troppe persone guardano questo tavolo.
problem-unconfirmed = Prima deve confermare un altro giocatore.
problem-unknown-action = Questa pagina e il server non si capiscono. Ricarica la pagina.
problem-unknown-level = Quel bot non esiste.
problem-unknown-path = Il server non offre questo.
problem-unknown-table = Quel tavolo non esiste.
problem-wrong-invite = Questo invito non è valido.
problem-wrong-origin = Questa pagina viene da un altro server.
problem-wrong-token = La chiave di questo posto non è più valida.
