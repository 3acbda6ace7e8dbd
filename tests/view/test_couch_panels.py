"""The pill in the middle of a table with corners: what is asked for is told, however long a name is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pygame import FRect, Rect, Surface

from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen
from game.view.base import rich_text as rich
from game.view.base.colours import LIGHT
from game.view.corners.couch_panels import turn_lines, turn_pill
from game.words.marks import strong

LONG = "Maximiliane Hinterhoefer 2"


def told(lines: Sequence[rich.Line]) -> list[str]:
    """What stands in lines."""
    return ["".join(word.text + " " * word.blank for word in line).strip() for line in lines]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Ada", LONG, "W" * 20])
def test_a_name_at_its_longest_is_whole_beside_what_is_asked_for(text: float, name: str) -> None:
    kit = Offscreen((1280, 720), Settings(text_scale=text)).kit
    room = kit.px(470), kit.px(90)
    lines, size = turn_lines(kit, name, lambda name: f"{strong(name)} to play", room)
    assert all(rich.line_width(kit, line, size) <= room[0] for line in lines)
    said = told(lines)
    assert "".join(said).replace(" ", "") == f"{name}toplay".replace(" ", "")
    assert len(said) <= 2
    assert name.startswith("W") or said[-1].endswith("to play")


def test_where_there_is_no_room_for_two_lines_the_name_gives_way() -> None:
    kit = Offscreen((1280, 720), Settings(text_scale=2.0)).kit
    lines, size = turn_lines(kit, LONG, lambda name: f"{strong(name)} to play", (300, 30))
    (said,) = told(lines)
    assert rich.line_width(kit, lines[0], size) <= 300
    assert said.startswith("Max")
    assert "…" in said
    assert said.endswith("to play")


def test_the_pill_drawn_in_part_is_what_it_is_whole() -> None:
    kit = Offscreen((1280, 720)).kit
    where = FRect(200, 200, 470, 96)
    piece = turn_pill(kit, where, "Milo", lambda n: f"{strong(n)} to play", "milo", LIGHT, None)
    whole, parts = Surface(kit.size), Surface(kit.size)
    piece.draw(whole)
    left = Rect(0, 0, piece.rect.centerx, kit.size[1])
    for half in (left, Rect(left.right, 0, kit.size[0], kit.size[1])):
        parts.set_clip(half)
        piece.draw(parts)
    assert parts.get_buffer().raw == whole.get_buffer().raw
