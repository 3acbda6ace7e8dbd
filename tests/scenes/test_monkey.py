"""A short run of the monkey; `main.py monkey --events 200000` is the long one."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pygame import Surface

from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title_scene import TitleScene
from game.session.plan import TakingBack
from game.tools.drawn.record import recording
from game.tools.monkey.monkey import Disagreement, Monkey, Overlap
from game.tools.monkey.monkey_rounds import (
    ROUND,
    Found,
    numbers_of,
    one_round,
    play,
    shrunk,
    spans,
    total,
)
from game.tools.shot_scripts import plan, sit_down
from game.variants import with_a_table
from game.view.base.fonts import BOLD
from tests.harness.seat_sight import seen_at
from tests.harness.worker_memory import give_back_freed


def test_whatever_is_pressed_nothing_breaks_and_the_table_is_the_real_one() -> None:
    events = 800 * len(with_a_table())
    found = total(list(freed(play(events, 2_002_069))))  # rounds in which all of this is seen
    assert not found.faults, found.faults[0]
    assert found.events == events
    assert found.compared > 500
    assert found.looked > 30  # tables at rest in windows in which nothing may be cut or covered
    games = {variant.info.id for variant in with_a_table()}
    timed = {variant.info.id for variant in with_a_table() if variant.info.timed}
    assert games <= played(found, "table", "shared table", "corners")
    assert len(played(found, "table")) > 2
    assert len(played(found, "shared table") - timed) > 1
    assert len(played(found, "corners")) > 1
    assert {"title", "setup", "seating", "rulebook", "settings", "pause"} <= set(found.seen)


def freed(rounds: Iterator[Found]) -> Iterator[Found]:
    """Give back what each round's program held: many bytes, but few objects for the collector."""
    for found in rounds:
        yield found
        gc.collect()
        give_back_freed()


def played(found: Found, *kinds: str) -> set[str]:
    """The games that were played at tables of some kinds."""
    return {
        where.removeprefix(f"{kind} ")
        for where in found.seen
        for kind in kinds
        if where.startswith(f"{kind} ")
    }


def test_it_opens_every_page_of_the_title() -> None:
    monkey = Monkey(1, (960, 540))
    room, seen = monkey.room, set[str]()
    for number in range(len(monkey.openings())):
        room.stack.reset(TitleScene(room.kit, room.stack))
        monkey.openings()[number]()
        seen.add(type(room.top).__name__.removesuffix("Scene").lower())
    pages = {"setup", "rulebook", "settings", "seating"}
    assert pages | {"today", "cup", "evening", "puzzles", "records", "table"} <= seen


def test_it_knows_that_all_hands_are_shown_to_who_practises() -> None:
    monkey = Monkey(1, (960, 540))
    table = plan(with_a_table()[0].info.id, 3)
    sit_down(monkey.room, replace(table, taking_back=TakingBack.PRACTICE))
    monkey.land()
    assert monkey.compare()


def test_it_notices_what_is_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TableScene.draw

    def covered(scene: TableScene, target: Surface) -> None:
        draw(scene, target)
        scene.kit.paint.text(target, "Wet paint", (90, 60), 30, BOLD)

    with recording() as record:
        monkey = Monkey(1, (1280, 720))
        sit_down(monkey.room, plan(with_a_table()[0].info.id, 3))
        monkey.land()
        assert monkey.look(record)
        monkeypatch.setattr(TableScene, "draw", covered)
        with pytest.raises(Overlap, match="Wet paint"):
            monkey.look(record)


def test_it_notices_a_card_that_is_not_where_it_is_shown() -> None:
    monkey = Monkey(1)
    scene = sit_down(monkey.room, plan(with_a_table()[0].info.id, 3))
    monkey.land()
    assert isinstance(monkey.room.top, TableScene)
    assert monkey.compare()
    next(cards for cards in seen_at(scene).presented.zones.values() if cards).pop()
    with pytest.raises(Disagreement, match="zones"):
        monkey.compare()


def test_a_fault_is_told_with_what_shows_it_again_and_less_will_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("nobody may pause")

    monkeypatch.setattr(PauseScene, "__init__", broken)
    rounds = play(40 * ROUND, 1)
    fault = next(found for found in rounds if found.faults).faults[0]
    assert "ZeroDivisionError in broken" in fault.what
    assert f"--seed {fault.seed} --events {fault.event}" in str(fault)
    assert next(play(fault.event, fault.seed)).faults == [fault]
    assert not next(play(fault.event - 1, fault.seed)).faults
    shorter = shrunk(fault, tries=8)
    assert shorter.without
    assert numbers_of(spans(shorter.without)) == shorter.without
    again = one_round(shorter.event, shorter.seed, shorter.without).faults[0]
    assert (again.what, again.event) == (fault.what, fault.event)


def test_events_are_written_as_spans() -> None:
    assert spans({1, 2, 3, 7, 9, 10}) == "1-3,7,9-10"
    assert numbers_of("") == frozenset()
    with pytest.raises(ValueError, match="invalid"):
        numbers_of("a few")
