# Dice Brewing in English.

## What to decide now

decision-token-w1 = Before the first placement: block a building for a rival, or go on.
decision-place-main = Your turn: place a die or a seed, speed an effect, store dice or play a token. Ending the turn without a piece is a pass.
decision-place-piece = Choose the die you place there.
decision-school-reroll = School of Skills: choose the dice you roll again. Each stays where it is, whatever comes.
decision-school-swap-colour = School of Skills: choose a colour. All dice of it in supply are rolled, and the best is yours to swap.
decision-school-swap-die = Swap one of your dice for the best one rolled, or keep what you have.
decision-store-dice = Choose the dice you store. They keep their value and do not come back by themselves.
decision-token-play = Choose the action token you play.
decision-token-target = Choose what the token hits.
decision-buy-main = Your purchase turn: store dice, play tokens, buy an ingredient and an action token. It is the last chance to store this round.
decision-buy-discount = Put a blue die on the Market for a discount, or pay the full price.
decision-token-w4 = Before the brewing: play action tokens, or go on. There is no coming back.
decision-brew-main = Brew one recipe, or decline. You may get another chance this round.
decision-brew-improve = Improve the brew with a blue die or an ingredient? One improvement at most.
decision-brew-dice = Choose the dice you brew with; the proposal wastes the least.
decision-brew-reward-die = Your reward is a die: choose its colour.
decision-brew-reward-token = Your reward is an action token: choose its kind.

## What can be done

action-pass = Pass
action-end-turn = End the turn
action-store = Store dice
action-token = Play an action token
action-store-all = Store all Active dice
action-finish = That is all
action-keep = Keep my dice
action-done = Done
action-full-price = Pay the full price
action-decline = Decline
action-improve-not = Brew it plain
action-improve-skill = Improve with a blue die
action-auto-dice = Use the proposed dice
action-base = Place on { $space }
action-speed = Speed up { $space }
action-reroll-active = Reroll all Active dice showing { $upto } or less
action-reroll-malt-and-hops = Reroll all malt and hops dice showing { $upto } or less, stored ones too
action-colour = { $colour }
action-store-from = Store all dice showing { $value } or more
action-store-for = Store what { $recipe } needs
action-play = Play { $token }
action-buy = Buy { $ingredient }
action-buy-token = Buy an action token: { $token }
action-improve = Improve with { $ingredient }
action-win-token = { $token }
action-opponent = { $seat }
action-building = { $building }
action-recipe = { $recipe }
action-brew = Brew { $recipe }
action-target-board = The die of { $seat } waiting on { $space }
action-pick = { $colour } { $value } ({ $zone })
action-pick-marked = { $colour } { $value }, { $mark } ({ $zone })
action-target = { $seat }: { $colour } { $value } ({ $zone })
action-target-marked = { $seat }: { $colour } { $value }, { $mark } ({ $zone })

## What happened

log-start-roll = { $seat } rolls { $value } for the start.
log-first = { $seat } takes the season token and goes first.
log-season = Round { $round }: { $season }. { $seat } goes first.
log-seed = { $seat } takes a seed.
log-no-seed = No seed is left for { $seat }.
log-roll = { $count ->
    [one] { $seat } rolls { $colour } { $value }.
   *[other] { $seat } rolls { $colour } { $value }, { $count } times.
}
log-base = { $seat } places { $colour } { $value } on { $space }.
log-base-seed = { $seat } places a seed on { $space }.
log-block-space = All others have used { $space }: a block token lies on it for { $seat }.
log-speed = { $seat } speeds up { $space } with a blue { $value }.
log-gain = { $seat } gains a die: { $colour } { $value }.
log-gain-seeds = { $count ->
    [one] { $seat } gains a seed.
   *[other] { $seat } gains { $count } seeds.
}
log-gain-coins = { $coins ->
    [one] { $seat } gains one coin.
   *[other] { $seat } gains { $coins } coins.
}
log-raise = { $seat } raises a die and stores it: { $colour } { $value }.
log-reroll = A die of { $seat } is rolled again: { $colour } { $from } becomes { $value }.
log-supply-roll = { $seat } rolls the supply: best { $colour } of { $count } is { $value }.
log-swap = { $seat } swaps { $colour } { $from } for { $value }.
log-keep = { $seat } swaps nothing.
log-store = { $seat } stores { $colour } { $value }.
log-pass = { $seat } passes.
log-end-turn = { $seat } ends the turn.
log-token = { $seat } plays { $token }.
log-take = { $colour } { $value } goes from the Storage of { $other } to the Active pool.
log-block-building = { $building } is closed to { $other } this round.
log-block-die = { $colour } { $value } of { $other } is blocked this round.
log-protect-die = { $seat } protects { $colour } { $value } this round.
log-boost = { $seat } raises a die for this round: { $colour } { $value }.
log-block-recipe = Nobody may brew { $recipe } this round.
log-buy = { $seat } buys { $ingredient }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $virtual ->
    [0] .
   *[other] , and { $virtual } from the unlucky roll.
}
log-discount = { $seat } puts a blue { $value } on the Market: { $coins ->
    [one] one coin off.
   *[other] { $coins } coins off.
}
log-buy-token = { $seat } buys an action token, { $token }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $virtual ->
    [0] .
   *[other] , and { $virtual } from the unlucky roll.
}
log-buy-hidden = { $seat } buys an action token: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $virtual ->
    [0] .
   *[other] , and { $virtual } from the unlucky roll.
}
log-hold = { $seat } now holds { $token }, unseen by the others.
log-brew = { $seat } brews { $recipe }.
log-improve = { $seat } improves the brew with { $ingredient }: coins { $coins }, experience { $experience }.
log-improve-skill = { $seat } improves the brew with a blue { $value }: coins { $coins }, experience { $experience }.
log-reward = { $seat } is rewarded: coins { $coins }, experience { $experience }.
log-reward-die = { $seat } takes a die as a reward: { $colour }.
log-reward-token = { $seat } takes an action token as a reward: { $token }.
log-reward-hidden = { $seat } takes an action token as a reward.
log-refill = { $recipe } comes to place { $slot } of the row.
log-empty-slot = The deck is empty: place { $slot } of the row stays empty.
log-decline = { $seat } does not brew.
log-tidy = { $seat } tidies up.
log-claim-waits = { $seat } waits for { $what }: there is none in supply.
log-claim = { $seat } takes { $what }.
log-waste = { $seat } goes without { $what }.
log-stall = Nobody has brewed for many rounds: the row goes under the deck and is dealt again.
log-end = The game ends after round { $round }.
log-score = { $seat } scores { $total }.
log-no-reward = Nothing is left for { $seat } to choose from.

## What will happen

fact-coins = Coins
fact-experience = Experience
fact-seeds = Seeds
fact-active-pale-malt = Active pale malt dice
fact-active-dark-malt = Active dark malt dice
fact-active-hops = Active hops dice
fact-active-skill = Active skill dice
fact-stored = Stored dice
fact-due-pale-malt = Pale malt dice at Tidy-up
fact-due-dark-malt = Dark malt dice at Tidy-up
fact-due-hops = Hops dice at Tidy-up
fact-due-skill = Skill dice at Tidy-up
fact-due-seeds = Seeds at Tidy-up
fact-due-coins = Coins at Tidy-up
fact-due-raises = Dice raised at Tidy-up
fact-ingredients = Ingredients
fact-tokens = Action tokens
fact-ready = Recipes you have the dice for
fact-brewed = Recipes brewed
fact-points = Points
outcome-raise = stores a raised die: { $colour } { $value }
outcome-reroll = { $count ->
    [one] rerolls { $colour } { $from }
   *[other] rerolls { $colour } { $from }, { $count } times
}
outcome-swap = swaps { $colour } { $from } for { $value }
outcome-boost = raises a die for this round: { $colour } { $value }
outcome-improve = improved with { $ingredient }
outcome-improve-skill = improved with a blue { $value }
outcome-reward-die = { $count ->
    [one] a die of your choice
   *[other] { $count } dice of your choice
}
outcome-no-reward = nothing left to choose from

## Why not

refusal-closed = { $building } opens in round { $need }; this is round { $have }.
refusal-barred = A rival's token has closed { $building } to you for this round.
refusal-used-space = You have used { $space } already: once per round.
refusal-crowded = All the others have used { $space } this round: one player always goes without.
refusal-no-seed = { $space } takes a seed, and you have none.
refusal-no-die = None of your dice fits { $space }: wrong colour, blocked or protected.
refusal-skill-too-low = This takes a usable blue die showing { $need } or more; your best shows { $have }.
refusal-all-six = A die showing 6 cannot be raised: there is no 7.
refusal-nothing-to-reroll = No die would be left to reroll: blocked and protected ones do not count.
refusal-nothing-to-swap = The swap needs a colour of which the supply has a die and you have one that is neither blocked nor protected.
refusal-no-speed-slot = { $space } cannot be sped up.
refusal-no-base = Nothing of yours waits on { $space }: place its base first.
refusal-sped = { $space } has been sped up already this round.
refusal-supply-empty = The supply has nothing left that { $space } could give ({ $what }): the base goes on waiting.
refusal-die-blocked = { $colour } { $value } is blocked: you cannot use it this round.
refusal-die-protected = { $colour } { $value } is protected: nobody may change, swap or take it this round.
refusal-die-marked = { $colour } { $value } carries a marker already: one per die.
refusal-window-start = { $token } is played right after the opening rolls, before the first placement.
refusal-window-turn = { $token } is played in your own turns or before the brewing.
refusal-window-brew = { $token } is played before the brewing begins.
refusal-no-target = { $token } has nothing it could hit now.
refusal-not-in-storage = Only a stored die can be taken.
refusal-not-own = Only your own dice can be raised.
refusal-shows-six = { $colour } { $value } cannot be raised any further.
refusal-not-rolled = A die without a value is no target.
refusal-building-barred = { $building } is closed to { $other } already.
refusal-building-closed = { $building } opens in round { $need }; this is round { $have }.
refusal-market-closed = The Market opens in round { $need }; this is round { $have }.
refusal-black-market-closed = The Black Market opens in round { $need }; this is round { $have }.
refusal-one-ingredient = One ingredient per round, and you have bought yours.
refusal-one-token = One action token per round, and you have bought yours.
refusal-empty-stack = { $what } is sold out.
refusal-too-dear = { $what } costs you { $need }, and you can pay { $have }.
refusal-no-discount = A blue { $value } takes nothing off the price of { $what }.
refusal-recipe-blocked = { $recipe } is blocked: nobody brews it this round.
refusal-missing-dice = { $recipe } needs { $need } dice; your Storage has { $have } of them.
refusal-not-stored = { $recipe } needs { $need } stored dice, and only { $have } are: the rest lies in your Active pool.
refusal-no-ingredient = You have no { $ingredient }.
refusal-colour-empty = The supply has no { $colour } left.
refusal-stack-empty = The Black Market has no { $token } left.
refusal-stays-stored = { $colour } { $value } is stored: nothing goes back to the Active pool by choice.

## Options

option-mode = Game
    .about = The advanced game deals any recipes and keeps action tokens face down.
option-mode-standard = standard
option-mode-advanced = advanced
option-unlucky-roll = Unlucky roll
    .about = Several ones in the opening roll are worth coins in that round's purchase turn.
option-stall-guard = Stall guard
    .about = Six rounds without a brew change the row of recipes, and round 40 is the last.

## Points

score-experience = Experience
score-coins = Coins
score-pale-malt = Pale malt dice
score-dark-malt = Dark malt dice
score-hops = Hops dice
score-skill = Skill dice
sheet-coins = Coins ({ $per } for a point)

## What a position is worth

term-points = points so far
term-claims = effects that wait
term-recipes = recipes within reach
term-dice = dice for rounds to come
term-prospects = colours for the row
term-quality = high dice in Storage
term-supplies = seeds, ingredients, tokens
term-rivals = rivals

## Content

section-dice = Dice
section-recipes = Recipes
section-ingredients = Market
section-tokens = Black Market
section-buildings = Buildings
section-spaces = Spaces of the board
section-numbers = Numbers of the rules

## Faces of cards and spaces

effect-MH1 = seed: one pale malt die at Tidy-up
effect-MH2 = pale malt: one dark malt die at Tidy-up
effect-MH3 = pale or dark malt up to 5: raised by 1 at Tidy-up
effect-HP1 = seed: one hops die at Tidy-up
effect-HP2 = hops up to 5: raised by 1 at Tidy-up
effect-SS1 = skill: reroll any of your dice at once
effect-SS2 = skill: roll the supply of one colour and swap one die at once
effect-SS3 = skill: one more skill die at Tidy-up
effect-DS1 = { $seeds ->
    [one] hops: one seed at Tidy-up
   *[other] hops: { $seeds } seeds at Tidy-up
}
effect-DS2 = { $seeds ->
    [one] dark malt: one seed at Tidy-up
   *[other] dark malt: { $seeds } seeds at Tidy-up
}
effect-DS3 = at Tidy-up, skill: { $skill } coins; dark malt: { $dark } coins
effect-raise-die = one of your dice shows 1 more this round
effect-reroll-die = reroll anybody's die
effect-guard-die = block a rival's die or protect your own this round
effect-take-die = move a stored die to its owner's Active pool
effect-block-building = close one building to a rival this round
effect-block-recipe = nobody may brew one card this round
effect-coins = { $amount ->
    [one] one coin
   *[other] { $amount } coins
}
effect-experience = { $amount } experience
effect-dice = { $amount ->
    [one] a die of your choice
   *[other] { $amount } dice of your choice
}
effect-tokens = { $amount ->
    [one] an action token of your choice
   *[other] { $amount } action tokens of your choice
}

## Words

word-active = Active pool
word-storage = Storage
word-blocked = blocked
word-protected = protected
word-seed = a seed
word-seeds = seeds
word-winter = Winter
word-summer = Summer
word-setup = setup
word-roll-and-place = Roll & Place
word-purchase = Purchase
word-brew = Brew
word-tidy-up = Tidy-up
word-over = game over
word-supply = supply
word-market = Market
word-black-market = Black Market
word-row = row of recipes
word-deck = deck
word-base = base
word-speed = speed slot
word-block-token = block token
word-coins = coins
word-experience = experience
word-action-tokens = action tokens
word-lager = Lager
word-pilsner = Pilsner
word-wheat = Wheat
word-pale-ale = Pale Ale
word-ipa = IPA
word-bock = Bock
word-porter = Porter
word-stout = Stout
word-experimental = Experimental
word-beginner = beginner
word-intermediate = intermediate
word-expert = expert
word-1-opening = 1 of the opening roll
word-1-plus-1 = 1+1
word-1-plus-2 = 1+2
word-2-plus-1 = 2+1
word-1-plus-3 = 1+3
word-2-plus-2 = 2+2
word-3-plus-1 = 3+1
word-1-plus-4 = 1+4
word-2-plus-3 = 2+3
word-3-plus-2 = 3+2
word-4-plus-1 = 4+1
word-1-plus-5 = 1+5
word-2-plus-4 = 2+4
word-3-plus-3 = 3+3
word-4-plus-2 = 4+2
word-5-plus-1 = 5+1
word-start-coins = coins at the start
word-start-seeds = seeds at the start
word-row-for-2 = cards in the row, 2 players
word-row-for-3 = cards in the row, 3 players
word-row-for-4 = cards in the row, 4 players
word-recipes-for-2 = recipes that end the game, 2 players
word-recipes-for-3 = recipes that end the game, 3 players
word-recipes-for-4 = recipes that end the game, 4 players
word-market-opens = round in which the Market opens
word-black-market-opens = round in which the Black Market opens
word-pieces-per-turn = pieces in a placement turn
word-brew-experience = experience for every brew
word-coins-per-point = coins for one point
word-unlucky-two = coins for two ones
word-unlucky-three = coins for three ones
word-unlucky-four = coins for four or more ones
word-stall-rounds = rounds without a brew that change the row
word-last-round = last round with the stall guard
word-last-round-unguarded = last round without the stall guard
