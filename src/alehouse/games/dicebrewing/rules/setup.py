"""Setup: pieces dealt out, the row of recipes, the start player (SU-01 to SU-11, DB-001)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.dicebrewing import events, kinds
from alehouse.games.dicebrewing.dice import NO_DIE, plain
from alehouse.games.dicebrewing.rules.season import begin_round
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def new_player() -> DiceBrewingPlayer:
    """SU-02: one die of each color, not rolled yet."""
    player = DiceBrewingPlayer()
    player.active = [plain(colour, 0) for colour in range(4)]
    player.storage = []
    player.base = vec[i64]([NO_DIE] * kinds.SPACE_COUNT)
    player.speed = vec[i64]([NO_DIE] * kinds.SPACE_COUNT)
    player.ingredients = vec[i64]([0] * kinds.INGREDIENT_COUNT)
    player.tokens = vec[i64]([0] * (2 * kinds.TOKEN_COUNT))
    player.brewed = []
    return player


def lay_out(s: DiceBrewingState) -> None:
    """Supply, markets, row and deck (SU-03 to SU-10)."""
    content = s.content
    s.players = [new_player() for seat in range(s.seats)]
    s.seeds = content.seeds
    _hand_out(s, 1)
    s.played = vec[i64]([0] * kinds.TOKEN_COUNT)
    s.chosen = []
    s.supply = vec[i64]([count - s.seats for count in content.dice_count])
    s.market = content.market[:]
    s.black_market = content.black_market[:]
    cards: list[i64] = list(range(len(content.recipes)))
    if s.advanced:
        s.shuffle(cards)
        s.row = [cards.pop() for slot in range(content.row_size[s.seats])]
        s.deck = cards
    else:
        s.row = content.starters(s.seats)
        s.shuffle(s.row)
        s.deck = [card for card in cards if card not in s.row]
        s.shuffle(s.deck)


def _hand_out(s: DiceBrewingState, times: i64) -> None:
    """SU-02: coins, seeds and experience of everybody, in turn order; -1 times takes them back."""
    content = s.content
    for turn in range(s.seats):
        p = s.players[(s.priority + turn) % s.seats]
        p.coins += times * content.start_coins[turn]
        p.seeds += times * content.start_seeds[turn]
        p.experience += times * content.start_experience[turn]
        s.seeds -= times * content.start_seeds[turn]


class StartPlayer(Step[DiceBrewingState]):
    """DB-001: the highest roll begins; those who tie for it roll again."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        rolling: list[i64] = list(range(s.seats))
        while len(rolling) > 1:
            best: i64 = 0
            leaders: list[i64] = []
            for seat in rolling:
                value = s.die()
                s.tell(events.START_ROLL, seat, value)
                if value > best:
                    best = value
                    leaders = []
                if value == best:
                    leaders.append(seat)
            rolling = leaders
        _hand_out(s, -1)
        s.priority = rolling[0]
        _hand_out(s, 1)
        s.tell(events.FIRST, s.priority)
        s.round = 1
        begin_round(s)
