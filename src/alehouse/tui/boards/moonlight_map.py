"""The monastery at night: rooms, doors, pawns, and the forest around it."""

from __future__ import annotations

from rich.text import Text

from alehouse.tui.boards.canvas import Canvas, wrapped
from alehouse.tui.boards.scene import Scene
from alehouse.tui.palette import INK, INK_2, KEY, LIT, LIT_FILL, LIT_INK, NIGHT, TREE, WALL, color, sign

FOREST = "forest"
LEAST_WIDTH = 44
LEAST_HEIGHT = 12
ROOMY = 34
DOOR = 5  # cells of a door in a horizontal wall
FURNITURE: dict[str, tuple[list[str], str]] = {
    "library": (["╒═╤═╤═╤═╤═╕", "│▌│▐│▌│▌│▐│", "╞═╪═╪═╪═╪═╡", "│▐│▌│▐│▌│▌│"], "#8d5f38"),
    "chapel": (["  ╭╮ ╭─╮ ╭╮  ", "  ││ │✚│ ││  ", "▬▬▬▬     ▬▬▬▬", "▬▬▬▬     ▬▬▬▬"], "#9db0d0"),
    "hop-garden": (["❦ ┃ ❦ ┃ ❦ ┃", "┃ ❦ ┃ ❦ ┃ ❦", "❦ ┃ ❦ ┃ ❦ ┃", "┃ ❦ ┃ ❦ ┃ ❦"], "#6fa653"),
    "courtyard": (["  ╭─────╮  ", "╭─┴─────┴─╮", "│  ≈≈☾≈≈  │", "╰─────────╯"], "#6f88b6"),
    "armory": (["┼   ╭─╮   ┼", "│   │✠│   │", "╵   ╰─╯   ╵"], "#9db0d0"),
    "bakery": (["╭───────╮", "│ ╭▒▒▒╮ │", "╰─┴───┴─╯"], "#b9633a"),
    "brewery": ([" ╭─┴─╮  ╭──╮ ", " │░░░│ ╭┤▒▒├╮", " ╰┬─┬╯ ╰┴──┴╯"], "#e3a27a"),
}
Rect = tuple[int, int, int, int]  # left, top, right, bottom wall


class Plan:
    """The places of rooms in a given space, and of the doors between them."""

    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, LEAST_WIDTH)
        self.height = max(height, LEAST_HEIGHT)
        self.trees = 1 if self.height > LEAST_HEIGHT + 2 else 0  # rows of trees above and below
        left, right = 2, self.width - max(10, self.width // 6)
        west = left + round((right - left) * 0.29)
        east = left + round((right - left) * 0.7)
        middle = (west + east) // 2
        kiln = east - max(DOOR + 1, (east - west) // 3)  # the wall between bakery and brewery
        rows = self.height - 2 * self.trees - 4
        top = self.trees
        first = top + 1 + rows // 3
        second = first + 1 + (rows - rows // 3) // 2
        bottom = second + 1 + rows - rows // 3 - (rows - rows // 3) // 2
        self.rooms: dict[str, Rect] = {
            "library": (left, top, middle, first),
            "chapel": (middle, top, right, first),
            "hop-garden": (left, first, west, bottom),
            "courtyard": (west, first, east, second),
            "armory": (east, first, right, second),
            "bakery": (west, second, kiln, bottom),
            "brewery": (kiln, second, right, bottom),
        }
        self.forest: Rect = (right + 1, top, self.width - 1, bottom)

    def door(self, a: str, b: str) -> tuple[int, int, bool] | None:
        """The middle of the wall two rooms share and whether it is vertical; None if they share none."""
        if FOREST in (a, b):
            return self._outer_door(b if a == FOREST else a)
        one, other = self.rooms[a], self.rooms[b]
        for x in {one[0], one[2]} & {other[0], other[2]}:
            low, high = max(one[1], other[1]), min(one[3], other[3])
            if high - low >= 2:
                return x, (low + high) // 2, True
        for y in {one[1], one[3]} & {other[1], other[3]}:
            low, high = max(one[0], other[0]), min(one[2], other[2])
            if high - low > DOOR:
                return (low + high) // 2, y, False
        return None

    def _outer_door(self, room: str) -> tuple[int, int, bool] | None:
        left, top, right, bottom = self.rooms[room]
        for x in (right, left):
            if x in (self.rooms["chapel"][2], self.rooms["library"][0]):
                return x, (top + bottom) // 2, True
        if bottom == self.rooms["brewery"][3]:
            return (left + right) // 2, bottom, False
        return None


def monastery(scene: Scene, width: int, height: int) -> Text:
    """The map; doors that cannot be drawn (a pack may put them anywhere) are listed below it."""
    plan = Plan(width, height)
    canvas = Canvas(plan.width, plan.height)
    _trees(canvas, plan)
    rooms = scene.pack.content["rooms"]
    lit = [where for where in plan.rooms if where in scene.lit]
    for where in sorted(plan.rooms, key=lit.__contains__):  # lit walls last, over their neighbors'
        canvas.box(*plan.rooms[where], style=LIT if where in lit else WALL)
    hidden: list[str] = []
    for a, room in rooms.items():
        for b in room["doors"]["to"]:
            place = plan.door(a, b)
            if place is None:
                hidden.append(f"{_name(scene, a)} → {_name(scene, b)}")
            else:
                _door(canvas, *place, style=LIT if {a, b} & set(scene.lit) and _here(scene) in (a, b) else INK_2)
    for where, rect in plan.rooms.items():
        _room(canvas, scene, where, rect)
    _room(canvas, scene, FOREST, plan.forest)
    drawn = canvas.text()
    if hidden:
        drawn.append("\n" + scene.words("moonlight-more-doors", doors=", ".join(sorted(hidden))), INK_2)
    return drawn


def _name(scene: Scene, where: str) -> str:
    """A room's name without its part in brackets, to save space."""
    return scene.name("rooms", where).partition(" (")[0]


def _here(scene: Scene) -> str:
    return str(scene.own()["room"])


def _trees(canvas: Canvas, plan: Plan) -> None:
    for y in range(canvas.height):
        for x in range(canvas.width):
            if (x * 73856093 ^ y * 19349663) % 1013 < 190:
                canvas.put(x, y, "♠", TREE)
    left, top, right, bottom = *plan.rooms["library"][:2], *plan.rooms["brewery"][2:]
    for y in range(top, bottom + 1):
        canvas.put(left, y, " " * (right - left + 1))


def _door(canvas: Canvas, x: int, y: int, upright: bool, style: str) -> None:
    if upright:
        for row, jamb in ((y - 1, "┴"), (y + 1, "┬")):
            if not canvas.joined(x, row):
                canvas.put(x, row, jamb, style)
        canvas.put(x, y, " ")
    else:
        canvas.put(x - 2, y, "┤", style)
        canvas.put(x - 1, y, "   ")
        canvas.put(x + 2, y, "├", style)


def _room(canvas: Canvas, scene: Scene, where: str, rect: Rect) -> None:
    """Draws name, key to go there, pawns and, if there is space, what can be done in the room."""
    left, top, right, bottom = rect
    key = scene.lit.get(where, "")
    fill = f" on {LIT_FILL}" if key and where != FOREST else ""
    if fill:
        for y in range(top + 1, bottom):
            canvas.put(left + 1, y, " " * (right - left - 1), fill.strip())
    plate = f"{LIT_INK} bold{fill}" if key else f"{INK} bold" if where == _here(scene) else INK_2
    y = top + 1
    for line in wrapped(_name(scene, where), right - left - 2, 2 if bottom - top > 3 else 1):
        canvas.put(left + 2, y, line, plate)
        y += 1
    x = left + 2
    if key:
        canvas.put(x, y, f" {key} ", KEY)
        x += 4
    y = _pawns(canvas, scene, where, x, y, right, fill)
    y = _actions(canvas, scene, where, (left, y, right, bottom), fill)
    roomy = right - left >= ROOMY  # wide enough for more than words
    _furniture(canvas, where, (left, top + 1 if roomy else y, right, bottom), fill)


def _pawns(canvas: Canvas, scene: Scene, where: str, left: int, y: int, right: int, fill: str) -> int:
    """Draws the signs of everyone in the room; returns the next free row."""
    x = left
    for seat, player in enumerate(scene.players()):
        if player["room"] != where:
            continue
        own = seat == scene.seat
        if x + (3 if own else 1) > right:
            x, y = left, y + 1
        style = f"{NIGHT} on {color(seat)} bold" if own else f"{color(seat)} bold{fill}"
        canvas.put(x, y, f" {sign(seat)} " if own else sign(seat) + " ", style)
        x += 4 if own else 2
    return y + 1


def _actions(canvas: Canvas, scene: Scene, where: str, rect: Rect, fill: str) -> int:
    """Draws the room's actions with their numbers and keys; returns the next row."""
    left, y, right, bottom = rect
    for label, offers in room_actions(scene, where):
        space = right - left - 2 - sum(len(need) + 1 for need, _ in offers)
        if y >= bottom or space < min(len(label), 12):
            continue
        label = wrapped(label, space, 1)[0]
        keyed = space - len(label) >= sum(4 for _, key in offers if key)
        x = left + 2
        canvas.put(x, y, label + " ", f"{INK_2}{fill}")
        x += len(label) + 1
        for need, key in offers:
            if key and keyed:
                canvas.put(x, y, f" {key} ", KEY)
                x += 4
            canvas.put(x, y, need + " " if x + len(need) < right else need, f"{LIT_INK if key else INK_2}{fill}")
            x += len(need) + 1
        y += 1
    return y


def _furniture(canvas: Canvas, where: str, rect: Rect, fill: str) -> None:
    """Draws a symbol of the room in its lower right corner, if there is space."""
    left, y, right, bottom = rect
    rows, tint = FURNITURE.get(where, ([], ""))
    wide = max((len(row) for row in rows), default=0)
    if bottom - y < len(rows) or right - left < wide + 4:
        return
    for number, row in enumerate(rows):
        canvas.put(right - 2 - wide, bottom - len(rows) + number, row, f"{tint}{fill}")


def room_actions(scene: Scene, where: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The actions of a room: label and, for each version, (number needed, key if available now)."""
    found: dict[str, list[tuple[str, str]]] = {}
    for task in scene.view["board"]:
        if task["room"] == where:
            action = str(task["what"])
            entry = scene.pack.content["actions"][action]
            search = entry["kind"] == "ingredient"
            label = scene.name("ingredients", entry["ingredient"]) if search else scene.name("actions", action)
            need = f"{task['need']}+" if task["need"] else ""
            found.setdefault(label, []).append((need, scene.lit.get(action, "")))
    return list(found.items())
