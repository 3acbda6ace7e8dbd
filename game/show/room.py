"""A room: the local seats at one screen on one host's match, and the soundscape that they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.session.host import Host
from game.session.reactions import FaceMade
from game.show.chatter import Chatter, Talker
from game.show.devices import Device
from game.show.feelings import Feelings
from game.show.local_seat import LocalSeat
from game.show.moments.finale import Finale
from game.show.moments.table_moments import FADE, Moments, TableMoment
from game.show.soundscape import Sounds, Soundscape
from game.show.table_highlights import Expressions
from game.show.tween import Speed
from game.store.bot_files import guest_lines
from game.words.catalogue import Catalogue

CALL_OUT = "call-out"
"""The sound of the verbs by which a last card is called."""


class Room:
    """The local seats at one screen. Sounds follow what is shown to the first, until `listen` says another.

    Bots say what they have to say in `words`, and without any nothing.

    Raises ValueError if there is no seat.
    """

    def __init__(
        self,
        host: Host,
        seats: Sequence[LocalSeat],
        sound: Sounds,
        words: Catalogue | None = None,
    ) -> None:
        if not seats:
            raise ValueError("a room needs somebody in it")
        self.host = host
        self.seats = tuple(seats)
        plan = host.plan
        guests = {number: host.guest(number) for number in range(len(plan.seats))}
        voices = {
            number: guest.voice or plan.seats[number].portrait
            for number, guest in guests.items()
            if guest is not None
        }
        people = [local.seat for local in self.seats if local.seat >= 0]
        self.soundscape = Soundscape(sound, people, voices, host.variant.info.vocabulary)
        self.feelings = Feelings(len(plan.seats), self._felt)
        calls = [verb.word for verb in host.variant.info.verbs if verb.sound == CALL_OUT]
        now = host.match.state.round
        self.moments = Moments(people, self._counts, calls, self._began, now)
        self.told: Callable[[TableMoment], None] = lambda moment: None
        """Called with each moment when it begins."""
        self.plain = False
        """Whether motion is reduced: moments fade in, and nothing in them moves."""
        self._motion = Speed.NORMAL
        self._ended: Finale | None = None
        self.chatter = Chatter(_speakers(host, words), plan.seed)
        self.remark: Callable[[int, str], bool] = lambda seat, said: False
        """Called with a seat and what its bot says; it returns whether that is shown, and so to be heard."""
        self._said: tuple[int, str] | None = None
        self._heard = self.seats[0]
        self._hear(self._heard)
        host.subscribe_back(self._went_back)
        host.reactions.subscribe(self._reacted)

    def _hear(self, local: LocalSeat) -> None:
        local.showing.listeners.insert(0, self.soundscape.hear)
        local.showing.listeners += [self.feelings.hear, self.moments.hear]
        local.showing.landings += [self.soundscape.land, self.moments.land]

    def listen(self, local: LocalSeat) -> None:
        """Let the sounds follow what is shown to this seat."""
        if local is not self._heard:
            showing = self._heard.showing
            for hear in (self.soundscape.hear, self.feelings.hear, self.moments.hear):
                showing.listeners.remove(hear)
            for land in (self.soundscape.land, self.moments.land):
                showing.landings.remove(land)
            self._heard = local
            self._hear(local)

    def _counts(self) -> list[int]:
        return self._heard.showing.presented.counts()

    def _began(self, moment: TableMoment) -> None:
        self.told(moment)
        self.soundscape.mark(moment)

    def _felt(self, seat: int, occasion: str) -> None:
        # Said in the next frame: what happens may itself be told at the seat, and matters more.
        said = self.chatter.answer(seat, occasion)
        if said:
            self._said = seat, said

    def _reacted(self, made: FaceMade) -> None:
        self.feelings.react(*made)

    def _went_back(self, seat: int) -> None:
        self.feelings.calm()
        self.moments.forget()

    def close(self) -> None:
        """Stop following the match."""
        self.host.unsubscribe_back(self._went_back)
        self.soundscape.relax()
        self.host.reactions.unsubscribe(self._reacted)
        for local in self.seats:
            local.showing.close()

    def owned(self) -> frozenset[Device]:
        """Every device that is somebody's own."""
        return frozenset().union(*(local.devices or () for local in self.seats))

    def owners_of(self, device: Device) -> list[LocalSeat]:
        """Return the local seats whose own a device is: none, one, or several who share it."""
        return [s for s in self.seats if s.devices is not None and device in s.devices]

    def may_use(self, local: LocalSeat, device: Device) -> bool:
        """Return whether a device plays for a seat: it is its own, or nobody's and the seat has none."""
        owners = self.owners_of(device)
        return local in owners or (not owners and local.plays_with(device))

    @property
    def busy(self) -> bool:
        """Whether anything still moves at any seat."""
        return any(local.showing.director.busy for local in self.seats)

    def pace(self, motion: Speed, think: int, fair: int, slowing: float) -> None:
        """Change the speed of movement, and the pace of the host (see `Host.pace`)."""
        self._motion = motion
        for local in self.seats:
            local.showing.director.speed = motion
        self.host.pace(think, fair, slowing)

    def update(self, dt: int, *, held: bool = False) -> None:
        """Sound the warnings that are due, and let `dt` ms pass for the host unless it is `held`."""
        if not self._heard.showing.director.busy:
            self.soundscape.warn(self._heard.viewpoint.warned)
            self.feelings.warn(self._heard.viewpoint.warned)
            self.moments.warn(self._heard.viewpoint.warned)
            seen = self._heard.viewpoint
            self.soundscape.follow(self._heard.showing.presented, seen.warned, seen.clocks())
        if not held:
            self.host.update(dt)

    @property
    def due(self) -> int | None:
        """In how many ms somebody says something, or looks as usual again; None if nobody does."""
        return self.feelings.due if self._said is None and not self.moments.moving else 0

    def feel(self, dt: int) -> None:
        """Let `dt` ms pass for looks and for what bots say."""
        self.feelings.upright = self.plain or self._motion is Speed.OFF
        self.feelings.advance(dt)
        self.chatter.advance(dt)
        self._pass(dt)
        if self._said is not None:
            (seat, said), self._said = self._said, None
            if self.remark(seat, said):
                self.soundscape.speak(seat)
        expressions = Expressions(
            self.feelings.looks,
            self.feelings.tilts,
            self.moments.burdened,
            self.moments.swollen if not self.plain else frozenset(),
        )
        for local in self.seats:
            local.expressions = expressions

    def _pass(self, dt: int) -> None:
        """Let `dt` ms of real time pass for moments, at the speed of movement."""
        moments = self.moments
        if self._motion is Speed.OFF:
            moments.finish()
        else:
            moments.advance(round(dt / self._motion.value))
        finale = moments.finale
        if finale is not None and self.plain and finale.age >= FADE:
            finale.finish()
        if finale is not self._ended:
            self._ended = finale
            if finale is not None:
                self.soundscape.end(finale)

    def ponder(self) -> bool:
        """Let a bot think for a few ms; return whether it has more to think about."""
        return self.host.ponder()


def _speakers(host: Host, words: Catalogue | None) -> dict[int, Talker]:
    """The bots that may say something: none in a game that rules what may be said."""
    ruled = any(isinstance(option.default, tuple) for option in host.variant.info.options)
    if words is None or ruled:
        return {}
    guests = ((number, host.guest(number)) for number in range(len(host.plan.seats)))
    return {
        number: Talker(guest.temper.talk, partial(guest_lines, guest, words))
        for number, guest in guests
        if guest is not None
    }
