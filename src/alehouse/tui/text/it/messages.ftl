# Quello che il terminale dice intorno a una partita; ogni gioco ha il suo catalogo.

player = Giocatore { $seat }
yes = sì
no = no
rule = regola { $id }

## Il corso di una partita

welcome = Ti diamo il benvenuto a { $title }.
resumed = La partita salvata riprende dopo { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}.
kept-at = La partita è salvata dopo ogni decisione: { $path }
saved = Salvato: { $path }
is-playing = sta giocando…
hand-over = Tocca a { $name }. Passa la tastiera.
game-over = La partita è finita.
winners = { $count ->
    [one] La partita è finita: vince { $names }.
   *[other] La partita è finita: { $names } si dividono la vittoria.
}
ties = Parità
standing = { $place }. { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
undone = La tua ultima decisione è annullata.
undo-refused = Non c’è nulla da annullare: non hai ancora deciso nulla.
undo-question = { $name } chiede di annullare { $count ->
    [one] l’ultima decisione
   *[other] le ultime { $count } decisioni
}. Siete tutti d’accordo?
undo-declined = Non si annulla nulla: non tutti sono d’accordo.
goodbye = La partita è salvata; per riprenderla: { $command }
goodbye-over = La registrazione della partita: { $path }
    Per rivedere la partita: { $command }
from-record = Da una partita salvata: dopo il passo { $step } i dadi sono nuovi.
language-now = Lingua: italiano.

## Scegliere

not-now = Non ora: { $refused }. (Scrivi «perché { $number }» per sapere perché il numero { $number } non è permesso.)
not-now-many = Non ora: { $count } scelte. (Scrivi «perché» per vederle con i motivi.)
why-title = Perché no?
why-nothing = Al momento nulla è rifiutato.
why-unknown = Nessuna scelta rifiutata ha il numero { $typed }; scrivi solo «perché» per vederle tutte.
not-understood = «{ $typed }» non è riconosciuto. Scrivi il numero o parole di una scelta, oppure «aiuto».
several-fit = «{ $typed }» corrisponde a più scelte; scrivi il numero:
cards-unknown = Nessuna carta corrisponde a «{ $typed }».

## Modalità testo

plain-start = Scrivi il numero o le parole di una scelta; «aiuto» elenca gli altri comandi.
plain-help = Scrivi il numero di una scelta o alcune sue parole. Comandi: { $commands }. «perché N» spiega perché qualcosa non è permesso, «regole ID» mostra una regola, «carte PAROLE» spiega le carte, «salva FILE» scrive una copia, «lingua { $languages }» cambia la lingua. I comandi inglesi funzionano sempre.
input-ended = Fine dell’input.
rules-contents = I capitoli e le loro regole; scrivi «regole» e un codice per leggerne una:
command-why = perché
command-hint = suggerimento
command-board = tabellone
command-cards = carte
command-log = registro
command-score = punti
command-rules = regole
command-undo = annulla
command-save = salva
command-lang = lingua
command-help = aiuto
command-quit = esci

## Schermo intero

key-why = perché no
key-hint = suggerimento
key-rules = regole
key-cards = carte
key-undo = annulla
key-language = lingua
key-save = salva
key-help = aiuto
key-quit = esci
hint-title = Suggerimento
hint-thinking = Un momento…
help-title = Aiuto
help-why = spiega perché le scelte in grigio non sono permesse, con la regola
help-hint = mostra le tre mosse migliori, con previsioni e motivi
help-rules = apre le regole al punto del motivo mostrato
help-cards = spiega tutte le carte, gli spazi e i pezzi
help-undo = annulla la tua ultima decisione; se ti ha rivelato qualcosa, si chiede agli altri giocatori
help-language = cambia la lingua, anche quella del registro
help-save = scrive una copia della partita in un file a tua scelta
help-help = mostra questa pagina
help-quit = esce; la partita è salvata e si può riprendere
help-choose = Premi il tasto davanti a una scelta per prenderla, o spostati con le frecce e premi Invio; va bene anche il mouse. Pag su e Pag giù scorrono il registro; - e +, il tavolo quando supera lo schermo.
help-screen = L’ambra è ciò che puoi fare ora: lo stesso tasto è sul tabellone e nell’elenco. Un punto interrogativo precede ciò che non è permesso; sceglilo per vedere perché. Ogni giocatore ha un segno oltre a un colore.
help-signs = Segni: { $list }
help-languages = Lingue: { $list }
rules-title = Le regole di { $title }
cards-title = Carte e spazi
reading-keys = ↑ ↓ spazio: scorri · Esc: chiudi
confirm-keys = Invio o s: sì · Esc o n: no
quit-question = Lasciare la partita? È salvata in { $path } e si può riprendere.
save-question = In quale file scrivere una copia della partita?
save-keys = Invio: scrivi · Esc: annulla
hand-over-keys = Invio: continua

## Scelta del gioco

pick-title = A che cosa giochiamo stasera?
pick-seats = da { $low } a { $high } giocatori
pick-keys = Invio: scegli · l: lingua ({ $lang }) · q: esci
pick-players = Giocatori
pick-opponents = Avversari
pick-play = Gioca
pick-settings-keys = Tab: avanti · spazio o Invio: cambia · Esc: indietro
pick-bots = Bot: { $level }
pick-style = Stile
pick-people = persone a questo terminale

## Moonlight Brewers

moonlight-more-doors = Altre porte: { $doors }
moonlight-decks-about = Mazzi (rimaste/scartate)
moonlight-decks = Licantropi { $werewolves } · Equipaggiamenti { $equipment } · Benedizioni { $blessings }
moonlight-noise = Rumore { $noise } su { $limit }
moonlight-brew = Birra
moonlight-stock = Riserva
moonlight-cards = Carte
moonlight-werewolves = Licantropi
moonlight-injured = ferito
moonlight-webbed = in una ragnatela
moonlight-used = usata
moonlight-dirt = sporcizia { $dirt }
moonlight-adjustment = correzione { $change }
moonlight-move = Movimento
moonlight-actions = Azioni
moonlight-omen = Presagio: { $omen }
moonlight-night = Notte { $night }, { $name }
moonlight-rank = { $stars ->
    [one] { $stars } stella: { $rank }.
   *[other] { $stars } stelle: { $rank }.
}
moonlight-rating = Fascia: { $band }.
moonlight-duel = Duello: { $name } contro { $other }
moonlight-fight = Combattimento: { $name } contro { $werewolf }
moonlight-roll = Tiro: { $what }, { $need } o più, bonus { $bonus }
moonlight-dice = Dadi: { $dice }
moonlight-drawn = Carte pescate: { $cards }
moonlight-phase = Fase { $phase }; ingrediente richiesto: { $ingredient }.
moonlight-rooms = Le sale, che cosa offrono (numero necessario) e dove portano le loro porte:
moonlight-doors = Porte: { $doors }.
moonlight-here = Qui: { $names }.
moonlight-in = sala «{ $room }»
moonlight-total = totale { $total }, { $band }
moonlight-unused = { $actions ->
    [one] Ti resta { $actions } azione, che andrebbe persa. Sceglilo di nuovo per terminare il turno.
   *[other] Ti restano { $actions } azioni, che andrebbero perse. Sceglilo di nuovo per terminare il turno.
}

## Dice Brewing

dice-round = Round { $round }
dice-brewed = Ricette: { $brewed } di { $limit }
dice-active = Attivi
# Le lettere dei dadi: malto chiaro, malto scuro, luppolo, Abilità di Produzione.
dice-letters = C S L A
dice-storage = Magazzino
dice-placed = Sulla plancia
dice-goods = Ingredienti e gettoni
dice-seed = seme
dice-reroll = rilancia
dice-swap = scambia
dice-ready = pronta
dice-to-store = { $count ->
    [one] 1 dado da immagazzinare
   *[other] { $count } dadi da immagazzinare
}
dice-missing = { $count ->
    [one] manca 1 dado
   *[other] mancano { $count } dadi
}
dice-market = Mercato
dice-black-market = Mercato Nero
dice-hidden = nessuno sa quanti ne restano
dice-left = { $count ->
    [0] esaurito
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
dice-sign-store = dadi ancora da immagazzinare
dice-sign-missing = numero di dadi mancanti
dice-closed = Chiuso in questo round
dice-opens = apre nel round { $round }
dice-crowded = bloccato
dice-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
dice-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
dice-experience = esperienza { $count }
dice-seeds = semi { $count }
dice-total = totale { $total }
dice-first = inizia { $name }
dice-played = Gettoni giocati
dice-unused = { $pieces ->
    [one] Puoi ancora piazzare { $pieces } pezzo. Sceglilo di nuovo per non piazzare altro.
   *[other] Puoi ancora piazzare { $pieces } pezzi. Sceglilo di nuovo per non piazzarne nessuno.
}

## Brew Crafters

crafters-amount = { $money } $
crafters-cost = l’inverno costa { $cost } $
crafters-loans = prestiti { $loans }
crafters-lap = giro { $lap }
crafters-meeples = pedine { $meeples }
crafters-shifts = Turni di produzione
crafters-stored = Scorte { $stored } su { $capacity }
crafters-tanks = Fermentatori
crafters-line = Imbottigliamento
crafters-shipped = Spedite
crafters-lab = Ricerca
crafters-recipes = Ricette
crafters-used = già usato in questa stagione
crafters-used-by = usato da { $names }
crafters-batches = { $count ->
    [one] 1 cotta
   *[other] { $count } cotte
}
crafters-season = Anno { $year }, { $season }, { $phase }.
crafters-rep = Reputazione { $rep }
crafters-shifts-left = turni di produzione liberi { $free } su { $all }
crafters-total = totale { $total }
crafters-unused = Questo turno di produzione non farebbe nulla. Sceglilo di nuovo per passare.
crafters-start = { $name } ha il segnalino primo giocatore
crafters-hire = Da assumere (costo ogni inverno)
crafters-partnerships = Carte accordo rimaste
crafters-collaboration = Collaborazione
crafters-unclaimed = da conquistare
crafters-interns-supply = { $count ->
    [0] Nessun tirocinante nella riserva
    [one] { $count } tirocinante nella riserva
   *[other] { $count } tirocinanti nella riserva
}
crafters-interns = tirocinanti: { $now } ora, { $soon } la prossima stagione, { $later } fra due
