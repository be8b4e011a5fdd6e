# Le parole del tabellone di Brew Crafters; tutto ciò che riguarda le regole è nel catalogo del gioco.

## Stagioni e denaro

brewcrafters-year = Anno { $year }
brewcrafters-season = { $season }, anno { $year }
brewcrafters-season-of = Stagione { $season } di { $seasons }
brewcrafters-winter-costs = L’inverno costa
brewcrafters-costs = Costi di esercizio

## Mercato

brewcrafters-market = Piazza del mercato
brewcrafters-half-investor = Inve­stitore
brewcrafters-half-partnership = Accordo
brewcrafters-half-shift = Nuovo turno
brewcrafters-half-worker = Lavo­ratore
brewcrafters-half-benefit = Serata
brewcrafters-half-basic = Base
brewcrafters-half-advanced = Avan­zato
brewcrafters-half-beside = { $half } (accanto a { $other })
brewcrafters-used = usato in questa stagione
brewcrafters-used-by = usato da { $name }
brewcrafters-lap = giro { $lap }
brewcrafters-meeples = { $count ->
    [one] 1 pedina da piazzare
   *[other] { $count } pedine da piazzare
}
brewcrafters-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
brewcrafters-workers-about = da assumere, pagati ogni inverno
brewcrafters-nobody = Non resta nessuno.

## Ricette

brewcrafters-recipes-about = spuntata: le tue scorte bastano
brewcrafters-ready = pronta
brewcrafters-label-of = Etichetta d’oro: { $name }
brewcrafters-secret-rep = { $rep ->
    [one] { $rep } punto Reputazione con la prima vendita
   *[other] { $rep } punti Reputazione con la prima vendita
}

## Birrificio

brewcrafters-floor = Birrificio: { $name }
brewcrafters-empty = vuoto
brewcrafters-filling = da riempire
brewcrafters-tanks = Fermentatori
brewcrafters-bottling = Bottiglie { $count }
brewcrafters-shipped = Spedite { $count }
brewcrafters-stored = { $stored } su { $capacity }
brewcrafters-built = { $built } su { $all } installati
brewcrafters-stands = installato
brewcrafters-batches = { $count ->
    [0] ancora nessuna cotta
    [one] 1 cotta
   *[other] { $count } cotte
}
brewcrafters-start = Primo giocatore
brewcrafters-shifts = { $shifts ->
    [one] turno di produzione libero: { $left } su 1
   *[other] turni di produzione liberi: { $left } su { $shifts }
}
brewcrafters-labels = { $count ->
    [one] 1 etichetta
   *[other] { $count } etichette
}
brewcrafters-loans = { $count ->
    [one] 1 prestito
   *[other] { $count } prestiti
}
brewcrafters-interns = { $count ->
    [one] 1 tirocinante
   *[other] { $count } tirocinanti
}
brewcrafters-interns-later = stagione prossima { $next }, poi { $after }
brewcrafters-interns-supply = { $count ->
    [0] nessun tirocinante nella riserva
    [one] 1 tirocinante nella riserva
   *[other] { $count } tirocinanti nella riserva
}

## Ricerca

brewcrafters-step-start = Part.
    .letter = P
brewcrafters-step-experimental = Sper.
    .letter = Sp
brewcrafters-step-annual = Anno
    .letter = An
brewcrafters-step-breakthrough = Scop.
    .letter = Sc
brewcrafters-step-end = Fine
    .letter = ★
brewcrafters-track-basic = Base
brewcrafters-track-ops = Gestione
brewcrafters-track-brewing = Produ­zione
brewcrafters-track-adv = Avanzati

## Cose condivise

brewcrafters-portions = { $given } su { $all }
brewcrafters-complete = Collaborazione completa
brewcrafters-farm-pool = Raccolto

## Spazi, ricette e pezzi a parole

brewcrafters-hire-open = Vedi i lavoratori
brewcrafters-close = Chiudi

## Che cosa fare, nella barra della decisione

brewcrafters-headline-market-place = Piazza una pedina su uno spazio illuminato
brewcrafters-headline-market-extra = Piazzare ancora una volta?
brewcrafters-headline-gain-basic = Scegli gli Ingredienti base
brewcrafters-headline-gain-advanced = Scegli un Ingrediente avanzato
brewcrafters-headline-discard = Scorte piene: scarta { $count }
brewcrafters-headline-worker-pick = Assumi un lavoratore
brewcrafters-headline-worker-free = Fare ora l’azione gratuita?
brewcrafters-headline-partner-pick = Scegli un accordo
brewcrafters-headline-turn-end = Termina il turno o fa’ altro
brewcrafters-headline-brewery-action = Che cosa fa questo turno di produzione?
brewcrafters-headline-process-part = { $processed ->
    [true] Collaborare anche?
   *[false] { $collaborated ->
        [true] Produrre anche birra?
       *[false] Prima Produrre birra o Collaborare?
    }
}
brewcrafters-headline-brew-slot = Scegli la ricetta che produci qui
brewcrafters-headline-brew-discount = Quale ingrediente risparmi?
brewcrafters-headline-brew-mash = Usare il Tino di ammostamento?
brewcrafters-headline-collab-portion = Dai una quota, o nessuna
brewcrafters-headline-lab-track = Scegli un tracciato di ricerca
brewcrafters-headline-lab-mark = Segna una ricetta
brewcrafters-headline-lab-space = Scegli uno spazio edificio
brewcrafters-headline-lab-swap = Scambia ingredienti o smetti
brewcrafters-headline-lab-yeast = Lievito o Reputazione?
brewcrafters-headline-install-pick = Scegli che cosa installi
brewcrafters-headline-annual-next = Inverno: scegli un beneficio
brewcrafters-headline-trade-give = Che cosa dai ai mercanti?
brewcrafters-headline-trade-get = Che cosa ti danno i mercanti?
brewcrafters-headline-agency-pick = Assumere dall’agenzia?
brewcrafters-headline-farm-give = Scegli una quota per la Fattoria
brewcrafters-headline-farm-pick = Prendi dal raccolto comune
brewcrafters-headline-secret-pick = Scegli la tua Ricetta segreta

brewcrafters-tab-floor = Birrificio
