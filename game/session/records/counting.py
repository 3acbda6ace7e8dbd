"""What matches count for: one table of what happened to a match, and of what it counts for all the same."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from game.engine.notation.rule_set_text import changed_rules
from game.session.plan import Plan
from game.variants import find_variant


class Purpose(Enum):
    """What a match may count for. The rating and records are kept apart by sets of house rules."""

    RECORDS = auto()
    RATING = auto()
    FIRST_TRY = auto()
    ACHIEVEMENTS = auto()
    CUP = auto()
    EVENING = auto()


class Circumstance(Enum):
    """What may have happened to a match of somebody.

    UNDO: something was taken back as the rules of the table allow it; PRACTICE: it was played to practise;
    HINT: they were given a hint; HOUSE_RULES: it was not played as written; STAND_IN: a bot has played on in
    one's seat.
    """

    UNDO = auto()
    PRACTICE = auto()
    HINT = auto()
    HOUSE_RULES = auto()
    STAND_IN = auto()


_ALL = frozenset(Purpose)
COUNTS: dict[Circumstance, frozenset[Purpose]] = {
    Circumstance.UNDO: frozenset({Purpose.RECORDS, Purpose.ACHIEVEMENTS, Purpose.EVENING}),
    Circumstance.PRACTICE: frozenset(),
    Circumstance.HINT: frozenset({Purpose.RECORDS, Purpose.ACHIEVEMENTS, Purpose.EVENING}),
    Circumstance.HOUSE_RULES: _ALL,
    Circumstance.STAND_IN: frozenset({Purpose.CUP, Purpose.EVENING}),
}
"""What a match counts for in spite of each. A cup and an evening go on, whoever plays a seat to the end."""


def counts_for(purpose: Purpose, circumstances: Collection[Circumstance]) -> bool:
    """Return whether a match to which all of this happened counts."""
    return all(purpose in COUNTS[each] for each in circumstances)


def circumstances_of(
    plan: Plan, *, undone: bool = False, hinted: bool = False
) -> frozenset[Circumstance]:
    """Return what happened to a match: what its plan tells, and what else its log has.

    The plan tells of practice, other rules, and that nobody but bots plays any more.
    """
    happened = {Circumstance.UNDO: undone, Circumstance.HINT: hinted}
    found = {each for each, there in happened.items() if there}
    if plan.for_practice:
        found.add(Circumstance.PRACTICE)
    if changed_rules(find_variant(plan.game).info, plan.options):
        found.add(Circumstance.HOUSE_RULES)
    if not plan.people:
        found.add(Circumstance.STAND_IN)
    return frozenset(found)
