# Ce que les commandes disent autour d'une partie ; chaque titre a son propre catalogue.

language-name = Français
player = Joueur { $number }
nobody = personne
on = oui
off = non

source-fact = imprimé
source-inferred = déduit
source-house = maison
source-pack = paquet

replay-setup = { $title }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}, paquet { $pack }, version { $rules } des règles
replay-seed = Graine { $seed }
replay-commitment = Dés honnêtes, engagement { $commitment }
replay-from-record = Les { $step } premiers pas viennent d’ailleurs (partie importée ou copie restaurée) ; ensuite, de nouveaux dés.
replay-undone = { $count ->
    [one] 1 pas qui avait révélé quelque chose a été annulé.
   *[other] { $count } pas qui avaient révélé quelque chose ont été annulés.
}
replay-options = Options : { $options }
replay-step = { $step }. { $name } : { $action }
replay-unfinished = La partie n'est pas finie : { $name } doit décider.
replay-over = La partie est finie.
replay-place = { $place }. { $name } : { $total }
replay-at = Après le coup { $step } sur { $steps }
replay-asks = { $name } doit décider : { $decision }
replay-choices = Choix :
replay-refused = Pas maintenant :
replay-board = Position :

rules-of = Les règles de { $title }
rules-rule = règle { $rule }

cards-of = { $title } : contenu du paquet « { $pack } »
cards-sources = imprimé = figure dans un livret de règles ; déduit = découle de ce qui est imprimé ; maison = de notre invention ; paquet = changé par le paquet

hint-chance = { $rank }. { $action } · gagne à { NUMBER($percent, maximumFractionDigits: 0) } %
hint-points = { $rank }. { $action } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points à espérer
hint-gain = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-reasons = Par rapport à un coup moyen : { $reasons }
hint-no-reasons = Ni mieux ni moins bien qu'un coup moyen pour l'instant ; la recherche en voit l'intérêt plus tard.
hint-risk = { NUMBER($percent, maximumFractionDigits: 0) } % { $term }
hint-risks = Risque : { $risks }

analyse-known-all = Vu avec tout ce qui était caché
analyse-known-seat = Vu avec ce que { $name } pouvait savoir
analyse-known-spectator = Vu avec ce que tout le monde pouvait savoir
analyse-win-chance = Chances de victoire, %
analyse-expected-points = Points à espérer
analyse-step = Coup
analyse-points-of = Points de { $name }
analyse-turning-points = Tournants de la partie :
analyse-no-turning-point = Aucun coup n'a fait basculer la partie à lui seul.
analyse-chance-swing = { $name } : { NUMBER($before, maximumFractionDigits: 0) } % → { NUMBER($after, maximumFractionDigits: 0) } %
analyse-points-swing = { $name } : { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = Écrit : { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } de { $low } à { $high }
forecast-chance = { $what } ({ $chance } %)
forecast-or = { $first } ou { $second }

# what a title without its own evaluation or facts has
term-points = points jusqu’ici
fact-points = Points
