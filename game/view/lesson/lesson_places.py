"""Where on a table the things lie that a lesson names: `LessonPlaces(kit, view, choices, info)`."""

from __future__ import annotations

from itertools import pairwise

from pygame import FRect, Rect

from game.engine.actions import Action
from game.engine.info import Info
from game.engine.notation.action_text import parse_action
from game.store.lesson_files import OWN, LessonPart
from game.view.base.scene_kit import SceneKit
from game.view.calls.choice_bar import ChoiceBar
from game.view.table.table_view import TableView

AROUND = 10
"""How far a hole reaches beyond what is seen through it, in design pixels."""
BESIDE_PILE = (56, 32)
"""The room around the discard pile for cards that lie askew, and for the number of cards that are faced."""
NAMED = {
    "hand": "hand", "own": "own plate", "choices": "choices", "calls": "calls", "trick": "middle",
    "draw": "pile", "direction": "arrows",
}  # fmt: skip
"""The pieces of the table by their words in lessons, where the occupancy has them under other names."""
OPENED = ("suit picker", "panel", "seat picker")
"""What opens over the table while a deed is done."""
LIGHTLY = ("hand", "own plate", "piles", "trick", "choices")
"""What the coach had better leave free, besides the seats."""
NEEDED = ("called", "faced", "choices", "hint")
"""What has to be read with any step: the suit in force, what is faced, what can be chosen, and what can be done
with the card in focus."""


class LessonPlaces:
    """The places on one table; all are real pixels, with the room of a hole around them."""

    def __init__(self, kit: SceneKit, view: TableView, choices: ChoiceBar, info: Info) -> None:
        self.kit, self.view, self.choices, self.info = kit, view, choices, info

    def deed(self, action: Action) -> Rect | None:
        """Return where an action is done: its card, pile or button; None if it is not there."""
        if action.verb == "play":
            return self._hole(self._card(action.cards[0]))
        if action.verb == "draw":
            return self._hole(self._box("pile"))
        return self._hole(self._choice(action) or self._box(f"call {action.verb}"))

    def named(self, part: LessonPart) -> Rect | None:
        """Return where something is that a lesson names; None if it is not there."""
        match part.word:
            case "card":
                return self._hole(self._card(self.view.table.deck.index[part.argument]))
            case "seat":
                return self._hole(self._seat(int(part.argument)))
            case "call":
                return self._hole(self._box(f"call {part.argument}"))
            case "choice":
                verbs = self.info.vocabulary
                action = parse_action(part.argument, self.view.table.deck, verbs)
                return self._hole(self._choice(action))
            case "discard":
                pile = self.view.placement.places.get("discard")
                return self._hole(None if pile is None else pile.inflate(*BESIDE_PILE))
            case "centre":
                return self._hole(self._centre())
            case word if word in NAMED:
                return self._hole(self._box(NAMED[word]))
            case word:
                return self._hole(self.view.placement.places.get(word))

    def opened(self) -> list[Rect]:
        """Return where something has opened by which a deed is done: a choice of suits, cards or people."""
        found = (self._hole(self._box(name)) for name in OPENED)
        return [each for each in found if each is not None]

    def needed(self) -> list[Rect]:
        """Return the areas of what the coach must leave free at any step: NEEDED, and the discard pile."""
        found = [self._box(name) for name in NEEDED]
        if "called" in self.view.occupancy.names():
            found.append(self.view.placement["discard"].inflate(*BESIDE_PILE))
        return [self.kit.rect(each) for each in found if each is not None]

    def arrows(self) -> list[Rect]:
        """Return pieces of the arrows that show the direction of play, which overlap."""
        boxes = self.view.occupancy.boxes("arrows")
        between = [
            FRect((box.x + after.x) / 2, (box.y + after.y) / 2, *box.size)
            for box, after in pairwise(boxes)
            if box.inflate(box.w, box.h).colliderect(after)  # of the same arrow
        ]
        around = 3 * AROUND
        return [self.kit.rect(each.inflate(around, around)) for each in (*boxes, *between)]

    def pieces(self) -> list[Rect]:
        """Return the areas of what the coach had better leave free."""
        seats = range(self.view.table.players)
        names = (*LIGHTLY, *(f"{what} {seat}" for seat in seats for what in ("seat", "warning")))
        found = (self._box(name) for name in names)
        return [self.kit.rect(each) for each in found if each is not None]

    def _seat(self, seat: int) -> FRect | None:
        """Where somebody sits, with the warning beside them."""
        box = self._box("own plate" if seat == OWN else f"seat {seat}")
        warning = self._box(f"warning {seat}")
        return box if box is None or warning is None else box.union(warning)

    def _box(self, name: str) -> FRect | None:
        return self.view.occupancy.box(name)

    def _hole(self, area: FRect | None) -> Rect | None:
        return None if area is None else self.kit.rect(area.inflate(2 * AROUND, 2 * AROUND))

    def _card(self, card: int) -> FRect | None:
        held, boxes = self.view.hand.held, self.view.occupancy.boxes("hand")
        return boxes[held.index(card)] if card in held and len(boxes) == len(held) else None

    def _centre(self) -> FRect | None:
        """The card in the middle of a trick."""
        boxes = self.view.occupancy.boxes("trick")
        return boxes[0] if boxes else None

    def _choice(self, action: Action) -> FRect | None:
        actions, boxes = self.choices.actions, self.view.occupancy.boxes("choices")
        return boxes[actions.index(action)] if action in actions else None
