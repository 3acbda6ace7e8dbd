"""The picture of a table: still pieces on one layer, and moving cards drawn over it.

`TableView` draws the presented table and the highlights of a local seat; `what_is_at` returns what is under a
point. It knows no game: zones, suits and warnings come from the presented table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import pi, sin

from pygame import FRect, Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.zones import ASIDE, HAND
from game.show.local_seat import LocalSeat
from game.show.tween import Speed, Tween
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Layer, Piece
from game.view.base.suit_styles import faces
from game.view.cards.card_art import CardArt, Mark
from game.view.cards.hand_fan import Fan, HandMotion
from game.view.input.key_labels import Keycaps
from game.view.speech.free_places import Covering
from game.view.speech.occupancy import FOCUSED_CARD, HAND_ROOM, PANEL_ROOM, Occupancy
from game.view.table.card_flights import CardFlights, Scenery
from game.view.table.middle_kinds import MIDDLES
from game.view.table.own_corner import COMMANDS, OwnCorner
from game.view.table.pile_middle import Middle
from game.view.table.player_plates import Person, PlateContent
from game.view.table.seat_boxes import SeatBox
from game.view.table.side_panels import Prompt, SidePanels
from game.view.table.table_bubbles import TableBubbles
from game.view.table.table_layout import Placement, TableLayout, needed
from game.view.table.turn_marker import GLIDE, Circle, TurnMarker

SHAKE = 340
SHAKE_WIDE = 11.0


class TableView:
    """The picture of one table for a local seat, or for an onlooker (−1)."""

    def __init__(
        self, kit: SceneKit, local: LocalSeat, people: Sequence[Person], layout: TableLayout
    ) -> None:
        info = local.viewpoint.variant.info
        self.kit = kit
        self.table = table = local.viewpoint.table
        self.seat = local.seat
        self.director = director = local.showing.director
        self.layout = layout
        self.highlights = local.highlights
        self.arrangement = local.arrangement
        self.keycaps = Keycaps(kit.reader, local)
        self.occupancy = Occupancy()
        self._needs = needed(info)
        unknown = set() if "draw" in info.turn_verbs else {"draw"}
        if info.timed:
            unknown.add("sort")  # the calls leave the own corner little room
        if not local.viewpoint.takes_back:
            unknown.add("undo")
        commands = [command for command in COMMANDS if command not in unknown]
        self._deck = info.deck
        self.reduced = kit.settings.reduced_motion
        self.art = CardArt(kit.pictures, table.deck, *self._dress())
        drawn = MIDDLES[info.middle]
        self.middle: Middle = drawn.middle(kit, self.art, table, info, self.seat)
        self.near = self.middle.near
        self.players = drawn.players(kit, self.art, people, table, self.occupancy)
        self.side_panels = SidePanels(kit, self.keycaps, self.occupancy)
        self.corner = OwnCorner(kit, self.side_panels, commands, owned=self.near >= 0)
        self.remarks = TableBubbles(kit, self.side_panels, self.occupancy)
        self.paths = CardFlights(self.art, self.middle)
        self.motion = HandMotion()
        self.menu = Rect(0, 0, 0, 0)
        self.prompts: list[Prompt] = []
        self._marker = TurnMarker(director.presented.turn)
        self._shake = Tween(0)
        self._drawn: tuple[object, ...] = ()
        self._above: list[Piece] = []
        self.resize()

    # --- placing

    def _dress(self) -> tuple[str, str]:
        """Return the folder of the cards' faces and the picture of their backs, by the settings."""
        wishes = self.kit.settings
        return faces(self._deck, wishes.four_colour, wishes.high_contrast), self.kit.back

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
            space.wide, space.tall, len(others) + 1, self.text_scale, self._needs
        )
        self.boxes: dict[int, SeatBox] = dict(zip(others, self.placement.seats, strict=True))
        self.scenery = Scenery(self.placement, self.boxes, self.near, self.arrangement)
        self.art.resize(space, Fan.of(self.placement["hand"], 1).widest)
        self.release()
        self.occupancy.resize((self.placement.wide, self.placement.tall))
        self.middle.resize(self.placement, self.boxes)
        self._report_rooms()
        self.middle.report(self.occupancy)
        self.players.report(self.boxes)
        self.corner.divide(self.placement["own"])
        self.motion.settle()
        self.settle_hand()

    def release(self) -> None:
        """Give back the memory of the still layer, as when the table is not drawn for a while."""
        self._layer: Layer | None = None
        self._drawn = ()

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

    # --- the hand

    @property
    def held(self) -> list[int]:
        """The player's cards in displayed order."""
        cards = self.director.presented.cards(Place(HAND, self.near))
        return [cards[place] for place in self.arrangement.places(cards)]

    def rearrange(self, slot: int, to: int) -> None:
        """Move the card at one slot of the hand to another."""
        cards = self.director.presented.cards(Place(HAND, self.near))
        self.arrangement.move(cards, slot, to)
        self._aim()

    @property
    def fan(self) -> Fan:
        """The fan of the player's hand."""
        return self._fan

    def _lifted(self, held: Sequence[int]) -> frozenset[int]:
        gathered, faces = frozenset(self.highlights.gathered), self.highlights.lifted
        if faces is None:
            return gathered
        return gathered | {slot for slot, card in enumerate(held) if card in faces}

    def _aim(self) -> None:
        held = self.held
        if not held:
            self.arrangement.forget()
        self._fan = Fan.of(self.placement["hand"], len(held))
        focus = self.highlights.focus
        self.motion.aim(held, self._fan.poses(focus, self._lifted(held), self._low))

    @property
    def _low(self) -> bool:
        """Whether the card in focus is not lifted, because there are buttons above the hand."""
        calls, hand = self.placement.places.get("calls"), self.placement["hand"]
        above = calls is not None and calls.left < hand.right and hand.left < calls.right
        return above or (self.highlights.choosing and not self.highlights.playable)

    def _mark(self, slot: int, card: int) -> Mark:
        highlights = self.highlights
        if slot == highlights.focus or slot in highlights.gathered:
            return Mark.FOCUS
        if highlights.lifted is None:
            return Mark.PLAIN
        return Mark.LEGAL if card in highlights.lifted else Mark.VEILED

    def shake(self) -> None:
        """Shake the card in focus, as for a refusal."""
        if self.kit.speed is not Speed.OFF and not self.reduced:
            self._shake = Tween(SHAKE)

    # --- time

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return (
            self.director.busy
            or not self.motion.still
            or not self._marker.resting
            or not self._shake.done
        )

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self.director.advance(dt)
        glide = 0 if self.reduced else self.kit.speed.ms(GLIDE)
        self._marker.follow(self.director.presented.turn, glide, dt)
        self._shake.advance(dt)
        self._aim()
        if self.reduced or self.kit.speed is Speed.OFF:
            self.motion.settle()
        else:
            self.motion.advance(dt)
        if not self.director.busy:
            self.paths.dropped = None

    def settle_hand(self) -> None:
        """Put the cards of the hand where they belong at once."""
        self._aim()
        self.motion.settle()

    def hurry(self) -> None:
        """Finish all movement."""
        self.director.hurry()
        self.advance(0)
        self._marker.finish()
        self._shake.finish()
        self.settle_hand()

    # --- drawing

    def draw(self, target: Surface) -> None:
        """Draw everything on a surface of the window's size."""
        self._aim()
        still = self.motion.still and self._shake.done and self.highlights.drag is None
        self._refresh(still)
        target.blit(self.layer.surface, (0, 0))
        if not still:
            self._draw_hand(target, moving=True)
            for piece in self._above:
                piece.draw(target)
        for flight in self.director.flights:
            self.paths.draw(target, flight, self.director.presented, self.scenery, self.reduced)
        if self.highlights.drag is not None:
            slot, pose = self.highlights.drag
            if slot < len(self.motion.cards):
                self.art.draw(target, self.motion.cards[slot], pose, lift=30, moving=True)
        self._draw_marker(target)

    def _refresh(self, still: bool) -> None:
        """Update the layer of still pieces, if any has changed."""
        highlights, director = self.highlights, self.director
        signature = (
            still,
            director.changes,
            director.settled,
            self._marker.resting,
            self.keycaps.device,
            replace(highlights, drag=None),
            highlights.drag is None,
            self.motion.cards,
            self.motion.targets,
        )
        if (*signature, self.occupancy.changes()) == self._drawn:
            return
        self.corner.divide(self.placement["own"])
        self._report_hand()
        below, self._above = self._pieces_below(), self._pieces_above()
        hand = [self._hand_piece()] if still and self.motion.cards else []
        self.layer.show([*below, *hand, *self._above] if still else below)
        self._drawn = (*signature, self.occupancy.changes())

    def _report_hand(self) -> None:
        """Report the cards of the hand, and the one in focus."""
        boxes = []
        for pose in self.motion.targets:
            box = FRect(0, 0, pose.width, pose.height)
            box.center = (pose.x, pose.y)
            boxes.append(box)
        self.occupancy.report("hand", *boxes, cover=Covering.NEVER)
        focus = self.highlights.focus
        focused = boxes[focus : focus + 1] if focus is not None else []
        self.occupancy.report(FOCUSED_CARD, *focused, cover=Covering.FREELY)

    def _report_rooms(self) -> None:
        """Report the invisible areas that stay free for cards and panels."""
        room = FRect(self.placement["hand"])
        if (
            "panel" in self.placement.places
        ):  # the own corner lies above it: cards are lifted up to there
            bottom, room.top = room.bottom, self.placement["own"].bottom
            room.h = bottom - room.top
        self.occupancy.report(HAND_ROOM, room)
        if "panel" in self.placement.places:
            self.occupancy.report(PANEL_ROOM, self.placement["panel"])

    def _pieces_below(self) -> list[Piece]:
        shown, placement, words = self.director.presented, self.placement, self.kit.words
        pieces = self.middle.pieces(shown, self.highlights)
        pieces += [
            self.players.piece(seat, box, self._standing(seat)) for seat, box in self.boxes.items()
        ]
        log = list(self.director.log)[-6:]
        pieces.append(self.side_panels.log(placement["log"], words("table.log"), log))
        menu, self.menu = self.side_panels.menu(placement["menu"], words("table.menu"))
        pieces.append(menu)
        if self.near >= 0:
            pieces.append(self.players.own(self.near, self.plate, self._standing(self.near)))
        if self.seat >= 0:
            self.prompts = self.corner.prompts(self._ready)
            pieces.append(self.side_panels.prompts(self.prompts))
        return pieces

    def _ready(self, command: str) -> bool:
        if command == "draw":
            return self.highlights.may_draw
        if command == "undo":
            return self.highlights.may_undo
        return command not in ("why", "hint") or self.highlights.playable is not None

    def _standing(self, seat: int) -> PlateContent:
        shown = self.director.presented
        playing = self.director.settled and not shown.open_hands
        turn = playing and shown.turn == seat and self._marker.resting
        label = ""
        if seat == self.seat and playing:
            words = self.kit.words
            name = self.table.names[shown.turn]
            mine = shown.turn == seat
            label = words("table.to_play") if mine else words("table.waits", name=name)
        cards = tuple(shown.cards(Place(HAND, seat)))
        alert = seat in self.highlights.warned and len(cards) == 1
        account, aside = self.players.account(seat, shown), len(shown.cards(Place(ASIDE, seat)))
        look = self.highlights.looks.get(seat, "")
        return PlateContent(cards, turn, shown.dealer == seat, alert, label, account, aside, look)

    def _pieces_above(self) -> list[Piece]:
        """Return the pieces above the hand: warnings, and the answer or hint about the card in focus."""
        names = {seat: self.table.names[seat] for seat in self.boxes}
        warned = [seat for seat in self.boxes if self._standing(seat).alert]
        pieces = self.remarks.alerts(names, warned)
        return pieces + self.remarks.about(self.highlights, self.motion.cards)

    def _hand_piece(self) -> Piece:
        rect = self.kit.rect(self.placement["hand"]).inflate(self.kit.px(240), self.kit.px(240))
        marks = tuple(self._mark(slot, card) for slot, card in enumerate(self.motion.cards))
        veiled = self.highlights.veiled or self.highlights.covered
        key = (tuple(self.motion.cards), tuple(self.motion.poses), marks, veiled)
        return Piece("hand", key, rect, self._draw_hand)

    def _draw_hand(self, target: Surface, moving: bool = False) -> None:
        drag = self.highlights.drag
        for slot in self._fan.order(self.highlights.focus):
            if drag is not None and drag[0] == slot:
                continue
            card, pose = self.motion.cards[slot], self.motion.poses[slot]
            hidden = self.highlights.veiled or self.highlights.covered
            face = UNKNOWN if hidden else card
            resting = pose == self.motion.targets[slot]
            if slot == self.highlights.focus and not self._shake.done:
                t = self._shake.t
                pose = pose._replace(x=pose.x + sin(t * 6 * pi) * SHAKE_WIDE * (1 - t))
            mark = self._mark(slot, card)
            lift = 24.0 if mark is Mark.FOCUS else 6.0
            self.art.draw(target, face, pose, lift=lift, mark=mark, moving=moving and not resting)

    def _draw_marker(self, target: Surface) -> None:
        """The turn marker on its way from one portrait to the next."""
        if self._marker.resting or not self.director.settled:
            return
        x, y, radius = self._marker.between(self._portraits())
        px = self.kit.px
        self.players.marker(target, (px(x), px(y)), round(px(radius) / 6) * 6)

    def _portraits(self) -> dict[int, Circle]:
        found = {}
        for seat, box in self.boxes.items():
            where = box.portrait
            found[seat] = (where.centerx, where.centery, where.w / 2 * 0.95)
        if self.near >= 0:
            found[self.near] = self.players.own_portrait(self.plate)
        return found

    # --- what is where

    def what_is_at(self, pos: tuple[int, int]) -> tuple[str, int]:
        """Return what is under a point in real pixels, and the number of it.

        It is ("hand", slot), ("prompt", index), ("draw", 0), ("discard", 0), ("menu", 0), a result of
        `TableBubbles.at` with 0, or ("", 0).
        """
        if self.menu.collidepoint(pos):
            return "menu", 0
        remark = self.remarks.at(pos)
        if remark:
            return remark, 0
        for number, prompt in enumerate(self.prompts):
            if prompt.rect.inflate(12, 12).collidepoint(pos):
                return "prompt", number
        x, y = self.design(pos)
        if self.seat < 0:
            return self.middle.at(x, y), 0
        lifted = self._lifted(self.motion.cards)
        slot = self._fan.pick(x, y, self.highlights.focus, lifted, self._low)
        if slot is not None:
            return "hand", slot
        return self.middle.at(x, y), 0

    def design(self, pos: tuple[int, int]) -> tuple[float, float]:
        """A point of the window in design pixels."""
        scale = self.kit.space.scale
        return pos[0] / scale, pos[1] / scale
