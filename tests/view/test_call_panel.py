"""The panel of a call: what it shows is told whole, and the way out of it comes before any item."""

from __future__ import annotations

import pytest

from game.show.devices import KEYS
from game.tools.offscreen import Offscreen
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import CallPanel
from game.view.calls.panel_items import Grid, Item
from game.view.input.intents import Intent, Kind


@pytest.fixture
def kit() -> SceneKit:
    return Offscreen((1280, 720)).kit


def panel(kit: SceneKit, *labels: str) -> CallPanel:
    items = [Item(label, key, lambda: None) for label, key in zip(labels, "ABC", strict=False)]
    return CallPanel(kit, "Accuse", "of what?", items, Grid(1), lambda: None)


def test_other_items_are_another_content(kit: SceneKit) -> None:
    assert panel(kit, "too slow").content == panel(kit, "too slow").content
    assert panel(kit, "too slow").content != panel(kit, "a question").content


def test_a_letter_chooses_its_item_unless_it_leads_out(kit: SceneKit) -> None:
    opened = panel(kit, "too slow", "a question")
    chosen = opened.chosen(Intent(Kind.COMMAND, KEYS, letter="b"))
    assert chosen is opened.items[1]
    assert opened.chosen(Intent(Kind.BACK, KEYS, letter="b")) is None
    opened.quiet = True  # then the keys of the table stay those of the table
    assert opened.chosen(Intent(Kind.BACK, KEYS, letter="b")) is opened.items[1]


@pytest.mark.parametrize(("grid", "count", "across"), [(2, 8, 4), (2, 6, 3), (2, 2, 2), (4, 3, 4)])
def test_the_flattest_panel_has_half_as_many_rows(grid: int, count: int, across: int) -> None:
    items = [Item(str(number), "", lambda: None) for number in range(count)]
    assert [Grid(grid), *Grid(grid).flatter(items)][-1] == Grid(across)


def test_flatter_panels_have_one_row_less_each() -> None:
    items = [Item(str(number), "", lambda: None) for number in range(8)]
    assert Grid(2).flatter(items) == [Grid(3), Grid(4)]
