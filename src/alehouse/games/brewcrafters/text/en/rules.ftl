# The rules of Brew Crafters in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = Goal and overview
BC-009_BC-027 = Two to five of you each run a craft brewery in the same town, and you keep your places around the table, clockwise, for the whole game. For three years you shop for ingredients, hire people, put up buildings and brew beer. Every year has a Spring, a Summer, a Fall and a Winter, so you play twelve seasons, beginning in Spring of Year 1. The brewery with the most Reputation (Rep) at the end wins.
BC-028 = A season goes through these steps: (1) the season marker moves on, except in the very first season; (2) you take the interns waiting for you on this season; (3) in Winter only, everyone collects their annual benefits; (4) the market is restocked; (5) Market Action Phase; (6) Brewery Phase; (7) the closing step of the season, if it has one; (8) meeples and shifts come home, and every intern of this season, used or not, goes back to the supply.
BC-031 = Nothing comes back early: your meeples and shifts stay where you put them until the whole Brewery Phase is over.
BC-029 = Fall closes with the harvest: first the players’ own Farms, then the Community Farm if you play with it.
BC-030 = Winter closes with the bills: everyone pays operating costs. After the bills of Year 3 the game is over.

## terms

rules-terms = Ingredients, tokens and words
BC-001_BC-002 = Malt, Hops and Yeast are the Basic Ingredients. Fruit, Spices and Coffee are the Advanced Ingredients. The supply of ingredients, money, Rep, loans and batch tokens never runs dry.
BC-003 = These things do run out: each worker card and each partnership card; one Gold Label for each public Advanced Recipe; one tile of each building for each of you; three Hops Infusers each; the four collaboration portions; the three Community Farm portions; and as many interns as there are players.
BC-004 = Your batches brewed are all the batches you have ever put into a tank or into your Brewpub, wherever they are now, Secret Recipes included. Portions given to a collaboration never count among them.
BC-005 = Rep you earn during play is kept as tokens in front of you, open for all to see. You never spend it and never lose it.

## setup

rules-setup = Setting up
BC-011_BC-012_BC-014 = Everyone begins with $6, and with 2 Malt and 1 Hops in storage. Your brewery already has its Single Batch Brewing System, which is one tank and one bottling place, and next to it a Storehouse and a Research Lab. You have one Brewery Shift, two Market meeples and four research cubes on the Start spaces of your lab. There is no limit to the money you may hold.
BC-010 = The app draws the first starting player at random, unless the host of the table names one.
BC-013 = To make up for starting later, counting clockwise from the starting player: the second player gets $1 more, the third 1 more Malt, the fourth 1 more Hops, the fifth 1 more Yeast. Each gets only the gift of that seat.
BC-015_BC-016_BC-017 = The market grows with the company: each space shows from how many players it is in play, and with three players the 4+ spaces stay closed. With two or three players there is one Spices Importer and one Coffee Roaster to partner with; with four or five there are two of each. Collaboration needs at least three players.
BC-018_BC-023 = Nine recipes are public. Three are the Basic Recipes, in every game: Everyday Ale, Pleasantly Porter and Simply Stout. The other six are Advanced Recipes, exactly two ales, two porters and two stouts, and each of the six carries one Gold Label.

## restock

rules-restock = Restocking the market
BC-032_BC-033_BC-034 = Every season, the first one included, each space with a restock symbol gains the ingredients or money shown on it. New goods join whatever was left there, without any limit, so a space nobody visits becomes more and more tempting. Spaces without the symbol always give the same fixed amount.
BC-035 = Some spaces are split in two halves. When someone uses one half and the other half is the one that restocks, the goods stay there and grow again at the next restock.

## market-phase

rules-market-phase = The Market Action Phase
BC-036_BC-038 = Beginning with the starting player and going clockwise, each of you puts one meeple on a market space and carries out its action at once. Then you go around a second time in the same order. A space serves once a season: if anybody has used it, yourself included, it is taken. Only the Community Farm welcomes any number of visits.
BC-039_BC-040_BC-043 = Meeples belong to the market and shifts to the brewery; neither goes on the other’s spaces, and only the Community Farm takes both. On a split space you choose one half, and the whole space is used up for the season. From a space that restocks you take everything on it; you may leave nothing behind.
BC-037_BC-042 = You take exactly two Market Actions per season, plus any extra ones from a worker or from interns.
    .ruling = As long as there is a space you can use, you must place your meeple; if there is none, that placement is skipped.
BC-041 = You may only choose a space, or half of one, whose action you can really do: a new shift needs enough batches brewed, hiring needs a face-up worker, a partnership needs a card left, and so on. So you cannot sit on a space merely to keep others away. The Employment Agency is not an exception: looking at the workers is its action, even if you then hire nobody.
BC-044 = Extra placements, from the Market Helper or from interns, come after both rounds. You go around again in the same order; a player who still has an extra may place one, or keep the intern for the brewery, or give up the Helper’s placement. This goes on until every extra has been placed, kept or given up.
BC-045 = Several workers and some Breakthroughs of your lab reward you for what a market space gives. That means only what the space itself hands over, counted before you throw anything away for lack of room.
BC-046_BC-047_BC-048 = Each such benefit works at most once per Market Action, but several different ones may all answer the same action. Goods that come from workers, research, partnerships, hiring, installing or farms never set off another benefit. The Traders Market counts as a market space for this purpose; the Community Farm does not.
BC-049 = The order is always the same: take what the space gives, then your workers’ benefits, then your research benefits, choosing the types wherever you have the choice. Only then, once for the whole lot, do you discard whatever does not fit.

## market-spaces

rules-market-spaces = The market spaces
BC-050_BC-060_BC-061 = Private Investor: take all the money there and the starting player token. You lead from the Brewery Phase of this season on; the Market Action Phase in progress, extra placements included, keeps its order. The token stays with you until somebody else uses this space. You may use it yourself while you hold the token, and then you keep it.
BC-062 = The starting player token decides who goes first in the Brewery Phase and when Farms are settled at the end of Fall, and from the next season on also in the annual step of Winter and in the Market Action Phase.
BC-051_BC-052 = Form Local Partnership: take one partnership card that is still there; you may own several. Hire Skilled Worker: take one face-up worker without paying anything, and enjoy what the card gives on hiring at once.
    .ruling = You may own two partnership cards of the same kind. The row of workers is not refilled.
BC-053_BC-054 = Hire New Shift: gain one shift without paying; it can already work in this season’s Brewery Phase. Malt Market, Hops Market, Yeast Market and all the other spaces that restock: take everything that has piled up there.
BC-055_BC-058 = Advanced Market: take the Advanced Ingredients shown on the space, of any type you like. Specialty Stall: take either the Yeast or the Advanced Ingredients shown there, again of any type.
BC-056_BC-057 = Open Market and General Store: put together the number of Basic Ingredients shown, in any mix, but with no more Yeast than the space allows. Homebrew Shop: take exactly the set of Basic Ingredients shown.
BC-059 = Fundraiser and Benefit Night: take the money shown on the space.

## storage

rules-storage = Storing ingredients
BC-063_BC-066_BC-067 = A Storehouse holds 12 ingredients in any mix, and your capacity is the sum of all your storage places. Every ingredient you gain must go into storage before you can brew, plant, trade or contribute it. If what you have and what you gain together are more than you can hold, discard exactly the surplus, from old and new as you like.
BC-064 = Your storage places are your first Storehouse, your second one once it is built, and your Brewpub, which stores 6 ingredients once you have both the Brewpub and the Brewpub Manager. The Warehouse Manager makes each of your Storehouses larger by the number on the card.
BC-065_BC-068_BC-069 = You may shift ingredients between your places whenever you like, so the app watches only the total. You cannot throw ingredients away while you have room for them. When an installation or a hire brings both room and ingredients, the room counts first.
BC-070 = What you have planted, given to the Community Farm or put into a collaboration is no longer in your storage.

## partnerships

rules-partnerships = Free moments and partnerships
BC-071 = Your turn is one market placement, one brewery action or your own share of the annual step in Winter. Each turn has free moments, when you may do small things on the side: one at its start and one after its main action. In the annual step there is also one between two benefits.
BC-072_BC-073 = In a free moment you may, as often as you like and in any order, make exchanges with your partners, plant in Spring and harvest in Fall. When you both process beer and collaborate in one action, there is one more free moment between the two.
BC-074_BC-075 = There is no free moment while you sell, bottle and brew, nor while you take goods and discard what does not fit, nor on anybody else’s turn. After your main action the turn ends by itself if nothing is left for you to do in the free moment; otherwise you end it yourself.
BC-076 = The Coffee Roaster lets you exchange 1 Basic Ingredient of any type for 1 Coffee; the Spices Importer does the same for 1 Spices. No money changes hands.
BC-077_BC-078_BC-079 = Swap as often as you wish in every free moment of your own. One ingredient leaves storage and one enters, so you always have room. Partnerships cost nothing in Winter. No partner deals in Fruit.

## workers

rules-workers = Skilled workers
BC-080_BC-081_BC-082 = You may hire workers from the very first season, and as many as you like. A worker you have hired stays with you to the end of the game; there is no dismissing. Hiring is free, but every Winter you pay the amount printed on the card, and that includes the Winter in which you hire.
BC-084 = Whatever a worker brings on hiring is taken at once, before the last free moment of your turn. If it is a free action, you may decline it.
BC-083_BC-085 = A worker helps from the moment of hiring and never for things already done. A worker who needs a certain building does nothing until that building stands.

## brewery-phase

rules-brewery-phase = Shifts and the Brewery Phase
BC-091_BC-092_BC-093 = Each shift gives you one brewery action per season. From the starting player clockwise everyone uses a first shift; then those who have a second one go round again, and so on, skipping anyone with nothing left. Nobody is ever in the way: you may all choose the same action, and repeat it. The actions are Process Beer and/or Collaborate, Lab Research and Install, plus the Community Farm and Develop Secret Recipe if you play with them.
BC-094_BC-095 = An intern you kept for the brewery acts after your own shifts, in the same rounds. You may let a shift pass without doing anything.
BC-086_BC-087_BC-088_BC-089 = You can hire a second shift once you have brewed 3 batches, sold or not, and a third once you have the second and have brewed 9 batches. Each hiring action brings one shift, and three is the most you can have, although interns may give you further actions. Shifts can never be dismissed.
BC-090 = Every Winter the first shift costs $2. The second costs more, and the third more again, as shown on the shift tokens.

## process-beer

rules-process-beer = Process Beer
BC-096_BC-097_BC-098 = Process Beer always runs in this order: sell, bottle, brew. First you sell every batch in your bottling line and in your Brewpub for $2 each, and they go to Shipping for good. Then every batch in the tanks on your brewery floor moves to the bottling line. Selling and bottling are complete; you may not hold a batch back.
BC-099_BC-101 = Then you may brew: at most one new batch in each tank on the floor and one in the Brewpub, all alike or all different, or none at all. A Single Batch Brewing System has one tank, a Double Batch Brewing System two, and the Brewpub adds one place, so three batches at a time is the most.
BC-102_BC-103 = Each batch costs the ingredients on its recipe, which go back to the supply. All batches of one Process Beer are paid together, from what your storage holds at that moment.
BC-104_BC-105 = An Advanced Recipe asks that you yourself have brewed the Basic Recipe of its style in an earlier Process Beer; learning it and going further in the same brew is too fast. From then on every Advanced Recipe of that style is open to you for the rest of the game.
BC-106 = A batch in the Brewpub is never bottled; it is sold straight from there at your next Process Beer.
BC-100_BC-107 = So a batch from the floor needs three Process Beer actions, to be brewed, bottled and sold, while a Brewpub batch needs only two. Once you have bottled, all your tanks and your Brewpub are empty, and the line holds at most one batch for each tank; there is always room to brew.
BC-115_BC-117 = You decide which batch goes where. It matters for Hops Infusers, for the Brewpub Manager and for how soon the beer is sold. You may process beer even when there is nothing to sell, bottle or brew.

## labels-and-bonuses

rules-labels-and-bonuses = Gold Labels and brewing bonuses
BC-108_BC-110 = The first of you ever to sell a given public Advanced Recipe takes its Gold Label; a sale from the Brewpub is as good as any other. Being first to brew it or to bottle it earns nothing.
BC-109 = Two batches of the same recipe sold together bring one label. Several recipes sold together bring one label each, as long as nobody has claimed them yet.
BC-111_BC-112 = A recipe with the hop symbol earns the Rep of the Hops Infusers when you brew it in a tank or Brewpub that has an infuser. A recipe with the oak symbol earns the Rep of the Oak Barrelhouse wherever you brew it, as long as you own that building.
BC-113 = If you own a Mash Tun, then once in each Process Beer that brews at least one batch you may add the extra Malt shown on the tile, paid together with the brewing, and earn the Rep shown there. The Mash Specialist raises that to 2 Rep.
BC-114 = All bonuses of one Process Beer, Rep and money alike, add up; none shuts out another.
BC-116 = When a card makes a recipe cheaper, the app takes the reduction off a fitting batch by itself. No ingredient can cost less than nothing. The Malt you add in the Mash Tun is not part of the recipe, so it never gets cheaper.

## collaborate

rules-collaborate = Collaborate (3 to 5 players)
BC-118_BC-119 = One brewery action lets you process beer, or collaborate, or do both in the order you prefer. Collaborating means giving one portion to the joint batch, never more than one per action.
BC-120_BC-121_BC-123 = The joint batch has four portions: 3 Malt, 2 Hops, 1 Yeast and 1 Advanced Ingredient of any type. Each is open until somebody gives it, and ingredients once given never come back. At least two of you must take part: if three portions are yours, somebody else has to add the fourth.
BC-122 = The fourth portion sells the batch on the spot. Each portion pays its owner the Rep and money shown on the collaboration card (the Malt portion, for one, pays 2 Rep and $1). The card is then cleared, and the next action may start a new batch.
BC-124 = A collaboration is not beer of your own. It gives you no batch token, opens no style, does not count towards a new shift and earns no Gold Label.
BC-125 = If the game ends with a joint batch unfinished, each portion already given is worth 1 Rep to its owner.

## research

rules-research = Lab Research
BC-126 = Choose one of the four tracks of your lab and move its cube one step: from Start to Experimental, Annual, Breakthrough and Game End. A finished track cannot be chosen again; when all four are finished, you can no longer take this action.
BC-127_BC-128_BC-129_BC-130_BC-131 = Experimental gives you its benefit once, on arrival. Annual pays at the start of every later Winter. Breakthrough works permanently from the moment the cube arrives. Game End scores only if the cube is there when the game ends. Annual and Breakthrough keep working after the cube has moved past them.
BC-132_BC-133_BC-134_BC-135 = Basic Ingredients track, basic side. Experimental: take 1 Basic Ingredient. Annual: take any 3 Basic Ingredients. Breakthrough: 1 more Basic Ingredient of any type whenever a market space gives you 2 or more ingredients. Game End: 2 Rep for each different Basic Recipe you have brewed, so 6 at most.
BC-136 = Operations track, basic side, Experimental: put 1 Rep on one of your seven building spaces that is still empty. You gain it when you build there; if you never do, it is lost.
    .ruling = With no empty space left, this step gives nothing.
BC-137 = Operations, Annual: one free Install.
BC-138_BC-139 = Operations, Breakthrough: any 3 Basic Ingredients with every Install, be it a free one, the Double Batch Brewing System or Hops Infusers. Operations, Game End: 1 Rep for each of the seven spaces, empty at the start, on which you have built: Second Storehouse, Mash Tun, Yeast Lab, Oak Barrelhouse, Tour & Tasting Room, Farm and Brewpub. The Double Batch Brewing System and Hops Infusers are not among them.
BC-140_BC-141 = Brewing track, basic side, Experimental: mark one public recipe, or a Secret Recipe of yours that is already revealed, whether you can brew it yet or not. The next time you brew it you gain 1 Rep, once, even if you brew two of it together. The mark itself is not a batch: it scores nothing and counts for nothing.
BC-142_BC-143_BC-144 = Brewing, Annual: one free Process Beer and/or Collaborate. Brewing, Breakthrough: 1 Rep for each batch you brew. Brewing, Game End: 1 Rep for every 2 batches you have brewed, rounded down.
BC-145_BC-146_BC-147 = Advanced Ingredients track, basic side. Experimental: take 1 Advanced Ingredient. Annual: take 1 Advanced and 1 Basic Ingredient. Breakthrough: 1 more Advanced Ingredient of any type whenever a market space gives you 3 or more ingredients.
BC-148 = Advanced Ingredients, Game End: 1 Rep for each different public Advanced Recipe you have brewed, so 6 at most.
    .ruling = Secret Recipes do not count here.
BC-149 = If you play with the advanced side of the lab, its sixteen benefits, printed on the board, replace all those of the basic side. The rules about the steps stay the same.
BC-150 = If you own the Yeast Lab, each Lab Research you take, free ones too, also gives you the Yeast shown on the tile.

## winter

rules-winter = The annual step in Winter
BC-151_BC-153_BC-155 = As soon as Winter comes, before the market is restocked and before anyone takes a Market Action, you collect your annual benefits: the Annual steps you have reached in the lab. Take yours in any order you like. The last Winter has this step too.
    .ruling = Your workers who act in Winter do so in this step.
BC-152 = You take turns from the starting player clockwise: each of you finishes all your annual benefits before the next player begins.
BC-154 = Your list of benefits is fixed when Winter begins: an Annual step or a Winter worker gained during this step first pays next Winter, whereas a Breakthrough gained now works at once. What a benefit asks for and how much it gives are checked when you take it, so a Tour & Tasting Room installed a moment ago already serves your Tour Guide.
BC-156 = A free Process Beer in this step is the whole action: it sells, claims Gold Labels, counts towards your shifts and uses your Breakthroughs. It just does not need a shift.

## install

rules-install = Install
BC-157_BC-158_BC-159 = One Install action puts up one building or one set of equipment, without paying. Each building has its own labelled space in your brewery, and you can have each only once. Many bring ingredients when installed, as shown on the tile, even when the Install was a free one.
BC-160 = In order: the tile goes down, you take any Rep waiting on its space, then its ingredients, then what your workers and lab add. At the end you discard once whatever does not fit.
BC-161 = The Double Batch Brewing System takes the place of the Single one.
    .ruling = Batches in progress stay where they are, and the second tank starts empty.
BC-162 = Installing Hops Infusers puts one on every tank of yours, and on your Brewpub, that has none. At least one of them must be without.
BC-163 = A tank or Brewpub that you add later has no infuser until you install Hops Infusers again.
BC-164_BC-165 = When you have nothing left to install, you can no longer take this action. The Tour & Tasting Room gives you, at the end of the game, 1 Rep for each different Advanced Recipe you have brewed, Secret Recipes included.

## farm

rules-farm = Your Farm
BC-166_BC-168_BC-169 = Your Farm has two plots. In Spring, in your free moments and without using an action, you may plant 1 Malt, Hops or Fruit from storage in each plot, the same type twice if you like. A Farm installed in Spring may be planted in the free moment that follows on the same turn. Planting is for Spring only, and what is planted cannot be dug up again.
BC-167 = The two plots need not be planted together; any two moments of the same Spring will do.
BC-170 = In Fall, in your free moments, you may harvest. A plot of Hops yields 3 Hops; Malt and Fruit yield the numbers shown on the Farm. These totals include the one you planted.
BC-171_BC-172_BC-173 = A plot is harvested whole, but you may harvest your plots at different moments. You can do it before, between or after processing beer and collaborating, never between two batches that you brew together. The harvest goes through storage, and you discard what does not fit.
BC-174 = Whatever is still in the ground at the end of Fall is harvested for you, both plots together, beginning with the starting player.
BC-175 = A harvest never counts as something a market space gave you.

## money

rules-money = Operating costs and loans
BC-176_BC-177 = After the Brewery Phase of every Winter, the last one too, you pay all the dollar signs on your buildings and equipment, your workers and your shifts. At the start that is $5: $3 for your brewery and $2 for your first shift.
BC-178 = The Tour & Tasting Room, Hops Infusers and partnerships cost nothing in Winter.
    .ruling = Interns cost nothing in Winter either.
BC-179_BC-181_BC-182 = If you are short of money, you must take loans of $2 each, as few as will cover the bill, and you keep the change. A loan is never repaid. When scores are counted, the first one costs you 2 Rep and every further one 3 Rep.
BC-180 = At other times you may borrow only to pay a price at that very moment, for interns or at the Employment Agency, when you do not have the money. Then too you take the smallest number of loans needed.

## scoring

rules-scoring = End of the game and scoring
BC-209_BC-210 = The game ends when everyone has paid the operating costs of Winter in Year 3. Every batch you have brewed, whether sold or still in your brewery, scores the Rep on its recipe.
BC-211 = To the Rep of your beer add your Rep tokens, the Game End steps of your research, your Tour & Tasting Room, 3 Rep for each Gold Label and your portions in an unfinished collaboration. Then subtract your loans.
BC-212 = Money, ingredients, Rep still on a building space or a Secret Recipe, and Experimental marks score nothing.
BC-213 = If you tie, whoever has more money left wins. If that is equal too, you share the victory.

## table-options

rules-table-options = Options of the table
BC-019 = The six Advanced Recipes can be chosen in three ways. First game, the usual choice: Pumpkin Ale, Lambic, Smoked Porter, Vanilla Porter, Coffee Stout and Imperial Stout. Custom: the host picks two of each style. Random: the app draws them.
BC-020 = A random draw takes two recipes of each style, all equally likely. It is made again from scratch until the six include at least one hop symbol, one oak symbol, one recipe with Spices and one with Coffee, so that every building and every partner is of some use.
BC-021_BC-022 = Nine workers are face up. You may use the first-game nine, marked with dice, or let the host pick, or let the app draw them; if the host picks or the app draws, any number will do, and 9 is usual. With two players the Collaboration Ambassador is always left out, since nobody collaborates.
BC-024 = The lab has a basic side, which is the usual one, and an advanced side.
    .ruling = The choice holds for all of you and for the whole game.
BC-025_BC-026 = The five Complex Actions are Hire Interns, Traders Market, Employment Agency, Community Farm and Develop Secret Recipe. Each can be switched on or off by itself, in any mix; at first all are off. With Hire Interns on, the supply holds as many interns as there are players.

## complex-market

rules-complex-market = Interns, Traders Market, Employment Agency
BC-183_BC-184_BC-186 = Hire Interns is a market space, used once per season like any other. Pay $1 and put one intern on each of the next two seasons; the supply must hold at least two. When its season begins you take the intern and may use it once that season, for a Market Action or for a brewery action. Used or not, it goes back to the supply when the season ends.
BC-185_BC-187 = For a Market Action the intern is an extra placement on a space not yet used, after everyone’s two meeples; or you keep it back for the Brewery Phase. Two hires can give you two interns in the same season.
BC-188 = In Fall of Year 3 you place only one intern, on Winter, for the same price. In the last Winter the space is closed, because no season follows.
BC-189_BC-190_BC-191 = Traders Market: once a season one of you makes one trade. Give 1 ingredient from storage and take one of the offers shown on its row of the board; so you need an ingredient that has a row. For an Advanced Ingredient of any type, for example, you choose between 3 Yeast, 4 Hops and 5 Malt. Any Advanced Ingredient you receive is of the type you choose, and you discard what does not fit.
BC-192_BC-194 = Employment Agency: 6 workers drawn at random from those not in the game, or all of them if fewer remain, are shown to everyone. You may hire one for $1, paid at once, or none. A worker hired here is like any other, Winter cost included.
BC-193 = Those you do not hire go back among the others, and the app shuffles them for every visit.
    .ruling = When nobody is left to be drawn, the agency is closed.

## community-farm

rules-community-farm = Community Farm
BC-195_BC-196_BC-197 = In Winter and Spring only, a meeple or a shift can visit the Community Farm. It never fills, and you may come again. Each visit gives one portion from storage that is still open: 1 Malt, 1 Hops or 1 Fruit, each once per harvest; when all three are in, the farm is closed. The order of giving is remembered as 1, 2, 3, and one player may give several.
BC-198 = At the very end of Fall the portions given are harvested: Malt becomes 7 Malt, Hops 5 Hops, Fruit 3 Fruit. A portion nobody gave yields nothing.
BC-199_BC-200 = Each type is shared equally among the players who contributed, each counted once however much they gave. What cannot be shared is put together; from it you pick one ingredient at a time, in the order of first giving, again and again until it is gone.
BC-201_BC-202 = Then each of these players discards what does not fit. Workers and lab benefits play no part here. The farm takes contributions again from the following Winter.
    .ruling = You may still give in the last Winter, but that harvest never comes.

## secret-recipe

rules-secret-recipe = Develop Secret Recipe
BC-203 = As a brewery action, take any Advanced Recipe that is neither public nor already taken by somebody. Only you can brew it. You may develop several in the course of the game.
BC-204_BC-205 = Until you first brew it, the others do not see which recipe it is, only that you took a card; they will just not find it when they choose one themselves. Like every Advanced Recipe it asks that you have brewed the Basic Recipe of its style before.
BC-206_BC-207 = When you first brew it, show it and put 5 Rep on it. When you first sell it, take those 5 Rep, once. Otherwise its batches are like any others, with their place, symbols, $2 on sale, Rep at the end and a share in the count for new shifts.
    .ruling = If you have not sold it by the end of the game, the 5 Rep are lost. It has no Gold Label.
BC-208 = Its batches score the Rep printed on the recipe even if you never sell one.

## fine-print

rules-fine-print = The fine print
BC-006 = You never give, sell or lend anything to each other.
BC-007_BC-008 = A free action is the whole normal action, only without a meeple or a shift, and you may always turn it down. Once a main action has begun, it is finished before anything else is decided, except at the free moments these rules name.
BC-214 = Everything on the table is open to everyone, except Secret Recipes not yet brewed and draws that have not been made yet.
BC-215 = Chance decides only three things: who starts, which recipes and workers come into a random game, and who appears at the Employment Agency.
BC-216 = If you play with a clock and your time runs out, the app makes a plain standard choice for you and the game goes on.
