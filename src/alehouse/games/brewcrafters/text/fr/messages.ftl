# Brew Crafters en français.

## Ce qu'il faut décider

decision-market-place = Placez un pion sur une case du marché que personne n’a utilisée cette saison.
decision-market-extra = Placement supplémentaire : envoyez quelqu’un sur une case libre, ou personne.
decision-gain-basic = Choisissez les Ingrédients de base que vous prenez.
decision-gain-advanced = Choisissez l’Ingrédient avancé que vous prenez.
decision-discard = Votre stock déborde : choisissez l’ingrédient à défausser.
decision-worker-pick = Embauchez un des employés visibles.
decision-worker-free = Votre nouvel employé apporte une action gratuite : profitez-en maintenant ou renoncez-y.
decision-partner-pick = Choisissez la carte de partenariat que vous prenez.
decision-turn-end = Votre action est faite : échangez, plantez ou récoltez si vous voulez, puis terminez le tour.
decision-brewery-action = Choisissez l’action de cette équipe dans votre brasserie.
decision-process-part = Traiter la bière, Collaborer, ou les deux : choisissez la suite.
decision-brew-slot = Choisissez la recette à brasser ici, ou laissez la place vide.
decision-brew-discount = Votre recherche vous épargne un Ingrédient de base : choisissez lequel.
decision-brew-mash = Ajouter du Malt dans la Cuve-matière pour gagner de la Réputation ?
decision-collab-portion = Choisissez la part que vous donnez à la collaboration, ou aucune.
decision-lab-track = Choisissez la piste de recherche dont le cube avance d’un pas.
decision-lab-mark = Marquez une recette : son prochain brassin vous rapporte de la Réputation.
decision-lab-space = Posez de la Réputation sur un emplacement vide : vous la gagnez en y bâtissant.
decision-lab-swap = Échangez un Ingrédient de base contre un avancé, ou arrêtez.
decision-lab-yeast = Labo à levures : prendre de la Levure ou de la Réputation ?
decision-install-pick = Choisissez le bâtiment ou l’équipement que vous installez.
decision-annual-next = Passage annuel : choisissez votre prochain avantage, ou terminez et perdez le reste.
decision-trade-give = Choisissez l’ingrédient que vous donnez aux marchands.
decision-trade-get = Choisissez ce que les marchands vous donnent en retour.
decision-agency-pick = Embauchez un des employés de l’agence, ou personne.
decision-farm-give = Choisissez la part que vous donnez à la Ferme communautaire.
decision-farm-pick = Choisissez un ingrédient dans le reste de la récolte commune.
decision-secret-pick = Choisissez la recette que vous seul pourrez brasser.

## Pourquoi on le demande

because-meeples = { $count ->
    [one] Encore { $count } pion à placer.
   *[other] Encore { $count } pions à placer.
}
because-lacks = { $recipe } : il manque { $count } { $what }.
because-lacks-several = { $recipe } : il manque { $count } ingrédients.
because-ready = { $recipe } : vous avez tous les ingrédients.
because-shifts = { $count ->
    [0] C’est votre dernière équipe de la saison.
    [one] Encore 1 équipe après celle-ci.
   *[other] Encore { $count } équipes après celle-ci.
}
because-part = { $processed ->
    [true] Vous avez traité la bière. Cette équipe peut aussi collaborer.
   *[false] { $collaborated ->
        [true] Vous avez collaboré. Cette équipe peut aussi traiter la bière.
       *[false] Cette équipe peut faire les deux, l’un après l’autre.
    }
}
because-slot = À remplir : { $slot }.
because-overflow = { $stored } en stock, place pour { $capacity }.
because-benefits = { $count ->
    [one] Encore { $count } avantage.
   *[other] Encore { $count } avantages.
}

## Ce qu'on peut faire

action-place = { $space }
action-place-half = { $half } ({ $space })
action-borrow-and-place = { $space }, avec un emprunt
action-send = Envoyer un pion ({ $token }) : { $space }
action-send-half = Envoyer un pion ({ $token }) : { $half } ({ $space })
action-borrow-and-send = Envoyer un pion ({ $token }) : { $space }, avec un emprunt
action-skip = Ne placer personne
action-hold = Garder le stagiaire pour la Phase de brasserie
action-decline-helper = Renoncer au placement supplémentaire
action-take-basic = { $malt } Malt, { $hops } Houblon, { $yeast } Levure
action-take-advanced = Prendre : { $what }
action-discard = Défausser 1 { $what }
action-hire = Embaucher : { $worker }
action-borrow-and-hire = Embaucher avec un emprunt : { $worker }
action-hire-none = N’embaucher personne
action-partner = { $partnership }
action-take-free = Profiter de l’action gratuite
action-decline-free = Y renoncer
action-exchange = { $partnership } : donner 1 { $give }
action-plant = Planter : { $what }
action-harvest = Récolter la parcelle { $plot }
action-end-turn = Terminer le tour
action-process-collab = Traiter la bière / Collaborer
action-research = Recherche
action-install = Installer
action-community-farm = Ferme communautaire
action-secret-recipe = Développer une Recette secrète
action-pass = Passer
action-process = Traiter la bière
action-collaborate = Collaborer
action-done = Terminé
action-brew = { $recipe }
action-leave-empty = Laisser vide
action-waive = Épargner 1 { $what }
action-mash = Utiliser la Cuve-matière
action-no-mash = Ne pas l’utiliser
action-contribute = Donner : { $what }
action-no-portion = Ne rien donner
action-track = { $track }
action-mark = { $recipe }
action-reserve = { $space }
action-swap = 1 { $give } contre 1 { $get }
action-stop-swap = Ne plus échanger
action-take-yeast = Prendre la Levure
action-take-rep = Prendre la Réputation
action-install-tile = { $tile }
action-benefit = Avantage annuel : { $track }
action-worker-benefit = Avantage annuel : { $worker }
action-finish = Terminer et perdre le reste
action-trade-give = Donner 1 { $what }
action-trade-get = Prendre : { $what }
action-farm-give = Donner 1 { $what }
action-farm-pick = Prendre 1 { $what }
action-develop = { $recipe }

## Ce qui s'est passé

log-season = Une nouvelle saison commence : { $season }, année { $year }.
log-start-player = { $seat } est premier joueur.
    .you = Vous êtes premier joueur.
log-restock = Le marché est réapprovisionné.
log-place = { $seat } va sur : { $space }.
    .you = Vous allez sur : { $space }.
log-place-half = { $seat } va sur : { $space } ({ $half }).
    .you = Vous allez sur : { $space } ({ $half }).
log-skip = { $seat } ne place personne.
    .you = Vous ne placez personne.
log-send = { $seat } envoie un pion ({ $token }) : { $space }.
    .you = Vous envoyez un pion ({ $token }) : { $space }.
log-send-half = { $seat } envoie un pion ({ $token }) : { $space } ({ $half }).
    .you = Vous envoyez un pion ({ $token }) : { $space } ({ $half }).
log-hold = { $seat } garde un stagiaire pour la Phase de brasserie.
    .you = Vous gardez un stagiaire pour la Phase de brasserie.
log-decline-helper = { $seat } renonce au placement supplémentaire.
    .you = Vous renoncez au placement supplémentaire.
log-gain = { $seat } gagne { $amount } { $what }.
    .you = Vous gagnez { $amount } { $what }.
log-earn = { $seat } gagne { $money } $.
    .you = Vous gagnez { $money } $.
log-rep = { $seat } gagne { rep-rep } ({ $cause }).
    .you = Vous gagnez { rep-rep } ({ $cause }).
log-overflow = { $seat } a { $stored } ingrédients et de la place pour { $capacity }.
    .you = Vous avez { $stored } ingrédients et de la place pour { $capacity }.
log-discard = { $seat } défausse 1 { $what }.
    .you = Vous défaussez 1 { $what }.
log-token = { $seat } prend le jeton de premier joueur.
    .you = Vous prenez le jeton de premier joueur.
log-hire = { $seat } embauche : { $worker }.
    .you = Vous embauchez : { $worker }.
log-shift = { $shifts ->
    [one] { $seat } a maintenant { $shifts } équipe.
   *[other] { $seat } a maintenant { $shifts } équipes.
}
    .you = { $shifts ->
        [one] Vous avez maintenant { $shifts } équipe.
       *[other] Vous avez maintenant { $shifts } équipes.
    }
log-partner = { $seat } conclut un partenariat : { $partnership }.
    .you = Vous concluez un partenariat : { $partnership }.
log-exchange = { $seat } échange 1 { $give } contre 1 { $get }.
    .you = Vous échangez 1 { $give } contre 1 { $get }.
log-plant = { $seat } plante : { $what }.
    .you = Vous plantez : { $what }.
log-harvest = { $seat } récolte { $amount } { $what }.
    .you = Vous récoltez { $amount } { $what }.
log-pass = { $seat } passe.
    .you = Vous passez.
log-sell = { $seat } vend un brassin pour { $money } $ : { $recipe }.
    .you = Vous vendez un brassin pour { $money } $ : { $recipe }.
log-label = { $seat } obtient le Label d’or : { $recipe }.
    .you = Vous obtenez le Label d’or : { $recipe }.
log-bottle = { $seat } embouteille : { $recipe }.
    .you = Vous embouteillez : { $recipe }.
log-brew = { $seat } brasse : { $recipe } ({ $slot }).
    .you = Vous brassez : { $recipe } ({ $slot }).
log-reveal = { $seat } révèle une Recette secrète : { $recipe }.
    .you = Vous révélez une Recette secrète : { $recipe }.
log-waive = { $seat } épargne 1 { $what }.
    .you = Vous épargnez 1 { $what }.
log-mash = { $seat } ajoute { $malt } Malt dans la Cuve-matière.
    .you = Vous ajoutez { $malt } Malt dans la Cuve-matière.
log-contribute = { $seat } donne { $amount } { $what } à la collaboration.
    .you = Vous donnez { $amount } { $what } à la collaboration.
log-complete = { $seat } complète la collaboration : tous les participants sont payés.
    .you = Vous complétez la collaboration : tous les participants sont payés.
log-research = { $seat } avance sur la piste « { $track } » : { $step }.
    .you = Vous avancez sur la piste « { $track } » : { $step }.
log-mark = { $seat } marque une recette : { $recipe }.
    .you = Vous marquez une recette : { $recipe }.
log-reserve = { $seat } pose de la Réputation sur un emplacement : { $space }.
    .you = Vous posez de la Réputation sur un emplacement : { $space }.
log-swap = { $seat } échange au laboratoire 1 { $give } contre 1 { $get }.
    .you = Vous échangez au laboratoire 1 { $give } contre 1 { $get }.
log-install = { $seat } installe : { $tile }.
    .you = Vous installez : { $tile }.
log-benefit = { $seat } prend un avantage annuel : { $track }.
    .you = Vous prenez un avantage annuel : { $track }.
log-worker-benefit = { $seat } prend un avantage annuel : { $worker }.
    .you = Vous prenez un avantage annuel : { $worker }.
log-finish = { $seat } renonce aux autres avantages annuels.
    .you = Vous renoncez aux autres avantages annuels.
log-loan = { $loans ->
    [1] { $seat } prend un emprunt : { $money } $.
   *[other] { $seat } prend { $loans } emprunts : { $money } $.
}
    .you = { $loans ->
        [1] Vous prenez un emprunt : { $money } $.
       *[other] Vous prenez { $loans } emprunts : { $money } $.
    }
log-pay = { $seat } paie { $money } $.
    .you = Vous payez { $money } $.
log-costs = { $seat } paie { $money } $ de frais de fonctionnement.
    .you = Vous payez { $money } $ de frais de fonctionnement.
log-interns = { $interns ->
    [1] { $seat } embauche un stagiaire pour la saison suivante.
   *[other] { $seat } embauche { $interns } stagiaires pour les saisons suivantes.
}
    .you = { $interns ->
        [1] Vous embauchez un stagiaire pour la saison suivante.
       *[other] Vous embauchez { $interns } stagiaires pour les saisons suivantes.
    }
log-intern-comes = { $interns ->
    [1] { $seat } a un stagiaire cette saison.
   *[other] { $seat } a { $interns } stagiaires cette saison.
}
    .you = { $interns ->
        [1] Vous avez un stagiaire cette saison.
       *[other] Vous avez { $interns } stagiaires cette saison.
    }
log-trade = { $seat } donne 1 { $give } aux marchands.
    .you = Vous donnez 1 { $give } aux marchands.
log-agency = L’agence montre à { $seat } : { $worker }.
    .you = L’agence vous montre : { $worker }.
log-hire-none = { $seat } n’embauche personne.
    .you = Vous n’embauchez personne.
log-farm-give = { $seat } donne 1 { $what } à la Ferme communautaire.
    .you = Vous donnez 1 { $what } à la Ferme communautaire.
log-develop = { $seat } développe une Recette secrète.
    .you = Vous développez une Recette secrète.
log-developed = { $seat }, votre Recette secrète est : { $recipe }.
    .you = Votre Recette secrète est : { $recipe }.
log-decline-free = { $seat } renonce à l’action gratuite.
    .you = Vous renoncez à l’action gratuite.
log-score = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
    .you = Vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
log-end = Trois années sont passées : la partie est finie.

## Ce qu'une action apportera

fact-money = Argent
fact-rep = Réputation
fact-loans = Emprunts
fact-malt = Malt
fact-hops = Houblon
fact-yeast = Levure
fact-fruit = Fruit
fact-spices = Épice
fact-coffee = Café
fact-stored = Ingrédients en stock
fact-capacity = Place en stock
fact-batches = Brassins
fact-shifts = Équipes
fact-workers = Employés
fact-buildings = Bâtiments
fact-operating-cost = Frais d’hiver
fact-points = Points
outcome-gain = { $count ->
    [one] gagner { $amount } { $what }
   *[other] gagner { $amount } { $what }, { $count } fois
}
outcome-overflow = { $stored } en stock, place pour { $capacity }
outcome-discard = { $count ->
    [one] défausser { $count } ingrédient
   *[other] défausser { $count } ingrédients
}
outcome-token = prendre le jeton de premier joueur
outcome-harvest = { $count ->
    [one] récolter { $amount } { $what }
   *[other] récolter { $amount } { $what }, { $count } fois
}
outcome-sell = { $count ->
    [one] vendre pour { $money } $ : { $recipe }
   *[other] vendre pour { $money } $, { $count } fois : { $recipe }
}
outcome-label = obtenir le Label d’or : { $recipe }
outcome-bottle = { $count ->
    [one] embouteiller : { $recipe }
   *[other] embouteiller, { $count } fois : { $recipe }
}

## Pourquoi quelque chose n'est pas permis

refusal-space-used = Case déjà utilisée cette saison : { $space }.
refusal-nothing-there = Il n’y a rien à y prendre.
refusal-no-partnership-left = Il ne reste plus de carte de ce partenariat.
refusal-shift-too-early = L’équipe suivante demande { $need ->
    [one] { $need } brassin
   *[other] { $need } brassins
 } ; vous en avez brassé { $have }.
refusal-all-shifts = Vous avez déjà les trois équipes.
refusal-no-worker-left = Il n’y a plus d’employé visible.
refusal-too-few-interns = Il faut { $need ->
    [one] { $need } stagiaire
   *[other] { $need } stagiaires
} dans la réserve ; { $have ->
    [0] il n’y en a plus
   *[other] il n’y en a que { $have }
}.
refusal-interns-over = Il ne reste plus de saison où des stagiaires pourraient venir.
refusal-nothing-to-trade = Votre stock est vide : vous n’avez rien à échanger.
refusal-agency-empty = L’agence n’a plus d’employé.
refusal-farm-out-of-season = La Ferme communautaire ne prend des dons qu’en hiver et au printemps.
refusal-farm-full = Toutes les parts de la Ferme communautaire ont été données.
refusal-farm-nothing-to-give = Vous n’avez rien en stock dont la Ferme communautaire ait encore besoin.
refusal-portion-given = Cette part de la Ferme communautaire a déjà été donnée : { $what }.
refusal-not-stored = Vous n’en avez pas en stock : { $what }.
refusal-too-much-yeast = Vous pouvez prendre ici { $most } Levure au plus, pas { $yeast }.
refusal-no-money = Cela coûte { $need } $ ; vous avez { $have } $.
refusal-all-researched = Toutes vos pistes de recherche sont achevées.
refusal-track-finished = Cette piste est achevée : { $track }.
refusal-nothing-to-install = Vous avez installé tout ce qui existe.
refusal-built = Vous l’avez déjà : { $tile }.
refusal-all-infused = Toutes vos cuves et votre Brewpub ont déjà un infuseur ({ $tile }).
refusal-no-secret-left = Il ne reste plus de recette avancée à développer.
refusal-recipe-public = Cette recette est publique : { $recipe }.
refusal-recipe-taken = Cette recette a été prise : { $recipe }.
refusal-style-closed = Il faut avoir brassé d’abord : { $recipe }.
refusal-missing = Il faut { $need } { $what } ; il vous en reste { $have }.
refusal-no-portion = Vous ne pouvez payer aucune part encore libre.
refusal-portion-taken = { $other } a déjà donné cette part : { $portion }.
refusal-portion-cost = La part demande { $need } { $what } ; vous en avez { $have }.
refusal-owns-three = Les trois autres parts sont à vous : quelqu’un d’autre doit donner la dernière.
refusal-same-type = Vous venez de prendre ceci : { $what }. L’autre ingrédient doit être d’un autre type.
refusal-not-paid = Vos brassins n’en ont pas demandé : { $what }.
refusal-not-spring = On ne plante qu’au printemps : { $what }.
refusal-plots-full = Les deux parcelles de votre Ferme sont plantées, il n’y a plus de place : { $what }.
refusal-not-fall = La récolte se fait en automne : { $what }.

## Options

option-recipes = Recettes
    .about = Les six recettes avancées publiques ; les trois recettes de base le sont toujours.
option-recipes-first = première partie
option-recipes-custom = choisies par l’hôte
option-recipes-random = au hasard
option-recipe-list = Recettes choisies
    .about = Les six recettes avancées de l’hôte : deux ales, deux porters, deux stouts.
option-workers = Employés
    .about = Les employés qualifiés visibles.
option-workers-first = première partie
option-workers-custom = choisis par l’hôte
option-workers-random = au hasard
option-worker-list = Employés choisis
    .about = Les employés choisis par l’hôte, en nombre quelconque.
pack-name-as-printed = Comme imprimé
option-worker-count = Nombre d’employés
    .about = Nombre d’employés visibles tirés au hasard.
option-lab = Laboratoire
    .about = La face des laboratoires utilisée.
option-lab-basic = face de base
option-lab-advanced = face avancée
option-interns = Embaucher des stagiaires
    .about = Une case du marché : des stagiaires aident pendant les deux saisons suivantes.
option-traders = Marché d’échange
    .about = Une case du marché : un ingrédient contre plusieurs autres.
option-agency = Agence d’emploi
    .about = Une case du marché : embauchez l’un de { $agency-shown } employés qui ne sont pas visibles.
option-community-farm = Ferme communautaire
    .about = Donnez des parts en hiver et au printemps, partagez la récolte en automne.
option-secret-recipe = Recettes secrètes
    .about = Une action de brasserie : développez une recette que vous seul pouvez brasser.
option-start = Premier joueur
    .about = Le joueur qui commence la première saison.
option-start-random = au hasard
option-start-1 = joueur 1
option-start-2 = joueur 2
option-start-3 = joueur 3
option-start-4 = joueur 4
option-start-5 = joueur 5

## D'où viennent les points

score-beer = Bière
score-rep = Jetons de Réputation
score-research = Recherche
score-tasting-room = Visites et dégustation
score-gold-labels = Labels d’or
score-collaboration = Collaboration inachevée
score-loans = Emprunts
sheet-gold-labels = Labels d’or ({ $each } chacun)
sheet-collaboration = Parts d’une collaboration inachevée

## Ce que regarde un robot

term-points = points acquis
    .more = plus de points
    .less = moins de points
term-stock = ingrédients des brassins à venir
    .more = plus d’ingrédients pour les brassins à venir
    .less = moins d’ingrédients pour les brassins à venir
term-money = argent pour les frais à venir
    .more = plus d’argent pour les frais à venir
    .less = moins d’argent pour les frais à venir
term-cellar = brassins invendus
    .more = plus de brassins à vendre
    .less = moins de brassins à vendre
term-brewery = équipes et bâtiments
    .more = équipes et bâtiments plus utiles
    .less = équipes et bâtiments moins utiles
term-crew = employés, partenariats et stagiaires
    .more = employés, partenariats ou stagiaires plus utiles
    .less = employés, partenariats ou stagiaires moins utiles
term-lab = recherche qui paiera encore
    .more = recherche plus utile
    .less = recherche moins utile
term-shares = apports et cultures
    .more = plus d’apports et de cultures
    .less = moins d’apports et de cultures
term-pending = le choix en cours
    .more = un meilleur choix à venir
    .less = un moins bon choix à venir

## Contenu

section-ingredients = Ingrédients
section-recipes = Recettes
section-workers = Employés qualifiés
section-buildings = Bâtiments et équipement
section-market = Cases du marché
section-partnerships = Partenariats locaux
section-portions = Parts d’une collaboration
section-traders = Taux du Marché d’échange
section-tracks = Pistes de recherche
section-lab-basic = Laboratoire, face de base
section-lab-advanced = Laboratoire, face avancée
section-numbers = Valeurs des règles

## Mots

word-spring = Printemps
word-summer = Été
word-fall = Automne
word-winter = Hiver
word-annual = Passage annuel
word-market = Phase de marché
word-extra = placements supplémentaires
word-brewery = Phase de brasserie
word-close = fin de la saison
word-over = partie terminée
word-start = Départ
word-experimental = Expérimental
word-breakthrough = Percée
word-end = Fin de partie
word-investor = Investisseur privé
word-partnership = Partenariat local
word-shift = Nouvelle équipe
word-worker = Employé qualifié
word-benefit = Soirée de soutien
word-basic = Ingrédients de base
word-advanced = un Ingrédient avancé au choix
word-helper = Aide de marché
word-intern = stagiaire
word-tank-1 = cuve 1
word-tank-2 = cuve 2
word-ale = ale
word-porter = porter
word-stout = stout
word-oak = Chai à fûts de chêne
word-none = aucun
word-infuser = Infuseur de houblon
word-mash = Cuve-matière
word-research = recherche
word-marked = recette marquée
word-pub = Gérant du brewpub
word-first-brew = premier brassin d’une recette
word-secret = Recette secrète vendue
word-label = Label d’or
word-collaboration = collaboration
word-reserved = Réputation posée sur l’emplacement
word-yeast-lab-rep = Labo à levures
word-money = argent
word-rep = Réputation
word-gold-label = Label d’or
word-loan = emprunt
word-line = ligne d’embouteillage
word-shipping = Expédition
word-storage = stock
word-plot = parcelle

## Nombres des règles

word-start-money = argent au départ
word-start-malt = Malt au départ
word-start-hops = Houblon au départ
word-start-yeast = Levure au départ
word-start-rep = Réputation au départ
word-second-seat-money = argent en plus pour le deuxième joueur
word-third-seat-malt = Malt en plus pour le troisième joueur
word-fourth-seat-hops = Houblon en plus pour le quatrième joueur
word-fifth-seat-yeast = Levure pour le cinquième joueur
word-batch-money = argent pour un brassin vendu
word-label-rep = points d’un Label d’or
word-portion-rep = points d’une part de collaboration inachevée
word-second-shift-batches = brassins avant la deuxième équipe
word-third-shift-batches = brassins avant la troisième équipe
word-first-shift-cost = frais de la première équipe
word-second-shift-cost = frais de la deuxième équipe
word-third-shift-cost = frais de la troisième équipe
word-loan-money = argent d’un emprunt
word-first-loan-rep = points perdus pour le premier emprunt
word-further-loan-rep = points perdus pour chaque emprunt suivant
word-intern-price = prix des stagiaires
word-agency-price = prix d’un employé de l’agence
word-agency-shown = employés montrés par l’agence
word-secret-rep = Réputation à la première vente d’une Recette secrète

## Faces des cartes : employés

effect-hire-goods = À l’embauche : { $amount } { $what }
effect-hire-advanced = { $amount ->
    [one] À l’embauche : { $amount } Ingrédient avancé au choix
   *[other] À l’embauche : { $amount } Ingrédients avancés au choix
}
effect-hire-money = À l’embauche : { $amount } $
effect-hire-install = À l’embauche : une installation gratuite
effect-hire-research = À l’embauche : une recherche gratuite
effect-market-goods = +{ $amount } { $what } quand une case en donne { $at-least } ou plus
effect-per-goods = +{ $amount } { $what } chaque fois qu’une case en donne { $per }, à partir de { $at-least }
effect-per-any = Ingrédients avancés au choix : +{ $amount } chaque fois qu’une case en donne { $per }, à partir de { $at-least }
effect-per-money = +{ $amount } $ chaque fois qu’une case donne { $per } $, à partir de { $at-least } $
effect-market-any = { $amount ->
    [one] +{ $amount } Ingrédient avancé au choix quand une case en donne { $at-least } ou plus
   *[other] +{ $amount } Ingrédients avancés au choix quand une case en donne { $at-least } ou plus
}
effect-market-money = +{ $amount } $ quand une case donne { $at-least } $ ou plus
effect-less = Style { $style } : une bière par action Traiter coûte { $amount } { $what } de moins
effect-mash-rep = Cuve-matière : +{ rep-amount }
effect-brewpub-rep = { rep-amount } par brassin au Brewpub
effect-brewpub-stores = Le Brewpub stocke { $amount }
effect-yeast-lab-rep = Labo à levures : { rep-amount } au lieu de la Levure, au choix
effect-yeast-lab-batch-rep = Labo à levures : { rep-amount } par brassin
effect-plot-yield = Chaque parcelle de votre Ferme donne { $amount } de plus
effect-install-money = { $amount } $ à chaque installation ultérieure
effect-extra-placement = { $amount ->
    [one] { $amount } placement supplémentaire au printemps et en automne
   *[other] { $amount } placements supplémentaires au printemps et en automne
}
effect-oak-rep = Chai à fûts de chêne : +{ rep-amount } par brassin
effect-infuser-rep = Infuseurs de houblon : +{ rep-amount } par brassin
effect-annual-tour-money = Chaque hiver : { $amount } $ avec Visites et dégustation
effect-sale-money = +{ $amount } $ par action Traiter qui vend
effect-cost-less = Frais de fonctionnement réduits de { $amount } $
effect-storehouse-stores = Chaque entrepôt stocke { $amount } de plus
effect-annual-research = Chaque hiver : une recherche gratuite
effect-first-brew-rep = { rep-amount } au premier brassin de chaque recette avancée
effect-portion-rep = +{ rep-amount } par part d’une collaboration achevée
effect-label-rep = { rep-amount } par Label d’or obtenu
rep-amount = { $amount ->
    [one] { $amount } point de Réputation
   *[other] { $amount } points de Réputation
}
rep-rep = { $rep ->
    [one] { $rep } point de Réputation
   *[other] { $rep } points de Réputation
}

## Faces des cartes : bâtiments

effect-storehouse-1 = Stocke { $stores }
effect-research-lab = Quatre pistes de recherche
effect-single-system = Une cuve
effect-storehouse-2 = Stocke { $stores } de plus
effect-double-system = Deux cuves
effect-mash-tun = +{ $mash-malt } Malt dans un brassin : +{ rep-rep }
effect-yeast-lab = { $research-yeast } Levure à chaque recherche
effect-oak-barrelhouse = { rep-rep } par brassin au symbole chêne
effect-tasting-room = À la fin : { $rep } par recette avancée différente brassée
effect-farm = Deux parcelles : planter au printemps, récolter en automne
effect-brewpub = Une place de plus pour brasser, sans embouteillage
effect-hops-infusers = { rep-rep } par brassin au symbole houblon dans une cuve équipée
effect-gain = Une fois installé : { $amount } { $what }
effect-stores = Stocke { $amount } de plus
effect-mash-malt = Cuve-matière : prend { $amount } Malt de plus
effect-research-yeast = { $amount } Levure à chaque recherche
effect-recipe-rep = À la fin : { $amount } par recette avancée différente brassée

## Faces des cartes : recherche

effect-take-basic = { $amount ->
    [one] { $amount } Ingrédient de base au choix
   *[other] { $amount } Ingrédients de base au choix
}
effect-rep-on-space = { rep-amount } sur un emplacement vide, à gagner en y bâtissant
effect-mark = Marquez une recette : son prochain brassin rapporte { rep-amount }
effect-take-advanced = { $amount ->
    [one] { $amount } Ingrédient avancé au choix
   *[other] { $amount } Ingrédients avancés au choix
}
effect-take-malt = { $amount } Malt
effect-take-money = { $amount } $
effect-take-rep = { rep-amount }
effect-swap = Jusqu’à { $amount } fois : échangez un Ingrédient de base contre un avancé au choix
effect-yearly-basic = { $amount ->
    [one] { $amount } Ingrédient de base au choix
   *[other] { $amount } Ingrédients de base au choix
}
effect-yearly-install = Une installation gratuite
effect-yearly-process = Une action gratuite : Traiter la bière / Collaborer
effect-yearly-advanced = Ingrédients au choix : avancés { $amount }, de base { $also }
effect-yearly-yeast = { $amount } Levure par équipe
effect-yearly-money = { $amount } $ par emplacement bâti, { $limit } $ au plus
effect-yearly-rep = { rep-amount } par brassin invendu, { $limit } au plus
effect-yearly-different = Ingrédients avancés de types différents : { $amount }
effect-market-basic = { $amount ->
    [one] +{ $amount } Ingrédient de base quand une case donne { $at-least } ingrédients ou plus
   *[other] +{ $amount } Ingrédients de base quand une case donne { $at-least } ingrédients ou plus
}
effect-install-basic = { $amount ->
    [one] { $amount } Ingrédient de base au choix à chaque installation
   *[other] { $amount } Ingrédients de base au choix à chaque installation
}
effect-brew-rep = { rep-amount } par brassin
effect-market-advanced = { $amount ->
    [one] +{ $amount } Ingrédient avancé quand une case donne { $at-least } ingrédients ou plus
   *[other] +{ $amount } Ingrédients avancés quand une case donne { $at-least } ingrédients ou plus
}
effect-brew-less = { $amount ->
    [one] Chaque action Traiter qui brasse : { $amount } Ingrédient de base de moins à payer
   *[other] Chaque action Traiter qui brasse : { $amount } Ingrédients de base de moins à payer
}
effect-install-rep = { rep-amount } à chaque installation
effect-sale-rep = Chaque action Traiter qui vend : { rep-amount } et { $also } $
effect-brew-advanced = { $amount ->
    [one] Chaque action Traiter avec une recette avancée : { $amount } Ingrédient avancé
   *[other] Chaque action Traiter avec une recette avancée : { $amount } Ingrédients avancés
}
effect-end-basic-recipes = { $amount } par recette de base différente brassée
effect-end-spaces = { $amount } par emplacement bâti
effect-end-batches = { $per ->
    [one] { $amount } par brassin
   *[other] { $amount } par tranche de { $per } brassins
 }
effect-end-public-recipes = { $amount } par recette avancée publique différente brassée
effect-end-basic-batches = { $amount } par brassin d’une recette de base, { $limit } au plus
effect-end-cost = { $amount } par tranche de { $per } $ des derniers frais de fonctionnement, { $limit } au plus
effect-end-styles = { $amount } par style avec { $per } brassins ou plus
effect-end-labels = { $amount } par Label d’or, { $limit } au plus

## Le contenu en mots

face-each-winter = { $money } $ par hiver
face-install-gives = Avec : { $goods }
face-portion-pays = { $rep ->
    [one] { $rep } point de Réputation et { $money } $
   *[other] { $rep } points de Réputation et { $money } $
}
face-space-take-all = Prenez tout ce qui s’est accumulé ici.
face-space-investor = Prenez tout l’argent d’ici et le jeton de premier joueur.
face-space-partnership = Prenez une carte de partenariat ; dès lors, vous pouvez échanger un Ingrédient de base contre son Ingrédient avancé.
face-space-shift = Une équipe de plus pour toujours, soit une action de brasserie de plus par saison. Elle coûte de l’argent chaque hiver.
face-space-worker = Prenez l’un des employés visibles.
face-space-interns = Un stagiaire à chacune des deux saisons suivantes, soit une action de plus à chaque fois.
face-space-traders = Donnez 1 ingrédient, prenez-en plusieurs autres.
face-space-agency = Regardez des employés qui ne sont pas visibles ; embauchez-en un, ou personne.
face-space-community-farm = Donnez un ingrédient en hiver ou au printemps, partagez la récolte en automne.
face-space-gives = Prenez { $goods }.
face-space-yeast = Dont { $count } Levure au plus.
face-space-restock = +{ $goods } à chaque saison.
face-space-price = Coûte { $money } $.
face-style = Style : { $style }
face-takes = Demande : { $goods }
face-brings = { $rep ->
    [one] { $rep } point de Réputation par brassin
   *[other] { $rep } points de Réputation par brassin
}
face-first-label = Le premier joueur qui la vend obtient son Label d’or.
face-supplies = Échangez 1 Ingrédient de base contre 1 { $what }, autant de fois que vous voulez à votre tour.
face-rate = { $goods } contre { $give }
face-amount = { $amount } { $what }
face-harvest = Votre Ferme : { $amount } par parcelle
face-shared-harvest = Ferme communautaire : { $amount } à la récolte commune

## Entrées sans nom propre

word-basic-experimental = Ingrédients de base, Expérimental
word-basic-annual = Ingrédients de base, Passage annuel
word-basic-breakthrough = Ingrédients de base, Percée
word-basic-end = Ingrédients de base, Fin de partie
word-ops-experimental = Exploitation, Expérimental
word-ops-annual = Exploitation, Passage annuel
word-ops-breakthrough = Exploitation, Percée
word-ops-end = Exploitation, Fin de partie
word-brewing-experimental = Brassage, Expérimental
word-brewing-annual = Brassage, Passage annuel
word-brewing-breakthrough = Brassage, Percée
word-brewing-end = Brassage, Fin de partie
word-adv-experimental = Ingrédients avancés, Expérimental
word-adv-annual = Ingrédients avancés, Passage annuel
word-adv-breakthrough = Ingrédients avancés, Percée
word-adv-end = Ingrédients avancés, Fin de partie
word-advanced-for-yeast = Ingrédient avancé contre Levure
word-advanced-for-hops = Ingrédient avancé contre Houblon
word-advanced-for-malt = Ingrédient avancé contre Malt
word-yeast-for-advanced = Levure contre Ingrédient avancé
word-yeast-for-hops = Levure contre Houblon
word-yeast-for-malt = Levure contre Malt
word-hops-for-advanced = Houblon contre Ingrédient avancé
word-hops-for-yeast = Houblon contre Levure
word-hops-for-malt = Houblon contre Malt
word-malt-for-hops = Malt contre Houblon

## Champs d'une position

word-agency = Agence d’emploi
word-batches = brassins
word-beer = bière
word-brewed = brassins réalisés
word-styles = brassins par style
word-gives = donne
word-whole = toute la case
word-next_steps = prochaines étapes de recherche
word-buildings = bâtiments
word-capacity = capacité de stockage
word-community_farm = Ferme communautaire
word-cost = frais de fonctionnement
word-farm_pool = récolte commune
word-get = proposé
word-give = donné
word-gold-labels = Labels d’or
word-goods = ingrédients
word-held = stagiaires gardés
word-helpers = placements supplémentaires restants
word-hidden_secrets = Recettes secrètes cachées
word-infusers = infuseurs
word-interns = stagiaires
word-interns_after = stagiaires dans deux saisons
word-interns_next = stagiaires à la saison suivante
word-lab = recherche
word-lab-basic = face de base
word-lab-advanced = face avancée
word-labels = Labels d’or
word-lap = tour
word-last_cost = derniers frais de fonctionnement
word-loans = emprunts
word-mark = recette marquée
word-meeples = pions
word-partnerships = partenariats
word-plots = parcelles
word-recipes = recettes
word-score = score
word-season = saison
word-season_number = numéro de la saison
word-seasons = saisons de la partie
word-secret_rep = Réputation des Recettes secrètes
word-secrets = Recettes secrètes
word-shifts = équipes
word-shifts_left = équipes restantes
word-shifts_used = équipes utilisées
word-slot = cuve à remplir
word-slots = places pour brasser
word-stocked = recettes réalisables avec le stock
word-stored = ingrédients en stock
word-tanks = cuves
word-tiles = bâtiments à installer
word-trade = échange
word-portions = parts de la collaboration
word-rates = taux du Marché d’échange
word-token = aide ou stagiaire
word-visitors = visiteurs
word-unused_workers = autres employés
word-workers = employés
word-year = année

## Les pièces en mots

brewcrafters-money = { $money } $
