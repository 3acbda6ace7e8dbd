"""What people have achieved or reached for the first time in a match: lines on the sheet of its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.engine.achievements import Achievement
from game.scenes.base.goals.person_goals import todo, what_was_done
from game.scenes.base.match_history import MatchHistory
from game.session.goals.goals import Goal
from game.session.host import Host
from game.session.records.counting import Purpose, circumstances_of, counts_for
from game.view.base.colours import AMBER, BROWN, INK, RUST
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import TAG
from game.words.named_things import Player, Several

TITLE_SIZE, TOLD, CLAUSE = 26.0, 23.0, 21.0
MOST = 3
"""How many are told of at most: all of them stand among the records."""
ICON, EDGE, GAP = 34, 16, 8


class New(NamedTuple):
    """Who has achieved something for the first time, or reached a goal, and which `things` were won by it."""

    name: Player
    achievement: Achievement | Goal
    things: tuple[str, ...] = ()

    def heading(self, kit: SceneKit, game: str) -> str:
        """Return its title, with who it was."""
        words, each = kit.words, self.achievement
        key = f"goal.{each.id}" if isinstance(each, Goal) else f"achievement.{game}.{each.id}"
        return words("ui.result.achieved", name=self.name, title=words(key))

    def in_one_line(self, kit: SceneKit, game: str) -> str:
        """Return its title, with who it was, and what was won."""
        return self._with_things(kit, self.heading(kit, game))

    def about(self, kit: SceneKit, game: str) -> str:
        """Return what was done, and what was won."""
        each, you = self.achievement, self.name.you
        # Where several look nobody is "you": what is to be done is true of everybody.
        if not isinstance(each, Goal):
            return kit.words(f"achievement.{game}.{each.id}.{'told' if you else 'todo'}")
        return self._with_things(kit, (what_was_done if you else todo)(kit, each))

    def _with_things(self, kit: SceneKit, told: str) -> str:
        if not self.things:
            return told
        return kit.words("ui.won.told", told=told, things=Several(self.things))


def new_achievements(host: Host, history: MatchHistory) -> list[New]:
    """Return what people at this table have achieved in its match and in none before; nothing in practice.

    As long as the match goes on it is what they have achieved in the round that has ended. The history has to
    know the match before a rematch.
    """
    plan = host.plan
    counts = counts_for(Purpose.ACHIEVEMENTS, circumstances_of(plan))
    if not counts:
        return []
    declared = {each.id: each for each in host.variant.achievements}
    done = host.achieved.by_seat() if host.match.over else host.achieved.of_late()
    found = []
    for seat in plan.people:
        if seat not in done:
            continue
        name = Player(plan.seats[seat].name, you=seat == plan.reader)
        known = history.achieved(name)
        found += [New(name, declared[id]) for id in done[seat] if (plan.game, id) not in known]
    return found


class NewAchievements:
    """The block: each in a box of its own."""

    def __init__(self, kit: SceneKit, game: str, found: Sequence[New]) -> None:
        self.kit = kit
        self.lines = [
            (
                each.heading(kit, game),
                each.about(kit, game),
                "" if isinstance(each.achievement, Goal) else each.achievement.clause,
            )
            for each in found
        ]

    def _told(self, text: str, width: int) -> list[str]:
        return self.kit.fonts.wrap(text, TOLD, MEDIUM, width - self.kit.px(ICON + 3 * EDGE))

    def _box_height(self, told: str, width: int) -> int:
        fonts = self.kit.fonts
        lines = len(self._told(told, width)) * fonts.height(TOLD, MEDIUM)
        return fonts.height(TITLE_SIZE, BOLD) + lines + self.kit.px(EDGE)

    def height(self, width: int) -> int:
        """Return its height at a width, in real pixels."""
        boxes = [self._box_height(told, width) for _, told, _ in self.lines]
        return sum(boxes) + self.kit.px(GAP) * (len(boxes) - 1)

    def draw(self, target: Surface, rect: Rect) -> None:
        """Draw it, as wide as the rectangle."""
        kit, px, paint, fonts = self.kit, self.kit.px, self.kit.paint, self.kit.fonts
        y = rect.top
        for title, told, clause in self.lines:
            box = Rect(rect.left, y, rect.w, self._box_height(told, rect.w))
            paint.box(target, box, AMBER.fade(0.3), radius=14)
            side = px(ICON)
            icon = kit.pictures.tinted("icons/crown", side, side, RUST)
            target.blit(icon, icon.get_rect(midleft=(box.left + px(EDGE), box.centery)))
            x, line = box.left + 2 * px(EDGE) + side, box.top + px(EDGE) // 2
            wide = fonts.width(clause, CLAUSE, BOLD) + px(20) if clause else 0
            tag = Rect(0, 0, wide, fonts.height(CLAUSE, BOLD))
            tag.midright = (box.right - px(EDGE), line + fonts.height(TITLE_SIZE, BOLD) // 2)
            room = tag.left - px(12) - x
            size = fonts.fitted(title, TITLE_SIZE, BOLD, room)
            paint.text(target, fonts.cut(title, size, BOLD, room), (x, line), size, BOLD, INK)
            if clause:
                paint.box(target, tag, TAG, radius=9)
                paint.text(target, clause, tag.center, CLAUSE, BOLD, BROWN, "center")
            line += fonts.height(TITLE_SIZE, BOLD)
            for text in self._told(told, rect.w):
                paint.text(target, text, (x, line), TOLD, MEDIUM, INK)
                line += fonts.height(TOLD, MEDIUM)
            y = box.bottom + px(GAP)
