"""Draws all the art of the game again: `python build/art/make.py [folder]`.

The same scripts and fonts always write the same bytes. The folder is `assets` unless given.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import backs
import colour_cards
import cups
import emblems
import french_cards
import icons
import pads
import portraits
import rasters
import title
import weaves

PARTS = (colour_cards, french_cards, backs, cups, emblems, icons, pads, portraits, title, weaves)


def drawings() -> Iterator[tuple[str, str]]:
    """Every file of the art, as its path under the assets folder and its text."""
    for part in PARTS:
        yield from part.drawings()


def main() -> None:
    """Write every drawing."""
    here = Path(__file__).resolve()
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[2] / "assets"
    count = 0
    for name, text in drawings():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    count += len(rasters.write_icons(folder / "icon"))
    print(f"{count} files in {folder}")


if __name__ == "__main__":
    main()
