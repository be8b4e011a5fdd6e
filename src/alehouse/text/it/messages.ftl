# Quello che dicono i comandi intorno a una partita; ogni titolo ha il suo catalogo.

language-name = Italiano
player = Giocatore { $number }
nobody = nessuno
labeled = { $label }: { $text }
clauses = { $first }; { $second }
on = sì
off = no
yes = sì
no = no

source-fact = stampato
source-inferred = interpretazione
source-house = della casa
source-pack = pacchetto
house-rule = (Regola della casa.)

replay-setup = { $title }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, pacchetto { $pack }, versione { $rules } delle regole
replay-seed = Seme { $seed }
replay-commitment = Dadi onesti, impegno { $commitment }
replay-from-record = I primi { $step } passi vengono da altrove (partita importata o copia ripristinata); poi, dadi nuovi.
replay-undone = { $count ->
    [one] È stato annullato 1 passo che aveva rivelato qualcosa.
   *[other] Sono stati annullati { $count } passi che avevano rivelato qualcosa.
}
replay-options = Opzioni: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = La partita non è finita: si attende { $name }.
replay-over = La partita è finita.
replay-place = { $place }. { $name }: { $total }
replay-at = Dopo la mossa { $step } di { $steps }
replay-asks = Si attende { $name }: { $decision }
replay-choices = Scelte:
replay-refused = Non ora:
replay-board = Posizione:

rules-of = Le regole di { $title }

cards-of = { $title }: contenuto del pacchetto «{ $pack }»
cards-sources = stampato = si trova in un regolamento; interpretazione = deriva dal regolamento ma non vi è stampata; della casa = ideato da noi; pacchetto = cambiato dal pacchetto

hint-chance = { $rank }. { $action } · { NUMBER($percent, maximumFractionDigits: 0) }% di vincere
hint-points = { $rank }. { $action } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti attesi
hint-gain = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-reasons = Rispetto a una mossa media: { $reasons }
hint-no-reasons = Per ora né meglio né peggio di una mossa media; la ricerca ne vede l’utilità più avanti.
hint-risk = { $term } ({ NUMBER($percent, maximumFractionDigits: 0) }%)
hint-risks = Può costare: { $risks }

analyse-known-all = Con tutte le informazioni nascoste
analyse-known-seat = Con le informazioni di { $name }
analyse-known-spectator = Solo con le informazioni pubbliche
analyse-win-chance = Probabilità di vittoria, %
analyse-expected-points = Punti attesi
analyse-step = Mossa
analyse-points-of = Punti di { $name }
analyse-turning-points = Momenti decisivi:
analyse-no-turning-point = Nessuna mossa ha deciso da sola la partita.
analyse-chance-swing = { $name }: { NUMBER($before, maximumFractionDigits: 0) }% → { NUMBER($after, maximumFractionDigits: 0) }%
analyse-points-swing = { $name }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = File scritti: { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } da { $low } a { $high }
forecast-chance = { $what } ({ $chance }%)
forecast-or = { $first } o { $second }

# what a title without its own evaluation or facts has
term-points = punti finora
fact-points = Punti

## Campi di una posizione

word-decision = decisione
word-id = nome
word-left = rimasti
word-phase = fase
word-phases = fasi
word-place = posizione
word-players = giocatori
word-seat = posto
word-seats = posti
word-title = gioco
word-to_act = decide
word-total = totale
word-turn = turno
word-used = usato
word-what = che cosa
word-first = primo giocatore
word-kind = tipo
hint-forecast = Previsione: { $forecast }

## Da stampare

print-contents = In questo file
print-needs = Servono anche
print-how = Come stampare
print-scale = Stampa a grandezza naturale (100%, senza adattare alla pagina). Questa linea deve misurare 50 mm:
print-duplex = Stampa i fogli di carte fronte e retro, capovolgendo sul lato lungo: i dorsi seguono i fronti.
print-paper = La carta rigida (200 g/m² o più) va bene per carte, plance e segnalini; quella comune per i fogli e le regole.
print-name = Nome
print-total = Totale
print-options = Opzioni di questa partita
print-scores = Foglio dei punti
print-mods = Moduli
print-doors = Una barra in un muro è una porta.
print-board = Plancia
print-tokens = Segnalini
print-dice = dadi a sei facce
print-pencils = matite
print-cubes = cubetti o altri segnalini
print-from-players = da { $count } giocatori
print-first = Primo giocatore
print-season = Stagione
print-count = { $count } × { $name }
printed-house = Ideato da noi: nessun regolamento stampa questo valore.
printed-pack = Cambiato dal pacchetto di contenuti.
print-made = Fatto con Alehouse { $version }, contenuto { $digest }.
