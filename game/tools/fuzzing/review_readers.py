"""What reads kept reviews of matches, for the fuzzer: one that is damaged is made anew, and never shown."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

from game.engine.notation import replay_reader
from game.files.checked_lines import checked_line, whole_lines
from game.files.reading import read_bytes
from game.files.writing import write_whole
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.session.review.match_review import in_points
from game.session.review.review_file import read_review, review_path, write_review
from game.session.review.reviewing import Reviewing
from game.tools.fuzzing.file_mutations import mutated, put
from game.tools.fuzzing.usual_files import replay_lines
from game.variants import find_variant

LITTLE = 0.02
"""How many times the usual worlds are enough for a review that is to be damaged."""
LOG = "20261101-101500-any.match"


@cache
def _tape() -> Tape:
    match = replay_reader.read(replay_lines(0).decode().splitlines(), find_variant).play()
    seats = tuple(Seat(name, "ruth") for name in match.table.names)
    return Tape(Plan(match.table.game, seats, dict(match.table.options), 0), match)


@cache
def _kept() -> bytes:
    """The object in the file of a review."""
    walk = Reviewing(_tape(), 0, LITTLE)
    while walk.step():
        pass
    assert walk.review is not None
    with tempfile.TemporaryDirectory() as room:
        path = review_path(Path(room), LOG, 0)
        write_review(path, walk.review, _tape())
        return whole_lines(read_bytes(path)).lines[0]


def _reviews(folder: Path, luck: Random) -> None:
    """Damaged with a checksum that fits, or as a disk would; what is read can be shown, and adds up."""
    path = review_path(folder, LOG, 0)
    line, _ = checked_line(mutated(_kept(), luck) or b" ", 0)
    if luck.random() < 0.5:
        put(line, path, luck)
    else:
        write_whole(path, line)
    review = read_review(path, _tape(), 0)
    if review is None:
        return
    start, *more, end = in_points(review)
    if (
        start + sum(more) != end
        or review.start + sum(review.luck) + sum(review.choice) != review.end
    ):
        raise AssertionError("luck and choice do not add up")
    for each in (*review.turning_points, *filter(None, [review.fine_move, review.best_move])):
        _tape().state(each.at)
    if review.accuracy is not None and not 0 <= review.accuracy <= 1:
        raise AssertionError("an accuracy that cannot be")


REVIEW_KINDS: Mapping[str, Callable[[Path, Random], None]] = {"reviews": _reviews}
