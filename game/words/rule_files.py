"""The text of the rules: `load_rules(words.folders, "classic")` reads `classic.toml`, then `common.toml`.

They lie in the folder `rules` of a language; what one language lacks is taken from the next.
A file is a list of sections, each with a title and its clauses::

    [[section]]
    title = "Playing a card"
    C-5 = "A card may be played if …"
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.engine.problems import Filling, Phrase, Problem
from game.files.reading import Unreadable
from game.files.toml_files import read_toml

COMMON = "common"


class RulesError(Problem):
    """A file of rules that cannot be used: which file, and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule by its id, as refusals name it ("C-5")."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses that belong together."""

    title: str
    clauses: tuple[Clause, ...]


def load_rules(folders: Sequence[Path], game: str) -> list[Section]:
    """Return the sections of a game's rules, then the common ones. Raises RulesError.

    `folders` are those of languages, as a catalogue has them: the last one has what the others lack.
    """
    found = _in_languages(folders, game)
    common = _in_languages(folders, COMMON)
    if not common:
        raise _wrong(_file(folders[-1], COMMON), "sections")
    return found + common


def _file(folder: Path, name: str) -> Path:
    return folder / "rules" / f"{name}.toml"


def _in_languages(folders: Sequence[Path], name: str) -> list[Section]:
    """The sections of a file in the first language, and those with what it lacks in the others."""
    found: list[Section] = []
    told: set[str] = set()
    for path in (_file(folder, name) for folder in folders):
        for section in _read(path) if path.is_file() else ():
            clauses = tuple(clause for clause in section.clauses if clause.id not in told)
            if clauses:
                found.append(Section(section.title, clauses))
        told = {clause.id for section in found for clause in section.clauses}
    return found


def _read(path: Path) -> list[Section]:
    try:
        table = read_toml(path, within=path.parent)
    except Unreadable as error:
        raise RulesError(
            Phrase("problem.file-rules", file=str(path), reason=error.phrase)
        ) from None
    sections = table.get("section")
    if not isinstance(sections, list) or not sections:
        raise _wrong(path, "sections")
    return [_section(path, each) for each in sections]


def _wrong(path: Path, what: str, /, **values: Filling) -> RulesError:
    """What is wrong with a file of rules, by what follows "problem.rules-"."""
    reason = Phrase(f"problem.rules-{what}", **values)
    return RulesError(Phrase("problem.file-rules", file=str(path), reason=reason))


def _section(path: Path, table: dict[str, object]) -> Section:
    title = table.get("title")
    clauses = [(id, text) for id, text in table.items() if id != "title"]
    if not isinstance(title, str) or not clauses:
        raise _wrong(path, "section")
    for id, text in clauses:
        if not isinstance(text, str):
            raise _wrong(path, "clause", clause=id, value=repr(text))
    return Section(title, tuple(Clause(id, str(text)) for id, text in clauses))
