"""The talk of a language: the words by which talk is judged, and ready phrases, from a file.

The rules read no files: the lists are passed to a match as options.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path

from game.engine.options import Option
from game.engine.problems import Filling, Phrase, Problem
from game.files.reading import Unreadable
from game.files.toml_files import read_toml

LONGEST = 80
"""The greatest length of a text, so that it fits on a button."""

MAY_BE_EMPTY = frozenset({"question_words", "exclamation_marks", "full_stops", "short_forms"})
"""The lists that may be empty."""


class TalkError(Problem):
    """A file of talk that cannot be used: which file, which key, what was expected."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Lists of texts, each on one line; a game judges by those that it declares as options.

    Plainly false statements, bad words, and ready phrases; then the beginnings and ends of questions, the
    marks that end a sentence, short forms with their long ones, and templates of claims about a game.
    """

    silly_facts: tuple[str, ...]
    bad_words: tuple[str, ...]
    phrases: tuple[str, ...]
    question_words: tuple[str, ...]
    question_marks: tuple[str, ...]
    exclamation_marks: tuple[str, ...]
    full_stops: tuple[str, ...]
    short_forms: tuple[str, ...]
    my_turn_claims: tuple[str, ...]
    turn_claims: tuple[str, ...]
    my_cards_claims: tuple[str, ...]
    cards_claims: tuple[str, ...]
    suit_claims: tuple[str, ...]
    suit_names: tuple[str, ...]
    seat_names: tuple[str, ...]

    @classmethod
    def load(cls, file: Path) -> Talk:
        """The talk in a file. TalkError says what is wrong with it."""
        try:
            data = read_toml(file, within=file.parent)
        except Unreadable as error:
            raise TalkError(
                Phrase("problem.file-talk", file=str(file), reason=error.phrase)
            ) from None
        names = tuple(field.name for field in fields(cls))
        for name in (*data, *names):
            if name not in names:
                raise _wrong(file, "no-list", name=name, names=names)
            if name not in data:
                raise _wrong(file, "missing", name=name, names=names)
        return cls(**{name: _texts(file, name, data[name]) for name in names})

    def options(self, declared: Iterable[Option]) -> dict[str, object]:
        """Return the lists that a game declares as options, by the options' names."""
        names = {field.name for field in fields(self)}
        return {
            option.name: getattr(self, option.name) for option in declared if option.name in names
        }


def _wrong(file: Path, what: str, /, **values: Filling) -> TalkError:
    """What is wrong with a file of talk, by what follows "problem.talk-"."""
    return TalkError(Phrase(f"problem.talk-{what}", file=str(file), **values))


def _texts(file: Path, name: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not (value or name in MAY_BE_EMPTY):
        raise _wrong(file, "empty", name=name)
    for text in value:
        if not isinstance(text, str) or text != " ".join(text.split()) or not text:
            raise _wrong(file, "text", name=name, text=repr(text))
        if len(text) > LONGEST:
            raise _wrong(file, "text-long", name=name, text=repr(text), most=LONGEST)
    if len(set(value)) < len(value):
        raise _wrong(file, "text-twice", name=name)
    return tuple(value)
