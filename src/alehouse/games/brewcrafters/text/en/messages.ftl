# Brew Crafters in English.

## What to decide now

decision-market-place = Place a meeple on a market space that nobody has used this season.
decision-market-extra = You may place once more: send somebody to a free space, or not.
decision-gain-basic = Choose the Basic Ingredients you take.
decision-gain-advanced = Choose the Advanced Ingredient you take.
decision-discard = Your storage is too full: choose an ingredient to discard.
decision-worker-pick = Hire one of the workers who lie face up.
decision-worker-free = Your new worker brings a free action: take it now or decline it.
decision-partner-pick = Choose the partnership card you take.
decision-turn-end = Your action is done: exchange, plant or harvest if you like, then end the turn.
decision-brewery-action = Choose what this shift does in your brewery.
decision-process-part = Process Beer, Collaborate, or both: choose the next part.
decision-brew-slot = Choose the recipe you brew here, or leave the place empty.
decision-brew-discount = Your research spares you one Basic Ingredient: choose which.
decision-brew-mash = Operate the Mash Tun with more Malt for Reputation?
decision-collab-portion = Choose the portion you give to the collaboration, or none.
decision-lab-track = Choose the research track whose cube moves one step.
decision-lab-mark = Mark a recipe: your next batch of it brings Reputation.
decision-lab-space = Put Reputation on an empty building space: you gain it when you build there.
decision-lab-swap = Exchange a Basic Ingredient for an Advanced one, or stop.
decision-lab-yeast = The Yeast Lab works for you: Yeast or Reputation?
decision-install-pick = Choose the building or equipment you install.
decision-annual-next = Winter begins: choose the annual benefit you take next, or finish and lose the rest.
decision-trade-give = Choose the ingredient you give to the traders.
decision-trade-get = Choose what the traders give you for it.
decision-agency-pick = Hire one of the workers the agency shows, or none.
decision-farm-give = Choose the portion you give to the Community Farm.
decision-farm-pick = Choose an ingredient from what is left of the shared harvest.
decision-secret-pick = Choose the recipe that only you will be able to brew.

## What can be done

action-place = { $space }
action-place-half = { $half } ({ $space })
action-borrow-and-place = { $space }, with a loan
action-send = { $token }: { $space }
action-send-half = { $token }: { $half } ({ $space })
action-borrow-and-send = { $token }: { $space }, with a loan
action-skip = Place nobody
action-hold = Keep the intern for the Brewery Phase
action-decline-helper = Do without the extra placement
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
action-no-mash = Do not
action-contribute = Give { $what }
action-no-portion = Give nothing
action-track = { $track }
action-mark = { $recipe }
action-reserve = { $space }
action-swap = 1 { $give } for 1 { $get }
action-stop-swap = Stop
action-take-yeast = Take the Yeast
action-take-rep = Take the Reputation
action-install-tile = { $tile }
action-benefit = Annual benefit: { $track }
action-worker-benefit = Annual benefit: { $worker }
action-finish = Finish, lose the rest
action-trade-give = Give 1 { $what }
action-trade-get = Take { $what }
action-farm-give = Give 1 { $what }
action-farm-pick = Take 1 { $what }
action-develop = { $recipe }

## What happened

log-season = { $season } of year { $year } begins.
log-start-player = { $seat } is the first start player.
log-restock = The market is restocked.
log-place = { $seat } goes to: { $space }.
log-place-half = { $seat } goes to: { $half } ({ $space }).
log-skip = { $seat } places nobody.
log-send = { $seat } sends the { $token } to: { $space }.
log-send-half = { $seat } sends the { $token } to: { $half } ({ $space }).
log-hold = { $seat } keeps an intern for the Brewery Phase.
log-decline-helper = { $seat } does without the extra placement.
log-gain = { $seat } gains { $amount } { $what }.
log-earn = { $seat } earns ${ $money }.
log-rep = { $seat } gains { $rep } Reputation: { $cause }.
log-discard = { $seat } discards 1 { $what }.
log-token = { $seat } takes the start player token.
log-hire = { $seat } hires: { $worker }.
log-shift = { $seat } now has { $shifts } shifts.
log-partner = { $seat } forms a partnership: { $partnership }.
log-exchange = { $seat } exchanges 1 { $give } for 1 { $get }.
log-plant = { $seat } plants { $what }.
log-harvest = { $seat } harvests { $amount } { $what }.
log-pass = { $seat } passes.
log-sell = { $seat } sells a batch for ${ $money }: { $recipe }.
log-label = { $seat } claims the Gold Label: { $recipe }.
log-bottle = { $seat } bottles: { $recipe }.
log-brew = { $seat } brews: { $recipe } ({ $slot }).
log-reveal = { $seat } reveals a Secret Recipe: { $recipe }.
log-waive = { $seat } saves 1 { $what }.
log-mash = { $seat } operates the Mash Tun with { $malt } Malt.
log-contribute = { $seat } gives { $amount } { $what } to the collaboration.
log-complete = { $seat } completes the collaboration: everybody who took part is paid.
log-research = { $seat } researches { $track }: { $step }.
log-mark = { $seat } marks a recipe: { $recipe }.
log-reserve = { $seat } puts Reputation on a building space: { $space }.
log-swap = { $seat } exchanges 1 { $give } for 1 { $get } in the lab.
log-install = { $seat } installs: { $tile }.
log-benefit = { $seat } takes an annual benefit: { $track }.
log-worker-benefit = { $seat } takes an annual benefit: { $worker }.
log-finish = { $seat } forfeits the other annual benefits.
log-loan = { $loans ->
    [one] { $seat } takes a loan: ${ $money }.
   *[other] { $seat } takes { $loans } loans: ${ $money }.
}
log-pay = { $seat } pays ${ $money }.
log-costs = { $seat } pays ${ $money } of operating costs.
log-interns = { $interns ->
    [one] { $seat } hires an intern for the next season.
   *[other] { $seat } hires { $interns } interns for the next seasons.
}
log-intern-comes = { $interns ->
    [one] { $seat } has an intern this season.
   *[other] { $seat } has { $interns } interns this season.
}
log-trade = { $seat } gives 1 { $give } to the traders.
log-agency = The agency shows { $seat }: { $worker }.
log-hire-none = { $seat } hires nobody.
log-farm-give = { $seat } gives 1 { $what } to the Community Farm.
log-develop = { $seat } develops a Secret Recipe.
log-developed = { $seat }, your Secret Recipe is: { $recipe }.
log-decline-free = { $seat } declines the free action.
log-score = { $seat }: { $total } points.
log-end = Three years are over: the game ends.

## What an action will bring

fact-money = Money
fact-rep = Reputation
fact-loans = Loans
fact-malt = Malt
fact-hops = Hops
fact-yeast = Yeast
fact-fruit = Fruit
fact-spices = Spices
fact-coffee = Coffee
fact-stored = In storage
fact-capacity = Room in storage
fact-batches = Batches
fact-shifts = Shifts
fact-workers = Workers
fact-buildings = Buildings
fact-operating-cost = Winter costs
fact-points = Points
outcome-gain = { $count ->
    [one] gain { $amount } { $what }
   *[other] { $count } times: gain { $amount } { $what }
}
outcome-discard = discard { $count }
outcome-token = take the start player token
outcome-harvest = { $count ->
    [one] harvest { $amount } { $what }
   *[other] { $count } times: harvest { $amount } { $what }
}
outcome-sell = { $count ->
    [one] sell for ${ $money }: { $recipe }
   *[other] { $count } times: sell for ${ $money }: { $recipe }
}
outcome-label = claim the Gold Label: { $recipe }
outcome-bottle = { $count ->
    [one] bottle: { $recipe }
   *[other] { $count } times: bottle: { $recipe }
}

## Why something is not allowed

refusal-space-used = { $space } has been used this season; it is free again in the next one.
refusal-nothing-there = Nothing lies there to be taken.
refusal-no-partnership-left = No partnership card of this kind is left.
refusal-shift-too-early = The next shift needs { $need } batches brewed; you have { $have }.
refusal-all-shifts = You have all three shifts.
refusal-no-worker-left = No worker lies face up any more.
refusal-too-few-interns = Hiring needs { $need } interns in the supply; there are only { $have }.
refusal-interns-over = No season is left in which interns could come.
refusal-nothing-to-trade = Your storage is empty: you have nothing to trade.
refusal-agency-empty = The agency has no worker left.
refusal-farm-out-of-season = The Community Farm takes gifts in Winter and Spring only.
refusal-farm-full = All portions of the Community Farm have been given.
refusal-farm-nothing-to-give = You have nothing in storage that the Community Farm still needs.
refusal-portion-given = The { $what } portion of the Community Farm has been given.
refusal-not-stored = You have no { $what } in storage.
refusal-too-much-yeast = Here you may take at most { $most } Yeast, not { $yeast }.
refusal-no-money = This costs ${ $need } and you have ${ $have }.
refusal-all-researched = All your research tracks are finished.
refusal-track-finished = This track is finished: { $track }.
refusal-nothing-to-install = You have installed everything there is.
refusal-built = You have this already: { $tile }.
refusal-all-infused = All your tanks and your Brewpub have an infuser: { $tile }.
refusal-no-secret-left = No Advanced Recipe is left to develop.
refusal-recipe-public = This recipe is public: { $recipe }.
refusal-recipe-taken = This recipe has been taken: { $recipe }.
refusal-style-closed = You must have brewed this before: { $recipe }.
refusal-missing = It takes { $need } { $what }; you have { $have } left.
refusal-no-portion = You cannot pay any portion that is open.
refusal-portion-taken = { $other } has given this portion: { $portion }.
refusal-portion-cost = The portion takes { $need } { $what }; you have { $have }.
refusal-owns-three = The other three portions are yours: somebody else must give the last one.
refusal-same-type = You have just taken { $what }: the other one must be of another type.
refusal-not-paid = Your batches have not taken any { $what }.
refusal-not-spring = Planting { $what } is possible in Spring only.
refusal-plots-full = Both plots of your Farm are planted: no room for { $what }.
refusal-not-fall = The harvest of { $what } comes in Fall.

## Options

option-recipes = Recipes
    .about = Which six Advanced Recipes are public beside the three Basic ones.
option-recipes-first = first game
option-recipes-custom = chosen by the host
option-recipes-random = random
option-recipe-list = Chosen recipes
    .about = The host's six Advanced Recipes: two ales, two porters, two stouts.
option-workers = Workers
    .about = Which skilled workers lie face up.
option-workers-first = first game
option-workers-custom = chosen by the host
option-workers-random = random
option-worker-list = Chosen workers
    .about = The host's 6 to 18 workers.
option-worker-count = Number of workers
    .about = How many random workers lie face up.
option-lab = Research Lab
    .about = Which side of the Research Labs is used.
option-lab-basic = basic side
option-lab-advanced = advanced side
option-interns = Hire Interns
    .about = A market space: interns help in the next two seasons.
option-traders = Traders Market
    .about = A market space: one ingredient for several others.
option-agency = Employment Agency
    .about = A market space: hire one of six workers who are not face up.
option-community-farm = Community Farm
    .about = Give portions in Winter and Spring, share the harvest in Fall.
option-secret-recipe = Secret Recipes
    .about = A brewery action: develop a recipe that only you may brew.
option-start = Start player
    .about = Who begins the first season.
option-start-random = random
option-start-1 = seat 1
option-start-2 = seat 2
option-start-3 = seat 3
option-start-4 = seat 4
option-start-5 = seat 5

## Where points come from

score-beer = Beer
score-rep = Reputation tokens
score-research = Research
score-tasting-room = Tasting Room
score-gold-labels = Gold Labels
score-collaboration = Unfinished collaboration
score-loans = Loans
sheet-gold-labels = Gold Labels ({ $each } each)
sheet-collaboration = Portions in an unfinished collaboration

## What a bot looks at

term-points = points so far
term-stock = ingredients for coming batches
term-money = money against coming costs
term-cellar = batches on their way to the market
term-brewery = shifts and buildings
term-crew = workers, partnerships and interns
term-lab = research that will still pay
term-shares = shared and planted things
term-pending = the choice at hand

## Content

section-ingredients = Ingredients
section-recipes = Recipes
section-workers = Skilled workers
section-buildings = Buildings and equipment
section-market = Market spaces
section-partnerships = Local partnerships
section-portions = Portions of a collaboration
section-traders = Rates of the Traders Market
section-tracks = Research tracks
section-lab-basic = Research Lab, basic side
section-lab-advanced = Research Lab, advanced side
section-numbers = Numbers of the rules

## Words

word-spring = Spring
word-summer = Summer
word-fall = Fall
word-winter = Winter
word-annual = Annual
word-market = Market Phase
word-extra = extra placements
word-brewery = Brewery Phase
word-close = end of the season
word-over = the game is over
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
word-reserved = Reputation on the building space
word-yeast-lab-rep = Yeast Lab
word-money = money
word-rep = Reputation
word-gold-label = Gold Label
word-loan = loan
word-batch = batch
word-line = bottling line
word-shipping = Shipping
word-storage = storage
word-plot = plot

## Numbers of the rules

word-start-money = money at the start
word-start-malt = Malt at the start
word-start-hops = Hops at the start
word-second-seat-money = money more for the second seat
word-third-seat-malt = Malt more for the third seat
word-fourth-seat-hops = Hops more for the fourth seat
word-fifth-seat-yeast = Yeast for the fifth seat
word-batch-money = money for a batch sold
word-label-rep = points for a Gold Label
word-portion-rep = points for a portion of an unfinished collaboration
word-second-shift-batches = batches before the second shift
word-third-shift-batches = batches before the third shift
word-first-shift-cost = cost of the first shift
word-second-shift-cost = cost of the second shift
word-third-shift-cost = cost of the third shift
word-loan-money = money of a loan
word-first-loan-rep = points lost for the first loan
word-further-loan-rep = points lost for each further loan
word-intern-price = price of interns
word-agency-price = price of a worker of the agency
word-agency-shown = workers the agency shows
word-secret-rep = Reputation for the first sale of a Secret Recipe

## Card faces: workers

effect-hire-goods = On hire: { $amount } { $what }
effect-hire-advanced = On hire: { $amount } Advanced of any type
effect-hire-money = On hire: ${ $amount }
effect-hire-install = On hire: a free Install
effect-hire-research = On hire: a free Lab Research
effect-market-goods = +{ $amount } { $what } when a space gives { $at-least } or more
effect-market-any = +{ $amount } Advanced of any type when a space gives { $at-least } or more
effect-market-money = +${ $amount } when a space gives ${ $at-least } or more
effect-less = One { $style } per Process Beer costs { $amount } { $what } less
effect-mash-rep = Mash Tun: { $amount } Reputation more
effect-brewpub-rep = { $amount } Reputation per batch brewed in the Brewpub
effect-brewpub-stores = The Brewpub stores { $amount }
effect-yeast-lab-rep = Yeast Lab: { $amount } Reputation instead of the Yeast, if you like
effect-plot-yield = Each plot of your Farm yields { $amount } more
effect-install-money = ${ $amount } with every later Install
effect-extra-placement = { $amount ->
    [one] { $amount } extra placement in Spring and Fall
   *[other] { $amount } extra placements in Spring and Fall
}
effect-oak-rep = Oak Barrelhouse: { $amount } Reputation more per batch
effect-infuser-rep = Hops Infusers: { $amount } Reputation more per batch
effect-annual-tour-money = Every Winter: ${ $amount } with a Tasting Room
effect-sale-money = ${ $amount } more per Process Beer that sells
effect-cost-less = Operating costs ${ $amount } lower
effect-storehouse-stores = Each Storehouse stores { $amount } more
effect-annual-research = Every Winter: a free Lab Research
effect-first-brew-rep = { $amount } Reputation for the first brew of each Advanced Recipe
effect-portion-rep = { $amount } Reputation more per portion of a completed collaboration
effect-label-rep = { $amount } Reputation per Gold Label claimed

## Card faces: buildings

effect-storehouse-1 = Stores { $stores }
effect-research-lab = Four research tracks
effect-single-system = One tank
effect-storehouse-2 = Stores { $stores } more
effect-double-system = Two tanks
effect-mash-tun = { $extra-malt } more Malt with a brew: { $rep } Reputation
effect-yeast-lab = { $yeast } Yeast with every Lab Research
effect-oak-barrelhouse = { $rep } Reputation per batch with the oak symbol
effect-tasting-room = At the end { $rep } per different Advanced Recipe brewed
effect-farm = Two plots: plant in Spring, harvest in Fall
effect-brewpub = One more place to brew, without bottling
effect-hops-infusers = { $rep } Reputation per batch with the hops symbol in an infused tank

## Card faces: research

effect-take-basic = { $amount } Basic of any type
effect-rep-on-space = { $amount } Reputation on an empty building space, gained when it is built
effect-mark = Mark a recipe: its next brew brings { $amount } Reputation
effect-take-advanced = { $amount } Advanced of any type
effect-take-malt = { $amount } Malt
effect-take-money = ${ $amount }
effect-take-rep = { $amount } Reputation
effect-swap = Exchange up to { $amount } Basic for Advanced of any type
effect-yearly-basic = Any { $amount } Basic
effect-yearly-install = A free Install
effect-yearly-process = A free Process Beer / Collaborate
effect-yearly-advanced = { $amount } Advanced and { $also } Basic of any type
effect-yearly-yeast = { $amount } Yeast per shift
effect-yearly-money = ${ $amount } per built space, ${ $limit } at most
effect-yearly-rep = { $amount } Reputation per unsold batch, { $limit } at most
effect-yearly-different = { $amount } Advanced of different types
effect-market-basic = +{ $amount } Basic when a space gives { $at-least } or more ingredients
effect-install-basic = Any { $amount } Basic with every Install
effect-brew-rep = { $amount } Reputation per batch brewed
effect-market-advanced = +{ $amount } Advanced when a space gives { $at-least } or more ingredients
effect-brew-less = Each Process Beer that brews: { $amount } Basic less to pay
effect-install-rep = { $amount } Reputation with every Install
effect-sale-rep = Each Process Beer that sells: { $amount } Reputation and ${ $also }
effect-brew-advanced = Each Process Beer that brews an Advanced Recipe: { $amount } Advanced
effect-end-basic-recipes = { $amount } per different Basic Recipe brewed
effect-end-spaces = { $amount } per built space
effect-end-batches = { $amount } per { $per } batches brewed
effect-end-public-recipes = { $amount } per different public Advanced Recipe brewed
effect-end-basic-batches = { $amount } per Basic Recipe batch, { $limit } at most
effect-end-cost = { $amount } per ${ $per } of the last operating costs, { $limit } at most
effect-end-styles = { $amount } per style with { $per } or more batches
effect-end-labels = { $amount } per Gold Label, { $limit } at most
