"""Recordings of moments at a table: their frames at 30 a second, in order, on contact sheets.

    .venv/bin/python -m tests.recordings DIR [NAME...]

Makes sheets `DIR/NAME-1.png`, `DIR/NAME-2.png` and so on, each frame with its ms since the moment began.
Without names all moments are recorded.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.engine.option_values import Value
from game.store.settings_file import Settings
from game.tools.offscreen import explained
from tests.harness.table import GUESTS, Table
from tests.harness.written import Position

FRAME = 33
"""ms between two frames."""
SIZE = (1280, 720)
SMALL, ACROSS, DOWN = (480, 270), 4, 5
"""The size of a frame on a sheet, and how many of them a sheet has."""


class Moment(NamedTuple):
    """A position of a game, the card that is clicked ("": a bot plays), and for how many ms it is recorded.

    The `key` is pressed as soon as it is one's turn; other `keys` after some ms.
    """

    position: Position
    card: str = ""
    lasts: int = 2600
    game: str = "oono"
    settings: Settings | None = None
    key: int = 0
    keys: Mapping[int, int] = {}
    """Keys by the ms after which they are pressed."""
    options: Mapping[str, Value] = {}


def hit(number: int, *, own: bool) -> Position:
    """A card of two on top of a stack, after which the next one has to take so many."""
    twos, others = "R+2 Y+2 G+2", "B1 B2 B3 B4"
    hands = [others, "Y1 Y2 Y3", twos] if own else [twos, others, "Y1 Y2 Y3"]
    position: Position = {"hands": hands, "discard": "R+2", "turn": 2 if own else 0}
    return {**position, "facing": number - 2} if number > 2 else position


MOMENTS: dict[str, Moment] = {
    **{f"bot-{n}": Moment(hit(n, own=False), "R+2") for n in (2, 4, 6, 8, 12)},
    **{f"you-{n}": Moment(hit(n, own=True), key=pygame.K_d) for n in (2, 4, 6, 8, 12)},
    "bot-8-calm": Moment(
        hit(8, own=False), "R+2", settings=Settings(think="OFF", guides=explained(), calm=True)
    ),
    "play": Moment({"hands": ["R5 B1 G4", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}, "R5", 1500),
    "draw": Moment(
        {"hands": ["G5 B1 G4", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}, key=pygame.K_d, lasts=1500
    ),
    "caught": Moment(
        {"hands": ["R5 B1 G4", "B1", "Y1 Y2 Y3"], "discard": "R9", "uncalled": 1},
        keys={300: pygame.K_c, 600: pygame.K_1},
    ),
    "caught-you": Moment(
        {"hands": ["R5 B1", "B1 B4 B2", "Y1 Y2 Y3"], "discard": "R9"},
        "R5",
        4000,
        settings=Settings(guides=explained()),
    ),
    "called": Moment(
        {"hands": ["R5 B1", "B1 B4 B2", "Y1 Y2 Y3"], "discard": "R9"}, keys={300: pygame.K_u}
    ),
    "run": Moment(
        {"hands": ["R5 R6 R7 R8 G4", "R1 R2 R3 R4", "R1 R2 R3 R9"], "discard": "R9"}, "R5", 4000
    ),
    "first": Moment(
        {"hands": ["4C 5C 9C", "JD 3S 6S", "QS 5S 2S"], "discard": "9D", "turn": 1},
        lasts=4000,
        game="callout",
        keys={2100: pygame.K_4},
    ),
    "one-card": Moment(
        {
            "hands": ["AS", "9D", "10D"],
            "centre": "JC",
            "bids": [3, "pass", "pass"],
            "bidder": 0,
            "trump": "S",
            "taken": ["JS QS KS", "Joker QD", "9C 10C QC"],
        },
        "AS",
        5000,
        "tricks",
    ),
    "round-won": Moment(
        {"hands": ["R5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"},
        "R5",
        4000,
        "classic",
        options={"rounds": 3},
    ),
    "round-lost": Moment(
        {"hands": ["B1 G2", "R5", "Y1 Y2 Y3"], "discard": "R9", "turn": 1},
        "",
        4000,
        "classic",
        options={"rounds": 3},
    ),
    "won": Moment(
        {"hands": ["R5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}, "R5", 4000, "classic"
    ),
    "lost": Moment(
        {"hands": ["B1 G2", "R5", "Y1 Y2 Y3"], "discard": "R9", "turn": 1}, "", 4000, "classic"
    ),
}


def frames(moment: Moment, folder: Path) -> Iterator[tuple[int, Surface]]:
    """Yield each frame with its time."""
    wishes = moment.settings or Settings(think="OFF", guides=explained())
    guests = GUESTS[: len(moment.position["hands"]) - 1]
    table = Table(
        folder,
        SIZE,
        game=moment.game,
        position=moment.position,
        guests=guests,
        settings=wishes,
        **moment.options,
    )
    if moment.card:
        table.click(table.spot(table.slot(moment.card)))
    key, later = moment.key, dict(moment.keys)
    for passed in range(0, moment.lasts, FRAME):
        while table.top.ponder():
            pass
        for at in [each for each in later if each <= passed]:
            table.press(later.pop(at))
        if key and table.in_turn():
            table.press(key)
            key = 0
        yield passed, table.picture().copy()
        table.frame(FRAME)


def sheets(shown: Iterator[tuple[int, Surface]], save: Callable[[int, Surface], None]) -> None:
    """Put frames on sheets, and save each as it is full."""
    pygame.font.init()
    font, sheet, place, number = pygame.font.Font(None, 28), None, 0, 0
    for passed, frame in shown:
        if sheet is None:
            sheet = Surface((SMALL[0] * ACROSS, SMALL[1] * DOWN))
        at = (place % ACROSS * SMALL[0], place // ACROSS * SMALL[1])
        sheet.blit(pygame.transform.smoothscale(frame, SMALL), at)
        sheet.blit(font.render(f"{passed}", True, (255, 255, 255), (0, 0, 0)), at)
        place += 1
        if place == ACROSS * DOWN:
            number += 1
            save(number, sheet)
            sheet, place = None, 0
    if sheet is not None:
        save(number + 1, sheet)


def main(folder: Path, names: list[str]) -> None:
    """Record the moments with these names."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or list(MOMENTS):
        with tempfile.TemporaryDirectory() as room:

            def save(number: int, sheet: Surface, name: str = name) -> None:
                pygame.image.save(sheet, folder / f"{name}-{number}.png")

            sheets(frames(MOMENTS[name], Path(room)), save)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
