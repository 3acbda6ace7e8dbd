"""What a seat may do in its turn: play a card, draw, and the other choices of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.actions import Action
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.out_of_turn import Timeliness
from game.engine.verbs import DRAW, PLAY
from game.session.log_queries import has_drawn
from game.session.viewpoint import Viewpoint
from game.show.offers.offer import Asks, Label, NextChoice, Offer, message, suit_label, verb_label
from game.words.named_things import Several
from game.words.sentences import card_name

WAYS = 12
"""The most ways to play a card that are offered as what they are."""


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

    @property
    def names(self) -> bool:
        """Whether a play of it names one of several other players."""
        return len({offer.seat for offer in self.plays}) > 1

    @property
    def takes(self) -> bool:
        """Whether it may take several sets of cards of the table."""
        return len({offer.taken for offer in self.plays}) > 1


def hand_of(seen: Viewpoint) -> tuple[HeldCard, ...]:
    """Return the cards of a seat's hand, in the order in which it has them."""
    if not seen.plays_a_seat:
        return ()
    hand = seen.observation.state.hands[seen.seat]
    playable = None if seen.may_err else seen.playable
    jumps = {action.cards[0] for action in seen.jumps}
    if not (seen.may_err or jumps or seen.in_turn):
        return tuple(map(HeldCard, hand))  # as most of the time
    return tuple(
        HeldCard(card)
        if card == UNKNOWN
        else HeldCard(
            card,
            plays_of(seen, seen.plays(card)),
            seen.together(card),
            (True if card in jumps else None) if playable is None else card in playable,
        )
        for card in hand
    )


def plays_of(seen: Viewpoint, plays: Sequence[Action], *, ways: bool = False) -> tuple[Offer, ...]:
    """Return plays of one card as offers: the card itself, or each suit that it may be played as.

    Where they differ in what they take, or are `ways`, they are called by that. Seats come clockwise from the
    own one.
    """
    ways |= _ways(plays)
    plays = sorted(plays, key=lambda each: (each.seat - seen.seat) % seen.table.players)
    names = seen.table.names
    found = []
    for action in plays:
        (card,) = action.cards
        if ways:
            label = _way(seen, action.verb, card, action.taken)
        elif action.seat >= 0:
            label = Label(text=names[action.seat])
        elif action.suit == NO_SUIT:
            label = _card(seen, card)
        else:
            label = suit_label(seen.table.deck, action.suit)
        found.append(
            Offer(
                action.verb,
                label,
                action,
                suit=action.suit,
                card=card,
                seat=action.seat,
                taken=action.taken,
            )
        )
    return tuple(found)


def _card(seen: Viewpoint, card: int) -> Label:
    return message("label", name=card_name(seen.table, card))


def _way(seen: Viewpoint, verb: str, card: int, taken: Sequence[int]) -> Label:
    """Return what a play is called by the cards that it takes."""
    table, kind = seen.table, "takes" if taken else "takes_none"
    names = Several(tuple(card_name(table, each) for each in taken))
    own = card_name(table, card)
    return verb_label(table.game, kind, verb, card=own, cards=names, count=len(taken))


def play_of(seen: Viewpoint, card: int, marked: Sequence[int] = ()) -> Offer:
    """Return the offer to play a card of the hand that takes at least the `marked` cards of the table.

    It has an action if there is one way alone. What it asks for otherwise is told by `next_choice`: a suit or a
    seat, if the ways differ in nothing else, or cards of the table. It is dim if there is none.
    """
    plays = seen.plays(card, marked)
    asks, label = Asks.NOTHING, _card(seen, card)
    if len(plays) > 1:
        seats = len({action.seat for action in plays}) > 1
        asks = Asks.TAKEN if _ways(plays) else Asks.SEAT if seats else Asks.SUIT
    return Offer(
        PLAY.word,
        label,
        plays[0] if len(plays) == 1 else None,
        asks,
        Timeliness.PERHAPS if plays else Timeliness.NEVER,
        None if plays else seen.why_not(card),
        card=card,
        taken=tuple(marked),
    )


def asked_for(offer: Offer) -> str:
    """Return the message that says what the offer of a play asks for."""
    match offer.asks:
        case Asks.SUIT:
            return "table.pick_suit"
        case Asks.SEAT:
            return "table.pick_hand"
    return "table.pick_taken"


def taking(seen: Viewpoint, offer: Offer) -> NextChoice:
    """Return what the offer of a play asks for: its ways, or the card that is to be marked next.

    The ways are offered if there are no more than WAYS; otherwise the one that takes what is marked already,
    and every card with which that can go on.
    """
    card, marked = offer.card, offer.taken
    plays = seen.plays(card, marked)
    if len(plays) <= WAYS or not _ways(plays):
        return NextChoice(plays_of(seen, plays))
    done = [action for action in plays if len(action.taken) == len(marked)]
    further = [_marking(seen, card, marked, each) for each in seen.takeable(card, marked)]
    return NextChoice((*plays_of(seen, done, ways=True), *further))


def _marking(seen: Viewpoint, card: int, marked: Sequence[int], more: int) -> Offer:
    """Return the offer to take one more card of the table, which is called by all if that leaves one way."""
    offer = play_of(seen, card, (*marked, more))
    if offer.action is None:
        return replace(offer, label=_card(seen, more))
    return replace(offer, label=_way(seen, offer.verb, card, offer.action.taken))


def _ways(plays: Sequence[Action]) -> bool:
    """Whether plays of a card differ in what they take."""
    return len({action.taken for action in plays}) > 1


def playing(seen: Viewpoint, *, in_turn: bool) -> Timeliness:
    """Return whether playing some card makes sense, by what everybody sees, whatever the hand has.

    `in_turn` is whether it is the seat's turn as far as that has been shown.
    """
    jumpers = seen.variant.out_of_turn.jumpers(seen.observation.state)
    may = seen.may_err or in_turn or seen.seat in jumpers
    return Timeliness.PERHAPS if may else Timeliness.NEVER


def drawing(seen: Viewpoint) -> Offer | None:
    """Return the offer to draw, or to take the cards that the seat faces; None in a game without a draw pile.

    It is dim while it cannot be done. Others see no more of that than whose turn it is, and who has drawn:
    whether a seat has to play instead would tell of its cards.
    """
    if not seen.plays_a_seat or DRAW.word not in seen.variant.info.turn_verbs:
        return None
    action = Action(DRAW.word)
    open_now = seen.action(DRAW.word) is not None
    idle = not open_now and (not seen.in_turn or has_drawn(seen))
    facing = seen.variant.facts(seen.observation.state).facing if seen.in_turn else 0
    return Offer(
        DRAW.word,
        message("table.draw"),
        action,
        when=Timeliness.NEVER if idle else Timeliness.PERHAPS,
        why=None if open_now else seen.refusal(action),
        count=facing,
        aloud=message("phone.take", count=facing) if facing else None,
    )


def choices_of(seen: Viewpoint) -> tuple[Offer, ...]:
    """Return what is to be chosen now besides cards and the draw pile: a seat, a number or a word.

    A bare number says enough beside others on a screen, not to somebody who listens.
    """
    game = seen.table.game
    found = []
    for action in seen.choices:
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
