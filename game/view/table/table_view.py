"""The picture of a table: still pieces on one layer, and moving cards drawn over it.

`TableView` draws the presented table and the highlights of a local seat; `what_is_at` returns what is under a
point. It knows no game: zones, suits and warnings come from the presented table.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from pygame import FRect, Surface

from game.show.moments.moment import TableMoment, hold_time
from game.show.motion.card_pose import Pose
from game.show.shown_seat import ShownSeat
from game.show.table_highlights import FocusAt, TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Layer, Piece
from game.view.cards.card_art import CardArt
from game.view.cards.hand_fan import Fan
from game.view.input.key_labels import Keycaps
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement, TableLayout, needed
from game.view.speech.join_card import JoinCard
from game.view.speech.occupancy import (
    HAND_ROOM,
    LOG,
    OPEN_CARDS,
    OWN_PLATE,
    PANEL_ROOM,
    Occupancy,
)
from game.view.table.card_flights import CardFlights, Scenery
from game.view.table.furnishings import MENU, Furnishings
from game.view.table.hits.hit_view import HitView
from game.view.table.hits.seat_moments import SeatMoments
from game.view.table.hits.spotlight import Spotlight
from game.view.table.middles.middle import Middle
from game.view.table.middles.middle_kinds import MIDDLES
from game.view.table.own_corner import COMMANDS, OwnCorner
from game.view.table.own_hand import OwnHand
from game.view.table.portraits import Person
from game.view.table.seated_people import SeatedPeople
from game.view.table.side_panels import SidePanels
from game.view.table.table_bubbles import TableBubbles
from game.view.table.table_cues import TableCues
from game.words.match_standing import several_rounds
from game.words.sentences import Sentences

SIDE = (LOG,)
"""The places of what a bare table has not, and gives to others; the way back stands where the menu was."""


class TableView:
    """The picture of one table for a seat, or for an onlooker (−1).

    A `bare` one has the table and who sits there alone: no menu, no list of moves, no prompts. A `coached` one
    has not these either, but everything by which one plays, in its usual place.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: ShownSeat,
        people: Sequence[Person],
        layout: TableLayout,
        *,
        bare: bool = False,
        coached: bool = False,
    ) -> None:
        info = local.info
        self.kit = kit
        self.bare = bare
        self.table = table = local.table
        self.seat = local.seat
        self.director = director = local.director
        self.layout = layout
        self.local = local
        self.arrangement = local.arrangement
        self.keycaps = Keycaps(kit.input, local)
        self.occupancy = Occupancy()
        self._needs = frozenset() if bare else needed(info, table.options)
        unknown = set() if "draw" in info.turn_verbs else {"draw"}
        if not local.takes_back:
            unknown.add("undo")
        if not local.gives_hints:
            unknown.add("hint")
        commands = [command for command in COMMANDS if command not in unknown]
        furnished = not (bare or coached)
        if not furnished:
            commands = []
        self._deck = info.deck
        self.reduced = kit.settings.reduced_motion
        self.art = CardArt(kit.pictures, table.deck, *self._dress())
        drawn = MIDDLES[info.middle]
        self.middle: Middle = drawn.middle(
            kit, self.art, Sentences(kit.words, table, lambda: local.reader), info, self.seat
        )
        self.near = self.middle.near
        self.players = drawn.players(kit, self.art, people, table, self.occupancy)
        self.players.clocked = info.timed
        self.side_panels = SidePanels(kit, self.keycaps, self.occupancy)
        self.furnishings: Furnishings | None = None
        if furnished:
            around = self.side_panels, self.occupancy
            self.furnishings = Furnishings(kit, table, info, director, *around)
        self.corner = OwnCorner(
            kit, self.side_panels, self.keycaps, commands, owned=self.near >= 0, clocked=info.timed
        )
        self.seated = SeatedPeople(
            kit,
            local,
            self.players,
            self.near,
            self.keycaps,
            totals=furnished and several_rounds(table.options),
        )
        self.remarks = TableBubbles(kit, self.side_panels, self.occupancy)
        self.paths = CardFlights(self.art, self.middle)
        self.hand = OwnHand(kit, local, self.art, self.occupancy, self.near)
        self.moments: Sequence[TableMoment] = ()
        """The moments that are drawn at the seats."""
        self.at_seats = SeatMoments(kit, self.art, self.middle, self.occupancy)
        self.hits = HitView(kit, self.occupancy)
        self.spotlight = Spotlight(kit, self.occupancy, timed=info.timed)
        self._timed = info.timed
        self.cues = TableCues(kit, self.occupancy, local)
        self.ended = False
        """Whether the round has ended, and nothing is left to do at the own corner."""
        self.join: JoinCard | None = None
        """How one joins with a phone, at a table at which one can."""
        self._drawn: tuple[object, ...] = ()
        self._above: list[Piece] = []
        self.resize()

    def _dress(self) -> tuple[str, str]:
        """Return the folder of the cards' faces and the picture of their backs, by the settings."""
        return self.kit.faces(self._deck), self.kit.back

    def resize(self) -> None:
        """Place everything for the window's size and the settings. Movement goes on."""
        self.reduced = self.kit.settings.reduced_motion
        self.art.dress(*self._dress())
        space = self.kit.space
        players = self.table.players
        others = [seat % players for seat in range(self.near + 1, self.near + players)]
        if self.near < 0:
            others = list(range(players))
        self.placement: Placement = self.layout.arrange(
            *space.sides,
            len(others) + 1,
            self.text_scale,
            self._needs,
            without=SIDE if self.bare else (),
            lines=len(self.furnishings.lines.texts) if self.furnishings is not None else 0,
        )
        self.boxes: dict[int, SeatBox] = dict(zip(others, self.placement.seats, strict=True))
        self.scenery = Scenery(self.placement, self.boxes, self.near, self.arrangement)
        self.at_seats.called.boxes = self.boxes
        self.drop_layer()
        self.occupancy.resize((self.placement.wide, self.placement.tall))
        self.middle.resize(self.placement, self.boxes)
        fan = Fan.of(self.placement["hand"], 1, self.placement.card)
        self.art.resize(space, fan.widest, self.middle.lying)
        self.hand.report_room(self.placement)
        self.middle.report(self.occupancy)
        self.seated.place(self.boxes)
        self._divide_corner()
        self.hand.place(self.placement)

    def _divide_corner(self) -> None:
        """Divide the own corner between prompts and the plate, by what is open there now."""
        self.corner.divide(self.placement["own"])
        self.seated.place_own(self.plate)

    def preparing(self) -> Iterator[None]:
        """Make what moments at the seats will need, one picture at a time."""
        yield from self.at_seats.preparing(self.seated.portraits())
        yield from self.players.preparing(self.boxes)
        pile = self.occupancy.box("pile")
        if pile is not None:
            start = Pose(*pile.center, 0.0, pile.w)
            yield from self.paths.preparing(self.scenery, start)

    def drop_layer(self) -> None:
        """Give back the memory of the still layer, as when the table is not drawn for a while."""
        self._layer: Layer | None = None
        self._drawn = ()

    @property
    def highlights(self) -> TableHighlights:
        """What stands out at the table now."""
        return self.local.sight.highlights

    @property
    def layer(self) -> Layer:
        """The still pieces over the cloth."""
        if self._layer is None:
            self._layer = Layer(self.kit.cloth(self.table.game))
        return self._layer

    @property
    def text_scale(self) -> float:
        """The real text scale, larger than the setting where a small window needs it for legibility."""
        space = self.kit.space
        return max(1.0, space.text_px(24) / (24 * space.scale))

    @property
    def plate(self) -> FRect:
        """The rectangle of the player's own plate, in design pixels."""
        return self.corner.plate

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return not self.rests or self.cues.moving or self.spotlight.moving

    @property
    def rests(self) -> bool:
        """Whether all cards and the marker are where they belong; the pile may still pulse."""
        return not self.director.busy and self.hand.still and self.seated.marker.resting

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self.director.advance(dt)
        seeing = hold_time(self.moments, timed=self._timed)
        self.seated.advance(0 if seeing else dt, still=self.reduced)
        self.hand.advance(dt)
        self.cues.advance(dt)
        portraits, hand = self.seated.portraits(), {self.near: self.placement["hand"]}
        self.spotlight.advance(dt, self.moments, self.director, portraits, hand)
        if not self.director.busy:
            self.paths.dropped = None

    def hurry(self) -> None:
        """Finish all movement."""
        self.director.hurry()
        self.advance(0)
        self.seated.marker.finish()
        self.hand.settle()
        self.spotlight.finish()

    def draw(self, target: Surface) -> None:
        """Draw everything on a surface of the window's size."""
        self.hits.place(self.moments, self.seated.portraits())
        still = self.refresh()
        target.blit(self.layer.surface, (0, 0))
        self.hits.shake(target, self.layer.surface, self.moments)
        if not still:
            self.hand.draw(target, moving=True)
            for piece in self._above:
                piece.draw(target)
        shown = self.director.presented
        if not self.ended:
            self.seated.draw_swollen(target, self.hits.aside(self.moments))
        self.cues.draw(target, self.hand.motion)
        if self.moments:
            hand = {self.near: self.placement["hand"]}
            self.hits.narrow(target, self.moments, self.seated.portraits(), hand, timed=self._timed)
        self.spotlight.draw(target)
        flights, self.scenery.closed = self.director.flights, self.highlights.hidden
        self.paths.draw(target, flights, shown, self.scenery, still=self.reduced)
        if self.moments:
            self.at_seats.draw(target, self.moments, self.seated.portraits(), shown)
            self.hits.number(target, self.moments, self.seated.portraits())
        self.hand.draw_dragged(target)
        self.seated.draw_marker(target)

    def draw_counts(self, target: Surface) -> None:
        """Draw how many cards have fallen on each seat, which tails of bubbles reach below."""
        if self.moments:
            self.at_seats.count(target, self.moments, self.seated.portraits())

    def refresh(self) -> bool:
        """Update the layer of still pieces, if any has changed, which reports where they lie.

        Return whether the hand is one of them.
        """
        self.hand.aim()
        still = self.hand.still and self.highlights.own.drag is None
        light = self.highlights
        if light.own.drag is not None:  # a card that is dragged is no still piece
            light = replace(light, own=replace(light.own, drag=None))
        signature = (
            still,
            self.furnishings is not None and self.furnishings.give_way(),
            self.corner.hidden,
            self.middle.hidden,
            self._back_taken,
            self.seated.marker.resting,
            self.highlights.own.drag is None,
            self._shows(light),
        )
        if (*signature, self.occupancy.changes()) == self._drawn:
            return still
        self._divide_corner()
        self.hand.report()
        below, self._above = self._pieces_below(), self._pieces_above()
        hand = [self.hand.piece()] if still and self.hand.motion.cards else []
        self.layer.show([*below, *hand, *self._above] if still else below)
        self._drawn = (*signature, self.occupancy.changes())
        return still

    @property
    def content(self) -> Hashable:
        """What it shows, but for what moves."""
        return *self._shows(self.highlights), self.local.expressions.swollen

    def _shows(self, light: TableHighlights) -> tuple[object, ...]:
        """What the still pieces show with these highlights."""
        director, motion, people = self.director, self.hand.motion, self.local.expressions
        return (
            light,
            (people.looks, people.tilts, people.burdened),
            self.local.sight.table,
            director.changes,
            director.settled,
            tuple(motion.cards),
            tuple(motion.targets),
            self.keycaps.device,
            self.join and self.join.shows,
            self.ended,
        )

    @property
    def marks_rules(self) -> bool:
        """Whether marks of the rules in force stand at its edge."""
        return self.furnishings is not None and self.furnishings.marks.shown

    @property
    def _back_taken(self) -> bool:
        """Whether the key for going back puts away a note, an answer or marks before it opens the menu."""
        light = self.highlights
        noted = bool(self.occupancy.boxes("note"))
        return noted or light.own.reason is not None or bool(light.own.gathered)

    def _pieces_below(self) -> list[Piece]:
        # The middle is the lowest, and comes last: what is said in it keeps clear of the others' places.
        others = self._pieces_round()
        return self.middle.pieces(self.director.presented, self.highlights) + others

    def _pieces_round(self) -> list[Piece]:
        """Return the pieces that lie round the middle."""
        pieces = self.seated.pieces()
        if self.furnishings is not None:
            taken = self._back_taken
            pieces += self.furnishings.pieces(
                self.placement,
                self.boxes,
                back_taken=taken,
                rules_told=self.highlights.own.at is FocusAt.RULES,
            )
        if self.ended:
            self.corner.forget()
            return pieces
        if self.near >= 0:
            pieces.append(self.seated.own())
        if self.seat >= 0 and self.corner.commands:
            pieces += self.corner.pieces(self.highlights)
        if self.join is not None:
            over = (HAND_ROOM, PANEL_ROOM) if self.near < 0 else ()
            pieces += self.join.pieces(*over, still=self.director.hands_lie)
        return pieces

    def _pieces_above(self) -> list[Piece]:
        """Return the pieces above the hand: warnings, and the answer or hint about the card in focus."""
        names = {seat: self.table.names[seat] for seat in self.boxes}
        plates = self.local.sight.table.plates
        warned = [] if self.ended else [seat for seat in self.boxes if plates[seat].alert]
        pieces = self.remarks.alerts(names, warned)
        pieces += self.remarks.about(self.highlights, self.hand.motion.cards)
        if (
            self.furnishings is not None
            and self.marks_rules
            and self.highlights.own.at is FocusAt.RULES
        ):
            pieces.append(self.furnishings.marks.named())
        return pieces

    def what_is_at(self, pos: tuple[int, int]) -> tuple[str, int]:
        """Return what is under a point in real pixels, and the number of it.

        It is ("hand", slot), ("prompt", index), ("open", place among the open cards), ("draw", 0),
        ("discard", 0), ("menu", 0), ("rules", 0), ("log", 0), ("taken", 0), a result of `TableBubbles.at` with
        0, (OWN_PLATE, 0), or ("", 0).
        """
        around = "" if self.furnishings is None else self.furnishings.at(pos, self.placement)
        if around == MENU:
            return MENU, 0
        remark = self.remarks.at(pos)
        if remark:
            return remark, 0
        prompt = self.corner.prompt_at(pos)
        if prompt is not None:
            return "prompt", prompt
        if around:
            return around, 0
        x, y = self.design(pos)
        if self.seat < 0:
            return self.middle.at(x, y), 0
        slot = self.hand.at(x, y)
        if slot is not None:
            return "hand", slot
        plate = self.occupancy.box(OWN_PLATE)
        if plate is not None and plate.collidepoint(x, y):
            return OWN_PLATE, 0
        for number, box in enumerate(self.occupancy.boxes(OPEN_CARDS)):
            if box.collidepoint(x, y):
                return "open", number
        return self.middle.at(x, y), 0

    def design(self, pos: tuple[int, int]) -> tuple[float, float]:
        """A point of the window in design pixels."""
        scale = self.kit.space.scale
        return pos[0] / scale, pos[1] / scale
