"""The areas that everything on a table covers: `Occupancy`.

Every piece on a table reports its boxes under a plain name whenever they change; whoever shows a bubble asks
for a free place. No piece needs to know the areas of another.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from enum import IntEnum

from pygame import FRect

from game.view.speech.free_places import Ground
from game.view.speech.spots import Covering, Spot, covers_none

PANEL = "panel"
"""The panel that is open, which covers what lies there."""
SUIT_PICKER = "suit picker"
"""The choice of a suit or colour for a card, in the middle of the table."""
OWN_PLATE = "own plate"
"""The plate of who plays here; also what is there under the pointer."""
OWN_PLACE = "own place"
"""Where one's own plate is if no panel is open that it makes room for."""
COACH = "coach"
"""The card of a lesson's coach."""
OWN_CLOCK = "own clock"
"""The clock beside the own plate, in games with one."""
SEAT_PICKER = "seat picker"
"""The question for a seat that a call is about, above the hand."""
PILE_NUMBER = "pile number"
"""The number, on the pile, of the cards that the player in turn has to draw."""
HAND_ROOM, PANEL_ROOM = "hand room", "panel room"
"""Invisible pieces: the area for further cards, and the one in which the panel of a call opens."""

LOG = "log"
"""The list of recent moves, which gives way to a bubble that has no room elsewhere: it is not drawn then."""

PROMPTS = "prompts"
"""The keys that do something at the table, with what they do."""

OFFERS = ("hint", "together", "gather")
"""What is offered with the card in focus, each in a pill that can be clicked; these are no bubbles."""

MOST_SEATS = 10
"""No table has more seats."""

TAIL = "/tail"
"""What the name of a bubble's tail ends with, which is a piece that other bubbles keep off, too."""
TAIL_STEP = 16.0
"""The size in design pixels of the boxes of which a tail is made."""

FACED = "faced"
"""What is said over the hand of cards that fall on its person."""
STANDSTILL, QUESTION = "standstill", "question"
"""What is said while the game stands still, and what is asked then."""

OPEN_CARDS = "open cards"
"""The boxes of the cards of the table that may be taken, zone after zone (`Info.open_zones`)."""

FOCUSED_CARD = "card in focus"
"""The box of the one card of the hand that has the focus; it is among those of "hand", too."""


class Precedence(IntEnum):
    """The order in which places are given: a bubble avoids pieces of lower and equal values, and those of
    higher values avoid it."""

    PIECE = 0
    """Pieces of the table, which avoid nothing."""
    WARNING = 1
    ANSWER = 2
    """Answers to the player, and what is offered with the card in focus."""
    NOTE = 3
    """A hint, or a note of the guide."""
    NOTICE = 4
    """Speech and events at the seats."""


@dataclass(frozen=True, slots=True)
class _Entry:
    boxes: tuple[FRect, ...]
    cover: Covering
    precedence: Precedence


@dataclass(slots=True)
class _Answer:
    """A place that was found, the question, and the number of changes at that time."""

    question: Hashable
    spot: Spot | None
    ground: int


class Occupancy:
    """The boxes of everything on one table, by name, in design pixels."""

    def __init__(self) -> None:
        self.window = (0.0, 0.0)
        self._entries: dict[str, _Entry] = {}
        self._changes = [0] * len(Precedence)
        self._answers: dict[str, _Answer] = {}
        self._gathered, self._gathered_boxes = -1, list[FRect]()

    def resize(self, window: tuple[float, float]) -> None:
        """Forget everything, for a window of another size; all pieces must be reported again."""
        self.window = window
        self._entries.clear()
        self._answers.clear()
        for each in Precedence:
            self._changes[each] += 1

    def report(self, name: str, *boxes: FRect, cover: Covering = Covering.IN_NEED) -> None:
        """Set the boxes of a piece, and whether it may be covered; without boxes it is removed."""
        self._enter(name, boxes, cover, Precedence.PIECE)

    def remove(self, name: str) -> None:
        """Remove a piece or a bubble, if it is there."""
        entry = self._entries.pop(name, None)
        if self._answers.pop(name, None) is not None:
            self.remove(name + TAIL)
        if entry is not None and entry.cover is not Covering.FREELY:
            self._changes[entry.precedence] += 1

    def _enter(
        self, name: str, boxes: Iterable[FRect], cover: Covering, precedence: Precedence
    ) -> None:
        entry = _Entry(tuple(FRect(box) for box in boxes), cover, precedence)
        if not entry.boxes:
            self.remove(name)
        elif self._entries.get(name) != entry:
            self._entries[name] = entry
            if cover is not Covering.FREELY:
                self._changes[precedence] += 1

    def changes(self, until: Precedence = Precedence.PIECE) -> int:
        """Return a number that changes whenever the obstacles up to a precedence change."""
        return sum(self._changes[: until + 1])

    def names(self) -> tuple[str, ...]:
        """Return the names of all pieces and bubbles that are there."""
        return tuple(self._entries)

    def boxes(self, name: str) -> tuple[FRect, ...]:
        """Return the boxes of a piece, or none if it is not there."""
        entry = self._entries.get(name)
        return () if entry is None else tuple(FRect(box) for box in entry.boxes)

    def box(self, name: str) -> FRect | None:
        """Return the union of the boxes of a piece, or None if it is not there."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        first, *others = entry.boxes
        return first.unionall(others) if others else FRect(first)

    def of_seats(self, piece: str) -> dict[int, FRect]:
        """Return the boxes of a piece that there is for each seat, by seat."""
        boxes = {seat: self.box(f"{piece} {seat}") for seat in range(MOST_SEATS)}
        return {seat: box for seat, box in boxes.items() if box is not None}

    def met(self, box: FRect, piece: str) -> int:
        """Return over how many pieces of this kind, of which each seat has one, a box lies."""
        return sum(not covers_none(box, [each]) for each in self.of_seats(piece).values())

    def spares(self, box: FRect) -> bool:
        """Return whether a box covers no piece that may never be covered."""
        return all(
            covers_none(box, entry.boxes)
            for entry in self._entries.values()
            if entry.cover is Covering.NEVER and entry.precedence is Precedence.PIECE
        )

    def overlaid(self, name: str) -> bool:
        """Return whether a bubble with words, or its tail, lies over a piece."""
        return any(map(self.beneath, self.boxes(name)))

    def lies_over(self, name: str, *boxes: FRect) -> bool:
        """Return whether any of these boxes lies over a piece."""
        return not all(covers_none(box, self.boxes(name)) for box in boxes)

    def beneath(self, lower: FRect) -> bool:
        """Return whether a bubble with words, or its tail, lies over a box."""
        return not covers_none(lower, self._bubbles)

    @property
    def _bubbles(self) -> list[FRect]:
        """The boxes of bubbles with words and of their tails, gathered once until anything changes."""
        now = self.changes(Precedence.NOTICE)
        if self._gathered != now:
            self._gathered = now
            self._gathered_boxes = [
                box
                for name, entry in self._entries.items()
                if entry.precedence > Precedence.PIECE and name not in OFFERS
                for box in entry.boxes
            ]
        return self._gathered_boxes

    def ground(self, precedence: Precedence, *over: str, own: str = "") -> Ground:
        """Return the ground for a precedence, without the pieces named in `over` and the asker's `own`."""
        return Ground(
            self.window,
            tuple(
                (name, box, entry.cover)
                for name, entry in self._entries.items()
                if entry.precedence <= precedence
                and entry.cover is not Covering.FREELY
                and name.removesuffix(TAIL) != own
                and name.removesuffix(TAIL) not in over
                for box in entry.boxes
            ),
            frozenset(
                name
                for name, entry in self._entries.items()
                if entry.precedence > Precedence.PIECE and name not in OFFERS
            ),
        )

    def place(
        self,
        name: str,
        precedence: Precedence,
        question: Hashable,
        find: Callable[[Ground], Spot | None],
        *over: str,
    ) -> Spot | None:
        """Return the place of a bubble, found by `find` on its ground; None removes the bubble.

        The bubble keeps its place while the `question` (its text, subject and size) is equal, the place is free
        and no other bubble lies under its tail; `find` is called only if one of them has changed. A piece of
        the table is never covered.
        """
        answer, now = self._answers.get(name), self.changes(precedence)
        if answer is not None and answer.question == question:
            if answer.ground == now:
                return answer.spot
            ground = self.ground(precedence, *over, own=name)
            kept = answer.spot
            if kept is not None and ground.free(kept.rect) and ground.clear_tail(kept):
                answer.ground = now
                return kept
        else:
            ground = self.ground(precedence, *over, own=name)
        return self._found(name, precedence, question, find(ground))

    def _found(
        self, name: str, precedence: Precedence, question: Hashable, spot: Spot | None
    ) -> Spot | None:
        """Enter the place that was found for a bubble and its tail, and return it."""
        cover = Covering.NEVER if precedence is Precedence.PIECE else Covering.IN_NEED
        cover = Covering.AT_LAST if name in OFFERS else cover
        self._enter(name, [spot.rect] if spot is not None else (), cover, precedence)
        tail = () if spot is None else spot.tail(TAIL_STEP)
        self._enter(name + TAIL, tail, Covering.IN_NEED, precedence)
        self._answers[name] = _Answer(question, spot, self.changes(precedence))
        return spot
