"""What can be asked of a seat in a shedding game, and the rules of thumb that do not find it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.engine.actions import DRAW, Action
from game.engine.cards import NO_SUIT
from game.engine.puzzles.puzzle_rules import Goal, HeldUp, PuzzleRules, QuickSolver
from game.variants.families.going_out import MatchingRules, OthersGoOut
from game.variants.families.shedding import ShedState


def _never(_state: ShedState) -> bool:
    return False


def _lays_all_down(waits: Callable[[Any], bool], state: ShedState, seat: int) -> bool | None:
    """Lay down the whole hand before anybody else is in turn.

    What the others hold and what is drawn has no part in it, where drawing ends the turn: as soon as somebody
    else is in turn it is missed. Where the round ends by a call only (L-14) the turn must have ended as well.
    """
    if state.over:
        return seat in state.winners
    if not state.hands[seat]:
        return state.turn != seat
    return False if state.turn != seat or waits(state) else None


def _nobody_goes_out(
    rules: MatchingRules, waits: Callable[[Any], bool], state: ShedState, seat: int
) -> bool | None:
    """Let nobody else go out before the seat is in turn again (`OthersGoOut` says whether that holds).

    It cannot be asked where nobody is NEAR, something waits for what anybody may say, or a card of the seat
    keeps the turn, which asks for no thought.
    """
    others = [len(hand) for number, hand in enumerate(state.hands) if number != seat]
    if 0 in others:
        return False
    if state.over or min(others) > NEAR or waits(state) or _keeps_the_turn(rules, state, seat):
        return True
    return None


def _keeps_the_turn(rules: MatchingRules, state: ShedState, seat: int) -> bool:
    """Whether the seat, which is in turn, may play so that it is in turn again before anybody else."""
    for action in rules.row(state).plays(state.hands[seat]):
        after = state.clone()
        rules.apply(after, seat, action, state.now)
        if after.turn == seat:
            return True
    return False


OUT, HOLD = "out", "hold"
NEAR = 2
"""With so many cards somebody may soon go out."""


def _highest(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Play the highest card; wild cards are above all."""
    rank = view.table.deck.rank
    return max(
        legal, key=lambda each: (rank[each.cards[0]], -each.cards[0]) if each.cards else (-1, 0)
    )


def _is_no_number(kind: str) -> bool:
    return kind != "number"


def _acting(
    acts: Callable[[str], bool], view: ShedState, seat: int, legal: Sequence[Action]
) -> Action:
    """Play a card that acts, the first that goes."""
    kind = view.table.deck.kind
    acting = [each for each in legal if each.cards and acts(kind[each.cards[0]])]
    return _first(view, seat, acting or legal)


def _keep_wild(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Keep wild cards: play the first other card that goes."""
    suit = view.table.deck.suit
    others = [each for each in legal if each.cards and suit[each.cards[0]] != NO_SUIT]
    return _first(view, seat, others or legal)


def _draw(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Draw when unsure."""
    return DRAW if DRAW in legal else _first(view, seat, legal)


def _first(view: ShedState, seat: int, legal: Sequence[Action]) -> Action:
    """Play the first card of the hand that goes, sorted as it is shown."""
    plays = [each for each in legal if each.cards]
    return min(plays or legal, key=lambda each: (each.cards, each.suit))


def shedding_puzzles(
    rules: MatchingRules | None,
    goals: Sequence[str],
    *,
    waits: Callable[[Any], bool] = _never,
    acts: Callable[[str], bool] = _is_no_number,
    by_choice: bool = False,
) -> PuzzleRules:
    """Return the puzzles of a game with these goals, of OUT and HOLD.

    `waits(state)` is whether something waits for what anybody may say: with cards left that is no certain end.
    `acts` tells of a kind of card whether it acts; `by_choice` is whether one may draw with a card that goes.
    The `rules` are needed for "hold"; "out" is for games in which drawing ends the turn, and who answers a draw
    is somebody else.
    """
    asked: dict[str, Goal] = {OUT: partial(_lays_all_down, waits)}
    if rules is not None:
        asked[HOLD] = partial(_nobody_goes_out, rules, waits)

    def quick(asks: str, seat: int, state: ShedState) -> QuickSolver | None:
        if asks == HOLD and rules is not None:
            return OthersGoOut(rules, seat, state, by_choice=by_choice)
        return None

    def missed_by(
        asks: str, seat: int, state: ShedState, action: Action
    ) -> Sequence[tuple[int, Action]]:
        if asks != HOLD or rules is None:
            return ()
        others, after = others_after(rules, seat, state, action)
        return others.shortest_way(after)

    def held_up(asks: str, seat: int, state: ShedState, action: Action) -> HeldUp | None:
        if asks != HOLD or rules is None or not action.cards:  # a card that is drawn may be any
            return None
        others, after = others_after(rules, seat, state, action)
        if not (fewest := others.fewest(after)):
            return None
        near = [each for each, hand in enumerate(state.hands) if each != seat and len(hand) <= NEAR]
        goes = rules.row(after).fits & set(after.seen_from(seat).unused())
        return HeldUp(sorted(goes), {each: fewest[each] for each in near})

    def others_after(
        rules: MatchingRules, seat: int, state: ShedState, action: Action
    ) -> tuple[OthersGoOut, ShedState]:
        after = state.clone()
        rules.apply(after, seat, action, state.now)
        return OthersGoOut(rules, seat, state, by_choice=by_choice), after

    return PuzzleRules(
        goals={asks: asked[asks] for asks in goals},
        thumbs={
            "highest": _highest,
            "acting": partial(_acting, acts),
            "keep": _keep_wild,
            "draw": _draw,
            "first": _first,
        },
        blind=frozenset(goals),
        rows=frozenset({OUT}.intersection(goals)),
        quick=quick,
        missed_by=missed_by,
        held_up=held_up,
    )
