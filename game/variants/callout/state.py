"""The state of Call-Out, and the keys and constraints of its positions.

Times are kept in *table time*: game ms without those spent in time-outs, so that no window for a call runs
during a time-out (L-22, L-25).
"""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from game.engine.cards import NO_SUIT
from game.engine.notation import position_keys
from game.engine.notation.card_text import NotationError, format_cards
from game.engine.notation.position_keys import Constraint, Key, brought_about
from game.engine.state import PLAY, Covered, Open, slotted
from game.variants.callout.cards import ANY_SEVEN, JOKER, SPADES, WILD
from game.variants.families.shedding import ShedState
from game.variants.families.shedding_positions import NOT_BLOCKED, SHED_KEYS, called_on

DEAL = "deal"
DEALT = "dealt"
ALWAYS = 1 << 62
"""The `until` of a mistake that no time limit ends: later than any moment. It is never kept in a state."""

LAPSED = -1
"""The `until` of what cannot be called out any more."""

MOST_TOGETHER = 1000
"""More cards than a play can have."""

NO_CLOCK = -1
"""The start of a turn that has no clock."""


class Move(NamedTuple):
    """A play or a draw that is in question, or came after one that is, and may go back with it (L-20).

    `serial` numbers them; `cards` is empty for a draw; `row` is what they go on, a row of FREE. What follows is
    the table as it was before, which is put back if the move is undone. `met` are its breaks already called
    out; it is `closed` once another seat has acted in turn, after which none of them can be.
    """

    serial: int
    seat: int
    cards: tuple[int, ...]
    row: int
    turn: int
    direction: int
    facing: int
    more_turns: int
    skips: int
    called: int
    awaiting_suit: bool
    suit_by: int
    suit_at: int
    opening: bool
    laid_by: int
    undone: bool
    met: tuple[str, ...]
    closed: bool


class Drawn(NamedTuple):
    """Where the cards are that a draw among the moves has brought, in the order they were drawn in (L-20).

    `places` are in the hand of the seat or, negative, the `laid_place` of those put down since. They are no
    cards, and so hold for every hand that others may take this one to be.
    """

    serial: int
    seat: int
    places: tuple[int, ...]


NOWHERE = -1
"""The place of a card that has gone back."""


def laid_place(serial: int, number: int) -> int:
    """Return what stands for the card of this number in the play of this serial, which is at least 1."""
    return -serial * MOST_TOGETHER - number


class Owed(NamedTuple):
    """A spade that was played and not called yet (L-12): its seat, the end of its time, the serial of its play.

    `emptied` tells that the play emptied the hand (L-14).
    """

    seat: int
    card: int
    due: int
    serial: int
    emptied: bool


class Late(NamedTuple):
    """A spade left uncalled (L-12): whose, and from when to when that can be called out.

    It is kept to the end of the round: to name it late is no mistake, however often. `until` is LAPSED once
    the deal it was played in has been taken back.
    """

    seat: int
    card: int
    since: int
    until: int


class Announcement(NamedTuple):
    """Spades that the player in turn has named before playing them (L-12).

    `late` tells that each of them was one left uncalled when it was said: then nothing has to follow.
    """

    cards: tuple[int, ...]
    late: bool


class Mistake(NamedTuple):
    """A break of a rule by `seat` that can be called out from `since` to `until`, both included.

    `serial` is the move it belongs to (−1: none).
    """

    kind: str
    seat: int
    since: int
    until: int
    serial: int = -1


class Met(NamedTuple):
    """A mistake that was called out: its seat and kind, when and by which seat, and since when it was open.

    The same accusation by somebody else is then harmless for a while (L-19).
    """

    seat: int
    kind: str
    at: int
    by: int
    since: int


class Heard(NamedTuple):
    """Something that was said or done besides turns, which everybody remembers.

    `verb` is the action's; `right` whether an accusation was met, a call fitted, a claim held; `time_out` and
    `phase` are those of that moment.
    """

    at: int
    seat: int
    verb: str
    text: str
    right: bool
    time_out: int
    phase: str


@slotted
class CalloutState(ShedState):
    """A shedding state, the calls that wait, and what can be called out.

    `aside` are cards set aside, by seat; `more_turns` the turns of 2s not used up, `skips` the players to be
    skipped after them; `laid_by` put down the top card, and `opening` tells that it is the dealer's first card.
    `suit_by` called the suit at `suit_at` (game ms; −1: nobody). `time_out` is the seat that called one (−1:
    none), since `stopped_at` (game ms); `stopped` ms were spent in the ones before. `started` is when the clock
    of the turn began (NO_CLOCK: none runs). `fresh` until the first turn action of a round. `dealt` is how many
    cards each seat had at `done` of a deal by hand, and the right number once it has had a turn; `looked` has
    a bit for each seat that looked before the round was on, and `on_since` is when the dealer did after a deal
    by hand (table time; NO_CLOCK: not in this round).
    No seat sees which mistakes are open; everybody has seen and heard what they follow from. Nor is anybody
    shown the `draws` that may have to go back, for they tell which cards of the hand were drawn.
    """

    undigested = frozenset({"on_since"})

    aside: Covered[list[list[int]]] = field(default_factory=list)
    more_turns: Open[int] = 0
    skips: Open[int] = 0
    laid_by: Open[int] = 0
    opening: Open[bool] = False
    awaiting_suit: Open[bool] = False
    suit_by: Open[int] = -1
    suit_at: Open[int] = -1
    time_out: Open[int] = -1
    stopped_at: Open[int] = 0
    stopped: Open[int] = 0
    started: Open[int] = 0
    fresh: Open[bool] = False
    serial: Open[int] = 0
    moves: Open[list[Move]] = field(default_factory=list)
    draws: tuple[Drawn, ...] = ()
    owed: Open[list[Owed]] = field(default_factory=list)
    late: Open[list[Late]] = field(default_factory=list)
    announced: Open[list[Announcement]] = field(default_factory=list)
    heard: Open[list[Heard]] = field(default_factory=list)
    met: Open[list[Met]] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    dealt: Open[list[int]] = field(default_factory=list)
    misdeals: Open[int] = 0
    looked: Open[int] = 0
    on_since: Open[int] = NO_CLOCK

    def eyes(self, seat: int) -> int:
        """As in every game, but in a deal by hand a seat sees its own hand only after looking (L-28)."""
        if self.phase == DEAL or self.phase == DEALT:
            return self.looked & 1 << seat if seat >= 0 else 0
        # As State.eyes has it; super() is not to be had in a class that is made slotted.
        if self.phase != PLAY:
            return -1
        return 1 << seat if seat >= 0 else 0

    @property
    def dealt_to_each(self) -> int:
        """How many cards each player is dealt (L-2)."""
        return int(self.table.options["hand"])

    @property
    def rows(self) -> int:
        """The first of the rows of FREE and FACED that hold at this table, by the option `any_seven` (L-7)."""
        return ANY_SEVEN if self.table.options["any_seven"] else 0

    def clock(self, now: int) -> int:
        """Table time at the game time `now`."""
        return (now if self.time_out < 0 else self.stopped_at) - self.stopped

    @property
    def running(self) -> bool:
        """Whether the turn has a clock: not before the suit of a Joker is called (L-11, L-23)."""
        if self.started == NO_CLOCK:
            return False
        return not (self.awaiting_suit and self.discard[-1:] == [JOKER])

    @property
    def turn_started(self) -> int:
        """When the clock of the turn began, in game ms; −1 while none runs."""
        return self.started + self.stopped if self.running else NO_CLOCK

    @turn_started.setter
    def turn_started(self, moment: int) -> None:
        self.started = moment
        if not self.running:
            self.started = NO_CLOCK

    @property
    def uncalled_spades(self) -> list[int]:
        """The spades still to be called, and in time, at the moment of the last action."""
        return self.spades_owed(self.now)

    @uncalled_spades.setter
    def uncalled_spades(self, cards: list[int]) -> None:
        # They need not lie on the discard pile any more: it may have been shuffled since (G-3).
        if plain := [card for card in cards if not SPADES[card]]:
            raise ValueError(f"no spades: {format_cards(plain, self.table.deck)}")
        self.table.deck.rest(cards)
        due = int(self.table.options["call_seconds"]) * 1000
        emptied = not self.hands[self.laid_by]
        self.owed = [Owed(self.laid_by, card, due, 0, emptied) for card in cards]

    def spades_owed(self, now: int) -> list[int]:
        """The spades still to be called, and in time, at the game time `now`."""
        at = self.clock(now)
        return [each.card for each in self.owed if each.due >= at]


def _laid_by(state: CalloutState) -> int:
    if state.more_turns:
        return state.turn
    return (state.turn - state.direction) % state.players


_ASIDE = Key(
    "aside", "aside", position_keys.CARDS_BY_SEAT, lambda state: [[] for _ in range(state.players)]
)

CALLOUT_KEYS = position_keys.replaced(
    # The cards set aside come first, for a draw pile left out is all that is nowhere else.
    (_ASIDE, *SHED_KEYS),
    Key("phase", "phase", position_keys.phase(DEAL, DEALT), lambda state: PLAY),
    Key("discard", "discard", position_keys.ROW, None),
    Key("more_turns", "more_turns", brought_about(1), lambda state: 0),
    Key("skips", "skips", brought_about(1), lambda state: 0),
    Key("laid_by", "laid_by", position_keys.SEAT, _laid_by),
    Key("awaiting_suit", "awaiting_suit", position_keys.FLAG, lambda state: False),
    Key("uncalled_spades", "uncalled_spades", position_keys.CARDS, lambda state: []),
    Key("time_out", "time_out", position_keys.SEAT_OR_NONE, lambda state: -1),
    Key("turn_started", "turn_started", position_keys.TIME, lambda state: 0),
)


def _not_yet(key: str, field_name: str, nothing: object) -> Constraint:
    """Return the constraint that there is `nothing` at a key before the round is on."""

    def check(state: CalloutState) -> None:
        if state.phase in (DEAL, DEALT) and getattr(state, field_name) != nothing:
            raise NotationError("that cannot be before the round is on")

    return Constraint(key, check)


def _check_discard(state: CalloutState) -> None:
    if not state.discard and state.phase not in (DEAL, DEALT):
        raise NotationError("at least one card must lie there")


def _check_draw(state: CalloutState) -> None:
    if not state.draw and state.phase in (DEAL, DEALT):
        raise NotationError("the first card, still to be turned up, must be there")


def _check_awaiting(state: CalloutState) -> None:
    if not state.awaiting_suit:
        return
    if not WILD[state.discard[-1]]:
        raise NotationError("no wild card lies on top that could wait for its suit")
    if state.called != NO_SUIT:
        raise NotationError("the suit has been called")


def _check_skips(state: CalloutState) -> None:
    if state.skips and not state.more_turns:
        raise NotationError("players are skipped once more_turns are used up, and there are none")


def _check_time_out(state: CalloutState) -> None:
    if state.over and state.time_out >= 0:
        raise NotationError("the round is over, and nobody stops it")


CALLOUT_CONSTRAINTS = (
    _not_yet("discard", "discard", []),
    _not_yet("called", "called", NO_SUIT),
    _not_yet("facing", "facing", 0),
    _not_yet("more_turns", "more_turns", 0),
    _not_yet("skips", "skips", 0),
    _not_yet("awaiting_suit", "awaiting_suit", False),
    _not_yet("uncalled_spades", "owed", []),
    _not_yet("time_out", "time_out", -1),
    Constraint("discard", _check_discard),
    Constraint("draw", _check_draw),
    NOT_BLOCKED,
    called_on(lambda state, card: WILD[card]),
    Constraint("awaiting_suit", _check_awaiting),
    Constraint("skips", _check_skips),
    Constraint("time_out", _check_time_out),
)


def no_suit(state: CalloutState) -> None:
    """A card without a suit to be called lies on top now."""
    state.called = NO_SUIT
    state.awaiting_suit = False
    state.suit_by = -1
    state.suit_at = -1
    state.opening = False
