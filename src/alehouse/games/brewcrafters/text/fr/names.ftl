# The names of Brew Crafters: name-SECTION-ID for every entry of content/SECTION.toml.

## ingredients

name-ingredients-malt = Malt
name-ingredients-hops = Houblon
name-ingredients-yeast = Levure
name-ingredients-fruit = Fruit
name-ingredients-spices = Épice
name-ingredients-coffee = Café

## recipes

name-recipes-everyday-ale = Ale de tous les jours
name-recipes-pleasantly-porter = Porter plaisante
name-recipes-simply-stout = Stout toute simple
name-recipes-pumpkin-ale = Ale à la citrouille
name-recipes-lambic = Lambic
name-recipes-india-pale-ale = India Pale Ale
name-recipes-double-ipa = Double IPA
name-recipes-saison = Saison
name-recipes-witbier = Bière blanche
name-recipes-barleywine = Vin d’orge
name-recipes-smoked-porter = Porter fumée
name-recipes-vanilla-porter = Porter à la vanille
name-recipes-mocha-porter = Porter moka
name-recipes-robust-porter = Porter corsée
name-recipes-baltic-porter = Porter baltique
name-recipes-hopped-porter = Porter houblonnée
name-recipes-holiday-porter = Porter de Noël
name-recipes-coffee-stout = Stout au café
name-recipes-imperial-stout = Stout impériale
name-recipes-oatmeal-stout = Stout à l’avoine
name-recipes-chocolate-stout = Stout au chocolat
name-recipes-raspberry-stout = Stout à la framboise
name-recipes-american-stout = Stout américaine
name-recipes-breakfast-stout = Stout du petit-déjeuner

## workers

name-workers-mash-specialist = Spécialiste de l’empâtage
name-workers-hops-expert = Expert en houblon
name-workers-advanced-importer = Importateur d’ingrédients avancés
name-workers-brewpub-manager = Gérant du brewpub
name-workers-chemist = Chimiste
name-workers-malt-importer = Importateur de malt
name-workers-yeast-lab-technician = Technicien du labo à levures
name-workers-farm-manager = Chef d’exploitation
name-workers-general-contractor = Entrepreneur général
name-workers-market-helper = Aide de marché
name-workers-barrel-master = Maître de chai
name-workers-infusion-engineer = Ingénieur d’infusion
name-workers-tour-guide = Guide de visite
name-workers-sales-representative = Représentant commercial
name-workers-accountant = Comptable
name-workers-warehouse-manager = Chef d’entrepôt
name-workers-research-director = Directeur de recherche
name-workers-head-brewer = Maître brasseur
name-workers-ale-master = Maître des ales
name-workers-porter-master = Maître des porters
name-workers-stout-master = Maître des stouts
name-workers-fundraising-coordinator = Responsable des collectes
name-workers-collaboration-ambassador = Ambassadeur des collaborations
name-workers-brand-ambassador = Ambassadeur de la marque

## buildings

name-buildings-storehouse-1 = Entrepôt
name-buildings-research-lab = Laboratoire
name-buildings-single-system = Système simple
name-buildings-storehouse-2 = Second entrepôt
name-buildings-double-system = Système double
name-buildings-mash-tun = Cuve-matière
name-buildings-yeast-lab = Labo à levures
name-buildings-oak-barrelhouse = Chai à fûts de chêne
name-buildings-tasting-room = Visites et dégustation
name-buildings-farm = Ferme
name-buildings-brewpub = Brewpub
name-buildings-hops-infusers = Infuseurs de houblon

## market

name-market-investor-partnership = Investisseur privé / Partenariat local
name-market-shift-worker = Nouvelle équipe / Employé qualifié
name-market-malt-market = Marché au malt
name-market-hops-market = Marché au houblon
name-market-yeast-market = Marché aux levures
name-market-advanced-market = Marché avancé
name-market-open-market = Marché ouvert
name-market-fundraiser = Collecte de fonds
name-market-malt-coop = Coopérative de malt
name-market-homebrew-shop = Boutique du brasseur
name-market-worker-benefit = Employé qualifié / Soirée de soutien
name-market-farm-stand = Étal fermier
name-market-specialty-stall = Étal de spécialités
name-market-shift-partnership = Nouvelle équipe / Partenariat local
name-market-yeast-bank = Banque de levures
name-market-general-store = Magasin général
name-market-hire-interns = Embaucher des stagiaires
name-market-traders-market = Marché d’échange
name-market-employment-agency = Agence d’emploi
name-market-community-farm = Ferme communautaire

## partnerships

name-partnerships-spices-importer = Importateur d’épices
name-partnerships-coffee-roaster = Torréfacteur

## portions

name-portions-coll-malt = Part de malt
name-portions-coll-hops = Part de houblon
name-portions-coll-yeast = Part de levure
name-portions-coll-advanced = Part d’ingrédient avancé

## tracks

name-tracks-basic = Ingrédients de base
name-tracks-ops = Exploitation
name-tracks-brewing = Brassage
name-tracks-adv = Ingrédients avancés
