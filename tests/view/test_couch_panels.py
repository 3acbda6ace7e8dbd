"""The pill in the middle of a table with corners: what is asked for is told, however long a name is."""

from __future__ import annotations

import pytest

from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen
from game.view.base import rich_text as rich
from game.view.corners.couch_panels import turn_line
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
