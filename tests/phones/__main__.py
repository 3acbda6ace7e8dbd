"""Pictures of the phones' page in every state: `python -m tests.phones DIR`.

Every state is taken upright and across, on a tablet, in usual and in large text, in dark and in light
surroundings. What does not fit is told, and is exit code 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from game.store.platform_folders import assets
from game.words.catalogue import Catalogue
from tests.phones.browser import Tab, chromium
from tests.phones.page_faults import faults
from tests.phones.page_states import GAMES, STATES, NoSuchState, staged

SIZES = ((320, 640), (360, 640), (390, 844), (844, 390), (1024, 768))
LOOKS = ((100, "dark"), (100, "light"), (200, "dark"))
"""The size of the text, and the surroundings."""


SHAPES = {f"{w}x{h}-{text}-{look}": (w, h, text, look) for w, h in SIZES for text, look in LOOKS}


def pictures(tab: Tab, shapes: Sequence[str], file: str) -> Iterator[str]:
    """Save a picture of the page in every shape, whose name begins the file's; yield what is wrong in each."""
    for shape in shapes:
        width, height, percent, look = SHAPES[shape]
        tab.size(width, height, pixels=1)
        tab.write_large(percent)
        tab.prefer(("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", look))
        tab.settle()
        tab.picture(Path(file.format(shape)))
        yield from (f"{shape}: {fault}" for fault in faults(tab))


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.option("--state", "names", multiple=True, type=click.Choice([s.name for s in STATES]))
@click.option("--game", "games", multiple=True, type=click.Choice(GAMES))
@click.option("--shape", "shapes", multiple=True, type=click.Choice([*SHAPES]))
def main(folder: Path, names: Sequence[str], games: Sequence[str], shapes: Sequence[str]) -> None:
    """Take pictures of the phones' page in every state into DIR, as PNG files."""
    folder.mkdir(parents=True, exist_ok=True)
    words = Catalogue.load(assets() / "strings" / "en")
    found, count = [], 0
    with chromium(lambda: None) as browser:
        for state in STATES:
            for game in state.games:
                if (names and state.name not in names) or (games and game not in games):
                    continue
                with staged(words, browser, game) as stage:
                    try:
                        tab = state.make(stage)
                    except NoSuchState:
                        continue
                    file = str(folder / f"{{}}-{state.name}-{game}.png")
                    for fault in pictures(tab, shapes or [*SHAPES], file):
                        found.append(f"{state.name} {game} {fault}")
                        print(found[-1], flush=True)
                    count += 1
                    tab.close()
    print(f"{count} states, {len(found)} faults, in {folder}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
