"""The chairs round a table before the deal: who sits where, a person, a bot, or nobody.

`Chairs` is what the sitting-down screen changes; `plan` and the seats of people are made from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.session.plan import Seat


@dataclass(frozen=True, slots=True)
class Chair:
    """One chair. `bot` is the id of a bot that sits on it; a person if `person`; nobody if neither.

    The name, portrait and colour stay with the chair while nobody sits on it. `points` are those of the
    room, `rested` how often its person sat out a match, `member` their number in the evening that is played
    (0: none), `left` that it bears the name of somebody of that who has left.
    """

    name: str
    portrait: str
    colour: str
    person: bool = False
    bot: str = ""
    points: float = 0
    rested: int = 0
    member: int = 0
    left: bool = False

    @property
    def closed(self) -> bool:
        """Whether nobody sits on it."""
        return not self.person and not self.bot


class Chairs:
    """The chairs in clockwise order; free ones are no seats of a match."""

    def __init__(self, chairs: Iterable[Chair]) -> None:
        self._chairs = list(chairs)

    def __len__(self) -> int:
        return len(self._chairs)

    def __getitem__(self, place: int) -> Chair:
        return self._chairs[place]

    def seat_person(self, place: int) -> None:
        """Let a person sit on a chair."""
        self._chairs[place] = replace(self[place], person=True, bot="", left=False)

    def count(self, place: int, points: float = 0, rested: int = 0) -> None:
        """Give the person on a chair points, or take note that they sat out."""
        chair = self[place]
        self._chairs[place] = replace(
            chair, points=chair.points + points, rested=chair.rested + rested
        )

    def stand(self, place: int, member: int, points: float) -> None:
        """Let the person on a chair have a number in the evening, and so many points in all."""
        self._chairs[place] = replace(self[place], member=member, points=points)

    def seat_bot(self, place: int, bot: str) -> None:
        """Let a bot sit on a chair."""
        left = self[place].left or (self[place].member > 0 and not bot)
        self._chairs[place] = replace(
            self[place], person=False, bot=bot, points=0, rested=0, member=0, left=left
        )

    def call_anew(self, place: int, name: str, portrait: str) -> None:
        """Give a free chair the name and portrait of somebody else than who sat there last."""
        self._chairs[place] = replace(self[place], name=name, portrait=portrait, left=False)

    def invite(self, place: int, guest: Seat) -> None:
        """Let a bot sit on a chair as who it is.

        A chair without a person that has its portrait gets the name and portrait that were here.
        """
        before = self[place]
        for other, chair in enumerate(self._chairs):
            if other != place and chair.portrait == guest.portrait and not chair.person:
                self._chairs[other] = replace(chair, name=before.name, portrait=before.portrait)
        self._chairs[place] = replace(before, name=guest.name, portrait=guest.portrait)
        self.seat_bot(place, guest.bot)

    def close(self, place: int) -> None:
        """Leave a chair free."""
        self.seat_bot(place, "")

    def name(self, place: int, name: str) -> None:
        """Change the name of whoever sits there."""
        self._chairs[place] = replace(self[place], name=name)

    def dress(self, place: int, portrait: str, colour: str) -> None:
        """Give a chair a portrait and a colour; whose they were has the chair's former ones instead."""
        before = self[place]
        for other, chair in enumerate(self._chairs):
            if other != place and chair.portrait == portrait:
                self._chairs[other] = replace(self[other], portrait=before.portrait)
            if other != place and chair.colour == colour:
                self._chairs[other] = replace(self[other], colour=before.colour)
        self._chairs[place] = replace(before, portrait=portrait, colour=colour)

    def swap(self, place: int, other: int) -> None:
        """Let two chairs change places, with whoever sits on them."""
        self._chairs[place], self._chairs[other] = self[other], self[place]

    @property
    def taken(self) -> list[int]:
        """The places that are seats of the match, in clockwise order."""
        return [place for place, chair in enumerate(self._chairs) if not chair.closed]

    @property
    def people(self) -> list[int]:
        """The places of people."""
        return [place for place, chair in enumerate(self._chairs) if chair.person]

    @property
    def bots(self) -> list[int]:
        """The places of bots."""
        return [place for place, chair in enumerate(self._chairs) if chair.bot]

    @property
    def offered(self) -> list[int]:
        """The chairs for people who come, the next one first: those that are free, then the bots'."""
        free = [place for place, chair in enumerate(self._chairs) if chair.closed]
        return [*free, *self.bots]

    def seats(self, places: Iterable[int]) -> tuple[Seat, ...]:
        """The seats of a match for those on these chairs, in this order. Bots have no colour."""
        return tuple(
            Seat(c.name, c.portrait, c.bot, c.colour if c.person else "")
            for c in (self[place] for place in places)
        )
