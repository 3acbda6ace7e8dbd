"""The rules of One: Call-Out, clauses L-1 … L-29 and G-3 … G-13.

Rules are kept by calls, against the clock, and mistakes are accepted until another player calls them out. This
module holds the declarations, and dispatches actions to the modules beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.cards import Deck
from game.engine.events import Announced, Event
from game.engine.info import Info
from game.engine.notation.card_text import format_cards
from game.engine.options import Option, Options, SetupError
from game.engine.problems import Phrase
from game.engine.state import MATCH_OVER, PLAY
from game.engine.table import Table
from game.engine.table_facts import PileFacts
from game.engine.variant import Variant, outside_play
from game.variants.callout import (
    accusations,
    dealing,
    ending,
    judging_words,
    moves,
    spade_calls,
    table_memory,
    talk_judge,
    time_out_rules,
)
from game.variants.callout.cards import ACE_POINTS, MOST_DECKS, packs
from game.variants.callout.cards_aside import take_up
from game.variants.callout.learning import STEPS
from game.variants.callout.state import CALLOUT_CONSTRAINTS, CALLOUT_KEYS, CalloutState
from game.variants.callout.verbs import VERBS
from game.variants.families.shedding import (
    SHED_MOMENTS,
    blocked,
    pile_facts,
    shed_moments,
    shed_readings,
)

_BARE = frozenset({"draw", "one", "time out", "time in", "look", "take", "done"})
_QUIET = frozenset({"call", "suit", "one"})
"""The calls that are refused in a time-out (L-25) and before the round begins (L-28)."""


class Callout(Variant[CalloutState]):
    """The rules of One: Call-Out."""

    info = Info(
        id="callout",
        sign="spade",
        family="shedding",
        clauses=("L", 29),
        min_players=2,
        max_players=10,
        deck="french",
        layout="callout",
        middle="piles",
        moments=SHED_MOMENTS,
        too_slow=("right", "too-slow"),
        short={"target": 100},
        options=(
            Option("decks", 0, "L-1", low=2, high=MOST_DECKS, also=(0,)),
            Option("turn_seconds", 8, "L-23", low=5, high=60, also=(0,)),
            Option("hand", 5, "L-2", low=3, high=10),
            Option("ace_points", 1, "L-15", choices=ACE_POINTS, group="scoring"),
            Option("any_seven", False, "L-7", group="draws"),
            Option(
                "time_out_accusations", "free", "L-19", choices=("free", "count"), group="calls"
            ),
            Option("call_seconds", 3, "L-12", low=1, high=10, group="calls"),
            Option("catch_seconds", 10, "L-19", low=3, high=60, group="calls"),
            Option("mistakes", "played", "L-20", choices=("played", "refused"), group="calls"),
            Option("talk", True, "L-24", group="calls"),
            Option("deal", "automatic", "L-27", choices=("automatic", "by hand")),
            *judging_words.LISTS,
            Option("rounds", 0, "L-16", low=1, high=99, also=(0,)),
            Option("target", 500, "L-16", low=50, high=2000, also=(0,)),
            Option("minutes", 0, "L-16", low=1, high=600, also=(0,)),
            Option("two_player_reverse", "again", "G-9", choices=("again", "pass"), players=2),
        ),
        verbs=VERBS,
        steps=STEPS,
        timed=True,
        mistakes_can_be_played=True,
        rules=3,
        low_wins=True,
        spread=350,
        told={
            "played": "L-4",
            "drew": "L-4",
            "played:2": "L-6",
            "played:7": "L-7",
            "facing": "L-7",
            "drew:facing": "L-7",
            "played:8": "L-8",
            "skipped": "L-8",
            "played:J": "L-9",
            "suit": "L-9",
            "played:A": "L-10",
            "turned": "L-10",
            "played:joker": "L-11",
            "facing:joker": "L-11",
            "call": "L-12",
            "one": "L-14",
            "round-won": "L-14",
            "match-won": "L-16",
            "round": "L-17",
            "drew:accuse": "L-18",
            "set-aside": "L-18",
            "accuse": "L-19",
            "right": "L-19",
            "wrong": "L-19",
            "met-already": "L-19",
            "taken-back": "L-20",
            "turns-taken-back": "L-20",
            "moved-hand-draw": "L-20",
            "turned:accuse": "L-20",
            "facing:accuse": "L-20",
            "drew:one": "L-18",
            "say": "L-24",
            "time-out": "L-25",
            "time-in": "L-25",
            "not-your-time-out": "L-25",
            "look-in-time-out": "L-26",
            "take-in-time-out": "L-26",
            "play-in-time-out": "L-26",
            "draw-in-time-out": "L-26",
            "taken-up": "L-26",
            "done": "L-27",
            "look": "L-28",
            "turned-up": "L-29",
            "facing:look": "L-29",
            "turned:look": "L-29",
        },
    )
    state = CalloutState
    keys = CALLOUT_KEYS
    constraints = CALLOUT_CONSTRAINTS

    def deck(self, players: int, options: Options) -> Deck:
        """Return as many packs as were chosen, or as the players need (L-1)."""
        count = options["decks"] or (2 if players <= 5 else 3 if players <= 8 else 4)
        return packs(count, options["ace_points"])

    def check_table(self, table: Table) -> None:
        """Check that the match has an end (L-16, G-10), and that talk can be judged by its words (L-24)."""
        if not any(table.options[end] for end in ("rounds", "target", "minutes")):
            raise SetupError(Phrase("problem.no-end-minutes"))
        judging_words.check(table.options)

    def deal(self, state: CalloutState, emit: list[Event] | None) -> None:
        """Begin a round: with the deal, by itself or by hand."""
        dealing.begin_round(state, state.now, emit)

    def legal(self, state: CalloutState, seat: int) -> list[Action]:
        """Return the plays and draws that break no rule; none in a time-out."""
        if seat != state.turn or state.phase != PLAY or state.time_out >= 0:
            return []
        return moves.legal(state, seat)

    def check(self, state: CalloutState, seat: int, action: Action, now: int) -> Refusal | None:
        """Return why an action cannot be done at all; mistakes are accepted, for others to call out (L-20)."""
        if state.over or not 0 <= seat < state.table.players:
            return outside_play(state, seat, action)
        verb = action.verb
        if verb == "play" or verb == "draw":
            return self._check_turn(state, seat, action)
        if verb in _QUIET:
            return self._check_call(state, seat, action, now)
        if verb in _BARE and action != Action(verb):
            return refuse("G-13", "unknown-here", verb=verb)
        if verb == "accuse" and action == Action(verb, seat=action.seat, text=action.text):
            return accusations.check_accusation(state, seat, action)
        if verb == "say" and action == Action(verb, text=action.text):
            return talk_judge.check_say(state, action)
        if (verb == "deal" and action == Action(verb, seat=action.seat)) or verb == "done":
            return dealing.check_deal(state, seat, action)
        if verb == "time out":
            return time_out_rules.check_time_out(state)
        if verb == "time in":
            return time_out_rules.check_time_in(state)
        if verb == "look":
            return dealing.check_look(state, seat)
        if verb == "take":
            return time_out_rules.check_take(state, seat)
        return outside_play(state, seat, action) or refuse("G-13", "unknown-here", verb=verb)

    def _check_turn(self, state: CalloutState, seat: int, action: Action) -> Refusal | None:
        if state.phase != PLAY:
            return refuse("L-28", "not-on-yet")
        if state.time_out >= 0 and state.table.options["mistakes"] == "refused":
            return refuse("L-26", "not-in-time-out")
        if action == DRAW:
            return moves.check_draw(state, seat)
        if action.verb == "draw":
            return refuse("G-13", "unknown-here", verb="draw")
        return moves.check_play(state, seat, action)

    def _check_call(
        self, state: CalloutState, seat: int, action: Action, now: int
    ) -> Refusal | None:
        verb, cards, suit, other, number, text, taken, _ = action
        if (
            other >= 0
            or number
            or text
            or taken
            or (verb != "call" and cards)
            or (verb != "suit") != (suit < 0)
        ):
            return refuse("G-13", "unknown-here", verb=verb)
        if state.phase != PLAY:
            return refuse("L-28", "not-on-yet")
        if state.time_out >= 0:
            return refuse("L-25", "no-calls-in-time-out")
        if verb == "call":
            return spade_calls.check_call(action)
        if verb == "suit":
            return moves.check_suit(state, seat, now)
        return ending.check_one(state, seat, now)

    def reworded(
        self, state: CalloutState, told: CalloutState, seat: int, action: Action
    ) -> Action:
        return Action(action.verb, text=talk_judge.reworded(state, told, seat, action.text))

    def apply(
        self,
        state: CalloutState,
        seat: int,
        action: Action,
        now: int,
        emit: list[Event] | None = None,
    ) -> None:
        """Apply an action, right or wrong."""
        state.now = now
        verb = action.verb
        if verb == "next round":
            self.next_round(state, emit)
            return
        at = now - state.stopped if state.time_out < 0 else state.clock(now)
        if state.owed or state.mistakes or state.heard or state.met:
            accusations.settle(state, at)
        if state.time_out >= 0 and verb in time_out_rules.IN_TIME_OUT:
            time_out_rules.break_time_out(state, seat, action, at, emit)
        elif verb == "play":
            moves.play(state, seat, action.cards, at, emit)
        elif verb == "draw":
            drawn = moves.draw(state, seat, at, emit)
            if not drawn and blocked(state):
                self._end(state, None, emit)
        elif verb == "call":
            spade_calls.call(state, seat, action, at, emit)
        elif verb == "suit":
            moves.call_suit(state, seat, action.suit, now, emit)
        elif verb == "one":
            self._one(state, seat, action, at, emit)
        elif verb == "accuse":
            accusations.accuse(state, seat, action, now, emit)
        elif verb == "say":
            talk_judge.say(state, seat, action, at, emit)
        elif verb == "deal":
            dealing.deal_cards(state, action, emit)
        elif verb == "done":
            dealing.done(state, emit)
        elif verb == "look":
            dealing.look(state, seat, action, at, emit)
        elif verb == "take":
            take_up(state, seat, emit)
        elif verb == "time out":
            time_out_rules.call_time_out(state, seat, action, now, emit)
        else:
            time_out_rules.call_time_in(state, seat, action, now, emit)

    def _one(
        self, state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None
    ) -> None:
        if emit is not None:
            emit.append(Announced("one", seat))
        if state.hands[seat]:
            table_memory.hear(state, seat, action, at, right=False)
            table_memory.note(state, seat, "false-statement", at)
        else:
            self._end(state, seat, emit)

    def _end(self, state: CalloutState, winner: int | None, emit: list[Event] | None) -> None:
        """End the round, won by the seat that called One, or blocked without a winner (L-14, G-4)."""
        winners, scores = self.result(state)
        if winner is not None:
            winners = [winner]
        self.end_round(state, winners, scores, emit, blocked=winner is None)

    def result(self, state: CalloutState) -> tuple[list[int], list[int]]:
        """Return winners and scores by the cards left (L-15): the lowest hand wins, as far as they tell.

        Of several empty hands only one has called, which the cards do not tell.
        """
        scores = ending.round_scores(state)
        return ending.lowest(scores), scores

    def match_winners(self, state: CalloutState) -> list[int] | None:
        """Return the seats with the lowest score, once an end is reached (L-15, L-16)."""
        # A position says so itself; the minutes that were played it does not tell.
        over = state.phase == MATCH_OVER or ending.match_over(state)
        return ending.lowest(state.scores) if over else None

    def facts(self, view: CalloutState) -> PileFacts:
        """Return the direction of play, the called suit, and how many cards have to be drawn."""
        return pile_facts(view)

    def moments(self, view: CalloutState, seat: int) -> frozenset[str]:
        """Return `faces` if the seat has to draw cards or answer."""
        return shed_moments(view, seat)

    def readings(self, state: CalloutState, now: int) -> dict[str, Callable[[], Any]]:
        """The common ones, those of piles, what can be called out, and the spades still to be called."""
        found = accusations.open_mistakes
        return {
            **super().readings(state, now),
            **shed_readings(state),
            "open": lambda: list(
                dict.fromkeys(f"{each.seat} {each.kind}" for each in found(state, now))
            ),
            "uncalled_spades": lambda: format_cards(state.spades_owed(now), state.table.deck),
        }

    def counted(self, state: CalloutState, seat: int) -> list[tuple[int, int]]:
        """Return the cards left and those set aside, with their points (L-15)."""
        points = state.table.deck.points
        return [(card, points[card]) for card in (*state.hands[seat], *state.aside[seat])]
