# The rules of Dice Brewing in our own words. Keys and order are those of text/rules.toml.

## overview

rules-overview = The game at a glance
SU-11 = You are an apprentice in a brewery, and only one of you will be made master brewer. Turn seeds and dice into malt, hops and skill, brew the recipes on the table and collect experience (XP). The game ends once all players together have brewed 10 recipes with two players, 15 with three or 20 with four. Whoever then has the most experience wins.
DB-003 = Every round has four phases: Roll & Place (everyone rolls, then takes turns putting dice and seeds on their own board), Purchase (you may store dice and buy an ingredient and an action token), Brew (stored dice become beer) and Tidy-up (the effects still waiting on the boards pay out). No phase is ever skipped.
    .ruling = In round 1 both markets are still closed, so Purchase is only there for storing dice.
DB-009 = You play with open cards: everyone sees everyone’s dice, coins and tokens. Only two things are secret: the order of the recipe deck and, in the advanced game, which action tokens the others are still holding. Players never trade with one another.
SU-01 = Two to four can play. When you open a table you choose the standard game (the usual one) or the advanced game, and you may switch on the unlucky roll. What they change is explained further down.

## setup

rules-setup = Setting up
SU-02 = You begin with 2 coins, no experience and 1 seed in your Storage. In your Active pool are four dice, one of each color: yellow is pale malt, black is dark malt, green is hops and blue is skill. They have no value until the first opening roll.
SU-03 = Everything else is the general supply. The game holds 14 yellow, 14 black, 12 green and 10 blue dice and 6 seeds, and never more.
    .ruling = So with two players the supply starts with 12 yellow, 12 black, 10 green, 8 blue and 4 seeds; with three players 11, 11, 9, 7 and 3 seeds; with four players 10, 10, 8, 6 and 2 seeds.
SU-05 = The Market holds 3 tokens of each of five special ingredients: fruit, spices, honey, special malt and special hops. The Black Market holds 3 tokens of each of six action kinds. Both are stocked from the start, although they open later.
SU-06_SU-07 = In the standard game the row of recipes starts with Cheap Lager, Mass Lager and Experimental Lager; with four players Sladek Pilsner joins them. All other recipes are shuffled into a face-down deck: 27 cards with two or three players (Sladek Pilsner among them), 26 with four.
SU-08 = In the advanced game all 30 recipes are shuffled and the row is dealt from the top: 3 cards with two or three players, 4 with four. The remaining 27 or 26 cards are the deck.
SU-10 = The places in the row are fixed and numbered 1 to 3, or 1 to 4 with four players; the app shuffles the first cards onto them. Among the 30 recipes are eight types of beer, each at three levels (beginner, intermediate, expert), and six experimental recipes.
DB-001 = To find the first player the app rolls one die for everybody; the highest result takes the season/priority token, the season token for short.
    .ruling = Players who tie for the highest roll again among themselves.
SU-04_DB-004 = The season token starts in front of that player with its Winter side up: round 1 is a winter round. The same token marks priority, so whoever holds it goes first.

## order-and-season

rules-order-and-season = Turn order and the season
DB-002 = The order of a round runs clockwise around the table, beginning with the player who has priority. Everything that happens in order during that round, from the first roll to the Tidy-up, follows it.
DB-005_DB-006_DB-008 = After every round except the last, the season token goes to the next player clockwise and is turned over. When it turns to Summer, each player takes 1 seed from the supply into Storage before the next opening roll; this happens at the start of rounds 2, 4, 6 and so on. Turning to Winter brings nothing.
DB-007 = Summer seeds are handed out one at a time in the order of the new round. If the supply runs dry, the players further down the line go without, and nobody owes them a seed later.

## rolling

rules-rolling = Rolling and dice values
DB-010_DB-011 = Each round starts with the opening roll: in order, the app rolls every die in each player’s Active pool. You cannot hold one back. Dice in Storage are not rolled and keep their value.
DB-014 = After that the result stands. A die changes its value only through the raising spaces (Malt House 3, Hops Plantation 2), a reroll in the School of Skills (space 1), an exchange there (space 2), or a Reroll a Die or +1 Die token.
DB-015_DB-016 = A die you gain during Roll & Place is rolled once, there and then; it keeps that value, and you may store it or use it like any other.
    .ruling = It first goes to your Active pool. A die you gain during Brew or Tidy-up goes to your Active pool without a value: until the next opening roll you cannot use it, and no token can touch it.
DB-012_DB-013_DB-017 = What counts is the value a die shows: its own result plus any +1 Die tokens played on it this round, never more than 6. Whenever a minimum is asked for (speeding up, School, discount, recipe), it is checked at the moment you place or brew the die; later changes undo nothing. Rolling a die again gives it a new result and wipes out its temporary bonus.

## storage

rules-storage = Active pool and Storage
DB-018 = Each of your dice lies in exactly one place: in your Active pool, in your Storage, on your board or on the Market. Seeds and ingredients are kept in Storage.
DB-019_DB-024 = Storing means moving dice from your Active pool to your Storage: as many as you like, free of charge, without using up a turn, and every die keeps its value. It is worth it for two reasons. Stored dice escape the next opening roll, and only stored dice can brew; that includes a blue die used to improve a recipe.
DB-020 = You may store during Roll & Place and during Purchase. The end of Purchase is the last chance of the round.
    .ruling = You store in your own turns only: in any of your placement turns and in your purchase turn. So your last chance is the end of your purchase turn. Storage has room for any number of dice, seeds and ingredients.
DB-021_DB-022 = There is no way to take a die back from Storage into your Active pool at will. A stored die leaves only by being placed on your board, put on the Market for a discount, brewed, exchanged, or moved by a Take a Die token. The pieces you place, and the dice you pick for the School’s reroll or exchange, may come from either zone, mixed as you please.

## placing

rules-placing = Placing dice and seeds
DB-025_DB-029 = After the opening roll (and the moment for Block a Building tokens) players take placement turns in order, leaving out those who have passed. You place only your own pieces, dice or seeds, and only on your own board; a blocked die cannot be placed. The piece that sets off a space is called its base.
DB-026 = In a turn you place one or two pieces: one die, two dice, one seed and one die, or two seeds. The dice may be of any color.
    .ruling = A single seed is allowed too.
DB-027_DB-028_DB-038 = Place one piece after the other: the first is carried out completely, rolls and gains included, before you choose the second. The two may serve one space (first its base, then the blue die that speeds it up), two different spaces in any buildings, or they may be two blue dice speeding up two effects that are already waiting. Whatever you gain on the way, dice, seeds or coins, is yours to use at once, even as the second piece of the same turn.
DB-031 = A placed piece stays where it is until Tidy-up, unless its effect is sped up.
DB-030 = A space takes a single base, and you may use each space once per round, whether you speed it up or not.
DB-032_DB-033 = In your turn you may also store dice and play action tokens; neither counts as a piece. If you have placed one piece, you may end your turn there.
    .ruling = You store and play tokens before or after your first piece, since the second one ends your turn.
DB-034_DB-035 = Ending a turn without placing any piece is a pass; dice stored and tokens played in that turn stand. A pass is final: you get no further placement turn this round.
DB-036_DB-037 = Your pass holds nobody up. The last player left may take one turn after another, and the phase ends when everyone has passed.

## open-and-crowded-spaces

rules-open-and-crowded-spaces = Closed buildings and crowded spaces
DB-039_DB-040_DB-041_DB-042 = Not everything is open at once. In round 1 you can use only the Malt House and the Hops Plantation. From round 2 the School of Skills and the Market are open too, and from round 3 the Department of Seed and the Black Market as well.
DB-043_DB-044 = Every space can be used by all players but one in the same round: by 1 player in a game of two, by 2 in a game of three, by 3 in a game of four. Once that many have used it, the remaining player’s copy gets a block token, and that player may put no base there this round. The other spaces of the building stay free.
DB-047 = This goes for all 11 spaces of the board. Department of Seed 3 counts as one space, whichever of its two sales you choose.
DB-045_DB-046_DB-048 = A player has used a space as soon as a base was placed there this round; speeding it up clears the space but does not free it for others. Adding a blue die to your own waiting base is not a new use and is never stopped this way. A player who is kept out of a building by a Block a Building token does not count as a user.
DB-049 = The app sets block tokens by itself, as many as are needed, and takes them off at the end of Tidy-up.

## malt-and-hops

rules-malt-and-hops = Malt House and Hops Plantation
DB-050_DB-051 = Malt House 1, a seed for pale malt: place 1 seed. At Tidy-up the seed goes back to the supply and you take a yellow die into your Active pool. Speed it up with a blue die showing 3 or more, and the seed leaves at once: you take the yellow die now and roll it.
DB-052 = Malt House 2, roasting it dark: place a yellow die of any value. At Tidy-up it goes to the supply and you take a black die into your Active pool.
DB-053 = Roasting, too, can be sped up with a blue die: the black die comes and is rolled at once.
    .ruling = As at Malt House 1, the blue die must show 3 or more, and the yellow die leaves at once.
DB-054_DB-055_DB-056 = Malt House 3, one better: place a yellow or black die from either zone. At Tidy-up its value rises by 1. Sped up with a blue die showing 2 or more, it rises and moves to Storage at once, wherever it came from: a yellow 3 sped this way is a stored 4 that can brew in the same round.
    .ruling = At Tidy-up, too, the die goes to your Storage, so the next roll cannot spoil it. There is no 7: a die showing 6 may not be placed, and one that becomes a 6 through a reroll while it waits can still be sped up but stays a 6.
DB-057_DB-058 = The Hops Plantation does the same for hops.
    .ruling = Hops Plantation 1 turns 1 seed into a green die (speed it up with a blue 3 or more), and Hops Plantation 2 raises one green die showing 5 or less by 1 and sends it to Storage (blue 2 or more).

## school

rules-school = School of Skills
DB-059 = School of Skills 1, reroll: place a blue die showing 2 or more. Choose one or more of your dice, of any colors, from Active pool and Storage, and roll each once, right away; every die stays in its zone whatever comes up.
    .ruling = Blocked and protected dice cannot be chosen, and if you have no die to roll you may not use the space.
DB-060 = School of Skills 2, exchange: place a blue die showing 3 or more and name yellow, black or green. All dice of that color in the supply are rolled right away, and you may take the best of them for one of your own dice of the same color.
DB-061_DB-062_DB-063 = The app picks the highest die rolled. The die you give up returns to the supply without a value; there is one exchange per use.
    .ruling = You can name a color only if the supply holds at least one such die and you have one, neither blocked nor protected, in your Active pool or Storage; without any such color the space is not available. The new die takes the zone of the one you give up. If you do not like what you see you may decline, but the blue die and the space remain used.
DB-064 = School of Skills 3, training: place a blue die showing 5 or more. At Tidy-up you take one extra blue die from the supply into your Active pool.
DB-065 = The blue dice you placed in the School return to your Active pool at Tidy-up.
    .ruling = Nothing in the School can be sped up.

## department-of-seed

rules-department-of-seed = Department of Seed
DB-066_DB-067 = Department of Seed 1: place a green die of any value; at Tidy-up it goes to the supply and you take 1 seed into Storage. Department of Seed 2: place a black die of any value; at Tidy-up it goes to the supply and you take 2 seeds into Storage.
DB-068 = Department of Seed 3, sale: place a blue die of any value for 4 coins, or a black die of any value for 3 coins. At Tidy-up the die goes to the supply and the coins to your purse.
    .ruling = You can make only one of the two sales per round.
DB-069 = All three can be sped up with a blue die; the number it must show is next to the speed slot. The effect then happens at once, and the die you gave goes to the supply at once.
DB-070 = Base dice placed in the Department never come back to you, not even a blue die you sell; a blue die used for speed always does.

## speeding-up

rules-speeding-up = Speeding up an effect
DB-071_DB-072_DB-075 = To get an effect now instead of at Tidy-up, put a blue die of your own that shows enough on the speed slot of a space where your base is still waiting. The base always comes first; the blue die follows as your second piece, or in any later turn of yours this round as long as you have not passed. It counts as one of the pieces of that turn. Without a waiting base of yours, a speed slot takes no die.
DB-073_DB-074 = Then, step by step: the blue die is placed; the base leaves (to the supply, or to Storage from a raising space); you receive what you gain and roll it if it is a die; the blue die stays on its slot until your Tidy-up and then goes to your Active pool, even if it came from Storage. A slot takes one blue die, and an effect happens only once: now or at Tidy-up.
DB-076_DB-077_DB-078 = You may place a base even if the supply is empty, since it may fill up again. But you may not speed up an effect while the supply holds none of what it gives, be it a die or a seed; the base simply keeps waiting, to be sped up later or to pay out at Tidy-up. Department of Seed 2 can be sped up with only 1 seed left: you get that one, and the second is lost.

## purchase

rules-purchase = Buying at the markets
DB-099_DB-100 = In order, every player has exactly one purchase turn: store dice, play tokens and buy, in whatever sequence you like, then say you are done. Per round you may buy at most 1 special ingredient (from round 2) and at most 1 action token (from round 3).
DB-101_DB-103 = You pay the price shown at the stall in full, to the bank; there is no credit. Ingredients go into your Storage and action tokens in front of you, and you may hold as many as you like.
DB-104_DB-106_DB-107 = A blue die can bring the price of an ingredient down: put one of yours, not blocked, on the Market as you buy. For spices or special malt a 4, 5 or 6 takes off 1 coin; for honey or special hops a 5 takes off 1 coin and a 6 takes off 2; fruit has no discount. The discount is yours alone and for this purchase only, and any number of players may have a die on the Market. The die returns to your Active pool at Tidy-up, so it cannot be used for brewing this round.
DB-023_DB-105 = The discount die may come from your Active pool or from Storage. A blue die that would take nothing off the price may not be placed.
DB-102_DB-108 = You cannot buy from an empty stack. Action tokens are never discounted. The bank always has coins and change; your purse is simply a number.

## action-tokens

rules-action-tokens = Action tokens: when you may play them
DB-079 = Action tokens are played one at a time, and each is carried out completely before the next. A played token leaves the game for good; it never returns to the Black Market.
DB-080 = So that nobody has to interrupt anybody, tokens are played here at four moments only: right after the opening rolls, in your own placement turns, in your own purchase turn, and at the start of Brew. Never in another player’s turn, never once brewing has begun, never in Tidy-up. At each moment you may play any number.
DB-081_DB-082 = After the opening rolls and before the first placement turn, each player in order is asked once, and only Block a Building may be played. In your placement turns and your purchase turn you may play Take a Die, Block/Protect a Die, +1 Die and Reroll a Die.
DB-083 = At the start of Brew, before any recipe is chosen, each player in order is asked once more. Now you may play Take a Die, Block/Protect a Die, Block a Recipe, +1 Die and Reroll a Die.
    .ruling = When you say you are done there is no coming back.
DB-084 = A token you bought may be played from the moment you own it. A token won by brewing has to wait for the next round.
DB-097_DB-098 = Dice on the Market, in the supply or still without a value can never be the target of a token. A token without a legal target cannot be played.

## six-tokens

rules-six-tokens = The six action tokens
DB-085 = Take a Die: choose a die in any player’s Storage, your own included. It moves to its owner’s Active pool and keeps its value; it does not become yours.
DB-086 = If the owner’s purchase turn is still to come, they may store that die again. Played at the start of Brew it hurts more: the die cannot brew this round and will be rolled in the next.
DB-087 = Block a Building: choose an opponent and a building that is open this round and not already barred to them by such a token. For the rest of the round that player may place nothing there, neither a base nor a blue die for speed.
DB-088 = Block/Protect a Die, on an opponent’s die in Active pool or Storage: the die is blocked, and its owner may not use it this round. That rules out placing it, rerolling or exchanging it in the School, a discount, coins for an unlucky roll, and brewing. Storing it is still allowed.
DB-089 = The same token on a die of your own, in Active pool or Storage, protects it: this round nobody, you included, may change its value, exchange it or move it with Take a Die. That shuts out Reroll a Die, +1 Die, the raising spaces and both the School’s reroll and its exchange; every other use stays open.
DB-090_DB-091 = A die carries one such marker at most, so a marked die cannot be blocked or protected again. A blocked die may still be taken, rerolled or raised by tokens, since only its owner’s own uses are stopped; a protected die may not.
DB-092 = Block and protection end with the round, or when the die returns to the supply.
DB-093 = Block a Recipe, only at the start of Brew: choose a card in the row that is not yet blocked. Nobody, you included, may brew it this round; it stays in its place.
DB-094_DB-095 = +1 Die: one of your own unprotected dice in Active pool or Storage, showing 5 or less, shows 1 more until the end of the round; several tokens add up. The bonus counts for every minimum. If you brew with the die or spend it, it goes where it always would; a die still in Storage falls back to its own result at the end of Tidy-up.
DB-096 = Reroll a Die: roll one unprotected die of any player that has a value and is in Active pool or Storage, or waits on a raising space (Malt House 3, Hops Plantation 2). It stays where it is.

## brewing

rules-brewing = Brewing
DB-114_DB-128 = Once the tokens have been played, brewing turns are taken in order. In a turn you brew exactly one recipe or decline. After a brew your next chance comes only when every other player has had a turn.
DB-115 = Declining is not final: a new card may suit you when your turn comes again. The phase ends when all players have declined one after the other; if you can brew nothing, the app declines for you, and that counts too.
DB-116_DB-117 = You can brew a recipe in the row that is not blocked if each die it asks for is matched by a separate die in your Storage, not blocked, of exactly that color and showing at least the number printed. Blue never stands in for another color. You use exactly as many dice as the recipe asks for; showing more than needed is fine but earns nothing extra.
DB-118 = The app proposes the dice that waste the least: color by color, the hardest demand first, each gets the lowest free die that is good enough. Between equal dice it takes one with a temporary +1 first, then the one that is first. A blue die chosen as improvement is treated as one more demand. You may pick any other legal set yourself.
DB-119 = You may improve a brew once, and only if you wish: with one blue die from your Storage, not blocked, that shows at least the printed number, or with one ingredient of yours that the recipe names.
DB-120 = Each improvement on the card has its own bonus, coins or experience, and only the one you chose is paid.
DB-121_DB-122 = The dice you used, a blue improvement die included, go to your Active pool and cannot be used for brewing again this round. A used ingredient goes straight back to its stack at the Market.

## rewards

rules-rewards = Rewards and new recipes
DB-123 = You take the card in front of you and receive its printed reward, the bonus of the improvement you chose and, always, 1 experience on top. A recipe that pays 5 experience is therefore worth 6.
DB-126 = Before you choose any reward, the empty place is filled from the deck. The new card can already be brewed this round, from the next player’s turn on.
DB-124_DB-125 = If the reward is an action token, take any kind the Black Market still has, for free and even before it opens; if none is left you get nothing. If the reward is a die, take one of any color the supply still has, blue included; it goes to your Active pool and gets its value at the next opening roll. For two dice you choose twice, and if the supply is bare you get nothing.
DB-127 = If the deck is empty the place stays empty; brewed recipes are never shuffled back. That can happen only in the last round.

## tidy-up

rules-tidy-up = Tidy-up
DB-129 = Players tidy up in order, and each one finishes all four steps before the next begins. There is nothing to decide: the app does it for you.
DB-130 = Step 1: dice waiting on a raising space (Malt House 3, Hops Plantation 2) go up by 1 and move to Storage. One that a reroll has turned into a 6 stays a 6.
DB-131_DB-132 = Step 2: your blue dice from the School, the speed slots and the Market return to your Active pool; then training (School of Skills 3) claims its extra blue die. Step 3: everything of yours that is waiting to be exchanged (Malt House 1 and 2, Hops Plantation 1, Department of Seed 1 to 3) goes to the supply together, and coins from a sale are paid.
DB-133 = Step 4: claims are met from the supply.
    .ruling = First come the claims that earlier players are still waiting for, the oldest first; then your own, in this order: School of Skills 3 (if it went empty in step 2), Malt House 1, Malt House 2, Hops Plantation 1, Department of Seed 1, and Department of Seed 2 as two separate claims.
DB-134_DB-135 = A claim that the supply cannot meet waits. As soon as a fitting die or seed returns during the rest of this Tidy-up, the oldest fitting claim gets it. Claims still waiting after the last player are wasted, and the seed or die given for them stays in the supply.
DB-136 = Finally all temporary bonuses, block and protection markers and block tokens are removed, and blocked buildings and recipes are free again. Every board is now empty.

## end-and-score

rules-end-and-score = End of the game and score
DB-137_DB-138 = When the recipes brewed by all players together reach the limit (10, 15 or 20 for two, three or four players), the current round becomes the last. It is played to the end as usual: brewing continues until all have declined, then comes Tidy-up. Recipes beyond the limit count in full.
DB-139 = Whether the game is over is checked after Tidy-up. If it is, the season token is neither passed on nor turned, and no seeds are handed out.
DB-140_DB-141 = To your experience you add 1 point for every 2 coins (an odd coin is worth nothing), 1 for each yellow and each green die and 2 for each black die; blue dice score nothing. All your dice count, in Active pool and Storage, even those gained in the last Tidy-up. For example, 12 experience, 9 coins, 3 yellow, 2 green, 2 black and 1 blue die make 12 + 4 + 3 + 2 + 4 + 0 = 25.
DB-142 = Seeds, ingredients, unused action tokens and the virtual coins of an unlucky roll are worth nothing.
DB-143 = The highest score wins.
DB-144 = If scores are tied, more recipes brewed decides, then more coins; if that is equal too, the victory is shared.

## advanced-game

rules-advanced-game = The advanced game
SU-09 = In the advanced game the first recipes are random, as explained in Setting up, and action tokens are kept secret.
    .ruling = One option turns on both.
DB-147 = Tokens you have not played are face down: the others see only how many you hold. Playing one reveals it.
DB-148_DB-149 = When you buy or win a token, the others do not see its kind, but they do see the coins you pay. For each kind they see only how many have been played openly, not how many are left at the Black Market. When it is your turn to choose, you are offered just the kinds that are really left.
DB-150 = After the opening rolls and at the start of Brew, everyone who holds at least one token is asked, playable or not, so that the question itself gives nothing away. The same goes for your placement and purchase turns: while you hold a token, or could pay for one in a purchase turn, your turn is not skipped. In the standard game only players with a playable token are asked.
DB-151 = In the standard game the kinds of all tokens and the stacks of the Black Market are open to see. Ingredients are open in both games.

## unlucky-roll

rules-unlucky-roll = Option: the unlucky roll
DB-109_DB-110 = With this option on, ones from a bad opening roll help you shop. Two ones are worth 2 virtual coins, three are worth 4 and four are worth 6; a single one gives nothing.
    .ruling = More than four are worth 6 as well. A die of any color counts if it came up 1 in this round’s opening roll, has not been changed or rolled again since, is not blocked and is in your Active pool when you pay; ones in Storage or on the board do not count.
DB-111_DB-113 = The amount is fixed when you pay for your first purchase of the turn; storing or changing the dice afterwards makes no difference. Virtual coins pay for that turn’s ingredient and action token together, they are spent before your real coins, and whatever is left over is lost.
DB-112 = You do not give these dice up: they stay in your Active pool, and afterwards you may store them as usual.

## stall-guard

rules-stall-guard = Option: the stall guard
DB-145 = A row of hard recipes does not change by itself. So, unless you switch this off, when six rounds in a row end without a single brew, the whole row goes under the deck after Tidy-up, place 1 first, and new cards are dealt from the top. Then the count starts again.
DB-146 = A game that is still running after the Tidy-up of round 40 ends there and is scored as usual. With the stall guard off that happens after round 100.
