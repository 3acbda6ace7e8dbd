"""What is known to be crowded: `CROWDED` is the reason for each, by window and picture."""

from __future__ import annotations

UPRIGHT, LARGE = "720x1280", "1280x720 200%"
CROWDED = {
    UPRIGHT: {
        "large-attack-10": "ten players and the largest text in an upright window: names give way to numbers",
        "large-callout-10": "the same",
        "phones-trick": "nine trick takers' names on plates a tenth of an upright window wide",
        "couch-recap-10": "the key of the look back stands close below two lines",
    },
    LARGE: {
        "accuse-callout": "the panel opens over a plate and its key, and a bubble touches the own total",
        "talk-callout": "the panel opens over a plate and its key, which have nothing to do with it",
        "suits-callout": "the same",
        "race-callout": "the same",
        "couch-corners-10": "speech lies over the number of cards left, for as long as it is there",
        "couch-corners-4": "the same",
        "couch-penalty": "the same",
        "couch-corners-3": "a bot's name reaches below the label of a card; its ranks stand close",
        "phones-trick": "the ranks stand close",
        "couch-corners-6": "the number of the page stands close below the eye",
        "first-attack": "a bubble touches the number of cards left",
        "guide-classic": "the same",
        "guide-oono": "a note of the guide lies over a name",
        "guide-tricks": "the same",
        "lesson-classic-06": "the coach's card lies over the pile that it speaks of",
        "phones-10": "ten plates in three rows",
        "refusal-attack": "an answer that was asked for lies over what there is, until any key",
        "refusal-callout": "the same",
        "refusal-classic": "the same",
        "refusal-oono": "the same",
        "replay-callout": "what is faced reaches below a seat of the small table",
        "replay-oono": "the same",
    },
}  # fmt: skip
"""Pictures that are known to be crowded in a window, and why; in every other window they are sound."""
