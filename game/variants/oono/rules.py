"""The rules of OONO, clauses O-1 … O-20, H-1 … H-10 and G-3 … G-13.

Draws are stacked, UNO is called with one card left, and the cards left at the end are points.
"""

from __future__ import annotations

from game.engine import verbs
from game.engine.actions import Action, Refusal, refuse
from game.engine.cards import NO_SUIT, Deck, Face, colour_deck
from game.engine.events import Event, SeatSkipped
from game.engine.info import Info
from game.engine.options import Option, Options
from game.engine.state import slotted
from game.engine.verbs import Verb
from game.variants.families.house.colour_game import (
    CHALLENGE_VERB,
    DOUBT_VERB,
    ColourCards,
    ColourGame,
)
from game.variants.families.house.events import TOLD
from game.variants.families.house.house_states import ColourState
from game.variants.families.house.keeping import PASS_VERB, drawn_on
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
    JUMP_ON_CARDS,
    colour_keys,
    doubt_of,
    drawn_by_house,
)
from game.variants.families.matching import PlayRow, colour_plays
from game.variants.families.partners import PARTNERS, SHEDDING
from game.variants.families.shedding import (
    SHED_MOMENTS,
    face,
    lay,
    pass_turn,
    seat_after,
    take,
)
from game.variants.families.shedding_positions import CALLED_ON_WILD, SHED_KEYS, faced_on

DECK = colour_deck(
    [("+2", "draw two", 20), ("rev", "reverse", 20), ("skip", "skip", 20)],
    [
        Face("W", NO_SUIT, 20, "wild", 4, 50),
        Face("W+4", NO_SUIT, 21, "draw four", 4, 50),
    ],
)
"""The 108 cards of O-1, with what each counts (O-18)."""

DRAWS = {"draw two": 2, "draw four": 4}

_ACTING = frozenset(card for card, kind in enumerate(DECK.kind) if kind not in ("number", "wild"))
"""The kinds of cards with an effect besides passing the turn on."""

UNO = Action("uno")
TWO, FOUR = "draw two", "draw four"

# What a card may be played on: a top card or a called colour (O-5), a pile of draws with a Draw 2 on
# top, or one with a Draw 4 (O-10 to O-14).
PLAYS = colour_plays(DECK)
_ON_TWO, _ON_FOUR = (
    PlayRow((card, PLAYS[card][card]) for card, kind in enumerate(DECK.kind) if kind in answers)
    for answers in (("draw two", "draw four"), ("draw four",))
)
ON_DRAW = {"draw two": _ON_TWO, "draw four": _ON_FOUR}
"""The plays that answer stacked draws, by the kind of the card on top."""


STACKING = stacking("answers", "none")

NO_ANSWER = PlayRow(())


@slotted
class OonoState(ColourState):
    """A shedding state with the seat to be challenged (`uncalled`, −1: none) and calls of UNO in force."""

    usual = usual_values(DRAW_UNTIL, STACKING, DRAW4, JUMP_IN, SEVEN_ZERO, LAST_CARD, CALL_PENALTY)


class Oono(ColourGame[OonoState]):
    """The rules of OONO."""

    info = Info(
        id="oono",
        sign="leaf",
        family="shedding",
        clauses=("O", 20),
        min_players=2,
        max_players=10,
        deck="colour",
        layout="shedding",
        middle="piles",
        moments=SHED_MOMENTS,
        options=(
            Option("rounds", 1, "O-19", low=1, high=99, also=(0,)),
            Option("target", 0, "O-19", low=50, high=1000, also=(0,)),
            Option(
                "draw4_on_draw2",
                8,
                "O-13",
                choices=(8, 6),
                group="draws",
                idle_by=(("stacking", "none"),),
            ),
            Option("play_drawn", True, "O-6", group="drawing", mark="play"),
            Option("voluntary_draw", False, "O-7", group="drawing", mark="play"),
            Option("opening_action", "ignored", "O-3", choices=("ignored", "applies")),
            Option(
                "last_card_draws",
                False,
                "O-20",
                group="ending",
                idle_by=(("last_card", "number"),),
            ),
            Option("two_player_reverse", "again", "G-9", choices=("again", "pass"), players=2),
            DRAW_UNTIL,
            STACKING,
            DRAW4,
            JUMP_IN,
            SEVEN_ZERO,
            LAST_CARD,
            scoring("left", "winner"),
            CALL_PENALTY,
            HAND,
            PARTNERS,
        ),
        verbs=(
            verbs.PLAY,
            verbs.DRAW,
            Verb("uno", offered=True, key="u", button="lb", sound="call-out"),
            CHALLENGE_VERB,
            DOUBT_VERB,
            PASS_VERB,
        ),
        rules=2,
        low_wins=True,
        partners=(4, 6),
        shared=tuple(f"H-{number}" for number in (1, 2, 3, 4, 5, 6, 8, 9, 10)) + SHEDDING,
        told={
            **TOLD,
            "turned-up": "O-2",
            "buried": "O-3",
            "played": "O-5",
            "drew": "O-6",
            "pass": "O-6",
            "played:reverse": "O-8",
            "turned": "O-8",
            "played:skip": "O-9",
            "skipped": "O-9",
            "played:draw_two": "O-10",
            "facing": "O-10",
            "drew:facing_draw_two": "O-10",
            "played:draw_four": "O-11",
            "facing:draw_four": "O-13",
            "suit:draw_four": "O-11",
            "drew:facing_draw_four": "O-11",
            "drew:draw_two": "O-20",
            "drew:draw_four": "O-20",
            "played:wild": "O-15",
            "suit": "O-15",
            "uno": "O-16",
            "challenge": "O-17",
            "drew:challenge": "O-17",
            "round-won": "O-18",
            "match-won": "O-19",
        },
    )
    state = OonoState
    on_card = PLAYS[: len(DECK.faces)]
    on_suit = PLAYS[len(DECK.faces) :]
    drawn_clause = "O-6"
    must_clause = "O-7"
    cards = ColourCards(DECK, DRAWS, FOUR, UNO, "O-16", "O-17")
    always_called = True
    keys = (*SHED_KEYS, *colour_keys(OonoState))
    constraints = (
        *ColourGame.constraints,
        CALLED_ON_WILD,
        faced_on(DRAWS),
        drawn_on(on_card, on_suit),
        JUMP_ON_CARDS,
        drawn_by_house(FOUR),
        doubt_of(FOUR, DRAWS[FOUR]),
    )

    def deck(self, players: int, options: Options) -> Deck:
        """Return the 108 cards of O-1."""
        return DECK

    def answers(self, state: OonoState) -> PlayRow:
        """Return the plays that answer stacked draws, by the card on top (O-10 to O-14, H-2)."""
        house = state.house
        if house is not None and house.stacking == "none":
            return NO_ANSWER
        return ON_DRAW[DECK.kind[state.discard[-1]]]

    def mismatch(self, state: OonoState, card: int) -> Refusal:
        """Return the refusal of a card that does not match: O-5 or, while draws are stacked, O-10 to O-12."""
        top, house, count = state.discard[-1], state.house, state.facing
        doubt = self.may_doubt(state)
        if count and house is not None and house.stacking == "none":
            return refuse(
                "H-2", "no-answer-doubt" if doubt else "no-answer", card=card, count=count
            )
        if not count:
            return refuse("O-5", "no-match", card=card, top=top, suit=state.called)
        if DECK.kind[top] != "draw four":
            return refuse("O-10", "facing-draw-2", card=card, count=count)
        clause = "O-12" if DECK.kind[card] == "draw two" else "O-11"
        return refuse(
            clause, "facing-draw-4-doubt" if doubt else "facing-draw-4", card=card, count=count
        )

    def apply(
        self,
        state: OonoState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play, draw or keep a card; call UNO, or challenge a player who did not."""
        state.now = now
        verb, house = action.verb, state.house
        if verb == "play":
            if house is not None:
                self.play_by_house(state, seat, action, house, emit)
                return
            (card,) = action.cards
            state.drawn_at = -1
            hand = lay(state, seat, card, action.suit, emit)
            called = seat in state.called_uno
            if called:
                self.lapse(state, seat)
            state.uncalled = seat if len(hand) == 1 and not called else -1
            if not hand:
                self.last_card(state, seat, card, emit)
            else:
                steps = self.act(state, seat, card, emit) if card in _ACTING else 1
                pass_turn(state, seat, steps, emit)
        elif verb == "draw" and house is None:
            if seat in state.called_uno:
                self.lapse(state, seat)
            state.uncalled = -1
            if self.draw(state, seat, emit):
                self.finish(state, emit)
        else:
            self.apply_beside(state, seat, action, emit)

    def last_card(self, state: OonoState, seat: int, card: int, emit: list[Event] | None) -> None:
        """End the round, after stacked draws have been taken (O-18, O-20)."""
        if DECK.kind[card] in DRAWS and state.table.options["last_card_draws"]:
            # They are taken, not faced, and the turn stays where the round ended (G-7).
            count = self._faced(state, card)
            face(state, 0, emit)
            take(state, seat_after(state, seat), count, emit)
        self.finish(state, emit)

    def act(self, state: OonoState, seat: int, card: int, emit: list[Event] | None) -> int:
        """Apply the effect of a card played by `seat` (O-8 to O-11); return how many seats on the turn goes."""
        kind = DECK.kind[card]
        if kind in DRAWS:
            face(state, self._faced(state, card), emit)
        elif kind == "skip":
            if emit is not None:
                emit.append(SeatSkipped(seat_after(state, seat)))
            return 2
        elif kind == "reverse":
            return self.turn_round(state, emit)
        return 1

    def _faced(self, state: OonoState, card: int) -> int:
        """Return how many cards have to be drawn after this Draw 2 or Draw 4 (O-13)."""
        number = DRAWS[DECK.kind[card]]
        faced = state.facing
        if faced and state.table.options["draw4_on_draw2"] == 8:
            return max(faced + number, 2 * number)
        return faced + number
