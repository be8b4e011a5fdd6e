"""Static tables of Moonlight Brewers, made once from a pack and looked up by index."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.pack import Pack
from alehouse.games.moonlight import kinds


@final
class Room:
    """Where its doors lead, what two doors reach (MB-046), and which actions it offers."""

    def __init__(self, doors: list[i64], two_doors: list[i64], actions: list[i64]) -> None:
        self.doors = vec[i64](doors)
        self.two_doors = vec[i64](two_doors)
        self.actions = vec[i64](actions)


@final
class Deed:
    """One action of a room; `on` is the bit that magnifiers look at."""

    def __init__(
        self, room: i64, difficulty: i64, kind: i64, ingredient: i64, quality: i64, noise: i64, on: i64
    ) -> None:
        self.room = room
        self.difficulty = difficulty
        self.kind = kind
        self.ingredient = ingredient
        self.quality = quality
        self.noise = noise
        self.on = on


@final
class Wolf:
    """A werewolf card: one or several members, what it bars, and its right icons."""

    def __init__(self, dice: list[i64], bonus: list[i64], taste: list[i64], bars: i64) -> None:
        self.dice = vec[i64](dice)
        self.bonus = vec[i64](bonus)
        self.taste = vec[i64](taste)
        self.bars = bars
        self.icon_on: vec[i64] = vec[i64]()
        self.icon_effect: vec[i64] = vec[i64]()
        self.icon_amount: vec[i64] = vec[i64]()


@final
class Card:
    """An equipment, blessing or keepsake."""

    def __init__(self, deck: i64, effect: i64, amount: i64, what: i64, limit: i64, trophy: i64) -> None:
        self.deck = deck
        self.effect = effect
        self.amount = amount
        self.what = what
        self.limit = limit
        self.trophy = trophy


@final
class Night:
    """A night of the Hermit Brewer."""

    def __init__(self, special: i64, task: i64, amount: i64) -> None:
        self.special = special
        self.task = task
        self.amount = amount


@final
class Omen:
    def __init__(self, effect: i64, amount: i64) -> None:
        self.effect = effect
        self.amount = amount


@final
class Content:
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._read_ids(pack)
        self._read_numbers(pack)
        self._read_board(pack)
        self._read_monks(pack)
        self._read_cards(pack)
        self._group_cards()
        self._read_campaign(pack)
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

    def _read_board(self, pack: Pack) -> None:
        """Rooms, their actions, and the ingredient of each phase."""
        self.deeds: list[Deed] = [self._deed(entry) for entry in pack.content["actions"].values()]
        self.rooms: list[Room] = [self._room(index) for index in range(len(self.room_ids))]
        self.start_room: i64 = self.room_ids.index("courtyard")
        self.phase_ingredient = vec[i64](
            [kinds.INGREDIENTS.index(p["ingredient"]) for p in pack.content["phases"].values()]
        )

    def _read_monks(self, pack: Pack) -> None:
        """Abilities by monk as bits, and what of monks and cards belongs to the expansion."""
        self.abilities = vec[i64](
            [_mask([kinds.ABILITIES.index(a) for a in m["abilities"]]) for m in pack.content["monks"].values()]
        )
        self._expansion: dict[str, list[bool]] = {
            section: [bool(entry["expansion"]) for entry in pack.content[section].values()]
            for section in ("monks", "werewolves", "equipment", "blessings")
        }
        self._all_monks: list[i64] = self.included("monks", True)
        self._base_monks: list[i64] = self.included("monks", False)

    def _read_cards(self, pack: Pack) -> None:
        self.wolves: list[Wolf] = [_wolf(entry) for entry in pack.content["werewolves"].values()]
        self.beast: i64 = self.wolf_ids.index("the-beast")
        self.cards: list[Card] = []
        for section, deck in (
            ("equipment", kinds.EQUIPMENT),
            ("blessings", kinds.BLESSINGS),
            ("keepsakes", kinds.KEEPSAKES),
        ):
            for entry in pack.content[section].values():
                self.cards.append(_card(deck, entry))

    def _group_cards(self) -> None:
        """Cards by where they belong and what they do, as bits."""
        cards = self.cards
        everything = range(len(cards))
        self.equipment: i64 = _mask([c for c in everything if cards[c].deck == kinds.EQUIPMENT])
        self.blessings: i64 = _mask([c for c in everything if cards[c].deck == kinds.BLESSINGS])
        self.keepsakes: i64 = _mask([c for c in everything if cards[c].deck == kinds.KEEPSAKES])
        self.per_phase: i64 = _mask([c for c in everything if cards[c].limit == kinds.PER_PHASE])
        self.trophies: i64 = _mask([c for c in everything if cards[c].trophy > 0])
        effects = range(len(kinds.EFFECTS))
        self.with_effect = vec[i64]([_mask([c for c in everything if cards[c].effect == effect]) for effect in effects])
        self.two_dice: i64 = self.with_effect[kinds.TWO_DICE]
        # help by themselves
        self.auto_fight: i64 = self._cards_that(kinds.FIGHT_BONUS, [kinds.PERMANENT])
        self.auto_search: i64 = self._cards_that(kinds.MAGNIFIER, [kinds.PERMANENT, kinds.PER_ROLL])
        self.lenses = vec[i64](
            [
                _mask([c for c in everything if self.auto_search & BIT[c] and cards[c].what & BIT[i]])
                for i in range(len(kinds.INGREDIENTS))
            ]
        )
        # by the moment at which they may be used
        limited = [kinds.PER_PHASE, kinds.PER_GAME, kinds.PER_NIGHT]
        bells: i64 = self._cards_that(kinds.NOISE, []) | self._cards_that(kinds.SILENCE, [])
        self.magnifiers: i64 = self._cards_that(kinds.MAGNIFIER, limited)
        self.idle: i64 = sum([self.with_effect[effect] for effect in kinds.IDLE])
        self.pre_roll: i64 = bells | self.magnifiers | self.two_dice
        self.pre_fight: i64 = (
            self._cards_that(kinds.FIGHT_BONUS, limited) | self._cards_that(kinds.SWORD, []) | self.two_dice
        )

    def _read_campaign(self, pack: Pack) -> None:
        """Nights and omens of the Hermit Brewer."""
        self.nights: list[Night] = [
            Night(kinds.SPECIALS.index(n["special"]), kinds.TASKS.index(n["task"]), n["amount"])
            for n in pack.content["nights"].values()
        ]
        self.omens: list[Omen] = [
            Omen(kinds.OMENS.index(o["effect"]), o["amount"]) for o in pack.content["omens"].values()
        ]

    def _measure_searches(self) -> None:
        """What bots ask all the time: where an ingredient is found, how far away, and with what luck."""
        ingredients = range(len(kinds.INGREDIENTS))
        rooms = range(len(self.rooms))
        self.source = vec[i64]([self._source(ingredient) for ingredient in ingredients])
        self._doors = vec[i64]([self._doors_between(a, b) for a in rooms for b in rooms])
        self._hope: list[float] = [self._best_hope(i, tries) for i in ingredients for tries in range(kinds.MOST_TRIES)]

    def included(self, section: str, expansion: bool) -> list[i64]:
        """Indexes of the monks or cards of a section that are in the game (MB-220)."""
        marks = self._expansion[section]
        return [index for index in range(len(marks)) if expansion or not marks[index]]

    def monks_in_game(self, expansion: bool) -> list[i64]:
        return self._all_monks if expansion else self._base_monks

    def deck_of(self, section: str, expansion: bool) -> list[i64]:
        """Card numbers of an equipment or blessing deck."""
        first = 0 if section == "equipment" else len(self._expansion["equipment"])
        return [first + index for index in self.included(section, expansion)]

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

    def _deed(self, entry: dict[str, Any]) -> Deed:
        kind = kinds.KINDS.index(entry["kind"])
        difficulty = int(entry["difficulty"])
        ingredient = kinds.INGREDIENTS.index(entry["ingredient"]) if kind == kinds.SEARCH else -1
        noise = 0 if difficulty == 0 else self.pack.number("hard-noise" if difficulty >= 5 else "easy-noise")
        on = 2**ingredient if kind == kinds.SEARCH else kinds.ON_KIND.get(kind, 0)
        return Deed(
            self.room_ids.index(entry["room"]), difficulty, kind, ingredient, int(entry.get("quality", 0)), noise, on
        )

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

    def _doors_between(self, start: int, end: int) -> int:
        if start == end:
            return 0
        return 1 if end in list(self.rooms[start].doors) else 2

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

    def _cards_that(self, effect: int, limits: list[int]) -> int:
        cards = self.cards
        return _mask(
            [c for c in range(len(cards)) if cards[c].effect == effect and (not limits or cards[c].limit in limits)]
        )


def _mask(indexes: list[int]) -> int:
    total = 0
    for index in indexes:
        total |= 2**index
    return total


def _reached(steps: dict[str, dict[str, Any]], total: int) -> str:
    found = ""
    for id, step in steps.items():
        if not found or total >= int(step["from"]):
            found = id
    return found


def _wolf(entry: dict[str, Any]) -> Wolf:
    members = entry["members"]
    bars = sum(kinds.BARS[bar] for bar in set(entry["bars"]))
    wolf = Wolf([m["dice"] for m in members], [m["bonus"] for m in members], [m["taste"] for m in members], bars)
    icons = entry["right"]
    wolf.icon_on = vec[i64]([kinds.RESULTS[icon["on"]] for icon in icons])
    wolf.icon_effect = vec[i64]([kinds.ICONS.index(icon["effect"]) for icon in icons])
    wolf.icon_amount = vec[i64]([icon["amount"] for icon in icons])
    return wolf


def _card(deck: int, entry: dict[str, Any]) -> Card:
    limit = kinds.LIMITS.index(entry["limit"]) if "limit" in entry else kinds.PER_NIGHT
    return Card(
        deck,
        kinds.EFFECTS.index(entry["effect"]),
        int(entry.get("amount", 0)),
        kinds.WHAT[entry.get("what", "")],
        limit,
        int(entry.get("trophy", 0)),
    )
