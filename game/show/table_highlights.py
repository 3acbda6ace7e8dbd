"""What stands out at a seat's table: what may be done, and what is its person's own there, as frozen data.

`highlights_of` makes it from what the seat knows and what its person attends to; nothing else does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypedDict

from game.session.log_queries import has_looked
from game.session.viewpoint import Viewpoint
from game.show.motion.card_pose import Pose


class FocusAt(Enum):
    """Where the focus at a table is."""

    HAND = "hand"
    """On a card of the hand, or on nothing here."""
    PILE = "pile"
    """On the draw pile."""
    RULES = "rules"
    """On the marks of the rules in force."""
    PLATE = "plate"
    """On the own plate."""


@dataclass(frozen=True, slots=True)
class Attention:
    """What is a person's own at a table, and not the match's; `LocalSeat.hold` alone changes it.

    `focus` is a place in the displayed hand (from 0), or None; `at` is where the focus is, as that may be
    beside the hand. `gathered` are the places of cards marked to be played together. `drag` is a card that
    follows the pointer, as its place and pose. `reason` (sentence, clause) is shown beside the card in
    focus, or beside what the occupancy calls `beside`. `covered` hides the hand, and what can be done,
    while the screen is handed on; `turned` the hand alone, as the turn is over, and `may_look` is whether
    it can be looked at again, to jump in. `marked` is whether the player wants playable cards lifted;
    `asked` whether a panel is open that has the keys, and so the focus, meanwhile; `coached` are the cards
    with which a coach lets something be done (None: there is no coach). `taken` are the cards of the table
    that are marked to be taken, or would be by what is in focus.
    """

    focus: int | None = None
    at: FocusAt = FocusAt.HAND
    gathered: tuple[int, ...] = ()
    drag: tuple[int, Pose] | None = None
    reason: tuple[str, str] | None = None
    beside: str = ""
    covered: bool = False
    turned: bool = False
    may_look: bool = False
    marked: bool = True
    asked: bool = False
    coached: tuple[int, ...] | None = None
    taken: tuple[int, ...] = ()


class Attending(TypedDict, total=False):
    """Fields of an `Attention` that change."""

    focus: int | None
    at: FocusAt
    gathered: tuple[int, ...]
    drag: tuple[int, Pose] | None
    reason: tuple[str, str] | None
    beside: str
    covered: bool
    turned: bool
    may_look: bool
    marked: bool
    asked: bool
    coached: tuple[int, ...] | None
    taken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Expressions:
    """How players look: their portraits that do not look as usual by seat, and the angles of those that lean.

    Cards fall on `burdened` seats; the number of cards of `swollen` ones has just grown by one of them.
    """

    looks: Mapping[int, str] = field(default_factory=dict)
    tilts: Mapping[int, int] = field(default_factory=dict)
    burdened: frozenset[int] = frozenset()
    swollen: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class TableHighlights:
    """The highlights of one seat; `own` is what its person attends to.

    `playable` are the faces that may be played, None while no card is asked for; `may_draw` is whether the pile
    may be drawn from, `in_turn` whether it is the seat's turn, which it need not be for that. `turn` is whose
    turn it is by what has been shown. `jumps` are the faces with which the seat may act out of turn (H-4).
    `legal` are the faces to lift where illegal ones may be played too, which the seat `may_err` with. `veiled`
    hides the player's own cards. `copies` is how many of the card in focus may be played at once, `gathers`
    whether cards may be marked to be played together. `choosing` is whether buttons offer something other than
    a card, `may_undo` whether an action can be taken back, `withheld` whether a coach lets nothing be done with
    the card in focus.
    """

    own: Attention = Attention()
    playable: frozenset[int] | None = None
    may_draw: bool = False
    in_turn: bool = False
    turn: int = -1
    may_err: bool = False
    legal: frozenset[int] | None = None
    veiled: bool = False
    copies: int = 1
    gathers: bool = False
    choosing: bool = False
    may_undo: bool = False
    withheld: bool = False
    jumps: frozenset[int] = frozenset()

    @property
    def lifted(self) -> frozenset[int] | None:
        """The faces that are lifted out of the hand; None while all cards are at the same height."""
        if not self.own.marked or self.own.covered or self.own.turned:
            return None
        return self.playable if self.legal is None else self.legal

    @property
    def hidden(self) -> bool:
        """Whether the seat's own cards are drawn as backs."""
        return self.veiled or self.own.covered or self.own.turned

    @property
    def to_draw(self) -> bool:
        """Whether drawing is all that is left in the seat's turn, and its person wants to be shown that."""
        nothing = self.lifted is not None and not self.lifted
        return nothing and self.may_draw and self.in_turn and not self.choosing

    def outdates(self, before: TableHighlights) -> bool:
        """Whether what was answered while the highlights were as `before` is about another moment."""
        if self.playable != before.playable or self.legal not in (None, before.legal):
            return True
        return self.turn != before.turn and not (self.may_err or self.in_turn)


def highlights_of(
    seen: Viewpoint,
    own: Attention,
    held: Sequence[int],
    *,
    turn: int,
    caught_up: bool,
    may_draw: bool,
    choosing: bool,
) -> TableHighlights:
    """Return the highlights of a seat with `held` cards in displayed order; `turn` is shown to be in turn.

    Unless it has `caught_up` with what happens, nothing but choices against the clock is asked of its person.
    """
    playable = seen.playable if caught_up else None
    unseen = own.covered or own.turned  # nothing may tell what is in the hand then
    jumps = frozenset[int]() if unseen else frozenset(each.cards[0] for each in seen.jumps)
    if playable is None and jumps:  # which wait for nothing
        playable = jumps
    card = held[own.focus] if own.focus is not None and own.focus < len(held) else None
    copies = None if card is None or own.coached is not None else seen.together(card)
    gathers = seen.may_err and bool(playable)
    if own.coached is not None:  # a coach has each of several cards marked, and none unmarked
        gathers &= len(own.coached) > 1 and own.focus not in own.gathered
    return TableHighlights(
        own=own,
        playable=playable,
        may_draw=caught_up and may_draw,
        in_turn=caught_up and seen.in_turn,
        turn=turn,
        may_err=seen.may_err,
        legal=seen.legal_cards if seen.may_err and playable else None,
        veiled=seen.stopped_by >= 0 and not has_looked(seen),
        copies=len(copies.cards) if copies is not None and caught_up else 1,
        gathers=gathers,
        choosing=choosing,
        may_undo=seen.takes_back and seen.may_take_back is None,
        withheld=own.coached is not None and card not in own.coached,
        jumps=jumps,
    )
