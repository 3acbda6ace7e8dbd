"""The focus goes in the order in which a screen has its boxes, and arrows lead to everything on it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pygame import Rect

from game.scenes.pause.who_plays_scene import WhoPlaysScene
from game.scenes.review.review_scene import ReviewScene
from game.tools.offscreen import Offscreen
from game.tools.shots import Size
from game.tools.standard_shots import standard
from game.view.widgets.widgets import Widget

SCREENS = (
    *("title", "setup-classic", "house-rules-classic", "guests-classic", "records", "replay-4"),
    *("settings", "result-classic", "couch-ready", "review-classic", "today", "cup"),
    *("couch-who-plays", "chair", "evening-choose"),
)
SIZES = ((1280, 720), (960, 1000), (720, 1280))
WAYS = ((0, -1), (0, 1), (-1, 0), (1, 0))
POSES = {each.name: each for each in standard()}
POSES |= {"replay-4": POSES["replay-upright"], "chair": POSES["couch-join"]}


def shown(screen: str, size: Size, text: float) -> Any:
    """A screen that has been drawn."""
    shot = POSES[screen]
    settings = shot.wishes()
    settings.text_scale = text
    room = Offscreen(size, settings)
    shot.pose(room)
    room.picture()
    if screen == "chair":
        seats: Any = room.app.stack.top
        next(each for each in seats.cards if each.chair.person).activate(room.kit)
        room.picture()
    return room.app.stack.top


def reveal(scene: Any) -> None:
    """Scroll to what has the focus, as an arrow does."""
    group, kit = scene.group, scene.kit
    if isinstance(scene, WhoPlaysScene):
        scene.layout()
    if isinstance(scene, ReviewScene):
        scene._follow()
    for sheet in getattr(scene, "sheets", ()):
        sheet.follow(kit, group.focused)
    for name in ("grid", "columns"):
        if hasattr(scene, name):
            getattr(scene, name).follow(kit, group.focused)


def ready(scene: Any) -> list[Widget]:
    return [each for each in scene.group.widgets if each.enabled]


def seen(scene: Any) -> list[Widget]:
    """Those of which all is seen."""
    return [w for w in ready(scene) if w.clip is None or w.clip.contains(w.rect)]


def beside(one: Rect, other: Rect) -> bool:
    """Whether two lie in one line, by more than half of the lower one."""
    common = min(one.bottom, other.bottom) - max(one.top, other.top)
    return common > min(one.h, other.h) / 2


def below(one: Rect, other: Rect) -> bool:
    """The same of a column, by more than half of the narrower one."""
    common = min(one.right, other.right) - max(one.left, other.left)
    return common > min(one.w, other.w) / 2


def along(one: Rect, other: Rect, dx: int, dy: int) -> int:
    """How far the middle of another lies in a direction."""
    return (other.centerx - one.centerx) * dx + (other.centery - one.centery) * dy


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_focus_steps_in_reading_order_and_arrows_reach_everything(
    screen: str, size: Size, text: float
) -> None:
    scene = shown(screen, size, text)
    widgets, group = ready(scene), scene.group
    assert len(widgets) >= 5
    assert len({id(each) for each in widgets}) == len(widgets)
    for one, other in combinations(seen(scene), 2):
        first, second = one.rect, other.rect
        told = one.spoken, first, other.spoken, second
        assert not (below(first, second) and second.bottom <= first.top), told
        assert not (beside(first, second) and second.right <= first.left), told
    reached, left = {id(widgets[0])}, [widgets[0]]
    while left:
        group.focused = here = left.pop()
        reveal(scene)
        for dx, dy in WAYS:
            found = group.towards((dx, dy))
            straight = [
                each
                for each in seen(scene)
                if each is not here
                and (beside if dx else below)(here.rect, each.rect)
                and along(here.rect, each.rect, dx, dy) > 0
            ]
            if straight:
                # An arrow does not turn back while something lies straight ahead.
                assert found is not None
                apart = found.clip is not None and found.clip != here.clip
                rect = found.rect.clip(found.clip) if apart else found.rect
                assert along(here.rect, rect, dx, dy) > 0, (here.spoken, found.spoken)
            # Left and right change what is chosen on many rows.
            held = dx and type(here).adjust is not Widget.adjust
            if found is not None and not held and id(found) not in reached:
                reached.add(id(found))
                left.append(found)
    assert [each.spoken for each in widgets if id(each) not in reached] == []


def test_who_is_in_focus_at_the_set_up_stays_so_when_the_chips_are_made_anew() -> None:
    scene = shown("setup-classic", (1280, 720), 1.0)
    scene.group.focused = scene.table.chips[1]
    scene.table.refresh()
    scene._changed()
    assert scene.group.focused is scene.table.chips[1]
    assert all(each in scene.group.widgets for each in scene.table.chips)
