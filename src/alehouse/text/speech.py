"""A title's sentences in a player's language: decisions, actions, events, refusals, names."""

from __future__ import annotations

from typing import Any

from alehouse.engine.codebook import Action
from alehouse.engine.events import Event
from alehouse.engine.face import EFFECT, NAME, FaceLine
from alehouse.engine.forecast import Changes, Foreseen
from alehouse.engine.options import Value
from alehouse.engine.pack import HOUSE, NUMBERS, Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.title import Title
from alehouse.text import names as naming
from alehouse.text.catalogue import Catalogue, signed
from alehouse.text.languages import APP, ENGLISH, written

HARDLY = 0.0005  # a probability too small to mention
MOST_CHANGES = 3  # changes of a fact listed one by one; more are shown as a range
MOST_ANSWERS = 2  # answers reported with the action they complete
NOT_SAID = ("do", "when", "source")  # fields of an effect that are not arguments of its message
SEATS = ("seat", "other")  # arguments that hold a seat, counted from 1; 0 is nobody


class Speech:
    """Speaks for one title with one pack in one language. `names` are the players' names in seat order."""

    def __init__(self, title: Title, pack: Pack, lang: str) -> None:
        self.catalogue = Catalogue(
            lang, [title.folder() / "text" / "messages.ftl", *written([naming.sheet(title)]), APP]
        )
        self.lang = self.catalogue.lang
        self._title = title
        self._pack = pack

    # -- the game ---------------------------------------------------------------------------

    def decision(self, name: str) -> str:
        """The sentence for a decision."""
        return self.say(f"decision-{name}")

    def because(self, key: str, args: dict[str, object], names: list[str]) -> str:
        """Why it is asked: what is left to do, or what it is for."""
        return self._message(f"because-{key}", args, names)

    def action(self, action: Action, names: list[str]) -> str:
        """The label of an action."""
        args = {name: value for name, value in action.items() if name != "do"}
        return self._message(f"action-{action['do']}", args, names)

    def event(self, event: Event, names: list[str], you: int = 0) -> str:
        """A line of the log; actions of the seat `you` (counted from 1) are in the second person."""
        key = f"log-{event.key}"
        second = f"{key}.you"
        own = you > 0 and event.args.get("seat") == you and self.catalogue.has(second)
        return self._message(second if own else key, event.args, names)

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        """Why something is not allowed now."""
        return self._message(f"refusal-{refusal.key}", refusal.args, names)

    def forecast(self, foreseen: Foreseen, names: list[str]) -> list[str]:
        """The forecast of an action: one line per outcome, changed fact, and answer that makes a difference.

        If there are many answers, the follow-up question shows what each of them brings.
        """
        lines = self.changes(foreseen, names)
        answers = [answer for answer in foreseen["then"] if "forecast" in answer]
        for answer in answers if len(answers) <= MOST_ANSWERS else []:
            brings = self.changes(answer["forecast"], names)
            if brings:
                lines.append(self.labeled(self.action(answer["action"], names), self.clauses(brings)))
        return lines

    def changes(self, foreseen: Changes, names: list[str]) -> list[str]:
        """One line per outcome and per changed fact."""
        lines: list[str] = []
        for outcome in foreseen["outcomes"]:
            event, times = outcome["event"], outcome["times"]
            args = {name: value for name, value in event.items() if name not in ("event", "seat")}
            often = max(count for count, _ in times)
            what = self._message(f"outcome-{event['event']}", {**args, "count": often}, names)
            lines.append(self._likely(what, 1.0 - dict(times).get(0, 0.0)))
        for name, spread in foreseen["facts"].items():
            fact = self.say(f"fact-{name}")
            changes = [(value, share) for value, share in spread if share >= HARDLY]
            if len(changes) > MOST_CHANGES:
                low, high = signed(changes[0][0]), signed(changes[-1][0])
                lines.append(self.say("forecast-range", fact=fact, low=low, high=high))
            else:
                parts = [self._likely(signed(value), share) for value, share in changes]
                lines.append(self.say("forecast-change", fact=fact, change=self._folded("forecast-or", parts)))
        return lines

    def _likely(self, what: str, share: float) -> str:
        """Something with its probability, unless it is certain."""
        if share > 1.0 - HARDLY:
            return what
        return self.say("forecast-chance", what=what, chance=max(1, min(99, int(100 * share + 0.5))))

    def _folded(self, key: str, parts: list[str]) -> str:
        """Joins parts pairwise with a message."""
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self.say(key, first=said, second=part)
        return said

    def score(self, source: str) -> str:
        return self.say(f"score-{source}")

    def term(self, name: str) -> str:
        return self.say(f"term-{name}")

    # -- options and content ------------------------------------------------------------------

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_about(self, name: str) -> str:
        """The effect of choosing the option; messages take rule values by their ids."""
        numbers = self._pack.content.get(NUMBERS, {}).items()
        return self.say(f"option-{name}.about", **{id: entry["value"] for id, entry in numbers if "value" in entry})

    def option_value(self, name: str, value: Value) -> str:
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        return self.say(f"option-{name}-{value}") if isinstance(value, str) else str(value)

    def pack(self) -> str:
        """The name of the pack: a word for the house pack, a message for one that comes with the title."""
        if self._pack.name == HOUSE:
            return self.say("source-house")
        key = f"pack-name-{self._pack.name}"
        return self.say(key) if self.catalogue.has(key) else self._pack.name

    def section(self, file: str) -> str:
        """The heading of a content file."""
        return self.say(f"section-{file}")

    def name(self, section: str, card: str) -> str:
        """The name of a card, a room, …: the pack's own, else the title's, else the title's word for its id."""
        return self._name(section, card) or self.word(card)

    def face(self, section: str, card: str, part: str = "") -> list[str]:
        """What an entry of the content is and does, in lines; only one part of it if `part` is given."""
        return [said for said, _ in self.face_with_sources(section, card, part)]

    def face_with_sources(self, section: str, card: str, part: str = "") -> list[tuple[str, str]]:
        """The same, with the source of each line."""
        found: list[tuple[str, str]] = []
        for line in self._title.face(self._pack, section, card):
            if part and line.part not in ("", part):
                continue
            said = self._line(line)
            found.append((self.labeled(self.named(line.part), said) if line.part and not part else said, line.source))
        return found

    def _line(self, line: FaceLine) -> str:
        if line.key == NAME:
            section, entry = line.args["section"], line.args["entry"]
            return self.name(section, entry) if section else self.named(entry)
        if line.key == EFFECT:
            return self.effect(line.args["effect"])
        args = {
            name: ", ".join(map(self._line, value)) if isinstance(value, list) else self._argument(name, value, [])
            for name, value in line.args.items()
        }
        return self.say(line.key, **args)

    def word(self, thing: str) -> str:
        """Any other id of the title as a word; an unknown one is returned unchanged."""
        key = f"word-{thing}"
        return self.say(key) if self.catalogue.has(key) else thing

    def named(self, thing: str) -> str:
        """The name of any id of the content, else the title's word for it."""
        return self._named(thing, [])

    def effect(self, effect: dict[str, Any]) -> str:
        """The sentence for an effect, after its condition if it has one."""
        args = {name: self._about(value) for name, value in effect.items() if name not in NOT_SAID}
        text = self.say(f"effect-{effect['do']}", **{"amount": 1, "what": self._about(""), **args})
        return self.labeled(self.word(effect["when"]), text) if "when" in effect else text

    def _about(self, value: object) -> object:
        """An argument of an effect: a number, the title's word for an id, or its name."""
        if not isinstance(value, str):
            return value
        word = self.word(value)
        return self.named(value) if value and word == value else word

    def labeled(self, label: str, text: object) -> str:
        """A label and its text, joined by the language's punctuation."""
        return self.say("labeled", label=label, text=text)

    def clauses(self, parts: list[str]) -> str:
        """Clauses joined by the language's punctuation."""
        return self._folded("clauses", parts)

    def say(self, key: str, /, **args: object) -> str:
        """Any message by its key."""
        return self.catalogue.say(key, **args)

    # -- arguments ------------------------------------------------------------------------------

    def player(self, seat: int, names: list[str]) -> str:
        """The name of a seat counted from 1; 0 is nobody."""
        if seat == 0:
            return self.say("nobody")
        name = names[seat - 1] if seat <= len(names) else ""
        return name or self.say("player", number=seat)

    def level(self, level: str) -> str:
        """The name of a bot's level, with its style and budget; a third-party bot's name is unchanged."""
        named = level.partition(":")[0]
        name, _, style = named.partition("+")
        said = self.say(f"level-{name}") if self.catalogue.has(f"level-{name}") else name
        if style:
            said = self.say("level-in-style", level=said, style=self.say(f"style-{style}"))
        return said + level[len(named) :]

    def _message(self, key: str, args: dict[str, object], names: list[str]) -> str:
        return self.say(key, **{name: self._argument(name, value, names) for name, value in args.items()})

    def _argument(self, name: str, value: object, names: list[str]) -> object:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self.player(value, names) if name in SEATS else value
        return self._named(str(value), [name, f"{name}s"]) if value else ""

    def _named(self, thing: str, likely: list[str]) -> str:
        """The name of an id, looked up in the likely sections first, else the title's word for it."""
        for section in [*likely, *self._pack.content]:
            name = self._name(section, thing)
            if name:
                return name
        return self.word(thing)

    def _name(self, section: str, card: str) -> str:
        own = naming.own_names(self._pack, section, card)
        name = own.get(self.lang, own.get(ENGLISH, ""))
        key = naming.key(section, card)
        if not name and self.catalogue.has(key):
            return self.say(key)
        original = naming.original(card) if card in self._pack.content.get(section, {}) else ""
        return name or (self._name(section, original) if original else "")
