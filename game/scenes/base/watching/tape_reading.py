"""The tape of a match that somebody wants to watch, or the sentence that says why there is none."""

from __future__ import annotations

from pathlib import Path

from game.engine.notation.match_as_text import is_text
from game.engine.problems import Phrase
from game.engine.replay import ReplayError
from game.files.reading import Unreadable
from game.scenes.base.watching.watched_match import tape_of_file, tape_of_log, tape_of_text
from game.session.records.log_reader import OlderRules
from game.session.replays.tape import Tape
from game.view.base.scene_kit import SceneKit
from game.view.input.clipboard import pasted_text


def read_log_of(kit: SceneKit, path: Path, *, running: bool) -> Tape | str:
    """Return the tape of a log; or why it cannot be read."""
    try:
        return tape_of_log(path, running=running)
    except OlderRules:
        return kit.words("ui.match.older_rules")
    except Unreadable as error:
        file = Phrase("problem.open-file", file=str(path), reason=error.phrase)
        return kit.words.phrase(file)


def read_file_of(kit: SceneKit, path: Path) -> Tape | str:
    """Return the tape of the match or position in a file; or why it cannot be read."""
    try:
        return tape_of_file(path)
    except (Unreadable, ReplayError, ValueError) as error:
        reason = Phrase("problem.reason-match-unplayable")
        if isinstance(error, Unreadable | ReplayError):
            reason = error.phrase
        return kit.words.phrase(Phrase("problem.open-file", file=str(path), reason=reason))


def read_pasted(kit: SceneKit) -> Tape | str:
    """Return the tape of the match or position whose text is on the clipboard; or what is wrong with it."""
    text = pasted_text()
    if not is_text(text):
        return kit.words.phrase(Phrase("problem.no-match-to-paste"))
    try:
        return tape_of_text(text)
    except ReplayError as error:
        return kit.words.phrase(Phrase("problem.open-text", reason=error.phrase))
