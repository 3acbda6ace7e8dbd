"""The table of the settings' first page: a small one that looks as the settings let it look."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import SRCALPHA, Rect, Surface

from game.engine import verbs
from game.engine.match import Match
from game.engine.state import State
from game.engine.variant import Variant
from game.scenes.base.guest_names import PORTRAITS
from game.scenes.base.remembered_table import last_game, player_portrait
from game.scenes.base.small_table import draw_small_table
from game.session.plan import Seat
from game.show.hands.hand_order import Arrangement
from game.variants import VARIANTS
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_sprites import Mark

PLAYERS, DEAL = 4, 11
"""How many sit at the table, and the number of its deal."""
TALLEST = 0.9
"""The most of its width that the table is high."""


class LookPicture:
    """A table of the game that was played last, just dealt, from the seat in turn."""

    def __init__(self, kit: SceneKit) -> None:
        played = last_game(kit)
        found = (each for each in VARIANTS if each.info.id == played)
        self.variant: Variant[Any] = next(found, VARIANTS[0])
        info = self.variant.info
        count = min(max(PLAYERS, info.min_players), info.max_players)
        self.state: State = Match(self.variant, self.variant.table(count), DEAL).state

    def draw(self, kit: SceneKit, target: Surface, room: Rect) -> None:
        """Draw it at the top of a room, as wide as that is."""
        rect = Rect(room.topleft, (room.w, min(room.h, round(room.w * TALLEST))))
        wishes = kit.settings
        look = (wishes.theme, kit.back, kit.faces("french"), wishes.sorting)
        key = ("look", *look, self._marks(kit), player_portrait(kit), rect.size)
        target.blit(kit.paint.keep(key, partial(self._picture, kit, rect.size)), rect)

    def _marks(self, kit: SceneKit) -> bool:
        """Whether cards that can be played are marked in this game."""
        wishes = kit.settings
        return wishes.show_legal_timed if self.variant.info.timed else wishes.show_legal

    def _picture(self, kit: SceneKit, size: tuple[int, int]) -> Surface:
        picture = Surface(size, SRCALPHA)
        seat = max(self.state.turn, 0)
        faces = [
            player_portrait(kit),
            *(each for each in PORTRAITS if each != player_portrait(kit)),
        ]
        count = len(self.state.hands)
        seats = [Seat("", faces[(number - seat) % count]) for number in range(count)]
        draw_small_table(
            kit, picture, picture.get_rect(), self.variant, self.state, seats, seat, self._hand(kit)
        )
        return picture

    def _hand(self, kit: SceneKit) -> list[tuple[int, Mark]]:
        """Return the cards of the hand in turn as they are sorted and marked."""
        seat = max(self.state.turn, 0)
        legal = self.variant.legal(self.state, seat)
        playable = {card for each in legal if each.verb == verbs.PLAY.word for card in each.cards}
        order = Arrangement(self.state.table.deck, kit.settings.sorting)
        hand = order.arranged(self.state.hands[seat])
        if not self._marks(kit) or not playable:
            return [(card, Mark.PLAIN) for card in hand]
        return [(card, Mark.LEGAL if card in playable else Mark.VEILED) for card in hand]
