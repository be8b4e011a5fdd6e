# What the workshop says: it is loaded with that page.

## Packs of one's own

workshop-about = Make your own cards: enter those of your box, change numbers, leave entries out. Everything is kept in this browser; you can save a pack as a file, share it by link and play with it.
workshop-new = New pack
workshop-name = Name of the pack
workshop-my-box = My box
workshop-begin = Begin
workshop-import = Open a file
workshop-mine = My packs
workshop-delete = Delete
workshop-delete-sure = Delete “{ $name }”? This cannot be undone.
workshop-link-wrong = This link holds no pack, or only a part of one.

## The editor

workshop-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
workshop-good = Ready to play
workshop-kept = Saved in this browser
workshop-not-kept = This browser did not save the last change. Save the pack as a file.
workshop-play = Play with this pack
workshop-export = Save as a file
workshop-entries = Entries
workshop-section-changed = { $section } ({ $count } changed)
workshop-choose = Choose an entry to change it, copy it or leave it out.
workshop-only = Leave out all others
workshop-mark-changed = changed
workshop-mark-new = new
workshop-mark-out = left out
workshop-wrong = problem
workshop-copy = Copy as a new one
workshop-leave-out = Leave out
workshop-put-back = Put back
workshop-reset = Undo my changes
workshop-preview = As it will be shown
workshop-preview-old = The card shows the last values that fit.
workshop-no-fields = Only the name of this entry can be changed.
workshop-add-item = Add
workshop-item = No. { $number }
workshop-drop-item = Remove no. { $number }
workshop-leave-field = Without
workshop-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
workshop-by-players-about = One number for all, or one per player in turn order with commas between them.

## What a field may hold

workshop-wanted = This value is not allowed here.
workshop-wanted-whole = A whole number from { $low } to { $high } is needed.
workshop-wanted-list = { $low } to { $high } of them are needed.
workshop-wanted-word = Choose one of them.
workshop-wanted-name = Use 1 to 200 characters.
workshop-wanted-by-players = Whole numbers from { $low } to { $high } are needed: one, or one per player.

## Bot games and sharing

workshop-games = Bot games
workshop-games-about = Bots play with this pack in the background. 1.00 is a fair share of the wins; where the interval does not contain it, something helps or hurts.
workshop-games-play = Play { $games } bot games
workshop-games-stop = Stop watching
workshop-games-wrong = First the pack must be free of problems.
workshop-games-done = { $done } of { $games } games
workshop-games-old = The pack has changed since these games.
workshop-games-who = Seat or entry
workshop-games-seat = Player { $number } in turn order
workshop-games-met = Had it
workshop-games-share = Wins
workshop-games-interval = 95% interval
workshop-share = Share by link
workshop-share-about = The link holds the whole pack. Anyone who opens it gets a copy.
workshop-share-long = This pack is too large for a link ({ $length } characters; at most { $longest }). Save it as a file instead.

## Fields of entries; what has no message here has one in the title's catalogue

workshop-field-name = Name
workshop-field-copies = Copies in the deck
workshop-field-do = Effect
workshop-field-effect = Effect
workshop-field-effects = Effects
workshop-field-amount = Value
workshop-field-also = Second value
workshop-field-value = Value
workshop-field-what = What
workshop-field-when = When
workshop-field-limit = Limit
workshop-field-expansion = Only with the expansion
workshop-field-kind = Kind
workshop-field-members = Members
workshop-field-dice = Dice
workshop-field-bonus = Bonus
workshop-field-taste = Taste
workshop-field-left = Left icons, before the fight
workshop-field-right = Right icons, after the fight
workshop-field-abilities = Abilities
workshop-field-doors = Doors
workshop-field-to = Leading to
workshop-field-ingredient = Ingredient
workshop-field-room = Room
workshop-field-difficulty = Difficulty
workshop-field-quality = Quality
workshop-field-rule = Rule
workshop-field-special = Special rule
workshop-field-task = Task
workshop-field-from = From
workshop-field-by-players = By number of players
workshop-field-letter = Letter
workshop-field-count = Count
workshop-field-points = Points
workshop-field-type = Type of beer
workshop-field-level = Level
workshop-field-starter = In the first row, from this many players
workshop-field-coins = Coins
workshop-field-with = With
workshop-field-least = At least
workshop-field-at-least = At least
workshop-field-stack = Pieces in the stack
workshop-field-price = Price
workshop-field-discount = Price by die, 1 to 6
workshop-field-opens = Opens at
workshop-field-speed = Speed slot
workshop-field-seeds = Seeds
workshop-field-harvest = Harvest
workshop-field-shared-harvest = Shared harvest
workshop-field-style = Style
workshop-field-basic = Basic
workshop-field-first = For a first game
workshop-field-cost = Cost
workshop-field-symbol = Symbol
workshop-field-advanced = Advanced
workshop-field-per = For every
workshop-field-restock = Restocked with
workshop-field-flows = Actions
workshop-field-half = Half
workshop-field-most-yeast = Yeast at most
workshop-field-few = With few players
workshop-field-many = With many players
workshop-field-give = Give
workshop-field-get = Get

## Values that no title has a word for

workshop-value-ingredient = search for an ingredient
workshop-value-take-all = take everything there
workshop-value-traders = Traders Market
