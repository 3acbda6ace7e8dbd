"""Taking back within the rules: what stays done, why, and that the match then goes on as from that moment."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.actions import Action, Reason
from game.engine.events import CardsMoved, sees
from game.engine.notation.action_text import parse_action
from game.engine.replay import write
from game.engine.state import State
from game.engine.variant import Variant
from game.session.controllers import BotSeat, remember
from game.session.host import Host
from game.session.plan import Plan, Seat, TakingBack
from game.session.viewpoint import Viewpoint
from game.variants import VARIANTS
from tests.harness.kept import goes_on, kept, read
from tests.harness.some import some
from tests.harness.written import match_at

CALM = [each for each in VARIANTS if not each.info.timed]
calm_games = pytest.mark.parametrize("variant", CALM, ids=lambda each: each.info.id)


def plan_of(
    game: str,
    policies: tuple[str, ...],
    back: TakingBack = TakingBack.ALLOWED,
    seed: int = 1,
) -> Plan:
    """Return a plan whose first seat a person plays, and so each that has no policy."""
    names = ("ada", "ruth", "jun", "mei", "emil")
    seats = [Seat("Ada", "ada")]
    for name, policy in zip(names[1:], policies, strict=False):
        seats.append(Seat(name.capitalize(), name, name if policy else "", level=policy))
    return Plan(game, tuple(seats), {}, seed, back)


def at(
    game: str, position: dict[str, Any], policies: tuple[str, ...] = ("greedy", "greedy")
) -> Host:
    """Return a host at a position."""
    plan = plan_of(game, policies)
    return Host(plan, match_at(game, position, {}, [seat.name for seat in plan.seats]))


def does(host: Host, seat: int, text: str) -> None:
    """Let a seat do what a text says."""
    match = host.match
    action = parse_action(text, match.table.deck, host.variant.info.vocabulary)
    refusal = host.runner.submit(seat, action)
    assert refusal is None, refusal


def why_not(host: Host, seat: int = 0) -> Reason | None:
    return Viewpoint(host, seat).may_take_back


def until_turn(host: Host, seat: int = 0) -> bool:
    """Let bots play until a seat is in turn; return False if the match is over first."""
    for _ in range(4000):
        if host.match.over:
            return False
        if host.over:
            host.next_round()
        if host.match.state.turn == seat and not host.over:
            return True
        while host.ponder():
            pass
        host.update(1 if host.waits is None else host.waits)
    raise AssertionError("nothing happens any more")


CLASSIC: dict[str, Any] = {
    "hands": ["R5 G9 B1", "Y1 Y2 Y3", "B9 Y4 Y8"],
    "discard": "R3",
    "turn": 0,
}


def test_a_card_just_played_is_taken_back() -> None:
    host = at("classic", CLASSIC)
    before = host.match.state.clone()
    assert why_not(host) == Reason("nothing")
    does(host, 0, "play R5")
    assert why_not(host) is None
    assert host.take_back(0) is None
    assert host.match.state == before
    assert not host.match.log
    assert not host.course.steps
    assert why_not(host) == Reason("nothing")


def test_who_has_done_nothing_yet_is_told_so_whatever_others_have_done() -> None:
    host = at("classic", {**CLASSIC, "turn": 1})
    assert until_turn(host)
    assert host.match.log
    assert why_not(host) == Reason("nothing")


def test_what_a_bot_has_played_since_stays() -> None:
    host = at("classic", CLASSIC)
    does(host, 0, "play R5")
    assert until_turn(host)
    last = host.match.log[-1].seat
    assert last != 0
    assert why_not(host) == Reason.of("acted", other=last)
    state, log = host.match.state.clone(), list(host.match.log)
    assert host.take_back(0) == Reason.of("acted", other=last)
    assert host.match.state == state
    assert host.match.log == log


def test_a_card_that_was_drawn_has_come_to_light() -> None:
    position = {**CLASSIC, "hands": ["G9 B1", "Y1 Y2 Y3", "B9 Y4 Y8"], "draw": "Y1 R2 R6 R7 R8"}
    host = at("oono", position)
    does(host, 0, "draw")
    assert why_not(host) == Reason("drawn")


def test_cards_that_a_bot_has_to_take_are_seen_by_nobody() -> None:
    position = {**CLASSIC, "hands": ["R5 G9 B1", "Y1 Y2 Y3", "B9"], "turn": 0, "uncalled": 2}
    host = at("oono", {**position, "draw": "R1 R2 R6 R7 R8"})
    before = host.match.state.clone()
    does(host, 0, "challenge 2")
    assert len(host.match.state.hands[2]) == 3
    assert why_not(host) is None
    host.take_back(0)
    assert host.match.state == before


def test_cards_that_a_person_has_to_take_are_seen_by_that_person() -> None:
    position = {**CLASSIC, "hands": ["R5 G9 B1", "Y1 Y2 Y3", "B9"], "turn": 0, "uncalled": 2}
    host = at("oono", {**position, "draw": "R1 R2 R6 R7 R8"}, ("greedy", ""))
    does(host, 0, "challenge 2")
    assert why_not(host) == Reason("drawn")


def test_a_shuffled_pile_stays_shuffled() -> None:
    position = {**CLASSIC, "hands": ["R5 G9 B1", "Y1 Y2 Y3", "B9"], "turn": 0, "uncalled": 2}
    host = at("oono", {**position, "discard": "Y5 Y6 Y7 B1 R3", "draw": "R1"})
    does(host, 0, "challenge 2")
    assert why_not(host) == Reason("chance")


def test_another_person_who_has_acted_ends_it() -> None:
    host = at("classic", CLASSIC, ("", "greedy"))
    does(host, 0, "play R5")
    assert why_not(host) is None
    assert why_not(host, 1) == Reason("nothing")
    does(host, 1, "draw")
    assert why_not(host) == Reason.of("acted", other=1)
    assert why_not(host, 1) == Reason("drawn")


def test_a_call_of_a_bot_tells_nothing_and_does_not_end_it() -> None:
    position = {"hands": ["R5 G9 B1", "R1 Y2", "B9 Y4 Y8"], "discard": "R3", "turn": 0}
    host = at("oono", position)
    before = host.match.state.clone()
    does(host, 0, "play R5")
    does(host, 1, "uno")
    assert why_not(host) is None
    host.take_back(0)
    assert host.match.state == before
    does(host, 0, "play R5")


def test_the_end_of_a_round_shows_the_hands() -> None:
    host = at("classic", {**CLASSIC, "hands": ["R5", "Y1 Y2 Y3", "B9 Y4 Y8"]})
    does(host, 0, "play R5")
    assert host.over
    assert why_not(host) == Reason("shown")


def test_the_one_card_of_a_trick_has_come_to_light() -> None:
    """Whoever takes the centre with the last card sees it, however the zone is called."""
    seen = 0
    for seed in range(1, 12):
        host = Host(plan_of("tricks", ("greedy", "greedy"), seed=seed))
        while until_turn(host) and seen < 3:
            action = host.match.observe(0).legal[-1]
            host.runner.submit(0, action)
            step = host.course.steps[-1]
            moved = [e for e in step.events if isinstance(e, CardsMoved)]
            if any(e.src.zone == "centre" and sees(e.seen_by, 0) for e in moved):
                seen += 1
                assert why_not(host) in (Reason("seen"), Reason("shown"))
    assert seen


def test_nothing_is_taken_back_where_that_is_off() -> None:
    host = Host(plan_of("classic", ("greedy", "greedy"), TakingBack.OFF))
    until_turn(host)
    host.runner.submit(0, host.match.observe(0).legal[0])
    assert why_not(host) == Reason("off")
    assert host.take_back(0) == Reason("off")
    assert not Viewpoint(host, 0).takes_back


def test_practice_takes_back_what_bots_have_done_and_cards_that_were_drawn() -> None:
    host = Host(plan_of("oono", ("greedy", "greedy"), TakingBack.PRACTICE))
    moments: list[State] = []
    for _ in range(6):
        until_turn(host)
        moments.append(host.match.state.clone())
        host.runner.submit(0, host.match.observe(0).legal[-1])
    own = list(moments)
    while own:
        assert host.take_back(0) is None
        assert host.match.state == own.pop()
    assert why_not(host) == Reason("nothing")


@calm_games
def test_a_match_with_undone_actions_is_taken_up_as_it_was(
    tmp_path: Path, variant: Variant[Any]
) -> None:
    host = Host(plan_of(variant.info.id, ("normal", "hard", "easy"), seed=5))
    journal = kept(host, tmp_path)
    undone, random = 0, Random(3)
    for _ in range(30):
        if not until_turn(host):
            break
        before = host.match.state.clone()
        host.runner.submit(0, random.choice(host.match.observe(0).legal))
        if why_not(host) is None and random.random() < 0.6:
            host.take_back(0)
            undone += 1
            assert host.match.state == before
    assert undone > 5
    lines = journal.log.path.read_bytes().splitlines(keepends=True)
    assert sum(b'"undo ' in line for line in lines) == undone
    found = read(b"".join(lines))
    again = goes_on(found)
    assert again.plan == host.plan
    assert again.match.log == host.match.log
    assert again.match.state == host.match.state
    assert list(again.course.recent) == list(host.course.recent)
    assert again.luck == host.luck
    assert again.course.steps == host.course.steps
    assert list(write(again.match)) == list(write(host.match))
    for own, other in zip(host.runner.controllers, again.runner.controllers, strict=True):
        if isinstance(own, BotSeat) and isinstance(other, BotSeat) and own.bot.memory is not None:
            assert other.bot.memory is not None
            assert own.bot.memory.actions == other.bot.memory.actions
    for at_line in range(2, len(lines), 5):
        part = read(b"".join(lines[:at_line]))
        assert part.match.log == Host(part.plan, part.match).match.log


def _goes_on(host: Host, count: int) -> list[Any]:
    """Let the person do the first thing and the bots what they like; return what was done."""
    while len(host.match.log) < count and until_turn(host):
        host.runner.submit(0, host.match.observe(0).legal[0])
    return list(host.match.log)


@calm_games
def test_a_match_killed_right_after_an_undo_goes_on_the_same(
    tmp_path: Path, variant: Variant[Any]
) -> None:
    host = Host(plan_of(variant.info.id, ("normal", "hard", "easy"), seed=7))
    journal = kept(host, tmp_path)
    for _ in range(3):
        until_turn(host)
        host.runner.submit(0, host.match.observe(0).legal[0])
    back = False
    for _ in range(12):
        until_turn(host)
        host.runner.submit(0, host.match.observe(0).legal[0])
        if why_not(host) is None:
            host.take_back(0)
            back = True
            break
    assert back
    again = goes_on(read(journal.log.path.read_bytes()))
    many = len(host.match.log) + 24
    own, others = _goes_on(host, many), _goes_on(again, many)
    assert [(e.seat, e.action) for e in own] == [(e.seat, e.action) for e in others]


def test_a_bot_forgets_what_was_taken_back() -> None:
    host = Host(plan_of("tricks", ("hard", "hard"), seed=3))
    until_turn(host)
    host.runner.submit(0, host.match.observe(0).legal[0])
    host.take_back(0)
    for seat, controller in some(enumerate(host.runner.controllers[1:], 1)):
        assert isinstance(controller, BotSeat)
        assert controller.bot.memory is not None
        known = list(controller.bot.memory.actions)
        remember(controller, seat, host.match)
        assert known == controller.bot.memory.actions


def test_who_sat_down_after_what_was_taken_back_still_sits_there(tmp_path: Path) -> None:
    host = Host(plan_of("classic", ("normal", "normal"), seed=4))
    journal = kept(host, tmp_path)
    plays: list[Action] = []
    while not plays:
        until_turn(host)
        legal = host.match.observe(0).legal
        plays = [each for each in legal if each.verb == "play"]
        host.runner.submit(0, (plays or legal)[0])
    host.seat_bot(1, "kofi")
    assert host.take_back(0) is None
    assert [each.number for each in host.course.sat_down] == [len(host.match.log)]
    found = read(journal.log.path.read_bytes())
    assert found.plan == host.plan
    assert list(found.under_way.sat_down) == host.course.sat_down
    assert goes_on(found).course.recent == host.course.recent


def late(back: TakingBack = TakingBack.ALLOWED) -> Host:
    """A match in which bots have acted since the first seat has."""
    host = Host(plan_of("classic", ("easy", "easy"), back))
    until_turn(host)
    host.runner.submit(0, host.match.observe(0).legal[0])
    until_turn(host)
    return host


def test_what_is_too_late_may_be_taken_back_as_practice() -> None:
    host = late()
    assert isinstance(host.take_back(0), Reason)
    assert Viewpoint(host, 0).may_practise
    host.practise()
    assert host.plan.for_practice
    assert not host.may_practise(0)  # it is, and needs no asking
    assert host.take_back(0) is None
    assert [each.seat for each in host.match.log].count(0) == 0


def test_practice_is_offered_only_to_who_may_undo_and_has_done_something() -> None:
    assert not late(TakingBack.OFF).may_practise(0)
    assert not late(TakingBack.PRACTICE).may_practise(0)
    begun = Host(plan_of("classic", ("greedy", "greedy"), TakingBack.ALLOWED))
    until_turn(begun)
    assert not begun.may_practise(0)
    with_another = late()
    with_another.seat_person(1)
    assert not with_another.may_practise(0)


def test_a_match_that_became_practice_stays_it_through_a_kill_and_a_rematch_is_none(
    tmp_path: Path,
) -> None:
    host = late()
    journal = kept(host, tmp_path)
    host.practise()
    assert host.take_back(0) is None
    found = read(journal.log.path.read_bytes())
    again = goes_on(found)
    assert again.plan == host.plan
    assert again.plan.for_practice
    assert not host.plan.anew(7).for_practice
    assert not host.plan.again.for_practice
    assert host.plan.anew(7) == replace(late().plan, seed=7)
    *before, undone = journal.log.path.read_bytes().splitlines(keepends=True)
    assert b'"undo ' in undone
    assert goes_on(read(b"".join(before))).plan.for_practice
