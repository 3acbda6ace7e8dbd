"""The rules of One: Classic, clauses C-1 … C-15, H-1 … H-11 and G-3 … G-13.

The first empty hand wins a round. As written, draws cannot be answered, and nothing has to be called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from game.engine import verbs
from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.adviser import Advised, Adviser
from game.engine.cards import NO_SUIT, Deck, Face, colour_deck
from game.engine.events import Event, SeatSkipped
from game.engine.info import Info
from game.engine.notation.position_keys import Key, replaced
from game.engine.options import Option, Options
from game.engine.state import PLAY, State, slotted
from game.engine.tells import Tells
from game.engine.verbs import Verb
from game.variants.families.house.colour_game import (
    CHALLENGE_VERB,
    DOUBT_VERB,
    ColourCards,
    ColourGame,
)
from game.variants.families.house.events import TOLD
from game.variants.families.house.house_states import ColourState
from game.variants.families.house.keeping import PASS_VERB, KeepingTells, drawn_on
from game.variants.families.house.options import (
    CALL_PENALTY,
    DRAW4,
    DRAW_UNTIL,
    HAND,
    JUMP_IN,
    LAST_CARD,
    SEVEN_ZERO,
    scoring,
    stacking,
    usual_values,
)
from game.variants.families.house.positions import (
    CALLED_BY_RULE,
    JUMP_ON_CARDS,
    colour_keys,
    doubt_of,
    drawn_by_house,
    faced_by,
)
from game.variants.families.matching import PlayRow, colour_plays
from game.variants.families.partners import PARTNERS, SHEDDING
from game.variants.families.shedding import (
    SHED_MOMENTS,
    blocked,
    face,
    lay,
    pass_turn,
    seat_after,
    take,
    take_one,
)
from game.variants.families.shedding_positions import CALLED_ON_WILD, SHED_KEYS

DECK = colour_deck(
    [("+2", "draw two", 0), ("rev", "reverse", 0), ("skip", "skip", 0)],
    [
        Face("W", NO_SUIT, 20, "wild", 3),
        Face("W+4", NO_SUIT, 21, "wild draw four", 4),
    ],
)
"""The 107 cards of C-1."""

DRAWS = {"draw two": 2, "wild draw four": 4}
PLAYS = colour_plays(DECK)
_ACTING = {card for card, kind in enumerate(DECK.kind) if kind not in ("number", "wild")}
"""The kinds of cards with an effect besides passing the turn on."""

ONE = Action("one")
TWO, FOUR = "draw two", "wild draw four"

STACKING = stacking("none", "same", "up")
MUST_PLAY = Option("must_play", False, "H-7", later=True, group="drawing", mark="play")
CALL = Option("call", False, "H-9", later=True, group="calls", mark="speech")
PLAY_DRAWN = Option("play_drawn", False, "H-11", later=True, group="drawing", mark="play")

_BY_STACKING: dict[str, dict[str, tuple[str, ...]]] = {
    "none": {TWO: (), FOUR: ()},
    "same": {TWO: (TWO,), FOUR: (FOUR,)},
    "up": {TWO: (TWO, FOUR), FOUR: (FOUR,)},
}
ANSWERS = {
    how: {
        top: PlayRow(
            (card, PLAYS[card][card]) for card, kind in enumerate(DECK.kind) if kind in answers
        )
        for top, answers in by_top.items()
    }
    for how, by_top in _BY_STACKING.items()
}
"""The plays that answer faced cards, by the option `stacking` and the kind of the card on top (H-2)."""


def faced(options: Options) -> tuple[str, ...]:
    """Return the kinds of cards whose draws are faced, and not taken at once (H-2, H-3)."""
    if options["stacking"] != "none":
        return (TWO, FOUR)
    return (FOUR,) if options["draw4"] == "doubt" else ()


FACING, FACED_ON = faced_by(4, faced)


@slotted
class ClassicState(ColourState):
    """A shedding state; as written `facing` stays 0, for draws are taken at once (C-9, C-13)."""

    usual = usual_values(
        DRAW_UNTIL,
        STACKING,
        DRAW4,
        JUMP_IN,
        SEVEN_ZERO,
        LAST_CARD,
        MUST_PLAY,
        CALL,
        PLAY_DRAWN,
    )
    undigested = ColourState.undigested | {"drawn_at", "uncalled", "called_uno"}


class ClassicTells(KeepingTells):
    """What actions tell: as written no card that was drawn can be played, and fewer cards need be supposed."""

    def __init__(self, rules: Advised, adviser: Adviser[Any]) -> None:
        super().__init__(rules, adviser)
        self._as_written = Tells(rules, adviser)

    def evidence(
        self, view: State, seat: int, action: Action, faces: Iterable[int]
    ) -> dict[int, float] | None:
        """Return how much an action speaks for each of these cards."""
        assert isinstance(view, ClassicState)
        if view.house is None:
            return self._as_written.evidence(view, seat, action, faces)
        return super().evidence(view, seat, action, faces)


class Classic(ColourGame[ClassicState]):
    """The rules of One: Classic."""

    info = Info(
        id="classic",
        sign="flame",
        family="shedding",
        clauses=("C", 15),
        min_players=2,
        max_players=10,
        deck="colour",
        layout="shedding",
        middle="piles",
        moments=SHED_MOMENTS,
        options=(
            Option("rounds", 1, "C-14", low=1, high=99, also=(0,)),
            Option("two_player_reverse", "again", "G-9", choices=("again", "pass"), players=2),
            DRAW_UNTIL,
            STACKING,
            DRAW4,
            JUMP_IN,
            SEVEN_ZERO,
            LAST_CARD,
            MUST_PLAY,
            scoring("rounds", "left", "winner"),
            Option("target", 0, "H-8", low=50, high=1000, also=(0,), later=True),
            CALL,
            CALL_PENALTY,
            HAND,
            PLAY_DRAWN,
            Option(
                "opening_action",
                "returned",
                "H-11",
                choices=("returned", "ignored", "applies"),
                later=True,
            ),
            PARTNERS,
        ),
        verbs=(
            verbs.PLAY,
            verbs.DRAW,
            Verb(
                ONE.verb, offered=True, key="o", button="lt", sound="call-out", needs=("call", True)
            ),
            replace(CHALLENGE_VERB, needs=("call", True)),
            DOUBT_VERB,
            replace(PASS_VERB, needs=("play_drawn", True)),
        ),
        partners=(4, 6),
        shared=tuple(f"H-{number}" for number in range(1, 12)) + SHEDDING,
        told={
            **TOLD,
            "facing": "H-2",
            "drew:facing": "H-2",
            "one": "H-9",
            "challenge": "H-9",
            "drew:challenge": "H-9",
            "pass": "H-11",
            "turned-up": "C-3",
            "buried": "C-3",
            "played": "C-5",
            "drew": "C-7",
            "played:draw_two": "C-9",
            "drew:draw_two": "C-9",
            "skipped:draw_two": "C-9",
            "played:reverse": "C-10",
            "turned": "C-10",
            "played:skip": "C-11",
            "skipped": "C-11",
            "played:wild": "C-12",
            "suit": "C-12",
            "played:wild_draw_four": "C-13",
            "suit:wild_draw_four": "C-13",
            "drew:wild_draw_four": "C-13",
            "skipped:wild_draw_four": "C-13",
            "round-won": "C-14",
            "match-won": "C-14",
        },
    )
    state = ClassicState
    on_card = PLAYS[: len(DECK.faces)]
    on_suit = PLAYS[len(DECK.faces) :]
    drawn_clause = "H-11"
    must_clause = "H-7"
    cards = ColourCards(DECK, DRAWS, FOUR, ONE, "H-9", "H-9")
    always_called = False
    keys = replaced(
        SHED_KEYS,
        Key("facing", "facing", FACING, lambda state: 0),
        *colour_keys(ClassicState),
    )
    constraints = (
        *ColourGame.constraints,
        CALLED_ON_WILD,
        FACED_ON,
        drawn_on(on_card, on_suit),
        JUMP_ON_CARDS,
        drawn_by_house(FOUR),
        doubt_of(FOUR, DRAWS[FOUR]),
        CALLED_BY_RULE,
    )

    def make_tells(self) -> Tells:
        """Return the inferences of this game."""
        return ClassicTells(self, self.adviser)

    def deck(self, players: int, options: Options) -> Deck:
        """Return the 107 cards of C-1."""
        return DECK

    def may_begin(self, state: ClassicState, card: int) -> bool:
        """Return whether a round may begin with this card: as written with a number card alone (C-3)."""
        if state.table.options["opening_action"] == "returned":
            return DECK.kind[card] == "number"
        return super().may_begin(state, card)

    def legal(self, state: ClassicState, seat: int) -> list[Action]:
        """Return the plays of cards that match (C-5), and drawing, which as written is always legal (C-8)."""
        if seat != state.turn or state.phase != PLAY:
            return []
        if state.house is not None:
            return self.legal_by_house(state, seat, state.house)
        called = state.called
        row = self.on_suit[called] if called >= 0 else self.on_card[state.discard[-1]]
        found = row.plays(state.hands[seat])
        found.append(DRAW)
        return found

    def answers(self, state: ClassicState) -> PlayRow:
        """Return the plays that answer faced cards, by the card on top (H-2)."""
        return ANSWERS[state.table.options["stacking"]][DECK.kind[state.discard[-1]]]

    def check_draw(self, state: ClassicState, seat: int) -> Refusal | None:
        """Return None as written, where drawing is always legal (C-8)."""
        return None if state.house is None else super().check_draw(state, seat)

    def check_pass(self, state: ClassicState) -> Refusal | None:
        """Return the refusal of keeping what was not just drawn; as written nothing is ever kept."""
        keeps = state.table.options["play_drawn"]
        return super().check_pass(state) if keeps else refuse("G-13", "unknown-here", verb="pass")

    def mismatch(self, state: ClassicState, card: int) -> Refusal:
        """Return the refusal of a card that does not match (C-5, of which C-6 is part), or answer (H-2)."""
        if state.facing:
            return self._no_answer(state, card)
        return refuse("C-5", "no-match", card=card, top=state.discard[-1], suit=state.called)

    def _no_answer(self, state: ClassicState, card: int) -> Refusal:
        """Return the refusal of a card that is no answer (H-2), by what may be done instead."""
        count, doubt = state.facing, self.may_doubt(state)
        stacking = state.table.options["stacking"]
        if stacking == "none":
            return refuse(
                "H-2", "no-answer-doubt" if doubt else "no-answer", card=card, count=count
            )
        if DECK.kind[state.discard[-1]] == FOUR:
            return refuse(
                "H-2", "facing-four-doubt" if doubt else "facing-four", card=card, count=count
            )
        up = stacking == "up"
        return refuse("H-2", "facing-two-up" if up else "facing-two", card=card, count=count)

    def apply(
        self,
        state: ClassicState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play a card and let it act (C-9 to C-13), or take one (C-7, C-8)."""
        state.now = now
        verb, house = action.verb, state.house
        if house is not None:
            if verb == "play":
                self.play_by_house(state, seat, action, house, emit)
            else:
                self.apply_beside(state, seat, action, emit)
            return
        steps = 1
        if verb == "play":
            (card,) = action.cards
            if not lay(state, seat, card, action.suit, emit):
                self.finish(state, emit)
                return
            if card in _ACTING:
                steps = self.act(state, seat, card, emit)
        elif verb == "draw":
            if not take_one(state, seat, emit):
                state.idle += 1
                if blocked(state):
                    self.finish(state, emit)
                    return
        else:
            self.next_round(state, emit)
            return
        pass_turn(state, seat, steps, emit)

    def act(self, state: ClassicState, seat: int, card: int, emit: list[Event] | None) -> int:
        """Apply the effect of a card played by `seat` (C-9 to C-13); return how many seats on the turn goes."""
        if card not in _ACTING:
            return 1
        kind = DECK.kind[card]
        if kind == "reverse":
            return self.turn_round(state, emit)
        loser = seat_after(state, seat)
        if kind in DRAWS:
            if state.house is not None and kind in faced(state.table.options):
                face(state, state.facing + DRAWS[kind], emit)
                return 1
            take(state, loser, DRAWS[kind], emit)
        if emit is not None:
            emit.append(SeatSkipped(loser))
        return 2

    def readings(self, state: ClassicState, now: int) -> dict[str, Callable[[], Any]]:
        """Return the readings of games with piles, and the seats that everybody is warned of (C-15)."""
        return {**super().readings(state, now), "warned": lambda: self.warned(state)}
