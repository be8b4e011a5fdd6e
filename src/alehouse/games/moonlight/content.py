"""Static tables of Moonlight Brewers, made once from a pack and looked up by index."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import mask
from alehouse.engine.pack import Pack
from alehouse.engine.title import Tables
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.schema import BEAST

ANY_TOTAL: Final = -99  # totals may be below 0, but never so far


@final
class Room:
    """Where its doors lead, what two doors reach (MB-046), and which actions it offers."""

    def __init__(self, doors: list[i64], two_doors: list[i64], actions: list[i64]) -> None:
        self.doors = vec[i64](doors)
        self.two_doors = vec[i64](two_doors)
        self.actions = vec[i64](actions)


@final
class Deed:
    """One action of a room; `on` is the number of the bit that magnifiers look at, NO_ONE if there is none."""

    def __init__(self, entry: dict[str, Any], room: i64, easy_noise: i64, hard_noise: i64) -> None:
        self.room = room
        self.difficulty: i64 = entry["difficulty"]
        self.kind: i64 = kinds.KINDS.index(entry["kind"])
        search = self.kind == kinds.SEARCH
        self.ingredient: i64 = kinds.INGREDIENTS.index(entry["ingredient"]) if search else -1
        self.quality: i64 = entry.get("quality", 0)
        self.noise: i64 = 0 if self.difficulty == 0 else hard_noise if self.difficulty >= 5 else easy_noise
        self.on: i64 = self.ingredient if search else kinds.ON_KIND.get(self.kind, 0).bit_length() - 1


@final
class Effect:
    """One icon of a card: what it does, by how much, to what, and when (0: at its own moment)."""

    def __init__(self, entry: dict[str, Any], when: i64) -> None:
        self.do: i64 = kinds.EFFECTS.index(entry["do"])
        self.amount: i64 = entry.get("amount", 1)
        self.what: i64 = kinds.WHAT[entry["what"]] if "what" in entry else kinds.ANYTHING
        self.when: i64 = when
        self.good: float = self._good()

    def _good(self) -> float:
        """1 if the icon helps its owner, -1 if it harms; bells help by lowering, and mugs may be for a rival's beer."""
        if self.what == kinds.ANYONE:
            return 1.0
        return -1.0 if self.amount != 0 and (self.amount < 0) != (self.do == kinds.NOISE) else 1.0


@final
class Wolf:
    """A werewolf card: one or several members, and its icons on both sides."""

    def __init__(self, entry: dict[str, Any]) -> None:
        members = entry["members"]
        self.dice = vec[i64]([member["dice"] for member in members])
        self.bonus = vec[i64]([member["bonus"] for member in members])
        self.taste = vec[i64]([member["taste"] for member in members])
        self.left: list[Effect] = [Effect(icon, kinds.BEFORE) for icon in entry["left"]]
        self.right: list[Effect] = [Effect(icon, kinds.WHEN[icon["when"]]) for icon in entry["right"]]


@final
class Card:
    """An equipment, blessing or keepsake."""

    def __init__(self, deck: i64, entry: dict[str, Any]) -> None:
        self.deck: i64 = deck
        self.limit: i64 = kinds.LIMITS.index(entry["limit"]) if "limit" in entry else kinds.PER_NIGHT
        self.effects: list[Effect] = [
            Effect(effect, kinds.WHEN[effect["when"]] if "when" in effect else 0) for effect in entry["effects"]
        ]

    def total(self, do: i64, what: i64) -> i64:
        """The sum of the card's effects of a kind, at their own moment, that act on `what`."""
        found: i64 = 0
        for effect in self.effects:
            if effect.do == do and effect.when == 0 and effect.what & what:
                found += effect.amount
        return found

    def does(self, do: i64, what: i64 = kinds.ANYTHING) -> bool:
        """Whether one of its effects at their own moment is of a kind and acts on `what`."""
        return any(effect.do == do and effect.when == 0 and effect.what & what for effect in self.effects)


@final
class Night:
    """A night of the Hermit Brewer."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.special: i64 = kinds.SPECIALS.index(entry["special"])
        self.task: i64 = kinds.TASKS.index(entry["task"])
        self.amount: i64 = entry["amount"]


@final
class Omen:
    def __init__(self, entry: dict[str, Any]) -> None:
        self.effect: i64 = kinds.OMENS.index(entry["effect"])
        self.amount: i64 = entry["amount"]


@final
class Content(Tables):
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._read_ids(pack)
        self._read_numbers(pack)
        self._read_board(pack)
        self._read_monks(pack)
        self._read_cards(pack)
        self._group_cards()
        self._measure_searches()

    def _read_ids(self, pack: Pack) -> None:
        self.room_ids: list[str] = pack.ids("rooms")
        self.deed_ids: list[str] = pack.ids("actions")
        self.monk_ids: list[str] = pack.ids("monks")
        self.wolf_ids: list[str] = pack.ids("werewolves")
        self.phase_ids: list[str] = pack.ids("phases")
        self.night_ids: list[str] = pack.ids("nights")
        self.omen_ids: list[str] = pack.ids("omens")
        self.card_ids: list[str] = [*pack.ids("equipment"), *pack.ids("blessings"), *pack.ids("keepsakes")]
        assert len(self.card_ids) <= kinds.MAX_CARDS
        self.first_keepsake: i64 = len(pack.ids("equipment")) + len(pack.ids("blessings"))
        self.ids = {  # what the numbers in actions and events stand for
            **{section: list(entries) for section, entries in pack.content.items()},
            "ingredients": kinds.INGREDIENTS,
            "cards": self.card_ids,
            "decks": ["werewolf-deck", "equipment-deck", "blessing-deck"],
        }

    def _read_numbers(self, pack: Pack) -> None:
        self.attack_limit: i64 = pack.number("attack-limit")
        self.quiet_limit: i64 = pack.number("quiet-limit")
        self.light_attack_limit: i64 = pack.number("light-attack-limit")
        self.light_quiet_limit: i64 = pack.number("light-quiet-limit")
        self.making_noise_bonus: i64 = pack.number("making-noise-bonus")
        self.making_noise_noise: i64 = pack.number("making-noise-noise")
        self.failure_noise: i64 = pack.number("failure-noise")
        self.meditation: i64 = pack.number("meditation")
        self.sprint_noise: i64 = pack.number("sprint-noise")
        self.hunt_bonus: i64 = pack.number("hunt-bonus")
        self.hunt_draw: i64 = pack.number("hunt-draw")
        self.blessed_die: i64 = pack.number("blessed-die")
        self.short_brew_points: i64 = pack.number("short-brew-points")
        self.star_total: i64 = pack.number("star-total")
        self.two_star_total: i64 = pack.number("two-star-total")
        self.task_total: i64 = pack.number("task-total", ANY_TOTAL)  # content of earlier records has none
        # in turn order
        self.start_noise = vec[i64](pack.in_turn_order("start-noise", kinds.MOST_SEATS))
        self.start_dirt = vec[i64](pack.in_turn_order("start-dirt", kinds.MOST_SEATS))
        self.start_points = vec[i64](pack.in_turn_order("start-points", kinds.MOST_SEATS))

    def _read_board(self, pack: Pack) -> None:
        """Rooms, their actions, and the ingredient of each phase."""
        self.deeds: list[Deed] = [
            Deed(entry, self.room_ids.index(entry["room"]), pack.number("easy-noise"), pack.number("hard-noise"))
            for entry in pack.content["actions"].values()
        ]
        self.rooms: list[Room] = [self._room(index) for index in range(len(self.room_ids))]
        self.start_room: i64 = self.room_ids.index("courtyard")
        self.phase_ingredient = vec[i64](
            [kinds.INGREDIENTS.index(p["ingredient"]) for p in pack.content["phases"].values()]
        )

    def _read_monks(self, pack: Pack) -> None:
        """Abilities by monk as bits, and what of monks and cards belongs to the expansion."""
        self.abilities = vec[i64](
            [mask([name in m["abilities"] for name in kinds.ABILITIES]) for m in pack.content["monks"].values()]
        )
        self._all: dict[str, list[i64]] = {}
        self._base: dict[str, list[i64]] = {}
        for section in ("monks", "werewolves", "equipment", "blessings"):
            entries = pack.content[section].values()
            self._all[section] = list(range(len(entries)))
            self._base[section] = [index for index, entry in enumerate(entries) if not entry["expansion"]]
        self._decks: list[list[vec[i64]]] = [self._decks_with(expansion) for expansion in (False, True)]

    def _read_cards(self, pack: Pack) -> None:
        self.wolves: list[Wolf] = [Wolf(entry) for entry in pack.content["werewolves"].values()]
        self.nights: list[Night] = [Night(entry) for entry in pack.content["nights"].values()]
        self.omens: list[Omen] = [Omen(entry) for entry in pack.content["omens"].values()]
        self.beast: i64 = self.wolf_ids.index(BEAST)
        decks = {"equipment": kinds.EQUIPMENT, "blessings": kinds.BLESSINGS, "keepsakes": kinds.KEEPSAKES}
        self.cards: list[Card] = [
            Card(deck, entry) for section, deck in decks.items() for entry in pack.content[section].values()
        ]

    def _group_cards(self) -> None:
        """Cards by where they belong and by the moment at which they act, as bits; and what they then add up to."""
        self.equipment: i64 = mask([card.deck == kinds.EQUIPMENT for card in self.cards])
        self.blessings: i64 = mask([card.deck == kinds.BLESSINGS for card in self.cards])
        self.keepsakes: i64 = mask([card.deck == kinds.KEEPSAKES for card in self.cards])
        self.per_phase: i64 = mask([card.limit == kinds.PER_PHASE for card in self.cards])
        # help by themselves
        lasting: i64 = mask([card.limit in (kinds.PERMANENT, kinds.PER_ROLL) for card in self.cards])
        self.auto_fight: i64 = self._that(kinds.FIGHT_BONUS) & lasting
        self.auto_search: i64 = self._that(kinds.MAGNIFIER) & lasting
        self.only_lenses: i64 = self.auto_search & mask(
            [all(effect.do == kinds.MAGNIFIER for effect in card.effects) for card in self.cards]
        )
        self.auto_after: i64 = lasting & mask([any(e.when > kinds.BEFORE for e in c.effects) for c in self.cards])
        self.trophies: i64 = self._that(kinds.TROPHY)
        self.lenses = vec[i64]([self._that(kinds.MAGNIFIER, 2**i) & lasting for i in range(kinds.TARGETS)])
        # by the moment at which they may be used
        limited = ~lasting
        bells = self._that(kinds.NOISE) | self._that(kinds.SILENCE)
        self.two_dice: i64 = self._that(kinds.TWO_DICE) & limited
        self.hearts: i64 = self._that(kinds.HEART) & limited
        self.two_cards: i64 = self._that(kinds.TWO_CARDS) & limited
        self.two_cards_of = vec[i64](
            [self._that(kinds.TWO_CARDS, kinds.ON_DECK[deck]) & limited for deck in range(len(kinds.ON_DECK))]
        )
        self.crowns: i64 = self._that(kinds.CROWN) & limited
        self.crowns_of = vec[i64]([self._that(kinds.CROWN, 2**i) & limited for i in range(len(kinds.INGREDIENTS))])
        self.magnifiers: i64 = self._that(kinds.MAGNIFIER) & limited
        self.magnifiers_of = vec[i64]([self._that(kinds.MAGNIFIER, 2**i) & limited for i in range(kinds.TARGETS)])
        self.idle: i64 = limited & mask([any(is_idle(e) for e in card.effects) for card in self.cards])
        self.bells: i64 = bells & self.idle
        self.only_blood: i64 = self.idle & self._only([kinds.BLOOD])
        ringing = bells & self._only(kinds.BELLS) & limited
        self.pre_roll: i64 = ringing | self.magnifiers | self.two_dice
        self.only_search: i64 = self.magnifiers & ~ringing & ~self.two_dice
        self.pre_duel: i64 = ((self._that(kinds.FIGHT_BONUS) | self._that(kinds.SWORD)) & limited) | self.two_dice
        self.swords: i64 = self._that(kinds.SWORD)
        self.timed: i64 = limited & mask([any(e.when for e in card.effects) for card in self.cards])
        self.pre_fight: i64 = self.pre_duel | self.timed
        # what they add up to
        self.arms = self._totals(kinds.FIGHT_BONUS)
        self.dice = self._totals(kinds.TWO_DICE)
        self.trophy = self._totals(kinds.TROPHY)
        self.lens = self._totals(kinds.MAGNIFIER, *[2**i for i in range(kinds.TARGETS)])
        self.crown = self._totals(kinds.CROWN, *[2**i for i in range(len(kinds.INGREDIENTS))])
        self.more_cards = self._totals(kinds.TWO_CARDS, *[kinds.ON_DECK[deck] for deck in range(len(kinds.ON_DECK))])

    def _that(self, do: int, what: int = kinds.ANYTHING) -> int:
        return mask([card.does(do, what) for card in self.cards])

    def _only(self, dos: list[int]) -> int:
        """Cards whose effects in your own turn are of no other kind."""
        return mask([all(e.do in dos for e in card.effects if is_idle(e)) for card in self.cards])

    def _totals(self, do: int, *whats: int) -> vec[i64]:
        """For each thing acted on (default: anything), one after the other, a total for each card."""
        return vec[i64]([card.total(do, what) for what in whats or (kinds.ANYTHING,) for card in self.cards])

    def _measure_searches(self) -> None:
        """What bots ask all the time: where an ingredient is found, how far away, and with what luck."""
        ingredients = range(len(kinds.INGREDIENTS))
        rooms = range(len(self.rooms))
        self.source = vec[i64]([self._source(ingredient) for ingredient in ingredients])
        self._doors = vec[i64](
            [0 if a == b else 1 if b in list(self.rooms[a].doors) else 2 for a in rooms for b in rooms]
        )
        self._hope: list[float] = [self._best_hope(i, tries) for i in ingredients for tries in range(kinds.MOST_TRIES)]

    def included(self, section: str, expansion: bool) -> list[i64]:
        """Indexes of the monks or cards of a section that are in the game (MB-220)."""
        return self._all[section] if expansion else self._base[section]

    def decks(self, expansion: bool) -> list[vec[i64]]:
        """The cards of all decks, in their order (MB-220)."""
        return self._decks[1 if expansion else 0]

    def _decks_with(self, expansion: bool) -> list[vec[i64]]:
        wolves, equipment = self.included("werewolves", expansion), self.included("equipment", expansion)
        first: i64 = len(self._all["equipment"])
        blessings = [first + index for index in self.included("blessings", expansion)]
        return [vec[i64](wolves), vec[i64](equipment), vec[i64](blessings)]

    def doors_between(self, start: i64, end: i64) -> i64:
        """How many doors lie between two rooms; two stand for more."""
        return self._doors[start * len(self.rooms) + end]

    def hope(self, ingredient: i64, tries: i64) -> float:
        """Expected quality of the best unit found in so many tries; more than two count as two."""
        return self._hope[ingredient * kinds.MOST_TRIES + min(tries, kinds.MOST_TRIES - 1)]

    def band(self, total: int) -> str:
        """The id of the band that a total reaches (MB-210, MB-211)."""
        return _reached(self.pack.content["bands"], total)

    def rank(self, stars: int) -> str:
        """The rank that a campaign's stars reach (MB-234)."""
        return _reached(self.pack.content["ranks"], stars)

    def _room(self, index: int) -> Room:
        ids = self.room_ids
        doors: dict[str, list[str]] = {id: room["doors"]["to"] for id, room in self.pack.content["rooms"].items()}
        here = ids[index]
        after_two = sorted({end for middle in doors[here] for end in doors[middle] if end != here}, key=ids.index)
        actions: list[i64] = [number for number in range(len(self.deeds)) if self.deeds[number].room == index]
        return Room([ids.index(d) for d in doors[here]], [ids.index(d) for d in after_two], actions)

    def _source(self, ingredient: int) -> int:
        """The room in which an ingredient is found."""
        for deed in self.deeds:
            if deed.kind == kinds.SEARCH and deed.ingredient == ingredient:
                return deed.room
        return self.start_room

    def _best_hope(self, ingredient: int, tries: int) -> float:
        """Hard searches first, the last try easy."""
        hard = 0.0
        easy = 0.0
        hard_quality = 0.0
        for deed in self.deeds:
            if deed.kind == kinds.SEARCH and deed.ingredient == ingredient:
                chance = float(7 - deed.difficulty) / 6.0
                quality = float(deed.quality)
                if deed.difficulty >= 5:
                    hard = chance
                    hard_quality = quality
                else:
                    easy = chance * quality
        hope = max(easy, hard * hard_quality)
        for i in range(tries - 1):
            hope = max(hope, hard * hard_quality + (1.0 - hard) * hope)
        return hope


def is_idle(effect: Effect) -> bool:
    """Whether an effect acts in your own turn, in between (MB-011)."""
    return effect.when == 0 and effect.do in kinds.IDLE


def _reached(steps: dict[str, dict[str, Any]], total: int) -> str:
    found = ""
    for id, step in steps.items():
        if not found or total >= int(step["from"]):
            found = id
    return found
