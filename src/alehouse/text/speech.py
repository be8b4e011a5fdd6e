"""What a title has to say, in a player's language: decisions, actions, events, refusals, names."""

from __future__ import annotations

import re

from alehouse.engine.codebook import Action
from alehouse.engine.events import Event
from alehouse.engine.options import Value
from alehouse.engine.pack import Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.title import Title
from alehouse.text.catalogue import APP, Catalogue

SEATS = ("seat", "other")  # arguments of these names hold a seat, counted from 1; 0 is nobody


def kebab(name: str) -> str:
    """`keepDie` as `keep-die`."""
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda capital: "-" + capital[0], name).lower()


class Speech:
    """Speaks for one title with one pack in one language. `names` are the players' names in seat order."""

    def __init__(self, title: Title, pack: Pack, lang: str) -> None:
        self.catalogue = Catalogue(lang, [APP, title.folder() / "text"])
        self.lang = self.catalogue.lang
        self._content = pack.content
        self._eventbook = title.eventbook(pack)

    # -- the game ---------------------------------------------------------------------------

    def decision(self, name: str) -> str:
        """A sentence that tells what there is to decide."""
        return self.say(self._key("decision", name))

    def action(self, action: Action, names: list[str]) -> str:
        """The label of an action."""
        args = {name: value for name, value in action.items() if name != "do"}
        return self._told(self._key("action", str(action["do"])), args, names, {})

    def event(self, event: Event, names: list[str]) -> str:
        """A line of the log."""
        kinds = dict(self._eventbook.arguments(event.key))
        return self._told(f"log-{event.key}", event.args, names, kinds)

    def refusal(self, refusal: Refusal, names: list[str]) -> str:
        """Why something is not allowed now."""
        return self._told(f"refusal-{refusal.key}", refusal.args, names, {})

    def score(self, source: str) -> str:
        return self.say(f"score-{source}")

    def term(self, name: str) -> str:
        return self.say(f"term-{name}")

    # -- options and content ------------------------------------------------------------------

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_about(self, name: str) -> str:
        """What choosing the option means."""
        return self.say(f"option-{name}.about")

    def option_value(self, name: str, value: Value) -> str:
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        return self.say(f"option-{name}-{value}") if isinstance(value, str) else str(value)

    def section(self, file: str) -> str:
        """The heading of a content file."""
        return self.say(f"section-{file}")

    def name(self, section: str, card: str) -> str:
        """The name of a card, a room, …; an entry without names is said by its id."""
        return str(self._content[section][card].get("name", {}).get(self.lang, card))

    def word(self, thing: str) -> str:
        """Any other id of the title as a word; an unknown one is said as it stands."""
        key = f"word-{thing}"
        return self.say(key) if self.catalogue.has(key) else thing

    def say(self, key: str, /, **args: object) -> str:
        """Any message by its key."""
        return self.catalogue.say(key, **args)

    def _key(self, prefix: str, name: str) -> str:
        """The key of a name as it stands, or of `keepDie` as `keep-die`."""
        exact = f"{prefix}-{name}"
        return exact if self.catalogue.has(exact) else f"{prefix}-{kebab(name)}"

    # -- arguments ------------------------------------------------------------------------------

    def player(self, seat: int, names: list[str]) -> str:
        """The name of a seat counted from 1; 0 is nobody."""
        if seat == 0:
            return self.say("nobody")
        return names[seat - 1] if seat <= len(names) else self.say("player", number=seat)

    def _told(self, key: str, args: dict[str, object], names: list[str], kinds: dict[str, str]) -> str:
        said = {name: self._argument(name, value, names, kinds.get(name, "")) for name, value in args.items()}
        return self.say(key, **said)

    def _argument(self, name: str, value: object, names: list[str], kind: str) -> object:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self.player(value, names) if kind == "seat" or name in SEATS else value
        return self._named(str(value), [kind, name, f"{name}s"]) if value else ""

    def _named(self, thing: str, likely: list[str]) -> str:
        """The pack's name of an id, the likely sections first, else the title's word for it."""
        sections = [section for section in likely if section in self._content]
        for section in [*sections, *self._content]:
            if "name" in self._content[section].get(thing, {}):
                return self.name(section, thing)
        return self.word(thing)
