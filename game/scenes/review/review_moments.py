"""What the cards of a review tell: of a turn that cost much, of a fine or the best move, and of luck."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from game.engine.actions import DRAW
from game.scenes.review.review_texts import ReviewTexts
from game.session.replays.tape import Eyes
from game.session.review.match_review import Decision, Review, Swing
from game.show.listed_moves import is_listed, still_dealing

FEW = 4
"""So many sentences, the last ones, tell what luck was."""


class ReviewMoment(NamedTuple):
    """What a card says: which `turn` it was, what it changed, what was done, and a `tag` on that.

    The table is that after `at` actions, the cards that are `out` standing out; `marked` are the numbers of
    decisions from which to which the curve is marked. `good` is whether it helped.
    """

    turn: str
    change: str
    told: str
    tag: str
    at: int
    marked: tuple[int, int]
    out: tuple[int, ...] = ()
    good: bool = True


def turning_moment(texts: ReviewTexts, review: Review, decision: Decision) -> ReviewMoment:
    """Return what is told of a turn that cost much."""
    return _of(texts, review, decision, texts.change(decision), texts.tag(decision), good=False)


def lone_moment(texts: ReviewTexts, review: Review) -> ReviewMoment | None:
    """Return the one of a match without a turning point: a fine move, the best one, or else luck, if any."""
    words, fine, best = texts.words, review.fine_move, review.best_move
    if fine is not None:
        return _of(texts, review, fine, words("ui.review.fine"), texts.tag(fine))
    if best is not None:
        cost = words("ui.review.best_by", count=round(100 * best.judged.margin))
        return _of(texts, review, best, words("ui.review.best"), cost)
    return None if review.swing is None else swing_moment(texts, review, review.swing)


def lone_sentences(texts: ReviewTexts, review: Review) -> list[str]:
    """Return what is said of such a match beside that; "" for what there is nothing to say of."""
    swing = review.swing if review.fine_move or review.best_move else None
    return [
        texts.words("ui.review.none", name=texts.sentences.name(texts.seat)),
        texts.outcome(review),
        "" if swing is None else _swung(texts, review, swing),
        texts.slips(review),
        texts.forgotten(review),
    ]


def _of(
    texts: ReviewTexts, review: Review, decision: Decision, change: str, tag: str, good: bool = True
) -> ReviewMoment:
    number = texts.number(review, decision)
    turn = texts.words("ui.review.turn", number=number)
    out = tuple(decision.judged.best.cards)
    told = texts.told(decision)
    return ReviewMoment(turn, change, told, tag, decision.at, (number, number), out, good)


def swing_moment(texts: ReviewTexts, review: Review, swing: Swing) -> ReviewMoment:
    """Return what is told of the largest change that luck brought.

    At the end of the match the table is that before the last action: after it nothing lies there.
    """
    words, decisions, place = texts.words, review.decisions, swing.place
    first = _after(decisions[place - 1]) if place else 0
    ended = place == len(decisions)
    last = texts.tape.length if ended else decisions[place].at
    told = _happened(texts, first, last) if place else words("ui.review.dealt")
    at, good = last - ended, swing.after > swing.before
    tag = words("ui.review.swing")
    marked = place, place + 1
    turn, change = _swing_turn(texts, review, swing), texts.from_to(swing.before, swing.after)
    return ReviewMoment(turn, change, told, tag, at, marked, good=good)


def _after(own: Decision) -> int:
    """Return the place from which on what happened is luck: one's own move is none, but for what was drawn."""
    return own.at + (1 if own.played == DRAW else 2)


def _swung(texts: ReviewTexts, review: Review, swing: Swing) -> str:
    """Return when luck changed most, and how."""
    change = texts.from_to(swing.before, swing.after)
    return texts.words("ui.review.swung", turn=_swing_turn(texts, review, swing), change=change)


def _swing_turn(texts: ReviewTexts, review: Review, swing: Swing) -> str:
    ended = swing.place == len(review.decisions)
    when = "ended" if ended else "before" if swing.place else "deal"
    return texts.words(f"ui.review.luck_{when}", number=swing.place + 1)


def _happened(texts: ReviewTexts, first: int, last: int) -> str:
    """Return what the seat saw from one place of the match to another, in a few sentences."""
    told, dealing = [], False
    for at in range(first, last + 1):
        for event in texts.tape.events(at, Eyes(texts.seat)):
            if is_listed(event, dealing) and (said := texts.sentences.happening(event)):
                told.append(said)
            dealing = still_dealing(event, dealing)
    return reduce(texts.both, told[-FEW:], "")
