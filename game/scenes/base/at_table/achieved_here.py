"""What people at a table achieve for the first time, while they play: `AchievedHere(kit, host)`."""

from __future__ import annotations

from collections import deque

from game.scenes.base.match_history import MatchHistory
from game.session.host import Host
from game.session.records.achieved import AchievedSoFar
from game.session.records.counting import Purpose, circumstances_of, counts_for
from game.view.base.scene_kit import SceneKit


class AchievedHere:
    """Those achievements, in their order, each to be told once; none in matches that do not count for any."""

    def __init__(self, kit: SceneKit, host: Host) -> None:
        self._kit, self._host = kit, host
        self._found = AchievedSoFar(host.match)
        self._due: deque[tuple[int, str]] = deque()
        """Seats and ids that are still to be told, if they are new."""
        self._seen: set[tuple[int, str]] = set()
        self._known: dict[str, set[tuple[str, str]] | None] = {}
        """What people had achieved before this match, by their names; None where that is not known."""
        if kit.keeps_matches:
            self._found.look()  # what was achieved before the match was left has been told then
            self._seen = set(self._pairs())

    def _pairs(self) -> list[tuple[int, str]]:
        return [(seat, id) for seat, ids in self._found.found.items() for id in ids]

    @property
    def waits(self) -> bool:
        """Whether there is something to be told."""
        return bool(self._due)

    def look(self) -> None:
        """Take note of what has been done since."""
        host, kit = self._host, self._kit
        if not kit.keeps_matches or not self._found.look():
            return
        now = self._pairs()
        back = {each for each in self._due if each not in now}  # taken back before it was told
        self._seen -= back
        self._due = deque(each for each in self._due if each not in back)
        if not counts_for(Purpose.ACHIEVEMENTS, circumstances_of(host.plan)):
            return
        for seat, id in now:
            if (seat, id) not in self._seen and seat in host.plan.people:
                self._seen.add((seat, id))
                self._due.append((seat, id))

    def leave_to_result(self) -> None:
        """Tell none of what is still to be told: what comes of the round or the match will."""
        self.look()
        self._due.clear()

    def next(self) -> tuple[int, str] | None:
        """Return the seat and the title of the next one that is new; None if there is none."""
        plan = self._host.plan
        while self._due:
            seat, id = self._due.popleft()
            before = self._before(plan.seats[seat].name)
            if before is not None and (plan.game, id) not in before:
                return seat, self._kit.words(f"achievement.{plan.game}.{id}")
        return None

    def _before(self, name: str) -> set[tuple[str, str]] | None:
        """Return what a person had achieved in earlier matches; None if not all of them are read."""
        if name not in self._known:
            history = MatchHistory.of(self._kit)
            self._known[name] = history.achieved(name) if history.whole else None
        return self._known[name]
