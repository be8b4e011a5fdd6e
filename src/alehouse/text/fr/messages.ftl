# Ce que les commandes disent autour d'une partie ; chaque titre a son propre catalogue.

language-name = Français
player = Joueur { $number }
nobody = personne
labeled = { $label } : { $text }
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
    [one] un joueur
   *[other] { $seats } joueurs
}, paquet { $pack }, version { $rules } des règles
replay-seed = Graine { $seed }
replay-commitment = Dés honnêtes, engagement { $commitment }
replay-from-record = Les { $step } premiers pas viennent d’ailleurs (partie importée ou copie restaurée) ; ensuite, de nouveaux dés.
replay-undone = { $count ->
    [one] 1 pas qui avait révélé quelque chose a été annulé.
   *[other] { $count } pas qui avaient révélé quelque chose ont été annulés.
}
replay-options = Options : { $options }
replay-step = { $step }. { $name } : { $action }
replay-unfinished = La partie n’est pas terminée ; en attente : { $name }.
replay-over = La partie est terminée.
replay-place = { $place }. { $name } : { $total }
replay-at = Après le coup { $step } sur { $steps }
replay-asks = En attente ({ $name }) : { $decision }
replay-choices = Choix :
replay-refused = Pas maintenant :
replay-board = Position :

rules-of = Les règles de { $title }

cards-of = { $title } : contenu du paquet « { $pack } »
cards-sources = imprimé = figure dans un livret de règles ; interprétation = découle du livret sans y figurer ; maison = de notre invention ; paquet = changé par le paquet

hint-chance = { $rank }. { $action } · { NUMBER($percent, maximumFractionDigits: 0) } % de chances de gagner
hint-points = { $rank }. { $action } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points à espérer
hint-gain = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-reasons = Par rapport à un coup moyen : { $reasons }
hint-no-reasons = Ni mieux ni moins bien qu’un coup moyen pour l’instant ; la recherche en voit l’intérêt plus tard.
hint-risk = { $term } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
hint-risks = Peut coûter : { $risks }

analyse-known-all = Avec toutes les informations cachées
analyse-known-seat = Avec les informations du joueur { $name }
analyse-known-spectator = Avec les seules informations publiques
analyse-win-chance = Chances de victoire, %
analyse-expected-points = Points à espérer
analyse-step = Coup
analyse-points-of = Points : { $name }
analyse-turning-points = Tournants de la partie :
analyse-no-turning-point = Aucun coup n’a fait basculer la partie à lui seul.
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
print-scores = Feuille de score
print-mods = Modules
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
