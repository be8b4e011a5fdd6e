# The rules of Dice Brewing in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = Le jeu en bref
SU-11 = Vous êtes apprenti dans une brasserie, et une seule personne y deviendra maître brasseur. Transformez graines et dés en malt, en houblon et en savoir-faire, brassez les recettes posées sur la table et gagnez de l’expérience (PX). La partie s’achève dès que les joueurs ont brassé, tous ensemble, 10 recettes à deux, 15 à trois ou 20 à quatre. Celui qui possède alors le plus d’expérience l’emporte.
DB-003 = Chaque manche compte quatre phases : Lancer et placement (chacun lance ses dés, puis place tour à tour des dés et des graines sur son plateau), Achats (vous pouvez entreposer des dés, acheter un ingrédient et un jeton Action), Brassage (les dés entreposés deviennent de la bière) et Rangement (les effets encore en attente sur les plateaux se réalisent). Aucune phase n’est jamais sautée.
    .ruling = À la manche 1, les deux marchés sont encore fermés : les Achats ne servent alors qu’à entreposer des dés.
DB-009 = On joue cartes sur table : chacun voit les dés, les pièces et les jetons de tous. Deux choses seulement restent secrètes : l’ordre de la pioche de recettes et, dans le jeu avancé, la nature des jetons Action que les autres n’ont pas encore joués. Les joueurs n’échangent jamais rien entre eux.
SU-01 = On joue de deux à quatre. En ouvrant une table, vous choisissez le jeu standard (celui proposé d’office) ou le jeu avancé, et vous pouvez activer le lancer malchanceux. Leurs effets sont expliqués plus loin.

## setup

rules-setup = Mise en place
SU-02 = Vous commencez avec 2 pièces, aucune expérience et 1 graine dans votre Entrepôt. Votre Réserve active contient quatre dés, un de chaque couleur : jaune pour le malt clair, noir pour le malt foncé, vert pour le houblon, bleu pour le savoir-faire. Ils n’ont aucune valeur avant le premier lancer d’ouverture.
SU-03 = Tout le reste forme la réserve générale. Le jeu contient 14 dés jaunes, 14 noirs, 12 verts, 10 bleus et 6 graines, jamais davantage.
    .ruling = À deux joueurs, la réserve générale débute donc avec 12 jaunes, 12 noirs, 10 verts, 8 bleus et 4 graines ; à trois avec 11, 11, 9, 7 et 3 graines ; à quatre avec 10, 10, 8, 6 et 2 graines.
SU-05 = Le Marché propose 3 jetons de chacun des cinq ingrédients spéciaux : fruits, épices, miel, malt spécial et houblon spécial. Le Marché noir propose 3 jetons de chacun des six types d’action. Tous deux sont garnis dès le début, bien qu’ils n’ouvrent que plus tard.
SU-06_SU-07 = Dans le jeu standard, la rangée de recettes débute avec la Lager bon marché, la Lager de masse et la Lager expérimentale ; à quatre joueurs, la Pilsner Sladek s’y ajoute. Toutes les autres recettes sont mélangées en une pioche face cachée : 27 cartes à deux ou trois joueurs (Pilsner Sladek comprise), 26 à quatre.
SU-08 = Dans le jeu avancé, on mélange les 30 recettes et on compose la rangée avec le dessus de la pile : 3 cartes à deux ou trois joueurs, 4 à quatre. Les 27 ou 26 cartes restantes forment la pioche.
SU-10 = Les places de la rangée sont fixes et numérotées de 1 à 3, ou de 1 à 4 à quatre joueurs ; l’application y répartit les premières cartes au hasard. Les 30 recettes comprennent huit types de bière, chacun en trois niveaux (débutant, intermédiaire, expert), et six recettes expérimentales.
DB-001 = Pour désigner le premier joueur, l’application lance un dé pour chacun ; le plus haut résultat reçoit le jeton Saison/Priorité.
    .ruling = Les joueurs à égalité pour le plus haut résultat relancent entre eux.
SU-04_DB-004 = Le jeton Saison/Priorité commence devant ce joueur, côté Hiver visible : la manche 1 est une manche d’hiver. Ce même jeton marque la priorité ; celui qui le détient joue donc en premier.

## order-and-season

rules-order-and-season = Ordre du tour et saison
DB-002 = L’ordre d’une manche suit le sens horaire autour de la table, à partir du joueur qui a la priorité. Tout ce qui se fait dans l’ordre durant cette manche, du premier lancer au Rangement, s’y conforme.
DB-005_DB-006_DB-008 = Après chaque manche, sauf la dernière, le jeton Saison/Priorité passe au joueur suivant dans le sens horaire et se retourne. Quand il passe sur Été, chaque joueur prend 1 graine de la réserve générale dans son Entrepôt, avant le prochain lancer d’ouverture : c’est le cas au début des manches 2, 4, 6 et ainsi de suite. Le passage sur Hiver ne rapporte rien.
DB-007 = Les graines d’été se distribuent une à une, dans l’ordre de la nouvelle manche. Si la réserve générale s’épuise, les joueurs suivants n’en reçoivent pas, et rien ne leur est dû ensuite.

## rolling

rules-rolling = Lancers et valeurs des dés
DB-010_DB-011 = Chaque manche s’ouvre sur le lancer d’ouverture : dans l’ordre, l’application lance tous les dés de la Réserve active de chaque joueur. Impossible d’en retenir un. Les dés de l’Entrepôt ne sont pas lancés et gardent leur valeur.
DB-014 = Ensuite, le résultat est acquis. Un dé ne change de valeur que par les emplacements qui l’augmentent (Malterie 3, Houblonnière 2), par une relance à l’École des métiers (emplacement 1), par un échange au même endroit (emplacement 2), ou par un jeton Relancer un dé ou Augmenter un dé.
DB-015_DB-016 = Un dé gagné pendant la phase Lancer et placement est lancé une fois, sur-le-champ ; il garde cette valeur, et vous pouvez l’entreposer ou l’utiliser comme n’importe quel autre.
    .ruling = Il arrive d’abord dans votre Réserve active. Un dé gagné pendant le Brassage ou le Rangement va dans votre Réserve active sans valeur : avant le prochain lancer d’ouverture, vous ne pouvez pas l’utiliser et aucun jeton ne peut le viser.
DB-012_DB-013_DB-017 = Seule compte la valeur affichée par le dé : son propre résultat, plus les jetons Augmenter un dé joués sur lui cette manche, sans jamais dépasser 6. Quand un minimum est exigé (accélération, École, remise, recette), on le vérifie au moment où vous placez le dé ou brassez avec lui ; ce qui change ensuite n’annule rien. Relancer un dé lui donne un nouveau résultat et efface son bonus temporaire.

## storage

rules-storage = Réserve active et Entrepôt
DB-018 = Chacun de vos dés se trouve à un seul endroit : dans votre Réserve active, dans votre Entrepôt, sur votre plateau ou sur le Marché. Les graines et les ingrédients se gardent dans l’Entrepôt.
DB-019_DB-024 = Entreposer, c’est déplacer des dés de votre Réserve active vers votre Entrepôt : autant que vous voulez, gratuitement, sans que cela compte pour un tour, et chaque dé garde sa valeur. L’intérêt est double. Les dés entreposés échappent au prochain lancer d’ouverture, et eux seuls peuvent servir à brasser, y compris le dé bleu qui améliore une recette.
DB-020 = Vous pouvez entreposer pendant les phases Lancer et placement et Achats. La fin des Achats est la dernière occasion de la manche.
    .ruling = Vous n’entreposez que pendant vos propres tours : chacun de vos tours de placement et votre tour d’achat. Votre dernière occasion est donc la fin de votre tour d’achat. L’Entrepôt accueille autant de dés, de graines et d’ingrédients que vous voulez.
DB-021_DB-022 = Vous ne pouvez pas ramener de votre plein gré un dé de l’Entrepôt dans la Réserve active. Un dé entreposé n’en sort que s’il est placé sur votre plateau, posé sur le Marché pour une remise, utilisé au brassage, échangé ou déplacé par un jeton Retirer un dé. Les éléments que vous placez, comme les dés que vous choisissez pour la relance ou l’échange de l’École, peuvent venir de l’une ou de l’autre zone, à votre guise.

## placing

rules-placing = Placer des dés et des graines
DB-025_DB-029 = Après le lancer d’ouverture (et le moment réservé aux jetons Bloquer un bâtiment), les joueurs effectuent des tours de placement dans l’ordre, en sautant ceux qui ont passé. Vous ne placez que vos propres éléments, dés ou graines, et seulement sur votre plateau ; un dé bloqué ne peut pas être placé. L’élément qui déclenche un emplacement s’appelle sa base.
DB-026 = À votre tour, vous placez un ou deux éléments : un dé, deux dés, une graine et un dé, ou deux graines. Les dés peuvent être de n’importe quelle couleur.
    .ruling = Une graine seule est permise aussi.
DB-027_DB-028_DB-038 = Placez un élément après l’autre : le premier est entièrement résolu, lancers et gains compris, avant que vous ne choisissiez le second. Les deux peuvent servir un même emplacement (d’abord sa base, puis le dé bleu qui l’accélère), deux emplacements différents de n’importe quels bâtiments, ou être deux dés bleus qui accélèrent deux effets déjà en attente. Tout ce que vous gagnez en chemin, dés, graines ou pièces, est utilisable aussitôt, même comme second élément du même tour.
DB-031 = Un élément placé reste où il est jusqu’au Rangement, sauf si son effet est accéléré.
DB-030 = Un emplacement n’accueille qu’une seule base, et vous ne pouvez utiliser chaque emplacement qu’une fois par manche, accéléré ou non.
DB-032_DB-033 = À votre tour, vous pouvez aussi entreposer des dés et jouer des jetons Action ; cela ne compte pas comme un élément. Après avoir placé un élément, vous pouvez terminer votre tour.
    .ruling = Vous entreposez et jouez des jetons avant ou après votre premier élément, car le second met fin à votre tour.
DB-034_DB-035 = Terminer un tour sans avoir placé d’élément, c’est passer ; les dés entreposés et les jetons joués durant ce tour restent acquis. Passer est définitif : vous n’avez plus de tour de placement cette manche.
DB-036_DB-037 = En passant, vous ne gênez personne. Le dernier joueur en lice peut enchaîner les tours, et la phase prend fin quand tout le monde a passé.

## open-and-crowded-spaces

rules-open-and-crowded-spaces = Bâtiments fermés et emplacements complets
DB-039_DB-040_DB-041_DB-042 = Tout n’ouvre pas d’emblée. À la manche 1, seules la Malterie et la Houblonnière sont utilisables. Dès la manche 2 s’y ajoutent l’École des métiers et le Marché, et dès la manche 3 le Département des semences et le Marché noir.
DB-043_DB-044 = Au cours d’une même manche, un emplacement peut servir à tous les joueurs sauf un : 1 seul dans une partie à deux, 2 dans une partie à trois, 3 dans une partie à quatre. Ce nombre atteint, l’emplacement du joueur restant reçoit un jeton Blocage, et ce joueur ne peut plus y poser de base cette manche. Les autres emplacements du bâtiment restent libres.
DB-047 = Cela vaut pour les 11 emplacements du plateau. Le Département des semences 3 compte pour un seul emplacement, quelle que soit la vente choisie.
DB-045_DB-046_DB-048 = Un joueur a utilisé un emplacement dès qu’il y a posé une base cette manche ; l’accélérer vide l’emplacement mais ne le libère pas pour les autres. Ajouter un dé bleu à sa propre base en attente n’est pas une nouvelle utilisation et n’est jamais empêché par cette règle. Un joueur tenu à l’écart d’un bâtiment par un jeton Bloquer un bâtiment ne compte pas comme utilisateur.
DB-049 = L’application pose elle-même les jetons Blocage, autant qu’il en faut, et les retire à la fin du Rangement.

## malt-and-hops

rules-malt-and-hops = Malterie et Houblonnière
DB-050_DB-051 = Malterie 1, une graine contre du malt clair : placez 1 graine. Au Rangement, la graine retourne dans la réserve générale et vous prenez un dé jaune dans votre Réserve active. Accélérez avec un dé bleu affichant 3 ou plus, et la graine part aussitôt : vous prenez le dé jaune tout de suite et le lancez.
DB-052 = Malterie 2, la torréfaction : placez un dé jaune de n’importe quelle valeur. Au Rangement, il va dans la réserve générale et vous prenez un dé noir dans votre Réserve active.
DB-053 = La torréfaction s’accélère elle aussi avec un dé bleu : le dé noir arrive et se lance aussitôt.
    .ruling = Comme à la Malterie 1, le dé bleu doit afficher 3 ou plus, et le dé jaune part aussitôt.
DB-054_DB-055_DB-056 = Malterie 3, un cran de plus : placez un dé jaune ou noir venu de l’une ou l’autre zone. Au Rangement, sa valeur augmente de 1. Accéléré avec un dé bleu affichant 2 ou plus, il augmente et rejoint l’Entrepôt aussitôt, d’où qu’il vienne : un 3 jaune ainsi accéléré devient un 4 entreposé, bon à brasser dans la même manche.
    .ruling = Au Rangement aussi, le dé va dans votre Entrepôt, à l’abri du prochain lancer. Il n’y a pas de 7 : un dé affichant 6 ne peut pas être placé, et un dé devenu 6 par une relance pendant qu’il attend peut encore être accéléré, mais reste à 6.
DB-057_DB-058 = La Houblonnière fait de même pour le houblon.
    .ruling = La Houblonnière 1 change 1 graine en un dé vert (s’accélère avec un bleu de 3 ou plus), et la Houblonnière 2 augmente de 1 un dé vert affichant 5 ou moins et l’envoie dans l’Entrepôt (bleu de 2 ou plus).

## school

rules-school = École des métiers
DB-059 = École des métiers 1, relance : placez un dé bleu affichant 2 ou plus. Choisissez un ou plusieurs de vos dés, de toutes couleurs, dans la Réserve active et l’Entrepôt, et relancez chacun une fois, immédiatement ; chaque dé reste dans sa zone, quel que soit le résultat.
    .ruling = Les dés bloqués ou protégés sont exclus, et sans aucun dé à relancer vous ne pouvez pas utiliser l’emplacement.
DB-060 = École des métiers 2, échange : placez un dé bleu affichant 3 ou plus et nommez le jaune, le noir ou le vert. Tous les dés de cette couleur dans la réserve générale sont lancés aussitôt, et vous pouvez échanger le meilleur contre un de vos dés de la même couleur.
DB-061_DB-062_DB-063 = L’application retient le plus haut des dés lancés. Le dé que vous cédez retourne sans valeur dans la réserve générale ; un seul échange par utilisation.
    .ruling = Vous ne pouvez nommer qu’une couleur dont la réserve générale contient au moins un dé et dont vous avez vous-même un dé, ni bloqué ni protégé, dans votre Réserve active ou votre Entrepôt ; si aucune couleur ne convient, l’emplacement est indisponible. Le nouveau dé prend la zone de celui que vous cédez. Si le résultat ne vous plaît pas, vous pouvez refuser, mais le dé bleu et l’emplacement restent utilisés.
DB-064 = École des métiers 3, formation : placez un dé bleu affichant 5 ou plus. Au Rangement, vous prenez dans la réserve générale un dé bleu supplémentaire, qui va dans votre Réserve active.
DB-065 = Les dés bleus que vous avez placés à l’École reviennent dans votre Réserve active au Rangement.
    .ruling = Rien ne s’accélère à l’École.

## department-of-seed

rules-department-of-seed = Département des semences
DB-066_DB-067 = Département des semences 1 : placez un dé vert de n’importe quelle valeur ; au Rangement, il va dans la réserve générale et vous prenez 1 graine dans votre Entrepôt. Département des semences 2 : placez un dé noir de n’importe quelle valeur ; au Rangement, il va dans la réserve générale et vous prenez 2 graines dans votre Entrepôt.
DB-068 = Département des semences 3, vente : placez un dé bleu de n’importe quelle valeur pour 4 pièces, ou un dé noir de n’importe quelle valeur pour 3 pièces. Au Rangement, le dé va dans la réserve générale et les pièces dans votre bourse.
    .ruling = Vous ne pouvez faire qu’une de ces deux ventes par manche.
DB-069 = Tous trois s’accélèrent avec un dé bleu ; le nombre qu’il doit afficher figure à côté de la case d’accélération. L’effet se produit alors aussitôt, et le dé cédé va aussitôt dans la réserve générale.
DB-070 = Les dés de base placés au Département ne vous reviennent jamais, pas même un dé bleu vendu ; un dé bleu utilisé pour accélérer, lui, revient toujours.

## speeding-up

rules-speeding-up = Accélérer un effet
DB-071_DB-072_DB-075 = Pour obtenir un effet tout de suite plutôt qu’au Rangement, posez un de vos dés bleus, de valeur suffisante, sur la case d’accélération d’un emplacement où votre base attend encore. La base vient toujours d’abord ; le dé bleu suit comme second élément, ou lors de n’importe lequel de vos tours suivants de la manche, tant que vous n’avez pas passé. Il compte comme l’un des éléments de ce tour. Sans base à vous en attente, une case d’accélération n’accepte aucun dé.
DB-073_DB-074 = Ensuite, dans l’ordre : le dé bleu est posé ; la base s’en va (vers la réserve générale, ou vers l’Entrepôt si l’emplacement augmente un dé) ; vous recevez votre gain et le lancez si c’est un dé ; le dé bleu reste sur sa case jusqu’à votre Rangement, puis rejoint votre Réserve active, même s’il venait de l’Entrepôt. Une case n’accueille qu’un dé bleu, et un effet ne se produit qu’une fois : maintenant ou au Rangement.
DB-076_DB-077_DB-078 = Vous pouvez poser une base même si la réserve générale est vide, car elle peut se regarnir. En revanche, vous ne pouvez pas accélérer un effet tant que la réserve générale n’a rien de ce qu’il donne, dé ou graine ; la base attend simplement d’être accélérée plus tard ou résolue au Rangement. Le Département des semences 2 peut être accéléré quand il ne reste qu’une graine : vous la recevez, la seconde est perdue.

## purchase

rules-purchase = Acheter aux marchés
DB-099_DB-100 = Dans l’ordre, chaque joueur a exactement un tour d’achat : entreposez des dés, jouez des jetons et achetez, dans l’ordre qui vous plaît, puis annoncez que vous avez fini. Par manche, vous pouvez acheter au plus 1 ingrédient spécial (dès la manche 2) et au plus 1 jeton Action (dès la manche 3).
DB-101_DB-103 = Vous payez en entier, à la banque, le prix affiché à l’étal ; pas de crédit. Les ingrédients vont dans votre Entrepôt et les jetons Action devant vous, sans limite de nombre.
DB-104_DB-106_DB-107 = Un dé bleu peut faire baisser le prix d’un ingrédient : posez-en un à vous, non bloqué, sur le Marché au moment d’acheter. Pour les épices ou le malt spécial, un 4, un 5 ou un 6 retire 1 pièce ; pour le miel ou le houblon spécial, un 5 retire 1 pièce et un 6 en retire 2 ; les fruits n’ont pas de remise. La remise ne vaut que pour vous et pour cet achat, et plusieurs joueurs peuvent avoir un dé sur le Marché. Le dé revient dans votre Réserve active au Rangement ; il ne peut donc pas servir au brassage cette manche.
DB-023_DB-105 = Le dé de remise peut venir de votre Réserve active ou de votre Entrepôt. Un dé bleu qui ne ferait rien baisser ne peut pas être posé.
DB-102_DB-108 = On ne peut rien acheter dans une pile vide. Les jetons Action ne bénéficient jamais de remise. La banque a toujours des pièces et de la monnaie ; votre bourse est un simple nombre.

## action-tokens

rules-action-tokens = Jetons Action : quand les jouer
DB-079 = Les jetons Action se jouent un par un, et chacun est entièrement résolu avant le suivant. Un jeton joué quitte définitivement la partie ; il ne revient jamais au Marché noir.
DB-080 = Pour que personne n’ait à interrompre personne, les jetons ne se jouent ici qu’à quatre moments : juste après les lancers d’ouverture, pendant vos tours de placement, pendant votre tour d’achat et au début du Brassage. Jamais pendant le tour d’un autre, jamais une fois le brassage commencé, jamais pendant le Rangement. À chaque moment, vous pouvez en jouer autant que vous voulez.
DB-081_DB-082 = Après les lancers d’ouverture et avant le premier tour de placement, chaque joueur est sollicité une fois, dans l’ordre, et seul Bloquer un bâtiment peut être joué. Pendant vos tours de placement et votre tour d’achat, vous pouvez jouer Retirer un dé, Bloquer ou protéger un dé, Augmenter un dé et Relancer un dé.
DB-083 = Au début du Brassage, avant qu’une recette ne soit choisie, chaque joueur est de nouveau sollicité une fois, dans l’ordre. Vous pouvez alors jouer Retirer un dé, Bloquer ou protéger un dé, Bloquer une recette, Augmenter un dé et Relancer un dé.
    .ruling = Une fois que vous avez dit avoir fini, on ne revient pas en arrière.
DB-084 = Un jeton acheté peut être joué dès qu’il est à vous. Un jeton gagné en brassant doit attendre la manche suivante.
DB-097_DB-098 = Les dés posés sur le Marché, ceux de la réserve générale et ceux encore sans valeur ne peuvent jamais être la cible d’un jeton. Un jeton sans cible autorisée ne peut pas être joué.

## six-tokens

rules-six-tokens = Les six jetons Action
DB-085 = Retirer un dé : choisissez un dé dans l’Entrepôt de n’importe quel joueur, vous compris. Il passe dans la Réserve active de son propriétaire et garde sa valeur ; il ne devient pas le vôtre.
DB-086 = Si le tour d’achat du propriétaire est encore à venir, il peut entreposer ce dé de nouveau. Joué au début du Brassage, le jeton fait plus mal : le dé ne peut pas servir au brassage cette manche et sera lancé à la suivante.
DB-087 = Bloquer un bâtiment : choisissez un adversaire et un bâtiment ouvert cette manche qu’un tel jeton ne lui interdit pas déjà. Jusqu’à la fin de la manche, ce joueur ne peut rien y placer, ni base ni dé bleu pour accélérer.
DB-088 = Bloquer ou protéger un dé, sur un dé adverse en Réserve active ou à l’Entrepôt : le dé est bloqué, et son propriétaire ne peut pas l’utiliser cette manche. Cela exclut de le placer, de le relancer ou de l’échanger à l’École, de l’employer pour une remise, pour les pièces d’un lancer malchanceux ou pour brasser. L’entreposer reste permis.
DB-089 = Le même jeton sur un de vos dés, en Réserve active ou à l’Entrepôt, le protège : cette manche, personne, pas même vous, ne peut changer sa valeur, l’échanger ni le déplacer avec Retirer un dé. Cela écarte Relancer un dé, Augmenter un dé, les emplacements qui augmentent un dé, ainsi que la relance et l’échange de l’École ; tout autre usage reste ouvert.
DB-090_DB-091 = Un dé porte au plus un marqueur de ce genre : un dé marqué ne peut donc pas être bloqué ou protégé une seconde fois. Un dé bloqué peut toujours être retiré, relancé ou augmenté par des jetons, car seuls les usages de son propriétaire sont suspendus ; un dé protégé, non.
DB-092 = Blocage et protection prennent fin avec la manche, ou quand le dé retourne dans la réserve générale.
DB-093 = Bloquer une recette, seulement au début du Brassage : choisissez dans la rangée une carte qui n’est pas encore bloquée. Personne, pas même vous, ne peut la brasser cette manche ; elle reste à sa place.
DB-094_DB-095 = Augmenter un dé : un de vos dés non protégés, en Réserve active ou à l’Entrepôt, affichant 5 ou moins, affiche 1 de plus jusqu’à la fin de la manche ; plusieurs jetons s’additionnent. Ce bonus compte pour tous les minimums. Si vous brassez avec ce dé ou le dépensez, il va là où il irait toujours ; s’il est encore à l’Entrepôt à la fin du Rangement, il retrouve son propre résultat.
DB-096 = Relancer un dé : relancez un dé non protégé de n’importe quel joueur, pourvu qu’il ait une valeur et se trouve en Réserve active, à l’Entrepôt ou en attente sur un emplacement qui augmente un dé (Malterie 3, Houblonnière 2). Il reste où il est.

## brewing

rules-brewing = Brasser
DB-114_DB-128 = Une fois les jetons joués, les tours de brassage s’enchaînent dans l’ordre. À votre tour, vous brassez une seule recette ou vous renoncez. Après un brassage, votre prochaine occasion ne vient qu’une fois que tous les autres ont eu leur tour.
DB-115 = Renoncer n’est pas définitif : une nouvelle carte peut vous convenir quand votre tour revient. La phase prend fin quand tous les joueurs ont renoncé l’un après l’autre ; si vous ne pouvez rien brasser, l’application renonce pour vous, et cela compte aussi.
DB-116_DB-117 = Vous pouvez brasser une recette de la rangée, non bloquée, si à chaque dé qu’elle demande répond un dé distinct de votre Entrepôt, non bloqué, exactement de cette couleur et affichant au moins le nombre imprimé. Le bleu ne remplace jamais une autre couleur. Vous utilisez exactement le nombre de dés demandé ; afficher plus que nécessaire est permis, mais ne rapporte rien.
DB-118 = L’application propose les dés qui gaspillent le moins : couleur par couleur, en commençant par l’exigence la plus forte, chacune reçoit le plus petit dé libre qui suffit. À valeur égale, elle prend d’abord un dé doté d’un +1 temporaire, puis le premier de la file. Un dé bleu choisi comme amélioration est traité comme une exigence de plus. Vous pouvez choisir vous-même tout autre ensemble valable.
DB-119 = Vous pouvez améliorer un brassage une seule fois, si vous le souhaitez : avec un dé bleu de votre Entrepôt, non bloqué, affichant au moins le nombre imprimé, ou avec un de vos ingrédients que la recette mentionne.
DB-120 = Chaque amélioration de la carte a son propre bonus, en pièces ou en expérience, et seul celui de l’amélioration choisie est versé.
DB-121_DB-122 = Les dés utilisés, y compris le dé bleu d’une amélioration, vont dans votre Réserve active et ne peuvent plus servir au brassage cette manche. Un ingrédient utilisé retourne aussitôt sur sa pile au Marché.

## rewards

rules-rewards = Récompenses et nouvelles recettes
DB-123 = Vous prenez la carte devant vous et recevez la récompense imprimée, le bonus de l’amélioration choisie et, toujours, 1 point d’expérience en plus. Une recette qui rapporte 5 points d’expérience en vaut donc 6.
DB-126 = Avant que vous ne choisissiez une récompense, la place vide est regarnie depuis la pioche. La nouvelle carte peut être brassée dès cette manche, à partir du tour du joueur suivant.
DB-124_DB-125 = Si la récompense est un jeton Action, prenez n’importe quel type encore présent au Marché noir, gratuitement et même avant son ouverture ; s’il n’y en a plus, vous ne recevez rien. Si la récompense est un dé, prenez-en un de n’importe quelle couleur encore présente dans la réserve générale, bleu compris ; il va dans votre Réserve active et reçoit sa valeur au prochain lancer d’ouverture. Pour deux dés, vous choisissez deux fois, et si la réserve générale est vide, vous ne recevez rien.
DB-127 = Si la pioche est vide, la place reste vide ; les recettes brassées ne sont jamais remélangées. Cela ne peut arriver qu’à la dernière manche.

## tidy-up

rules-tidy-up = Rangement
DB-129 = Les joueurs rangent dans l’ordre, et chacun achève les quatre étapes avant que le suivant ne commence. Il n’y a rien à décider : l’application s’en charge.
DB-130 = Étape 1 : les dés en attente sur un emplacement qui augmente un dé (Malterie 3, Houblonnière 2) montent de 1 et passent à l’Entrepôt. Celui qu’une relance a fait passer à 6 reste à 6.
DB-131_DB-132 = Étape 2 : vos dés bleus de l’École, des cases d’accélération et du Marché reviennent dans votre Réserve active ; puis la formation (École des métiers 3) réclame son dé bleu supplémentaire. Étape 3 : tout ce que vous avez en attente d’échange (Malterie 1 et 2, Houblonnière 1, Département des semences 1 à 3) va d’un coup dans la réserve générale, et les pièces d’une vente sont versées.
DB-133 = Étape 4 : les demandes sont servies depuis la réserve générale.
    .ruling = D’abord celles que des joueurs précédents attendent encore, la plus ancienne en tête ; puis les vôtres, dans cet ordre : École des métiers 3 (si elle n’a rien eu à l’étape 2), Malterie 1, Malterie 2, Houblonnière 1, Département des semences 1, et Département des semences 2 comme deux demandes distinctes.
DB-134_DB-135 = Une demande que la réserve générale ne peut satisfaire attend. Dès qu’un dé ou une graine qui convient y revient pendant la suite de ce Rangement, la plus ancienne demande concernée le reçoit. Les demandes encore en attente après le dernier joueur sont perdues, et la graine ou le dé cédé reste dans la réserve générale.
DB-136 = Enfin, on retire tous les bonus temporaires, les marqueurs de blocage et de protection et les jetons Blocage, et les bâtiments et recettes bloqués redeviennent libres. Tous les plateaux sont maintenant vides.

## end-and-score

rules-end-and-score = Fin de partie et décompte
DB-137_DB-138 = Quand le total des recettes brassées par tous les joueurs atteint la limite (10, 15 ou 20 à deux, trois ou quatre joueurs), la manche en cours devient la dernière. Elle se joue normalement jusqu’au bout : on brasse jusqu’à ce que tous aient renoncé, puis vient le Rangement. Les recettes au-delà de la limite comptent pleinement.
DB-139 = On vérifie après le Rangement si la partie est finie. Si c’est le cas, le jeton Saison/Priorité n’est ni transmis ni retourné, et l’on ne distribue pas de graines.
DB-140_DB-141 = À votre expérience, vous ajoutez 1 point par tranche de 2 pièces (une pièce isolée ne vaut rien), 1 par dé jaune et par dé vert, et 2 par dé noir ; les dés bleus ne rapportent rien. Tous vos dés comptent, en Réserve active comme à l’Entrepôt, même ceux gagnés au dernier Rangement. Par exemple, 12 points d’expérience, 9 pièces, 3 dés jaunes, 2 verts, 2 noirs et 1 bleu font 12 + 4 + 3 + 2 + 4 + 0 = 25.
DB-142 = Les graines, les ingrédients, les jetons Action inutilisés et les pièces virtuelles d’un lancer malchanceux ne valent rien.
DB-143 = Le score le plus élevé l’emporte.
DB-144 = En cas d’égalité, le plus grand nombre de recettes brassées départage, puis le plus de pièces ; si tout est égal, la victoire est partagée.

## advanced-game

rules-advanced-game = Le jeu avancé
SU-09 = Dans le jeu avancé, les premières recettes sont tirées au hasard, comme l’explique la mise en place, et les jetons Action restent secrets.
    .ruling = Une seule option active les deux.
DB-147 = Les jetons que vous n’avez pas joués sont face cachée : les autres voient seulement combien vous en avez. En jouer un le révèle.
DB-148_DB-149 = Quand vous achetez ou gagnez un jeton, les autres n’en apprennent pas le type, mais ils voient les pièces payées. Pour chaque type, ils voient seulement combien ont été joués ouvertement, non combien il en reste au Marché noir. Quand c’est à vous de choisir, seuls les types réellement restants vous sont proposés.
DB-150 = Après les lancers d’ouverture et au début du Brassage, tous ceux qui ont au moins un jeton sont sollicités, qu’il soit jouable ou non, afin que la question elle-même ne trahisse rien. Il en va de même de vos tours de placement et d’achat : tant que vous avez un jeton, ou de quoi en payer un lors d’un achat, votre tour n’est pas sauté. Dans le jeu standard, seuls les joueurs ayant un jeton jouable le sont.
DB-151 = Dans le jeu standard, le type de chaque jeton et les piles du Marché noir sont visibles de tous. Les ingrédients sont visibles dans les deux jeux.

## unlucky-roll

rules-unlucky-roll = Option : le lancer malchanceux
DB-109_DB-110 = Avec cette option, les 1 d’un mauvais lancer d’ouverture vous aident à acheter. Deux 1 valent 2 pièces virtuelles, trois en valent 4 et quatre en valent 6 ; un seul ne donne rien.
    .ruling = Plus de quatre en valent 6 aussi. Un dé de n’importe quelle couleur compte s’il est sorti à 1 au lancer d’ouverture de cette manche, n’a été ni modifié ni relancé depuis, n’est pas bloqué et se trouve dans votre Réserve active au moment de payer ; les 1 de l’Entrepôt ou du plateau ne comptent pas.
DB-111_DB-113 = Le montant est fixé quand vous payez votre premier achat du tour ; entreposer ou modifier les dés ensuite n’y change rien. Les pièces virtuelles servent à la fois pour l’ingrédient et le jeton Action de ce tour, se dépensent avant vos vraies pièces, et ce qui reste est perdu.
DB-112 = Vous ne cédez pas ces dés : ils restent dans votre Réserve active, et vous pouvez ensuite les entreposer comme d’habitude.

## stall-guard

rules-stall-guard = Option : le garde-fou
DB-145 = Une rangée de recettes difficiles ne change pas d’elle-même. Alors, sauf si vous désactivez cette option, quand six manches de suite se terminent sans aucun brassage, toute la rangée passe sous la pioche après le Rangement, place 1 en premier, et de nouvelles cartes sont tirées du dessus. Puis le compte repart de zéro.
DB-146 = Une partie encore en cours après le Rangement de la manche 40 s’arrête là et se décompte comme d’habitude. Sans le garde-fou, cela arrive après la manche 100.
