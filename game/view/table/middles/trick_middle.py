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
from game.engine.table_facts import TrickFacts
from game.show.motion.card_pose import Pose
from game.show.motion.flight import Flight
from game.show.presented_table import DECK, Presented
from game.show.table_highlights import TableHighlights
from game.view.base import svg_shapes as vector
from game.view.base.colours import AMBER, LIGHT
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import PLAYED
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import PANEL, Occupancy
from game.view.speech.spots import Covering, covers_none
from game.view.table.cloth_tags import SIZE, ClothTag
from game.view.table.middles.bid_bubbles import GAP, BidBubbles, SaidBid
from game.view.table.middles.empty_places import EmptyPlaces
from game.view.table.middles.trick_places import CENTRE, TRICK, TrickPlaces
from game.view.table.middles.trick_tags import TrickTags
from game.view.table.middles.trump_and_order import order_panel, trump_panel
from game.view.table.taken_pile import taken_piece, taken_pose
from game.words.marks import plain
from game.words.sentences import Sentences

NAMED = 34.0
"""The size of its name, once the card in the middle is turned up."""
CLEAR = 0.62
"""How far that is below the foot of the card, as a share of its height: the card is to be seen whole."""
ROOM = 60.0
"""How far a card's glow and its shadow reach at most."""
DECK_STEP, LAYER_ASIDE, LAYER_UP = 3, 1.05, 2.1
"""For how many cards what is still to be dealt is a layer higher, and how far that lies aside and up."""


class TrickMiddle:
    """The circle in the middle, the trump and the order, and the near seat's tricks."""

    def __init__(self, kit: SceneKit, art: CardArt, told: Sentences, info: Info, seat: int) -> None:
        self.kit = kit
        self.art = art
        self.table = told.table
        self.told = told
        # A trick has a place for everybody: an onlooker looks over the first player's shoulder.
        self.near = max(seat, 0)
        self.bids = BidBubbles(kit, told.table)
        self.empty = EmptyPlaces(kit, told)
        self.tags = TrickTags(kit)
        self.occupancy = Occupancy()
        self._worded: list[FRect] = []
        """Where there are words on the cloth."""

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
    def hidden(self) -> tuple[bool, ...]:
        """Over which of its words a bubble lies."""
        return tuple(map(self.occupancy.beneath, self._worded))

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
        panels = placement["trump"], placement["order"]
        occupancy.report("trump and order", *panels, cover=Covering.AT_LAST)

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
        tags = self.tags.found(shown, self._places)
        marks = [kit.design(tag.rect) for tag in tags]
        self.occupancy.report("trick tags", *marks, cover=Covering.AT_LAST)
        empty, opened = self.empty.found(shown, self._places), self.occupancy.boxes(PANEL)
        # Whoever looks knows by much else that it is their turn.
        asked = [each.box for each in empty if each.phase is not None and each.seat != self.near]
        self.occupancy.report("asked", *asked, cover=Covering.AT_LAST)
        said = self.bids.said(shown, self._places, self.occupancy)  # clear of who is asked now
        bids = [spot.rect for *_, spot in said]
        self.occupancy.report("bids", *bids, cover=Covering.AT_LAST)
        self._worded = [each.box for each in empty if each.phase is not None]
        pieces = [
            self._circle(),
            *(self.empty.piece(each, told=self._seen(each.box, opened)) for each in empty),
            *self._deck(shown),
            *self._one_card(shown, [*bids, *opened]),
            *self._bids(shown, said),
            *self._trick(shown),
            *map(self.tags.piece, tags),
            trump_panel(kit, placement["trump"], self.told, facts),
            order_panel(kit, placement["order"], self.table, facts),
            taken_piece(kit, self.art, "own taken", placement["taken"], own, self.table.players),
        ]
        return [piece for piece in pieces if piece is not None]

    def _seen(self, words: FRect, over: Sequence[FRect]) -> bool:
        """Whether words are seen whole: else pieces of them would be left beside what lies over them."""
        return covers_none(words, over) and not self.occupancy.beneath(words)

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

    def _deck(self, shown: Presented[TrickFacts]) -> list[Piece]:
        """What is still to be dealt, a little higher for every few cards."""
        layers = -(-len(shown.cards(DECK)) // DECK_STEP)
        if not layers:
            return []
        pose = self._places.one_pose(False)
        poses = [
            pose._replace(x=pose.x - layer * LAYER_ASIDE, y=pose.y - layer * LAYER_UP)
            for layer in range(layers)
        ]

        def draw(target: Surface) -> None:
            for layer, at in enumerate(poses):
                self.art.draw(target, UNKNOWN, at, lift=0 if layer else 8)

        rect = self._about(pose).union(self._about(poses[-1]))
        return [Piece("deck", (layers, *pose), rect, draw)]

    def _one_card(self, shown: Presented[TrickFacts], over: Sequence[FRect]) -> list[Piece]:
        """The card to be won, with its label where nothing lies `over` that, and no bubble."""
        kit, centre = self.kit, shown.cards(CENTRE)
        if not centre:
            return []
        card, covered = centre[-1], centre[-1] == UNKNOWN
        pose = self._places.one_pose(not covered)
        rect, game = self._upright(pose), self.table.game
        label = kit.words(f"{game}.centre")
        if not covered:
            worth, named = self.table.deck.points[card], self.told.card(card)
            label = plain(kit.words(f"{game}.centre_named", card=named, count=worth))
        most = self._places.between if covered else self.area.w
        tag = ClothTag(kit, label, kit.px(most - 12), SIZE if covered else NAMED)
        where = Rect((0, 0), tag.measure)
        below = 0.24 if covered else CLEAR
        where.center = (rect.centerx, rect.bottom + round(where.h * below))
        if covered:
            where.bottom = min(where.bottom, kit.rect(self._places.spot(self.near)).top)
        said = kit.design(where)
        free = self._seen(said, over)
        self._worded.append(said)

        def draw(target: Surface) -> None:
            kit.paint.glow(target, rect, 8, opacity=0.35 if covered else 0.8)
            self.art.draw(target, card, pose, lift=10)
            if free:
                tag.draw(target, where.center)

        key = (card, *pose, free and (tag.text, where.topleft, where.size))
        return [Piece("one card", key, self._about(pose).union(self._round(where)), draw)]

    def _bids(self, shown: Presented[TrickFacts], said: Sequence[SaidBid]) -> list[Piece]:
        """The bubbles of the auction."""
        if not said:
            return []
        key = (
            max(shown.facts.bids),
            *((text, size, *spot.rect, *spot.tip) for _, text, size, spot in said),
        )
        areas = [self.kit.rect(spot.rect.inflate(2 * GAP, 2 * GAP)) for *_, spot in said]
        return [
            Piece(
                "bids",
                key,
                self._round(areas[0].unionall(areas[1:])),
                lambda target: self.bids.draw(target, shown, said),
            )
        ]

    def _trick(self, shown: Presented[TrickFacts]) -> list[Piece]:
        """The cards of the trick."""
        facts, players = shown.facts, self.table.players
        cards = zip(shown.cards(TRICK), shown.lies.get(TRICK, ()), strict=True)
        seats = ((facts.leader + step) % players for step in range(players))
        return [
            self._played(seat, card, lie, seat == facts.winning)
            for seat, (card, lie) in zip(seats, cards, strict=False)
        ]

    def _played(self, seat: int, card: int, lie: int, wins: bool) -> Piece:
        pose = self._places.card_pose(seat, lie)

        def draw(target: Surface) -> None:
            if wins:
                rect = self._upright(pose)
                self.kit.paint.glow(target, rect, 10, AMBER, blur=20, opacity=0.75)
            self.art.draw(target, card, pose, lift=PLAYED)

        return Piece(f"played{seat}", (card, wins, *pose), self._about(pose), draw)

    def _about(self, pose: Pose) -> Rect:
        """The rectangle of a card that lies a little askew, with its shadow and glow, in real pixels."""
        return self._round(self._upright(pose))

    def _upright(self, pose: Pose) -> Rect:
        """The rectangle of a card, in real pixels, as if it lay upright."""
        px = self.kit.px
        rect = Rect(0, 0, px(pose.width), px(pose.height))
        rect.center = (px(pose.x), px(pose.y))
        return rect

    def _round(self, rect: Rect) -> Rect:
        """A rectangle with the room for what shines and shades about it."""
        room = 2 * self.kit.px(ROOM)
        return rect.inflate(room, room)
