"""All words for a table in a window: what a person at it sees, and where. Scene tests use no others."""

from __future__ import annotations

import pytest

from game.scenes.base.scene_stack import Scene
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.table_scene import TableScene
from game.view.speech.occupancy import Occupancy
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


def lying_on(scene: Scene) -> Occupancy:
    """Everything that lies on the table of a scene, be it one with corners or with one hand."""
    if isinstance(scene, CornersScene):
        return scene.view.occupancy
    return seen_at(scene).lying()


def moves_told(scene: TableScene | CornersScene) -> list[str]:
    """The recent moves, as they are told to the first person at a screen."""
    return list(scene.room.seats[0].showing.director.log)


def hands_are_open(scene: TableScene | CornersScene) -> bool:
    """Whether the hands of all are shown, as at the end of a round."""
    return scene.room.seats[0].showing.presented.open_hands


def never_cover(patch: pytest.MonkeyPatch) -> None:
    """Let no hand be covered any more while the screen is handed on, as a fault would."""
    patch.setattr(SeatControls, "cover", lambda self, *, on: None)


def everybody_at(scene: Scene) -> list[OneSeat]:
    """What is seen by each person who plays at the screen. AssertionError if the scene is no table."""
    assert isinstance(scene, TableScene)
    return [OneSeat(each) for each in scene.controls]
