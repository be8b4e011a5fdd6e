"""The table of Dice Brewing: recipe cards, your four buildings and both markets."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from alehouse.tui.boards.canvas import Canvas, broken, fitted, stacked, wrapped
from alehouse.tui.boards.dicebrewing_dice import (
    COIN,
    SEED,
    die_chip,
    improvements,
    lack_marks,
    lack_words,
    letter,
    needs_line,
    reward,
)
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import BAD, INK, INK_2, INK_OFF, KEY, LINE_STRONG, LIT, LIT_FILL, LIT_INK

TINTS = {
    "malt-house": "#d88a1c", "hops-plantation": "#6fa653", "school-of-skills": "#7db8f2",
    "department-of-seed": "#e3a27a",
}  # fmt: skip
UNKNOWN = "?"
CARD_ROWS = 8
NAME_CELLS = 15
NARROW_NAME, WIDE_NAME, FORMULA_CELLS = 9, 24, 46  # of buildings; of the effects of all their spaces
SPACE_ROWS = 3


def _legend(scene: Scene) -> list[str]:
    """The colors of dice with their letters."""
    return [f"{letter(scene, colour)} {scene.name('dice', colour)}" for colour in scene.pack.content["dice"]]


def formula(scene: Scene, space: dict[str, Any]) -> str:
    """What a space takes and gives, in signs: 'P/D → +1', 'S3+ → exchange'."""
    entry, gives = scene.pack.content["spaces"][space["id"]], space["gives"]
    if gives == "coins":
        return ", ".join(f"{letter(scene, piece)} → {COIN}{entry['coins'][piece]}" for piece in space["takes"])
    takes = "/".join(letter(scene, piece) for piece in space["takes"])
    least = f"{entry['least']}+" if "least" in entry else ""
    return f"{takes}{least} → {_given(scene, gives, entry)}"


def _given(scene: Scene, gives: str, entry: dict[str, Any]) -> str:
    signs = {"raise": "+1", "reroll": scene.words("dice-reroll"), "swap": scene.words("dice-swap")}
    return signs.get(gives) or f"{letter(scene, gives)}{entry.get('seeds', '')}"


def stalls(scene: Scene) -> list[tuple[str, str, dict[str, int | str]]]:
    """Both markets: label, section, and what is left; the number of tokens left is unknown in the advanced game."""
    view = scene.view
    tokens = view.get("black_market", dict.fromkeys(view["played"], UNKNOWN))
    return [("dice-market", "ingredients", view["market"]), ("dice-black-market", "tokens", tokens)]


def common_lines(scene: Scene, dice: list[str]) -> list[str]:
    """The contents of supply and deck, who goes first, and the tokens played; `dice` labels the colors."""
    view, word, labeled = scene.view, scene.speech.word, scene.speech.labeled
    colours = scene.pack.content["dice"]
    supply = [f"{label} {view['supply'][colour]}" for label, colour in zip(dice, colours, strict=True)]
    heading = word("supply")
    parts = [
        labeled(
            heading[:1].upper() + heading[1:],
            ", ".join([*supply, scene.words("dice-seeds", count=view["supply"]["seeds"])]),
        ),
        labeled(word("deck"), view["deck"]["left"]),
        scene.words("dice-first", name=scene.names[view["priority"] - 1]),
    ]
    if view["brewless"] > 1:
        parts.append(labeled(word("brewless"), view["brewless"]))
    lines = [scene.speech.clauses(parts)]
    played = [f"{scene.name('tokens', kind)} {count}" for kind, count in view["played"].items() if count]
    if played:
        lines.append(scene.labeled("dice-played", ", ".join(played)))
    return lines


def space_pieces(player: dict[str, Any], space: str) -> list[str]:
    """The pieces on a space: the base piece, then the speeding die."""
    return [piece for piece in (player["base"][space], player["speed"][space]) if piece]


def small_table(scene: Scene, width: int) -> Text:
    """One line per recipe, building and market."""
    view = scene.view
    own = scene.own()
    lines: list[Text] = []
    for slot, recipe in enumerate(view["row"]):
        line = Text(no_wrap=True)
        if recipe:
            entry = scene.pack.content["recipes"][recipe]
            if recipe not in scene.lit:
                line.append("    ")
            _key(line, scene.lit.get(recipe, ""))
            lit = recipe in scene.lit
            line.append(fitted(scene.name("recipes", recipe), NAME_CELLS), LIT_INK if lit else "bold")
            line.append_text(needs_line(scene, own["recipes"][slot]))
            line.append(reward(entry) + " ", INK)
            line.append_text(lack_marks(scene, slot))
            if slot + 1 in view["blocked"]:
                line.append("⊘", BAD)
        lines.append(line)
    for building in view["buildings"]:
        line = Text(no_wrap=True)
        cells = max(NARROW_NAME, min(WIDE_NAME, width - FORMULA_CELLS))
        line.append(fitted(scene.name("buildings", building["id"]), cells), TINTS[building["id"]])
        for space in building["spaces"]:
            line.append("  ")
            _key(line, scene.lit.get(space["id"], ""))
            line.append(formula(scene, space), _space_style(scene, own, space["id"]))
            for piece in space_pieces(own, space["id"]):
                line.append_text(_piece(scene, piece))
        lines.append(line)
    wide = [_market_line(scene, *stall) for stall in stalls(scene)]
    wide += [Text(line, INK_2) for line in common_lines(scene, _legend(scene))]
    return stacked([*lines, *(row for line in wide for row in broken(line, width).split("\n"))], width)


def _market_line(scene: Scene, label: str, section: str, stock: dict[str, int | str]) -> Text:
    line = Text(no_wrap=True)
    line.append(scene.words(label) + " ", INK_2)
    for name, count in stock.items():
        _key(line, scene.lit.get(name, ""))
        style = LIT_INK if name in scene.lit else INK if count else INK_OFF
        ware = f"{scene.name(section, name)} {count}·{_price(scene, section, name)}"
        line.append(ware.replace(" ", "\N{NO-BREAK SPACE}"), style)
        line.append("  ")
    return line


def _price(scene: Scene, section: str, name: str) -> str:
    return f"{COIN}{scene.pack.content[section][name]['price']['coins']}"


def _key(line: Text, key: str) -> None:
    """Adds a key, which stays on one line with what follows."""
    if key:
        line.append(f" {key} ".replace(" ", "\N{NO-BREAK SPACE}"), KEY)
        line.append("\N{NO-BREAK SPACE}")


def _piece(scene: Scene, piece: str) -> Text:
    return Text(f" {SEED} ", "bold #2a1703 on #c3dfae") if piece == "seed" else die_chip(scene, piece)


def _space_style(scene: Scene, player: dict[str, Any], space: str) -> str:
    if space in scene.lit:
        return LIT_INK
    return f"strike {INK_OFF}" if space in player["used"] or space in player["block_tokens"] else INK_2


# -- large ----------------------------------------------------------------------------------------


def large_table(scene: Scene, width: int) -> Text:
    """Cards, buildings and markets as boxes."""
    parts = [_cards(scene, width), _buildings(scene, width), _markets(scene, width)]
    parts += [broken(Text(" " + line, INK_2), width) for line in common_lines(scene, _legend(scene))]
    return Text("\n").join(parts)


def _cards(scene: Scene, width: int) -> Text:
    row = scene.view["row"]
    own = scene.own()
    canvas = Canvas(width, CARD_ROWS)
    across = width // max(1, len(row))
    for slot, recipe in enumerate(row):
        left, right = slot * across, (slot + 1) * across - 2
        key = scene.lit.get(recipe, "")
        blocked = slot + 1 in scene.view["blocked"]
        canvas.box(left, 0, right, CARD_ROWS - 1, style=LIT if key else BAD if blocked else LINE_STRONG)
        if not recipe:
            continue
        entry = scene.pack.content["recipes"][recipe]
        inside = right - left - 3
        canvas.key(left + 2, 0, key)
        for offset, line in enumerate(wrapped(scene.name("recipes", recipe), inside, 2)):
            canvas.put(left + 2, 1 + offset, line, f"bold {LIT_INK}" if key else "bold")
        canvas.put_text(left + 2, 3, needs_line(scene, own["recipes"][slot]), inside)
        canvas.put(left + 2, 4, fitted(f"{reward(entry)}  {lack_words(scene, own['recipes'][slot])}", inside), INK)
        canvas.put(left + 2, 5, fitted(", ".join(improvements(scene, entry)), inside), INK_2)
        canvas.put_text(left + 2, 6, lack_marks(scene, slot), inside)
    return canvas.text()


def _buildings(scene: Scene, width: int) -> Text:
    own = scene.own()
    rows = 3 * SPACE_ROWS + 2
    canvas = Canvas(width, rows)
    across = width // len(TINTS)
    for index, building in enumerate(scene.view["buildings"]):
        id, tint = building["id"], TINTS[building["id"]]
        left, right = index * across, (index + 1) * across - 2
        canvas.box(left, 0, right, rows - 1, style=tint)
        barred = id in own["barred"]
        name = f" {scene.name('buildings', id)}{' ⊘' if barred else ''} "
        canvas.put(left + 2, 0, fitted(name, right - left - 3).rstrip() + " ", f"bold {BAD if barred else tint}")
        if not building["open"]:
            opens = scene.pack.content["buildings"][id]["opens"]
            canvas.put(left + 2, 1, fitted(scene.words("dice-opens", round=opens), right - left - 3), INK_OFF)
            continue
        for number, space in enumerate(building["spaces"]):
            _space(canvas, scene, own, space, (left + 1, 1 + number * SPACE_ROWS, right - 1))
    return canvas.text()


def _space(
    canvas: Canvas, scene: Scene, own: dict[str, Any], face: dict[str, Any], place: tuple[int, int, int]
) -> None:
    """Draws two rows: the effect of the space, and the pieces on it."""
    left, top, right = place
    space = face["id"]
    key = scene.lit.get(space, "")
    if key:
        for row in range(2):
            canvas.put(left, top + row, " " * (right - left + 1), f"on {LIT_FILL}")
        canvas.put(left + 1, top, f" {key} ", KEY)
    x = left + 5 if key else left + 1
    fill = f" on {LIT_FILL}" if key else ""
    canvas.put(x, top, fitted(formula(scene, face), right - x), _space_style(scene, own, space) + fill)
    line = Text(no_wrap=True)
    for piece in space_pieces(own, space):
        line.append_text(_piece(scene, piece))
        line.append(" ")
    speed = scene.pack.content["spaces"][space].get("speed")
    if space in own["block_tokens"]:
        line.append("⊘ " + scene.words("dice-crowded"), BAD)
    elif speed and not own["speed"][space]:
        line.append(f"{letter(scene, 'skill')}{speed['least']}+ » ", INK_OFF)
    canvas.put_text(left + 1, top + 1, line, right - left - 1, fill)


def _markets(scene: Scene, width: int) -> Text:
    rows = max(len(stock) for _, _, stock in stalls(scene)) + 1
    canvas = Canvas(width, rows)
    across = width // 2
    for index, (label, section, stock) in enumerate(stalls(scene)):
        left = index * across
        canvas.put(left + 1, 0, scene.words(label), f"bold {INK}")
        for number, (name, count) in enumerate(stock.items(), 1):
            key = scene.lit.get(name, "")
            canvas.key(left + 1, number, key)
            style = LIT_INK if key else INK_2 if count else INK_OFF
            stack = int(scene.pack.content[section][name]["stack"])
            left_over = "▮" * count + "▯" * (stack - count) if isinstance(count, int) else count
            text = f"{fitted(scene.name(section, name), 26)} {left_over}"
            canvas.put(left + 5, number, fitted(text, across - 14) + f" {_price(scene, section, name)}", style)
    return canvas.text()
