# The rules of Moonlight Brewers in our own words. Keys and order are those of text/rules.toml.

## goal

rules-goal = Goal of the game
MB-019_MB-206 = You are a monk with a kettle of your own. While the full moon shines you slip through the monastery, gather what a beer needs and hope that the Forest does not hear you. Two to eight players compete, or you play alone. When the night is over, the beer with the highest Taste total wins.
MB-027 = A game has seven phases, and each asks for one ingredient: I Preparation, water; II Crushing, malt; III Infusion, wood; IV Cooking, wood; V Hopping, hops; VI Cooling, water; VII Fermentation, yeast. The finer the ingredient you add in its phase, the better your beer. Searching makes Noise, though, and Noise brings Werewolves.
MB-026_MB-036 = The same player opens all seven phases, and play passes to the left. Once everyone has had a turn the next phase begins; after phase VII the beers are judged.

## setup

rules-setup = Setting up
MB-020 = Each player takes one monk, and no monk is taken twice.
    .ruling = You choose in seat order, beginning with the first player, and you may always leave the choice to chance.
MB-021_MB-023_MB-024 = The Werewolf, Equipment and Blessing decks are shuffled separately and placed face down; their discard piles are empty. Your monk begins healthy, with Noise 0. Your Taste Sheet has seven empty boxes, 0 Dirt and an adjustment of 0; you own no cards and your stock is empty.
MB-022_MB-025 = Every pawn starts in the cloister of the monastery.
    .ruling = The cloister is the Courtyard. The first player is drawn at random, unless the host of the table names one.
MB-007 = Everything on the table is open: everyone may look at Noise, stock, cards, kept Werewolves and Taste Sheets. Only the order of the decks is secret.

## turn

rules-turn = Your turn
MB-028_MB-029_MB-030 = In each phase you take exactly one turn: one free move and two actions. Any action may be spent as one extra move, but a move can never become an action. The order is up to you: the free move may come before, between or after the actions.
MB-032_MB-034_MB-035 = Finish each thing you begin, including any attack it causes, before you start the next. If your second action or a late sprint brings a Werewolf, you fight it before the turn ends, and so before your sheet is filled. With both actions gone you may still make an unused free move, as long as your monk is neither injured nor immobilized.
MB-031 = You may end your turn early. Moves and actions you leave unused are lost.
MB-033 = At the end of your turn the box of the phase is filled, and the next player begins.
    .ruling = The order is fixed: first you may use cards and abilities that improve the brew, then the box is filled, and then a spider web whose time is up is removed.

## movement

rules-movement = Moving
MB-037_MB-038_MB-040 = A move takes your monk through one door into the neighboring room; the board shows the doors. All outer doors lead to one and the same Forest, and from there you may return through any outer door. Your free move plus both actions spent as moves make at most three moves in a turn.
MB-039_MB-041 = Moving needs no roll and makes no Noise. Any number of monks may share a room, and a pawn never blocks the way.
MB-042 = An injured monk must recover before he can act.
    .ruling = Until then he cannot move in any way either.
MB-043 = A monk held by a spider web is immobilized: he cannot move in any way, but he may perform actions where he stands.
MB-044 = With the Sprint option, once per turn one of your moves may pass two doors instead of one. Your Noise rises by 2.
MB-045_MB-046_MB-047 = A sprint may be your free move or an action spent as a move. You pass exactly two doors, do not stop or act in between, and end in a different room from the one you left; a room that one door would have reached is allowed. A sprint is not a search: it has no failure Noise, Making Noise does not go with it, and the Discreet ability does not dampen it.
MB-048 = If a sprint lifts your Noise to 10 or more, you are attacked, and then your turn goes on.
    .ruling = The attack comes right after the second door, in the room where you end, before anything else.

## actions

rules-actions = Actions
MB-049_MB-050_MB-053 = You can do an action only in a room that offers it. Unless a rule says otherwise you roll one die: if the die plus your bonuses reaches the difficulty on the board you succeed, if not you fail. The same action may be done twice in a turn, except hunting.
    .ruling = Recovering and, with the Duel option, dueling are possible in any room.
MB-051_MB-052 = Some rooms offer an easy and a hard version of a search.
    .ruling = Pick one before you roll; a hard search that fails never gives you the easy result. A printed difficulty of 2+ or 3+ is easy and 5+ is hard, whatever your bonuses; no other number exists.
MB-054_MB-055_MB-057 = Search for an ingredient: a success adds one unit, of the quality shown on the board, to your stock. Search the Armory: a success lets you draw one Equipment card. Meditate in the Library: this always works without a roll, lowers your Noise by 5 (never below 0) and makes no Noise itself.
    .ruling = You cannot Make Noise for it, and you may meditate even at Noise 0.
MB-056 = Pray in the Chapel: a success lets you draw a card from the Blessing deck, where blessings and holy objects are shuffled together.
    .ruling = It is exactly one card, not one of each kind.
MB-060 = A failure brings nothing, still costs the action and makes extra Noise.
MB-058_MB-059 = Where a card or an ability speaks of searching, it means every action roll: for an ingredient, equipment, a prayer, a hunt or Dirt. You cannot search the Armory, pray or hunt while the deck in question and its discard pile are both empty.

## noise

rules-noise = Noise
MB-066_MB-067_MB-068 = An easy action makes 1 Noise and a hard action makes 2, whether you succeed or not. If the difficulty roll fails, it makes 1 more.
MB-072 = Whenever an action, a sprint or another effect has raised your Noise on your turn and is fully resolved, check it: at 10 or more a Werewolf attacks you.
MB-069_MB-071 = Actions without a difficulty roll (meditating, recovering, dueling) and ordinary moves make no Noise. Noise never falls below 0, and it can climb past 10.
MB-070 = The Noise of a roll is marked as soon as the roll is decided. In a hunt that is before the fight, so whatever resets your Noise in the fight has the last word.
MB-061_MB-062 = Making Noise: while your Noise is 6 or less, you may search thoroughly and add 1 to your action roll. Your Noise rises by 2 for it, even if you fail.
MB-063_MB-064_MB-065 = You decide on Making Noise before the die is rolled; both actions of a turn may use it if your Noise allows it each time.
    .ruling = You may do it only once per roll. It fits every action with a difficulty roll, including the hunt roll, prayer and Dirt, but never fight dice, the die of the Blessed ability, meditation, moves, recovering or duels. A bell card rung just before counts: if it lowers your Noise from 7 to 6, you may Make Noise.
MB-073 = Once Noise is marked, no bell card may be used before the check for an attack; ring it earlier. The other moments of that step, before a draw, before a fight or at an injury, come as usual.

## ingredients

rules-ingredients = Ingredients and the Taste Sheet
MB-175_MB-176 = Each success brings one unit of an ingredient. Your stock has no limit, and nothing in it spoils or gets lost. You may gather ingredients of later phases at any time and keep them.
MB-178_MB-181 = At the end of your turn the best unit you hold of this phase’s ingredient is written into the box of the phase and leaves your stock; this is not optional. The value is its quality, plus your monk’s specialty, plus the crowned-ingredient cards you use. Without such a unit the box gets 0. A written box is final, except for the Ancestral Recipe ability.
MB-177 = A unit cannot go into the box of a past phase; only Ancestral Recipe can do that.
    .ruling = Searching for such an ingredient is still allowed.
MB-179_MB-180_MB-182 = Two units never add up in one box.
    .ruling = One unit fills one box only. Spare wood from phase III may be used in phase IV, and spare water from phases I to V in phase VI. Units left after phase VII are worth nothing.
MB-183_MB-184 = A beer contains ingredients when at least one of its boxes shows 1 or more; stock and Werewolves do not count. The sheet has seven boxes, a line for Werewolves, a line for the adjustment (from two-mugs cards and the Codex Siceratorum), a line for Dirt, and the total.

## attack

rules-attack = Werewolf attacks
MB-074_MB-075_MB-077 = When you are attacked, draw one Werewolf and fight it where you are. After the fight your Noise becomes 0, whether you won, lost, tied, fled or won by a card. An attack is not a hunt: neither the hunt bonus nor the Hunter ability applies, and your hunt of the turn is not used up.
MB-079 = After a win, a tie or a flight you continue your turn. After an injury you may spend an action you have left to recover.
MB-076_MB-078 = The Noise is reset once the outcome is known and before the icons on the right of the card act, so a bell on the right counts from 0. However far your Noise has gone above 10, one check brings only one attack.
MB-080_MB-081 = If neither the deck nor the discard pile holds a Werewolf, nobody comes and your Noise becomes 0. A monk who is already injured is attacked like any other and keeps all his bonuses; if he loses, his beer takes 1 Dirt, he stays injured, and one recovery is still enough.

## hunt

rules-hunt = Hunting
MB-082_MB-083 = You hunt in the Forest, at most once per turn.
    .ruling = An attempt counts even if its roll fails. A hunt begins with a difficulty roll against the number on the board, an easy one.
MB-084_MB-085 = On a success draw two Werewolves, look at both in full, choose one to fight and discard the other before the fight; you cannot decline. Your total in this fight gets +1, in each exchange if it is a wolfpack; the die of the Blessed ability does not.
MB-086_MB-087_MB-088 = If the hunt roll fails there is no draw and no fight, only the Noise of a failed easy action. After the fight a win, a tie, a flight or an injury you avoided or ignored leaves your Noise as it is, while an injury you suffer sets it to 0. If your Noise is 10 or more when the hunt is over, a second Werewolf attacks at once.
MB-089 = If the deck holds a single card, shuffle the discard pile into a new deck for the second one.
    .ruling = Take the single card before you shuffle. If the discard pile is empty too, you fight that single Werewolf.

## fight

rules-fight = Fighting
MB-090 = In a fight you draw a Werewolf, both sides roll, and the totals are compared.
    .ruling = A fight goes in this order: draw and choose the Werewolf; icons on the left of its card; declare cards; roll your die; flee, if you can and wish to; roll for the Werewolf; compare; outcome, with the injury if you lost; Noise reset; icons on the right; keep or discard the card and check your Noise. A duel uses only the part from declaring cards to the injury.
MB-091_MB-092_MB-094 = Icons on the left of a Werewolf card act before the fight and those on the right after it, each side read from left to right. Your total is the die you keep, +1 for Martial Training, +1 in a hunt, +1 more in a hunt for Hunter, plus your cards. Your left-hand neighbor speaks for the Werewolf; there is nothing to decide for it.
MB-093 = The Werewolf’s total is what its dice show plus the bonus printed on its card.
    .ruling = If it rolls several dice, they are all added up.
MB-095_MB-096 = If your total is higher you win: you keep the card as a trophy to the end of the game and record its Taste. If the Werewolf’s total is higher you suffer a serious injury and the card is discarded; only a wolfpack is kept even then.
MB-097_MB-098 = If the totals are equal nobody is hurt and there is no trophy: the card is discarded. In an attack your Noise still becomes 0.
    .ruling = Each icon on the right says whether it acts after a win, a loss or both; it never acts after a tie or a flight.
MB-099 = If you declare a crowned sword before the dice, none are rolled: the fight is won, and the icons for a win act.
MB-100_MB-101 = A crossed-out equipment or blessing icon bars all your cards of that kind in this fight. Your monk’s abilities stay.
    .ruling = The ban holds for the whole fight, from the left icons to the very end: for bonuses, single-use cards, cards against injury and Taste bonuses alike. Cards drawn as a reward on the right may be used from the next fitting moment on, not for this fight.

## wolfpack

rules-wolfpack = The wolfpack
MB-102_MB-103 = A wolfpack card shows several Werewolves, and you face them one after another in the printed order. The pack is a single fight: the hunt bonus, Hunter, Martial Training and any card that lasts one fight hold in every exchange.
    .ruling = Each exchange runs from declaring cards to the outcome; Noise reset, icons on the right and the fate of the card come once, at the end. A two-dice card covers one roll only.
MB-104_MB-105 = Each member you beat adds its Taste to the Taste recorded for the card. Your first defeat ends the fight with a serious injury, yet you keep the card with the Taste won so far, even 0.
MB-106_MB-107 = A member you tie with is left behind and gives no Taste; continue with the next. If you get through without a defeat, you keep the card when you have beaten at least one member, and discard it otherwise.
MB-108_MB-109_MB-110 = A crowned sword beats the whole wolfpack.
    .ruling = It may be declared before any exchange and then beats every member not yet beaten or tied. Fleeing with Serendipity ends the whole fight without injury; you keep the card if you have beaten at least one member and discard it otherwise. If you avoid or ignore the injury of your first defeat, the fight is over all the same.
MB-111_MB-112 = A pack you keep counts as one Werewolf; the Butcher ability, the Beast Spear and the Full Moon option each add their 1 to it once, and only if a member was beaten. For the icons on the right, the pack is a loss if you were defeated, a win if you were not and beat at least one member, and a tie otherwise.

## injury

rules-injury = Serious injuries
MB-113 = A serious injury puts 1 Dirt into your own beer, and your monk card is turned to its injured side.
    .ruling = This holds even while your beer is empty.
MB-114_MB-115 = An injury from a Werewolf, in an attack or a hunt, also sets your Noise to 0; an injury from a duel does not. To recover, spend an action in any room: no roll, no Noise, and your monk is healthy again.
MB-116_MB-117_MB-118 = While injured you can only recover, use the cards and abilities allowed between steps or at the end of your turn, or end the turn. An action left over in the same turn may be used to recover, and then your unused free move and actions are open again. With no action left the injury stays, and your next turn needs one action to recover, which leaves one action and the free move.
MB-121 = An injury that you avoid or ignore has none of its effects: no Dirt, no turned card, no Noise reset of its own.
MB-119_MB-120 = A further serious injury while you are injured adds 1 Dirt, and resets your Noise if a Werewolf caused it, but the card is not turned a second time. An injured monk keeps his abilities, cards, stock and trophies, and his sheet is filled as usual.
MB-122 = When an injury is about to strike you may play a green crossed-heart card: the injury is gone.
    .ruling = You play it first, and then no Blessed die is rolled. If you do not, a monk with Blessed rolls his die; once that die has failed, no card can be played against this injury.

## cards

rules-cards = Equipment, blessings and decks
MB-123_MB-124_MB-126 = You may own any number of cards, and a card you draw can be used from the next fitting moment on. A card is permanent, or works on each roll it fits, once per phase, or once per game. A once-per-phase card is turned sideways when used and made ready again when the next phase starts.
MB-005_MB-008_MB-131 = All bonuses from cards and abilities add together without limit, and two different cards with the same icon both count. Per roll means once on every roll it applies to. Per turn is renewed when your turn begins and per phase when a new phase begins; per game is never renewed.
MB-006 = Plain bonuses, permanent or per roll, apply by themselves whenever they may. You are asked only about cards with limited uses and about abilities that leave you a choice.
MB-127_MB-129 = If a card must be drawn and the deck is empty, shuffle its discard pile into a new deck, then draw; cards that are revealed or being fought are not part of it. Cards owned by players and Werewolves they keep never return to a deck, except once-per-game cards that have been used.
MB-125_MB-128_MB-130 = A two-cards effect lets you draw one card more and still keep one.
    .ruling = Several such effects each add one. A once-per-game card goes to its discard pile after use; drawn again later, it is as good as new, unless the option “Once per game, strictly” is on. If deck and discard pile together hold too few cards, draw what there is.

## timing

rules-timing = When you may use what
MB-009_MB-010 = A card with limited uses is declared before the die is rolled; after that it is too late.
    .ruling = It is declared at the moment of the thing it alters, before any die that this thing itself needs. A declared card is spent even if it proves useless, because the roll failed or the fight would have been won anyway.
MB-011 = Between steps, on your own turn with nothing under way, you may use bell cards, two-mugs cards, wolf-blood cards and the abilities Alchemy and Ancestral Recipe.
MB-012 = Before a roll, when you have declared an action with a difficulty roll and the die is not yet rolled, you may Make Noise and use magnifying glass, two-dice and bell cards.
MB-013 = Before a draw, when you are about to take from a deck, you may use two-cards effects.
MB-014_MB-015 = Before a fight, when the opponent is known, the left icons have acted and no fight die is rolled yet, you may use fight-bonus, crowned-sword and two-dice cards; in a wolfpack this moment returns before each exchange. Once your own die is on the table you may only choose which die of a two-dice effect to keep, or flee with Serendipity; no card can be declared then.
MB-016_MB-017 = At an injury, when a serious injury is about to be applied and the Blessed die is not rolled yet, you may use green crossed-heart cards, and two-dice cards for the Blessed die. At brewing time, the end of your turn before your sheet is filled, you may use crowned-ingredient cards, Alchemy and Ancestral Recipe.
MB-018 = On another player’s turn you have nothing to decide, unless you are in a duel: then you act before the fight, after your own die and at your injury.

## icons

rules-icons = Icons on the cards
MB-132_MB-133_MB-134 = Bell: your Noise goes up or down by the number shown; with an equals sign it is set to that number. Wolf track: the card is a wolfpack. Red crossed-out equipment or blessing: cards of that kind are barred in this fight.
MB-135_MB-138_MB-139 = Two cards or two dice, one crossed out: draw or roll one more, keep the one you like and discard the other. Green mug or green helmet: draw one Blessing or one Equipment at once, without a roll; Chosen One and Bargain Hunter do not apply. Crowned sword: you win the fight.
MB-136 = Red spider web: your monk cannot move for the rest of this turn, nor on your turn in the next phase that is played; the web ends with that turn. A second web only sets a new end.
MB-141_MB-142 = Magnifying glass: a bonus on search rolls; with another icon attached it helps only when searching for that thing. Crossed heart: a green one avoids a serious injury, a red one inflicts one.
MB-137 = Two crowned mugs: the adjustment of one beer rises or falls by the number; the card says whether it is your own beer or any player’s.
    .ruling = The beer needs no ingredients, and the change is not Dirt.
MB-140 = Wolf blood: the Taste of one Werewolf rises or falls by the number.
    .ruling = The Taste never falls below 0. Played as a card, the icon changes one Werewolf you keep. Where an icon speaks of your best kept Werewolf, it is the one with the highest Taste now, on a tie the one you kept first; if you keep none, nothing happens.
MB-143_MB-144 = Crowned ingredient: +1 quality on the unit being entered.
    .ruling = The unit must exist, with a quality of 1 or more, and several such cards may be used on the same unit. A red heart on the right of a Werewolf card is a serious injury from a Werewolf, so it sets your Noise to 0 and you may defend against it as against any injury.

## monks

rules-monks = Abilities of the monks
MB-145_MB-146_MB-157_MB-158 = Martial Training: +1 to your total in every fight, be it an attack, a hunt, each exchange with a wolfpack or a duel on either side. Discreet: a failure makes no extra Noise; the Noise of the action and of Making Noise stays. Logistics: +1 on rolls for easy ingredients (2+ or 3+), not for hard ones, equipment, prayer, hunting or Dirt. Hunter: +1 on the hunt roll and +1 in the hunt fight, on top of the hunt’s own bonus, but not when you are attacked or in a duel.
MB-147_MB-148_MB-149_MB-150_MB-151 = Five specialties make your entries better by 1: Herbalist your malt; Dowser your water, in phases I and VI; Baker your yeast; Lumberjack your wood, in phases III and IV; Picker your hops.
MB-152 = A specialty counts only if a unit of quality 1 or more is entered; a box of 0 stays 0.
    .ruling = It counts at the moment of entering; units in your stock still show the printed quality.
MB-153_MB-154_MB-174 = Bargain Hunter: on a successful search of the Armory draw two Equipment cards, keep one and discard one. Chosen One: on a successful prayer draw two Blessings, keep one and discard one. Neither works for cards that come as a reward, from an omen or at setup. Confuse the Werewolf: when attacked draw two Werewolves, choose one to fight and discard the other; it does nothing in a hunt.
MB-155 = Blessed: for each serious injury that no card avoids, one die is rolled by itself; on 4+ you ignore the injury. It does not matter whether it comes from an attack, a hunt, a red heart or a duel.
MB-156 = The Blessed die gets nothing from Martial Training, magnifying glasses, the hunt or Making Noise, and Muscular does not reroll it; a two-dice card may be used on it.
MB-159 = Filthy: once per turn a successful Dirt action yields 2 Dirt instead of 1; the beer must contain ingredients.
    .ruling = This applies to your first success of the turn, and both Dirt go into the same beer. It happens by itself, and a failed roll does not use it up.
MB-160_MB-161 = Butcher: +1 Taste on every Werewolf you have beaten.
    .ruling = This includes one with a printed Taste of 0, which then counts as 1. Butcher adds nothing to a wolfpack kept without a beaten member.
MB-162 = Alchemy, once per game, between steps or at brewing time: one unit in your stock becomes another of the five ingredients, of the same quality.
    .ruling = Alchemy is available in every game.
MB-163 = Alchemy cannot change entered ingredients, Werewolves or Dirt, and it gives no right to fill past boxes. A specialty follows the new ingredient.
MB-164_MB-165 = Serendipity: on a 1 or 2 you may flee from the fight. You suffer no injury and win no trophy, and the card is discarded.
    .ruling = What counts is the fight die you keep, before bonuses, and you decide before the opponent’s dice are rolled. No icon on the right acts. Fleeing ends an attack (Noise 0), a hunt (Noise unchanged), a whole wolfpack (which you may still keep, see The wolfpack) or a duel (nobody loses). Bonuses do not matter, and a rerolled die counts with its final face.
MB-166_MB-167_MB-168 = Codex Siceratorum: each Dirt you gain by the Dirt action may instead raise the adjustment of a beer by 1.
    .ruling = That beer must be your own and contain ingredients. Dirt used like this is not counted as Dirt. With Filthy as well you may split your 2 Dirt freely between one opponent’s beer and your own: 2 and 0, 1 and 1, or 0 and 2.
MB-169 = Warhammer: a tie in a fight counts as a win for you, also in the exchanges of a wolfpack and in duels.
    .ruling = If both duelists have it, the tie stands.
MB-170 = Muscular: in every fight roll each of your dice that shows a 1 is rerolled once by itself; the new face stands, even another 1.
    .ruling = Against a wolfpack this applies in each exchange.
MB-171 = Muscular rerolls both dice of a two-dice effect before you keep one, and it acts before Serendipity. It never touches search dice, the Blessed die or the Werewolf’s dice.
MB-172 = Ancestral Recipe, once per game from phase II on, between steps or at brewing time: one unit from your stock of the previous phase’s ingredient goes into that phase’s box.
    .ruling = The higher of the old and the new value stays.
MB-173 = Only the phase played just before this one counts, also in a short game. Specialty and crowned-ingredient bonuses apply; the cards for it are declared together with the recipe, even between steps. You may use it only if the box would rise, and the current box is filled as usual with another unit.

## sabotage

rules-sabotage = Sabotage: Dirt in the beer
MB-185 = The Dirt action is a hard search in the Brewery, against the number on the board.
MB-187_MB-189_MB-190 = When you succeed, choose one opponent whose beer contains ingredients, in whatever room their monk is. Dirt is used at once and cannot be stored. Your own beer is not a target, except with the Codex Siceratorum.
MB-186_MB-188 = Each Dirt lowers the Taste of the chosen beer by 1 at once.
    .ruling = You can choose the action only if at least one legal target exists. Dirt is not an injury, so nothing can prevent it.
MB-191_MB-192 = You may do it twice in a turn, even to the same beer. Dirt is counted for each player without limit and is never removed.

## duel

rules-duel = Duels between monks
MB-193_MB-194_MB-195 = With the Duel option you may spend an action to fight another monk, without a difficulty roll.
    .ruling = A duel makes no Noise. Both monks must be in the same room, and both must be healthy. The monk you challenge cannot refuse.
MB-197_MB-198 = In a duel each side has one die, Martial Training and its fight cards; the hunt bonus and Hunter do not count. The lower total suffers a serious injury: 1 Dirt and a turned card, with Noise unchanged. The winner gains nothing, and a tie has no effect.
MB-196 = In a duel both monks declare cards and roll, and then the totals are compared.
    .ruling = The challenger declares cards first, then the other monk; then the challenger rolls, with Muscular and Serendipity if he has them, and the other likewise.
MB-199_MB-200 = In a duel a crowned sword declared by one side wins without dice; if both sides declare one, the swords cancel out, both are spent and the dice decide. Only your actions limit how many duels you fight in a turn. Once-per-phase cards that a challenged monk uses in defence are used for that phase.

## scoring

rules-scoring = Judging the beer
MB-201_MB-202_MB-204 = Your total is the sum of your seven boxes, plus the Werewolf line, plus the adjustment, minus your Dirt. The Werewolf line, the Final Touch of your beer, is the Taste of the best Werewolf you keep, plus 1 for each other one with a Taste of 1 or more; without any it is 0. Werewolves with Taste 0 add nothing.
MB-203 = The Taste of a Werewolf is the printed one, or the sum won from a wolfpack, plus what the Butcher ability adds; wolf blood changes it.
    .ruling = The Full Moon option and the Beast Spear add to this Taste too. It is recorded when you keep the card; every later wolf-blood change acts at once on the recorded value, which never falls below 0.
MB-207 = If two totals are equal, the beer with more Werewolf blood in it wins.
    .ruling = That is the beer with the higher Werewolf line.
MB-208_MB-209 = If that is equal too, less Dirt wins. If even the Dirt is equal, you share the victory.
MB-210 = The total also says how good the beer is: 0 to 4, Undrinkable; 5 to 7, Drinkable with syrup; 8 to 12, Good enough for Trappists; 13 to 17, Good beer; 18 to 20, Contest-winning beer.
MB-205_MB-211_MB-212 = A total below 0 is shown and rated as 0, but the ranking uses the true number. Totals above 20 belong to the top rating. After your own phase-VII turn you can use no more cards or abilities, except inside a duel or in the fight with The Beast on the last night of Hermit Brewer.

## solo

rules-solo = Playing alone
MB-213_MB-214_MB-215 = Alone you play by the same rules, and the Werewolves’ dice are rolled for you.
    .ruling = There are no duels and no opponents to sabotage, so the Dirt action exists only for a monk with the Codex Siceratorum. Your result is the rating your beer reaches.

## options

rules-options = Options, expansion and mods
MB-216_MB-218 = Two of the published mods, Running Brewers and Battle Brewers, are part of the current rules.
    .ruling = Options are chosen before setup and stay as they are for the whole game. Running Brewers, which lets monks move, is always part of the game, and Battle Brewers is what we call the Duel option; neither is listed as a mod.
MB-217 = You may switch on Sprint, Duel, the expansion The Might of the Beast and any mods; all are off unless you choose them. The campaign Hermit Brewer needs exactly one player, and with it Duel and mods cannot be chosen.
MB-219 = The other mods may be combined in any way.
MB-220 = The Might of the Beast: four more monks to choose from, and The Beast, the Beast Spear and the Rosary are shuffled into their decks.
MB-221 = Full Moon: every Werewolf total gets +1, in each exchange of a wolfpack. In return each beaten Werewolf whose Taste is 1 or more before other bonuses gives 1 more Taste.
MB-222 = Light Sleepers: Werewolves attack at Noise 8 or more, and Making Noise is allowed only while your Noise is below 5.
MB-223 = Vow of Peace: nobody sabotages an opponent and nobody duels, even if the Duel option is on. A monk with the Codex Siceratorum may still use Dirt on his own beer.
MB-224 = Packed Satchels: at setup each player in turn order draws one Equipment and one Blessing.
MB-225 = Short Brew: only phases I, II, III, V and VII are played, and boxes IV and VI stay 0. To find the rating of your beer, and only for that, add 3 to your total, after a total below 0 has been taken as 0.
MB-226 = Rotating Abbot: from phase II on, the first player changes each phase, passing to the left.

## hermit

rules-hermit = The campaign Hermit Brewer
MB-227 = Hermit Brewer is a campaign for one player: one monk brews through seven nights in order, each a full game alone with fresh decks, a fresh sheet and Noise 0. Sprint and The Might of the Beast are settled when the campaign begins; mods come in only where a night says so. First Kettle has no special rule. In Dry Well the easy search for water needs the higher roll on the card and still counts as easy; Thin Walls uses Light Sleepers; Hunger Moon uses Full Moon. In Cobwebs you start immobilized until the end of your phase-I turn; Abbot’s Visit starts with the Dirt on the card in your beer; Night of the Beast ends with a guest.
MB-228 = The 12 omens are shuffled each night. At the start of each phase the top one is revealed and holds for that phase; what it does at once comes first, then your Noise is checked. An attack caused here is fought in full, with all its moments for cards, before your turn begins; an injured monk is attacked like any other. Clear Night does nothing, Creaking Floor makes failures louder except for a Discreet monk, Soft Snow takes away the action Noise of your first action roll but not that of failing or Making Noise, Distant Howl raises your Noise at once and Vespers lowers it, Forgotten Crate and Pilgrim’s Gift give you an Equipment or a Blessing at once. Muddy Paths forbids spending actions as moves and sprinting, Good Harvest improves the unit you enter at the end of this phase’s turn, Damp Stores weakens ingredient rolls, Fresh Tracks helps the hunt roll and the hunt fight, and Mold puts Dirt at once into a beer that contains ingredients; the cards give the numbers.
MB-229 = A total of 8 or more earns 1 star and 13 or more earns 2; doing the night’s task earns 1 more if your total is 5 or more. The tasks: in First Kettle suffer no serious injury; in Dry Well have 1 or more in boxes I and VI; in Thin Walls have no more attacks than the card allows; in Hunger Moon keep at least as many Werewolves of Taste 1 or more as the card asks; in Cobwebs have 1 or more in boxes III and IV; in Abbot’s Visit have 1 or more in all seven boxes; in Night of the Beast suffer no serious injury in the fight with The Beast.
MB-230 = After each of the first six nights with at least 1 star, take one keepsake that is left. Each works once per night, is never discarded, and is neither Equipment nor Blessing, so nothing bars it. Old Lamp, before a roll, helps one action roll; Wool Socks, between steps or before a roll, lower your Noise; Spare Habit avoids a serious injury; Honed Blade, before a fight, strengthens you for that whole fight. Master’s Notes improve the unit about to be entered; Lucky Coin gives two dice on one roll of yours; Old Hound adds one card when you draw Werewolves.
MB-231_MB-232 = After a night without a star you take no keepsake, and the next night starts with 1 Dirt in your beer, on top of any Dirt that night brings. If you end a night injured, you start the next one injured, without new Dirt. Apart from that, only keepsakes and stars carry over.
MB-233 = On the seventh night The Beast is set aside before the deck is shuffled; it takes part this night even without the expansion. After your phase-VII box is filled, it attacks, and you fight it in full from the icons on the left onward. If you beat it you keep and score it; a lost fight still adds its Dirt.
MB-234 = Your stars give your rank: 0 to 6 Novice, 7 to 11 Brewer, 12 to 16 Cellar Master, 17 to 21 Legend of the Hermitage.

## fine-print

rules-fine-print = Dice and fine print
MB-002_MB-003 = Every die is a fair die with the faces 1 to 6. Where a rule looks at the natural result, it means the face of the die you keep, before any bonus. No face succeeds or fails, wins or loses by itself.
MB-004 = The app rolls every die; nobody chooses a result. When several are due, the acting player’s dice come first with any Muscular rerolls, then the opponent’s dice with theirs, and the Blessed die last.
MB-001 = Where the printed editions of the rules contradict each other, we follow the French one.
