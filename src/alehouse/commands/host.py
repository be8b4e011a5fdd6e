"""The host's arguments of a game: seats, bots, options, a pack and a seed."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from alehouse.commands.output import note
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.options import Options
from alehouse.engine.pack import HOUSE, Pack
from alehouse.engine.title import Setup, Title


def read_options(pairs: list[str]) -> dict[str, str]:
    """`["duel=on"]` as a dictionary; the title checks the values."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            example = f"--option {name or 'duel'}=on"
            raise AlehouseError(f"--option takes NAME=VALUE, for example {example}, not '{pair}'.")
        if name in chosen:
            raise AlehouseError(f"option '{name}' is given twice.")
        chosen[name] = value
    return chosen


def read_levels(bots: str) -> list[str]:
    """The bot levels in `random,regular`, each checked."""
    from alehouse.bots.levels import checked

    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        checked(level)
    return levels


def note_fallback(levels: list[str], setup: Setup) -> None:
    """Prints a note if bots cannot use the learned weights with this pack."""
    from alehouse.bots.levels import fallback

    said = fallback(levels, setup.title, setup.pack)
    if said:
        note(said)


def seat_levels(levels: list[str], seats: int) -> list[str]:
    """One level per seat; a single level is for all."""
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        given = f"--bots names {len(levels)} bots for {seats} seats"
        raise AlehouseError(f"{given}; name one for all, or one per seat.")
    return levels


def usual_seats(title: Title, levels: list[str]) -> int:
    """The default number of seats: one per named bot, else as in the title's quick game."""
    return len(levels) if len(levels) > 1 else title.manifest().seats


def fresh_seed() -> int:
    """A new seed, short enough to type again."""
    return secrets.randbelow(2**31)


def chosen_setup(title: Title, seats: int, options: list[str], pack: str = HOUSE, seed: int | None = None) -> Setup:
    """The setup that a host chose, validated."""
    chosen = read_options(options)
    return title.setup(seats, chosen, find_pack(title, pack), fresh_seed() if seed is None else seed)


def shown(value: object) -> str:
    """A value as it is typed after `--option`."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def changed_options(setup: Setup) -> Options:
    """The options that are not at their default."""
    usual = {option.id: option.default for option in setup.title.options()}
    return {name: value for name, value in setup.options.items() if value != usual[name]}


# -- packs ------------------------------------------------------------------------------------


def packs_folder() -> Path:
    """The folder of the user's packs, which can be chosen by name."""
    from platformdirs import user_data_path

    return user_data_path("alehouse", appauthor=False) / "packs"


def own_packs(title: Title) -> dict[str, tuple[Path, str]]:
    """The user's packs for a title by the name of their folder or file, each with its own name."""
    from alehouse.engine.pack import pack_paths, read_changes

    found: dict[str, tuple[Path, str]] = {}
    for name, path in pack_paths(packs_folder()).items():
        label, _, problems = read_changes(path, title.house(), title.schema())
        if not problems:
            found[name] = path, label
    return found


def pack_names(title: Title) -> list[str]:
    """The packs that can be chosen by name: those that come with the title, and the user's own."""
    return [*title.pack_names(), *own_packs(title)]


def find_pack(title: Title, name: str) -> Pack:
    """A pack that comes with the title, a user's pack by its file or its own name, or the pack at a path."""
    from alehouse.engine.pack import pack_paths

    if name in title.pack_names():
        return title.pack(name)
    path = Path(name) if Path(name).exists() else pack_paths(packs_folder()).get(name)
    if path is not None:
        return title.pack(str(path))
    called = {own: path for own, (path, label) in own_packs(title).items() if label == name}
    if len(called) == 1:
        return title.pack(str(*called.values()))
    if called:
        raise AlehouseError(f"{len(called)} packs are called '{name}'; choose one of {', '.join(called)}.")
    hint = unknown("pack", name, pack_names(title))
    raise AlehouseError(f"{hint} A folder with a pack.toml or a single file works as well.")


def setup_data(setup: Setup, **players: Any) -> dict[str, Any]:
    """The setup and players of a game for reports."""
    return {
        "game": setup.title.id,
        "rules_version": setup.title.rules_version,
        "pack": setup.pack.name,
        "options": setup.options,
        "seats": setup.seats,
        **players,
        "seed": setup.seed,
    }
