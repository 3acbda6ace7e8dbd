"""Reviews as they are kept beside the logs of their matches: `read_review`, `write_review`.

A file is one line with its length and a checksum. One that is damaged, older than this program's way to judge,
or of another match, is as good as none: the review is made anew.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, field, json

from game.bots.judgement import PARTS, Judgement
from game.engine.notation.action_text import parse_action
from game.files.checked_lines import checked_line, whole_lines
from game.files.reading import Unreadable, read_bytes
from game.files.writing import write_whole
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision, Review
from game.session.review.reviewing import fair_share, what_came

VERSION = 3
"""It rises with whatever changes a judgement: worlds, play-outs, outlooks, what is shown."""
LARGEST = 1 << 20
"""Bytes of a file; a review of the longest match has a half."""


class KeptDecision(Struct, omit_defaults=True):
    """A `Decision` and its `Judgement`; actions are in the notation, `usual` is "" for none."""

    at: int
    best: str
    value: int
    choice: int
    loss: float
    error: float
    room: float
    margin: float = 0.0
    stands: bool = False
    usual: str = ""
    forgot: bool = False


class KeptReview(Struct, omit_defaults=True):
    """A `Review` but for what its match says; `match` is the digest of the state in which that ended."""

    version: int
    match: str
    seat: int
    decisions: list[KeptDecision] = field(default_factory=list)


def review_path(folder: Path, log: str, seat: int) -> Path:
    """Return where the review of a match for a seat is kept; `log` is the name of the match's log."""
    return folder / f"{Path(log).stem}.review-{seat}"


def read_review(path: Path, tape: Tape, seat: int) -> Review | None:
    """Return the review that is kept of a match; None if there is none that can be used."""
    kept = read_kept(path)
    with suppress(ValueError):
        return None if kept is None else _taken(kept, tape, seat)
    return None


def read_kept(path: Path) -> KeptReview | None:
    """Return what stands in the file of a review of this version; None if there is none that is whole.

    Whether it is that of its match, only the match can tell.
    """
    with suppress(Unreadable, DecodeError, ValidationError, RecursionError, ValueError):
        content = read_bytes(path, limit=LARGEST)
        lines, end, _ = whole_lines(content)
        if len(lines) == 1 and end == len(content):
            kept = json.decode(lines[0], type=KeptReview)
            return kept if kept.version == VERSION else None
    return None


def _taken(kept: KeptReview, tape: Tape, seat: int) -> Review | None:
    if (kept.match, kept.seat) != (_digest(tape), seat):
        return None
    places = [each.at for each in kept.decisions]
    if places != sorted(set(places)):  # before the match is played up to each of them
        return None
    decisions = tuple(_decision(each, tape, seat) for each in kept.decisions)
    return Review(seat, fair_share(tape), what_came(tape, seat), decisions)


def _decision(kept: KeptDecision, tape: Tape, seat: int) -> Decision:
    """Return a decision that can be shown. Raises ValueError for one that the match does not have."""
    if not 0 <= kept.at < tape.length or tape.log[kept.at].seat != seat:
        raise ValueError
    variant, deck = tape.variant, tape.table.deck
    legal = variant.legal(tape.state(kept.at).seen_from(seat), seat)
    played = tape.log[kept.at].action
    best = parse_action(kept.best, deck, variant.info.vocabulary)
    usual = parse_action(kept.usual, deck, variant.info.vocabulary) if kept.usual else None
    if not {played, best, usual or best} <= set(legal):
        raise ValueError
    if not (kept.choice <= 0 <= kept.value + kept.choice and kept.value <= PARTS):
        raise ValueError
    rest = kept.loss, kept.error, kept.room, kept.margin
    judged = Judgement(best, kept.value, kept.choice, *rest)
    return Decision(kept.at, played, judged, kept.stands, usual, kept.forgot)


def write_review(path: Path, review: Review, tape: Tape) -> None:
    """Keep a review. Raises OSError."""
    kept = KeptReview(
        VERSION,
        _digest(tape),
        review.seat,
        [_kept(each, tape) for each in review.decisions],
    )
    line, _ = checked_line(json.encode(kept), 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, line)


def _kept(decision: Decision, tape: Tape) -> KeptDecision:
    state, judged = tape.state(decision.at), decision.judged
    text = tape.variant.text
    return KeptDecision(
        decision.at,
        text(state, judged.best),
        judged.value,
        judged.choice,
        judged.loss,
        judged.error,
        judged.room,
        judged.margin,
        decision.stands,
        text(state, decision.usual) if decision.usual is not None else "",
        decision.forgot,
    )


def _digest(tape: Tape) -> str:
    return tape.ended.state.digest()
