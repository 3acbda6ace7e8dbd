"""Jumps of bots that come to nothing, and people who act at one time (H-4)."""

from game.bots.bot import Temper
from game.bots.hard_bot import HardBot
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.session.controllers import BotSeat, Controller, Human
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.runner import Runner
from tests.harness.written import match_at


class Slow(HardBot):
    """A bot that forgets nothing, and takes two seconds for what it does out of turn."""

    def delay(self, observation: Observation, rng: Rng) -> int:
        return 2000


def act(match: Match, text: str) -> Action:
    return parse_action(text, match.table.deck, match.variant.info.vocabulary)


def texts(match: Match) -> list[tuple[int, str]]:
    return [(each.seat, match.variant.text(match.state, each.action)) for each in match.log]


def test_a_bot_that_comes_into_turn_before_its_jump_still_calls_before_its_card() -> None:
    hands = ["R9 G1 G2 G4", "B1 B2 R3 B3", "R9 Y1", "Y2 Y3 Y4 B7"]
    position = {"hands": hands, "discard": "R1 R2", "turn": 0}
    match = match_at("oono", position, {"jump_in": True})
    bot = Slow(match.variant, Temper(attention=1.0, honesty=1.0))
    seats: list[Controller] = [Human(), Human(), BotSeat(bot, Rng(4), think=100), Human()]
    runner = Runner(match, seats)
    runner.update(100)
    assert runner.submit(0, act(match, "play R9")) is None
    runner.update(1100)
    assert (2, "uno") in texts(match)
    assert [each.action.verb for each in runner.scheduled] == ["play"]
    assert runner.submit(1, act(match, "play R3")) is None
    assert "play" not in [each.action.verb for each in runner.scheduled if each.call]
    runner.update(6000)
    assert texts(match)[-2:] == [(2, "uno"), (2, "play R9")]
    assert match.state.uncalled == -1


def laid(**options: bool) -> Host:
    seats = tuple(Seat(name, name.lower()) for name in ("Ada", "Jun", "Ruth", "Tom"))
    plan = Plan("classic", seats, options, 3)
    hands = ["R9 G1 G2 G4", "B1 B2 R3 B3", "B9 Y1 Y8", "Y2 R4 R9 B7"]
    position = {"hands": hands, "discard": "R1 R2", "turn": 0}
    host = Host(plan, match_at("classic", position, options))
    host.runner.submit(0, act(host.match, "play R9"))
    return host


def test_of_people_who_act_at_one_time_the_nearest_to_who_laid_the_card_comes_first() -> None:
    host = laid(jump_in=True)
    done: list[int | None] = [3, None, 0, 1, 3]
    assert host.variant.out_of_turn.in_order(host.match.state, done, lambda seat: seat) == [
        1,
        None,
        3,
        3,
        0,
    ]
    # What is of nobody stays where it is, and what one person does keeps its order.
    named = [("a", 3), ("b", None), ("c", 1), ("d", 3), ("e", 1)]
    ordered = host.variant.out_of_turn.in_order(host.match.state, named, lambda each: each[1])
    assert [name for name, _ in ordered] == ["c", "b", "e", "a", "d"]


def test_where_nobody_may_jump_all_is_done_as_it_came() -> None:
    host = laid()
    assert host.variant.out_of_turn.in_order(host.match.state, [3, 1, 2], lambda seat: seat) == [
        3,
        1,
        2,
    ]
