"""The program with a table open: dealt by a seed, or at a position written in the notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.option_values import Value
from game.scenes.base.at_table.sitting_down import local_seat
from game.scenes.base.scene_stack import Stack
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.table_scene import TableScene, open_table
from game.session.host import THINK, Host
from game.session.plan import Plan, Seat, TakingBack
from game.show.devices import Device
from game.show.presented_table import Presented
from game.show.seating import Seating
from game.store.settings_file import Settings
from game.view.base.scene_kit import SceneKit
from game.view.calls.caller_list import CallerList
from tests.harness.program import Point, Program
from tests.harness.seat_sight import OneSeat, SeatSight, everybody_at
from tests.harness.written import Position, match_at

GUESTS = ("ruth", "jun", "milo", "emil", "inga", "kofi", "mei", "otis", "lola")


def bots(count: int, policy: str = "greedy") -> list[Seat]:
    """Return the first `count` guests as bots of a policy."""
    return [Seat(name.capitalize(), name, policy) for name in GUESTS[:count]]


def all_at_once(
    kit: SceneKit,
    stack: Stack,
    plan: Plan,
    devices: Sequence[Device],
    position: Position | None = None,
) -> TableScene:
    """Make a table whose people play all at once with these devices, in the order of their seats."""
    names = [seat.name for seat in plan.seats]
    match = None if position is None else match_at(plan.game, position, plan.options, names)
    host = Host(plan, match)
    people = zip(plan.people, devices, strict=True)
    seats = [local_seat(kit, host, seat, [device]) for seat, device in people]
    return TableScene(kit, stack, host, seats)


class Table(Program, SeatSight):
    """A person (Ada, in `seat`) at a table with bots, with the usual settings.

    `position` says where the match begins, and for how many; without it `players` are dealt to by `seed`.
    Instead of the usual bots `guests` may come as themselves, by their ids. With `steps` the game is learned
    step by step from there.
    """

    drawn_every = (
        5  # with a look at every frame these tests take three times as long, and find no more
    )

    def __init__(
        self,
        folder: Path,
        size: Point = (1280, 720),
        *,
        game: str = "classic",
        position: Position | None = None,
        players: int = 3,
        seat: int = 0,
        seed: int = 1,
        bot: str = "greedy",
        guests: Sequence[str] = (),
        settings: Settings | None = None,
        density: int = 1,
        taking_back: TakingBack = TakingBack.OFF,
        steps: int | None = None,
        **options: Value,
    ) -> None:
        if position is not None:
            players = len(position["hands"])
        seats = [Seat(each.capitalize(), each, each) for each in guests]
        seats = seats or bots(players - 1, bot)
        seats.insert(seat, Seat("Ada", "ada"))
        self.plan = Plan(game, tuple(seats), options, seed, taking_back, steps=steps)

        def first(kit: SceneKit, stack: Stack) -> TableScene:
            return self._scene(kit, stack, position)

        super().__init__(
            folder, size, density=density, settings=settings or Settings(), first=first
        )

    def _scene(self, kit: SceneKit, stack: Stack, position: Position | None) -> TableScene:
        plan = self.plan
        if position is None:
            self.scene = open_table(kit, stack, plan)
        else:
            names = [seat.name for seat in plan.seats]
            match = match_at(plan.game, position, plan.options, names)
            wishes = kit.settings
            host = Host(plan, match, think=kit.thinking.ms(THINK), fair=wishes.fair)
            self.scene = TableScene(kit, stack, host, [local_seat(kit, host, plan.people[0])])
        return self.scene

    def at(self, position: Position, *done: tuple[int, Action]) -> None:
        """Go on at another position, with as many players, in the same window.

        What is `done` there, as (seat, action), has only begun to be shown.
        """
        self.stack.reset(self._scene(self.kit, self.stack, position))
        for seat, action in done:
            refusal = self.scene.host.runner.submit(seat, action)
            assert refusal is None, refusal

    def let_pass(self, ms: int) -> None:
        """Let game time pass in which nobody does anything, as bots would."""
        self.scene.host.runner.now += ms

    def sit(
        self, plan: Plan, devices: Sequence[Device] = (), position: Position | None = None
    ) -> None:
        """Go on at another table, whose people play with these devices, in the order of their seats."""
        self.plan = plan
        if devices:
            self.scene = all_at_once(self.kit, self.stack, plan, devices, position)
        else:
            self.scene = open_table(self.kit, self.stack, plan)
        self.stack.reset(self.scene)

    def share(
        self, plan: Plan, seating: Seating | None = None, position: Position | None = None
    ) -> None:
        """Go on at another table, whose people hand the screen on; at a position, if there is one."""
        self.plan = plan
        if position is None:
            self.scene = open_table(self.kit, self.stack, plan, seating)
        else:
            names = [seat.name for seat in plan.seats]
            host = Host(plan, match_at(plan.game, position, plan.options, names))
            of = seating.of if seating is not None else lambda seat: None
            seats = [local_seat(self.kit, host, seat, of(seat)) for seat in plan.people]
            self.scene = TableScene(self.kit, self.stack, host, seats, handed_on=True)
        self.stack.reset(self.scene)

    def call_lists(self) -> dict[int, CallerList]:
        """The lists of calls that are open at portraits of a screen that is handed on, by seat."""
        return dict(self.scene.turns.calls.lists) if self.scene.turns is not None else {}

    def close_call_list(self, seat: int) -> None:
        """Close the list of calls at a portrait, past all devices."""
        assert self.scene.turns is not None
        self.scene.turns.calls.close(seat)

    @property
    def match(self) -> Match:
        return self.scene.host.match

    @property
    def _inside(self) -> SeatControls:
        return self.scene.shown

    @property
    def people(self) -> list[OneSeat]:
        """What each person sees who plays at the screen."""
        return everybody_at(self.scene)

    def codes(self, cards: Sequence[int]) -> str:
        """Cards in the notation."""
        return " ".join(self.match.table.deck.codes[card] for card in cards)

    def slot(self, code: str) -> int:
        """The slot in the hand of a card, by its name in the notation."""
        return self.held().index(self.match.table.deck.index[code])

    def done_by(self, seat: int = 0) -> list[str]:
        """The verbs of a seat's actions, the oldest first."""
        return [entry.action.verb for entry in self.match.log if entry.seat == seat]

    def agrees(self) -> bool:
        """Whether what is shown is what the person may know."""
        state = self.match.observe(self.seat).state
        truth = Presented.of(self.scene.host.variant, state, self.seat)
        return self.presented.shows() == truth.shows()

    def dealt(self) -> Table:
        """Finish the deal at once, so that no game time has passed; return the table."""
        self.hurry()
        return self

    def my_turn(self, most: int = 4000) -> bool:
        """Let time pass until it is the person's turn and nothing moves; False if the round ends first."""
        for _ in range(most):
            if self.in_turn() and not self.busy():
                return True
            if self.top is not self.scene:
                return False
            self.frame(50)
        raise AssertionError("nothing happens any more")

    def spot(self, slot: int) -> Point:
        """A point on the index of a card in the hand; the pointer leaves the hand first."""
        self.point((2, 2))
        x, y = self._inside.view.hand.fan.rest[slot].corner(0.15, 0.2)
        scale = self.kit.space.scale
        return round(x * scale), round(y * scale)

    def middle(self, place: str) -> Point:
        """The middle of a place on the table, as its map names it."""
        x, y = self.areas()[place].center
        scale = self.kit.space.scale
        return round(x * scale), round(y * scale)

    def portrait(self, seat: int) -> Point:
        """The centre of the portrait of another seat."""
        return self.kit.rect(self.face(seat)).center


Sit: TypeAlias = Callable[..., Table]
"""Makes a `Table` from all its arguments but the folder."""
