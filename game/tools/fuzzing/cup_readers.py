"""What reads damaged cups, evenings, turns of the switch, and attempts at puzzles, for the fuzzer.

Each is what it was, is set aside, or stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from game.session.cup.bracket import Bracket, CupState
from game.session.cup.cup_draw import CupDraw
from game.session.cup.kept_cups import KeptCups
from game.session.evening.evening import Evening
from game.session.evening.evening_log import Attendance, EveningLog
from game.session.evening.kept_evenings import KeptEvenings
from game.session.goals.unlocked import KIND, KeptUnlocks, Turn
from game.session.puzzles import attempts
from game.session.puzzles.attempts import KeptAttempts
from game.session.puzzles.puzzle_progress import progress_by_puzzle
from game.store.language_files import load_words
from game.tools.fuzzing.file_mutations import put
from game.tools.torture.cup_cuts import draw_bytes, some_draw
from game.tools.torture.evening_cuts import EVENING, evening_bytes
from game.tools.torture.puzzle_cuts import ATTEMPTS, attempts_bytes
from game.tools.torture.unlock_cuts import TURN, turn_bytes


def _cups(folder: Path, luck: Random) -> None:
    """Read, and one more is begun beside it."""
    words = load_words()
    cups = KeptCups(folder, words.phrase)
    cups.folder.mkdir()
    put(draw_bytes(some_draw(7)), cups.folder / "1.cup", luck)
    found = cups.draws()
    if len(found) > 1:
        raise AssertionError("one file holds two cups")
    for each in found:
        if Bracket(each, ()).state not in (CupState.OPEN, CupState.GIVEN_UP):
            raise AssertionError("it is decided before it has begun")
    other = CupDraw("d", "Ada", "ada", 300.0, ("a",), 8, ())
    if not cups.begin(other) or len(KeptCups(folder).draws()) > len(found):
        raise AssertionError("a cup without guests is read")


def _evenings(folder: Path, luck: Random) -> None:
    """Read, somebody comes, and one more is begun beside it."""
    words = load_words()
    kept = KeptEvenings(folder, words.phrase)
    kept.folder.mkdir()
    put(evening_bytes(), kept.folder / "1.evening", luck)
    found = kept.evenings()
    if len(found) > 1:
        raise AssertionError("one file holds two evenings")
    for each in found:
        evening = Evening(each, ())
        if evening.matches or evening.winners or not evening.log.games:
            raise AssertionError("it is played before it has begun")
        if kept.note(each, Attendance(1, ())) and kept.evenings()[0].latest.here:
            raise AssertionError("who is there does not count")
    other = EveningLog("other", 300.0, EVENING.games, True)
    if not kept.begin(other) or len(KeptEvenings(folder).evenings()) > len(found) + 1:
        raise AssertionError("no other evening can be begun")


def _unlocked(folder: Path, luck: Random) -> None:
    """Read, and the switch is turned once more."""
    words = load_words()
    kept = KeptUnlocks(folder, words.phrase)
    kept.folder.mkdir()
    put(turn_bytes(), kept.folder / f"1.{KIND}", luck)
    if len(kept.turns()) > 1:
        raise AssertionError("one file holds two turns")
    kept.turn(Turn(1e11, TURN.player, on=False))
    if kept.unlocked(TURN.player):
        raise AssertionError("the last turn does not count")


def _attempts(folder: Path, luck: Random) -> None:
    """Read, and one more is kept."""
    words = load_words()
    kept = KeptAttempts(folder, words.phrase)
    kept.folder.mkdir()
    put(attempts_bytes(), kept.folder / f"1.{attempts.KIND}", luck)
    before = kept.attempts()
    progress_by_puzzle(before)
    kept.note(ATTEMPTS[0])
    if len(kept.attempts()) != len(before) + 1:
        raise AssertionError("one more attempt is not one more")


CUP_KINDS: Mapping[str, Callable[[Path, Random], None]] = {
    "cups": _cups,
    "evenings": _evenings,
    "unlocked": _unlocked,
    "attempts": _attempts,
}
