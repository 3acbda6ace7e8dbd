"""The messages of a language by dotted key, with those of English for what it lacks.

A language is a folder of Fluent files, `assets/strings/<language>/*.ftl`; the key `table.left` stands for the
message `table-left`. What a message says may depend on its values, by the language's own rules::

    words = Catalogue.load(Path("assets/strings/en"))
    words("table.left", count=3)

    table-left =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }

Cards, suits, players and lists are handed over as values of `game.words.named_things`, and named in
the form that the message asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from game.engine.problems import Filling, Phrase
from game.words.entries import Damaged, message_id
from game.words.language import Language
from game.words.language_chain import LanguageChain
from game.words.named_things import Several, Term

ENGLISH = "en"
DAMAGED = "language.damaged"


class WordsError(Exception):
    """A program without messages: which folder lacks them, in one sentence."""


class Catalogue:
    """Texts by key; `words(key, name=value …)` gives the message with its values filled in.

    A message that the language lacks, or that is damaged in it, is English. `damages` are those that were come
    upon.
    """

    def __init__(self, language: Language, english: Language | None = None) -> None:
        self.folder = language.folder
        self._languages = [language] if english is None else [language, english]
        self.damages: list[Damaged] = []
        self._tell: Callable[[str], None] | None = None
        for place, each in reversed(list(enumerate(self._languages))):
            # An English message names cards in English, whatever else the language has.
            self._chain = LanguageChain(self._languages[place:], self._note)
            each.namer = self._chain
            self.damages = each.damages + self.damages

    @classmethod
    def load(cls, folder: Path, english: Path | None = None) -> Catalogue:
        """The language in a folder; what it lacks is taken from `english`, the folder beside it if not said.

        A folder that is not there is a language that lacks everything. WordsError if English has no messages.
        """
        english = english or folder.parent / ENGLISH
        usual = Language(english)
        if not usual:
            raise WordsError(
                f"{english} holds no strings; the program is not installed completely."
            )
        return cls(usual) if folder == english else cls(Language(folder), usual)

    @property
    def language(self) -> str:
        """The name of the language's folder."""
        return self.folder.name

    @property
    def folders(self) -> list[Path]:
        """The folder of the language, then that of English for what it lacks."""
        return [language.folder for language in self._languages]

    def on_damage(self, tell: Callable[[str], None]) -> None:
        """Have the player told, in a sentence, when a first damaged message is come upon."""
        self._tell = tell
        if self.damages:
            tell(self._sentence(self.damages[0]))

    def __contains__(self, key: str) -> bool:
        return message_id(key) in self._chain

    def __call__(self, key: str, /, **values: object) -> str:
        """The message of this key. A key that is missing stands for itself, so that nothing breaks."""
        text = self._chain.text(message_id(key), values)
        return key if text is None else text

    def phrase(self, phrase: Phrase) -> str:
        """What a phrase says; one that lacks a message is shown by its key and values."""
        if phrase.key not in self:
            return str(phrase)
        return self(phrase.key, **{name: self._filled(value) for name, value in phrase.values})

    def _filled(self, value: Filling) -> object:
        if isinstance(value, tuple):
            return Several(tuple(self._member(each) for each in value))
        return self._member(value) if isinstance(value, Phrase) else value

    def _member(self, value: str | Phrase) -> str | Term:
        if not isinstance(value, Phrase):
            return value
        # A name alone can be asked for in a form.
        return self.phrase(value) if value.values else Term((value.key,))

    def mentions(self, key: str, name: str) -> bool:
        """Whether the message of this key has something to be filled in by that name."""
        return self._chain.mentions(message_id(key), name)

    def ids(self) -> Iterator[str]:
        """The ids of all messages, for tests that compare languages."""
        return iter(dict.fromkeys(id for language in self._languages for id in language.ids()))

    def _note(self, damaged: Damaged) -> None:
        self.damages.append(damaged)
        if self._tell is not None and len(self.damages) == 1:
            self._tell(self._sentence(damaged))

    def _sentence(self, damaged: Damaged) -> str:
        return self(DAMAGED, file=damaged.file, place=damaged.id)


def languages(folder: Path) -> dict[str, str]:
    """The languages of a folder by the names of their folders, each with its own name, in order of these."""
    found = {
        each.name: Language(each).own_name for each in folder.iterdir() if any(each.glob("*.ftl"))
    }
    return dict(sorted(found.items(), key=lambda pair: (pair[0] != ENGLISH, pair[1])))
