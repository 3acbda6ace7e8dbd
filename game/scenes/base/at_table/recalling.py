"""What guests remember of the only person at a table, as a match begins: `memories_at(kit, host, history)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scenes.base.guest_list import themselves
from game.scenes.base.match_history import MatchHistory
from game.session.acquaintance.recollections import LATELY, Recollection, greeting_recollections
from game.session.host import Host
from game.store.history_index import Wanted
from game.view.base.scene_kit import SceneKit


def memories_at(
    kit: SceneKit, host: Host, history: Callable[[], MatchHistory]
) -> dict[int, Sequence[Recollection]]:
    """Return them by the guests' seats, out of what `history` gives, which is asked only if it matters.

    Nobody remembers anything of several people, in a match that goes on, or as long as not all logs are read,
    nor does who plays under another's name. Where it is practised nothing counts, and nobody tells a number.
    """
    plan, reader = host.plan, host.plan.reader
    if reader < 0 or host.match.log or not kit.keeps_matches:
        return {}
    before = history()
    if not before.whole:
        return {}
    person = plan.seats[reader].name
    bots = themselves(kit.words, host.guests, plan, ())
    names = {bot: plan.seats[seat].name for seat, bot in bots.items()}
    known = before.acquaintances(person, names)
    last = before.find(Wanted(person=person, counted=True), most=LATELY)
    lately, now = [each.game for each in last], before.now()
    seen = max((each.began for each in before.find(Wanted(person=person), most=1)), default=0.0)
    found: dict[int, Sequence[Recollection]] = {}
    for seat, bot in bots.items():
        told = greeting_recollections(known[bot], plan.game, now, lately, seen)
        found[seat] = tuple(each for each in told if not (each.number and plan.for_practice))
    return found
