# Le parole del tabellone di Dice Brewing; tutto ciò che riguarda le regole è nel catalogo del gioco.

## Spazi, in due o tre parole

dicebrewing-space-MH1 = Malta un seme
dicebrewing-space-MH2 = Tosta il malto
dicebrewing-space-MH3 = Malto +1
dicebrewing-space-HP1 = Pianta un seme
dicebrewing-space-HP2 = Luppolo +1
dicebrewing-space-SS1 = Rilancia i dadi
dicebrewing-space-SS2 = Scambia un dado
dicebrewing-space-SS3 = Un dado blu in più
dicebrewing-space-DS1 = Luppolo per seme
dicebrewing-space-DS2 = Malto scuro per semi
dicebrewing-space-DS3 = Vendi un dado
dicebrewing-gives-reroll = rilancio
dicebrewing-gives-swap = scambio
dicebrewing-speed-up = Velocizza: { $space }
dicebrewing-least = almeno { $least }
dicebrewing-used = usato in questo round
dicebrewing-opens = apre nel round { $round }
dicebrewing-barred = chiuso da un gettone
dicebrewing-town = Edifici: { $name }
dicebrewing-spaces-used = spazi usati: { $used } su { $all }

## Dadi

dicebrewing-die-unrolled = { $colour }, non ancora lanciato
dicebrewing-no-dice = vuoto
dicebrewing-all = tutti
dicebrewing-store-some = Immagazzina
dicebrewing-about-storage = solo con questi si produce birra
dicebrewing-about-active = lanciati a ogni round
dicebrewing-short-storage = Magazzino
dicebrewing-short-active = Attivi
dicebrewing-up-to = fino a { $value }
dicebrewing-from = { $value } o più
dicebrewing-group-reroll-active = Dadi attivi
dicebrewing-group-reroll-malt-and-hops = Malto e luppolo, anche in Magazzino
dicebrewing-group-store-for = Immagazzina i dadi per

## Ricette

dicebrewing-missing = { $count ->
    [one] manca 1 dado
   *[other] mancano { $count } dadi
}
dicebrewing-store = { $count ->
    [one] immagazzina 1 dado
   *[other] immagazzina { $count } dadi
}
dicebrewing-ready = pronta
dicebrewing-need = { $state ->
    [met] { $colour } { $least }, in Magazzino
    [store] { $colour } { $least }, da immagazzinare
    [missing] { $colour } { $least }, manca
   *[open] { $colour } { $least }
}
dicebrewing-empty-slot = carte finite
dicebrewing-brewed = ricette prodotte
dicebrewing-recipes = { $count ->
    [0] ancora nessuna ricetta
    [one] 1 ricetta
   *[other] { $count } ricette
}
dicebrewing-brewed-by-all = Prodotte da tutti
dicebrewing-ends-at = fine a { $limit }
dicebrewing-deck = { $count ->
    [0] mazzo finito
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
dicebrewing-brewless = { $rounds } round senza produzione, fila nuova a { $stall }

## Mercati e round

dicebrewing-left = { $left ->
    [one] ne resta { $left } su { $stack }
   *[other] ne restano { $left } su { $stack }
}
dicebrewing-hidden = nessuno sa quanti ne restano
dicebrewing-open-now = aperto
dicebrewing-open-later = apre in { $phase }
dicebrewing-virtual = monete del lancio sfortunato
dicebrewing-round = Round { $round }, { $season }
dicebrewing-first = Comincia { $name }
dicebrewing-priority = Primo
dicebrewing-passed = Ha passato
dicebrewing-aim = Scegli { $name }

## Spazi, ricette e merci a parole

## Che cosa fare, nella barra della decisione

dicebrewing-headline-token-w1 = Blocca un edificio o continua
dicebrewing-headline-place-main = Piazza un dado o un seme
dicebrewing-headline-place-piece = Scegli il dado da piazzare lì
dicebrewing-headline-school-reroll = Scegli i dadi da rilanciare
dicebrewing-headline-school-swap-colour = Scegli il colore da lanciare
dicebrewing-headline-school-swap-die = Scambiare uno dei tuoi dadi?
dicebrewing-headline-store-dice = Scegli i dadi da immagazzinare
dicebrewing-headline-token-play = Scegli il gettone da giocare
dicebrewing-headline-token-target = Scegli il bersaglio del gettone
dicebrewing-headline-buy-main = Compra, immagazzina o gioca gettoni
dicebrewing-headline-buy-discount = Un dado blu per uno sconto?
dicebrewing-headline-token-w4 = Giocare gettoni prima della Produzione?
dicebrewing-headline-brew-main = Produci una ricetta o rinuncia
dicebrewing-headline-brew-improve = Migliorare la birra?
dicebrewing-headline-brew-dice = Scegli i dadi per la birra
dicebrewing-headline-brew-reward-die = Scegli il colore del nuovo dado
dicebrewing-headline-brew-reward-token = Scegli il tuo gettone Azione
dicebrewing-held = { $die }: scegli uno spazio illuminato
