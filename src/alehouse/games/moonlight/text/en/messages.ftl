# Moonlight Brewers in English.

## A number with its sign; other messages refer to these

signed-amount = { $amount ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
   *[other] { $amount }
}
signed-change = { $change ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [7] +7
    [8] +8
    [9] +9
   *[other] { $change }
}

## What to decide now

decision-choose-monk = Choose the monk you will be tonight, or leave it to chance.
decision-turn-step = Your turn: move, act or use a card. What is unused when you end the turn is lost.
decision-pre-roll-cards = The die is not cast yet: use cards for this roll, or go on.
decision-make-noise = Go at it with both hands? Making Noise helps this roll and makes you louder, even if you fail.
decision-keep-die = Choose the die you keep.
decision-pre-draw-cards = You are about to draw: use a card to see one more, or simply draw.
decision-keep-equipment = Keep one of the Equipment cards you drew; the rest is discarded.
decision-keep-blessing = Keep one of the Blessings you drew; the rest is discarded.
decision-hunt-pick = The hunt has found its quarry: choose the werewolf you fight; the rest is discarded.
decision-attack-pick = You are under attack: choose the werewolf you fight; the rest is discarded.
decision-fight-cards = Before the dice: use cards for this fight, or fight as you are.
decision-flee = Your die shows a 1 or a 2: flee without a scratch, or fight on.
decision-injury-card = A serious injury is about to strike: use a card that avoids it, or take what comes.
decision-blessed-dice = The Blessed die may save you: use a card to roll one more, or roll it alone.
decision-dirt-split = You hold 2 dirt: how much for an opponent's beer, and how much to improve your own through the Codex?
decision-dirt-target = Choose the beer that gets the dirt; your own, where the Codex allows it, gains taste from it.
decision-mug-target = Choose the player whose beer the two mugs change.
decision-blood-target = Choose the kept werewolf whose taste the wolf blood changes.
decision-ancestral-cards = Ancestral Recipe: use crowned-ingredient cards on this unit, or enter it as soon as it raises the box of the previous phase.
decision-brew-cards = Brewing time: improve the brew with cards and abilities, or fill the box of this phase.
decision-keepsake-pick = The night has earned you a keepsake: choose one. It works once in each night to come.

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
action-alchemy = Alchemy: { $unit } { $quality } becomes { $into }
action-ancestral = Ancestral Recipe with the unit of quality { $quality }
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
action-bear = Take what comes
action-split = { $own ->
    [0] Both for an opponent's beer
    [1] One for an opponent's beer, one for your own
   *[other] Both for your own beer
}
action-dirty = Dirt for { $seat }'s beer
action-treat = Two mugs for { $seat }'s beer
action-blood = Wolf blood for: { $werewolf }
action-add = Enter the unit
action-brew = Fill the box
action-keepsake = Take { $card }

## What happened

log-first = { $seat } goes first.
log-monk = { $seat } plays { $monk }.
log-night = A new night begins: { $night }.
log-phase = A new phase begins: { $phase }.
log-omen = The omen of this phase: { $omen }.
log-move = { $seat } enters the { $room }.
log-sprint = { $seat } sprints through two doors into the { $room }.
log-make-noise = { $seat } goes at it with both hands: Making Noise.
log-roll = { $seat } tries “{ $what }”: die { $die }, total { $total }.
log-success = “{ $what }” succeeds: { $seat } needed { $need } or more.
log-fail = “{ $what }” fails: { $seat } needed { $need } or more.
log-noise = { $seat }: noise { signed-change }, now { $noise }.
log-found = { $seat } finds { $ingredient } of quality { $quality }.
log-meditate = { $seat } meditates in silence.
log-recover = { $seat } recovers: the monk is healthy again.
log-attack = A werewolf attacks { $seat } in the { $room }!
log-nobody = There is no werewolf left to hear { $seat }: nobody comes.
log-draw = { $seat } draws { $card }.
log-reveal = { $seat } turns up a werewolf: { $werewolf }.
log-keep = { $seat } keeps { $card }.
log-discard = { $seat } discards { $card }.
log-discard-wolf = Discarded: { $werewolf }.
log-reshuffle = The discards are shuffled into a new { $deck }.
log-use = { $seat } uses { $card }.
log-keep-die = { $seat } keeps the { $die }.
log-fight = { $seat } fights a werewolf: { $werewolf }.
log-fight-roll = { $seat } rolls a { $die } for the fight.
log-compare = Totals: { $seat } { $own }, { $werewolf } { $foe }.
log-win = A win for { $seat } ({ $werewolf }).
log-loss = A defeat for { $seat } ({ $werewolf }).
log-tie = A tie for { $seat } ({ $werewolf }): nobody is hurt.
log-flee = { $seat } flees.
log-trophy = { $seat } keeps a trophy: { $werewolf }, taste { $taste }.
log-injury = A serious injury for { $seat }: 1 dirt goes into the beer, { $dirt } in all.
log-avoid = { $seat } escapes the serious injury.
log-blessed = { $seat } rolls the Blessed die: { $die }.
log-web = { $seat } is caught in a spider web: no moves before the end of the turn in the next phase.
log-blood = Wolf blood for { $seat }: { $werewolf } now has taste { $taste }.
log-adjust = { $seat }: adjustment { signed-change } for { $other }'s beer.
log-dirt = { $seat }: { $dirt } dirt for { $other }'s beer.
log-duel = { $seat } challenges { $other } to a duel.
log-duel-compare = Totals: { $seat } { $own }, { $other } { $foe }.
log-duel-won = { $seat } wins the duel against { $other }.
log-duel-tie = The duel of { $seat } against { $other } ends in a tie.
log-alchemy = Alchemy: { $seat } turns { $ingredient } { $quality } into { $into } { $quality }.
log-ancestral = Ancestral Recipe: { $seat } raises the { $phase } box to { $value }.
log-entry = { $seat } writes { $value } into the { $phase } box.
log-no-entry = { $seat } has nothing for the { $phase } box: it gets 0.
log-score = { $seat }: total { $total }.
log-stars = “{ $night }” is over. Stars for { $seat }: { $stars } by the total, { $task } for the task.
log-keepsake = { $seat } takes a keepsake: { $card }.
log-end = Dawn breaks: the game is over.

## What an action will bring

fact-noise = Noise
fact-cards = Cards
fact-taste = Taste
fact-actions = Actions
outcome-fail = failure
outcome-found = find { $ingredient } { $quality }
outcome-dirt = dirt for an opponent's beer
outcome-attack = a werewolf attacks
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
outcome-entry = { $value } for the { $phase } box
outcome-no-entry = nothing for the { $phase } box

## Why something is not allowed

refusal-injured = Your monk is injured: recover first, which takes an action in any room.
refusal-webbed = A spider web holds your monk: he cannot move, but he may act where he stands.
refusal-no-move-left = Your free move is used, and a further move takes { $need ->
    [one] one action
   *[other] { $need } actions
}; { $have ->
    [0] you have none left
   *[other] you have { $have } left
}.
refusal-mud = The paths are muddy: in this phase no action can be spent as a move, and nobody sprints.
refusal-sprinted = You have sprinted already: one sprint per turn. Your other moves pass one door.
refusal-no-action-left = This takes { $need ->
    [one] one action
   *[other] { $need } actions
}; { $have ->
    [0] you have none left
   *[other] you have { $have } left
} until your next turn.
refusal-elsewhere = This is not done here: go to the { $room } first.
refusal-hunted = You have hunted already: one hunt per turn, even if its roll failed.
refusal-no-werewolves = There is no werewolf left to hunt: the deck and its discard pile are empty.
refusal-empty-deck = There is nothing left to draw: the deck and its discard pile are empty.
refusal-nobody-to-dirty = There is no beer to use the dirt on: it must contain ingredients, that is, have a box of 1 or more.
refusal-peace = The Vow of Peace holds: nobody sabotages an opponent, and nobody duels.
refusal-too-loud = Making Noise needs a noise of { $need } or less, and yours is { $have }: meditate or ring a bell card first.
refusal-used = { $card } has been used: it is ready again in the next phase, a keepsake in the next night.
refusal-barred = { $werewolf } bars { $card }: cards of this kind cannot be used in this fight.
refusal-target-injured = { $other } has an injured monk: only healthy monks can be challenged.
refusal-target-away = { $other } is in another room: a duel needs both monks in the same room.
refusal-healthy = Your monk is healthy: there is nothing to recover from.
refusal-no-trophy = You keep no werewolf whose taste could change: beat one first.
refusal-alchemy-used = Alchemy works once per game, and you have used it.
refusal-alchemy-no-stock = Alchemy changes a unit of your stock, and your stock is empty: find an ingredient first.
refusal-ancestral-used = Ancestral Recipe works once per game, and you have used it.
refusal-ancestral-too-early = Ancestral Recipe fills the box of the previous phase: it works from the second phase on.
refusal-ancestral-no-unit = Ancestral Recipe needs a unit of the previous phase's ingredient, and your stock holds none: find one first.
refusal-ancestral-no-gain = Ancestral Recipe must raise the box of the previous phase, and none of your units would.
refusal-not-now = { $card } waits for its moment: it is declared right before the roll, draw, fight, injury or entry that it changes.
refusal-no-ingredients = { $other }'s beer contains no ingredients yet: it needs a box of 1 or more.
refusal-not-adjacent = No door joins these two rooms: { $here }, { $room }. Go through another room.
refusal-wrong-ingredient = { $card } does not fit the ingredient of this phase.
refusal-no-unit = { $card } improves the unit you enter, and you have none of this phase's ingredient.
refusal-own-empty = Your own beer takes dirt only through the Codex Siceratorum, and only once it has a box of 1 or more.

## Options

option-sprint = Sprint
    .about = Once per turn one of your moves may pass two doors instead of one; that makes noise.
option-duel = Duel
    .about = Monks in the same room may fight each other for an action; the loser suffers a serious injury.
option-expansion = The Might of the Beast
    .about = Four more monks to choose from; The Beast, the Beast Spear and the Rosary join their decks.
option-mod-full-moon = Full Moon
    .about = Every werewolf fights with +1; in return each beaten werewolf of taste 1 or more gives 1 more taste.
option-mod-light-sleepers = Light Sleepers
    .about = Werewolves attack at noise 8 or more, and Making Noise is allowed only below 5.
option-mod-vow-of-peace = Vow of Peace
    .about = Nobody sabotages an opponent and nobody duels; the Codex may still use dirt on its owner's beer.
option-mod-packed-satchels = Packed Satchels
    .about = Everyone begins with one Equipment and one Blessing.
option-mod-short-brew = Short Brew
    .about = Only phases I, II, III, V and VII are played; 3 points are added for the rating of a beer, and only for that.
option-mod-rotating-abbot = Rotating Abbot
    .about = From phase II on, the first player passes to the left each phase.
option-hermit = Hermit Brewer
    .about = A campaign of seven nights for exactly one player, with omens, tasks and keepsakes; without Duel and mods.
option-first = First player
    .about = Who opens the phases: drawn at random, or the player you name.
option-first-random = at random
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
score-stars = Stars by the totals
score-tasks = Stars for tasks
sheet-box-I = Box I, water
sheet-box-II = Box II, malt
sheet-box-III = Box III, wood
sheet-box-IV = Box IV, wood
sheet-box-V = Box V, hops
sheet-box-VI = Box VI, water
sheet-box-VII = Box VII, yeast
counter-noise = Noise
    .about = a werewolf comes at { $limit }
    .less = Quieter by { $by }
    .more = Louder by { $by }
    .reached = A werewolf comes!

## What a position is worth

term-sheet = taste sheet
term-stock = stock
term-boxes = boxes still to fill
term-errand = ingredient within reach
term-noise = noise
term-health = health
term-cards = cards
term-abilities = abilities of the monk
term-rivals = opponents
term-stars = stars

## Content files

section-abilities = Abilities of the monks
section-actions = Actions
section-bands = Ratings
section-blessings = Blessings and holy objects
section-equipment = Equipment
section-ingredients = Ingredients
section-keepsakes = Keepsakes of the Hermit Brewer
section-monks = Monks
section-nights = Nights of the Hermit Brewer
section-numbers = Numbers of the rules
section-omens = Omens of the Hermit Brewer
section-phases = Phases
section-ranks = Ranks of the Hermit Brewer
section-rooms = Rooms
section-werewolves = Werewolves

## Words

word-werewolf-deck = Werewolf deck
word-equipment-deck = Equipment deck
word-blessing-deck = Blessing deck
word-easy = easy
word-hard = hard
word-attack = attack
word-hunt = hunt
word-duel = duel
word-win = win
word-loss = loss
word-both = win or loss
word-blessing = Blessing
word-holy-object = holy object
word-keepsake = keepsake
word-equipment = Equipment
word-blessings = Blessings
word-werewolves = werewolves
word-ingredients = any ingredient
word-anything = any kind
word-own = your own beer
word-anyone = any player's beer
word-attack-limit = noise from which a werewolf attacks
word-quiet-limit = Making Noise only below this noise
word-making-noise-bonus = bonus for Making Noise
word-making-noise-noise = noise of Making Noise
word-easy-noise = noise of an easy action
word-hard-noise = noise of a hard action
word-failure-noise = extra noise of a failure
word-meditation = noise that meditating takes away
word-sprint-noise = noise of a sprint
word-hunt-bonus = bonus in the fight of a hunt
word-hunt-draw = werewolves drawn in a hunt
word-blessed-die = Blessed ignores an injury from this face on
word-light-attack-limit = noise from which a werewolf attacks, with Light Sleepers
word-light-quiet-limit = Making Noise only below this noise, with Light Sleepers
word-short-brew-points = points added for the rating, with Short Brew
word-star-total = total for one star
word-two-star-total = total for two stars

## Abilities

ability-martial = +1 to your total in every fight, duels included.
ability-discreet = A failed roll makes no extra noise.
ability-herbalist = The malt you enter is worth 1 more.
ability-dowser = The water you enter is worth 1 more, in phases I and VI.
ability-baker = The yeast you enter is worth 1 more.
ability-lumberjack = The wood you enter is worth 1 more, in phases III and IV.
ability-picker = The hops you enter are worth 1 more.
ability-bargain-hunter = When your search of the Armory succeeds, draw two Equipment cards and keep one.
ability-chosen-one = When your prayer succeeds, draw two Blessings and keep one.
ability-blessed = A die is rolled for each serious injury that no card avoids: on 4 or more you ignore it.
ability-logistics = +1 on rolls for easy ingredients.
ability-hunter = +1 on the hunt roll and +1 in the fight of a hunt.
ability-filthy = Your first successful dirt action of a turn gives 2 dirt instead of 1, both for the same beer.
ability-butcher = +1 taste on every werewolf you beat.
ability-alchemy = Once per game, turn one unit of your stock into another ingredient of the same quality.
ability-serendipity = If your fight die shows a 1 or a 2, you may flee before the opponent rolls.
ability-codex = Dirt you gather may instead raise the adjustment of your own beer, if it contains ingredients.
ability-warhammer = A tie in a fight counts as a win for you.
ability-muscular = In fights, each of your dice that shows a 1 is rerolled once.
ability-ancestral = Once per game, enter a unit of the previous phase's ingredient into that phase's box, if the box rises.
ability-confuse = When you are attacked, draw two werewolves and choose the one you fight.

## Card faces

effect-fight = { signed-amount } in fights
effect-sword = wins the fight without dice
effect-noise = noise { signed-amount }
effect-silence = noise becomes { $amount }
effect-search = { signed-amount } on search rolls: { $what }
effect-heart = avoids a serious injury
effect-two-dice = one more die on one of your rolls, keep one
effect-two-cards = one more card on one of your draws, keep one: { $what }
effect-crown = quality { signed-amount } for the unit you enter: { $what }
effect-mugs = adjustment { signed-amount }: { $what }
effect-blood = taste { signed-amount } for one werewolf you keep
effect-trophy = taste { signed-amount } for each werewolf you beat

limit-permanent = permanent
limit-roll = on each roll that fits
limit-phase = once per phase
limit-game = once per game
limit-night = once per night

window-turn-step = between steps
window-pre-roll-cards = before a roll
window-pre-draw-cards = before a draw
window-fight-cards = before a fight
window-injury-card = at an injury
window-brew-cards = at brewing time

icon-equipment = { $on }: draw an Equipment card
icon-blessing = { $on }: draw a Blessing
icon-noise = { $on }: noise { signed-amount }
icon-silence = { $on }: noise becomes { $amount }
icon-web = { $on }: spider web
icon-injury = { $on }: serious injury
icon-mugs = { $on }: adjustment of your beer { signed-amount }
icon-blood = { $on }: taste { signed-amount } for your best kept werewolf

bars-equipment = no Equipment in this fight
bars-blessing = no Blessings in this fight

## The Hermit Brewer

omen-none = Nothing happens.
omen-failure-noise = A failure makes { $amount } extra noise; a Discreet monk still makes none.
omen-soft-snow = Your first action roll makes no action noise; failing and Making Noise still do.
omen-noise = At once: noise { signed-amount }.
omen-equipment = At once: draw one Equipment card.
omen-blessing = At once: draw one Blessing.
omen-mud = No action can be spent as a move, and there is no sprint.
omen-harvest = Quality { signed-amount } for the unit you enter in this phase.
omen-damp = { signed-amount } on rolls for ingredients.
omen-tracks = { signed-amount } on the hunt roll and in the fight of a hunt.
omen-mould = At once: { $amount } dirt, if your beer contains ingredients.

special-none = No special rule.
special-dry-well = The easy search for water needs a 3 or more; it still counts as easy.
special-light-sleepers = Light Sleepers: werewolves attack at noise 8 or more, and Making Noise is allowed only below 5.
special-full-moon = Full Moon: werewolves fight with +1, and those of taste 1 or more give 1 more taste when beaten.
special-cobwebs = You start in a spider web: no moves before the end of your phase-I turn.
special-dirt = You start with { $amount } dirt in your beer.
special-beast = When the last box is filled, The Beast attacks.

task-no-injury = Suffer no serious injury.
task-water-boxes = Have 1 or more in both water boxes, I and VI.
task-few-attacks = { $amount ->
    [0] Suffer no attack.
    [one] Suffer no more than one attack.
   *[other] Suffer no more than { $amount } attacks.
}
task-trophies = { $amount ->
    [one] Keep at least one werewolf of taste 1 or more.
   *[other] Keep at least { $amount } werewolves of taste 1 or more.
}
task-wood-boxes = Have 1 or more in both wood boxes, III and IV.
task-all-boxes = Have 1 or more in all seven boxes.
task-beast-unharmed = Suffer no serious injury in the fight with The Beast.
