# What the terminal says around a game; the titles have their own catalogues.

player = Player { $seat }
yes = yes
no = no
rule = rule { $id }

## The course of a game

welcome = Welcome to { $title }.
resumed = The saved game continues after { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
kept-at = The game is saved after every decision: { $path }
saved = Saved: { $path }
is-playing = is playing…
hand-over = It is { $name }’s turn. Please hand over the keyboard.
game-over = The game is over.
winners = { $count ->
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } share the victory.
}
ties = Ties
standing = { $place }. { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
undone = Your last decision was undone.
undo-refused = There is nothing to undo yet.
undo-question = { $name } asks to undo { $count ->
    [one] the last decision
   *[other] the last { $count } decisions
}. Does everybody agree?
undo-declined = Nothing was undone: not everybody agrees.
goodbye = The game is saved. Resume with: { $command }
goodbye-over = The game’s record: { $path }
    To review the game: { $command }
from-record = From a record: after step { $step } the dice are new.
language-now = Language: English.

## Choosing

not-now = Not now: { $refused }. (Type “why { $number }” to see why number { $number } is not allowed.)
not-now-many = Not now: { $count } choices. (Type “why” to see them with the reasons.)
why-title = Why not?
why-nothing = Nothing is refused at the moment.
why-unknown = There is no refused choice { $typed }; type “why” alone to see them all.
not-understood = “{ $typed }” is not understood. Type the number or words of a choice, or “help”.
several-fit = “{ $typed }” fits several choices; type the number:
cards-unknown = No card matches “{ $typed }”.

## Text mode

plain-start = Type the number or the words of a choice; “help” lists the other commands.
plain-help = Type the number of a choice or some of its words. Commands: { $commands }. “why N” explains why something is not allowed, “rules ID” shows a rule, “cards WORDS” explains cards, “save FILE” writes a copy, “lang { $languages }” changes the language. The English commands always work.
input-ended = The input has ended.
rules-contents = Sections and their rules; type “rules” and an id to read one:
command-why = why
command-hint = hint
command-board = board
command-cards = cards
command-log = log
command-score = score
command-rules = rules
command-undo = undo
command-save = save
command-lang = lang
command-help = help
command-quit = quit

## Full screen

key-why = why not
key-hint = hint
key-rules = rules
key-cards = cards
key-undo = undo
key-language = language
key-save = save
key-help = help
key-quit = leave
hint-title = Hint
hint-thinking = Thinking…
help-title = Help
help-why = explains why grayed-out choices are not allowed, with the rule
help-rules = opens the rules, at the rule of the open explanation
help-cards = explains all cards, spaces and pieces
help-undo = undoes your last decision; if it revealed something to you, the other players are asked
help-language = changes the language, including the log
help-hint = shows the best three moves, with their forecasts and reasons
help-save = writes a copy of the game to a file of your choice
help-help = shows this page
help-quit = leaves; the game is saved and can be resumed
help-choose = Press the key before a choice to take it, or move with the arrow keys and press Enter; the mouse works too. Page Up and Page Down scroll the log; - and + scroll the table if it is higher than the screen.
help-screen = Choices you have now are amber, with the same key on the board and in the list. Choices that are not allowed have a question mark; pick one to see why. Every player has a sign as well as a color.
help-signs = Signs: { $list }
help-languages = Languages: { $list }
rules-title = The rules of { $title }
cards-title = Cards and spaces
reading-keys = ↑ ↓ space: scroll · Esc: close
confirm-keys = Enter or y: yes · Esc or n: no
quit-question = Leave the game? It is saved as { $path } and can be resumed.
save-question = Write a copy of the game to which file?
save-keys = Enter: write · Esc: cancel
hand-over-keys = Enter: continue

## Title picker

pick-title = What shall we play tonight?
pick-seats = { $low } to { $high } players
pick-keys = Enter: choose · l: language ({ $lang }) · q: leave
pick-players = Players
pick-opponents = Opponents
pick-play = Play
pick-settings-keys = Tab: next · space or Enter: change · Esc: back
pick-bots = Bots: { $level }
pick-style = Style
pick-people = people at this terminal

## Moonlight Brewers

moonlight-more-doors = Further doors: { $doors }
moonlight-decks-about = Decks (left/discarded)
moonlight-decks = Werewolves { $werewolves } · Equipment { $equipment } · Blessings { $blessings }
moonlight-noise = Noise { $noise } of { $limit }
moonlight-brew = Brew
moonlight-stock = Stock
moonlight-cards = Cards
moonlight-werewolves = Werewolves
moonlight-injured = injured
moonlight-webbed = in a web
moonlight-used = used
moonlight-dirt = Dirt { $dirt }
moonlight-adjustment = adjustment { $change }
moonlight-move = Move
moonlight-actions = Actions
moonlight-omen = Omen: { $omen }
moonlight-night = Night { $night }, { $name }
moonlight-rank = { $stars ->
    [one] { $stars } star: { $rank }.
   *[other] { $stars } stars: { $rank }.
}
moonlight-rating = Rating: { $band }.
moonlight-duel = Duel: { $name } against { $other }
moonlight-fight = Fight: { $name } against { $werewolf }
moonlight-roll = Roll: { $what }, { $need } or more, bonus { $bonus }
moonlight-dice = Dice: { $dice }
moonlight-drawn = Drawn: { $cards }
moonlight-phase = Phase { $phase } takes { $ingredient }.
moonlight-rooms = Rooms, their actions (number needed) and their doors:
moonlight-doors = Doors: { $doors }.
moonlight-here = Here: { $names }.
moonlight-in = in the { $room }
moonlight-total = total { $total }, { $band }
moonlight-unused = { $actions ->
    [one] You have { $actions } action left; it would be lost. Choose it again to end your turn.
   *[other] You have { $actions } actions left; they would be lost. Choose it again to end your turn.
}

## Dice Brewing

dice-round = Round { $round }
dice-brewed = Recipes: { $brewed } of { $limit }
dice-active = Active
# The letters of the dice: pale malt, dark malt, hops, skill.
dice-letters = P D H S
dice-storage = Storage
dice-placed = On the board
dice-goods = Ingredients and tokens
dice-seed = seed
dice-reroll = reroll
dice-swap = exchange
dice-ready = ready
dice-to-store = { $count ->
    [one] store 1 die
   *[other] store { $count } dice
}
dice-missing = { $count ->
    [one] 1 die missing
   *[other] { $count } dice missing
}
dice-market = Market
dice-black-market = Black Market
dice-hidden = nobody knows how many are left
dice-left = { $count ->
    [0] none left
   *[other] { $count } left
}
dice-sign-store = dice still to store
dice-sign-missing = number of missing dice
dice-closed = Closed this round
dice-opens = opens in round { $round }
dice-crowded = blocked
dice-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
dice-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dice-experience = experience { $count }
dice-seeds = seeds { $count }
dice-total = total { $total }
dice-first = { $name } goes first
dice-played = Tokens played
dice-unused = { $pieces ->
    [one] You may still place { $pieces } piece. Choose it again to place no more.
   *[other] You may still place { $pieces } pieces. Choose it again to place none of them.
}

## Brew Crafters

crafters-amount = ${ $money }
crafters-cost = Winter costs ${ $cost }
crafters-loans = loans { $loans }
crafters-lap = lap { $lap }
crafters-meeples = meeples { $meeples }
crafters-shifts = Shifts
crafters-stored = Storage { $stored } of { $capacity }
crafters-tanks = Tanks
crafters-line = Bottling
crafters-shipped = Shipped
crafters-lab = Research
crafters-recipes = Recipes
crafters-used = used this season
crafters-used-by = used by { $names }
crafters-batches = { $count ->
    [one] 1 batch
   *[other] { $count } batches
}
crafters-season = Year { $year }, { $season }, { $phase }.
crafters-rep = Rep { $rep }
crafters-shifts-left = shifts left { $free } of { $all }
crafters-total = total { $total }
crafters-unused = This shift would do nothing. Choose it again to pass.
crafters-start = { $name } has the starting player token
crafters-hire = For hire (cost each Winter)
crafters-partnerships = Partnership cards left
crafters-collaboration = Collaboration
crafters-unclaimed = unclaimed
crafters-interns-supply = { $count ->
    [0] No intern in the supply
    [one] { $count } intern in the supply
   *[other] { $count } interns in the supply
}
crafters-interns = interns: { $now } now, { $soon } next season, { $later } in two seasons
