"""Cuts the three fonts down to the letters of our four languages: `python tools/fonts.py` after `npm ci`.

Needs fonttools and brotli. The results are in src/fonts, because a build must not need them.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parent.parent
FONTS = {
    "vollkorn-800": "vollkorn/files/vollkorn-latin-800-normal.woff2",
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
    "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
}
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸ–—‘’‚“”„•…‹›€−×→▸▾"),
]
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum"]


def main() -> None:
    for name, source in FONTS.items():
        options = subset.Options(layout_features=FEATURES, flavor="woff2", hinting=False, notdef_outline=True)
        font = subset.load_font(str(WEB / "node_modules" / "@fontsource" / source), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=LETTERS)
        cutter.subset(font)
        subset.save_font(font, str(WEB / "src" / "fonts" / f"{name}.woff2"), options)


if __name__ == "__main__":
    main()
