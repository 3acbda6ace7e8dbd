"""Who can be invited to a table, and who is: `InvitedGuests`."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base.guest_list import GuestWish, invitable, read_roster, seats_of
from game.session.plan import Seat
from game.store.bot_files import Guest
from game.view.base.scene_kit import SceneKit

USUAL = 3
"""How many come by surprise where nobody was asked before."""


class InvitedGuests:
    """The guests as a wish has them at first; whoever cannot come is replaced by somebody else.

    `bots` are the ids of those who are invited, in the order of their seats, `level` the one that all play at
    ("": as they are). `offered` are all who can come, and `roster` every bot by its id.
    """

    def __init__(self, kit: SceneKit, wish: GuestWish) -> None:
        self.kit, self.wish = kit, wish
        self.level = wish.level
        self.bots: list[str] = []
        self.reread()
        self.bots = self._able(wish.bots)

    def reread(self) -> None:
        """Read the bots that there are now; those who are no more are not invited."""
        self.roster = read_roster(self.kit)
        self.offered = invitable(self.roster, self._taken)
        known = {guest.id for guest in self.offered}
        self.bots = [each for each in self.bots if each in known]

    @property
    def _taken(self) -> list[str]:
        """The portraits of the people."""
        return [seat.portrait for seat in self.wish.people]

    def _able(self, wished: Sequence[str]) -> list[str]:
        ids = [guest.id for guest in self.offered]
        others = [each for each in ids if each not in wished]
        able = [each if each in ids else others.pop(0) for each in wished if each in ids or others]
        return list(dict.fromkeys(able))[: self.wish.most]

    @property
    def full(self) -> bool:
        """Whether nobody else can come."""
        return len(self.bots) >= self.wish.most

    @property
    def missing(self) -> bool:
        """Whether more have to come."""
        return len(self.bots) < self.wish.least

    def surprise(self) -> None:
        """Invite as many others by chance."""
        ids = [guest.id for guest in self.offered]
        usual = min(self.wish.most, max(self.wish.least, USUAL))
        self.bots = self.kit.chance.sample(ids, min(len(ids), len(self.bots) or usual))

    def seat(self, guest: Guest) -> str:
        """Return where a guest sits, in words; "" for who is not invited."""
        if guest.id not in self.bots:
            return ""
        words, people = self.kit.words, len(self.wish.people)
        if people > 1:
            return words("ui.guests.invited")
        return words("ui.guests.seat", number=people + 1 + self.bots.index(guest.id))

    def seats(self) -> list[Seat]:
        """Return everybody at the table, the people first."""
        guests = [self.roster[each] for each in self.bots]
        return [*self.wish.people, *seats_of(self.kit.words, guests, "", self._taken)]
