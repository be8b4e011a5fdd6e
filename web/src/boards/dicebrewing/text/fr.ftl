# Les mots du plateau de Dice Brewing ; tout ce qui touche à ses règles est dans le catalogue du jeu.

## Emplacements, en deux ou trois mots

dicebrewing-space-MH1 = Malter une graine
dicebrewing-space-MH2 = Torréfier
dicebrewing-space-MH3 = Malt +1
dicebrewing-space-HP1 = Semer une graine
dicebrewing-space-HP2 = Houblon +1
dicebrewing-space-SS1 = Relancer vos dés
dicebrewing-space-SS2 = Échanger un dé
dicebrewing-space-SS3 = Un dé bleu de plus
dicebrewing-space-DS1 = Houblon contre graine
dicebrewing-space-DS2 = Malt foncé contre graines
dicebrewing-space-DS3 = Vendre un dé
dicebrewing-gives-reroll = relance
dicebrewing-gives-swap = échange
dicebrewing-speed-up = Accélérer : { $space }
dicebrewing-least = { $least } ou plus
dicebrewing-used = utilisé cette manche
dicebrewing-opens = ouvre à la manche { $round }
dicebrewing-barred = fermé par un jeton
dicebrewing-town = Bâtiments : { $name }
dicebrewing-spaces-used = emplacements utilisés : { $used } sur { $all }

## Dés

dicebrewing-die-unrolled = { $colour }, pas encore lancé
dicebrewing-no-dice = vide
dicebrewing-all = tous
dicebrewing-store-some = Entreposer
dicebrewing-about-storage = seuls ces dés servent à brasser
dicebrewing-about-active = lancés chaque manche
dicebrewing-short-storage = Entrepôt
dicebrewing-short-active = Actifs
dicebrewing-up-to = jusqu’à { $value }
dicebrewing-from = { $value } ou plus
dicebrewing-group-reroll-active = Dés actifs
dicebrewing-group-reroll-malt-and-hops = Malt et houblon, même entreposés
dicebrewing-group-store-for = Entreposer les dés pour

## Recettes

dicebrewing-missing = { $count ->
    [one] il manque { $count } dé
   *[other] il manque { $count } dés
}
dicebrewing-store = { $count ->
    [one] entreposer { $count } dé
   *[other] entreposer { $count } dés
}
dicebrewing-ready = prête
dicebrewing-need = { $state ->
    [met] { $colour } { $least }, entreposé
    [store] { $colour } { $least }, à entreposer
    [missing] { $colour } { $least }, manquant
   *[open] { $colour } { $least }
}
dicebrewing-empty-slot = plus de carte
dicebrewing-brewed = recettes brassées
dicebrewing-recipes = { $count ->
    [0] pas encore de recette
    [one] 1 recette
   *[other] { $count } recettes
}
dicebrewing-brewed-by-all = Brassées par tous
dicebrewing-ends-at = fin à { $limit }
dicebrewing-deck = { $count ->
    [0] plus de carte dans la pioche
    [one] 1 carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
dicebrewing-brewless = { $rounds ->
    [one] { $rounds } manche sans brassage, nouvelle rangée à { $stall }
   *[other] { $rounds } manches sans brassage, nouvelle rangée à { $stall }
}

## Marchés et manche

dicebrewing-left = il en reste { $left } sur { $stack }
dicebrewing-hidden = personne ne sait combien il en reste
dicebrewing-open-now = ouvert
dicebrewing-open-later = ouvre en phase { $phase }
dicebrewing-virtual = pièces du lancer malchanceux
dicebrewing-round = Manche { $round }, { $season }
dicebrewing-first = { $name } commence
dicebrewing-priority = Premier
dicebrewing-passed = A passé
dicebrewing-aim = Choisir { $name }

## Cases, recettes et marchandises en mots

## Que faire, dans la barre de décision

dicebrewing-headline-token-w1 = Bloquez un bâtiment ou continuez
dicebrewing-headline-place-main = Placez un dé ou une graine
dicebrewing-headline-place-piece = Choisissez le dé à placer là
dicebrewing-headline-school-reroll = Choisissez les dés à relancer
dicebrewing-headline-school-swap-colour = Choisissez la couleur à lancer
dicebrewing-headline-school-swap-die = Échanger un de vos dés ?
dicebrewing-headline-store-dice = Choisissez les dés à entreposer
dicebrewing-headline-token-play = Choisissez le jeton à jouer
dicebrewing-headline-token-target = Choisissez la cible du jeton
dicebrewing-headline-buy-main = Achetez, entreposez ou jouez des jetons
dicebrewing-headline-buy-discount = Un dé bleu pour une remise ?
dicebrewing-headline-token-w4 = Jouer des jetons avant le brassage ?
dicebrewing-headline-brew-main = Brassez une recette ou renoncez
dicebrewing-headline-brew-improve = Améliorer le brassin ?
dicebrewing-headline-brew-dice = Choisissez les dés du brassin
dicebrewing-headline-brew-reward-die = Choisissez la couleur du nouveau dé
dicebrewing-headline-brew-reward-token = Choisissez votre jeton Action
dicebrewing-held = { $die } : choisissez un emplacement éclairé
