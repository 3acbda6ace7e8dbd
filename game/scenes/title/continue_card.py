"""The widget that goes on with a match: a paper card with the table, whose turn it is, and when it was left."""

from __future__ import annotations

import time
from collections.abc import Callable

from pygame import SRCALPHA, Rect, Surface

from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.base.small_table import draw_small_table
from game.scenes.title.title_backdrop import HEAD, INSET, LINE
from game.view.base.colours import BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW, WINE
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget
from game.words.catalogue import Catalogue

MORE, GAP = 22.0, 24
"""The size of the note of how many matches there are besides, and the distance between picture and text."""
DAY = 24 * 3600


class ContinueCard(Widget):
    """Activating it goes on with the match. `more` is how many others can go on."""

    radius = 22.0

    def __init__(
        self, kit: SceneKit, each: MatchUnderWay, more: int, go_on: Callable[[], None]
    ) -> None:
        super().__init__()
        self.each = each
        self.go_on = go_on
        words = kit.words
        self.heading = words("ui.title.continue")
        self.more = words("ui.title.more", count=more) if more else ""
        self.what, *self.shorter = what_is_played(words, each)
        left = when_left(words, each.found.written, time.time())
        self.turn = whose_turn(words, each)
        self.state = words("ui.title.turn_and_time", turn=self.turn, time=left)
        self._picture: tuple[tuple[object, ...], Surface] | None = None

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.heading, self.what, self.state, self.more

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.go_on()

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px = kit.px
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        fill = (PAPER, PAPER_LOW)
        kit.paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        inside = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        x, right = inside.left, inside.right
        wide = round(inside.h * 16 / 9)
        if inside.w > 2.6 * wide:
            picture = self._drawn(kit, wide, inside.h)
            target.blit(picture, inside.topleft)
            x += wide + px(GAP)
        else:
            x += px(GAP) // 2
        disc = min(px(76), inside.h)
        if right - x > 5 * disc:
            middle = (right - px(12) - disc // 2, inside.centery)
            kit.paint.disc(target, middle, disc // 2, WINE)
            side = round(disc * 0.44)
            icon = kit.pictures.tinted("icons/play", side, side, LIGHT)
            target.blit(icon, icon.get_rect(center=middle))
            right = middle[0] - disc // 2 - px(16)
        self._text(kit, target, Rect(x, inside.top, right - x, inside.h))

    def _text(self, kit: SceneKit, target: Surface, space: Rect) -> None:
        paint, fonts, px = kit.paint, kit.fonts, kit.px
        lines = [(self._what(kit, space.w), BOLD, INK)]
        if fonts.height(HEAD, TITLE) + 2 * fonts.height(LINE, MEDIUM) <= space.h:
            size = fonts.fitted(self.state, LINE, MEDIUM, space.w)
            whole = fonts.width(self.state, size, MEDIUM) <= space.w
            lines.append((self.state if whole else self.turn, MEDIUM, BROWN))
        text = fonts.height(HEAD, TITLE) + len(lines) * fonts.height(LINE, MEDIUM)
        y = space.centery - text // 2
        size = fonts.fitted(self.heading, HEAD, TITLE, space.w)
        paint.text(target, self.heading, (space.left, y), size, TITLE, INK)
        width = fonts.width(self.heading, size, TITLE)
        high = fonts.height(HEAD, TITLE)
        if self.more:
            # Not in a frame, which would look like a button of its own: their cards say where they are.
            x = space.left + width + px(18)
            if x + fonts.width(self.more, MORE, BOLD) <= space.right:
                paint.text(target, self.more, (x, y + high // 2), MORE, BOLD, BROWN, "midleft")
        y += high
        for line, face, tone in lines:
            fitted = fonts.fitted(line, LINE, face, space.w)
            cut = fonts.cut(line, fitted, face, space.w)
            paint.text(target, cut, (space.left, y), fitted, face, tone)
            y += fonts.height(LINE, MEDIUM)

    def _what(self, kit: SceneKit, room: int) -> str:
        """What is played, as much of it as there is room for; the least of it may have to be cut."""
        forms, fonts = (self.what, *self.shorter), kit.fonts
        fitting = (
            each
            for each in forms
            if fonts.width(each, fonts.fitted(each, LINE, BOLD, room), BOLD) <= room
        )
        return next(fitting, forms[-1])

    def _drawn(self, kit: SceneKit, width: int, height: int) -> Surface:
        """The picture of the table: no hand of several people is seen in it."""
        key = (
            width,
            height,
            kit.settings.four_colour,
            kit.settings.high_contrast,
            kit.settings.theme,
        )
        if self._picture is None or self._picture[0] != key:
            kept = self.each.kept
            people = kept.plan.people
            picture = Surface((width, height), SRCALPHA)
            draw_small_table(
                kit,
                picture,
                picture.get_rect(),
                kept.match.variant,
                kept.match.state,
                kept.plan.seats,
                people[0] if len(people) == 1 else -1,
            )
            self._picture = key, picture
        return self._picture[1]


def what_is_played(words: Catalogue, each: MatchUnderWay) -> list[str]:
    """Return the game, and which of its rounds is played: the whole of it first, and the shortest form last."""
    game, round_ = each.kept.plan.game, match_round(words, each)
    names = (game_title(words, game), title_parts(words, game).name)
    both = [words("ui.title.game_and_round", game=name, round=round_) for name in names]
    return [*(both if round_ else names[:1]), names[1]]


def match_round(words: Catalogue, each: MatchUnderWay) -> str:
    """Return which round is played; "" in a match of one."""
    match = each.kept.match
    number, rounds = match.state.round, match.table.options.get("rounds", 0)
    if rounds == 1:
        return ""
    if isinstance(rounds, int) and rounds > 1:
        return words("ui.title.round_of", number=number, rounds=rounds)
    return words("ui.title.round", number=number)


def whose_turn(words: Catalogue, each: MatchUnderWay) -> str:
    """Return whose turn it is; "yours" where one person plays."""
    state, plan = each.kept.match.state, each.kept.plan
    if state.over:
        return words("ui.title.round_over")
    if plan.people == (state.turn,):
        return words("ui.title.your_turn")
    return words("ui.title.turn_of", name=plan.seats[state.turn].name)


def when_left(words: Catalogue, left: float, now: float) -> str:
    """Return when a match was left, as people say it; both are in seconds since 1970."""
    then, today = time.localtime(left), time.localtime(now)
    clock = time.strftime("%H:%M", then)
    if then[:3] == today[:3]:
        return words("ui.title.today", time=clock)
    if then[:3] == time.localtime(now - DAY)[:3]:
        return words("ui.title.yesterday", time=clock)
    month = words("ui.month", number=then.tm_mon)
    return words("ui.title.day", day=then.tm_mday, month=month)
