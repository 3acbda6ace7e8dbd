"""The picture of a table with corners: the middle as an onlooker sees it, bots, and everybody's corner.

`CouchView` is given the content of the corners to draw. No face of a hand is in anything else that it draws, as
all of that comes from an onlooker's viewpoint.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace

from pygame import FRect, Rect, Surface

from game.engine.events import Place
from game.engine.out_of_turn import Clock, ClockKind
from game.engine.zones import TAKEN
from game.session.plan import Seat
from game.show.hands.hand_order import Arrangement
from game.show.local_seat import LocalSeat
from game.show.moments.moment import TableMoment
from game.show.motion.pulse import Pulse
from game.show.motion.tween import Speed
from game.show.table_highlights import TableHighlights
from game.view.base.colours import PERSON_COLOURS, Colour
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Layer, Piece
from game.view.cards.card_art import CardArt
from game.view.corners.card_marks import CardMarks
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.corner_content import CornerContent
from game.view.corners.corner_motion import CornerMotion
from game.view.corners.corner_picture import CornerPicture
from game.view.corners.couch_panels import recent_moves, robot_badge, turn_pill
from game.view.corners.couch_places import CouchPlacement, place_couch
from game.view.corners.edge_signs import EdgeSigns
from game.view.layout.seat_boxes import SeatBox
from game.view.speech.join_card import JoinCard
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering
from game.view.speech.standstill_banner import StandstillBanner
from game.view.table.card_flights import CardFlights, Scenery
from game.view.table.clock_faces import draw_minutes, seconds
from game.view.table.clock_faces import faces as clock_content
from game.view.table.hits.hit_view import HitView
from game.view.table.hits.seat_moments import SeatMoments
from game.view.table.middles.middle import Middle
from game.view.table.middles.middle_kinds import MIDDLES
from game.view.table.plate_content import PlateContent
from game.view.table.portraits import CREAM
from game.view.table.taken_pile import taken_piece
from game.view.table.turn_marker import Circle
from game.words.marks import Worded, strong

TIME_LEFT, LAST_ROUND = "table.left_time", "table.last_round"
"""The messages of the match's clock."""
LINES = 4
"""The number of recent moves that are asked for at most."""


def colour_of(people: Sequence[Seat], seat: int) -> Colour:
    """Return the colour of a person: the chosen one, or that of their place among the people."""
    chosen = PERSON_COLOURS.get(people[seat].colour)
    if chosen is not None:
        return chosen
    colours = list(PERSON_COLOURS.values())
    return colours[sum(each.person for each in people[:seat]) % len(colours)]


MOVES, TURN = "recent moves", "turn"
"""What gives way as a whole to a bubble without other room: the recent moves, and whose turn it is."""


class CouchView:
    """The picture of one table with corners for `corners`, the seats of people; `watcher` is an onlooker."""

    def __init__(
        self, kit: SceneKit, watcher: LocalSeat, people: Sequence[Seat], corners: Sequence[int]
    ) -> None:
        self.kit, self.watcher, self.people = kit, watcher, people
        self.seats = tuple(corners)
        self.info = info = watcher.viewpoint.variant.info
        self.table = watcher.viewpoint.table
        self.director = watcher.showing.director
        self.occupancy = Occupancy()
        self.art = CardArt(kit.pictures, self.table.deck, *self._dress())
        drawn = MIDDLES[info.middle]
        self.middle: Middle = drawn.middle(
            kit, self.art, watcher.showing.sentences, info, watcher.seat
        )
        self.players = drawn.players(kit, self.art, people, self.table, self.occupancy)
        self.players.clocked = info.timed
        self.paths = CardFlights(self.art, self.middle)
        self.picture = CornerPicture(kit, self.art, CardMarks(kit, self.art, info.deck))
        self.motions = {seat: CornerMotion() for seat in corners}
        self.pulses = {seat: Pulse() for seat in corners}
        """What goes on in corners in which a call is due."""
        self.highlights = TableHighlights()
        self.moments: Sequence[TableMoment] = ()
        """The moments that are drawn at the seats."""
        self.hits = HitView(kit, self.occupancy)
        self.at_seats = SeatMoments(kit, self.art, self.middle, self.occupancy)
        self.join = JoinCard(kit, self.occupancy)
        self.banner = StandstillBanner(kit, watcher, self.occupancy)
        self.signs = EdgeSigns(kit, self.table, info, self.occupancy)
        self.gave_way: tuple[str, ...] = ()
        """Which of these are left out, as a bubble lies over them."""
        self.resize()

    def _dress(self) -> tuple[str, str]:
        return self.kit.faces(self.info.deck), self.kit.back

    @property
    def placed(self) -> CouchPlacement:
        """Where everything lies."""
        return self._placed

    def resize(self) -> None:
        """Place everything for the window's size and the settings. Movement goes on."""
        space = self.kit.space
        self.art.dress(*self._dress())
        scale = max(1.0, space.text_px(24) / (24 * space.scale))
        self._placed = place_couch(
            *space.sides, self.seats, self.table.players, scale, self.info.middle
        )
        placement = self._placed.placement
        self.boxes = self._placed.boxes
        self.drop_layer()
        self.occupancy.resize((placement.wide, placement.tall))
        self.middle.near = self._placed.near if self.middle.near >= 0 else self.middle.near
        self.middle.resize(placement, self.boxes)
        self.art.resize(space, lying=self.middle.lying)
        self.middle.report(self.occupancy)
        self.players.report(self._speaking())
        arrangement = Arrangement(self.table.deck, "drawn")
        boxes = self._placed.corners.items()
        self.at_seats.low = frozenset(seat for seat, box in boxes if not box.upper)
        self.scenery = Scenery(placement, self.boxes, -1, arrangement)

    def drop_layer(self) -> None:
        """Begin a new still layer, on which everything is drawn again."""
        self.layer = Layer(self.kit.cloth(self.table.game))
        self._drawn: tuple[object, ...] = ()

    def _speaking(self) -> dict[int, SeatBox]:
        """Return the boxes of seats as bubbles point at them: at a corner's cards on the cloth."""
        found = dict(self.boxes)
        for seat in self._placed.corners:
            strip = found[seat].fan
            assert strip is not None
            found[seat] = replace(found[seat], portrait=strip, plate=strip)
        return found

    def corner(self, seat: int, grown: bool) -> CornerBox:
        """Return the parts of a person's corner; a narrow one may be `grown` for its prompts."""
        return (self._placed.grown if grown else self._placed.corners)[seat]

    @property
    def clocks(self) -> list[Clock]:
        """The clocks that everybody sees."""
        viewpoint = self.watcher.viewpoint
        if not viewpoint.timed or viewpoint.over or not self.director.settled:
            return []
        return viewpoint.clocks()

    @property
    def gliding(self) -> bool:
        """Whether cards or a cursor move in a corner, or a prompt pulses."""
        still = all(motion.still for motion in self.motions.values())
        return not still or any(pulse.moving for pulse in self.pulses.values())

    @property
    def content(self) -> Hashable:
        """What lies between the corners, but for what moves."""
        director, watcher = self.director, self.watcher
        shown = (
            director.changes,
            director.settled,
            watcher.expressions,
            self.join.shows,
            self.signs.told,
        )
        return shown, watcher.sight.table, watcher.viewpoint.stopped_by, clock_content(self.clocks)

    def aim(self, contents: Mapping[int, CornerContent], grown: frozenset[int]) -> None:
        """Let the cards and the cursors of the corners go to where their contents say."""
        for seat, content in contents.items():
            self.motions[seat].aim(self.corner(seat, seat in grown), content)
            self.pulses[seat].follow(wanted=content.due)
        if self.kit.settings.reduced_motion or self.kit.speed is Speed.OFF:
            self.settle()

    def glide(self, dt: int) -> None:
        """Let `dt` ms pass in the corners."""
        for pulse in self.pulses.values():
            pulse.advance(dt, still=self.kit.unmoved)
        for motion in self.motions.values():
            if not motion.still:
                motion.advance(dt)

    def settle(self) -> None:
        """Put the cards and the cursors of the corners in their places at once."""
        for motion in self.motions.values():
            motion.settle()

    def preparing(self) -> Iterator[None]:
        """Make what moments at the seats will need, one picture at a time."""
        yield from self.at_seats.preparing(self.portraits(frozenset()))
        bots = {seat: box for seat, box in self.boxes.items() if seat not in self.seats}
        yield from self.players.preparing(bots)

    def draw(
        self, target: Surface, contents: Mapping[int, CornerContent], grown: frozenset[int]
    ) -> None:
        """Draw everything: the corners with their contents, those of the seats in `grown` with prompts.

        Their cards and cursors are drawn where they are by now (see `aim` and `glide`).
        """
        self.hits.place(self.moments, self.portraits(grown))
        state = (
            tuple(contents.items()), grown, self.director.changes, self.director.settled,
            self.watcher.sight.table, tuple(self.clocks), self.watcher.expressions,
            tuple(motion.shown for motion in self.motions.values()), self.join.shows, self.gave_way,
            self.middle.hidden,
            self.signs.told, self.watcher.viewpoint.stopped_by,
        )  # fmt: skip
        if (*state, self.occupancy.changes()) != self._drawn:
            self._refresh(contents, grown)
            self.banner.place()  # among what has been drawn
            self._drawn = (*state, self.occupancy.changes())
        target.blit(self.layer.surface, (0, 0))
        self.hits.shake(target, self.layer.surface, self.moments)
        for seat, content in contents.items():
            if content.due:
                box, share = self.corner(seat, seat in grown), self.pulses[seat].share
                self.picture.draw_due(target, box, content, share)
        shown, reduced = self.director.presented, self.kit.settings.reduced_motion
        self.paths.draw(target, self.director.flights, shown, self.scenery, still=reduced)
        if self.moments:
            self.at_seats.draw(target, self.moments, self.portraits(grown), shown)
            self.at_seats.count(target, self.moments, self.portraits(grown))
            # The light stays: others have something to do meanwhile.
            self.hits.number(target, self.moments, self.portraits(grown))
        self._draw_clock(target)
        self.banner.draw(target)

    def give_way(self) -> bool:
        """Leave out the recent moves, and whose turn it is, while a bubble lies over them.

        Return whether that is another answer.
        """
        before = self.gave_way
        self.gave_way = tuple(filter(self.occupancy.overlaid, (MOVES, TURN)))
        return self.gave_way != before

    def portraits(self, grown: frozenset[int]) -> dict[int, Circle]:
        """Return the centre and the radius of every portrait, in design pixels."""
        found = {}
        for seat, box in self.boxes.items():
            where = (
                self.corner(seat, seat in grown).portrait if seat in self.seats else box.portrait
            )
            found[seat] = (where.centerx, where.centery, where.w / 2 * 0.95)
        return found

    def _refresh(self, contents: Mapping[int, CornerContent], grown: frozenset[int]) -> None:
        """Update the layer of still pieces."""
        boxes = {seat: self.corner(seat, seat in grown) for seat in contents}
        for seat, box in boxes.items():
            cards = box.backs(len(contents[seat].faces), contents[seat].cursor)
            self.occupancy.report(f"corner {seat}", box.rect, *cards, cover=Covering.NEVER)
        pieces = self._pieces_below()
        # Whoever grows lies over the neighbours' backs, and over nobody's corner.
        for seat in sorted(contents, key=lambda seat: seat in grown):
            pieces += self.picture.pieces(seat, boxes[seat], contents[seat], self.motions[seat])
        pieces += self.signs.pieces()
        self.layer.show(pieces + self.signs.named())

    def _pieces_below(self) -> list[Piece]:
        # The middle is the lowest, and comes last: what is said in it keeps clear of the others' places.
        others = self._pieces_round()
        return self.middle.pieces(self.director.presented, self.highlights) + others

    def _pieces_round(self) -> list[Piece]:
        shown, placed = self.director.presented, self._placed
        pieces = self.seat_pieces()
        for seat, box in self.boxes.items():
            if seat not in placed.corners:
                if not self.people[seat].person:
                    name = f"robot {seat}"
                    pieces.append(robot_badge(self.kit, name, box.portrait, right=box.mirrored))
            elif TAKEN in placed.placement.places and seat != self.middle.near and box.taken:
                taken = shown.cards(Place(TAKEN, seat))
                name = f"taken {seat}"
                self.occupancy.report(name, box.taken, cover=Covering.AT_LAST)
                pieces.append(
                    taken_piece(self.kit, self.art, name, box.taken, taken, self.table.players)
                )
        log = list(self.director.log)[-LINES:]
        self.occupancy.report(MOVES, placed.placement["log"], cover=Covering.SOONER)
        if MOVES not in self.gave_way:
            pieces.append(recent_moves(self.kit, placed.placement["log"], log))
        pill = self._turn_pill()
        if pill is not None and TURN not in self.gave_way:
            pieces.append(pill)
        return pieces + self.join.pieces(still=self.director.hands_lie)

    def seat_pieces(self) -> list[Piece]:
        """Return the seats that have no corner, as they are now."""
        placed = self._placed
        return [
            self.players.piece(seat, box, self._standing(seat))
            for seat, box in self.boxes.items()
            if seat not in placed.corners
        ]

    def _standing(self, seat: int) -> PlateContent:
        plate = self.watcher.sight.table.plates[seat]
        turn = self.director.settled and plate.turn
        return PlateContent.of(plate, self.watcher.expressions, marked=turn)

    def _turn_pill(self) -> Piece | None:
        table, words = self.watcher.sight.table, self.kit.words
        self.occupancy.report(TURN, self._placed.turn, cover=Covering.AT_LAST)
        if not self.director.settled or table.over:
            return None
        seat = table.turn
        asked = Worded(table.asked.worded(words))

        def said(name: str) -> str:
            return words("corner.turn", name=strong(name), asked=asked)

        person = self.people[seat]
        ring = colour_of(self.people, seat) if person.person else CREAM
        clock = next((each for each in self.clocks if each.kind is ClockKind.TURN), None)
        name, where = self.table.names[seat], self._placed.turn
        return turn_pill(self.kit, where, name, said, person.portrait, ring, clock)

    def _draw_clock(self, target: Surface) -> None:
        clock = next((each for each in self.clocks if each.kind is ClockKind.MATCH), None)
        area: FRect = self._placed.clock
        if clock is None or not area.w:
            return
        minutes, rest = divmod(seconds(clock), 60)
        key = LAST_ROUND if clock.left <= 0 else TIME_LEFT
        text = self.kit.words(key, minutes=minutes, seconds=rest)
        rect: Rect = self.kit.rect(area)
        draw_minutes(self.kit, target, rect, text)
