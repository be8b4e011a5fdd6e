# The names of Brew Crafters: name-SECTION-ID for every entry of content/SECTION.toml.

## ingredients

name-ingredients-malt = Malto
name-ingredients-hops = Luppolo
name-ingredients-yeast = Lievito
name-ingredients-fruit = Frutta
name-ingredients-spices = Spezie
name-ingredients-coffee = Caffè

## recipes

name-recipes-everyday-ale = Ale di tutti i giorni
name-recipes-pleasantly-porter = Porter piacevole
name-recipes-simply-stout = Stout semplice
name-recipes-pumpkin-ale = Ale alla zucca
name-recipes-lambic = Lambic
name-recipes-india-pale-ale = India Pale Ale
name-recipes-double-ipa = Doppia IPA
name-recipes-saison = Saison
name-recipes-witbier = Birra bianca
name-recipes-barleywine = Vino d’orzo
name-recipes-smoked-porter = Porter affumicata
name-recipes-vanilla-porter = Porter alla vaniglia
name-recipes-mocha-porter = Porter al moka
name-recipes-robust-porter = Porter robusta
name-recipes-baltic-porter = Porter baltica
name-recipes-hopped-porter = Porter luppolata
name-recipes-holiday-porter = Porter natalizia
name-recipes-coffee-stout = Stout al caffè
name-recipes-imperial-stout = Stout imperiale
name-recipes-oatmeal-stout = Stout all’avena
name-recipes-chocolate-stout = Stout al cioccolato
name-recipes-raspberry-stout = Stout al lampone
name-recipes-american-stout = Stout americana
name-recipes-breakfast-stout = Stout della colazione

## workers

name-workers-mash-specialist = Specialista dell’ammostamento
name-workers-hops-expert = Esperto di luppolo
name-workers-advanced-importer = Importatore di ingredienti avanzati
name-workers-brewpub-manager = Gestore del brewpub
name-workers-chemist = Chimico
name-workers-malt-importer = Importatore di malto
name-workers-yeast-lab-technician = Tecnico del laboratorio dei lieviti
name-workers-farm-manager = Fattore
name-workers-general-contractor = Impresario edile
name-workers-market-helper = Aiutante di mercato
name-workers-barrel-master = Mastro bottaio
name-workers-infusion-engineer = Ingegnere delle infusioni
name-workers-tour-guide = Guida turistica
name-workers-sales-representative = Rappresentante
name-workers-accountant = Contabile
name-workers-warehouse-manager = Capo magazziniere
name-workers-research-director = Direttore della ricerca
name-workers-head-brewer = Mastro birraio
name-workers-ale-master = Maestro delle ale
name-workers-porter-master = Maestro delle porter
name-workers-stout-master = Maestro delle stout
name-workers-fundraising-coordinator = Responsabile raccolta fondi
name-workers-collaboration-ambassador = Ambasciatore delle collaborazioni
name-workers-brand-ambassador = Ambasciatore del marchio

## buildings

name-buildings-storehouse-1 = Magazzino
name-buildings-research-lab = Laboratorio
name-buildings-single-system = Impianto singolo
name-buildings-storehouse-2 = Secondo magazzino
name-buildings-double-system = Impianto doppio
name-buildings-mash-tun = Tino di ammostamento
name-buildings-yeast-lab = Laboratorio dei lieviti
name-buildings-oak-barrelhouse = Barricaia di rovere
name-buildings-tasting-room = Visite e degustazione
name-buildings-farm = Fattoria
name-buildings-brewpub = Brewpub
name-buildings-hops-infusers = Infusori di luppolo

## market

name-market-investor-partnership = Investitore privato / Accordo locale
name-market-shift-worker = Nuovo turno / Lavoratore specializzato
name-market-malt-market = Mercato del malto
name-market-hops-market = Mercato del luppolo
name-market-yeast-market = Mercato del lievito
name-market-advanced-market = Mercato avanzato
name-market-open-market = Mercato aperto
name-market-fundraiser = Raccolta fondi
name-market-malt-coop = Cooperativa del malto
name-market-homebrew-shop = Bottega del birraio
name-market-worker-benefit = Lavoratore specializzato / Serata benefica
name-market-farm-stand = Banco agricolo
name-market-specialty-stall = Banco di specialità
name-market-shift-partnership = Nuovo turno / Accordo locale
name-market-yeast-bank = Banca dei lieviti
name-market-general-store = Emporio
name-market-hire-interns = Assumere tirocinanti
name-market-traders-market = Mercato di scambio
name-market-employment-agency = Agenzia di collocamento
name-market-community-farm = Fattoria comunitaria

## partnerships

name-partnerships-spices-importer = Importatore di spezie
name-partnerships-coffee-roaster = Torrefattore

## portions

name-portions-coll-malt = Quota di malto
name-portions-coll-hops = Quota di luppolo
name-portions-coll-yeast = Quota di lievito
name-portions-coll-advanced = Quota di ingrediente avanzato

## tracks

name-tracks-basic = Ingredienti base
name-tracks-ops = Gestione
name-tracks-brewing = Produzione
name-tracks-adv = Ingredienti avanzati
