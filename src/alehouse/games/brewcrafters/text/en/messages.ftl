# Brew Crafters in English.

## What to decide now

decision-market-place = Place a meeple on a market space that nobody has used this season.
decision-market-extra = Extra placement: send somebody to a free space, or nobody.
decision-gain-basic = Choose the Basic Ingredients to take.
decision-gain-advanced = Choose the Advanced Ingredient to take.
decision-discard = You have too many ingredients to store: choose one to discard.
decision-worker-pick = Hire one of the face-up workers.
decision-worker-free = Your new worker brings a free action: take it now or decline it.
decision-partner-pick = Choose the partnership card to take.
decision-turn-end = You have taken your action. Exchange, plant or harvest if you like, then end your turn.
decision-brewery-action = Choose this shift’s action in your brewery.
decision-process-part = Process Beer, Collaborate, or both: choose the next part.
decision-brew-slot = Choose the recipe to brew here, or leave it empty.
decision-brew-discount = Your research saves you one Basic Ingredient: choose which.
decision-brew-mash = Add Malt in the Mash Tun for Rep?
decision-collab-portion = Choose the portion to contribute to the collaboration, or none.
decision-lab-track = Choose the research track on which your cube advances one step.
decision-lab-mark = Mark a recipe: your next batch of it brings Rep.
decision-lab-space = Put Rep on an empty building space: you gain it when you build there.
decision-lab-swap = Exchange a Basic Ingredient for an Advanced one, or stop.
decision-lab-yeast = Yeast Lab: take Yeast or Rep?
decision-install-pick = Choose the building or equipment to install.
decision-annual-next = Annual Winter: choose your next annual benefit, or finish and lose the rest.
decision-trade-give = Choose the ingredient to trade in.
decision-trade-get = Choose the ingredients to take for it.
decision-agency-pick = Hire one of the agency’s workers, or none.
decision-farm-give = Choose the portion to contribute to the Community Farm.
decision-farm-pick = Choose an ingredient from the rest of the shared harvest.
decision-secret-pick = Choose the recipe that only you will be able to brew.

## Why it is asked

because-meeples = { $count ->
    [one] 1 meeple left to place.
   *[other] { $count } meeples left to place.
}
because-lacks = { $recipe } lacks { $count } { $what }.
because-lacks-several = { $recipe } lacks { $count } ingredients.
because-ready = You have everything for { $recipe }.
because-shifts = { $count ->
    [0] This is your last shift this season.
    [one] 1 more shift after this one.
   *[other] { $count } more shifts after this one.
}
because-part = { $processed ->
    [true] You have processed beer. This shift may collaborate as well.
   *[false] { $collaborated ->
        [true] You have collaborated. This shift may process beer as well.
       *[false] This shift may do both, one after the other.
    }
}
because-slot = To fill: { $slot }.
because-overflow = { $stored } stored, room for { $capacity }.
because-benefits = { $count ->
    [one] 1 benefit left.
   *[other] { $count } benefits left.
}

## What can be done

action-place = { $space }
action-place-half = { $half } ({ $space })
action-borrow-and-place = { $space }, with a loan
action-send = Send the { $token } to { $space }
action-send-half = Send the { $token } to { $half } ({ $space })
action-borrow-and-send = Send the { $token } to { $space }, with a loan
action-skip = Place nobody
action-hold = Keep the intern for the Brewery Phase
action-decline-helper = Don’t use the extra placement
action-take-basic = { $malt } Malt, { $hops } Hops, { $yeast } Yeast
action-take-advanced = Take { $what }
action-discard = Discard 1 { $what }
action-hire = Hire: { $worker }
action-borrow-and-hire = Hire with a loan: { $worker }
action-hire-none = Hire nobody
action-partner = { $partnership }
action-take-free = Take the free action
action-decline-free = Decline it
action-exchange = { $partnership }: give 1 { $give }
action-plant = Plant { $what }
action-harvest = Harvest plot { $plot }
action-end-turn = End the turn
action-process-collab = Process Beer / Collaborate
action-research = Lab Research
action-install = Install
action-community-farm = Community Farm
action-secret-recipe = Develop Secret Recipe
action-pass = Pass
action-process = Process Beer
action-collaborate = Collaborate
action-done = Done
action-brew = { $recipe }
action-leave-empty = Leave it empty
action-waive = Save 1 { $what }
action-mash = Operate the Mash Tun
action-no-mash = Don’t use it
action-contribute = Contribute { $what }
action-no-portion = Contribute nothing
action-track = { $track }
action-mark = { $recipe }
action-reserve = { $space }
action-swap = 1 { $give } for 1 { $get }
action-stop-swap = Exchange no more
action-take-yeast = Take the Yeast
action-take-rep = Take the Rep
action-install-tile = { $tile }
action-benefit = Annual benefit: { $track }
action-worker-benefit = Annual benefit: { $worker }
action-finish = Finish and lose the rest
action-trade-give = Trade in 1 { $what }
action-trade-get = Take { $what }
action-farm-give = Contribute 1 { $what }
action-farm-pick = Take 1 { $what }
action-develop = { $recipe }

## What happened

log-season = { $season } of year { $year } begins.
log-start-player = { $seat } is the starting player.
    .you = You are the starting player.
log-restock = The market is restocked.
log-place = { $seat } goes to { $space }.
    .you = You go to { $space }.
log-place-half = { $seat } goes to { $space } ({ $half }).
    .you = You go to { $space } ({ $half }).
log-skip = { $seat } places nobody.
    .you = You place nobody.
log-send = { $seat } sends the { $token } to { $space }.
    .you = You send the { $token } to { $space }.
log-send-half = { $seat } sends the { $token } to { $space } ({ $half }).
    .you = You send the { $token } to { $space } ({ $half }).
log-hold = { $seat } keeps an intern for the Brewery Phase.
    .you = You keep an intern for the Brewery Phase.
log-decline-helper = { $seat } declines the extra placement.
    .you = You decline the extra placement.
log-gain = { $seat } gains { $amount } { $what }.
    .you = You gain { $amount } { $what }.
log-earn = { $seat } earns ${ $money }.
    .you = You earn ${ $money }.
log-rep = { $seat } gains { rep-rep } ({ $cause }).
    .you = You gain { rep-rep } ({ $cause }).
log-overflow = { $seat } has { $stored } ingredients and room for { $capacity }.
    .you = You have { $stored } ingredients and room for { $capacity }.
log-discard = { $seat } discards 1 { $what }.
    .you = You discard 1 { $what }.
log-token = { $seat } takes the starting player token.
    .you = You take the starting player token.
log-hire = { $seat } hires the { $worker }.
    .you = You hire the { $worker }.
log-shift = { $shifts ->
    [one] { $seat } now has { $shifts } shift.
   *[other] { $seat } now has { $shifts } shifts.
}
    .you = { $shifts ->
        [one] You now have { $shifts } shift.
       *[other] You now have { $shifts } shifts.
    }
log-partner = { $seat } forms a partnership with the { $partnership }.
    .you = You form a partnership with the { $partnership }.
log-exchange = { $seat } exchanges 1 { $give } for 1 { $get }.
    .you = You exchange 1 { $give } for 1 { $get }.
log-plant = { $seat } plants { $what }.
    .you = You plant { $what }.
log-harvest = { $seat } harvests { $amount } { $what }.
    .you = You harvest { $amount } { $what }.
log-pass = { $seat } passes.
    .you = You pass.
log-sell = { $seat } sells a batch of { $recipe } for ${ $money }.
    .you = You sell a batch of { $recipe } for ${ $money }.
log-label = { $seat } claims the Gold Label for { $recipe }.
    .you = You claim the Gold Label for { $recipe }.
log-bottle = { $seat } bottles { $recipe }.
    .you = You bottle { $recipe }.
log-brew = { $seat } brews { $recipe } ({ $slot }).
    .you = You brew { $recipe } ({ $slot }).
log-reveal = { $seat } reveals a Secret Recipe: { $recipe }.
    .you = You reveal a Secret Recipe: { $recipe }.
log-waive = { $seat } saves 1 { $what }.
    .you = You save 1 { $what }.
log-mash = { $seat } adds { $malt } Malt to the Mash Tun.
    .you = You add { $malt } Malt to the Mash Tun.
log-contribute = { $seat } contributes { $amount } { $what } to the collaboration.
    .you = You contribute { $amount } { $what } to the collaboration.
log-complete = { $seat } completes the collaboration, and all contributors are paid.
    .you = You complete the collaboration, and all contributors are paid.
log-research = { $seat } advances on the { $track } track: { $step }.
    .you = You advance on the { $track } track: { $step }.
log-mark = { $seat } marks { $recipe }.
    .you = You mark { $recipe }.
log-reserve = { $seat } puts Rep on a building space: { $space }.
    .you = You put Rep on a building space: { $space }.
log-swap = { $seat } exchanges 1 { $give } for 1 { $get } in the lab.
    .you = You exchange 1 { $give } for 1 { $get } in the lab.
log-install = { $seat } installs the { $tile }.
    .you = You install the { $tile }.
log-benefit = { $seat } takes an annual benefit: { $track }.
    .you = You take an annual benefit: { $track }.
log-worker-benefit = { $seat } takes an annual benefit: { $worker }.
    .you = You take an annual benefit: { $worker }.
log-finish = { $seat } forfeits the remaining annual benefits.
    .you = You forfeit the remaining annual benefits.
log-loan = { $loans ->
    [one] { $seat } takes a loan: ${ $money }.
   *[other] { $seat } takes { $loans } loans: ${ $money }.
}
    .you = { $loans ->
        [one] You take a loan: ${ $money }.
       *[other] You take { $loans } loans: ${ $money }.
    }
log-pay = { $seat } pays ${ $money }.
    .you = You pay ${ $money }.
log-costs = { $seat } pays ${ $money } in operating costs.
    .you = You pay ${ $money } in operating costs.
log-interns = { $interns ->
    [one] { $seat } hires an intern for the next season.
   *[other] { $seat } hires { $interns } interns for the next seasons.
}
    .you = { $interns ->
        [one] You hire an intern for the next season.
       *[other] You hire { $interns } interns for the next seasons.
    }
log-intern-comes = { $interns ->
    [one] { $seat } has an intern this season.
   *[other] { $seat } has { $interns } interns this season.
}
    .you = { $interns ->
        [one] You have an intern this season.
       *[other] You have { $interns } interns this season.
    }
log-trade = { $seat } trades in 1 { $give }.
    .you = You trade in 1 { $give }.
log-agency = The agency shows { $seat }: { $worker }.
    .you = The agency shows you: { $worker }.
log-hire-none = { $seat } hires nobody.
    .you = You hire nobody.
log-farm-give = { $seat } contributes 1 { $what } to the Community Farm.
    .you = You contribute 1 { $what } to the Community Farm.
log-develop = { $seat } develops a Secret Recipe.
    .you = You develop a Secret Recipe.
log-developed = { $seat }, your Secret Recipe is: { $recipe }.
    .you = Your Secret Recipe is: { $recipe }.
log-decline-free = { $seat } declines the free action.
    .you = You decline the free action.
log-score = { $total ->
    [one] { $seat } has { $total } point.
   *[other] { $seat } has { $total } points.
}
    .you = { $total ->
        [one] You have { $total } point.
       *[other] You have { $total } points.
    }
log-end = Three years are over: the game ends.

## What an action will bring

fact-money = Money
fact-rep = Rep
fact-loans = Loans
fact-malt = Malt
fact-hops = Hops
fact-yeast = Yeast
fact-fruit = Fruit
fact-spices = Spices
fact-coffee = Coffee
fact-stored = Stored ingredients
fact-capacity = Storage space
fact-batches = Batches
fact-shifts = Shifts
fact-workers = Workers
fact-buildings = Buildings
fact-operating-cost = Winter costs
fact-points = Points
outcome-gain = { $count ->
    [one] gain { $amount } { $what }
   *[other] gain { $amount } { $what }, { $count } times
}
outcome-overflow = { $stored } stored, room for { $capacity }
outcome-discard = { $count ->
    [one] discard { $count } ingredient
   *[other] discard { $count } ingredients
}
outcome-token = take the starting player token
outcome-harvest = { $count ->
    [one] harvest { $amount } { $what }
   *[other] harvest { $amount } { $what }, { $count } times
}
outcome-sell = { $count ->
    [one] sell { $recipe } for ${ $money }
   *[other] sell { $recipe } for ${ $money }, { $count } times
}
outcome-label = claim the Gold Label for { $recipe }
outcome-bottle = { $count ->
    [one] bottle { $recipe }
   *[other] bottle { $recipe }, { $count } times
}

## Why something is not allowed

refusal-space-used = { $space } has already been used this season.
refusal-nothing-there = There is nothing to take there.
refusal-no-partnership-left = There is no partnership card of this kind left.
refusal-shift-too-early = You must have brewed { $need ->
    [one] { $need } batch
   *[other] { $need } batches
 } to hire the next shift; you have brewed { $have }.
refusal-all-shifts = You already have all three shifts.
refusal-no-worker-left = There are no face-up workers left.
refusal-too-few-interns = You need { $need ->
    [one] { $need } intern
   *[other] { $need } interns
} in the supply; there { $have ->
    [0] are none
    [one] is only { $have }
   *[other] are only { $have }
}.
refusal-interns-over = There is no season left for interns to work in.
refusal-nothing-to-trade = You have no ingredients to trade.
refusal-agency-empty = The agency has no workers left.
refusal-farm-out-of-season = You can contribute to the Community Farm only in Winter and Spring.
refusal-farm-full = All portions of the Community Farm have been contributed.
refusal-farm-nothing-to-give = You have nothing that the Community Farm still needs.
refusal-portion-given = The Community Farm already has its { $what } portion.
refusal-not-stored = You have no { $what }.
refusal-too-much-yeast = You can take at most { $most } Yeast here, not { $yeast }.
refusal-no-money = This costs ${ $need }; you have ${ $have }.
refusal-all-researched = All your research tracks are finished.
refusal-track-finished = You have finished the { $track } track.
refusal-nothing-to-install = You have installed everything.
refusal-built = You already have the { $tile }.
refusal-all-infused = All your tanks and your Brewpub already have an infuser ({ $tile }).
refusal-no-secret-left = There is no Advanced Recipe left to develop.
refusal-recipe-public = { $recipe } is a public recipe.
refusal-recipe-taken = { $recipe } has already been taken.
refusal-style-closed = You must brew { $recipe } first.
refusal-missing = This takes { $need } { $what }; you have { $have } left.
refusal-no-portion = You cannot pay for any open portion.
refusal-portion-taken = { $other } has already contributed the { $portion }.
refusal-portion-cost = This portion takes { $need } { $what }; you have { $have }.
refusal-owns-three = You have contributed the other three portions; another player must contribute the last one.
refusal-same-type = You have just taken { $what }; the other ingredient must be of another type.
refusal-not-paid = Your batches used no { $what }.
refusal-not-spring = You can plant { $what } only in Spring.
refusal-plots-full = Both plots of your Farm are planted, so there is no room for { $what }.
refusal-not-fall = You can harvest { $what } only in Fall.

## Options

option-recipes = Recipes
    .about = The six public Advanced Recipes; the three Basic ones are always public.
option-recipes-first = first game
option-recipes-custom = chosen by the host
option-recipes-random = random
option-recipe-list = Chosen recipes
    .about = The host’s six Advanced Recipes: two ales, two porters, two stouts.
option-workers = Workers
    .about = The face-up skilled workers.
option-workers-first = first game
option-workers-custom = chosen by the host
option-workers-random = random
option-worker-list = Chosen workers
    .about = The workers that the host picks, as many as you like.
pack-name-as-printed = As printed
option-worker-count = Number of workers
    .about = Number of random face-up workers.
option-lab = Research Lab
    .about = The side of the Research Labs in use.
option-lab-basic = basic side
option-lab-advanced = advanced side
option-interns = Hire Interns
    .about = A market space: interns help in the next two seasons.
option-traders = Traders Market
    .about = A market space: one ingredient for several others.
option-agency = Employment Agency
    .about = A market space: hire one of { $agency-shown } workers who are not face up.
option-community-farm = Community Farm
    .about = Contribute portions in Winter and Spring, share the harvest in Fall.
option-secret-recipe = Secret Recipes
    .about = A brewery action: develop a recipe that only you may brew.
option-start = Starting player
    .about = The player who begins the first season.
option-start-random = random
option-start-1 = player 1
option-start-2 = player 2
option-start-3 = player 3
option-start-4 = player 4
option-start-5 = player 5

## Where points come from

score-beer = Beer
score-rep = Rep tokens
score-research = Research
score-tasting-room = Tasting Room
score-gold-labels = Gold Labels
score-collaboration = Unfinished collaboration
score-loans = Loans
sheet-gold-labels = Gold Labels ({ $each } each)
sheet-collaboration = Portions in an unfinished collaboration

## What a bot looks at

term-points = points so far
    .more = more points
    .less = fewer points
term-stock = ingredients for future batches
    .more = more ingredients for future batches
    .less = fewer ingredients for future batches
term-money = money for future costs
    .more = more money for future costs
    .less = less money for future costs
term-cellar = unsold batches
    .more = more unsold batches
    .less = fewer unsold batches
term-brewery = shifts and buildings
    .more = better use of shifts and buildings
    .less = worse use of shifts and buildings
term-crew = workers, partnerships and interns
    .more = better workers, partnerships or interns
    .less = worse workers, partnerships or interns
term-lab = research that will still pay off
    .more = more useful research
    .less = less useful research
term-shares = contributions and crops
    .more = more from contributions and crops
    .less = less from contributions and crops
term-pending = the current choice
    .more = a better choice to come
    .less = a worse choice to come

## Content

section-ingredients = Ingredients
section-recipes = Recipes
section-workers = Skilled workers
section-buildings = Buildings and equipment
section-market = Market spaces
section-partnerships = Local partnerships
section-portions = Collaboration portions
section-traders = Traders Market rates
section-tracks = Research tracks
section-lab-basic = Research Lab, basic side
section-lab-advanced = Research Lab, advanced side
section-numbers = Rule values

## Words

word-spring = Spring
word-summer = Summer
word-fall = Fall
word-winter = Winter
word-annual = Annual Winter
word-market = Market Action Phase
word-extra = extra placements
word-brewery = Brewery Phase
word-close = end of the season
word-over = game over
word-start = Start
word-experimental = Experimental
word-breakthrough = Breakthrough
word-end = Game End
word-investor = Private Investor
word-partnership = Form Local Partnership
word-shift = Hire New Shift
word-worker = Hire Skilled Worker
word-benefit = Benefit Night
word-basic = Basic Ingredients
word-advanced = any Advanced Ingredient
word-helper = Market Helper
word-intern = intern
word-tank-1 = tank 1
word-tank-2 = tank 2
word-ale = ale
word-porter = porter
word-stout = stout
word-oak = Oak Barrelhouse
word-none = none
word-infuser = Hops Infuser
word-mash = Mash Tun
word-research = research
word-marked = marked recipe
word-pub = Brewpub Manager
word-first-brew = first brew of a recipe
word-secret = Secret Recipe sold
word-label = Gold Label
word-collaboration = collaboration
word-reserved = Rep on the building space
word-yeast-lab-rep = Yeast Lab
word-money = money
word-rep = Rep
word-gold-label = Gold Label
word-loan = loan
word-line = bottling line
word-shipping = Shipping
word-storage = storage
word-plot = plot

## Rule values

word-start-money = starting money
word-start-malt = starting Malt
word-start-hops = starting Hops
word-start-yeast = starting Yeast
word-start-rep = starting Rep
word-second-seat-money = extra money for the second player
word-third-seat-malt = extra Malt for the third player
word-fourth-seat-hops = extra Hops for the fourth player
word-fifth-seat-yeast = Yeast for the fifth player
word-batch-money = money per batch sold
word-label-rep = points per Gold Label
word-portion-rep = points per portion of an unfinished collaboration
word-second-shift-batches = batches before the second shift
word-third-shift-batches = batches before the third shift
word-first-shift-cost = cost of the first shift
word-second-shift-cost = cost of the second shift
word-third-shift-cost = cost of the third shift
word-loan-money = money per loan
word-first-loan-rep = points lost for the first loan
word-further-loan-rep = points lost for each further loan
word-intern-price = price of interns
word-agency-price = price of an agency worker
word-agency-shown = workers shown by the agency
word-secret-rep = Rep for the first sale of a Secret Recipe

## Card faces: workers

effect-hire-goods = On hire: { $amount } { $what }
effect-hire-advanced = On hire: { $amount } Advanced of any type
effect-hire-money = On hire: ${ $amount }
effect-hire-install = On hire: a free Install
effect-hire-research = On hire: a free Lab Research
effect-market-goods = +{ $amount } { $what } when a space gives { $at-least } or more
effect-per-goods = +{ $amount } { $what } for every { $per } that a space gives, from { $at-least }
effect-per-any = +{ $amount } Advanced of any type for every { $per } that a space gives, from { $at-least }
effect-per-money = +${ $amount } for every ${ $per } that a space gives, from ${ $at-least }
effect-market-any = +{ $amount } Advanced of any type when a space gives { $at-least } or more
effect-market-money = +${ $amount } when a space gives ${ $at-least } or more
effect-less = One { $style } per Process Beer costs { $amount } { $what } less
effect-mash-rep = Mash Tun: +{ rep-amount }
effect-brewpub-rep = { rep-amount } per batch brewed in the Brewpub
effect-brewpub-stores = The Brewpub stores { $amount }
effect-yeast-lab-rep = Yeast Lab: you may take { rep-amount } instead of the Yeast
effect-yeast-lab-batch-rep = Yeast Lab: { rep-amount } per batch brewed
effect-plot-yield = +{ $amount } from each plot of your Farm
effect-install-money = ${ $amount } for each later Install
effect-extra-placement = { $amount ->
    [one] { $amount } extra placement in Spring and Fall
   *[other] { $amount } extra placements in Spring and Fall
}
effect-oak-rep = Oak Barrelhouse: +{ rep-amount } per batch
effect-infuser-rep = Hops Infusers: +{ rep-amount } per batch
effect-annual-tour-money = Every Winter: ${ $amount } with a Tasting Room
effect-sale-money = +${ $amount } per Process Beer that sells
effect-cost-less = Operating costs −${ $amount }
effect-storehouse-stores = Each Storehouse stores +{ $amount }
effect-annual-research = Every Winter: a free Lab Research
effect-first-brew-rep = { rep-amount } for the first brew of each Advanced Recipe
effect-portion-rep = +{ rep-amount } per portion of a completed collaboration
effect-label-rep = { rep-amount } per Gold Label claimed
rep-amount = { $amount } Rep
rep-rep = { $rep } Rep

## Card faces: buildings

effect-storehouse-1 = Stores { $stores }
effect-research-lab = Four research tracks
effect-single-system = One tank
effect-storehouse-2 = Stores +{ $stores }
effect-double-system = Two tanks
effect-mash-tun = +{ $mash-malt } Malt in a brew: +{ rep-rep }
effect-yeast-lab = { $research-yeast } Yeast per Lab Research
effect-oak-barrelhouse = { rep-rep } per batch with the oak symbol
effect-tasting-room = Game end: { $rep } per different Advanced Recipe brewed
effect-farm = Two plots: plant in Spring, harvest in Fall
effect-brewpub = One more place to brew, without bottling
effect-hops-infusers = { rep-rep } per batch with the hops symbol in an infused tank
effect-gain = On Install: { $amount } { $what }
effect-stores = Stores +{ $amount }
effect-mash-malt = Mash Tun: takes { $amount } more Malt
effect-research-yeast = { $amount } Yeast per Lab Research
effect-recipe-rep = Game end: { $amount } per different Advanced Recipe brewed

## Card faces: research

effect-take-basic = { $amount } Basic of any type
effect-rep-on-space = { rep-amount } on an empty building space, gained when it is built
effect-mark = Mark a recipe: its next brew brings { rep-amount }
effect-take-advanced = { $amount } Advanced of any type
effect-take-malt = { $amount } Malt
effect-take-money = ${ $amount }
effect-take-rep = { rep-amount }
effect-swap = Exchange up to { $amount } Basic for Advanced of any type
effect-yearly-basic = { $amount } Basic of any type
effect-yearly-install = A free Install
effect-yearly-process = A free Process Beer / Collaborate
effect-yearly-advanced = { $amount } Advanced and { $also } Basic of any type
effect-yearly-yeast = { $amount } Yeast per shift
effect-yearly-money = ${ $amount } per built space, at most ${ $limit }
effect-yearly-rep = { rep-amount } per unsold batch, at most { $limit }
effect-yearly-different = { $amount } Advanced of different types
effect-market-basic = +{ $amount } Basic when a space gives { $at-least } or more ingredients
effect-install-basic = { $amount } Basic of any type per Install
effect-brew-rep = { rep-amount } per batch brewed
effect-market-advanced = +{ $amount } Advanced when a space gives { $at-least } or more ingredients
effect-brew-less = Each Process Beer that brews: pay { $amount } fewer Basic
effect-install-rep = { rep-amount } per Install
effect-sale-rep = Each Process Beer that sells: { rep-amount } and ${ $also }
effect-brew-advanced = Each Process Beer that brews an Advanced Recipe: { $amount } Advanced
effect-end-basic-recipes = { $amount } per different Basic Recipe brewed
effect-end-spaces = { $amount } per built space
effect-end-batches = { $per ->
    [one] { $amount } per batch brewed
   *[other] { $amount } per { $per } batches brewed
 }
effect-end-public-recipes = { $amount } per different public Advanced Recipe brewed
effect-end-basic-batches = { $amount } per Basic Recipe batch, at most { $limit }
effect-end-cost = { $amount } per ${ $per } of your last operating costs, at most { $limit }
effect-end-styles = { $amount } per style with { $per } or more batches
effect-end-labels = { $amount } per Gold Label, at most { $limit }

## Entries of the content in words

face-each-winter = ${ $money } each Winter
face-install-gives = You also get { $goods }
face-portion-pays = { $rep } Rep and ${ $money }
face-space-take-all = Take everything that has accumulated here.
face-space-investor = Take all the money here and the starting player token.
face-space-partnership = Take a partnership card; from then on you may exchange a Basic Ingredient for its Advanced one.
face-space-shift = Get another shift for good, that is, one more brewery action per season. It costs money every Winter.
face-space-worker = Take one of the face-up workers.
face-space-interns = Get one intern in each of the next two seasons, for one extra action each.
face-space-traders = Give 1 ingredient and take several others.
face-space-agency = See workers who are not face up and hire one, or nobody.
face-space-community-farm = Give an ingredient in Winter or Spring, share the harvest in Fall.
face-space-gives = Take { $goods }.
face-space-yeast = At most { $count } Yeast among them.
face-space-restock = Each season adds { $goods }.
face-space-price = It costs ${ $money }.
face-style = Style: { $style }
face-takes = Takes { $goods }
face-brings = { $rep } Rep per batch
face-first-label = The first player to sell it claims its Gold Label.
face-supplies = Exchange 1 Basic Ingredient for 1 { $what }, as often as you like on your turn.
face-rate = { $goods } for { $give }
face-amount = { $amount } { $what }
face-harvest = Your Farm: { $amount } per plot
face-shared-harvest = Community Farm: { $amount } in the shared harvest

## Entries without a name of their own

word-basic-experimental = Basic Ingredients, Experimental
word-basic-annual = Basic Ingredients, Annual Winter
word-basic-breakthrough = Basic Ingredients, Breakthrough
word-basic-end = Basic Ingredients, Game End
word-ops-experimental = Operations, Experimental
word-ops-annual = Operations, Annual Winter
word-ops-breakthrough = Operations, Breakthrough
word-ops-end = Operations, Game End
word-brewing-experimental = Brewing, Experimental
word-brewing-annual = Brewing, Annual Winter
word-brewing-breakthrough = Brewing, Breakthrough
word-brewing-end = Brewing, Game End
word-adv-experimental = Advanced Ingredients, Experimental
word-adv-annual = Advanced Ingredients, Annual Winter
word-adv-breakthrough = Advanced Ingredients, Breakthrough
word-adv-end = Advanced Ingredients, Game End
word-advanced-for-yeast = Advanced Ingredient for Yeast
word-advanced-for-hops = Advanced Ingredient for Hops
word-advanced-for-malt = Advanced Ingredient for Malt
word-yeast-for-advanced = Yeast for Advanced Ingredient
word-yeast-for-hops = Yeast for Hops
word-yeast-for-malt = Yeast for Malt
word-hops-for-advanced = Hops for Advanced Ingredient
word-hops-for-yeast = Hops for Yeast
word-hops-for-malt = Hops for Malt
word-malt-for-hops = Malt for Hops

## Fields of a position

word-agency = Employment Agency
word-batches = batches
word-beer = beer
word-brewed = batches brewed
word-styles = batches by style
word-gives = gives
word-whole = the whole space
word-next_steps = next research steps
word-buildings = buildings
word-capacity = storage space
word-community_farm = Community Farm
word-cost = operating costs
word-farm_pool = shared harvest
word-get = offered
word-give = given
word-gold-labels = Gold Labels
word-goods = ingredients
word-held = interns kept
word-helpers = extra placements left
word-hidden_secrets = hidden Secret Recipes
word-infusers = infusers
word-interns = interns
word-interns_after = interns in two seasons
word-interns_next = interns next season
word-lab = research
word-lab-basic = basic side
word-lab-advanced = advanced side
word-labels = Gold Labels
word-lap = lap
word-last_cost = last operating costs
word-loans = loans
word-mark = marked recipe
word-meeples = meeples
word-partnerships = partnerships
word-plots = plots
word-recipes = recipes
word-score = score
word-season = season
word-season_number = season number
word-seasons = seasons of the game
word-secret_rep = Rep on Secret Recipes
word-secrets = Secret Recipes
word-shifts = shifts
word-shifts_left = shifts left
word-shifts_used = shifts used
word-slot = tank being filled
word-slots = places to brew
word-stocked = recipes with enough ingredients
word-stored = ingredients stored
word-tanks = tanks
word-tiles = buildings to install
word-trade = trade
word-portions = portions of the collaboration
word-rates = rates of the Traders Market
word-token = helper or intern
word-visitors = visitors
word-unused_workers = other workers
word-workers = workers
word-year = year

## What pieces are, in words

brewcrafters-money = ${ $money }
