# Dice Brewing in English.

## What to decide now

decision-token-w1 = Before the first placement: block a building for an opponent, or continue.
decision-place-main = Place a die or a seed, speed up an effect, store dice or play a token. If you end your turn without placing anything, you pass.
decision-place-piece = Choose the die to place there.
decision-school-reroll = School of Skills: choose the dice to reroll. Each stays in its area, whatever it shows.
decision-school-swap-colour = School of Skills: choose a color. All its dice in the supply are rolled, and you may exchange one of yours for the best.
decision-school-swap-die = Exchange one of your dice for the best one rolled, or keep yours.
decision-store-dice = Choose the dice to store. They keep their value and stay in Storage.
decision-token-play = Choose the action token to play.
decision-token-target = Choose the token’s target.
decision-buy-main = Purchase: store dice, play tokens, buy an ingredient and an action token. This is your last chance to store dice this round.
decision-buy-discount = Put a blue die on the Market for a discount, or pay the full price.
decision-token-w4 = Last chance to play action tokens before brewing starts.
decision-brew-main = Brew one recipe, or decline. You may get another turn this round.
decision-brew-improve = Improve the brew with a blue die or an ingredient? Only one improvement is allowed.
decision-brew-dice = Choose the dice to brew with. The proposed dice waste the least.
decision-brew-reward-die = Your reward is a die: choose its color.
decision-brew-reward-token = Your reward is an action token: choose its kind.

## Why it is asked

because-pieces = { $count ->
    [one] 1 piece left to place.
   *[other] { $count } pieces left to place.
}
because-lacks = { $count ->
    [one] { $recipe } lacks 1 die.
   *[other] { $recipe } lacks { $count } dice.
}
because-store = { $count ->
    [one] Store 1 die to brew { $recipe }.
   *[other] Store { $count } dice to brew { $recipe }.
}
because-ready = { $recipe } is ready to brew.
because-token = You play { $token }.
because-coins = { $coins ->
    [one] You can spend 1 coin.
   *[other] You can spend { $coins } coins.
}

## What can be done

action-pass = Pass
action-end-turn = End the turn
action-store = Store dice
action-token = Play an action token
action-store-all = Store all Active dice
action-finish = Done
action-keep = Keep my dice
action-done = Done
action-full-price = Pay the full price
action-decline = Decline
action-improve-not = Brew without improving
action-improve-skill = Improve with a blue die
action-auto-dice = Use the proposed dice
action-base = Place on { $space }
action-speed = Speed up { $space }
action-reroll-active = Reroll Active dice of { $upto } or less
action-reroll-malt-and-hops = Reroll malt and hops dice of { $upto } or less, stored ones too
action-colour = { $colour }
action-store-from = Store all dice of { $value } or more
action-store-for = Store the dice for { $recipe }
action-play = Play { $token }
action-buy = Buy { $ingredient }
action-buy-token = Buy an action token: { $token }
action-improve = Improve with { $ingredient }
action-win-token = { $token }
action-opponent = { $seat }
action-building = { $building }
action-recipe = { $recipe }
action-brew = Brew { $recipe }
action-target-board = { $seat }’s die waiting on { $space }
action-pick = { $colour } { $value } ({ $zone })
action-pick-marked = { $colour } { $value }, { $mark } ({ $zone })
action-target = { $seat }: { $colour } { $value } ({ $zone })
action-target-marked = { $seat }: { $colour } { $value }, { $mark } ({ $zone })

## What happened

log-start-roll = { $seat } rolls { $value } to determine the first player.
    .you = You roll { $value } to determine the first player.
log-first = { $seat } takes the season token and goes first.
    .you = You take the season token and go first.
log-season = Round { $round }: { $season }. { $seat } goes first.
    .you = Round { $round }: { $season }. You go first.
log-seed = { $seat } takes a seed.
    .you = You take a seed.
log-no-seed = There is no seed left for { $seat }.
    .you = There is no seed left for you.
log-roll = { $count ->
    [one] { $seat } rolls { $colour } { $value }.
   *[other] { $seat } rolls { $colour } { $value }, { $count } times.
}
    .you = { $count ->
        [one] You roll { $colour } { $value }.
       *[other] You roll { $colour } { $value }, { $count } times.
    }
log-base = { $seat } places { $colour } { $value } on { $space }.
    .you = You place { $colour } { $value } on { $space }.
log-base-seed = { $seat } places a seed on { $space }.
    .you = You place a seed on { $space }.
log-block-space = Everyone else has used { $space }, so a block token closes it to { $seat }.
    .you = Everyone else has used { $space }, so a block token closes it to you.
log-speed = { $seat } speeds up { $space } with a blue { $value }.
    .you = You speed up { $space } with a blue { $value }.
log-gain = { $seat } gains a die: { $colour } { $value }.
    .you = You gain a die: { $colour } { $value }.
log-gain-seeds = { $count ->
    [one] { $seat } gains a seed.
   *[other] { $seat } gains { $count } seeds.
}
    .you = { $count ->
        [one] You gain a seed.
       *[other] You gain { $count } seeds.
    }
log-gain-coins = { $coins ->
    [one] { $seat } gains one coin.
   *[other] { $seat } gains { $coins } coins.
}
    .you = { $coins ->
        [one] You gain one coin.
       *[other] You gain { $coins } coins.
    }
log-raise = { $seat } raises a die and stores it: { $colour } { $value }.
    .you = You raise a die and store it: { $colour } { $value }.
log-reroll = { $seat }’s { $colour } { $from } is rerolled and shows { $value }.
    .you = Your { $colour } { $from } is rerolled and shows { $value }.
log-supply-roll = { $count ->
    [one] { $seat } rolls the only { $colour } die in the supply; it shows { $value }.
   *[other] { $seat } rolls the { $count } { $colour } dice in the supply; the best shows { $value }.
}
    .you = { $count ->
        [one] You roll the only { $colour } die in the supply; it shows { $value }.
       *[other] You roll the { $count } { $colour } dice in the supply; the best shows { $value }.
    }
log-swap = { $seat } exchanges { $colour } { $from } for { $value }.
    .you = You exchange { $colour } { $from } for { $value }.
log-keep = { $seat } exchanges nothing.
    .you = You exchange nothing.
log-store = { $seat } stores { $colour } { $value }.
    .you = You store { $colour } { $value }.
log-pass = { $seat } passes.
    .you = You pass.
log-end-turn = { $seat } ends the turn.
    .you = You end your turn.
log-token = { $seat } plays { $token }.
    .you = You play { $token }.
log-take = { $other }’s { $colour } { $value } moves from Storage back to the Active pool.
log-block-building = { $building } is closed to { $other } this round.
log-block-die = { $other }’s { $colour } { $value } is blocked this round.
log-protect-die = { $seat } protects { $colour } { $value } this round.
    .you = You protect { $colour } { $value } this round.
log-boost = { $seat } raises a die for this round: { $colour } { $value }.
    .you = You raise a die for this round: { $colour } { $value }.
log-block-recipe = Nobody may brew { $recipe } this round.
log-buy = { $seat } buys { $ingredient }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}{ $virtual ->
    [0] .
   *[other] , and { $virtual } from the unlucky roll.
}
    .you = You buy { $ingredient }: { $coins ->
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
    .you = You put a blue { $value } on the Market: { $coins ->
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
    .you = You buy an action token, { $token }: { $coins ->
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
    .you = You buy an action token: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }{ $virtual ->
        [0] .
       *[other] , and { $virtual } from the unlucky roll.
    }
log-hold = { $seat } now holds { $token }, hidden from the others.
    .you = You now hold { $token }, hidden from the others.
log-brew = { $seat } brews { $recipe }.
    .you = You brew { $recipe }.
log-improve = { $seat } improves the brew with { $ingredient }: { earned }.
    .you = You improve the brew with { $ingredient }: { earned }.
log-improve-skill = { $seat } improves the brew with a blue { $value }: { earned }.
    .you = You improve the brew with a blue { $value }: { earned }.
log-reward = { $seat } is rewarded: { earned } in all.
    .you = You are rewarded: { earned } in all.
log-reward-die = { $seat } takes a die as a reward: { $colour }.
    .you = You take a die as a reward: { $colour }.
log-reward-token = { $seat } takes an action token as a reward: { $token }.
    .you = You take an action token as a reward: { $token }.
log-reward-hidden = { $seat } takes an action token as a reward.
    .you = You take an action token as a reward.
log-refill = { $recipe } is dealt to place { $slot } of the row.
log-empty-slot = The deck is empty: place { $slot } of the row stays empty.
log-decline = { $seat } brews nothing.
    .you = You brew nothing.
log-tidy = { $seat } tidies up the board.
    .you = You tidy up your board.
log-claim-waits = { $seat } waits for { $what }: there is none in the supply.
    .you = You wait for { $what }: there is none in the supply.
log-claim = { $seat } takes { $what }.
    .you = You take { $what }.
log-waste = The supply is out of what { $seat } should get ({ $what }).
    .you = The supply is out of what you should get ({ $what }).
log-stall = Nobody has brewed for many rounds: the row goes under the deck and a new one is dealt.
log-end = The game ends after round { $round }.
log-score = { $seat } scores { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
    .you =
        You score { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.
log-no-reward = There is nothing left for { $seat } to choose.
    .you = There is nothing left for you to choose.
earned = { $coins ->
    [0] { $experience ->
        [0] no bonus
       *[other] +{ $experience } experience
    }
    [one] { $experience ->
        [0] +{ $coins } coin
       *[other] +{ $coins } coin, +{ $experience } experience
    }
   *[other] { $experience ->
        [0] +{ $coins } coins
       *[other] +{ $coins } coins, +{ $experience } experience
    }
}

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
outcome-swap = exchanges { $colour } { $from } for { $value }
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
refusal-barred = An opponent’s token has closed { $building } to you for this round.
refusal-used-space = You have already used { $space } this round.
refusal-crowded = Everyone else has used { $space } this round; one player always goes without.
refusal-no-seed = { $space } takes a seed; you have none.
refusal-no-die = None of your dice fits { $space }: wrong color, blocked or protected.
refusal-skill-too-low = You need a usable blue die of { $need } or more; your best is { $have }.
refusal-all-six = A die showing 6 cannot be raised.
refusal-nothing-to-reroll = You have no dice to reroll: blocked and protected dice don’t count.
refusal-nothing-to-swap = To exchange, you and the supply each need a die of the same color, yours neither blocked nor protected.
refusal-no-speed-slot = { $space } cannot be sped up.
refusal-no-base = You have nothing waiting on { $space }. Place its base first.
refusal-sped = { $space } has already been sped up this round.
refusal-supply-empty = The supply is out of what { $space } gives ({ $what }), so the base keeps waiting.
refusal-die-blocked = { $colour } { $value } is blocked: you cannot use it this round.
refusal-die-protected = { $colour } { $value } is protected: nobody may change, exchange or take it this round.
refusal-die-marked = { $colour } { $value } already has a marker; only one per die.
refusal-window-start = Play { $token } right after the opening rolls, before the first placement.
refusal-window-turn = Play { $token } on your own turn or before brewing starts.
refusal-window-brew = Play { $token } before brewing starts.
refusal-no-target = { $token } has no target now.
refusal-not-in-storage = You can take only a stored die.
refusal-not-own = You can raise only your own dice.
refusal-shows-six = { $colour } { $value } cannot be raised any further.
refusal-not-rolled = A die without a value cannot be a target.
refusal-building-barred = { $building } is already closed to { $other }.
refusal-building-closed = { $building } opens in round { $need }; this is round { $have }.
refusal-market-closed = The Market opens in round { $need }; this is round { $have }.
refusal-black-market-closed = The Black Market opens in round { $need }; this is round { $have }.
refusal-one-ingredient = You can buy only one ingredient per round.
refusal-one-token = You can buy only one action token per round.
refusal-empty-stack = { $what } is sold out.
refusal-too-dear = { $what } costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}; you have { $have }.
refusal-no-discount = A blue { $value } gives no discount on { $what }.
refusal-recipe-blocked = { $recipe } is blocked: nobody may brew it this round.
refusal-missing-dice = { $recipe } needs { $need ->
    [one] { $need } die
   *[other] { $need } dice
}; your Storage has { $have }.
refusal-not-stored = { $recipe } needs { $need ->
    [one] { $need } stored die
   *[other] { $need } stored dice
}; you have stored { $have }. The others are in your Active pool.
refusal-no-ingredient = You don’t have { $ingredient }.
refusal-colour-empty = The supply has no { $colour } dice left.
refusal-stack-empty = The Black Market is out of { $token }.
refusal-stays-stored = { $colour } { $value } is stored; you cannot move it back to the Active pool.

## Options

option-mode = Game mode
    .about = The advanced game deals random recipes and keeps action tokens face down.
option-mode-standard = standard
option-mode-advanced = advanced
option-unlucky-roll = Unlucky roll
    .about = Two or more ones in your opening roll give coins for that round’s Purchase.
option-stall-guard = Stall guard
    .about = After { $stall-rounds } rounds without a brew the row of recipes is replaced, and round { $last-round } is the last. { house-rule }

## Points

score-experience = Experience
score-coins = Coins
score-pale-malt = Pale malt dice
score-dark-malt = Dark malt dice
score-hops = Hops dice
score-skill = Skill dice
sheet-coins = Coins ({ $per } per point)

## What a position is worth

term-points = points so far
    .more = more points
    .less = fewer points
term-claims = pending effects
    .more = more from pending effects
    .less = less from pending effects
term-recipes = recipes within reach
    .more = better odds for recipes
    .less = worse odds for recipes
term-dice = dice for future rounds
    .more = more dice for future rounds
    .less = fewer dice for future rounds
term-prospects = colors for the row
    .more = better colors for the row
    .less = worse colors for the row
term-quality = high dice in Storage
    .more = higher dice in Storage
    .less = lower dice in Storage
term-supplies = seeds, ingredients, tokens
    .more = more seeds, ingredients and tokens
    .less = fewer seeds, ingredients and tokens
term-rivals = opponents
    .more = fewer points for opponents
    .less = more points for opponents

## Content

section-dice = Dice
section-recipes = Recipes
section-ingredients = Market
section-tokens = Black Market
section-buildings = Buildings
section-spaces = Board spaces
section-numbers = Rule values

## Faces of cards and spaces

effect-MH1 = seed: one pale malt die at Tidy-up
effect-MH2 = pale malt: one dark malt die at Tidy-up
effect-MH3 = pale or dark malt up to 5: raised by 1 at Tidy-up
effect-HP1 = seed: one hops die at Tidy-up
effect-HP2 = hops up to 5: raised by 1 at Tidy-up
effect-SS1 = skill: reroll any of your dice at once
effect-SS2 = skill: roll the supply dice of one color and exchange one die at once
effect-SS3 = skill: one more skill die at Tidy-up
effect-DS1 = { $seeds ->
    [one] hops: one seed at Tidy-up
   *[other] hops: { $seeds } seeds at Tidy-up
}
effect-DS2 = { $seeds ->
    [one] dark malt: one seed at Tidy-up
   *[other] dark malt: { $seeds } seeds at Tidy-up
}
effect-DS3 = coins at Tidy-up: skill { $skill }, dark malt { $dark }
effect-raise-die = +1 on one of your dice this round
effect-reroll-die = reroll any player’s die
effect-guard-die = block an opponent’s die or protect your own this round
effect-take-die = move a stored die to its owner’s Active pool
effect-block-building = close one building to an opponent this round
effect-block-recipe = nobody may brew one recipe this round
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
word-1-opening = 1 in the opening roll
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
word-start-experience = experience at the start
word-row-for-2 = cards in the row, 2 players
word-row-for-3 = cards in the row, 3 players
word-row-for-4 = cards in the row, 4 players
word-recipes-for-2 = recipes that end the game, 2 players
word-recipes-for-3 = recipes that end the game, 3 players
word-recipes-for-4 = recipes that end the game, 4 players
word-market-opens = round in which the Market opens
word-black-market-opens = round in which the Black Market opens
word-pieces-per-turn = pieces in a placement turn
word-brew-experience = experience per brew
word-coins-per-point = coins per point
word-unlucky-two = coins for two ones
word-unlucky-three = coins for three ones
word-unlucky-four = coins for four or more ones
word-stall-rounds = rounds without a brew before the row is replaced
word-last-round = last round with the stall guard
word-last-round-unguarded = last round without the stall guard

## Entries of the content in words

face-speed = A blue die of { $least } or more on the speed slot gives the effect at once.
face-least = The blue die must show { $least } or more.
face-takes = Needs { $dice }
face-pays = Pays { $gains }
face-improve = With { $what } you also get { $gains }
face-ware = Improves recipes that ask for it.
face-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
face-opens = Opens in round { $round }.
face-discount = { $coins ->
    [one] A blue die of { $least } or more takes 1 coin off.
   *[other] A blue die of { $least } or more takes { $coins } coins off.
}
face-kind = { $type } · { $level }
face-die = { $colour } { $least }+

## Fields of a position

word-barred = closed buildings
word-best = best die
word-black_market = Black Market
word-black_market_open = Black Market open
word-block_tokens = block tokens
word-bottom = bottom of the deck
word-bought_ingredient = ingredient bought
word-bought_token = action token bought
word-brewed = recipes brewed
word-brewless = rounds without a brew
word-buildings = buildings
word-chosen = dice chosen
word-proposed = proposed dice
word-colour = color
word-die = die
word-gives = gives
word-raise = raise a die by 1
word-reroll = reroll dice
word-swap = exchange a die
word-held = action tokens held
word-improvement = improvement
word-ingredient = ingredient
word-ingredients = ingredients
word-least = at least
word-limit = recipes that end the game
word-market_die = die on the Market
word-market_open = Market open
word-open = open
word-opponent = opponent
word-passed = passed
word-pending = current decision
word-pieces_left = pieces left
word-played = action tokens played
word-price = price
word-priority = goes first
word-recipe = recipe
word-recipes = recipes
word-round = round
word-season = season
word-space = space
word-spaces = spaces
word-takes = accepts
word-token = action token
word-tokens = action tokens
word-virtual = coins from the unlucky roll
word-zone = area
word-cards = cards
