"""The hands at the end of a round, with the points of each card: `OpenHands(kit, outcome, ...)`."""

from __future__ import annotations

from collections import Counter

from pygame import Rect, Surface

from game.engine.cards import Deck
from game.session.outcome import Outcome, SeatResult
from game.show.hands.hand_order import display_order
from game.show.motion.card_pose import CARD_RATIO, Pose
from game.show.sight.plates import account_of
from game.view.base.colours import AMBER, BROWN, INK, RUST, Colour
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import blit_sprite
from game.view.table.portraits import portrait
from game.view.widgets.choice_row import ROW
from game.view.widgets.figures import plain_number
from game.view.widgets.name_lines import draw_name

WON = Colour.hex("#fbe2a8")
CARDS = (40.0, 45.0, 50.0, 60.0, 72.0, 86.0)
"""The widths a card may have, in design pixels; the largest with which all rows fit is used."""
SCROLLED = 50.0
"""The width where the rows have to scroll anyway."""
FLAT = 19
"""How many heights of a name a row is wide at least where cards stand beside the names."""
INDEX = 0.36
"""The least share of a card's width that its neighbour leaves visible, so that a ten can be read."""
NAME, NOTE, SCORE, HEAD = 27.0, 22.0, 30.0, 22.0
GAP = 8


def signed(number: int) -> str:
    """Return a number with its sign: "+3", "−5", "0"."""
    return f"+{number}" if number > 0 else plain_number(number)


class OpenHands:
    """A row for each seat, the winners first: cards, their points, the score of the round, the total."""

    def __init__(
        self,
        kit: SceneKit,
        outcome: Outcome,
        art: CardArt,
        low_wins: bool,
        part: slice = slice(None),
    ) -> None:
        self.kit = kit
        self.outcome = outcome
        self.art = art
        self.deck: Deck = art.deck
        self.card = SCROLLED
        self._notes: dict[tuple[str, int], list[str]] = {}
        sign = 1 if low_wins else -1
        self.standings = sorted(
            outcome.results,
            key=lambda each: (-each.won, sign * each.score, len(each.hand)),
        )[part]

    def _flat(self, width: int) -> bool:
        """Whether cards stand beside the names, rather than below them."""
        return width >= max(self.kit.px(820), FLAT * self.kit.fonts.height(NAME, BOLD))

    def _line(self) -> int:
        """The height of a name's line."""
        return max(self.kit.px(62), self.kit.fonts.height(NAME, BOLD) + self.kit.px(14))

    def _row(self, standing: SeatResult, width: int) -> int:
        kit, px = self.kit, self.kit.px
        flat = self._flat(width)
        room = self._beside(width)[1] if flat else width - px(36)
        cards = self._cards_tall(standing, room)
        lines = len(self._lines(standing, room)) * kit.fonts.height(NOTE, SEMIBOLD)
        if flat:
            return max(self._line(), 2 * self._radius(True) + px(12), cards + lines + px(18))
        return self._line() + cards + lines + px(26 if cards else 14)

    def _card_rows(self, standing: SeatResult, room: int) -> int:
        """Return the number of rows of cards at which each index can be read."""
        wide = self.kit.px(self.card)
        most = max(1, 1 + int((room - wide) / (wide * INDEX)))
        return -(-len(standing.cards) // most)

    def _cards_tall(self, standing: SeatResult, room: int) -> int:
        """Return the height of the rows of cards together."""
        return self._card_rows(standing, room) * self._row_of_cards

    @property
    def _row_of_cards(self) -> int:
        """The height of a row of cards with the room below it."""
        return round(self.kit.px(self.card) * CARD_RATIO) + self.kit.px(4)

    def _beside(self, width: int) -> tuple[int, int]:
        """Return the widths of the names and of what is beside them, where cards are beside the names."""
        px, fonts = self.kit.px, self.kit.fonts
        left = 2 * self._radius(True) + px(24)
        right = px(10) + sum(self._columns())
        widest = max(fonts.width(each.seat.name, NAME, BOLD) for each in self.standings)
        named = min(widest, (width - left - right) // 3)
        return named, width - left - right - named - px(34)

    def _radius(self, flat: bool) -> int:
        """Return the radius of the portraits, in real pixels."""
        return self.kit.px(40) if flat else min(self._line() // 2 - self.kit.px(6), self.kit.px(40))

    def _lines(self, standing: SeatResult, width: int) -> list[str]:
        key = standing.seat.name, width
        if key not in self._notes:
            note = self.note(standing)
            self._notes[key] = self.kit.fonts.balanced(note, NOTE, SEMIBOLD, width)
        return self._notes[key]

    def _head(self) -> int:
        return self.kit.fonts.height(HEAD, SEMIBOLD) + self.kit.px(6)

    def height(self, width: int) -> int:
        """Return the height of everything at a width, in real pixels."""
        rows = sum(self._row(each, width) + self.kit.px(GAP) for each in self.standings)
        return self._head() + rows

    def _columns(self) -> tuple[int, int]:
        """Return the widths of the two columns of numbers: the round's score and the total."""
        fonts, px, words = self.kit.fonts, self.kit.px, self.kit.words
        this, total = words("ui.result.this_round"), words("ui.result.total")
        scores = [signed(each.round_score) for each in self.standings]
        totals = [plain_number(each.score) for each in self.standings]
        wide = [
            max(fonts.width(head, HEAD, SEMIBOLD), *(fonts.width(t, SCORE, TITLE) for t in texts))
            for head, texts in ((this, scores), (total, totals))
        ]
        return wide[0] + px(30), wide[1] + px(30)

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw everything with its top at that of `rect`, as wide as that."""
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        this, total = self._columns()
        right = rect.right - px(10)
        heads = ((right, "total"), (right - total, "this_round"))
        for edge, key in heads:
            at = (edge, rect.top)
            paint.text(target, kit.words(f"ui.result.{key}"), at, HEAD, SEMIBOLD, BROWN, "topright")
        y = rect.top + self._head()
        for standing in self.standings:
            row = self._row(standing, rect.w)
            self._draw_row(target, standing, Rect(rect.left, y, rect.w, row), (this, total))
            y += row + px(GAP)

    def _draw_row(
        self, target: Surface, standing: SeatResult, rect: Rect, columns: tuple[int, int]
    ) -> None:
        kit, px, paint = self.kit, self.kit.px, self.kit.paint
        paint.box(target, rect, WON if standing.won else ROW, radius=18)
        flat = self._flat(rect.w)
        line = rect.h if flat else self._line()
        y = rect.top + line // 2
        radius = self._radius(flat)
        face = portrait(kit, standing.seat.portrait, radius)
        target.blit(face, face.get_rect(midleft=(rect.left + px(10), y)))
        if standing.won:
            self._crown(target, (rect.left + px(10) + radius, y - radius))
        x = rect.left + px(24) + 2 * radius
        right = rect.right - px(10)
        total = plain_number(standing.score)
        paint.text(target, total, (right - px(4), y), SCORE, TITLE, INK, "midright")
        score = signed(standing.round_score)
        ink = RUST if standing.tally.failed else BROWN
        at = (right - columns[1], y)
        paint.text(target, score, at, SCORE, TITLE, ink, "midright")
        named, wide = self._beside(rect.w)
        if not flat:
            named = right - sum(columns) - x - px(10)
        room = Rect(x, rect.top, named, line)
        draw_name(kit, target, standing.seat.name, room, NAME, BOLD, INK)
        if flat:
            room = Rect(x + named + px(20), rect.top, wide, rect.h)
        else:
            room = Rect(rect.left + px(18), rect.top + line, rect.w - px(36), rect.h - line)
        self._draw_cards(target, standing, room)

    def _crown(self, target: Surface, at: tuple[int, int]) -> None:
        px, colour = self.kit.px, AMBER.mix(RUST, 0.15)
        picture = self.kit.pictures.outlined("icons/crown", px(33), colour, px(3))
        target.blit(picture, picture.get_rect(center=(at[0], at[1] + px(6))))

    def _draw_cards(self, target: Surface, standing: SeatResult, room: Rect) -> None:
        """The cards side by side, as close as they must be, and below them what they counted."""
        kit, paint = self.kit, self.kit.paint
        line = kit.fonts.height(NOTE, SEMIBOLD)
        ink, lines = RUST if standing.tally.failed else BROWN, self._lines(standing, room.w)
        tall = self._cards_tall(standing, room.w)
        top = room.top + (room.h - tall - line * len(lines)) // 2
        for number, text in enumerate(lines):
            at = (room.left, top + tall + number * line)
            paint.text(target, text, at, NOTE, SEMIBOLD, ink)
        shown = standing.cards
        cards = [shown[place] for place in display_order(shown, self.deck, "suit")]
        places = self.places(standing, Rect(room.left, top, room.w, tall))
        prize = standing.tally.prize
        last = len(cards) - 1 - cards[::-1].index(prize) if prize in cards else -1
        for number, (card, place) in enumerate(zip(cards, places, strict=True)):
            wide = place.w / kit.space.scale
            sprite = self.art.sprite(card, Pose(0, 0, 0, wide), lift=2)
            blit_sprite(target, sprite, sprite.get_rect(center=place.center))
            if number == last:  # below the next card, which would seem to be in the ring as well
                paint.ring(target, place, wide * 0.08, glow=False, gap=0)

    def places(self, standing: SeatResult, room: Rect) -> list[Rect]:
        """Return the rectangles of a seat's cards in an area, with every index visible (real pixels)."""
        count, rows = len(standing.cards), self._card_rows(standing, room.w)
        if not count:
            return []
        px = self.kit.px
        wide, each = px(self.card), -(-count // rows)
        # Whole ones that are a little smaller rather than larger ones over each other.
        abreast = (room.w + px(6)) // each - px(6)
        if px(SCROLLED) <= abreast < wide:
            wide = abreast
        high, tall = round(wide * CARD_RATIO), self._row_of_cards
        step = wide + px(6)
        if each > 1:
            step = min(step, max(1, (room.w - wide) // (each - 1)))
        return [
            Rect(
                room.left + at % each * step,
                room.top + at // each * tall + (tall - high) // 2,
                wide,
                high,
            )
            for at in range(count)
        ]

    def note(self, standing: SeatResult) -> str:
        """Return the points of the cards, in a line."""
        words, parts = self.kit.words, []
        if standing.tally.points is not None:
            key = (
                "taken"
                if standing.tally.bid <= 0 or not standing.tally.bidder
                else "bid_taken_off"
                if standing.tally.failed and standing.round_score < 0
                else "bid_failed"
                if standing.tally.failed
                else "bid_made"
            )
            parts.append(
                words(f"ui.result.{key}", bid=standing.tally.bid, count=standing.tally.points)
            )
            if standing.tally.prize >= 0:
                parts.append(words("ui.result.prize"))
        elif standing.tally.gathered is not None:
            gathered = account_of(self.outcome.plan.game, standing.tally).gathered
            assert gathered is not None
            parts.append(gathered.worded(words))
        elif not len(standing.hand) and not standing.cards:
            return words("ui.result.out")
        elif not standing.tally.counted:
            return words("ui.result.cards_left", count=len(standing.hand))
        counted = self.sum_of(standing)
        if counted and counted != plain_number(standing.tally.points or 0):  # one card needs no sum
            parts.append(counted)
        note = "".join(parts[:1])
        for part in parts[1:]:
            note = words("ui.result.facts", facts=note, fact=part)
        return note

    def sum_of(self, standing: SeatResult) -> str:
        """The cards' points added up, dearest first: "2×50 + 20 + 7 = 127"."""
        points = Counter(each for _, each in standing.tally.counted if each)
        if not points:
            return ""
        terms = [
            f"{count}×{plain_number(each)}" if count > 1 else plain_number(each)
            for each, count in sorted(points.items(), reverse=True)
        ]
        total = sum(each for _, each in standing.tally.counted)
        joined = " + ".join(terms)
        return (
            joined
            if len(points) == 1 and max(points.values()) == 1
            else f"{joined} = {plain_number(total)}"
        )
