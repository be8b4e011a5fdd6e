# Ce que les commandes disent autour d'une partie ; chaque titre a son propre catalogue.

language-name = Français
player = Joueur { $number }
nobody = personne
face-value = { $value }
face-by-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} : { $values }
face-by-turn = { $players } joueurs, dans l’ordre du tour : { $values }
labeled = { $label } : { $text }
refused-choice = { $choice } · { $reason }
clauses = { $first } ; { $second }
on = oui
off = non
yes = oui
no = non

source-fact = imprimé
source-inferred = interprétation
source-house = maison
source-pack = paquet
house-rule = (Règle maison.)

replay-setup = { $title }, { $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}, paquet { $pack }, version { $rules } des règles
replay-seed = Graine { $seed }
replay-commitment = Dés honnêtes, engagement { $commitment }
replay-from-record = Jusqu’à l’étape { $step }, tout vient d’ailleurs (partie importée ou copie restaurée) ; ensuite, de nouveaux dés.
replay-undone = { $count ->
    [one] { $count } étape qui avait révélé quelque chose a été annulée.
   *[other] { $count } étapes qui avaient révélé quelque chose ont été annulées.
}
replay-options = Options : { $options }
replay-step = { $step }. { $name } : { $action }
replay-unfinished = La partie n’est pas terminée ; en attente : { $name }.
replay-over = La partie est terminée.
replay-place = { $place }. { $name } : { $total }
replay-at = Après l’étape { $step } sur { $steps }
replay-asks = En attente ({ $name }) : { $decision }
replay-choices = Choix :
replay-refused = Pas maintenant :
replay-board = Position :

rules-of = Les règles de { $title }

cards-of = { $title } : contenu du paquet « { $pack } »
cards-sources = imprimé = figure dans un livret de règles ; interprétation = découle du livret sans y figurer ; maison = de notre invention ; paquet = changé par le paquet

hint-move = { $rank }. { $action } · { $value }
hint-win = { NUMBER($percent, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) } % de chances de gagner
hint-expected = { $unit ->
    [stars] étoiles attendues : { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] points attendus : { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
hint-behind = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $number ->
            [one] étoile
           *[other] étoiles
        } de moins
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $number ->
            [one] point
           *[other] points
        } de moins
}
hint-equal = à peu près égal ({ $behind })
hint-why = Pourquoi : { $gains }
hint-why-later = Pourquoi, plus tard dans la partie : { $gains }
hint-no-reason = Aucune raison ne se détache.
hint-price = Prix : { $costs }
hint-gain = { $unit ->
    [stars] { $what } (+{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (+{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-cost = { $unit ->
    [stars] { $what } (−{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (−{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-risk = Risque de { NUMBER($percent, maximumFractionDigits: 0) } % : { $loss }

# la revue d’une partie terminée
review = Revue
review-about = Les décisions qui ont clairement coûté quelque chose, jugées d’après ce que le joueur pouvait alors savoir. Chaque coup a été rejoué de nombreuses fois avec les mêmes tirages.
review-progress = Étapes revues : { $done } sur { $steps }
review-played = Étape { $step }, { $name } : { $action }
review-better = Mieux : { $action } ({ $gain })
review-gain = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $number ->
            [one] étoile
           *[other] étoiles
        } de plus
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $number ->
            [one] point
           *[other] points
        } de plus
}
review-rule = { $why } ({ $rule })
review-none = { $name } : aucune erreur nette
review-luck = { $name } : { $luck } ; { $total } à la fin, { NUMBER($fair, maximumFractionDigits: 1) } sans la chance
review-lucky = { $unit ->
    [stars] chance : { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $number ->
            [one] étoile
           *[other] étoiles
        }
   *[points] chance : { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $number ->
            [one] point
           *[other] points
        }
}
review-unlucky = { $unit ->
    [stars] malchance : { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $number ->
            [one] étoile
           *[other] étoiles
        }
   *[points] malchance : { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $number ->
            [one] point
           *[other] points
        }
}
review-even = ni chance ni malchance
review-no-chance = Cette partie n’a rien laissé au hasard.
review-play-on = Pour continuer à partir de là : { $command }

analyse-known-all = Avec toutes les informations cachées
analyse-known-seat = Avec les informations du joueur { $name }
analyse-known-spectator = Avec les seules informations publiques
analyse-win-chance = Chances de victoire, %
analyse-expected-points = Points attendus
analyse-step = Étape
analyse-points-of = Points : { $name }
analyse-turning-points = Tournants de la partie :
analyse-no-turning-point = Aucune étape n’a fait basculer la partie à elle seule.
analyse-chance-swing = { $name } : { NUMBER($before, maximumFractionDigits: 0) } % → { NUMBER($after, maximumFractionDigits: 0) } %
analyse-points-swing = { $name } : { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = Fichiers écrits : { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } de { $low } à { $high }
forecast-chance = { $what } ({ $chance } %)
forecast-or = { $first } ou { $second }

# what a title without its own evaluation or facts has
term-points = points jusqu’ici
    .more = plus de points
    .less = moins de points
term-experience = expérience d’autres parties
    .more = une position qui rapporte plus d’habitude
    .less = une position qui rapporte moins d’habitude
fact-points = Points

## Champs d'une position

word-decision = décision
word-id = nom
word-left = reste
word-phase = phase
word-phases = phases
word-place = rang
word-players = joueurs
word-seat = place
word-seats = places
word-title = jeu
word-to_act = doit décider
word-total = total
word-turn = tour
word-used = utilisé
word-what = quoi
word-first = premier joueur
word-kind = type
hint-forecast = Prévision : { $forecast }

## À imprimer

print-contents = Dans ce fichier
print-needs = Il vous faut aussi
print-how = Comment imprimer
print-scale = Imprimez à la taille réelle (100 %, sans ajuster à la page). Ce trait doit mesurer 50 mm :
print-duplex = Imprimez les planches de cartes recto verso, en retournant sur le bord long : les dos suivent leurs faces.
print-paper = Du papier rigide (200 g/m² ou plus) convient aux cartes, plateaux et jetons ; du papier ordinaire aux feuilles et aux règles.
print-name = Nom
print-total = Total
print-options = Options de cette partie
print-values = Là où ces valeurs diffèrent des règles ci-dessus, ce sont elles qui comptent.
print-scores = Feuille de score
print-mods = Modes
print-doors = Une barre dans un mur est une porte.
print-board = Plateau
print-tokens = Jetons
print-dice = des dés à six faces
print-pencils = des crayons
print-cubes = des cubes ou d’autres marqueurs
print-from-players = à partir de { $count } joueurs
print-first = Premier joueur
print-season = Saison
print-count = { $count } × { $name }
printed-house = De notre invention : aucun livret de règles n’imprime cette valeur.
printed-pack = Modifié par le paquet de contenu.
print-made = Produit avec Alehouse { $version }, contenu { $digest }.

## Robots

level-random = au hasard
level-newcomer = débutant
level-novice = novice
level-casual = occasionnel
level-regular = habitué
level-expert = expert
level-master = maître
level-grandmaster = grand maître
level-greedy = { level-regular }
level-in-style = { $level }, { $style }
style-none = équilibré
style-cautious = prudent
style-greedy = gourmand
style-aggressive = agressif
