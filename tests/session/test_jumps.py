"""Jumps in a match that is played: who comes second is told so, and bots take their chance (H-4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.actions import Action, Refusal
from game.engine.events import Announced
from game.engine.match import Match
from game.engine.notation.positions import read_position
from game.engine.rng import Rng
from game.session.agenda import Agenda, Scheduled
from game.session.controllers import BotSeat, Human
from game.session.runner import Runner
from game.variants import find_variant

HANDS = {"hands": ["KD 9C", "5H 3C", "5H 4C", "5H 8D"], "discard": "9S 5H", "jump": True}


def at(position: dict[str, Any]) -> Match:
    attack = find_variant("attack")
    table = attack.table(len(position["hands"]), {"jump_in": True, "decks": 4})
    return Match.from_state(attack, read_position(attack, table, position))


def test_a_jump_that_came_second_is_told_by_how_much() -> None:
    match = at({**HANDS, "turn": 3, "laid_by": 0})
    five = Action("play", (match.table.deck.index["5H"],))
    seen = match.observe(2)
    assert isinstance(match.submit(1, five, 500, seen.number), list)
    late = match.submit(2, five, 530, seen.number)
    assert isinstance(late, Refusal)
    assert (late.clause, dict(late.details)) == ("H-4", {"count": 30})


def test_a_turn_that_a_jump_overtook_is_out_of_date() -> None:
    match = at({**HANDS, "turn": 3, "laid_by": 0})
    deck = match.table.deck
    seen = match.observe(3)
    assert isinstance(match.submit(1, Action("play", (deck.index["5H"],)), 500), list)
    assert match.state.turn == 0
    answer = match.submit(3, Action("draw"), 510, seen.number)
    assert isinstance(answer, Refusal)
    assert answer.clause == "G-12"


def test_of_equal_times_the_nearest_in_the_direction_of_play_comes_first() -> None:
    match = at({**HANDS, "turn": 3, "laid_by": 0, "direction": "right"})
    five = Action("play", (match.table.deck.index["5H"],))
    jumps = [Scheduled(seat, 700, five, match.number, True) for seat in (1, 2)]
    agenda = Agenda(match, [Human() for _ in range(4)], scheduled=jumps)
    first = agenda.next
    assert first is not None
    assert first.seat == 2


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_bots_jump_in_now_and_then(game: str) -> None:
    variant, jumped = find_variant(game), 0
    for seed in range(8):
        match = Match(variant, variant.table(8, {"jump_in": True}), seed)
        seats = [
            BotSeat(POLICIES["normal"](variant, Temper()), Rng(seed * 10 + seat))
            for seat in range(8)
        ]
        runner = Runner(match, seats)
        happened: list[Any] = []
        runner.subscribe(lambda _, events, all=happened: all.extend(events))
        runner.run(rounds=1)
        jumps = [each for each in happened if isinstance(each, Announced) and each.what == "jump"]
        jumped += len(jumps)
        assert len(jumps) < len(match.log) / 3
    assert jumped > 4
