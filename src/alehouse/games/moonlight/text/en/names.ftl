# The names of Moonlight Brewers: name-SECTION-ID for every entry of content/SECTION.toml.

## rooms

name-rooms-courtyard = Courtyard (Cloister)
name-rooms-chapel = Chapel
name-rooms-library = Library
name-rooms-armory = Armory
name-rooms-brewery = Brewery
name-rooms-bakery = Bakery
name-rooms-hop-garden = Hop Garden
name-rooms-forest = Forest

## ingredients

name-ingredients-water = Water
name-ingredients-malt = Malt
name-ingredients-wood = Wood
name-ingredients-hops = Hops
name-ingredients-yeast = Yeast

## phases

name-phases-preparation = Preparation
name-phases-crushing = Crushing
name-phases-infusion = Infusion
name-phases-cooking = Cooking
name-phases-hopping = Hopping
name-phases-cooling = Cooling
name-phases-fermentation = Fermentation

## actions

name-actions-water-easy = Water (easy)
name-actions-water-hard = Water (hard)
name-actions-malt-easy = Malt (easy)
name-actions-malt-hard = Malt (hard)
name-actions-wood-easy = Wood (easy)
name-actions-wood-hard = Wood (hard)
name-actions-hops-easy = Hops (easy)
name-actions-hops-hard = Hops (hard)
name-actions-yeast-easy = Yeast (easy)
name-actions-yeast-hard = Yeast (hard)
name-actions-equipment = Search the Armory
name-actions-pray = Pray
name-actions-meditate = Meditate
name-actions-hunt = Hunt a Werewolf
name-actions-dirt = Gather Dirt

## abilities

name-abilities-martial = Martial Training
name-abilities-discreet = Discreet
name-abilities-herbalist = Herbalist
name-abilities-dowser = Dowser
name-abilities-baker = Baker
name-abilities-lumberjack = Lumberjack
name-abilities-picker = Picker
name-abilities-bargain-hunter = Bargain Hunter
name-abilities-chosen-one = Chosen One
name-abilities-blessed = Blessed
name-abilities-logistics = Logistics
name-abilities-hunter = Hunter
name-abilities-filthy = Filthy
name-abilities-butcher = Butcher
name-abilities-alchemy = Alchemy
name-abilities-serendipity = Serendipity
name-abilities-codex = Codex Siceratorum
name-abilities-warhammer = Warhammer
name-abilities-muscular = Muscular
name-abilities-ancestral = Ancestral Recipe
name-abilities-confuse = Confuse the Werewolf

## monks

name-monks-anselm = Brother Anselm
name-monks-benedict = Brother Benedict
name-monks-columban = Brother Columban
name-monks-dunstan = Brother Dunstan
name-monks-eloy = Brother Eloy
name-monks-fiacre = Brother Fiacre
name-monks-gall = Brother Gall
name-monks-hildebert = Brother Hildebert
name-monks-isidore = Brother Isidore
name-monks-jerome = Brother Jerome
name-monks-conrad = Brother Conrad
name-monks-ludger = Brother Ludger
name-monks-medard = Brother Medard
name-monks-norbert = Brother Norbert
name-monks-odo = Brother Odo
name-monks-pirmin = Brother Pirmin
name-monks-quentin = Brother Quentin
name-monks-remy = Brother Remy
name-monks-silvan = Brother Silvan

## werewolves

name-werewolves-tool-thief = Tool-Thief Whelp
name-werewolves-relic-thief = Relic-Thief Whelp
name-werewolves-howler = Howler
name-werewolves-lone-wolf = Lone Wolf
name-werewolves-scavenger = Scavenger
name-werewolves-prowler = Prowler
name-werewolves-bell-hater = Bell-Hater
name-werewolves-raider = Raider
name-werewolves-old-grey = Old Gray
name-werewolves-web-weaver = Web Weaver
name-werewolves-big-paw = Big Paw
name-werewolves-rabid-wolf = Rabid Wolf
name-werewolves-wolf-mother = Wolf Mother
name-werewolves-keg-spoiler = Keg Spoiler
name-werewolves-wolfpack = Wolfpack
name-werewolves-alpha = Alpha
name-werewolves-snow-wolf = Snow Wolf
name-werewolves-the-beast = The Beast

## equipment

name-equipment-silver-dagger = Silver Dagger
name-equipment-mace = Mace
name-equipment-crossbow = Crossbow
name-equipment-felt-boots = Felt Boots
name-equipment-lantern = Lantern
name-equipment-bucket = Bucket
name-equipment-axe = Axe
name-equipment-sickle = Sickle
name-equipment-grain-shovel = Grain Shovel
name-equipment-dough-trough = Dough Trough
name-equipment-mail-shirt = Mail Shirt
name-equipment-horseshoe = Horseshoe
name-equipment-beast-spear = Beast Spear

## blessings

name-blessings-vow-of-silence = Vow of Silence
name-blessings-vesper-bell = Vesper Bell
name-blessings-blessed-water = Blessed Water
name-blessings-blessed-malt = Blessed Malt
name-blessings-blessed-wood = Blessed Wood
name-blessings-blessed-hops = Blessed Hops
name-blessings-blessed-yeast = Blessed Yeast
name-blessings-arnold-ladle = Saint Arnold’s Ladle
name-blessings-guardian-angel = Guardian Angel
name-blessings-heavenly-wrath = Heavenly Wrath
name-blessings-guest-tankard = Guest Tankard
name-blessings-hubert-relic = Saint Hubert’s Relic
name-blessings-rosary = Rosary

## bands

name-bands-undrinkable = Undrinkable
name-bands-syrup = Drinkable with syrup
name-bands-trappist = Good enough for Trappists
name-bands-good = Good beer
name-bands-contest = Contest-winning beer

## nights

name-nights-n1-first-kettle = First Kettle
name-nights-n2-dry-well = Dry Well
name-nights-n3-thin-walls = Thin Walls
name-nights-n4-hunger-moon = Hunger Moon
name-nights-n5-cobwebs = Cobwebs
name-nights-n6-abbots-visit = Abbot’s Visit
name-nights-n7-the-beast = Night of the Beast

## omens

name-omens-o01-clear-night = Clear Night
name-omens-o02-creaking-floor = Creaking Floor
name-omens-o03-soft-snow = Soft Snow
name-omens-o04-distant-howl = Distant Howl
name-omens-o05-vespers = Vespers
name-omens-o06-forgotten-crate = Forgotten Crate
name-omens-o07-pilgrims-gift = Pilgrim’s Gift
name-omens-o08-muddy-paths = Muddy Paths
name-omens-o09-good-harvest = Good Harvest
name-omens-o10-damp-stores = Damp Stores
name-omens-o11-fresh-tracks = Fresh Tracks
name-omens-o12-mould = Mold

## keepsakes

name-keepsakes-k1-old-lamp = Old Lamp
name-keepsakes-k2-wool-socks = Wool Socks
name-keepsakes-k3-spare-habit = Spare Habit
name-keepsakes-k4-honed-blade = Honed Blade
name-keepsakes-k5-masters-notes = Master’s Notes
name-keepsakes-k6-lucky-coin = Lucky Coin
name-keepsakes-k7-old-hound = Old Hound

## ranks

name-ranks-novice = Novice
name-ranks-brewer = Brewer
name-ranks-cellar-master = Cellar Master
name-ranks-legend = Legend of the Hermitage
