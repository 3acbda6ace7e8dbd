"""Run matches in files again and compare the state hashes they carry: of replays, of texts, and of logs."""

from __future__ import annotations

from pathlib import Path

from game.engine import replay
from game.engine.notation import replay_reader
from game.engine.notation.match_as_text import is_text, read_text
from game.engine.problems import Problem
from game.files.reading import read_bytes, unreadable
from game.scenes.base.watching.watched_match import (
    LARGEST,
    is_replay,
    tape_of_log_contents,
    text_in,
)
from game.store.language_files import load_words
from game.store.match_log import log_contents
from game.variants import find_variant
from game.words.counted import counted


def load(path: Path) -> replay.Replay:
    """The match in a file that `open` opens. ReplayError says in a sentence what is wrong with it."""
    return _loaded(path)[0]


def _loaded(path: Path, *, whole: bool = False) -> tuple[replay.Replay, bool]:
    """Return the match, and whether it comes from a log, which is played again and compared as it is read.

    One that must be `whole` is no log that is damaged in the middle.
    """
    try:
        content = read_bytes(path, limit=LARGEST)
        text = text_in(content)
        if is_text(text):
            return read_text(text, find_variant).replay, False
        if is_replay(text):
            return replay_reader.read(replay_reader.lines_of(text), find_variant), False
        contents = log_contents(content)
        if whole and contents.damaged:
            raise unreadable("match-damaged", line=len(contents.rows) + 1)
        tape = tape_of_log_contents(contents, running=False)
    except Problem as problem:
        raise replay.ReplayError(load_words().phrase(problem.phrase)) from None
    match = tape.match(tape.length)
    again = replay.Replay(
        match.variant, match.table, match.seed, tuple(match.log), {}, match.beginning
    )
    return again, True


def check(path: Path) -> str:
    """Play the file again; a line that sums it up. ReplayError says where it went another way."""
    loaded, of_log = _loaded(path, whole=True)
    # A log has been played again in order to be read.
    match = loaded.play(most=0 if of_log else replay.MOST_REMEMBERED)
    position = loaded.beginning is not None and not loaded.log
    if not (of_log or position) and len(loaded.log) not in loaded.hashes:
        raise replay.ReplayError(
            f"it ends after action {len(loaded.log)} without a hash; the file may be cut off there"
        )
    title = load_words()(f"{loaded.variant.info.id}.title")
    told = [counted(loaded.table.players, "player"), counted(len(loaded.log), "action")]
    if not of_log:
        told.append(f"{counted(len(loaded.hashes), 'hash')} compared")
    return ", ".join([title, *told, "finished" if match.over else "not finished"])
