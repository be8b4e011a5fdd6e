"""The checker of the fault test: a table's log against everything that clients were sent about it."""

from __future__ import annotations

import msgspec

from alehouse.engine.title import Library
from alehouse.store.rows import kind_of
from alehouse.table.entries import Acted, Entry, StoodIn
from alehouse.table.spec import TableSpec
from alehouse.table.table import Table

# sender, acknowledged requests with their versions, refused requests, and the kind and seat of every version shown
Told = tuple[str, dict[str, int], set[str], dict[int, tuple[str, int]]]


class Checked(msgspec.Struct):
    over: bool
    problems: list[str]


def check_table(about: TableSpec, entries: list[Entry], told: list[Told], library: Library) -> Checked:
    """Nothing acknowledged is lost, nothing done twice, nothing shown that is not in the log, which replays."""
    problems: list[str] = []
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        return Checked(False, ["the log has gaps"])
    kept = {(entry.sender, entry.request): entry.seq for entry in entries if entry.request}
    if len(kept) != sum(bool(entry.request) for entry in entries):
        problems.append("a request was done twice")
    causes = {entry.seq: (kind_of(entry.what), int(getattr(entry.what, "seat", 0))) for entry in entries}
    for sender, acked, denied, heard in told:
        for id, version in acked.items():
            if kept.get((sender, id)) != version:
                problems.append(f"{id} was acknowledged as version {version}, on disk it is {kept.get((sender, id))}")
        for id in sorted(denied):
            if (sender, id) in kept:
                problems.append(f"{id} was refused, on disk it is version {kept[sender, id]}")
        for version, cause in heard.items():
            if causes.get(version) != cause:
                problems.append(f"version {version} was shown as {cause}, on disk it is {causes.get(version)}")
    problems += taken_from_the_absent(about, entries, library)
    table = Table.load(about, entries, library)
    if table.status == "broken":
        problems.append(f"it is broken: {table.trouble}")
    return Checked(table.status == "over", problems)


def taken_from_the_absent(about: TableSpec, entries: list[Entry], library: Library) -> list[str]:
    """What happened to people who had not left: the clock replaced them, or steps that they had decided were undone.

    Nobody in a fault test takes as long as a real deadline.
    """
    problems: list[str] = []
    table = Table(about, library)
    deciders: list[int] = []  # the person's seat that decided each step in effect, 0: a bot or the clock did
    left: set[int] = set()
    for entry in entries:
        what = entry.what
        try:
            table.apply(entry)
        except Exception:
            return problems  # it does not replay, which is reported elsewhere
        if isinstance(what, StoodIn) and what.why == "left":
            left.add(what.seat)
        elif isinstance(what, StoodIn) and what.why == "late":
            problems.append(f"version {entry.seq}: the clock replaced seat {what.seat} before any deadline")
        replaced = {seat.number for seat in table.seats if seat.stand_in}
        left &= replaced
        if isinstance(what, Acted):
            deciders.append(what.seat if what.by == "person" else 0)
        for seat in sorted((replaced - left) & set(deciders[table.steps :])):
            problems.append(f"version {entry.seq} undid what seat {seat} had decided, who was absent")
        del deciders[table.steps :]
    return problems
