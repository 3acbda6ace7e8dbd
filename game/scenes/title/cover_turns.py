"""The turns in which the games' moving covers play on the title, one after the other, and then stop.

Call `turns.look(card)` whenever somebody does anything; `turns.advance(dt)` returns whose picture has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.title.game_card import GameCard
from game.show.motion.tween import Speed
from game.view.base.scene_kit import SceneKit


class CoverTurns:
    """Plays the cover that has the focus first, then each other one once."""

    def __init__(self, kit: SceneKit, cards: Sequence[GameCard]) -> None:
        self.kit = kit
        self.cards = cards
        self.shown: GameCard | None = None
        """The card whose cover plays now."""
        self._left = 0

    @property
    def _wanted(self) -> bool:
        return self.kit.speed is not Speed.OFF and not self.kit.settings.reduced_motion

    def look(self, card: GameCard | None) -> None:
        """Start the turns again, with this card if one has the focus."""
        if not self._wanted:
            self.stop()
            return
        self._left = len(self.cards) - 1
        if card is not None and card is not self.shown:
            self._show(card)
        elif self.shown is None:
            self._show(self.cards[0])

    def stop(self) -> None:
        """Stop all covers, as when the title is left."""
        if self.shown is not None:
            self.shown.moving.stop()
            self.shown = None

    def _show(self, card: GameCard) -> None:
        self.stop()
        if card.clip is None or card.rect.colliderect(card.clip):
            self.shown = card
            card.moving.begin()

    @property
    def due(self) -> int | None:
        """In how many ms a cover changes; None while none plays."""
        return self.shown.moving.due if self.shown is not None else None

    def advance(self, dt: int) -> GameCard | None:
        """Let `dt` ms pass; return the card whose cover has changed, or None."""
        card = self.shown
        if card is None:
            return None
        changed = card.moving.advance(dt)
        if not card.moving.playing:
            self._next(card)
        return card if changed else None

    def _next(self, card: GameCard) -> None:
        """Give the turn to the next visible card."""
        self.shown = None
        place = self.cards.index(card)
        while self._left > 0 and self.shown is None:
            self._left -= 1
            place = (place + 1) % len(self.cards)
            self._show(self.cards[place])
