"""The verbs of Call-Out."""

from __future__ import annotations

from game.engine import verbs
from game.engine.verbs import Names, Verb
from game.variants.callout.cards import SPADES

MISTAKES = (
    ("cards", ("no-match", "out-of-turn", "not-identical", "misdeal")),
    ("calls", ("uncalled-spade", "wrong-call", "too-slow", "looked-early")),
    ("words", ("question", "bad-word", "false-statement", "wrong-accusation")),
    (
        "time-out",
        (
            "looked-in-time-out",
            "took-cards-in-time-out",
            "played-in-time-out",
            "not-your-time-out",
        ),
    ),
)
"""The kinds of mistakes of L-21, in the groups in which they are offered."""

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
        groups=MISTAKES,
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
