"""What is drawn of clocks at a table: rings, and the minutes of a round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import FRect, Surface

from game.engine.out_of_turn import Clock
from game.scenes.table import time_display
from game.view.base.scene_kit import SceneKit
from tests.harness.program import Point


def tell_rings(patch: pytest.MonkeyPatch, told: Callable[[Clock, Point], None]) -> None:
    """From now on tell of each ring that would be drawn, with its centre in window pixels, and draw none."""

    def tell(kit: SceneKit, target: Surface, at: Point, radius: float, clock: Clock) -> None:
        told(clock, at)

    patch.setattr(time_display, "draw_ring", tell)


def tell_minutes(patch: pytest.MonkeyPatch, told: Callable[[str], None]) -> None:
    """From now on tell of each text about the minutes of a round that would be drawn, and draw none."""

    def tell(kit: SceneKit, target: Surface, area: FRect, text: str) -> None:
        told(text)

    patch.setattr(time_display, "draw_minutes", tell)
