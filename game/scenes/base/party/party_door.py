"""The door of the party: people who come in with phones get a chair, whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from game.phones.messages.to_phones import OfferedFace
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name, name_apart
from game.session.plan import Seat
from game.show.devices import phone
from game.show.party import Party
from game.words.catalogue import Catalogue


class Running(Protocol):
    """The match that the party plays now."""

    @property
    def goes_on(self) -> bool:
        """Whether there is one, and it is not over."""
        ...

    def wearers(self) -> Mapping[str, str]:
        """Return who wears which colour in it, by the colours."""
        ...

    def stand_ins(self) -> Mapping[int, Seat]:
        """Return the bots for whom somebody who comes in may play on, by their seats."""
        ...

    def after_round(self) -> Mapping[int, Seat]:
        """Return those of them whose seats somebody else has from the next round on."""
        ...

    def promise(self, number: int, portrait: str) -> None:
        """Take note that the person with this phone is to have the seat of a bot with this portrait."""
        ...

    def release(self, number: int) -> None:
        """Keep no seat for the person with this phone any more."""
        ...


class PartyDoor:
    """Lets people with phones sit down; `came` is called with the chair that is theirs now.

    Somebody who already has a chair and no device, by name or by portrait, gets that; others a free one, or a
    bot's, or at last that of somebody without a device. `make_way` puts other guests on the chairs of bots that
    look or are called like a person.
    """

    def __init__(
        self,
        words: Callable[[], Catalogue],
        party: Party,
        make_way: Callable[[str, str], None],
        title: Callable[[], str],
    ) -> None:
        self._make_way, self._title = make_way, title
        self._words, self._party, self._seating_plan = words, party, party.plan
        self.running: Running | None = None
        """The match that is played; None if nobody has told of any."""
        self.came: Callable[[int], None] = lambda place: None

    @property
    def title(self) -> str:
        """The name of the game that was chosen last."""
        return self._title()

    def _waiting(self, name: str, portrait: str) -> int | None:
        chairs, waiting = self._seating_plan.chairs, self._seating_plan.waiting
        named = (place for place in waiting if name and chairs[place].name == name)
        looking = (place for place in waiting if not name and chairs[place].portrait == portrait)
        return next(named, next(looking, None))

    @property
    def free(self) -> bool:
        """Whether there is room for one more."""
        seating_plan = self._seating_plan
        return bool(seating_plan.waiting or seating_plan.chairs.offered)

    def faces(self) -> Sequence[OfferedFace]:
        """Return the portraits to choose from: while a match runs those of its bots are seats in it."""
        chairs, waiting = self._seating_plan.chairs, self._seating_plan.waiting
        own = {chairs[place].portrait: chairs[place].name for place in waiting}
        taken = {chairs[place].portrait for place in chairs.people} - own.keys()
        names = {
            face: own.get(face) or guest_name(self._words(), face)
            for face in (PLAYER_PORTRAIT, *PORTRAITS)
        }
        bots = {seat.portrait: seat.name for seat in self._stand_ins}
        return [
            OfferedFace(face, name, face in taken, self._sits(bots.get(face, "")), face in bots)
            for face, name in names.items()
        ]

    @property
    def _stand_ins(self) -> list[Seat]:
        return [] if self.running is None else list(self.running.stand_ins().values())

    def _sits(self, bot: str) -> str:
        """Return what one does by sitting down: play on for a `bot`, or from the next match on."""
        if self.running is None or not self.running.goes_on:
            return ""
        words = self._words()
        if bot in [seat.name for seat in self.running.after_round().values()]:
            return words("phone.sit_round", name=bot)
        return words("phone.sit_now", name=bot) if bot else words("phone.sit_next")

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone sit down; return who they are now, or None if there is no room."""
        seating_plan, chairs = self._seating_plan, self._seating_plan.chairs
        running, bots = self.running, {seat.portrait for seat in self._stand_ins}
        place = self._waiting(name, portrait)
        known = "" if place is None else chairs[place].name
        if place is None:
            place = next(iter([*chairs.offered, *seating_plan.waiting[::-1]]), None)
        if place is None:
            return None
        if running is not None and portrait in bots:
            running.promise(number, portrait)
        seating_plan.give(place, phone(number))
        free = [face.portrait for face in self.faces() if not face.taken]
        portrait = portrait if portrait in free else chairs[place].portrait
        name = name or known or guest_name(self._words(), portrait)
        self._make_way(name, portrait)
        self._recolour(place, name)
        if portrait in free:
            chairs.dress(place, portrait, chairs[place].colour)
        others = [chairs[other].name for other in chairs.people if other != place]
        chairs.name(place, name_apart(name, others))
        self.came(place)
        chair = chairs[place]
        return Seat(chair.name, chair.portrait, "", chair.colour)

    def _recolour(self, place: int, name: str) -> None:
        """Let nobody look like another of the match: somebody who has left may have had the chair."""
        chairs = self._seating_plan.chairs
        worn = {} if self.running is None else self.running.wearers()
        own = chairs[place]
        if worn.get(own.colour, name) == name:
            return
        closed = (chairs[each] for each in range(len(chairs)) if chairs[each].closed)
        free = (chair.colour for chair in closed if chair.colour not in worn)
        chairs.dress(place, own.portrait, next(free, own.colour))

    def go(self, number: int) -> None:
        """Let the person with this phone leave the seat."""
        for place in self._seating_plan.places_of(phone(number)):
            self._seating_plan.leave(place)
            self.came(place)
        self._party.secrets.pop(number, None)
        self._party.hosts.discard(number)
        if self.running is not None:
            self.running.release(number)
        self._party.changed()
