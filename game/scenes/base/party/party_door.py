"""The door of the party: people who come in with phones get a chair, whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name, name_apart
from game.session.plan import Seat
from game.show.devices import phone
from game.show.party import Party
from game.words.catalogue import Catalogue


class PartyDoor:
    """Lets people with phones sit down; `came` is called with the chair that is theirs now.

    Somebody who already has a chair and no device, by name or by portrait, gets that; others a free one, or a
    bot's, or at last that of somebody without a device. `next_guest` puts another guest on a bot's chair: none
    may look or be called like a person.
    """

    def __init__(self, words: Catalogue, party: Party, next_guest: Callable[[int], None]) -> None:
        self._next_guest = next_guest
        self._words, self._party, self._seating_plan = words, party, party.plan
        self.title = ""
        self.came: Callable[[int], None] = lambda place: None

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

    def faces(self) -> Sequence[tuple[str, str, bool]]:
        """Return the portraits to choose from: each with a name, and whether somebody here has it."""
        chairs, waiting = self._seating_plan.chairs, self._seating_plan.waiting
        own = {chairs[place].portrait: chairs[place].name for place in waiting}
        taken = {chairs[place].portrait for place in chairs.people} - own.keys()
        return [
            (face, own.get(face) or guest_name(self._words, face), face in taken)
            for face in (PLAYER_PORTRAIT, *PORTRAITS)
        ]

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone sit down; return who they are now, or None if there is no room."""
        seating_plan, chairs = self._seating_plan, self._seating_plan.chairs
        place = self._waiting(name, portrait)
        if place is None:
            place = next(iter([*chairs.offered, *seating_plan.waiting[::-1]]), None)
        if place is None:
            return None
        seating_plan.give(place, phone(number))
        free = [face for face, _, taken in self.faces() if not taken]
        portrait = portrait if portrait in free else chairs[place].portrait
        name = name or guest_name(self._words, portrait)
        for other in chairs.bots:
            if name == chairs[other].name or portrait == chairs[other].portrait:
                self._next_guest(other)
        if portrait in free:
            chairs.dress(place, portrait, chairs[place].colour)
        others = [chairs[other].name for other in chairs.people if other != place]
        chairs.name(place, name_apart(name, others))
        self.came(place)
        chair = chairs[place]
        return Seat(chair.name, chair.portrait, "", chair.colour)

    def go(self, number: int) -> None:
        """Let the person with this phone leave the seat."""
        for place in self._seating_plan.places_of(phone(number)):
            self._seating_plan.leave(place)
            self._party.secrets.pop(number, None)
            self.came(place)
        self._party.changed()
