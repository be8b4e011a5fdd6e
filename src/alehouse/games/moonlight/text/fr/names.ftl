# The names of Moonlight Brewers: name-SECTION-ID for every entry of content/SECTION.toml.

## rooms

name-rooms-courtyard = Cour intérieure (cloître)
name-rooms-chapel = Chapelle
name-rooms-library = Bibliothèque
name-rooms-armory = Armurerie
name-rooms-brewery = Brasserie
name-rooms-bakery = Boulangerie
name-rooms-hop-garden = Houblonnière
name-rooms-forest = Forêt

## ingredients

name-ingredients-water = Eau
name-ingredients-malt = Malt
name-ingredients-wood = Bois
name-ingredients-hops = Houblon
name-ingredients-yeast = Levure

## phases

name-phases-preparation = Préparation
name-phases-crushing = Concassage
name-phases-infusion = Infusion
name-phases-cooking = Cuisson
name-phases-hopping = Houblonnage
name-phases-cooling = Refroidissement
name-phases-fermentation = Fermentation

## actions

name-actions-water-easy = Eau (facile)
name-actions-water-hard = Eau (difficile)
name-actions-malt-easy = Malt (facile)
name-actions-malt-hard = Malt (difficile)
name-actions-wood-easy = Bois (facile)
name-actions-wood-hard = Bois (difficile)
name-actions-hops-easy = Houblon (facile)
name-actions-hops-hard = Houblon (difficile)
name-actions-yeast-easy = Levure (facile)
name-actions-yeast-hard = Levure (difficile)
name-actions-equipment = Chercher de l’équipement
name-actions-pray = Prier
name-actions-meditate = Méditer
name-actions-hunt = Chasser un Garou
name-actions-dirt = Ramasser de la crasse

## abilities

name-abilities-martial = Martial
name-abilities-discreet = Discret
name-abilities-herbalist = Herboriste
name-abilities-dowser = Sourcier
name-abilities-baker = Boulanger
name-abilities-lumberjack = Bûcheron
name-abilities-picker = Cueilleur
name-abilities-bargain-hunter = Chiner
name-abilities-chosen-one = Élu
name-abilities-blessed = Béni
name-abilities-logistics = Logistique
name-abilities-hunter = Chasseur
name-abilities-filthy = Crasseux
name-abilities-butcher = Boucher
name-abilities-alchemy = Alchimie
name-abilities-serendipity = Sérendipité
name-abilities-codex = Codex Siceratorum
name-abilities-warhammer = Marteau de Guerre
name-abilities-muscular = Musclé
name-abilities-ancestral = Recette ancestrale
name-abilities-confuse = Embrouille Garou

## monks

name-monks-anselm = Frère Anselme
name-monks-benedict = Frère Benoît
name-monks-columban = Frère Colomban
name-monks-dunstan = Frère Dunstan
name-monks-eloy = Frère Éloi
name-monks-fiacre = Frère Fiacre
name-monks-gall = Frère Gall
name-monks-hildebert = Frère Hildebert
name-monks-isidore = Frère Isidore
name-monks-jerome = Frère Jérôme
name-monks-conrad = Frère Conrad
name-monks-ludger = Frère Ludger
name-monks-medard = Frère Médard
name-monks-norbert = Frère Norbert
name-monks-odo = Frère Odon
name-monks-pirmin = Frère Pirmin
name-monks-quentin = Frère Quentin
name-monks-remy = Frère Rémi
name-monks-silvan = Frère Sylvain

## werewolves

name-werewolves-tool-thief = Louveteau chapardeur
name-werewolves-relic-thief = Louveteau fureteur
name-werewolves-howler = Hurleur
name-werewolves-lone-wolf = Loup solitaire
name-werewolves-scavenger = Charognard
name-werewolves-prowler = Rôdeur
name-werewolves-bell-hater = Ennemi des cloches
name-werewolves-raider = Pillard
name-werewolves-old-grey = Vieux Gris
name-werewolves-web-weaver = Tisseur de toiles
name-werewolves-big-paw = Grosse Patte
name-werewolves-rabid-wolf = Loup enragé
name-werewolves-wolf-mother = Mère louve
name-werewolves-keg-spoiler = Gâte-tonneau
name-werewolves-wolfpack = Meute
name-werewolves-alpha = Alpha
name-werewolves-snow-wolf = Loup des neiges
name-werewolves-the-beast = La Bête

## equipment

name-equipment-silver-dagger = Dague d’argent
name-equipment-mace = Masse d’armes
name-equipment-crossbow = Arbalète
name-equipment-felt-boots = Bottes de feutre
name-equipment-lantern = Lanterne
name-equipment-bucket = Seau
name-equipment-axe = Hache
name-equipment-sickle = Faucille
name-equipment-grain-shovel = Pelle à grain
name-equipment-dough-trough = Pétrin
name-equipment-mail-shirt = Cotte de mailles
name-equipment-horseshoe = Fer à cheval
name-equipment-beast-spear = Épieu de la Bête

## blessings

name-blessings-vow-of-silence = Vœu de silence
name-blessings-vesper-bell = Cloche des vêpres
name-blessings-blessed-water = Eau bénite
name-blessings-blessed-malt = Malt béni
name-blessings-blessed-wood = Bois béni
name-blessings-blessed-hops = Houblon béni
name-blessings-blessed-yeast = Levure bénie
name-blessings-arnold-ladle = Louche de saint Arnould
name-blessings-guardian-angel = Ange gardien
name-blessings-heavenly-wrath = Colère du ciel
name-blessings-guest-tankard = Chope de l’hôte
name-blessings-hubert-relic = Relique de saint Hubert
name-blessings-rosary = Chapelet

## bands

name-bands-undrinkable = Imbuvable
name-bands-syrup = Avec du sirop
name-bands-trappist = Minimum trappiste
name-bands-good = Bonne bière
name-bands-contest = Bière de concours

## nights

name-nights-n1-first-kettle = Première cuve
name-nights-n2-dry-well = Puits à sec
name-nights-n3-thin-walls = Murs minces
name-nights-n4-hunger-moon = Lune de la faim
name-nights-n5-cobwebs = Toiles d’araignée
name-nights-n6-abbots-visit = Visite de l’abbé
name-nights-n7-the-beast = Nuit de la Bête

## omens

name-omens-o01-clear-night = Nuit claire
name-omens-o02-creaking-floor = Plancher grinçant
name-omens-o03-soft-snow = Neige douce
name-omens-o04-distant-howl = Hurlement lointain
name-omens-o05-vespers = Vêpres
name-omens-o06-forgotten-crate = Caisse oubliée
name-omens-o07-pilgrims-gift = Don du pèlerin
name-omens-o08-muddy-paths = Chemins boueux
name-omens-o09-good-harvest = Bonne récolte
name-omens-o10-damp-stores = Réserves humides
name-omens-o11-fresh-tracks = Traces fraîches
name-omens-o12-mould = Moisissure

## keepsakes

name-keepsakes-k1-old-lamp = Vieille lampe
name-keepsakes-k2-wool-socks = Chaussettes de laine
name-keepsakes-k3-spare-habit = Bure de rechange
name-keepsakes-k4-honed-blade = Lame affûtée
name-keepsakes-k5-masters-notes = Notes du maître
name-keepsakes-k6-lucky-coin = Pièce fétiche
name-keepsakes-k7-old-hound = Vieux limier

## ranks

name-ranks-novice = Novice
name-ranks-brewer = Brasseur
name-ranks-cellar-master = Maître de cave
name-ranks-legend = Légende de l’ermitage
