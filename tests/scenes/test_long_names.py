"""Names at their longest through an evening: in the room, at the table, in the menu and in standings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.result.details_scene import DetailsScene
from game.scenes.seating.seat_card import SeatCard
from game.session.plan import Plan, Seat
from game.show.seating import ALONE, Hands, Seating
from game.store.settings_file import Settings
from game.tools.offscreen import explained
from game.view.base.table_theme import RIM, RIM_INSET
from game.view.widgets.widgets import Button
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.harness.some import some
from tests.scenes.test_evening import begin, in_room, page, play, room

NAMES = (
    "Maximiliane-Josefine",
    "Wolfgang Amadeus Bix",
    "Grandpa Wenceslas II",
    "Hildegard-Charlotte",
    "Wolfeschlegelsteinha",
)
OTHERS = (
    "Anneliese Margarethe",
    "Bartholomew-Fitzroy",
    "Kunigunde von Thurn",
    "Friedrich-Alexander",
    "Wenzel-Maria Schmidt",
)
WIDEST = tuple("W" * 19 + last for last in "ABCDEFGHIJ")
"""No name is wider, and no word of it ends before its last letter."""
BOTS = ("kofi", "mei")
PORTRAITS = ("ada", "ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola")


def full_room(folder: Path, size: tuple[int, int]) -> Program:
    """A room of three people with pads and two bots, all with names of twenty letters."""
    program = in_room(folder, size=size)
    scene = room(program)
    scene.table.seat_guests(list(BOTS), "")
    chairs = scene.seating_plan.chairs
    for place, name in zip(chairs.taken, NAMES, strict=True):
        chairs.name(place, name)
    scene.resume()
    return program


def small(program: Program, label: str) -> Button:
    """A button at the end of a match."""
    said = program.kit.words(label)
    widgets = program.top.group.widgets  # type: ignore[attr-defined]
    return next(each for each in widgets if isinstance(each, Button) and each.label == said)


def told(writing: Writing) -> str:
    return "".join(line for line, _ in writing.texts).replace(" ", "")


def whole(program: Program, writing: Writing, *names: str) -> list[str]:
    """Draw what is open anew; return what of it was cut, or not written whole."""
    writing.clear()
    program.kit.resize()
    program.stack.resized()
    program.picture()
    said = told(writing)
    return writing.cut + [each for each in names if each.replace(" ", "") not in said]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_through_an_evening_no_name_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    program = full_room(tmp_path, size)
    people, writing = NAMES[:3], Writing(monkeypatch)
    assert whole(program, writing, *NAMES) == []
    begin(program, "Call-Out", "Classic", "Attack")
    program.wait(1500)
    assert whole(program, writing, *NAMES) == []
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, PauseScene)
    assert whole(program, writing, *NAMES) == []  # with the tally
    program.press(pygame.K_ESCAPE)
    end = play(program)
    assert whole(program, writing, *NAMES) == []
    program.click(small(program, "ui.end.details"))
    program.wait(300)
    assert isinstance(program.top, DetailsScene)
    assert whole(program, writing, *NAMES) == []
    program.press(pygame.K_ESCAPE)
    program.click(end.on)
    program.frame()
    assert whole(program, writing, *people) == []  # the standing of the evening
    program.click(page(program).room)
    program.frame()
    room(program)
    assert whole(program, writing, *people) == []  # the points beside the code


def many(names: Sequence[str] = (*NAMES, *OTHERS), *, people: int = 1) -> tuple[Seat, ...]:
    """Ten players with such names, so many of them people."""
    return tuple(
        Seat(name, face, "" if at < people else "greedy")
        for at, (name, face) in enumerate(zip(names, PORTRAITS, strict=True))
    )


@pytest.mark.parametrize("names", [(*NAMES, *OTHERS), WIDEST], ids=["long", "widest"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_of_ten_players_no_name_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], names: Sequence[str]
) -> None:
    program = Program(tmp_path, size, settings=Settings(speed="OFF", guides=explained()))
    program.stack.ways.table(Plan("classic", many(names), {"rounds": 5}, 3), ALONE)
    program.wait(500)
    writing = Writing(monkeypatch)
    others = names[1:]
    assert whole(program, writing, *others) == []
    program.press(pygame.K_ESCAPE)
    assert isinstance(program.top, PauseScene)
    assert whole(program, writing, *others) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_before_the_curtain_no_name_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    program = Program(tmp_path, size)
    plan = Plan("attack", many(people=10)[:8], {"rounds": 5}, 3)
    program.stack.ways.table(plan, Seating({}, Hands.TURN_BY_TURN))
    program.frames(10)
    assert whole(program, Writing(monkeypatch), *[each.name for each in plan.seats]) == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (720, 1280)])
def test_the_hint_of_a_chair_leaves_the_rim_of_the_table_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    program = full_room(tmp_path, size)
    scene = room(program)
    cards = [each for each in scene.group.widgets if isinstance(each, SeatCard)]
    rim = program.kit.px(RIM_INSET + RIM)
    inside = pygame.Rect(rim, 0, size[0] - 2 * rim, size[1])
    program.point(scene.back.rect.center)
    placed = (scene.placed["head"], *(each.rect for each in (*cards, *scene.games.tiles)))
    assert [each for each in placed if not inside.contains(each)] == []
    writing = Writing(monkeypatch)
    for card in some(cards):
        program.walk(card)
        writing.clear()
        program.picture()
        assert "Bot" in [line for line, _ in writing.texts]
        assert [line for line, rect in writing.texts if not inside.contains(rect)] == []
