"""The talk of a language: the words by which talk is judged, and ready phrases, from a file.

The rules read no files: the lists are passed to a match as options. Which lists there are, and what they must
hold, is for the games to say that declare these options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.engine.options import Option, SetupError
from game.engine.problems import Filling, Phrase
from game.files.reading import AssetError, Unreadable
from game.files.toml_files import read_toml
from game.words.entries import Damaged
from game.words.people_texts import TALK, fault


class TalkError(AssetError):
    """A file of talk that cannot be used: which file, which list, what was expected."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Lists of texts, by the names of the options that they are for; and what is damaged in the file."""

    lists: Mapping[str, tuple[str, ...]]
    damages: tuple[Damaged, ...] = ()

    @classmethod
    def load(cls, file: Path, declared: Iterable[Option]) -> Talk:
        """The talk in a file, which has the lists among the declared options, and no others.

        TalkError says what is wrong with it. Whether a game can judge by the texts is for its rules to check.
        """
        try:
            data = read_toml(file, within=file.parent)
        except Unreadable as error:
            raise TalkError(
                Phrase("problem.file-talk", file=str(file), reason=error.phrase)
            ) from None
        options = {option.name: option for option in lists_among(declared)}
        for name in (*data, *options):
            if name not in options:
                raise _wrong(file, "no-list", name=name, names=tuple(options))
            if name not in data:
                raise _wrong(file, "missing", name=name, names=tuple(options))
        return cls({name: _texts(file, option, data[name]) for name, option in options.items()})

    def translated(
        self, file: Path, declared: Iterable[Option], suits: Callable[[Mapping[str, object]], bool]
    ) -> Talk:
        """Return this talk with the lists that a file has in the place of those here.

        A list that is damaged stays as it is, and so does one with which the lists do not suit the games.
        """
        own: dict[str, tuple[str, ...]] = {}
        damaged: list[Damaged] = []
        options = {option.name: option for option in lists_among(declared)}
        try:
            data = read_toml(file, within=file.parent)
        except Unreadable as error:
            return Talk(self.lists, (Damaged(file.name, "", error.phrase),))
        for name, value in data.items():
            try:
                own[name] = _texts(file, options[name], value)
            except KeyError:
                damaged.append(Damaged(file.name, name, "there is no such list"))
            except TalkError as error:
                damaged.append(Damaged(file.name, name, error.phrase))
        lists = {**self.lists, **own}
        if not suits(lists):
            lists = dict(self.lists)
            for name, texts in own.items():
                if suits({**lists, name: texts}):
                    lists[name] = texts
                else:
                    damaged.append(Damaged(file.name, name, "the games cannot judge by it"))
        return Talk(lists, tuple(damaged))

    def options(self, declared: Iterable[Option]) -> dict[str, object]:
        """Return the lists that a game declares as options, by the options' names."""
        names = [option.name for option in declared]
        return {name: self.lists[name] for name in names if name in self.lists}


def lists_among(declared: Iterable[Option]) -> list[Option]:
    """Return those of the options that hold a list, which a language has in its talk."""
    return [option for option in declared if isinstance(option.default, tuple)]


def _wrong(file: Path, what: str, /, **values: Filling) -> TalkError:
    """What is wrong with a file of talk, by what follows "problem.talk-"."""
    return TalkError(Phrase(f"problem.talk-{what}", file=str(file), **values))


def _texts(file: Path, option: Option, value: object) -> tuple[str, ...]:
    try:
        texts = option.accept(value)
    except SetupError as error:
        raise _wrong(file, "file", reason=error.phrase) from None
    if not isinstance(texts, tuple) or not (texts or option.dispensable):
        raise _wrong(file, "empty", name=option.name)
    for text in texts:
        why = fault(text, TALK)
        if why is not None:
            raise _wrong(file, "unshown", name=option.name, text=text, why=why)
    return texts
