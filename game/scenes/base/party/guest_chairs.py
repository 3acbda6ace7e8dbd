"""The guests of the sitting-down screen: who can sit on a chair, and as whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.scenes.base.guest_list import invitable, level_name, seats_of
from game.scenes.base.guest_names import PORTRAITS, guest_name
from game.session.plan import Seat
from game.show.seating_plan import SeatingPlan
from game.store.bot_files import KEPT, Guest
from game.words.catalogue import Catalogue
from game.words.people_texts import alike


class GuestChairs:
    """Puts guests on chairs: each only once, and none of ours beside a person who has their portrait.

    `level` is the policy that all bots of the table play by ("": each by its own).
    """

    def __init__(
        self, words: Catalogue, seating_plan: SeatingPlan, roster: Mapping[str, Guest], level: str
    ) -> None:
        self.seating_plan = seating_plan
        self.level = level
        self._words = words
        self._roster = roster

    def reread(self, roster: Mapping[str, Guest]) -> None:
        """Take over the bots that there are now."""
        self._roster = roster

    @property
    def levels(self) -> dict[str, str]:
        """How well each bot plays, in a word or two, by its id."""
        words = self._words
        return {
            id: level_name(words, self.level or guest.policy) for id, guest in self._roster.items()
        }

    def offered(self, place: int) -> list[Seat]:
        """Return the guests who can sit on a chair, the one who does among them."""
        chairs = self.seating_plan.chairs
        others = [chairs[other] for other in range(len(chairs)) if other != place]
        people = [chair.portrait for chair in others if chair.person]
        seated = {chair.bot for chair in others if chair.bot}
        guests = [each for each in invitable(self._roster, people) if each.id not in seated]
        own = chairs[place]
        offered = seats_of(self._words, guests, "", ())
        if own.bot and own.bot not in [each.bot for each in offered]:
            offered.insert(0, Seat(own.name, own.portrait, own.bot))
        return offered

    def seat(self, place: int, guest: Seat) -> None:
        """Let a guest sit on a chair; the device of whoever sat there is free."""
        if guest.bot in KEPT:
            self.seating_plan.seat_bot(place, guest.bot)
        else:
            self.seating_plan.drop(place)
            self.seating_plan.chairs.invite(place, guest)

    def step(self, place: int, step: int) -> None:
        """Let the next guest sit on a bot's chair, or the one before."""
        offered = self.offered(place)
        at = [each.bot for each in offered].index(self.seating_plan.chairs[place].bot)
        self.seat(place, offered[(at + step) % len(offered)])

    def make_way(self, name: str, portrait: str) -> None:
        """Put other guests in the place of those that are called or look like a person who has come."""
        chairs = self.seating_plan.chairs
        for place in chairs.bots:
            if alike(chairs[place].name) == alike(name) or chairs[place].portrait == portrait:
                self.step(place, 1)

    def guest_called(self, name: str) -> str:
        """Return the portrait of the guest of ours who has a name; "" if none has."""
        faces = (each for each in PORTRAITS if alike(guest_name(self._words, each)) == alike(name))
        return next(faces, "")

    def seat_all(self, guests: Sequence[str], level: str) -> None:
        """Let these guests sit down, by their ids: on bots' chairs first, then on free ones."""
        chairs = self.seating_plan.chairs
        self.level = level
        places = [*chairs.bots, *(p for p in range(len(chairs)) if chairs[p].closed)]
        for place in chairs.bots:
            chairs.close(place)
        seats = seats_of(self._words, [self._roster[each] for each in guests], level, ())
        for place, seat in zip(sorted(places[: len(seats)]), seats, strict=False):
            self.seat(place, seat)
