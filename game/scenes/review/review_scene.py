"""Where a match turned: `ReviewScene(kit, stack, tape)`. It is worked out while it is shown, between frames."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from pygame import Rect, Surface

from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.review.compared_with import chosen_lately, known_par
from game.scenes.review.review_chart import ReviewChart
from game.scenes.review.review_moments import lone_moment, lone_sentences, turning_moment
from game.scenes.review.review_page import ReviewPage
from game.scenes.review.review_texts import ReviewTexts
from game.scenes.review.turn_card import TurnCard
from game.session.replays.tape import Tape
from game.session.review.kept_accuracy import Chosen
from game.session.review.match_review import Decision, Review
from game.session.review.review_file import read_review, review_path, write_review
from game.session.review.reviewing import Reviewing
from game.store.match_folder import ENDED
from game.view.base.arranging import Placed
from game.view.base.colours import (
    AMBER_FILL,
    BROWN,
    INK,
    PAPER,
    PAPER_EDGE,
    PAPER_LOW,
    QUIET,
    RUST,
)
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.scroll_area import FADE, ScrollArea
from game.view.widgets.widget_boxes import draw_text, in_order, parts_of, settle
from game.view.widgets.widgets import Button, Widget

OFTEN = 200
"""ms between two pictures while it is worked out."""


def _nothing() -> None:
    """Do nothing: there is no turn to open, or to play better."""


class ReviewScene(Scene):
    """The review of a match for one of its people, or of its bots where nobody played.

    `watch` shows the match from a place on, if it is not to be shown on top. A `review` that there is already
    is shown at once.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        tape: Tape,
        watch: Callable[[int], None] | None = None,
        review: Review | None = None,
    ) -> None:
        super().__init__(kit, stack)
        self.tape = tape
        self.par = known_par(kit, tape)
        """The par of the deal of a day; None for others, and while it is not known."""
        self._watch = watch
        self.seats = tape.plan.people or tuple(range(tape.table.players))
        words = kit.words
        self.whose = Button("", self._next_seat, size=26)
        self.watching = Button(words("ui.review.watch"), self._watch_again, icon="play", size=26)
        self.back = Button(words("ui.back"), stack.pop, command="back", size=26)
        several = [self.whose] if len(self.seats) > 1 else []
        self.buttons = [*several, self.watching, self.back]
        self.scroll = ScrollArea()
        self.placed: Placed = {}
        self._open(self.seats[0] if review is None else review.seat, review)

    def _open(self, seat: int, review: Review | None = None) -> None:
        """Begin with the review for a seat: the one that there is or is kept, or else a new one."""
        kit, tape = self.kit, self.tape
        self.seat = seat
        self.texts = ReviewTexts(kit.words, tape, seat)
        firsts = [each.first for each in tape.rounds]
        self.chart = ReviewChart(self.texts, firsts, self.open_point)
        self.cards: list[TurnCard] = []
        self.lone: TurnCard | None = None
        """What is shown of a match without a turning point."""
        self._lately = Chosen()
        self.walk: Reviewing | None = None
        self.review: Review | None = None
        name = self.texts.sentences.called(seat)
        self.whose.label = kit.words("ui.review.seat", name=name)
        self.group = FocusGroup([self.watching])
        kept = review
        if kept is None and tape.kept_as:
            kept = read_review(self._path, tape, seat)
        if kept is None:
            self.walk = Reviewing(tape, seat)
            self._show_so_far()
        else:
            self._show(kept)

    @property
    def _path(self) -> Path:
        return review_path(self.kit.places.data / ENDED, self.tape.kept_as, self.seat)

    def _show_so_far(self) -> None:
        walk = self.walk
        assert walk is not None
        part = Review(self.seat, walk.start, walk.start, tuple(walk.found))
        self.chart.show(part, walk.total, ended=False)
        self.dirty = True

    def _show(self, review: Review) -> None:
        """Show a review that is whole, the largest loss open."""
        self.walk, self.review = None, review
        self._lately = chosen_lately(self.kit, self.tape, self.seat)
        self.chart.show(review, len(review.decisions), ended=True)
        turned = review.turning_points
        self.cards = [self._card(review, each, n) for n, each in enumerate(turned, 1)]
        lone = None if turned else lone_moment(self.texts, review)
        if lone is not None:
            self.lone = TurnCard(self.kit, self.tape, self.seat, lone, 0, _nothing, _nothing)
            self.lone.open, self.lone.enabled = True, False
            self.chart.marked = lone.marked
        if turned:
            largest = max(range(len(turned)), key=lambda place: turned[place].judged.loss)
            self.open_point(largest)
        else:
            self._settle()

    def _card(self, review: Review, decision: Decision, number: int) -> TurnCard:
        moment = turning_moment(self.texts, review, decision)
        opened = partial(self.open_point, number - 1, True)
        play = partial(self.play_better, decision)
        return TurnCard(self.kit, self.tape, self.seat, moment, number, opened, play)

    def open_point(self, place: int, pressed: bool = False) -> None:
        """Open a turning point; one that was `pressed` leaves the focus on what can be done with it."""
        self.chart.opened = place
        for number, each in enumerate(self.cards):
            each.open = number == place
            each.enabled = not each.open
        self._settle(
            self.cards[place].play if pressed or self.group.focused is self.watching else None
        )

    def _settle(self, focused: Widget | None = None) -> None:
        """Let what is there now have the focus, and place it."""
        self.layout()
        if focused is not None:
            self.group.focused = focused
        self._follow()
        self.dirty = True

    def play_better(self, decision: Decision) -> None:
        """Begin a match of one's own where a decision was to be made."""
        self.stack.ways.play_on(self.tape, decision.at, self.seat, reviewed=True)

    def _next_seat(self) -> None:
        place = self.seats.index(self.seat) + 1
        self._open(self.seats[place % len(self.seats)])
        self._settle(self.whose)

    def _watch_again(self) -> None:
        opened = next((each for each in self.cards if each.open), self.lone)
        at = opened.moment.at if opened is not None else 0
        if self._watch is None:
            self.stack.ways.watch_tape(self.tape, at)
        else:
            self.stack.pop()
            self._watch(at)

    def ponder(self) -> bool:
        """Go on working it out for a few ms; return whether there is more to do."""
        walk = self.walk
        if walk is None:
            return False
        before = len(walk.found)
        walk.step()
        if walk.review is not None:
            self._keep(walk.review)
            self._show(walk.review)
        elif len(walk.found) != before:
            self._show_so_far()
        return self.walk is not None

    def _keep(self, review: Review) -> None:
        """Keep it beside the log, where there is one; what cannot be kept is worked out again."""
        if self.tape.kept_as and self.kit.keeps_matches:
            with suppress(OSError):
                write_review(self._path, review, self.tape)

    def due(self) -> int | None:
        return OFTEN if self.walk is not None else None

    @property
    def said(self) -> tuple[str, ...]:
        """The sentences below the chart, where no turn is shown."""
        words, review, walk = self.kit.words, self.review, self.walk
        if walk is not None:
            return (words("ui.review.working", done=len(walk.found), all=walk.total),)
        assert review is not None
        if not review.decisions:
            return (words("ui.review.no_turns"),)
        return tuple(filter(None, (*lone_sentences(self.texts, review), self._accuracy)))

    @property
    def _accuracy(self) -> str:
        return "" if self.review is None else self.texts.accuracy(self.review, self._lately)

    @property
    def more(self) -> str:
        """How well was chosen, and which calls were left out; "" where that is said below, or cannot be."""
        if self.review is None or not self.cards:
            return ""
        accuracy, forgotten = self._accuracy, self.texts.forgotten(self.review)
        if accuracy and forgotten:
            return self.kit.words("ui.review.and", one=accuracy, other=forgotten)
        return accuracy or forgotten

    @property
    def _page(self) -> ReviewPage:
        return ReviewPage(
            self.kit,
            (self.texts.about, self.more, self.texts.par(self.par)),
            self.buttons,
            self.chart,
            self.cards,
            self.said,
            self.lone,
            working=self.walk is not None,
        )

    def layout(self) -> None:
        placed = self.placed = settle(self.kit, self.kit.arrange(self._page.box))
        view = placed.get("scroll", Rect(0, 0, 0, 0))
        ends = [placed[key].bottom for key in (*self._moving, "said") if key in placed]
        self.scroll.set(view, max(ends) - view.top if view.h else 0)
        self._flow()
        self.group.regroup(in_order(placed), self.watching)

    @property
    def _moving(self) -> list[Widget]:
        """What is scrolled, where the page does."""
        plays = [each.play for each in self.cards if each.open]
        return [self.chart, *self.cards, *([self.lone] if self.lone else []), *plays]

    def _flow(self) -> None:
        """Set everything where it lies as far as it is scrolled."""
        move = (0, -self.scroll.offset)
        clip = self.scroll.view if self.scroll.view.h else None
        for each in self._moving:
            if each in self.placed:
                each.rect = self.placed[each].move(move)
                each.clip = clip
            if isinstance(each, ReviewChart | TurnCard):
                each.parts = parts_of(each, self.placed, move)

    def _follow(self) -> None:
        """Scroll so that what has the focus is seen, with its card."""
        view, focused = self.scroll.view, self.group.focused
        if not view.h or focused not in self._moving:
            return
        top, bottom = (
            edge + self.scroll.offset - view.top for edge in (focused.rect.top, focused.rect.bottom)
        )
        room = self.kit.px(FADE)
        if self.scroll.reveal(top, min(bottom, top + view.h - 2 * room), room):
            self._flow()

    def handle(self, intent: Intent) -> None:
        self.dirty = self.dirty or intent.deliberate
        if intent.kind in (Kind.BACK, Kind.MENU):
            self.stack.pop()
        elif self.scroll.view.h and self.scroll.handle(self.kit, intent):
            self._flow()
            self.group.point(self.kit, intent.pos)
            self.dirty = True
        elif (
            intent.kind is Kind.NAVIGATE
            and intent.direction[1]
            and self._through(intent.direction[1])
        ):
            self.dirty = True
        elif self.group.handle(self.kit, intent):
            if intent.reveals:
                self._follow()
            self.dirty = True

    def _through(self, step: int) -> bool:
        """Scroll on (+1) or back (−1) in what has the focus and is higher than the view, or past all.

        Return whether there was more to see that way.
        """
        view, focused = self.scroll.view, self.group.focused
        if not view.h:
            return False
        ahead = [
            each
            for each in self.group.widgets
            if each.enabled and (each.rect.centery - focused.rect.centery) * step > 0
        ]
        in_it = focused in self._moving and self.scroll.through(
            focused.rect, step, self.kit.px(FADE)
        )
        if not in_it and (ahead or not self.scroll.by(step * view.h * 2 // 3)):
            return False
        self._flow()
        return True

    def draw(self, target: Surface) -> None:
        kit, page = self.kit, self._page
        target.blit(kit.themed("night").cloth(*kit.size, kit.space.scale), (0, 0))
        draw_text(kit, target, page.title, self.placed["title"], soft=True)
        for each in page.abouts:
            if each.key in self.placed:
                draw_text(kit, target, each, self.placed[each.key], QUIET)
        view = self.scroll.view
        around = view.inflate(2 * kit.px(30), 0) if view.h else target.get_clip()
        with self.scroll.fading(kit, target, around):
            if "said" in self.placed:
                self._draw_said(target, page)
            self.group.draw(kit, target, [each for each in self._moving if each in self.placed])
        self.group.draw(kit, target, self.buttons)
        if self.scroll.view.h:
            self.scroll.draw_bar(kit, target, on_cloth=True)

    def _draw_said(self, target: Surface, page: ReviewPage) -> None:
        kit, move = self.kit, (0, -self.scroll.offset)
        paper = self.placed["said"].move(move)
        fill = (PAPER, PAPER_LOW)
        kit.paint.box(target, paper, fill, radius=24, edge=PAPER_EDGE, shadow=True)
        for place in range(len(page.said)):
            rect = self.placed["said", place].move(move)
            tone = INK if place == 0 else BROWN
            draw_text(kit, target, page.sentence(place), rect, tone)
        if self.walk is not None:
            self._draw_progress(target, self.placed["progress"].move(move), self.walk)

    def _draw_progress(self, target: Surface, bar: Rect, walk: Reviewing) -> None:
        """The bar that tells how much has been worked out."""
        kit = self.kit
        kit.paint.pill(target, bar, RUST.fade(0.25))
        done = round(bar.w * len(walk.found) / max(1, walk.total))
        kit.paint.pill(target, Rect(*bar.topleft, max(bar.h, done), bar.h), AMBER_FILL)
