"""The clauses by which the happenings of house rules happen, as `Info.told` has them."""

from __future__ import annotations

TOLD = {
    "jump": "H-4",
    "swap": "H-5",
    "hands-on": "H-5",
    "moved-hand-hand": "H-5",
    "doubt": "H-3",
    "hand-shown": "H-3",
    "doubt-right": "H-3",
    "doubt-wrong": "H-3",
    "drew:doubt": "H-3",
}
