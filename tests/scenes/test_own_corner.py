"""The player's corner: plate and prompts are neither cut nor covered."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import FRect, Rect, Surface

from game.engine.events import SeatSkipped
from game.session.plan import TakingBack
from game.store.settings_file import Settings
from game.view.base.fonts import EXTRABOLD
from game.view.base.paint import Paint
from game.view.table.player_plates import OWN_LABEL, OWN_NAME
from game.words.catalogue import Catalogue
from tests.harness.calls import round_of
from tests.harness.table import Table

SIZES = [(1280, 720), (1920, 1080), (2560, 1080), (1024, 768)]


def seated(folder: Path, size: tuple[int, int], game: str, text_scale: float = 1.0) -> Table:
    settings = Settings(text_scale=text_scale, speed="OFF")
    table = Table(folder, size, game=game, players=4, settings=settings)
    table.wait(400)
    table.skip_guide()
    table.picture()
    return table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_the_prompts_stand_in_two_even_rows(
    tmp_path: Path, size: tuple[int, int], game: str
) -> None:
    table = seated(tmp_path, size, game)
    rects = [prompt.rect for prompt in table.prompts()]
    assert [prompt.verb for prompt in table.prompts()][-1] == "sort"
    assert len(rects) == 5
    rows = sorted({rect.top for rect in rects})
    assert [sum(rect.top == row for rect in rects) for row in rows] == [3, 2]
    assert all(a.right < b.left or a.top < b.top for a, b in pairwise(rects))


@pytest.mark.parametrize("size", [*SIZES, (1280, 1024), (1080, 1920)])
@pytest.mark.parametrize("text_scale", [1.25, 1.5, 2.0])
def test_larger_ones_stand_in_a_grid_below_the_plate(
    tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    table = seated(tmp_path, size, "classic", text_scale)
    own = table.area("own").inflate(4, 4)
    rects = [prompt.rect for prompt in table.prompts()]
    assert all(own.contains(rect) for rect in rects)
    assert own.contains(table.kit.rect(table.plate()))
    assert not table.kit.rect(table.plate()).collidelistall(rects)
    rows = sorted({rect.top for rect in rects})
    assert [sum(rect.top == row for rect in rects) for row in rows] in ([5], [3, 2], [2, 2, 1])


@pytest.mark.parametrize("size", [(720, 1280), (960, 1000)])
@pytest.mark.parametrize("game", ["classic", "attack", "callout"])
def test_with_large_text_an_upright_plate_has_room_for_its_texts_and_its_clock(
    tmp_path: Path, size: tuple[int, int], game: str
) -> None:
    table = seated(tmp_path, size, game, 2.0)
    fonts, plate = table.kit.fonts, table.kit.rect(table.plate())
    assert plate.h >= fonts.height(OWN_NAME, EXTRABOLD)
    clock = table.box("own clock")
    assert (clock is not None) == (game == "callout")
    if clock is not None:
        others = [table.area(name) for name in ("log", "own")]
        assert not table.kit.rect(clock).colliderect(others[0])
        assert others[1].inflate(2, 2).contains(table.kit.rect(clock))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_is_said_at_the_own_seat_covers_neither_plate_nor_prompts(
    tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    table = seated(tmp_path, size, "classic", text_scale)
    table.happens(SeatSkipped(0))
    table.picture()
    (notice,) = [each for each in table.notices() if each.seat == 0]
    assert notice.spot is not None
    bubble: Rect = table.kit.rect(notice.spot.rect)
    assert not bubble.collidelistall([prompt.rect for prompt in table.prompts()])
    assert not notice.spot.rect.colliderect(FRect(table.plate()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks", "callout"])
def test_a_note_of_the_guide_covers_nothing(
    tmp_path: Path, size: tuple[int, int], game: str
) -> None:
    table = Table(tmp_path, size, game=game, players=4, settings=Settings(speed="OFF"))
    for _ in range(400):
        if table.told():
            break
        table.wait(100)
    assert table.note() is not None
    table.picture()
    note = table.bubble().spot.rect
    pieces = ["own plate", "prompts", "log", "trick", "piles", "calls", "choices"]
    pieces += [f"seat {seat}" for seat in table.others()]
    # The list of moves gives way as a whole.
    gave_way = table.log_gave_way()
    covered = [box for name in pieces if name != "log" or not gave_way for box in table.boxes(name)]
    assert len(covered) > 12
    assert gave_way == bool(note.collidelistall(list(table.boxes("log"))))
    assert not note.collidelistall(covered)
    assert table.kit.rect(note).contains(table.bubble().ways["guide"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", ["callout", "attack"])
def test_the_two_lines_on_the_plate_are_in_its_middle(
    tmp_path: Path,
    size: tuple[int, int],
    text_scale: float,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = Settings(speed="OFF", text_scale=text_scale)
    table = Table(tmp_path, size, game=game, position=round_of(players=4), settings=settings)
    # Words whose letters go below the line of writing, as those of "Your turn" do not.
    say = Catalogue.__call__
    below = {"table.your_turn": "table.to_play"}
    monkeypatch.setattr(
        Catalogue,
        "__call__",
        lambda self, key, /, **values: say(self, below.get(key, key), **values),
    )
    table.frame()
    px = table.kit.px
    x, _, radius = table.portrait_on_plate()
    plate = table.kit.rect(table.plate()).inflate(0, -px(6))
    # Right of the portrait, and without the line at the edge.
    room = Rect(px(x + radius + 18), plate.top + px(5), px(90 * text_scale), plate.h - px(10))
    seen = table.picture().subsurface(room)
    rows = [
        y for y in range(room.h) if any(sum(seen.get_at((x, y))[:3]) > 330 for x in range(room.w))
    ]
    above, below = rows[0], room.h - 1 - rows[-1]
    assert min(above, below) >= px(4)
    assert abs(above - below) <= max(2, px(5))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_what_is_offered_with_a_card_covers_neither_plate_nor_prompts(
    tmp_path: Path, size: tuple[int, int], text_scale: float
) -> None:
    settings = Settings(speed="OFF", text_scale=text_scale)
    hand = "G2 G7 G8 B4 B6 B+2 B7 B1"
    position = {"hands": [hand, "R3 Y4 Y5 Y6", "G9 Y8 B2", "R1 R2 R4"], "discard": "B5 R5"}
    table = Table(
        tmp_path, size, game="oono", position=position, settings=settings,
        taking_back=TakingBack.PRACTICE,
    )  # fmt: skip
    table.frame()
    seen = set()
    for _ in hand.split():
        table.press(pygame.K_RIGHT)
        table.picture()
        slot, pill = table.focus(), table.box("hint")
        if slot is None or pill is None:
            continue
        seen.add(slot)
        for name in ("own plate", "prompts", "calls", "stock count", "piles"):
            assert not pill.collidelistall(list(table.boxes(name))), (slot, name)
    assert len(seen) > 6


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_nor_does_it_with_ten_players_and_large_text(tmp_path: Path, game: str) -> None:
    """Its words and what stands at its foot are set as small as large text may be."""
    wishes = Settings(speed="OFF", text_scale=2.0)
    table = Table(tmp_path, (1280, 720), game=game, players=10, settings=wishes)
    playable = table.kit.words(f"{game}.guide.playable")
    for _ in range(400):
        told = table.told()
        if told is not None and told.text == playable:
            break
        table.wait(100)
    table.picture()
    note = table.bubble().spot.rect
    seats = [f"{what} {seat}" for what in ("plate", "seat") for seat in table.others()]
    boxes = [box for name in ("own plate", "piles", *seats) for box in table.boxes(name)]
    assert len(boxes) > 20
    assert not note.collidelistall(boxes)
    assert table.kit.rect(note).contains(table.bubble().ways["guide"])


def test_above_an_open_panel_the_plate_is_low_and_still_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(speed="OFF", text_scale=2.0)
    table = Table(
        tmp_path, (720, 1280), game="callout", position=round_of(players=4), settings=settings
    )
    before, drawn = table.plate().h, dict[str, int]()
    text = Paint.text

    def told(paint: Paint, target: Surface, line: str, *rest: Any, **more: Any) -> Any:
        drawn[line] = more.get("px") or paint.space.text_px(rest[1])
        return text(paint, target, line, *rest, **more)

    monkeypatch.setattr(Paint, "text", told)
    table.press(pygame.K_a)
    table.picture()
    assert table.plate().h < before
    usual = table.kit.px(OWN_LABEL)
    assert min(drawn["You"], drawn[table.kit.words("table.your_turn")]) >= usual
    clock, left = table.box("own clock"), table.box("stock count")
    assert clock is not None
    assert left is not None
    assert not clock.colliderect(left)
