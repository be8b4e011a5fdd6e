# Ce que les commandes disent autour d'une partie ; chaque titre a son propre catalogue.

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
