# The names of Moonlight Brewers: name-SECTION-ID for every entry of content/SECTION.toml.

## rooms

name-rooms-courtyard = Cortile (chiostro)
name-rooms-chapel = Cappella
name-rooms-library = Biblioteca
name-rooms-armory = Armeria
name-rooms-brewery = Birrificio
name-rooms-bakery = Forno
name-rooms-hop-garden = Luppoleto
name-rooms-forest = Foresta

## ingredients

name-ingredients-water = Acqua
name-ingredients-malt = Malto
name-ingredients-wood = Legna
name-ingredients-hops = Luppolo
name-ingredients-yeast = Lievito

## phases

name-phases-preparation = Preparazione
name-phases-crushing = Macinazione
name-phases-infusion = Infusione
name-phases-cooking = Cottura
name-phases-hopping = Luppolatura
name-phases-cooling = Raffreddamento
name-phases-fermentation = Fermentazione

## actions

name-actions-water-easy = Acqua (facile)
name-actions-water-hard = Acqua (difficile)
name-actions-malt-easy = Malto (facile)
name-actions-malt-hard = Malto (difficile)
name-actions-wood-easy = Legna (facile)
name-actions-wood-hard = Legna (difficile)
name-actions-hops-easy = Luppolo (facile)
name-actions-hops-hard = Luppolo (difficile)
name-actions-yeast-easy = Lievito (facile)
name-actions-yeast-hard = Lievito (difficile)
name-actions-equipment = Cerca equipaggiamento
name-actions-pray = Prega
name-actions-meditate = Medita
name-actions-hunt = Caccia un Licantropo
name-actions-dirt = Raccogli sporcizia

## abilities

name-abilities-martial = Marziale
name-abilities-discreet = Discreto
name-abilities-herbalist = Erborista
name-abilities-dowser = Rabdomante
name-abilities-baker = Fornaio
name-abilities-lumberjack = Boscaiolo
name-abilities-picker = Raccoglitore
name-abilities-bargain-hunter = Rigattiere
name-abilities-chosen-one = Prescelto
name-abilities-blessed = Benedetto
name-abilities-logistics = Logistica
name-abilities-hunter = Cacciatore
name-abilities-filthy = Sudicio
name-abilities-butcher = Macellaio
name-abilities-alchemy = Alchimia
name-abilities-serendipity = Serendipità
name-abilities-codex = Codex Siceratorum
name-abilities-warhammer = Martello da guerra
name-abilities-muscular = Muscoloso
name-abilities-ancestral = Ricetta ancestrale
name-abilities-confuse = Confondi il Licantropo

## monks

name-monks-anselm = Fra Anselmo
name-monks-benedict = Fra Benedetto
name-monks-columban = Fra Colombano
name-monks-dunstan = Fra Dunstano
name-monks-eloy = Fra Eligio
name-monks-fiacre = Fra Fiacrio
name-monks-gall = Fra Gallo
name-monks-hildebert = Fra Ildeberto
name-monks-isidore = Fra Isidoro
name-monks-jerome = Fra Girolamo
name-monks-conrad = Fra Corrado
name-monks-ludger = Fra Ludgero
name-monks-medard = Fra Medardo
name-monks-norbert = Fra Norberto
name-monks-odo = Fra Oddone
name-monks-pirmin = Fra Pirminio
name-monks-quentin = Fra Quintino
name-monks-remy = Fra Remigio
name-monks-silvan = Fra Silvano

## werewolves

name-werewolves-tool-thief = Lupetto ladro di attrezzi
name-werewolves-relic-thief = Lupetto ladro di reliquie
name-werewolves-howler = Ululatore
name-werewolves-lone-wolf = Lupo solitario
name-werewolves-scavenger = Divoracarogne
name-werewolves-prowler = Predatore
name-werewolves-bell-hater = Odiacampane
name-werewolves-raider = Razziatore
name-werewolves-old-grey = Vecchio Grigio
name-werewolves-web-weaver = Tessiragnatele
name-werewolves-big-paw = Granzampa
name-werewolves-rabid-wolf = Lupo rabbioso
name-werewolves-wolf-mother = Madre lupa
name-werewolves-keg-spoiler = Guastabotti
name-werewolves-wolfpack = Branco
name-werewolves-alpha = Alfa
name-werewolves-snow-wolf = Lupo delle nevi
name-werewolves-the-beast = La Bestia

## equipment

name-equipment-silver-dagger = Pugnale d’argento
name-equipment-mace = Mazza
name-equipment-crossbow = Balestra
name-equipment-felt-boots = Stivali di feltro
name-equipment-lantern = Lanterna
name-equipment-bucket = Secchio
name-equipment-axe = Ascia
name-equipment-sickle = Falcetto
name-equipment-grain-shovel = Pala da grano
name-equipment-dough-trough = Madia
name-equipment-mail-shirt = Cotta di maglia
name-equipment-horseshoe = Ferro di cavallo
name-equipment-beast-spear = Lancia della Bestia

## blessings

name-blessings-vow-of-silence = Voto di silenzio
name-blessings-vesper-bell = Campana dei vespri
name-blessings-blessed-water = Acqua benedetta
name-blessings-blessed-malt = Malto benedetto
name-blessings-blessed-wood = Legna benedetta
name-blessings-blessed-hops = Luppolo benedetto
name-blessings-blessed-yeast = Lievito benedetto
name-blessings-arnold-ladle = Mestolo di sant’Arnolfo
name-blessings-guardian-angel = Angelo custode
name-blessings-heavenly-wrath = Ira del cielo
name-blessings-guest-tankard = Boccale dell’ospite
name-blessings-hubert-relic = Reliquia di sant’Uberto
name-blessings-rosary = Rosario

## bands

name-bands-undrinkable = Imbevibile
name-bands-syrup = Con sciroppo
name-bands-trappist = Minimo trappista
name-bands-good = Buona birra
name-bands-contest = Birra da concorso

## nights

name-nights-n1-first-kettle = Primo paiolo
name-nights-n2-dry-well = Pozzo asciutto
name-nights-n3-thin-walls = Muri sottili
name-nights-n4-hunger-moon = Luna della fame
name-nights-n5-cobwebs = Ragnatele
name-nights-n6-abbots-visit = Visita dell’abate
name-nights-n7-the-beast = Notte della Bestia

## omens

name-omens-o01-clear-night = Notte serena
name-omens-o02-creaking-floor = Pavimento scricchiolante
name-omens-o03-soft-snow = Neve soffice
name-omens-o04-distant-howl = Ululato lontano
name-omens-o05-vespers = Vespri
name-omens-o06-forgotten-crate = Cassa dimenticata
name-omens-o07-pilgrims-gift = Dono del pellegrino
name-omens-o08-muddy-paths = Sentieri fangosi
name-omens-o09-good-harvest = Buon raccolto
name-omens-o10-damp-stores = Dispensa umida
name-omens-o11-fresh-tracks = Orme fresche
name-omens-o12-mould = Muffa

## keepsakes

name-keepsakes-k1-old-lamp = Vecchia lampada
name-keepsakes-k2-wool-socks = Calze di lana
name-keepsakes-k3-spare-habit = Saio di ricambio
name-keepsakes-k4-honed-blade = Lama affilata
name-keepsakes-k5-masters-notes = Appunti del maestro
name-keepsakes-k6-lucky-coin = Moneta fortunata
name-keepsakes-k7-old-hound = Vecchio segugio

## ranks

name-ranks-novice = Novizio
name-ranks-brewer = Birraio
name-ranks-cellar-master = Mastro cantiniere
name-ranks-legend = Leggenda dell’eremo
