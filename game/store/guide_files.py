"""The first-game guides: `assets/guides/<game>.toml`, a `[[note]]` for each thing that is explained once.

A note says `when` it first matters (conditions of CONDITIONS, which must all hold), `at` what it points (one
of PLACES), the `clause` of the rules it is about, and has an `id`; its sentence is the string
`<game>.guide.<id>`. A condition with an argument is written `"can:bid"`, and so is the button of one call,
`"calls:uno"`. A note with a `step` is for those who learn the game step by step, and are there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.problems import Filling, Phrase, Problem, as_written
from game.engine.variant import Variant
from game.files.reading import AssetError, Unreadable
from game.files.toml_files import read_toml

PLACES = (
    "hand",
    "draw",
    "discard",
    "called",
    "faced",
    "centre",
    "choices",
    "calls",
    "own",
    "taken",
    "warned",
)
"""What a note can point at.

`hand`: the cards that its conditions are about, or those that may be played; `draw`, `discard`: the piles;
`called`: the colour or suit in force; `faced`: the sentence about cards that have to be drawn, or the pile;
`centre`: what lies in the middle of the tricks; `choices`: the buttons of a turn; `calls`: those of calls;
`own`: the player's plate; `taken`: the player's tricks; `warned`: other players of whom all are warned.
"""


class GuideError(AssetError):
    """The file of a guide cannot be used. The message names the file, the note and the key."""


class Condition(NamedTuple):
    """A word of CONDITIONS and its argument ("" where it takes none)."""

    word: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A note of a guide: when it applies, what it points at, and the clause it is about.

    `call` is the verb of the one call at whose button it points ("": none), `step` the id of the step of the
    game that it is about ("": it is for those who do not learn it step by step, or for everybody).
    """

    id: str
    when: tuple[Condition, ...]
    at: str
    clause: str
    call: str = ""
    step: str = ""


def _verbs(variant: Variant[Any]) -> set[str]:
    info = variant.info
    return set(info.turn_verbs) | {verb.word for verb in info.offered}


def _options(variant: Variant[Any]) -> set[str]:
    return {option.name for option in variant.info.options}


def _kinds(variant: Variant[Any]) -> set[str]:
    info = variant.info
    options = {option.name: option.default for option in info.options}
    return set(variant.deck(info.min_players, options).kind)


CONDITIONS: Mapping[str, Callable[[Variant[Any]], set[str]] | None] = {
    "in-turn": None,
    "waits": None,
    "in-play": None,
    "before-play": None,
    "can-play": None,
    "cannot-play": None,
    "drew": None,
    "skipped": None,
    "suit-called": None,
    "alone-warned": None,
    "other-warned": None,
    "trick-taken": None,
    "without": lambda variant: set(variant.info.moments),
    "usual": _options,
    "changed": _options,
    "can": _verbs,
    "plays": _kinds,
    "holds": _kinds,
    "played": _kinds,
    "announced": lambda variant: set(),
    "cards": lambda variant: {str(count) for count in range(21)},
}
"""What a note can wait for, and what its argument may be (None: it has none; an empty set: anything).

Of the player's own: `in-turn` or `waits`; `can-play`, `cannot-play`; `can:VERB`; `plays:KIND`, such a card may
be played now; `holds:KIND`; `cards:COUNT` in the hand; `drew` several cards; was `skipped`; has taken a trick
(`trick-taken`); is down to one card (`alone-warned`). Of others: `other-warned`. Just now: `played:KIND`,
`suit-called`, `announced:WHAT`. Of the round: it is on (`in-play`), or its cards are dealt, looked at or bid
for (`before-play`). Of the match: an option is as usual (`usual:OPTION`), or not (`changed:OPTION`). Besides
these, the game's own moments (`Info.moments`), and `without:MOMENT`.
"""


def load_guide(folder: Path, variant: Variant[Any]) -> tuple[Note, ...]:
    """The guide of a game, empty if it has none; GuideError says what is wrong with it."""
    path = folder / f"{variant.info.id}.toml"
    if not path.exists():
        return ()
    try:
        data = read_toml(path, within=folder)
    except Unreadable as error:
        raise _wrong(path, error.phrase) from None
    listed = data.get("note")
    if not isinstance(listed, list) or set(data) != {"note"}:
        raise _wrong(path, Phrase("problem.guide-list"))
    notes: list[Note] = []
    for number, each in enumerate(listed, 1):
        try:
            note = _note(each, variant)
            if any(note.id == other.id for other in notes):
                raise _fault("twice", id=as_written(note.id))
        except Problem as fault:
            why = fault.phrase
            raise GuideError(
                Phrase("problem.file-guide-note", file=str(path), note=number, reason=why)
            ) from None
        notes.append(note)
    return tuple(notes)


def _wrong(path: Path, reason: str | Phrase) -> GuideError:
    return GuideError(Phrase("problem.file-guide", file=str(path), reason=reason))


def _fault(what: str, /, **values: Filling) -> Problem:
    """Return the problem of a note; `what` is its message's key after "problem.guide-"."""
    return Problem(Phrase(f"problem.guide-{what}", **values))


def _note(data: object, variant: Variant[Any]) -> Note:
    if not isinstance(data, dict):
        raise _fault("table")
    for key in data:
        if key not in ("id", "when", "at", "clause", "step"):
            raise _fault("key", key=str(key))
    step, steps = data.get("step", ""), tuple(each.id for each in variant.info.steps)
    if step != "" and step not in steps:
        raise _fault("choice", key="step", value=as_written(step), choices=steps)
    texts = {}
    for key in ("id", "at", "clause"):
        value = data.get(key)
        if not isinstance(value, str) or not value:
            raise _fault("text", key=key, value=as_written(value))
        texts[key] = value
    place, verb = _parts(texts["at"])
    if place not in PLACES:
        raise _fault("choice", key="at", value=as_written(texts["at"]), choices=PLACES)
    calls = tuple(sorted(each.word for each in variant.info.offered)) if place == "calls" else ()
    if ":" in texts["at"] and verb not in calls:
        raise _fault("choice", key="at", value=as_written(texts["at"]), choices=calls)
    if texts["clause"] not in variant.clauses():
        raise _fault("clause", clause=texts["clause"])
    when = data.get("when")
    if not isinstance(when, list) or not when:
        raise _fault("when", value=as_written(when))
    conditions = tuple(_condition(each, variant) for each in when)
    return Note(texts["id"], conditions, place, texts["clause"], verb, step)


def _parts(text: str) -> Condition:
    """Return a word and its argument ("" if it has none)."""
    word, _, argument = text.partition(":")
    return Condition(word, argument)


def _condition(text: object, variant: Variant[Any]) -> Condition:
    word, argument = _parts(str(text))
    own = variant.info.moments
    if not isinstance(text, str) or word not in (*CONDITIONS, *own):
        raise _fault("choice", key="when", value=as_written(text), choices=(*CONDITIONS, *own))
    allowed = CONDITIONS.get(word)
    if allowed is None:
        if argument:
            raise _fault("argument", word=word, argument=as_written(argument))
        return Condition(word)
    choices = allowed(variant)
    if choices and argument not in choices:
        expected = tuple(sorted(choices))
        raise _fault("expected", word=word, choices=expected, argument=as_written(argument))
    if not argument:
        raise _fault("word", word=word)
    return Condition(word, argument)
