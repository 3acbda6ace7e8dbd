"""The steps in which Call-Out is learned: which calls each brings, and which mistakes it makes punishable."""

from __future__ import annotations

from game.engine.info import LearningStep
from game.variants.callout.kinds import AT_THE_DEAL, IN_A_TIME_OUT

STEPS = (
    LearningStep("spades", ("call",), ("uncalled-spade", "wrong-call"), errs=("call",)),
    LearningStep("suits", ("suit",), errs=("suit",)),
    LearningStep("one", ("one",), errs=("one",), ends=("one",)),
    LearningStep(
        "catching",
        ("accuse",),
        (
            *AT_THE_DEAL,
            "no-match",
            "out-of-turn",
            "not-identical",
            "too-slow",
            "wrong-accusation",
            "false-statement",
        ),
        errs=("play", "call"),
        wrong_plays=True,
    ),
    LearningStep(
        "talk",
        ("say", "time out"),
        (*IN_A_TIME_OUT, "question", "bad-word"),
        errs=("say",),
    ),
)
"""All five; the last one leaves nothing out."""
