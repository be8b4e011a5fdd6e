"""A title: one game with its seats, options, content and rules version, and the registry of all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.codebook import Codebook
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.events import EventBook
from alehouse.engine.observation import Field
from alehouse.engine.options import Option, Options, read_options
from alehouse.engine.pack import HOUSE, Content, Pack, changed_pack, check_changes, house_pack, read_changes
from alehouse.engine.schema import Schema
from alehouse.engine.state import State
from alehouse.engine.weights import read_weights

SEED_LIMIT = 2**62


class Setup:
    """Everything that a game's start depends on."""

    __slots__ = ("options", "pack", "seats", "seed", "title")

    def __init__(self, title: Title, seats: int, options: Options, pack: Pack, seed: int) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.pack = pack
        self.seed = seed

    def start(self) -> State:
        """The state in which the first decision is pending."""
        return self.title.start(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """What a game must tell to be played; each title subclasses it once."""

    id: str = ""
    name: str = ""
    rules_version: int = 1
    min_seats: int = 2
    max_seats: int = 2

    def __init__(self) -> None:
        self._house: Pack | None = None
        self._weights: list[float] = []
        self._codebooks: dict[str, Codebook] = {}
        self._eventbooks: dict[str, EventBook] = {}

    # -- told by each title ---------------------------------------------------------------

    def options(self) -> list[Option]:
        raise NotImplementedError

    def schema(self) -> Schema:
        """The content files and what each may hold."""
        raise NotImplementedError

    def folder(self) -> Path:
        """Where the title keeps `content/` and `text/`."""
        raise NotImplementedError

    def start(self, setup: Setup) -> State:
        raise NotImplementedError

    def make_codebook(self, pack: Pack) -> Codebook:
        raise NotImplementedError

    def make_eventbook(self, pack: Pack) -> EventBook:
        raise NotImplementedError

    def decisions(self) -> list[str]:
        """Ids of all decisions."""
        raise NotImplementedError

    def fields(self, setup: Setup) -> list[Field]:
        """The parts of an observation, in their order."""
        raise NotImplementedError

    def check_setup(self, seats: int, options: Options) -> str:
        """Why these seats and options do not go together, or ''."""
        return ""

    def check_pack(self, pack: Pack) -> list[str]:
        """What is wrong with a pack beyond single fields (a door that leads nowhere, …)."""
        return []

    def in_play(self, setup: Setup, section: str, id: str) -> bool:
        """Whether an entry of the content can come up; what is marked with an option's name needs that option."""
        entry = setup.pack.content[section][id]
        return not any(entry.get(option) is True and not chosen for option, chosen in setup.options.items())

    def weight_names(self) -> list[str]:
        """Names of the weights that `State.value` uses, in order."""
        raise NotImplementedError

    def stage(self, setup: Setup) -> State:
        """The state that a scenario starts from: setup decisions taken in a fixed way."""
        raise NotImplementedError

    def patch(self, state: State, given: dict[str, Any]) -> None:
        """Writes a scenario's named fields onto a state; unknown ones are errors."""
        raise NotImplementedError

    def invariants(self, state: State) -> list[str]:
        """What is wrong with a state that must never be wrong (pieces conserved, nothing negative, …)."""
        raise NotImplementedError

    # -- the same for all -----------------------------------------------------------------

    def codebook(self, pack: Pack) -> Codebook:
        """Codes and self-describing actions with this pack."""
        book = self._codebooks.get(pack.digest)
        if book is None:
            book = self.make_codebook(pack)
            self._codebooks[pack.digest] = book
        return book

    def eventbook(self, pack: Pack) -> EventBook:
        """Names and arguments of events with this pack."""
        book = self._eventbooks.get(pack.digest)
        if book is None:
            book = self.make_eventbook(pack)
            self._eventbooks[pack.digest] = book
        return book

    def weights(self) -> list[float]:
        """The fitted weights of the evaluation."""
        if not self._weights:
            self._weights = read_weights(self.folder() / "judge.toml", self.weight_names())
        return self._weights

    def house(self) -> Pack:
        if self._house is None:
            self._house = house_pack(self.id, self.folder() / "content", self.schema())
        return self._house

    def changed(self, name: str, changes: Content) -> Pack:
        """The house pack with changes; a clear error names everything that is wrong with them."""
        pack = changed_pack(self.house(), self.schema(), name, changes)
        problems = self.check_pack(pack)
        if problems:
            raise AlehouseError(f"pack '{name}': " + "; ".join(problems))
        return pack

    def pack(self, name: str) -> Pack:
        """The house pack, or the one in the folder of that name."""
        if name == HOUSE:
            return self.house()
        label, changes, problems = read_changes(Path(name), self.id, self.schema())
        if problems:
            raise AlehouseError(f"pack '{label}': " + "; ".join(problems))
        return self.changed(label, changes)

    def check(self, folder: Path) -> list[str]:
        """Everything that is wrong with a user's pack."""
        label, changes, problems = read_changes(folder, self.id, self.schema())
        problems += check_changes(self.house(), self.schema(), changes)
        if not problems:
            problems += self.check_pack(changed_pack(self.house(), self.schema(), label, changes))
        return problems

    def setup(
        self, seats: int, options: dict[str, Any] | None = None, pack: Pack | None = None, seed: int = 0
    ) -> Setup:
        """Checks what a host chose; every error says what is allowed."""
        if not self.min_seats <= seats <= self.max_seats:
            raise AlehouseError(f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats}.")
        if not 0 <= seed < SEED_LIMIT:
            raise AlehouseError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}.")
        chosen = read_options(self.options(), options or {})
        wrong = self.check_setup(seats, chosen)
        if wrong:
            raise AlehouseError(wrong)
        return Setup(self, seats, chosen, pack or self.house(), seed)

    def new(self, seats: int, options: dict[str, Any] | None = None, pack: Pack | None = None, seed: int = 0) -> State:
        """A fresh game with its first decision pending."""
        return self.setup(seats, options, pack, seed).start()


class Library:
    """All titles by id and rules version; the newest version is the one that new games use."""

    def __init__(self) -> None:
        self._titles: dict[str, dict[int, Title]] = {}

    def add(self, title: Title) -> None:
        self._titles.setdefault(title.id, {})[title.rules_version] = title

    def ids(self) -> list[str]:
        return list(self._titles)

    def get(self, id: str, version: int | None = None) -> Title:
        versions = self._titles.get(id)
        if versions is None:
            raise AlehouseError(unknown("game", id, self.ids()))
        wanted = max(versions) if version is None else version
        if wanted not in versions:
            raise AlehouseError(f"{id} has no rules version {wanted}; known: {', '.join(map(str, sorted(versions)))}.")
        return versions[wanted]


def seat_range(state: State) -> range:
    """All seats of a state, 0-based."""
    seats: i64 = state.seats
    return range(seats)
