"""The rules of One Card: Attack, clauses A-1 … A-15, H-1, H-4 and G-3 … G-13.

A 2 or 3 makes the next player take cards; 7, Queen and Jack answer that.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.engine import verbs
from game.engine.actions import PASS, Action, Refusal, refuse
from game.engine.cards import NO_SUIT, Deck, french_deck
from game.engine.events import Announced, DirectionChanged, Event, SeatSkipped
from game.engine.info import Info
from game.engine.notation.card_text import NotationError
from game.engine.notation.position_keys import (
    DIRECTION,
    FLAG,
    SEAT,
    Constraint,
    Key,
    always,
    replaced,
)
from game.engine.options import Option, Options, SetupError
from game.engine.problems import Phrase
from game.engine.state import PLAY, Open, slotted
from game.engine.table import Table
from game.engine.variant import seats_with
from game.variants.attack.plays import (
    ANSWERS,
    ATTACKS,
    FREE,
    PACK,
    REDIRECTIONS,
    fits,
    under_attack,
)
from game.variants.families.house.events import TOLD
from game.variants.families.house.house_states import HouseState
from game.variants.families.house.keeping import PASS_VERB, Keeping, drawn_on
from game.variants.families.house.options import DRAW_UNTIL, JUMP_IN, House, usual_values
from game.variants.families.house.positions import JUMP_ON_CARDS, house_keys
from game.variants.families.matching import PlayRow
from game.variants.families.partners import (
    PARTNERS,
    SHEDDING,
    held_by_side,
    settled,
)
from game.variants.families.shedding import (
    SHED_MOMENTS,
    blocked,
    deal_hands,
    face,
    lay,
    pass_turn,
    reverse,
    seat_after,
    set_turn,
    turn_up,
)
from game.variants.families.shedding_positions import (
    DRAWN_KEY,
    SHED_KEYS,
    faced_on,
)

_ACTING = frozenset(card for card, kind in enumerate(PACK.kind) if kind in ANSWERS)
"""The kinds of cards with an effect besides passing the turn on."""

VOLUNTARY_DRAW = Option("voluntary_draw", False, "A-7", later=True, group="drawing", mark="play")
PLAY_AFTER_ATTACK = Option("play_after_attack", False, "A-9", later=True, group="draws")


@slotted
class AttackState(HouseState):
    """A shedding state without a dealer: instead there is the `beginner` of the round.

    `after_attack` is whether the seat in turn has taken an attack and may still play (A-9).
    """

    usual = usual_values(DRAW_UNTIL, JUMP_IN, PLAY_AFTER_ATTACK)
    undigested = HouseState.undigested | {"after_attack"}

    dealer: Open[int] = -1
    beginner: Open[int] = 0
    after_attack: Open[bool] = False

    @property
    def unended(self) -> bool:
        """Whether the seat in turn has taken an attack, and is still to end its turn."""
        return self.after_attack


def _check_after_attack(state: AttackState) -> None:
    if not state.after_attack:
        return
    if not state.table.options["play_after_attack"]:
        raise NotationError("after an attack nothing may be played without the option for it")
    if state.phase != PLAY or state.facing or state.drawn_at >= 0 or state.jump:
        raise NotationError("an attack that has been taken is over, and nothing else is going on")


class Attack(Keeping[AttackState]):
    """The rules of One Card: Attack."""

    info = Info(
        id="attack",
        sign="drop",
        family="shedding",
        clauses=("A", 15),
        min_players=2,
        max_players=10,
        deck="french",
        layout="shedding",
        middle="piles",
        moments=SHED_MOMENTS,
        options=(
            Option("decks", 2, "A-1", low=1, high=8),
            Option("cards", 5, "A-2", low=1, high=20),
            Option("rounds", 3, "A-13", low=1, high=99),
            Option("play_drawn", False, "A-7", group="drawing", mark="play"),
            Option("redirect_by_rank", False, "A-12", group="draws"),
            Option("opening_acts", False, "A-5", later=True),
            Option("any_seven", False, "A-11", later=True, group="draws"),
            Option("ace", "high", "A-3", choices=("high", "low"), later=True),
            VOLUNTARY_DRAW,
            PLAY_AFTER_ATTACK,
            DRAW_UNTIL,
            replace(JUMP_IN, idle_by=(("decks", 1),)),
            PARTNERS,
        ),
        verbs=(verbs.PLAY, verbs.DRAW, PASS_VERB),
        partners=(4, 6),
        shared=("H-1", "H-4", *SHEDDING),
        told={
            "jump": TOLD["jump"],
            "dealt": "A-3",
            "begins": "A-3",
            "turned-up": "A-5",
            "turned": "A-6",
            "played": "A-7",
            "drew": "A-7",
            "pass": "A-7",
            "played:2": "A-8",
            "played:3": "A-8",
            "facing": "A-8",
            "drew:facing": "A-9",
            "facing:7": "A-11",
            "turned:Q": "A-12",
            "played:Q": "A-12",
            "played:J": "A-12",
            "skipped": "A-12",
            "round-won": "A-13",
            "match-won": "A-13",
            "round": "A-14",
            "shuffled": "A-15",
        },
    )
    state = AttackState
    on_card = FREE
    misnamed = "suit-not-called"
    drawn_clause = must_clause = "A-7"
    keys = replaced(
        SHED_KEYS,
        Key("dealer", "dealer", always(-1, "none"), lambda state: -1),
        Key("direction", "direction", DIRECTION, lambda state: -1),
        Key("called", "called", always(NO_SUIT, ""), lambda state: NO_SUIT),
        DRAWN_KEY,
        Key("beginner", "beginner", SEAT, lambda state: state.turn),
        *house_keys(AttackState),
        Key(
            "after_attack",
            "after_attack",
            FLAG,
            lambda state: False,
            written=lambda table: bool(table.options["play_after_attack"]),
        ),
    )
    constraints = (
        *Keeping.constraints,
        faced_on((*ATTACKS, *REDIRECTIONS)),
        drawn_on(on_card),
        JUMP_ON_CARDS,
        Constraint("after_attack", _check_after_attack),
    )

    def deck(self, players: int, options: Options) -> Deck:
        """Return as many packs of 52 cards as were chosen (A-1)."""
        return _packs(options["decks"])

    def check_table(self, table: Table) -> None:
        """Check that the cards suffice for the hands, finding the beginner, and the first card (A-1)."""
        cards, decks = table.options["cards"], table.options["decks"]
        needed = table.players * (cards + 1) + 1
        if needed > table.deck.size:
            raise SetupError(
                Phrase(
                    "problem.cards",
                    players=table.players,
                    cards=cards,
                    needed=needed,
                    decks=decks,
                    size=table.deck.size,
                )
            )

    def deal(self, state: AttackState, emit: list[Event] | None) -> None:
        """Deal the hands, in the first round find the beginner, and turn up the first card (A-2 to A-6)."""
        state.dealer = -1
        state.direction = -1
        state.drawn_at = -1
        state.jump = state.after_attack = False
        deal_hands(state, state.table.options["cards"], emit)
        if emit is not None:
            emit.append(DirectionChanged(-1))  # a round begins to the left unless it says otherwise
        if state.round == 1:
            state.beginner = self._lowest(state, emit)
        card = turn_up(state, emit)
        before = (state.beginner + 1) % state.players
        state.laid_by = before if state.house is not None else -1
        if state.table.options["opening_acts"] and card in _ACTING:
            # As if the player before the beginner had played it; play goes to the right.
            pass_turn(state, before, self._act(state, before, card, emit), emit)
        else:
            set_turn(state, state.beginner, emit)

    def _lowest(self, state: AttackState, emit: list[Event] | None) -> int:
        """Deal cards onto the discard pile; return the seat that gets the lowest rank (A-3, A-4)."""
        tied = list(range(state.players))
        ace_low = state.table.options["ace"] == "low"
        # One card has to be left to begin with.
        while len(tied) > 1 and len(state.draw) > len(tied):
            ranks = []
            for seat in tied:
                card = turn_up(state, emit)
                ranks.append(-1 if ace_low and PACK.kind[card] == "A" else PACK.rank[card])
                if emit is not None:
                    emit.append(Announced("dealt", seat, cards=(card,), spoken=False))
            tied = [seat for seat, rank in zip(tied, ranks, strict=True) if rank == min(ranks)]
        beginner = tied[0]  # should the stock have run out, the lowest seat among them
        if emit is not None:
            emit.append(Announced("begins", beginner, spoken=False))
        return beginner

    def next_round(self, state: AttackState, emit: list[Event] | None) -> None:
        """Deal the next round; the winner begins, or the first of them to the last beginner's left (A-14)."""
        players = state.players
        last = state.beginner
        # With partners who went out begins (P-2); in a blocked round nobody has.
        first = [seat for seat in state.winners if not state.hands[seat]] or state.winners
        state.beginner = min(first, key=lambda seat: (seat - last - 1) % players)
        super().next_round(state, emit)

    def answers(self, state: AttackState) -> PlayRow:
        """Return the plays that answer an attack (A-9, A-11, A-12)."""
        return under_attack(state)[state.discard[-1]]

    def legal_by_house(self, state: AttackState, seat: int, house: House) -> list[Action]:
        """Return what the seat in turn may do; after an attack to play or to end the turn (A-9)."""
        if state.after_attack:
            return [*self.plays_by_house(state, seat, house, state.hands[seat]), PASS]
        return super().legal_by_house(state, seat, house)

    def check_draw(self, state: AttackState, seat: int) -> Refusal | None:
        """Return the refusal of drawing more after an attack (A-9), or as in other games."""
        return (
            refuse("A-9", "after-attack") if state.after_attack else super().check_draw(state, seat)
        )

    def check_pass(self, state: AttackState) -> Refusal | None:
        """Return None after an attack, which may end the turn (A-9), or as in other games."""
        return None if state.after_attack else super().check_pass(state)

    def stays_in_turn(self, state: AttackState, seat: int) -> bool:
        """Let who has taken an attack play a card that matches, if there is one (A-9)."""
        state.after_attack = bool(
            state.table.options["play_after_attack"] and self.first_play(state, seat) >= 0
        )
        return state.after_attack

    def check_beside(self, state: AttackState, seat: int, action: Action) -> Refusal | None:
        """Return the refusal of several cards at once (A-7), or of other actions as in every matching game."""
        in_turn = seat == state.turn and state.phase == PLAY
        if in_turn and action.verb == "play" and len(action.cards) > 1:
            return refuse("A-7", "one-card")
        return super().check_beside(state, seat, action)

    def mismatch(self, state: AttackState, card: int) -> Refusal:
        """Return the refusal of a card that does not match, by the clause that it breaks: A-7, A-9 or A-12."""
        top = state.discard[-1]
        if not state.facing:
            return refuse("A-7", "no-match", card=card, top=top)
        if PACK.kind[card] not in ANSWERS:
            return refuse("A-9", "no-answer", card=card, count=state.facing)
        if fits(top, card):
            return refuse("A-12", "other-suit", card=card, top=top, count=state.facing)
        return refuse("A-7", "no-match-attacked", card=card, top=top, count=state.facing)

    def apply(
        self,
        state: AttackState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Play a card and let it act (A-8 to A-12), take cards, or keep the one taken."""
        state.now = now
        verb, house = action.verb, state.house
        if verb == "play":
            (card,) = action.cards
            if house is not None:
                if seat != state.turn:
                    self.jump_in(state, seat, emit)
                state.after_attack = False
                self.open_jump(state, seat, card, house)
            state.drawn_at = -1
            if not lay(state, seat, card, action.suit, emit):
                state.jump = False
                self.finish(state, emit)
            else:
                # An attack stands against whoever is next now.
                steps = self._act(state, seat, card, emit) if card in _ACTING else 1
                pass_turn(state, seat, steps, emit)
        elif verb == "draw":
            if self.draw(state, seat, emit):
                self.finish(state, emit)
        elif verb == "pass":
            blocks = state.after_attack and blocked(state)
            state.after_attack = False
            if blocks:
                self.finish(state, emit)
            else:
                self.keep(state, seat, emit)
        else:
            self.next_round(state, emit)

    def _act(self, state: AttackState, seat: int, card: int, emit: list[Event] | None) -> int:
        """Apply the effect of a card played by `seat` (A-8 to A-12); return how many seats on the turn goes."""
        kind = PACK.kind[card]
        if kind in ATTACKS:
            face(state, state.facing + ATTACKS[kind], emit)
        elif kind == "7":
            face(state, 0, emit)
        elif kind == "Q":
            reverse(state, emit)
        elif kind == "J":
            if emit is not None:
                emit.append(SeatSkipped(seat_after(state, seat)))
            return 2
        return 1

    def result(self, state: AttackState) -> tuple[list[int], list[int]]:
        """Return winners and scores: the shortest hand wins, every card left costs a point (A-13, G-4)."""
        winners, left = settled(state, [len(hand) for hand in state.hands])
        return winners, [-count for count in left]

    def counted(self, state: AttackState, seat: int) -> list[tuple[int, int]]:
        """Return the cards left, at a point lost for each (A-13)."""
        return [(card, -1) for card in held_by_side(state, seat)]

    def match_winners(self, state: AttackState) -> list[int] | None:
        """Return the seats with the highest score, once all rounds are played (A-13)."""
        if state.round < state.table.options["rounds"]:
            return None
        return seats_with(max(state.scores), state.scores)


@cache
def _packs(count: int) -> Deck:
    return french_deck(count)
