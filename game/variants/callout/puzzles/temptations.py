"""What people do by mistake, or so that it looks like a mistake: with such matches puzzles are searched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from game.engine.actions import DRAW, Action
from game.engine.cards import SUITS
from game.engine.state import PLAY
from game.variants.callout import moves
from game.variants.callout.cards import PACK, SPADE, SPADES, SUIT_OF
from game.variants.callout.judging_words import pairs
from game.variants.callout.state import CalloutState


def temptations(state: CalloutState, seat: int, remarks: Sequence[str]) -> list[list[Action]]:
    """Return actions in groups, of which one is as likely as another; `remarks` are what may be said."""
    if state.phase != PLAY or state.time_out >= 0 or state.over:
        return []
    groups = [
        _wrong_cards(state, seat),
        _out_of_turn(state, seat),
        _calls(state, seat),
        _accusations(state, seat),
        _claims(state, seat),
        [Action("say", text=text) for text in remarks],
    ]
    return [group for group in groups if group]


def _wrong_cards(state: CalloutState, seat: int) -> list[Action]:
    """In turn, cards that look right and are not, or are not all the same."""
    if seat != state.turn:
        return []
    top, row, hand = state.discard[-1], moves.row_of(state), sorted(state.hands[seat])
    alike = [
        card
        for card in dict.fromkeys(hand)
        if SUIT_OF[card] == SUIT_OF[top] or PACK.rank[card] == PACK.rank[top]
    ]
    found = [Action("play", (card,)) for card in alike if card not in row]
    for one, other in combinations(dict.fromkeys(hand), 2):
        if PACK.rank[one] == PACK.rank[other] and row.issuperset((one, other)):
            found.append(Action("play", (one, other)))
    return found


def _out_of_turn(state: CalloutState, seat: int) -> list[Action]:
    """Out of turn, cards that match, and drawing."""
    if seat == state.turn:
        return []
    fitting = [card for card in dict.fromkeys(state.hands[seat]) if card in moves.row_of(state)]
    return [*(Action("play", (card,)) for card in fitting[:2]), DRAW]


def _calls(state: CalloutState, seat: int) -> list[Action]:
    """A spade of the hand called before it lies there, late, or under another name."""
    held = [card for card in state.hands[seat] if SPADES[card]][:1]
    late = [each.card for each in state.late if each.seat == seat]
    owed = [each.card for each in state.owed if each.seat == seat]
    spades = [card for card in range(len(PACK.faces)) if SUIT_OF[card] == SPADE]
    other = [spades[(spades.index(card) + 1) % len(spades)] for card in owed[:1]]
    return [Action("call", (card,)) for card in (*held, *late, *other)]


def _accusations(state: CalloutState, seat: int) -> list[Action]:
    """Accusations of what only seems to be wrong, or may have been."""
    others = [each for each in (state.laid_by, state.turn) if each != seat]
    owing = [each.seat for each in state.owed if each.seat != seat]
    seeming = [
        *((each, "no-match") for each in others),
        *((each, "uncalled-spade") for each in owing),
    ]
    seeming += ((each, "out-of-turn") for each in others)
    return [Action("accuse", seat=each, text=kind) for each, kind in dict.fromkeys(seeming)]


def _claims(state: CalloutState, seat: int) -> list[Action]:
    """Claims about the game, true and nearly true."""
    return [Action("say", text=text) for text in _claimed(state, seat)]


def _claimed(state: CalloutState, seat: int) -> Iterator[str]:
    options, held = state.table.options, len(state.hands[seat])
    yield from (*options["my_turn_claims"][:1], *options["your_turn_claims"][:1])
    for count in (held, held, held - 1, held + 1):
        if count > 1:
            yield options["my_cards_claims"][0].replace("{count}", str(count))
    called = {SUITS.index(letter): name for letter, name in pairs(options["suit_names"])}
    top = state.discard[-1]
    for suit in dict.fromkeys((state.called, SUIT_OF[top], SUIT_OF[state.discard[-2:][0]])):
        if suit >= 0:
            yield options["suit_claims"][0].replace("{suit}", called[suit])
