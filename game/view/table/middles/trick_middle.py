"""The middle with a trick: a place for the card of every seat, the card to be won, trump and order.

Before the first card the places show the bids. Everything is drawn from the presented table; the messages are
the game's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect, Rect, Surface

from game.engine import zones
from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.info import Info
from game.engine.table import Table
from game.engine.table_facts import TrickFacts
from game.show.card_pose import Pose
from game.show.director import Flight
from game.show.presented_table import DECK, Presented
from game.show.table_highlights import TableHighlights
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, INK, LIGHT
from game.view.base.dashed_lines import dashes
from game.view.base.fonts import EXTRABOLD, SEMIBOLD
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import PLAYED
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.speech.free_places import Covering, covers_none
from game.view.speech.occupancy import Occupancy
from game.view.table.cloth_tags import ClothTag
from game.view.table.middles.bid_bubbles import BidBubbles, SaidBid
from game.view.table.middles.trick_places import TrickPlaces
from game.view.table.middles.trump_and_order import order_panel, trump_panel
from game.view.table.taken_pile import taken_piece, taken_pose

TRICK, CENTRE = Place(zones.TRICK), Place(zones.CENTRE)
LEAST = 18.0
"""No text is set smaller than this."""


class TrickMiddle:
    """The circle in the middle, the trump and the order, and the near seat's tricks."""

    def __init__(self, kit: SceneKit, art: CardArt, table: Table, info: Info, seat: int) -> None:
        self.kit = kit
        self.art = art
        self.table = table
        # A trick has a place for everybody: an onlooker looks over the first player's shoulder.
        self.near = max(seat, 0)
        self.bids = BidBubbles(kit, table)
        self.occupancy = Occupancy()

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is."""
        self._placement = placement
        self._boxes = boxes
        self._places = TrickPlaces(
            placement["trick"], placement.text_scale, self.table.players, self.near
        )

    @property
    def area(self) -> FRect:
        """The circle."""
        return self._places.circle

    @property
    def lying(self) -> float:
        """As wide as a seat's place in the circle."""
        return self._places.spot(self.near).w

    @property
    def pile(self) -> FRect:
        """The circle; there is no draw pile."""
        return self.area

    def report(self, occupancy: Occupancy) -> None:
        """Report the places of the players' cards, the one in the middle, and both panels.

        What is said of the cards is reported there as well, whenever it changes.
        """
        self.occupancy = occupancy
        one, placement = self._places.one_pose(False), self._placement
        middle = FRect(one.x - one.width, one.y - one.height / 2, one.width * 2, one.height + 30)
        others = [self._places.spot(seat).inflate(30, 50) for seat in self._boxes]
        occupancy.report("middle", self.area, cover=Covering.FREELY)
        occupancy.report("pile", self.pile, cover=Covering.FREELY)
        occupancy.report("one card", middle, cover=Covering.FREELY)
        occupancy.report("trick", middle, self._places.spot(self.near), *others)
        occupancy.report("taken cards", placement["taken"], cover=Covering.AT_LAST)
        occupancy.report("trump and order", placement["trump"], placement["order"])

    def at(self, x: float, y: float) -> str:
        """The tricks that somebody has taken."""
        piles = [box.taken for box in self._boxes.values() if box.taken is not None]
        piles.append(self._placement["taken"])
        return "taken" if any(pile.collidepoint(x, y) for pile in piles) else ""

    def pose(
        self, place: Place, shown: Presented[TrickFacts], flight: Flight, arriving: bool
    ) -> Pose:
        """Return the pose at which a moving card begins or ends."""
        if place == TRICK:
            if arriving:
                return self._places.card_pose(flight.src.seat, flight.lie)
            order = flight.before.index(flight.card)
            return self._places.card_pose(
                (shown.facts.leader + order) % self.table.players, flight.lie
            )
        if place.zone == zones.TAKEN:
            where = self._placement["taken"]
            box = self._boxes.get(place.seat)
            return taken_pose(box.taken if box is not None and box.taken is not None else where)
        return self._places.one_pose(flight.card != UNKNOWN and flight.shown[int(arriving)])

    def rest(self, flight: Flight) -> tuple[Pose, float] | None:
        """At the place of the seat that plays it."""
        if flight.dst != TRICK:
            return None
        return self._places.card_pose(flight.src.seat, flight.lie), PLAYED

    def top_pose(self, shown: Presented[TrickFacts]) -> Pose | None:
        """Return None: no play is called into question."""
        return None

    def last_played(self, shown: Presented[TrickFacts]) -> FRect | None:
        """The last card of the trick."""
        count = len(shown.cards(TRICK))
        last = (shown.facts.leader + count - 1) % self.table.players
        return self._places.spot(last) if count else None

    def pieces(self, shown: Presented[TrickFacts], highlights: TableHighlights) -> list[Piece]:
        """The circle with the trick, both panels, and the near seat's tricks."""
        kit, placement, facts = self.kit, self._placement, shown.facts
        own = shown.cards(Place(zones.TAKEN, self.near))
        marks = [kit.design(rect) for *_, rect in self._marks(shown)]
        self.occupancy.report("trick tags", *marks, cover=Covering.AT_LAST)
        bids = [spot.rect for *_, spot in self.bids.said(shown, self._places)]
        self.occupancy.report("bids", *bids, cover=Covering.AT_LAST)
        pieces = [
            self._circle(),
            self._cards(shown),
            trump_panel(kit, placement["trump"], self.table, facts),
            order_panel(kit, placement["order"], self.table, facts),
            taken_piece(kit, self.art, "own taken", placement["taken"], own, self.table.players),
        ]
        return [piece for piece in pieces if piece is not None]

    def _circle(self) -> Piece:
        rect = self.kit.rect(self.area)

        def draw(target: Surface) -> None:
            target.blit(self.kit.paint.keep(("trick circle", rect.size), picture), rect)

        def picture() -> Surface:
            line = max(1.0, 2.5 * self.kit.space.scale)
            return vector.picture(
                rect.w,
                rect.h,
                f'<ellipse cx="{rect.w / 2}" cy="{rect.h / 2}" rx="{(rect.w - line) / 2}" '
                f'ry="{(rect.h - line) / 2}" fill="{LIGHT.rgb}" fill-opacity="0.1" '
                f'stroke="{LIGHT.rgb}" stroke-opacity="0.26" stroke-width="{line}"/>',
            )

        return Piece("circle", (rect.topleft, rect.size), rect, draw)

    def _cards(self, shown: Presented[TrickFacts]) -> Piece:
        lies = tuple(shown.lies.get(TRICK, ()))
        trick, centre = tuple(shown.cards(TRICK)), tuple(shown.cards(CENTRE))
        deck = len(shown.cards(DECK))
        gathered = shown.facts.winning >= 0 and not trick
        playing = shown.facts.bids and any(shown.counts()) and not shown.open_hands
        playing = playing and not gathered
        turn = shown.turn if playing else -1
        key = (trick, lies, centre, deck, turn, shown.facts, *self.area)
        room = self.kit.px(60)
        rect = self.kit.rect(self.area).inflate(2 * room, 2 * room)

        def draw(target: Surface) -> None:
            self._draw_places(target, shown, turn)
            said = self.bids.said(shown, self._places)
            self._draw_centre(target, centre, deck, said)
            self.bids.draw(target, shown, said)
            self._draw_trick(target, shown, trick, lies)

        return Piece("trick", key, rect, draw)

    def _draw_places(self, target: Surface, shown: Presented[TrickFacts], turn: int) -> None:
        """Draw empty places: faint for seats still to play, clear for the seat in turn."""
        facts, players = shown.facts, self.table.players
        if turn < 0:
            return
        played = len(shown.cards(TRICK))
        for step in range(players):
            seat = (facts.leader + step) % players
            if not facts.auction and step < played:
                continue
            if seat != turn and (facts.auction and facts.bids[seat]):
                continue
            asked = seat == turn
            rect = self.kit.rect(self._places.spot(seat))
            target.blit(self._dashes(rect, asked), rect)
            if asked:
                self._draw_asked(target, rect, seat, facts.phase)

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
        key = f"{self.table.game}.asked.{phase}"
        asked = words(key if key in words else "table.to_play")
        room = rect.w - kit.px(14)
        large = min(42.0, self._places.spot(seat).h * 0.175)
        size = kit.fonts.fitted(self.table.names[seat], large, EXTRABOLD, room)
        small = kit.fonts.fitted(asked, large * 0.84, SEMIBOLD, room)
        high, low = kit.fonts.height(size, EXTRABOLD), kit.fonts.height(small, SEMIBOLD)
        while high + low > rect.h and size > LEAST:
            size, small = size - 1, min(small, size - 1)
            high, low = kit.fonts.height(size, EXTRABOLD), kit.fonts.height(small, SEMIBOLD)
        if kit.fonts.width(asked, small, SEMIBOLD) > room:  # large text: only who, as for the rest
            asked, low = "", 0
        name = kit.fonts.cut(self.table.names[seat], size, EXTRABOLD, room)
        top = rect.centery - (high + low) // 2
        kit.paint.text(target, name, (rect.centerx, top), size, EXTRABOLD, LIGHT, "midtop")
        at = (rect.centerx, top + high)
        if asked:
            kit.paint.text(target, asked, at, small, SEMIBOLD, LIGHT, "midtop")

    def _draw_centre(
        self,
        target: Surface,
        centre: tuple[int, ...],
        deck: int,
        said: Sequence[SaidBid],
    ) -> None:
        if deck:
            for layer in range(0, deck, 3):
                pose = self._places.one_pose(False)
                at = pose._replace(x=pose.x - layer * 0.35, y=pose.y - layer * 0.7)
                self.art.draw(target, UNKNOWN, at, lift=0 if layer else 8)
        if not centre:
            return
        covered = centre[-1] == UNKNOWN
        pose = self._places.one_pose(not covered)
        rect = Rect(0, 0, self.kit.px(pose.width), self.kit.px(pose.height))
        rect.center = (self.kit.px(pose.x), self.kit.px(pose.y))
        self.kit.paint.glow(target, rect, 8, opacity=0.35 if covered else 0.8)
        self.art.draw(target, centre[-1], pose, lift=10)
        label = self.kit.words(f"{self.table.game}.centre")
        free = self.kit.px(self._places.between - 12)
        where = Rect((0, 0), ClothTag(self.kit, label, free).measure)
        where.center = (rect.centerx, rect.bottom + round(where.h * 0.24))
        if covered:
            where.bottom = min(where.bottom, self.kit.rect(self._places.spot(self.near)).top)
        if covers_none(FRect(where), [FRect(self.kit.rect(spot.rect)) for *_, spot in said]):
            ClothTag(self.kit, label, free).draw(target, where.center)

    def _draw_trick(
        self,
        target: Surface,
        shown: Presented[TrickFacts],
        trick: tuple[int, ...],
        lies: tuple[int, ...],
    ) -> None:
        facts, players, px = shown.facts, self.table.players, self.kit.px
        seats = [(facts.leader + step) % players for step in range(len(trick))]
        for seat, card, lie in zip(seats, trick, lies, strict=True):
            pose = self._places.card_pose(seat, lie)
            if seat == facts.winning:
                rect = Rect(0, 0, px(pose.width), px(pose.height))
                rect.center = (px(pose.x), px(pose.y))
                self.kit.paint.glow(target, rect, 10, AMBER, blur=20, opacity=0.75)
            self.art.draw(target, card, pose, lift=PLAYED)
        for text, look, rect in self._marks(shown):
            ClothTag(self.kit, text, rect.w).draw(target, rect.center, look=look)

    def _marks(self, shown: Presented[TrickFacts]) -> list[tuple[str, str, Rect]]:
        """Return the tags at the card that was led and at the one that wins: text, look and place."""
        facts, players = shown.facts, self.table.players
        seats = [(facts.leader + step) % players for step in range(len(shown.cards(TRICK)))]
        marks = []
        if seats:
            marks.append(self._mark(seats[0], facts.winning, led=True))
        if facts.winning in seats:
            marks.append(self._mark(facts.winning, seats[0], led=False))
        return marks

    def _mark(self, seat: int, other: int, *, led: bool) -> tuple[str, str, Rect]:
        """Return the tag at the card that was led, or that wins; the other tag is at the card of seat `other`.

        It covers neither an index nor the other: above and below the cards at the sides; beside the
        others, at the edge of the circle, on the side where the other tag is not. Above and below those at the
        sides it is no wider than they leave it beside the place in the middle.
        """
        text = self.kit.words("table.led" if led else "table.winning")
        px, rect = self.kit.px, self.kit.rect(self._places.spot(seat))
        across, down = self._places.side(seat)
        within = self.kit.rect(self._placement["trick"])
        at: tuple[int, int]
        anchor: Anchor
        most = within.w
        if across:
            middle = self.kit.rect(self._places.spot(self.near))
            most = middle.left - within.left if across < 0 else within.right - middle.right
            at = (rect.centerx, rect.bottom + px(2) if led else rect.top - px(2))
            anchor = "midtop" if led else "midbottom"
        else:
            usual = -1 if led else 1
            left = (-usual if other >= 0 and self._places.side(other)[0] == usual else usual) < 0
            y = rect.bottom - px(34) if down > 0 else rect.top + px(26)
            at = (rect.left if left else rect.right, y)
            anchor = "midright" if left else "midleft"
        area = ClothTag(self.kit, text, most).area(at, anchor, within)
        return text, "dark" if led else "amber", area
