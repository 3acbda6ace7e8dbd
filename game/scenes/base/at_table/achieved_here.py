"""What people at a table achieve for the first time, while they play: `AchievedHere(kit, host, history)`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.engine.match import Entry
from game.scenes.base.match_history import MatchHistory
from game.session.host import Host
from game.session.records.counting import Purpose, circumstances_of, counts_for
from game.view.base.scene_kit import SceneKit


class AchievedHere:
    """Those achievements, in their order, each to be told once; none in matches that do not count for any.

    `history` gives the matches before this one, and is asked as soon as something may be new.
    """

    def __init__(self, kit: SceneKit, host: Host, history: Callable[[], MatchHistory]) -> None:
        self._kit, self._host, self._history = kit, host, history
        self._due: deque[tuple[int, str]] = deque()
        """Seats and ids that are still to be told, if they are new."""
        self._known: dict[str, set[tuple[str, str]] | None] = {}
        """What people had achieved before this match, by their names; None where that is not known."""
        self._last = self._latest
        # What was achieved before the match was left has been told then.
        self._seen = set(self._pairs()) if self._counts else set()

    @property
    def _counts(self) -> bool:
        """Whether anything is achieved here, which is worked out only then."""
        plan = self._host.plan
        counts = counts_for(Purpose.ACHIEVEMENTS, circumstances_of(plan))
        return self._kit.keeps_matches and counts and bool(plan.people)

    @property
    def _latest(self) -> tuple[int, Entry | None]:
        """What the match has come to: no two actions are one object."""
        log = self._host.match.log
        return len(log), log[-1] if log else None

    def _pairs(self) -> list[tuple[int, str]]:
        return [(seat, id) for seat, ids in self._host.achieved.by_seat().items() for id in ids]

    @property
    def waits(self) -> bool:
        """Whether there is something to be told."""
        return bool(self._due)

    def look(self) -> None:
        """Take note of what has been done since."""
        count, entry = self._latest
        if count == self._last[0] and entry is self._last[1]:
            return
        self._last = count, entry
        if not self._counts:
            self._due.clear()
            return
        now = self._pairs()
        back = {each for each in self._due if each not in now}  # taken back before it was told
        self._seen -= back
        self._due = deque(each for each in self._due if each not in back)
        for seat, id in now:
            if (seat, id) not in self._seen and seat in self._host.plan.people:
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
            history = self._history()
            history.read_on()
            self._known[name] = history.achieved(name) if history.whole else None
        return self._known[name]
