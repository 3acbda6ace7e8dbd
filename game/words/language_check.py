"""What of a language cannot be used, each message and text for itself: `faults_of(folder, english)`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from game.engine.problems import Phrase, as_written
from game.words.card_comparison import FILE as COMPARISON
from game.words.catalogue import Catalogue
from game.words.entries import Damaged, MessageEntry
from game.words.language import Language
from game.words.letter_clusters import judged_anew
from game.words.resolver import MOST_PARTS, has_data
from game.words.said_texts import value_of
from game.words.translated_rules import Told, TranslatedRules, compared_in, untold

LOCALE = "language-locale"
"""The message that names the locale whose rules a language follows."""
QUICK, CARD = "quick", "card"
"""Tables of a file of rules, and of the comparison."""
SAMPLE = 7
"""The value that is put into messages: a number is written as a name would be, and chosen by like one."""

_VARIABLE = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


MOST_WORK = 480_000
"""The work of a check, in letters that are parsed: English takes 48 % of it, and the complete language that the
tests make of it, whose texts are longer, 72 %."""
LOOKED_AT, JUDGED, IN_RULES, GONE_INTO = 8, 3, 4, 2
"""Letters that are looked at for the work of one, the work of a new kind of letter, bytes of rules for one, and
the work of looking at a message that another is made of."""
MOST_ALIKE = 10
"""Different messages of English that may be the same in a language: a few words of it can be one in another."""
MOST_FAULTS = 100
"""Faults of a file that are told."""


def faults_of(folder: Path, english: Path) -> list[Damaged]:
    """Return what is damaged in the messages and rules of a language, whose folder this is.

    Of a file there are MOST_FAULTS, and how many more. What comes when MOST_WORK is done is not looked at: that
    is said of its file.
    """
    usual = Language(english)
    own = usual if folder == english else Language(folder, usual)
    words = Catalogue(usual) if own is usual else Catalogue(own, usual)
    entries = own.entries()
    budget = _Budget({own, usual})
    _check_messages(words, entries, usual.entries(), budget)
    if LOCALE in entries and not has_data(locale := words(LOCALE)):
        reason = Phrase("problem.reason-locale", value=as_written(locale))
        words.damages.append(Damaged(entries[LOCALE].file, LOCALE, reason))
    _check_rules(folder / "rules", english / "rules", words.damages, budget)
    return _most_of(words.damages)


class _Budget:
    """The work that is left of a check: it is counted, not timed, so that every machine finds the same."""

    def __init__(self, languages: Collection[Language]) -> None:
        self._languages = languages
        self._known = judged_anew()
        self._more = 0

    def spend(self, letters: int) -> None:
        """Count work that no language counts."""
        self._more += letters

    @property
    def spent(self) -> bool:
        judged = JUDGED * (judged_anew() - self._known)
        return sum(each.work for each in self._languages) + judged + self._more > MOST_WORK

    def damaged(self, file: str, id: str = "") -> Damaged:
        """Return what says that nothing is looked at from a message of a file on."""
        return Damaged(file, id, Phrase("problem.reason-too-much-work"))


def _check_messages(
    words: Catalogue,
    entries: Mapping[str, MessageEntry],
    usual: Mapping[str, MessageEntry],
    budget: _Budget,
) -> None:
    named, usually = _named_in(entries), _named_in(usual)
    alike = defaultdict[str, dict[str, str]](dict)
    for id, entry in entries.items():
        if id.startswith("-"):
            continue
        if budget.spent:
            words.damages.append(budget.damaged(entry.file, id))
            return
        # The English one, too, takes its place where it is damaged, and needs its own.
        values = _variables(id, named, budget)
        if id in usual:
            values |= _variables(id, usually, budget)
        damaged = len(words.damages)
        said = words(id, **dict.fromkeys(values, SAMPLE))
        if len(words.damages) > damaged:
            # What is made of it cannot be used either, whatever it is made of.
            named.pop(id, None)
        elif id in usual:
            # A message may be nothing but what it is given, whatever that is called.
            source = _VARIABLE.sub("$", value_of(usual[id].source))
            alike[said].setdefault(source, id)
        budget.spend(len(entry.source) // LOOKED_AT)
    for said, ids in alike.items():
        if len(ids) > MOST_ALIKE:
            first, *_, last = ids.values()
            words.damages.append(_told_alike(entries[first].file, said, first, last, len(ids)))


def _told_alike(file: str, said: str, first: str, last: str, count: int) -> Damaged:
    reason = Phrase("problem.reason-alike", count=count, said=said, first=first, last=last)
    return Damaged(file, "", reason)


def _check_rules(folder: Path, english: Path, found: list[Damaged], budget: _Budget) -> None:
    """Check the files that there are in English as well; no other is read."""
    names = {file.name for file in english.glob("*.toml")}
    for file in sorted(folder.glob("*.toml")):
        name = f"{folder.name}/{file.name}"
        if file.name not in names:
            found.append(Damaged(folder.name, file.name, Phrase("problem.reason-no-such-rules")))
        elif budget.spent:
            found.append(budget.damaged(name))
            return
        else:
            told: list[Damaged] = []
            wrong = _wrong_cards if file.name == COMPARISON.name else _wrong_rules
            at_odds = list(wrong(file, english / file.name, told.append))
            found += told
            for id, why in at_odds:
                if id or not told:  # what is refused is not missing as well
                    found.append(Damaged(name, id, Phrase(f"problem.rules-{why}")))
            budget.spend(file.stat().st_size // IN_RULES if file.is_file() else 0)


def _wrong_rules(file: Path, english: Path, told: Told) -> Iterator[tuple[str, str]]:
    """Yield what the rules of a language say in vain: where, and why, by what follows "problem.rules-"."""
    own, usual = TranslatedRules.of(file, told), TranslatedRules.of(english, untold)
    if not own.clauses:
        yield ("", "sections") if own.quick else ("", "no-texts")
    for id in own.clauses:
        if id not in usual.clauses:
            yield id, "no-such-clause"
    for key in own.quick:
        if key not in usual.quick:
            yield f"{QUICK} {key.clause}", "no-such-quick"
    for name, value in own.unsaid.items():
        if value != usual.unsaid.get(name):
            yield name, "not-as-english"


def _wrong_cards(file: Path, english: Path, told: Told) -> Iterator[tuple[str, str]]:
    """Yield what of the comparison of a language is said in vain, as `_wrong_rules` does."""
    own, usual = compared_in(file, told), compared_in(english, untold)
    if not own:
        yield "", "no-texts"
    for pictures, card in own.items():
        if pictures not in usual:
            yield f"{CARD} {pictures[0]}", "no-such-card"
        elif not card.effects.keys() <= usual[pictures].effects.keys():
            yield f"{CARD} {pictures[0]}", "no-such-effect"


def _most_of(found: Iterable[Damaged]) -> list[Damaged]:
    """Return what is told of: of a file with very many faults the first, and how many more there are."""
    told: list[Damaged] = []
    count = Counter[str]()
    for each in found:
        count[each.file] += 1
        if count[each.file] <= MOST_FAULTS:
            told.append(each)
    for file, faults in count.items():
        if faults > MOST_FAULTS:
            reason = Phrase("problem.reason-more-faults", count=faults - MOST_FAULTS)
            told.append(Damaged(file, "", reason))
    return told


class _Named(NamedTuple):
    """The names in the source of a message: of values, and of what may be other messages."""

    variables: frozenset[str]
    others: frozenset[str]

    @classmethod
    def in_source(cls, source: str) -> _Named:
        return cls(frozenset(_VARIABLE.findall(source)), frozenset(_REFERENCE.findall(source)))


def _named_in(entries: Mapping[str, MessageEntry]) -> dict[str, _Named]:
    return {id: _Named.in_source(entry.source) for id, entry in entries.items()}


def _variables(id: str, named: Mapping[str, _Named], budget: _Budget) -> set[str]:
    """Return the names of the values of a message, and of all that it refers to.

    One that refers to more than MOST_PARTS others is refused in any case.
    """
    found: set[str] = set()
    seen, left = {id}, [id]
    while left and len(seen) <= MOST_PARTS:
        here = named[left.pop()]
        budget.spend(GONE_INTO + (len(here.variables) + len(here.others)) // LOOKED_AT)
        found |= here.variables
        others = {each for each in here.others if each in named} - seen
        seen |= others
        left.extend(others)
    return found
