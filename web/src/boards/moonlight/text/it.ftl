# Le parole del tabellone di Moonlight; tutto ciò che riguarda le regole è nel catalogo del titolo.

moonlight-map = Pianta del monastero
moonlight-room-here = { $room }, sei qui
moonlight-room-free = { $room }: { $action }
moonlight-room-closed = { $room }: ora no, perché?
moonlight-room-plain = { $room }

moonlight-group-move = Movimento gratuito
moonlight-group-convert-move = Movimento con un’azione
moonlight-group-sprint = Scatto, due porte
moonlight-group-convert-sprint = Scatto con un’azione
moonlight-group-ability = Una volta per partita
moonlight-pack = membro { $member } di { $members }, { $beaten ->
    [one] { $beaten } battuto
   *[other] { $beaten } battuti
}

moonlight-noise = Il tuo rumore
moonlight-noise-limit = a { $limit } attacca un Licantropo
moonlight-noise-value = Rumore { $noise } su { $limit }
moonlight-noise-preview = { $choice }: { $foretold }
moonlight-noise-calm = Puoi Fare rumore al di sotto di { $quiet }
moonlight-noise-loud = Troppo rumore per Fare rumore

moonlight-brew = La tua birra
moonlight-brew-phase = Fase { $phase }: { $ingredient }
moonlight-box = Casella { $phase }, { $ingredient }: { $value }
moonlight-box-empty = Casella { $phase }, { $ingredient }: aperta
moonlight-boxes = Caselle da I a VII
moonlight-stock = Riserva
moonlight-stock-empty = niente in riserva
moonlight-unit = { $what }, qualità { $quality }
moonlight-wolf-line = Licantropi
moonlight-adjustment = Correzione
moonlight-dirt = Sporcizia
moonlight-next-band = Fascia seguente da { $from }: { $band }
moonlight-best-band = la fascia migliore
moonlight-cards = Le tue carte
moonlight-no-cards = Ancora nessuna carta: cerca nell’Armeria, prega nella Cappella.
moonlight-card-used = { $limit ->
    [night] usata, pronta nella prossima notte
   *[other] usata, pronta nella prossima fase
}
moonlight-injured = Ferito
moonlight-webbed = In una ragnatela

moonlight-decks = Mazzi
moonlight-decks-about = rimaste / scartate
moonlight-deck-werewolves = Licantropi
moonlight-deck-equipment = Equipaggiamento
moonlight-deck-blessings = Benedizioni

moonlight-phase = Fase { $phase } di { $phases }
moonlight-phase-named = Fase { $phase } · { $name }
moonlight-setup = Scelta dei monaci
moonlight-over = La notte è finita
moonlight-night = Notte { $night }: { $name }
moonlight-omen = Presagio: { $name }
moonlight-stars = { $stars ->
    [one] Una stella, { $rank }
   *[other] { $stars } stelle, { $rank }
}

moonlight-story-roll = { $what }: { $total } (serviva { $need } o più)
moonlight-story-success = Successo
moonlight-story-fail = Fallimento
moonlight-story-attack = Attacco!
moonlight-story-hunt = Il combattimento
moonlight-story-duel = Duello
moonlight-story-win = Vince { $name }
moonlight-story-loss = Perde { $name }
moonlight-story-tie = Parità
moonlight-story-flee = { $name } fugge
moonlight-story-injured = ferita grave
moonlight-story-trophy = gusto +{ $taste }
moonlight-story-close = Chiudi

## Che cosa fare, nella barra della decisione

moonlight-headline-choose-monk = Scegli il tuo monaco per stanotte
moonlight-headline-turn-step = { $walk ->
    [true] { $act ->
        [true] Muoviti o agisci qui
       *[false] Muoviti
    }
   *[false] { $act ->
        [true] Agisci qui o termina il turno
       *[false] Usa una carta o termina il turno
    }
}
moonlight-headline-pre-roll-cards = Usare carte per questo tiro?
moonlight-headline-make-noise = Fare rumore o restare in silenzio?
moonlight-headline-keep-die = Scegli il dado che tieni
moonlight-headline-pre-draw-cards = Usare una carta prima di pescare?
moonlight-headline-keep-equipment = Tieni una carta Equipaggiamento
moonlight-headline-keep-blessing = Tieni una Benedizione
moonlight-headline-hunt-pick = Scegli il Licantropo che cacci
moonlight-headline-attack-pick = Attacco! Scegli quale Licantropo combattere
moonlight-headline-fight-cards = Usare carte per questo combattimento?
moonlight-headline-flee = Fuggire o continuare a combattere?
moonlight-headline-injury-card = Evitare la ferita con una carta?
moonlight-headline-blessed-dice = Tirare un dado di Benedetto in più?
moonlight-headline-dirt-split = Dove va la tua sporcizia?
moonlight-headline-dirt-target = Quale birra riceve la sporcizia?
moonlight-headline-mug-target = Quale birra cambiano i boccali?
moonlight-headline-blood-target = Scegli un Licantropo conservato
moonlight-headline-ancestral-cards = Usare carte con ingrediente coronato?
moonlight-headline-brew-cards = Migliora la birra o compila la casella
moonlight-headline-keepsake-pick = Scegli un ricordo

moonlight-my-monk = Il tuo monaco
moonlight-deeds = Che cosa puoi fare qui
moonlight-quiet = in silenzio
moonlight-loud = con rumore
moonlight-quietly = { $deed }, { moonlight-quiet }
moonlight-loudly = { $deed }, { moonlight-loud }
