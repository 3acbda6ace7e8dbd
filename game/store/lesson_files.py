"""Lessons: `assets/lessons/<game>.toml`, a `[[step]]` for each thing that is shown at a table, and done there.

A lesson has a `coach` and the `seats` of the others (portraits, clockwise from the left of the learner, who has
seat 0), and perhaps `options` of the game. A step has an `id`, the `clause` of the rules it is about, what of
the table is seen `at` it (PLACES), what is `shown` in its picture (PARTS), and the one deed that it asks for
(`does`, an action in the notation; without one it is only read). `first` is what others do before it, as
"SEAT ACTION"; "wait SECONDS" lets game time pass. A step with a `position`, as the first has one, begins with
other cards. Its texts are the messages `<game>.lesson.<id>`, with `.title` and `.do`, and perhaps with `.then`
for what is to be done once a panel has opened, `.no` for another call than the one that is asked for, and
`.instead` for another play that the rules allow.

`assets/lessons/house/<game>.toml` has a small lesson for each rule that can be changed, the rule book's "Try
it": an `[[example]]` with the `rule`, the `options` under which it is tried, perhaps other `seats` than the
file's, and its steps, whose texts are the messages `<game>.try.<rule>.<id>`.

A lesson is played when it is read: one that the rules refuse cannot be used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.actions import TABLE, Action, Refusal
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError, parse_card
from game.engine.notation.positions import count_players, read_position
from game.engine.option_values import Value
from game.engine.problems import Filling, Phrase, Problem, as_written
from game.engine.table import Table
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import AssetError
from game.files.toml_files import read_toml
from game.store.platform_folders import assets
from game.store.talk_options import talk_options
from game.words.talk_lists import TalkError

OWN = 0
"""The seat of whoever learns."""
PLACES = {
    "hand": "", "card": "card", "draw": "", "discard": "", "called": "", "own": "", "seat": "seat",
    "choices": "", "choice": "action", "calls": "", "call": "verb", "clock": "", "trick": "",
    "trump": "", "order": "", "centre": "", "direction": "",
}  # fmt: skip
"""What of a table can be seen through the veil, and what its argument is."""
PARTS = {
    "card": "card", "not": "card", "back": "", "seat": "seat", "says": "word", "clock": "seconds",
    "arrow": "", "plus": "", "count": "number", "suit": "suit", "icon": "word",
}  # fmt: skip
"""What a picture is made of: a card, one that does not go, a card's back, somebody, what is said (the message
`<game>.lesson.says.<word>`), a clock, signs, a number of cards, a suit or colour, an icon."""
HOUSE = "house"
"""The folder of the files with a small lesson for each house rule, within that of the lessons."""
MOST_WAIT = 600
"""Seconds that a lesson may let pass at once."""


class LessonError(AssetError):
    """The file of a lesson cannot be used. The message names the file, the step, and what is wrong."""


class LessonPart(NamedTuple):
    """One thing at a table, or in a picture: a word of PLACES or PARTS, and its argument ("": it has none)."""

    word: str
    argument: str = ""


class LessonDeed(NamedTuple):
    """What is done by a seat; without an action so many ms of game time pass."""

    seat: int
    action: Action | None
    wait: int = 0


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step; `does` is None where it is only read, `position` None where the cards before are played on."""

    id: str
    clause: str
    at: tuple[LessonPart, ...]
    shown: tuple[LessonPart, ...]
    does: Action | None
    first: tuple[LessonDeed, ...]
    position: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: `coach` and `seats` are names of portraits, those of the others from seat 1 on.

    `rule` is the option that a small one is about; "": it is that of the whole game.
    """

    variant: Variant[Any]
    coach: str
    seats: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    rule: str = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.variant.info.id

    @property
    def key(self) -> str:
        """What the keys of its messages begin with."""
        return f"{self.game}.try.{self.rule}" if self.rule else f"{self.game}.lesson"

    @property
    def says(self) -> str:
        """What the keys of what is said in its pictures begin with."""
        return f"{self.game}.said" if self.rule else f"{self.game}.lesson.says"

    def table(self, language: str, names: Sequence[str] = ()) -> Table:
        """Return the table of the lesson with the talk of a language."""
        options = {**talk_options(self.variant, language), **self.options}
        return self.variant.table(len(self.seats) + 1, options, names)

    def played_to(self, step: int, table: Table, *, ready: bool = True) -> tuple[Match, int]:
        """Return the match as it is when a step begins, and its time in game ms.

        It is `ready` once the others have done what comes before the step. Raises NotationError for a
        position that cannot be read, LessonFault for what the rules refuse.
        """
        start = max(n for n in range(step + 1) if self.steps[n].position is not None)
        position = self.steps[start].position
        assert position is not None
        match = Match.from_state(self.variant, read_position(self.variant, table, position))
        now = match.state.now
        for number in range(start, step + 1):
            each = self.steps[number]
            deeds = list(each.first) if number < step or ready else []
            if number < step and each.does is not None:
                deeds.append(LessonDeed(OWN, each.does))
            for deed in deeds:
                now += deed.wait
                if deed.action is None:
                    continue
                answer = match.submit(deed.seat, deed.action, now)
                if isinstance(answer, Refusal):
                    raise LessonFault(number, deed, answer)
        return match, now


class LessonFault(Exception):
    """An action of a lesson that the rules refuse: at which step (from 0), and why."""

    def __init__(self, step: int, deed: LessonDeed, refusal: Refusal) -> None:
        super().__init__(step, deed, refusal)
        self.step, self.deed, self.refusal = step, deed, refusal


def has_lesson(folder: Path, game: str) -> bool:
    """Return whether there is a file with a lesson of a game; it may still be one that cannot be used."""
    return (folder / f"{game}.toml").exists()


def load_lesson(folder: Path, variant: Variant[Any]) -> Lesson | None:
    """Return the lesson of a game, None if it has none. LessonError says what is wrong with it."""
    path = folder / f"{variant.info.id}.toml"
    if not path.exists():
        return None
    with _told(str(path)):
        file = Fields(read_toml(path, within=folder))
        file.only("coach", "seats", "options", "step")
        options = file.fields("options").table
        shell = Lesson(variant, *_faces(file, file), (), options)
        return _with_steps(str(path), shell, file)


def tried_rules(folder: Path, game: str) -> tuple[str, ...]:
    """Return the rules of a game that have a small lesson, as their file names them. Raises LessonError."""
    path = folder / HOUSE / f"{game}.toml"
    if not path.exists():
        return ()
    with _told(str(path)):
        file = Fields(read_toml(path, within=folder))
        return tuple(each.text("rule") for each in file.each("example"))


def load_example(folder: Path, variant: Variant[Any], rule: str) -> Lesson | None:
    """Return the small lesson on a rule, None if there is none. LessonError says what is wrong with it."""
    path = folder / HOUSE / f"{variant.info.id}.toml"
    if not path.exists():
        return None
    with _told(str(path)):
        file = Fields(read_toml(path, within=folder))
        file.only("coach", "seats", "example")
        for each in file.each("example"):
            each.only("rule", "options", "seats", "step")
            if each.text("rule") != rule:
                continue
            options = each.fields("options").table
            if rule not in options:
                raise _fault("choice", value=as_written(rule), choices=tuple(options))
            shell = Lesson(variant, *_faces(file, each), (), options, rule)
            return _with_steps(f"{path} ({rule})", shell, each)
    return None


def _faces(file: Fields, part: Fields) -> tuple[str, tuple[str, ...]]:
    """Return the portraits of a file's coach, and of the others in a part of it."""
    coach, seats = file.text("coach"), part.texts("seats") or file.texts("seats")
    known = tuple(sorted(each.stem for each in (assets() / "portraits").glob("*.svg")))
    for name in (coach, *seats):
        if name not in known:
            raise _fault("choice", value=as_written(name), choices=known)
    return coach, seats


@contextmanager
def _told(where: str, step: int = 0) -> Iterator[None]:
    """Say as a LessonError what is wrong with the file named in `where`, and at which step (from 1) of it."""
    try:
        yield
    except (LessonError, TalkError):
        raise
    except Problem as problem:
        raise _wrong(where, step, problem.phrase) from None
    except NotationError as error:
        raise _wrong(where, step, Phrase("problem.lesson-notation", detail=str(error))) from None


def _with_steps(where: str, shell: Lesson, file: Fields) -> Lesson:
    """Return a lesson with the steps of a table, which it was played by. Raises LessonError, or Problem."""
    table, steps, variant = shell.table("en"), list[LessonStep](), shell.variant
    for number, each in enumerate(file.each("step"), 1):
        with _told(where, number):
            step = _step(each, variant, table, first=not steps)
            if step.id in [other.id for other in steps]:
                raise _fault("twice", id=as_written(step.id))
            steps.append(step)
    if not steps:
        raise _fault("steps")
    lesson = replace(shell, steps=tuple(steps))
    try:
        _play(lesson, table)
    except LessonFault as fault:
        reason = Phrase("problem.lesson-refused", clause=fault.refusal.clause)
        raise _wrong(where, fault.step + 1, reason) from None
    return lesson


def _play(lesson: Lesson, table: Table) -> None:
    """Play a lesson to its end, as it is played step by step. Raises LessonFault."""
    for number, step in enumerate(lesson.steps):
        match, now = lesson.played_to(number, table)
        if step.does is None:
            continue
        answer = match.submit(OWN, step.does, now)
        if isinstance(answer, Refusal):
            raise LessonFault(number, LessonDeed(OWN, step.does), answer)


def _wrong(where: str, step: int, reason: Phrase) -> LessonError:
    if step:
        return LessonError(Phrase("problem.file-lesson-step", file=where, step=step, reason=reason))
    return LessonError(Phrase("problem.file-lesson", file=where, reason=reason))


def _fault(what: str, /, **values: Filling) -> Problem:
    """Return the problem of a lesson; `what` is its message's key after "problem.lesson-"."""
    return Problem(Phrase(f"problem.lesson-{what}", **values))


def _step(table: Fields, variant: Variant[Any], seated: Table, *, first: bool) -> LessonStep:
    table.only("id", "clause", "at", "shown", "does", "first", "position")
    clause = table.text("clause")
    if clause not in variant.clauses():
        raise _fault("clause", clause=clause)
    position = table.table.get("position")
    if position is None and first:
        raise _fault("position")
    if position is not None:
        position = table.fields("position").table
        if count_players(position) != seated.players:
            raise _fault("seats", count=seated.players)
        read_position(variant, seated, position)
    does = table.optional_text("does")
    return LessonStep(
        table.text("id"),
        clause,
        tuple(_part(each, PLACES, seated, variant) for each in table.texts("at")),
        tuple(_part(each, PARTS, seated, variant) for each in table.texts("shown")),
        None if does is None else parse_action(does, seated.deck, variant.info.vocabulary),
        tuple(_deed(each, seated, variant) for each in table.texts("first")),
        position,
    )


def _deed(text: str, table: Table, variant: Variant[Any]) -> LessonDeed:
    seat, _, rest = text.strip().partition(" ")
    if seat == "wait":
        return LessonDeed(TABLE, None, round(1000 * _number(rest, MOST_WAIT)))
    number = int(_number(seat, table.players - 1))
    return LessonDeed(number, parse_action(rest, table.deck, variant.info.vocabulary))


def _number(text: str, most: int) -> float:
    whole, _, tenths = text.strip().partition(".")
    digits = whole + tenths
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6) or float(text) > most:
        raise _fault("number", value=as_written(text), most=most)
    return float(text)


def picture_part(text: str, table: Table, variant: Variant[Any]) -> LessonPart:
    """Return a part of a picture as it is written. Raises Problem."""
    try:
        return _part(text, PARTS, table, variant)
    except NotationError as error:
        raise _fault("notation", detail=str(error)) from None


def _part(text: str, known: Mapping[str, str], table: Table, variant: Variant[Any]) -> LessonPart:
    """Return a place, or a part of a picture, whose argument is checked by its kind."""
    word, _, argument = text.strip().partition(" ")
    if word not in known:
        raise _fault("choice", value=as_written(word), choices=tuple(known))
    kind = known[word]
    if bool(argument) != bool(kind):
        raise _fault("argument", value=as_written(text), kind=kind or "nothing")
    match kind:
        case "card":
            parse_card(argument, table.deck)
        case "seat":
            _number(argument, table.players - 1)
        case "seconds" | "number":
            _number(argument, MOST_WAIT)
        case "action":
            parse_action(argument, table.deck, variant.info.vocabulary)
        case "verb" if argument not in {verb.word for verb in variant.info.offered}:
            raise _fault("verb", value=as_written(argument))
        case "suit" if argument not in table.deck.suits:
            raise _fault("choice", value=as_written(argument), choices=tuple(table.deck.suits))
    return LessonPart(word, argument)
