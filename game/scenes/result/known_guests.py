"""What the guests of a match that is over and its only person have had with each other: `known_guests`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.engine.match import Match
from game.scenes.base.guest_list import themselves
from game.scenes.base.match_history import MatchHistory
from game.session.acquaintance.acquaintance import Acquaintance
from game.session.acquaintance.recollections import Recollection, end_recollections
from game.session.course import SatDown
from game.session.outcome import Outcome
from game.session.records.ending import places_of
from game.store.bot_files import Guest
from game.store.sqlite_files.encounters import Encounter
from game.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class KnownGuests:
    """By seat, what was `before` the match, and the match `now` as the guest there met the person."""

    before: Mapping[int, Acquaintance]
    now: Mapping[int, Encounter]

    def memories(self, seat: int) -> tuple[Recollection, ...]:
        """Return what the guest of a seat remembers at the end."""
        if seat not in self.before:
            return ()
        return tuple(end_recollections(self.before[seat], self.now[seat]))

    def standing(self, seat: int) -> tuple[int, int] | None:
        """Return how the person and the guest of a seat stand after the match; None if that says little."""
        return (
            self.before[seat].with_match(self.now[seat]).standing if seat in self.before else None
        )


STRANGERS = KnownGuests({}, {})
"""Where several people play, or none, or what is played does not count."""


def known_guests(
    words: Catalogue,
    history: MatchHistory | None,
    outcome: Outcome,
    match: Match,
    guests: Mapping[str, Guest],
    sat_down: Collection[SatDown],
) -> KnownGuests:
    """Return it by the matches before this one, as soon as all their logs are read.

    Of a match in which a bot has played on for the person nothing is told, nor of one who plays on for another.
    """
    plan, reader = outcome.plan, outcome.plan.reader
    if history is None or reader < 0 or plan.for_practice or not history.whole:
        return STRANGERS
    if any(each.seat == reader for each in sat_down):
        return STRANGERS
    places = places_of(match)
    bots = themselves(words, guests, plan, sat_down)
    names = {bot: plan.seats[seat].name for seat, bot in bots.items()}
    known = history.acquaintances(plan.seats[reader].name, names)
    own, at = places[reader], history.now()
    now = {seat: Encounter(bot, plan.game, at, own, places[seat]) for seat, bot in bots.items()}
    return KnownGuests({seat: known[bot] for seat, bot in bots.items()}, now)
