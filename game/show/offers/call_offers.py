"""The calls that a seat may make, in its turn or not, and what each asks for: `calls_of`, `next_choice`.

Nothing here depends on whether there is anything to call out: only a call that the rules require of the seat
itself is offered as one that is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.out_of_turn import Timeliness
from game.engine.verbs import Names, Verb
from game.session.log_queries import last_other, last_plays
from game.session.viewpoint import Viewpoint
from game.show.offers.offer import Asks, Label, NextChoice, Offer, message, suit_label, verb_label
from game.show.offers.turn_offers import taking
from game.words.sentences import rank_name

_ASKS = {
    Names.NOTHING: Asks.NOTHING,
    Names.CARDS: Asks.CARD,
    Names.PLAY: Asks.CARD,
    Names.SUIT: Asks.SUIT,
    Names.SEAT: Asks.SEAT,
    Names.SEAT_OR_ALL: Asks.SEAT,
    Names.SEAT_AND_WORD: Asks.SEAT_AND_KIND,
    Names.TEXT: Asks.WORDS,
}


def calls_of(seen: Viewpoint, *, alone: bool = False) -> tuple[Offer, ...]:
    """Return the calls that the game offers to a seat, each by itself, whether or not they make sense now.

    Where it is learned step by step these are the calls that have come by now.

    `alone`: one person alone looks at the screen, who may be told more (see `Viewpoint.timeliness`).
    """
    if not seen.plays_a_seat:
        return ()
    offered = seen.variant.info.offered_at(seen.table.options)
    return tuple(_call(seen, verb, alone=alone) for verb in offered if seen.steps.has(verb.word))


def merged(calls: Sequence[Offer]) -> tuple[Offer, ...]:
    """Return calls for a short list: those that name cards and those that name suits are one."""
    naming = [call for call in calls if call.calls[0].names in (Names.CARDS, Names.SUIT)]
    if len(naming) < 2:
        return tuple(calls)
    owed = next((call.action for call in naming if call.due), None)
    one = replace(
        naming[0],
        action=owed,
        due=owed is not None,
        raced=any(call.raced for call in naming),
        calls=tuple(verb for call in naming for verb in call.calls),
    )
    return tuple(one if call is naming[0] else call for call in calls if call not in naming[1:])


def _call(seen: Viewpoint, verb: Verb, *, alone: bool) -> Offer:
    closes = bool(verb.closing) and seen.allows(Action(verb.closing))
    word = verb.closing if closes else verb.word
    asks = _ASKS[verb.names]
    when = seen.timeliness(verb.word, alone=alone)
    # Which suit is called is up to the player, who may owe one; what else is owed leaves nothing to choose.
    due = None if verb.names is Names.SUIT else seen.due_call(verb.word)
    return Offer(
        verb.word,
        verb_label(seen.table.game, "call", word),
        due or (Action(word) if asks is Asks.NOTHING else None),
        asks,
        when,
        seen.refusal(_some(seen, verb)) if when is Timeliness.NEVER else None,
        due is not None,
        verb.names is Names.SUIT and seen.allows(Action(verb.word, suit=0)),
        calls=(verb,),
    )


def _some(seen: Viewpoint, verb: Verb) -> Action:
    """Return an action of a call, whatever it names: why it is refused is why all of them are."""
    asks = _ASKS[verb.names]
    return Action(
        verb.word,
        verb.cards[:1] if asks is Asks.CARD else (),
        suit=0 if asks is Asks.SUIT else NO_SUIT,
        seat=(seen.seat + 1) % seen.table.players if asks.about_a_seat else -1,
        text=verb.words[0] if asks is Asks.SEAT_AND_KIND else "",
    )


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
