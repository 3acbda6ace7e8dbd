"""Words for the cards at a table: what is held, in focus, playable, lifted, marked, dragged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pygame import FRect, Rect

from game.engine.actions import Action
from game.show.motion.card_pose import Pose
from game.show.table_highlights import FocusAt
from game.view.cards.card_sprites import Mark
from tests.harness.inside import Inside, plays_now


class HandSight(Inside):
    """The cards of one person as they are shown. Slots count from 0, from the left; cards are faces."""

    def held(self) -> list[int]:
        """The cards in the hand, in the order in which they are shown; −1 for what is not seen."""
        return list(self._inside.view.hand.held)

    def playable(self) -> frozenset[int] | None:
        """The cards that may be played; None while the person is not asked for one."""
        return self._inside.local.highlights.playable

    def plays(self, card: int) -> list[Action]:
        """The plays of a card that are open now."""
        return plays_now(self._inside.local, card)

    def lifted(self) -> frozenset[int] | None:
        """The cards that stand out as playable; None while all cards are alike."""
        return self._inside.local.highlights.lifted

    def marks_playable(self) -> bool:
        """Whether cards that can be played are made to stand out."""
        return self._inside.local.own.marked

    def focus(self) -> int | None:
        """The slot of the card in focus, or None."""
        return self._inside.local.own.focus

    def focus_on(self, slot: int | None, *, on_pile: bool = False) -> None:
        """Let a card, or the draw pile, have the focus, past all devices."""
        self._inside.focus.on(slot, FocusAt.PILE if on_pile else FocusAt.HAND)

    def on_pile(self) -> bool:
        """Whether the draw pile has the focus."""
        return self._inside.local.own.at is FocusAt.PILE

    def gathered(self) -> tuple[int, ...]:
        """The slots of the cards that are marked to be played together."""
        return self._inside.local.own.gathered

    def marked_open(self) -> tuple[int, ...]:
        """The cards of the table that stand out as those to be taken."""
        return self._inside.local.own.taken

    def veiled(self) -> bool:
        """Whether the person's own cards are hidden from everybody."""
        return self._inside.local.highlights.veiled

    def covered(self) -> bool:
        """Whether the hand is hidden while the screen is handed on."""
        return self._inside.local.own.covered

    def dragged(self) -> int | None:
        """The slot of the card that follows the pointer, or None."""
        drag = self._inside.local.own.drag
        return None if drag is None else drag[0]

    def may_draw(self) -> bool:
        """Whether the pile is shown as one that may be drawn from."""
        return self._inside.local.highlights.may_draw

    def pile_calls(self) -> bool:
        """Whether the pile asks to be drawn from, as nothing can be played."""
        return self._inside.local.highlights.to_draw

    def pile_pulses(self) -> bool:
        """Whether the ring round the pile moves."""
        return self._inside.view.cues.moving

    def focus_on_playable(self) -> None:
        """Let the first card that can be played have the focus, or else the pile, past all devices."""
        focus, some = self._inside.focus, bool(self.playable())
        focus.on(focus.first_playable() if some else None, FocusAt.HAND if some else FocusAt.PILE)

    def look(self, seat: int) -> str:
        """How the portrait of a seat looks on its plate; "" for as usual."""
        return self._inside.view.seated.standing(seat).look

    def said_on_plate(self, seat: int) -> str:
        """What the plate of a seat says below the name."""
        return self._inside.view.seated.standing(seat).label

    def put_on(self, looks: Mapping[int, str]) -> None:
        """Let portraits look like this, by seat, past the match."""
        local = self._inside.local
        local.expressions = replace(local.expressions, looks=looks)

    def dress(self) -> tuple[str, str]:
        """The folder of the cards' faces, and the picture of their backs."""
        return self._inside.view.art.folder, self._inside.view.art.back

    def looks(self) -> Mapping[int, str]:
        """The looks of the portraits that do not look as usual, by seat."""
        return self._inside.local.expressions.looks

    def leaning(self) -> set[int]:
        """The seats whose portraits lean."""
        return {seat for seat, tilt in self._inside.local.expressions.tilts.items() if tilt}

    def shaken(self) -> int:
        """By how many real pixels the table is out of its place for a hit."""
        view = self._inside.view
        return view.hits.aside(view.moments)

    def hit_number(self) -> Rect:
        """Where the large number of a hit lies, in real pixels; nowhere if there is none."""
        view = self._inside.view
        laid = view.hits.laid(view.moments, view.seated.portraits())
        return Rect(0, 0, 0, 0) if laid is None else laid[1]

    def turn_marker(self) -> tuple[float, float]:
        """The middle of the ring that marks whose turn it is, in design pixels."""
        seated = self._inside.view.seated
        return seated.marker.between(seated.portraits())[:2]

    def nudged(self) -> dict[int, tuple[int, int]]:
        """By how many real pixels portraits are out of their places for a hit, by seat."""
        view = self._inside.view
        return view.at_seats.nudges(view.moments, view.seated.portraits())

    def swollen(self) -> frozenset[int]:
        """The seats whose number of cards has just grown, and is drawn larger."""
        return self._inside.local.expressions.swollen

    def sorted_by(self) -> str:
        """The order in which the hand is sorted."""
        return self._inside.local.arrangement.by

    def card_mark(self, slot: int) -> Mark:
        """How a card of the hand stands out, or that it does not."""
        hand = self._inside.view.hand
        return hand._marks(hand.motion.cards)[slot]

    def card_marks(self) -> list[Mark]:
        """How each card of the hand stands out, or that it does not."""
        return [self.card_mark(slot) for slot in range(len(self._inside.view.hand.motion.cards))]

    def settle_hand(self) -> None:
        """Let all cards of the hand be at once where they belong."""
        self._inside.view.hand.motion.settle()

    def lies(self, slot: int) -> Pose:
        """Where a card of the hand belongs now, in design pixels."""
        return self._inside.view.hand.motion.targets[slot]

    def rows(self) -> int:
        """In how many rows the hand lies."""
        return self._inside.view.hand.fan.rows

    def hand_area(self) -> FRect:
        """The area of the hand, in design pixels."""
        return self._inside.view.hand.fan.area
