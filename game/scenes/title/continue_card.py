"""The widget that goes on with a match: a paper card with the table, whose turn it is, and when it was left."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.house_rules.rule_choice import set_of
from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.title.table_picture import TablePicture
from game.session.cup.cup_draw import is_of_cup
from game.session.evening.evening_log import is_of_evening
from game.session.today.day import day_of, this_day
from game.session.today.todays_deal import day_of_part, is_first_try
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import BROWN, INK, LIGHT, PAPER, PAPER_EDGE, PAPER_LOW, WINE
from game.view.base.fonts import BOLD, MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import draw_text, line_high
from game.view.widgets.widgets import Look, Widget
from game.words.catalogue import Catalogue
from game.words.named_things import Player, Several

HEAD, LINE, HARDLY_SMALLER, SMALLEST, INSET = 46.0, 27.0, 25.0, 20.0, 16
"""Sizes of the heading and of the lines below it, how small one may be before it says less, and at last;
and the edge around them."""
GAP, PLAY, LEAST_HIGH = 24, 80, 148
"""The distance between picture and text, the disc that plays on, and the least height."""
PICTURE, LEAST_TEXT = 1.6, 8
"""The picture's width by its height, and how wide the texts are at least beside it, in heights of a line."""
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
        self.what, *self.shorter = _with_set(kit, each, what_is_played(words, each))
        left = when_left(words, each.found.written, time.time())
        self.turn = whose_turn(words, each)
        self.when = left
        self.state = words("ui.title.turn_and_time", turn=self.turn, time=left)
        self.picture = TablePicture(kit, each)

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.heading, self.what, self.state

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.go_on()

    def box(self, kit: SceneKit, *, low: bool = False, high: float = 0) -> LeafBox:
        """Return its box, `high` at least: with room for all that is told, or a `low` one for less."""
        scale = kit.space.scale
        told = self._ways(kit)[-1 if low else 0]
        text = kit.boxes.height(told, kit.size[0]) / scale
        return LeafBox(0, max(LEAST_HIGH, high, text + 2 * INSET), key=self)

    @property
    def _texts(self) -> list[TextBox]:
        """The texts, each with itself as its key: the heading, what is played, and how it stands."""
        heading = TextBox(self.heading, HEAD, TITLE, lines=1, smallest=34, key=self.heading)
        played = [
            TextBox(each, LINE, BOLD, lines=1, smallest=HARDLY_SMALLER, key=each)
            for each in (self.what, *self.shorter)
        ]
        # The least of it may have to be cut.
        played[-1] = replace(played[-1], smallest=SMALLEST, cut=True)
        below = (self.state, self.turn, self.when)
        told = (TextBox(each, LINE, MEDIUM, lines=1, smallest=SMALLEST, key=each) for each in below)
        return [heading, *played, *told]

    def _ways(self, kit: SceneKit) -> list[ColumnBox]:
        """The texts beside what plays on, from all that is told to the least, and that without it."""
        heading, *played, state, turn, when = self._texts
        what = FirstBox(tuple(played))
        play = LeafBox(PLAY, PLAY, key="play")
        stands = FirstBox((state, turn))
        four = RowBox((ColumnBox((turn, when), share=1), play), GAP, "end")
        least = LEAST_TEXT * line_high(kit)
        ways = [ColumnBox((heading, what, four), 2, spread="middle", least=least)]
        for lines in ((heading, what, stands), (heading, what)):
            told = ColumnBox(lines, spread="middle", share=1)
            ways.append(ColumnBox((RowBox((told, play), GAP, "middle", share=1),), least=least))
        narrow = RowBox((ColumnBox((heading, what), spread="middle", share=1), play), GAP, "middle")
        last = (replace(heading, smallest=SMALLEST, cut=True), what)
        return [*ways, ColumnBox((narrow,)), ColumnBox(last, spread="middle")]

    def _inner(self, kit: SceneKit, room: Rect) -> Box:
        """The picture beside the texts, or where there is too little width these alone."""
        scale = kit.space.scale
        picture = LeafBox(room.h * PICTURE / scale, room.h / scale, key="picture")
        *beside, narrow, last = self._ways(kit)
        wide = FirstBox(tuple(beside), share=1)
        return FirstBox((RowBox((picture, wide), GAP), *beside, narrow, last))

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px = kit.px
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        fill = (PAPER, PAPER_LOW)
        kit.paint.box(target, rect, fill, radius=self.radius, edge=PAPER_EDGE, shadow=True)
        room = rect.inflate(-2 * px(INSET), -2 * px(INSET))
        placed = kit.arrange(self._inner(kit, room), room)
        if "picture" in placed:
            target.blit(self.picture.of(placed["picture"].size), placed["picture"])
        if "play" in placed:
            middle = placed["play"].center
            kit.paint.disc(target, middle, px(PLAY / 2), WINE)
            side = px(PLAY * 0.44)
            icon = kit.pictures.tinted("icons/play", side, side, LIGHT)
            target.blit(icon, icon.get_rect(center=middle))
        for text in self._texts:
            if text.key in placed:
                told = replace(text, smallest=SMALLEST, cut=True)
                draw_text(
                    kit, target, told, placed[text.key], BROWN if text.face == MEDIUM else INK
                )


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
    if is_of_evening(each.kept.plan):
        return [words("ui.evening.played_as", game=name) for name in names]
    both = [words("ui.title.game_and_round", game=name, round=round_) for name in names]
    forms = [*(both if round_ else names[:1]), names[1]]
    company = with_whom(words, each)
    whole = (words("ui.title.turn_and_time", turn=one, time=company) for one in forms)
    return [*(whole if company else ()), *forms]


def _with_set(kit: SceneKit, each: MatchUnderWay, played: list[str]) -> list[str]:
    """Return what is played first with the name of the set of its rules, if that has one."""
    house = set_of(kit, each.kept.plan)
    named = [kit.words("ui.title.game_and_set", game=game, set=house) for game in played]
    return [*(named if house else ()), *played]


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
