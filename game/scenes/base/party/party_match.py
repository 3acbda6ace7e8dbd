"""The match at the table as the party plays it: who plays with what, whose seats bots hold, and what counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.engine.events import Event, RoundBegan, RoundEnded, TurnChanged
from game.engine.match import Entry
from game.scenes.base.guest_names import name_apart
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.base.party.party_room import dealt_anew, door_of, party_of
from game.scenes.base.party.seats_again import gone_on, held_again, kept_row, waits_for_phones
from game.session.cup.cup_draw import is_played_once
from game.session.evening.evening_log import is_of_evening
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.records.ending import places_of
from game.show.devices import Device, phone
from game.show.seating import ALONE, Seating
from game.view.base.scene_kit import SceneKit


class PartyMatch:
    """Follows the tables that are opened, one after the other, and lets the party know of them.

    `at_table` returns the host of the table that is open; None while there is none.
    """

    def __init__(self, kit: SceneKit, at_table: Callable[[], Host | None]) -> None:
        self._kit, self._at_table = kit, at_table
        self._seating: Seating | None = None
        self._counted: Host | None = None
        """The host of the match whose points have been given to the party."""
        self._held: dict[Device, int] = {}
        """The seats that bots have now, by the phones of those who come back to them."""
        self._waiting: set[Device] = set()
        """The phones of those who play on for a bot as soon as its turn, or the round, has ended."""
        self._left: dict[int, tuple[Device, int]] = {}
        """The seats whose people have left for good, with their phones and the numbers of the rounds."""
        self._again: tuple[Host, Mapping[str, Any]] | None = None
        """A match that was left and goes on, and what is kept of its seating, until its table is opened."""

    @property
    def together(self) -> bool:
        """Whether the people of the party play, as against one person with every device."""
        return self._seating is not None

    @property
    def seating(self) -> Seating:
        """Who plays with what."""
        return self._seating or ALONE

    def begin(self) -> None:
        """Take note that another match is opened: nobody comes back to the one before."""
        self._held.clear()
        self._waiting.clear()
        self._left.clear()

    def go_on(self, each: MatchUnderWay) -> tuple[Host, Seating | None] | None:
        """Take up a match that was left, as `gone_on`, with the seats that bots hold in it."""
        found, row = gone_on(self._kit, each), each.kept.seating
        if found is not None and row is not None:
            self._again = found[0], row
        return found

    def _hold_again(self, host: Host) -> None:
        """Let bots hold the seats in a match that goes on as they did when it was left."""
        if self._again is None or self._again[0] is not host:
            return
        bots = [at for at, seat in enumerate(host.plan.seats) if seat.bot]
        self._held, self._left = held_again(self._kit, self._again[1], bots)
        self._again, phones = None, self._kit.phones
        if phones is None:
            return
        for device in self._held:
            if phones.is_here(device.number):
                phones.call_back(device.number)
            else:
                phones.miss(device.number)

    def follow(self, host: Host, seating: Seating | None) -> None:
        """Follow a table that has been opened: the party, phones, and what keeps the match are told."""
        kit, self._seating = self._kit, seating
        self._hold_again(host)
        if seating is not None and host.plan.people:
            # Whoever gives up the seat in a match has it until the table has asked who plays on.
            left = [at for at, (own, _) in self._left.items() if seating.own(at) == own]
            party_of(kit).follow(host.plan.seats, seating, left)
        self._tell_phones(host)
        self._keep(host)

    def _keep(self, host: Host) -> None:
        """Have it kept who plays with what, and for whom bots hold seats."""
        seating = self._seating
        if host.keeper is not None:
            row = None if seating is None else kept_row(self._kit, seating, self._held, self._left)
            host.keeper.seated(row)

    def _tell_phones(self, host: Host | None) -> None:
        """Show a match to phones, if there are any, and let people play on for its bots."""
        phones = self._kit.phones
        if phones is not None:
            door_of(self._kit).running = self
            phones.sits_out = self._sits_out
            replaced = [each.number for each in self._held if each not in self._waiting]
            phones.play(host, self.seating.phones, replaced)

    def _sits_out(self, number: int) -> bool:
        """Whether a phone without a seat has none in the match of the party, nor waits for one there."""
        return self.together and phone(number) not in self._held

    def open_to_phones(self) -> None:
        """Let people with phones come in to the table that is open, if they could not before."""
        running = door_of(self._kit).running
        if running is not self:
            self._tell_phones(self._at_table())

    def dealt(self, plan: Plan) -> tuple[Plan, Seating | None]:
        """Return a plan, and the seating for it, for those who have played.

        Another deal is for the party as it is by now: whoever has come since, or sat out. Who learns the game
        goes on where they are, though no match may be kept.
        """
        seating, host = self._seating, self._at_table()
        if host is not None and host.learning.on and plan.steps is not None:
            plan = replace(plan, steps=host.learning.taken.uses)
        if seating is None or host is None or plan.seed == host.plan.seed:
            return plan, seating
        return dealt_anew(self._kit, plan, seating)

    def count(self, host: Host) -> None:
        """Let a match that is over count in the party, once; how an evening stands its logs tell."""
        if not host.match.over or not self.together or host is self._counted:
            return
        self._counted = host
        if not is_of_evening(host.plan):
            party_of(self._kit).count(host.outcome().results, places_of(host.match))

    def hold(self, host: Host) -> None:
        """Take note of the seats that bots have got from people with phones, who may come back."""
        self._held = {own: at for own, at in self._held.items() if host.plan.seats[at].bot}
        for number, seat in self.seating.phones.items():
            for_good = self._left.get(seat, (None, 0))[0] == phone(number)
            if host.plan.seats[seat].bot and not for_good:
                self._held[phone(number)] = seat
                if self._kit.phones is not None:
                    self._kit.phones.miss(number)

    @property
    def waits_for_phones(self) -> bool:
        """Whether the phone of somebody who plays is not back yet."""
        return waits_for_phones(self._kit, self.seating)

    @property
    def held(self) -> dict[int, Device]:
        """The seats that bots have until their people are back, with the phones of these."""
        return {seat: device for device, seat in self._held.items()}

    @property
    def goes_on(self) -> bool:
        """Whether the party plays a match that is not over."""
        host = self._at_table()
        return self.together and host is not None and not host.match.over

    @property
    def kept(self) -> frozenset[int]:
        """The seats that bots have only until their people are back."""
        host = self._at_table()
        if host is None:
            return frozenset()
        free = self._left.keys() - self._left_now
        sat_down = {each.seat for each in host.course.sat_down}
        return frozenset({*self._held.values(), *(sat_down - free)})

    @property
    def left(self) -> frozenset[Device]:
        """The phones of those who have left for good, and whose seats nobody has got yet."""
        owners = ((self.seating.own(at), own) for at, (own, _) in self._left.items())
        return frozenset(own for has, own in owners if has == own)

    @property
    def _left_now(self) -> frozenset[int]:
        """The seats whose people have left in the round that is played: nobody sees their hands."""
        host = self._at_table()
        now = 0 if host is None else host.match.state.round
        return frozenset(at for at, (_, since) in self._left.items() if since == now)

    def wearers(self) -> dict[str, str]:
        """Return who wears which colour in the match, by the colours."""
        host = self._at_table() if self.goes_on else None
        return {} if host is None else {each.colour: each.name for each in host.plan.seats}

    def stand_ins(self) -> dict[int, Seat]:
        """Return the bots for whom somebody who comes in may play on, by their seats: none that is kept.

        Where there is none of these, they are those whose people have left (`after_round`).
        """
        host = self._at_table()
        if host is None or not self.goes_on or is_played_once(host.plan):
            return {}  # a deal of the day is played to its end by those who began it
        bots, kept = {at: seat for at, seat in enumerate(host.plan.seats) if seat.bot}, self.kept
        free = {at: seat for at, seat in bots.items() if at not in kept}
        left = self._left_now.difference(self._held.values())
        return free or {at: seat for at, seat in bots.items() if at in left}

    def after_round(self) -> dict[int, Seat]:
        """Return those of them who keep the hand of somebody who has left: others have the next one."""
        left = self._left_now
        return {at: seat for at, seat in self.stand_ins().items() if at in left}

    def promise(self, number: int, portrait: str) -> None:
        """Let the person with this phone have the seat of a bot, as if they came back to it."""
        for at, seat in self.stand_ins().items():
            if seat.portrait == portrait:
                next_round = at in self.after_round()
                self._held[phone(number)] = at
                self._wait_for_end(number, at, next_round=next_round)
                return

    def _wait_for_end(self, number: int, seat: int, *, next_round: bool) -> None:
        """Let a bot end the turn that it has begun, or the round, before somebody plays on for it by phone.

        The hand of a round that is over is still somebody else's: theirs is dealt.
        """
        host, device = self._at_table(), phone(number)
        if host is None or not (next_round or (host.match.state.turn == seat and not host.over)):
            return
        ends = RoundBegan if next_round else TurnChanged | RoundEnded

        def heard(entry: Entry, events: list[Event]) -> None:
            if any(isinstance(event, ends) for event in events):
                host.unsubscribe(heard)
                self._waiting.discard(device)
                if self._kit.phones is not None:
                    self._kit.phones.call_back(number)

        self._waiting.add(device)
        host.subscribe(heard)

    def release(self, number: int) -> None:
        """Keep no seat for the person with this phone any more: others may have it from the next round on."""
        host, seat = self._at_table(), self._held.pop(phone(number), None)
        seat = self.seating.phones.get(number, seat)
        self._waiting.discard(phone(number))
        if host is not None and seat is not None:
            self._left[seat] = phone(number), host.match.state.round
            self._keep(host)

    def given_back(self, device: Device) -> Seating | None:
        """Give somebody who is back with a phone the seat that a bot has held for them.

        Return the seating with them; None if there is no such seat any more.
        """
        host = self._at_table()
        seat = None if device in self._waiting else self._held.get(device)
        party = party_of(self._kit)
        places = party.plan.places_of(device)
        if host is None or host.match.over or seat is None:
            return None
        if not host.plan.seats[seat].bot:
            return None
        del self._held[device]
        self._left.pop(seat, None)
        # Who has no chair in the party by now comes back as the bot was called that held the seat.
        known = party.chairs[places[0]] if places else host.plan.seats[seat]
        # The names of the chairs differ, but bots of the match may be guests of before.
        others = [each.name for at, each in enumerate(host.plan.seats) if at != seat]
        host.seat_person(seat, known.colour, name_apart(known.name, others))
        return self.seating.given(seat, device)
