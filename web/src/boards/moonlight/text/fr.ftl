# Les mots du plateau de Moonlight ; tout ce qui touche aux règles est dans le catalogue du titre.

moonlight-map = Plan du monastère
moonlight-room-here = { $room }, vous êtes ici
moonlight-room-free = { $room } : { $action }
moonlight-room-closed = { $room } : pas maintenant, pourquoi ?
moonlight-room-plain = { $room }

moonlight-group-move = Déplacement gratuit
moonlight-group-convert-move = Se déplacer pour une action
moonlight-group-sprint = Sprint, deux portes
moonlight-group-convert-sprint = Sprint pour une action
moonlight-group-ability = Une fois par partie
moonlight-pack = membre { $member } sur { $members }, { $beaten ->
    [one] { $beaten } vaincu
   *[other] { $beaten } vaincus
}

moonlight-noise = Votre bruit
moonlight-noise-limit = un Garou attaque à { $limit }
moonlight-noise-value = Bruit { $noise } sur { $limit }
moonlight-noise-preview = { $choice } : { $foretold }
moonlight-noise-calm = Faire du bruit est permis en dessous de { $quiet }
moonlight-noise-loud = Trop bruyant pour Faire du bruit

moonlight-brew = Votre brassin
moonlight-brew-phase = Phase { $phase } : { $ingredient }
moonlight-box = Case { $phase }, { $ingredient } : { $value }
moonlight-box-empty = Case { $phase }, { $ingredient } : ouverte
moonlight-boxes = Cases I à VII
moonlight-stock = Réserve
moonlight-stock-empty = rien en réserve
moonlight-unit = { $what }, qualité { $quality }
moonlight-wolf-line = Garous
moonlight-adjustment = Ajustement
moonlight-dirt = Crasse
moonlight-next-band = Palier suivant à { $from } : { $band }
moonlight-best-band = le meilleur palier
moonlight-cards = Vos cartes
moonlight-no-cards = Pas encore de carte : cherchez à l’Armurerie, priez à la Chapelle.
moonlight-card-used = { $limit ->
    [night] utilisée, prête la nuit prochaine
   *[other] utilisée, prête à la phase suivante
}
moonlight-injured = Blessé
moonlight-webbed = Pris dans une toile

moonlight-decks = Pioches
moonlight-decks-about = reste / défausse
moonlight-deck-werewolves = Garous
moonlight-deck-equipment = Équipement
moonlight-deck-blessings = Bénédictions

moonlight-phase = Phase { $phase } sur { $phases }
moonlight-phase-named = Phase { $phase } · { $name }
moonlight-setup = Choix des moines
moonlight-over = La nuit est terminée
moonlight-night = Nuit { $night } : { $name }
moonlight-omen = Présage : { $name }
moonlight-stars = { $stars ->
    [one] { $stars } étoile, { $rank }
   *[other] { $stars } étoiles, { $rank }
}

moonlight-story-roll = { $what } : { $total } (il fallait { $need } ou plus)
moonlight-story-success = Réussite
moonlight-story-fail = Échec
moonlight-story-attack = Attaque !
moonlight-story-hunt = Le combat
moonlight-story-duel = Duel
moonlight-story-win = { $name } gagne
moonlight-story-loss = { $name } perd
moonlight-story-tie = Égalité
moonlight-story-flee = { $name } s’enfuit
moonlight-story-injured = blessure grave
moonlight-story-trophy = goût +{ $taste }
moonlight-story-close = Fermer

## Que faire, dans la barre de décision

moonlight-headline-choose-monk = Choisissez votre moine pour cette nuit
moonlight-headline-turn-step = { $walk ->
    [true] { $act ->
        [true] Déplacez-vous ou agissez ici
       *[false] Déplacez-vous
    }
   *[false] { $act ->
        [true] Agissez ici ou terminez le tour
       *[false] Utilisez une carte ou terminez le tour
    }
}
moonlight-headline-pre-roll-cards = Utiliser des cartes pour ce jet ?
moonlight-headline-make-noise = Faire du bruit ou rester discret ?
moonlight-headline-keep-die = Choisissez le dé que vous gardez
moonlight-headline-pre-draw-cards = Utiliser une carte avant de piocher ?
moonlight-headline-keep-equipment = Gardez une carte Équipement
moonlight-headline-keep-blessing = Gardez une Bénédiction
moonlight-headline-hunt-pick = Choisissez le Garou que vous chassez
moonlight-headline-attack-pick = Attaque ! Choisissez le Garou à affronter
moonlight-headline-fight-cards = Utiliser des cartes pour ce combat ?
moonlight-headline-flee = Fuir ou poursuivre le combat ?
moonlight-headline-injury-card = Éviter la blessure avec une carte ?
moonlight-headline-blessed-dice = Lancer un dé de Béni de plus ?
moonlight-headline-dirt-split = Où va votre crasse ?
moonlight-headline-dirt-target = Quelle bière reçoit la crasse ?
moonlight-headline-mug-target = Quelle bière les chopes changent-elles ?
moonlight-headline-blood-target = Choisissez un Garou conservé
moonlight-headline-ancestral-cards = Utiliser des cartes à ingrédient couronné ?
moonlight-headline-brew-cards = Améliorez le brassin ou remplissez la case
moonlight-headline-keepsake-pick = Choisissez un souvenir

moonlight-my-monk = Votre moine
moonlight-deeds = Ce que vous pouvez faire ici
moonlight-quiet = en silence
moonlight-loud = bruyamment
moonlight-quietly = { $deed }, { moonlight-quiet }
moonlight-loudly = { $deed }, { moonlight-loud }
