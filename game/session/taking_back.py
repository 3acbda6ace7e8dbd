"""Taking back: how far a seat may go back in a match, and why not, by what its actions have done.

Within the rules a person goes back to one's own last decision, unless hidden cards came to light, chance was
involved, or somebody else has acted since. What brings a match back is `Host.take_back`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from game.engine.actions import TABLE, Reason
from game.engine.events import CardsMoved, HandShown, Place, sees
from game.engine.variant import Variant
from game.engine.zones import HAND
from game.session.course import Step


def back_to_own(
    steps: Sequence[Step], seat: int, people: Collection[int], variant: Variant[Any]
) -> int | Reason:
    """Return how many of the last actions a seat may take back, or the reason why none.

    `people` are the seats that people play. What a bot has seen does not count, as it forgets that.
    """
    if all(step.entry.seat != seat for step in reversed(steps)):
        return Reason("nothing")
    open_zones = {name for name, _, seen in variant.state.plan if seen == "laid"}
    for count, step in enumerate(reversed(steps), 1):
        reason = _obstacle(step, seat, people, variant, open_zones)
        if reason is not None:
            return reason
        if step.entry.seat == seat:
            return count
    return Reason("nothing")


def back_to_any(steps: Sequence[Step], seat: int) -> int | Reason:
    """Return how many actions there are back to the last one of a seat, whatever has happened since."""
    for count, step in enumerate(reversed(steps), 1):
        if step.entry.seat == seat:
            return count
    return Reason("nothing")


def _obstacle(
    step: Step,
    seat: int,
    people: Collection[int],
    variant: Variant[Any],
    open_zones: Collection[str],
) -> Reason | None:
    """Return why this action stays done, or None if it need not."""
    entry = step.entry
    if entry.seat == TABLE:
        return Reason("dealt")
    if any(isinstance(event, HandShown) for event in step.events):
        return Reason("shown")
    if entry.seat != seat:
        # A call of a bot tells nothing but what everybody sees; its turn tells what it has, and has not.
        decided = entry.action.verb in variant.info.turn_verbs
        if entry.seat in people or decided:
            return Reason.of("acted", other=entry.seat)
    if step.chance:
        return Reason("chance")
    moved = [event for event in step.events if isinstance(event, CardsMoved)]
    for event in moved:
        if _comes_to_light(event, seat, people, open_zones):
            drawn = event.dst.zone == HAND and event.src.zone != HAND
            return Reason("drawn" if drawn else "seen")
    return None


def _comes_to_light(
    event: CardsMoved, seat: int, people: Iterable[int], open_zones: Collection[str]
) -> bool:
    """Whether the seat or a person sees the faces of cards that they did not see where they lay.

    What the seat that takes back has played from its own hand has come to light by its own will.
    """
    src = event.src
    if src.zone in open_zones or src == Place(HAND, seat):
        return False
    return any(sees(event.seen_by, each) and src != Place(HAND, each) for each in (seat, *people))
