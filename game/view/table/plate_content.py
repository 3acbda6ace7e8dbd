"""What a player's plate shows: `PlateContent.of(seat, shown, ...)` takes it from the presented table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from game.engine.events import Place
from game.engine.table_facts import Tally
from game.engine.zones import ASIDE, HAND
from game.show.presented_table import Presented
from game.show.table_highlights import Expressions


@dataclass(frozen=True, slots=True)
class PlateContent:
    """What a plate shows of a seat.

    `turn` is whether the turn marker is here, `alert` whether everybody is warned of the seat; `aside` is the
    number of cards set aside, which are taken up later; `look` how the portrait looks ("": as usual), `tilt` by
    how many degrees it leans. Cards fall on a `burdened` seat; when one has landed, the number is `swollen`.
    `total` is the score over all rounds (None: not shown).
    """

    cards: tuple[int, ...]
    turn: bool
    dealer: bool
    alert: bool
    label: str = ""
    account: Tally | None = None
    aside: int = 0
    look: str = ""
    tilt: int = 0
    burdened: bool = False
    swollen: bool = False
    total: int | None = None

    @classmethod
    def of(
        cls,
        seat: int,
        shown: Presented[Any],
        people: Expressions,
        warned: Collection[int],
        account: Tally | None,
        *,
        turn: bool,
        label: str = "",
        total: int | None = None,
    ) -> PlateContent:
        """Return the content for a seat of the presented table; `warned` are those of which everybody is."""
        cards = tuple(shown.cards(Place(HAND, seat)))
        return cls(
            cards,
            turn,
            shown.dealer == seat,
            is_alert(seat, shown, warned),
            label,
            account,
            len(shown.cards(Place(ASIDE, seat))),
            people.looks.get(seat, ""),
            people.tilts.get(seat, 0),
            seat in people.burdened,
            seat in people.swollen,
            total,
        )

    @property
    def count(self) -> str:
        """How many cards there are, in figures."""
        held = str(len(self.cards))
        return f"{held} +{self.aside}" if self.aside else held


def is_alert(seat: int, shown: Presented[Any], warned: Collection[int]) -> bool:
    """Return whether everybody is warned of a seat, which has one card on the presented table."""
    return seat in warned and len(shown.cards(Place(HAND, seat))) == 1
