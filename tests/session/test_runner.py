from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.actions import DRAW, Refusal
from game.engine.events import Event
from game.engine.match import Entry, Match
from game.engine.rng import Rng
from game.session.controllers import BotSeat, Controller, Human
from game.session.runner import Runner
from game.variants import find_variant


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
    wrong = runner.offer((seat + 1) % 3, DRAW)
    assert isinstance(wrong, Refusal)
    assert wrong.clause == "G-12"
    assert runner.offer(seat, DRAW) is None
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
