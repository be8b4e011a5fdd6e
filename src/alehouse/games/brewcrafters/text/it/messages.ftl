# Brew Crafters in italiano.

## Che cosa decidere

decision-market-place = Piazza una pedina su uno spazio del mercato che nessuno ha usato in questa stagione.
decision-market-extra = Piazzamento extra: manda qualcuno su uno spazio libero, oppure nessuno.
decision-gain-basic = Scegli gli Ingredienti base che prendi.
decision-gain-advanced = Scegli l’Ingrediente avanzato che prendi.
decision-discard = Le scorte non ci stanno tutte: scegli un ingrediente da scartare.
decision-worker-pick = Assumi uno dei lavoratori scoperti.
decision-worker-free = Il nuovo lavoratore porta un’azione gratuita: usala ora o rinunciaci.
decision-partner-pick = Scegli la carta accordo che prendi.
decision-turn-end = L’azione è fatta: scambia, pianta o raccogli se vuoi, poi termina il turno.
decision-brewery-action = Scegli l’azione di questo turno di produzione nel tuo birrificio.
decision-process-part = Produrre birra, Collaborare o entrambi: scegli la parte seguente.
decision-brew-slot = Scegli la ricetta che produci qui, o lascia il posto vuoto.
decision-brew-discount = La ricerca ti fa risparmiare un Ingrediente base: scegli quale.
decision-brew-mash = Aggiungere Malto nel Tino di ammostamento per ottenere Reputazione?
decision-collab-portion = Scegli la quota che dai alla collaborazione, o nessuna.
decision-lab-track = Scegli il tracciato di ricerca il cui cubetto avanza di un passo.
decision-lab-mark = Segna una ricetta: la sua prossima cotta ti dà Reputazione.
decision-lab-space = Metti Reputazione su uno spazio edificio vuoto: la ottieni costruendo lì.
decision-lab-swap = Scambia un Ingrediente base con uno avanzato, o smetti.
decision-lab-yeast = Laboratorio dei lieviti: prendere Lievito o Reputazione?
decision-install-pick = Scegli l’edificio o l’attrezzatura che installi.
decision-annual-next = Passo annuale: scegli il prossimo beneficio, o finisci e perdi il resto.
decision-trade-give = Scegli l’ingrediente che dai ai mercanti.
decision-trade-get = Scegli che cosa ti danno in cambio i mercanti.
decision-agency-pick = Assumi uno dei lavoratori mostrati dall’agenzia, o nessuno.
decision-farm-give = Scegli la quota che dai alla Fattoria comunitaria.
decision-farm-pick = Scegli un ingrediente da ciò che resta del raccolto comune.
decision-secret-pick = Scegli la ricetta che solo tu potrai produrre.

## Perché si chiede

because-meeples = { $count ->
    [one] Resta 1 pedina da piazzare.
   *[other] Restano { $count } pedine da piazzare.
}
because-lacks = { $count ->
    [one] { $recipe }: manca { $count } { $what }.
   *[other] { $recipe }: mancano { $count } { $what }.
}
because-lacks-several = { $recipe }: mancano { $count } ingredienti.
because-ready = { $recipe }: hai tutti gli ingredienti.
because-shifts = { $count ->
    [0] È il tuo ultimo turno di produzione della stagione.
    [one] Ancora 1 turno di produzione dopo questo.
   *[other] Ancora { $count } turni di produzione dopo questo.
}
because-part = { $processed ->
    [true] Hai prodotto birra. Questo turno di produzione può anche collaborare.
   *[false] { $collaborated ->
        [true] Hai collaborato. Questo turno di produzione può anche produrre birra.
       *[false] Questo turno di produzione può fare entrambe le cose, una dopo l’altra.
    }
}
because-slot = Da riempire: { $slot }.
because-overflow = { $stored } in magazzino, spazio per { $capacity }.
because-benefits = { $count ->
    [one] Resta 1 beneficio.
   *[other] Restano { $count } benefici.
}

## Che cosa si può fare

action-place = { $space }
action-place-half = { $half } ({ $space })
action-borrow-and-place = { $space }, con un prestito
action-send = Manda una pedina ({ $token }): { $space }
action-send-half = Manda una pedina ({ $token }): { $half } ({ $space })
action-borrow-and-send = Manda una pedina ({ $token }): { $space }, con un prestito
action-skip = Non piazzare nessuno
action-hold = Tieni il tirocinante per la Fase birrificio
action-decline-helper = Rinuncia al piazzamento extra
action-take-basic = { $malt } Malto, { $hops } Luppolo, { $yeast } Lievito
action-take-advanced = Prendi: { $what }
action-discard = Scarta 1 { $what }
action-hire = Assumi: { $worker }
action-borrow-and-hire = Assumi con un prestito: { $worker }
action-hire-none = Non assumere nessuno
action-partner = { $partnership }
action-take-free = Usa l’azione gratuita
action-decline-free = Rinuncia all’azione
action-exchange = { $partnership }: dai 1 { $give }
action-plant = Pianta: { $what }
action-harvest = Raccogli l’appezzamento { $plot }
action-end-turn = Termina il turno
action-process-collab = Produrre birra / Collaborare
action-research = Ricerca
action-install = Installare
action-community-farm = Fattoria comunitaria
action-secret-recipe = Sviluppa una Ricetta segreta
action-pass = Passa
action-process = Produrre birra
action-collaborate = Collaborare
action-done = Fatto
action-brew = { $recipe }
action-leave-empty = Lascia vuoto
action-waive = Risparmia 1 { $what }
action-mash = Usa il Tino di ammostamento
action-no-mash = Non usarlo
action-contribute = Dai: { $what }
action-no-portion = Non dare nulla
action-track = { $track }
action-mark = { $recipe }
action-reserve = { $space }
action-swap = 1 { $give } per 1 { $get }
action-stop-swap = Non scambiare più
action-take-yeast = Prendi il Lievito
action-take-rep = Prendi la Reputazione
action-install-tile = { $tile }
action-benefit = Beneficio annuale: { $track }
action-worker-benefit = Beneficio annuale: { $worker }
action-finish = Finisci e perdi il resto
action-trade-give = Dai 1 { $what }
action-trade-get = Prendi: { $what }
action-farm-give = Dai 1 { $what }
action-farm-pick = Prendi 1 { $what }
action-develop = { $recipe }

## Che cosa è successo

log-season = Comincia una nuova stagione: { $season }, anno { $year }.
log-start-player = { $seat } è il primo giocatore.
    .you = Sei il primo giocatore.
log-restock = Il mercato viene rifornito.
log-place = { $seat } va su: { $space }.
    .you = Vai su: { $space }.
log-place-half = { $seat } va su: { $space } ({ $half }).
    .you = Vai su: { $space } ({ $half }).
log-skip = { $seat } non piazza nessuno.
    .you = Non piazzi nessuno.
log-send = { $seat } manda una pedina ({ $token }): { $space }.
    .you = Mandi una pedina ({ $token }): { $space }.
log-send-half = { $seat } manda una pedina ({ $token }): { $space } ({ $half }).
    .you = Mandi una pedina ({ $token }): { $space } ({ $half }).
log-hold = { $seat } tiene un tirocinante per la Fase birrificio.
    .you = Tieni un tirocinante per la Fase birrificio.
log-decline-helper = { $seat } rinuncia al piazzamento extra.
    .you = Rinunci al piazzamento extra.
log-gain = { $seat } ottiene { $amount } { $what }.
    .you = Ottieni { $amount } { $what }.
log-earn = { $seat } guadagna { $money } $.
    .you = Guadagni { $money } $.
log-rep = { $seat } ottiene { rep-rep } ({ $cause }).
    .you = Ottieni { rep-rep } ({ $cause }).
log-overflow = { $seat } ha { $stored } ingredienti e spazio per { $capacity }.
    .you = Hai { $stored } ingredienti e spazio per { $capacity }.
log-discard = { $seat } scarta 1 { $what }.
    .you = Scarti 1 { $what }.
log-token = { $seat } prende il segnalino primo giocatore.
    .you = Prendi il segnalino primo giocatore.
log-hire = { $seat } assume: { $worker }.
    .you = Assumi: { $worker }.
log-shift = { $shifts ->
    [one] { $seat } ha ora { $shifts } turno di produzione.
   *[other] { $seat } ha ora { $shifts } turni di produzione.
}
    .you = { $shifts ->
        [one] Hai ora { $shifts } turno di produzione.
       *[other] Hai ora { $shifts } turni di produzione.
    }
log-partner = { $seat } stringe un accordo: { $partnership }.
    .you = Stringi un accordo: { $partnership }.
log-exchange = { $seat } scambia 1 { $give } con 1 { $get }.
    .you = Scambi 1 { $give } con 1 { $get }.
log-plant = { $seat } pianta: { $what }.
    .you = Pianti: { $what }.
log-harvest = { $seat } raccoglie { $amount } { $what }.
    .you = Raccogli { $amount } { $what }.
log-pass = { $seat } passa.
    .you = Passi.
log-sell = { $seat } vende una cotta per { $money } $: { $recipe }.
    .you = Vendi una cotta per { $money } $: { $recipe }.
log-label = { $seat } ottiene l’Etichetta d’oro: { $recipe }.
    .you = Ottieni l’Etichetta d’oro: { $recipe }.
log-bottle = { $seat } imbottiglia: { $recipe }.
    .you = Imbottigli: { $recipe }.
log-brew = { $seat } produce: { $recipe } ({ $slot }).
    .you = Produci: { $recipe } ({ $slot }).
log-reveal = { $seat } rivela una Ricetta segreta: { $recipe }.
    .you = Riveli una Ricetta segreta: { $recipe }.
log-waive = { $seat } risparmia 1 { $what }.
    .you = Risparmi 1 { $what }.
log-mash = { $seat } aggiunge { $malt } Malto al Tino di ammostamento.
    .you = Aggiungi { $malt } Malto al Tino di ammostamento.
log-contribute = { $seat } dà { $amount } { $what } alla collaborazione.
    .you = Dai { $amount } { $what } alla collaborazione.
log-complete = { $seat } completa la collaborazione: tutti i partecipanti vengono pagati.
    .you = Completi la collaborazione: tutti i partecipanti vengono pagati.
log-research = { $seat } avanza nel tracciato «{ $track }»: { $step }.
    .you = Avanzi nel tracciato «{ $track }»: { $step }.
log-mark = { $seat } segna una ricetta: { $recipe }.
    .you = Segni una ricetta: { $recipe }.
log-reserve = { $seat } mette Reputazione su uno spazio edificio: { $space }.
    .you = Metti Reputazione su uno spazio edificio: { $space }.
log-swap = { $seat } scambia in laboratorio 1 { $give } con 1 { $get }.
    .you = Scambi in laboratorio 1 { $give } con 1 { $get }.
log-install = { $seat } installa: { $tile }.
    .you = Installi: { $tile }.
log-benefit = { $seat } prende un beneficio annuale: { $track }.
    .you = Prendi un beneficio annuale: { $track }.
log-worker-benefit = { $seat } prende un beneficio annuale: { $worker }.
    .you = Prendi un beneficio annuale: { $worker }.
log-finish = { $seat } rinuncia agli altri benefici annuali.
    .you = Rinunci agli altri benefici annuali.
log-loan = { $loans ->
    [one] { $seat } prende un prestito: { $money } $.
   *[other] { $seat } prende { $loans } prestiti: { $money } $.
}
    .you = { $loans ->
        [one] Prendi un prestito: { $money } $.
       *[other] Prendi { $loans } prestiti: { $money } $.
    }
log-pay = { $seat } paga { $money } $.
    .you = Paghi { $money } $.
log-costs = { $seat } paga { $money } $ di costi di esercizio.
    .you = Paghi { $money } $ di costi di esercizio.
log-interns = { $interns ->
    [one] { $seat } assume un tirocinante per la prossima stagione.
   *[other] { $seat } assume { $interns } tirocinanti per le prossime stagioni.
}
    .you = { $interns ->
        [one] Assumi un tirocinante per la prossima stagione.
       *[other] Assumi { $interns } tirocinanti per le prossime stagioni.
    }
log-intern-comes = { $interns ->
    [one] { $seat } ha un tirocinante in questa stagione.
   *[other] { $seat } ha { $interns } tirocinanti in questa stagione.
}
    .you = { $interns ->
        [one] Hai un tirocinante in questa stagione.
       *[other] Hai { $interns } tirocinanti in questa stagione.
    }
log-trade = { $seat } dà 1 { $give } ai mercanti.
    .you = Dai 1 { $give } ai mercanti.
log-agency = L’agenzia mostra a { $seat }: { $worker }.
    .you = L’agenzia ti mostra: { $worker }.
log-hire-none = { $seat } non assume nessuno.
    .you = Non assumi nessuno.
log-farm-give = { $seat } dà 1 { $what } alla Fattoria comunitaria.
    .you = Dai 1 { $what } alla Fattoria comunitaria.
log-develop = { $seat } sviluppa una Ricetta segreta.
    .you = Sviluppi una Ricetta segreta.
log-developed = { $seat }, la tua Ricetta segreta è: { $recipe }.
    .you = La tua Ricetta segreta è: { $recipe }.
log-decline-free = { $seat } rinuncia all’azione gratuita.
    .you = Rinunci all’azione gratuita.
log-score = { $seat }: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.
    .you = Hai { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }.
log-end = Sono passati tre anni: la partita è finita.

## Che cosa porterà un'azione

fact-money = Denaro
fact-rep = Reputazione
fact-loans = Prestiti
fact-malt = Malto
fact-hops = Luppolo
fact-yeast = Lievito
fact-fruit = Frutta
fact-spices = Spezie
fact-coffee = Caffè
fact-stored = Ingredienti nelle scorte
fact-capacity = Posto per le scorte
fact-batches = Cotte
fact-shifts = Turni di produzione
fact-workers = Lavoratori
fact-buildings = Edifici
fact-operating-cost = Costi d’inverno
fact-points = Punti
outcome-gain = { $count ->
    [one] ottenere { $amount } { $what }
   *[other] ottenere { $amount } { $what }, { $count } volte
}
outcome-overflow = { $stored } in magazzino, spazio per { $capacity }
outcome-discard = { $count ->
    [one] scartare { $count } ingrediente
   *[other] scartare { $count } ingredienti
}
outcome-token = prendere il segnalino primo giocatore
outcome-harvest = { $count ->
    [one] raccogliere { $amount } { $what }
   *[other] raccogliere { $amount } { $what }, { $count } volte
}
outcome-sell = { $count ->
    [one] vendere per { $money } $: { $recipe }
   *[other] vendere per { $money } $, { $count } volte: { $recipe }
}
outcome-label = ottenere l’Etichetta d’oro: { $recipe }
outcome-bottle = { $count ->
    [one] imbottigliare: { $recipe }
   *[other] imbottigliare, { $count } volte: { $recipe }
}

## Perché qualcosa non è permesso

refusal-space-used = Spazio già usato in questa stagione: { $space }.
refusal-nothing-there = Lì non c’è nulla da prendere.
refusal-no-partnership-left = Non resta nessuna carta di questo accordo.
refusal-shift-too-early = Il prossimo turno di produzione richiede { $need ->
    [one] { $need } cotta
   *[other] { $need } cotte
 }; ne hai prodotte { $have }.
refusal-all-shifts = Hai già tutti e tre i turni di produzione.
refusal-no-worker-left = Non resta nessun lavoratore scoperto.
refusal-too-few-interns = { $need ->
    [one] Serve { $need } tirocinante
   *[other] Servono { $need } tirocinanti
} nella riserva; { $have ->
    [0] non ce n’è nessuno
    [one] ce n’è solo { $have }
   *[other] ce ne sono solo { $have }
}.
refusal-interns-over = Non restano stagioni in cui i tirocinanti possano venire.
refusal-nothing-to-trade = Non hai scorte: non c’è nulla da scambiare.
refusal-agency-empty = L’agenzia non ha più lavoratori.
refusal-farm-out-of-season = La Fattoria comunitaria accetta contributi solo in inverno e in primavera.
refusal-farm-full = Tutte le quote della Fattoria comunitaria sono state date.
refusal-farm-nothing-to-give = Non hai nelle scorte nulla che serva ancora alla Fattoria comunitaria.
refusal-portion-given = Questa quota della Fattoria comunitaria è già stata data: { $what }.
refusal-not-stored = Non ne hai nelle scorte: { $what }.
refusal-too-much-yeast = Qui puoi prendere al massimo { $most } Lievito, non { $yeast }.
refusal-no-money = Costa { $need } $; hai { $have } $.
refusal-all-researched = Tutti i tuoi tracciati di ricerca sono finiti.
refusal-track-finished = Questo tracciato è finito: { $track }.
refusal-nothing-to-install = Hai già installato tutto ciò che c’è.
refusal-built = Ce l’hai già: { $tile }.
refusal-all-infused = Tutti i fermentatori e il Brewpub hanno già un infusore ({ $tile }).
refusal-no-secret-left = Non resta nessuna ricetta avanzata da sviluppare.
refusal-recipe-public = Questa ricetta è pubblica: { $recipe }.
refusal-recipe-taken = Questa ricetta è già stata presa: { $recipe }.
refusal-style-closed = Prima devi aver prodotto: { $recipe }.
refusal-missing = { $need ->
    [one] Serve { $need } { $what }
   *[other] Servono { $need } { $what }
}; { $have ->
    [0] non te ne resta
    [one] te ne resta { $have }
   *[other] te ne restano { $have }
}.
refusal-no-portion = Non puoi pagare nessuna quota ancora aperta.
refusal-portion-taken = { $other } ha già dato questa quota: { $portion }.
refusal-portion-cost = La quota richiede { $need } { $what }; ne hai { $have }.
refusal-owns-three = Le altre tre quote sono tue: l’ultima deve darla qualcun altro.
refusal-same-type = Hai appena preso { $what }: l’altro ingrediente dev’essere di un altro tipo.
refusal-not-paid = Le tue cotte non ne hanno richiesto: { $what }.
refusal-not-spring = Si pianta solo in primavera: { $what }.
refusal-plots-full = I due appezzamenti della tua Fattoria sono piantati, non c’è più posto: { $what }.
refusal-not-fall = Si raccoglie solo in autunno: { $what }.

## Opzioni

option-recipes = Ricette
    .about = Le sei ricette avanzate pubbliche; le tre ricette base lo sono sempre.
option-recipes-first = prima partita
option-recipes-custom = scelte da chi ospita
option-recipes-random = a caso
option-recipe-list = Ricette scelte
    .about = Le sei ricette avanzate di chi ospita: due ale, due porter, due stout.
option-workers = Lavoratori
    .about = I lavoratori specializzati scoperti.
option-workers-first = prima partita
option-workers-custom = scelti da chi ospita
option-workers-random = a caso
option-worker-list = Lavoratori scelti
    .about = I lavoratori scelti da chi ospita, in qualsiasi numero.
pack-name-as-printed = Come stampato
option-worker-count = Numero di lavoratori
    .about = Numero di lavoratori scoperti estratti a caso.
option-lab = Laboratorio
    .about = Il lato dei laboratori che si usa.
option-lab-basic = lato base
option-lab-advanced = lato avanzato
option-interns = Assumere tirocinanti
    .about = Uno spazio del mercato: i tirocinanti aiutano nelle due stagioni seguenti.
option-traders = Mercato di scambio
    .about = Uno spazio del mercato: un ingrediente per diversi altri.
option-agency = Agenzia di collocamento
    .about = Uno spazio del mercato: assumi uno fra { $agency-shown } lavoratori non scoperti.
option-community-farm = Fattoria comunitaria
    .about = Dai quote in inverno e in primavera, dividi il raccolto in autunno.
option-secret-recipe = Ricette segrete
    .about = Un’azione del birrificio: sviluppa una ricetta che solo tu puoi produrre.
option-start = Primo giocatore
    .about = Il giocatore che comincia la prima stagione.
option-start-random = a caso
option-start-1 = giocatore 1
option-start-2 = giocatore 2
option-start-3 = giocatore 3
option-start-4 = giocatore 4
option-start-5 = giocatore 5

## Da dove vengono i punti

score-beer = Birra
score-rep = Segnalini Reputazione
score-research = Ricerca
score-tasting-room = Visite e degustazione
score-gold-labels = Etichette d’oro
score-collaboration = Collaborazione incompiuta
score-loans = Prestiti
sheet-gold-labels = Etichette d’oro ({ $each } ciascuna)
sheet-collaboration = Quote di una collaborazione incompiuta

## Che cosa guarda un bot

term-points = punti già fatti
    .more = più punti
    .less = meno punti
term-stock = ingredienti per cotte future
    .more = più ingredienti per cotte future
    .less = meno ingredienti per cotte future
term-money = denaro per i costi futuri
    .more = più denaro per i costi futuri
    .less = meno denaro per i costi futuri
term-cellar = cotte invendute
    .more = più cotte da vendere
    .less = meno cotte da vendere
term-brewery = turni di produzione ed edifici
    .more = turni di produzione ed edifici più utili
    .less = turni di produzione ed edifici meno utili
term-crew = lavoratori, accordi e tirocinanti
    .more = lavoratori, accordi o tirocinanti più utili
    .less = lavoratori, accordi o tirocinanti meno utili
term-lab = ricerca che frutterà ancora
    .more = ricerca più utile
    .less = ricerca meno utile
term-shares = contributi e coltivazioni
    .more = più contributi e coltivazioni
    .less = meno contributi e coltivazioni
term-pending = la scelta in corso
    .more = una scelta migliore in arrivo
    .less = una scelta peggiore in arrivo

## Contenuti

section-ingredients = Ingredienti
section-recipes = Ricette
section-workers = Lavoratori specializzati
section-buildings = Edifici e attrezzature
section-market = Spazi del mercato
section-partnerships = Accordi locali
section-portions = Quote di una collaborazione
section-traders = Tassi del Mercato di scambio
section-tracks = Tracciati di ricerca
section-lab-basic = Laboratorio, lato base
section-lab-advanced = Laboratorio, lato avanzato
section-numbers = Valori delle regole

## Parole

word-spring = Primavera
word-summer = Estate
word-fall = Autunno
word-winter = Inverno
word-annual = Passo annuale
word-market = Fase mercato
word-extra = piazzamenti extra
word-brewery = Fase birrificio
word-close = fine della stagione
word-over = partita finita
word-start = Partenza
word-experimental = Sperimentale
word-breakthrough = Scoperta
word-end = Fine partita
word-investor = Investitore privato
word-partnership = Accordo locale
word-shift = Nuovo turno
word-worker = Lavoratore specializzato
word-benefit = Serata benefica
word-basic = Ingredienti base
word-advanced = un Ingrediente avanzato a scelta
word-helper = Aiutante di mercato
word-intern = tirocinante
word-tank-1 = fermentatore 1
word-tank-2 = fermentatore 2
word-ale = ale
word-porter = porter
word-stout = stout
word-oak = Barricaia di rovere
word-none = nessuno
word-infuser = Infusore di luppolo
word-mash = Tino di ammostamento
word-research = ricerca
word-marked = ricetta segnata
word-pub = Gestore del brewpub
word-first-brew = prima cotta di una ricetta
word-secret = Ricetta segreta venduta
word-label = Etichetta d’oro
word-collaboration = collaborazione
word-reserved = Reputazione sullo spazio edificio
word-yeast-lab-rep = Laboratorio dei lieviti
word-money = denaro
word-rep = Reputazione
word-gold-label = Etichetta d’oro
word-loan = prestito
word-line = linea d’imbottigliamento
word-shipping = Spedizione
word-storage = scorte
word-plot = appezzamento

## Numeri delle regole

word-start-money = denaro all’inizio
word-start-malt = Malto all’inizio
word-start-hops = Luppolo all’inizio
word-start-yeast = Lievito all’inizio
word-start-rep = Reputazione all’inizio
word-second-seat-money = denaro in più per il secondo giocatore
word-third-seat-malt = Malto in più per il terzo giocatore
word-fourth-seat-hops = Luppolo in più per il quarto giocatore
word-fifth-seat-yeast = Lievito per il quinto giocatore
word-batch-money = denaro per una cotta venduta
word-label-rep = punti per un’Etichetta d’oro
word-portion-rep = punti per una quota di una collaborazione incompiuta
word-second-shift-batches = cotte prima del secondo turno di produzione
word-third-shift-batches = cotte prima del terzo turno di produzione
word-first-shift-cost = costo del primo turno di produzione
word-second-shift-cost = costo del secondo turno di produzione
word-third-shift-cost = costo del terzo turno di produzione
word-loan-money = denaro di un prestito
word-first-loan-rep = punti persi per il primo prestito
word-further-loan-rep = punti persi per ogni altro prestito
word-intern-price = prezzo dei tirocinanti
word-agency-price = prezzo di un lavoratore dell’agenzia
word-agency-shown = lavoratori mostrati dall’agenzia
word-secret-rep = Reputazione per la prima vendita di una Ricetta segreta

## Facce delle carte: lavoratori

effect-hire-goods = All’assunzione: { $amount } { $what }
effect-hire-advanced = { $amount ->
    [one] All’assunzione: { $amount } Ingrediente avanzato a scelta
   *[other] All’assunzione: { $amount } Ingredienti avanzati a scelta
}
effect-hire-money = All’assunzione: { $amount } $
effect-hire-install = All’assunzione: un’installazione gratuita
effect-hire-research = All’assunzione: una ricerca gratuita
effect-market-goods = +{ $amount } { $what } quando uno spazio ne dà { $at-least } o più
effect-per-goods = +{ $amount } { $what } ogni { $per } che uno spazio ne dà, a partire da { $at-least }
effect-per-any = Ingredienti avanzati a scelta: +{ $amount } ogni { $per } che uno spazio ne dà, a partire da { $at-least }
effect-per-money = +{ $amount } $ ogni { $per } $ che uno spazio dà, a partire da { $at-least } $
effect-market-any = { $amount ->
    [one] +{ $amount } Ingrediente avanzato a scelta quando uno spazio ne dà { $at-least } o più
   *[other] +{ $amount } Ingredienti avanzati a scelta quando uno spazio ne dà { $at-least } o più
}
effect-market-money = +{ $amount } $ quando uno spazio dà { $at-least } $ o più
effect-less = Stile { $style }: una birra per ogni Produrre birra costa { $amount } { $what } in meno
effect-mash-rep = Tino di ammostamento: +{ rep-amount }
effect-brewpub-rep = { rep-amount } per ogni cotta prodotta nel Brewpub
effect-brewpub-stores = Il Brewpub contiene { $amount }
effect-yeast-lab-rep = Laboratorio dei lieviti: { rep-amount } al posto del Lievito, se vuoi
effect-yeast-lab-batch-rep = Laboratorio dei lieviti: { rep-amount } per ogni cotta
effect-plot-yield = Ogni appezzamento della tua Fattoria rende { $amount } in più
effect-install-money = { $amount } $ con ogni installazione successiva
effect-extra-placement = { $amount ->
    [one] { $amount } piazzamento extra in primavera e in autunno
   *[other] { $amount } piazzamenti extra in primavera e in autunno
}
effect-oak-rep = Barricaia di rovere: +{ rep-amount } per cotta
effect-infuser-rep = Infusori di luppolo: +{ rep-amount } per cotta
effect-annual-tour-money = Ogni inverno: { $amount } $ con Visite e degustazione
effect-sale-money = +{ $amount } $ per ogni Produrre birra che vende
effect-cost-less = Costi di esercizio ridotti di { $amount } $
effect-storehouse-stores = Ogni magazzino contiene +{ $amount }
effect-annual-research = Ogni inverno: una ricerca gratuita
effect-first-brew-rep = { rep-amount } per la prima cotta di ogni ricetta avanzata
effect-portion-rep = +{ rep-amount } per quota di una collaborazione completata
effect-label-rep = { rep-amount } per ogni Etichetta d’oro ottenuta
rep-amount = { $amount ->
    [one] { $amount } punto Reputazione
   *[other] { $amount } punti Reputazione
}
rep-rep = { $rep ->
    [one] { $rep } punto Reputazione
   *[other] { $rep } punti Reputazione
}

## Facce delle carte: edifici

effect-storehouse-1 = Contiene { $stores }
effect-research-lab = Quattro tracciati di ricerca
effect-single-system = Un fermentatore
effect-storehouse-2 = Contiene +{ $stores }
effect-double-system = Due fermentatori
effect-mash-tun = +{ $mash-malt } Malto in una cotta: +{ rep-rep }
effect-yeast-lab = { $research-yeast } Lievito con ogni ricerca
effect-oak-barrelhouse = { rep-rep } per ogni cotta con il simbolo rovere
effect-tasting-room = Alla fine: { $rep } per ogni ricetta avanzata diversa prodotta
effect-farm = Due appezzamenti: si pianta in primavera, si raccoglie in autunno
effect-brewpub = Un posto in più per produrre birra, senza imbottigliarla
effect-hops-infusers = { rep-rep } per ogni cotta con il simbolo luppolo in un fermentatore con infusore
effect-gain = All’installazione: { $amount } { $what }
effect-stores = Contiene +{ $amount }
effect-mash-malt = Tino di ammostamento: usa { $amount } Malto in più
effect-research-yeast = { $amount } Lievito con ogni ricerca
effect-recipe-rep = Alla fine: { $amount } per ogni ricetta avanzata diversa prodotta

## Facce delle carte: ricerca

effect-take-basic = { $amount ->
    [one] { $amount } Ingrediente base a scelta
   *[other] { $amount } Ingredienti base a scelta
}
effect-rep-on-space = { rep-amount } su uno spazio vuoto, che ottieni costruendo lì
effect-mark = Segna una ricetta: la sua prossima cotta dà { rep-amount }
effect-take-advanced = { $amount ->
    [one] { $amount } Ingrediente avanzato a scelta
   *[other] { $amount } Ingredienti avanzati a scelta
}
effect-take-malt = { $amount } Malto
effect-take-money = { $amount } $
effect-take-rep = { rep-amount }
effect-swap = { $amount ->
    [one] Una volta: scambia un Ingrediente base con uno avanzato a scelta
   *[other] Fino a { $amount } volte: scambia un Ingrediente base con uno avanzato a scelta
 }
effect-yearly-basic = { $amount ->
    [one] { $amount } Ingrediente base a scelta
   *[other] { $amount } Ingredienti base a scelta
}
effect-yearly-install = Un’installazione gratuita
effect-yearly-process = Un’azione Produrre birra / Collaborare gratuita
effect-yearly-advanced = Ingredienti a scelta: avanzati { $amount }, base { $also }
effect-yearly-yeast = { $amount } Lievito per turno di produzione
effect-yearly-money = { $amount } $ per spazio costruito, al massimo { $limit } $
effect-yearly-rep = { rep-amount } per cotta invenduta, al massimo { $limit }
effect-yearly-different = Ingredienti avanzati di tipi diversi: { $amount }
effect-market-basic = { $amount ->
    [one] +{ $amount } Ingrediente base quando uno spazio dà { $at-least } ingredienti o più
   *[other] +{ $amount } Ingredienti base quando uno spazio dà { $at-least } ingredienti o più
}
effect-install-basic = { $amount ->
    [one] { $amount } Ingrediente base a scelta con ogni installazione
   *[other] { $amount } Ingredienti base a scelta con ogni installazione
}
effect-brew-rep = { rep-amount } per cotta prodotta
effect-market-advanced = { $amount ->
    [one] +{ $amount } Ingrediente avanzato quando uno spazio dà { $at-least } ingredienti o più
   *[other] +{ $amount } Ingredienti avanzati quando uno spazio dà { $at-least } ingredienti o più
}
effect-brew-less = { $amount ->
    [one] Ogni Produrre birra con una cotta: { $amount } Ingrediente base in meno da pagare
   *[other] Ogni Produrre birra con una cotta: { $amount } Ingredienti base in meno da pagare
}
effect-install-rep = { rep-amount } con ogni installazione
effect-sale-rep = Ogni Produrre birra che vende: { rep-amount } e { $also } $
effect-brew-advanced = { $amount ->
    [one] Ogni Produrre birra con una ricetta avanzata: { $amount } Ingrediente avanzato
   *[other] Ogni Produrre birra con una ricetta avanzata: { $amount } Ingredienti avanzati
}
effect-end-basic-recipes = { $amount } per ogni ricetta base diversa prodotta
effect-end-spaces = { $amount } per spazio costruito
effect-end-batches = { $per ->
    [one] { $amount } per cotta prodotta
   *[other] { $amount } per ogni { $per } cotte prodotte
 }
effect-end-public-recipes = { $amount } per ogni ricetta avanzata pubblica diversa prodotta
effect-end-basic-batches = { $amount } per cotta di ricetta base, al massimo { $limit }
effect-end-cost = { $amount } per ogni { $per } $ degli ultimi costi di esercizio, al massimo { $limit }
effect-end-styles = { $amount } per stile con { $per } cotte o più
effect-end-labels = { $amount } per Etichetta d’oro, al massimo { $limit }

## Il contenuto in parole

face-each-winter = { $money } $ ogni inverno
face-install-gives = Con questo: { $goods }
face-portion-pays = { $rep ->
    [one] { $rep } punto Reputazione e { $money } $
   *[other] { $rep } punti Reputazione e { $money } $
}
face-space-take-all = Prendi tutto ciò che si è accumulato qui.
face-space-investor = Prendi tutto il denaro qui e il segnalino primo giocatore.
face-space-partnership = Prendi una carta accordo; da allora puoi scambiare un Ingrediente base con il suo Ingrediente avanzato.
face-space-shift = Un turno di produzione in più per sempre, cioè un’azione del birrificio in più per stagione. Costa denaro ogni inverno.
face-space-worker = Prendi uno dei lavoratori scoperti.
face-space-interns = Un tirocinante in ognuna delle due stagioni seguenti: un’azione in più ciascuno.
face-space-traders = Dai 1 ingrediente, prendine diversi altri.
face-space-agency = Guarda dei lavoratori non scoperti e assumine uno, o nessuno.
face-space-community-farm = Dai un ingrediente in inverno o primavera, dividi il raccolto in autunno.
face-space-gives = Prendi { $goods }.
face-space-yeast = Lievito tra questi: al massimo { $count }.
face-space-restock = Ogni stagione aggiunge { $goods }.
face-space-price = Costa { $money } $.
face-style = Stile: { $style }
face-takes = Richiede { $goods }
face-brings = { $rep ->
    [one] { $rep } punto Reputazione per cotta
   *[other] { $rep } punti Reputazione per cotta
}
face-first-label = Il primo giocatore che la vende ottiene la sua Etichetta d’oro.
face-supplies = Scambia 1 Ingrediente base con 1 { $what }, quante volte vuoi nel tuo turno.
face-rate = { $goods } in cambio di { $give }
face-amount = { $amount } { $what }
face-harvest = La tua Fattoria: { $amount } per appezzamento
face-shared-harvest = Fattoria comunitaria: { $amount } nel raccolto comune

## Voci senza nome proprio

word-basic-experimental = Ingredienti base, Sperimentale
word-basic-annual = Ingredienti base, Passo annuale
word-basic-breakthrough = Ingredienti base, Scoperta
word-basic-end = Ingredienti base, Fine partita
word-ops-experimental = Gestione, Sperimentale
word-ops-annual = Gestione, Passo annuale
word-ops-breakthrough = Gestione, Scoperta
word-ops-end = Gestione, Fine partita
word-brewing-experimental = Produzione, Sperimentale
word-brewing-annual = Produzione, Passo annuale
word-brewing-breakthrough = Produzione, Scoperta
word-brewing-end = Produzione, Fine partita
word-adv-experimental = Ingredienti avanzati, Sperimentale
word-adv-annual = Ingredienti avanzati, Passo annuale
word-adv-breakthrough = Ingredienti avanzati, Scoperta
word-adv-end = Ingredienti avanzati, Fine partita
word-advanced-for-yeast = Ingrediente avanzato per Lievito
word-advanced-for-hops = Ingrediente avanzato per Luppolo
word-advanced-for-malt = Ingrediente avanzato per Malto
word-yeast-for-advanced = Lievito per Ingrediente avanzato
word-yeast-for-hops = Lievito per Luppolo
word-yeast-for-malt = Lievito per Malto
word-hops-for-advanced = Luppolo per Ingrediente avanzato
word-hops-for-yeast = Luppolo per Lievito
word-hops-for-malt = Luppolo per Malto
word-malt-for-hops = Malto per Luppolo

## Campi di una posizione

word-agency = Agenzia di collocamento
word-batches = cotte
word-beer = birra
word-brewed = cotte prodotte
word-styles = cotte per stile
word-gives = dà
word-whole = tutto lo spazio
word-next_steps = prossimi passi di ricerca
word-buildings = edifici
word-capacity = capienza delle scorte
word-community_farm = Fattoria comunitaria
word-cost = costi di esercizio
word-farm_pool = raccolto comune
word-get = offerto
word-give = dato
word-gold-labels = Etichette d’oro
word-goods = ingredienti
word-held = tirocinanti tenuti
word-helpers = piazzamenti extra rimasti
word-hidden_secrets = Ricette segrete nascoste
word-infusers = infusori
word-interns = tirocinanti
word-interns_after = tirocinanti fra due stagioni
word-interns_next = tirocinanti nella prossima stagione
word-lab = ricerca
word-lab-basic = lato base
word-lab-advanced = lato avanzato
word-labels = Etichette d’oro
word-lap = giro
word-last_cost = ultimi costi di esercizio
word-loans = prestiti
word-mark = ricetta segnata
word-meeples = pedine
word-partnerships = accordi
word-plots = appezzamenti
word-recipes = ricette
word-score = punteggio
word-season = stagione
word-season_number = numero della stagione
word-seasons = stagioni della partita
word-secret_rep = Reputazione delle Ricette segrete
word-secrets = Ricette segrete
word-shifts = turni di produzione
word-shifts_left = turni di produzione rimasti
word-shifts_used = turni di produzione usati
word-slot = fermentatore da riempire
word-slots = posti per produrre
word-stocked = ricette con ingredienti sufficienti
word-stored = ingredienti nelle scorte
word-tanks = fermentatori
word-tiles = edifici da installare
word-trade = scambio
word-portions = quote della collaborazione
word-rates = tassi del Mercato di scambio
word-token = aiutante o tirocinante
word-visitors = visitatori
word-unused_workers = altri lavoratori
word-workers = lavoratori
word-year = anno

## I pezzi in parole

brewcrafters-money = { $money } $
