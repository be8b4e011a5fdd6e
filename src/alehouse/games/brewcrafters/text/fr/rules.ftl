# The rules of Brew Crafters in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = But et aperçu
BC-009_BC-027 = À deux, trois, quatre ou cinq, vous dirigez chacun une brasserie artisanale de la même ville et gardez votre place autour de la table, dans le sens horaire, pendant toute la partie. Pendant trois ans, vous achetez des ingrédients, embauchez, construisez et brassez. Chaque année compte un printemps, un été, un automne et un hiver : vous jouez donc douze saisons, à partir du printemps de l’année 1. La brasserie qui a le plus de Réputation à la fin l’emporte.
BC-028 = Une saison suit ces étapes : (1) le marqueur de saison avance, sauf à la toute première saison ; (2) vous prenez les stagiaires qui vous attendent sur cette saison ; (3) en hiver seulement, chacun touche ses avantages annuels ; (4) le marché est réapprovisionné ; (5) Phase de marché ; (6) Phase de brasserie ; (7) l’étape de fin de saison, s’il y en a une ; (8) les pions et les équipes rentrent, et chaque stagiaire de la saison, utilisé ou non, retourne à la réserve.
BC-031 = Rien ne revient plus tôt : vos pions et vos équipes restent où vous les avez placés jusqu’à la fin complète de la Phase de brasserie.
BC-029 = L’automne se termine par la récolte : d’abord les Fermes des joueurs, puis la Ferme communautaire si vous jouez avec elle.
BC-030 = L’hiver se termine par les factures : chacun paie ses frais de fonctionnement. Après celles de l’année 3, la partie est finie.

## terms

rules-terms = Ingrédients, jetons et vocabulaire
BC-001_BC-002 = Le Malt, le Houblon et la Levure sont les Ingrédients de base. Les Fruits, les Épices et le Café sont les Ingrédients avancés. La réserve d’ingrédients, d’argent, de Réputation, d’emprunts et de jetons de brassin ne s’épuise jamais.
BC-003 = En revanche, ceci est limité : chaque carte d’employé et chaque carte de partenariat ; un Label d’or par recette avancée publique ; une tuile de chaque bâtiment par joueur ; trois Infuseurs de houblon par joueur ; les quatre parts de la collaboration ; les trois parts de la Ferme communautaire ; et autant de stagiaires que de joueurs.
BC-004 = Vos brassins lancés sont tous ceux que vous avez mis un jour dans une cuve ou dans votre Brewpub, où qu’ils soient à présent, Recettes secrètes comprises. Les parts données à une collaboration n’en font jamais partie.
BC-005 = La Réputation gagnée en cours de partie reste devant vous sous forme de jetons, visible de tous. Elle ne se dépense pas et ne se perd jamais.

## setup

rules-setup = Mise en place
BC-011_BC-012_BC-014 = Chacun commence avec 6 $, ainsi que 2 Malt et 1 Houblon en stock. Votre brasserie possède déjà un Entrepôt, un Laboratoire et un Système simple, c’est-à-dire une cuve et une place d’embouteillage. Vous avez une Équipe de brassage, deux pions de marché et quatre cubes de recherche sur les cases Départ de votre laboratoire. L’argent que vous pouvez posséder n’a pas de limite.
BC-010 = Au début, l’application tire au sort qui est premier joueur, à moins que l’hôte de la table ne désigne quelqu’un.
BC-013 = Pour compenser un départ plus tardif, dans le sens horaire à partir du premier joueur : le deuxième reçoit 1 $ de plus, le troisième 1 Malt de plus, le quatrième 1 Houblon de plus, le cinquième 1 Levure de plus. Chacun ne reçoit que le cadeau de sa place.
BC-015_BC-016_BC-017 = Le marché grandit avec la tablée : chaque case indique à partir de combien de joueurs elle sert, et à trois joueurs les cases 4+ restent fermées. À deux ou trois, il y a un seul Importateur d’épices et un seul Torréfacteur avec qui s’associer ; à quatre ou cinq, il y en a deux de chaque. La collaboration demande au moins trois joueurs.
BC-018_BC-023 = Neuf recettes sont publiques. Trois sont les recettes de base, présentes à chaque partie : Ale de tous les jours, Porter plaisante et Stout toute simple. Les six autres sont des recettes avancées, exactement deux ales, deux porters et deux stouts, et chacune des six porte un Label d’or.

## restock

rules-restock = Réapprovisionner le marché
BC-032_BC-033_BC-034 = À chaque saison, y compris la première, chaque case munie du symbole de réapprovisionnement gagne les ingrédients ou l’argent qu’elle indique. Ce qui arrive s’ajoute à ce qui s’y trouvait encore, sans limite : une case délaissée devient de plus en plus tentante. Les cases sans ce symbole donnent toujours la même quantité.
BC-035 = Certaines cases sont partagées en deux moitiés. Si quelqu’un utilise une moitié et que c’est l’autre qui se réapprovisionne, les biens y restent et augmentent encore au réapprovisionnement suivant.

## market-phase

rules-market-phase = La Phase de marché
BC-036_BC-038 = En commençant par le premier joueur et dans le sens horaire, chacun pose un pion sur une case du marché et effectue aussitôt son action. Vous faites ensuite un second tour dans le même ordre. Une case ne sert qu’une fois par saison : si quelqu’un l’a utilisée, même vous, elle est prise. Seule la Ferme communautaire accepte autant de visites qu’on veut.
BC-039_BC-040_BC-043 = Les pions sont pour le marché et les équipes pour la brasserie ; aucun ne va sur les cases de l’autre, et seule la Ferme communautaire reçoit les deux. Sur une case partagée, vous choisissez une moitié et la case entière est prise pour la saison. D’une case réapprovisionnée, vous prenez tout ce qui s’y trouve, sans rien laisser.
BC-037_BC-042 = Vous effectuez exactement deux actions de marché par saison, plus celles qu’un employé ou des stagiaires vous offrent.
    .ruling = Tant qu’il existe une case utilisable, vous devez placer votre pion ; s’il n’y en a aucune, ce placement est sauté.
BC-041 = Vous ne pouvez choisir qu’une case, ou une moitié de case, dont vous pouvez vraiment faire l’action : une nouvelle équipe demande assez de brassins, une embauche demande un employé visible, un partenariat demande une carte restante, et ainsi de suite. Impossible donc d’occuper une case juste pour gêner. L’Agence d’emploi suit la même règle : son action est de regarder les employés, même si vous n’embauchez personne ensuite.
BC-044 = Les placements supplémentaires, dus à l’Aide de marché ou aux stagiaires, viennent après les deux tours. Vous refaites des tours dans le même ordre ; qui en dispose encore peut en faire un, garder le stagiaire pour la brasserie ou renoncer au placement de l’Aide. Cela dure jusqu’à ce que tous soient placés, gardés ou abandonnés.
BC-045 = Plusieurs employés et certaines Percées de votre laboratoire vous récompensent selon ce que donne une case du marché. Seul compte ce que la case elle-même vous remet, avant toute défausse par manque de place.
BC-046_BC-047_BC-048 = Chacun de ces avantages joue au plus une fois par action de marché, mais plusieurs avantages différents peuvent répondre à la même action. Ce qui vient des employés, de la recherche, des partenariats, d’une embauche, d’une installation ou d’une ferme n’en déclenche jamais un autre. Le Marché d’échange compte ici comme une case du marché ; la Ferme communautaire, non.
BC-049 = L’ordre est toujours le même : ce que donne la case, puis les avantages de vos employés, puis ceux de votre recherche, en choisissant les types partout où c’est permis. Ensuite seulement, en une fois pour le tout, vous défaussez ce qui ne tient pas.

## market-spaces

rules-market-spaces = Les cases du marché
BC-050_BC-060_BC-061 = Investisseur privé : prenez tout l’argent posé là et le jeton de premier joueur. Vous commencez à partir de la Phase de brasserie de cette saison ; la Phase de marché en cours, placements supplémentaires compris, garde son ordre. Le jeton vous reste jusqu’à ce qu’un autre utilise cette case. Vous pouvez l’utiliser vous-même en ayant le jeton, et vous le gardez alors.
BC-062 = Le jeton de premier joueur fixe qui commence la Phase de brasserie et le règlement des Fermes à la fin de l’automne et, dès la saison suivante, aussi l’étape annuelle de l’hiver et la Phase de marché.
BC-051_BC-052 = Partenariat local : prenez une carte de partenariat encore disponible ; vous pouvez en avoir plusieurs. Employé qualifié : prenez un employé visible sans rien payer, et profitez aussitôt de ce que sa carte donne à l’embauche.
    .ruling = Vous pouvez avoir deux cartes de partenariat du même type. La rangée d’employés n’est pas complétée.
BC-053_BC-054 = Nouvelle équipe : gagnez une équipe sans payer ; elle peut travailler dès la Phase de brasserie de cette saison. Marché au malt, Marché au houblon, Marché aux levures et toutes les autres cases réapprovisionnées : prenez tout ce qui s’y est accumulé.
BC-055_BC-058 = Marché avancé : prenez les Ingrédients avancés indiqués sur la case, du type de votre choix. Étal de spécialités : prenez soit la Levure, soit les Ingrédients avancés indiqués, là encore du type voulu.
BC-056_BC-057 = Marché ouvert et Magasin général : composez à votre gré le nombre indiqué d’Ingrédients de base, sans dépasser la Levure permise par la case. Boutique du brasseur : prenez exactement l’assortiment d’Ingrédients de base indiqué.
BC-059 = Collecte de fonds et Soirée de soutien : prenez l’argent indiqué sur la case.

## storage

rules-storage = Stocker les ingrédients
BC-063_BC-066_BC-067 = Un Entrepôt contient 12 ingrédients de toutes sortes, et votre capacité est la somme de tous vos lieux de stockage. Tout ingrédient gagné doit entrer dans votre stock avant d’être brassé, planté, échangé ou donné. Si ce que vous avez et ce que vous gagnez dépassent ensemble votre capacité, défaussez exactement le surplus, parmi l’ancien et le nouveau à votre gré.
BC-064 = Vos lieux de stockage sont votre premier Entrepôt, le second une fois construit, et votre Brewpub, qui contient 6 ingrédients dès que vous avez à la fois le Brewpub et le Gérant du brewpub. Le Chef d’entrepôt agrandit chacun de vos Entrepôts du nombre indiqué sur sa carte.
BC-065_BC-068_BC-069 = Vous pouvez déplacer vos ingrédients d’un lieu à l’autre quand vous voulez ; l’application ne surveille donc que le total. Vous ne pouvez pas jeter d’ingrédients tant que vous avez de la place. Quand une installation ou une embauche apporte à la fois de la place et des ingrédients, la place compte d’abord.
BC-070 = Ce que vous avez planté, donné à la Ferme communautaire ou mis dans une collaboration n’est plus dans votre stock.

## partnerships

rules-partnerships = Moments libres et partenariats
BC-071 = Votre tour est un placement au marché, une action de brasserie ou votre part de l’étape annuelle en hiver. Chaque tour comporte des moments libres, où vous pouvez faire de petites choses en plus : un au début et un après l’action principale. Pendant l’étape annuelle, il y en a aussi un entre deux avantages.
BC-072_BC-073 = Pendant un moment libre, vous pouvez, autant de fois et dans l’ordre que vous voulez, échanger avec vos partenaires, planter au printemps et récolter en automne. Si, dans une même action, vous brassez et collaborez, il y a un moment libre de plus entre les deux.
BC-074_BC-075 = Il n’y a pas de moment libre pendant que vous vendez, embouteillez et lancez vos brassins, ni pendant que vous prenez des biens et défaussez le surplus, ni au tour d’un autre. Après votre action principale, le tour se termine tout seul s’il ne vous reste rien à faire dans le moment libre ; sinon, c’est vous qui y mettez fin.
BC-076 = Le Torréfacteur vous permet d’échanger 1 Ingrédient de base quelconque contre 1 Café ; l’Importateur d’épices, de même, contre 1 cube d’Épices. Aucun argent ne circule.
BC-077_BC-078_BC-079 = Échangez autant que vous voulez à chacun de vos moments libres. Un ingrédient quitte le stock, un autre y entre : la place suffit toujours. Les partenariats ne coûtent rien en hiver. Aucun partenaire ne fournit de Fruits.

## workers

rules-workers = Employés qualifiés
BC-080_BC-081_BC-082 = Vous pouvez embaucher des employés dès la première saison, et autant que vous voulez. Un employé embauché reste chez vous jusqu’à la fin de la partie ; on ne licencie pas. L’embauche est gratuite, mais chaque hiver vous payez le montant inscrit sur la carte, y compris l’hiver de l’embauche.
BC-084 = Ce qu’un employé apporte à l’embauche se prend aussitôt, avant le dernier moment libre de votre tour. Si c’est une action gratuite, vous pouvez la refuser.
BC-083_BC-085 = Un employé vous aide dès son embauche, jamais pour ce qui est déjà fait. Celui qui a besoin d’un bâtiment ne fait rien tant que ce bâtiment n’existe pas.

## brewery-phase

rules-brewery-phase = Équipes et Phase de brasserie
BC-091_BC-092_BC-093 = Chaque équipe vous donne une action de brasserie par saison. À partir du premier joueur et dans le sens horaire, chacun utilise une première équipe ; puis ceux qui en ont une deuxième refont un tour, et ainsi de suite, en sautant ceux qui n’ont plus rien. Personne ne gêne personne : vous pouvez tous choisir la même action, et la répéter. Les actions sont Traiter la bière et/ou Collaborer, Recherche et Installer, plus la Ferme communautaire et la Recette secrète si vous jouez avec elles.
BC-094_BC-095 = Un stagiaire gardé pour la brasserie agit après vos propres équipes, dans les mêmes tours. Vous pouvez laisser passer une équipe sans rien faire.
BC-086_BC-087_BC-088_BC-089 = Vous pouvez embaucher une deuxième équipe après 3 brassins lancés, vendus ou non, et une troisième quand vous avez la deuxième et 9 brassins lancés. Chaque embauche donne une équipe et vous en avez trois au plus, même si des stagiaires peuvent ajouter des actions. Une équipe ne se licencie jamais.
BC-090 = Chaque hiver, la première équipe coûte 2 $. La deuxième coûte davantage, et la troisième plus encore, comme l’indiquent les jetons d’équipe.

## process-beer

rules-process-beer = Traiter la bière
BC-096_BC-097_BC-098 = Brasser se déroule toujours dans cet ordre : vendre, embouteiller, lancer de nouveaux brassins. Vous vendez d’abord tous les brassins de votre ligne d’embouteillage et de votre Brewpub à 2 $ chacun, et ils passent définitivement à l’Expédition. Puis tous les brassins des cuves de votre brasserie passent sur la ligne d’embouteillage. La vente et la mise en bouteille sont complètes ; vous ne pouvez retenir aucun brassin.
BC-099_BC-101 = Vous pouvez ensuite lancer des brassins : au plus un nouveau dans chaque cuve de la brasserie et un dans le Brewpub, de recettes identiques ou différentes, ou aucun. Un Système simple a une cuve, un Système double en a deux, et le Brewpub ajoute une place : trois brassins à la fois au maximum.
BC-102_BC-103 = Chaque brassin coûte les ingrédients de sa recette, qui retournent à la réserve. Tous les brassins d’une même action Traiter la bière se paient ensemble, avec ce que contient votre stock à ce moment-là.
BC-104_BC-105 = Pour faire une recette avancée, vous devez avoir vous-même lancé la recette de base de son style lors d’une action Traiter la bière précédente ; l’apprendre et aller plus loin d’un même coup serait trop rapide. Dès lors, toutes les recettes avancées de ce style vous sont ouvertes jusqu’à la fin.
BC-106 = Un brassin du Brewpub n’est jamais embouteillé ; il se vend directement sur place lors de votre prochaine action Traiter la bière.
BC-100_BC-107 = Un brassin de la brasserie demande donc trois actions Traiter la bière, pour être lancé, embouteillé et vendu, un brassin du Brewpub seulement deux. Une fois la mise en bouteille faite, toutes vos cuves et votre Brewpub sont vides, et la ligne contient au plus un brassin par cuve : il y a toujours de la place pour brasser.
BC-115_BC-117 = Vous décidez où va chaque brassin. Cela compte pour les Infuseurs de houblon, pour le Gérant du brewpub et pour le moment de la vente. Vous pouvez choisir Traiter la bière même s’il n’y a rien à vendre, à embouteiller ni à lancer.

## labels-and-bonuses

rules-labels-and-bonuses = Labels d’or et bonus de brassage
BC-108_BC-110 = Le premier d’entre vous à vendre une recette avancée publique donnée prend son Label d’or ; une vente au Brewpub vaut autant qu’une autre. Être le premier à la lancer ou à l’embouteiller ne rapporte rien.
BC-109 = Deux brassins de la même recette vendus ensemble rapportent un seul label. Plusieurs recettes vendues ensemble en rapportent un chacune, tant que personne ne les a encore pris.
BC-111_BC-112 = Une recette au symbole houblon rapporte la Réputation des Infuseurs de houblon quand vous la lancez dans une cuve ou un Brewpub muni d’un infuseur. Une recette au symbole chêne rapporte la Réputation du Chai à fûts de chêne où que vous la lanciez, pourvu que vous possédiez ce bâtiment.
BC-113 = Si vous avez une Cuve-matière, une fois par action Traiter la bière qui lance au moins un brassin, vous pouvez ajouter le Malt supplémentaire indiqué sur la tuile, payé avec les brassins, et gagner la Réputation indiquée. Le Spécialiste de l’empâtage la porte à 2 points de Réputation.
BC-114 = Tous les bonus d’une même action Traiter la bière, Réputation comme argent, s’additionnent ; aucun n’en exclut un autre.
BC-116 = Quand une carte rend une recette moins chère, l’application applique d’elle-même la réduction à un brassin qui convient. Aucun ingrédient ne peut coûter moins que zéro. Le Malt ajouté dans la Cuve-matière ne fait pas partie de la recette : il ne baisse jamais.

## collaborate

rules-collaborate = Collaborer (3 à 5 joueurs)
BC-118_BC-119 = Une même action de brasserie vous permet de brasser, ou de collaborer, ou de faire les deux dans l’ordre de votre choix. Collaborer, c’est donner une part au brassin commun, jamais plus d’une par action.
BC-120_BC-121_BC-123 = Le brassin commun a quatre parts : 3 Malt, 2 Houblon, 1 Levure et 1 Ingrédient avancé quelconque. Chacune est ouverte tant que personne ne l’a donnée, et ce qui est donné ne revient jamais. Il faut être au moins deux : si trois parts sont à vous, quelqu’un d’autre doit ajouter la quatrième.
BC-122 = La quatrième part vend aussitôt le brassin. Chaque part rapporte à son propriétaire la Réputation et l’argent indiqués sur la carte de collaboration (la part de Malt, par exemple, donne 2 points de Réputation et 1 $). La carte est ensuite vidée et l’action suivante peut commencer un nouveau brassin.
BC-124 = Une collaboration n’est pas une bière à vous. Elle ne vous donne aucun jeton de brassin, n’ouvre aucun style, ne compte pas pour une nouvelle équipe et ne rapporte pas de Label d’or.
BC-125 = Si la partie se termine avec un brassin commun inachevé, chaque part déjà donnée vaut 1 point de Réputation à son propriétaire.

## research

rules-research = Recherche
BC-126 = Choisissez une des quatre pistes de votre laboratoire et avancez son cube d’un pas : de Départ à Expérimental, Annuel, Percée et Fin de partie. Une piste terminée ne peut plus être choisie ; quand les quatre le sont, cette action ne vous est plus possible.
BC-127_BC-128_BC-129_BC-130_BC-131 = Expérimental donne son avantage une seule fois, à l’arrivée. Annuel rapporte au début de chaque hiver qui suit. Percée agit en permanence dès l’arrivée du cube. Fin de partie ne compte que si le cube s’y trouve à la fin. Annuel et Percée continuent d’agir quand le cube les a dépassés.
BC-132_BC-133_BC-134_BC-135 = Piste Ingrédients de base, face de base. Expérimental : prenez 1 Ingrédient de base. Annuel : prenez 3 Ingrédients de base au choix. Percée : 1 Ingrédient de base quelconque de plus chaque fois qu’une case du marché vous donne 2 ingrédients ou plus. Fin de partie : 2 points de Réputation par recette de base différente que vous avez lancée, donc 6 au plus.
BC-136 = Piste Exploitation, face de base, Expérimental : posez 1 point de Réputation sur un de vos sept emplacements de bâtiment, s’il est encore vide. Vous le gagnez en y construisant ; sinon, il est perdu.
    .ruling = S’il n’y a plus d’emplacement vide, ce pas ne donne rien.
BC-137 = Exploitation, Annuel : une action Installer gratuite.
BC-138_BC-139 = Exploitation, Percée : 3 Ingrédients de base au choix à chaque action Installer, même gratuite, même pour le Système double ou des Infuseurs de houblon. Exploitation, Fin de partie : 1 point de Réputation par emplacement construit parmi les sept qui étaient vides au départ : Second entrepôt, Cuve-matière, Labo à levures, Chai à fûts de chêne, Visites et dégustation, Ferme et Brewpub. Le Système double et les Infuseurs de houblon n’en font pas partie.
BC-140_BC-141 = Piste Brassage, face de base, Expérimental : marquez une recette publique, ou une de vos Recettes secrètes déjà révélées, que vous puissiez déjà la faire ou non. La prochaine fois que vous la lancez, vous gagnez 1 point de Réputation, une seule fois, même si vous en lancez deux ensemble. La marque n’est pas un brassin : elle ne rapporte et ne compte rien par elle-même.
BC-142_BC-143_BC-144 = Brassage, Annuel : une action Traiter la bière et/ou Collaborer gratuite. Brassage, Percée : 1 point de Réputation par brassin que vous lancez. Brassage, Fin de partie : 1 point de Réputation par tranche de 2 brassins lancés, arrondi vers le bas.
BC-145_BC-146_BC-147 = Piste Ingrédients avancés, face de base. Expérimental : prenez 1 Ingrédient avancé. Annuel : prenez 1 Ingrédient avancé et 1 Ingrédient de base. Percée : 1 Ingrédient avancé quelconque de plus chaque fois qu’une case du marché vous donne 3 ingrédients ou plus.
BC-148 = Ingrédients avancés, Fin de partie : 1 point de Réputation par recette avancée publique différente que vous avez lancée, donc 6 au plus.
    .ruling = Les Recettes secrètes ne comptent pas ici.
BC-149 = Si vous jouez avec la face avancée du laboratoire, ses seize avantages, inscrits sur le plateau, remplacent tous ceux de la face de base. Les règles sur les pas restent les mêmes.
BC-150 = Si vous possédez le Labo à levures, chaque action Recherche, même gratuite, vous donne aussi la Levure indiquée sur la tuile.

## winter

rules-winter = L’étape annuelle en hiver
BC-151_BC-153_BC-155 = Dès l’arrivée de l’hiver, avant que le marché soit réapprovisionné et avant toute action de marché, vous touchez vos avantages annuels : les pas Annuel atteints dans votre laboratoire. Prenez les vôtres dans l’ordre qui vous plaît. Le dernier hiver comporte aussi cette étape.
    .ruling = Vos employés qui agissent en hiver le font à cette étape.
BC-152 = Vous procédez à partir du premier joueur, dans le sens horaire : chacun termine tous ses avantages annuels avant que le suivant commence.
BC-154 = Votre liste de avantages est fixée au début de l’hiver : un pas Annuel ou un employé d’hiver obtenu pendant cette étape ne rapporte qu’à l’hiver suivant, alors qu’une Percée obtenue maintenant agit tout de suite. Les conditions et les montants se lisent au moment où vous prenez l’avantage : la salle Visites et dégustation installée à l’instant sert déjà à votre Guide de visite.
BC-156 = Une action Traiter la bière gratuite pendant cette étape est complète : elle vend, prend des Labels d’or, compte pour vos équipes et profite de vos Percées. Simplement, elle ne demande pas d’équipe.

## install

rules-install = Installer
BC-157_BC-158_BC-159 = Une action Installer met en place un bâtiment ou un lot d’équipement, sans payer. Chaque bâtiment a son propre emplacement nommé dans votre brasserie et vous ne pouvez en avoir qu’un de chaque. Beaucoup apportent des ingrédients à l’installation, comme l’indique la tuile, même si l’action était gratuite.
BC-160 = Dans l’ordre : la tuile se pose, vous prenez la Réputation qui attendait sur l’emplacement, puis ses ingrédients, puis ce qu’ajoutent vos employés et votre laboratoire. À la fin, vous défaussez en une fois ce qui ne tient pas.
BC-161 = Le Système double remplace le Système simple.
    .ruling = Les brassins en cours restent où ils sont et la seconde cuve commence vide.
BC-162 = Installer des Infuseurs de houblon en met un sur chacune de vos cuves, et sur votre Brewpub, qui n’en a pas. Il faut qu’il en manque au moins un.
BC-163 = Une cuve ou un Brewpub ajouté plus tard n’a pas d’infuseur tant que vous n’installez pas de nouveau des Infuseurs de houblon.
BC-164_BC-165 = Quand il ne vous reste rien à installer, cette action ne vous est plus possible. La salle Visites et dégustation vous donne, en fin de partie, 1 point de Réputation par recette avancée différente que vous avez lancée, Recettes secrètes comprises.

## farm

rules-farm = Votre Ferme
BC-166_BC-168_BC-169 = Votre Ferme a deux parcelles. Au printemps, pendant vos moments libres et sans dépenser d’action, vous pouvez planter dans chacune 1 cube de Malt, de Houblon ou de Fruits de votre stock, deux fois le même si vous voulez. Une Ferme installée au printemps peut être plantée dès le moment libre qui suit, au même tour. On ne plante qu’au printemps, et ce qui est planté ne peut être repris.
BC-167 = Les deux parcelles n’ont pas à être plantées ensemble ; deux moments quelconques du même printemps conviennent.
BC-170 = En automne, pendant vos moments libres, vous pouvez récolter. Une parcelle de Houblon donne 3 Houblon ; le Malt et les Fruits donnent les nombres indiqués sur la Ferme. Ces totaux comprennent celui que vous avez planté.
BC-171_BC-172_BC-173 = Une parcelle se récolte en entier, mais vous pouvez récolter vos parcelles à des moments différents. C’est possible avant, entre ou après Traiter la bière et Collaborer, jamais entre deux brassins lancés ensemble. La récolte passe par votre stock et vous défaussez ce qui ne tient pas.
BC-174 = Ce qui est encore en terre à la fin de l’automne est récolté pour vous, les deux parcelles ensemble, en commençant par le premier joueur.
BC-175 = Une récolte ne compte jamais comme donnée par une case du marché.

## money

rules-money = Frais de fonctionnement et emprunts
BC-176_BC-177 = Après la Phase de brasserie de chaque hiver, le dernier compris, vous payez tous les symboles $ de vos bâtiments et équipements, de vos employés et de vos équipes. Au départ, cela fait 5 $ : 3 $ pour votre brasserie et 2 $ pour votre première équipe.
BC-178 = La salle Visites et dégustation, les Infuseurs de houblon et les partenariats ne coûtent rien en hiver.
    .ruling = Les stagiaires ne coûtent rien en hiver non plus.
BC-179_BC-181_BC-182 = S’il vous manque de l’argent, vous devez prendre des emprunts de 2 $ chacun, le moins possible pour couvrir la note, et vous gardez la monnaie. Un emprunt ne se rembourse jamais. En fin de partie, le premier vous coûte 2 points de Réputation et chaque suivant 3.
BC-180 = À un autre moment, vous ne pouvez emprunter que pour payer un prix sur-le-champ, pour des stagiaires ou à l’Agence d’emploi, quand l’argent vous manque. Là aussi, vous prenez le plus petit nombre d’emprunts nécessaire.

## scoring

rules-scoring = Fin de partie et décompte
BC-209_BC-210 = La partie se termine quand chacun a payé les frais de fonctionnement de l’hiver de l’année 3. Chaque brassin que vous avez lancé, vendu ou encore dans votre brasserie, rapporte la Réputation de sa recette.
BC-211 = À la Réputation de vos bières, ajoutez vos jetons de Réputation, les pas Fin de partie de votre recherche, votre salle Visites et dégustation, 3 points de Réputation par Label d’or et vos parts dans une collaboration inachevée. Retranchez ensuite vos emprunts.
BC-212 = L’argent, les ingrédients, la Réputation restée sur un emplacement de bâtiment ou une Recette secrète, et les marques Expérimental ne rapportent rien.
BC-213 = En cas d’égalité, celui à qui il reste le plus d’argent gagne. Si c’est encore égal, vous partagez la victoire.

## table-options

rules-table-options = Options de la table
BC-019 = Les six recettes avancées se choisissent de trois façons. Première partie, le choix habituel : Ale à la citrouille, Lambic, Porter fumée, Porter à la vanille, Stout au café et Stout impériale. Au choix : l’hôte en désigne deux de chaque style. Au hasard : l’application les tire.
BC-020 = Le tirage au hasard prend deux recettes de chaque style, toutes avec la même chance. Il est refait entièrement jusqu’à ce que les six comptent au moins un symbole houblon, un symbole chêne, une recette aux Épices et une au Café, pour que chaque bâtiment et chaque partenaire serve à quelque chose.
BC-021_BC-022 = Neuf employés sont visibles. Vous pouvez prendre les neuf de la première partie, marqués de dés, laisser l’hôte choisir ou l’application tirer ; dans ces deux derniers cas, n’importe quel nombre convient, 9 étant l’usage. À deux joueurs, l’Ambassadeur des collaborations est toujours écarté, puisque personne ne collabore.
BC-024 = Le laboratoire a une face de base, l’usuelle, et une face avancée.
    .ruling = Le choix vaut pour tous et pour toute la partie.
BC-025_BC-026 = Les cinq actions complexes sont Embaucher des stagiaires, Marché d’échange, Agence d’emploi, Ferme communautaire et Recette secrète. Chacune s’active séparément, dans n’importe quelle combinaison ; au départ, toutes sont désactivées. Avec les stagiaires, la réserve en contient autant qu’il y a de joueurs.

## complex-market

rules-complex-market = Stagiaires, Marché d’échange, Agence d’emploi
BC-183_BC-184_BC-186 = Embaucher des stagiaires est une case du marché, utilisée une fois par saison comme les autres. Payez 1 $ et posez un stagiaire sur chacune des deux saisons suivantes ; la réserve doit en contenir au moins deux. Au début de sa saison, vous prenez le stagiaire et pouvez l’utiliser une fois cette saison-là, pour une action de marché ou de brasserie. Utilisé ou non, il retourne à la réserve en fin de saison.
BC-185_BC-187 = Pour une action de marché, le stagiaire est un placement supplémentaire sur une case encore libre, après les deux pions de chacun ; sinon, vous le gardez pour la Phase de brasserie. Deux embauches peuvent vous donner deux stagiaires la même saison.
BC-188 = À l’automne de l’année 3, vous ne posez qu’un stagiaire, sur l’hiver, au même prix. Au dernier hiver, la case est fermée, car aucune saison ne suit.
BC-189_BC-190_BC-191 = Marché d’échange : une fois par saison, l’un de vous fait un échange. Donnez 1 ingrédient de votre stock et prenez une des offres de sa ligne sur le plateau ; il vous faut donc un ingrédient qui a une ligne. Pour un Ingrédient avancé quelconque, par exemple, vous pouvez prendre 3 Levure, ou 4 Houblon, ou 5 Malt. Tout Ingrédient avancé reçu est du type de votre choix, et vous défaussez ce qui ne tient pas.
BC-192_BC-194 = Agence d’emploi : 6 employés tirés au hasard parmi ceux qui ne sont pas en jeu, ou tous s’il en reste moins, sont montrés à tout le monde. Vous pouvez en embaucher un pour 1 $, payé tout de suite, ou aucun. Un employé embauché ici est comme les autres, coût d’hiver compris.
BC-193 = Ceux que vous n’embauchez pas retournent avec les autres, et l’application les mélange à chaque visite.
    .ruling = Quand il ne reste personne à tirer, l’agence est fermée.

## community-farm

rules-community-farm = Ferme communautaire
BC-195_BC-196_BC-197 = En hiver et au printemps seulement, un pion ou une équipe peut aller à la Ferme communautaire. Elle ne se remplit jamais et vous pouvez y revenir. Chaque visite donne une part encore ouverte, prise dans votre stock : 1 Malt, 1 Houblon ou 1 cube de Fruits, chacune une fois par récolte ; quand les trois y sont, la ferme est fermée. L’ordre des dons est retenu, 1, 2, 3, et un même joueur peut en faire plusieurs.
BC-198 = Tout à la fin de l’automne, les parts données sont récoltées : le Malt devient 7 Malt, le Houblon 5 Houblon, les Fruits 3 Fruit. Une part que personne n’a donnée ne rapporte rien.
BC-199_BC-200 = Chaque type est partagé à égalité entre les joueurs qui ont donné, chacun comptant une fois quel que soit son apport. Ce qui ne se partage pas est mis en commun ; vous y prenez un ingrédient à la fois, dans l’ordre du premier don, tour après tour jusqu’à épuisement.
BC-201_BC-202 = Ensuite, chacun de ces joueurs défausse ce qui ne tient pas. Les employés et le laboratoire n’interviennent pas ici. La ferme reprend des dons dès l’hiver suivant.
    .ruling = On peut encore donner au dernier hiver, mais cette récolte ne viendra jamais.

## secret-recipe

rules-secret-recipe = Recette secrète
BC-203 = Comme action de brasserie, prenez une recette avancée qui n’est ni publique ni déjà prise par quelqu’un. Vous seul pouvez la faire. Vous pouvez en mettre au point plusieurs au cours de la partie.
BC-204_BC-205 = Tant que vous ne l’avez pas lancée, les autres ne voient pas laquelle c’est, seulement que vous avez pris une carte ; ils ne la trouveront simplement pas en choisissant à leur tour. Comme toute recette avancée, elle demande d’avoir déjà lancé la recette de base de son style.
BC-206_BC-207 = Quand vous la lancez pour la première fois, révélez-la et posez-y 5 points de Réputation. À sa première vente, prenez ces 5 points, une seule fois. Pour le reste, ses brassins sont comme les autres : place, symboles, 2 $ à la vente, Réputation à la fin, décompte pour les nouvelles équipes.
    .ruling = Si elle n’est pas vendue en fin de partie, ces 5 points sont perdus. Elle n’a pas de Label d’or.
BC-208 = Ses brassins rapportent la Réputation inscrite sur la recette même si vous n’en vendez jamais.

## fine-print

rules-fine-print = Petites précisions
BC-006 = Vous ne vous donnez, vendez ni prêtez jamais rien entre vous.
BC-007_BC-008 = Une action gratuite est l’action normale tout entière, simplement sans pion ni équipe, et vous pouvez toujours y renoncer. Une action principale commencée se termine avant toute autre décision, sauf aux moments libres que nomment ces règles.
BC-214 = Tout ce qui est sur la table est visible de tous, sauf les Recettes secrètes pas encore lancées et les tirages qui n’ont pas encore eu lieu.
BC-215 = Le hasard ne décide que de trois choses : qui commence, quelles recettes et quels employés entrent dans une partie tirée au sort, et qui se présente à l’Agence d’emploi.
BC-216 = Si vous jouez avec une horloge et que votre temps est écoulé, l’application fait pour vous un choix simple et prévu d’avance, et la partie continue.
