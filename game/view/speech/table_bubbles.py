"""Warnings beside seats, and answers and hints beside what has the focus."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect

from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.hand_fan import HandMotion
from game.view.speech.bubbles import Bubbles, Spot, beside, free_spot, least_spot, nearest_spot
from game.view.table.side_panels import SidePanels


class TableBubbles:
    """Finds room for bubbles, and makes them.

    Where they can be clicked, in real pixels: `hint` does what is offered with the card in focus, `together`
    plays all that are the same, `gather` marks it, `answer` opens its rule.
    """

    def __init__(self, kit: SceneKit, hud: SidePanels) -> None:
        self.kit = kit
        self.hud = hud
        self.bubbles = Bubbles(kit)
        self.hint: Rect | None = None
        self.together: Rect | None = None
        self.gather: Rect | None = None
        self.answer: Rect | None = None
        self.covers: FRect | None = None
        """Where an answer lies, in design pixels."""
        self._pointer = (0, 0)
        self._taken: list[FRect] = []
        self._window = (0.0, 0.0)
        self._spare: FRect | None = None

    def begin(
        self, taken: list[FRect], window: tuple[float, float], spare: FRect | None = None
    ) -> None:
        """Begin anew on a table of which this is taken; an answer may still lie on what is `spare`."""
        self._taken = taken
        self._spare = spare
        self._window = window
        self.hint = self.together = self.gather = self.answer = None
        self.covers = None

    @property
    def taken(self) -> list[FRect]:
        """What is taken on the table, the warnings included."""
        return self._taken

    def at(self, pos: tuple[int, int]) -> str:
        """What of it is clicked at a point (real pixels): "hint", "together", "gather", "answer" or ""."""
        clicked = {
            "hint": self.hint,
            "together": self.together,
            "gather": self.gather,
            "answer": self.answer,
        }
        found = (name for name, rect in clicked.items() if rect and rect.collidepoint(pos))
        return next(found, "")

    def attracts(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer, which is here now, is by the answer or on its straight way there."""
        (x, y), self._pointer = self._pointer, pos
        if self.answer is None:
            return False
        if self.answer.collidepoint(pos):
            return True
        dx, dy = pos[0] - x, pos[1] - y
        if not dx and not dy:
            return False
        far = 1 + sum(self._window) * self.kit.space.scale / (abs(dx) + abs(dy))
        return bool(self.answer.clipline(pos, (round(x + far * dx), round(y + far * dy))))

    def alerts(self, alerts: Sequence[tuple[int, str, FRect]], hand: FRect) -> list[Piece]:
        """Warnings of seats: (seat, name, plate) each. Between close neighbours they are shorter."""
        words = self.kit.words
        pieces = []
        for seat, name, plate in alerts:
            taken = [rect for rect in self._taken if rect != plate] + [hand]
            for text in (words("table.alert", name=name), words("table.alert_short")):
                spots = beside(plate, self.bubbles.alert_size(text), 24)
                spot = free_spot(spots, taken, self._window)
                if spot is not None:
                    self._taken.append(spot.rect)
                    pieces.append(self.bubbles.alert(f"alert {seat}", text, spot))
                    break
        return pieces

    def about(self, highlights: TableHighlights, hand: HandMotion, pile: FRect) -> list[Piece]:
        """The answer that was asked for, or what the card in focus would do."""
        if highlights.about_pile and highlights.reason is not None:
            spots = beside(pile, self.bubbles.reason_size(*highlights.reason))
            return [self._reason(highlights.reason, spots, pile, _others(hand, -1))]
        focus = highlights.focus
        if focus is None or focus >= len(hand.targets):
            return []
        pose = hand.targets[focus]
        card = FRect(0, 0, pose.width + 24, pose.height + 24)
        card.center = (pose.x, pose.y)
        if highlights.reason is not None:
            size = self.bubbles.reason_size(*highlights.reason)
            spots = _spots_over(card, size, _top(hand, focus))
            return [self._reason(highlights.reason, spots, card, [card, *_others(hand, focus)])]
        if highlights.playable is None or highlights.drag is not None:
            return []
        playable = hand.cards[focus] in highlights.playable
        command, word = ("confirm", "play") if playable else ("why", "why")
        count, words = len(highlights.gathered), self.kit.words
        label = words("table.together", count=count) if count else words(f"table.{word}")
        others = _others(hand, focus)
        piece, self.hint = self.hud.hint("hint", command, label, card, self._taken, others)
        pieces, row = [piece], self._row(card, self.hint)
        if highlights.copies > 1 and not count:
            label = words("table.together", count=highlights.copies)
            piece, self.together = self._beside("together", label, row)
            pieces.append(piece)
            row = self._row(row, self.together)
        if highlights.gathers:
            label = words("table.unmark" if focus in highlights.gathered else "table.mark")
            piece, self.gather = self._beside("gather", label, row)
            pieces.append(piece)
        return pieces

    def _row(self, of: FRect, pill: Rect) -> FRect:
        """What a card, or a row of pills, covers from side to side at the height of a pill (real pixels)."""
        scale = self.kit.space.scale
        rect = FRect(*(side / scale for side in pill))
        left, right = min(of.left, rect.left), max(of.right, rect.right)
        return FRect(left, rect.top, right - left, rect.h)

    def _beside(self, command: str, label: str, row: FRect) -> tuple[Piece, Rect]:
        """What else could be done with the card in focus, in a pill at an end of a row of them.

        They stand abreast, on both sides of the card if they can: the prompts above stay in sight.
        """
        near = FRect(row.left, row.top + 30, row.w, 0)
        piece, pill = self.hud.hint(command, command, label, near, [*self._taken, row])
        scale = self.kit.space.scale
        if self.hint is None or FRect(*(v / scale for v in pill)).collidelist(self._taken) < 0:
            return piece, pill
        first = FRect(*(side / scale for side in self.hint))  # no room abreast: below the first
        near = FRect(first.left - 14, first.bottom + 36, 0, 0)
        return self.hud.hint(command, command, label, near, [first])

    def _reason(
        self, reason: tuple[str, str], spots: Sequence[Spot], about: FRect, also: list[FRect]
    ) -> Piece:
        size = self.bubbles.reason_size(*reason)
        kept = [rect for rect in self._taken if rect != self._spare]
        taken = [*kept, *also]
        spot = free_spot(spots, taken, self._window)
        if spot is None:
            spot = nearest_spot(about, size, taken, self._window)
        if spot is None:
            spot = least_spot(about, size, also, kept, self._window)
        if spot is None:
            # Nowhere is it free: then over what it is about, which is what the player looks at.
            spot = Spot(FRect(about.left, about.top - size[1] - 40, *size), about.midtop)
            spot.rect.clamp_ip(FRect(60, 60, self._window[0] - 120, self._window[1] - 120))
        self.covers = spot.rect
        if reason[1]:
            self.answer = self.kit.rect(spot.rect)
        return self.bubbles.reason(*reason, spot)


def _others(hand: HandMotion, focus: int) -> list[FRect]:
    """What the cards of the hand cover, but for the one in focus."""
    found = []
    for slot, pose in enumerate(hand.targets):
        if slot != focus:
            rect = FRect(0, 0, pose.width, pose.height)
            rect.center = (pose.x, pose.y)
            found.append(rect)
    return found


def _top(hand: HandMotion, focus: int) -> float:
    """The upper edge of the hand but for the card in focus."""
    tops = [pose.y - pose.height / 2 for slot, pose in enumerate(hand.targets) if slot != focus]
    return min(tops, default=hand.targets[focus].y)


def _spots_over(card: FRect, size: tuple[float, float], hand_top: float) -> list[Spot]:
    """Places for an answer about a card of the hand: beside its upper part, then over it."""
    wide, tall = size
    y = min(card.top + 20, hand_top - tall - 26)
    level = min(y + tall, card.top + card.h * 0.3)
    found = []
    for gap in (18.0, 70.0):
        found.append(Spot(FRect(card.left - gap - wide, y, wide, tall), (card.left + 6, level)))
        found.append(Spot(FRect(card.right + gap, y, wide, tall), (card.right - 6, level)))
    for shift in (0.5, 0.8, 0.2, 1.0, 0.0):
        left = card.centerx - wide * shift
        found.append(
            Spot(FRect(left, card.top - 34 - tall, wide, tall), (card.centerx, card.top - 4))
        )
    return found
