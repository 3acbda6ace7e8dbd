"""A short run of the monkey; `main.py monkey --events 200000` is the long one."""

from __future__ import annotations

import pytest

from game.scenes.table import TableScene
from game.tools.monkey import Disagreement, Monkey, play, total
from game.tools.shots import offered, plan, sit_down


def test_whatever_is_pressed_nothing_breaks_and_the_table_is_the_real_one() -> None:
    found = total(list(play(4000, 1)))
    assert not found.faults, found.faults[0]
    assert found.events == 4000
    assert found.compared > 500
    tables = {where for where in found.seen if where.startswith("table ")}
    assert len(tables) == len(offered())
    assert {"title", "setup", "rulebook", "settings", "pause"} <= set(found.seen)


def test_it_notices_a_card_that_is_not_where_it_is_shown() -> None:
    monkey = Monkey(1)
    scene = sit_down(monkey.room, plan(offered()[0].info.id, 3))
    monkey.land()
    assert isinstance(monkey.room.top, TableScene)
    assert monkey.compare()
    next(cards for cards in scene.play.director.presented.zones.values() if cards).pop()
    with pytest.raises(Disagreement, match="zones"):
        monkey.compare()
