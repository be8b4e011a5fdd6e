"""`alehouse export`: Alehouse as files for others to serve."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import App

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json

export = App(
    name="export",
    help="Write Alehouse as files: `export site` makes a folder that any web host serves.\n\n"
    "Example: alehouse export site public",
)


@export.command
def site(folder: Path, /, *, packs: Path | None = None, pure: bool = False, json: Json = False) -> None:
    """Write the page with everything that it needs to play without a server, to a folder that any web host serves.

    All titles, bots, rules and tutorials are in it; games stay in the player's browser. Needs a checkout of the sources
    and, for what is fetched meanwhile, the network.

    Example: alehouse export site public

    Parameters
    ----------
    folder
        The folder to write; it must be empty, missing, or written by an earlier export.
    packs
        A folder of content packs that the site offers.
    pure
        Keep the rules as Python. Compiled to WebAssembly (the default), bots think about ten times as fast; compiling
        takes minutes and, the first time, 125 MB from package indexes.
    """
    from alehouse.commands.site import write_site
    from alehouse.commands.site_rules import NotCompiled

    try:
        sizes = write_site(folder, packs, not pure)
    except NotCompiled as problem:
        reason = f"The rules stay Python, which is slower: {problem}"
        print(reason, file=sys.stderr)
        sizes = write_site(folder, packs, False)
    whole, packed = (sum(pair[which] for pair in sizes.values()) for which in (0, 1))
    if json:
        print_json({"folder": str(folder), "files": len(sizes), "bytes": whole, "compressed": packed})
    else:
        print(f"Written to {folder}: {len(sizes)} files, {whole / 1e6:.1f} MB, compressed {packed / 1e6:.1f} MB.")
