# What the workshop says: it is loaded with that page.

## Packs of one's own

workshop-about = Créez vos propres cartes : saisissez celles de votre boîte, changez des nombres, retirez des entrées. Tout est conservé dans ce navigateur ; vous pouvez enregistrer un paquet dans un fichier, le partager par un lien et y jouer.
workshop-new = Nouveau paquet
workshop-name = Nom du paquet
workshop-my-box = Ma boîte
workshop-begin = Commencer
workshop-import = Ouvrir un fichier
workshop-mine = Mes paquets
workshop-delete = Supprimer
workshop-delete-sure = Supprimer « { $name } » ? C’est définitif.
workshop-link-wrong = Ce lien ne contient pas de paquet, ou seulement une partie.

## The editor

workshop-problems = { $count ->
    [1] Un problème
   *[other] { $count } problèmes
}
workshop-good = Prêt à jouer
workshop-kept = Enregistré dans ce navigateur
workshop-not-kept = Ce navigateur n’a pas enregistré la dernière modification. Enregistrez le paquet dans un fichier.
workshop-play = Jouer avec ce paquet
workshop-export = Enregistrer dans un fichier
workshop-entries = Entrées
workshop-section-changed = { $section } ({ $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
})
workshop-choose = Choisissez une entrée pour la modifier, la copier ou la retirer.
workshop-only = Retirer toutes les autres
workshop-mark-changed = modifiée
workshop-mark-new = nouvelle
workshop-mark-out = retirée
workshop-wrong = problème
workshop-copy = Copier comme nouvelle
workshop-leave-out = Retirer
workshop-put-back = Remettre
workshop-reset = Annuler mes modifications
workshop-preview = Telle qu’elle sera affichée
workshop-preview-old = La carte montre les dernières valeurs valables.
workshop-no-fields = Seul le nom de cette entrée peut être modifié.
workshop-add-item = Ajouter
workshop-item = N° { $number }
workshop-drop-item = Retirer le n° { $number }
workshop-leave-field = Sans
workshop-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
workshop-by-players-about = Un nombre pour tous, ou un par joueur dans l’ordre du tour, séparés par des virgules.

## What a field may hold

workshop-wanted = Cette valeur n’est pas permise ici.
workshop-wanted-whole = Il faut un nombre entier de { $low } à { $high }.
workshop-wanted-list = Il en faut de { $low } à { $high }.
workshop-wanted-word = Choisissez-en une.
workshop-wanted-name = Utilisez de 1 à 200 caractères.
workshop-wanted-by-players = Il faut des nombres entiers de { $low } à { $high } : un seul, ou un par joueur.

## Bot games and sharing

workshop-games = Parties entre robots
workshop-games-about = Des robots jouent avec ce paquet en arrière-plan. 1,00 est une part équitable des victoires ; si l’intervalle ne le contient pas, quelque chose aide ou nuit.
workshop-games-play = Jouer { $games } parties entre robots
workshop-games-stop = Ne plus suivre
workshop-games-wrong = Il faut d’abord que le paquet soit sans problème.
workshop-games-done = parties : { $done } sur { $games }
workshop-games-old = Le paquet a changé depuis ces parties.
workshop-games-who = Place ou entrée
workshop-games-seat = Joueur { $number } dans l’ordre du tour
workshop-games-met = L’ont eue
workshop-games-share = Victoires
workshop-games-interval = Intervalle à 95 %
workshop-share = Partager par un lien
workshop-share-about = Le lien contient tout le paquet. Quiconque l’ouvre en reçoit une copie.
workshop-share-long = Ce paquet est trop gros pour un lien ({ $length } caractères ; { $longest } au plus). Enregistrez-le plutôt dans un fichier.

## Fields of entries; what has no message here has one in the title's catalogue

workshop-field-name = Nom
workshop-field-copies = Exemplaires dans la pioche
workshop-field-do = Effet
workshop-field-effect = Effet
workshop-field-effects = Effets
workshop-field-amount = Valeur
workshop-field-also = Deuxième valeur
workshop-field-value = Valeur
workshop-field-what = Quoi
workshop-field-when = Quand
workshop-field-limit = Limite
workshop-field-expansion = Seulement avec l’extension
workshop-field-kind = Genre
workshop-field-members = Membres
workshop-field-dice = Dés
workshop-field-bonus = Bonus
workshop-field-taste = Goût
workshop-field-left = Icônes de gauche, avant le combat
workshop-field-right = Icônes de droite, après le combat
workshop-field-abilities = Capacités
workshop-field-doors = Portes
workshop-field-to = Vers
workshop-field-ingredient = Ingrédient
workshop-field-room = Salle
workshop-field-difficulty = Difficulté
workshop-field-quality = Qualité
workshop-field-rule = Règle
workshop-field-special = Règle particulière
workshop-field-task = Tâche
workshop-field-from = À partir de
workshop-field-by-players = Selon le nombre de joueurs
workshop-field-letter = Lettre
workshop-field-count = Nombre
workshop-field-points = Points
workshop-field-type = Type de bière
workshop-field-level = Niveau
workshop-field-starter = Dans la première rangée, à partir de tant de joueurs
workshop-field-coins = Pièces
workshop-field-with = Avec
workshop-field-least = Au moins
workshop-field-at-least = Au moins
workshop-field-stack = Pièces dans la pile
workshop-field-price = Prix
workshop-field-discount = Prix selon le dé, de 1 à 6
workshop-field-opens = Ouvre à
workshop-field-speed = Case d’accélération
workshop-field-seeds = Graines
workshop-field-harvest = Récolte
workshop-field-shared-harvest = Récolte commune
workshop-field-style = Style
workshop-field-basic = De base
workshop-field-first = Pour une première partie
workshop-field-cost = Coût
workshop-field-symbol = Symbole
workshop-field-advanced = Avancés
workshop-field-per = Pour chaque
workshop-field-restock = Réapprovisionnée avec
workshop-field-flows = Actions
workshop-field-half = Moitié
workshop-field-most-yeast = Levure au plus
workshop-field-few = À peu de joueurs
workshop-field-many = À beaucoup de joueurs
workshop-field-give = Donner
workshop-field-get = Recevoir

## Values that no title has a word for

workshop-value-ingredient = chercher un ingrédient
workshop-value-take-all = tout prendre
workshop-value-traders = Marché d’échange
