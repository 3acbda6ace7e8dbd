"""What is highlighted at a seat's table: focus, playable cards, marked cards, the answer to a question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.show.card_pose import Pose


@dataclass(slots=True)
class TableHighlights:
    """The highlights of one seat.

    `focus` is a place in the displayed hand (from 0), or None; `on_pile` whether the draw pile has the focus
    instead. `playable` are the faces that may be played, None while no card is asked for; `may_draw` whether
    the pile may be drawn from, `in_turn` whether it is the seat's turn, which it need not be for that. `drag`
    is a card that follows the pointer, as its place and pose. `reason` (sentence, clause) is shown beside the
    card in focus, or beside what the occupancy calls `beside`. `legal` are the faces to lift where illegal ones
    may be played too; `marked` is whether the player wants playable cards lifted. `warned` are the seats that
    everybody is warned of; `veiled` hides the player's own cards; `covered` hides them, and what they can do,
    while the screen is handed on. `copies` is how many of the card in focus may be played at once; `gathered`
    are the places of cards marked to be played together, where that is possible (`gathers`). `choosing` is
    whether buttons offer something other than a card, `may_undo` whether an action can be taken back; `asked`
    is whether a panel is open that has the keys, and so the focus, meanwhile, `withheld` whether a coach lets
    nothing be done with the card in focus. `looks` are those of portraits that do not look as usual, by seat,
    `tilts` the angles of those that lean; `burdened` are the seats on which cards fall, `swollen` those whose
    number of cards has just grown by one of them.
    """

    focus: int | None = None
    on_pile: bool = False
    playable: frozenset[int] | None = None
    may_draw: bool = False
    in_turn: bool = False
    marked: bool = True
    warned: frozenset[int] = frozenset()
    reason: tuple[str, str] | None = None
    beside: str = ""
    drag: tuple[int, Pose] | None = None
    legal: frozenset[int] | None = None
    veiled: bool = False
    covered: bool = False
    copies: int = 1
    gathered: tuple[int, ...] = ()
    gathers: bool = False
    choosing: bool = False
    may_undo: bool = False
    asked: bool = False
    withheld: bool = False
    looks: Mapping[int, str] = field(default_factory=dict)
    tilts: Mapping[int, int] = field(default_factory=dict)
    burdened: frozenset[int] = frozenset()
    swollen: frozenset[int] = frozenset()

    @property
    def lifted(self) -> frozenset[int] | None:
        """The faces that are lifted out of the hand; None while all cards are at the same height."""
        if not self.marked or self.covered:
            return None
        return self.playable if self.legal is None else self.legal

    def say(self, reason: tuple[str, str] | None, beside: str = "") -> None:
        """Show an answer (sentence, clause) beside the card in focus, or something else; None removes it."""
        self.reason, self.beside = reason, beside
