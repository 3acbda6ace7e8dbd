"""The player's corner: plate and prompts are neither cut nor covered."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import FRect, Rect

from game.engine.events import SeatSkipped
from game.scenes.table.table_scene import TableScene
from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import plan, sit_down

SIZES = [(1280, 720), (1920, 1080), (2560, 1080), (1024, 768)]


def seated(
    size: tuple[int, int], game: str, text_scale: float = 1.0
) -> tuple[Offscreen, TableScene]:
    room = Offscreen(size, Settings(text_scale=text_scale, speed="OFF"))
    scene = sit_down(room, plan(game, 4))
    room.wait(400)
    scene.shown.coach.guide.skip()
    scene.shown.coach.close()
    room.picture()
    return room, scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_the_prompts_stand_in_one_row(size: tuple[int, int], game: str) -> None:
    _, scene = seated(size, game)
    rects = [prompt.rect for prompt in scene.shown.view.prompts]
    assert len(rects) == 4
    assert len({rect.top for rect in rects}) == 1
    assert all(a.right < b.left for a, b in pairwise(rects))


@pytest.mark.parametrize("size", [*SIZES, (1280, 1024), (1080, 1920)])
@pytest.mark.parametrize("text_scale", [1.25, 1.5, 2.0])
def test_larger_ones_stand_in_a_grid_below_the_plate(
    size: tuple[int, int], text_scale: float
) -> None:
    room, scene = seated(size, "classic", text_scale)
    view = scene.shown.view
    own = room.kit.rect(view.placement["own"]).inflate(4, 4)
    rects = [prompt.rect for prompt in view.prompts]
    assert all(own.contains(rect) for rect in rects)
    assert own.contains(room.kit.rect(view.plate))
    assert not room.kit.rect(view.plate).collidelistall(rects)
    rows = sorted({rect.top for rect in rects})
    assert len(rows) <= 2
    assert [sum(rect.top == row for rect in rects) for row in rows] in ([4], [2, 2])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_is_said_at_the_own_seat_covers_neither_plate_nor_prompts(
    size: tuple[int, int], text_scale: float
) -> None:
    room, scene = seated(size, "classic", text_scale)
    scene.shown.furniture.hear(SeatSkipped(0))
    room.picture()
    (notice,) = [each for each in scene.shown.furniture.notices.shown if each.seat == 0]
    assert notice.spot is not None
    bubble: Rect = room.kit.rect(notice.spot.rect)
    assert not bubble.collidelistall([prompt.rect for prompt in scene.shown.view.prompts])
    assert not notice.spot.rect.colliderect(FRect(scene.shown.view.plate))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks", "callout"])
def test_a_note_of_the_guide_covers_nothing(size: tuple[int, int], game: str) -> None:
    room = Offscreen(size, Settings(speed="OFF"))
    scene = sit_down(room, plan(game, 4))
    for _ in range(400):
        if scene.shown.coach.shown:
            break
        room.wait(100)
    assert scene.shown.coach.note is not None
    room.picture()
    book, note = scene.shown.view.occupancy, scene.shown.coach.bubble.spot.rect
    pieces = ["own plate", "prompts", "log", "trick", "piles", "calls", "choices"]
    pieces += [f"seat {seat}" for seat in scene.shown.view.boxes]
    covered = [box for name in pieces for box in book.boxes(name)]
    assert len(covered) > 12
    assert not note.collidelistall(covered)
    assert room.kit.rect(note).contains(scene.shown.coach.bubble.skip)
