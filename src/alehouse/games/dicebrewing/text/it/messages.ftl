# Dice Brewing in italiano.

## Che cosa decidere

decision-token-w1 = Prima del primo piazzamento: blocca un edificio a un avversario, oppure continua.
decision-place-main = Piazza un dado o un seme, velocizza un effetto, immagazzina dadi o gioca un gettone. Se termini il turno senza piazzare nulla, passi.
decision-place-piece = Scegli il dado che piazzi lì.
decision-school-reroll = Scuola Professionale: scegli i dadi da rilanciare. Ognuno resta nella sua zona, comunque vada.
decision-school-swap-colour = Scuola Professionale: scegli un colore. Si lanciano tutti i suoi dadi nella riserva generale e puoi prendere il migliore in cambio di uno tuo.
decision-school-swap-die = Scambia uno dei tuoi dadi con il migliore lanciato, oppure tieni i tuoi.
decision-store-dice = Scegli i dadi da immagazzinare. Conservano il valore e non tornano indietro da soli.
decision-token-play = Scegli il gettone Azione da giocare.
decision-token-target = Scegli il bersaglio del gettone.
decision-buy-main = Il tuo turno di acquisto: immagazzina dadi, gioca gettoni, compra un ingrediente e un gettone Azione. È l’ultima occasione del round per immagazzinare.
decision-buy-discount = Metti un dado blu sul Mercato per uno sconto, oppure paga il prezzo intero.
decision-token-w4 = Ultima occasione per giocare gettoni Azione prima di produrre birra.
decision-brew-main = Produci una ricetta, oppure rinuncia. In questo round potresti avere un’altra occasione.
decision-brew-improve = Migliori la birra con un dado blu o un ingrediente? È permesso un solo miglioramento.
decision-brew-dice = Scegli i dadi per la birra; la proposta spreca il meno possibile.
decision-brew-reward-die = La tua ricompensa è un dado: scegli il colore.
decision-brew-reward-token = La tua ricompensa è un gettone Azione: scegli quale.

## Perché si chiede

because-pieces = { $count ->
    [one] Resta 1 pezzo da piazzare.
   *[other] Restano { $count } pezzi da piazzare.
}
because-lacks = { $count ->
    [one] { $recipe }: manca 1 dado.
   *[other] { $recipe }: mancano { $count } dadi.
}
because-store = { $count ->
    [one] { $recipe }: immagazzina 1 dado per produrla.
   *[other] { $recipe }: immagazzina { $count } dadi per produrla.
}
because-ready = { $recipe }: pronta da produrre.
because-token = Giochi il gettone «{ $token }».
because-coins = { $coins ->
    [one] Puoi spendere 1 moneta.
   *[other] Puoi spendere { $coins } monete.
}

## Che cosa si può fare

action-pass = Passa
action-end-turn = Termina il turno
action-store = Immagazzina dadi
action-token = Gioca un gettone Azione
action-store-all = Immagazzina tutti i dadi attivi
action-finish = Fatto
action-keep = Tieni i tuoi dadi
action-done = Fatto
action-full-price = Paga il prezzo intero
action-decline = Rinuncia
action-improve-not = Produci la ricetta senza migliorarla
action-improve-skill = Migliora con un dado blu
action-auto-dice = Usa i dadi proposti
action-base = Piazza su { $space }
action-speed = Velocizza { $space }
action-reroll-active = Rilancia i dadi attivi da { $upto } in giù
action-reroll-malt-and-hops = Rilancia malto e luppolo da { $upto } in giù, anche in Magazzino
action-colour = { $colour }
action-store-from = Immagazzina tutti i dadi da { $value } in su
action-store-for = Immagazzina i dadi per «{ $recipe }»
action-play = Gioca: { $token }
action-buy = Compra { $ingredient }
action-buy-token = Compra un gettone Azione: { $token }
action-improve = Migliora con { $ingredient }
action-win-token = { $token }
action-opponent = { $seat }
action-building = { $building }
action-recipe = { $recipe }
action-brew = Produci { $recipe }
action-target-board = { $seat }: dado in attesa ({ $space })
action-pick = { $colour } { $value } ({ $zone })
action-pick-marked = { $colour } { $value }, { $mark } ({ $zone })
action-target = { $seat }: { $colour } { $value } ({ $zone })
action-target-marked = { $seat }: { $colour } { $value }, { $mark } ({ $zone })

## Che cosa è successo

log-start-roll = { $seat } tira { $value } per decidere chi comincia.
    .you = Tiri { $value } per decidere chi comincia.
log-first = { $seat } prende il gettone Stagione e comincia.
    .you = Prendi il gettone Stagione e cominci.
log-season = Round { $round }: { $season }. Inizia { $seat }.
    .you = Round { $round }: { $season }. Inizi tu.
log-seed = { $seat } prende un seme.
    .you = Prendi un seme.
log-no-seed = Per { $seat } non resta alcun seme.
    .you = Per te non resta alcun seme.
log-roll = { $count ->
    [one] { $seat } lancia: { $colour } { $value }.
   *[other] { $seat } lancia: { $colour } { $value }, { $count } volte.
}
    .you = { $count ->
        [one] Lanci: { $colour } { $value }.
       *[other] Lanci: { $colour } { $value }, { $count } volte.
    }
log-base = { $seat } piazza { $colour } { $value } su { $space }.
    .you = Piazzi { $colour } { $value } su { $space }.
log-base-seed = { $seat } piazza un seme su { $space }.
    .you = Piazzi un seme su { $space }.
log-block-space = Spazio chiuso a { $seat } da un gettone Blocco, perché lo hanno usato tutti gli altri: { $space }.
    .you = Un gettone Blocco ti chiude uno spazio, perché lo hanno usato tutti gli altri: { $space }.
log-speed = { $seat } velocizza { $space } con un { $value } blu.
    .you = Velocizzi { $space } con un { $value } blu.
log-gain = { $seat } ottiene un dado: { $colour } { $value }.
    .you = Ottieni un dado: { $colour } { $value }.
log-gain-seeds = { $count ->
    [one] { $seat } ottiene un seme.
   *[other] { $seat } ottiene { $count } semi.
}
    .you = { $count ->
        [one] Ottieni un seme.
       *[other] Ottieni { $count } semi.
    }
log-gain-coins = { $coins ->
    [one] { $seat } ottiene una moneta.
   *[other] { $seat } ottiene { $coins } monete.
}
    .you = { $coins ->
        [one] Ottieni una moneta.
       *[other] Ottieni { $coins } monete.
    }
log-raise = { $seat } aumenta un dado e lo mette in Magazzino: { $colour } { $value }.
    .you = Aumenti un dado e lo metti in Magazzino: { $colour } { $value }.
log-reroll = Dado rilanciato ({ $seat }): { $colour } { $from } diventa { $value }.
    .you = Il tuo dado rilanciato: { $colour } { $from } diventa { $value }.
log-supply-roll = { $seat } lancia i dadi della riserva generale ({ $colour }, { $count }): il migliore mostra { $value }.
    .you = Lanci i dadi della riserva generale ({ $colour }, { $count }): il migliore mostra { $value }.
log-swap = { $seat } scambia { $colour } { $from } con { $value }.
    .you = Scambi { $colour } { $from } con { $value }.
log-keep = { $seat } non scambia nulla.
    .you = Non scambi nulla.
log-store = { $seat } immagazzina { $colour } { $value }.
    .you = Immagazzini { $colour } { $value }.
log-pass = { $seat } passa.
    .you = Passi.
log-end-turn = { $seat } termina il turno.
    .you = Termini il turno.
log-token = { $seat } gioca il gettone «{ $token }».
    .you = Giochi il gettone «{ $token }».
log-take = { $other }: { $colour } { $value } passa dal Magazzino alla Riserva Attiva.
log-block-building = Edificio chiuso a { $other } in questo round: { $building }.
log-block-die = Dado bloccato in questo round: { $colour } { $value } ({ $other }).
log-protect-die = { $seat } protegge { $colour } { $value } in questo round.
    .you = Proteggi { $colour } { $value } in questo round.
log-boost = { $seat } aumenta un dado per il round: { $colour } { $value }.
    .you = Aumenti un dado per il round: { $colour } { $value }.
log-block-recipe = In questo round nessuno può produrre { $recipe }.
log-buy = { $seat } compra { $ingredient }: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}{ $virtual ->
    [0] .
   *[other] {" "}e { $virtual } dal lancio sfortunato.
}
    .you = Compri { $ingredient }: { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }{ $virtual ->
        [0] .
       *[other] {" "}e { $virtual } dal lancio sfortunato.
    }
log-discount = { $seat } mette un { $value } blu sul Mercato: { $coins ->
    [one] una moneta in meno.
   *[other] { $coins } monete in meno.
}
    .you = Metti un { $value } blu sul Mercato: { $coins ->
        [one] una moneta in meno.
       *[other] { $coins } monete in meno.
    }
log-buy-token = { $seat } compra un gettone Azione, { $token }: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}{ $virtual ->
    [0] .
   *[other] {" "}e { $virtual } dal lancio sfortunato.
}
    .you = Compri un gettone Azione, { $token }: { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }{ $virtual ->
        [0] .
       *[other] {" "}e { $virtual } dal lancio sfortunato.
    }
log-buy-hidden = { $seat } compra un gettone Azione: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}{ $virtual ->
    [0] .
   *[other] {" "}e { $virtual } dal lancio sfortunato.
}
    .you = Compri un gettone Azione: { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }{ $virtual ->
        [0] .
       *[other] {" "}e { $virtual } dal lancio sfortunato.
    }
log-hold = { $seat } ha ora il gettone «{ $token }», nascosto agli altri.
    .you = Hai ora il gettone «{ $token }», nascosto agli altri.
log-brew = { $seat } produce { $recipe }.
    .you = Produci { $recipe }.
log-improve = { $seat } migliora la birra con { $ingredient }: { earned }.
    .you = Migliori la birra con { $ingredient }: { earned }.
log-improve-skill = { $seat } migliora la birra con un { $value } blu: { earned }.
    .you = Migliori la birra con un { $value } blu: { earned }.
log-reward = { $seat } riceve in tutto: { earned }.
    .you = Ricevi in tutto: { earned }.
log-reward-die = { $seat } prende un dado come ricompensa: { $colour }.
    .you = Prendi un dado come ricompensa: { $colour }.
log-reward-token = { $seat } prende un gettone Azione come ricompensa: { $token }.
    .you = Prendi un gettone Azione come ricompensa: { $token }.
log-reward-hidden = { $seat } prende un gettone Azione come ricompensa.
    .you = Prendi un gettone Azione come ricompensa.
log-refill = { $recipe } arriva al posto { $slot } della fila.
log-empty-slot = Il mazzo è finito: il posto { $slot } della fila resta vuoto.
log-decline = { $seat } non produce birra.
    .you = Non produci birra.
log-tidy = { $seat } riordina la sua plancia.
    .you = Riordini la tua plancia.
log-claim-waits = { $seat } aspetta ({ $what }): la riserva generale non ne ha.
    .you = Aspetti ({ $what }): la riserva generale non ne ha.
log-claim = { $seat } prende: { $what }.
    .you = Prendi: { $what }.
log-waste = { $seat } non riceve nulla ({ $what }): la riserva generale non ne ha.
    .you = Non ricevi nulla ({ $what }): la riserva generale non ne ha.
log-stall = Da molti round nessuno produce birra: la fila va sotto il mazzo e se ne forma una nuova.
log-end = La partita finisce dopo il round { $round }.
log-score = { $seat }: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.
    .you = Hai { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }.
log-no-reward = Non resta nulla che { $seat } possa scegliere.
    .you = Non resta nulla che tu possa scegliere.
earned = { $coins ->
    [0] { $experience ->
        [0] nessun bonus
       *[other] +{ $experience } di esperienza
    }
    [one] { $experience ->
        [0] +{ $coins } moneta
       *[other] +{ $coins } moneta, +{ $experience } di esperienza
    }
   *[other] { $experience ->
        [0] +{ $coins } monete
       *[other] +{ $coins } monete, +{ $experience } di esperienza
    }
}

## Che cosa succederà

fact-coins = Monete
fact-experience = Esperienza
fact-seeds = Semi
fact-active-pale-malt = Dadi malto chiaro attivi
fact-active-dark-malt = Dadi malto scuro attivi
fact-active-hops = Dadi luppolo attivi
fact-active-skill = Dadi Abilità di Produzione attivi
fact-stored = Dadi in Magazzino
fact-due-pale-malt = Dadi malto chiaro al Riordino
fact-due-dark-malt = Dadi malto scuro al Riordino
fact-due-hops = Dadi luppolo al Riordino
fact-due-skill = Dadi Abilità di Produzione al Riordino
fact-due-seeds = Semi al Riordino
fact-due-coins = Monete al Riordino
fact-due-raises = Dadi aumentati al Riordino
fact-ingredients = Ingredienti
fact-tokens = Gettoni Azione
fact-ready = Ricette per cui hai i dadi
fact-brewed = Ricette prodotte
fact-points = Punti
outcome-raise = mette in Magazzino un dado aumentato: { $colour } { $value }
outcome-reroll = { $count ->
    [one] rilancia { $colour } { $from }
   *[other] rilancia { $colour } { $from }, { $count } volte
}
outcome-swap = scambia { $colour } { $from } con { $value }
outcome-boost = aumenta un dado per il round: { $colour } { $value }
outcome-improve = migliorata con { $ingredient }
outcome-improve-skill = migliorata con un { $value } blu
outcome-reward-die = { $count ->
    [one] un dado a scelta
   *[other] { $count } dadi a scelta
}
outcome-no-reward = non resta nulla da scegliere

## Perché no

refusal-closed = { $building } apre nel round { $need }; questo è il round { $have }.
refusal-barred = Il gettone di un avversario ti chiude questo edificio per il round: { $building }.
refusal-used-space = Hai già usato { $space }: una volta per round.
refusal-crowded = Spazio usato da tutti gli altri in questo round: { $space }. Qualcuno resta sempre senza.
refusal-no-seed = { $space } richiede un seme, e non ne hai.
refusal-no-die = Nessuno dei tuoi dadi va bene per { $space }: il colore è sbagliato, oppure sono bloccati o protetti.
refusal-skill-too-low = Serve un dado blu utilizzabile che mostri almeno { $need }; il tuo migliore mostra { $have }.
refusal-all-six = Un dado che mostra 6 non si può aumentare.
refusal-nothing-to-reroll = Non resterebbe alcun dado da rilanciare: quelli bloccati o protetti non contano.
refusal-nothing-to-swap = Lo scambio richiede un colore di cui la riserva generale abbia un dado e tu uno né bloccato né protetto.
refusal-no-speed-slot = { $space } non si può velocizzare.
refusal-no-base = Su { $space } non c’è nulla di tuo in attesa: piazza prima la base.
refusal-sped = Spazio già velocizzato in questo round: { $space }.
refusal-supply-empty = Nella riserva generale non c’è più ciò che dà { $space } ({ $what }): la base continua ad aspettare.
refusal-die-blocked = Dado bloccato: { $colour } { $value }. In questo round non puoi usarlo.
refusal-die-protected = Dado protetto: { $colour } { $value }. In questo round nessuno può cambiarlo, scambiarlo o prelevarlo.
refusal-die-marked = Questo dado porta già un segnalino: { $colour } { $value }.
refusal-window-start = Il gettone «{ $token }» si gioca subito dopo i lanci iniziali, prima del primo piazzamento.
refusal-window-turn = Il gettone «{ $token }» si gioca nei tuoi turni o prima della produzione.
refusal-window-brew = Il gettone «{ $token }» si gioca prima che inizi la produzione.
refusal-no-target = Il gettone «{ $token }» non ha alcun bersaglio in questo momento.
refusal-not-in-storage = Si può prelevare solo un dado in Magazzino.
refusal-not-own = Puoi aumentare solo i tuoi dadi.
refusal-shows-six = Questo dado non si può aumentare oltre: { $colour } { $value }.
refusal-not-rolled = Un dado senza valore non può essere un bersaglio.
refusal-building-barred = Edificio già chiuso a { $other }: { $building }.
refusal-building-closed = { $building } apre nel round { $need }; questo è il round { $have }.
refusal-market-closed = Il Mercato apre nel round { $need }; questo è il round { $have }.
refusal-black-market-closed = Il Mercato Nero apre nel round { $need }; questo è il round { $have }.
refusal-one-ingredient = Un solo ingrediente per round: hai già comprato il tuo.
refusal-one-token = Un solo gettone Azione per round: hai già comprato il tuo.
refusal-empty-stack = Pila esaurita: { $what }.
refusal-too-dear = { $what } costa { $need ->
    [one] { $need } moneta
   *[other] { $need } monete
}; ne hai { $have }.
refusal-no-discount = Un { $value } blu non abbassa questo prezzo: { $what }.
refusal-recipe-blocked = Ricetta bloccata in questo round: { $recipe }.
refusal-missing-dice = { $recipe } richiede { $need ->
    [one] { $need } dado
   *[other] { $need } dadi
}; nel tuo Magazzino { $have ->
    [one] ce n’è { $have }
   *[other] ce ne sono { $have }
}.
refusal-not-stored = { $recipe } richiede { $need ->
    [one] { $need } dado
   *[other] { $need } dadi
} in Magazzino e tu ne hai { $have }. Gli altri sono nella Riserva Attiva.
refusal-no-ingredient = Non hai questo ingrediente: { $ingredient }.
refusal-colour-empty = Nella riserva generale non ci sono più dadi di questo colore: { $colour }.
refusal-stack-empty = Al Mercato Nero non c’è più questo gettone: { $token }.
refusal-stays-stored = { $colour } { $value } è in Magazzino: non puoi rimetterlo nella Riserva Attiva.

## Opzioni

option-mode = Modalità di gioco
    .about = La modalità avanzata distribuisce ricette a caso e tiene coperti i gettoni Azione.
option-mode-standard = standard
option-mode-advanced = avanzata
option-unlucky-roll = Lancio sfortunato
    .about = Diversi 1 nel lancio iniziale valgono monete nel turno di acquisto di quel round.
option-stall-guard = Anti-stallo
    .about = Dopo { $stall-rounds } round senza produzione la fila delle ricette si rinnova, e il round { $last-round } è l’ultimo. { house-rule }

## Punti

score-experience = Esperienza
score-coins = Monete
score-pale-malt = Dadi malto chiaro
score-dark-malt = Dadi malto scuro
score-hops = Dadi luppolo
score-skill = Dadi Abilità di Produzione
sheet-coins = Monete ({ $per } per un punto)

## Quanto vale una posizione

term-points = punti finora
    .more = più punti
    .less = meno punti
term-claims = effetti in attesa
    .more = più effetti in attesa
    .less = meno effetti in attesa
term-recipes = ricette a portata
    .more = ricette più a portata
    .less = ricette meno a portata
term-dice = dadi per i round a venire
    .more = più dadi per i round a venire
    .less = meno dadi per i round a venire
term-prospects = colori per la fila
    .more = colori migliori per la fila
    .less = colori peggiori per la fila
term-quality = dadi alti in Magazzino
    .more = dadi più alti in Magazzino
    .less = dadi più bassi in Magazzino
term-supplies = semi, ingredienti, gettoni
    .more = più semi, ingredienti e gettoni
    .less = meno semi, ingredienti e gettoni
term-rivals = avversari
    .more = meno punti agli avversari
    .less = più punti agli avversari

## Contenuto

section-dice = Dadi
section-recipes = Ricette
section-ingredients = Mercato
section-tokens = Mercato Nero
section-buildings = Edifici
section-spaces = Spazi della plancia
section-numbers = Valori delle regole

## Facce di carte e spazi

effect-MH1 = seme: un dado malto chiaro al Riordino
effect-MH2 = malto chiaro: un dado malto scuro al Riordino
effect-MH3 = malto chiaro o scuro fino a 5: aumenta di 1 al Riordino
effect-HP1 = seme: un dado luppolo al Riordino
effect-HP2 = luppolo fino a 5: aumenta di 1 al Riordino
effect-SS1 = Abilità di Produzione: rilancia subito i dadi che vuoi tra i tuoi
effect-SS2 = Abilità di Produzione: lancia la riserva di un colore e scambia subito un dado
effect-SS3 = Abilità di Produzione: un altro dado di questo tipo al Riordino
effect-DS1 = { $seeds ->
    [one] luppolo: un seme al Riordino
   *[other] luppolo: { $seeds } semi al Riordino
}
effect-DS2 = { $seeds ->
    [one] malto scuro: un seme al Riordino
   *[other] malto scuro: { $seeds } semi al Riordino
}
effect-DS3 = monete al Riordino: Abilità di Produzione { $skill }, malto scuro { $dark }
effect-raise-die = un tuo dado mostra 1 in più in questo round
effect-reroll-die = rilancia il dado di un giocatore qualsiasi
effect-guard-die = blocca un dado avversario o proteggine uno tuo in questo round
effect-take-die = sposta un dado in Magazzino nella Riserva Attiva del suo proprietario
effect-block-building = chiudi un edificio a un avversario in questo round
effect-block-recipe = in questo round nessuno può produrre una ricetta
effect-coins = { $amount ->
    [one] una moneta
   *[other] { $amount } monete
}
effect-experience = { $amount } di esperienza
effect-dice = { $amount ->
    [one] un dado a scelta
   *[other] { $amount } dadi a scelta
}
effect-tokens = { $amount ->
    [one] un gettone Azione a scelta
   *[other] { $amount } gettoni Azione a scelta
}

## Parole

word-active = Riserva Attiva
word-storage = Magazzino
word-blocked = bloccato
word-protected = protetto
word-seed = un seme
word-seeds = semi
word-winter = Inverno
word-summer = Estate
word-setup = preparazione
word-roll-and-place = Lancio e Piazzamento
word-purchase = Acquisti
word-brew = Produzione
word-tidy-up = Riordino
word-over = partita finita
word-supply = riserva generale
word-market = Mercato
word-black-market = Mercato Nero
word-row = fila delle ricette
word-deck = mazzo
word-base = base
word-speed = casella blu
word-block-token = gettone Blocco
word-coins = monete
word-experience = esperienza
word-action-tokens = gettoni Azione
word-lager = Lager
word-pilsner = Pilsner
word-wheat = Frumento
word-pale-ale = Pale Ale
word-ipa = IPA
word-bock = Bock
word-porter = Porter
word-stout = Stout
word-experimental = Sperimentale
word-beginner = principiante
word-intermediate = intermedio
word-expert = esperto
word-1-opening = 1 del lancio iniziale
word-1-plus-1 = 1+1
word-1-plus-2 = 1+2
word-2-plus-1 = 2+1
word-1-plus-3 = 1+3
word-2-plus-2 = 2+2
word-3-plus-1 = 3+1
word-1-plus-4 = 1+4
word-2-plus-3 = 2+3
word-3-plus-2 = 3+2
word-4-plus-1 = 4+1
word-1-plus-5 = 1+5
word-2-plus-4 = 2+4
word-3-plus-3 = 3+3
word-4-plus-2 = 4+2
word-5-plus-1 = 5+1
word-start-coins = monete all’inizio
word-start-seeds = semi all’inizio
word-start-experience = esperienza all’inizio
word-row-for-2 = carte nella fila, 2 giocatori
word-row-for-3 = carte nella fila, 3 giocatori
word-row-for-4 = carte nella fila, 4 giocatori
word-recipes-for-2 = ricette che chiudono la partita, 2 giocatori
word-recipes-for-3 = ricette che chiudono la partita, 3 giocatori
word-recipes-for-4 = ricette che chiudono la partita, 4 giocatori
word-market-opens = round in cui apre il Mercato
word-black-market-opens = round in cui apre il Mercato Nero
word-pieces-per-turn = pezzi per turno di piazzamento
word-brew-experience = esperienza per ogni produzione
word-coins-per-point = monete per un punto
word-unlucky-two = monete per due 1
word-unlucky-three = monete per tre 1
word-unlucky-four = monete per quattro o più 1
word-stall-rounds = round senza produzione che rinnovano la fila
word-last-round = ultimo round con l’anti-stallo
word-last-round-unguarded = ultimo round senza l’anti-stallo

## Il contenuto in parole

face-speed = Un dado blu con almeno { $least } sulla casella blu dà l’effetto subito.
face-least = Il dado blu deve mostrare almeno { $least }.
face-takes = Richiede { $dice }
face-pays = Rende { $gains }
face-improve = Con { $what }, in più { $gains }
face-ware = Migliora le ricette che richiedono questo ingrediente.
face-points = { $points ->
    [one] 1 punto alla fine
   *[other] { $points } punti alla fine
}
face-opens = Apre nel round { $round }.
face-discount = { $coins ->
    [one] Con un dado blu da { $least } in su, { $coins } moneta in meno.
   *[other] Con un dado blu da { $least } in su, { $coins } monete in meno.
}
face-kind = { $type } · { $level }
face-die = { $colour } { $least }+

## Campi di una posizione

word-barred = edifici chiusi
word-best = dado migliore
word-black_market = Mercato Nero
word-black_market_open = Mercato Nero aperto
word-block_tokens = gettoni Blocco
word-bottom = fondo del mazzo
word-bought_ingredient = ingrediente comprato
word-bought_token = gettone Azione comprato
word-brewed = ricette prodotte
word-brewless = round senza produzione
word-buildings = edifici
word-chosen = dadi scelti
word-proposed = dadi proposti
word-colour = colore
word-die = dado
word-gives = dà
word-raise = aumentare un dado di 1
word-reroll = rilanciare dadi
word-swap = scambiare un dado
word-held = gettoni Azione
word-improvement = miglioramento
word-ingredient = ingrediente
word-ingredients = ingredienti
word-least = almeno
word-limit = ricette che chiudono la partita
word-market_die = dado sul Mercato
word-market_open = Mercato aperto
word-open = aperto
word-opponent = avversario
word-passed = ha passato
word-pending = decisione in corso
word-pieces_left = pezzi rimasti
word-played = gettoni Azione giocati
word-price = prezzo
word-priority = gioca per primo
word-recipe = ricetta
word-recipes = ricette
word-round = round
word-season = stagione
word-space = spazio
word-spaces = spazi
word-takes = accetta
word-token = gettone Azione
word-tokens = gettoni Azione
word-virtual = monete del lancio sfortunato
word-zone = zona
word-cards = carte
