"""What an offer still asks for, such as a card, a suit, a seat or words: `next_choice`."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.verbs import Names
from game.session.log_queries import last_other, last_plays
from game.session.viewpoint import Viewpoint
from game.show.offers.offer import Asks, Label, NextChoice, Offer, message, suit_label, verb_label
from game.show.offers.turn_offers import taking
from game.words.sentences import rank_name


def next_choice(
    seen: Viewpoint,
    offer: Offer,
    phrases: Sequence[str] = (),
    *,
    by_number: bool = False,
    alone: bool = False,
) -> NextChoice:
    """Return what an offer asks for. `phrases` are the words that the language proposes where it asks for some.

    Seats come clockwise from the own one, or `by_number`. `alone`: nobody else looks at what is offered, which
    may be chosen by the own hand.
    """
    match offer.asks:
        case Asks.NOTHING:
            return NextChoice(())
        case Asks.WORDS:
            said = [Offer(offer.verb, Label(text=t), Action(offer.verb, text=t)) for t in phrases]
            return NextChoice(tuple(said))
        case Asks.TAKEN:
            return taking(seen, offer)
        case Asks.SUIT | Asks.SEAT if offer.card != UNKNOWN:
            return taking(seen, offer)
        case Asks.SUIT | Asks.CARD:
            return _cards_and_suits(seen, offer, alone=alone)
        case Asks.SEAT | Asks.SEAT_AND_KIND:
            return _seats(seen, offer, by_number=by_number)
        case Asks.KIND:
            return _kinds(seen, offer)


def _cards_and_suits(seen: Viewpoint, offer: Offer, *, alone: bool) -> NextChoice:
    """Every card and suit that the calls may name, always in this order.

    While everybody sees that a suit may be called, suits are shown at once, and the first of them is proposed.
    """
    deck = seen.table.deck
    suits: list[Offer] = []
    cards: list[Offer] = []
    for verb in offer.calls:
        if verb.names is Names.SUIT:
            suits += [
                Offer(verb.word, suit_label(deck, suit), Action(verb.word, suit=suit), suit=suit)
                for suit in range(len(deck.suits))
            ]
        else:
            cards += [
                Offer(
                    verb.word,
                    message("label", name=rank_name(seen.table, card)),
                    Action(verb.word, (card,)),
                    suit=deck.suit[card],
                    card=card,
                )
                for card in verb.cards
            ]
    at_hand = {card: place for place, card in enumerate(_at_hand(seen, alone=alone))}
    likely = sorted((each for each in cards if each.card in at_hand), key=lambda e: at_hand[e.card])
    raced = suits if offer.raced else []
    at = len(cards) if raced else 0
    return NextChoice((*cards, *suits), at, likely=(*raced, *likely))


def _at_hand(seen: Viewpoint, *, alone: bool) -> tuple[int, ...]:
    """Return the cards that were played lately, where everybody saw them, the newest first.

    Who looks `alone` has those of their own hand as well. Nothing else decides, neither whether a call is
    still due nor who owes it.
    """
    lately = [card for each in last_plays(seen, seen.table.players) for card in each.action.cards]
    own = seen.observation.state.hands[seen.seat] if seen.plays_a_seat and alone else ()
    return tuple(dict.fromkeys([*lately, *own]))


def _seats(seen: Viewpoint, offer: Offer, *, by_number: bool) -> NextChoice:
    """Everybody else; whoever acted last is proposed."""
    count, own = seen.table.players, seen.seat
    others = [(own + step) % count for step in range(1, count)]
    if by_number:
        others.sort()
    last = last_other(seen)
    return NextChoice(
        tuple(about(seen, offer, seat) for seat in others),
        others.index(last) if last in others else 0,
    )


def about(seen: Viewpoint, offer: Offer, seat: int) -> Offer:
    """Return the offer of a call about a seat."""
    label = Label(text=seen.table.names[seat])
    if offer.asks is Asks.SEAT_AND_KIND:
        return Offer(offer.verb, label, asks=Asks.KIND, seat=seat, calls=offer.calls)
    return Offer(offer.verb, label, Action(offer.verb, seat=seat), seat=seat, calls=offer.calls)


def _kinds(seen: Viewpoint, offer: Offer) -> NextChoice:
    """The words that the call may name to any purpose now; whoever asks, about whomever, the same."""
    (verb,) = offer.calls
    game, nameable = seen.table.game, seen.nameable(verb)
    every = tuple(
        Offer(
            verb.word,
            verb_label(game, "kind_short", text),
            Action(verb.word, seat=offer.seat, text=text),
        )
        for text in verb.words
    )
    offered = (each for each in every if each.action is not None and each.action.text in nameable)
    return NextChoice(tuple(offered), every=every)
