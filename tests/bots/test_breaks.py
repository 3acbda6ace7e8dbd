"""Guests call time-outs themselves: who has just been called out may want to see what for."""

from __future__ import annotations

from game.bots.bot import Policy, Temper
from game.bots.greedy_bot import BREAK, GreedyBot
from game.engine.actions import Action, Refusal
from game.engine.match import Match
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.variants import find_variant
from game.variants.callout.senses import RARE, STUNNED
from tests.harness.some import some
from tests.harness.written import match_at

OUT, BACK = Action("time out"), Action("time in")
WRONG = {"hands": ["7H 9H 10H", "KS 5D 6D", "7C 9C QC"], "discard": "8H", "turn": 1}


def do(match: Match, seat: int, action: Action, now: int) -> None:
    assert not isinstance(match.submit(seat, action, now), Refusal)


def called_out() -> Match:
    """A match in which seat 1 has played a wrong card, and seat 0 has called that out."""
    match = match_at("callout", WRONG)
    do(match, 1, Action("play", (match.table.deck.index["5D"],)), 1000)
    assert breaks(match, 1, 1000) == []
    do(match, 0, Action("accuse", seat=1, text="no-match"), 2000)
    return match


def breaks(match: Match, seat: int, now: int) -> list[Action]:
    calls = find_variant("callout").out_of_turn
    return [action for _, action in calls.breaks(match.observe(seat, now).state, seat, now)]


def test_who_is_called_out_may_want_a_time_out_for_a_moment() -> None:
    match = called_out()
    assert [breaks(match, seat, 2000) for seat in range(3)] == [[], [OUT], []]
    assert breaks(match, 1, 2000 + STUNNED) == [OUT]
    assert breaks(match, 1, 2001 + STUNNED) == []
    do(match, 1, OUT, 3000)
    assert breaks(match, 1, 3500) == []
    do(match, 1, BACK, 9000)
    assert breaks(match, 1, 9000) == []


def test_a_table_is_not_stopped_again_and_again() -> None:
    match = called_out()
    do(match, 2, OUT, 2500)
    do(match, 2, BACK, 2600)
    assert breaks(match, 1, 2700) == []
    later = 2500 + RARE
    do(match, 1, Action("play", (match.table.deck.index["5D"],)), later - 200)
    do(match, 0, Action("accuse", seat=1, text="no-match"), later - 100)
    assert breaks(match, 1, later - 1) == []
    assert breaks(match, 1, later) == [OUT]


class Told:
    """Whether the learner knows time-outs by now."""

    def __init__(self, *, known: bool) -> None:
        self.known = known

    def spares(self, action: Action) -> bool:
        return False

    def honesty(self, verb: str) -> float | None:
        return 1.0

    def has(self, verb: str) -> bool:
        return self.known or verb != "time out"


def reaction(
    match: Match, temper: Temper, *, human: bool = True, known: bool = True
) -> list[Action]:
    bot = GreedyBot(find_variant("callout"), temper)
    bot.human, bot.leniency = human, Told(known=known)
    found = bot.react(match.observe(1, 2000), Rng(5))
    return [] if found is None else [found.action]


def test_a_talkative_guest_calls_one_where_people_play_and_know_of_it() -> None:
    match, lively = called_out(), Temper(talk=1.0, honesty=1.0)
    assert reaction(match, lively) == [OUT]
    assert OUT not in reaction(match, lively, human=False)
    assert OUT not in reaction(match, lively, known=False)
    assert OUT not in reaction(match, Temper(talk=0.0, honesty=1.0))


def test_at_a_table_it_calls_it_and_goes_on_after_a_while() -> None:
    seats = (Seat("Ada", "ada"), Seat("Lola", "lola", "lola"), Seat("Ruth", "ruth", "ruth"))
    host = Host(Plan("callout", seats, {}, 3), match_at("callout", WRONG))
    submit = host.runner.submit
    assert submit(1, Action("play", (host.match.table.deck.index["5D"],))) is None
    assert submit(0, Action("accuse", seat=1, text="no-match")) is None
    for _ in range(400):
        host.update(50)
        host.ponder()
        if [entry for entry in host.match.log if entry.action == BACK]:
            break
    outs = [(e.seat, e.action, e.now) for e in host.match.log if e.action in (OUT, BACK)]
    assert [(seat, action) for seat, action, _ in some(outs)] == [(1, OUT), (1, BACK)]
    assert outs[1][2] - outs[0][2] >= BREAK


def test_a_stand_in_stops_no_game_in_the_name_of_who_is_away() -> None:
    seats = (Seat("Ada", "ada"), Seat("Lola", "lola", "lola"), Seat("Ruth", "ruth"))
    host = Host(Plan("callout", seats, {}, 3), match_at("callout", WRONG))

    def human(seat: int) -> bool:
        controller = host.runner.controllers[seat]
        assert isinstance(controller, BotSeat)
        assert isinstance(controller.bot, Policy)
        return controller.bot.human

    host.absences.leave(2)
    assert [human(seat) for seat in (1, 2)] == [True, False]
    host.seat_bot(2, "ruth")
    assert human(2)
