"""Closed corners give nothing away: not a pixel changes when the hidden cards are others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.scenes.couch.corners_scene import CornersScene
from game.session.host import Host
from game.session.plan import Plan
from game.session.viewpoint import ONLOOKER
from game.show import devices
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS
from game.show.seating import Corners, Hands, Seating
from game.store.settings_file import Settings
from game.variants import find_variant, with_a_table
from tests.harness.corner_sight import corners_at
from tests.harness.program import Program, still
from tests.harness.redealt import another, seats, states

DEVICES = (
    LEFT_KEYS, RIGHT_KEYS, devices.pad(0), MOUSE, NUMBER_KEYS, KEYS, *(devices.pad(n) for n in range(1, 5)),
)  # fmt: skip
"""Nobody presses anything here, so that pads need not be plugged in."""
TABLES = [
    pytest.param(variant.info.id, people, id=f"{variant.info.id}-{people}")
    for variant in with_a_table()
    for people in (2, 3, 4, 7, 10)
    if variant.info.min_players <= people <= variant.info.max_players
]


DRAWING = [
    variant.info
    for variant in with_a_table()
    if "draw" in variant.info.turn_verbs and not variant.info.timed
]
"""Games with a draw pile, in which time alone changes nothing."""


class Corner(Program):
    """The program with one scene of corners after the other, each at a state of the same plan."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        corners: Corners = Corners.SEVERAL,
        *,
        motion: bool = False,
    ) -> None:
        super().__init__(folder, settings=Settings(think="OFF") if motion else still())
        self.plan = plan
        used = {seat: frozenset({DEVICES[seat]}) for seat in plan.people}
        self.seating = Seating(used, Hands.CORNERS, corners)

    def seen(self, state: State, opened: Sequence[int] = (), asked: Sequence[int] = ()) -> bytes:
        """The pixels at a state, with some corners opened, and some of them asked for more."""
        match = Match.from_state(find_variant(self.plan.game), state.clone())
        scene = CornersScene(self.kit, self.stack, Host(self.plan, match), self.seating)
        self.stack.reset(scene)
        for seat in opened:
            corners_at(scene)[seat].look()
        for seat in asked:
            corners_at(scene)[seat].ask_for_more()
        return self.pixels()


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_other_cards_in_closed_corners_change_no_pixel(
    tmp_path: Path, game: str, people: int
) -> None:
    plan = Plan(game, seats(people))
    room, luck, compared = Corner(tmp_path, plan), Rng(8), 0
    for state in states(plan):
        other = another(plan, state, ONLOOKER, luck)
        if [sorted(hand) for hand in other.hands] == [sorted(hand) for hand in state.hands]:
            continue
        assert room.seen(state) == room.seen(other), state
        everybody = list(plan.people)
        assert room.seen(state, asked=everybody) == room.seen(other, asked=everybody)
        compared += 1
    assert compared >= 2


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_an_open_corner_shows_nothing_of_the_others(tmp_path: Path, game: str, people: int) -> None:
    plan = Plan(game, seats(people))
    room, luck, shown = Corner(tmp_path, plan), Rng(8), 0
    for state in states(plan):
        seat = state.turn
        other = another(plan, state, seat, luck)
        assert room.seen(state, [seat]) == room.seen(other, [seat])
        mine = another(plan, state, ONLOOKER, luck)
        if sorted(mine.hands[seat]) != sorted(state.hands[seat]):
            # The comparison notices the cards that may be seen.
            shown += room.seen(state, [seat]) != room.seen(mine, [seat])
    assert shown


@pytest.mark.parametrize("game", [info.id for info in DRAWING])
def test_cards_in_the_air_are_those_of_nobody(tmp_path: Path, game: str) -> None:
    """A card is drawn from the pile into a closed corner: it looks the same whatever it is."""
    plan = Plan(game, seats(3))
    luck, compared = Rng(8), 0
    for state in states(plan, every=1):
        other = another(plan, state, ONLOOKER, luck)
        rooms = [Corner(tmp_path, plan, motion=True) for _ in range(2)]
        scenes = []
        for room, each in zip(rooms, (state, other), strict=True):
            room.seen(each)
            scenes.append(room.top)
        (one, another_scene) = scenes
        assert isinstance(one, CornersScene)
        assert isinstance(another_scene, CornersScene)
        refused = [s.host.runner.submit(state.turn, Action("draw")) for s in (one, another_scene)]
        turns = {s.host.match.state.turn for s in (one, another_scene)}
        if any(refused) or len(turns) > 1:  # that a turn has ended is seen by all
            continue
        drawn = [s.host.match.state.hands[state.turn][-1] for s in (one, another_scene)]
        for _ in range(30):
            pictures = []
            for room in rooms:
                room.frame(30)
                pictures.append(room.pixels())
            assert pictures[0] == pictures[1], drawn
        compared += drawn[0] != drawn[1]
        if compared > 1:
            return
    raise AssertionError("nothing could be compared")
