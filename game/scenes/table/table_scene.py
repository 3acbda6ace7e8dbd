"""The table scene, in which a match is played: `open_table(kit, stack, plan)`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from pathlib import Path

from pygame import Surface

from game.scenes.base.at_table.match_scene import TOLD, MatchScene
from game.scenes.base.at_table.recalling import memories_at
from game.scenes.base.at_table.sitting_down import dealt, local_seat
from game.scenes.base.scene_stack import Stack
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.turn_by_turn import TurnByTurn
from game.session.host import Host
from game.session.plan import Plan
from game.session.replays.tape import Tape
from game.session.viewpoint import ONLOOKER
from game.show.devices import KEY_ZONES, KEYS
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.show.seating import Seating
from game.show.showing import addressed
from game.show.waits import soonest
from game.store.platform_folders import assets
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.layout.seat_boxes import side_of
from game.view.layout.table_layout import TableLayout, load_layout
from game.view.moments.finale_view import FinaleView
from game.view.moments.flying_faces import FlyingFaces
from game.view.moments.made_ahead import MadeAhead
from game.view.speech.join_card import JoinCard
from game.view.table.middles.middle_kinds import MIDDLES
from game.view.table.phone_badges import PhoneBadges
from game.view.table.table_view import TableView

NO_PHONES: Mapping[int, int] = {}


@cache
def table_layout(file: Path, middle: str) -> TableLayout:
    """Return the layout in a file for a game with this middle; it is read once and kept."""
    return load_layout(file, middle, MIDDLES[middle].places)


def open_table(
    kit: SceneKit,
    stack: Stack,
    plan: Plan,
    seating: Seating | None = None,
    host: Host | None = None,
) -> TableScene:
    """Make the scene of a new match.

    One person plays with every device; several hand the screen on turn by turn, each with the devices of the
    seating. Without any person at this screen bots, or people with phones, are watched.
    """
    host = host or dealt(kit, plan)
    devices = seating.of if seating is not None else lambda seat: None
    people = plan.people if seating is None else seating.at_screen(plan.people)
    seats = [local_seat(kit, host, seat, devices(seat)) for seat in people or (ONLOOKER,)]
    phones = seating.phones if seating is not None else {}
    return TableScene(kit, stack, host, seats, handed_on=len(seats) > 1, phones=phones)


class TableScene(MatchScene):
    """A host's match in a window, with the local seats that play it.

    `phones` are the seats that are played on phones, by the numbers of these.
    The table of the first seat is drawn; of several whose screen is `handed_on`, that of whose turn it is.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        host: Host,
        seats: Sequence[LocalSeat],
        *,
        handed_on: bool = False,
        phones: Mapping[int, int] = NO_PHONES,
    ) -> None:
        super().__init__(kit, stack, host)
        recalled = memories_at(kit, host, self.history)
        self.room = Room(host, seats, kit.sound, kit.words, kit.said, recalled)
        self.watch_hands()
        self.room.remark = self._remark
        self.room.soundscape.side = lambda seat: side_of(
            self.shown.view.boxes, seat, kit.space.sides[0]
        )
        self.room.told = lambda moment: self.shown.seat_panels.speech.tell(moment)
        info = host.variant.info
        layout = table_layout(assets() / "tables" / f"{info.layout}.tmx", info.middle)
        seated = addressed(kit.words, host.plan)
        self.controls = [
            SeatControls(kit, local, TableView(kit, local, seated, layout), self, self.hurry)
            for local in self.room.seats
        ]
        for each in self.controls:
            each.calling.pointing.by_number = handed_on
            each.local.alone = len(seats) == 1
            each.view.join = JoinCard(kit, each.view.occupancy)
        self.turns = TurnByTurn(kit, self.room, self.controls) if handed_on else None
        """The screen as it is handed on; None where nobody else plays at it."""
        self.badges = PhoneBadges(kit, host.plan.seats, phones, host.absences.away)
        self._faces = FlyingFaces(kit, host.plan.seats)
        self.phones = phones
        self._looked_at = False
        """Whether it is covered by what is for the person alone who sits before the screen anyway."""
        shown = self.controls[0]
        sentences = shown.local.showing.sentences
        self._finale = FinaleView(kit, shown.local.table, info, seated, sentences)
        self._told_ahead = MadeAhead(sentences.preparing)
        self._ahead = MadeAhead(self._finale.preparing, lambda: self.shown.view.preparing())
        if self.turns is None:
            # Nobody has come yet whose hand it is.
            self.shown.cover(on=any(each.is_awaited for each in self.shown.local.devices or ()))

    @property
    def shown(self) -> SeatControls:
        """The controls of the seat whose table is drawn."""
        return self.controls[0] if self.turns is None else self.turns.shown

    def resume(self) -> None:
        """Apply settings that may have changed while the scene was covered."""
        super().resume()
        kit = self.kit
        for each in self.controls:
            if each.view.furnishings is not None:
                each.view.furnishings.lines.times = self.host.clock.times
                each.view.furnishings.lines.practice = self.host.plan.for_practice
            each.resume()
        # The first picture is of how the deal begins, not of what it leads to.
        self._move(0)
        for each in self.controls:
            each.local.renew()
        self.name_actions(set().union(*(each.said_here for each in self.controls)))
        # They stay in use for the menus above the table, until another table or the title.
        devices = {device for each in self.room.seats for device in each.devices or ()}
        kit.input.use_zones(devices.intersection(KEY_ZONES))
        self.ask_for_lost_devices()

    def pause(self) -> None:
        """Close what asks for something, as another scene covers the table."""
        for each in self.controls:
            each.pause()
        if self.turns is not None:
            self.turns.pause(looked_at=self._looked_at)
        self._looked_at = False
        self.kit.input.at_table(())

    def close(self) -> None:
        """Stop following the match, which may go on without this scene."""
        super().close()
        if self.turns is not None:
            self.host.forget(self.turns.handover)

    def layout(self) -> None:
        for each in self.controls:
            each.layout()
        self._ahead.forget()

    @property
    def fades(self) -> bool:
        """Whether it comes and goes in a short fade: not where hands are hidden from each other."""
        return self.turns is None

    @property
    def moving(self) -> bool:
        """Whether each frame differs from the one before."""
        handed = self.turns is not None and self.turns.handover.moving
        return handed or self.room.moving or any(each.moving for each in self._visible)

    @property
    def content(self) -> Hashable:
        """What the table shows, but for what moves."""
        shown = self.shown.content, self.badges.content, self.room.moments.finale
        return shown if self.turns is None else (*shown, *self.turns.content)

    def due(self) -> int | None:
        if self.moving:
            return 0
        held = self._held if not self.host.over else 0
        told = None if self.turns is None else self.turns.due
        waits = held or self.next_deed, told, self.room.due
        return soonest(*waits, *(each.due for each in self.controls))

    @property
    def _visible(self) -> list[SeatControls]:
        """The controls whose tables are drawn, now or after the others on the same screen."""
        return self.controls if self.turns is None else [self.shown]

    @property
    def _held(self) -> int:
        """For how many ms nobody goes on, so that the person whose table is drawn can read a note."""
        return self.shown.explainer.holds_up

    def ponder(self) -> bool:
        if self.room.ponder() or self.shown.explainer.ponder():
            return True
        if self._finale.foresee(self.shown.view.director.flights):
            return True
        if any(each.view.art.prepare() for each in self._visible) or self._told_ahead.step():
            return True
        return self._ahead.step() or self.prepare_result()

    def update(self, dt: int) -> None:
        if self.turns is not None:
            self.turns.advance(dt)
        self._move(dt)
        self.room.feel(dt)
        self._turn_to_end()
        self.pass_time(dt, held=self._held > 0)
        for each in self.controls:
            each.advance(dt)
        self._looked_at = bool(self._to_look)
        self.show_hands()

    def _move(self, dt: int) -> None:
        """Let what moves on the table that is drawn move for `dt` ms, unless it is covered."""
        if self.turns is None or not self.turns.handover.covered:
            for each in self._visible:
                each.view.advance(dt)

    def _turn_to_end(self) -> None:
        """Let the tables show no controls while the end of a round is shown over them."""
        ended = self.room.moments.finale is not None
        for each in self.controls:
            if each.view.ended != ended:
                each.view.ended = ended
                each.view.occupancy.remove("finale")
                each.local.say(None)

    def _remark(self, seat: int, text: str, surely: bool) -> bool:
        """Show what a bot says at its seat, if there is room for it; return whether it is shown."""
        return self.shown.notices.remark(seat, text, surely)

    def hurry(self) -> None:
        """Finish all movement: cards first, then the moment that they led to, then show the result."""
        moved = self.room.busy or (self.room.moments.moving and not self.match_ended)
        if not self.room.busy:
            self.room.moments.finish()
        for each in self.controls:
            each.view.hurry()
        self.room.moments.hurry()
        if self.host.over and not moved:
            self.end_waiting()
        for each in self.controls:
            each.follow()

    def say_at(self, seat: int, text: str) -> None:
        """Show a few words at a seat of the table that is drawn."""
        self.shown.notices.tell(seat, text, TOLD)

    def handle(self, intent: Intent) -> None:
        """Hand an intent to the controls of the seat that plays with its device.

        Pauses, devices that are lost or come back, and phones that are away come first.
        """
        self.touch(intent)
        if self.lets_a_bot_in(intent):
            return
        if intent.kind is Kind.PLUGGED:
            self.welcome_back(intent.device)
            return
        if intent.kind is Kind.UNPLUGGED:
            if self.room.owners_of(intent.device):
                self.stack.ways.lost_device(self.host, intent.device)
            elif any(local.used == intent.device for local in self.room.seats):
                self.pause_game(self.kit.words("ui.pause.unplugged"))
            return
        if self._pauses(intent):
            self.pause_game()
            return
        if self.turns is not None:
            playing = self.turns.handle(intent)
        else:
            mine = (each for each in self.controls if each.local.plays_with(intent.device))
            playing = next(mine, None)
        if playing is not None:
            playing.handle(intent)

    @property
    def shows_table(self) -> bool:
        """Whether the table is seen: no curtain hangs before it, and nothing is drawn over it."""
        return super().shows_table and (self.turns is None or self.turns.handover.down == 0)

    @property
    def reads(self) -> bool:
        """Whether what is told at a seat now is seen at once, and nothing else is being told."""
        return super().reads and not (self.shown.hushed or self.shown.explainer.shown)

    def _pauses(self, intent: Intent) -> bool:
        """Whether the menu is opened: by Escape where nobody plays with the whole keyboard, or by turns."""
        if self.turns is not None and self.turns.pauses(intent):
            return True
        nobodys = intent.device == KEYS and not any(
            local.plays_with(KEYS) for local in self.room.seats
        )
        return nobodys and intent.kind in (Kind.BACK, Kind.MENU)

    def open_moves(self) -> None:
        """Open the list of all moves, with the table as it was beside it."""
        self.stack.ways.watch(listed=True)

    def open_last_trick(self) -> None:
        """Show the trick that was taken last in this round, if there was one."""
        trick = Tape(self.host.plan, self.host.match, running=True).last_trick()
        if trick is not None:
            self.stack.ways.last_trick(self.host, trick)

    def draw(self, target: Surface) -> None:
        turns = self.turns
        if turns is None or turns.handover.down < 1:
            self._draw_table(target)
        if turns is not None:
            turns.draw(target)

    def _draw_table(self, target: Surface) -> None:
        finale, view = self.room.moments.finale, self.shown.view
        view.moments = self.room.moments.running
        self.shown.draw(target, () if self.turns is None else self.turns.calls.lists.values())
        self.badges.draw(target, view.boxes)
        self._faces.draw(target, self.room.faces.flying, view.seated.portraits())
        if finale is not None and not self.match_ended:
            hint = view.keycaps.any_key(self.kit.words)
            self._finale.draw(target, finale, view.seated.pieces(), hint)
            self._finale.report(view.occupancy)
            self.shown.notices.draw(target)
