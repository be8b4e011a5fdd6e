# Words of Brew Crafters' board; everything about its rules is in the title's catalogue.

## Seasons and money

brewcrafters-year = Year { $year }
brewcrafters-season = { $season }, year { $year }
brewcrafters-season-of = Season { $season } of { $seasons }
brewcrafters-winter-costs = Winter costs
brewcrafters-costs = Operating costs

## Market

brewcrafters-market = Market square
brewcrafters-half-investor = Investor
brewcrafters-half-partnership = Partner
brewcrafters-half-shift = New shift
brewcrafters-half-worker = Hire worker
brewcrafters-half-benefit = Benefit
brewcrafters-half-basic = Basics
brewcrafters-half-advanced = Advanced
brewcrafters-half-beside = { $half } (next to { $other })
brewcrafters-used = used this season
brewcrafters-used-by = used by { $name }
brewcrafters-lap = lap { $lap }
brewcrafters-meeples = { $count ->
    [one] 1 meeple left
   *[other] { $count } meeples left
}
brewcrafters-left = { $count } left
brewcrafters-workers-about = for hire, paid every Winter
brewcrafters-nobody = Nobody is left.

## Recipes

brewcrafters-recipes-about = checked: you have all the ingredients
brewcrafters-ready = ready
brewcrafters-label-of = { $name }’s Gold Label
brewcrafters-secret-rep = { $rep } Rep for the first sale

## Brewery

brewcrafters-floor = { $name }’s brewery
brewcrafters-empty = empty
brewcrafters-filling = fill this one
brewcrafters-tanks = Tanks
brewcrafters-bottling = Bottling { $count }
brewcrafters-shipped = Shipped { $count }
brewcrafters-stored = { $stored } of { $capacity }
brewcrafters-built = { $built } of { $all } built
brewcrafters-stands = built
brewcrafters-batches = { $count ->
    [0] no batch yet
    [one] 1 batch
   *[other] { $count } batches
}
brewcrafters-start = Starting player
brewcrafters-shifts = { $shifts ->
    [one] { $left } of 1 shift left
   *[other] { $left } of { $shifts } shifts left
}
brewcrafters-labels = { $count ->
    [one] 1 label
   *[other] { $count } labels
}
brewcrafters-loans = { $count ->
    [one] 1 loan
   *[other] { $count } loans
}
brewcrafters-interns = { $count ->
    [one] 1 intern
   *[other] { $count } interns
}
brewcrafters-interns-later = next season { $next }, then { $after }
brewcrafters-interns-supply = { $count ->
    [0] no intern in the supply
    [one] 1 intern in the supply
   *[other] { $count } interns in the supply
}

## Research

brewcrafters-step-start = Start
    .letter = S
brewcrafters-step-experimental = Exp.
    .letter = E
brewcrafters-step-annual = Year
    .letter = Y
brewcrafters-step-breakthrough = Break
    .letter = B
brewcrafters-step-end = End
    .letter = ★
brewcrafters-track-basic = Basics
brewcrafters-track-ops = Operations
brewcrafters-track-brewing = Brewing
brewcrafters-track-adv = Advanced

## Shared things

brewcrafters-portions = { $given } of { $all } given
brewcrafters-complete = Collaboration complete
brewcrafters-farm-pool = Harvest

## What spaces, recipes and pieces are, in words

brewcrafters-hire-open = Show the workers
brewcrafters-close = Close

## What to do, in the decision bar

brewcrafters-headline-market-place = Place a meeple on a lit space
brewcrafters-headline-market-extra = Place once more?
brewcrafters-headline-gain-basic = Choose Basic Ingredients
brewcrafters-headline-gain-advanced = Choose an Advanced Ingredient
brewcrafters-headline-discard = Storage is full: discard { $count }
brewcrafters-headline-worker-pick = Hire a worker
brewcrafters-headline-worker-free = Take the free action now?
brewcrafters-headline-partner-pick = Choose a partnership
brewcrafters-headline-turn-end = End the turn, or do more
brewcrafters-headline-brewery-action = What does this shift do?
brewcrafters-headline-process-part = { $processed ->
    [true] Collaborate as well?
   *[false] { $collaborated ->
        [true] Process Beer as well?
       *[false] Process Beer or Collaborate first?
    }
}
brewcrafters-headline-brew-slot = Choose the recipe to brew here
brewcrafters-headline-brew-discount = Which ingredient is spared?
brewcrafters-headline-brew-mash = Operate the Mash Tun?
brewcrafters-headline-collab-portion = Contribute a portion, or none
brewcrafters-headline-lab-track = Choose a research track
brewcrafters-headline-lab-mark = Mark a recipe
brewcrafters-headline-lab-space = Choose a building space
brewcrafters-headline-lab-swap = Exchange ingredients, or stop
brewcrafters-headline-lab-yeast = Yeast or Rep?
brewcrafters-headline-install-pick = Choose what you install
brewcrafters-headline-annual-next = Winter: choose a benefit
brewcrafters-headline-trade-give = What do you give the traders?
brewcrafters-headline-trade-get = What do the traders give you?
brewcrafters-headline-agency-pick = Hire from the agency?
brewcrafters-headline-farm-give = Choose a portion for the Farm
brewcrafters-headline-farm-pick = Take from the shared harvest
brewcrafters-headline-secret-pick = Choose your Secret Recipe

brewcrafters-tab-floor = Brewery
