"""Moonlight Brewers in the terminal: the monastery, your own sheet, the other monks."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from alehouse.engine.codebook import Action
from alehouse.text.catalogue import signed
from alehouse.tui.boards import moonlight_sheet as monk
from alehouse.tui.boards.board import Board
from alehouse.tui.boards.canvas import fitted, stacked
from alehouse.tui.boards.moonlight_map import monastery, room_actions
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import BAD, INK, INK_2, INK_OFF, KEY, LIT_INK, NOTHING

DICE = " ⚀⚁⚂⚃⚄⚅"
LOWEST_LARGE = 30  # rows from which a large sheet fits


class MoonlightBoard(Board):
    EXPLAINED: ClassVar = {
        "monk": ("monks",),
        "werewolf": ("werewolves",),
        "card": ("equipment", "blessings", "keepsakes"),
    }

    def status(self, scene: Scene) -> Text:
        """The seven phases, the current one with its name and ingredient."""
        view = scene.view
        line = Text(no_wrap=True)
        hermit = view["hermit"]
        if hermit:
            line.append(f"{scene.name('nights', hermit['night_id'])} {'★' * int(hermit['total'])}  ", LIT_INK)
        for number, (phase_id, phase) in enumerate(scene.pack.content["phases"].items(), 1):
            if number == view["phase"]:
                ingredient = scene.name("ingredients", str(phase["ingredient"])).lower()
                name = f"{monk.ROMAN[number - 1]} {scene.name('phases', phase_id)}, {ingredient}"
                line.append(f" {name} ", KEY)
            else:
                line.append(f" {monk.ROMAN[number - 1]} ", INK_2 if number in view["phases"] else f"strike {INK_OFF}")
        return line

    def table(self, scene: Scene, width: int, height: int) -> Text:
        return monastery(scene, width, height)

    def sheet(self, scene: Scene, width: int, height: int) -> Text:
        large = width >= monk.WIDE_SHEET and height >= LOWEST_LARGE
        sheet = monk.large_sheet(scene, width) if large else monk.small_sheet(scene, width)
        events = self._going_on(scene)
        above = [Text(line, INK_2, no_wrap=True) for line in self._night(scene)]
        if events:
            above.append(Text("  ".join(events), f"bold {BAD}", no_wrap=True))
        return Text("\n").join([*([stacked(above, width)] if above else []), sheet])

    def _night(self, scene: Scene) -> list[str]:
        """The Hermit Brewer's night with its special rule and task, the stars so far, and the current omen."""
        hermit: dict[str, Any] | None = scene.view["hermit"]
        if not hermit:
            return []
        night = scene.words("moonlight-night", night=hermit["night"], name=scene.name("nights", hermit["night_id"]))
        lines = [scene.speech.labeled(night, scene.face("nights", hermit["night_id"])), self._rank(scene)]
        if hermit["omen"]:
            omen = scene.words("moonlight-omen", omen=scene.name("omens", hermit["omen"]))
            lines.append(f"{omen}. {' '.join(scene.speech.face('omens', hermit['omen']))}")
        return lines

    def _rank(self, scene: Scene) -> str:
        hermit = scene.view["hermit"]
        return scene.words("moonlight-rank", stars=hermit["total"], rank=scene.name("ranks", hermit["rank"]))

    def verdict(self, scene: Scene, seat: int) -> str:
        """The rank of a campaign, else the rating of the beer."""
        if scene.view["hermit"]:
            return self._rank(scene)
        return scene.words("moonlight-rating", band=scene.name("bands", scene.players()[seat]["band"]))

    def unused(self, scene: Scene, action: Action) -> str:
        left = int(scene.view["actions_left"])
        return scene.words("moonlight-unused", actions=left) if action["do"] == "end-turn" and left else ""

    def signs(self, scene: Scene) -> list[tuple[str, str]]:
        word = scene.speech.word
        return [
            ("♪", word("noise")),
            ("✓", word("free_move")),
            ("●", word("actions_left")),
            ("★", word("stars")),
            ("✗", scene.words("moonlight-injured")),
            ("※", scene.words("moonlight-webbed")),
            ("ʰ", scene.speech.say("source-house")),
        ]

    def _going_on(self, scene: Scene) -> list[str]:
        """The current fight, roll or draw in words."""
        view, words = scene.view, scene.words
        found: list[str] = []
        fight: dict[str, Any] | None = view["fight"]
        if fight:
            name = f"{scene.names[fight['seat'] - 1]} ({monk.strength(scene, 1, fight['own_bonus'])})"
            if fight["other"]:
                other = f"{scene.names[fight['other'] - 1]} ({monk.strength(scene, 1, fight['foe_bonus'])})"
                found.append(words("moonlight-duel", name=name, other=other))
            elif fight["werewolf"]:
                found.append(words("moonlight-fight", name=name, werewolf=monk.wolf_now(scene, fight)))
        roll: dict[str, Any] | None = view["roll"]
        if roll:
            what = scene.name("actions", str(roll["what"]))
            found.append(words("moonlight-roll", what=what, need=roll["need"], bonus=signed(roll["bonus"])))
        if view["dice"]:
            faces = " ".join(DICE[int(face)] for face in view["dice"])
            found.append(words("moonlight-dice", dice=f"{faces} ({', '.join(map(str, view['dice']))})"))
        if view["drawn"]:
            found.append(
                words("moonlight-drawn", cards=", ".join(monk.card_name(scene, str(card)) for card in view["drawn"]))
            )
        return found

    def note(self, scene: Scene, player: dict[str, Any], wide: bool) -> Text:
        """The monk; if narrow, his impairments and Noise instead."""
        if wide:
            return Text(fitted(scene.name("monks", player["monk"]) if player["monk"] else "", 23), INK_2)
        state = Text("✗" if player["injured"] else "※" if player["webbed"] else " ", f"bold {BAD}")
        return state.append(f"♪{player['noise']:<2}", INK_2)

    def below_all(self, scene: Scene) -> list[Text]:
        return [Text(" " + self._decks(scene), INK_OFF, no_wrap=True)]

    def _decks(self, scene: Scene) -> str:
        """What is left in the decks, and the number of discarded cards."""
        counts = {name: f"{deck['left']}/{len(deck['discard'])}" for name, deck in scene.view["decks"].items()}
        return scene.words("moonlight-decks", **counts)

    def below(self, scene: Scene, player: dict[str, Any]) -> list[Text]:
        """Gauge, boxes, room and conditions."""
        line = Text("   ♪", INK_2, no_wrap=True)
        line.append_text(monk.gauge(scene, int(player["noise"])))
        line.append(f" {player['noise']:<3}", INK)
        line.append_text(monk.boxes_line(scene, player))
        room = scene.name("rooms", player["room"]).partition(" (")[0]
        line.append(f" {room} ", INK_2)
        return [line.append_text(monk.conditions_line(scene, player))]

    def hint(self, scene: Scene, action: Action) -> str:
        """The number a roll needs; the effect of a monk, a Werewolf or a card."""
        if action["do"] == "action":
            need = next(task["need"] for task in scene.view["board"] if task["what"] == action["what"])
            return scene.speech.say("face-roll", need=need) if need else ""
        return super().hint(scene, action)

    # -- in plain words -----------------------------------------------------------------------

    def lines(self, scene: Scene) -> list[str]:
        view, words = scene.view, scene.words
        phases = list(scene.pack.content["phases"].items())
        found: list[str] = []
        if view["phase"]:
            phase_id, phase = phases[int(view["phase"]) - 1]
            name = f"{monk.ROMAN[int(view['phase']) - 1]} {scene.name('phases', phase_id)}"
            ingredient = scene.name("ingredients", str(phase["ingredient"]))
            found.append(words("moonlight-phase", phase=name, ingredient=ingredient))
        found += self._night(scene) + self._going_on(scene)
        for seat, player in enumerate(scene.players()):
            found += self._player_lines(scene, seat, player)
        found.append(words("moonlight-rooms"))
        for where, room in scene.pack.content["rooms"].items():
            here = [scene.names[seat] for seat, player in enumerate(scene.players()) if player["room"] == where]
            doors = ", ".join(scene.name("rooms", door) for door in room["doors"]["to"])
            offers = scene.speech.clauses(
                [" ".join([label, *(need for need, _ in needs)]) for label, needs in room_actions(scene, where)]
            )
            room_line = scene.speech.labeled(scene.name("rooms", where), offers.strip())
            line = f"- {room_line}. {words('moonlight-doors', doors=doors)}"
            found.append(line + (" " + words("moonlight-here", names=", ".join(here)) if here else ""))
        decks = scene.labeled("moonlight-decks-about", self._decks(scene)) + "."
        return [*found, decks, *self._ratings(scene)]

    def _ratings(self, scene: Scene) -> list[str]:
        """The ratings of beers by total, or of campaigns by number of stars."""
        section = "ranks" if scene.view["hermit"] else "bands"
        told = [f"{scene.name(section, id)} ({scene.face(section, id)})" for id in scene.pack.content[section]]
        return [scene.speech.labeled(scene.speech.section(section), ", ".join(told)) + "."]

    def _player_lines(self, scene: Scene, seat: int, player: dict[str, Any]) -> list[str]:
        words = scene.words
        who = scene.name("monks", player["monk"]) if player["monk"] else NOTHING
        filled = [f"{monk.ROMAN[index]} {value}" for index, value in enumerate(player["boxes"]) if value]
        parts = [
            words("moonlight-in", room=scene.name("rooms", player["room"])),
            words("moonlight-noise", noise=player["noise"], limit=scene.view["attack_limit"]),
            *(text for text, _ in monk.conditions(scene, player)),
            scene.labeled("moonlight-brew", ", ".join(filled) or NOTHING),
            scene.labeled("moonlight-stock", monk.stock(scene, player)),
            scene.labeled("moonlight-cards", self._card_words(scene, player)),
            scene.labeled("moonlight-werewolves", monk.trophies(scene, player)),
            words("moonlight-total", total=player["total"], band=scene.name("bands", player["band"])),
        ]
        lines = [scene.speech.labeled(f"{scene.names[seat]}, {who}", scene.speech.clauses(parts)) + "."]
        if player["monk"]:
            lines += [f"  {line}" for line in scene.speech.face("monks", player["monk"])]
        lines += [f"  {scene.described(monk.section_of(scene, card), card)}." for card in player["cards"]]
        if scene.view["turn"] == seat + 1 and scene.view["to_act"]:
            left: dict[str, object] = {"moves": int(scene.view["free_move"]), "actions": scene.view["actions_left"]}
            lines.append(scene.speech.because("left", left, scene.names))
        return lines

    def _card_words(self, scene: Scene, player: dict[str, Any]) -> str:
        used = {card: f" ({scene.words('moonlight-used')})" for card in player["used"]}
        return ", ".join(monk.card_name(scene, card) + used.get(card, "") for card in player["cards"]) or NOTHING
