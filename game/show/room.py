"""A room: the local seats at one screen on one host's match, and the soundscape that they share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.session.acquaintance.recollections import Recollection
from game.session.host import Host
from game.session.reactions import FaceMade
from game.show.chatter import Chatter
from game.show.devices import Device
from game.show.feelings import Feelings
from game.show.local_seat import LocalSeat
from game.show.moments.faces_in_air import FacesInAir
from game.show.moments.finale import BidTaken, Finale
from game.show.moments.hits import HitSize
from game.show.moments.moment import MomentKind, TableMoment, hold_time
from game.show.moments.table_moments import FADE, Moments
from game.show.motion.tween import Speed
from game.show.remarks.noticing import NOBODY, PLAYED_AT, Noticing
from game.show.remarks.said_lately import SaidLately
from game.show.remarks.talkers import opponents, talkers
from game.show.soundscape import Sounds, Soundscape
from game.show.table_highlights import Expressions
from game.show.waits import soonest
from game.words.catalogue import Catalogue

NOTHING: Mapping[int, Sequence[Recollection]] = {}
CALL_OUT = "call-out"
"""The sound of the verbs by which a last card is called."""


class _Said(NamedTuple):
    """What a bot is about to say at its seat, `surely` if beside whatever is explained there."""

    seat: int
    line: str
    surely: bool = False


class Room:
    """The local seats at one screen. Sounds follow what is shown to the first, until `listen` says another.

    Bots say what they have to say in `words`, and without any nothing; nor what was said `lately`. `memories`
    are those of the only person here that bots have as the match begins, by their seats.

    Raises ValueError if there is no seat.
    """

    def __init__(
        self,
        host: Host,
        seats: Sequence[LocalSeat],
        sound: Sounds,
        words: Catalogue | None = None,
        lately: SaidLately | None = None,
        memories: Mapping[int, Sequence[Recollection]] = NOTHING,
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
        self.feelings = Feelings(len(plan.seats), self._felt, host.variant.info.top_bid)
        calls = [verb.word for verb in host.variant.info.verbs if verb.sound == CALL_OUT]
        now = host.match.state.round
        self.moments = Moments(people, self._counts, calls, self._began, now)
        self.told: Callable[[TableMoment], None] = lambda moment: None
        """Called with each moment when it begins."""
        self.plain = False
        """Whether motion is reduced: moments fade in, and nothing in them moves."""
        self._motion = Speed.NORMAL
        self._ended: Finale | None = None
        sentences = self.seats[0].showing.sentences
        self.chatter = Chatter(talkers(host, words, sentences), plan.seed, lately)
        self._memories = memories
        self._noticing = Noticing(plan.reader, opponents(host), self._noticed)
        self.remark: Callable[[int, str, bool], bool] = lambda seat, said, surely: False
        """Called with a seat and what its bot says; it returns whether that is shown, and so to be heard."""
        self._said: _Said | None = None
        for local in self.seats:
            local.showing.director.falls = self.moments.falls
        self._heard = self.seats[0]
        self._hear(self._heard)
        self.faces = FacesInAir()
        """The faces that people have just made, as they fly from their plates."""
        host.subscribe_back(self._went_back)
        host.reactions.subscribe(self._reacted)

    def _hear(self, local: LocalSeat) -> None:
        local.showing.listeners.insert(0, self.soundscape.hear)
        local.showing.listeners += [self.feelings.hear, self.moments.hear, self._noticing.hear]
        local.showing.landings += [self.soundscape.land, self.moments.land]

    def listen(self, local: LocalSeat) -> None:
        """Let the sounds follow what is shown to this seat."""
        if local is not self._heard:
            showing = self._heard.showing
            hearing = self.feelings.hear, self.moments.hear, self._noticing.hear
            for hear in (self.soundscape.hear, *hearing):
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
        self._noticing.mark(moment)
        if moment.kind is MomentKind.DRAWS and moment.size >= HitSize.SIX:
            self._hurt(moment)

    def _hurt(self, hit: TableMoment) -> None:
        """Let whoever is hit hardest look so and speak, whoever has spoken lately.

        A person has no lines: where one is hit by a card, whoever played it speaks, but for a partner. Four
        cards are enough for that, as one's own hits are a size larger.
        """
        self.feelings.hurt(hit.seat)
        seat, occasion = hit.seat, "draws"
        if hit.own:
            seat, occasion = hit.other, "hits"
            if hit.cause not in PLAYED_AT or seat in self.host.match.table.side(hit.seat):
                return
        if self._said is not None and self._said.seat == seat:
            self._said = self._said._replace(surely=True)
            return
        said = self.chatter.answer(seat, occasion, surely=True)
        if said:
            self._said = _Said(seat, said, surely=True)

    def _felt(self, seat: int, occasion: str) -> None:
        # Said in the next frame: what happens may itself be told at the seat, and matters more.
        said = ""
        if occasion == "greets":
            said = self.chatter.recall(seat, self._memories.get(seat, ()))
        said = said or self.chatter.answer(seat, occasion)
        if said:
            self._said = _Said(seat, said)

    def _noticed(self, memory: Recollection, seat: int) -> None:
        """Let a bot say what it has noticed of the person here: that of a seat, or anybody's."""
        if seat == NOBODY:
            seat, said = self.chatter.recall_somebody(memory)
        else:
            said = self.chatter.recall(seat, (memory,))
        if said:
            self._said = _Said(seat, said)

    def _reacted(self, made: FaceMade) -> None:
        self.feelings.react(*made)
        if not self._still:
            self.faces.send(made)

    def _went_back(self, seat: int) -> None:
        self.feelings.calm()
        self.moments.forget()
        self._noticing.forget()

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

    @property
    def moving(self) -> bool:
        """Whether a moment runs at the table, or a face flies over it."""
        return self.moments.moving or bool(self.faces.flying)

    def pace(self, motion: Speed, think: int, fair: int, slowing: float) -> None:
        """Change the speed of movement, and the pace of the host (see `Host.pace`)."""
        self._motion = motion
        for local in self.seats:
            local.showing.director.speed = motion
        self.host.pace(think, fair, slowing)

    def calm_down(self, *, calm: bool) -> None:
        """Set whether hits, and the cards by which rounds end, pass quietly."""
        self.moments.calm = calm
        for local in self.seats:
            local.showing.director.calm = calm

    def update(self, dt: int, *, held: bool = False) -> None:
        """Sound the warnings that are due, and let `dt` ms pass for the host unless it is `held`.

        Its time stands still until a hit has been seen, so that no bot acts in it.
        """
        if not self._heard.showing.director.busy:
            self.soundscape.warn(self._heard.viewpoint.warned)
            self.feelings.warn(self._heard.viewpoint.warned)
            self.moments.warn(self._heard.viewpoint.warned)
            self._noticing.warn(self._heard.viewpoint.warned)
            seen = self._heard.viewpoint
            self.soundscape.follow(self._heard.showing.presented, seen.warned, seen.clocks())
        if not (held or hold_time(self.moments.running, timed=self.host.timed)):
            self.host.update(dt)

    @property
    def due(self) -> int | None:
        """In how many ms somebody speaks, looks as usual again, or makes a face; None if nobody does."""
        if self._said is not None or self.moments.moving:
            return 0
        return soonest(self.feelings.due, self.faces.due)

    @property
    def _still(self) -> bool:
        """Whether nothing is to move that tells nothing of the game."""
        return self.plain or self._motion is Speed.OFF

    def feel(self, dt: int) -> None:
        """Let `dt` ms pass for looks, faces that fly, and what bots say."""
        self.feelings.upright = self._still
        if self.host.reactions.possible:
            self.faces.advance(dt)
        else:  # a clock runs by now
            self.faces.forget()
        self.feelings.advance(dt)
        self.chatter.advance(dt)
        self._pass(dt)
        if self._said is not None:
            said, self._said = self._said, None
            if self.remark(*said):
                self.soundscape.speak(said.seat)
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
                finale.bid = self._bid_of_round()
                self.soundscape.end(finale)

    def _bid_of_round(self) -> BidTaken | None:
        """Return what has come of the bid that somebody had to fulfil, as all see it; None without one."""
        view = self._heard.viewpoint.observation.state
        for seat in range(len(self.host.plan.seats)):
            tally = self.host.variant.tally(view, seat)
            if tally.bidder and tally.points is not None:
                return BidTaken(seat, tally.bid, tally.points)
        return None

    def ponder(self) -> bool:
        """Let a bot think for a few ms; return whether it has more to think about."""
        return self.host.ponder()
