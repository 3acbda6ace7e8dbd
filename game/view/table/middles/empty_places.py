"""The empty places of a trick: faint for seats still to play, clear and with a name for the seat in turn."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Rect, Surface

from game.engine.table_facts import TrickFacts
from game.show.presented_table import Presented
from game.show.sight.asked import asked_label
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, INK, LIGHT
from game.view.base.fonts import EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.table.middles.dashed_lines import dashes
from game.view.table.middles.trick_places import TRICK, TrickPlaces
from game.view.widgets.name_lines import draw_name
from game.words.sentences import Sentences

LEAST = 18.0
"""No text is set smaller than this."""
MOST = 4
"""So many lines a name has there at most."""


@dataclass(frozen=True, slots=True)
class EmptyPlace:
    """The place of a seat's card in the circle (design pixels); with a `phase` the seat is asked for that."""

    seat: int
    box: FRect
    phase: str | None


class EmptyPlaces:
    """Draws them, for one table."""

    def __init__(self, kit: SceneKit, told: Sentences) -> None:
        self.kit = kit
        self.told = told
        self.table = told.table

    def found(self, shown: Presented[TrickFacts], places: TrickPlaces) -> list[EmptyPlace]:
        """Return the places of the seats still to play or to bid."""
        facts, players = shown.facts, self.table.players
        trick = shown.cards(TRICK)
        playing = facts.bids and any(shown.counts()) and not shown.open_hands
        if not playing or (facts.winning >= 0 and not trick):
            return []
        found = []
        for step in range(players):
            seat = (facts.leader + step) % players
            asked = seat == shown.turn
            if not facts.auction and step < len(trick):
                continue
            if not asked and facts.auction and facts.bids[seat]:
                continue
            found.append(EmptyPlace(seat, places.spot(seat), facts.phase if asked else None))
        return found

    def piece(self, place: EmptyPlace, *, told: bool) -> Piece:
        """Return one of them as a piece of the still layer; without `told` nothing is asked there in words."""
        rect, phase = self.kit.rect(place.box), place.phase

        def draw(target: Surface) -> None:
            target.blit(self._dashes(rect, phase is not None), rect)
            if phase is not None and told:
                self._draw_asked(target, rect, place.seat, phase)

        return Piece(f"place{place.seat}", (phase, told, rect.topleft, rect.size), rect, draw)

    def _dashes(self, rect: Rect, asked: bool) -> Surface:
        """An empty place for a card."""

        def draw() -> Surface:
            scale = self.kit.space.scale
            line = max(1.5, (4 if asked else 2.5) * scale)
            ink, opacity = (AMBER, 0.95) if asked else (LIGHT, 0.3)
            radius = 14 * scale
            fill = INK.fade(0.2 if asked else 0.06)
            body = vector.box(0, 0, rect.w, rect.h, radius, fill)
            for dash in dashes(rect.w, rect.h, radius, line, 15 * scale):
                d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dash)
                cap = 'stroke-linecap="round"'
                body += vector.path(d, None, ink.fade(opacity), line, cap)
            return vector.picture(rect.w, rect.h, body)

        return self.kit.paint.keep(("dashes", rect.size, asked), draw)

    def _draw_asked(self, target: Surface, rect: Rect, seat: int, phase: str) -> None:
        """Draw whose turn it is, and for what."""
        kit, words = self.kit, self.kit.words
        asked, who = asked_label(self.table.game, phase).worded(words), self.told.called(seat)
        room = rect.w - kit.px(8)
        large = min(42.0, rect.h / kit.space.scale * 0.175)
        size = kit.fonts.fitted(who, large, EXTRABOLD, room)
        small = kit.fonts.fitted(asked, large * 0.84, SEMIBOLD, room)
        high, low = kit.fonts.height(size, EXTRABOLD), kit.fonts.height(small, SEMIBOLD)
        while high + low > rect.h and size > LEAST:
            size, small = size - 1, min(small, size - 1)
            high, low = kit.fonts.height(size, EXTRABOLD), kit.fonts.height(small, SEMIBOLD)
        if kit.fonts.width(asked, small, SEMIBOLD) > room:  # large text: only who, as for the rest
            asked, low = "", 0
        if kit.fonts.width(who, size, EXTRABOLD) > room:  # in lines, as high as all that they leave
            high = rect.h - low - kit.px(8)
        top = rect.centery - (high + low) // 2
        named = Rect(rect.centerx - room // 2, top, room, high)
        draw_name(kit, target, who, named, size, EXTRABOLD, LIGHT, "center", most=MOST)
        at = (rect.centerx, top + high)
        if asked:
            kit.paint.text(target, asked, at, small, SEMIBOLD, LIGHT, "midtop")
