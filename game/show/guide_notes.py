"""The first-game guide at a table: which of a game's notes applies now, and which have been read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.engine.actions import Action
from game.engine.events import Announced, CardsMoved, Event, SeatSkipped, SuitCalled
from game.engine.state import PLAY, State
from game.engine.zones import DRAW, HAND, PLAYED, TAKEN
from game.show.local_seat import LocalSeat
from game.store.guide_files import Condition, Note

SKIPPED = "*"
"""Kept in the settings, in the place of the ids of notes, for a guide that was skipped."""


class Moment(NamedTuple):
    """What conditions of notes are checked against: the view, open actions, warned seats, the last event.

    `words` are those of `Variant.moments`, `changed` the options of the match that are not as usual.
    """

    view: State
    seat: int
    legal: Sequence[Action]
    calls: Sequence[Action]
    warned: frozenset[int]
    words: frozenset[str] = frozenset()
    event: Event | None = None
    changed: frozenset[str] = frozenset()


def _may(moment: Moment, verb: str) -> bool:
    return any(each.verb == verb for each in (*moment.legal, *moment.calls))


def _hand(moment: Moment) -> list[int]:
    return moment.view.hands[moment.seat]


def _played(moment: Moment, kind: str) -> bool:
    event, deck = moment.event, moment.view.table.deck
    if not isinstance(event, CardsMoved) or event.dst.zone not in PLAYED:
        return False
    return event.src.zone == HAND and any(deck.kind[card] == kind for card in event.cards)


def _plays(moment: Moment, kind: str) -> bool:
    deck = moment.view.table.deck
    return any(
        each.verb == "play" and all(deck.kind[card] == kind for card in each.cards)
        for each in moment.legal
    )


def _drew(moment: Moment, _: str) -> bool:
    event = moment.event
    if not isinstance(event, CardsMoved) or event.src.zone != DRAW:
        return False
    dealt = len(event.cards) == len(_hand(moment))
    return event.dst == (HAND, moment.seat) and len(event.cards) > 1 and not dealt


HOLDS: Mapping[str, Callable[[Moment, str], bool]] = {
    "in-turn": lambda moment, _: bool(moment.legal),
    "waits": lambda moment, _: not moment.legal,
    "in-play": lambda moment, _: moment.view.phase == PLAY,
    "before-play": lambda moment, _: moment.view.phase != PLAY,
    "can-play": lambda moment, _: _may(moment, "play"),
    "cannot-play": lambda moment, _: not _may(moment, "play"),
    "drew": _drew,
    # Compared by class as well: as tuples a TurnChanged and a SeatSkipped of one seat are equal.
    "skipped": lambda moment, _: (
        isinstance(moment.event, SeatSkipped) and moment.event.seat == moment.seat
    ),
    "suit-called": lambda moment, _: isinstance(moment.event, SuitCalled),
    "alone-warned": lambda moment, _: moment.seat in moment.warned,
    "other-warned": lambda moment, _: bool(moment.warned - {moment.seat}),
    "trick-taken": lambda moment, _: (
        isinstance(moment.event, CardsMoved) and moment.event.dst == (TAKEN, moment.seat)
    ),
    "without": lambda moment, word: word not in moment.words,
    "usual": lambda moment, option: option not in moment.changed,
    "changed": lambda moment, option: option in moment.changed,
    "can": _may,
    "plays": _plays,
    "holds": lambda moment, kind: any(
        moment.view.table.deck.kind[card] == kind for card in _hand(moment) if card >= 0
    ),
    "played": _played,
    "announced": lambda moment, what: (
        isinstance(moment.event, Announced) and moment.event.what == what
    ),
    "cards": lambda moment, count: len(_hand(moment)) == int(count),
}
"""The check of each condition; a word that is not among these is one of the game's own moments."""

OF_EVENTS = frozenset({"drew", "skipped", "suit-called", "trick-taken", "played", "announced"})
"""The conditions of what has just happened; all others are of how things are."""


def holds(conditions: Sequence[Condition], moment: Moment) -> bool:
    """Return whether all conditions hold at a moment."""
    return all(
        HOLDS[word](moment, argument) if word in HOLDS else word in moment.words
        for word, argument in conditions
    )


def concerned(note: Note, view: State, seat: int, legal: Sequence[Action]) -> list[int]:
    """Return the cards in a seat's hand that a note is about: of its kinds, or those that may be played."""
    deck, hand = view.table.deck, view.hands[seat]
    playable = {card for each in legal if each.verb == "play" for card in each.cards}
    kinds = {argument for word, argument in note.when if word in ("plays", "holds")}
    found = [card for card in hand if card >= 0 and (not kinds or deck.kind[card] in kinds)]
    held = any(word == "holds" for word, _ in note.when)
    return found if held else [card for card in found if card in playable]


class Guide:
    """The notes of one game; `read` holds the ids of those that have been read, by game, as in the settings."""

    def __init__(self, local: LocalSeat, notes: Sequence[Note], read: dict[str, list[str]]) -> None:
        self.local = local
        self.notes = notes
        self._read = read
        options = local.viewpoint.table.options
        self._changed = frozenset(
            each.name for each in local.info.options if options[each.name] != each.default
        )

    @property
    def on(self) -> bool:
        """Whether there are unread notes and the guide has not been skipped."""
        return self.local.seat >= 0 and any(self._open(note) for note in self.notes)

    def _open(self, note: Note) -> bool:
        if not self._fits(note):
            return False
        read = self._read.get(self.local.viewpoint.table.game, ())
        return SKIPPED not in read and note.id not in read

    def _fits(self, note: Note) -> bool:
        """Whether a note is for the step that the person is at, or, where there are none, for those without.

        Where the game is learned step by step each call is explained by the note of its step.
        """
        seen, steps = self.local.viewpoint, self.local.viewpoint.steps
        if note.step or not seen.learns:
            present = steps.present
            return note.step == ("" if present is None else present.id)
        return all(note.call not in step.calls for step in steps.info.steps)

    def finish(self, note: Note) -> None:
        """Mark a note as read."""
        read = self._read.setdefault(self.local.viewpoint.table.game, [])
        if note.id not in read:
            read.append(note.id)

    def skip(self) -> None:
        """Show no more notes of this game."""
        self._read[self.local.viewpoint.table.game] = [SKIPPED]

    def find(self, event: Event | None = None) -> Note | None:
        """Return the first unread note whose conditions hold now, or None; `event` has just been shown."""
        if not self.on or self.local.viewpoint.over:
            return None
        moment = self._moment(event, shown=self.local.showing.caught_up)
        return next((n for n in self.notes if self._open(n) and holds(n.when, moment)), None)

    def stands(self, note: Note) -> bool:
        """Return whether things still are as a note says, even if what has changed is not shown yet.

        What it says has happened is not asked again.
        """
        if not self._fits(note):
            return False
        lasting = [each for each in note.when if each.word not in OF_EVENTS]
        return not self.local.viewpoint.over and holds(lasting, self._moment(None, shown=True))

    def _moment(self, event: Event | None, *, shown: bool) -> Moment:
        """Return the moment that is; while not all of it is `shown`, the seat has nothing to do yet."""
        local, viewpoint = self.local, self.local.viewpoint
        view, variant, seat = viewpoint.observation.state, viewpoint.variant, local.seat
        calls = variant.out_of_turn.calls(view, seat, viewpoint.now)
        legal = viewpoint.observation.legal if shown else []
        words = variant.moments(view, seat) if shown else frozenset()
        return Moment(view, seat, legal, calls, viewpoint.warned, words, event, self._changed)
