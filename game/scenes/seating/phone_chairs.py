"""The chairs of people who come in with phones: the door of the sitting-down screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name, name_apart
from game.session.plan import Seat
from game.show.devices import phone
from game.show.sitting import Sitting
from game.store.settings_file import LONGEST_NAME
from game.words.catalogue import Catalogue


class PhoneChairs:
    """Lets people with phones sit down at a table; `changed` is called with the chair that is theirs now.

    Somebody who already has a chair and no device, by name or by portrait, gets that; others a free one, or a
    bot's. `next_guest` puts another guest on a bot's chair: none may look or be called like a person.
    """

    def __init__(
        self,
        words: Catalogue,
        sitting: Sitting,
        title: str,
        changed: Callable[[int], None],
        next_guest: Callable[[int], None],
    ) -> None:
        self._next_guest = next_guest
        self._words, self._sitting, self._changed = words, sitting, changed
        self.title = title

    def _waiting(self, name: str, portrait: str) -> int | None:
        chairs, waiting = self._sitting.chairs, self._sitting.waiting
        named = (place for place in waiting if name and chairs[place].name == name)
        looking = (place for place in waiting if not name and chairs[place].portrait == portrait)
        return next(named, next(looking, None))

    @property
    def free(self) -> bool:
        """Whether there is room for one more."""
        sitting = self._sitting
        return bool(sitting.waiting) or sitting.chairs.next_for_a_person() is not None

    def faces(self) -> Sequence[tuple[str, str, bool]]:
        """Return the portraits to choose from: each with a name, and whether somebody here has it."""
        chairs, waiting = self._sitting.chairs, self._sitting.waiting
        own = {chairs[place].portrait: chairs[place].name for place in waiting}
        taken = {chairs[place].portrait for place in chairs.people} - own.keys()
        return [
            (face, own.get(face) or guest_name(self._words, face), face in taken)
            for face in (PLAYER_PORTRAIT, *PORTRAITS)
        ]

    def come_in(self, number: int, name: str, portrait: str) -> Seat | None:
        """Let the person with this phone sit down; return who they are now, or None if there is no room."""
        sitting, chairs = self._sitting, self._sitting.chairs
        name = name[:LONGEST_NAME]
        place = self._waiting(name, portrait)
        if place is None:
            place = chairs.next_for_a_person()
        if place is None:
            return None
        sitting.give(place, phone(number))
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
        self._changed(place)
        chair = chairs[place]
        return Seat(chair.name, chair.portrait, "", chair.colour)

    def go(self, number: int) -> None:
        """Let the person with this phone leave the seat."""
        for place in self._sitting.places_of(phone(number)):
            self._sitting.leave(place)
            self._changed(place)
