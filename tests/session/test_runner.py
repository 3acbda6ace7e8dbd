import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.actions import DRAW, Action, Refusal
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.rng import Rng
from game.session.agenda import PATIENCE
from game.session.controllers import BotSeat, Controller, Human
from game.session.runner import Runner
from game.variants import find_variant
from tests.harness.written import match_at


def table(*, think: int = 0, humans: tuple[int, ...] = (), seed: int = 3) -> Runner:
    variant = find_variant("classic")
    match = Match(variant, variant.table(3, {"rounds": 2}), seed)
    seats: list[Controller] = [
        Human()
        if seat in humans
        else BotSeat(POLICIES["greedy"](variant, Temper()), Rng(seat), think=think)
        for seat in range(3)
    ]
    return Runner(match, seats)


def test_bots_alone_play_all_rounds() -> None:
    runner = table()
    runner.run()
    assert runner.match.over
    assert runner.match.state.round == 2


def test_bots_take_their_time_to_think() -> None:
    runner = table(think=1000)
    first = runner.match.observe(runner.match.state.turn)
    assert len(first.legal) > 1
    runner.update(999)
    assert not runner.match.log
    runner.update(501)
    assert len(runner.match.log) == 1
    assert 1000 <= runner.match.log[0].now <= 1500


def test_a_bot_s_turn_can_be_followed_where_it_has_no_choice() -> None:
    runner = table(think=1000)
    took: dict[bool, list[int]] = {True: [], False: []}
    while len(took[False]) < 5 and not runner.match.over:
        state, seat, before = runner.match.state, runner.match.state.turn, runner.now
        free = len(runner.match.variant.legal(state.seen_from(seat), seat)) > 1
        count = len(runner.match.log)
        while len(runner.match.log) == count:
            runner.update(10)
        if runner.match.log[-1].seat == seat:
            took[free].append(runner.now - before)
    assert all(500 <= each < 530 for each in took[False])
    assert all(1000 <= each < 1530 for each in took[True])


def test_time_does_not_pass_while_it_is_held() -> None:
    runner = table(think=1000)
    runner.hold("pause")
    runner.hold("animation")
    runner.update(10_000)
    assert (runner.now, runner.match.log) == (0, [])
    runner.hold("pause", on=False)
    assert runner.held
    runner.hold("animation", on=False)
    runner.update(1500)
    assert len(runner.match.log) == 1


def test_a_listener_may_hold_the_clock_for_what_happened() -> None:
    runner = table(think=10)
    runner.subscribe(lambda entry, events: runner.hold("animation"))
    runner.update(60_000)
    assert len(runner.match.log) == 1
    assert runner.now == runner.match.log[0].now


def test_a_person_is_waited_for_and_answered() -> None:
    heard: list[tuple[Entry, list[Event]]] = []
    runner = table(humans=(0, 1, 2))
    runner.subscribe(lambda entry, events: heard.append((entry, events)))
    runner.update(5000)
    seat = runner.match.state.turn
    wrong = runner.submit((seat + 1) % 3, DRAW)
    assert isinstance(wrong, Refusal)
    assert wrong.clause == "G-12"
    assert runner.submit(seat, DRAW) is None
    assert [entry for entry, _ in heard] == [Entry(5000, seat, DRAW)]


def test_a_bot_can_take_a_person_s_place() -> None:
    runner = table(humans=(0, 1, 2))
    seat = runner.match.state.turn
    runner.seat(seat, BotSeat(POLICIES["random"](runner.match.variant, Temper()), Rng(1)))
    runner.update(0)
    assert [entry.seat for entry in runner.match.log] == [seat]


def test_the_next_round_starts_only_after_one() -> None:
    runner = table()
    assert isinstance(runner.next_round(), Refusal)
    runner.run(rounds=1)
    assert runner.match.state.round == 1
    assert runner.next_round() is None
    assert runner.match.state.round == 2


def test_bots_wait_before_they_close_what_may_be_called_out() -> None:
    fair = 1500
    variant = find_variant("oono")
    match = Match(variant, variant.table(3), 5)
    bots = [BotSeat(POLICIES["greedy"](variant, Temper()), Rng(seat)) for seat in range(3)]
    runner = Runner(match, bots, fair=fair)
    waited = hurried = 0
    for _ in range(400):
        if match.state.over:
            break
        contestable, last = variant.out_of_turn.contestable(match.state), match.state.now
        assert runner.waits is not None
        runner.update(runner.waits)
        later = match.log[-1].now - last
        if contestable:
            assert later >= fair
            waited += 1
        else:
            hurried += later < fair
    assert waited
    assert hurried


@pytest.mark.parametrize("seed", range(6))
def test_a_call_that_was_coming_waits_after_a_person_s_last_card(seed: int) -> None:
    fair = 1500
    position = {"hands": ["5C", "6H 3C 9D", "QD 8H"], "discard": "5H", "turn": 0}
    match = match_at("callout", position, {}, ["Ada", "Ruth", "Jun"])
    bots = [
        BotSeat(POLICIES["greedy"](match.variant, Temper()), Rng(seed + each)) for each in (1, 2)
    ]
    runner = Runner(match, [Human(), *bots], fair=fair)
    assert runner.submit(0, Action("say", text="who is next?")) is None
    coming = [each.now for each in runner.scheduled if each.action.verb == "accuse"]
    assert coming
    runner.update(min(coming) - 100)
    assert runner.submit(0, Action("play", (match.table.deck.index["5C"],))) is None
    played = runner.now
    assert all(each.now >= played + fair for each in runner.scheduled)
    for _ in range(20):
        runner.update(100)
    after = [each.now for each in match.log if each.seat > 0 and each.now >= played]
    assert after
    assert min(after) >= played + fair


def test_talk_puts_off_no_call() -> None:
    position = {"hands": ["5C 7D", "6H 3C 9D"], "discard": "5H", "turn": 0}
    match = match_at("callout", position, {}, ["Ada", "Ruth"])
    bot = BotSeat(POLICIES["greedy"](match.variant, Temper()), Rng(1))
    runner = Runner(match, [Human(), bot], fair=1500)
    runner.submit(0, Action("say", text="who is next?"))
    coming = next(each.now for each in runner.scheduled if each.action.verb == "accuse")
    runner.update(coming - 100)
    runner.submit(0, Action("say", text="well played"))
    assert coming in [each.now for each in runner.scheduled]


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_keeps_bots_from_their_turns_by_drawing_again_and_again(seed: int) -> None:
    """Each draw out of turn is new to everybody, and leaves people time to call it out."""
    variant = find_variant("callout")
    bots: list[Controller] = [
        BotSeat(POLICIES["greedy"](variant, Temper()), Rng(seat), think=600) for seat in range(4)
    ]
    match = Match(variant, variant.table(5), seed)
    runner = Runner(match, [Human(), *bots], fair=1500)
    verbs = variant.info.turn_verbs

    def taken() -> int:
        return sum(each.seat > 0 and each.action.verb in verbs for each in match.log)

    waited, longest, drawn = 0, 0, 0
    while runner.now < 60_000:
        whose, before = match.state.turn, taken()
        runner.update(50)
        if runner.now % 350 == 0:
            drawn += runner.submit(0, DRAW) is None
        waits = whose > 0 and match.state.turn == whose and taken() == before
        waited = waited + 50 if waits else 0
        longest = max(longest, waited)
    assert drawn > 100
    assert longest <= PATIENCE + 600
