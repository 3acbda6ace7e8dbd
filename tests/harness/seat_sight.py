"""All words for a table in a window: what a person at it sees, and where. Scene tests use no others."""

from __future__ import annotations

from game.scenes.base.scene_stack import Scene
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.table_scene import TableScene
from tests.harness.hand_sight import HandSight
from tests.harness.offer_sight import OfferSight
from tests.harness.place_sight import PlaceSight
from tests.harness.speech_sight import SpeechSight


class SeatSight(HandSight, OfferSight, SpeechSight, PlaceSight):
    """What one person sees at a table."""


class OneSeat(SeatSight):
    """What is seen by the person whose controls these are."""

    def __init__(self, controls: SeatControls) -> None:
        self._controls = controls

    @property
    def _inside(self) -> SeatControls:
        return self._controls


def seen_at(scene: Scene) -> OneSeat:
    """What is seen by whoever's table a scene draws. AssertionError if it is no table."""
    assert isinstance(scene, TableScene)
    return OneSeat(scene.shown)


def everybody_at(scene: Scene) -> list[OneSeat]:
    """What is seen by each person who plays at the screen. AssertionError if the scene is no table."""
    assert isinstance(scene, TableScene)
    return [OneSeat(each) for each in scene.controls]
