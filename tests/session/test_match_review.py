"""Reviews of matches: what adds up, what is judged, what is shown of it, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.bot import Temper
from game.bots.greedy_bot import GreedyBot
from game.bots.judgement import PARTS, SHOWN, Judgement
from game.engine.actions import DRAW
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.course import SatDown, played_by_person
from game.session.replays.tape import Tape
from game.session.review.match_review import (
    ENOUGH,
    SWING,
    Decision,
    Review,
    Swing,
    in_points,
)
from game.session.review.review_file import VERSION, read_review, review_path, write_review
from game.session.review.reviewing import Reviewing, can_be_reviewed
from game.session.runner import Runner
from game.variants import VARIANTS
from tests.harness.behind import dealt_otherwise
from tests.harness.bot_play import tape_of_bots
from tests.harness.taped import tape_of

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
FEW = 0.05


def reviewed(tape: Tape, seat: int = 0, times: float = FEW) -> Review:
    walk = Reviewing(tape, seat, times)
    while walk.step():
        pass
    assert walk.review is not None
    return walk.review


def lost(at: int, loss: float, *, stands: bool = True) -> Decision:
    judged = Judgement(DRAW, PARTS // 2, -round(loss * PARTS), loss, 0.001, 0.2, 0.0)
    return Decision(at, DRAW, judged, stands)


@every_game
def test_start_luck_and_choice_are_the_end_exactly(variant) -> None:
    tape = tape_of_bots(variant.info.id, "normal easy hard")
    for seat in range(3):
        review = reviewed(tape, seat)
        assert review.start + sum(review.luck) + sum(review.choice) == review.end
        assert all(each <= 0 for each in review.choice)
        assert len(review.luck) == len(review.decisions) + 1
        assert review.start == round(PARTS / 3)
        start, luck, choice, end = in_points(review)
        assert start + luck + choice == end
    winners = tape.state(tape.length).winners
    for seat in range(3):
        assert reviewed(tape, seat).end == (round(PARTS / len(winners)) if seat in winners else 0)


@given(
    st.lists(st.tuples(st.integers(0, PARTS), st.floats(0, 1)), max_size=30),
    st.integers(0, PARTS),
    st.integers(0, PARTS),
)
def test_any_review_adds_up(decided: list, start: int, end: int) -> None:
    decisions = tuple(
        Decision(at, DRAW, Judgement(DRAW, value, -round(value * share), 0, 0, 0, 0))
        for at, (value, share) in enumerate(decided)
    )
    review = Review(0, start, end, decisions)
    assert start + sum(review.luck) + sum(review.choice) == end
    points = in_points(review)
    assert sum(points[:3]) == points[3]


@every_game
def test_every_turn_action_that_was_legal_is_judged(variant) -> None:
    tape = tape_of_bots(variant.info.id, "normal normal")
    review = reviewed(tape)
    turns = variant.info.turn_verbs
    own = [at for at, e in enumerate(tape.log) if e.seat == 0 and e.action.verb in turns]
    seen = {at: tape.state(at).seen_from(0) for at in own}
    legal = [at for at in own if tape.log[at].action in variant.legal(seen[at], 0)]
    assert [each.at for each in review.decisions] == legal
    for each in review.decisions:
        assert tape.log[each.at].action == each.played
        if len(variant.legal(seen[each.at], 0)) == 1:
            assert each.judged.choice == each.judged.room == 0


def test_what_a_bot_has_played_meanwhile_is_not_judged() -> None:
    """A bot plays on for somebody from the fourth of their turns on, until they come back for the ninth."""
    whole = tape_of_bots("classic", "normal normal")
    turns = whole.variant.info.turn_verbs
    own = [at for at, e in enumerate(whole.log) if e.seat == 0 and e.action.verb in turns]
    left, back = own[3], own[8]
    away = [SatDown(left, 0, "milo"), SatDown(back, 0, "")]
    tape = Tape(whole.plan, whole.match(whole.length), sat_down=away)
    judged = {each.at for each in reviewed(tape).decisions}
    assert judged == {each.at for each in reviewed(whole).decisions if not left <= each.at < back}
    assert Reviewing(tape, 0).total == len(own) - 5


def test_whose_turn_it_was_follows_from_who_sat_down() -> None:
    def played(*changes: SatDown) -> list[int]:
        return [at for at in range(6) if played_by_person(changes, 0, at)]

    assert played() == played(SatDown(2, 1, "milo")) == [0, 1, 2, 3, 4, 5]
    assert played(SatDown(2, 0, "milo"), SatDown(4, 0, "")) == [0, 1, 4, 5]
    assert played(SatDown(3, 0, "")) == [3, 4, 5]
    assert played(SatDown(1, 0, "milo"), SatDown(3, 0, "", "Ada")) == [3, 4, 5]


def test_partners_both_have_what_their_side_has() -> None:
    tape = tape_of_bots("classic", "normal normal normal normal", options={"partners": True})
    winners = tape.state(tape.length).winners
    assert len(winners) == 2
    for seat in range(4):
        review = reviewed(tape, seat)
        assert review.start == PARTS // 2
        assert review.end == (PARTS if seat in winners else 0)


def test_the_walk_is_the_same_every_time() -> None:
    tape = tape_of_bots("oono", "normal normal normal")
    assert reviewed(tape) == reviewed(tape)


@every_game
def test_other_hidden_cards_behind_the_same_log_change_nothing(variant) -> None:
    """Up to where the logs part the decisions are judged alike, to the bit."""
    tape = tape_of_bots(variant.info.id, "normal normal normal")
    own = [at for at, each in enumerate(tape.log) if each.seat == 0]
    dealt = (
        (at, dealt_otherwise(tape.match(tape.length), at + 1, 0, Rng(at)))
        for at in own[len(own) // 3 :: -1]
    )
    at, other = next((at, each) for at, each in dealt if each is not None)
    Runner(other, [BotSeat(GreedyBot(variant, Temper()), Rng(n)) for n in range(3)]).run()
    again = Tape(tape.plan, other)
    assert again.state(0) != tape.state(0)
    assert again.log[: at + 1] == tape.log[: at + 1]
    seen = [each for each in reviewed(tape).decisions if each.at <= at]
    assert [each for each in reviewed(again).decisions if each.at <= at] == seen


def test_a_match_that_is_played_is_not_reviewed() -> None:
    tape = tape_of("classic", 3, 12, running=True)
    assert not can_be_reviewed(tape)
    with pytest.raises(ValueError, match="not over"):
        Reviewing(tape, 0)
    left = tape_of("classic", 3, 12)
    assert not can_be_reviewed(left)


def test_at_most_three_turning_points_are_shown_and_none_that_did_not_stand() -> None:
    losses = [0.04, 0.3, 0.05, 0.2, 0.09]
    decisions = [lost(at, loss) for at, loss in enumerate(losses)]
    review = Review(0, PARTS // 4, 0, (*decisions, lost(9, 0.5, stands=False)))
    assert [each.at for each in review.turning_points] == [1, 3, 4]
    assert all(each.judged.loss >= SHOWN for each in review.turning_points)
    assert Review(0, PARTS // 4, 0, (lost(2, 0.5, stands=False),)).turning_points == ()


def test_the_finest_move_is_shown_where_nothing_was_lost() -> None:
    def fine(at: int, margin: float, *, found_by_others: bool = False) -> Decision:
        judged = Judgement(DRAW, PARTS // 2, 0, 0.0, 0.0, 0.1, margin)
        return Decision(at, DRAW, judged, usual=None if found_by_others else DRAW)

    moves = (fine(1, 0.1), fine(2, 0.2), fine(3, 0.5, found_by_others=True))
    review = Review(0, PARTS // 4, 0, moves)
    assert review.fine_move is moves[1]
    assert review.best_move is moves[2]
    mistaken = Review(0, PARTS // 4, 0, (*moves, lost(7, 0.2)))
    assert mistaken.fine_move is None
    assert mistaken.best_move is None
    assert Review(0, PARTS // 4, 0, (fine(1, SHOWN / 2),)).best_move is None


def test_the_largest_change_that_luck_brought_is_shown_if_it_is_beyond_chance() -> None:
    def valued(*values: int, end: int) -> Review:
        judged = [Judgement(DRAW, each, 0, 0.0, 0.0, 0.1, 0.0) for each in values]
        decisions = tuple(Decision(at, DRAW, each) for at, each in enumerate(judged))
        return Review(0, PARTS // 4, end, decisions)

    quarter, third, half = PARTS // 4, PARTS // 3, PARTS // 2
    assert valued(third, half, end=quarter).swing == Swing(2, half, quarter)
    assert valued(third, third, end=third).swing == Swing(0, quarter, third)
    assert valued(quarter, quarter + SWING - 1, end=quarter).swing is None
    assert Review(0, quarter, 0, ()).swing is None
    chosen = valued(third, half, end=third)
    decisions = (*chosen.decisions, lost(7, 0.4))
    assert Review(0, quarter, 0, decisions).swing is None


def test_accuracy_is_told_from_enough_decisions_on() -> None:
    perfect, by_chance = (
        [Decision(at, DRAW, Judgement(DRAW, 0, 0, loss, 0.0, 0.2, 0.0)) for at in range(ENOUGH)]
        for loss in (0.0, 0.2)
    )
    assert Review(0, 0, 0, tuple(perfect)).accuracy == 1
    assert Review(0, 0, 0, tuple(by_chance)).accuracy == 0
    half = Review(0, 0, 0, (*perfect, *by_chance)).accuracy
    assert half == pytest.approx(0.5)
    assert Review(0, 0, 0, tuple(perfect[1:])).accuracy is None
    forced = Decision(99, DRAW, Judgement(DRAW, 0, 0, 0.0, 0.0, 0.0, 0.0))
    assert Review(0, 0, 0, (*perfect[1:], forced)).accuracy is None


@every_game
def test_a_review_is_kept_and_read_again(variant, tmp_path: Path) -> None:
    tape = tape_of_bots(variant.info.id, "easy normal")
    review = reviewed(tape)
    path = review_path(tmp_path / "history", "20261101-101500-any.match", 0)
    assert read_review(path, tape, 0) is None
    write_review(path, review, tape)
    assert read_review(path, tape, 0) == review
    assert read_review(path, tape, 1) is None
    other = tape_of_bots(variant.info.id, "easy normal", seed=6)
    assert read_review(path, other, 0) is None


def test_one_that_is_damaged_or_older_is_made_anew(tmp_path: Path) -> None:
    tape = tape_of_bots("classic", "easy normal")
    path = review_path(tmp_path, "any.match", 0)
    write_review(path, reviewed(tape), tape)
    whole = path.read_bytes()
    for place in range(0, len(whole), max(1, len(whole) // 40)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        assert read_review(path, tape, 0) is None
    path.write_bytes(whole[:-5])
    assert read_review(path, tape, 0) is None
    path.write_bytes(whole)
    assert read_review(path, tape, 0) is not None


def test_an_older_version_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tape = tape_of_bots("classic", "easy normal")
    path = review_path(tmp_path, "any.match", 0)
    monkeypatch.setattr("game.session.review.review_file.VERSION", VERSION - 1)
    write_review(path, reviewed(tape), tape)
    monkeypatch.undo()
    assert read_review(path, tape, 0) is None
