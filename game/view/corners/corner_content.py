"""What is in a corner, as data: `CornerContent`, made by the corner's controls and drawn by its picture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.engine.out_of_turn import Timeliness
from game.show.devices import Device
from game.view.base.colours import Colour


class CornerPart(Enum):
    """The parts of a corner that can have the focus."""

    RAIL = auto()
    EYE = auto()
    PROMPTS = auto()


@dataclass(frozen=True, slots=True)
class CornerItem:
    """One prompt or choice: its label, the label of its key, and a suit's letter or a portrait before it.

    `when` tells whether it makes sense now.
    """

    label: str
    key: str = ""
    suit: str = ""
    portrait: str = ""
    when: Timeliness = Timeliness.PERHAPS


@dataclass(frozen=True, slots=True)
class CornerContent:
    """Everything that a corner shows.

    `count` is the number of cards, in figures, with an `alert` if everybody is warned of it; `account` is what
    the game says of the seat besides, the longest form of it first. `note` stands beside the name, `line` below
    it (None: the device with its name, or with what is said of a hand that `is_open`). `faces` has an entry for
    each slot of the page, None while the hand is closed. Of those faces `fitting` are the slots that may be
    played now (None: they are not told apart), and `jumps` those that may jump in; `first` is the number of the
    first of them, `page` and `pages` count from 0 and 1. `items` are those of the present page of prompts, in
    `across` columns. `warm` colours the line as an accusation or a refusal.
    """

    name: str
    portrait: str
    look: str
    colour: Colour
    device: Device
    device_name: str
    count: str
    alert: bool
    account: tuple[str, ...]
    turn: bool
    note: str
    line: str | None
    warm: bool
    is_open: bool
    faces: tuple[int | None, ...]
    first: int
    page: int
    pages: int
    cursor: int | None
    marked: frozenset[int]
    fitting: frozenset[int] | None
    jumps: frozenset[int]
    focus: CornerPart
    items: tuple[CornerItem, ...]
    item: int
    across: int
    look_key: str
    buttons: bool
    """Whether prompts are drawn as buttons, for a mouse."""
    told: bool = False
    """Whether the line is an answer, which goes by itself."""
    away: bool = False
    """Whether the name of the device says that its person is away."""

    @property
    def due(self) -> bool:
        """Whether a call should be made now."""
        return any(item.when is Timeliness.DUE for item in self.items)
