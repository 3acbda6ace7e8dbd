"""The pause menu has three groups, which never overlap, and its focus goes in the order of the page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.pause.button_groups import Menu
from game.scenes.pause.pause_scene import PauseScene
from game.session.plan import TakingBack
from game.store.settings_file import Settings
from game.view.widgets.widgets import Button
from tests.harness.seen import Writing
from tests.harness.some import some
from tests.harness.table import Table
from tests.harness.written import Position

GROUPS = ("This match", "Help and settings", "Start again or leave")
SIZES = [(1280, 720), (960, 1000), (720, 1280), (960, 540)]


def paused(folder: Path, size: tuple[int, int], text: float) -> tuple[Table, PauseScene]:
    settings = Settings(speed="OFF", think="OFF", text_scale=text)
    table = Table(folder, size, players=4, settings=settings)
    table.wait(300)
    while not isinstance(table.top, PauseScene):
        table.press(pygame.K_ESCAPE)
    return table, table.top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_all_buttons_are_on_the_card_and_apart(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    table, scene = paused(tmp_path, size, text)
    window = pygame.Rect(0, 0, *table.kit.size)
    rects = [each.rect for each in scene.group.widgets]
    assert window.contains(scene.card)
    assert all(scene.card.contains(rect) for rect in rects)
    assert all(len(rect.collidelistall(rects)) == 1 for rect in rects)
    assert all(
        each.rect.w >= each.tight_width(table.kit) for each in scene.menu.widgets if each.enabled
    )


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_why_nothing_can_be_undone_makes_the_menu_no_wider(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """With the reason on a button all columns were as wide as that."""
    position: Position = {"hands": ["R5 B1 B2", "R1 B3 B4", "Y1 Y2 R3"], "discard": "R9"}
    settings = Settings(speed="OFF", think="OFF")
    undo = TakingBack.ALLOWED
    table = Table(tmp_path, size, position=position, settings=settings, taking_back=undo)
    table.click(table.spot(table.slot("R5")))
    table.wait(4000)
    table.stack.ways.pause(table.scene.host.plan, "", table.scene.host)
    table.frame()
    late = table.top
    assert isinstance(late, PauseScene)
    assert "Too late" in late.menu.widgets[1].spoken[1]
    wide = late.card.w
    late.menu.widgets[1].detail = ""  # type: ignore[attr-defined]
    late.layout()
    assert late.card.w == wide < 0.75 * size[0]


@pytest.mark.parametrize("size", [(960, 1000), (720, 1280)])
def test_in_a_high_window_the_menu_uses_the_height(tmp_path: Path, size: tuple[int, int]) -> None:
    table, scene = paused(tmp_path, size, 1.0)
    assert scene.card.h >= 0.45 * size[1]
    assert all(each.rect.h >= table.kit.px(100) for each in some(scene.menu.widgets))


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_each_group_has_its_heading_above_its_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    writing = Writing(monkeypatch)
    table, scene = paused(tmp_path, size, 1.0)
    writing.clear()
    table.picture()
    below = {line: rect for line, rect in writing.texts if scene.card.contains(rect)}
    heads = [below[name] for name in GROUPS]
    by_label = {each.spoken[0]: each.rect for each in scene.menu.widgets}
    firsts = ("Watch the match so far", "Rules", "Restart this deal")
    below_them = [by_label[first] for first in firsts]
    assert [head.left for head in heads] == [rect.left for rect in below_them]
    assert all(head.bottom <= rect.top for head, rect in zip(heads, below_them, strict=True))


def test_a_single_button_has_a_line_to_itself_and_no_empty_column(tmp_path: Path) -> None:
    """As in a deal of the day, where nothing is taken back and nobody else plays."""
    table, _ = paused(tmp_path, (1280, 720), 1.0)
    labels = "Stay", "Watch", "Rules", "Settings", "New deal", "Leave"
    stay, watch, rules, settings, new, leave = (Button(label, lambda: None) for label in labels)
    groups = {"match": [watch], "help": [rules, settings], "leave": [new, leave]}
    menu = Menu(stay, groups).beside(table.kit)
    placed = table.kit.arrange(menu, pygame.Rect(0, 0, 900, 700))
    assert (placed[watch].left, placed[watch].right) == (placed[stay].left, placed[stay].right)
    assert placed[watch].bottom < placed[rules].top
    assert placed[rules].top == placed[new].top
    assert placed[rules].right < placed[new].left


def test_the_focus_goes_through_the_groups_and_around(tmp_path: Path) -> None:
    table, scene = paused(tmp_path, (1280, 720), 1.0)
    seen = []
    for _ in range(len(scene.menu.widgets)):
        seen.append(scene.group.focused.spoken[0])
        table.press(pygame.K_TAB)
    assert seen[0] == "Resume"
    assert seen[-1] == "Quit to title"
    assert scene.group.focused is scene.menu.widgets[0]
    rects = [each.rect for each in scene.menu.widgets[1:]]
    assert rects == sorted(rects, key=lambda rect: (rect.left, rect.top))


def test_totals_without_room_are_left_out(tmp_path: Path) -> None:
    """Found by the fuzzer, in a window of 960x400: their portraits had no pixel of height."""
    table = Table(tmp_path, game="oono", players=10, rounds=5)
    table.press(pygame.K_ESCAPE)
    scene = table.top
    assert isinstance(scene, PauseScene)
    standings = scene.standings
    assert standings is not None
    where = pygame.Rect(63, 132, 834, 1)
    standings.draw(
        table.kit.window.surface, {"standings": where} | {("chip", n): where for n in range(10)}
    )
