"""A small window and a pad in hand, as on a handheld: no text is too small to be read at arm's length."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.show.devices import pad
from game.tools.offscreen import Offscreen
from game.tools.shots import Shot
from game.tools.standard_shots import standard
from game.view.base.colours import Colour
from game.view.base.fonts import Fonts
from game.view.base.space import PAD_TEXT, Space
from tests.harness.program import Program

SIZE = (1280, 800)
SEEN = (
    *("title", "settings", "setup-callout", "house-rules-oono", "guests-classic", "rules-tricks"),
    *("table-classic-4", "table-oono-10", "table-attack-4", "table-tricks-4", "table-callout-4"),
    *("accuse-callout", "hint-classic", "result-classic", "pause-classic", "lesson-classic-02"),
    *("today", "today-open", "records", "records-none", "matches", "profile", "cup", "evening"),
    *(
        "picker-classic",
        "couch-corners-10",
        "couch-join",
        "review-classic",
        "unfinished",
        "puzzles",
    ),
    *("replay-classic", "replay-oono", "replay-attack", "replay-tricks", "replay-callout"),
    *("replay-2", "replay-10", "replay-moves", "replay-copy", "last-trick-tricks"),
)
SHOTS = [shot.at(SIZE) for shot in standard() if shot.name in SEEN]


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The texts that are drawn from now on, and how large, in real pixels."""
    found: dict[str, int] = {}
    text = Fonts.text

    def told(
        fonts: Fonts, line: str, size: float, face: str, colour: Colour, px: int | None = None
    ) -> Surface:
        found[line] = fonts.space.text_px(size) if px is None else px
        return text(fonts, line, size, face, colour, px)

    monkeypatch.setattr(Fonts, "text", told)
    return found


def test_every_scene_is_looked_at() -> None:
    assert len(SHOTS) == len(SEEN)


@pytest.mark.parametrize("shot", [pytest.param(each, id=each.name) for each in SHOTS])
def test_no_text_is_below_sixteen_pixels(shot: Shot, sizes: dict[str, int]) -> None:
    room = Offscreen(SIZE, shot.wishes(), tell=lambda notice: None)
    shot.pose(room)
    room.kit.input.device = pad(0)
    room.kit.resize()
    room.stack.resized()
    sizes.clear()
    room.happen(())
    room.picture()
    small = {line: px for line, px in sizes.items() if line.strip() and px < PAD_TEXT}
    assert len(sizes) > 5
    assert small == {}


def test_texts_grow_with_the_first_button_of_a_pad(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.resize(SIZE)
    before = program.kit.space.least_px
    program.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert before < PAD_TEXT
    assert program.kit.space.least_px == PAD_TEXT
    program.press(pygame.K_DOWN)
    assert program.kit.space.least_px == before


def test_a_tiny_window_gets_no_text_that_it_has_no_room_for() -> None:
    tiny = Space(480, 270)
    assert tiny.at_arms_length().least_px == tiny.least_px
    assert Space(1920, 1080).at_arms_length() == Space(1920, 1080)
