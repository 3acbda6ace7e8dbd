"""Tables at two states that look alike from a seat, to see that they look, sound and read alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields
from hashlib import md5
from pathlib import Path
from typing import NamedTuple

import pygame

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.worlds import sample
from game.scenes.base.at_table.sitting_down import local_seat
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.show import devices
from game.show.devices import KEYS, LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS
from game.show.seating import Corners, Hands, Seating
from game.store.settings_file import Settings
from game.store.talk_options import talk_options
from game.variants import find_variant
from tests.harness.couch import NAMES
from tests.harness.program import Program
from tests.harness.random_play import positions

USED = (LEFT_KEYS, RIGHT_KEYS, MOUSE, NUMBER_KEYS, *(devices.pad(number) for number in range(6)))
"""The devices of people in corners, in the order of their seats; pads need not be plugged in."""


def seats(people: int, bots: int = 0) -> tuple[Seat, ...]:
    """Return so many people, and bots after them."""
    return tuple(
        Seat(name, name.lower(), "" if number < people else "greedy")
        for number, name in enumerate(NAMES[: people + bots])
    )


def states(plan: Plan, seed: int = 4, every: int = 8, steps: int = 40) -> Iterator[State]:
    """Yield some states of a random match, none of them over."""
    variant = find_variant(plan.game)
    options = {**talk_options(variant, "en"), **plan.options}
    table = variant.table(len(plan.seats), options, [seat.name for seat in plan.seats])
    match = Match(variant, table, seed)
    for step, _ in enumerate(positions(match, Rng(seed), steps)):
        if step % every == 0 and not match.state.over:
            yield match.state.clone()


def another(plan: Plan, state: State, seat: int, luck: Rng) -> State:
    """Return a state that looks the same from a seat (−1: to an onlooker), with other cards hidden from it."""
    return sample(observe(find_variant(plan.game), state, seat, state.now, 0), luck)


def differ(one: State, other: State) -> bool:
    """Whether anybody's cards are others."""
    return [sorted(hand) for hand in one.hands] != [sorted(hand) for hand in other.hands]


class Frame(NamedTuple):
    """What is seen, heard and read at a moment."""

    pixels: bytes
    sounds: tuple[str, ...]
    words: tuple[str, ...]


class Redealt(Program):
    """The program with one table after the other, each at a state of the same plan.

    `truth` is the match at the table: what nobody at the screen may know. Nothing here looks at it.
    """

    truth: Match

    def __init__(
        self, folder: Path, plan: Plan, settings: Settings, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(folder, size, settings=settings)
        self.plan = plan
        self._wishes = deepcopy(settings)
        self.press(pygame.K_F9)  # prompts are those of the keyboard from the first frame on
        assert self.kit.input.device == KEYS

    def _host(self, state: State) -> Host:
        before = deepcopy(self._wishes)
        for each in fields(before):  # as if no note had been read, and no hand sorted
            setattr(self.kit.settings, each.name, getattr(before, each.name))
        type(self).truth = Match.from_state(find_variant(self.plan.game), state.clone())
        return Host(self.plan, self.truth, fair=0)

    def corners(self, state: State, corners: Corners = Corners.SEVERAL) -> CornersScene:
        """Open a table of corners at a state."""
        used = {seat: frozenset({USED[seat]}) for seat in self.plan.people}
        scene = CornersScene(
            self.kit, self.stack, self._host(state), Seating(used, Hands.CORNERS, corners)
        )
        self.stack.reset(scene)
        self.ear.heard.clear()
        return scene

    def handed_on(self, state: State) -> TableScene:
        """Open a table that is handed on at a state; the curtain hangs."""
        host = self._host(state)
        people = [local_seat(self.kit, host, seat) for seat in self.plan.people]
        scene = TableScene(self.kit, self.stack, host, people, handed_on=True)
        self.stack.reset(scene)
        self.ear.heard.clear()
        return scene

    def waited_for(self, state: State, hands: Hands) -> None:
        """Go on with a match that was left at a state: its people are yet to choose their devices."""
        own = {seat: frozenset({devices.awaited(seat)}) for seat in self.plan.people}
        self.stack.ways.table(self.plan, Seating(own, hands), self._host(state))  # type: ignore[call-arg]
        self.ear.heard.clear()

    def seen(self, words: Callable[[], list[str]] = list) -> Frame:
        """Return what is seen now, everything that was heard, and these words."""
        return Frame(md5(self.pixels()).digest(), tuple(self.ear.heard), tuple(words()))


def alike(plan: Plan, one: State, other: State, then: int = -1) -> Action | None:
    """Return an action that whoever is in turn can do in both states, with the same next turn; or None.

    `then` is the seat that must be in turn after it (−1: any other).
    """
    variant = find_variant(plan.game)
    if one.turn != other.turn:
        return None
    for action in observe(variant, one, one.turn, one.now, 0).legal:
        turns = []
        for state in (one, other):
            match = Match.from_state(variant, state.clone())
            done = match.submit(one.turn, action, state.now)
            turns.append(
                match.state.turn if isinstance(done, list) and not match.state.over else -1
            )
        if turns[0] == turns[1] not in (-1, one.turn) and then in (-1, turns[0]):
            return action
    return None
