# What the commands say around a game; the titles have their own catalogues.

language-name = English
player = Player { $number }
nobody = nobody
on = on
off = off

source-fact = printed
source-inferred = inferred
source-house = house
source-pack = pack

replay-setup = { $title }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, pack { $pack }, rules version { $rules }
replay-seed = Seed { $seed }
replay-commitment = Honest dice, commitment { $commitment }
replay-from-record = The first { $step } steps come from elsewhere (an imported record, or a restored copy); then new dice.
replay-undone = { $count ->
    [one] 1 step that had shown something was taken back.
   *[other] { $count } steps that had shown something were taken back.
}
replay-options = Options: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = The game is not finished: { $name } is to decide.
replay-over = The game is over.
replay-place = { $place }. { $name }: { $total }
replay-at = After step { $step } of { $steps }
replay-asks = { $name } is to decide: { $decision }
replay-choices = Choices:
replay-refused = Not now:
replay-board = Position:

rules-of = The rules of { $title }
rules-rule = rule { $rule }

cards-of = { $title }: content of the pack “{ $pack }”
cards-sources = printed = stands in a rulebook; inferred = follows from what is printed; house = our own design; pack = changed by the pack

hint-chance = { $rank }. { $action } · wins { NUMBER($percent, maximumFractionDigits: 0) } %
hint-points = { $rank }. { $action } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to expect
hint-gain = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $term }
hint-reasons = Against an average move: { $reasons }
hint-no-reasons = No better and no worse than an average move for now; the search sees its use later.
hint-risk = { NUMBER($percent, maximumFractionDigits: 0) } % { $term }
hint-risks = Risk: { $risks }

analyse-known-all = Seen with everything that was hidden
analyse-known-seat = Seen with what { $name } could know
analyse-known-spectator = Seen with what everybody could know
analyse-win-chance = Chance to win, %
analyse-expected-points = Points to expect
analyse-step = Step
analyse-points-of = Points of { $name }
analyse-turning-points = Turning points:
analyse-no-turning-point = No single step turned the game.
analyse-chance-swing = { $name }: { NUMBER($before, maximumFractionDigits: 0) } % → { NUMBER($after, maximumFractionDigits: 0) } %
analyse-points-swing = { $name }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = Written: { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } { $low } to { $high }
forecast-chance = { $what } ({ $chance }%)
forecast-or = { $first } or { $second }

# what a title without its own evaluation or facts has
term-points = points so far
fact-points = Points
