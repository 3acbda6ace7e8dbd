"""Reasons for advice in shedding games: keys of messages, and their values.

They name what `Adviser.appeal` weighs, the weightiest first, and like it they depend on the view alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine.actions import Action, Reason
from game.engine.cards import NO_SUIT, Deck
from game.variants.families.shedding import ShedState, seat_after


def why_shed(
    view: ShedState,
    seat: int,
    action: Action,
    legal: Sequence[Action],
    *,
    deck: Deck,
    kept: Collection[str],
    harmful: Collection[str],
) -> Reason:
    """Return the reason for an action among the `legal` ones.

    Cards of the `kept` kinds are played last; those of the `harmful` kinds stop the next player.
    """
    if action.verb != "play":
        return _why_not_play(view, action, legal)
    card = action.cards[0]
    hand = view.hands[seat]
    left = len(hand) - len(action.cards)
    after = seat_after(view, seat)
    suit = action.suit if action.suit >= 0 else deck.suit[card]
    same = 0
    if suit != NO_SUIT:  # a Joker's is called later
        same = sum(deck.suit[other] == suit for other in hand) - (deck.suit[card] == suit)
    rest = [deck.suit[other] for other in hand if deck.suit[other] != NO_SUIT]
    if deck.suit[card] != NO_SUIT:
        rest.remove(deck.suit[card])
    most = same > 1 and all(rest.count(other) < same for other in {*rest} - {suit})
    about = {"card": card, "suit": suit, "count": same}
    new = "" if suit == _suit_on_top(view, deck) else "new-"
    if not left:
        return Reason.of("last-card", card=card)
    if view.facing:
        return Reason.of("answer", card=card, count=view.facing)
    cards = {each.cards[0] for each in legal if each.verb == "play"}
    if len(cards) == 1:
        called = deck.suit[card] == NO_SUIT and suit != NO_SUIT and most
        return Reason.of("only-wild" if called else "only", **about)
    if deck.kind[card] in harmful and len(view.hands[after]) <= 2:
        return Reason.of("stop", card=card, other=after, count=len(view.hands[after]))
    if len(action.cards) > 1:
        return Reason.of("together", card=card, count=len(action.cards))
    spared = next((c for c in sorted(cards) if deck.kind[c] in kept), None)
    if spared is not None and deck.kind[card] not in kept:
        return Reason.of(f"keep-and-{new}suit" if most else "keep", kept=spared, **about)
    if most:
        return Reason.of(f"{new}suit", **about)
    if min(map(len, view.hands)) <= 2 and deck.points[card] >= 10:
        return Reason.of("points", card=card, count=deck.points[card])
    far = len(view.hands[after]) > 2
    if far and deck.kind[card] not in harmful and any(deck.kind[c] in harmful for c in cards):
        return Reason.of("plain", card=card)
    return Reason.of("any", card=card)


def rather(reason: Reason, view: ShedState, other: Action, deck: Deck) -> Reason | None:
    """Return what of a reason does not speak for another action as well; None if nothing is left of it.

    To keep a card speaks against playing it alone, or against playing another card that goes on nearly all: who
    drew has kept it as well.
    """
    told, about = reason.reason, dict(reason.details)
    played = other.cards[0] if other.verb == "play" else None
    if told == "any":
        return None
    if played is None:
        return Reason.of("play-on") if told.startswith("keep") else reason
    asked = other.suit if other.suit >= 0 else deck.suit[played]
    if told.startswith("keep"):
        kept = int(str(about["kept"]))
        if deck.kind[played] == deck.kind[kept] or deck.suit[played] == deck.suit[kept] == NO_SUIT:
            return Reason.of(told, **{**about, "kept": played})
        told = told.removeprefix("keep-and-")  # what is left is the suit, if that was told
        reason = Reason.of(told, **about)
    if told in ("keep", "answer", "only"):
        return None
    if told in ("suit", "new-suit", "only-wild"):
        return None if asked == about["suit"] else reason
    if told == "points":
        last = view.table.options.get("rounds") == view.round
        return None if last or deck.points[played] >= int(str(about["count"])) else reason
    return reason


def _suit_on_top(view: ShedState, deck: Deck) -> int:
    """Return the suit that was called for the card on top, or else its own; NO_SUIT if there is none."""
    if view.called != NO_SUIT:
        return view.called
    return deck.suit[view.discard[-1]] if view.discard else NO_SUIT


def _why_not_play(view: ShedState, action: Action, legal: Sequence[Action]) -> Reason:
    if action.verb == "draw":
        answers = any(each.verb == "play" for each in legal)
        if view.facing:
            return Reason.of("take-anyway" if answers else "take", count=view.facing)
        return Reason.of("draw-anyway" if answers else "draw")
    return Reason.of(action.verb)
