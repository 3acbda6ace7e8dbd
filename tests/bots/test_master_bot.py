"""The bot that searches: its thinking, its memory, and what it takes others to hold."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.belief import Belief
from game.bots.bot import Temper
from game.bots.greedy_bot import GreedyBot
from game.bots.master_bot import MasterBot
from game.bots.memory import Memory
from game.bots.policies import POLICIES
from game.engine.actions import Action
from game.engine.events import redact
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.observe import Observation, observe
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.variants import VARIANTS, find_variant
from tests.harness.some import some

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)


def table(variant, seed=5, players=2, budget=16):
    match = Match(variant, variant.table(players), seed)
    bots = [
        MasterBot(variant, Temper(honesty=1.0)),
        *(GreedyBot(variant, Temper()) for _ in range(players - 1)),
    ]
    return match, bots, [BotSeat(bot, Rng(seat), budget=budget) for seat, bot in enumerate(bots)]


@every_game
def test_it_plays_the_same_in_slices_and_at_once(variant) -> None:
    """A window takes the steps of the thinking one by one, a simulation all at once."""
    match, _, seats = table(variant)
    Runner(match, seats).run(rounds=1)
    other, _, seats = table(variant)
    runner = Runner(other, seats)
    for _ in range(100_000):
        if other.state.over:
            break
        if runner.thinking is not None:
            runner.thinking.step()
        runner.update(20)
    assert [each[1:] for each in other.log] == [each[1:] for each in match.log][: len(other.log)]
    assert other.state.over


def test_the_clock_stands_while_a_bot_is_late() -> None:
    match, _, seats = table(find_variant("classic"))
    runner = Runner(match, seats)
    while runner.thinking is None:
        runner.update(1)
    before, log = runner.now, len(match.log)
    runner.update(5_000)
    runner.update(5_000)
    assert (runner.now, len(match.log)) == (before, log)
    while runner.thinking is not None:
        runner.thinking.step()
    runner.update(1)
    assert len(match.log) > log


@every_game
def test_who_sits_down_later_remembers_what_the_seat_saw(variant) -> None:
    match, bots, seats = table(variant, players=3, budget=1)
    runner = Runner(match, seats)
    for _ in range(400):
        if match.state.over or len(match.log) > 25:
            break
        runner.update(500)
        while runner.thinking is not None:
            runner.thinking.step()
    late = MasterBot(variant, Temper())
    runner.seat(0, BotSeat(late, Rng(1)))
    assert late.memory.actions == bots[0].memory.actions
    assert len(late.memory.actions) > 5


def worlds_after(variant, match, memory, seat=0, count=400):
    belief = Belief(variant)
    belief.update(memory, seat)
    view = match.state.seen_from(seat)
    sampler = belief.sampler(Observation(seat, 0, 0, view, variant.legal(view, seat)), Rng(3))
    return [sampler.world() for _ in range(count)]


def played(game: str, seed: int, actions: int, players: int = 2):
    variant = find_variant(game)
    match = Match(variant, variant.table(players), seed)
    bot, rng = GreedyBot(variant, Temper(attention=1.0, honesty=1.0)), Rng(seed)
    memory = Memory()
    memory.begin(match.state.seen_from(0))
    while not match.state.over and len(memory.actions) < actions:
        seat = match.state.turn
        action = bot.decide(match.observe(seat), 1, rng)
        events = match.submit(seat, action, 0)
        memory.note(0, seat, action, redact(events, 0), match.state.seen_from(0))
    return variant, match, memory


@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks"])
@pytest.mark.parametrize("seed", range(6))
def test_sampled_worlds_look_like_the_observation(game: str, seed: int) -> None:
    variant, match, memory = played(game, seed, 6 + 4 * seed)
    before = match.state.seen_from(0)
    for world in some(worlds_after(variant, match, memory, count=20)):
        assert world.seen_from(0).encode() == before.encode()
        assert not world.unused()


def test_who_drew_had_nothing_that_went() -> None:
    """After a draw the cards that would have gone are rare in the hand that drew, and not in the pile."""
    found = 0
    for seed in range(40):
        variant, match, memory = played("classic", seed, 30)
        last = memory.actions[-1]
        if match.state.over or last.seat != 1 or last.action.verb != "draw":
            continue
        found += 1
        fits = set(variant.row(last.before).fits)
        held = len(match.state.hands[1]) - 1  # the card just drawn may well go
        share = Counter()
        for world in worlds_after(variant, match, memory, count=100):
            share["held"] += sum(card in fits for card in world.hands[1][:-1]) / held
            share["pile"] += sum(card in fits for card in world.draw) / len(world.draw)
        assert share["held"] < share["pile"] / 2
    assert found > 3


@pytest.mark.parametrize(
    ("policy", "hand", "calls"),
    [("master", "9D", False), ("master", "9D KD", True), ("greedy", "9D", True)],
)
def test_it_keeps_silent_where_a_mistake_lets_it_go_out(
    policy: str, hand: str, calls: bool
) -> None:
    """The nine did not go on the five; called out, it would be taken back."""
    variant = find_variant("callout")
    table = variant.table(3)
    state = read_position(
        variant, table, {"hands": [hand, "6H 3C", "9C 5D QH"], "discard": "5H", "turn": 2}
    )
    variant.apply(state, 2, Action("play", (table.deck.index["9C"],)), 1000)
    assert state.turn == 0
    bot = POLICIES[policy](variant, Temper(attention=1.0, honesty=1.0))
    reaction = bot.react(observe(variant, state, 0, 2000), Rng(1))
    assert (reaction is not None and reaction.action.verb == "accuse") is calls


def test_a_card_drawn_that_goes_back_unseen_is_no_card_that_was_held_before() -> None:
    """Call-Out: what was drawn in the turn of a wrong 2 goes back to the pile (L-20)."""
    variant = find_variant("callout")
    given = {"hands": ["KD QC", "2C 4D 9D", "QD 5D"], "discard": "5H", "turn": 1}
    match = Match.from_state(variant, read_position(variant, variant.table(3), given))
    memory = Memory()
    memory.begin(match.state.seen_from(0))
    belief = Belief(variant)
    expected = []
    for seat, text in ((1, "play 2C"), (1, "draw"), (0, "accuse 1 no-match")):
        action = parse_action(text, match.table.deck, variant.info.vocabulary)
        events = match.submit(seat, action, 0)
        memory.note(0, seat, action, redact(events, 0), match.state.seen_from(0))
        belief.update(memory, 0)
        expected.append(belief.expected(match.state.seen_from(0)))
    holder = belief._holders[1]
    assert holder is not None
    assert [came for came, _ in holder.came] == [0, 0, 0, 3, 3]  # the deal, the 2, the penalty card
    assert [match.table.deck.codes[loss.card] for loss in holder.losses] == ["2C"]
    assert sum(expected[-1][1]) == pytest.approx(4)
    for world in worlds_after(variant, match, memory, count=20):
        assert world.seen_from(0).encode() == match.state.seen_from(0).encode()
