# Moonlight Brewers in italiano.

## Che cosa decidere ora

decision-choose-monk = Scegli il tuo monaco per stanotte, o affidati al caso. I monaci sono ideati dalla casa.
decision-turn-step = Muoviti, agisci o usa una carta. I movimenti e le azioni non usati quando termini il turno vanno persi.
decision-pre-roll-cards = Prima del tiro: usa carte, o tira il dado.
decision-make-noise = Cercare a fondo? Fare rumore aiuta questo tiro e aumenta il tuo rumore, anche se fallisci.
decision-keep-die = Scegli il dado che tieni.
decision-pre-draw-cards = Prima di pescare: usa una carta per vederne una in più, o pesca.
decision-keep-equipment = Tieni uno degli Equipaggiamenti pescati e scarta il resto.
decision-keep-blessing = Tieni una delle Benedizioni pescate e scarta il resto.
decision-hunt-pick = Scegli il Licantropo che cacci; l’altro si scarta.
decision-attack-pick = Un Licantropo ti attacca: scegli quale combattere; l’altro si scarta.
decision-fight-cards = Prima del combattimento: usa carte, o combatti senza.
decision-flee = Il tuo dado mostra 1 o 2: fuggi senza un graffio, o continua a combattere.
decision-injury-card = Stai per subire una ferita grave: usa una carta che la eviti, o subisci la ferita.
decision-blessed-dice = Il dado di Benedetto può salvarti: usa una carta per tirarne uno in più, o tiralo da solo.
decision-dirt-split = Hai 2 segnalini Sporcizia: quanti per la birra di un avversario e quanti per migliorare la tua grazie al Codex?
decision-dirt-target = Scegli la birra che riceve la sporcizia; la tua, se il Codex lo permette, ne guadagna in gusto.
decision-mug-target = Scegli il giocatore la cui birra viene cambiata dai due boccali.
decision-blood-target = Scegli il Licantropo conservato il cui gusto viene cambiato dal sangue di lupo.
decision-ancestral-cards = Ricetta ancestrale: usa carte con ingrediente coronato su questa unità, o scrivila appena alza la casella della fase precedente.
decision-brew-cards = È il momento della cotta: migliora la birra con carte e abilità, o compila la casella della fase.
decision-keepsake-pick = Hai guadagnato un ricordo: sceglilo. Servirà una volta in ognuna delle notti seguenti.

## Perché si chiede

because-left = Restano: { $moves ->
    [0] nessun movimento gratuito
   *[other] 1 movimento gratuito
}, { $actions ->
    [0] nessuna azione
    [one] 1 azione
   *[other] { $actions } azioni
}.
because-phase-here = { $phase }: { $ingredient }; si trova qui.
because-phase-there = { $phase }: { $ingredient }. Dove cercare: { $room }.
because-phase-stocked = { $phase }: { $ingredient }; hai qualità { $quality }.
because-roll = { $what }: il dado deve mostrare almeno { $die }.
because-fight = Aggiungi { $own } al tuo dado. { $werewolf }: { face-strength }.

## Che cosa si può fare

action-choose-monk = { $monk }
action-random-monk = Affidati al caso
action-move = Muoviti: { $to }
action-convert-move = Spendi un’azione per muoverti: { $to }
action-sprint = Scatta: { $to }
action-convert-sprint = Spendi un’azione per scattare: { $to }
action-action = { $what }
action-recover = Riprenditi
action-duel = Sfida a duello { $seat }
action-use = Usa: { $card }
action-alchemy = Alchimia: { $unit } { $quality } diventa { $into }
action-ancestral = Ricetta ancestrale con l’unità di qualità { $quality }
action-end-turn = Termina il turno
action-roll = Tira
action-make-noise = Fai rumore
action-stay-quiet = Resta in silenzio
action-keep-die = Tieni il dado con { $face }
action-draw = Pesca
action-keep = Tieni: { $card }
action-face = Combatti: { $werewolf }
action-fight = Combatti
action-flee = Fuggi
action-stand = Continua a combattere
action-bear = Subisci la ferita
action-split = { $own ->
    [0] Entrambi per la birra di un avversario
    [1] Uno per la birra di un avversario, uno per la tua
   *[other] Entrambi per la tua birra
}
action-dirty = Metti sporcizia nella birra di { $seat }
action-treat = Usa due boccali sulla birra di { $seat }
action-blood = Usa il sangue di lupo: { $werewolf }
action-add = Scrivi l’unità
action-brew = Compila la casella
action-keepsake = Prendi: { $card }

## Che cosa è successo

log-first = { $seat } apre la partita.
    .you = Apri la partita.
log-monk = { $seat } impersona { $monk }.
    .you = Impersoni { $monk }.
log-night = Comincia una nuova notte: { $night }.
log-phase = Comincia una nuova fase: { $phase }.
log-omen = Il presagio di questa fase: { $omen }.
log-move = { $seat } varca una porta: { $room }.
    .you = Varchi una porta: { $room }.
log-sprint = { $seat } scatta e varca due porte: { $room }.
    .you = Scatti e varchi due porte: { $room }.
log-make-noise = { $seat } cerca a fondo e fa rumore.
    .you = Cerchi a fondo e fai rumore.
log-roll = { $seat } tenta «{ $what }»: dado { $die }, totale { $total }.
    .you = Tenti «{ $what }»: dado { $die }, totale { $total }.
log-success = Successo: «{ $what }» (a { $seat } serviva { $need } o più).
    .you = Successo: «{ $what }» (ti serviva { $need } o più).
log-fail = Fallimento: «{ $what }» (a { $seat } serviva { $need } o più).
    .you = Fallimento: «{ $what }» (ti serviva { $need } o più).
log-noise = { $change ->
    [0] Il rumore di { $seat } resta a { $noise }.
   *[other] Il rumore di { $seat } passa a { $noise } ({ SIGNED($change) }).
}
    .you = { $change ->
        [0] Il tuo rumore resta a { $noise }.
       *[other] Il tuo rumore passa a { $noise } ({ SIGNED($change) }).
    }
log-found = { $seat } trova un ingrediente: { $ingredient }, qualità { $quality }.
    .you = Trovi un ingrediente: { $ingredient }, qualità { $quality }.
log-meditate = { $seat } medita in silenzio.
    .you = Mediti in silenzio.
log-recover = { $seat } si riprende: il monaco è di nuovo sano.
    .you = Ti riprendi: il tuo monaco è di nuovo sano.
log-attack = Un Licantropo attacca { $seat }! Sala: { $room }.
    .you = Un Licantropo ti attacca! Sala: { $room }.
log-nobody = Non c’è più nessun Licantropo che senta { $seat }: non arriva nessuno.
    .you = Non c’è più nessun Licantropo che ti senta: non arriva nessuno.
log-draw = { $seat } pesca la carta { $card }.
    .you = Peschi la carta { $card }.
log-reveal = { $seat } rivela un Licantropo: { $werewolf }.
    .you = Riveli un Licantropo: { $werewolf }.
log-keep = { $seat } tiene la carta { $card }.
    .you = Tieni la carta { $card }.
log-discard = { $seat } scarta la carta { $card }.
    .you = Scarti la carta { $card }.
log-discard-wolf = Si scarta: { $werewolf }.
log-reshuffle = Gli scarti si mescolano in un nuovo { $deck }.
log-use = { $seat } usa la carta { $card }.
    .you = Usi la carta { $card }.
log-keep-die = { $seat } tiene il dado con { $die }.
    .you = Tieni il dado con { $die }.
log-fight = { $seat } combatte un Licantropo: { $werewolf }.
    .you = Combatti un Licantropo: { $werewolf }.
log-fight-roll = { $seat } tira un { $die } in combattimento.
    .you = Tiri un { $die } in combattimento.
log-compare = Totali: { $seat } { $own }, { $werewolf } { $foe }.
    .you = Totali: tu { $own }, { $werewolf } { $foe }.
log-win = { $seat } batte un Licantropo: { $werewolf }.
    .you = Batti un Licantropo: { $werewolf }.
log-loss = Un Licantropo batte { $seat }: { $werewolf }.
    .you = Un Licantropo ti batte: { $werewolf }.
log-tie = Parità tra { $seat } e { $werewolf }; nessuno si fa male.
    .you = Parità tra te e { $werewolf }; nessuno si fa male.
log-flee = { $seat } fugge.
    .you = Fuggi.
log-trophy = { $seat } conserva un trofeo: { $werewolf }, gusto { $taste }.
    .you = Conservi un trofeo: { $werewolf }, gusto { $taste }.
log-injury = { $seat } subisce una ferita grave: 1 segnalino Sporcizia in più, { $dirt } in tutto.
    .you = Subisci una ferita grave: 1 segnalino Sporcizia in più, { $dirt } in tutto.
log-avoid = { $seat } scampa alla ferita grave.
    .you = Scampi alla ferita grave.
log-blessed = { $seat } tira il dado di Benedetto: { $die }.
    .you = Tiri il dado di Benedetto: { $die }.
log-web = { $seat } finisce in una ragnatela: nessun movimento fino al termine del suo prossimo turno.
    .you = Finisci in una ragnatela: nessun movimento fino al termine del tuo prossimo turno.
log-blood = Sangue di lupo per { $seat }: { $werewolf } ha ora gusto { $taste }.
    .you = Sangue di lupo per te: { $werewolf } ha ora gusto { $taste }.
log-adjust = La birra di { $other } viene corretta di { SIGNED($change) }.
log-dirt = { $seat } mette { $dirt ->
    [one] { $dirt } segnalino
   *[other] { $dirt } segnalini
} Sporcizia nella birra di { $other }.
    .you = Metti { $dirt ->
        [one] { $dirt } segnalino
       *[other] { $dirt } segnalini
    } Sporcizia nella birra di { $other }.
log-duel = { $seat } sfida a duello { $other }.
    .you = Sfidi a duello { $other }.
log-duel-compare = Totali: { $seat } { $own }, { $other } { $foe }.
    .you = Totali: tu { $own }, { $other } { $foe }.
log-duel-won = { $seat } vince il duello contro { $other }.
    .you = Vinci il duello contro { $other }.
log-duel-tie = Il duello di { $seat } contro { $other } finisce in parità.
    .you = Il tuo duello contro { $other } finisce in parità.
log-alchemy = Alchimia: { $seat } trasforma { $ingredient } { $quality } in { $into } { $quality }.
    .you = Alchimia: trasformi { $ingredient } { $quality } in { $into } { $quality }.
log-ancestral = Ricetta ancestrale: { $seat } porta la casella { $phase } a { $value }.
    .you = Ricetta ancestrale: porti la casella { $phase } a { $value }.
log-entry = { $seat } scrive { $value } nella casella { $phase }.
    .you = Scrivi { $value } nella casella { $phase }.
log-no-entry = { $seat } non ha nulla per la casella { $phase }: riceve 0.
    .you = Non hai nulla per la casella { $phase }: riceve 0.
log-score = { $seat }: { $total } in totale.
    .you = Hai { $total } in totale.
log-stars = «{ $night }» è finita. { $seat } riceve { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
} per il totale e { $task } per il compito.
    .you = «{ $night }» è finita. Ricevi { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    } per il totale e { $task } per il compito.
log-keepsake = { $seat } prende un ricordo: { $card }.
    .you = Prendi un ricordo: { $card }.
log-end = Spunta l’alba: la partita è finita.

## Che cosa porterà un'azione

fact-noise = Rumore
fact-cards = Carte
fact-taste = Gusto
fact-actions = Azioni
outcome-fail = fallimento
outcome-found = trovare { $ingredient } { $quality }
outcome-dirt = sporcizia nella birra di un avversario
outcome-attack = attacco di un Licantropo
outcome-win = { $count ->
    [1] vittoria
   *[other] fino a { $count } vittorie
}
outcome-loss = sconfitta
outcome-tie = { $count ->
    [1] parità
   *[other] fino a { $count } parità
}
outcome-flee = fuga
outcome-injury = ferita grave
outcome-web = ragnatela
outcome-duel-won = duello vinto
outcome-duel-tie = duello in parità
outcome-entry = { $value } per la casella { $phase }
outcome-no-entry = niente per la casella { $phase }

## Perché qualcosa non è permesso

refusal-injured = Il tuo monaco è ferito: prima deve riprendersi, e ciò costa un’azione in qualsiasi sala.
refusal-webbed = Una ragnatela trattiene il tuo monaco: non può muoversi, ma può agire nel punto in cui si trova.
refusal-no-move-left = Il movimento gratuito è usato, e un altro costa { $need ->
    [one] un’azione
   *[other] { $need } azioni
}; { $have ->
    [0] non te ne resta nessuna
    [one] te ne resta { $have }
   *[other] te ne restano { $have }
}.
refusal-mud = I sentieri sono fangosi: in questa fase nessuna azione può servire a muoversi, e non si può scattare.
refusal-sprinted = Hai già fatto uno scatto: uno solo per turno. Gli altri tuoi movimenti varcano una porta.
refusal-no-action-left = { $need ->
    [one] Serve un’azione
   *[other] Servono { $need } azioni
}; { $have ->
    [0] non te ne resta nessuna
    [one] te ne resta { $have }
   *[other] te ne restano { $have }
} in questo turno.
refusal-elsewhere = Qui non puoi farlo: vai prima nella sala «{ $room }».
refusal-hunted = Hai già cacciato: una sola caccia per turno, anche se il suo tiro è fallito.
refusal-no-werewolves = Non c’è più nessun Licantropo da cacciare: il mazzo e la sua pila degli scarti sono vuoti.
refusal-empty-deck = Non c’è più nulla da pescare: il mazzo e la sua pila degli scarti sono vuoti.
refusal-nobody-to-dirty = Nessuna birra può ricevere la sporcizia: deve contenere ingredienti, cioè avere una casella di 1 o più.
refusal-peace = Il Voto di pace lo vieta: nessuno sabota un avversario e nessuno duella.
refusal-too-loud = Puoi Fare rumore solo con { $need } di rumore o meno, e ne hai { $have }. Prima medita o usa una carta campana.
refusal-used = La carta { $card } è già usata: sarà di nuovo pronta nella prossima fase o, se è un ricordo, nella prossima notte.
refusal-spent = La carta { $card } è già usata, e in questa partita è permessa una volta sola.
refusal-barred = { $werewolf } vieta la carta { $card }: le carte di questo tipo non si possono usare in questo combattimento.
refusal-target-injured = { $other } ha il monaco ferito: si possono sfidare solo monaci sani.
refusal-target-away = { $other } è in un’altra sala: un duello richiede entrambi i monaci nella stessa sala.
refusal-healthy = Il tuo monaco è sano: non ha nulla da cui riprendersi.
refusal-no-trophy = Non conservi nessun Licantropo il cui gusto possa cambiare: prima devi batterne uno.
refusal-alchemy-used = Alchimia si usa una volta per partita, e l’hai già usata.
refusal-alchemy-no-stock = Alchimia cambia un’unità della tua riserva, e la tua riserva è vuota: trova prima un ingrediente.
refusal-ancestral-used = Ricetta ancestrale si usa una volta per partita, e l’hai già usata.
refusal-ancestral-too-early = Ricetta ancestrale compila la casella della fase precedente: si usa dalla seconda fase in poi.
refusal-ancestral-no-unit = Ricetta ancestrale richiede un’unità dell’ingrediente della fase precedente, e nella tua riserva non ce n’è: trovane prima una.
refusal-ancestral-no-gain = Ricetta ancestrale deve alzare la casella della fase precedente, e nessuna delle tue unità lo farebbe.
refusal-not-now = La carta { $card } si dichiara subito prima del tiro, della pescata, del combattimento, della ferita o dell’annotazione che modifica.
refusal-no-ingredients = La birra di { $other } non contiene ancora ingredienti: le serve una casella di 1 o più.
refusal-not-adjacent = Nessuna porta unisce queste due sale: { $here }, { $room }. Passa da un’altra sala.
refusal-wrong-ingredient = La carta { $card } non è adatta all’ingrediente di questa fase.
refusal-no-unit = La carta { $card } migliora l’unità che scrivi, e non ne hai nessuna dell’ingrediente di questa fase.
refusal-own-empty = La tua birra accetta la sporcizia solo grazie al Codex Siceratorum, e solo se ha una casella di 1 o più.

## Opzioni

option-sprint = Scatto
    .about = Una volta per turno uno dei tuoi movimenti può attraversare due porte invece di una; il tuo rumore sale.
option-duel = Duello
    .about = Due monaci nella stessa sala possono combattere spendendo un’azione; chi perde subisce una ferita grave.
option-expansion = La Notte della Bestia
    .about = Quattro monaci in più tra cui scegliere; La Bestia, la Lancia della Bestia e il Rosario si uniscono ai loro mazzi. { house-rule }
option-mod-full-moon = Luna piena
    .about = Ogni Licantropo combatte con +1; in cambio ogni Licantropo battuto di gusto 1 o più dà 1 di gusto in più. { house-rule }
option-mod-light-sleepers = Sonno leggero
    .about = I Licantropi attaccano con { $light-attack-limit } di rumore o più, e Fare rumore è permesso solo sotto { $light-quiet-limit }. { house-rule }
option-mod-vow-of-peace = Voto di pace
    .about = Nessuno sabota un avversario e nessuno duella; il Codex permette ancora di usare la sporcizia sulla propria birra. { house-rule }
option-mod-packed-satchels = Bisacce piene
    .about = Ogni giocatore comincia con un Equipaggiamento e una Benedizione. { house-rule }
option-mod-short-brew = Cotta breve
    .about = Si giocano solo le fasi I, II, III, V e VII; la fascia della birra, e solo quella, conta { $short-brew-points } punti in più. { house-rule }
option-mod-rotating-abbot = Abate di turno
    .about = Dalla fase II in poi il primo giocatore cambia a ogni fase, passando verso sinistra. { house-rule }
option-strict-once = Una volta per partita, senza eccezioni
    .about = Una carta «una volta per partita» che hai usato resta usata se la peschi di nuovo.
option-hermit = Hermit Brewer
    .about = Una campagna di sette notti in solitario, con presagi, compiti e ricordi; senza Duello né mod. { house-rule }
option-first = Primo giocatore
    .about = Il giocatore che apre le fasi: a caso, o quello che indichi.
option-first-random = a caso
option-first-1 = Giocatore 1
option-first-2 = Giocatore 2
option-first-3 = Giocatore 3
option-first-4 = Giocatore 4
option-first-5 = Giocatore 5
option-first-6 = Giocatore 6
option-first-7 = Giocatore 7
option-first-8 = Giocatore 8

## Da dove vengono i punti

score-ingredients = Ingredienti
score-werewolves = Licantropi
score-adjustment = Correzione
score-dirt = Sporcizia
score-stars = Stelle per i totali
score-tasks = Stelle per i compiti
sheet-box-I = Casella I, acqua
sheet-box-II = Casella II, malto
sheet-box-III = Casella III, legna
sheet-box-IV = Casella IV, legna
sheet-box-V = Casella V, luppolo
sheet-box-VI = Casella VI, acqua
sheet-box-VII = Casella VII, lievito
counter-noise = Rumore
    .about = a { $limit } attacca un Licantropo
    .less = Rumore −{ $by }
    .more = Rumore +{ $by }
    .reached = Attacca un Licantropo!

## Quanto vale una posizione

term-sheet = foglio del gusto
    .more = più punti sul foglio
    .less = meno punti sul foglio
term-stock = riserva
    .more = più riserva
    .less = meno riserva
term-boxes = caselle ancora da riempire
    .more = prossime caselle più facili da riempire
    .less = prossime caselle più difficili da riempire
term-errand = ingrediente a portata di mano
    .more = ingrediente della fase più a portata
    .less = ingrediente della fase meno a portata
term-noise = rumore
    .more = meno rumore
    .less = più rumore
term-health = salute
    .more = salute migliore
    .less = salute peggiore
term-cards = carte
    .more = carte migliori
    .less = carte peggiori
term-abilities = abilità del monaco
    .more = abilità più utili
    .less = abilità meno utili
term-rivals = avversari
    .more = meno punti agli avversari
    .less = più punti agli avversari
term-stars = stelle
    .more = più stelle
    .less = meno stelle
term-night = totale della notte
    .more = stelle per il totale della notte più probabili
    .less = stelle per il totale della notte meno probabili
term-task = compito della notte
    .more = compito della notte più probabile
    .less = compito della notte meno probabile
term-keepsakes = ricordi
    .more = ricordi più utili
    .less = ricordi meno utili

## File del contenuto

section-abilities = Abilità dei monaci
section-actions = Azioni
section-bands = Fasce
section-blessings = Benedizioni e oggetti sacri
section-equipment = Equipaggiamenti
section-ingredients = Ingredienti
section-keepsakes = Ricordi di Hermit Brewer
section-monks = Monaci
section-nights = Notti di Hermit Brewer
section-numbers = Valori delle regole
section-omens = Presagi di Hermit Brewer
section-phases = Fasi
section-ranks = Gradi di Hermit Brewer
section-rooms = Sale
section-werewolves = Licantropi

## Parole

word-werewolf-deck = mazzo Licantropo
word-equipment-deck = mazzo Equipaggiamento
word-blessing-deck = mazzo Benedizione
word-attack = attacco
word-hunt = caccia
word-duel = duello
word-win = vittoria
word-loss = sconfitta
word-both = vittoria o sconfitta
word-before = prima del combattimento
word-tie = parità
word-after = dopo il combattimento
word-blessing = Benedizione
word-holy-object = oggetto sacro
word-keepsake = ricordo
word-equipment = Equipaggiamento
word-blessings = Benedizioni
word-werewolves = Licantropi
word-ingredients = qualsiasi ingrediente
word-anything = di qualsiasi tipo
word-own = la tua birra
word-anyone = la birra di un giocatore qualsiasi
word-attack-limit = rumore a partire dal quale un Licantropo attacca
word-quiet-limit = Fare rumore solo sotto questo rumore
word-making-noise-bonus = bonus per Fare rumore
word-making-noise-noise = rumore di Fare rumore
word-easy-noise = rumore di un’azione facile
word-hard-noise = rumore di un’azione difficile
word-failure-noise = rumore in più di un fallimento
word-meditation = rumore che la meditazione toglie
word-sprint-noise = rumore di uno scatto
word-hunt-bonus = bonus nel combattimento di caccia
word-hunt-draw = Licantropi pescati nella caccia
word-blessed-die = faccia a partire dalla quale Benedetto ignora una ferita
word-light-attack-limit = rumore a partire dal quale un Licantropo attacca, con Sonno leggero
word-light-quiet-limit = Fare rumore solo sotto questo rumore, con Sonno leggero
word-short-brew-points = punti aggiunti per la fascia, con Cotta breve
word-start-noise = rumore all’inizio
word-start-dirt = sporcizia all’inizio
word-start-points = punti all’inizio
word-star-total = totale per una stella
word-two-star-total = totale per due stelle
word-task-total = totale per la stella del compito

## Abilità

ability-martial = +1 al tuo totale in ogni combattimento, duelli compresi.
ability-discreet = Un fallimento non fa rumore in più.
ability-herbalist = Il malto che scrivi vale 1 in più.
ability-dowser = L’acqua che scrivi vale 1 in più, nelle fasi I e VI.
ability-baker = Il lievito che scrivi vale 1 in più.
ability-lumberjack = La legna che scrivi vale 1 in più, nelle fasi III e IV.
ability-picker = Il luppolo che scrivi vale 1 in più.
ability-bargain-hunter = Quando cerchi equipaggiamento con successo, pesca due Equipaggiamenti e tienine uno.
ability-chosen-one = Quando preghi con successo, pesca due Benedizioni e tienine una.
ability-blessed = Per ogni ferita grave che nessuna carta evita si tira un dado: con { $blessed-die } o più la ignori.
ability-logistics = +1 ai tiri per gli ingredienti facili.
ability-hunter = +1 al tiro di caccia e +1 nel combattimento di caccia.
ability-filthy = La tua prima azione di sporcizia riuscita in un turno dà 2 segnalini Sporcizia invece di 1, entrambi per la stessa birra.
ability-butcher = +1 al gusto di ogni Licantropo che hai battuto.
ability-alchemy = Una volta per partita, trasforma un’unità della tua riserva in un altro ingrediente della stessa qualità.
ability-serendipity = Se il tuo dado di combattimento mostra 1 o 2, puoi fuggire prima che tiri l’avversario.
ability-codex = La sporcizia che raccogli può invece alzare la correzione della tua birra, se contiene ingredienti.
ability-warhammer = Una parità in combattimento vale per te come vittoria.
ability-muscular = In combattimento ciascuno dei tuoi dadi che mostra 1 si rilancia una volta.
ability-ancestral = Una volta per partita, scrivi un’unità dell’ingrediente della fase precedente nella casella di quella fase, se la casella sale.
ability-confuse = Quando vieni attaccato, pesca due Licantropi e scegli quale combattere.

## Facce delle carte

effect-fight = { SIGNED($amount) } in combattimento
effect-sword = vince il combattimento senza dadi
effect-noise = rumore { SIGNED($amount) }
effect-silence = il rumore diventa { $amount }
effect-search = { SIGNED($amount) } ai tiri di ricerca: { $what }
effect-heart = evita una ferita grave
effect-two-dice = { $amount ->
        [one] un dado in più su un tuo tiro, tienine uno
       *[other] { $amount } dadi in più su un tuo tiro, tienine uno
    }
effect-two-cards = { $amount ->
        [one] una carta in più quando peschi, tienine una: { $what }
       *[other] { $amount } carte in più quando peschi, tienine una: { $what }
    }
effect-crown = qualità { SIGNED($amount) } per l’unità che scrivi: { $what }
effect-mugs = correzione { SIGNED($amount) } ({ $what })
effect-blood = gusto { SIGNED($amount) } per un Licantropo che conservi
effect-trophy = gusto { SIGNED($amount) } per ogni Licantropo che batti
effect-equipment = { $amount ->
        [one] pesca un Equipaggiamento
       *[other] pesca { $amount } Equipaggiamenti, uno dopo l’altro
    }
effect-blessing = { $amount ->
        [one] pesca una Benedizione
       *[other] pesca { $amount } Benedizioni, una dopo l’altra
    }
effect-web = ragnatela
effect-injury = ferita grave
effect-blood-best = gusto { SIGNED($amount) } per il tuo miglior Licantropo conservato
effect-no-equipment = niente Equipaggiamenti in questo combattimento
effect-no-blessings = niente Benedizioni in questo combattimento

limit-permanent = permanente
limit-roll = su ogni tiro pertinente
limit-phase = una volta per fase
limit-game = una volta per partita
limit-night = una volta per notte

## Hermit Brewer

omen-none = Non succede nulla.
omen-failure-noise = Un fallimento fa { $amount } di rumore in più; un monaco Discreto continua a non farne.
omen-soft-snow = Il tuo primo tiro d’azione non fa rumore d’azione; fallire e Fare rumore contano ancora.
omen-noise = Subito: rumore { SIGNED($amount) }.
omen-equipment = Subito: pesca un Equipaggiamento.
omen-blessing = Subito: pesca una Benedizione.
omen-mud = Nessuna azione può servire a muoversi, e non si può scattare.
omen-harvest = Qualità { SIGNED($amount) } per l’unità che scrivi in questa fase.
omen-damp = { SIGNED($amount) } ai tiri per gli ingredienti.
omen-tracks = { SIGNED($amount) } al tiro di caccia e nel combattimento di caccia.
omen-mould = Subito: { $amount ->
    [one] { $amount } segnalino
   *[other] { $amount } segnalini
} Sporcizia, se la tua birra contiene ingredienti.

special-none = Nessuna regola speciale.
special-dry-well = La ricerca facile dell’acqua richiede 3 o più; resta facile.
special-light-sleepers = Sonno leggero: i Licantropi attaccano con { $light-attack-limit } di rumore o più, e Fare rumore è permesso solo sotto { $light-quiet-limit }.
special-full-moon = Luna piena: i Licantropi combattono con +1, e quelli di gusto 1 o più danno 1 di gusto in più se battuti.
special-cobwebs = Cominci in una ragnatela: nessun movimento fino al termine del tuo turno di fase I.
special-dirt = Cominci con { $amount ->
    [one] { $amount } segnalino
   *[other] { $amount } segnalini
} Sporcizia nella tua birra.
special-beast = Quando l’ultima casella è compilata, La Bestia attacca.

task-no-injury = Non subire ferite gravi.
task-water-boxes = Abbi 1 o più nelle due caselle dell’acqua, I e VI.
task-few-attacks = { $amount ->
    [0] Non subire attacchi.
    [one] Non subire più di un attacco.
   *[other] Non subire più di { $amount } attacchi.
}
task-trophies = { $amount ->
    [one] Conserva almeno un Licantropo di gusto 1 o più.
   *[other] Conserva almeno { $amount } Licantropi di gusto 1 o più.
}
task-wood-boxes = Abbi 1 o più nelle due caselle della legna, III e IV.
task-all-boxes = Abbi 1 o più in tutte e sette le caselle.
task-beast-unharmed = Non subire ferite gravi nel combattimento contro La Bestia.

## Il contenuto in parole

face-roll = tiro { $need }+
face-quality = qualità { $quality }
face-doors = porte: { $rooms }
face-from = da { $from }
face-taste = gusto { $taste }
face-strength = { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
}{ $bonus ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bonus) }
}
face-task = Compito: { $task }

## Campi di una posizione

word-abilities = abilità
word-actions_left = azioni rimaste
word-adjustment = correzione
word-alchemy_used = Alchimia usata
word-ancestral_used = Ricetta ancestrale usata
word-attack_limit = un Licantropo attacca a
word-attacks = attacchi subiti
word-band = fascia
word-beaten = membri battuti
word-board = tabellone
word-bonus = bonus
word-boxes = caselle
word-cards = carte
word-decks = mazzi
word-dice = dadi
word-die = dado minimo per riuscire
word-discard = scarti
word-drawn = carte pescate
word-fight = combattimento
word-foe_bonus = bonus dell’avversario
word-foe_dice = dadi dell’avversario
word-free_move = movimento gratuito disponibile
word-hermit = Hermit Brewer
word-hunt_used = caccia già fatta
word-injured = ferito
word-injuries = ferite gravi
word-made_noise = ha fatto rumore
word-member = membro del branco
word-members = membri
word-monk = monaco
word-need = numero necessario
word-next_band = fascia successiva
word-next_band_at = fascia successiva da
word-noise = rumore
word-other = avversario
word-own_bonus = bonus proprio
word-own_die = dado proprio
word-quality = qualità
word-quiet_limit = Fare rumore sotto
word-roll = tiro
word-room = sala
word-sprint_used = scatto già fatto
word-stock = riserva
word-taste = gusto
word-too_loud = troppo rumore per Fare rumore
word-webbed = in una ragnatela
word-werewolf = Licantropo
word-wolf_line = riga dei Licantropi
word-amount = valore
word-night = notte
word-night_id = nome della notte
word-omen = presagio
word-omen_amount = valore del presagio
word-omen_effect = effetto del presagio
word-omens = presagi
word-rank = grado
word-special = regola speciale
word-stars = stelle
word-task = compito
word-tasks = stelle per i compiti
