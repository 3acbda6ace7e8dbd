"""How often the player would win the match that is being set up, by their matches so far."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.info import Info
from game.engine.notation.rule_set_text import rule_set
from game.engine.table import sides_of
from game.scenes.base.guest_strength import unrated
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.remembered_table import player_name
from game.session.plan import Plan
from game.session.records.people_ratings import SAID, Ratings
from game.store.history_index import SeatRecord
from game.view.base.scene_kit import SceneKit
from game.view.widgets.figures import signed_number

KNOWN = 3
"""The matches from which on something is said: before, it would be a guess about anybody."""
AT_ONCE = 20
"""How many matches are added up at a time."""


class MatchOdds:
    """What is `told` of the match that was asked about last: "" for nothing, or not yet.

    The ratings by each set of rules are worked out once, in `ponder`, when nothing waits for them.
    """

    def __init__(self, kit: SceneKit, info: Info) -> None:
        self.kit = kit
        self.info = info
        self.told = ""
        self._plan: Plan | None = None
        self._ratings: dict[str, Ratings] = {}
        self._steps: Iterator[None] = iter(())

    def ask(self, plan: Plan) -> None:
        """Ask how often the player, in seat 0, would win a match, and what it may bring."""
        self._plan = plan
        line = rule_set(self.info, plan.options)
        if line in self._ratings:
            self.told = self._say(plan, self._ratings[line])
        elif self.kit.keeps_matches:
            self.told, self._steps = "", self._work_out(line)

    def ponder(self) -> bool:
        """Work for a few ms on what was asked; return whether there was anything to do."""
        return next(self._steps, self) is None

    def _work_out(self, line: str) -> Iterator[None]:
        history = MatchHistory(self.kit, self.kit.places.data)
        ratings, matches = unrated(self.kit, history, self.info, line)
        for number, match in enumerate(matches):
            ratings.add(match)
            if number % AT_ONCE == 0:
                yield
        self._ratings[line] = ratings
        if self._plan is not None:
            self.ask(self._plan)
        yield

    def _say(self, plan: Plan, ratings: Ratings) -> str:
        rating = ratings.rating(player_name(self.kit))
        seats = [
            SeatRecord(number, seat.name, seat.bot, seat.level, 0, False)
            for number, seat in enumerate(plan.seats)
        ]
        table = ratings.table(seats, 0, sides_of(len(seats), plan.options))
        if table is None or rating.matches < KNOWN:
            return ""
        words, wins = self.kit.words, round(100 * rating.chance(table))
        odds = words("ui.setup.odds", wins=wins)
        if rating.matches >= SAID and not plan.for_practice:
            won, lost = (signed_number(rating.moved(table, share)) for share in (1.0, 0.0))
            odds = words("ui.setup.odds_and_stake", wins=wins, won=won, lost=lost)
        return words("ui.setup.odds_by_house", odds=odds) if ratings.by_house_rules else odds
