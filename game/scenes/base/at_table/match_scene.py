"""The life of a match in a window, whoever sits where: `MatchScene`."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from math import ceil
from types import MappingProxyType

from game.engine.events import EVERYONE, Announced, Event, HandShown, sees
from game.scenes.base.at_table.achieved_here import AchievedHere
from game.scenes.base.at_table.making_faces import tell_of_faces
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.scene_stack import Scene, Stack
from game.session.host import THINK, Host
from game.session.together.absence import Absent
from game.show.devices import WINDOW, Device, phone
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import STAND_IN
from game.view.moments.made_ahead import MadeAhead
from game.view.table.phone_badges import PhoneBadges
from game.words.sentences import Sentences

TOLD = 5000
"""ms for which it is seen at a seat that somebody is away, or back."""
GATHER = "gather"
"""The action whose button on pads means a bot meanwhile."""
AFTER_ROUND = 1400
"""ms for which the open hands are shown before the result covers them."""
AFTER_MATCH = 200
"""ms for which the last card is seen before the end of the match begins, which is a scene of its own.

No longer: it has been looked at all its way, and the table is bare until then."""


@dataclass(slots=True)
class ToLook:
    """A hand that somebody here alone is yet to be shown, and what came of it ("": nothing yet)."""

    local: LocalSeat
    shown: HandShown
    verdict: str = ""


class MatchScene(Scene):
    """A host's match as it is played at a screen: its pace, its pauses, and what comes after a round.

    `room` are those who play it here; subclasses set it, and draw it. `phones` are the seats that are played on
    phones, by the numbers of these.
    """

    plays = True
    at_corners = False
    room: Room
    phones: Mapping[int, int] = MappingProxyType({})
    badges: PhoneBadges

    def __init__(self, kit: SceneKit, stack: Stack, host: Host) -> None:
        super().__init__(kit, stack)
        self._history: MatchHistory | None = None
        self.follow(host)
        self.tune = host.plan.game
        self._until_result = AFTER_ROUND
        self._actions: frozenset[str] = frozenset()
        self._offers_bot = False
        """Whether a button of pads means a bot for somebody whose phone is away."""
        self._lost: set[int] = set()
        """The phones that are away, by their numbers, as far as that has been told."""
        self._to_look: deque[ToLook] = deque()
        self._result_ahead = MadeAhead(lambda: stack.ways.preparing_result())

    def name_actions(self, names: Collection[str]) -> None:
        """Set which actions of the table's own exist, beside that by which a bot plays for who is away."""
        self._actions, self._offers_bot = frozenset(names), False
        self.kit.input.at_table(self._actions)
        self._offer_bot()

    def _offer_bot(self) -> None:
        """Let a button of pads mean a bot as long as a phone is away, whatever it means else."""
        offers = bool(self.phones) and bool(self.badges.missed)
        if offers != self._offers_bot:
            self._offers_bot = offers
            beside = self._actions - {GATHER} | {STAND_IN} if offers else self._actions
            self.kit.input.at_table(beside)

    def follow(self, host: Host) -> None:
        """Follow a match until `close`: the only one of a scene, or after that another."""
        self.host = host
        host.absences.subscribe(self._tell_of)
        self._achieved = AchievedHere(self.kit, host, self.history)

    def history(self) -> MatchHistory:
        """Return the matches that had ended when this was asked first, which is what opens them."""
        if self._history is None:
            self._history = MatchHistory.of(self.kit)
        return self._history

    def watch_hands(self) -> None:
        """Take note of hands that somebody here alone is shown (H-3)."""
        for local in self.room.seats:
            local.showing.listeners.append(partial(self._heard, local))

    def _heard(self, local: LocalSeat, event: Event) -> None:
        match event:
            case HandShown(_, [_, *_], seen_by) if seen_by != EVERYONE and sees(
                seen_by, local.seat
            ):
                if local.seat in self.host.absences.played:
                    return  # the bot that plays for them has looked: nobody is there who could go on
                self._to_look.append(ToLook(local, event))
            case Announced(_, seat, other, spoken=False) if self._to_look and other == local.seat:
                # What the table says next of these two is what came of it.
                last = self._to_look[-1]
                if last.local is local and last.shown.seat == seat and not last.verdict:
                    last.verdict = local.showing.sentences.happening(event) or ""

    def _tell_of(self, seat: int, what: Absent) -> None:
        """Tell everybody who is away, or back."""
        if what is Absent.DONE:
            return  # all have seen what the bot has played
        kit, left = self.kit, self.host.absences.left(seat) or 0
        name = self.host.plan.seats[seat].name
        meanwhile = self._meanwhile(seat) if what is Absent.BACK else None
        told = kit.words(f"table.absent_{what.value}", name=name, count=ceil(left / 1000))
        self.say_at(seat, meanwhile or told)
        if not what.listed:
            kit.sound.play("turn")
            return
        # Under a curtain nobody sees what is said at a seat: it stands among the moves as well.
        listed = kit.words(what.listed, name=name), meanwhile
        for local in self.room.seats:
            for told in filter(None, listed):
                local.showing.director.add(told)

    def _meanwhile(self, seat: int) -> str | None:
        """Return what a bot has played for somebody who is back, as everybody has seen it."""
        host = self.host
        sentences = Sentences(self.kit.words, host.match.table, lambda: host.plan.reader)
        return sentences.meanwhile(seat, *host.absences.while_away.of(seat))

    def _greet(self, name: str) -> None:
        """Tell everybody who has come in."""
        for local in self.room.seats:
            local.showing.director.add(self.kit.words("table.came", name=name))

    def _part(self, number: int, name: str) -> None:
        """Tell everybody who has left a seat by phone."""
        said = self.kit.words("table.parted", name=name)
        self._lost.add(number)  # there is nothing to be held
        if number in self.phones:
            self.say_at(self.phones[number], said)
        for local in self.room.seats:
            local.showing.director.add(said)

    def say_at(self, seat: int, text: str) -> None:
        """Show a few words at a seat."""

    def touch(self, intent: Intent) -> None:
        """Take note of who is there, by what they have touched."""
        if intent.kind in (Kind.PLUGGED, Kind.UNPLUGGED) or intent.device == WINDOW:
            return
        for local in self.room.seats:
            if local.seat >= 0 and self.room.may_use(local, intent.device):
                self.host.absences.touch(local.seat)

    def lies_open(self, seat: int) -> bool:
        """Whether everybody here sees the hand of a seat anyway."""
        return False

    def show_hands(self, *, covered: bool = False) -> bool:
        """Show what somebody alone is to see, if there is anything; return whether there is.

        It lies `covered` first where others see the screen as well.
        """
        if self._to_look:
            look = self._to_look.popleft()
            to_all = self.lies_open(look.shown.seat)
            covered = covered and not to_all
            self.stack.ways.shown_hand(
                self.host, look.local, look.shown, look.verdict, covered=covered, to_all=to_all
            )
            return True
        return False

    def resume(self) -> None:
        """Apply settings that may have changed while the scene was covered."""
        kit, wishes = self.kit, self.kit.settings
        self.room.pace(kit.speed, kit.thinking.ms(THINK), wishes.fair, self.slowing)
        self.room.plain = wishes.reduced_motion
        self.room.calm_down(calm=kit.calm)
        self.host.reactions.allowed = wishes.reactions
        if kit.phones is not None:
            kit.phones.greets, kit.phones.parts = self._greet, self._part
        self.host.absences.limit = wishes.away * 1000

    @property
    def slowing(self) -> float:
        """How many times slower than real time a timed game runs."""
        return self.kit.settings.slowing

    def ask_for_lost_devices(self) -> None:
        """Ask who plays on if the device of somebody has gone while the scene was covered."""
        pads = self.kit.input.pads
        away = self.host.absences.away
        here = (local for local in self.room.seats if local.seat not in away)
        gone = [each for local in here for each in local.devices or () if pads.is_gone(each)]
        if gone and not self.host.over:
            self.stack.ways.lost_device(self.host, gone[0])

    def _watch_phones(self) -> None:
        """Tell of phones that are away; ask who plays on for one, once nothing can go on without it."""
        table, host = self.kit.phones, self.host
        for number, seat in self.phones.items():
            held = None if table is None else table.held(number)
            if held is None:
                self._lost.discard(number)
                continue
            if number not in self._lost:
                self._lost.add(number)
                self._tell_lost(seat, ceil(held))
            awaited = host.timed or host.match.state.turn == seat
            if held == 0 and awaited and seat not in host.absences.played:
                self.stack.ways.lost_device(host, phone(number))
                return

    def _tell_lost(self, seat: int, seconds: int) -> None:
        """Tell everybody that a phone is away, and for how long its seat is held."""
        if seconds:
            name = self.host.plan.seats[seat].name
            said = self.kit.words("table.phone_lost", name=name, count=seconds)
            self.say_at(seat, said)
            for local in self.room.seats:
                local.showing.director.add(said)

    def lets_a_bot_in(self, intent: Intent) -> bool:
        """Let a bot play for somebody whose phone is away, if this asks for it; return whether it does."""
        seat = None
        if intent.command == STAND_IN:
            seat = next(iter(self.badges.missed), None)
        elif intent.kind is Kind.PRESS and intent.button == 1 and self.shows_table:
            seat = self.badges.at(intent.pos)
        number = next((n for n, own in self.phones.items() if own == seat), None)
        if seat is None or number is None or self.kit.phones is None:
            return False
        self.kit.sound.play("press")
        self.kit.phones.miss(number)
        self.host.absences.leave(seat)
        return True

    @property
    def shows_table(self) -> bool:
        """Whether the table is seen, and not what is drawn over it."""
        return self.room.moments.finale is None or self.match_ended

    def welcome_back(self, device: Device) -> None:
        """Let somebody play again whose device is back."""
        seat = self.phones.get(device.number) if device.is_phone else None
        if seat is not None:
            self.host.absences.touch(seat)
        self.stack.ways.come_back(device)

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves that matters, so that something else can be told."""
        return not (self.room.busy or self.room.moments.moving or self.room.moments.finale)

    def _tell_achieved(self) -> None:
        """Tell what somebody has achieved for the first time, one after the other, once all is calm.

        Several people are told at the end of the round: until then it would interrupt what goes on among them.
        """
        self._achieved.look()
        if not self._achieved.waits or not self.at_rest or len(self.host.plan.people) > 1:
            return
        kit, news = self.kit, self._achieved.next()
        if news is None:
            return
        seat, title = news
        self.say_at(seat, kit.words("table.achieved", title=title))
        kit.sound.play("round")
        for local in self.room.seats:
            name = local.showing.sentences.name(seat)
            local.showing.director.add(kit.words("table.achieved_listed", name=name, title=title))

    @property
    def reads(self) -> bool:
        """Whether what is told at a seat now is seen at once, and nothing else is being told."""
        return self.at_rest and self.shows_table

    def _tell_of_faces(self) -> None:
        """Tell how a face is made, where that is to be told now."""
        if self.reads:
            told = tell_of_faces(self.kit, self.room.seats, at_corner=self.at_corners)
            if told is not None:
                self.say_at(*told)

    def close(self) -> None:
        """Stop following the match, which may go on without this scene."""
        self.host.absences.unsubscribe(self._tell_of)
        if self.kit.phones is not None and self.kit.phones.greets == self._greet:
            self.kit.phones.greets = lambda name: None
            self.kit.phones.parts = lambda number, name: None
        self.room.close()

    def pass_time(self, dt: int, *, held: bool = False) -> None:
        """Let `dt` ms pass for the match, unless it is `held`, or until what came of a round is shown."""
        if not self.host.over:
            self.room.update(dt, held=held)
            if not self.host.over:
                self._watch_phones()
                self._offer_bot()
                self._tell_achieved()
                self._tell_of_faces()
        elif not self.room.busy and (self.match_ended or not self.room.moments.moving):
            if self.match_ended:
                self._until_result = min(self._until_result, AFTER_MATCH)
            self._until_result -= dt
            if self._until_result <= 0:
                self._until_result = AFTER_ROUND
                self.show_result()

    @property
    def match_ended(self) -> bool:
        """Whether the match is over: its end is a scene, and not shown over the table as that of a round."""
        return self.host.match.over

    def prepare_result(self) -> bool:
        """Load a part of what shows results, if nothing moves meanwhile; return whether there may be more."""
        return self.at_rest and self._result_ahead.step()

    def show_result(self) -> None:
        """Show what came of a round, which leads to the next one."""
        self._achieved.leave_to_result()
        self.stack.ways.result(self.host)

    @property
    def next_deed(self) -> int | None:
        """In how many ms somebody acts, or what came of the round is shown; None: nobody does by themselves."""
        if not self.host.over and self._achieved.waits:
            return 0
        return self._until_result if self.host.over else self.host.waits

    def end_waiting(self) -> None:
        """Show what came of the round as soon as time passes."""
        self._until_result = 0

    def interrupted(self) -> None:
        """Pause the match, so that nothing happens unseen."""
        if not self.host.over:
            self.pause_game(self.kit.words("ui.pause.interrupted"))

    def pause_game(self, why: str = "") -> None:
        """Open the pause menu; `why` says why, if nobody asked for it."""
        self.stack.ways.pause(self.host.plan, why, self.host if self.host.plan.people else None)

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book, at a clause if one is given."""
        self.stack.ways.rules(self.host.plan.game, clause, self.host.plan.options)
