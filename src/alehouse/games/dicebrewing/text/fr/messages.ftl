# Dice Brewing en français.

## Ce qu'il faut décider

decision-token-w1 = Avant le premier placement : bloquez un bâtiment à un adversaire, ou continuez.
decision-place-main = Placez un dé ou une graine, accélérez un effet, entreposez des dés ou jouez un jeton. Si vous terminez le tour sans rien placer, vous passez.
decision-place-piece = Choisissez le dé que vous y placez.
decision-school-reroll = École des métiers : choisissez les dés à relancer. Chacun reste dans sa zone, quel que soit le résultat.
decision-school-swap-colour = École des métiers : choisissez une couleur. Tous ses dés de la réserve générale sont lancés, et le meilleur peut être échangé.
decision-school-swap-die = Échangez un de vos dés contre le meilleur dé lancé, ou gardez les vôtres.
decision-store-dice = Choisissez les dés à entreposer. Ils gardent leur valeur et ne reviennent pas d’eux-mêmes.
decision-token-play = Choisissez le jeton Action que vous jouez.
decision-token-target = Choisissez la cible du jeton.
decision-buy-main = Votre tour d’achat : entreposez des dés, jouez des jetons, achetez un ingrédient et un jeton Action. Dernière occasion d’entreposer cette manche.
decision-buy-discount = Posez un dé bleu sur le Marché pour une remise, ou payez le prix entier.
decision-token-w4 = Dernière occasion de jouer des jetons Action avant le brassage.
decision-brew-main = Brassez une recette, ou renoncez. Une autre occasion peut se présenter cette manche.
decision-brew-improve = Améliorer le brassin avec un dé bleu ou un ingrédient ? Une amélioration au plus.
decision-brew-dice = Choisissez les dés du brassin ; la proposition gaspille le moins.
decision-brew-reward-die = Votre récompense est un dé : choisissez sa couleur.
decision-brew-reward-token = Votre récompense est un jeton Action : choisissez lequel.

## Pourquoi on le demande

because-pieces = { $count ->
    [one] Encore { $count } élément à placer.
   *[other] Encore { $count } éléments à placer.
}
because-lacks = { $count ->
    [one] « { $recipe } » : il manque { $count } dé.
   *[other] « { $recipe } » : il manque { $count } dés.
}
because-store = { $count ->
    [one] « { $recipe } » : { $count } dé à entreposer pour brasser.
   *[other] « { $recipe } » : { $count } dés à entreposer pour brasser.
}
because-ready = « { $recipe } » : prête à brasser.
because-token = Vous jouez le jeton « { $token } ».
because-coins = { $coins ->
    [one] Vous pouvez dépenser { $coins } pièce.
   *[other] Vous pouvez dépenser { $coins } pièces.
}

## Ce qu'on peut faire

action-pass = Passer
action-end-turn = Terminer le tour
action-store = Entreposer des dés
action-token = Jouer un jeton Action
action-store-all = Entreposer tous les dés actifs
action-finish = Terminé
action-keep = Garder mes dés
action-done = Terminé
action-full-price = Payer le prix entier
action-decline = Renoncer
action-improve-not = Brasser sans amélioration
action-improve-skill = Améliorer avec un dé bleu
action-auto-dice = Utiliser les dés proposés
action-base = Placer : { $space }
action-speed = Accélérer : { $space }
action-reroll-active = Relancer les dés actifs de { $upto } ou moins
action-reroll-malt-and-hops = Relancer malt et houblon de { $upto } ou moins, même entreposés
action-colour = { $colour }
action-store-from = Entreposer tous les dés de { $value } ou plus
action-store-for = Entreposer les dés pour « { $recipe } »
action-play = Jouer : { $token }
action-buy = Acheter : { $ingredient }
action-buy-token = Acheter un jeton Action : { $token }
action-improve = Améliorer : { $ingredient }
action-win-token = { $token }
action-opponent = { $seat }
action-building = { $building }
action-recipe = { $recipe }
action-brew = Brasser : { $recipe }
action-target-board = { $seat } : dé en attente ({ $space })
action-pick = { $colour } { $value } ({ $zone })
action-pick-marked = { $colour } { $value }, { $mark } ({ $zone })
action-target = { $seat } : { $colour } { $value } ({ $zone })
action-target-marked = { $seat } : { $colour } { $value }, { $mark } ({ $zone })

## Ce qui s'est passé

log-start-roll = { $seat } obtient { $value } pour désigner le premier joueur.
    .you = Vous obtenez { $value } pour désigner le premier joueur.
log-first = { $seat } prend le jeton Saison et joue en premier.
    .you = Vous prenez le jeton Saison et jouez en premier.
log-season = Manche { $round } : { $season }. { $seat } joue en premier.
    .you = Manche { $round } : { $season }. Vous jouez en premier.
log-seed = { $seat } prend une graine.
    .you = Vous prenez une graine.
log-no-seed = Il ne reste pas de graine pour { $seat }.
    .you = Il ne reste pas de graine pour vous.
log-roll = { $count ->
    [one] { $seat } lance : { $colour } { $value }.
   *[other] { $seat } lance : { $colour } { $value }, { $count } fois.
}
    .you = { $count ->
        [one] Vous lancez : { $colour } { $value }.
       *[other] Vous lancez : { $colour } { $value }, { $count } fois.
    }
log-base = { $seat } place { $colour } { $value } : { $space }.
    .you = Vous placez { $colour } { $value } : { $space }.
log-base-seed = { $seat } place une graine : { $space }.
    .you = Vous placez une graine : { $space }.
log-block-space = Emplacement fermé à { $seat } par un jeton Blocage, car tous les autres l’ont utilisé : { $space }.
    .you = Un jeton Blocage vous ferme un emplacement, car tous les autres l’ont utilisé : { $space }.
log-speed = { $seat } accélère { $space } avec un { $value } bleu.
    .you = Vous accélérez { $space } avec un { $value } bleu.
log-gain = { $seat } gagne un dé : { $colour } { $value }.
    .you = Vous gagnez un dé : { $colour } { $value }.
log-gain-seeds = { $count ->
    [1] { $seat } gagne une graine.
   *[other] { $seat } gagne { $count } graines.
}
    .you = { $count ->
        [1] Vous gagnez une graine.
       *[other] Vous gagnez { $count } graines.
    }
log-gain-coins = { $coins ->
    [1] { $seat } gagne une pièce.
   *[other] { $seat } gagne { $coins } pièces.
}
    .you = { $coins ->
        [1] Vous gagnez une pièce.
       *[other] Vous gagnez { $coins } pièces.
    }
log-raise = { $seat } augmente un dé et l’entrepose : { $colour } { $value }.
    .you = Vous augmentez un dé et l’entreposez : { $colour } { $value }.
log-reroll = Dé relancé ({ $seat }) : { $colour } { $from } devient { $value }.
    .you = Votre dé relancé : { $colour } { $from } devient { $value }.
log-supply-roll = { $seat } lance les dés de la réserve générale ({ $colour }, { $count }) : le meilleur affiche { $value }.
    .you = Vous lancez les dés de la réserve générale ({ $colour }, { $count }) : le meilleur affiche { $value }.
log-swap = { $seat } échange { $colour } { $from } contre { $value }.
    .you = Vous échangez { $colour } { $from } contre { $value }.
log-keep = { $seat } n’échange rien.
    .you = Vous n’échangez rien.
log-store = { $seat } entrepose { $colour } { $value }.
    .you = Vous entreposez { $colour } { $value }.
log-pass = { $seat } passe.
    .you = Vous passez.
log-end-turn = { $seat } termine son tour.
    .you = Vous terminez votre tour.
log-token = { $seat } joue le jeton « { $token } ».
    .you = Vous jouez le jeton « { $token } ».
log-take = { $other } : { $colour } { $value } passe de l’Entrepôt à la Réserve active.
log-block-building = Bâtiment fermé à { $other } cette manche : { $building }.
log-block-die = { $other } : { $colour } { $value }, dé bloqué cette manche.
log-protect-die = { $seat } protège { $colour } { $value } cette manche.
    .you = Vous protégez { $colour } { $value } cette manche.
log-boost = { $seat } augmente un dé pour la manche : { $colour } { $value }.
    .you = Vous augmentez un dé pour la manche : { $colour } { $value }.
log-block-recipe = Personne ne peut brasser « { $recipe } » cette manche.
log-buy = { $seat } achète { $ingredient } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $virtual ->
    [0] .
   *[other] , et { $virtual } du lancer malchanceux.
}
    .you = Vous achetez { $ingredient } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $virtual ->
        [0] .
       *[other] , et { $virtual } du lancer malchanceux.
    }
log-discount = { $seat } pose un { $value } bleu sur le Marché : { $coins ->
    [1] une pièce de moins.
   *[other] { $coins } pièces de moins.
}
    .you = Vous posez un { $value } bleu sur le Marché : { $coins ->
        [1] une pièce de moins.
       *[other] { $coins } pièces de moins.
    }
log-buy-token = { $seat } achète un jeton Action, { $token } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $virtual ->
    [0] .
   *[other] , et { $virtual } du lancer malchanceux.
}
    .you = Vous achetez un jeton Action, { $token } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $virtual ->
        [0] .
       *[other] , et { $virtual } du lancer malchanceux.
    }
log-buy-hidden = { $seat } achète un jeton Action : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $virtual ->
    [0] .
   *[other] , et { $virtual } du lancer malchanceux.
}
    .you = Vous achetez un jeton Action : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $virtual ->
        [0] .
       *[other] , et { $virtual } du lancer malchanceux.
    }
log-hold = { $seat } détient maintenant le jeton « { $token } », caché aux autres.
    .you = Vous détenez maintenant le jeton « { $token } », caché aux autres.
log-brew = { $seat } brasse « { $recipe } ».
    .you = Vous brassez « { $recipe } ».
log-improve = { $seat } améliore le brassin ({ $ingredient }) : { earned }.
    .you = Vous améliorez le brassin ({ $ingredient }) : { earned }.
log-improve-skill = { $seat } améliore le brassin avec un { $value } bleu : { earned }.
    .you = Vous améliorez le brassin avec un { $value } bleu : { earned }.
log-reward = { $seat } reçoit en tout : { earned }.
    .you = Vous recevez en tout : { earned }.
log-reward-die = { $seat } prend un dé en récompense : { $colour }.
    .you = Vous prenez un dé en récompense : { $colour }.
log-reward-token = { $seat } prend un jeton Action en récompense : { $token }.
    .you = Vous prenez un jeton Action en récompense : { $token }.
log-reward-hidden = { $seat } prend un jeton Action en récompense.
    .you = Vous prenez un jeton Action en récompense.
log-refill = « { $recipe } » arrive à la place { $slot } de la rangée.
log-empty-slot = La pioche est vide : la place { $slot } de la rangée reste vide.
log-decline = { $seat } ne brasse rien.
    .you = Vous ne brassez rien.
log-tidy = { $seat } range son plateau.
    .you = Vous rangez votre plateau.
log-claim-waits = { $seat } attend ({ $what }) : la réserve générale n’en a plus.
    .you = Vous attendez ({ $what }) : la réserve générale n’en a plus.
log-claim = { $seat } prend : { $what }.
    .you = Vous prenez : { $what }.
log-waste = { $seat } ne reçoit rien ({ $what }) : la réserve générale n’en a plus.
    .you = Vous ne recevez rien ({ $what }) : la réserve générale n’en a plus.
log-stall = Personne n’a brassé depuis longtemps : la rangée passe sous la pioche et une nouvelle est distribuée.
log-end = La partie s’achève après la manche { $round }.
log-score = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
    .you = Vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
log-no-reward = Il ne reste rien à choisir pour { $seat }.
    .you = Il ne vous reste rien à choisir.
earned = { $coins ->
    [0] { $experience ->
        [0] aucun bonus
       *[other] +{ $experience } d’expérience
    }
    [one] { $experience ->
        [0] +{ $coins } pièce
       *[other] +{ $coins } pièce, +{ $experience } d’expérience
    }
   *[other] { $experience ->
        [0] +{ $coins } pièces
       *[other] +{ $coins } pièces, +{ $experience } d’expérience
    }
}

## Ce qui va se passer

fact-coins = Pièces
fact-experience = Expérience
fact-seeds = Graines
fact-active-pale-malt = Dés de malt clair actifs
fact-active-dark-malt = Dés de malt foncé actifs
fact-active-hops = Dés de houblon actifs
fact-active-skill = Dés de savoir-faire actifs
fact-stored = Dés entreposés
fact-due-pale-malt = Dés de malt clair au Rangement
fact-due-dark-malt = Dés de malt foncé au Rangement
fact-due-hops = Dés de houblon au Rangement
fact-due-skill = Dés de savoir-faire au Rangement
fact-due-seeds = Graines au Rangement
fact-due-coins = Pièces au Rangement
fact-due-raises = Dés augmentés au Rangement
fact-ingredients = Ingrédients
fact-tokens = Jetons Action
fact-ready = Recettes dont vous avez les dés
fact-brewed = Recettes brassées
fact-points = Points
outcome-raise = entrepose un dé augmenté : { $colour } { $value }
outcome-reroll = { $count ->
    [one] relance { $colour } { $from }
   *[other] relance { $colour } { $from }, { $count } fois
}
outcome-swap = échange { $colour } { $from } contre { $value }
outcome-boost = augmente un dé pour la manche : { $colour } { $value }
outcome-improve = amélioré avec { $ingredient }
outcome-improve-skill = amélioré avec un { $value } bleu
outcome-reward-die = { $count ->
    [1] un dé au choix
   *[other] { $count } dés au choix
}
outcome-no-reward = plus rien à choisir

## Pourquoi pas

refusal-closed = Bâtiment ouvert à partir de la manche { $need } : { $building }. Nous sommes à la manche { $have }.
refusal-barred = Le jeton d’un adversaire vous ferme ce bâtiment pour la manche : { $building }.
refusal-used-space = Vous avez déjà utilisé { $space } : une fois par manche.
refusal-crowded = Emplacement utilisé par tous les autres cette manche : { $space }. Quelqu’un doit toujours s’en passer.
refusal-no-seed = { $space } demande une graine, et vous n’en avez pas.
refusal-no-die = Aucun de vos dés ne convient à { $space } : mauvaise couleur, bloqué ou protégé.
refusal-skill-too-low = Il faut un dé bleu utilisable affichant { $need } ou plus ; votre meilleur affiche { $have }.
refusal-all-six = Un dé affichant 6 ne peut pas être augmenté.
refusal-nothing-to-reroll = Il ne resterait aucun dé à relancer : les dés bloqués ou protégés ne comptent pas.
refusal-nothing-to-swap = L’échange demande une couleur présente dans la réserve générale et chez vous, sur un dé ni bloqué ni protégé.
refusal-no-speed-slot = { $space } ne s’accélère pas.
refusal-no-base = Rien à vous n’attend sur { $space } : placez d’abord sa base.
refusal-sped = Emplacement déjà accéléré cette manche : { $space }.
refusal-supply-empty = La réserve générale n’a plus ce que donne { $space } ({ $what }) : la base continue d’attendre.
refusal-die-blocked = Dé bloqué : { $colour } { $value }. Vous ne pouvez pas l’utiliser cette manche.
refusal-die-protected = Dé protégé : { $colour } { $value }. Personne ne peut le changer, l’échanger ni le retirer cette manche.
refusal-die-marked = Ce dé porte déjà un marqueur : { $colour } { $value }.
refusal-window-start = Le jeton « { $token } » se joue juste après les lancers d’ouverture, avant le premier placement.
refusal-window-turn = Le jeton « { $token } » se joue pendant vos tours ou avant le brassage.
refusal-window-brew = Le jeton « { $token } » se joue avant le début du brassage.
refusal-no-target = Le jeton « { $token } » n’a aucune cible pour l’instant.
refusal-not-in-storage = Seul un dé entreposé peut être retiré.
refusal-not-own = Vous ne pouvez augmenter que vos propres dés.
refusal-shows-six = Ce dé ne peut plus être augmenté : { $colour } { $value }.
refusal-not-rolled = Un dé sans valeur ne peut pas être une cible.
refusal-building-barred = Bâtiment déjà fermé à { $other } : { $building }.
refusal-building-closed = Bâtiment ouvert à partir de la manche { $need } : { $building }. Nous sommes à la manche { $have }.
refusal-market-closed = Le Marché ouvre à la manche { $need } ; nous sommes à la manche { $have }.
refusal-black-market-closed = Le Marché noir ouvre à la manche { $need } ; nous sommes à la manche { $have }.
refusal-one-ingredient = Un seul ingrédient par manche : vous avez déjà acheté le vôtre.
refusal-one-token = Un seul jeton Action par manche : vous avez déjà acheté le vôtre.
refusal-empty-stack = Pile épuisée : { $what }.
refusal-too-dear = Prix ({ $what }) : { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
} ; vous en avez { $have }.
refusal-no-discount = Un { $value } bleu ne fait pas baisser ce prix : { $what }.
refusal-recipe-blocked = Recette bloquée cette manche : { $recipe }.
refusal-missing-dice = « { $recipe } » demande { $need ->
    [one] { $need } dé
   *[other] { $need } dés
} ; votre Entrepôt en a { $have }.
refusal-not-stored = « { $recipe } » demande { $need ->
    [one] { $need } dé entreposé
   *[other] { $need } dés entreposés
} ; vous en avez { $have }. Les autres sont dans votre Réserve active.
refusal-no-ingredient = Vous n’avez pas cet ingrédient : { $ingredient }.
refusal-colour-empty = La réserve générale n’a plus de dé de cette couleur : { $colour }.
refusal-stack-empty = Le Marché noir n’a plus ce jeton : { $token }.
refusal-stays-stored = { $colour } { $value } est à l’Entrepôt : impossible de remettre ce dé dans la Réserve active.

## Options

option-mode = Mode de jeu
    .about = Le jeu avancé distribue les recettes au hasard et garde les jetons Action face cachée.
option-mode-standard = standard
option-mode-advanced = avancé
option-unlucky-roll = Lancer malchanceux
    .about = Plusieurs 1 au lancer d’ouverture valent des pièces pour le tour d’achat de la manche.
option-stall-guard = Garde-fou
    .about = Après { $stall-rounds } manches sans brassage, la rangée de recettes est remplacée, et la manche { $last-round } est la dernière. { house-rule }

## Points

score-experience = Expérience
score-coins = Pièces
score-pale-malt = Dés de malt clair
score-dark-malt = Dés de malt foncé
score-hops = Dés de houblon
score-skill = Dés de savoir-faire
sheet-coins = Pièces ({ $per } pour un point)

## Ce que vaut une position

term-points = points acquis
    .more = plus de points
    .less = moins de points
term-claims = effets en attente
    .more = plus d’effets en attente
    .less = moins d’effets en attente
term-recipes = recettes à portée
    .more = recettes plus à portée
    .less = recettes moins à portée
term-dice = dés pour les manches à venir
    .more = plus de dés pour les manches à venir
    .less = moins de dés pour les manches à venir
term-prospects = couleurs pour la rangée
    .more = meilleures couleurs pour la rangée
    .less = moins bonnes couleurs pour la rangée
term-quality = dés élevés à l’Entrepôt
    .more = dés plus élevés à l’Entrepôt
    .less = dés moins élevés à l’Entrepôt
term-supplies = graines, ingrédients, jetons
    .more = plus de graines, d’ingrédients et de jetons
    .less = moins de graines, d’ingrédients et de jetons
term-rivals = adversaires
    .more = moins de points pour les adversaires
    .less = plus de points pour les adversaires

## Contenu

section-dice = Dés
section-recipes = Recettes
section-ingredients = Marché
section-tokens = Marché noir
section-buildings = Bâtiments
section-spaces = Emplacements du plateau
section-numbers = Valeurs des règles

## Faces des cartes et des emplacements

effect-MH1 = graine : un dé de malt clair au Rangement
effect-MH2 = malt clair : un dé de malt foncé au Rangement
effect-MH3 = malt clair ou foncé jusqu’à 5 : augmenté de 1 au Rangement
effect-HP1 = graine : un dé de houblon au Rangement
effect-HP2 = houblon jusqu’à 5 : augmenté de 1 au Rangement
effect-SS1 = savoir-faire : relancez aussitôt vos dés au choix
effect-SS2 = savoir-faire : lancez la réserve d’une couleur et échangez aussitôt un dé
effect-SS3 = savoir-faire : un dé de savoir-faire de plus au Rangement
effect-DS1 = { $seeds ->
    [1] houblon : une graine au Rangement
   *[other] houblon : { $seeds } graines au Rangement
}
effect-DS2 = { $seeds ->
    [1] malt foncé : une graine au Rangement
   *[other] malt foncé : { $seeds } graines au Rangement
}
effect-DS3 = pièces au Rangement : savoir-faire { $skill }, malt foncé { $dark }
effect-raise-die = un de vos dés affiche 1 de plus cette manche
effect-reroll-die = relancez le dé d’un joueur quelconque
effect-guard-die = bloquez un dé adverse ou protégez un des vôtres cette manche
effect-take-die = déplacez un dé entreposé vers la Réserve active de son propriétaire
effect-block-building = fermez un bâtiment à un adversaire cette manche
effect-block-recipe = personne ne peut brasser une recette cette manche
effect-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
effect-experience = { $amount } d’expérience
effect-dice = { $amount ->
    [1] un dé au choix
   *[other] { $amount } dés au choix
}
effect-tokens = { $amount ->
    [1] un jeton Action au choix
   *[other] { $amount } jetons Action au choix
}

## Mots

word-active = Réserve active
word-storage = Entrepôt
word-blocked = bloqué
word-protected = protégé
word-seed = une graine
word-seeds = graines
word-winter = Hiver
word-summer = Été
word-setup = mise en place
word-roll-and-place = Lancer et placement
word-purchase = Achats
word-brew = Brassage
word-tidy-up = Rangement
word-over = partie terminée
word-supply = réserve générale
word-market = Marché
word-black-market = Marché noir
word-row = rangée de recettes
word-deck = pioche
word-base = base
word-speed = case d’accélération
word-block-token = jeton Blocage
word-coins = pièces
word-experience = expérience
word-action-tokens = jetons Action
word-lager = Lager
word-pilsner = Pilsner
word-wheat = Blé
word-pale-ale = Pale Ale
word-ipa = IPA
word-bock = Bock
word-porter = Porter
word-stout = Stout
word-experimental = Expérimentale
word-beginner = débutant
word-intermediate = intermédiaire
word-expert = expert
word-1-opening = 1 du lancer d’ouverture
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
word-start-coins = pièces au départ
word-start-seeds = graines au départ
word-start-experience = expérience au départ
word-row-for-2 = cartes dans la rangée, à 2 joueurs
word-row-for-3 = cartes dans la rangée, à 3 joueurs
word-row-for-4 = cartes dans la rangée, à 4 joueurs
word-recipes-for-2 = recettes qui terminent la partie, à 2 joueurs
word-recipes-for-3 = recettes qui terminent la partie, à 3 joueurs
word-recipes-for-4 = recettes qui terminent la partie, à 4 joueurs
word-market-opens = manche d’ouverture du Marché
word-black-market-opens = manche d’ouverture du Marché noir
word-pieces-per-turn = éléments par tour de placement
word-brew-experience = expérience pour chaque brassage
word-coins-per-point = pièces pour un point
word-unlucky-two = pièces pour deux 1
word-unlucky-three = pièces pour trois 1
word-unlucky-four = pièces pour quatre 1 ou plus
word-stall-rounds = manches sans brassage qui renouvellent la rangée
word-last-round = dernière manche avec le garde-fou
word-last-round-unguarded = dernière manche sans le garde-fou

## Le contenu en mots

face-speed = Un dé bleu de { $least } ou plus sur la case d’accélération donne l’effet tout de suite.
face-least = Le dé bleu doit montrer { $least } ou plus.
face-takes = Demande : { $dice }
face-pays = Rapporte : { $gains }
face-improve = Amélioration ({ $what }), en plus : { $gains }
face-ware = Améliore les recettes qui demandent cet ingrédient.
face-points = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
face-opens = Ouvre à la manche { $round }.
face-discount = { $coins ->
    [one] Un dé bleu de { $least } ou plus : { $coins } pièce de moins.
   *[other] Un dé bleu de { $least } ou plus : { $coins } pièces de moins.
}
face-kind = { $type } · { $level }
face-die = { $colour } { $least }+

## Champs d'une position

word-barred = bâtiments fermés
word-best = meilleur dé
word-black_market = Marché noir
word-black_market_open = Marché noir ouvert
word-block_tokens = jetons Blocage
word-bottom = dessous de la pioche
word-bought_ingredient = ingrédient acheté
word-bought_token = jeton Action acheté
word-brewed = recettes brassées
word-brewless = manches sans brassage
word-buildings = bâtiments
word-chosen = dés choisis
word-proposed = dés proposés
word-colour = couleur
word-die = dé
word-gives = donne
word-raise = augmenter un dé de 1
word-reroll = relancer des dés
word-swap = échanger un dé
word-held = jetons Action détenus
word-improvement = amélioration
word-ingredient = ingrédient
word-ingredients = ingrédients
word-least = au moins
word-limit = recettes qui terminent la partie
word-market_die = dé sur le Marché
word-market_open = Marché ouvert
word-open = ouvert
word-opponent = adversaire
word-passed = a passé
word-pending = décision en cours
word-pieces_left = éléments restants
word-played = jetons Action joués
word-price = prix
word-priority = joue en premier
word-recipe = recette
word-recipes = recettes
word-round = manche
word-season = saison
word-space = emplacement
word-spaces = emplacements
word-takes = accepte
word-token = jeton Action
word-tokens = jetons Action
word-virtual = pièces du lancer malchanceux
word-zone = zone
word-cards = cartes
