# The names of Brew Crafters: name-SECTION-ID for every entry of content/SECTION.toml.

## ingredients

name-ingredients-malt = Malt
name-ingredients-hops = Hops
name-ingredients-yeast = Yeast
name-ingredients-fruit = Fruit
name-ingredients-spices = Spices
name-ingredients-coffee = Coffee

## recipes

name-recipes-everyday-ale = Everyday Ale
name-recipes-pleasantly-porter = Pleasantly Porter
name-recipes-simply-stout = Simply Stout
name-recipes-pumpkin-ale = Patch’s Pumpkin Ale
name-recipes-lambic = Bombastic Lambic
name-recipes-india-pale-ale = India Pale Ale
name-recipes-double-ipa = Double IPA
name-recipes-saison = Saison
name-recipes-witbier = Witbier
name-recipes-barleywine = Barleywine
name-recipes-smoked-porter = Smoked Porter
name-recipes-vanilla-porter = Vanilla Porter
name-recipes-mocha-porter = Mocha Porter
name-recipes-robust-porter = Robust Porter
name-recipes-baltic-porter = Baltic Porter
name-recipes-hopped-porter = Hopped Porter
name-recipes-holiday-porter = Holiday Porter
name-recipes-coffee-stout = Better Coffee Stout
name-recipes-imperial-stout = Imperial Stout
name-recipes-oatmeal-stout = Oatmeal Stout
name-recipes-chocolate-stout = Chocolate Stout
name-recipes-raspberry-stout = Raspberry Stout
name-recipes-american-stout = American Stout
name-recipes-breakfast-stout = Breakfast Stout

## workers

name-workers-mash-specialist = Mash Specialist
name-workers-hops-expert = Hops Expert
name-workers-advanced-importer = Advanced Ingredient Importer
name-workers-brewpub-manager = Brewpub Manager
name-workers-chemist = Chemist
name-workers-malt-importer = Malt Importer
name-workers-yeast-lab-technician = Yeast Lab Technician
name-workers-farm-manager = Farm Manager
name-workers-general-contractor = General Contractor
name-workers-market-helper = Market Helper
name-workers-barrel-master = Barrel Master
name-workers-infusion-engineer = Infusion Engineer
name-workers-tour-guide = Tour Guide
name-workers-sales-representative = Sales Representative
name-workers-accountant = Accountant
name-workers-warehouse-manager = Warehouse Manager
name-workers-research-director = Research Director
name-workers-head-brewer = Head Brewer
name-workers-ale-master = Ale Master
name-workers-porter-master = Porter Master
name-workers-stout-master = Stout Master
name-workers-fundraising-coordinator = Fundraising Coordinator
name-workers-collaboration-ambassador = Collaboration Ambassador
name-workers-brand-ambassador = Brand Ambassador

## buildings

name-buildings-storehouse-1 = Storehouse
name-buildings-research-lab = Research Lab
name-buildings-single-system = Single Batch Brewing System
name-buildings-storehouse-2 = Second Storehouse
name-buildings-double-system = Double Batch Brewing System
name-buildings-mash-tun = Mash Tun
name-buildings-yeast-lab = Yeast Lab
name-buildings-oak-barrelhouse = Oak Barrelhouse
name-buildings-tasting-room = Tour & Tasting Room
name-buildings-farm = Farm
name-buildings-brewpub = Brewpub
name-buildings-hops-infusers = Hops Infusers

## market

name-market-investor-partnership = Private Investor / Form Local Partnership
name-market-shift-worker = Hire New Shift / Hire Skilled Worker
name-market-malt-market = Malt Market
name-market-hops-market = Hops Market
name-market-yeast-market = Yeast Market
name-market-advanced-market = Advanced Market
name-market-open-market = Open Market
name-market-fundraiser = Fundraiser
name-market-malt-coop = Malt Co-op
name-market-homebrew-shop = Homebrew Shop
name-market-worker-benefit = Hire Skilled Worker / Benefit Night
name-market-farm-stand = Farm Stand
name-market-specialty-stall = Specialty Stall
name-market-shift-partnership = Hire New Shift / Form Local Partnership
name-market-yeast-bank = Yeast Bank
name-market-general-store = General Store
name-market-hire-interns = Hire Interns
name-market-traders-market = Traders Market
name-market-employment-agency = Employment Agency
name-market-community-farm = Community Farm

## partnerships

name-partnerships-spices-importer = Spices Importer
name-partnerships-coffee-roaster = Coffee Roaster

## portions

name-portions-coll-malt = Malt portion
name-portions-coll-hops = Hops portion
name-portions-coll-yeast = Yeast portion
name-portions-coll-advanced = Advanced portion

## tracks

name-tracks-basic = Basic Ingredients
name-tracks-ops = Operations
name-tracks-brewing = Brewing
name-tracks-adv = Advanced Ingredients
