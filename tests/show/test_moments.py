"""What becomes a moment and what does not: whose it is, why, and how long it is seen."""

from __future__ import annotations

from game.engine.cards import UNKNOWN
from game.engine.events import (
    Announced,
    CardsMoved,
    Event,
    FacingChanged,
    MatchEnded,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    TurnChanged,
)
from game.show.moments.finale import COUNT, COUNT_AT, LASTS, Finale
from game.show.moments.moment import LASTS as KIND_LASTS
from game.show.moments.moment import Cause, MomentKind, TableMoment
from game.show.moments.table_moments import Moments

PILE, DISCARD, TRICK = Place("draw"), Place("discard"), Place("trick")


def hand(seat: int) -> Place:
    return Place("hand", seat)


def play(seat: int, card: int = 3) -> CardsMoved:
    return CardsMoved((card,), hand(seat), DISCARD)


def draw(seat: int, count: int = 1) -> CardsMoved:
    return CardsMoved((UNKNOWN,) * count, PILE, hand(seat))


def shown(
    *events: Event, own: tuple[int, ...] = (0,), counts: tuple[int, ...] = (5, 5, 5)
) -> Moments:
    moments = Moments(own, lambda: counts, ("uno",))
    for event in events:
        moments.hear(event)
    return moments


def kinds(moments: Moments) -> list[tuple[MomentKind, int]]:
    return [(each.kind, each.seat) for each in moments.running]


def drawn(moments: Moments) -> TableMoment:
    (found,) = (each for each in moments.running if each.kind is MomentKind.DRAWS)
    return found


def test_a_card_that_hits_strikes_once_and_plain_cards_and_the_deal_are_nothing() -> None:
    assert kinds(shown(RoundBegan(1, 0), draw(0, 7), draw(1, 7))) == []
    assert kinds(shown(TurnChanged(0), play(0), TurnChanged(1), draw(1))) == []
    hit = shown(TurnChanged(0), play(0, 9), draw(1, 2), SeatSkipped(1))
    assert kinds(hit) == [(MomentKind.STRIKE, 0), (MomentKind.DRAWS, 1), (MomentKind.SKIPPED, 1)]
    assert (drawn(hit).number, drawn(hit).cause, drawn(hit).other) == (2, Cause.CARD, 0)
    assert hit.running[0].card == 9


def test_nobody_is_said_to_cause_what_somebody_draws_in_their_own_turn() -> None:
    own = shown(TurnChanged(0), play(0), TurnChanged(1), draw(1, 3))  # until a card fits (H-1)
    assert kinds(own) == [(MomentKind.DRAWS, 1)]
    assert (drawn(own).number, drawn(own).cause, drawn(own).other) == (3, Cause.OTHER, -1)


def test_a_stack_that_grows_strikes_each_time_and_falls_on_whoever_draws() -> None:
    events = (TurnChanged(0), play(0), FacingChanged(4), TurnChanged(1))
    assert kinds(shown(*events)) == [(MomentKind.STRIKE, 0)]
    more = (*events, play(1), FacingChanged(8), TurnChanged(2))
    assert kinds(shown(*more)) == [(MomentKind.STRIKE, 0), (MomentKind.STRIKE, 1)]
    fallen = drawn(shown(*more, FacingChanged(0), draw(2, 8)))
    assert (fallen.seat, fallen.number, fallen.cause) == (2, 8, Cause.FACED)


def test_cards_are_counted_one_by_one_also_across_a_shuffle() -> None:
    moments = shown(TurnChanged(0), play(0), FacingChanged(6), TurnChanged(1))
    moments.hear(FacingChanged(0))
    moments.hear(draw(1, 2))
    assert (drawn(moments).done, drawn(moments).number) == (0, 6)
    for _ in range(2):
        moments.advance(5000)
        moments.land(PILE, hand(1))
    moments.land(PILE, hand(2))  # somebody else's
    moments.hear(draw(1, 4))
    assert (drawn(moments).done, drawn(moments).number) == (2, 6)
    for _ in range(4):
        moments.land(PILE, hand(1))
    assert drawn(moments).done == 6
    moments.advance(KIND_LASTS[MomentKind.DRAWS])
    assert kinds(moments) == []


def test_cards_that_the_pile_does_not_have_are_not_waited_for() -> None:
    moments = shown(TurnChanged(0), play(0), FacingChanged(6), TurnChanged(1))
    for event in (FacingChanged(0), draw(1, 2), TurnChanged(2)):
        moments.hear(event)
    for _ in range(2):
        moments.land(PILE, hand(1))
    moments.advance(KIND_LASTS[MomentKind.DRAWS])
    assert kinds(moments) == []


def test_who_is_caught_pays_and_so_does_who_was_wrong() -> None:
    caught = shown(TurnChanged(1), play(2), Announced("challenge", 0, 2), draw(2, 2))
    assert (MomentKind.CAUGHT, 2) in kinds(caught)
    assert (drawn(caught).cause, drawn(caught).other) == (Cause.CAUGHT, 0)
    wrong = shown(TurnChanged(1), play(2), Announced("accuse", 0, 2), draw(0, 1))
    assert (MomentKind.WRONG, 0) in kinds(wrong)
    assert (drawn(wrong).cause, drawn(wrong).other) == (Cause.WRONG, 2)
    # An accusation ends with the turn, and a single card that nobody caused is nothing.
    later = shown(play(2), Announced("accuse", 0, 2), TurnChanged(1), draw(0))
    assert kinds(later) == [(MomentKind.ACCUSED, 2)]


def test_an_accusation_is_a_moment_of_who_is_accused_before_anybody_pays_and_once() -> None:
    moments = shown(TurnChanged(1), play(2), Announced("accuse", 0, 2))
    (accused,) = [each for each in moments.running if each.kind is MomentKind.ACCUSED]
    assert (accused.seat, accused.other, accused.own) == (2, 0, True)
    moments.advance(100)
    moments.hear(Announced("right", 0, 2))
    assert accused.age == 100
    assert [each.kind for each in moments.running].count(MomentKind.ACCUSED) == 1
    others = shown(TurnChanged(1), play(2), Announced("accuse", 1, 2))
    assert [each.own for each in others.running if each.kind is MomentKind.ACCUSED] == [False]
    assert kinds(shown(Announced("doubted-rightly", 1, 2, spoken=False))) == []


def test_the_last_card_is_called_and_warned_of() -> None:
    assert kinds(shown(Announced("uno", 1))) == [(MomentKind.CALLED, 1)]
    assert kinds(shown(Announced("pass", 1))) == []
    moments = shown()
    moments.warn(frozenset({1}))
    moments.warn(frozenset({1, 2}))
    moments.advance(KIND_LASTS[MomentKind.LAST_CARD])
    moments.warn(frozenset({1, 2}))
    assert kinds(moments) == []


def test_the_last_trick_and_the_cards_set_aside_for_it() -> None:
    take = CardsMoved((1, 2, 3), TRICK, Place("taken", 1))
    assert kinds(shown(TurnChanged(0), take)) == []
    assert kinds(shown(TurnChanged(0), take, counts=(0, 0, 0))) == [(MomentKind.LAST_TRICK, 1)]
    prize = CardsMoved((8,), Place("centre"), Place("taken", 1))
    assert kinds(shown(TurnChanged(0), prize)) == [(MomentKind.PRIZE, 1)]


def test_the_card_set_aside_closes_a_round_that_its_taker_wins() -> None:
    cards = play(0, 5), CardsMoved((8,), Place("centre"), Place("taken", 1))
    assert end(*cards, RoundEnded((1,), (0, 9, 0), (0, 9, 0))).card == 8
    assert end(*cards, RoundEnded((0,), (9, 0, 0), (9, 0, 0))).card == UNKNOWN


def test_moments_pass_end_with_the_round_and_can_be_ended_at_once() -> None:
    hit = (TurnChanged(0), play(0), SeatSkipped(1))
    moments = shown(*hit)
    assert moments.moving
    moments.advance(KIND_LASTS[MomentKind.SKIPPED] - 1)
    assert kinds(moments) == [(MomentKind.SKIPPED, 1)]
    moments.advance(1)
    assert not moments.moving
    for end in (Moments.finish, Moments.forget, lambda each: each.hear(RoundBegan(2, 0))):
        moments = shown(*hit)
        end(moments)
        assert not moments.moving


def end(*events: Event, own: tuple[int, ...] = (0,)) -> Finale:
    finale = shown(RoundBegan(3, 0), TurnChanged(1), *events, own=own).finale
    assert finale is not None
    return finale


def test_the_winner_is_shown_with_the_last_card_and_the_scores_before_and_after() -> None:
    finale = end(play(1, 7), RoundEnded((1,), (5, 0, 9), (15, 2, 9)), own=(1,))
    assert (finale.winners, finale.card, finale.number) == ((1,), 7, 3)
    assert (finale.before, finale.after) == ((10, 2, 0), (15, 2, 9))
    assert finale.order == (1, 0, 2)
    assert not finale.lost
    assert not finale.match


def test_no_card_has_won_a_blocked_round_nor_one_that_another_played_last() -> None:
    blocked = RoundEnded((1,), (5, 0, 9), (5, 0, 9), blocked=True)
    assert end(play(1, 7), blocked).card == UNKNOWN
    assert end(play(2, 7), RoundEnded((1,), (5, 0, 9), (5, 0, 9))).card == UNKNOWN


def test_only_people_here_lose_and_only_if_none_of_them_wins() -> None:
    over = RoundEnded((1,), (0, 1, 0), (0, 1, 0))
    assert end(play(1), over, own=(0,)).lost
    assert end(play(1), over, own=(0, 2)).lost
    assert not end(play(1), over, own=(0, 1)).lost
    assert not end(play(1), over, own=()).lost


def test_the_end_of_the_match_has_its_own_winners() -> None:
    over = (play(1, 7), RoundEnded((1,), (0, 1, 0), (4, 1, 0)))
    assert not end(*over).match
    same = end(*over, MatchEnded((1,), (4, 1, 0)))
    assert (same.match, same.winners, same.card) == (True, (1,), 7)
    other = end(*over, MatchEnded((0,), (4, 1, 0)))
    assert (other.winners, other.card, other.lost) == ((0,), UNKNOWN, False)


def test_scores_count_up_and_everything_is_still_in_the_end() -> None:
    moments = shown(RoundBegan(1, 0), play(1), RoundEnded((1,), (40, 0, 8), (60, 0, 8)))
    finale = moments.finale
    assert finale is not None
    assert finale.scores() == (20, 0, 0)
    moments.advance(COUNT_AT)
    assert finale.scores() == (20, 0, 0)
    moments.advance(COUNT // 2)
    assert 20 < finale.scores()[0] < 60
    moments.advance(COUNT // 2)
    assert finale.scores() == (60, 0, 8)
    assert moments.moving
    moments.advance(LASTS)
    assert not moments.moving
    assert moments.finale is finale
    moments.hear(RoundBegan(2, 0))
    assert moments.finale is None
