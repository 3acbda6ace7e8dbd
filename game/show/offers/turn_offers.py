"""What a seat may do in its turn: play a card, draw, and the other choices of the moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.out_of_turn import Timeliness
from game.engine.verbs import DRAW
from game.session.viewpoint import Viewpoint
from game.show.offers.offer import Label, Offer, suit_label, verb_label
from game.words.sentences import card_name


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of a seat's hand, and what may be done with it now.

    `plays` are its plays, `together` that of all its copies (None: it has none, or they may not be played).
    `goes` is whether it may be played, None while no card is asked for, or where others judge that.
    """

    card: int
    plays: tuple[Offer, ...] = ()
    together: Action | None = None
    goes: bool | None = None


def hand_of(seen: Viewpoint) -> tuple[HeldCard, ...]:
    """Return the cards of a seat's hand, in the order in which it has them."""
    if not seen.plays_a_seat:
        return ()
    playable = None if seen.may_err else seen.playable
    return tuple(
        HeldCard(card)
        if card == UNKNOWN
        else HeldCard(
            card,
            plays_of(seen, seen.plays(card)),
            seen.together(card),
            None if playable is None else card in playable,
        )
        for card in seen.observation.state.hands[seen.seat]
    )


def plays_of(seen: Viewpoint, plays: Iterable[Action]) -> tuple[Offer, ...]:
    """Return plays of one card as offers: the card itself, or each suit that it may be played as."""
    found = []
    for action in plays:
        (card,) = action.cards
        if action.suit == NO_SUIT:
            label = Label(("label",), (("name", card_name(seen.table, card)),))
        else:
            label = suit_label(seen.table.deck, action.suit)
        found.append(Offer(action.verb, label, action, suit=action.suit, card=card))
    return tuple(found)


def drawing(seen: Viewpoint) -> Offer | None:
    """Return the offer to draw, or to take the cards that the seat faces; None in a game without a draw pile.

    It is dim while it cannot be done. Others see no more of that than whose turn it is: whether a seat has to
    play instead would tell of its cards.
    """
    if not seen.plays_a_seat or DRAW.word not in seen.variant.info.turn_verbs:
        return None
    action = Action(DRAW.word)
    open_now = seen.action(DRAW.word) is not None
    idle = not open_now and not seen.in_turn
    facing = seen.variant.facts(seen.observation.state).facing if seen.in_turn else 0
    return Offer(
        DRAW.word,
        Label(("table.draw",)),
        action,
        when=Timeliness.NEVER if idle else Timeliness.PERHAPS,
        why=None if open_now else seen.refusal(action),
        count=facing,
        aloud=Label(("phone.take",), (("count", facing),)) if facing else None,
    )


def choices_of(seen: Viewpoint, choices: Iterable[Action]) -> tuple[Offer, ...]:
    """Return what is to be chosen besides cards and the draw pile as offers: of a seat, a number or a word.

    A bare number says enough beside others on a screen, not to somebody who listens.
    """
    game = seen.table.game
    found = []
    for action in choices:
        verb, number = action.verb, action.number
        if action.seat >= 0:
            label = Label(text=seen.table.names[action.seat])
            found.append(Offer(verb, label, action, seat=action.seat))
            continue
        label = verb_label(game, "action", verb, count=number)
        aloud = None
        if number:
            aloud = Label((f"{game}.{verb}", *label.keys), label.values)
        found.append(Offer(verb, label, action, aloud=aloud))
    return tuple(found)
