"""Tapes: any moment of a match, found at once, and never more than its eyes may see."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, RoundEnded
from game.engine.match import Match
from game.engine.state import State
from game.engine.variant import Variant
from game.session.replays.tape import EVERY, Eyes, Tape
from game.session.viewpoint import ONLOOKER
from game.store.language_files import load_words
from game.variants import VARIANTS
from game.words.sentences import Sentences
from tests.harness.some import some
from tests.harness.taped import tape_of

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)


@every_game
def test_every_moment_is_as_it_was(variant: Variant[Any]) -> None:
    tape = tape_of(variant.info.id, actions=150)
    again = tape.match(0)
    for at in range(tape.length + 1):
        assert tape.state(at).digest() == again.state.digest()
        if at < tape.length:
            entry = tape.log[at]
            events = again.submit(entry.seat, entry.action, entry.now)
            assert isinstance(events, list)
            assert len(tape.events(at + 1, Eyes(0, all=True))) == len(events)
    assert tape.match(tape.length // 2).log == list(tape.log[: tape.length // 2])


def test_a_jump_does_few_actions_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tape = tape_of("callout", 4, actions=500)
    done = 0
    honest = type(tape.variant).apply

    def counted(*args: Any) -> None:
        nonlocal done
        done += 1
        honest(*args)

    monkeypatch.setattr(type(tape.variant), "apply", counted)
    for at in some(range(tape.length + 1)):
        done = 0
        tape.state(at)
        assert done < EVERY


def test_of_a_long_match_no_more_states_are_kept_and_every_moment_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt = tape_of("callout", actions=0)
    match = dealt.match(0)
    for number in range(EVERY * 300):
        assert isinstance(match.submit(number % 3, Action("one"), number * 5000), list)
    copied = 0
    kind = type(match.state)
    clone, seen_from = kind.clone, kind.seen_from

    def counted(state: State, *args: Any) -> State:
        nonlocal copied
        copied += 1
        return seen_from(state, *args) if args else clone(state)

    monkeypatch.setattr(kind, "clone", counted)
    monkeypatch.setattr(kind, "seen_from", counted)
    tape = Tape(dealt.plan, match)
    assert 100 < copied < 280
    again = tape.match(0)
    for at in range(tape.length + 1):
        if at % 97 == 0 or at == tape.length:
            assert tape.state(at).digest() == again.state.digest()
        if at < tape.length:
            entry = tape.log[at]
            again.submit(entry.seat, entry.action, entry.now)


@every_game
def test_rounds_turns_and_marks_are_where_they_were(variant: Variant[Any]) -> None:
    tape = tape_of(variant.info.id, actions=600, options=_rounds(variant, 4))
    assert tape.rounds[0].first == 0
    assert tape.rounds[-1].last == tape.length
    for before, after in zip(tape.rounds, tape.rounds[1:], strict=False):
        assert after.first == before.last + 1
        assert before.winners
        ended = [e for e in tape.events(before.last, Eyes(ONLOOKER)) if isinstance(e, RoundEnded)]
        assert after.scores == ended[0].scores
        assert tape.round_after(before.first) == after.first
        assert tape.round_before(after.first) == before.first
        assert tape.round_before(after.first + 1) == after.first
    for number, round_ in enumerate(tape.rounds):
        assert {mark.seat for mark in round_.marks if mark.kind == "won"} == set(round_.winners)
        for at in (round_.first, round_.last):
            assert tape.round_at(at) == number
        for at in round_.turns:
            assert tape.log[at - 1].action.verb in variant.info.turn_verbs
            assert tape.turn_after(at - 1) == at
        assert all(round_.first < mark.at <= round_.last for mark in round_.marks)
    assert any(each.marks for each in tape.rounds)


def _rounds(variant: Variant[Any], count: int) -> dict[str, Any]:
    named = {option.name for option in variant.info.options}
    return {"rounds": count} if "rounds" in named else {}


@every_game
def test_a_match_that_is_played_shows_what_its_viewer_may_know(variant: Variant[Any]) -> None:
    game = variant.info.id
    alone = tape_of(game, actions=60, running=True)
    assert alone.allowed == [Eyes(0), Eyes(ONLOOKER)]
    assert tape_of(game, actions=5, people=2, running=True).allowed == [Eyes(ONLOOKER)]
    assert tape_of(game, actions=5, people=0, running=True).allowed == [Eyes(ONLOOKER)]
    for eyes in (Eyes(1), Eyes(0, all=True), Eyes(2, all=True)):
        for look in (alone.view, alone.events):
            with pytest.raises(ValueError, match="may look"):
                look(3, eyes)
    for at in range(alone.length + 1):
        state = alone.state(at)
        assert alone.view(at, Eyes(0)) == state.seen_from(0)
        if not state.over:
            assert set(_hand(alone.view(at, Eyes(0)), 1)) <= {UNKNOWN}


def _hand(state: State, seat: int) -> list[int]:
    return state.hands[seat]


@every_game
def test_with_all_hands_open_every_card_that_somebody_sees_is_seen(variant: Variant[Any]) -> None:
    tape = tape_of(variant.info.id, actions=80)
    eyes = tape.allowed[0]
    assert eyes == Eyes(0, all=True)
    for at in range(tape.length + 1):
        state, view = tape.state(at), tape.view(at, eyes)
        for seat in range(state.players):
            assert view.hands[seat] == state.seen_from(seat).hands[seat]
        for event in tape.events(at, eyes):
            if isinstance(event, CardsMoved) and event.seen_by:
                assert UNKNOWN not in event.cards


@every_game
def test_whatever_is_told_has_a_clause_of_the_game(variant: Variant[Any]) -> None:
    known = set(variant.clauses())
    words = load_words()
    told = 0
    for seed in range(4):
        players = min(variant.info.max_players, variant.info.min_players + seed)
        tape = tape_of(variant.info.id, players, 500, seed=seed, options=_rounds(variant, 3))
        sentences = Sentences(words, tape.table)
        for at in range(tape.length + 1):
            for event, clause in zip(
                tape.events(at, Eyes(ONLOOKER)), tape.clauses(at), strict=True
            ):
                if sentences.happening(event) is not None:
                    told += 1
                    assert clause in known, (event, clause)
    assert told > 100
    assert set(variant.info.told.values()) <= known


@every_game
def test_a_clause_tells_nothing_that_is_hidden(variant: Variant[Any]) -> None:
    """It is the same whatever the hands are: an onlooker's view is all that it is found by."""
    tape = tape_of(variant.info.id, actions=120)
    for at in some(range(1, tape.length + 1)):
        before = tape.state(at - 1).seen_from(ONLOOKER)
        causes = variant.causes(tape.log[at - 1].action, before)
        found = [variant.clause(event, causes) for event in tape.events(at, Eyes(ONLOOKER))]
        assert found == list(tape.clauses(at))


def test_a_match_that_began_from_a_position_has_a_tape() -> None:
    dealt = tape_of("oono", actions=12)
    match = Match.from_state(dealt.variant, dealt.state(12))
    for action in match.observe(match.state.turn).legal[:1]:
        match.submit(match.state.turn, action, match.state.now)
    tape = Tape(dealt.plan, match)
    assert tape.length == 1
    assert tape.state(0).digest() == dealt.state(12).digest()
    assert tape.match(1).state.digest() == match.state.digest()
    assert tape.events(0, Eyes(0, all=True)) == []
