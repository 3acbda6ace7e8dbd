"""The book of who covers which place of a table: `Occupancy`.

Every piece on a table reports its boxes here, under a plain name, whenever they change; whoever wants to show
a bubble asks here for a place. So no piece needs to know another.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from enum import IntEnum

from pygame import FRect

from game.view.speech.free_places import Cover, Ground, Spot

HAND_ROOM, PANEL_ROOM = "hand room", "panel room"
"""Where there will be more cards, and where the panel of a call will open: pieces that are not seen."""


class Precedence(IntEnum):
    """In which order places are given: each keeps off those before it and its equals; those after it give
    way."""

    PIECE = 0
    """What lies on the table, and moves out of nobody's way."""
    WARNING = 1
    ANSWER = 2
    """What the player has asked for, and what is offered with the card in focus."""
    NOTE = 3
    """A hint, or a note of the guide."""
    NOTICE = 4
    """What is said and done at the seats."""


@dataclass(frozen=True, slots=True)
class _Entry:
    boxes: tuple[FRect, ...]
    cover: Cover
    precedence: Precedence


@dataclass(slots=True)
class _Answer:
    """A place that was given, what had been asked, and how the ground was then."""

    question: Hashable
    spot: Spot | None
    ground: int


class Occupancy:
    """Who lies where, in design pixels, in a window of some size."""

    def __init__(self) -> None:
        self.window = (0.0, 0.0)
        self._entries: dict[str, _Entry] = {}
        self._changes = dict.fromkeys(Precedence, 0)
        self._answers: dict[str, _Answer] = {}

    def resize(self, window: tuple[float, float]) -> None:
        """Begin anew in another window: everything is to be reported again."""
        self.window = window
        self._entries.clear()
        self._answers.clear()
        for each in Precedence:
            self._changes[each] += 1

    # --- what is there

    def report(self, name: str, *boxes: FRect, cover: Cover = Cover.IN_NEED) -> None:
        """Tell where a piece lies now, and whether it may be covered; without boxes it is gone."""
        self._enter(name, boxes, cover, Precedence.PIECE)

    def remove(self, name: str) -> None:
        """A piece, or a bubble, is gone."""
        entry = self._entries.pop(name, None)
        self._answers.pop(name, None)
        if entry is not None and entry.cover is not Cover.FREELY:
            self._changes[entry.precedence] += 1

    def _enter(
        self, name: str, boxes: Iterable[FRect], cover: Cover, precedence: Precedence
    ) -> None:
        entry = _Entry(tuple(FRect(box) for box in boxes), cover, precedence)
        if not entry.boxes:
            self.remove(name)
        elif self._entries.get(name) != entry:
            self._entries[name] = entry
            if cover is not Cover.FREELY:
                self._changes[precedence] += 1

    def changes(self, until: Precedence = Precedence.PIECE) -> int:
        """A number that is another one as soon as there are other obstacles for those after `until`."""
        return sum(self._changes[each] for each in Precedence if each <= until)

    def boxes(self, name: str) -> tuple[FRect, ...]:
        """The boxes of a piece; none if it is not there."""
        entry = self._entries.get(name)
        return () if entry is None else tuple(FRect(box) for box in entry.boxes)

    def box(self, name: str) -> FRect | None:
        """What holds all the boxes of a piece; None if it is not there."""
        boxes = self.boxes(name)
        return boxes[0].unionall(list(boxes[1:])) if boxes else None

    # --- a place for a bubble

    def ground(self, precedence: Precedence, *over: str, own: str = "") -> Ground:
        """What somebody must keep off who has this precedence, and may lie `over` some pieces."""
        return Ground(
            self.window,
            tuple(
                (name, box, entry.cover)
                for name, entry in self._entries.items()
                if entry.precedence <= precedence
                and entry.cover is not Cover.FREELY
                and name != own
                and name not in over
                for box in entry.boxes
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
        """The place of a bubble, which `find` looks for on its ground; None if it finds none.

        A bubble stays where it is as long as the `question` (what it says, of what, how large) is the same
        and its place is free. None takes the bubble out of the book.
        """
        answer, now = self._answers.get(name), self.changes(precedence)
        if answer is not None and answer.question == question:
            if answer.ground == now:
                return answer.spot
            ground = self.ground(precedence, *over, own=name)
            if answer.spot is not None and ground.free(answer.spot.rect):
                answer.ground = now
                return answer.spot
        else:
            ground = self.ground(precedence, *over, own=name)
        spot = find(ground)
        self._enter(name, [spot.rect] if spot is not None else (), Cover.IN_NEED, precedence)
        self._answers[name] = _Answer(question, spot, self.changes(precedence))
        return spot
