# The names of Moonlight Brewers: name-SECTION-ID for every entry of content/SECTION.toml.

## rooms

name-rooms-courtyard = Patio (claustro)
name-rooms-chapel = Capilla
name-rooms-library = Biblioteca
name-rooms-armory = Armería
name-rooms-brewery = Cervecería
name-rooms-bakery = Panadería
name-rooms-hop-garden = Jardín de Lúpulo
name-rooms-forest = Bosque

## ingredients

name-ingredients-water = Agua
name-ingredients-malt = Malta
name-ingredients-wood = Leña
name-ingredients-hops = Lúpulo
name-ingredients-yeast = Levadura

## phases

name-phases-preparation = Preparación
name-phases-crushing = Molienda
name-phases-infusion = Infusión
name-phases-cooking = Cocción
name-phases-hopping = Lupulado
name-phases-cooling = Enfriamiento
name-phases-fermentation = Fermentación

## actions

name-actions-water-easy = Agua (fácil)
name-actions-water-hard = Agua (difícil)
name-actions-malt-easy = Malta (fácil)
name-actions-malt-hard = Malta (difícil)
name-actions-wood-easy = Leña (fácil)
name-actions-wood-hard = Leña (difícil)
name-actions-hops-easy = Lúpulo (fácil)
name-actions-hops-hard = Lúpulo (difícil)
name-actions-yeast-easy = Levadura (fácil)
name-actions-yeast-hard = Levadura (difícil)
name-actions-equipment = Buscar equipo
name-actions-pray = Rezar
name-actions-meditate = Meditar
name-actions-hunt = Cazar un Teriomorfo
name-actions-dirt = Recoger suciedad

## abilities

name-abilities-martial = Marcial
name-abilities-discreet = Discreto
name-abilities-herbalist = Herbolario
name-abilities-dowser = Zahorí
name-abilities-baker = Panadero
name-abilities-lumberjack = Leñador
name-abilities-picker = Recolector
name-abilities-bargain-hunter = Trapichear
name-abilities-chosen-one = Elegido
name-abilities-blessed = Bendito
name-abilities-logistics = Logística
name-abilities-hunter = Cazador
name-abilities-filthy = Mugriento
name-abilities-butcher = Carnicero
name-abilities-alchemy = Alquimia
name-abilities-serendipity = Serendipia
name-abilities-codex = Codex Siceratorum
name-abilities-warhammer = Mazo de Guerra
name-abilities-muscular = Robusto
name-abilities-ancestral = Receta ancestral
name-abilities-confuse = Confunde al Teriomorfo

## monks

name-monks-anselm = Hermano Anselmo
name-monks-benedict = Hermano Benito
name-monks-columban = Hermano Columbano
name-monks-dunstan = Hermano Dunstán
name-monks-eloy = Hermano Eloy
name-monks-fiacre = Hermano Fiacrio
name-monks-gall = Hermano Galo
name-monks-hildebert = Hermano Hildeberto
name-monks-isidore = Hermano Isidoro
name-monks-jerome = Hermano Jerónimo
name-monks-conrad = Hermano Conrado
name-monks-ludger = Hermano Ludgero
name-monks-medard = Hermano Medardo
name-monks-norbert = Hermano Norberto
name-monks-odo = Hermano Odón
name-monks-pirmin = Hermano Pirminio
name-monks-quentin = Hermano Quintín
name-monks-remy = Hermano Remigio
name-monks-silvan = Hermano Silvano

## werewolves

name-werewolves-tool-thief = Lobezno ladrón de herramientas
name-werewolves-relic-thief = Lobezno ladrón de reliquias
name-werewolves-howler = Aullador
name-werewolves-lone-wolf = Lobo solitario
name-werewolves-scavenger = Carroñero
name-werewolves-prowler = Merodeador
name-werewolves-bell-hater = Odiacampanas
name-werewolves-raider = Saqueador
name-werewolves-old-grey = Viejo Gris
name-werewolves-web-weaver = Tejedor de telarañas
name-werewolves-big-paw = Gran Zarpa
name-werewolves-rabid-wolf = Lobo rabioso
name-werewolves-wolf-mother = Madre loba
name-werewolves-keg-spoiler = Estropeabarriles
name-werewolves-wolfpack = Manada
name-werewolves-alpha = Alfa
name-werewolves-snow-wolf = Lobo de las nieves
name-werewolves-the-beast = La Bestia

## equipment

name-equipment-silver-dagger = Daga de plata
name-equipment-mace = Maza
name-equipment-crossbow = Ballesta
name-equipment-felt-boots = Botas de fieltro
name-equipment-lantern = Farol
name-equipment-bucket = Cubo
name-equipment-axe = Hacha
name-equipment-sickle = Hoz
name-equipment-grain-shovel = Pala de grano
name-equipment-dough-trough = Artesa
name-equipment-mail-shirt = Cota de malla
name-equipment-horseshoe = Herradura
name-equipment-beast-spear = Lanza de la Bestia

## blessings

name-blessings-vow-of-silence = Voto de silencio
name-blessings-vesper-bell = Campana de vísperas
name-blessings-blessed-water = Agua bendita
name-blessings-blessed-malt = Malta bendita
name-blessings-blessed-wood = Leña bendita
name-blessings-blessed-hops = Lúpulo bendito
name-blessings-blessed-yeast = Levadura bendita
name-blessings-arnold-ladle = Cucharón de san Arnulfo
name-blessings-guardian-angel = Ángel de la guarda
name-blessings-heavenly-wrath = Ira del cielo
name-blessings-guest-tankard = Jarra del huésped
name-blessings-hubert-relic = Reliquia de san Huberto
name-blessings-rosary = Rosario

## bands

name-bands-undrinkable = Imbebible
name-bands-syrup = Con jarabe
name-bands-trappist = Mínimo trapense
name-bands-good = Buena cerveza
name-bands-contest = Cerveza de concurso

## nights

name-nights-n1-first-kettle = Primera caldera
name-nights-n2-dry-well = Pozo seco
name-nights-n3-thin-walls = Paredes de papel
name-nights-n4-hunger-moon = Luna del hambre
name-nights-n5-cobwebs = Telarañas
name-nights-n6-abbots-visit = Visita del abad
name-nights-n7-the-beast = Noche de la Bestia

## omens

name-omens-o01-clear-night = Noche clara
name-omens-o02-creaking-floor = Suelo crujiente
name-omens-o03-soft-snow = Nieve blanda
name-omens-o04-distant-howl = Aullido lejano
name-omens-o05-vespers = Vísperas
name-omens-o06-forgotten-crate = Caja olvidada
name-omens-o07-pilgrims-gift = Don del peregrino
name-omens-o08-muddy-paths = Caminos embarrados
name-omens-o09-good-harvest = Buena cosecha
name-omens-o10-damp-stores = Despensa húmeda
name-omens-o11-fresh-tracks = Huellas frescas
name-omens-o12-mould = Moho

## keepsakes

name-keepsakes-k1-old-lamp = Lámpara vieja
name-keepsakes-k2-wool-socks = Calcetines de lana
name-keepsakes-k3-spare-habit = Hábito de repuesto
name-keepsakes-k4-honed-blade = Hoja afilada
name-keepsakes-k5-masters-notes = Notas del maestro
name-keepsakes-k6-lucky-coin = Moneda de la suerte
name-keepsakes-k7-old-hound = Viejo sabueso

## ranks

name-ranks-novice = Novicio
name-ranks-brewer = Cervecero
name-ranks-cellar-master = Maestro bodeguero
name-ranks-legend = Leyenda de la ermita
