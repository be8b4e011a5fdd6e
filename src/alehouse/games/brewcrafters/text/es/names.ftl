# The names of Brew Crafters: name-SECTION-ID for every entry of content/SECTION.toml.

## ingredients

name-ingredients-malt = Malta
name-ingredients-hops = Lúpulo
name-ingredients-yeast = Levadura
name-ingredients-fruit = Fruta
name-ingredients-spices = Especias
name-ingredients-coffee = Café

## recipes

name-recipes-everyday-ale = Ale de diario
name-recipes-pleasantly-porter = Porter agradable
name-recipes-simply-stout = Stout sin más
name-recipes-pumpkin-ale = Ale de calabaza
name-recipes-lambic = Lambic
name-recipes-india-pale-ale = India Pale Ale
name-recipes-double-ipa = Doble IPA
name-recipes-saison = Saison
name-recipes-witbier = Cerveza blanca
name-recipes-barleywine = Vino de cebada
name-recipes-smoked-porter = Porter ahumada
name-recipes-vanilla-porter = Porter de vainilla
name-recipes-mocha-porter = Porter moca
name-recipes-robust-porter = Porter robusta
name-recipes-baltic-porter = Porter báltica
name-recipes-hopped-porter = Porter lupulada
name-recipes-holiday-porter = Porter navideña
name-recipes-coffee-stout = Stout de café
name-recipes-imperial-stout = Stout imperial
name-recipes-oatmeal-stout = Stout de avena
name-recipes-chocolate-stout = Stout de chocolate
name-recipes-raspberry-stout = Stout de frambuesa
name-recipes-american-stout = Stout americana
name-recipes-breakfast-stout = Stout del desayuno

## workers

name-workers-mash-specialist = Especialista en macerado
name-workers-hops-expert = Experto en lúpulo
name-workers-advanced-importer = Importador de ingredientes avanzados
name-workers-brewpub-manager = Gerente del brewpub
name-workers-chemist = Químico
name-workers-malt-importer = Importador de malta
name-workers-yeast-lab-technician = Técnico del laboratorio de levaduras
name-workers-farm-manager = Encargado de la granja
name-workers-general-contractor = Contratista general
name-workers-market-helper = Ayudante de mercado
name-workers-barrel-master = Maestro barrilero
name-workers-infusion-engineer = Ingeniero de infusión
name-workers-tour-guide = Guía de visitas
name-workers-sales-representative = Representante comercial
name-workers-accountant = Contable
name-workers-warehouse-manager = Jefe de almacén
name-workers-research-director = Director de investigación
name-workers-head-brewer = Maestro cervecero
name-workers-ale-master = Maestro de ales
name-workers-porter-master = Maestro de porters
name-workers-stout-master = Maestro de stouts
name-workers-fundraising-coordinator = Coordinador de recaudación
name-workers-collaboration-ambassador = Embajador de colaboraciones
name-workers-brand-ambassador = Embajador de marca

## buildings

name-buildings-storehouse-1 = Almacén
name-buildings-research-lab = Laboratorio
name-buildings-single-system = Sistema simple
name-buildings-storehouse-2 = Segundo almacén
name-buildings-double-system = Sistema doble
name-buildings-mash-tun = Cuba de maceración
name-buildings-yeast-lab = Laboratorio de levaduras
name-buildings-oak-barrelhouse = Bodega de barricas
name-buildings-tasting-room = Visitas y cata
name-buildings-farm = Granja
name-buildings-brewpub = Brewpub
name-buildings-hops-infusers = Infusores de lúpulo

## market

name-market-investor-partnership = Inversor privado / Alianza local
name-market-shift-worker = Nuevo turno / Trabajador cualificado
name-market-malt-market = Mercado de malta
name-market-hops-market = Mercado de lúpulo
name-market-yeast-market = Mercado de levadura
name-market-advanced-market = Mercado avanzado
name-market-open-market = Mercado abierto
name-market-fundraiser = Recaudación
name-market-malt-coop = Cooperativa de malta
name-market-homebrew-shop = Tienda del cervecero
name-market-worker-benefit = Trabajador cualificado / Noche benéfica
name-market-farm-stand = Puesto de granja
name-market-specialty-stall = Puesto de especialidades
name-market-shift-partnership = Nuevo turno / Alianza local
name-market-yeast-bank = Banco de levaduras
name-market-general-store = Almacén general
name-market-hire-interns = Contratar becarios
name-market-traders-market = Mercado de trueque
name-market-employment-agency = Agencia de empleo
name-market-community-farm = Granja comunitaria

## partnerships

name-partnerships-spices-importer = Importador de especias
name-partnerships-coffee-roaster = Tostador de café

## portions

name-portions-coll-malt = Porción de malta
name-portions-coll-hops = Porción de lúpulo
name-portions-coll-yeast = Porción de levadura
name-portions-coll-advanced = Porción de ingrediente avanzado

## tracks

name-tracks-basic = Ingredientes básicos
name-tracks-ops = Operaciones
name-tracks-brewing = Elaboración
name-tracks-adv = Ingredientes avanzados
