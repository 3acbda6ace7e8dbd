"""Who sat down with which device at a game's table of several people, as the settings keep it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.words.people_texts import KEPT_NAME, fault

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from game.engine.info import Info


@dataclass(slots=True)
class KeptChair:
    """A chair (`game.session.chairs.Chair`); `device` names what its person plays with, "" for any."""

    name: str = ""
    portrait: str = ""
    colour: str = ""
    person: bool = False
    bot: str = ""
    device: str = ""
    unknown: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class KeptSeating:
    """The chairs in clockwise order, and how hands are seen ("" for what suits the devices).

    `bots` are those that the set-up had when people sat down: who chooses others there begins with new chairs.
    """

    bots: list[str] = field(default_factory=list)
    chairs: list[KeptChair] = field(default_factory=list)
    hands: str = ""
    corners: str = ""
    unknown: dict[str, Any] = field(default_factory=dict)

    def fits(self, info: Info, bots: Collection[str]) -> bool:
        """Whether a game can have these chairs, with the bots that there are."""
        return len(self.chairs) == info.max_players and not any(self._wrong(bots))

    def _wrong(self, bots: Collection[str]) -> Iterator[bool]:
        for chair in self.chairs:
            yield fault(chair.name, KEPT_NAME) is not None
            yield bool(chair.bot) and (chair.person or chair.bot not in bots)
        for looks in ([c.portrait for c in self.chairs], [c.colour for c in self.chairs]):
            yield len(set(looks)) < len(looks)
