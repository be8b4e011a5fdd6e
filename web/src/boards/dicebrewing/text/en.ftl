# Words of Dice Brewing's board; everything about its rules is in the title's catalogue.

## Spaces, in two or three words

dicebrewing-space-MH1 = Malt a seed
dicebrewing-space-MH2 = Roast it dark
dicebrewing-space-MH3 = Raise malt by 1
dicebrewing-space-HP1 = Grow a seed
dicebrewing-space-HP2 = Raise hops by 1
dicebrewing-space-SS1 = Reroll your dice
dicebrewing-space-SS2 = Exchange a die
dicebrewing-space-SS3 = One more blue die
dicebrewing-space-DS1 = Hops for seed
dicebrewing-space-DS2 = Dark malt for seed
dicebrewing-space-DS3 = Sell for coins
dicebrewing-gives-reroll = reroll
dicebrewing-gives-swap = exchange
dicebrewing-speed-up = Speed: { $space }
dicebrewing-least = { $least } or more
dicebrewing-used = used this round
dicebrewing-opens = opens in round { $round }
dicebrewing-barred = closed by a token
dicebrewing-town = { $name }’s buildings
dicebrewing-spaces-used = { $used } of { $all } spaces used

## Dice

dicebrewing-die-unrolled = { $colour }, not rolled yet
dicebrewing-no-dice = empty
dicebrewing-all = all
dicebrewing-store-some = Store
dicebrewing-about-storage = only these can brew
dicebrewing-about-active = rolled every round
dicebrewing-short-storage = Storage
dicebrewing-short-active = Active
dicebrewing-up-to = up to { $value }
dicebrewing-from = { $value } or more
dicebrewing-group-reroll-active = Active dice
dicebrewing-group-reroll-malt-and-hops = Malt and hops, stored too
dicebrewing-group-store-for = Store the dice for

## Recipes

dicebrewing-missing = { $count ->
    [one] 1 die missing
   *[other] { $count } dice missing
}
dicebrewing-store = { $count ->
    [one] store 1 die
   *[other] store { $count } dice
}
dicebrewing-ready = ready
dicebrewing-need = { $state ->
    [met] { $colour } { $least }, stored
    [store] { $colour } { $least }, to be stored
    [missing] { $colour } { $least }, missing
   *[open] { $colour } { $least }
}
dicebrewing-empty-slot = no card left
dicebrewing-brewed = recipes brewed
dicebrewing-recipes = { $count ->
    [0] no recipe yet
    [one] 1 recipe
   *[other] { $count } recipes
}
dicebrewing-brewed-by-all = Brewed by all
dicebrewing-ends-at = ends at { $limit }
dicebrewing-deck = { $count ->
    [0] no card left in the deck
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
dicebrewing-brewless = { $rounds ->
    [one] { $rounds } round without a brew, new row after { $stall }
   *[other] { $rounds } rounds without a brew, new row after { $stall }
}

## Markets and the round

dicebrewing-left = { $left } of { $stack } left
dicebrewing-hidden = nobody knows how many are left
dicebrewing-open-now = open now
dicebrewing-open-later = opens in { $phase }
dicebrewing-virtual = coins from the unlucky roll
dicebrewing-round = Round { $round }, { $season }
dicebrewing-first = { $name } goes first
dicebrewing-priority = First
dicebrewing-passed = Passed
dicebrewing-aim = Choose { $name }

## What spaces, recipes and wares are, in words

## What to do, in the decision bar

dicebrewing-headline-token-w1 = Block a building, or continue
dicebrewing-headline-place-main = Place a die or a seed
dicebrewing-headline-place-piece = Choose the die you place there
dicebrewing-headline-school-reroll = Choose the dice to reroll
dicebrewing-headline-school-swap-colour = Choose the color to roll
dicebrewing-headline-school-swap-die = Exchange one of your dice?
dicebrewing-headline-store-dice = Choose the dice to store
dicebrewing-headline-token-play = Choose the token you play
dicebrewing-headline-token-target = Choose the token’s target
dicebrewing-headline-buy-main = Buy, store dice or play tokens
dicebrewing-headline-buy-discount = A blue die for a discount?
dicebrewing-headline-token-w4 = Play tokens before the brewing?
dicebrewing-headline-brew-main = Brew a recipe, or decline
dicebrewing-headline-brew-improve = Improve the brew?
dicebrewing-headline-brew-dice = Choose the dice you brew with
dicebrewing-headline-brew-reward-die = Choose the color of your new die
dicebrewing-headline-brew-reward-token = Choose your action token
dicebrewing-held = { $die }: choose a lit space
