"""Catalogues: the messages of a language by dotted key, with English for those that it lacks.

A language is a folder of Fluent files, `assets/strings/<language>/*.ftl`; the key `table.left` stands for the
message `table-left`. What a message says may depend on its values, by the language's own rules::

    words = Catalogue.load(Path("assets/strings/en"))
    words("table.left", count=3)

    table-left =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }

Cards, suits, players and lists are passed as values of `game.words.named_things`, and named in
the form that the message asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from game.engine.problems import Filling, Phrase, abridged
from game.words.entries import Damaged, message_id
from game.words.language import Language
from game.words.language_chain import LanguageChain
from game.words.marks import Worded
from game.words.named_things import UNNAMED, Player, Several, Term
from game.words.people_texts import isolated, shown

ENGLISH = "en"
DAMAGED = "language.damaged"
DAMAGED_MORE = "language.damaged_more"
DAMAGED_ENGLISH = "language.damaged_english"
LANGUAGE_FILES = ("*.ftl", "talk.toml", "rules/*.toml")
"""What a language may have, any of it alone."""
LONGEST_ID = 80
"""Letters of a message's id in a sentence."""
INCOMPLETE = "{folder} holds no {missing}; the program is not installed completely."
"""Said where the file is missing that would say it."""


class WordsError(Exception):
    """There are no messages at all; the message names the folder."""


MOST_TOLD = 5
"""Files of a language of which it is told that they are damaged: each is a notice that has to be put away."""


class Catalogue:
    """Messages by key: `words(key, name=value …)` returns the message with its values filled in.

    A message that the language lacks, or that is damaged in it, is taken from English. `damages` lists those
    found so far.
    """

    def __init__(self, language: Language, english: Language | None = None) -> None:
        self.folder = language.folder
        self._languages = [language] if english is None else [language, english]
        self.damages: list[Damaged] = []
        self._tell: Callable[[str], None] | None = None
        self._told: set[str] = set()
        """The files that have been told of."""
        self._plain: dict[str, str] = {}
        """The messages without values that have been asked for: labels, asked for in every frame."""
        for place, each in reversed(list(enumerate(self._languages))):
            # An English message names cards in English, whatever else the language has.
            self._chain = LanguageChain(self._languages[place:], self.note)
            each.namer = self._chain
            self.damages = each.damages + self.damages
        self._known = {(each.file, each.id) for each in self.damages}

    @classmethod
    def load(cls, folder: Path, english: Path | None = None) -> Catalogue:
        """Load the language in a folder; what it lacks is taken from `english`, by default `en` beside it.

        A missing folder counts as a language that lacks everything. Raises WordsError if English has no
        messages.
        """
        english = english or folder.parent / ENGLISH
        usual = Language(english)
        if not usual:
            raise WordsError(INCOMPLETE.format(folder=english, missing="strings"))
        return cls(usual) if folder == english else cls(Language(folder, usual), usual)

    @property
    def language(self) -> str:
        """The name of the language's folder."""
        return self.folder.name

    @property
    def folders(self) -> list[Path]:
        """The folder of the language, then that of English for what it lacks."""
        return [language.folder for language in self._languages]

    @property
    def right_to_left(self) -> bool:
        """Whether the language is written from right to left, as its own name is."""
        name = self("language.name")
        return isolated(name) != name

    def on_damage(self, tell: Callable[[str], None]) -> None:
        """Call `tell` with a sentence for a file of the language, when the first damage is found in it.

        That is done for MOST_TOLD files, then it is said that there are more; `words check` lists them all.
        """
        self._tell = tell
        self._told.clear()
        for damaged in self.damages:
            self._tell_of(damaged)

    def __contains__(self, key: str) -> bool:
        return message_id(key) in self._chain

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the message of a key with its values; UNNAMED if no language has it."""
        known = None if values else self._plain.get(key)
        if known is not None:
            return known
        given = {name: _safe(value) for name, value in values.items()}
        text = self._chain.text(message_id(key), given)
        found = UNNAMED if text is None else text
        if not values:
            self._plain[key] = found
        return found

    def phrase(self, phrase: Phrase) -> str:
        """Return the sentence of a phrase.

        Where English lacks it, or a part of it, and a file of English is damaged, it is the one that says that.
        """
        said = self(phrase.key, **{name: self._filled(value) for name, value in phrase.values})
        if all(key in self for key in _keys_of(phrase)):
            return said
        english = self._languages[-1].prefix
        damaged = (each.file for each in self.damages if each.file.startswith(english))
        file = next(damaged, None)
        return said if file is None else self._incomplete(f"whole {file.removeprefix(english)}")

    def _incomplete(self, missing: str) -> str:
        return INCOMPLETE.format(folder=self._languages[-1].folder, missing=missing)

    def _filled(self, value: Filling) -> object:
        if isinstance(value, tuple):
            return Several(tuple(self._member(each) for each in value))
        if isinstance(value, str):
            return abridged(value)
        return self._member(value) if isinstance(value, Phrase) else value

    def _member(self, value: str | Phrase) -> str | Term:
        if not isinstance(value, Phrase):
            return abridged(value)
        # A name alone can be asked for in a form.
        return Worded(self.phrase(value)) if value.values else Term((value.key,))

    def mentions(self, key: str, name: str) -> bool:
        """Return whether the message of a key uses a value of that name."""
        return self._chain.mentions(message_id(key), name)

    def ids(self) -> Iterator[str]:
        """The ids of all messages, for tests that compare languages."""
        return iter(dict.fromkeys(id for language in self._languages for id in language.ids()))

    def preparing(self, groups: Iterable[str]) -> Iterator[None]:
        """Parse the messages whose keys begin with one of these, one at a time, before they are used."""
        starts = tuple(message_id(group) for group in groups)
        for id in self.ids():
            if id.startswith(starts):
                self._chain.prepare(id)
                yield

    def note(self, damaged: Damaged) -> None:
        """Add something damaged in the files of the language, unless it is known."""
        if (damaged.file, damaged.id) not in self._known:
            self._known.add((damaged.file, damaged.id))
            # It stays as long as the words, and what it was raised from would, up to whole screens.
            damaged.__traceback__ = damaged.__context__ = None
            self.damages.append(damaged)
            self._tell_of(damaged)

    def expect(self, files: Iterable[str]) -> None:
        """Count those of these files of English as damaged that are missing, or have no message."""
        english = self._languages[-1]
        read = english.files() | {each.file for each in english.damages}
        for file in files:
            told = f"{english.prefix}{file}"
            if told not in read:
                there = (english.folder / file).exists()
                reason = Phrase(
                    "problem.reason-no-texts" if there else "problem.reason-file-missing"
                )
                self.note(Damaged(told, "", reason))

    def refuse(self, key: str, reason: str) -> None:
        """Count a message of the language as damaged, so that from now on it is English."""
        self._chain.drop(message_id(key), reason)
        self._plain.pop(key, None)

    def _tell_of(self, damaged: Damaged) -> None:
        if self._tell is None or damaged.file in self._told or len(self._told) > MOST_TOLD:
            return
        self._told.add(damaged.file)
        if len(self._told) <= MOST_TOLD:
            self._tell(self._sentence(damaged))
        elif DAMAGED_MORE in self:
            self._tell(self(DAMAGED_MORE))

    def _sentence(self, damaged: Damaged) -> str:
        english = damaged.file.startswith(self._languages[-1].prefix)
        key = DAMAGED_ENGLISH if english else DAMAGED
        if key not in self:
            return self._incomplete(message_id(key))
        reason = damaged.reason
        said = self.phrase(reason).removesuffix(".") if isinstance(reason, Phrase) else reason
        return self(key, file=damaged.file, place=abridged(damaged.id, LONGEST_ID) or said)


def _keys_of(phrase: Phrase) -> Iterator[str]:
    """Yield the keys of a phrase and of all that are in it."""
    yield phrase.key
    for _, value in phrase.values:
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Phrase):
                yield from _keys_of(each)


def _safe(value: object) -> object:
    """Return a value as a message may take it: a text, whoever wrote it, can be shown and has no marks."""
    if isinstance(value, str):
        return _safe_text(value)
    if not isinstance(value, Several):
        return value
    items = (_safe_text(each) if isinstance(each, str) else each for each in value.items)
    return Several(tuple(items), value.join)


def _safe_text(text: str) -> str:
    if isinstance(text, Worded):
        return text
    safe = isolated(shown(text))
    return Player(safe, text.gender, you=text.you) if isinstance(text, Player) else safe


def language_folders(folder: Path) -> list[Path]:
    """Return the folders of languages in a folder: those in which there is any file of a language."""
    return [
        each
        for each in folder.iterdir()
        if any(file for kind in LANGUAGE_FILES for file in each.glob(kind))
    ]


def languages(folder: Path) -> dict[str, str]:
    """Return the languages of a folder: their own names by the names of their folders, English first."""
    found = {each.name: Language(each).own_name for each in language_folders(folder)}
    return dict(sorted(found.items(), key=lambda pair: (pair[0] != ENGLISH, pair[1])))
