# Quello che dicono i comandi intorno a una partita; ogni titolo ha il suo catalogo.

language-name = Italiano
player = Giocatore { $number }
nobody = nessuno
face-value = { $value }
face-by-players = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}: { $values }
face-by-turn = { $players } giocatori, nell’ordine di turno: { $values }
labeled = { $label }: { $text }
refused-choice = { $choice } · { $reason }
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
replay-from-record = Fino al passo { $step } tutto viene da altrove (partita importata o copia ripristinata); poi, dadi nuovi.
replay-undone = { $count ->
    [one] È stato annullato 1 passo che aveva rivelato qualcosa.
   *[other] Sono stati annullati { $count } passi che avevano rivelato qualcosa.
}
replay-options = Opzioni: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = La partita non è finita: si attende { $name }.
replay-over = La partita è finita.
replay-place = { $place }. { $name }: { $total }
replay-at = Dopo il passo { $step } di { $steps }
replay-asks = Si attende { $name }: { $decision }
replay-choices = Scelte:
replay-refused = Non ora:
replay-board = Posizione:

rules-of = Le regole di { $title }

cards-of = { $title }: contenuto del pacchetto «{ $pack }»
cards-sources = stampato = si trova in un regolamento; interpretazione = deriva dal regolamento ma non vi è stampata; della casa = ideato da noi; pacchetto = cambiato dal pacchetto

hint-move = { $rank }. { $action } · { $value }
hint-win = { NUMBER($percent, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }% di vincere
hint-expected = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle attese
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti attesi
}
hint-behind = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle in meno
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in meno
}
hint-equal = quasi uguale ({ $behind })
hint-why = Perché: { $gains }
hint-why-later = Perché, più avanti nella partita: { $gains }
hint-no-reason = Nessun motivo spicca da solo.
hint-price = Prezzo: { $costs }
hint-gain = { $unit ->
    [stars] { $what } (+{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (+{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-cost = { $unit ->
    [stars] { $what } (−{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (−{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-risk = Rischio del { NUMBER($percent, maximumFractionDigits: 0) }%: { $loss }

# la revisione di una partita finita
review = Revisione
review-about = Le decisioni che sono chiaramente costate qualcosa, giudicate in base a ciò che il giocatore poteva sapere allora. Ogni mossa è stata rigiocata molte volte con lo stesso caso.
review-progress = { $done } di { $steps } passi rivisti
review-played = Passo { $step }, { $name }: { $action }
review-better = Meglio: { $action } ({ $gain })
review-gain = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle in più
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più
}
review-rule = { $why } ({ $rule })
review-none = { $name }: nessun errore chiaro
review-luck = { $name }: { $luck }; { $total } alla fine, { NUMBER($fair, maximumFractionDigits: 1) } senza la fortuna
review-lucky = { $unit ->
    [stars] fortuna: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle
   *[points] fortuna: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
}
review-unlucky = { $unit ->
    [stars] sfortuna: { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } stelle
   *[points] sfortuna: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
}
review-even = né fortuna né sfortuna
review-no-chance = Questa partita non ha lasciato niente al caso.
review-play-on = Per continuare da lì: { $command }

analyse-known-all = Con tutte le informazioni nascoste
analyse-known-seat = Con le informazioni di { $name }
analyse-known-spectator = Solo con le informazioni pubbliche
analyse-win-chance = Probabilità di vittoria, %
analyse-expected-points = Punti attesi
analyse-step = Passo
analyse-points-of = Punti di { $name }
analyse-turning-points = Svolte della partita:
analyse-no-turning-point = Nessun passo ha deciso da solo la partita.
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
    .more = più punti
    .less = meno punti
term-experience = esperienza di altre partite
    .more = una posizione che di solito rende di più
    .less = una posizione che di solito rende di meno
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
print-values = Dove questi valori differiscono dalle regole qui sopra, contano i valori.
print-scores = Foglio segnapunti
print-mods = Mod
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

## Bot

level-random = a caso
level-newcomer = esordiente
level-novice = principiante
level-casual = occasionale
level-regular = intermedio
level-expert = esperto
level-master = maestro
level-grandmaster = gran maestro
level-greedy = { level-regular }
level-in-style = { $level }, { $style }
style-none = equilibrato
style-cautious = prudente
style-greedy = avido
style-aggressive = aggressivo
