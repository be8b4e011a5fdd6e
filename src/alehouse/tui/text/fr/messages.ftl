# Ce que dit le terminal autour d'une partie ; chaque jeu a son propre catalogue.

player = Joueur { $seat }
yes = oui
no = non
rule = règle { $id }

## Le cours d'une partie

welcome = Bienvenue dans { $title }.
resumed = La partie enregistrée reprend après { $count ->
    [1] une décision
   *[other] { $count } décisions
}.
kept-at = La partie est enregistrée après chaque décision : { $path }
saved = Enregistré : { $path }
is-playing = joue…
hand-over = C’est à { $name } de jouer. Passez-lui le clavier.
game-over = La partie est terminée.
winners = { $count ->
    [one] La partie est terminée : { $names } l’emporte.
   *[other] La partie est terminée : { $names } se partagent la victoire.
}
ties = Égalités
standing = { $place }. { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
undone = Votre dernière décision est annulée.
undo-refused = Il n’y a rien à annuler : vous n’avez encore rien décidé.
undo-question = { $name } demande d’annuler { $count ->
    [1] la dernière décision
   *[other] les { $count } dernières décisions
}. Tout le monde est-il d’accord ?
undo-declined = Rien n’est annulé : tout le monde n’est pas d’accord.
goodbye = La partie est enregistrée ; pour la reprendre : { $command }
goodbye-over = L’enregistrement de la partie : { $path }
    Pour revoir la partie : { $command }
from-record = D’après une partie enregistrée : après l’étape { $step }, les dés sont nouveaux.
language-now = Langue : français.

## Choisir

not-now = Pas maintenant : { $refused }. (Tapez « pourquoi { $number } » pour savoir pourquoi le numéro { $number } n’est pas permis.)
not-now-many = Pas maintenant : { $count } choix. (Tapez « pourquoi » pour les voir avec leurs raisons.)
why-title = Pourquoi pas ?
why-nothing = Rien n’est refusé pour le moment.
why-unknown = Aucun choix refusé ne porte le numéro { $typed } ; tapez « pourquoi » tout seul pour tout voir.
not-understood = « { $typed } » n’est pas reconnu. Tapez le numéro ou des mots d’un choix, ou « aide ».
several-fit = « { $typed } » correspond à plusieurs choix ; tapez le numéro :
cards-unknown = Aucune carte ne correspond à « { $typed } ».

## Mode texte

plain-start = Tapez le numéro ou les mots d’un choix ; « aide » donne les autres commandes.
plain-help = Tapez le numéro d’un choix, ou quelques-uns de ses mots. Commandes : { $commands }. « pourquoi N » explique pourquoi une chose n’est pas permise, « règles ID » montre une règle, « cartes MOTS » explique des cartes, « enregistrer FICHIER » écrit une copie, « langue { $languages } » change la langue. Les commandes anglaises marchent toujours.
input-ended = Fin de la saisie.
rules-contents = Les chapitres et leurs règles ; tapez « règles » et un identifiant pour en lire une :
command-why = pourquoi
command-hint = conseil
command-board = plateau
command-cards = cartes
command-log = journal
command-score = score
command-rules = règles
command-undo = annuler
command-save = enregistrer
command-lang = langue
command-help = aide
command-quit = quitter

## Plein écran

key-why = pourquoi pas
key-hint = conseil
key-rules = règles
key-cards = cartes
key-undo = annuler
key-language = langue
key-save = enregistrer
key-help = aide
key-quit = quitter
hint-title = Conseil
hint-thinking = Un instant…
help-title = Aide
help-why = explique pourquoi les choix grisés ne sont pas permis, avec la règle
help-rules = ouvre les règles, à celle de l’explication affichée
help-cards = explique toutes les cartes, tous les emplacements et toutes les pièces
help-undo = annule votre dernière décision ; si elle vous a révélé quelque chose, l’accord des autres joueurs est demandé
help-hint = montre les trois meilleurs coups, avec leurs prévisions et leurs raisons
help-language = change la langue, journal compris
help-save = écrit une copie de la partie dans un fichier de votre choix
help-help = montre cette page
help-quit = quitte ; la partie est enregistrée et peut être reprise
help-choose = Appuyez sur la touche devant un choix pour le prendre, ou déplacez-vous avec les flèches et validez avec Entrée ; la souris marche aussi. Page haut et page bas font défiler le journal, - et + la table quand elle dépasse l’écran.
help-screen = L’ambre montre ce que vous pouvez faire : la même touche figure sur le plateau et dans la liste. Un point d’interrogation précède ce qui n’est pas permis ; choisissez-le pour voir pourquoi. Chaque joueur a un signe en plus d’une couleur.
help-signs = Signes : { $list }
help-languages = Langues : { $list }
rules-title = Les règles de { $title }
cards-title = Cartes et emplacements
reading-keys = ↑ ↓ espace : défiler · Échap : fermer
confirm-keys = Entrée ou o : oui · Échap ou n : non
quit-question = Quitter la partie ? Elle est enregistrée sous { $path } et peut être reprise.
save-question = Dans quel fichier écrire une copie de la partie ?
save-keys = Entrée : écrire · Échap : renoncer
hand-over-keys = Entrée : continuer

## Choix du jeu

pick-title = À quoi joue-t-on ce soir ?
pick-seats = { $low } à { $high } joueurs
pick-keys = Entrée : choisir · l : langue ({ $lang }) · q : quitter
pick-players = Joueurs
pick-opponents = Adversaires
pick-play = Jouer
pick-settings-keys = Tab : suivant · espace ou Entrée : changer · Échap : retour
pick-bots = Robots : { $level }
pick-style = Style
pick-people = personnes à ce terminal

## Moonlight Brewers

moonlight-more-doors = Autres portes : { $doors }
moonlight-decks-about = Pioches (reste/défausse)
moonlight-decks = Garous { $werewolves } · Équipement { $equipment } · Bénédictions { $blessings }
moonlight-noise = Bruit { $noise } sur { $limit }
moonlight-brew = Brassin
moonlight-stock = Réserve
moonlight-cards = Cartes
moonlight-werewolves = Garous
moonlight-injured = blessé
moonlight-webbed = dans une toile d’araignée
moonlight-used = utilisée
moonlight-dirt = crasse { $dirt }
moonlight-adjustment = ajustement { $change }
moonlight-move = Déplacement
moonlight-actions = Actions
moonlight-omen = Présage : { $omen }
moonlight-night = Nuit { $night }, { $name }
moonlight-rank = { $stars ->
    [one] { $stars } étoile : { $rank }.
   *[other] { $stars } étoiles : { $rank }.
}
moonlight-rating = Palier : { $band }.
moonlight-duel = Duel : { $name } contre { $other }
moonlight-fight = Combat : { $name } contre { $werewolf }
moonlight-roll = Jet : { $what }, { $need } ou plus, bonus { $bonus }
moonlight-dice = Dés : { $dice }
moonlight-drawn = Cartes piochées : { $cards }
moonlight-phase = Phase { $phase } ; ingrédient demandé : { $ingredient }.
moonlight-rooms = Les salles, ce qu’elles offrent (nombre à atteindre) et où mènent leurs portes :
moonlight-doors = Portes : { $doors }.
moonlight-here = Ici : { $names }.
moonlight-in = salle « { $room } »
moonlight-total = total { $total }, { $band }
moonlight-unused = { $actions ->
    [one] Il vous reste { $actions } action, qui serait perdue. Choisissez-le de nouveau pour terminer le tour.
   *[other] Il vous reste { $actions } actions, qui seraient perdues. Choisissez-le de nouveau pour terminer le tour.
}

## Dice Brewing

dice-round = Manche { $round }
dice-brewed = Recettes : { $brewed } sur { $limit }
dice-active = Actifs
# Les lettres des dés : malt clair, malt foncé, houblon, savoir-faire.
dice-letters = C F H S
dice-storage = Entrepôt
dice-placed = Sur le plateau
dice-goods = Ingrédients et jetons
dice-seed = graine
dice-reroll = relancer
dice-swap = échanger
dice-ready = prête
dice-to-store = { $count ->
    [one] { $count } dé à entreposer
   *[other] { $count } dés à entreposer
}
dice-missing = { $count ->
    [one] il manque { $count } dé
   *[other] il manque { $count } dés
}
dice-market = Marché
dice-black-market = Marché noir
dice-hidden = personne ne sait combien il en reste
dice-left = { $count ->
    [0] épuisé
   *[other] il en reste { $count }
}
dice-sign-store = dés encore à entreposer
dice-sign-missing = nombre de dés manquants
dice-closed = Fermé cette manche
dice-opens = ouvre à la manche { $round }
dice-crowded = bloqué
dice-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
dice-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
dice-experience = expérience { $count }
dice-seeds = graines { $count }
dice-total = total { $total }
dice-first = { $name } commence
dice-played = Jetons joués
dice-unused = { $pieces ->
    [one] Vous pouvez encore placer { $pieces } élément. Choisissez-le de nouveau pour ne plus rien placer.
   *[other] Vous pouvez encore placer { $pieces } éléments. Choisissez-le de nouveau pour n’en placer aucun.
}

## Brew Crafters

crafters-amount = { $money } $
crafters-cost = l’hiver coûte { $cost } $
crafters-loans = emprunts { $loans }
crafters-lap = tour { $lap }
crafters-meeples = pions { $meeples }
crafters-shifts = Équipes
crafters-stored = Stock { $stored } sur { $capacity }
crafters-tanks = Cuves
crafters-line = Embouteillage
crafters-shipped = Expédiés
crafters-lab = Recherche
crafters-recipes = Recettes
crafters-used = déjà utilisé cette saison
crafters-used-by = utilisé par { $names }
crafters-batches = { $count ->
    [one] { $count } brassin
   *[other] { $count } brassins
}
crafters-season = Année { $year }, { $season }, { $phase }.
crafters-rep = Réputation { $rep }
crafters-shifts-left = équipes restantes { $free } sur { $all }
crafters-total = total { $total }
crafters-unused = Cette équipe ne ferait rien. Choisissez-le de nouveau pour passer.
crafters-start = { $name } a le jeton de premier joueur
crafters-hire = À embaucher (coût par hiver)
crafters-partnerships = Cartes de partenariat restantes
crafters-collaboration = Collaboration
crafters-unclaimed = à prendre
crafters-interns-supply = { $count ->
    [0] Aucun stagiaire en réserve
    [one] { $count } stagiaire en réserve
   *[other] { $count } stagiaires en réserve
}
crafters-interns = stagiaires : { $now } maintenant, { $soon } la saison prochaine, { $later } dans deux saisons
