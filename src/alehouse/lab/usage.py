"""Which content a seat meets: every id of a card, a room, a recipe … in its actions and in events that involve it."""

from __future__ import annotations

from alehouse.engine.codebook import Action
from alehouse.engine.events import Event
from alehouse.engine.title import Setup

Use = tuple[str, str, str]  # section, id, and the verb of an action or the key of an event
UNNAMED = "numbers"  # the section of single numbers, which seats do not play


class Usage:
    """Reads uses of content from actions and events of one setup's title and pack."""

    def __init__(self, setup: Setup) -> None:
        self._content = {name: entries for name, entries in setup.pack.content.items() if name != UNNAMED}
        self._codebook = setup.title.codebook(setup.pack)
        self._eventbook = setup.title.eventbook(setup.pack)
        self._sections: dict[str, str] = {}
        for section, entries in self._content.items():
            for thing in entries:
                self._sections.setdefault(thing, section)
        self._by_code: dict[int, list[Use]] = {}
        keys = self._eventbook.keys()
        self._kinds = {key: dict(self._eventbook.arguments(key)) for key in keys}

    def of_code(self, code: int) -> list[Use]:
        """The content that an action names."""
        found = self._by_code.get(code)
        if found is None:
            found = self._of_action(self._codebook.describe(code))
            self._by_code[code] = found
        return found

    def of_event(self, event: Event) -> tuple[int, list[Use]]:
        """The seat that an event is about (from 0; -1: none), and the content it names."""
        kinds = self._kinds[event.key]
        seat = -1
        found: list[Use] = []
        for name, value in event.args.items():
            if name == "seat" and isinstance(value, int):
                seat = value - 1
            elif isinstance(value, str) and value:
                found += self._use(value, [kinds[name]], event.key)
        return seat, found

    def _of_action(self, action: Action) -> list[Use]:
        found: list[Use] = []
        for name, value in action.items():
            if name != "do" and isinstance(value, str):
                found += self._use(value, [name, f"{name}s"], str(action["do"]))
        return found

    def _use(self, thing: str, likely: list[str], verb: str) -> list[Use]:
        """The use of a thing by a verb; words that are not content, such as the name of a deck, are not uses."""
        for section in likely:
            if thing in self._content.get(section, {}):
                return [(section, thing, verb)]
        return [(self._sections[thing], thing, verb)] if thing in self._sections else []
