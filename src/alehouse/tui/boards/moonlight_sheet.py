"""A monk's sheet: Noise gauge, the seven boxes of his brew, stock, cards and kept Werewolves."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.games.moonlight.kinds import ACTIONS
from alehouse.text.catalogue import signed
from alehouse.tui.boards.canvas import Canvas, fitted, stacked
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import (
    BAD,
    BEER,
    GOOD,
    INK,
    INK_2,
    INK_OFF,
    KEY,
    LINE_STRONG,
    LIT,
    LIT_INK,
    NOISE,
    NOTHING,
    WARN,
)

ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"]
RISING = "▁▂▃▄▅▆▇█"
FULL_GLASS = 6
WIDE_SHEET = 88  # cells from which the gauge and the glasses are large
LARGE_ROWS = 6
GLASS_ROWS = 3
GAUGE_WIDTH = 23
GLASSES_WIDTH = 7 * 5


def gauge(scene: Scene, noise: int) -> Text:
    """Noise as rising bars: filled up to the current Noise, hatched where Making Noise is no longer allowed."""
    limit, quiet = int(scene.view["attack_limit"]), int(scene.view["quiet_limit"])
    bars = Text(no_wrap=True)
    for step in range(1, limit + 1):
        danger = quiet <= step < limit
        if step <= noise:
            bars.append("▓" if danger else _bar(step, limit), WARN if step >= quiet else NOISE)
        else:
            bars.append("░" if danger else "·", INK_OFF)
    return bars


def _bar(step: int, limit: int) -> str:
    return RISING[min(len(RISING), 1 + step * len(RISING) // (limit + 1)) - 1]


def box_marks(scene: Scene, player: dict[str, Any]) -> list[tuple[str, str]]:
    """The contents of the seven boxes with their styles: a dot before its phase, a dash if the phase is skipped."""
    view = scene.view
    marks: list[tuple[str, str]] = []
    for phase, value in enumerate(player["boxes"], 1):
        if phase not in view["phases"]:
            marks.append((NOTHING, INK_OFF))
        elif phase < int(view["phase"]) or value or not view["to_act"]:
            marks.append((str(value), f"bold {BEER}" if value else INK_2))
        else:
            marks.append(("·", f"bold {LIT}" if phase == view["phase"] else INK_OFF))
    return marks


def boxes_line(scene: Scene, player: dict[str, Any]) -> Text:
    """The seven boxes on one line."""
    return Text.assemble(*((f"{mark} ", style) for mark, style in box_marks(scene, player)), no_wrap=True)


def conditions_line(scene: Scene, player: dict[str, Any]) -> Text:
    return Text.assemble(*((f"{text} ", style) for text, style in conditions(scene, player)), no_wrap=True)


def conditions(scene: Scene, player: dict[str, Any]) -> list[tuple[str, str]]:
    """Words for a monk's impairments and for Dirt in his beer."""
    words = scene.words
    found: list[tuple[str, str]] = []
    if player["injured"]:
        found.append((words("moonlight-injured"), f"bold {BAD}"))
    if player["webbed"]:
        found.append((words("moonlight-webbed"), f"bold {BAD}"))
    if player["dirt"]:
        found.append((words("moonlight-dirt", dirt=player["dirt"]), BAD))
    if player["adjustment"]:
        found.append((words("moonlight-adjustment", change=signed(player["adjustment"])), GOOD))
    return found


def stock(scene: Scene, player: dict[str, Any]) -> str:
    """The units in stock: 'Malt 3, Water 1'."""
    held = [f"{scene.name('ingredients', unit['what'])} {unit['quality']}" for unit in player["stock"]]
    return ", ".join(held) or NOTHING


def section_of(scene: Scene, card: str) -> str:
    """The kind of a card."""
    kinds = ("equipment", "blessings", "keepsakes", "werewolves")
    return next(kind for kind in kinds if card in scene.pack.content[kind])


def card_name(scene: Scene, card: str) -> str:
    """A card by name; a small h marks house values, as opposed to printed ones."""
    section = section_of(scene, card)
    ours = scene.pack.content[section][card]["source"] == "house"
    return scene.name(section, card) + ("ʰ" if ours else "")


def cards(scene: Scene, player: dict[str, Any]) -> Text:
    """A player's cards: a key if usable now, a tick if ready, a dot if used."""
    line = Text(no_wrap=True)
    for number, card in enumerate(player["cards"]):
        if number:
            line.append("  ")
        key = scene.lit.get(card, "") if player["seat"] == scene.seat + 1 else ""
        used = card in player["used"]
        if key:
            line.append(f" {key} ", KEY)
            line.append(" ")
        else:
            line.append("· " if used else "✓ ", INK_OFF if used else GOOD)
        line.append(card_name(scene, card), f"italic {INK_OFF}" if used else LIT_INK if key else INK)
    if not player["cards"]:
        line.append(NOTHING, INK_OFF)
    return line


def trophies(scene: Scene, player: dict[str, Any]) -> str:
    """Kept Werewolves with their Taste."""
    kept = [f"{scene.name('werewolves', wolf['id'])} {wolf['taste']}" for wolf in player["werewolves"]]
    return ", ".join(kept) or NOTHING


def strength(scene: Scene, dice: int, bonus: int) -> str:
    """A number of dice and their bonus: '2 dice +1'."""
    return scene.speech.say("face-strength", dice=dice, bonus=bonus)


def wolf_now(scene: Scene, fight: dict[str, Any]) -> str:
    """The Werewolf in a fight, its current strength, and its card: 'Wolfpack 2/3 (one die +1; …)'."""
    card = str(fight["werewolf"])
    size = len(scene.pack.content["werewolves"][card]["members"])
    member = f" {fight['member']}/{size}" if size > 1 else ""
    now = strength(scene, fight["foe_dice"], fight["foe_bonus"])
    return f"{scene.name('werewolves', card)}{member} ({scene.speech.clauses([now, scene.face('werewolves', card)])})"


def turn_line(scene: Scene) -> Text:
    """The rest of the turn."""
    view = scene.view
    line = Text(no_wrap=True)
    line.append(scene.words("moonlight-move") + " ", INK_2)
    line.append("✓" if view["free_move"] else NOTHING, GOOD if view["free_move"] else INK_OFF)
    line.append("  " + scene.words("moonlight-actions") + " ", INK_2)
    left = int(view["actions_left"])
    line.append("●" * left + "○" * (ACTIONS - left), f"bold {LIT}" if left else INK_OFF)
    return line


def small_sheet(scene: Scene, width: int) -> Text:
    """Your own sheet on three lines."""
    own = scene.own()
    first = Text("♪", NOISE, no_wrap=True)
    first.append_text(gauge(scene, own["noise"]))
    first.append(f" {own['noise']:<3}", f"bold {INK}")
    first.append_text(boxes_line(scene, own))
    first.append(f"= {own['total']} ", f"bold {INK}")
    first.append_text(conditions_line(scene, own))
    second = turn_line(scene)
    second.append("  " + scene.words("moonlight-stock") + " ", INK_2)
    second.append(stock(scene, own), INK)
    third = Text(no_wrap=True)
    third.append(scene.words("moonlight-cards") + " ", INK_2)
    third.append_text(cards(scene, own))
    if own["werewolves"]:
        third.append("  " + scene.words("moonlight-werewolves") + " ", INK_2)
        third.append(trophies(scene, own), INK)
    return stacked([first, second, third] if own["cards"] or own["werewolves"] else [first, second], width)


def large_sheet(scene: Scene, width: int) -> Text:
    """Your own sheet with a tall gauge and glasses, everything else in words next to them."""
    own = scene.own()
    words = scene.words
    drawing = Canvas(GAUGE_WIDTH + GLASSES_WIDTH, LARGE_ROWS)
    _large_gauge(drawing, scene, int(own["noise"]))
    _glasses(drawing, scene, own)
    rows = drawing.text().split("\n")
    beside = [Text(no_wrap=True) for _ in range(LARGE_ROWS)]
    beside[0].append(f"{own['total']} ", f"bold {LIT_INK}")
    beside[0].append(scene.name("bands", own["band"]), INK_2)
    beside[0].append("   ")
    beside[0].append_text(conditions_line(scene, own))
    beside[1].append_text(turn_line(scene))
    beside[2].append(", ".join(scene.name("abilities", ability) for ability in own["abilities"]) or NOTHING, INK_2)
    for row, label, text in (
        (3, "moonlight-stock", Text(stock(scene, own))),
        (4, "moonlight-cards", cards(scene, own)),
        (5, "moonlight-werewolves", Text(trophies(scene, own))),
    ):
        beside[row].append(words(label) + "  ", INK_2)
        beside[row].append_text(text)
    return stacked([drawn.append("  ").append_text(line) for drawn, line in zip(rows, beside, strict=True)], width)


def _large_gauge(canvas: Canvas, scene: Scene, noise: int) -> None:
    limit, quiet = int(scene.view["attack_limit"]), int(scene.view["quiet_limit"])
    tall = LARGE_ROWS - 1
    for step in range(1, limit + 1):
        eighths = step * tall * 8 // limit
        filled = step <= noise
        style = (WARN if step >= quiet else NOISE) if filled else INK_OFF
        for row in range(tall):
            part = min(8, eighths - row * 8)
            if part <= 0:
                break
            hatched = quiet <= step < limit
            char = ("▓" if filled else "░") if hatched else RISING[part - 1] if filled else "·"
            canvas.put(step * 2 - 1, tall - 1 - row, char, style)
    label = scene.words("moonlight-noise", noise=noise, limit=limit)
    canvas.put(1, tall, fitted(label, GAUGE_WIDTH - 2), f"bold {WARN if noise >= quiet else INK}")


def _glasses(canvas: Canvas, scene: Scene, player: dict[str, Any]) -> None:
    phase = int(scene.view["phase"])
    for index, (mark, style) in enumerate(box_marks(scene, player)):
        x = GAUGE_WIDTH + index * 5
        now = index + 1 == phase
        edge = LIT if now else LINE_STRONG
        canvas.put(x, 0, ROMAN[index].center(4), KEY if now else INK_2)
        level = min(int(player["boxes"][index]), FULL_GLASS) * 8 * GLASS_ROWS // FULL_GLASS
        for row in range(GLASS_ROWS):
            part = max(0, min(8, level - row * 8))
            liquid = RISING[part - 1] * 2 if part else "  "
            canvas.put(x, GLASS_ROWS - row, "│", edge)
            canvas.put(x + 1, GLASS_ROWS - row, liquid, BEER)
            canvas.put(x + 3, GLASS_ROWS - row, "│", edge)
        canvas.put(x, GLASS_ROWS + 1, "╰──╯", edge)
        canvas.put(x + 1, GLASS_ROWS + 2, mark.center(2), style)
