"""A setup as plain data for files, databases and other processes. It carries its content."""

from __future__ import annotations

from typing import Any, TypedDict

from alehouse.engine.errors import AlehouseError
from alehouse.engine.options import Options
from alehouse.engine.pack import Content, Names
from alehouse.engine.title import Library, Setup


class GameSpec(TypedDict):
    """Everything that determines a game's start; `digest` is the fingerprint of `content`."""

    title: str
    rules: int
    pack: str
    digest: str
    options: Options
    seats: int
    seed: int
    content: Content
    names: Names  # given by the pack to what it changes; rules do not read them
    branch: dict[str, Any]  # {}, or the position of another game from which this one starts


def spec_of(setup: Setup) -> GameSpec:
    """The plain data of a setup, from which it can be restored even if the house pack changes."""
    title, pack = setup.title, setup.pack
    return {
        "title": title.id,
        "rules": title.rules_version,
        "pack": pack.name,
        "digest": pack.digest,
        "options": setup.options,
        "seats": setup.seats,
        "seed": setup.seed,
        "content": pack.rules,
        "names": pack.names,
        "branch": setup.branch,
    }


def setup_of(library: Library, spec: GameSpec) -> Setup:
    """Restores the setup; content that does not match its digest is rejected."""
    title = library.get(spec["title"], spec["rules"])
    if not spec["content"]:
        raise AlehouseError(f"the content of pack '{spec['pack']}' ({spec['digest']}) is not known here.")
    pack = title.pack_of(spec["content"], spec["pack"], spec["names"])
    if pack.digest != spec["digest"]:
        raise AlehouseError(
            f"the content of pack '{spec['pack']}' was altered: its digest is {pack.digest}, not {spec['digest']}."
        )
    setup = title.setup(spec["seats"], dict(spec["options"]), pack, spec["seed"])
    setup.branch = spec.get("branch", {})
    return setup
