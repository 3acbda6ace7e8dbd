"""A table of Call-Out at which nobody keeps the rules, so that plays are in question and go back often."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.actions import DRAW, Action
from game.engine.match import Match
from game.engine.rng import Rng
from game.variants.callout import CALLOUT
from game.variants.callout.accusations import open_mistakes
from game.variants.callout.state import CalloutState

OPTIONS: dict[str, object] = {"decks": 2, "turn_seconds": 0, "target": 0, "rounds": 9}
STEPS = 250


def any_cards(state: CalloutState, seat: int, rng: Rng) -> Action:
    """One or two cards of a hand, whether they go or not; without any a card is drawn."""
    hand = list(state.hands[seat])
    rng.shuffle(hand)
    cards = tuple(hand[: 1 + rng.below(2)])
    return Action("play", cards) if cards else DRAW


def _something(state: CalloutState, rng: Rng) -> tuple[int, Action]:
    """Mostly a turn, often a wrong one; sometimes what others do out of turn, or an accusation."""
    chance, seat = rng.below(10), state.turn
    if chance < 2:
        found = open_mistakes(state, state.now)
        if found:
            each = rng.choice(found)
            accuser = (each.seat + 1 + rng.below(state.players - 1)) % state.players
            return accuser, Action("accuse", seat=each.seat, text=each.kind)
    if chance < 4:
        seat = rng.below(state.players)
    return seat, DRAW if rng.below(4) == 0 else any_cards(state, seat, rng)


def careless(match: Match, seed: int) -> Iterator[tuple[CalloutState, int, Action, list[object]]]:
    """Let careless players act; yield the state before each action, its seat, the action, and its events."""
    rng = Rng(seed)
    for _ in range(STEPS):
        before = match.state.clone()
        if before.over:
            return
        seat, action = _something(before, rng)
        events = match.submit(seat, action, before.now + 50)
        assert isinstance(events, list)
        yield before, seat, action, events


def careless_match(players: int, seed: int) -> Match:
    """A match for careless players: few packs, so that the discard pile is shuffled now and then."""
    return Match(CALLOUT, CALLOUT.table(players, OPTIONS), seed)
