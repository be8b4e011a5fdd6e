# The rules of Moonlight Brewers in our own words. Keys and order are those of text/rules.toml.

## goal

rules-goal = But du jeu
MB-019_MB-206 = Vous êtes un moine qui brasse en cachette. Tant que brille la pleine lune, vous vous glissez dans le monastère, vous rassemblez de quoi faire une bière et vous espérez que la Forêt ne vous entendra pas. On joue de deux à huit, ou seul. Au bout de la nuit, la bière dont le total de goût est le plus élevé l’emporte.
MB-027 = Une partie compte sept phases, et chacune réclame un ingrédient : I Préparation, eau ; II Concassage, malt ; III Infusion, bois ; IV Cuisson, bois ; V Houblonnage, houblon ; VI Refroidissement, eau ; VII Fermentation, levure. Plus l’ingrédient ajouté au bon moment est fin, meilleure est la bière. Mais chercher fait du bruit, et le bruit attire les Garous.
MB-026_MB-036 = C’est toujours le même joueur qui ouvre chacune des sept phases, et le tour passe vers la gauche. Dès que tout le monde a joué, la phase suivante commence ; après la phase VII, on juge les bières.

## setup

rules-setup = Mise en place
MB-020 = Chaque joueur prend un moine, et aucun moine n’est pris deux fois.
    .ruling = On choisit dans l’ordre des places à partir du premier joueur, et l’on peut toujours s’en remettre au hasard.
MB-021_MB-023_MB-024 = Les pioches Garou, Équipement et Bénédiction sont mélangées chacune de son côté et posées face cachée ; leurs défausses sont vides. Votre moine commence indemne, avec 0 en bruit. Votre feuille de goût porte sept cases vides, 0 crasse et un ajustement de 0 ; vous n’avez aucune carte et votre réserve est vide.
MB-022_MB-025 = Tous les pions commencent dans le cloître du monastère.
    .ruling = Le cloître est la Cour intérieure. Le premier joueur est tiré au sort, sauf si l’hôte de la table en désigne un.
MB-007 = Tout est visible sur la table : chacun peut consulter le bruit, les réserves, les cartes, les Garous conservés et les feuilles de goût. Seul l’ordre des pioches reste secret.

## turn

rules-turn = Votre tour
MB-028_MB-029_MB-030 = À chaque phase, vous jouez un seul tour : un déplacement gratuit et deux actions. Chaque action peut être dépensée comme déplacement supplémentaire, mais jamais un déplacement comme action. L’ordre vous appartient : le déplacement gratuit se fait avant, entre ou après les actions.
MB-032_MB-034_MB-035 = Ce que vous commencez se règle jusqu’au bout, attaque éventuelle comprise, avant de passer à la suite. Si votre deuxième action ou un sprint tardif attire un Garou, vous l’affrontez avant la fin du tour, donc avant de remplir votre feuille. Vos deux actions jouées, vous pouvez encore faire le déplacement gratuit qu’il vous reste, si votre moine n’est ni blessé ni immobilisé.
MB-031 = Vous pouvez finir votre tour plus tôt. Les déplacements et actions non joués sont perdus.
MB-033 = À la fin de votre tour, la case de la phase est remplie, et le joueur suivant commence.
    .ruling = L’ordre est toujours le même : vous pouvez d’abord utiliser les cartes et capacités qui améliorent le brassin, puis la case est remplie, puis une toile d’araignée arrivée à son terme est retirée.

## movement

rules-movement = Se déplacer
MB-037_MB-038_MB-040 = Un déplacement fait passer votre moine par une porte vers la salle voisine ; le plateau montre les portes. Toutes les portes extérieures donnent sur une seule et même Forêt, et l’on en revient par la porte extérieure de son choix. Avec le déplacement gratuit et vos deux actions dépensées ainsi, vous faites au plus trois déplacements par tour.
MB-039_MB-041 = Se déplacer ne demande aucun jet et ne fait aucun bruit. Une salle accueille autant de moines qu’on veut, et un pion ne barre jamais le passage.
MB-042 = Un moine blessé doit se rétablir avant de pouvoir agir.
    .ruling = Tant qu’il ne l’a pas fait, il ne peut se déplacer d’aucune façon.
MB-043 = Un moine pris dans une toile d’araignée est immobilisé : il ne peut se déplacer d’aucune façon, mais il peut agir là où il se trouve.
MB-044 = Avec l’option Sprint, une fois par tour, l’un de vos déplacements peut franchir deux portes au lieu d’une. Votre bruit augmente de 2.
MB-045_MB-046_MB-047 = Le sprint peut être votre déplacement gratuit ou une action dépensée comme déplacement. Vous franchissez exactement deux portes, sans halte ni action entre les deux, et finissez dans une autre salle que celle du départ ; une salle qu’une seule porte aurait suffi à atteindre est permise. Un sprint n’est pas une recherche : pas de bruit d’échec, pas de Faire du bruit, et la capacité Discret n’y change rien.
MB-048 = Si un sprint porte votre bruit à 10 ou plus, vous êtes attaqué, puis votre tour continue.
    .ruling = L’attaque survient juste après la seconde porte, dans la salle d’arrivée, avant toute autre chose.

## actions

rules-actions = Les actions
MB-049_MB-050_MB-053 = Une action ne se fait que dans une salle qui la propose. Sauf règle contraire, vous lancez un dé : si le dé et vos bonus atteignent la difficulté du plateau, c’est réussi, sinon c’est raté. On peut faire deux fois la même action dans un tour, sauf chasser.
    .ruling = Se rétablir et, avec l’option Duel, se battre en duel sont possibles partout.
MB-051_MB-052 = Certaines salles proposent une version facile et une version difficile d’une recherche.
    .ruling = Choisissez avant de lancer ; une recherche difficile ratée ne donne jamais le résultat facile. Une difficulté imprimée de 2+ ou 3+ est facile, 5+ est difficile, quels que soient vos bonus ; il n’existe pas d’autre nombre.
MB-054_MB-055_MB-057 = Chercher un ingrédient : une réussite ajoute à votre réserve une unité, de la qualité indiquée sur le plateau. Chercher de l’équipement à l’Armurerie : une réussite vous fait piocher une carte Équipement. Méditer à la Bibliothèque : cela marche toujours, sans jet, baisse votre bruit de 5 (jamais sous 0) et ne fait aucun bruit.
    .ruling = Faire du bruit y est exclu, et l’on peut méditer même à 0 de bruit.
MB-056 = Prier à la Chapelle : une réussite vous fait piocher une carte de la pioche Bénédiction, où bénédictions et objets saints sont mêlés.
    .ruling = C’est une seule carte, pas une de chaque sorte.
MB-060 = Un échec ne rapporte rien, coûte quand même l’action et fait du bruit supplémentaire.
MB-058_MB-059 = Quand une carte ou une capacité parle de chercher, elle vise tout jet d’action : ingrédient, équipement, prière, chasse ou crasse. On ne peut ni chercher de l’équipement, ni prier, ni chasser tant que la pioche concernée et sa défausse sont toutes deux vides.

## noise

rules-noise = Le bruit
MB-066_MB-067_MB-068 = Une action facile fait 1 de bruit et une action difficile 2, réussie ou non. Si le jet de difficulté est raté, ajoutez encore 1.
MB-072 = Chaque fois qu’une action, un sprint ou un autre effet a fait monter votre bruit pendant votre tour, vérifiez-le une fois l’effet entièrement réglé : à 10 ou plus, un Garou vous attaque.
MB-069_MB-071 = Les actions sans jet de difficulté (méditer, se rétablir, se battre en duel) et les déplacements ordinaires ne font pas de bruit. Le bruit ne descend jamais sous 0 et peut dépasser 10.
MB-070 = Le bruit d’un jet se note dès que le jet est tranché. Lors d’une chasse, c’est donc avant le combat : ce qui remet votre bruit à zéro pendant le combat a le dernier mot.
MB-061_MB-062 = Faire du bruit : tant que votre bruit est de 6 ou moins, vous pouvez chercher à fond et ajouter 1 à votre jet d’action. Votre bruit augmente alors de 2, même en cas d’échec.
MB-063_MB-064_MB-065 = Faire du bruit se décide avant de lancer le dé ; les deux actions d’un tour peuvent en profiter si votre bruit le permet à chaque fois.
    .ruling = C’est possible une seule fois par jet. Cela vaut pour toute action avec jet de difficulté, y compris le jet de chasse, la prière et la crasse, mais jamais pour les dés de combat, le dé de la capacité Béni, la méditation, les déplacements, le rétablissement ou les duels. Une carte à cloche jouée juste avant compte : si elle ramène votre bruit de 7 à 6, vous pouvez Faire du bruit.
MB-073 = Une fois le bruit noté, aucune carte à cloche ne peut être jouée avant la vérification d’attaque ; il fallait sonner plus tôt. Les autres moments de cette étape, avant une pioche, avant un combat ou lors d’une blessure, se présentent comme d’habitude.

## ingredients

rules-ingredients = Ingrédients et feuille de goût
MB-175_MB-176 = Chaque réussite rapporte une unité d’ingrédient. Votre réserve est sans limite, et rien ne s’y gâte ni ne s’y perd. Vous pouvez à tout moment récolter les ingrédients des phases à venir et les garder.
MB-178_MB-181 = À la fin de votre tour, votre meilleure unité de l’ingrédient de la phase est inscrite dans la case de la phase et quitte votre réserve ; ce n’est pas facultatif. La valeur est sa qualité, plus la spécialité de votre moine, plus les cartes à ingrédient couronné que vous utilisez. Sans une telle unité, la case reçoit 0. Une case écrite est définitive, sauf pour la capacité Recette ancestrale.
MB-177 = Une unité ne peut aller dans la case d’une phase passée ; seule la Recette ancestrale le permet.
    .ruling = Chercher un tel ingrédient reste autorisé.
MB-179_MB-180_MB-182 = Deux unités ne s’additionnent jamais dans la même case.
    .ruling = Une unité ne remplit qu’une seule case. Le bois en trop de la phase III peut servir en phase IV, et l’eau en trop des phases I à V en phase VI. Les unités qui restent après la phase VII ne valent rien.
MB-183_MB-184 = Une bière contient des ingrédients lorsqu’au moins une de ses cases vaut 1 ou plus ; la réserve et les Garous ne comptent pas. La feuille comporte sept cases, une ligne pour les Garous, une ligne pour l’ajustement (cartes à deux chopes et Codex Siceratorum), une ligne pour la crasse, et le total.

## attack

rules-attack = L’attaque d’un Garou
MB-074_MB-075_MB-077 = Quand vous êtes attaqué, piochez un Garou et affrontez-le là où vous êtes. Après le combat, votre bruit passe à 0, que vous ayez gagné, perdu, fait égalité, fui ou gagné grâce à une carte. Une attaque n’est pas une chasse : ni le bonus de chasse ni la capacité Chasseur ne s’appliquent, et votre chasse du tour n’est pas consommée.
MB-079 = Après une victoire, une égalité ou une fuite, votre tour continue. Après une blessure, vous pouvez dépenser une action restante pour vous rétablir.
MB-076_MB-078 = Le bruit est remis à zéro dès que l’issue est connue et avant les icônes de droite de la carte : une cloche placée à droite compte donc à partir de 0. Si loin que votre bruit ait dépassé 10, une vérification n’entraîne qu’une seule attaque.
MB-080_MB-081 = S’il n’y a plus de Garou ni dans la pioche ni dans la défausse, personne ne vient et votre bruit passe à 0. Un moine déjà blessé est attaqué comme les autres et garde tous ses bonus ; s’il perd, sa bière reçoit 1 crasse, il reste blessé, et un seul rétablissement suffit toujours.

## hunt

rules-hunt = La chasse
MB-082_MB-083 = On chasse dans la Forêt, au plus une fois par tour.
    .ruling = Une tentative compte même si son jet est raté. La chasse commence par un jet de difficulté contre le nombre du plateau, et c’est une action facile.
MB-084_MB-085 = En cas de réussite, piochez deux Garous, regardez-les entièrement, choisissez celui que vous affrontez et défaussez l’autre avant le combat ; impossible de renoncer. Votre total gagne +1 dans ce combat, à chaque échange s’il s’agit d’une meute ; le dé de la capacité Béni n’en profite pas.
MB-086_MB-087_MB-088 = Si le jet de chasse échoue, ni pioche ni combat : seulement le bruit d’une action facile ratée. Après le combat, une victoire, une égalité, une fuite ou une blessure évitée ou ignorée laisse votre bruit tel quel, alors qu’une blessure subie le met à 0. Si votre bruit est de 10 ou plus à la fin de la chasse, un second Garou attaque aussitôt.
MB-089 = S’il ne reste qu’une carte dans la pioche, mélangez la défausse pour former une nouvelle pioche où prendre la seconde.
    .ruling = Prenez cette carte avant de mélanger. Si la défausse est vide elle aussi, vous affrontez cet unique Garou.

## fight

rules-fight = Le combat
MB-090 = Dans un combat, vous piochez un Garou, chaque camp lance ses dés et l’on compare les totaux.
    .ruling = Un combat suit cet ordre : piocher et choisir le Garou ; icônes à gauche de sa carte ; déclarer les cartes ; lancer votre dé ; fuir, si vous le pouvez et le voulez ; lancer pour le Garou ; comparer ; issue, avec la blessure si vous avez perdu ; remise à zéro du bruit ; icônes à droite ; garder ou défausser la carte et vérifier votre bruit. Un duel n’utilise que la partie qui va de la déclaration des cartes à la blessure.
MB-091_MB-092_MB-094 = Les icônes à gauche d’une carte Garou agissent avant le combat et celles de droite après, chaque côté se lisant de gauche à droite. Votre total est le dé que vous gardez, +1 pour Martial, +1 lors d’une chasse, encore +1 lors d’une chasse pour Chasseur, plus vos cartes. Votre voisin de gauche tient le rôle du Garou ; il n’a rien à décider pour lui.
MB-093 = Le total du Garou est le résultat de ses dés, plus le bonus imprimé sur sa carte.
    .ruling = S’il lance plusieurs dés, ils s’additionnent tous.
MB-095_MB-096 = Si votre total est plus élevé, vous gagnez : vous conservez la carte en trophée jusqu’à la fin de la partie et notez son goût. Si celui du Garou est plus élevé, vous subissez une blessure grave et la carte est défaussée ; seule une meute se conserve même dans ce cas.
MB-097_MB-098 = À totaux égaux, personne n’est blessé et il n’y a pas de trophée : la carte est défaussée. Lors d’une attaque, votre bruit passe quand même à 0.
    .ruling = Chaque icône de droite précise si elle agit après une victoire, une défaite ou les deux ; jamais après une égalité ou une fuite.
MB-099 = Si vous déclarez une épée couronnée avant les dés, on n’en lance aucun : le combat est gagné, et les icônes de victoire agissent.
MB-100_MB-101 = Une icône équipement ou bénédiction barrée interdit toutes vos cartes de ce type dans ce combat. Les capacités de votre moine restent.
    .ruling = L’interdiction vaut pour le combat entier, des icônes de gauche jusqu’au bout : bonus, cartes à usage unique, cartes contre les blessures et bonus de goût. Les cartes piochées en récompense à droite servent dès le prochain moment qui leur convient, pas pour ce combat.

## wolfpack

rules-wolfpack = La meute
MB-102_MB-103 = Une carte de meute montre plusieurs Garous, que vous affrontez l’un après l’autre dans l’ordre imprimé. La meute est un seul combat : le bonus de chasse, Chasseur, Martial et toute carte valable pour un combat tiennent à chaque échange.
    .ruling = Chaque échange va de la déclaration des cartes à l’issue ; la remise à zéro du bruit, les icônes de droite et le sort de la carte ne viennent qu’une fois, à la fin. Une carte à deux dés ne couvre qu’un seul jet.
MB-104_MB-105 = Chaque membre vaincu ajoute son goût à celui noté pour la carte. Votre première défaite met fin au combat par une blessure grave, mais vous conservez la carte avec le goût déjà acquis, même 0.
MB-106_MB-107 = Un membre avec qui vous faites égalité est laissé derrière, sans goût ; passez au suivant. Si vous allez au bout sans défaite, vous conservez la carte dès lors qu’au moins un membre est vaincu ; sinon elle est défaussée.
MB-108_MB-109_MB-110 = Une épée couronnée vainc toute la meute.
    .ruling = Elle peut se déclarer avant n’importe quel échange et vainc alors tous les membres qui ne sont ni vaincus ni à égalité. Fuir par Sérendipité met fin au combat entier sans blessure ; vous conservez la carte si au moins un membre est vaincu, sinon elle est défaussée. Si vous évitez ou ignorez la blessure de votre première défaite, le combat s’arrête tout de même.
MB-111_MB-112 = Une meute conservée compte pour un seul Garou ; la capacité Boucher, l’Épieu de la Bête et l’option Pleine lune y ajoutent chacun leur 1 une seule fois, et seulement si un membre a été vaincu. Pour les icônes de droite, la meute est une défaite si vous avez été battu, une victoire si vous ne l’avez pas été et avez vaincu au moins un membre, et une égalité sinon.

## injury

rules-injury = Les blessures graves
MB-113 = Une blessure grave met 1 crasse dans votre propre bière, et votre carte de moine est retournée du côté blessé.
    .ruling = Cela vaut même si votre bière est vide.
MB-114_MB-115 = Une blessure infligée par un Garou, lors d’une attaque ou d’une chasse, met aussi votre bruit à 0 ; celle d’un duel, non. Pour vous rétablir, dépensez une action dans n’importe quelle salle : ni jet ni bruit, et votre moine est de nouveau indemne.
MB-116_MB-117_MB-118 = Blessé, vous pouvez seulement vous rétablir, utiliser les cartes et capacités permises entre deux étapes ou en fin de tour, ou finir votre tour. Une action restante du même tour peut servir à vous rétablir ; le déplacement gratuit et les actions non joués redeviennent alors disponibles. Sans action restante, la blessure demeure : au tour suivant, il faut une action pour vous rétablir, ce qui laisse une action et le déplacement gratuit.
MB-121 = Une blessure évitée ou ignorée n’a aucun de ses effets : ni crasse, ni carte retournée, ni remise à zéro du bruit qui lui soit propre.
MB-119_MB-120 = Une nouvelle blessure grave alors que vous êtes déjà blessé ajoute 1 crasse, et remet votre bruit à zéro si elle vient d’un Garou, mais la carte ne se retourne pas une seconde fois. Un moine blessé garde ses capacités, ses cartes, sa réserve et ses trophées, et sa feuille se remplit comme d’habitude.
MB-122 = Quand une blessure va frapper, vous pouvez jouer une carte à cœur à croix vert : la blessure disparaît.
    .ruling = La carte se joue d’abord, et le dé de Béni n’est alors pas lancé. Sinon, un moine Béni lance son dé ; si ce dé échoue, plus aucune carte ne peut être jouée contre cette blessure.

## cards

rules-cards = Équipements, bénédictions et pioches
MB-123_MB-124_MB-126 = Vous pouvez avoir autant de cartes que vous voulez, et une carte piochée sert dès le prochain moment qui lui convient. Une carte est permanente, ou vaut pour chaque jet concerné, une fois par phase ou une fois par partie (usage unique). Une carte à usage par phase est couchée quand on l’utilise et redressée au début de la phase suivante.
MB-005_MB-008_MB-131 = Tous les bonus des cartes et des capacités s’additionnent sans limite, et deux cartes différentes portant la même icône comptent toutes les deux. Par jet signifie une fois à chaque jet concerné. Par tour se renouvelle au début de votre tour et par phase au début d’une nouvelle phase ; par partie ne se renouvelle jamais.
MB-006 = Les simples bonus, permanents ou par jet, s’appliquent d’eux-mêmes dès qu’ils le peuvent. On ne vous interroge que sur les cartes à usage limité et sur les capacités qui vous laissent le choix.
MB-127_MB-129 = S’il faut piocher et que la pioche est vide, mélangez sa défausse pour en former une nouvelle, puis piochez ; les cartes révélées ou au combat n’en font pas partie. Les cartes des joueurs et les Garous qu’ils conservent ne retournent jamais dans une pioche, sauf les cartes à usage unique une fois utilisées.
MB-125_MB-128_MB-130 = Un effet deux cartes fait piocher une carte de plus pour en garder toujours une seule.
    .ruling = Plusieurs effets de ce genre ajoutent chacun une carte. Une carte à usage unique va dans sa défausse après usage ; piochée de nouveau plus tard, elle est comme neuve, sauf avec l’option « Une seule fois par partie, strictement ». Si la pioche et la défausse réunies n’ont pas assez de cartes, piochez ce qu’il y a.

## timing

rules-timing = Quand utiliser quoi
MB-009_MB-010 = Une carte à usage limité se déclare avant de lancer le dé ; une fois le dé lancé, il est trop tard.
    .ruling = Elle se déclare au moment de la chose qu’elle modifie, avant le dé que cette chose réclame elle-même. Une carte déclarée est dépensée même si elle se révèle inutile, parce que le jet a raté ou que le combat aurait été gagné sans elle.
MB-011 = Entre deux étapes, à votre tour et sans rien en cours, vous pouvez utiliser les cartes à cloche, à deux chopes et à sang de loup, ainsi que les capacités Alchimie et Recette ancestrale.
MB-012 = Avant un jet, quand une action à jet de difficulté est déclarée et le dé pas encore lancé, vous pouvez Faire du bruit et utiliser les cartes à loupe, à deux dés et à cloche.
MB-013 = Avant une pioche, quand vous allez prendre dans une pioche, vous pouvez utiliser les effets deux cartes.
MB-014_MB-015 = Avant un combat, quand l’adversaire est connu, que les icônes de gauche ont agi et qu’aucun dé de combat n’est lancé, vous pouvez utiliser les cartes à bonus de combat, à épée couronnée et à deux dés ; face à une meute, ce moment revient avant chaque échange. Une fois votre dé sur la table, vous pouvez seulement choisir le dé à garder d’un effet deux dés, ou fuir par Sérendipité ; aucune carte ne s’annonce plus.
MB-016_MB-017 = Lors d’une blessure, quand une blessure grave va s’appliquer et que le dé de Béni n’est pas lancé, vous pouvez utiliser les cartes à cœur à croix vert, et les cartes à deux dés pour le dé de Béni. Au moment du brassage, en fin de tour et avant de remplir votre feuille, vous pouvez utiliser les cartes à ingrédient couronné, Alchimie et Recette ancestrale.
MB-018 = Pendant le tour d’un autre, vous n’avez rien à décider, sauf si vous êtes dans un duel : vous intervenez alors avant le combat, après votre propre dé et lors de votre blessure.

## icons

rules-icons = Les icônes des cartes
MB-132_MB-133_MB-134 = Cloche : votre bruit monte ou descend du nombre indiqué ; avec un signe égal, il prend cette valeur. Cheminement garou : la carte est une meute. Équipement ou bénédiction barré de rouge : les cartes de ce type sont interdites dans ce combat.
MB-135_MB-138_MB-139 = Deux cartes ou deux dés, l’un barré : piochez ou lancez-en un de plus, gardez celui que vous préférez et défaussez l’autre. Chope verte ou casque vert : piochez aussitôt une Bénédiction ou un Équipement, sans jet ; Élu et Chiner ne s’appliquent pas. Épée couronnée (Martial couronné) : vous gagnez le combat.
MB-136 = Toile d’araignée rouge : votre moine ne peut plus se déplacer pendant le reste de ce tour, ni pendant votre tour de la prochaine phase jouée ; la toile disparaît à la fin de ce tour-là. Une deuxième toile ne fait que fixer un nouveau terme.
MB-141_MB-142 = Loupe : un bonus aux jets de recherche ; jointe à une autre icône, elle ne sert qu’à chercher cette chose. Cœur à croix : vert, il évite une blessure grave ; rouge, il en inflige une.
MB-137 = Deux chopes couronnées : l’ajustement d’une bière monte ou descend du nombre indiqué ; la carte dit s’il s’agit de la vôtre ou de celle de n’importe quel joueur.
    .ruling = La bière n’a pas besoin d’ingrédients, et ce n’est pas de la crasse.
MB-140 = Sang de loup : le goût d’un Garou monte ou descend du nombre indiqué.
    .ruling = Le goût ne descend jamais sous 0. Jouée comme carte, l’icône agit sur un Garou que vous conservez. Quand une icône vise votre meilleur Garou conservé, c’est celui dont le goût actuel est le plus élevé et, à égalité, le plus ancien ; si vous n’en avez aucun, rien ne se produit.
MB-143_MB-144 = Ingrédient couronné : +1 à la qualité de l’unité qu’on inscrit.
    .ruling = L’unité doit exister, avec une qualité de 1 ou plus, et plusieurs cartes de ce genre peuvent porter sur la même unité. Un cœur rouge à droite d’une carte Garou est une blessure grave due à un Garou : il met votre bruit à 0, et vous pouvez vous en défendre comme de toute blessure.

## monks

rules-monks = Les capacités des moines
MB-145_MB-146_MB-157_MB-158 = Martial : +1 à votre total dans tous les combats, que ce soit une attaque, une chasse, chaque échange avec une meute ou un duel, d’un côté comme de l’autre. Discret : un échec ne fait pas de bruit supplémentaire ; le bruit de l’action et celui de Faire du bruit demeurent. Logistique : +1 aux jets pour les ingrédients faciles (2+ ou 3+), pas pour les difficiles, l’équipement, la prière, la chasse ou la crasse. Chasseur : +1 au jet de chasse et +1 dans le combat de chasse, en plus du bonus propre à la chasse, mais pas quand on vous attaque ni en duel.
MB-147_MB-148_MB-149_MB-150_MB-151 = Cinq spécialités améliorent de 1 ce que vous inscrivez : Herboriste, votre malt ; Sourcier, votre eau, en phases I et VI ; Boulanger, votre levure ; Bûcheron, votre bois, en phases III et IV ; Cueilleur, votre houblon.
MB-152 = Une spécialité ne compte que si une unité de qualité 1 ou plus est inscrite ; une case à 0 reste à 0.
    .ruling = Elle compte au moment d’inscrire ; dans la réserve, les unités gardent leur qualité imprimée.
MB-153_MB-154_MB-174 = Chiner : en réussissant à chercher de l’équipement, piochez deux Équipements, gardez-en un et défaussez l’autre. Élu : en réussissant une prière, piochez deux Bénédictions, gardez-en une et défaussez l’autre. Ni l’un ni l’autre ne vaut pour les cartes reçues en récompense, par un présage ou à la mise en place. Embrouille Garou : quand on vous attaque, piochez deux Garous, choisissez celui que vous affrontez et défaussez l’autre ; sans effet à la chasse.
MB-155 = Béni : à chaque blessure grave qu’aucune carte n’évite, un dé est lancé d’office ; sur 4+, vous ignorez la blessure. Peu importe qu’elle vienne d’une attaque, d’une chasse, d’un cœur rouge ou d’un duel.
MB-156 = Le dé de Béni ne reçoit rien de Martial, des loupes, de la chasse ni de Faire du bruit, et Musclé ne le relance pas ; une carte à deux dés peut s’y appliquer.
MB-159 = Crasseux : une fois par tour, une action de crasse réussie donne 2 crasses au lieu de 1 ; la bière doit contenir des ingrédients.
    .ruling = Cela vaut pour votre première réussite du tour, et les deux crasses vont dans la même bière. Cela se fait d’office, et un jet raté n’épuise pas la capacité.
MB-160_MB-161 = Boucher : +1 au goût de chaque Garou que vous avez vaincu.
    .ruling = Cela vaut même pour un goût imprimé de 0, qui compte alors pour 1. Rien de plus pour une meute conservée sans qu’un seul membre ait été vaincu.
MB-162 = Alchimie, une fois par partie, entre deux étapes ou au moment du brassage : une unité de votre réserve devient un autre des cinq ingrédients, de même qualité.
    .ruling = L’Alchimie est disponible dans toutes les parties.
MB-163 = L’Alchimie ne change ni les ingrédients inscrits, ni les Garous, ni la crasse, et ne donne aucun droit de remplir des cases passées. Une spécialité suit le nouvel ingrédient.
MB-164_MB-165 = Sérendipité : sur un 1 ou un 2, vous pouvez fuir le combat. Il n’y a ni blessure ni trophée, et la carte est défaussée.
    .ruling = C’est le dé de combat que vous gardez qui compte, avant bonus, et vous décidez avant que les dés adverses soient lancés. Les icônes de droite n’agissent pas. La fuite met fin à une attaque (bruit à 0), à une chasse (bruit inchangé), à une meute entière (que vous conservez peut-être, voir la meute) ou à un duel (sans perdant). Les bonus n’y font rien, et un dé relancé compte avec sa face finale.
MB-166_MB-167_MB-168 = Codex Siceratorum : chaque crasse obtenue par l’action de crasse peut, au choix, augmenter de 1 l’ajustement d’une bière.
    .ruling = Cette bière doit être la vôtre et contenir des ingrédients. La crasse ainsi employée ne compte pas comme crasse. Si vous êtes aussi Crasseux, vous répartissez librement vos 2 crasses entre la bière d’un adversaire et la vôtre : 2 et 0, 1 et 1, ou 0 et 2.
MB-169 = Marteau de Guerre : une égalité en combat compte pour vous comme une victoire, y compris dans les échanges d’une meute et en duel.
    .ruling = Si les deux duellistes l’ont, l’égalité demeure.
MB-170 = Musclé : à chaque jet de combat, chacun de vos dés montrant 1 est relancé une fois d’office ; la nouvelle face tient, même un autre 1.
    .ruling = Face à une meute, cela vaut à chaque échange.
MB-171 = Musclé relance les deux dés d’un effet deux dés avant que vous en gardiez un, et il agit avant Sérendipité. Il ne touche jamais aux dés de recherche, au dé de Béni ni à ceux du Garou.
MB-172 = Recette ancestrale, une fois par partie à partir de la phase II, entre deux étapes ou au moment du brassage : une unité de votre réserve, de l’ingrédient de la phase précédente, va dans la case de cette phase.
    .ruling = La plus élevée de l’ancienne et de la nouvelle valeur demeure.
MB-173 = Seule compte la phase jouée juste avant, même dans une partie courte. Les bonus de spécialité et d’ingrédient couronné s’appliquent ; les cartes qui le donnent se déclarent en même temps que la recette, même entre deux étapes. Elle ne s’utilise que si la case s’en trouve augmentée, et la case en cours se remplit comme d’habitude avec une autre unité.

## sabotage

rules-sabotage = Sabotage, la crasse dans la bière
MB-185 = L’action de crasse est une recherche difficile dans la Brasserie, contre le nombre du plateau.
MB-187_MB-189_MB-190 = En cas de réussite, choisissez un adversaire dont la bière contient des ingrédients, où que soit son moine. La crasse s’emploie sur-le-champ et ne se conserve pas. Votre propre bière n’est pas une cible, sauf avec le Codex Siceratorum.
MB-186_MB-188 = Chaque crasse baisse aussitôt de 1 le goût de la bière choisie.
    .ruling = L’action n’est possible que s’il existe au moins une cible permise. La crasse n’est pas une blessure, rien ne peut donc l’empêcher.
MB-191_MB-192 = On peut recommencer dans le même tour, même sur la même bière. La crasse se compte sans limite pour chaque joueur et ne s’enlève jamais.

## duel

rules-duel = Les duels entre moines
MB-193_MB-194_MB-195 = Avec l’option Duel, vous pouvez dépenser une action pour vous battre contre un autre moine, sans jet de difficulté.
    .ruling = Un duel ne fait pas de bruit. Les deux moines doivent être dans la même salle, et tous deux indemnes. Celui que vous défiez ne peut refuser.
MB-197_MB-198 = En duel, chaque camp a un dé, Martial et ses cartes de combat ; le bonus de chasse et Chasseur ne comptent pas. Le total le plus bas subit une blessure grave : 1 crasse et la carte retournée, sans changement de bruit. Le vainqueur ne gagne rien, et une égalité est sans effet.
MB-196 = En duel, les deux moines déclarent leurs cartes et lancent leur dé, puis on compare les totaux.
    .ruling = Celui qui défie déclare d’abord ses cartes, puis l’autre ; ensuite celui qui défie lance son dé, avec Musclé et Sérendipité s’il les possède, puis l’autre de même.
MB-199_MB-200 = En duel, une épée couronnée déclarée par un seul camp gagne sans dés ; si les deux en déclarent une, les épées s’annulent, toutes deux sont dépensées et les dés tranchent. Seules vos actions limitent le nombre de duels par tour. Les cartes à usage par phase que le moine défié emploie pour se défendre sont utilisées pour cette phase.

## scoring

rules-scoring = Le jugement de la bière
MB-201_MB-202_MB-204 = Votre total est la somme de vos sept cases, plus la ligne des Garous, plus l’ajustement, moins votre crasse. La ligne des Garous, le petit plus de votre bière, est le goût du meilleur Garou que vous conservez, plus 1 pour chacun des autres dont le goût est de 1 ou plus ; sans Garou, elle vaut 0. Les Garous de goût 0 n’ajoutent rien.
MB-203 = Le goût d’un Garou est le goût imprimé, ou la somme gagnée face à une meute, plus ce qu’ajoute la capacité Boucher ; le sang de loup le modifie.
    .ruling = L’option Pleine lune et l’Épieu de la Bête augmentent aussi ce goût. On le note quand la carte est conservée ; chaque effet de sang de loup ultérieur agit aussitôt sur la valeur notée, qui ne tombe jamais sous 0.
MB-207 = À total égal, la bière qui contient le plus de sang de Garou l’emporte.
    .ruling = C’est celle dont la ligne des Garous est la plus élevée.
MB-208_MB-209 = Si elle est égale aussi, la bière la moins crasseuse l’emporte. Si même la crasse est égale, la victoire est partagée.
MB-210 = Le total dit aussi ce que vaut la bière : de 0 à 4, Imbuvable ; de 5 à 7, Avec du sirop ; de 8 à 12, Minimum trappiste ; de 13 à 17, Bonne bière ; de 18 à 20, Bière de concours.
MB-205_MB-211_MB-212 = Un total négatif est affiché et jugé comme 0, mais le classement se fait sur le vrai nombre. Au-delà de 20, on reste au palier le plus haut. Après votre tour de la phase VII, vous ne pouvez plus utiliser ni carte ni capacité, sauf dans un duel ou dans le combat contre La Bête, la dernière nuit de Hermit Brewer.

## solo

rules-solo = Jouer seul
MB-213_MB-214_MB-215 = Seul, vous jouez avec les mêmes règles, et les dés des Garous sont lancés pour vous.
    .ruling = Il n’y a ni duel ni adversaire à saboter ; l’action de crasse n’existe donc que pour un moine doté du Codex Siceratorum. Votre résultat est le palier atteint par votre bière.

## options

rules-options = Options, extension et modes
MB-216_MB-218 = Deux des modes publiés, Running Brewers et Battle Brewers, font partie des règles actuelles.
    .ruling = Les options se choisissent avant la mise en place et ne changent plus de la partie. Running Brewers, qui fait se déplacer les moines, fait toujours partie du jeu, et Battle Brewers est ce que nous appelons l’option Duel ; aucun des deux n’est proposé comme mode.
MB-217 = Vous pouvez activer Sprint, Duel, l’extension La Nuit de la Bête et les modes ; tout est désactivé sauf choix contraire. La campagne Hermit Brewer demande exactement un joueur, et exclut Duel et les modes.
MB-219 = Les autres modes se combinent librement.
MB-220 = La Nuit de la Bête : quatre moines de plus au choix, et La Bête, l’Épieu de la Bête et le Chapelet sont mélangés à leurs pioches.
MB-221 = Pleine lune : le total de chaque Garou gagne +1, à chaque échange d’une meute. En retour, chaque Garou vaincu dont le goût est de 1 ou plus avant les autres bonus donne 1 de goût en plus.
MB-222 = Sommeil léger : les Garous attaquent dès 8 en bruit, et Faire du bruit n’est permis que tant que votre bruit est inférieur à 5.
MB-223 = Vœu de paix : on ne sabote aucun adversaire et l’on ne se bat pas en duel, même si l’option Duel est activée. Un moine doté du Codex Siceratorum peut encore employer la crasse sur sa propre bière.
MB-224 = Besaces pleines : à la mise en place, chaque joueur, dans l’ordre du tour, pioche un Équipement et une Bénédiction.
MB-225 = Petit brassin : on ne joue que les phases I, II, III, V et VII, et les cases IV et VI restent à 0. Pour connaître le palier de votre bière, et pour cela seulement, ajoutez 3 à votre total, un total négatif étant d’abord pris pour 0.
MB-226 = Abbé tournant : à partir de la phase II, le premier joueur change à chaque phase, en passant vers la gauche.

## hermit

rules-hermit = La campagne Hermit Brewer
MB-227 = Hermit Brewer est une campagne pour un joueur : un même moine brasse durant sept nuits, dans l’ordre, chacune étant une partie complète en solitaire avec des pioches neuves, une feuille neuve et 0 en bruit. Sprint et La Nuit de la Bête sont fixés au début de la campagne ; les modes n’interviennent que si une nuit le dit. Première cuve n’a pas de règle particulière. Dans Puits à sec, la recherche facile d’eau demande le jet plus élevé de la carte et reste une action facile ; Murs minces emploie Sommeil léger ; Lune de la faim emploie Pleine lune. Dans Toiles d’araignée, vous commencez immobilisé jusqu’à la fin de votre tour de phase I ; Visite de l’abbé commence avec, dans votre bière, la crasse indiquée sur la carte ; Nuit de la Bête s’achève par une visite.
MB-228 = Les 12 présages sont mélangés chaque nuit. Au début de chaque phase, on révèle celui du dessus, qui vaut pour cette phase ; ses effets immédiats passent d’abord, puis on vérifie votre bruit. Une attaque ainsi provoquée se livre en entier, avec tous ses moments pour les cartes, avant le début de votre tour ; un moine blessé est attaqué comme un autre. Nuit claire ne fait rien, Plancher grinçant rend les échecs plus bruyants sauf pour un moine Discret, Neige douce supprime le bruit d’action de votre premier jet d’action mais pas celui d’un échec ou de Faire du bruit, Hurlement lointain augmente aussitôt votre bruit et Vêpres le baisse, Caisse oubliée et Don du pèlerin vous donnent aussitôt un Équipement ou une Bénédiction. Chemins boueux interdit de dépenser des actions en déplacements et de sprinter, Bonne récolte améliore l’unité inscrite à la fin du tour de cette phase, Réserves humides affaiblit les jets d’ingrédient, Traces fraîches aide le jet et le combat de chasse, et Moisissure met aussitôt de la crasse dans une bière qui contient des ingrédients ; les cartes donnent les nombres.
MB-229 = Un total de 8 ou plus rapporte 1 étoile, de 13 ou plus 2 étoiles ; accomplir la tâche de la nuit en rapporte 1 de plus si le total est de 5 ou plus. Les tâches : dans Première cuve, ne subir aucune blessure grave ; dans Puits à sec, avoir 1 ou plus dans les cases I et VI ; dans Murs minces, ne pas subir plus d’attaques que la carte n’en permet ; dans Lune de la faim, conserver au moins autant de Garous de goût 1 ou plus que la carte en demande ; dans Toiles d’araignée, avoir 1 ou plus dans les cases III et IV ; dans Visite de l’abbé, avoir 1 ou plus dans les sept cases ; dans Nuit de la Bête, ne subir aucune blessure grave dans le combat contre La Bête.
MB-230 = Après chacune des six premières nuits terminée avec au moins 1 étoile, prenez l’un des souvenirs restants. Chacun sert une fois par nuit, n’est jamais défaussé et n’est ni Équipement ni Bénédiction : rien ne l’interdit. Vieille lampe, avant un jet, aide un jet d’action ; Chaussettes de laine, entre deux étapes ou avant un jet, baissent votre bruit ; Bure de rechange évite une blessure grave ; Lame affûtée, avant un combat, vous renforce pour ce combat entier. Notes du maître améliorent l’unité qui va être inscrite ; Pièce fétiche donne deux dés sur l’un de vos jets ; Vieux limier ajoute une carte quand vous piochez des Garous.
MB-231_MB-232 = Après une nuit sans étoile, pas de souvenir, et la nuit suivante commence avec 1 crasse dans votre bière, en plus de celle qu’elle apporte elle-même. Si vous finissez une nuit blessé, vous commencez la suivante blessé, sans nouvelle crasse. À part cela, seuls les souvenirs et les étoiles passent d’une nuit à l’autre.
MB-233 = La septième nuit, La Bête est mise de côté avant de mélanger la pioche ; elle est de la partie cette nuit-là même sans l’extension. Une fois votre case de phase VII remplie, elle attaque, et le combat se livre en entier à partir des icônes de gauche. Vaincue, elle est conservée et comptée ; un combat perdu ajoute encore sa crasse.
MB-234 = Vos étoiles donnent votre rang : de 0 à 6 Novice, de 7 à 11 Brasseur, de 12 à 16 Maître de cave, de 17 à 21 Légende de l’ermitage.

## fine-print

rules-fine-print = Les dés et les détails
MB-002_MB-003 = Tous les dés sont équilibrés, avec les faces 1 à 6. Quand une règle regarde le résultat naturel, il s’agit de la face du dé gardé, avant tout bonus. Aucune face ne réussit ni n’échoue, ne gagne ni ne perd par elle-même.
MB-004 = L’application lance tous les dés ; personne ne choisit un résultat. Quand plusieurs sont dus, ceux du joueur actif viennent d’abord, avec les relances de Musclé, puis ceux de l’adversaire avec les siennes, et le dé de Béni en dernier.
MB-001 = Quand les éditions imprimées des règles se contredisent, nous suivons la version française.
