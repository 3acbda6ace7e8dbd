"""Nothing that is drawn, heard or read tells of hidden cards: two worlds that look alike are alike.

Each check deals the hidden cards of some states anew, does the same in both worlds, and compares every frame.
For each of them a leak is put in on purpose, which it finds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.actions import Action, Advice
from game.engine.events import Event
from game.engine.match import Match
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.state import State
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.pause.pause_scene import PauseScene
from game.scenes.table.table_scene import TableScene
from game.session.controllers import BotSeat
from game.session.plan import Plan
from game.session.viewpoint import ONLOOKER
from game.show.handover import REST, Curtain, Handover
from game.show.local_seat import LocalSeat
from game.show.seating import Corners
from game.show.sight.plates import Account
from game.show.soundscape import Soundscape
from game.store.settings_file import Settings
from game.variants import find_variant, with_a_table
from game.words.sentences import Sentences
from tests.harness.corner_sight import corners_at
from tests.harness.random_play import positions
from tests.harness.redealt import Frame, Redealt, alike, another, differ, seats, states
from tests.harness.seat_sight import hands_are_open, moves_told, never_cover, seen_at
from tests.harness.some import some

MOVING = {"speed": "FAST", "think": "OFF"}
MOST = 120
"""Frames of 25 ms until whatever is waited for has happened."""
PAIRS = 2
"""The pairs of worlds that are compared for each game and number of people."""
INFOS = [variant.info for variant in with_a_table()]


def tables(*counts: int, timed: bool = True) -> list[Any]:
    return [
        pytest.param(info.id, count, id=f"{info.id}-{count}")
        for info in INFOS
        for count in counts
        if info.min_players <= count <= info.max_players and (timed or not info.timed)
    ]


def worlds(
    plan: Plan, eye: Callable[[State], int], *, does: bool = True
) -> Iterator[tuple[State, State, Action | None]]:
    """Yield pairs of states that look alike to the seat that `eye` returns, and an action for both.

    `does` is whether there has to be one, after which this seat is in turn (with an onlooker's eye: any other).
    Raises AssertionError if there are too few.
    """
    luck, found = Rng(8), 0
    for seed in range(4, 12):
        for state in states(plan, seed, every=3):
            other = another(plan, state, eye(state), luck)
            action = alike(plan, state, other, eye(state)) if does else None
            if not differ(state, other) or (does and action is None):
                continue
            yield state, other, action
            found += 1
            if found == PAIRS:
                return
    raise AssertionError("too few worlds can be compared")


def compare(
    room: Redealt, play: Callable[[Redealt, State], Iterator[Frame]], one: State, other: State
) -> None:
    """Let the same happen in two worlds, one after the other, and compare every frame of them."""
    first, second = (list(play(room, state)) for state in (one, other))
    assert len(first) == len(second) > 0
    for number, (a, b) in enumerate(zip(first, second, strict=True)):
        assert a.sounds == b.sounds, f"frame {number} sounds otherwise"
        assert a.words == b.words, f"frame {number} says otherwise"
        assert a.pixels == b.pixels, f"frame {number} looks otherwise"


def wishes(**changed: Any) -> Settings:
    return Settings(**{**MOVING, **changed})


def a_room(folder: Path, plan: Plan, *, upright: bool = False, **changed: Any) -> Redealt:
    """A window at rest on its long side; or upright, with the largest letters."""
    if upright:
        return Redealt(folder, plan, wishes(text_scale=2.0, **changed), (720, 1280))
    return Redealt(folder, plan, wishes(**changed))


def until(room: Redealt, done: Callable[[], bool]) -> Iterator[None]:
    """Let frames pass until something is done, and yield after each."""
    for _ in range(MOST):
        if done():
            return
        room.frame(25)
        yield None
    raise AssertionError("it does not happen")


def lift(room: Redealt, scene: TableScene) -> Iterator[None]:
    room.frame(REST)
    room.press(pygame.K_RETURN)
    assert scene.turns is not None
    handover = scene.turns.handover
    yield from until(room, lambda: handover.curtain is Curtain.OPEN)


def does(scene: TableScene, action: Action | None) -> Handover:
    """Let whoever is in turn act; return the handover."""
    assert action is not None
    scene.hurry()
    refusal = seen_at(scene).viewpoint.do(action)
    assert refusal is None, refusal
    assert scene.turns is not None
    return scene.turns.handover


def check_curtain(folder: Path, game: str, people: int, *, upright: bool = False) -> None:
    """While the curtain falls and hangs, for whoever stands before the screen."""
    plan = Plan(game, seats(people), {}, 3)
    room = a_room(folder, plan, upright=upright)
    for one, other, action in some(worlds(plan, lambda state: ONLOOKER)):

        def play(room: Redealt, state: State, action: Action | None = action) -> Iterator[Frame]:
            scene = room.handed_on(state)
            yield room.seen()
            for _ in lift(room, scene):
                pass
            handover = does(scene, action)
            for _ in until(room, lambda: handover.curtain is Curtain.HANGING):
                if handover.covered:
                    yield room.seen()
            room.press(pygame.K_RIGHT, pygame.K_h, pygame.K_w, pygame.K_s, pygame.K_b)
            yield room.seen()

        compare(room, play, one, other)


def check_rising(folder: Path, game: str, people: int, *, upright: bool = False) -> None:
    """From the rising curtain on, for the person who has lifted it: recap, guide, hint, why, preview, moves."""
    plan = Plan(game, seats(people), {}, 3)
    room = a_room(folder, plan, upright=upright, guides={})

    def coming(state: State) -> int:
        return (state.turn + 1) % len(state.hands)

    for one, other, action in some(worlds(plan, coming)):

        def play(room: Redealt, state: State, action: Action | None = action) -> Iterator[Frame]:
            scene = room.handed_on(state)
            for _ in lift(room, scene):
                pass
            handover = does(scene, action)
            for _ in until(room, lambda: handover.curtain is Curtain.HANGING):
                pass
            room.ear.heard.clear()

            def told() -> list[str]:
                return seen_at(scene).moves()

            for _ in lift(room, scene):
                yield room.seen(told)
            while handover.recap is not None and not handover.recap.told:
                room.frame(250)
                yield room.seen(told)
            room.press(pygame.K_RETURN)
            for key in (pygame.K_h, pygame.K_w, pygame.K_RIGHT, pygame.K_s, pygame.K_UP):
                room.press(key)
                room.frame(250)
                yield room.seen(told)

        compare(room, play, one, other)


def check_pause(folder: Path, game: str, people: int, *, at_corners: bool) -> None:
    """From the frame in which somebody pauses, with hands that were open before."""
    plan = Plan(game, seats(people), {}, 3)
    room = Redealt(folder, plan, wishes())
    for one, other, _ in some(worlds(plan, lambda state: ONLOOKER, does=False)):

        def play(room: Redealt, state: State) -> Iterator[Frame]:
            if at_corners:
                corners = room.corners(state)
                corners.hurry()
                for corner in corners_at(corners).values():
                    if corner.may_be_open():
                        corner.look()
                room.frame()
            else:
                for _ in lift(room, room.handed_on(state)):
                    pass
            room.ear.heard.clear()
            room.press(pygame.K_F10)
            assert isinstance(room.top, PauseScene)
            for _ in range(14):
                yield room.seen()
                room.frame(25)

        compare(room, play, one, other)


def corner_frames(
    room: Redealt,
    state: State,
    action: Action | None,
    done: Callable[[CornersScene], bool],
    seat: int = -1,
) -> Iterator[Frame]:
    """Let a seat (−1: the one in turn) act at a table of closed corners; yield frames until it is `done`."""
    scene = room.corners(state)
    scene.hurry()
    room.frame()
    yield room.seen()
    assert action is not None
    refusal = scene.host.runner.submit(state.turn if seat < 0 else seat, action)
    assert refusal is None, refusal
    for _ in until(room, lambda: done(scene)):
        if done(scene):
            return
        yield room.seen(lambda: moves_told(scene))


def check_corners(folder: Path, game: str, people: int, *, upright: bool = False) -> None:
    """What is seen, heard and told while an action is shown to people whose corners are closed."""
    plan = Plan(game, seats(people), {}, 3)
    room = a_room(folder, plan, upright=upright)
    for one, other, action in some(worlds(plan, lambda state: ONLOOKER)):
        compare(
            room,
            lambda room, state, action=action: corner_frames(  # type: ignore[misc]
                room, state, action, lambda scene: not scene.room.busy
            ),
            one,
            other,
        )


def check_end(folder: Path, game: str, people: int) -> None:
    """What is seen after the last action of a round, until the hands of all are shown."""
    plan = Plan(game, seats(people), {}, 3)
    room, variant, luck = Redealt(folder, plan, wishes()), find_variant(game), Rng(8)
    compared = 0
    for seed in range(1, 12):
        table = variant.table(people, {}, [seat.name for seat in plan.seats])
        match = Match(variant, table, seed)
        before: State = match.state
        for state in positions(match, Rng(seed), 3000):
            if state.over:
                break
            before = state.clone()
        last = match.log[-1]
        other = another(plan, before, last.seat, luck)
        if not match.state.over or not differ(before, other):
            continue
        ends = Match.from_state(variant, other.clone())
        if not isinstance(ends.submit(last.seat, last.action, other.now), list):
            continue
        if not ends.state.over:
            continue
        compare(
            room,
            lambda room, state, last=last: corner_frames(  # type: ignore[misc]
                room,
                state,
                last.action,
                hands_are_open,
                last.seat,
            ),
            before,
            other,
        )
        compared += 1
        if compared == PAIRS:
            return
    assert compared, "no round came to its end"


def check_bots(folder: Path, game: str, people: int) -> None:
    """What a bot does and says, and when, in worlds that look alike to it."""
    plan = Plan(game, seats(people - 1, 1), {}, 3)
    bot = people - 1
    room, luck, compared = Redealt(folder, plan, wishes(speed="OFF")), Rng(8), 0

    def play(room: Redealt, state: State) -> Iterator[Frame]:
        scene = room.corners(state, Corners.SEVERAL)
        scene.hurry()
        for _ in range(MOST):
            room.frame(50)
            log = scene.host.match.log
            if any(entry.seat == bot for entry in log):
                break
        said = [f"{entry.seat} {entry.action} {entry.now}" for entry in scene.host.match.log]
        yield room.seen(lambda: said)

    for seed in range(4, 20):
        for state in states(plan, seed, every=1):
            other = another(plan, state, bot, luck)
            if state.turn != bot or not differ(state, other):
                continue
            compare(room, play, state, other)
            compared += 1
            if compared == 2 * PAIRS:
                return
    raise AssertionError("the bot was never in turn")


@pytest.mark.parametrize(("game", "people"), tables(2, 4, 10, timed=False))
def test_the_falling_and_hanging_curtain_hides_every_hand(
    tmp_path: Path, game: str, people: int
) -> None:
    check_curtain(tmp_path, game, people)


@pytest.mark.parametrize(("game", "people"), tables(2, 4, timed=False))
def test_who_lifts_the_curtain_is_told_nothing_of_others(
    tmp_path: Path, game: str, people: int
) -> None:
    check_rising(tmp_path, game, people)


@pytest.mark.parametrize(("game", "people"), tables(3, timed=False))
def test_a_pause_hides_the_hand_of_whoever_was_in_turn(
    tmp_path: Path, game: str, people: int
) -> None:
    check_pause(tmp_path, game, people, at_corners=False)


@pytest.mark.parametrize(("game", "people"), tables(3))
def test_a_pause_closes_every_corner(tmp_path: Path, game: str, people: int) -> None:
    check_pause(tmp_path, game, people, at_corners=True)


@pytest.mark.parametrize(("game", "people"), tables(3))
def test_closed_corners_look_sound_and_read_alike_in_every_frame(
    tmp_path: Path, game: str, people: int
) -> None:
    check_corners(tmp_path, game, people)


@pytest.mark.parametrize("game", [info.id for info in INFOS if info.middle != "trick"])
def test_the_end_of_a_round_tells_nothing_before_all_hands_are_shown(
    tmp_path: Path, game: str
) -> None:
    """Not where tricks are taken: before the last card of a round nobody has a card that is hidden."""
    check_end(tmp_path, game, 3)


@pytest.mark.parametrize(("game", "people"), tables(3))
def test_bots_do_and_say_nothing_that_they_cannot_know(
    tmp_path: Path, game: str, people: int
) -> None:
    check_bots(tmp_path, game, people)


@pytest.mark.parametrize("check", [check_curtain, check_rising, check_corners])
@pytest.mark.parametrize(("game", "people"), tables(3, timed=False))
def test_an_upright_window_with_large_letters_hides_as_much(
    tmp_path: Path, check: Callable[..., None], game: str, people: int
) -> None:
    check(tmp_path, game, people, upright=True)


def secret() -> int:
    """A number that tells of every hand."""
    hands = Redealt.truth.state.hands
    return sum((n + 2) * (card + 3) ** 2 for hand in hands for n, card in enumerate(sorted(hand)))


def _in_sounds(patch: pytest.MonkeyPatch) -> None:
    honest = Soundscape.land

    def land(self: Soundscape, src: Any, dst: Any) -> None:
        honest(self, src, dst)
        self.speak(secret() % 3)

    patch.setattr(Soundscape, "land", land)
    patch.setattr(
        Soundscape, "speak", lambda self, seat: self._sound.play(f"voice {seat} {secret()}")
    )


def _in_sentences(patch: pytest.MonkeyPatch) -> None:
    honest = Sentences.happening

    def happening(self: Sentences, event: Event) -> str | None:
        told = honest(self, event)
        return told and f"{told} {secret()}"

    patch.setattr(Sentences, "happening", happening)


def _in_hints(patch: pytest.MonkeyPatch) -> None:
    honest = LocalSeat.advice

    def advice(self: LocalSeat) -> Advice | None:
        return honest(self) if secret() % 3 else None

    patch.setattr(LocalSeat, "advice", advice)


def _in_accounts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Account, "tells", True)
    patch.setattr(Account, "lines", lambda self, words: (str(secret() % 1000),))


def _in_the_cover(patch: pytest.MonkeyPatch) -> None:
    never_cover(patch)


def _in_the_pause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Handover, "drop", lambda self: None)


def _in_open_corners(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CornersScene, "pause", lambda self: None)


def _in_bots(patch: pytest.MonkeyPatch) -> None:
    honest = BotSeat.turn

    def turn(self: BotSeat, observation: Any) -> Any:
        found = honest(self, observation)
        return found and (found[0] + secret() % 1000, found[1])

    patch.setattr(BotSeat, "turn", turn)


def _pause_corners(folder: Path, game: str, people: int) -> None:
    check_pause(folder, game, people, at_corners=True)


def _pause_turns(folder: Path, game: str, people: int) -> None:
    check_pause(folder, game, people, at_corners=False)


LEAKS = {
    "the cover": (_in_the_cover, check_curtain, "looks"),
    "sentences": (_in_sentences, check_rising, "says"),
    "hints": (_in_hints, check_rising, "looks"),
    "the pause": (_in_the_pause, _pause_turns, "looks"),
    "open corners": (_in_open_corners, _pause_corners, "looks"),
    "sounds": (_in_sounds, check_corners, "sounds"),
    "accounts": (_in_accounts, check_end, "looks"),
    "bots": (_in_bots, check_bots, "says|sounds|looks"),
}
"""The leaks that are put in, the check that finds each, and what it finds."""


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_put_in_on_purpose_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    leak, check, how = LEAKS[name]
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=how):
        check(tmp_path, "oono", 3)


def test_the_worlds_that_are_compared_are_others(tmp_path: Path) -> None:
    plan = Plan("oono", seats(3), {}, 3)
    for one, other, _ in some(worlds(plan, lambda state: state.turn, does=False)):
        seen = [
            observe(find_variant("oono"), each, one.turn, one.now, 0).state for each in (one, other)
        ]
        assert seen[0] == seen[1]
        assert one.hands[one.turn] == other.hands[one.turn]
        assert differ(one, other)
