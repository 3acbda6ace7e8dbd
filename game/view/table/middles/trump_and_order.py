"""Two panels: the trump suit, and the order of the ranks."""

from __future__ import annotations

from pygame import FRect, Rect, Surface

from game.engine.cards import NO_SUIT
from game.engine.table import Table
from game.engine.table_facts import TrickFacts
from game.view.base.colours import (
    BROWN,
    INK,
    LIGHT,
    LINE,
    PANEL,
    PAPER,
    PAPER_LOW,
    QUIET,
    QUIET_PANEL,
)
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.base.suit_styles import suits
from game.words.sentences import Sentences, suit_name

LEAST_TILE = 8
"""The least side of a rank's tile, in design pixels; smaller ones are not drawn."""


def trump_panel(kit: SceneKit, where: FRect, told: Sentences, facts: TrickFacts) -> Piece | None:
    """Return the panel with the trump's shape and name, or None before the deal."""
    if not facts.bids:
        return None
    rect = kit.rect(where)
    words, table = kit.words, told.table
    game = table.game
    suit = facts.trump
    if suit != NO_SUIT:
        look = suits(kit.settings.four_colour)[table.deck.suits[suit]]
        word = words("label", name=suit_name(table.deck.suits[suit]))
    elif facts.bidder >= 0:
        look, word = None, words(f"{game}.trump-lead", name=told.name(facts.bidder))
    elif facts.auction:
        look, word = None, words(f"{game}.trump-open")
    else:
        look, word = None, words(f"{game}.trump-none")
    title = words("table.trump")

    def draw(target: Surface) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        # Only a suit is bright: one that is yet to be known tells less than what is to be decided.
        fill = (PAPER, PAPER_LOW) if look is not None else QUIET_PANEL
        paint.box(target, rect, fill, radius=22, shadow=look is not None, line=LINE)
        x = rect.left + px(26)
        if look is not None:
            side = min(rect.h - px(36), px(86))
            shape = kit.pictures.svg(f"shapes/{look.shape}", side, side)
            target.blit(shape, shape.get_rect(midleft=(x, rect.centery)))
            x += side + px(20)
        room = rect.right - px(20) - x
        size = fonts.fitted(word, 34 if look is not None else 28, EXTRABOLD, room)
        small = fonts.fitted(title, 25, BOLD, room)
        low, high = fonts.height(small, BOLD), fonts.height(size, EXTRABOLD)
        while low + high > rect.h and size > 18:
            size, small = size - 1, max(18.0, small - 1)
            low, high = fonts.height(small, BOLD), fonts.height(size, EXTRABOLD)
        top = rect.centery - (low + high) // 2
        paint.text(target, title, (x, top), small, BOLD, BROWN if look is not None else QUIET)
        ink = look.dark if look is not None else LIGHT
        narrow = fonts.squeezed([word], size, EXTRABOLD, room)
        paint.text(target, word, (x, top + low), size, EXTRABOLD, ink, px=narrow)

    room = kit.px(40)
    return Piece("trump", (rect.topleft, rect.size, look, word), rect.inflate(room, room), draw)


def order_panel(kit: SceneKit, where: FRect, table: Table, facts: TrickFacts) -> Piece | None:
    """The order by its name, and the ranks in it from high to low."""
    if not facts.ranking:
        return None
    rect = kit.rect(where)
    words = kit.words
    title, note = words(f"{table.game}.order.{facts.order}"), words("table.high_to_low")

    def draw(target: Surface) -> None:
        px, paint, fonts = kit.px, kit.paint, kit.fonts
        paint.box(target, rect, PANEL.fade(0.88), radius=20, line=LINE, shadow=True)
        left, right = rect.left + px(18), rect.right - px(18)
        head = max(fonts.height(26, BOLD), fonts.height(22, SEMIBOLD))
        middle = rect.top + px(8) + head // 2
        size = fonts.fitted(title, 26, BOLD, right - left)
        one_row = rect.h - px(18) - head < fonts.height(18, EXTRABOLD) * 0.8
        if one_row:  # large text: the ranks stand beside the name
            middle = rect.centery
        name = paint.text(target, title, (left, middle), size, BOLD, LIGHT, "midleft")
        room = right - name.right - px(10)
        small = fonts.fitted(note, 22, SEMIBOLD, room)
        count = len(facts.ranking)
        gap = px(6)
        wide = (right - left - gap * (count - 1)) // count
        top = middle + head // 2 + px(2)
        tall = rect.bottom - px(10) - top
        if one_row:
            left = name.right + px(14)
            wide = (right - left - gap * (count - 1)) // count
            top, tall = rect.top + px(10), rect.h - 2 * px(10)
        elif fonts.width(note, small, SEMIBOLD) <= room:
            paint.text(target, note, (right, middle), small, SEMIBOLD, QUIET, "midright")
        if min(wide, tall) < px(LEAST_TILE):
            return  # the name says it too, and the rule book lists the ranks
        for place, rank in enumerate(facts.ranking):
            tile = Rect(left + place * (wide + gap), top, wide, tall)
            paint.box(target, tile, (PAPER, PAPER_LOW), radius=8)
            fitted = fonts.fitted(rank, 25, EXTRABOLD, wide)
            narrow = fonts.squeezed([rank], fitted, EXTRABOLD, wide)
            paint.text(target, rank, tile.center, fitted, EXTRABOLD, INK, "center", px=narrow)

    room = kit.px(40)
    key = (rect.topleft, rect.size, title, facts.ranking)
    return Piece("order", key, rect.inflate(room, room), draw)
