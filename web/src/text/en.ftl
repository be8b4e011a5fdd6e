# The page's own words. What is said about a game is in the title's catalogue.

## Everywhere

alehouse = Alehouse
skip = Skip to main content
pages = Pages
to-start = Alehouse, go to the start page
start-page = Start page
rules = Rules
cards = Cards
companion = Score sheets
workshop = Workshop
replays = Replays
about = About
menu = Menu
language = Language
language-invited = Invitations also open in this language, unless the guest has chosen another.
to-light = Light colors
to-dark = Dark colors
close = Close
loading = One moment…
again = Try again
you = You
guest = Guest
table = Table
join = Join
total = Total

## The start page

greeting = What are we brewing tonight?
greeting-about = Brewing games at one table. Play with friends by a link, on one screen, or against bots. No account needed.
play-now = Play now
new-table = New table
players = { $from }–{ $to } players
my-tables = My tables
your-turn = Your turn
plays = { $name } plays
gathering = Waiting for players
replay = Replay
open-seat = open seat
won-by = { $name } won with { $points }
you-had = you had { $points }
standing = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won, best { $best }
show-all = Show all { $count }
tables-save = Save my tables
tables-open = Import my tables
tables-taken = { $count ->
    [0] All tables in that list are already here.
    [one] One table was added.
   *[other] { $count } tables were added.
}
tables-unknown = That file is not a saved table list.
tables-refused = This browser stores no tables, or is out of space.
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
who-sits = Player in seat { $seat }
seat-me = me
seat-me-too = somebody else at this screen
seat-open = open, for a friend
seat-bot = bot: { $level }
name-of-seat = Name in seat { $seat }
open-seats-about = { $count ->
    [one] One seat stays open: you get a link to send.
   *[other] { $count } seats stay open: you get a link to send.
}
starts-at-once = All seats are taken, so the game starts right away.
options = Options
advanced = More settings
picked = { $count } chosen (choose { $from } to { $to })
pace = Pace
pace-about = If a player takes longer, a bot fills in until they return.
clock-free = no clock
clock-live = live, 5 minutes per decision
clock-day = one day per decision
clock-week = one week per decision
pack = Card values
pack-about = If you own the box, you can enter the printed values in a pack.
pack-name-house = House values
confirm-turns = Confirm turns
confirm-turns-about = A turn ends only when its player confirms it; until then it can be undone.
public = Listed
public-about = Anyone can find this table on the start page, join it and watch.
open-table = Open the table

## Joining and gathering

invited-title = Invitation
invited-sit = You are invited to a table
sit-down = Sit down
only-watch = Watch only
no-account = No account needed: your browser keeps the key to your seat.
all-here = All seats are taken
here = here
absent = away
sit-here = Sit here
sit-too = Another player here
stand-up = Stand up
bot-for-seat = Bot on seat { $seat }
bot-style = Style of the bot on seat { $seat }
no-bot = no bot
take-seat-away = Remove the player
begin = Begin
begin-when-full = Fill all seats or give them to bots first.
host-begins = The host starts the game when everybody is here.
this-table = This table
dice-seal = Dice seal
from-record = From a record
from-record-about = This table began with a recorded game. Whoever has that record may know what was hidden in it. All dice and cards from here on are new.
from-branch = From a running game
from-branch-about = This table began with a running game as one of its players knew it. Everything that this player could not know was drawn again.
invite = Invite
invite-about = Anyone with this link can watch, and join while a seat is open.
invite-link = Link
invite-qr = The link as a QR code
invite-text = Come and brew with us
copy-link = Copy
copied = Copied
share = Share
invited-by = { $name } invites you to a table
invite-local = Friends on other machines cannot open this link.
invite-local-about = It points to this computer only. Start Alehouse with “{ $command }” and open the page by this computer’s own address; the link then works in your network.

## At the table

board = Board
choices = Your choices
tab-others = Players
is-playing = { $name } is playing…
look-around = You have nothing to decide. Look around freely.
watching = You are watching.
confirm-turn = Confirm to end this turn.
confirm = Confirm the turn
plan-confirm = Confirm
plan-clear = Start over
plan-stopped = Stopped: “{ $action }” is no longer possible.
not-now = Not now ({ $count })
why-not = Why not?
needed = needed
you-have = you have
rule = Rule { $rule }
rule-untold = This rule is not yet available in this language.
whole-rules = All rules
undo = Undo
ask-undo = Ask to undo
undo-asked = The others have been asked.
restart-turn = Restart turn
skip-ahead = Skip ahead
key-u = Key: U
score = Score
score-so-far = Score so far
no-score = No points yet.
points-of = { $points ->
    [one] { $points } point; show where it comes from
   *[other] { $points } points; show where they come from
}
hint = Hint
hint-thinking = Thinking…
hint-about = A bot’s choice here, based on what you can know.
hint-none = There is nothing to advise now.
coach = A good move: { $action }
coach-do = Do it
coach-stop = No more advice
chat = Chat
chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
chat-empty = Nobody has said anything yet.
chat-line = Say something
send = Send
chat-seated-only = Only players at this table can chat.
a-watcher = A spectator
log = Log
log-empty = Nothing has happened yet.
since-your-turn = your last turn
show-step = Show step { $step }
log-undone = { $name } undoes a decision.
log-stood-in = A bot plays for { $name } for now.
log-came-back = { $name } is back.
log-revoked = The host removed { $name } from the seat.
log-abandoned = The game was abandoned.
watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
bot-level = Bot, { $level }
still-waiting = Still waiting for an answer…
line-lost = Connection lost. Reconnecting…
ask-undo-question = { $name } asks to undo the last decision.
ask-replace-question = { $name } asks for a bot to play for { $about }.
ask-replace-warning = { $name } asks for a bot to play for you. If you have not decided by { $time }, it may take over; you can come back at any time.
ask-replace-due = A bot takes over at { $time }.
ask-abandon-question = { $name } asks to end the game without a result.
ask-admit-question = { $name } asks to join the game and take over from { $about }.
ask-waiting = Waiting for { $names }
agree = Agree
disagree = No
hand-over = Hand over to { $name }
hand-over-about = The others look away. Nobody sees this table until you take over.
hand-over-off = Don’t ask again at this table
i-am = I am { $name }
seats-and-pace = Seats and speed
show-pace = Speed of other players’ moves
automatic = Nothing to decide here: { $action }
skip-obvious = Skip questions with a single sensible answer
    .about = The table gives that answer for you. Undo goes back to your own last decision.
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
come-back = Come back
absent-left = { $name }, you left, and a bot plays for you.
absent-late = { $name }, your time ran out, and a bot plays for you.
absent-vote = { $name }, the others asked for a bot to play for you.
leave-seat = Leave to a bot
ask-stand-in = Ask for a bot
ask-abandon = Ask to end the game
notices = Notify me when it is my turn
notices-about = You can be notified of your turn even when this page is closed.
notices-on = You will be notified from now on.
notices-off = You will no longer be notified.
notices-test = Send a test
notices-tested = A test is on its way.
notices-stop = Stop
push-on = Notify this browser
push-warning = A bot is about to take over
push-denied = The browser does not allow notifications.
push-impossible = This browser cannot be notified here. Use HTTPS, or a webhook.
webhook = Webhook
webhook-about = An address at Slack, Discord or your own server.
webhook-on = Use this webhook
sound-on = Sound is on
sound-off = Sound is off
text-mode = Text mode
rules-of-this = Rules of this game
cards-of-this = Cards of this game
export-record = Save the record
take-along = Take along
kept-for = { $days ->
    [one] The server keeps this table for one day. Save its record to keep it longer.
   *[other] The server keeps this table for { $days } days. Save its record to keep it longer.
 }
dice-sealed = dice sealed { $hash }
dice-sealed-about = The hash of the secret that determines all dice. The secret is revealed at the end.
cannot-open = This table cannot be opened
forget-table = Forget this table
broken-table = This game cannot continue
abandoned = The game ended without a result
all-choices = All choices
key-t = Key: T
clock-left = { $time } left
is-away = { $name } is away.
since-turn = Since your turn:

## The end

you-win = You win with { $points }
somebody-wins = { $name } wins with { $points }
shared-win = { $names } share the win with { $points }
play-again = Play again
dice-verified = Dice verified
dice-wrong = The dice do not match their seal

## Text mode

to-board = To the board
to-decide = Your decision
over = The game is over
text-type = Number or first letters
text-do = Choose
text-unknown = “{ $typed }” is not among the choices ({ $count }). Type a number or the beginning of a choice.
done = You chose: { $action }
position = Position

## Replay

game-goes-on = The game continues
at-start = The start of the game.
nothing-told = Nothing to report for this step.
score-sources = Where the points come from
score-over-time = Score over time
score-graph = Totals over time: { $lines }
chance-to-win = Chance to win
chance-about = the bots’ estimate in percent at each pause in play
chance-graph = Chance to win at the end: { $lines }
turning-points = Turning points
at-step = Step { $step }
what-if = What if?
what-if-about = Take any seat here; bots play the others. The original game stays as it is.
play-on = Play on from here
play-on-from = Play on from step { $step }
share-link = Link to this step
scrubber = Steps of the game
step-back = Back
step-on = Next
run = Play
pause = Pause
step-of = Step { $step } of { $steps }
go-by = Step by
by-action = action by action
by-turn = turn by turn
by-phase = phase by phase
replay-text = Look at this game
through-eyes = seen by
everybody = everybody
speed = Speed { $speed }
import-record = Open a record
import-record-about = A file ending in .ale, saved from any Alehouse.
choose-file = Choose a file
my-finished = My finished games
no-finished = None yet.

## Learning

tutorial = Tutorial
learn-title = Learn by playing
learn-about = A tutorial guides you through a game move by move on the real board. The rules and all cards are always at hand.
learn-minutes = 5 to 8 minutes
learn-done = Done
lesson-of = Step { $step } of { $steps }
lesson-on = Continue
lesson-again = Start over
lesson-resume = Continue the tutorial
lesson-first = “{ $tried }” is allowed too. For now, try “{ $move }” first.

## Rules and cards

rules-titled = Rules: { $title }
cards-titled = Cards: { $title }
chapters = Chapters
search-rules = Search the rules
search-cards = Search the cards
nothing-found = No results for “{ $sought }”.
print-pdf = Print ({ $paper ->
    [letter] Letter
   *[other] A4
})
print-about = Print and play: cards, boards, sheets, tokens and rules as a PDF
print-making = Making the PDF…
cards-about = Every value shows its source.
no-rules-text = This game comes without a rules text.
which-cards = Which cards
all-cards = All
source-fact-about = Printed in a rulebook.
source-inferred-about = A ruling: it follows from the rulebook but is not printed there.
source-house-about = Our own design, because the rulebooks do not print it.
source-pack-about = Entered by the owner of a box.
mark-house = House value: our own, not printed
    .letter = h
mark-pack = Value from a pack
    .letter = p

## About

about-title = What Alehouse is
about-text = Alehouse is a table for three brewing games: with friends by a link, on one screen, or against bots, in four languages. It explains why something is not allowed, shows the odds before you click, and keeps every game for replay.
about-house-text = The rulebooks do not print the card faces. Where a value is missing, we designed one and marked it. If you own the box, you can enter the real values in a pack.
honest-dice-text = At the start of a game the server shows the hash of a secret. Then every player’s browser mixes in a random number. All dice and cards follow from the secret, these numbers and the moves, so nobody can choose them, not even the server’s operator; and a move that is undone and played again meets the same dice. At the end the secret is revealed, and your browser checks that it matches the hash and that its own number was used. The record of the game can be verified die by die.
about-data = What is stored
about-data-text = No account, no cookies, no statistics. Your browser keeps your name, your tables and the keys to your seats; the server keeps the games and only hashes of the keys. Save your tables to take them to another browser.
about-fonts = Fonts
about-fonts-text = The page is set in Vollkorn and Alegreya Sans, under the SIL Open Font License.
about-licenses = Licenses of fonts and libraries
about-keys = Keys
about-keys-text = Tab and Enter reach everything. At a table, T goes to the choices, 1 to 9 choose, U undoes, H gives a hint, S shows the score, C opens the chat, Escape closes and Space skips ahead. In a replay, the arrow keys step.
about-keys-more = L opens the log. While the list of choices is open, 1 to 9 choose and Escape folds it.

## Score sheets

companion-about = For a game on your own table. It works offline and stays on this device.
add-player = Add a player
drop-player = Remove a player
clear-sheet = Clear
score-sheet = Score sheet
what-counts = Category
cell = { $what }, { $name }

## The host in this browser

host-loading = Loading the games, { $percent }. This is needed only once.
host-starting = Starting the games…
host-failed = The games could not be loaded. Check the network and try again.
host-storage-refused = This browser does not let Alehouse store anything, so your games end when you close this page. A window that is not private may help.
host-storage-unwritten = The browser could not save the last move; it may be out of space. Make some room, then reload this page.
host-greeting = Three brewing games in your browser, against bots or on one screen. No account, no server, no network needed.
host-update = A new version is ready.
host-update-now = Update now
host-here = This table exists only in this browser. To continue with others, save the record from the menu and open it on an Alehouse server, under Replays.
host-honest-dice = At the start of a game, the hash of a secret is shown. Then your browser mixes in a random number. All dice and cards follow from the secret, this number and the moves, so nobody can choose them; and a move that is undone and played again meets the same dice. At the end, the secret is revealed, and your browser checks that it matches the hash and that its own number was used. The record of the game can be verified die by die.
host-about-data = No account, no cookies, no statistics. Your browser keeps your name, your tables and your games, and nothing leaves this device. Save your tables to take them to another browser.

## What went wrong

problem-offline = The server cannot be reached. Check the network and try again.
problem-internal = Something went wrong. Try again.
problem-log-full = This table can only continue: its history is too long for anything else.
problem-bad-message = The server did not understand this page. Reload it.
problem-bad-setup = These settings do not work together: { $detail }
problem-bad-record = This record cannot be read: { $detail }
problem-bad-pack = This pack cannot be read: { $detail }
problem-bad-target = The server does not send to that address.
problem-bad-text = Use 1 to { $longest } characters.
problem-broken = This game can no longer be played; its record can still be saved.
problem-cannot-print = This server cannot make PDFs. Its host can add the extra “print” (see docs/print.md).
problem-closing = There was no answer in time. Try again.
problem-illegal = The rules do not allow that now.
problem-no-notices = This server cannot send notifications.
problem-no-open-seat = There is no open seat left. You can watch.
problem-no-proposal = That request is no longer open.
problem-no-stand-in = Nobody plays for that seat.
problem-no-such-seat = There is no such seat.
problem-not-absent = This player has neither left nor missed a deadline.
problem-not-host = Only the host of the table may do that.
problem-not-over = You can save the record when the game is over.
problem-not-seated = Take a seat first.
problem-not-started = The game has not begun.
problem-not-waiting = Nobody is waiting for that seat.
problem-not-your-seat = That is not your seat.
problem-not-your-turn = It is not your turn.
problem-nothing-to-confirm = There is nothing to confirm.
problem-nothing-to-undo = There is nothing to undo.
problem-over = The game is over.
problem-proposal-pending = Another request is already open.
problem-seat-taken = That seat is taken.
problem-seats-open = Some seats are still open.
problem-stale = Somebody was faster. This is the new position.
problem-started = The game has already begun.
problem-too-big = That is too long.
problem-too-early = Wait a little longer before you ask.
problem-too-fast = Too fast. Try again in a moment.
problem-too-many-viewers = Too many people are watching this table.
problem-unconfirmed = Another player has to confirm first.
problem-unknown-action = This page and the server disagree. Reload the page.
problem-unknown-level = There is no such bot.
problem-unknown-path = The server does not offer that.
problem-unknown-table = There is no such table.
problem-wrong-invite = This invitation is not valid.
problem-wrong-origin = This page comes from another server.
problem-wrong-token = The key to this seat is no longer valid.
