# The page's own words. What is said about a game is in the title's catalogue.

## Everywhere

alehouse = Alehouse
skip = To the main part
pages = Pages
to-start = Alehouse, to the start page
start-page = Start page
rules = Rules
cards = Cards
companion = Score sheets
replays = Replays
about = About
menu = Menu
language = Language
language-invited = Invitations open in it too, unless the guest has chosen another.
to-light = Light colours
to-dark = Dark colours
close = Close
loading = One moment …
again = Try again
you = You
guest = Guest
table = Table
join = Join
total = Total

level-random = rolls dice
level-novice = novice
level-regular = regular
level-greedy = regular
level-master = master

## The start page

greeting = What are we brewing tonight?
greeting-about = Brewing games at one table. Play with friends by a link, on one screen, or against bots. No account needed.
play-now = Play now
new-table = New table
players = { $from }–{ $to } players
my-tables = My tables
your-turn = Your turn
plays = { $name } plays
gathering = Gathering
replay = Replay
open-seat = open seat
won-by = { $name } won with { $points }
show-all = Show all { $count }
tables-save = Save this list
tables-open = Open a saved list
tables-taken = { $count ->
    [0] All tables of that list are here already.
    [one] One table was added.
   *[other] { $count } tables were added.
}
tables-unknown = That file is no saved list of tables.
open-tables = Open tables
seats-open = { $count ->
    [one] One open seat
   *[other] { $count } open seats
}
invited = Invited by a friend?
invited-hint = Link or table code
join-unknown = That is neither a link nor a table code.
more = More
learn = Learn to play
one-screen = One screen
honest-dice = Honest dice
unofficial = An unofficial implementation with its own wording and drawings. Titles belong to their owners.
about-house = About house cards

## A new table

which-game = Which game?
my-name = My name
how-many = Players
who-sits = Who sits on seat { $seat }
seat-me = me
seat-me-too = somebody else at this screen
seat-open = open, for a friend
seat-bot = bot: { $level }
name-of-seat = Name on seat { $seat }
open-seats-about = { $count ->
    [one] One seat stays open: you get a link to send.
   *[other] { $count } seats stay open: you get a link to send.
}
starts-at-once = All seats are taken: the game starts at once.
options = Options
advanced = More settings
picked = { $count } chosen, { $from } to { $to } wanted
pace = Pace
pace-about = Who takes longer is helped out by a bot until they are back.
clock-free = no clock
clock-live = live, 5 minutes a decision
clock-day = a day for each decision
clock-week = a week for each decision
pack = Card values
pack-about = Owners of the box can enter the printed values as a pack.
confirm-turns = Confirm turns
confirm-turns-about = A turn ends only when its player says so; until then it can be taken back.
public = Listed
public-about = Anybody may find this table on the start page, join and watch.
open-table = Open the table

## Joining and gathering

invited-title = Invitation
invited-sit = You are invited to a table
sit-down = Sit down
only-watch = Only watch
no-account = No account: your browser keeps the key to your seat.
all-here = All seats are taken
here = here
absent = away
sit-here = Sit here
sit-too = One more here
stand-up = Stand up
bot-for-seat = Bot on seat { $seat }
no-bot = no bot
take-seat-away = Take the seat away
begin = Begin
begin-when-full = Fill or give away all seats first.
host-begins = The host begins the game when everybody is here.
this-table = This table
dice-seal = Dice seal
invite = Invite
invite-about = Whoever has this link may watch, and join while a seat is open.
invite-link = Link
invite-qr = The link as a QR code
invite-text = Come and brew with us
copy-link = Copy
copied = Copied
share = Share

## At the table

board = Board
turn-bar = Whose turn it is
choices = Your choices
sections = Parts of the table
tab-board = Board
tab-mine = Mine
tab-others = Players
tab-log = Log
your-turn-name = Your turn, { $name }
is-playing = { $name } is playing …
look-around = Nothing to decide. Look around freely.
watching = You are watching.
confirm-turn = This turn is over once you confirm it.
confirm = Confirm the turn
choose = Choose
not-now = { $count ->
    [one] Not now (1)
   *[other] Not now ({ $count })
}
why-not = Why not?
needed = needed
you-have = you have
rule = Rule { $rule }
rule-untold = This rule is not told in this language yet.
whole-rules = All rules
undo = Undo
ask-undo = Ask to undo
undo-asked = The others are asked.
restart-turn = Restart turn
skip-ahead = Skip ahead
key-u = Key: U
score = Score
score-so-far = Score so far
no-score = No points yet.
points-of = { $points ->
    [one] { $points } point, show where it comes from
   *[other] { $points } points, show where they come from
}
hint = Hint
hint-thinking = Thinking …
hint-about = What a bot would do here, from what you can know.
hint-none = There is nothing to advise on now.
hint-chance = wins { $chance }
hint-points = about { $points } points
hint-for = for it
hint-against = risk
chat = Chat
chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
chat-empty = Nobody has said anything yet.
chat-line = Say something
send = Send
chat-seated-only = Only who has a seat may speak.
a-watcher = A watcher
log = Log
newest-first = newest first
log-empty = Nothing has happened yet.
since-your-turn = your last turn
show-step = Show step { $step }
log-undone = { $name } takes a step back.
log-stood-in = A bot plays for { $name } for now.
log-came-back = { $name } is back.
log-revoked = The host took the seat of { $name } away.
log-abandoned = The game was abandoned.
watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
bot-level = Bot, { $level }
still-waiting = Still waiting for the server …
line-lost = The line is down. We are trying to get back …
ask-undo-question = { $name } asks to take a step back.
ask-replace-question = { $name } asks for a bot to play for { $about }.
ask-replace-warning = { $name } asks for a bot to play for you. If you have not decided by { $time }, it may take over; you can come back at any time.
ask-replace-due = A bot takes over at { $time }.
ask-abandon-question = { $name } asks to end the game without a result.
ask-admit-question = { $name } asks to join the game and take over from { $about }.
ask-waiting = Waiting for { $names }
agree = Agree
disagree = No
hand-over = Hand over to { $name }
hand-over-about = The others look away. Nobody sees this table before you take it.
hand-over-off = Do not ask again at this table
i-am = I am { $name }
seats-and-pace = Seats and speed
show-pace = How fast moves of others are shown
pace-calm = calm
pace-brisk = brisk
pace-instant = at once
come-back = Come back
absent-left = { $name }, you left, and a bot plays for you.
absent-late = { $name }, your time ran out, and a bot plays for you.
absent-vote = { $name }, the others asked for a bot to play for you.
leave-seat = Leave to a bot
ask-stand-in = Ask for a bot
ask-abandon = Ask to end the game
notices = Tell me when it is my turn
notices-about = Even if this page is closed, you can be told that it is your turn.
notices-on = From now on you will be told.
notices-off = Nothing will be sent any more.
notices-test = Send a test
notices-tested = A test is on its way.
notices-stop = Stop
push-on = Notify this browser
push-warning = A bot is about to take over
push-denied = The browser does not allow notifications.
push-impossible = This browser cannot be notified here. Use HTTPS, or a webhook.
webhook = Webhook
webhook-about = An address of Slack, Discord or your own server.
webhook-on = Use this webhook
sound-on = Sound is on
sound-off = Sound is off
text-mode = Text mode
rules-of-this = Rules of this game
cards-of-this = Cards of this game
export-record = Save the record
kept-for = The server keeps this table for { $days } days. Save its record to keep it longer.
dice-sealed = dice sealed { $hash }
dice-sealed-about = The hash of the secret that all dice come from. The secret is opened at the end.
cannot-open = This table cannot be opened
forget-table = Forget this table
broken-table = This game cannot go on
abandoned = The game ended without a result

## The end

you-win = You win with { $points }
somebody-wins = { $name } wins with { $points }
shared-win = { $names } share the win with { $points }
play-again = Play again
dice-verified = Dice verified
dice-wrong = The dice do not fit their seal

## Text mode

to-board = To the board
to-decide = To decide
over = The game is over
text-type = Number or first letters
text-do = Do it
text-unknown = “{ $typed }” is none of the { $count } choices. Type a number, or how a choice begins.
done = Done: { $action }
position = Position

## Replay

game-goes-on = The game goes on
at-start = The start of the game.
nothing-told = Nothing was told in this step.
score-sources = Where the points come from
score-over-time = Score over time
score-graph = Totals over time: { $lines }
chance-to-win = Chance to win
chance-about = percent at every quiet moment, as the bots judge it
chance-graph = Chance to win at the end: { $lines }
turning-points = Turning points
at-step = Step { $step }
what-if = What if?
what-if-about = Take any seat here; bots play the others. The original game stays as it is.
play-on = Play on from here
share-link = Link to this step
scrubber = Steps of the game
step-back = Back
step-on = On
run = Play
pause = Pause
step-of = Step { $step } of { $steps }
go-by = Go
by-action = action by action
by-turn = turn by turn
by-phase = phase by phase
replay-text = Look at this game
through-eyes = seen by
everybody = everybody
speed = Speed { $speed }
import-record = Open a record
import-record-about = A file that ends with .ale, saved from any Alehouse.
choose-file = Choose a file
my-finished = My finished games
no-finished = None yet.

## Learning

tutorial = Tutorial
learn-title = Learn by playing
learn-about = A tutorial shows you a game move by move, on the real board. The rules and all cards are beside it whenever you want to know more.
learn-minutes = 5 to 8 minutes
learn-done = Done
lesson-of = Step { $step } of { $steps }
lesson-on = Go on
lesson-again = Once more
lesson-resume = Go on with the tutorial
lesson-first = “{ $tried }” is allowed as well. For now try this one first: “{ $move }”.

## Rules and cards

rules-titled = Rules: { $title }
cards-titled = Cards: { $title }
chapters = Chapters
search-rules = Search the rules
search-cards = Search the cards
nothing-found = Nothing was found for “{ $sought }”.
cards-about = Every value says where it comes from.
which-cards = Which cards
all-cards = All
source-fact-about = Stands in a rulebook.
source-inferred-about = Follows from what is printed.
source-house-about = Our own design, because the rulebooks do not print it.
source-pack-about = Entered by the owner of a box.
mark-house = House value: our own, not printed
    .letter = h
mark-pack = Value from a pack
    .letter = p

## About

about-title = What this is
about-text = Alehouse is a table for three brewing games: for friends by a link, on one screen, or against bots, in four languages. It tells why something is not allowed, shows the odds before the click, and keeps every game replayable.
about-house-text = The rulebooks do not print the card faces. Where a value is missing, we designed one and marked it. Owners of a box can enter the real values as a pack.
honest-dice-text = At the start of a game the server shows the hash of a secret. All dice follow from that secret and the number of the action. At the end the secret is opened, and your browser checks that it fits the hash. The record of the game can be verified die by die.
about-data = What is kept
about-data-text = No account, no cookies, no statistics. Your browser keeps your name, your tables and the keys to your seats; the server keeps the games and only hashes of the keys. Save the list of your tables to take them to another browser.
about-fonts = Letters
about-fonts-text = The page is set in Vollkorn and Alegreya Sans, under the SIL Open Font License.
fonts-licence = Licence of the fonts
about-keys = Keys
about-keys-text = Tab and Enter reach everything. At a table: T goes to the choices, U takes back, H gives a hint, S shows the score, C opens the chat, Escape closes, Space skips ahead. In a replay the arrows step.

## Score sheets

companion-about = For the game on your own table. It works without a network and stays on this device.
add-player = Player
drop-player = One less
clear-sheet = Clear
score-sheet = Score sheet
what-counts = What counts
cell = { $what }, { $name }

## What went wrong

problem-offline = The server cannot be reached. Check the network and try again.
problem-internal = Something went wrong on the server. Try again.
problem-log-full = This table can only go on: its history is too long for anything else.
problem-bad-message = The server did not understand this page. Reload it.
problem-bad-setup = These settings do not go together: { $detail }
problem-bad-record = This record cannot be read: { $detail }
problem-bad-target = The server does not send to that address.
problem-bad-text = 1 to { $longest } visible characters are wanted.
problem-broken = This game can no longer be played; its record can still be saved.
problem-closing = The server did not answer in time. Try again.
problem-illegal = The rules do not allow that now.
problem-no-notices = This server cannot send notifications.
problem-no-open-seat = No seat is open any more. You can watch.
problem-no-proposal = Nothing is being asked any more.
problem-no-stand-in = Nobody plays for that seat.
problem-no-such-seat = There is no such seat.
problem-not-absent = This player has neither left nor missed a deadline.
problem-not-host = Only the host of the table may do that.
problem-not-over = The record can be saved when the game is over.
problem-not-seated = Take a seat first.
problem-not-started = The game has not begun.
problem-not-waiting = Nobody waits for that seat.
problem-not-your-seat = That is not your seat.
problem-not-your-turn = It is not your turn.
problem-nothing-to-confirm = There is nothing to confirm.
problem-nothing-to-undo = There is nothing to take back.
problem-over = The game is over.
problem-proposal-pending = Something is being asked already.
problem-seat-taken = That seat is taken.
problem-seats-open = Seats are still open.
problem-stale = Somebody was faster: here is the new position.
problem-started = The game has begun already.
problem-too-big = That is too long.
problem-too-early = Wait a little longer before you ask.
problem-too-fast = Too fast. Try again in a moment.
problem-too-many-viewers = Too many people watch this table.
problem-unconfirmed = Another player has to confirm first.
problem-unknown-action = This page and the server disagree. Reload the page.
problem-unknown-level = There is no such bot.
problem-unknown-path = The server does not offer that.
problem-unknown-table = There is no such table.
problem-wrong-invite = This invitation is not valid.
problem-wrong-origin = This page comes from another server.
problem-wrong-token = The key to this seat is no longer valid.
