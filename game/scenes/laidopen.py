"""Every hand laid open, and what counted for how much: `LaidOpen(stage, outcome, ...)`, a row a seat."""

from __future__ import annotations

from collections import Counter

from pygame import Rect, Surface

from game.engine.cards import Deck
from game.scenes.outcome import Outcome, Standing
from game.view.choice import ROW
from game.view.colour import AMBER, BROWN, INK, RUST, Colour
from game.view.fonts import BOLD, SEMIBOLD, TITLE
from game.view.hand import display_order
from game.view.portrait import portrait
from game.view.pose import CARD_RATIO, Pose
from game.view.sprites import CardArt
from game.view.stage import Stage

WON = Colour.hex("#fbe2a8")
CARD = 50.0
"""The width of a card, in design pixels."""
NAME, NOTE, SCORE, HEAD = 27.0, 22.0, 30.0, 22.0
GAP = 8


def signed(number: int) -> str:
    """A number with its sign, as scores are written: "+3", "−5", "0"."""
    return f"+{number}" if number > 0 else plain_number(number)


def plain_number(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


class LaidOpen:
    """A row for each seat, the winners first: cards, what they counted, this round's score, the total."""

    def __init__(
        self,
        stage: Stage,
        outcome: Outcome,
        art: CardArt,
        low_wins: bool,
        part: slice = slice(None),
    ) -> None:
        self.stage = stage
        self.outcome = outcome
        self.art = art
        self.deck: Deck = art.deck
        sign = 1 if low_wins else -1
        self.standings = sorted(
            outcome.standings,
            key=lambda each: (-each.won, sign * each.score, each.cards_left),
        )[part]

    # --- sizes

    def _flat(self, width: int) -> bool:
        """Whether cards stand beside the names, rather than below them."""
        return width >= self.stage.px(880) * max(1.0, self.stage.space.text_scale * 0.85)

    def _row(self, width: int) -> int:
        stage, px = self.stage, self.stage.px
        note = stage.fonts.height(NOTE, SEMIBOLD)
        cards = round(px(CARD) * CARD_RATIO)
        line = max(px(62), stage.fonts.height(NAME, BOLD) + px(14))
        if self._flat(width):
            return max(line, cards + note + px(18))
        lines = max(len(self._lines(each, width - px(36))) for each in self.standings)
        return line + cards + lines * note + px(26)

    def _lines(self, standing: Standing, width: int) -> list[str]:
        return self.stage.fonts.wrap(self.note(standing), NOTE, SEMIBOLD, width)

    def _head(self) -> int:
        return self.stage.fonts.height(HEAD, SEMIBOLD) + self.stage.px(6)

    def height(self, width: int) -> int:
        """How high all of it is at a width, in real pixels."""
        return self._head() + len(self.standings) * (self._row(width) + self.stage.px(GAP))

    def _columns(self) -> tuple[int, int]:
        """How wide the two columns of numbers are: this round's score and the total."""
        fonts, px, words = self.stage.fonts, self.stage.px, self.stage.words
        this, total = words("ui.result.this_round"), words("ui.result.total")
        scores = [signed(each.round_score) for each in self.standings]
        totals = [plain_number(each.score) for each in self.standings]
        wide = [
            max(fonts.width(head, HEAD, SEMIBOLD), *(fonts.width(t, SCORE, TITLE) for t in texts))
            for head, texts in ((this, scores), (total, totals))
        ]
        return wide[0] + px(30), wide[1] + px(30)

    # --- drawing

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw everything with its top at that of `rect`, as wide as that."""
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        this, total = self._columns()
        right = rect.right - px(10)
        heads = ((right, "total"), (right - total, "this_round"))
        for edge, key in heads:
            at = (edge, rect.top)
            paint.text(
                target, stage.words(f"ui.result.{key}"), at, HEAD, SEMIBOLD, BROWN, "topright"
            )
        y, row = rect.top + self._head(), self._row(rect.w)
        for standing in self.standings:
            self._draw_row(target, standing, Rect(rect.left, y, rect.w, row), (this, total))
            y += row + px(GAP)

    def _draw_row(
        self, target: Surface, standing: Standing, rect: Rect, columns: tuple[int, int]
    ) -> None:
        stage, px, paint, fonts = self.stage, self.stage.px, self.stage.paint, self.stage.fonts
        paint.box(target, rect, WON if standing.won else ROW, radius=18)
        flat = self._flat(rect.w)
        line = rect.h if flat else max(px(62), fonts.height(NAME, BOLD) + px(14))
        y = rect.top + line // 2
        radius = min(line // 2 - px(6), px(40))
        face = portrait(stage, standing.seat.portrait, radius)
        target.blit(face, face.get_rect(midleft=(rect.left + px(10), y)))
        if standing.won:
            self._crown(target, (rect.left + px(10) + radius, y - radius))
        x = rect.left + px(10) + 2 * radius + px(14)
        right = rect.right - px(10)
        total = plain_number(standing.score)
        paint.text(target, total, (right - px(4), y), SCORE, TITLE, INK, "midright")
        score = signed(standing.round_score)
        ink = RUST if standing.failed else BROWN
        at = (right - columns[1], y)
        paint.text(target, score, at, SCORE, TITLE, ink, "midright")
        right -= columns[0] + columns[1]
        widest = max(fonts.width(each.seat.name, NAME, BOLD) for each in self.standings)
        named = min(widest, (right - x) // 3) if flat else right - x - px(10)
        name = fonts.cut(standing.seat.name, NAME, BOLD, named)
        paint.text(target, name, (x, y), NAME, BOLD, INK, "midleft")
        if flat:
            room = Rect(x + named + px(20), rect.top, right - px(14) - x - named - px(20), rect.h)
        else:
            room = Rect(rect.left + px(18), rect.top + line, rect.w - px(36), rect.h - line)
        self._draw_cards(target, standing, room, rect.w)

    def _crown(self, target: Surface, at: tuple[int, int]) -> None:
        px = self.stage.px
        for side, colour in ((40, INK), (33, AMBER.mix(RUST, 0.15))):
            picture = self.stage.images.tinted("icons/crown", px(side), px(side), colour)
            target.blit(picture, picture.get_rect(center=(at[0], at[1] + px(6))))

    def _draw_cards(self, target: Surface, standing: Standing, room: Rect, width: int) -> None:
        """The cards side by side, as close as they must be, and below them what they counted."""
        stage, px, paint = self.stage, self.stage.px, self.stage.paint
        wide = px(CARD)
        high = round(wide * CARD_RATIO)
        line = stage.fonts.height(NOTE, SEMIBOLD)
        shown = standing.cards
        cards = [shown[place] for place in display_order(shown, self.deck, "suit")]
        ink, size, lines = RUST if standing.failed else BROWN, NOTE, self._lines(standing, room.w)
        if len(lines) > 1 and self._flat(width):
            # Beside the cards there is room for one line.
            note = self.note(standing)
            size = stage.fonts.fitted(note, NOTE, SEMIBOLD, room.w)
            lines = [stage.fonts.cut(note, size, SEMIBOLD, room.w)]
        top = room.top + (room.h - high - line * len(lines) - px(4)) // 2
        below = top + high + px(3) if cards else room.centery - line * len(lines) // 2
        for text in lines:
            paint.text(target, text, (room.left, below), size, SEMIBOLD, ink)
            below += line
        step = wide + px(6)
        if len(cards) > 1:
            step = min(step, max(1, (room.w - wide) // (len(cards) - 1)))
        for place, card in enumerate(cards):
            sprite = self.art.sprite(card, Pose(0, 0, 0, CARD), lift=2)
            middle = (room.left + wide // 2 + place * step, top + high // 2)
            target.blit(sprite, sprite.get_rect(center=middle))
        if standing.prize in cards:
            place = len(cards) - 1 - cards[::-1].index(standing.prize)
            around = Rect(room.left + place * step, top, wide, high)
            paint.ring(target, around, CARD * 0.08, glow=False, gap=0)

    def note(self, standing: Standing) -> str:
        """What counted for how much, in a line."""
        words, parts = self.stage.words, []
        if standing.taken is not None:
            key = "taken" if standing.bid <= 0 else "bid_failed" if standing.failed else "bid_made"
            parts.append(words(f"ui.result.{key}", bid=standing.bid, count=standing.taken))
            if standing.prize >= 0:
                parts.append(words("ui.result.prize"))
        elif not standing.cards_left and not standing.cards:
            return words("ui.result.out")
        elif not standing.counted:
            return words("ui.result.cards_left", count=standing.cards_left)
        counted = self.sum_of(standing)
        if counted:
            parts.append(counted)
        return "  ·  ".join(parts)

    def sum_of(self, standing: Standing) -> str:
        """The cards' points added up, dearest first: "2 × 50 + 20 + 7 = 127"."""
        points = Counter(each for _, each in standing.counted if each)
        if not points:
            return ""
        terms = [
            f"{count} × {plain_number(each)}" if count > 1 else plain_number(each)
            for each, count in sorted(points.items(), reverse=True)
        ]
        total = sum(each for _, each in standing.counted)
        joined = " + ".join(terms)
        return (
            joined
            if len(points) == 1 and max(points.values()) == 1
            else f"{joined} = {plain_number(total)}"
        )
