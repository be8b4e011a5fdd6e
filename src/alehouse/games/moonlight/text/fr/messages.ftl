# Moonlight Brewers en français.

## Ce qu'il faut décider

decision-choose-monk = Choisissez votre moine pour cette nuit, ou laissez faire le hasard. Les moines sont des créations maison.
decision-turn-step = Déplacez-vous, agissez ou utilisez une carte. Déplacements et actions non utilisés à la fin du tour sont perdus.
decision-pre-roll-cards = Avant le jet : utilisez des cartes, ou lancez le dé.
decision-make-noise = Chercher à fond ? Faire du bruit aide ce jet et augmente votre bruit, même en cas d’échec.
decision-keep-die = Choisissez le dé que vous gardez.
decision-pre-draw-cards = Avant de piocher : utilisez une carte pour en voir une de plus, ou piochez.
decision-keep-equipment = Gardez l’un des Équipements piochés et défaussez le reste.
decision-keep-blessing = Gardez l’une des Bénédictions piochées et défaussez le reste.
decision-hunt-pick = Choisissez le Garou que vous chassez ; l’autre est défaussé.
decision-attack-pick = Un Garou vous attaque : choisissez celui que vous affrontez ; l’autre est défaussé.
decision-fight-cards = Avant le combat : utilisez des cartes, ou combattez sans.
decision-flee = Votre dé montre 1 ou 2 : fuyez sans une égratignure, ou poursuivez le combat.
decision-injury-card = Vous allez subir une blessure grave : utilisez une carte pour l’éviter, ou subissez-la.
decision-blessed-dice = Le dé de Béni peut vous sauver : utilisez une carte pour en lancer un de plus, ou lancez-le seul.
decision-dirt-split = Vous avez 2 crasses : combien pour la bière d’un adversaire, combien pour améliorer la vôtre grâce au Codex ?
decision-dirt-target = Choisissez la bière qui reçoit la crasse ; la vôtre, si le Codex le permet, y gagne du goût.
decision-mug-target = Choisissez le joueur dont la bière est changée par les deux chopes.
decision-blood-target = Choisissez le Garou conservé dont le goût est changé par le sang de loup.
decision-ancestral-cards = Recette ancestrale : utilisez des cartes à ingrédient couronné sur cette unité, ou inscrivez-la dès qu’elle augmente la case de la phase précédente.
decision-brew-cards = C’est l’heure du brassage : améliorez le brassin avec des cartes et des capacités, ou remplissez la case de la phase.
decision-keepsake-pick = La nuit vous vaut un souvenir : choisissez-le. Il servira une fois dans chacune des nuits suivantes.

## Pourquoi on le demande

because-left = Restent : { $moves ->
    [0] aucun déplacement gratuit
   *[other] 1 déplacement gratuit
}, { $actions ->
    [0] aucune action
    [one] 1 action
   *[other] { $actions } actions
}.
because-phase-here = { $phase } : { $ingredient }, à trouver ici.
because-phase-there = { $phase } : { $ingredient }. Où chercher : { $room }.
because-phase-stocked = { $phase } : { $ingredient }, vous avez de la qualité { $quality }.
because-roll = { $what } : le dé doit montrer au moins { $die }.
because-fight = Vous ajoutez { $own } à votre dé. { $werewolf } : { face-strength }.

## Ce qu'on peut faire

action-choose-monk = { $monk }
action-random-monk = Laisser faire le hasard
action-move = Se déplacer : { $to }
action-convert-move = Dépenser une action pour se déplacer : { $to }
action-sprint = Sprinter : { $to }
action-convert-sprint = Dépenser une action pour sprinter : { $to }
action-action = { $what }
action-recover = Se rétablir
action-duel = Défier { $seat } en duel
action-use = Utiliser : { $card }
action-alchemy = Alchimie : { $unit } { $quality } devient { $into }
action-ancestral = Recette ancestrale avec l’unité de qualité { $quality }
action-end-turn = Terminer le tour
action-roll = Lancer
action-make-noise = Faire du bruit
action-stay-quiet = Rester discret
action-keep-die = Garder le { $face }
action-draw = Piocher
action-keep = Garder : { $card }
action-face = Affronter : { $werewolf }
action-fight = Combattre
action-flee = Fuir
action-stand = Poursuivre le combat
action-bear = Subir la blessure
action-split = { $own ->
    [0] Les deux pour la bière d’un adversaire
    [1] Une pour la bière d’un adversaire, une pour la vôtre
   *[other] Les deux pour votre bière
}
action-dirty = Mettre de la crasse dans la bière brassée par { $seat }
action-treat = Utiliser deux chopes sur la bière brassée par { $seat }
action-blood = Utiliser le sang de loup : { $werewolf }
action-add = Inscrire l’unité
action-brew = Remplir la case
action-keepsake = Prendre : { $card }

## Ce qui s'est passé

log-first = { $seat } ouvre la partie.
    .you = Vous ouvrez la partie.
log-monk = { $seat } incarne { $monk }.
    .you = Vous incarnez { $monk }.
log-night = Une nouvelle nuit commence : { $night }.
log-phase = Une nouvelle phase commence : { $phase }.
log-omen = Le présage de cette phase : { $omen }.
log-move = { $seat } passe une porte : { $room }.
    .you = Vous passez une porte : { $room }.
log-sprint = { $seat } sprinte et passe deux portes : { $room }.
    .you = Vous sprintez et passez deux portes : { $room }.
log-make-noise = { $seat } cherche à fond et fait du bruit.
    .you = Vous cherchez à fond et faites du bruit.
log-roll = { $seat } tente « { $what } » : dé { $die }, total { $total }.
    .you = Vous tentez « { $what } » : dé { $die }, total { $total }.
log-success = Réussite : « { $what } » ({ $seat }, il fallait { $need } ou plus).
    .you = Réussite : « { $what } » (il vous fallait { $need } ou plus).
log-fail = Échec : « { $what } » ({ $seat }, il fallait { $need } ou plus).
    .you = Échec : « { $what } » (il vous fallait { $need } ou plus).
log-noise = { $change ->
    [0] { $seat } : le bruit reste à { $noise }.
   *[other] { $seat } : le bruit passe à { $noise } ({ SIGNED($change) }).
}
    .you = { $change ->
        [0] Votre bruit reste à { $noise }.
       *[other] Votre bruit passe à { $noise } ({ SIGNED($change) }).
    }
log-found = { $seat } trouve un ingrédient : { $ingredient }, qualité { $quality }.
    .you = Vous trouvez un ingrédient : { $ingredient }, qualité { $quality }.
log-meditate = { $seat } médite en silence.
    .you = Vous méditez en silence.
log-recover = { $seat } se rétablit : le moine est de nouveau indemne.
    .you = Vous vous rétablissez : votre moine est de nouveau indemne.
log-attack = Un Garou attaque { $seat } ! Salle : { $room }.
    .you = Un Garou vous attaque ! Salle : { $room }.
log-nobody = Il n’y a plus de Garou pour entendre { $seat } : personne ne vient.
    .you = Il n’y a plus de Garou pour vous entendre : personne ne vient.
log-draw = { $seat } pioche la carte { $card }.
    .you = Vous piochez la carte { $card }.
log-reveal = { $seat } révèle un Garou : { $werewolf }.
    .you = Vous révélez un Garou : { $werewolf }.
log-keep = { $seat } garde la carte { $card }.
    .you = Vous gardez la carte { $card }.
log-discard = { $seat } défausse la carte { $card }.
    .you = Vous défaussez la carte { $card }.
log-discard-wolf = Défausse : { $werewolf }.
log-reshuffle = La défausse est mélangée pour former une nouvelle { $deck }.
log-use = { $seat } utilise la carte { $card }.
    .you = Vous utilisez la carte { $card }.
log-keep-die = { $seat } garde le { $die }.
    .you = Vous gardez le { $die }.
log-fight = { $seat } affronte un Garou : { $werewolf }.
    .you = Vous affrontez un Garou : { $werewolf }.
log-fight-roll = { $seat } obtient un { $die } au combat.
    .you = Vous obtenez un { $die } au combat.
log-compare = Totaux : { $seat } { $own }, { $werewolf } { $foe }.
    .you = Totaux : vous { $own }, { $werewolf } { $foe }.
log-win = { $seat } bat un Garou : { $werewolf }.
    .you = Vous battez un Garou : { $werewolf }.
log-loss = Un Garou bat { $seat } : { $werewolf }.
    .you = Un Garou vous bat : { $werewolf }.
log-tie = Égalité entre { $seat } et { $werewolf } ; personne n’est blessé.
    .you = Égalité entre vous et { $werewolf } ; personne n’est blessé.
log-flee = { $seat } prend la fuite.
    .you = Vous prenez la fuite.
log-trophy = { $seat } conserve un trophée : { $werewolf }, goût { $taste }.
    .you = Vous conservez un trophée : { $werewolf }, goût { $taste }.
log-injury = { $seat } subit une blessure grave : 1 crasse de plus, { $dirt } en tout.
    .you = Vous subissez une blessure grave : 1 crasse de plus, { $dirt } en tout.
log-avoid = { $seat } échappe à la blessure grave.
    .you = Vous échappez à la blessure grave.
log-blessed = { $seat } lance le dé de Béni : { $die }.
    .you = Vous lancez le dé de Béni : { $die }.
log-web = { $seat } est dans une toile d’araignée : aucun déplacement avant la fin de son prochain tour.
    .you = Vous êtes dans une toile d’araignée : aucun déplacement avant la fin de votre prochain tour.
log-blood = Sang de loup pour { $seat } : { $werewolf } a désormais un goût de { $taste }.
    .you = Sang de loup pour vous : { $werewolf } a désormais un goût de { $taste }.
log-adjust = La bière brassée par { $other } est ajustée de { SIGNED($change) }.
log-dirt = { $seat } met { $dirt ->
    [one] { $dirt } crasse
   *[other] { $dirt } crasses
} dans la bière brassée par { $other }.
    .you = Vous mettez { $dirt ->
        [one] { $dirt } crasse
       *[other] { $dirt } crasses
    } dans la bière brassée par { $other }.
log-duel = { $seat } défie { $other } en duel.
    .you = Vous défiez { $other } en duel.
log-duel-compare = Totaux : { $seat } { $own }, { $other } { $foe }.
    .you = Totaux : vous { $own }, { $other } { $foe }.
log-duel-won = { $seat } remporte le duel contre { $other }.
    .you = Vous remportez le duel contre { $other }.
log-duel-tie = Le duel s’achève sur une égalité : { $seat } contre { $other }.
    .you = Le duel s’achève sur une égalité : vous contre { $other }.
log-alchemy = Alchimie : { $seat } change { $ingredient } { $quality } en { $into } { $quality }.
    .you = Alchimie : vous changez { $ingredient } { $quality } en { $into } { $quality }.
log-ancestral = Recette ancestrale : { $seat } porte la case { $phase } à { $value }.
    .you = Recette ancestrale : vous portez la case { $phase } à { $value }.
log-entry = { $seat } inscrit { $value } dans la case { $phase }.
    .you = Vous inscrivez { $value } dans la case { $phase }.
log-no-entry = { $seat } n’a rien pour la case { $phase } : elle reçoit 0.
    .you = Vous n’avez rien pour la case { $phase } : elle reçoit 0.
log-score = { $seat } : { $total } au total.
    .you = Vous avez { $total } au total.
log-stars = « { $night } » s’achève. { $seat } reçoit { $stars ->
    [0] 0 étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} pour le total et { $task } pour la tâche.
    .you = « { $night } » s’achève. Vous recevez { $stars ->
        [0] 0 étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } pour le total et { $task } pour la tâche.
log-keepsake = { $seat } prend un souvenir : { $card }.
    .you = Vous prenez un souvenir : { $card }.
log-end = L’aube se lève : la partie est terminée.

## Ce qu'une action apportera

fact-noise = Bruit
fact-cards = Cartes
fact-taste = Goût
fact-actions = Actions
outcome-fail = échec
outcome-found = trouver { $ingredient } { $quality }
outcome-dirt = crasse dans une bière adverse
outcome-attack = attaque d’un Garou
outcome-win = { $count ->
    [1] victoire
   *[other] jusqu’à { $count } victoires
}
outcome-loss = défaite
outcome-tie = { $count ->
    [1] égalité
   *[other] jusqu’à { $count } égalités
}
outcome-flee = fuite
outcome-injury = blessure grave
outcome-web = toile d’araignée
outcome-duel-won = duel gagné
outcome-duel-tie = duel à égalité
outcome-entry = { $value } pour la case { $phase }
outcome-no-entry = rien pour la case { $phase }

## Pourquoi une chose n'est pas permise

refusal-injured = Votre moine est blessé : rétablissez-le d’abord, ce qui coûte une action dans n’importe quelle salle.
refusal-webbed = Une toile d’araignée retient votre moine : il ne peut pas se déplacer, mais il peut agir là où il se trouve.
refusal-no-move-left = Votre déplacement gratuit est joué, et un autre coûte { $need ->
    [1] une action
   *[other] { $need } actions
} ; { $have ->
    [0] il ne vous en reste aucune
   *[other] il vous en reste { $have }
}.
refusal-mud = Les chemins sont boueux : dans cette phase, aucune action ne peut servir à se déplacer, et l’on ne sprinte pas.
refusal-sprinted = Vous avez déjà sprinté : un seul sprint par tour. Vos autres déplacements passent une porte.
refusal-no-action-left = Il faut { $need ->
    [1] une action
   *[other] { $need } actions
} ; { $have ->
    [0] il ne vous en reste plus
   *[other] il vous en reste { $have }
} pour ce tour.
refusal-elsewhere = Impossible ici : allez d’abord dans la salle « { $room } ».
refusal-hunted = Vous avez déjà chassé : une seule chasse par tour, même si son jet a échoué.
refusal-no-werewolves = Il n’y a plus de Garou à chasser : la pioche et sa défausse sont vides.
refusal-empty-deck = Il n’y a plus rien à piocher : la pioche et sa défausse sont vides.
refusal-nobody-to-dirty = Aucune bière ne peut recevoir la crasse : il faut qu’elle contienne des ingrédients, donc une case de 1 ou plus.
refusal-peace = Le Vœu de paix l’interdit : on ne sabote aucun adversaire et l’on ne se bat pas en duel.
refusal-too-loud = Faire du bruit n’est permis qu’à { $need } de bruit ou moins ; vous en êtes à { $have }. Méditez ou utilisez d’abord une carte à cloche.
refusal-used = La carte { $card } a déjà servi : elle sera de nouveau prête à la prochaine phase, ou à la prochaine nuit pour un souvenir.
refusal-spent = La carte { $card } a déjà servi, et une seule fois est permise dans cette partie.
refusal-barred = { $werewolf } interdit la carte { $card } : les cartes de ce type sont inutilisables dans ce combat.
refusal-target-injured = { $other } a un moine blessé : on ne défie que des moines indemnes.
refusal-target-away = { $other } est dans une autre salle : un duel demande que les deux moines soient dans la même salle.
refusal-healthy = Votre moine est indemne : il n’a pas à se rétablir.
refusal-no-trophy = Vous ne conservez aucun Garou dont le goût puisse changer : il faut d’abord en vaincre un.
refusal-alchemy-used = L’Alchimie sert une fois par partie, et vous l’avez utilisée.
refusal-alchemy-no-stock = L’Alchimie change une unité de votre réserve, et votre réserve est vide : trouvez d’abord un ingrédient.
refusal-ancestral-used = La Recette ancestrale sert une fois par partie, et vous l’avez utilisée.
refusal-ancestral-too-early = La Recette ancestrale remplit la case de la phase précédente : elle sert à partir de la deuxième phase.
refusal-ancestral-no-unit = La Recette ancestrale demande une unité de l’ingrédient de la phase précédente, et votre réserve n’en a pas : trouvez-en une d’abord.
refusal-ancestral-no-gain = La Recette ancestrale doit augmenter la case de la phase précédente, et aucune de vos unités ne le ferait.
refusal-not-now = La carte { $card } se déclare juste avant le jet, la pioche, le combat, la blessure ou l’inscription qu’elle modifie.
refusal-no-ingredients = La bière brassée par { $other } ne contient pas encore d’ingrédients : il lui faut une case de 1 ou plus.
refusal-not-adjacent = Aucune porte ne relie ces deux salles : { $here }, { $room }. Passez par une autre salle.
refusal-wrong-ingredient = La carte { $card } ne convient pas à l’ingrédient de cette phase.
refusal-no-unit = La carte { $card } améliore l’unité que vous inscrivez, et vous n’en avez aucune de l’ingrédient de cette phase.
refusal-own-empty = Votre propre bière n’accepte la crasse que grâce au Codex Siceratorum, et seulement si elle a une case de 1 ou plus.

## Options

option-sprint = Sprint
    .about = Une fois par tour, l’un de vos déplacements peut franchir deux portes au lieu d’une ; votre bruit augmente.
option-duel = Duel
    .about = Deux moines dans la même salle peuvent se battre, contre une action ; le perdant subit une blessure grave.
option-expansion = La Nuit de la Bête
    .about = Quatre moines de plus au choix ; La Bête, l’Épieu de la Bête et le Chapelet rejoignent leurs pioches. { house-rule }
option-mod-full-moon = Pleine lune
    .about = Chaque Garou combat avec +1 ; en retour, chaque Garou vaincu de goût 1 ou plus donne 1 de goût en plus. { house-rule }
option-mod-light-sleepers = Sommeil léger
    .about = Les Garous attaquent à { $light-attack-limit } de bruit ou plus, et Faire du bruit n’est permis qu’en dessous de { $light-quiet-limit }. { house-rule }
option-mod-vow-of-peace = Vœu de paix
    .about = On ne sabote aucun adversaire et l’on ne se bat pas en duel ; le Codex permet encore la crasse sur sa propre bière. { house-rule }
option-mod-packed-satchels = Besaces pleines
    .about = Chacun commence avec un Équipement et une Bénédiction. { house-rule }
option-mod-short-brew = Petit brassin
    .about = On ne joue que les phases I, II, III, V et VII ; le palier de la bière, et lui seul, compte { $short-brew-points } points de plus. { house-rule }
option-mod-rotating-abbot = Abbé tournant
    .about = À partir de la phase II, le premier joueur change à chaque phase, vers la gauche. { house-rule }
option-strict-once = Une seule fois par partie, strictement
    .about = Une carte « une fois par partie » que vous avez utilisée reste utilisée si vous la piochez de nouveau.
option-hermit = Hermit Brewer
    .about = Une campagne de sept nuits en solo, avec présages, tâches et souvenirs ; sans Duel ni modes. { house-rule }
option-first = Premier joueur
    .about = Le joueur qui ouvre les phases : au hasard, ou celui que vous désignez.
option-first-random = au hasard
option-first-1 = Joueur 1
option-first-2 = Joueur 2
option-first-3 = Joueur 3
option-first-4 = Joueur 4
option-first-5 = Joueur 5
option-first-6 = Joueur 6
option-first-7 = Joueur 7
option-first-8 = Joueur 8

## D'où viennent les points

score-ingredients = Ingrédients
score-werewolves = Garous
score-adjustment = Ajustement
score-dirt = Crasse
score-stars = Étoiles pour les totaux
score-tasks = Étoiles pour les tâches
sheet-box-I = Case I, eau
sheet-box-II = Case II, malt
sheet-box-III = Case III, bois
sheet-box-IV = Case IV, bois
sheet-box-V = Case V, houblon
sheet-box-VI = Case VI, eau
sheet-box-VII = Case VII, levure
counter-noise = Bruit
    .about = un Garou attaque à { $limit }
    .less = Bruit −{ $by }
    .more = Bruit +{ $by }
    .reached = Un Garou attaque !

## Ce que vaut une position

term-sheet = feuille de goût
    .more = plus de points sur la feuille
    .less = moins de points sur la feuille
term-stock = réserve
    .more = plus de réserve
    .less = moins de réserve
term-boxes = cases encore à remplir
    .more = prochaines cases plus faciles à remplir
    .less = prochaines cases plus difficiles à remplir
term-errand = ingrédient à portée
    .more = ingrédient de la phase plus à portée
    .less = ingrédient de la phase moins à portée
term-noise = bruit
    .more = moins de bruit
    .less = plus de bruit
term-health = santé
    .more = meilleure santé
    .less = moins bonne santé
term-cards = cartes
    .more = meilleures cartes
    .less = moins bonnes cartes
term-abilities = capacités du moine
    .more = capacités plus utiles
    .less = capacités moins utiles
term-rivals = adversaires
    .more = moins de points pour les adversaires
    .less = plus de points pour les adversaires
term-stars = étoiles
    .more = plus d’étoiles
    .less = moins d’étoiles
term-night = total de la nuit
    .more = étoiles du total de la nuit plus probables
    .less = étoiles du total de la nuit moins probables
term-task = tâche de la nuit
    .more = tâche de la nuit plus probable
    .less = tâche de la nuit moins probable
term-keepsakes = souvenirs
    .more = souvenirs plus utiles
    .less = souvenirs moins utiles

## Fichiers de contenu

section-abilities = Capacités des moines
section-actions = Actions
section-bands = Paliers
section-blessings = Bénédictions et objets saints
section-equipment = Équipements
section-ingredients = Ingrédients
section-keepsakes = Souvenirs de Hermit Brewer
section-monks = Moines
section-nights = Nuits de Hermit Brewer
section-numbers = Valeurs des règles
section-omens = Présages de Hermit Brewer
section-phases = Phases
section-ranks = Rangs de Hermit Brewer
section-rooms = Salles
section-werewolves = Garous

## Mots

word-werewolf-deck = pioche Garou
word-equipment-deck = pioche Équipement
word-blessing-deck = pioche Bénédiction
word-attack = attaque
word-hunt = chasse
word-duel = duel
word-win = victoire
word-loss = défaite
word-both = victoire ou défaite
word-before = avant le combat
word-tie = égalité
word-after = après le combat
word-blessing = Bénédiction
word-holy-object = objet saint
word-keepsake = souvenir
word-equipment = Équipement
word-blessings = Bénédictions
word-werewolves = Garous
word-ingredients = tout ingrédient
word-anything = de tout type
word-own = votre bière
word-anyone = la bière de n’importe quel joueur
word-attack-limit = bruit à partir duquel un Garou attaque
word-quiet-limit = Faire du bruit seulement en dessous de ce bruit
word-making-noise-bonus = bonus pour Faire du bruit
word-making-noise-noise = bruit causé par Faire du bruit
word-easy-noise = bruit d’une action facile
word-hard-noise = bruit d’une action difficile
word-failure-noise = bruit supplémentaire d’un échec
word-meditation = bruit que retire la méditation
word-sprint-noise = bruit d’un sprint
word-hunt-bonus = bonus au combat de chasse
word-hunt-draw = Garous piochés à la chasse
word-blessed-die = face à partir de laquelle Béni ignore une blessure
word-light-attack-limit = bruit à partir duquel un Garou attaque, avec Sommeil léger
word-light-quiet-limit = Faire du bruit seulement en dessous de ce bruit, avec Sommeil léger
word-short-brew-points = points ajoutés pour le palier, avec Petit brassin
word-start-noise = bruit au départ
word-start-dirt = crasse au départ
word-start-points = points au départ
word-star-total = total pour une étoile
word-two-star-total = total pour deux étoiles
word-task-total = total pour l’étoile de la tâche

## Capacités

ability-martial = +1 à votre total dans tous les combats, duels compris.
ability-discreet = Un échec ne fait pas de bruit supplémentaire.
ability-herbalist = Le malt que vous inscrivez vaut 1 de plus.
ability-dowser = L’eau que vous inscrivez vaut 1 de plus, en phases I et VI.
ability-baker = La levure que vous inscrivez vaut 1 de plus.
ability-lumberjack = Le bois que vous inscrivez vaut 1 de plus, en phases III et IV.
ability-picker = Le houblon que vous inscrivez vaut 1 de plus.
ability-bargain-hunter = Quand vous cherchez de l’équipement avec succès, piochez deux Équipements et gardez-en un.
ability-chosen-one = Quand vous priez avec succès, piochez deux Bénédictions et gardez-en une.
ability-blessed = Un dé est lancé à chaque blessure grave qu’aucune carte n’évite : sur { $blessed-die } ou plus, vous l’ignorez.
ability-logistics = +1 aux jets pour les ingrédients faciles.
ability-hunter = +1 au jet de chasse et +1 au combat de chasse.
ability-filthy = Votre première action de crasse réussie du tour donne 2 crasses au lieu de 1, pour la même bière.
ability-butcher = +1 au goût de chaque Garou que vous avez vaincu.
ability-alchemy = Une fois par partie, changez une unité de votre réserve en un autre ingrédient de même qualité.
ability-serendipity = Si votre dé de combat montre 1 ou 2, vous pouvez fuir avant le jet de l’adversaire.
ability-codex = La crasse que vous ramassez peut, au choix, augmenter l’ajustement de votre propre bière si elle contient des ingrédients.
ability-warhammer = Une égalité au combat compte pour vous comme une victoire.
ability-muscular = Au combat, chacun de vos dés qui montre 1 est relancé une fois.
ability-ancestral = Une fois par partie, inscrivez une unité de l’ingrédient de la phase précédente dans la case de cette phase, si cela l’augmente.
ability-confuse = Quand on vous attaque, piochez deux Garous et choisissez celui que vous affrontez.

## Faces des cartes

effect-fight = { SIGNED($amount) } au combat
effect-sword = gagne le combat sans dés
effect-noise = bruit { SIGNED($amount) }
effect-silence = le bruit passe à { $amount }
effect-search = { SIGNED($amount) } aux jets de recherche : { $what }
effect-heart = évite une blessure grave
effect-two-dice = { $amount ->
        [1] un dé de plus sur l’un de vos jets, gardez-en un
       *[other] { $amount } dés de plus sur l’un de vos jets, gardez-en un
    }
effect-two-cards = { $amount ->
        [1] une carte de plus quand vous piochez, gardez-en une : { $what }
       *[other] { $amount } cartes de plus quand vous piochez, gardez-en une : { $what }
    }
effect-crown = qualité { SIGNED($amount) } pour l’unité que vous inscrivez : { $what }
effect-mugs = ajustement { SIGNED($amount) } ({ $what })
effect-blood = goût { SIGNED($amount) } pour un Garou que vous conservez
effect-trophy = goût { SIGNED($amount) } pour chaque Garou que vous vainquez
effect-equipment = { $amount ->
        [1] piochez un Équipement
       *[other] piochez { $amount } Équipements, l’un après l’autre
    }
effect-blessing = { $amount ->
        [1] piochez une Bénédiction
       *[other] piochez { $amount } Bénédictions, l’une après l’autre
    }
effect-web = toile d’araignée
effect-injury = blessure grave
effect-blood-best = goût { SIGNED($amount) } pour votre meilleur Garou conservé
effect-no-equipment = aucun Équipement dans ce combat
effect-no-blessings = aucune Bénédiction dans ce combat

limit-permanent = permanente
limit-roll = à chaque jet concerné
limit-phase = une fois par phase
limit-game = une fois par partie
limit-night = une fois par nuit

## Hermit Brewer

omen-none = Rien ne se passe.
omen-failure-noise = Un échec fait { $amount } de bruit supplémentaire ; un moine Discret n’en fait toujours pas.
omen-soft-snow = Votre premier jet d’action ne fait pas de bruit d’action ; un échec et Faire du bruit comptent encore.
omen-noise = Aussitôt : bruit { SIGNED($amount) }.
omen-equipment = Aussitôt : piochez un Équipement.
omen-blessing = Aussitôt : piochez une Bénédiction.
omen-mud = Aucune action ne peut servir à se déplacer, et l’on ne sprinte pas.
omen-harvest = Qualité { SIGNED($amount) } pour l’unité que vous inscrivez dans cette phase.
omen-damp = { SIGNED($amount) } aux jets pour les ingrédients.
omen-tracks = { SIGNED($amount) } au jet de chasse et au combat de chasse.
omen-mould = Aussitôt : { $amount ->
    [one] { $amount } crasse
   *[other] { $amount } crasses
}, si votre bière contient des ingrédients.

special-none = Pas de règle particulière.
special-dry-well = La recherche facile d’eau demande 3 ou plus ; elle reste une action facile.
special-light-sleepers = Sommeil léger : les Garous attaquent à { $light-attack-limit } de bruit ou plus, et Faire du bruit n’est permis qu’en dessous de { $light-quiet-limit }.
special-full-moon = Pleine lune : les Garous combattent avec +1, et ceux de goût 1 ou plus donnent 1 de goût en plus une fois vaincus.
special-cobwebs = Vous commencez dans une toile d’araignée : aucun déplacement avant la fin de votre tour de phase I.
special-dirt = Vous commencez avec { $amount ->
    [one] { $amount } crasse
   *[other] { $amount } crasses
} dans votre bière.
special-beast = Une fois la dernière case remplie, La Bête attaque.

task-no-injury = Ne subissez aucune blessure grave.
task-water-boxes = Ayez 1 ou plus dans les deux cases d’eau, I et VI.
task-few-attacks = { $amount ->
    [0] Ne subissez aucune attaque.
    [one] Ne subissez pas plus d’une attaque.
   *[other] Ne subissez pas plus de { $amount } attaques.
}
task-trophies = { $amount ->
    [1] Conservez au moins un Garou de goût 1 ou plus.
   *[other] Conservez au moins { $amount } Garous de goût 1 ou plus.
}
task-wood-boxes = Ayez 1 ou plus dans les deux cases de bois, III et IV.
task-all-boxes = Ayez 1 ou plus dans les sept cases.
task-beast-unharmed = Ne subissez aucune blessure grave dans le combat contre La Bête.

## Le contenu en mots

face-roll = jet { $need }+
face-quality = qualité { $quality }
face-doors = portes : { $rooms }
face-from = à partir de { $from }
face-taste = goût { $taste }
face-strength = { $dice ->
    [0] aucun dé
    [one] un dé
   *[other] { $dice } dés
}{ $bonus ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bonus) }
}
face-task = Tâche : { $task }

## Champs d'une position

word-abilities = capacités
word-actions_left = actions restantes
word-adjustment = ajustement
word-alchemy_used = Alchimie utilisée
word-ancestral_used = Recette ancestrale utilisée
word-attack_limit = un Garou attaque à
word-attacks = attaques subies
word-band = palier
word-beaten = membres vaincus
word-board = plateau
word-bonus = bonus
word-boxes = cases
word-cards = cartes
word-decks = pioches
word-dice = dés
word-die = dé minimal pour réussir
word-discard = défausse
word-drawn = cartes piochées
word-fight = combat
word-foe_bonus = bonus adverse
word-foe_dice = dés adverses
word-free_move = déplacement gratuit restant
word-hermit = Hermit Brewer
word-hunt_used = chasse déjà faite
word-injured = blessé
word-injuries = blessures graves
word-made_noise = a fait du bruit
word-member = membre de la meute
word-members = membres
word-monk = moine
word-need = résultat à atteindre
word-next_band = palier suivant
word-next_band_at = palier suivant à
word-noise = bruit
word-other = adversaire
word-own_bonus = bonus du moine
word-own_die = dé du moine
word-quality = qualité
word-quiet_limit = Faire du bruit en dessous de
word-roll = jet
word-room = salle
word-sprint_used = sprint déjà fait
word-stock = réserve
word-taste = goût
word-too_loud = trop bruyant pour Faire du bruit
word-webbed = dans une toile d’araignée
word-werewolf = Garou
word-wolf_line = ligne des Garous
word-amount = valeur
word-night = nuit
word-night_id = nom de la nuit
word-omen = présage
word-omen_amount = valeur du présage
word-omen_effect = effet du présage
word-omens = présages
word-rank = rang
word-special = règle particulière
word-stars = étoiles
word-task = tâche
word-tasks = étoiles pour les tâches
