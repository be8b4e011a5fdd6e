"""A title: one game with its seats, options, content and rules version; and the library of all titles."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr

from alehouse.engine.chance import Chance
from alehouse.engine.codebook import ActionKinds, Codebook, Family
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.events import EventBook, EventKinds, EventLog
from alehouse.engine.face import Face, FaceLine, face_of
from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.learnt import FILE, Learnt, LearntJudge, read_learnt
from alehouse.engine.machine import Machine
from alehouse.engine.manifest import Manifest, read_manifest
from alehouse.engine.network import FILE as NETWORK_FILE
from alehouse.engine.network import NetworkJudge
from alehouse.engine.observation import Field, Row
from alehouse.engine.options import Option, Options, read_options
from alehouse.engine.pack import (
    HOUSE,
    Content,
    Names,
    Pack,
    carried_pack,
    check_counts,
    digest_of,
    draft_pack,
    house_pack,
    read_changes,
    rules_content,
)
from alehouse.engine.policy import FILE as POLICY_FILE
from alehouse.engine.policy import Policy, read_policy
from alehouse.engine.problem import PackError, PackProblem
from alehouse.engine.schema import Schema
from alehouse.engine.snapshot import restore
from alehouse.engine.state import State, View
from alehouse.engine.weights import Style, Weights, read_judge, read_styles

SEED_LIMIT = 2**62
PACKS = "packs"  # the folder of a title's further packs


class Setup:
    """Everything that a game's start depends on; a title's `start` gives `chance` to the state before it draws.

    A game that is a `branch` starts from a position of another game (docs/records.md).
    """

    __slots__ = ("branch", "chance", "options", "pack", "seats", "seed", "title")

    def __init__(
        self,
        title: Title,
        seats: int,
        options: Options,
        pack: Pack,
        seed: int,
        chance: Chance | None = None,
        branch: dict[str, Any] | None = None,
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.pack = pack
        self.seed = seed
        self.chance = chance
        self.branch: dict[str, Any] = branch or {}

    def start(self, log: EventLog | None = None, chance: Chance | None = None) -> State:
        """The state with the first decision pending; `log` hears what happens before it.

        At a table `chance` supplies its randomness; the seed then has no effect.
        """
        setup = self if chance is None else Setup(self.title, self.seats, self.options, self.pack, 0, chance)
        state = self.title.start(setup)
        if self.branch:
            self._take_up(state)
            return state
        state.chance = chance
        state.log = log
        state.begin()
        state.chance = None
        return state

    def _take_up(self, state: State) -> None:
        """Gives the state the position of the branch."""
        state.chance = None
        try:
            restore(state, self.branch["state"])
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise AlehouseError(f"the position of this branch does not fit these rules ({error}).") from None

    def with_seed(self, seed: int) -> Setup:
        """The same setup with another seed."""
        check_seed(seed)
        return Setup(self.title, self.seats, self.options, self.pack, seed, branch=self.branch)


def check_seed(seed: int) -> None:
    if not 0 <= seed < SEED_LIMIT:
        raise AlehouseError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """What a title's rules look up in a pack; `ids` maps the numbers in its actions and events to ids."""

    ids: dict[str, list[Any]]


def no_families(tables: Any) -> list[Family]:
    return []


def no_problems(pack: Pack) -> list[PackProblem]:
    return []


def as_it_is(section: str, id: str, entry: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
    return entry


class Parts(NamedTuple):
    """The parts of a title, mostly functions of its modules: the bodies of the methods of `Title`."""

    folder: Path
    machine: Machine[Any]
    schema: Callable[[], Schema]
    tables: Callable[[Pack], Tables]
    actions: ActionKinds
    events: EventKinds
    patch: Callable[[Any, dict[str, Any]], None]
    view: type
    outcomes: dict[int, int]
    tell: Callable[[Face, str, str, Content], None]
    judge: Callable[[Weights, SearchSettings], Judge]
    invariants: Callable[[Any], list[str]]
    check: Callable[[Pack], list[PackProblem]] = no_problems
    families: Callable[[Any], list[Family]] = no_families  # of actions that the title makes itself
    upgraded: Callable[[str, str, dict[str, Any], dict[str, Any]], dict[str, Any]] = as_it_is


def parts_of(module: str, view: type, judge: Callable[[Weights, SearchSettings], Judge]) -> Parts:
    """The parts of a title whose folder has the usual modules; `module` is any of them, such as its `title`."""
    package = module.rpartition(".")[0]

    def part(of: str, name: str, default: Any = None) -> Any:
        if default is not None and find_spec(f"{package}.{of}") is None:
            return default
        found = import_module(f"{package}.{of}")
        return getattr(found, name) if default is None else getattr(found, name, default)

    return Parts(
        Path(str(import_module(package).__file__)).parent,
        part("machine", "MACHINE"),
        part("schema", "schema"),
        part("content", "Content"),
        part("actions", "ACTIONS"),
        part("events", "EVENTS"),
        part("stage", "patch"),
        view,
        part("facts", "OUTCOMES"),
        part("face", "tell"),
        judge,
        part("invariants", "invariants"),
        part("schema", "pack_problems", no_problems),
        part("actions", "families", no_families),
        part("upgrade", "upgraded", as_it_is),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """What a game must define to be played; each title subclasses it once, with its parts or with methods instead."""

    id: str = ""
    name: str = ""
    rules_version: int = 1
    min_seats: int = 2
    max_seats: int = 2

    def __init__(self, parts: Parts | None = None) -> None:
        self._parts = parts
        self._house: Pack | None = None
        self._manifest: Manifest | None = None
        self._judges: dict[str, Judge] = {}  # by file and style
        self._styles: dict[str, Style] | None = None
        self._learnt: Learnt | None = None
        self._looked_for_learnt: bool = False
        self._policy: Policy | None = None
        self._looked_for_policy: bool = False
        self._network: Policy | None = None
        self._looked_for_network: bool = False
        self._tables: dict[str, Tables] = {}
        self._codebooks: dict[str, Codebook] = {}
        self._eventbooks: dict[str, EventBook] = {}

    # -- defined by each title ------------------------------------------------------------

    @property
    def parts(self) -> Parts:
        if self._parts is None:
            raise NotImplementedError
        return self._parts

    def options(self) -> list[Option]:
        return []

    def schema(self) -> Schema:
        """The content files and what each may hold."""
        return self.parts.schema()

    def folder(self) -> Path:
        """Where the title keeps `title.toml`, `content/` and `text/`."""
        return self.parts.folder

    def start(self, setup: Setup) -> State:
        """The state with its first step on the stack; `Setup.start` runs it up to the first decision."""
        raise NotImplementedError

    def make_tables(self, pack: Pack) -> Tables:
        """What the rules look up in a pack, in the form they need."""
        return self.parts.tables(pack)

    def make_codebook(self, pack: Pack) -> Codebook:
        tables = self.tables(pack)
        return Codebook(self.parts.actions.families(tables.ids) + self.parts.families(tables))

    def make_eventbook(self, pack: Pack) -> EventBook:
        return EventBook(self.parts.events.listed, self.tables(pack).ids)

    def decisions(self) -> list[str]:
        """Ids of all decisions."""
        return list(self.parts.machine.decision_ids)

    def view_type(self) -> type:
        """The `TypedDict` of `State.view`, from which the types of the title's board on the page are written."""
        return self._parts.view if self._parts else View

    def outcomes(self) -> dict[int, int]:
        """Events that forecasts report, each with how many of its arguments distinguish outcomes."""
        return self._parts.outcomes if self._parts else {}

    def options_with(self, pack: Pack) -> list[Option]:
        """The options with a pack, for titles whose options name entries of the content."""
        return self.options()

    def check_setup(self, seats: int, options: Options) -> str:
        """Why these seats and options cannot be combined, or ''."""
        return ""

    def check_setup_with(self, pack: Pack, seats: int, options: Options) -> str:
        """The same with a pack."""
        return self.check_setup(seats, options)

    def check_pack(self, pack: Pack) -> list[PackProblem]:
        """What is wrong with a pack beyond single fields (a door that leads nowhere, …)."""
        return self._parts.check(pack) if self._parts else []

    def upgraded(self, section: str, id: str, entry: dict[str, Any], start: dict[str, Any]) -> dict[str, Any]:
        """An entry of possibly older content in its present form; `start` is the entry it changes."""
        return self._parts.upgraded(section, id, entry, start) if self._parts else entry

    def in_play(self, setup: Setup, section: str, id: str) -> bool:
        """Whether an entry of the content can come up; an entry marked with an option's name needs that option."""
        entry = setup.pack.content[section][id]
        return not any(entry.get(option) is True and not chosen for option, chosen in setup.options.items())

    def face(self, pack: Pack, section: str, id: str) -> list[FaceLine]:
        """What an entry of the content is and does, as lines; none if its name says it all."""
        return face_of(self._parts.tell, pack.content, section, id) if self._parts else []

    def make_judge(self, weights: Weights, search: SearchSettings) -> Judge:
        """The evaluation with these weights (default: a seat is worth its points)."""
        return self._parts.judge(weights, search) if self._parts else Judge(weights, search)

    def stage(self, setup: Setup) -> State:
        """The state that a scenario starts from: setup decisions taken in a fixed way."""
        return self.start(setup)

    def patch(self, state: State, given: dict[str, Any]) -> None:
        """Writes a scenario's named fields onto a state; unknown ones are errors."""
        if self._parts:
            self._parts.patch(state, given)
        elif given:
            raise AlehouseError(f"{self.name} has no fields that a scenario can set.")

    def invariants(self, state: State) -> list[str]:
        """Violations of what must always hold (pieces conserved, nothing negative, …)."""
        return self._parts.invariants(state) if self._parts else []

    # -- common to all titles -------------------------------------------------------------

    def fields(self, setup: Setup) -> list[Field]:
        """The parts of an observation, in their order."""
        listed: list[Field] = []
        setup.start().add_observation(0, Row(vec[i16](), 0, listed))
        return listed

    def tables(self, pack: Pack, seats: int = 0) -> Tables:
        """The title's tables for a pack and number of players, made once; 0: what does not depend on the number."""
        differs = pack.depends_on_players(seats)
        key = f"{pack.digest}/{seats}" if differs else pack.digest
        found = self._tables.get(key)
        if found is None:
            found = self.make_tables(pack.for_players(seats) if differs else pack)
            self._tables[key] = found
        return found

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

    def manifest(self) -> Manifest:
        """What the app must know before a game is played."""
        if self._manifest is None:
            self._manifest = read_manifest(self.folder() / "title.toml", self.min_seats, self.max_seats)
        return self._manifest

    def judge(self, style: str = "") -> Judge:
        """The evaluation of strong bots: the weights and search settings of judge.toml, optionally in a style."""
        return self._judge_of("", style)

    def plain_judge(self, style: str = "") -> Judge:
        """The simpler evaluation of weaker bots: values in plain.toml, if any, override judge.toml."""
        return self._judge_of("plain.toml", style)

    def _judge_of(self, file: str, style: str) -> Judge:
        key = f"{file}+{style}"
        found = self._judges.get(key)
        if found is None:
            weights, search = read_judge(self.folder() / "judge.toml")
            if file:
                other_weights, other_search = read_judge(self.folder() / file)
                weights, search = {**weights, **other_weights}, {**search, **other_search}
            if style:
                weights, search = self.style(style).scaled(weights), self.style(style).scaled_search(search)
            found = self.judge_with(weights, SearchSettings(search))
            self._judges[key] = found
        return found

    def styles(self) -> dict[str, Style]:
        """The styles of styles.toml, in which bots may play."""
        if self._styles is None:
            self._styles = read_styles(self.folder() / "styles.toml")
        return self._styles

    def style(self, name: str) -> Style:
        """The style of that name; the error for an unknown one lists them."""
        if name not in self.styles():
            raise AlehouseError(f"{self.name}: {unknown('style', name, list(self.styles()))}")
        return self.styles()[name]

    def learnt(self) -> Learnt | None:
        """The weights of learnt.json, if there is one."""
        if not self._looked_for_learnt:
            self._looked_for_learnt = True
            self._learnt = read_learnt(self.folder() / FILE)
        return self._learnt

    def policy(self) -> Policy | None:
        """The network of policy.json, if there is one."""
        if not self._looked_for_policy:
            self._looked_for_policy = True
            self._policy = read_policy(self.folder() / POLICY_FILE)
        return self._policy

    def network(self) -> Policy | None:
        """The network of network.json, if there is one."""
        if not self._looked_for_network:
            self._looked_for_network = True
            self._network = read_policy(self.folder() / NETWORK_FILE)
        return self._network

    def learnt_problem(self, pack: Pack) -> str:
        """Why bots use only hand-written weights with this pack, or ''."""
        for found in (self.network(), self.policy()):
            if found is not None:
                return found.problem(pack)
        learnt = self.learnt()
        return "nothing that wins has been learned for this title" if learnt is None else learnt.problem(pack)

    def learnt_judge(self, pack: Pack, style: str = "") -> Judge:
        """The evaluation with the learned correction, a network first; `judge` itself where that does not fit."""
        network, learnt = self.network(), self.learnt()
        if not self.learnt_problem(pack):
            if network is not None:
                return NetworkJudge(self.judge(style), network)
            if learnt is not None:
                return self.corrected_judge(learnt, style)
        return self.judge(style)

    def corrected_judge(self, learnt: Learnt, style: str = "") -> LearntJudge:
        """The evaluation corrected by these weights. It is prepared for one game at a time, so it is not shared."""
        search = {**read_judge(self.folder() / "judge.toml")[1], **learnt.search}
        if style:
            search = self.style(style).scaled_search(search)
        return LearntJudge(self.judge(style), learnt, SearchSettings(search))

    def judge_with(self, weights: dict[str, float], search: SearchSettings | None = None) -> Judge:
        """The evaluation with weights by name; default: the search settings of `judge`. An unknown name is an error."""
        taken = Weights(weights)
        judge = self.make_judge(taken, search or self.judge().search)
        taken.check()
        return judge

    def house(self) -> Pack:
        if self._house is None:
            self._house = house_pack(self.id, self.folder() / "content", self.schema())
        return self._house

    def changed(self, name: str, changes: Content) -> Pack:
        """The house pack with changes; the error lists all their problems."""
        pack, problems = self.draft(name, changes)
        if problems:
            raise PackError(name, problems)
        return pack

    def draft(self, name: str, changes: dict[str, Any]) -> tuple[Pack, list[PackProblem]]:
        """The house pack with all valid changes, and the problems of the others."""
        schema = self.schema()
        pack, problems = draft_pack(self.house(), schema, name, self.upgraded_changes(changes))
        problems += check_counts(schema, pack.content)
        return pack, problems or self.check_pack(pack)

    def upgraded_changes(self, changes: dict[str, Any]) -> Content:
        """Changes in their present form; anything that is not even a table is left to the checks."""
        house, found = self.house().content, dict(changes)
        for section, entries in changes.items():
            if section in house and isinstance(entries, dict):
                found[section] = dict(entries)
                for id, entry in entries.items():
                    if isinstance(entry, dict):
                        start = house[section].get(str(entry.get("like", id)), {})
                        found[section][id] = self.upgraded(section, id, entry, start)
        return found

    def _upgraded_content(self, carried: Content) -> Content:
        """The content of a game in its present form."""
        return {
            section: {id: self.upgraded(section, id, entry, {}) for id, entry in entries.items()}
            for section, entries in carried.items()
        }

    def pack_names(self) -> list[str]:
        """The packs that come with the title: the house pack, and the folders in `packs/`."""
        return [HOUSE, *sorted([about.parent.name for about in (self.folder() / PACKS).glob("*/pack.toml")])]

    def pack(self, name: str) -> Pack:
        """A pack that comes with the title, or the one in the folder or file of that name."""
        if name == HOUSE:
            return self.house()
        own = name in self.pack_names()
        folder = self.folder() / PACKS / name if own else Path(name)
        label, changes, problems = read_changes(folder, self.house(), self.schema())
        if problems:
            raise PackError(label, problems)
        return self.changed(name if own else label, changes)

    def pack_of(self, content: Content, name: str, names: Names | None = None) -> Pack:
        """The pack of a game that carries its content; the house pack itself if the content is the same."""
        carried, house = rules_content(content), self.house()
        if digest_of(carried) == house.digest:
            if name == HOUSE and not names:
                return house
            pack = Pack(self.id, name, house.content, {})
            pack.names = names or {}
            return pack
        pack = carried_pack(house, self.schema(), name, self._upgraded_content(carried), carried)
        pack.names = names or {}
        try:
            problems = self.check_pack(pack)
            self.codebook(pack)
        except Exception as error:  # arbitrary content: entries that the rules look for may be missing
            raise AlehouseError(f"pack '{name}' does not fit the rules ({type(error).__name__}: {error}).") from None
        if problems:
            raise PackError(name, problems)
        return pack

    def check(self, path: Path) -> list[PackProblem]:
        """All problems of a user's pack."""
        label, changes, problems = read_changes(path, self.house(), self.schema())
        return problems + self.draft(label, changes)[1]

    def setup(
        self, seats: int, options: dict[str, Any] | None = None, pack: Pack | None = None, seed: int = 0
    ) -> Setup:
        """Validates what a host chose; every error says what is allowed."""
        if not self.min_seats <= seats <= self.max_seats:
            raise AlehouseError(f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats}.")
        check_seed(seed)
        used = pack or self.house()
        chosen = read_options(self.options_with(used), options or {})
        wrong = self.check_setup_with(used, seats, chosen)
        if wrong:
            raise AlehouseError(wrong)
        return Setup(self, seats, chosen, used, seed)

    def new(self, seats: int, options: dict[str, Any] | None = None, pack: Pack | None = None, seed: int = 0) -> State:
        """A fresh game with its first decision pending."""
        return self.setup(seats, options, pack, seed).start()


class Library:
    """All titles by id and rules version; new games use the newest version."""

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
