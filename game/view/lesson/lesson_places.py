"""Where on a table the things lie that a lesson names: `LessonPlaces(kit, view, choices, info)`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pygame import FRect, Rect

from game.engine.actions import Action
from game.engine.info import Info
from game.engine.notation.action_text import parse_action
from game.store.lesson_files import OWN, LessonPart, LessonStep
from game.view.base.scene_kit import SceneKit
from game.view.calls.choice_bar import ChoiceBar
from game.view.lesson.coach_card import (
    COVERED,
    DEED,
    MINE,
    NAMED,
    NEEDED,
    OPENED,
    PEOPLE,
    CoachCard,
)
from game.view.lesson.veil import GAPS, HOLES
from game.view.speech.occupancy import (
    FACED,
    OFFERS,
    OWN_PLATE,
    PANEL,
    SEAT_PICKER,
    SUIT_PICKER,
)
from game.view.speech.spots import Covering, covers_none
from game.view.table.table_view import TableView

AROUND = 10
"""How far a hole reaches beyond what is seen through it, in design pixels."""
BESIDE_PILE = (56, 32)
"""The room around the discard pile for cards that lie askew, and for the number of cards that are faced."""
PIECES = {
    "hand": "hand", "own": OWN_PLATE, "choices": "choices", "calls": "calls", "trick": "middle",
    "draw": "pile", "direction": "arrows", "clock": "own clock",
}  # fmt: skip
"""The pieces of the table by their words in lessons, where the occupancy has them under other names."""
ARROWS = LessonPart("direction")
"""The part of a step that lets the arrows of the direction be seen."""
OPENS = (SUIT_PICKER, PANEL, SEAT_PICKER)
"""What opens over the table while a deed is done."""
LIGHTLY = ("hand", OWN_PLATE, "piles", "stock count", "trick", "choices")
"""What the coach had better leave free, besides the seats."""
READ = ("called", FACED, "choices", "hint")
"""What has to be read with any step: the suit in force, what is faced, what can be chosen, and what can be done
with the card in focus."""


class LessonPlaces:
    """The places on one table, which are reported to its occupancy; holes have some room around them."""

    def __init__(self, kit: SceneKit, view: TableView, choices: ChoiceBar, info: Info) -> None:
        self.kit, self.view, self.choices, self.info = kit, view, choices, info

    def deed(self, action: Action) -> Rect | None:
        """Return the hole of where an action is done, in real pixels; None if it is not there."""
        box = self._deed(action)
        return None if box is None else self.kit.rect(_hole(box))

    def _deed(self, action: Action) -> FRect | None:
        """Return the card, pile or button of an action."""
        if action.verb == "play":
            return self._card(action.cards[0]) if len(action.cards) == 1 else self._cards(action)
        if action.verb == "draw":
            return self._box("pile")
        return self._choice(action) or self._box(f"call {self.info.button(action.verb)}")

    def named(self, part: LessonPart) -> Rect | None:
        """Return the hole of what a lesson names, in real pixels; None if it is not there."""
        box = self._named(part)
        return None if box is None else self.kit.rect(_hole(box))

    def _named(self, part: LessonPart) -> FRect | None:
        match part.word:
            case "card":
                return self._card(self.view.table.deck.index[part.argument])
            case "seat":
                return self._seat(int(part.argument))
            case "call":
                return self._box(f"call {part.argument}")
            case "choice":
                verbs = self.info.vocabulary
                action = parse_action(part.argument, self.view.table.deck, verbs)
                return self._choice(action)
            case "discard":
                pile = self.view.placement.places.get("discard")
                return None if pile is None else pile.inflate(*BESIDE_PILE)
            case "centre":
                return self._centre()
            case word if word in PIECES:
                return self._box(PIECES[word])
            case word:
                return self.view.placement.places.get(word)

    def report(self, step: LessonStep, people: Sequence[int]) -> None:
        """Report to the occupancy what a step speaks of, as nothing that other bubbles keep clear of.

        The seats of `people` are those whose names the coach says.

        Once something has opened for the deed, it is spoken of first, and what it lies on is not; where a seat
        is asked for, the seats are spoken of instead, above all the one that the deed is about.
        """
        occupancy, free = self.view.occupancy, Covering.FREELY
        opened = [_hole(box) for name in OPENS for box in [self._box(name)] if box is not None]
        deed = None if step.does is None else self._deed(step.does)
        parts = [each for each in step.at if each != ARROWS]
        if step.does is not None and self._box(SEAT_PICKER) is not None:
            meant = LessonPart("seat", str(step.does.seat))
            opened += [_hole(each) for each in [self._named(meant)] if each is not None]
            parts = [LessonPart("seat", str(seat)) for seat in self.view.boxes]
        holes = [_hole(each) for each in map(self._named, parts) if each is not None]
        named = [each for each in holes if covers_none(each, opened)]
        occupancy.report(DEED, *([] if deed is None else [_hole(deed)]), cover=free)
        occupancy.report(OPENED, *opened, cover=free)
        occupancy.report(NAMED, *named, cover=free)
        occupancy.report(NEEDED, *([] if opened else self._needed()), cover=free)
        occupancy.report(COVERED, *self._covered(), cover=free)
        occupancy.report(MINE, *self._mine(step.does), cover=free)
        faces = (occupancy.box(f"player {seat}") for seat in people)
        occupancy.report(PEOPLE, *(each for each in faces if each is not None), cover=free)
        arrows = self._arrows() if ARROWS in step.at and not opened else []
        occupancy.report(GAPS, *arrows, cover=free)

    def light(self, card: CoachCard) -> None:
        """Report what is seen through the veil: besides the deed only what the card does not cover."""
        occupancy = self.view.occupancy
        must = [*occupancy.boxes(DEED), *occupancy.boxes(OPENED)]
        besides = card.uncovered(NAMED) if must else occupancy.boxes(NAMED)
        occupancy.report(HOLES, *must, *besides, cover=Covering.FREELY)

    def _needed(self) -> list[FRect]:
        """Return the areas of what the coach must leave free at any step: READ, and the discard pile."""
        found = [self._box(name) for name in READ]
        if "called" in self.view.occupancy.names():
            found.append(self.view.placement["discard"].inflate(*BESIDE_PILE))
        return [each for each in found if each is not None]

    def _arrows(self) -> list[FRect]:
        """Return pieces of the arrows that show the direction of play, which overlap."""
        boxes = self.view.occupancy.boxes("arrows")
        between = [
            FRect((box.x + after.x) / 2, (box.y + after.y) / 2, *box.size)
            for box, after in pairwise(boxes)
            if not covers_none(box.inflate(box.w, box.h), [after])  # of the same arrow
        ]
        around = 3 * AROUND
        return [each.inflate(around, around) for each in (*boxes, *between)]

    def _covered(self) -> list[FRect]:
        """Return the areas of what the coach had better leave free."""
        seats = range(self.view.table.players)
        names = (*LIGHTLY, *(f"{what} {seat}" for seat in seats for what in ("seat", "warning")))
        found = (self._box(name) for name in names)
        return [each for each in found if each is not None]

    def _mine(self, deed: Action | None) -> list[FRect]:
        """Return the areas of the learner's plate, and of the cards in hand besides those of the deed."""
        held, boxes = self.view.hand.held, self.view.occupancy.boxes("hand")
        meant = () if deed is None else deed.cards
        cards = [box for box, card in zip(boxes, held, strict=False) if card not in meant]
        plate = self._box(OWN_PLATE)
        return cards if plate is None else [*cards, plate]

    def _seat(self, seat: int) -> FRect | None:
        """Where somebody sits, with the warning beside them."""
        box = self._box(OWN_PLATE if seat == OWN else f"seat {seat}")
        warning = self._box(f"warning {seat}")
        return box if box is None or warning is None else box.union(warning)

    def _box(self, name: str) -> FRect | None:
        return self.view.occupancy.box(name)

    def _card(self, card: int) -> FRect | None:
        held, boxes = self.view.hand.held, self.view.occupancy.boxes("hand")
        return boxes[held.index(card)] if card in held and len(boxes) == len(held) else None

    def _cards(self, action: Action) -> FRect | None:
        """The cards that are to be played together, with what is offered with the one in focus."""
        held, boxes = self.view.hand.held, self.view.occupancy.boxes("hand")
        if len(boxes) != len(held):
            return None
        areas = [box for box, card in zip(boxes, held, strict=True) if card in action.cards]
        areas += [box for name in OFFERS for box in self.view.occupancy.boxes(name)]
        return areas[0].unionall(areas[1:]) if areas else None

    def _centre(self) -> FRect | None:
        """The card in the middle of a trick."""
        boxes = self.view.occupancy.boxes("trick")
        return boxes[0] if boxes else None

    def _choice(self, action: Action) -> FRect | None:
        actions, boxes = self.choices.actions, self.view.occupancy.boxes("choices")
        return boxes[actions.index(action)] if action in actions else None


def _hole(area: FRect) -> FRect:
    return area.inflate(2 * AROUND, 2 * AROUND)
