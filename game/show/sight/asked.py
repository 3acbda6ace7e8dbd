"""What whoever is in turn is asked for, and what they face, as messages."""

from __future__ import annotations

from game.show.offers.offer import Label, message
from game.words.named_things import Several
from game.words.sentences import Sentences


def asked_label(game: str, phase: str) -> Label:
    """Return what is asked for in a phase of a game: "to play", "to bid"."""
    return message(f"{game}.asked.{phase}", "table.to_play")


def faced_label(told: Sentences, seat: int, count: int, answers: Several | None = None) -> Label:
    """Return that a seat takes `count` cards, or answers them with one of `answers`, if there are any."""
    if answers:
        return message("table.faces_or", name=told.name(seat), count=count, answers=answers)
    return message("table.faces", name=told.name(seat), count=count)
