"""Asking a bot what it would do in somebody's seat: from what that seat saw, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import worlds
from game.engine.match import Match
from game.engine.observe import observe
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.session.consultation import Consultation
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.store.bot_files import load_roster, policy_guest
from game.store.language_files import load_words
from game.variants import VARIANTS, find_variant
from game.words.sentences import Sentences
from tests.harness.random_play import positions

SEATS = (Seat("Ada", "ada"), Seat("Ruth", "ruth"), Seat("Jun", "jun"))


def played(game: str, seed: int) -> Viewpoint:
    """A person's viewpoint some turns after the deal, when they are in turn."""
    host = Host(
        Plan(game, (SEATS[0], *(s._replace(bot="greedy") for s in SEATS[1:])), {}, seed), think=0
    )
    viewpoint = Viewpoint(host, 0)
    for turn in range(2000):
        host.update(500)
        if viewpoint.in_turn:
            if turn > 4:
                return viewpoint
            advice = viewpoint.advice()
            assert advice is not None
            assert viewpoint.do(advice.action) is None
        elif host.over:
            host.next_round()
        elif viewpoint.advice() is not None and viewpoint.timed:
            viewpoint.do(viewpoint.advice().action)  # type: ignore[union-attr]
    raise AssertionError("the person is never in turn")


def answer(viewpoint: Viewpoint, policy: str) -> Any:
    asked = Consultation(viewpoint, policy_guest(policy))
    for _ in range(5000):
        if not asked.thinks:
            return asked.advice
        asked.step()
    raise AssertionError("it thinks for ever")


@pytest.mark.parametrize("policy", ["random", "easy", "hard", "master"])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_whoever_is_asked_advises_something_legal(variant: Variant[Any], policy: str) -> None:
    viewpoint = played(variant.info.id, 4)
    log = len(viewpoint.log)
    advice = answer(viewpoint, policy)
    assert viewpoint.allows(advice.action)
    assert answer(viewpoint, policy) == advice
    assert len(viewpoint.log) == log


@pytest.mark.parametrize("policy", ["hard", "master"])
def test_a_strong_player_asked_knows_what_the_seat_saw_alone(policy: str) -> None:
    """The unseen cards are dealt anew: the advice stays."""
    variant = find_variant("oono")
    before = Match(variant, variant.table(3, {}), 8)
    states = [state.clone() for state in positions(before, Rng(2), 60) if state.turn == 0]
    compared = 0
    for state in states[::4]:
        if state.over or len(variant.legal(state, 0)) < 2:
            continue
        found = []
        for luck in (None, 1, 2):
            other = (
                state
                if luck is None
                else worlds.sample(observe(variant, state, 0, state.now), Rng(luck))
            )
            host = Host(Plan("oono", SEATS, {}, 3), Match.from_state(variant, other.clone()))
            found.append(answer(Viewpoint(host, 0), policy))
        assert found[0] == found[1] == found[2]
        compared += 1
    assert compared


def test_a_mistake_on_purpose_is_no_hint() -> None:
    careless = load_roster()["random"]
    viewpoint = played("callout", 5)
    for _ in range(5):
        asked = Consultation(viewpoint, careless)
        assert asked.advice is not None
        assert viewpoint.allows(asked.advice.action)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_every_legal_action_has_a_reason_that_is_true(variant: Variant[Any]) -> None:
    """Whatever a bot would do: what is said of it holds, and there is a sentence for it."""
    words = load_words()
    match = Match(variant, variant.table(3, {}), 6)
    sentences = Sentences(words, match.table)
    advised = 0
    for state in positions(match, Rng(9), 250):
        if state.over:
            continue
        seat = state.turn
        view = state.seen_from(seat)
        legal = variant.legal(view, seat)
        can_play = any(each.verb == "play" for each in legal)
        best = max((variant.adviser.appeal(view, seat, each) for each in legal), default=0)
        for action in legal:
            why = variant.adviser.why(view, seat, action)
            said = sentences.advice(why)
            assert said.endswith((".", ")")), said
            if why.reason == "draw":
                assert not can_play
            if why.reason in ("low", "beaten", "lead-low", "name-trump"):
                assert variant.adviser.appeal(view, seat, action) == best
            if why.reason == "bid":
                assert dict(why.details)["count"] <= dict(why.details)["worth"]  # type: ignore[operator]
            advised += 1
    assert advised > 20
