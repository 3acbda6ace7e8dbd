"""What is known to be crowded: `CROWDED` is the reason for each, by window and picture."""

from __future__ import annotations

LARGE = "1280x720 200%"
CROWDED = {
    LARGE: {
        "couch-corners-10": "speech lies over the number of cards left, for as long as it is there",
        "couch-corners-6": "the number of the page stands close below the eye",
        "guide-classic": "a note of the guide lies over the number of cards left",
        "guide-oono": "a note of the guide lies over a name",
        "guide-tricks": "the same",
        "lesson-classic-06": "the coach's card lies over the pile that it speaks of",
        "refusal-attack": "an answer that was asked for lies over what there is, until any key",
        "refusal-callout": "the same",
        "refusal-classic": "the same",
        "refusal-oono": "the same",
    },
}  # fmt: skip
"""Pictures that are known to be crowded in a window, and why; in every other window they are sound."""
