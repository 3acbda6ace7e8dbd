"""The pill in the middle of a table with corners: what is asked for is told, however long a name is."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect, Surface

from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen
from game.view.base import rich_text as rich
from game.view.base.colours import LIGHT
from game.view.corners.couch_panels import turn_line, turn_pill
from game.words.marks import strong

LONG = "Maximiliane Hinterhoefer 2"


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Ada", LONG])
def test_a_name_gives_way_to_what_is_asked_for(text: float, name: str) -> None:
    kit = Offscreen((1280, 720), Settings(text_scale=text)).kit
    room = kit.px(470)
    line, size = turn_line(kit, name, lambda name: f"{strong(name)} to play", room)
    assert rich.line_width(kit, line, size) <= room
    told = "".join(word.text + " " * word.blank for word in line).strip()
    assert told.endswith("to play")
    assert told.startswith(name[:3])
    assert ("…" in told) == (name == LONG and text > 1)


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
