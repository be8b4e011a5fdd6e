# Moonlight Brewers in English.

## What to decide now

decision-choose-monk = Choose your monk for tonight, or leave it to chance. The monks are house designs.
decision-turn-step = Move, act or use a card. Moves and actions you haven’t used when you end your turn are lost.
decision-pre-roll-cards = Before you roll: use cards, or roll now.
decision-make-noise = Make Noise? It helps this roll but makes you louder, even if you fail.
decision-keep-die = Choose the die to keep.
decision-pre-draw-cards = Before you draw: use a card to see one more, or draw now.
decision-keep-equipment = Keep one of the Equipment cards you drew and discard the rest.
decision-keep-blessing = Keep one of the Blessings you drew and discard the rest.
decision-hunt-pick = Choose the Werewolf you hunt; the other one is discarded.
decision-attack-pick = A Werewolf attacks: choose the one you fight; the other one is discarded.
decision-fight-cards = Before the fight: use cards, or fight without them.
decision-flee = Your die shows a 1 or a 2: flee unharmed, or fight on.
decision-injury-card = You are about to suffer a serious injury: use a card to avoid it, or accept the injury.
decision-blessed-dice = The Blessed die may save you: use a card to roll one more die, or roll it alone.
decision-dirt-split = You have 2 Dirt. How much goes into an opponent’s beer, and how much improves your own through the Codex?
decision-dirt-target = Choose the beer that gets the Dirt. If the Codex allows your own, Dirt adds Taste to it.
decision-mug-target = Choose the player whose beer the two mugs change.
decision-blood-target = Choose the kept Werewolf whose Taste the wolf blood changes.
decision-ancestral-cards = Ancestral Recipe: use crowned-ingredient cards on this unit, or add it as soon as it raises the previous phase’s box.
decision-brew-cards = Brewing time: improve the brew with cards and abilities, or fill this phase’s box.
decision-keepsake-pick = You have earned a keepsake: choose one. It works once in each of the following nights.

## Why it is asked

because-left = { $moves ->
    [0] No free move
   *[other] 1 free move
}, { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
} left.
because-phase-here = { $phase } takes { $ingredient }: you can find it here.
because-phase-there = { $phase } takes { $ingredient }. Where to find it: { $room }.
because-phase-stocked = { $phase } takes { $ingredient }: you have quality { $quality }.
because-roll = { $what }: the die must show { $die } or more.
because-fight = You add { $own } to your die. { $werewolf }: { face-strength }.

## What can be done

action-choose-monk = { $monk }
action-random-monk = Leave it to chance
action-move = Move to the { $to }
action-convert-move = Spend an action to move to the { $to }
action-sprint = Sprint to the { $to }
action-convert-sprint = Spend an action to sprint to the { $to }
action-action = { $what }
action-recover = Recover
action-duel = Challenge { $seat } to a duel
action-use = Use { $card }
action-alchemy = Alchemy: turn { $unit } { $quality } into { $into }
action-ancestral = Ancestral Recipe with the quality { $quality } unit
action-end-turn = End the turn
action-roll = Roll
action-make-noise = Make Noise
action-stay-quiet = Stay quiet
action-keep-die = Keep the { $face }
action-draw = Draw
action-keep = Keep { $card }
action-face = Fight: { $werewolf }
action-fight = Fight
action-flee = Flee
action-stand = Fight on
action-bear = Accept the injury
action-split = { $own ->
    [0] Both for an opponent’s beer
    [1] One for an opponent’s beer, one for your own
   *[other] Both for your own beer
}
action-dirty = Put Dirt in { $seat }’s beer
action-treat = Use two mugs on { $seat }’s beer
action-blood = Use wolf blood on { $werewolf }
action-add = Add it to the box
action-brew = Fill the box
action-keepsake = Take { $card }

## What happened

log-first = { $seat } goes first.
    .you = You go first.
log-monk = { $seat } plays { $monk }.
    .you = You play { $monk }.
log-night = A new night begins: { $night }.
log-phase = A new phase begins: { $phase }.
log-omen = This phase’s omen: { $omen }.
log-move = { $seat } enters the { $room }.
    .you = You enter the { $room }.
log-sprint = { $seat } sprints through two doors into the { $room }.
    .you = You sprint through two doors into the { $room }.
log-make-noise = { $seat } Makes Noise for this roll.
    .you = You Make Noise for this roll.
log-roll = { $seat } tries “{ $what }” and rolls { $die }: total { $total }.
    .you = You try “{ $what }” and roll { $die }: total { $total }.
log-success = Success: “{ $what }” ({ $seat } needed { $need } or more).
    .you = Success: “{ $what }” (you needed { $need } or more).
log-fail = Failed: “{ $what }” ({ $seat } needed { $need } or more).
    .you = Failed: “{ $what }” (you needed { $need } or more).
log-noise = { $change ->
    [0] { $seat }’s Noise stays at { $noise }.
   *[other] { $seat }’s Noise is now { $noise } ({ SIGNED($change) }).
}
    .you = { $change ->
        [0] Your Noise stays at { $noise }.
       *[other] Your Noise is now { $noise } ({ SIGNED($change) }).
    }
log-found = { $seat } finds { $ingredient } of quality { $quality }.
    .you = You find { $ingredient } of quality { $quality }.
log-meditate = { $seat } meditates in silence.
    .you = You meditate in silence.
log-recover = { $seat } recovers and is healthy again.
    .you = You recover and are healthy again.
log-attack = A Werewolf attacks { $seat } in the { $room }!
    .you = A Werewolf attacks you in the { $room }!
log-nobody = No Werewolf is left to hear { $seat }, so none comes.
    .you = No Werewolf is left to hear you, so none comes.
log-draw = { $seat } draws { $card }.
    .you = You draw { $card }.
log-reveal = { $seat } reveals a Werewolf: { $werewolf }.
    .you = You reveal a Werewolf: { $werewolf }.
log-keep = { $seat } keeps { $card }.
    .you = You keep { $card }.
log-discard = { $seat } discards { $card }.
    .you = You discard { $card }.
log-discard-wolf = { $werewolf } is discarded.
log-reshuffle = The discard pile is shuffled into a new { $deck }.
log-use = { $seat } uses { $card }.
    .you = You use { $card }.
log-keep-die = { $seat } keeps the { $die }.
    .you = You keep the { $die }.
log-fight = { $seat } fights a Werewolf: { $werewolf }.
    .you = You fight a Werewolf: { $werewolf }.
log-fight-roll = { $seat } rolls a { $die } for the fight.
    .you = You roll a { $die } for the fight.
log-compare = Totals: { $seat } { $own }, { $werewolf } { $foe }.
    .you = Totals: you { $own }, { $werewolf } { $foe }.
log-win = { $seat } beats { $werewolf }.
    .you = You beat { $werewolf }.
log-loss = { $werewolf } beats { $seat }.
    .you = { $werewolf } beats you.
log-tie = { $seat } and { $werewolf } tie; nobody is hurt.
    .you = You and { $werewolf } tie; nobody is hurt.
log-flee = { $seat } flees.
    .you = You flee.
log-trophy = { $seat } keeps { $werewolf } as a trophy with Taste { $taste }.
    .you = You keep { $werewolf } as a trophy with Taste { $taste }.
log-injury = { $seat } suffers a serious injury: +1 Dirt, { $dirt } in total.
    .you = You suffer a serious injury: +1 Dirt, { $dirt } in total.
log-avoid = { $seat } avoids the serious injury.
    .you = You avoid the serious injury.
log-blessed = { $seat } rolls the Blessed die: { $die }.
    .you = You roll the Blessed die: { $die }.
log-web = { $seat } is caught in a spider web and cannot move until the end of the next turn.
    .you = You are caught in a spider web and cannot move until the end of your next turn.
log-blood = { $seat } uses wolf blood: { $werewolf } now has Taste { $taste }.
    .you = You use wolf blood: { $werewolf } now has Taste { $taste }.
log-adjust = { $other }’s beer is adjusted by { SIGNED($change) }.
log-dirt = { $seat } puts { $dirt } Dirt in { $other }’s beer.
    .you = You put { $dirt } Dirt in { $other }’s beer.
log-duel = { $seat } challenges { $other } to a duel.
    .you = You challenge { $other } to a duel.
log-duel-compare = Totals: { $seat } { $own }, { $other } { $foe }.
    .you = Totals: you { $own }, { $other } { $foe }.
log-duel-won = { $seat } wins the duel against { $other }.
    .you = You win the duel against { $other }.
log-duel-tie = { $seat } and { $other } tie in their duel.
    .you = You and { $other } tie in your duel.
log-alchemy = Alchemy: { $seat } turns { $ingredient } { $quality } into { $into } { $quality }.
    .you = Alchemy: you turn { $ingredient } { $quality } into { $into } { $quality }.
log-ancestral = Ancestral Recipe: { $seat } raises the { $phase } box to { $value }.
    .you = Ancestral Recipe: you raise the { $phase } box to { $value }.
log-entry = { $seat } writes { $value } into the { $phase } box.
    .you = You write { $value } into the { $phase } box.
log-no-entry = { $seat } has nothing for the { $phase } box: it gets 0.
    .you = You have nothing for the { $phase } box: it gets 0.
log-score = { $seat } has a total of { $total }.
    .you = You have a total of { $total }.
log-stars = “{ $night }” is over. { $seat } gets { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for the total and { $task } for the task.
    .you = “{ $night }” is over. You get { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } for the total and { $task } for the task.
log-keepsake = { $seat } takes a keepsake: { $card }.
    .you = You take a keepsake: { $card }.
log-end = Dawn breaks: the game is over.

## What an action will bring

fact-noise = Noise
fact-cards = Cards
fact-taste = Taste
fact-actions = Actions
outcome-fail = failure
outcome-found = find { $ingredient } { $quality }
outcome-dirt = Dirt in an opponent’s beer
outcome-attack = a Werewolf attacks
outcome-win = { $count ->
    [one] victory
   *[other] up to { $count } victories
}
outcome-loss = defeat
outcome-tie = { $count ->
    [one] tie
   *[other] up to { $count } ties
}
outcome-flee = flight
outcome-injury = serious injury
outcome-web = spider web
outcome-duel-won = duel won
outcome-duel-tie = duel tied
outcome-entry = { $value } in the { $phase } box
outcome-no-entry = nothing in the { $phase } box

## Why something is not allowed

refusal-injured = Your monk is injured. Recover first, which takes one action in any room.
refusal-webbed = Your monk is caught in a spider web: he cannot move, but he can act where he is.
refusal-no-move-left = You have used your free move, and another takes { $need ->
    [one] one action
   *[other] { $need } actions
}; { $have ->
    [0] you have none left
   *[other] you have { $have } left
}.
refusal-mud = The paths are muddy: in this phase you cannot spend actions to move, and you cannot sprint.
refusal-sprinted = You can sprint only once per turn. Your other moves go through one door.
refusal-no-action-left = This takes { $need ->
    [one] one action
   *[other] { $need } actions
}; { $have ->
    [0] you have none left
   *[other] you have { $have } left
} this turn.
refusal-elsewhere = You can’t do that here. Go to the { $room } first.
refusal-hunted = You can hunt only once per turn, even if the roll failed.
refusal-no-werewolves = No Werewolf is left to hunt: the deck and its discard pile are empty.
refusal-empty-deck = Nothing is left to draw: the deck and its discard pile are empty.
refusal-nobody-to-dirty = There is no beer to put Dirt in: a beer needs at least one box of 1 or more.
refusal-peace = The Vow of Peace forbids sabotage and duels.
refusal-too-loud = You can Make Noise only at Noise { $need } or less; yours is { $have }. Meditate or use a Bell card first.
refusal-used = You have already used { $card }. It is ready again in the next phase; a keepsake, in the next night.
refusal-spent = You have already used { $card }, and this game allows it once only.
refusal-barred = { $werewolf } bars { $card }: you cannot use cards of this kind in this fight.
refusal-target-injured = { $other }’s monk is injured, and only healthy monks can be challenged.
refusal-target-away = { $other } is in another room. A duel needs both monks in the same room.
refusal-healthy = Your monk is healthy, so there is nothing to recover from.
refusal-no-trophy = You have no kept Werewolf whose Taste could change. Beat one first.
refusal-alchemy-used = You can use Alchemy only once per game.
refusal-alchemy-no-stock = Alchemy changes a unit in your stock, which is empty. Find an ingredient first.
refusal-ancestral-used = You can use Ancestral Recipe only once per game.
refusal-ancestral-too-early = Ancestral Recipe fills the previous phase’s box, so it works from the second phase on.
refusal-ancestral-no-unit = Ancestral Recipe needs a unit of the previous phase’s ingredient. Find one first.
refusal-ancestral-no-gain = Ancestral Recipe must raise the previous phase’s box, and none of your units would.
refusal-not-now = { $card } is used right before the roll, draw, fight, injury or entry that it changes.
refusal-no-ingredients = { $other }’s beer contains no ingredients yet: it needs a box of 1 or more.
refusal-not-adjacent = No door connects the { $here } and the { $room }. Go through another room.
refusal-wrong-ingredient = { $card } does not fit the ingredient of this phase.
refusal-no-unit = { $card } improves the unit you enter, and you have none of this phase’s ingredient.
refusal-own-empty = Your own beer takes Dirt only through the Codex Siceratorum, and only if it has a box of 1 or more.

## Options

option-sprint = Sprint
    .about = Once per turn, one of your moves may go through two doors instead of one. Sprinting makes Noise.
option-duel = Duel
    .about = Monks in the same room may spend an action to fight each other. The loser suffers a serious injury.
option-expansion = The Might of the Beast
    .about = Four more monks to choose from. The Beast, the Beast Spear and the Rosary join their decks. { house-rule }
option-mod-full-moon = Full Moon
    .about = Every Werewolf fights with +1, but every beaten Werewolf of Taste 1 or more gives +1 Taste. { house-rule }
option-mod-light-sleepers = Light Sleepers
    .about = Werewolves attack at Noise { $light-attack-limit } or more, and Making Noise is allowed only below { $light-quiet-limit }. { house-rule }
option-mod-vow-of-peace = Vow of Peace
    .about = No sabotage and no duels. With the Codex you may still put Dirt in your own beer. { house-rule }
option-mod-packed-satchels = Packed Satchels
    .about = Everyone starts with one Equipment and one Blessing. { house-rule }
option-mod-short-brew = Short Brew
    .about = Only phases I, II, III, V and VII are played. A beer’s rating (and nothing else) gets +{ $short-brew-points } points. { house-rule }
option-mod-rotating-abbot = Rotating Abbot
    .about = From phase II on, the first player changes every phase, clockwise. { house-rule }
option-strict-once = Once per game, strictly
    .about = A once-per-game card that you have used stays used if you draw it again.
option-hermit = Hermit Brewer
    .about = A solo campaign of seven nights with omens, tasks and keepsakes; without Duel and mods. { house-rule }
option-first = First player
    .about = The player who opens each phase: random, or one you choose.
option-first-random = random
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-first-5 = Player 5
option-first-6 = Player 6
option-first-7 = Player 7
option-first-8 = Player 8

## Where points come from

score-ingredients = Ingredients
score-werewolves = Werewolves
score-adjustment = Adjustment
score-dirt = Dirt
score-stars = Stars for totals
score-tasks = Stars for tasks
sheet-box-I = Box I, water
sheet-box-II = Box II, malt
sheet-box-III = Box III, wood
sheet-box-IV = Box IV, wood
sheet-box-V = Box V, hops
sheet-box-VI = Box VI, water
sheet-box-VII = Box VII, yeast
counter-noise = Noise
    .about = a Werewolf attacks at { $limit }
    .less = Noise −{ $by }
    .more = Noise +{ $by }
    .reached = A Werewolf attacks!

## What a position is worth

term-sheet = Taste Sheet
    .more = more on the Taste Sheet
    .less = less on the Taste Sheet
term-stock = stock
    .more = more stock
    .less = less stock
term-boxes = boxes still to fill
    .more = better odds for later boxes
    .less = worse odds for later boxes
term-errand = ingredient within reach
    .more = better odds for this phase’s ingredient
    .less = worse odds for this phase’s ingredient
term-noise = Noise
    .more = less Noise
    .less = more Noise
term-health = health
    .more = better health
    .less = worse health
term-cards = cards
    .more = better cards
    .less = worse cards
term-abilities = the monk’s abilities
    .more = more useful abilities
    .less = less useful abilities
term-rivals = opponents
    .more = fewer points for opponents
    .less = more points for opponents
term-stars = stars
    .more = more stars
    .less = fewer stars
term-night = this night’s total
    .more = better odds of stars for this night’s total
    .less = worse odds of stars for this night’s total
term-task = this night’s task
    .more = better odds for this night’s task
    .less = worse odds for this night’s task
term-keepsakes = keepsakes
    .more = more from keepsakes
    .less = less from keepsakes

## Content files

section-abilities = Monks’ abilities
section-actions = Actions
section-bands = Ratings
section-blessings = Blessings and holy objects
section-equipment = Equipment
section-ingredients = Ingredients
section-keepsakes = Hermit Brewer keepsakes
section-monks = Monks
section-nights = Hermit Brewer nights
section-numbers = Rule values
section-omens = Hermit Brewer omens
section-phases = Phases
section-ranks = Hermit Brewer ranks
section-rooms = Rooms
section-werewolves = Werewolves

## Words

word-werewolf-deck = Werewolf deck
word-equipment-deck = Equipment deck
word-blessing-deck = Blessing deck
word-attack = attack
word-hunt = hunt
word-duel = duel
word-win = win
word-loss = loss
word-both = win or loss
word-before = before the fight
word-tie = tie
word-after = after the fight
word-blessing = Blessing
word-holy-object = holy object
word-keepsake = keepsake
word-equipment = Equipment
word-blessings = Blessings
word-werewolves = Werewolves
word-ingredients = any ingredient
word-anything = any kind
word-own = your own beer
word-anyone = any player’s beer
word-attack-limit = Noise at which a Werewolf attacks
word-quiet-limit = Making Noise only below this Noise
word-making-noise-bonus = bonus for Making Noise
word-making-noise-noise = Noise for Making Noise
word-easy-noise = Noise for an easy action
word-hard-noise = Noise for a hard action
word-failure-noise = extra Noise for a failure
word-meditation = Noise removed by meditating
word-sprint-noise = Noise for a sprint
word-hunt-bonus = bonus in a hunt’s fight
word-hunt-draw = Werewolves drawn in a hunt
word-blessed-die = lowest die with which Blessed ignores an injury
word-light-attack-limit = Noise at which a Werewolf attacks, with Light Sleepers
word-light-quiet-limit = Making Noise only below this Noise, with Light Sleepers
word-short-brew-points = points added for the rating, with Short Brew
word-start-noise = Noise at the start
word-start-dirt = Dirt at the start
word-start-points = points at the start
word-star-total = total for one star
word-two-star-total = total for two stars
word-task-total = total for the task’s star

## Abilities

ability-martial = +1 to your total in every fight, duels included.
ability-discreet = A failed roll makes no extra Noise.
ability-herbalist = Malt you enter is worth +1.
ability-dowser = Water you enter is worth +1, in phases I and VI.
ability-baker = Yeast you enter is worth +1.
ability-lumberjack = Wood you enter is worth +1, in phases III and IV.
ability-picker = Hops you enter are worth +1.
ability-bargain-hunter = When your search of the Armory succeeds, draw two Equipment cards and keep one.
ability-chosen-one = When your prayer succeeds, draw two Blessings and keep one.
ability-blessed = Roll a die for each serious injury that no card avoids. On { $blessed-die } or more, you ignore it.
ability-logistics = +1 on rolls for easy ingredients.
ability-hunter = +1 on the hunt roll and +1 in the hunt’s fight.
ability-filthy = Your first successful Dirt action of a turn gives 2 Dirt instead of 1, both for the same beer.
ability-butcher = +1 Taste on every Werewolf you beat.
ability-alchemy = Once per game, turn one unit of your stock into another ingredient of the same quality.
ability-serendipity = If your fight die shows a 1 or a 2, you may flee before the opponent rolls.
ability-codex = Dirt you gather may instead raise the adjustment of your own beer, if it contains ingredients.
ability-warhammer = A tie in a fight counts as a win for you.
ability-muscular = In fights, reroll each of your dice that shows a 1 once.
ability-ancestral = Once per game, enter a unit of the previous phase’s ingredient in that phase’s box, if that raises the box.
ability-confuse = When you are attacked, draw two Werewolves and choose the one you fight.

## Card faces

effect-fight = { SIGNED($amount) } in fights
effect-sword = wins the fight without dice
effect-noise = Noise { SIGNED($amount) }
effect-silence = Noise becomes { $amount }
effect-search = { SIGNED($amount) } on search rolls: { $what }
effect-heart = avoids a serious injury
effect-two-dice = { $amount ->
        [one] roll one more die and keep one
       *[other] roll { $amount } more dice and keep one
    }
effect-two-cards = { $amount ->
        [one] draw one more card and keep one: { $what }
       *[other] draw { $amount } more cards and keep one: { $what }
    }
effect-crown = { SIGNED($amount) } quality for the unit you enter: { $what }
effect-mugs = { SIGNED($amount) } adjustment ({ $what })
effect-blood = { SIGNED($amount) } Taste for one Werewolf you keep
effect-trophy = { SIGNED($amount) } Taste for each Werewolf you beat
effect-equipment = { $amount ->
        [one] draw an Equipment card
       *[other] draw { $amount } Equipment cards, one after the other
    }
effect-blessing = { $amount ->
        [one] draw a Blessing
       *[other] draw { $amount } Blessings, one after the other
    }
effect-web = spider web
effect-injury = serious injury
effect-blood-best = { SIGNED($amount) } Taste for your best kept Werewolf
effect-no-equipment = no Equipment in this fight
effect-no-blessings = no Blessings in this fight

limit-permanent = permanent
limit-roll = on every roll it applies to
limit-phase = once per phase
limit-game = once per game
limit-night = once per night

## The Hermit Brewer

omen-none = Nothing happens.
omen-failure-noise = A failure makes { $amount } extra Noise, except for a Discreet monk.
omen-soft-snow = Your first action roll makes no action Noise; failing and Making Noise still do.
omen-noise = Immediately: { SIGNED($amount) } Noise.
omen-equipment = Immediately: draw one Equipment card.
omen-blessing = Immediately: draw one Blessing.
omen-mud = You cannot spend actions to move, and you cannot sprint.
omen-harvest = { SIGNED($amount) } quality for the unit you enter in this phase.
omen-damp = { SIGNED($amount) } on rolls for ingredients.
omen-tracks = { SIGNED($amount) } on the hunt roll and in the hunt’s fight.
omen-mould = Immediately: { $amount } Dirt, if your beer contains ingredients.

special-none = No special rule.
special-dry-well = The easy search for water needs a 3 or more; it still counts as easy.
special-light-sleepers = Light Sleepers: Werewolves attack at Noise { $light-attack-limit } or more, and Making Noise is allowed only below { $light-quiet-limit }.
special-full-moon = Full Moon: Werewolves fight with +1, and beaten ones of Taste 1 or more give +1 Taste.
special-cobwebs = You start in a spider web: no moves before the end of your turn in phase I.
special-dirt = You start with { $amount } Dirt in your beer.
special-beast = The Beast attacks when the last box is filled.

task-no-injury = Suffer no serious injury.
task-water-boxes = Have 1 or more in both water boxes, I and VI.
task-few-attacks = { $amount ->
    [0] Suffer no attack.
    [one] Suffer no more than one attack.
   *[other] Suffer no more than { $amount } attacks.
}
task-trophies = { $amount ->
    [one] Keep at least one Werewolf of Taste 1 or more.
   *[other] Keep at least { $amount } Werewolves of Taste 1 or more.
}
task-wood-boxes = Have 1 or more in both wood boxes, III and IV.
task-all-boxes = Have 1 or more in all seven boxes.
task-beast-unharmed = Suffer no serious injury in the fight with The Beast.

## Entries of the content in words

face-roll = roll { $need }+
face-quality = quality { $quality }
face-doors = doors to { $rooms }
face-from = from { $from }
face-taste = Taste { $taste }
face-strength = { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
}{ $bonus ->
    [0] { "" }
   *[other] { " " }{ SIGNED($bonus) }
}
face-task = Task: { $task }

## Fields of a position

word-abilities = abilities
word-actions_left = actions left
word-adjustment = adjustment
word-alchemy_used = Alchemy used
word-ancestral_used = Ancestral Recipe used
word-attack_limit = a Werewolf attacks at
word-attacks = attacks suffered
word-band = rating
word-beaten = members beaten
word-board = board
word-bonus = bonus
word-boxes = boxes
word-cards = cards
word-decks = decks
word-dice = dice
word-die = lowest die that succeeds
word-discard = discard pile
word-drawn = cards drawn
word-fight = fight
word-foe_bonus = opponent’s bonus
word-foe_dice = opponent’s dice
word-free_move = free move left
word-hermit = Hermit Brewer
word-hunt_used = hunted this turn
word-injured = injured
word-injuries = serious injuries
word-made_noise = Made Noise
word-member = member of the pack
word-members = members
word-monk = monk
word-need = number needed
word-next_band = next rating
word-next_band_at = next rating at
word-noise = Noise
word-other = opponent
word-own_bonus = monk’s bonus
word-own_die = monk’s die
word-quality = quality
word-quiet_limit = Making Noise allowed below
word-roll = roll
word-room = room
word-sprint_used = sprinted this turn
word-stock = stock
word-taste = Taste
word-too_loud = too loud to Make Noise
word-webbed = in a spider web
word-werewolf = Werewolf
word-wolf_line = Werewolf line
word-amount = value
word-night = night
word-night_id = name of the night
word-omen = omen
word-omen_amount = value of the omen
word-omen_effect = effect of the omen
word-omens = omens
word-rank = rank
word-special = special rule
word-stars = stars
word-task = task
word-tasks = stars for tasks
