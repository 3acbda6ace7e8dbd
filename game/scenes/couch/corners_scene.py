"""The table on which people play all at once: `open_corners(kit, stack, plan, seating)`."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from pygame import Surface

from game.scenes.base.at_table.match_scene import TOLD, MatchScene
from game.scenes.base.at_table.seat_speech import SeatSpeech
from game.scenes.base.at_table.sitting_down import dealt, local_seat
from game.scenes.base.scene_stack import Stack
from game.scenes.couch.corner_controls import CornerControls
from game.scenes.couch.shared_pad import SharedPad
from game.session.host import Host
from game.session.plan import Plan
from game.session.viewpoint import ONLOOKER
from game.show.devices import KEY_ZONES, Device, DeviceKind
from game.show.room import Room
from game.show.seating import Corners, Seating
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit
from game.view.corners.corner_content import CornerContent
from game.view.corners.couch_view import CouchView, colour_of
from game.view.input.device_names import device_name
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import AT_CORNERS, AT_SHARED_CORNERS
from game.view.layout.seat_boxes import side_of
from game.view.moments.finale_view import FinaleView
from game.view.moments.flying_faces import FlyingFaces
from game.view.moments.made_ahead import MadeAhead
from game.view.table.phone_badges import PhoneBadges

TICK = 100
"""ms after which a running clock is drawn again."""


def open_corners(
    kit: SceneKit, stack: Stack, plan: Plan, seating: Seating, host: Host | None = None
) -> CornersScene:
    """Make the scene of a new match in which each person plays with the devices that the seating names."""
    return CornersScene(kit, stack, host or dealt(kit, plan), seating)


class CornersScene(MatchScene):
    """A host's match in a window, with a corner for each person; between them lies what an onlooker sees.

    People with phones have no corner: they sit between the others, and hold their hands themselves.
    """

    at_corners = True
    fades = True

    def __init__(self, kit: SceneKit, stack: Stack, host: Host, seating: Seating) -> None:
        super().__init__(kit, stack, host)
        self.seating = seating
        plan = host.plan
        watcher = local_seat(kit, host, ONLOOKER, ())
        here = seating.at_screen(plan.people)
        people = [local_seat(kit, host, seat, seating.of(seat)) for seat in here]
        self.room = Room(host, [watcher, *people], kit.sound, kit.words, kit.said)
        self.watch_hands()
        self.view = CouchView(kit, watcher, plan.seats, here)
        self.room.soundscape.side = lambda seat: side_of(self.view.boxes, seat, kit.space.sides[0])
        self._finale = FinaleView(
            kit, watcher.table, host.variant.info, plan.seats, watcher.showing.sentences
        )
        self.corners = {
            local.seat: CornerControls(
                kit,
                local,
                plan.seats,
                colour_of(plan.seats, local.seat),
                partial(self._device_name, local.seat),
                partial(self.view.corner, local.seat),
                self,
            )
            for local in people
        }
        self.shared = self._shared_pads()
        """The pads with which two people play, by their devices."""
        self._faces = FlyingFaces(kit, plan.seats)
        self.phones = seating.phones
        self.badges = PhoneBadges(
            kit, plan.seats, self.phones, host.absences.away, named=self.corners.keys()
        )
        self.speech = SeatSpeech(kit, watcher, self.view.art, self.view.occupancy)
        watcher.showing.listeners.append(self.speech.hear)
        self.room.remark = self.speech.notices.remark
        self.room.told = self.speech.tell
        self._ahead = MadeAhead(self._finale.preparing, self.view.preparing)
        self._shown: dict[int, CornerContent] = {}
        self._looked: Hashable = None
        """What had happened when the corners were last asked for what they show; None: they are asked again."""

    @property
    def always_open(self) -> bool:
        """Whether the table plays with open hands."""
        return self.seating.corners is Corners.OPEN

    def lies_open(self, seat: int) -> bool:
        """Whether everybody here sees the hand of a seat anyway; those of bots and on phones are hidden."""
        return self.always_open and seat in self.corners

    def _device_name(self, seat: int) -> str:
        """Return the name of the device that a person used last."""
        device = self.corners[seat].keycaps.device
        name = device_name(self.kit.words, self.kit.input.pads, device)
        return self.kit.words("ui.seating.shared", device=name) if device in self.shared else name

    def _shared_pads(self) -> dict[Device, SharedPad]:
        found = {}
        for device in self.room.owned():
            seats = [local.seat for local in self.room.owners_of(device)]
            if len(seats) > 1:
                found[device] = SharedPad([self.corners[seat] for seat in seats])
        return found

    def resume(self) -> None:
        """Apply settings that may have changed while the scene was covered."""
        super().resume()
        self._looked = None
        for corner in self.corners.values():
            corner.actions.follow()  # pinned hands are closed first that may not be seen any more
            corner.hand.uncover()
        kit = self.kit
        self._move(0)  # the first picture is of how the deal begins, not of what it leads to
        info = self.host.variant.info
        names = {*(AT_SHARED_CORNERS if self.shared else AT_CORNERS), "more"}
        names |= {verb.word for verb in info.used_at(self.host.match.table.options)}
        self.name_actions(names | ({"gather"} if info.mistakes_can_be_played else set()))
        zones = {device for local in self.room.seats[1:] for device in local.devices or ()}
        kit.input.use_zones(zones.intersection(KEY_ZONES))
        self.ask_for_lost_devices()

    def pause(self) -> None:
        """Close panels and hands, as another scene covers the table: in a pause people may walk about."""
        for corner in self.corners.values():
            corner.actions.close()
            if not self.host.over:
                corner.hand.cover()
        # Under the other scene the prompts stay as they are, though the keys of the table have no meaning now.
        self._look()
        self.view.settle()
        self.kit.input.at_table(())

    def layout(self) -> None:
        self.view.resize()
        self._looked = None
        self._ahead.forget()

    @property
    def moving(self) -> bool:
        """Whether each frame differs from the one before."""
        return self.room.busy or self.room.moving or self.view.gliding

    @property
    def content(self) -> Hashable:
        """What the table and its corners show, but for what moves."""
        between = self.view.content, self.badges.content, self.speech.notices.content
        return *between, self.room.moments.finale, self._grown, *self._shown.values()

    def due(self) -> int | None:
        if self.moving:
            return 0
        waits = [self.next_deed]
        waits += [corner.actions.due for corner in self.corners.values()]
        waits += [self.speech.notices.due, self.room.due]
        if self.host.timed and not self.host.over:
            waits.append(TICK)
        return soonest(*waits)

    def ponder(self) -> bool:
        if self.room.ponder() or self._finale.foresee(self.view.director.flights):
            return True
        return self.view.art.prepare() or self._ahead.step() or self.prepare_result()

    def _move(self, dt: int) -> None:
        """Let what is shown at each corner move for `dt` ms."""
        for local in self.room.seats:
            local.showing.director.advance(dt)

    def update(self, dt: int) -> None:
        self.view.glide(dt)
        self._move(dt)
        self.room.feel(dt)
        self.pass_time(dt)
        for corner in self.corners.values():
            corner.actions.advance(dt)
            corner.follow()
        self.speech.notices.advance(dt)
        if self.host.timed or self._happened() != self._looked:
            self._look()
        self.show_hands(covered=self.host.plan.together)

    def _happened(self) -> Hashable:
        """Return what changes whenever something has happened, or has been shown to somebody.

        While cards move nothing else does, so that the corners need not be asked again in each frame.
        """
        seats = (local.showing for local in self.room.seats)
        shown = tuple((s.director.changes, s.director.settled, s.caught_up) for s in seats)
        answers = tuple(corner.actions.answer for corner in self.corners.values())
        looks = self.room.seats[0].expressions
        return len(self.host.match.log), self.room.busy, shown, answers, looks

    def _look(self) -> None:
        """Ask the corners for what they show now, and let the cards and cursors in them go there."""
        for local in self.room.seats:
            local.renew()
        self._shown = {seat: self._content_of(seat) for seat in self.corners}
        self._looked = self._happened()
        self.view.aim(self._shown, self._grown)

    def _content_of(self, seat: int) -> CornerContent:
        """Return what a corner shows: in large text also who is away, which would hide a portrait."""
        content = self.corners[seat].content()
        if seat in self.host.absences.away and self.kit.space.large_text:
            return replace(content, device_name=self.kit.words("table.away"), away=True)
        return content

    @property
    def _grown(self) -> frozenset[int]:
        return frozenset(seat for seat, corner in self.corners.items() if corner.grown)

    def hurry(self) -> None:
        """Finish all movement: cards first, then the moment that they led to."""
        if not self.room.busy:
            self.room.moments.finish()
        for local in self.room.seats:
            local.showing.director.hurry()
        self.room.moments.hurry()
        self.view.settle()
        for corner in self.corners.values():
            corner.actions.follow()
        self._looked = None

    def in_order(self, intents: list[Intent]) -> list[Intent]:
        """Return the intents of one frame as the rules put people who act at one time (H-4)."""
        host = self.host
        return host.variant.out_of_turn.in_order(host.match.state, intents, self._seat_of)

    def _seat_of(self, intent: Intent) -> int | None:
        """Return the seat that an intent belongs to; None for no single one."""
        owners = () if intent.device in self.shared else self._owners(intent)
        return owners[0].local.seat if owners else None

    def _owners(self, intent: Intent) -> list[CornerControls]:
        """Return the corners whose device it is: one's own comes before those who play with any."""
        owners = [c for c in self.corners.values() if c.local.plays_with(intent.device)]
        return sorted(owners, key=lambda corner: corner.local.devices is None)

    def say_at(self, seat: int, text: str) -> None:
        """Show a few words at a seat."""
        self.speech.notices.tell(seat, text, TOLD)

    def handle(self, intent: Intent) -> None:
        """Hand an intent to the corner that is played with its device, or to the pad that two share.

        Pauses, and devices and phones that are away, come first; then all corners are renewed.
        """
        self.touch(intent)
        if self.lets_a_bot_in(intent) or self._at_edge(intent):
            return
        owners = self._owners(intent)
        if intent.kind is Kind.PLUGGED:
            self.welcome_back(intent.device)
            return
        if intent.kind is Kind.UNPLUGGED:
            if self.room.owners_of(intent.device):
                self.stack.ways.lost_device(self.host, intent.device)
            return
        if self.host.over and intent.kind is Kind.CONFIRM:
            if not self.room.busy and not self.room.moments.moving:
                self.end_waiting()
            self.hurry()
            return
        if intent.device in self.shared:
            self.shared[intent.device].handle(intent)
        elif owners:
            owners[0].handle(intent)
        elif intent.device.kind is DeviceKind.KEYS and intent.kind in (Kind.BACK, Kind.MENU):
            self.pause_game()  # Escape and F10 are everybody's
        for corner in self.corners.values():
            corner.actions.follow()
            corner.follow()
        self._look()

    def _at_edge(self, intent: Intent) -> bool:
        """Pause if the mouse, whosever it is, clicks the way to the menu; return whether it did."""
        signs = self.view.signs
        if intent.kind in (Kind.MOVE, Kind.LEAVE):
            signs.point(intent.pos)
        elif intent.kind is Kind.RELEASE and intent.button == 1:
            clicked = all(map(signs.menu.collidepoint, (intent.start, intent.pos)))
            if clicked:
                self.pause_game()
            return clicked
        return False

    def opened(self, seat: int) -> None:
        """Close the other corners if one may be open at a time."""
        if self.seating.corners is Corners.ONE:
            for other, corner in self.corners.items():
                if other != seat:
                    corner.hand.close()

    def draw(self, target: Surface) -> None:
        if self._looked is None:
            self._look()
        self.view.moments = self.room.moments.running
        self.view.draw(target, self._shown, self._grown)
        self.speech.notices.place()  # among what has been drawn
        if self.view.give_way():
            self.view.draw(target, self._shown, self._grown)
        self.badges.draw(target, self.view.placed.boxes)
        self._faces.draw(target, self.room.faces.flying, self.view.portraits(self._grown))
        self.speech.notices.draw(target)
        finale = self.room.moments.finale
        if finale is not None and not self.match_ended:
            words = self.kit.words
            self._finale.draw(target, finale, self.view.seat_pieces(), words("moment.any_key"))
