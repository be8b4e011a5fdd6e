# What the commands say around a game; the titles have their own catalogues.

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
