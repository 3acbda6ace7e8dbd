"""What a language says of the rules: `TranslatedRules.of(file, told)` and `compared_in(file, told)`.

Of a file each entry is taken that can be used; what is damaged is told of and left out. Pictures are the same
in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.problems import Phrase, presentable
from game.files.reading import Unreadable
from game.files.toml_files import read_toml
from game.words.entries import Damaged
from game.words.said_texts import fault_of_rule

LONGEST = 4000
"""Letters of a text; the longest clause that comes with the program has 1,000."""
TABLES = ("section", "quick", "pictures", "shared", "changed")
"""What a file of rules may have; a translation may keep what is the same in every language."""
UNSAID = ("pictures", "shared", "changed")
"""Those of them that say nothing."""
MOST_UNKNOWN = 20
"""Names in a file that mean nothing, of which it is told."""
TITLE = 150
"""Letters of a title or a name; the longest that comes with the program has 40."""

Told = Callable[[Damaged], None]


def untold(damaged: Damaged) -> None:
    """Tell nobody of what is damaged."""


class QuickKey(NamedTuple):
    """What a rule in short is known by in every language: its clause, and its pictures or icon."""

    clause: str
    cards: tuple[str, ...]
    icon: str


class Words(NamedTuple):
    """A title or name, and the text below it."""

    title: str
    text: str


@dataclass(slots=True)
class TranslatedRules:
    """The texts of a file: clauses by id, rules in short, and the titles of sections by their clauses."""

    clauses: dict[str, str] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    quick: dict[QuickKey, Words] = field(default_factory=dict)
    unsaid: dict[str, object] = field(default_factory=dict)
    """What the file has of that which is the same in every language, as it stands there."""

    @classmethod
    def of(cls, file: Path, told: Told) -> TranslatedRules:
        """Read a file, which need not be there."""
        found, entries = cls(), _Entries(file, told, TABLES)
        found.unsaid = entries.unsaid()
        for place, table in entries.tables("quick"):
            key = _key(table)
            title = entries.text(f"{place}.title", table.get("title"), TITLE)
            text = entries.text(f"{place}.text", table.get("text"))
            if key is None or key in found.quick:
                entries.refuse(place)
            elif title and text:
                found.quick[key] = Words(title, text)
        for place, table in entries.tables("section"):
            title = entries.text(f"{place}.title", table.get("title"), TITLE)
            for id, value in table.items():
                if id == "title":
                    continue
                text = entries.text(id, value)
                if id in found.clauses:
                    entries.refuse(id)
                elif text:
                    found.clauses[id] = text
                    if title:
                        found.titles[id] = title
        return found


@dataclass(slots=True)
class TranslatedCard:
    """What a language says of a card in the comparison; `effects` are texts by game and clause."""

    name: str
    effects: dict[tuple[str, str], str] = field(default_factory=dict)


def compared_in(file: Path, told: Told) -> dict[tuple[str, ...], TranslatedCard]:
    """Return the cards in a file of the comparison, which need not be there, by their pictures."""
    found: dict[tuple[str, ...], TranslatedCard] = {}
    entries = _Entries(file, told, ("card",))
    for place, table in entries.tables("card"):
        pictures = _texts(table.get("pictures"))
        if not pictures or pictures in found:
            entries.refuse(place)
            continue
        card = TranslatedCard(entries.text(f"{place}.name", table.get("name"), TITLE))
        for game, effect in table.items():
            if game in ("name", "pictures"):
                continue
            given = effect if isinstance(effect, Mapping) else {}
            clause, text = (given.get(each) for each in ("clause", "text"))
            said = entries.text(f"{place}.{game}", text)
            if said and isinstance(clause, str):
                card.effects[game, clause] = said
            elif said:
                entries.refuse(f"{place}.{game}")
        found[pictures] = card
    return found


class _Entries:
    """The tables of a file, one by one; it may have those that are `known`."""

    def __init__(self, file: Path, told: Told, known: Collection[str]) -> None:
        self._name = f"{file.parent.name}/{file.name}"
        self._told = told
        self._data: Mapping[str, Any] = {}
        try:
            if file.exists() or file.is_symlink():
                self._data = read_toml(file, within=file.parent.parent)
        except Unreadable as error:
            told(Damaged(self._name, "", error.phrase))
        unknown = [name for name in self._data if name not in known]
        for name in unknown[:MOST_UNKNOWN]:
            self.refuse(presentable(name), f"there may be {', '.join(known)} alone")
        if len(unknown) > MOST_UNKNOWN:
            more = Phrase("problem.reason-more-faults", count=len(unknown) - MOST_UNKNOWN)
            told(Damaged(self._name, "", more))

    def refuse(self, place: str, reason: str = "it cannot be used") -> None:
        """Tell that an entry cannot be used; "" stands for the whole file."""
        self._told(Damaged(self._name, place, reason))

    def unsaid(self) -> dict[str, object]:
        """Return the values of UNSAID that the file has."""
        return {key: self._data[key] for key in UNSAID if key in self._data}

    def tables(self, key: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """The tables of a list, each with its place in the file."""
        listed = self._data.get(key, [])
        if not isinstance(listed, list):
            self.refuse(key)
            return
        for number, table in enumerate(listed, 1):
            if isinstance(table, Mapping):
                yield f"{key} {number}", table
            else:
                self.refuse(f"{key} {number}")

    def text(self, place: str, value: object, most: int = LONGEST) -> str:
        """Return a text of at most so many letters, "" for a value that is none."""
        reason = fault_of_rule(value, most) if isinstance(value, str) else "it is no text"
        if isinstance(value, str) and not reason:
            return value
        self.refuse(place, reason)
        return ""


def _key(table: Mapping[str, Any]) -> QuickKey | None:
    clause, icon, cards = table.get("clause"), table.get("icon", ""), _texts(table.get("cards", []))
    if isinstance(clause, str) and isinstance(icon, str) and cards is not None:
        return QuickKey(clause, cards, icon)
    return None


def _texts(value: object) -> tuple[str, ...] | None:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return tuple(value)
    return None
