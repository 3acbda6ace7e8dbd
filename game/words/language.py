"""One language: its messages, and the text of each for the values it is given.

Messages with nothing in them but texts and variables are put together here; plurals, choices, forms of names
and lists are left to `game.words.resolver`, which is imported when the first of them is wanted: fluent.runtime
takes longer to import than all else that the first picture needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.words.entries import Damaged, MessageEntry, read_entries
from game.words.named_things import Join, Namer, Part, Several, Term, joined
from game.words.people_texts import fault
from game.words.said_texts import fault_of_message, fault_of_text

if TYPE_CHECKING:
    from game.words.resolver import Resolver

UNGROUPED = 1000
"""Whole numbers below this are written without separators in every language."""

TEXTS_KEPT = 1024
"""The number of texts made by the resolver that are kept."""


LONGEST_NAME = 40
"""Letters of a language's name."""


class Language:
    """The messages of a folder; `damages` are those parts of its files that cannot be read.

    `namer` has to be set before messages that have cards, suits or lists in them are asked for. What a language
    says that has English beside it, its `usual`, is judged by that (`said_texts`).
    """

    namer: Namer

    def __init__(self, folder: Path, usual: Language | None = None) -> None:
        self._usual = usual
        self.folder = folder
        self.prefix = "" if usual else f"{folder.name}/"
        """What the names of its files begin with where they are told of: a translation may have the same."""
        found = read_entries(folder, self.prefix)
        self._entries = found.by_id
        self._gone = set[str]()
        """The ids of messages that were found to be damaged."""
        self._parts: dict[str, tuple[str, ...] | None] = {}
        self._texts: dict[tuple[str, tuple[object, ...]], str] = {}
        self._resolver: Resolver | None = None
        self.damages = [Damaged(file, "", reason) for file, reason in found.unread]
        self.damages += [
            Damaged(file, f"{line}", "belongs to no message") for file, line in found.stray
        ]

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    def __len__(self) -> int:
        return len(self._entries)

    def mentions(self, id: str, variable: str) -> bool:
        """Whether a variable occurs in a message."""
        return self._entries[id].mentions(variable)

    def refused(self, id: str, reason: str) -> Damaged:
        """Return what says that a message cannot be used."""
        return Damaged(self._entries[id].file, id, reason)

    def drop(self, id: str) -> None:
        """Remove a damaged message."""
        if self._entries.pop(id, None) is not None:
            self._gone.add(id)

    @property
    def work(self) -> int:
        """The work that its messages have made so far, in letters that are parsed."""
        return 0 if self._resolver is None else self._resolver.work

    def entries(self) -> dict[str, MessageEntry]:
        """Its messages and terms by id, without those that were found to be damaged."""
        return dict(self._entries)

    def ids(self) -> list[str]:
        """The ids of all messages."""
        return [id for id in self._entries if not id.startswith("-")]

    def files(self) -> set[str]:
        """The files that have messages, as they are told of."""
        return {entry.file for entry in self._entries.values()}

    @property
    def own_name(self) -> str:
        """The language's own name; that of its folder if the file does not give it."""
        said = self._said("language-name")
        return self.folder.name if fault(said, LONGEST_NAME) else said

    @property
    def locale(self) -> str:
        """The CLDR locale whose rules the language follows."""
        return self._said("language-locale") or self.folder.name

    def text(self, id: str, values: Mapping[str, object], *, naming: bool = False) -> str:
        """Return a message with its variables filled in. Raises Damaged if it is faulty or lacks a value.

        With `naming`, for the name of a thing, variables that it only chooses by may be missing.
        """
        parts = self._simple(id)
        if parts is not None:
            if len(parts) == 1:
                return parts[0]
            filled = [self._plain(values.get(name)) for name in parts[1::2]]
            if None not in filled:
                texts = list(parts)
                texts[1::2] = [each for each in filled if each is not None]
                return "".join(texts)
        if naming:
            return self._resolved(id, values, naming=True)
        # The table asks for the same few texts in every frame.
        key = id, tuple((name, value, type(value)) for name, value in values.items())
        text = self._texts.get(key)
        if text is None:
            text = self._resolved(id, values)
            if len(self._texts) >= TEXTS_KEPT:
                self._texts.clear()
            self._texts[key] = text
        return text

    def prepare(self, id: str) -> None:
        """Parse a message before it is used. Raises Damaged if that fails."""
        self.resolver.message(id)

    def traits(self, id: str) -> Mapping[str, str]:
        """The attributes of a message, by name."""
        source = self._entries[id].source
        self._simple(id)
        return self.resolver.attributes(id) if "\n" in source and "." in source else {}

    def join(self, texts: Sequence[str], join: Join) -> str:
        """Return the texts joined to a list."""
        if len(texts) < 2:
            return "".join(texts)
        return joined(texts, join, self.resolver.locale.list_patterns)

    def _said(self, id: str) -> str:
        try:
            parts = self._simple(id) if id in self else None
        except Damaged:
            return ""
        return parts[0] if parts else ""

    def _simple(self, id: str) -> tuple[str, ...] | None:
        """Return the parts of a simple message, None for others. Raises Damaged for one that is not let in."""
        if id not in self._parts:
            self._judge(id)
            self._parts[id] = self._entries[id].simple()
        return self._parts[id]

    def _judge(self, id: str) -> None:
        """Raise Damaged for a message or term that is not let in."""
        if self._usual is not None:
            source = self._entries[id].source
            self._refuse(id, fault_of_message(source, self._usual.source(id)))

    def source(self, id: str) -> str:
        """Return how a message is written, "" for one that there is not."""
        return self._entries[id].source if id in self._entries else ""

    def _resolved(self, id: str, values: Mapping[str, object], *, naming: bool = False) -> str:
        text = self.resolver.text(id, values, naming=naming)
        if self._usual is not None:
            self._refuse(id, fault_of_text(text, values.values(), self._usual.source(id)))
        return text

    def _refuse(self, id: str, reason: str) -> None:
        if reason:
            raise self.refused(id, reason)

    def _plain(self, value: object) -> str | None:
        """Return a value as text, or None if that needs the language's rules."""
        if isinstance(value, str):
            return self.namer.name(value, {})
        if isinstance(value, int):
            return str(value) if 0 <= value < UNGROUPED else None
        if isinstance(value, Part):
            return self.namer.name(value.value, value.options)
        if isinstance(value, Term | Several):
            return self.namer.name(value, {})
        return None

    @property
    def resolver(self) -> Resolver:
        """The resolver of the language, imported when it is first needed."""
        if self._resolver is None:
            from game.words.resolver import Resolver

            self._resolver = Resolver(
                self._entries, self.locale, self.namer, self._judge, self._gone
            )
        return self._resolver
