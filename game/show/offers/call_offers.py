"""The calls that a seat may make, in its turn or not: `calls_of`.

Nothing here depends on whether there is anything to call out: only a call that the rules require of the seat
itself is offered as one that is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.actions import Action
from game.engine.cards import NO_SUIT
from game.engine.out_of_turn import Timeliness
from game.engine.verbs import Names, Verb
from game.session.viewpoint import Viewpoint
from game.show.offers.offer import Asks, Offer, verb_label

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
