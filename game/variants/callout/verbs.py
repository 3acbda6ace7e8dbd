"""The verbs of Call-Out."""

from __future__ import annotations

from game.engine import verbs
from game.engine.verbs import Names, Verb
from game.variants.callout.cards import SPADES
from game.variants.callout.kinds import KINDS

VERBS = (
    verbs.PLAY,
    verbs.DRAW,
    Verb("one", offered=True, key="o", button="lt", sound="call-out"),
    Verb(
        "call",
        Names.CARDS,
        offered=True,
        cards=tuple(card for card, spade in enumerate(SPADES) if spade),
        key="l",
        button="lb",
    ),
    Verb("suit", Names.SUIT, offered=True, key="i", button="rb"),
    Verb(
        "accuse",
        Names.SEAT_AND_WORD,
        offered=True,
        words=KINDS,
        key="a",
        button="rt",
        sound="accuse",
    ),
    Verb("say", Names.TEXT, offered=True, key="t", button="rs"),
    Verb("time out", offered=True, closing="time in", key="p"),
    Verb("time in"),
    Verb("look", reveals=True),
    Verb("take"),
    Verb("deal", Names.SEAT_OR_ALL),
    Verb("done"),
)
