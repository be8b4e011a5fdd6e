# Les mots du plateau de Brew Crafters ; tout ce qui touche à ses règles est dans le catalogue du jeu.

## Saisons et argent

brewcrafters-year = Année { $year }
brewcrafters-season = { $season }, année { $year }
brewcrafters-season-of = Saison { $season } sur { $seasons }
brewcrafters-winter-costs = L’hiver coûte
brewcrafters-costs = Frais de fonctionnement

## Marché

brewcrafters-market = Place du marché
brewcrafters-half-investor = Inves­tisseur
brewcrafters-half-partnership = Parte­nariat
brewcrafters-half-shift = Nouvelle équipe
brewcrafters-half-worker = Em­ployé
brewcrafters-half-benefit = Soirée
brewcrafters-half-basic = De base
brewcrafters-half-advanced = Avancé
brewcrafters-half-beside = { $half } (à côté : { $other })
brewcrafters-used = utilisé cette saison
brewcrafters-used-by = utilisé par { $name }
brewcrafters-lap = tour { $lap }
brewcrafters-meeples = { $count ->
    [one] { $count } pion à placer
   *[other] { $count } pions à placer
}
brewcrafters-left = il en reste { $count }
brewcrafters-workers-about = à embaucher, payés chaque hiver
brewcrafters-nobody = Il ne reste personne.

## Recettes

brewcrafters-recipes-about = cochée : votre stock a tout ce qu’il faut
brewcrafters-ready = prête
brewcrafters-label-of = Label d’or : { $name }
brewcrafters-secret-rep = { $rep ->
    [one] { $rep } point de Réputation à la première vente
   *[other] { $rep } points de Réputation à la première vente
}

## Brasserie

brewcrafters-floor = Brasserie : { $name }
brewcrafters-empty = vide
brewcrafters-filling = à remplir
brewcrafters-tanks = Cuves
brewcrafters-bottling = Bouteilles { $count }
brewcrafters-shipped = Expédiés { $count }
brewcrafters-stored = { $stored } sur { $capacity }
brewcrafters-built = { $built } sur { $all } installés
brewcrafters-stands = installé
brewcrafters-batches = { $count ->
    [0] pas encore de brassin
    [one] 1 brassin
   *[other] { $count } brassins
}
brewcrafters-start = Premier joueur
brewcrafters-shifts = { $shifts ->
    [1] équipe à jouer : { $left } sur 1
   *[other] équipes à jouer : { $left } sur { $shifts }
}
brewcrafters-labels = { $count ->
    [one] { $count } label
   *[other] { $count } labels
}
brewcrafters-loans = { $count ->
    [one] { $count } emprunt
   *[other] { $count } emprunts
}
brewcrafters-interns = { $count ->
    [one] { $count } stagiaire
   *[other] { $count } stagiaires
}
brewcrafters-interns-later = saison prochaine { $next }, puis { $after }
brewcrafters-interns-supply = { $count ->
    [0] pas de stagiaire en réserve
    [one] 1 stagiaire en réserve
   *[other] { $count } stagiaires en réserve
}

## Recherche

brewcrafters-step-start = Dép.
    .letter = D
brewcrafters-step-experimental = Exp.
    .letter = E
brewcrafters-step-annual = Année
    .letter = A
brewcrafters-step-breakthrough = Perc.
    .letter = P
brewcrafters-step-end = Fin
    .letter = ★
brewcrafters-track-basic = De base
brewcrafters-track-ops = Exploi­tation
brewcrafters-track-brewing = Brassage
brewcrafters-track-adv = Avancés

## Choses partagées

brewcrafters-portions = { $given } sur { $all }
brewcrafters-complete = Collaboration achevée
brewcrafters-farm-pool = Récolte

## Les cases, recettes et pièces en mots

brewcrafters-hire-open = Voir les employés
brewcrafters-close = Fermer

## Que faire, dans la barre de décision

brewcrafters-headline-market-place = Placez un pion sur une case éclairée
brewcrafters-headline-market-extra = Placer encore une fois ?
brewcrafters-headline-gain-basic = Choisissez des Ingrédients de base
brewcrafters-headline-gain-advanced = Choisissez un Ingrédient avancé
brewcrafters-headline-discard = Stock plein : défaussez { $count }
brewcrafters-headline-worker-pick = Embauchez un employé
brewcrafters-headline-worker-free = Faire l’action gratuite maintenant ?
brewcrafters-headline-partner-pick = Choisissez un partenariat
brewcrafters-headline-turn-end = Terminez le tour ou agissez encore
brewcrafters-headline-brewery-action = Que fait cette équipe ?
brewcrafters-headline-process-part = { $processed ->
    [true] Collaborer aussi ?
   *[false] { $collaborated ->
        [true] Traiter aussi la bière ?
       *[false] Traiter la bière ou Collaborer d’abord ?
    }
}
brewcrafters-headline-brew-slot = Choisissez la recette à brasser ici
brewcrafters-headline-brew-discount = Quel ingrédient est épargné ?
brewcrafters-headline-brew-mash = Utiliser la Cuve-matière ?
brewcrafters-headline-collab-portion = Donnez une part, ou aucune
brewcrafters-headline-lab-track = Choisissez une piste de recherche
brewcrafters-headline-lab-mark = Marquez une recette
brewcrafters-headline-lab-space = Choisissez un emplacement
brewcrafters-headline-lab-swap = Échangez des ingrédients ou arrêtez
brewcrafters-headline-lab-yeast = Levure ou Réputation ?
brewcrafters-headline-install-pick = Choisissez ce que vous installez
brewcrafters-headline-annual-next = Hiver : choisissez un avantage
brewcrafters-headline-trade-give = Que donnez-vous aux marchands ?
brewcrafters-headline-trade-get = Que donnent les marchands ?
brewcrafters-headline-agency-pick = Embaucher à l’agence ?
brewcrafters-headline-farm-give = Choisissez une part pour la Ferme
brewcrafters-headline-farm-pick = Prenez de la récolte commune
brewcrafters-headline-secret-pick = Choisissez votre Recette secrète

brewcrafters-tab-floor = Brasserie
