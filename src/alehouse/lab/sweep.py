"""The effect of one or two numbers of the content on the seats' shares and on the use of content."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import product
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Pack
from alehouse.engine.title import Setup
from alehouse.lab.balance import ANY, BalanceTallies, BalanceTally, UseTally
from alehouse.lab.control_variate import ControlVariate
from alehouse.lab.parameters import NEAR, Range, Values, with_pack, with_values
from alehouse.lab.tally import WIN, wilson

Thing = tuple[str, str]  # a section of the content and an entry of it
WIDTH = 49  # characters of a chart
REACH = 0.2  # the least distance from 1 to either end of a chart


class Sweep:
    """The variants to play: the unchanged pack first, then every combination of values, each once."""

    def __init__(self, setup: Setup, ranges: list[Range]) -> None:
        self.paths = [each.path for each in ranges]
        self.present: Values = {each.path: each.parameter.value for each in ranges}
        self.points: list[Values] = [
            dict(zip(self.paths, values, strict=True)) for values in product(*[each.values for each in ranges])
        ]
        tried = [self.present, *[point for point in self.points if point != self.present]]
        self.setups = [with_pack(setup, self._pack(setup, point)) for point in tried]
        self._variants = {self._key(point): number for number, point in enumerate(tried)}

    def variant(self, point: Values) -> int:
        """The index of the variant with these values."""
        return self._variants[self._key(point)]

    def label(self, point: Values) -> str:
        words = ", ".join(str(point[path]) for path in self.paths)
        return f"{words} (now)" if point == self.present else words

    def shown(self) -> list[Values]:
        """The points to report in order; the unchanged pack comes first unless it is one of them."""
        return self.points if self.present in self.points else [self.present, *self.points]

    def _pack(self, setup: Setup, point: Values) -> Pack:
        name = setup.pack.name if point == self.present else " ".join(f"{path}={point[path]}" for path in self.paths)
        return setup.pack if point == self.present else with_values(setup.title, setup.pack, point, name[:60])

    def _key(self, point: Values) -> tuple[int, ...]:
        return tuple(point[path] for path in self.paths)


def read_thing(pack: Pack, text: str) -> Thing:
    """`recipes.dry-stout`; an error names similar ones."""
    section, _, id = text.partition(".")
    if id in pack.content.get(section, {}):
        return section, id
    known = [f"{name}.{entry}" for name, entries in pack.content.items() for entry in entries]
    near = get_close_matches(text, known, NEAR, 0.5)
    hint = f"; near it are {', '.join(near)}." if near else "; it is FILE.ENTRY, as in docs/pack-fields.md."
    raise AlehouseError(f"the content has no '{text}'{hint}")


def rows(sweep: Sweep, tallies: BalanceTallies, things: list[Thing]) -> list[dict[str, Any]]:
    """For every point the shares by turn order, the change from the current numbers, and the use of some content."""
    found: list[dict[str, Any]] = []
    for point in sweep.shown():
        tally = tallies.variants[sweep.variant(point)]
        found.append(
            {
                "values": point,
                "now": point == sweep.present,
                "games": tally.seats.games,
                "shares": [share_data(share) for share in tally.shares],
                "changes": [share_data(change) for change in tally.changes],
                "use": {f"{section}.{id}": use_data(tally, (section, id)) for section, id in things},
            }
        )
    return found


def share_data(share: ControlVariate) -> dict[str, Any]:
    """A mean with its 95% interval; one game alone has none."""
    mean, reach = share.mean(), share.reach()
    return {"mean": mean, "ci95": [mean - reach, mean + reach] if reach != float("inf") else None}


def use_data(tally: BalanceTally, thing: Thing) -> dict[str, Any]:
    """The share of seats that met something, and their wins as a multiple of a fair share."""
    table = len(tally.seats.seats)
    seats = tally.seats.games * table
    met = tally.uses.get((*thing, ANY), UseTally())
    rate = met.seats / seats
    found: dict[str, Any] = {"rate": rate, "ci95": list(wilson(rate, seats)), "lift": None}
    if met.seats:
        share = met.parts / WIN / met.seats
        found["lift"] = {"mean": share * table, "ci95": [end * table for end in wilson(share, met.seats)]}
    return found


def chart(labels: list[str], shares: list[dict[str, Any]]) -> list[str]:
    """A line per point: the share as `o` in its interval, next to a fair share, `|`."""
    ends = [end for share in shares for end in (share["ci95"] or [share["mean"]])]
    reach = max([REACH, *[abs(float(end) - 1) for end in ends]])
    width = max(len(label) for label in labels)

    def place(value: float) -> int:
        return round((value - 1 + reach) / (2 * reach) * (WIDTH - 1))

    lines = [
        " " * width
        + "  "
        + f"{1 - reach:.2f}".ljust(WIDTH // 2 - 1)
        + "1.00"
        + f"{1 + reach:.2f}".rjust(WIDTH // 2 - 2)
    ]
    for label, share in zip(labels, shares, strict=True):
        cells = [" "] * WIDTH
        low, high = share["ci95"] or [share["mean"], share["mean"]]
        for cell in range(place(low), place(high) + 1):
            cells[cell] = "-"
        cells[place(1)] = "|"
        cells[place(share["mean"])] = "o"
        lines.append(f"{label.rjust(width)}  {''.join(cells)}".rstrip())
    return lines
