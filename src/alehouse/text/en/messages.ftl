# What the commands say around a game; the titles have their own catalogues.

language-name = English
player = Player { $number }
nobody = nobody
face-value = { $value }
face-by-players = { $players ->
    [one] one player
   *[other] { $players } players
}: { $values }
face-by-turn = { $players } players, in turn order: { $values }
labeled = { $label }: { $text }
refused-choice = { $choice } · { $reason }
clauses = { $first }; { $second }
on = on
off = off
yes = yes
no = no

source-fact = printed
source-inferred = ruling
source-house = house
source-pack = pack
house-rule = (House rule.)

replay-setup = { $title }, { $seats ->
    [one] one player
   *[other] { $seats } players
}, { $pack } pack, rules version { $rules }
replay-seed = Seed { $seed }
replay-commitment = Honest dice, commitment { $commitment }
replay-from-record = Everything up to step { $step } comes from elsewhere (an imported record or a restored copy); then the dice are new.
replay-undone = { $count ->
    [one] 1 step that had revealed something was undone.
   *[other] { $count } steps that had revealed something were undone.
}
replay-options = Options: { $options }
replay-step = { $step }. { $name }: { $action }
replay-unfinished = The game is not finished: waiting for { $name }.
replay-over = The game is over.
replay-place = { $place }. { $name }: { $total }
replay-at = After step { $step } of { $steps }
replay-asks = Waiting for { $name }: { $decision }
replay-choices = Choices:
replay-refused = Not now:
replay-board = Position:

rules-of = The rules of { $title }

cards-of = { $title }: content of the pack “{ $pack }”
cards-sources = printed = in a rulebook; ruling = follows from the rulebook but is not printed; house = our own design; pack = changed by the pack

hint-move = { $rank }. { $action } · { $value }
hint-win = { NUMBER($percent, maximumFractionDigits: 0) } ± { NUMBER($margin, maximumFractionDigits: 0) }% to win
hint-expected = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } stars expected
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected
}
hint-behind = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } fewer stars
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer points
}
hint-equal = about equal ({ $behind })
hint-why = Why: { $gains }
hint-why-later = Why, later in the game: { $gains }
hint-no-reason = No single reason stands out.
hint-price = Price: { $costs }
hint-gain = { $unit ->
    [stars] { $what } (+{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (+{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-cost = { $unit ->
    [stars] { $what } (−{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) })
   *[points] { $what } (−{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) })
}
hint-risk = { NUMBER($percent, maximumFractionDigits: 0) }% risk of { $loss }

# the review of a finished game
review = Review
review-about = Decisions that clearly cost something, judged by what the player could know then. Every move was played on many times with the same chances.
review-progress = { $done } of { $steps } steps reviewed
review-played = Step { $step }, { $name }: { $action }
review-better = Better: { $action } ({ $gain })
review-gain = { $unit ->
    [stars] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } more stars
   *[points] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } more points
}
review-rule = { $why } ({ $rule })
review-none = { $name }: no clear mistake
review-luck = { $name }: { $luck }; { $total } in the end, { NUMBER($fair, maximumFractionDigits: 1) } without luck
review-lucky = { $unit ->
    [stars] good luck worth { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } stars
   *[points] good luck worth { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
review-unlucky = { $unit ->
    [stars] bad luck costing { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } stars
   *[points] bad luck costing { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
review-even = luck about even
review-no-chance = This game left nothing to chance.
review-play-on = To play on from there: { $command }

analyse-known-all = With all hidden information
analyse-known-seat = With { $name }’s information
analyse-known-spectator = With public information only
analyse-win-chance = Chance to win, %
analyse-expected-points = Expected points
analyse-step = Step
analyse-points-of = { $name }’s points
analyse-turning-points = Turning points:
analyse-no-turning-point = No single step decided the game.
analyse-chance-swing = { $name }: { NUMBER($before, maximumFractionDigits: 0) }% → { NUMBER($after, maximumFractionDigits: 0) }%
analyse-points-swing = { $name }: { NUMBER($before, maximumFractionDigits: 1) } → { NUMBER($after, maximumFractionDigits: 1) }
analyse-written = Wrote { $files }

# forecasts: what an action will bring
forecast-change = { $fact } { $change }
forecast-range = { $fact } { $low } to { $high }
forecast-chance = { $what } ({ $chance }%)
forecast-or = { $first } or { $second }

# what a title without its own evaluation or facts has
term-points = points so far
    .more = more points
    .less = fewer points
term-experience = experience from other games
    .more = a position that usually scores more
    .less = a position that usually scores less
fact-points = Points

## Fields of a position

word-decision = decision
word-id = name
word-left = left
word-phase = phase
word-phases = phases
word-place = place
word-players = players
word-seat = seat
word-seats = seats
word-title = game
word-to_act = to decide
word-total = total
word-turn = turn
word-used = used
word-what = what
word-first = first player
word-kind = kind
hint-forecast = Forecast: { $forecast }

## Print-and-play

print-contents = In this file
print-needs = You also need
print-how = How to print
print-scale = Print at actual size (100%, no fitting to the page). This line must be 50 mm long:
print-duplex = Print card sheets on both sides, flipped on the long edge: the backs follow their fronts.
print-paper = Stiff paper (200 g/m² or more) suits cards, boards and tokens; plain paper suits sheets and rules.
print-name = Name
print-total = Total
print-options = Options of this game
print-values = Where these values differ from the rules above, the values count.
print-scores = Score sheet
print-mods = Mods
print-doors = A bar in a wall is a door.
print-board = Board
print-tokens = Tokens
print-dice = six-sided dice
print-pencils = pencils
print-cubes = cubes or other markers
print-from-players = from { $count } players
print-first = First player
print-season = Season
print-count = { $count } × { $name }
printed-house = Our own design: no rulebook prints this value.
printed-pack = Changed by the content pack.
print-made = Made with Alehouse { $version }, content { $digest }.

## Bots

level-random = random
level-newcomer = newcomer
level-novice = novice
level-casual = casual
level-regular = regular
level-expert = expert
level-master = master
level-grandmaster = grandmaster
level-greedy = { level-regular }
level-in-style = { $level }, { $style }
style-none = balanced
style-cautious = cautious
style-greedy = greedy
style-aggressive = aggressive
