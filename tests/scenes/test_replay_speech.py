"""What is said at the seats of a match that is watched again: as at the table, and gone with the moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.events import Announced, SuitCalled
from game.session.replays.tape import Tape
from game.store.settings_file import Settings
from tests.harness.taped import Watching, tape_of

RULES = {"jump_in": True, "draw4": "doubt", "seven_zero": True}


def first(tape: Tape, what: str) -> int:
    """The number of actions after which something has first been said."""
    for at in range(1, tape.length + 1):
        for event in tape.events(at, tape.allowed[0]):
            match event:
                case SuitCalled() if what == "suit":
                    return at
                case Announced(said) if said == what:
                    return at
    raise AssertionError(f"nobody said {what}")


def said(watching: Watching) -> list[str]:
    speech = watching.scene.speech
    assert speech is not None
    return [notice.text for notice in speech.notices.shown]


@pytest.mark.parametrize(
    ("what", "words"), [("jump", "Jump"), ("doubt", "I doubt it!"), ("suit", "!")]
)
def test_what_was_said_is_said_again_and_goes_by_itself(
    tmp_path: Path, what: str, words: str
) -> None:
    tape = tape_of("classic", 4, actions=600, seed=2, options=RULES)
    at = first(tape, what)
    watching = Watching(tmp_path, tape, at=at - 1, settings=Settings(speed="FAST"))
    assert said(watching) == []
    watching.scene.playback.step()
    watching.wait(1200)
    assert any(words in text for text in said(watching))
    watching.wait(9000)
    assert said(watching) == []


def test_a_leap_to_another_moment_says_nothing(tmp_path: Path) -> None:
    tape = tape_of("classic", 4, actions=600, seed=2, options=RULES)
    at = first(tape, "doubt")
    watching = Watching(tmp_path, tape, at=at - 1, settings=Settings(speed="FAST"))
    watching.scene.playback.step()
    watching.wait(600)
    assert said(watching)
    watching.scene.go(at - 1)
    assert said(watching) == []
    watching.scene.go(at)
    watching.wait(300)
    assert said(watching) == []
