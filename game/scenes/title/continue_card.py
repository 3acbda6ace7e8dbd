"""The widget that goes on with a match: a paper card with the table, whose turn it is, and when it was left."""

from __future__ import annotations

import time
from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.title.table_picture import TablePicture
from game.scenes.title.title_backdrop import HEAD, INSET, LINE
from game.session.cup.cup_draw import is_of_cup
from game.session.today.day import day_of, this_day
from game.session.today.todays_deal import day_of_part, is_first_try
from game.view.base.colours import BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW, WINE
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Look, Widget
from game.words.catalogue import Catalogue
from game.words.named_things import Player, Several

GAP = 24
"""The distance between picture and text."""
MOST_NAMED = 3
"""Of more others at a table only the first is named."""


class ContinueCard(Widget):
    """Activating it goes on with the match."""

    radius = 22.0

    def __init__(self, kit: SceneKit, each: MatchUnderWay, go_on: Callable[[], None]) -> None:
        super().__init__()
        self.each = each
        self.go_on = go_on
        words = kit.words
        self.heading = words("ui.title.continue")
        self.what, *self.shorter = what_is_played(words, each)
        left = when_left(words, each.found.written, time.time())
        self.turn = whose_turn(words, each)
        self.state = words("ui.title.turn_and_time", turn=self.turn, time=left)
        self.picture = TablePicture(kit, each)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.heading, self.what, self.state

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
            target.blit(self.picture.of((wide, inside.h)), inside.topleft)
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
        paint, fonts = kit.paint, kit.fonts
        lines = [(self._what(kit, space.w), BOLD, INK)]
        if fonts.height(HEAD, TITLE) + 2 * fonts.height(LINE, MEDIUM) <= space.h:
            size = fonts.fitted(self.state, LINE, MEDIUM, space.w)
            whole = fonts.width(self.state, size, MEDIUM) <= space.w
            lines.append((self.state if whole else self.turn, MEDIUM, BROWN))
        text = fonts.height(HEAD, TITLE) + len(lines) * fonts.height(LINE, MEDIUM)
        y = space.centery - text // 2
        size = fonts.fitted(self.heading, HEAD, TITLE, space.w)
        paint.text(target, self.heading, (space.left, y), size, TITLE, INK)
        y += fonts.height(HEAD, TITLE)
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


def what_is_played(words: Catalogue, each: MatchUnderWay) -> list[str]:
    """Return the game, which of its rounds is played, and with whom: all of it first, the shortest last."""
    game, round_ = each.kept.plan.game, match_round(words, each)
    names = (game_title(words, game), title_parts(words, game).name)
    day = day_of_part(each.kept.plan.part)
    if day is not None and is_first_try(each.kept.plan):
        if day == this_day():
            return [words("ui.title.todays_deal", game=name) for name in names]
        month = words("ui.month", number=day.month)
        return [words("ui.title.deal_of", day=day.day, month=month, game=name) for name in names]
    if is_of_cup(each.kept.plan):
        return [words("ui.cup.played_as", game=name) for name in names]
    both = [words("ui.title.game_and_round", game=name, round=round_) for name in names]
    forms = [*(both if round_ else names[:1]), names[1]]
    company = with_whom(words, each)
    whole = (words("ui.title.turn_and_time", turn=one, time=company) for one in forms)
    return [*(whole if company else ()), *forms]


def match_round(words: Catalogue, each: MatchUnderWay) -> str:
    """Return which round is played; "" in a match of one."""
    match = each.kept.match
    number, rounds = match.state.round, match.table.options.get("rounds", 0)
    if rounds == 1:
        return ""
    if isinstance(rounds, int) and rounds > 1:
        return words("ui.title.round_of", number=number, rounds=rounds)
    return words("ui.title.round", number=number)


def with_whom(words: Catalogue, each: MatchUnderWay) -> str:
    """Return who else plays a match, by which two of one game are told apart; "" if nobody of here plays it."""
    plan = each.kept.plan
    if not plan.people:
        return ""
    own = plan.people[0]
    others = tuple(Player(seat.name) for at, seat in enumerate(plan.seats) if at != own)
    if len(others) > MOST_NAMED:
        return words("ui.title.with_more", name=others[0], count=len(others) - 1)
    return words("ui.title.with", names=Several(others))


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
    then = time.localtime(left)
    clock = time.strftime("%H:%M", then)
    days = (day_of(now) - day_of(left)).days  # not by hours: one day has 23 of them, and another 25
    if days == 0:
        return words("ui.title.today", time=clock)
    if days == 1:
        return words("ui.title.yesterday", time=clock)
    month = words("ui.month", number=then.tm_mon)
    return words("ui.title.day", day=then.tm_mday, month=month)
