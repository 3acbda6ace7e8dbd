"""The text of the rules: `load_rules(words.folders, "classic")` reads `classic.toml`, then `common.toml`.

Between the two come those clauses of `house.toml` and `partners.toml` that the game's file names as `shared`.

They lie in the folder `rules` of a language. Which rules there are, in which order and with which pictures, is
for English to say; `game.words.translated_rules` has what another language says instead. A file is a list of
sections, each with a title and its clauses; and, for a game, the pictures of cards (below `cards/`) beside some
of them, and the rules in short, each with cards or an `icon`, and the clause that has the details. What one
of these says is not true with the options by which it is `changed`: `NAME` with any but the usual
value, `NAME=VALUE` with that one alone. A game's file names clauses of the others as well::

    [[quick]]
    title = "Skip"
    text = "The next player misses the turn."
    cards = ["colour/Yskip"]
    clause = "C-11"

    [pictures]
    C-11 = ["colour/Yskip"]

    [changed]
    C-5 = ["draw4=no-colour", "last_card"]

    [[section]]
    title = "Playing a card"
    C-5 = "A card may be played if …"
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from game.engine.problems import Filling, Phrase, as_written
from game.files.fields import Fields
from game.files.reading import AssetError, Unreadable
from game.files.toml_files import read_toml
from game.words.translated_rules import TABLES, QuickKey, Told, TranslatedRules, Words, untold

COMMON, HOUSE, PARTNERS = "common", "house", "partners"


class RulesError(AssetError):
    """A file of rules that cannot be used: which file, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule by its id, as refusals name it ("C-5"), and the cards that are shown beside it.

    With the options by which it is `changed`, its text is not true.
    """

    id: str
    text: str
    cards: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses that belong together."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class QuickRule:
    """A rule in short: its title, what it says, pictures of cards or an icon, the clause with the details."""

    title: str
    text: str
    cards: tuple[str, ...]
    icon: str
    clause: str
    changed: tuple[str, ...] = ()
    """The options by which it is not true."""


def load_quick(folders: Sequence[Path], game: str, told: Told = untold) -> list[QuickRule]:
    """Return the rules of a game in short; none if there are none. Folders and `told` are as for `load_rules`.

    Raises RulesError.
    """
    *translations, english = [_file(folder, game) for folder in folders]
    if not english.is_file():
        return []
    try:
        quick = [_quick(each) for each in _read(english).each("quick")]
    except Unreadable as error:
        raise _unreadable(english, error) from None
    for path in reversed(translations):
        said = TranslatedRules.of(path, told).quick
        quick = [_in_short(each, said) for each in quick]
    return quick


def _in_short(rule: QuickRule, said: Mapping[QuickKey, Words]) -> QuickRule:
    own = said.get(QuickKey(rule.clause, rule.cards, rule.icon))
    return rule if own is None else replace(rule, title=own.title, text=own.text)


def _quick(table: Fields) -> QuickRule:
    table.only("title", "text", "cards", "icon", "clause", "changed")
    return QuickRule(
        table.text("title"),
        table.text("text"),
        table.texts("cards"),
        table.optional_text("icon") or "",
        table.text("clause"),
        table.texts("changed"),
    )


def load_rules(folders: Sequence[Path], game: str, told: Told = untold) -> list[Section]:
    """Return the sections of a game's rules, then the common ones. Raises RulesError.

    `folders` are those of languages, as a catalogue has them: the last one is English, and has every rule.
    `told` is called with what is damaged in the files of the others, for which English stands.
    """
    *translations, english = folders
    if not _file(english, COMMON).is_file():
        raise _wrong(_file(english, COMMON), "sections")
    found: list[Section] = []
    # Once: a file may take a quarter of a second to be read.
    shared, changed = _of_game(_file(english, game))
    for name in (game, HOUSE, PARTNERS, COMMON):
        path = _file(english, name)
        sections = _sections(path) if path.is_file() else []
        if name in (HOUSE, PARTNERS):
            sections = _only(sections, shared)
        for folder in reversed(translations):
            said = TranslatedRules.of(_file(folder, name), told)
            sections = [_translated(section, said) for section in sections]
        found += [_with_changes(section, changed) for section in sections]
    return found


def _of_game(path: Path) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """Return the shared clauses that a game's file names, and by which options clauses are changed."""
    if not path.is_file():
        return (), {}
    found = _read(path)
    try:
        changed = found.fields("changed")
        return found.texts("shared"), {id: changed.texts(id) for id in changed.table}
    except Unreadable as error:
        raise _unreadable(path, error) from None


def _with_changes(section: Section, changed: Mapping[str, tuple[str, ...]]) -> Section:
    clauses = section.clauses
    return replace(
        section, clauses=tuple(replace(each, changed=changed.get(each.id, ())) for each in clauses)
    )


def _only(sections: Sequence[Section], ids: Collection[str]) -> list[Section]:
    """Return the sections with these clauses alone, without empty ones."""
    kept = [
        replace(section, clauses=tuple(each for each in section.clauses if each.id in ids))
        for section in sections
    ]
    return [section for section in kept if section.clauses]


def _translated(section: Section, said: TranslatedRules) -> Section:
    titles = (said.titles.get(clause.id) for clause in section.clauses)
    return Section(
        next(filter(None, titles), section.title),
        tuple(
            replace(clause, text=said.clauses.get(clause.id, clause.text))
            for clause in section.clauses
        ),
    )


def _file(folder: Path, name: str) -> Path:
    return folder / "rules" / f"{name}.toml"


def _read(path: Path) -> Fields:
    try:
        found = Fields(read_toml(path, within=path.parent))
        found.only(*TABLES)
        return found
    except Unreadable as error:
        raise _unreadable(path, error) from None


def _sections(path: Path) -> list[Section]:
    found = _read(path)
    sections = found.table.get("section")
    if not isinstance(sections, list) or not sections:
        raise _wrong(path, "sections")
    try:
        beside = found.fields("pictures") if "pictures" in found.table else Fields({})
        cards = {id: beside.texts(id) for id in beside.table}
    except Unreadable as error:
        raise _unreadable(path, error) from None
    return [_section(path, each, cards) for each in sections]


def _unreadable(path: Path, error: Unreadable) -> RulesError:
    return RulesError(Phrase("problem.file-rules", file=str(path), reason=error.phrase))


def _wrong(path: Path, what: str, /, **values: Filling) -> RulesError:
    """What is wrong with a file of rules, by what follows "problem.rules-"."""
    reason = Phrase(f"problem.rules-{what}", **values)
    return RulesError(Phrase("problem.file-rules", file=str(path), reason=reason))


def _section(path: Path, table: object, cards: Mapping[str, tuple[str, ...]]) -> Section:
    if not isinstance(table, dict):
        raise _wrong(path, "section")
    title = table.get("title")
    clauses = [(id, text) for id, text in table.items() if id != "title"]
    if not isinstance(title, str) or not clauses:
        raise _wrong(path, "section")
    for id, text in clauses:
        if not isinstance(text, str):
            raise _wrong(path, "clause", clause=id, value=as_written(text))
    return Section(title, tuple(Clause(id, str(text), cards.get(id, ())) for id, text in clauses))
