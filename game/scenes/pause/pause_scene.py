"""The pause menu, over the table: `PauseScene(kit, stack, plan)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.engine.actions import Reason
from game.scenes.base.paper_overlay import PADDING, Overlay
from game.scenes.base.scene_stack import Stack
from game.scenes.pause.standings import Standings
from game.session.host import Host
from game.session.plan import Plan, TakingBack
from game.show.guide_notes import SKIPPED
from game.store.lesson_files import has_lesson
from game.store.platform_folders import assets
from game.view.base.colours import BROWN, INK, RUST
from game.view.base.fonts import BOLD, MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button
from game.words.sentences import Sentences

WIDTH, GAP, TITLE_SIZE = 620, 18, 72.0
LEAST_LINE = 18
"""The size of letters below which the line under the title rather says less."""


class PauseScene(Overlay):
    """The menu: resume, rules, settings, this deal or another with the same people, the set-up, or the title.

    What would end the match asks for confirmation; a match that is `kept` can be left for the title. `why` says
    why there is a pause, if nobody asked for it.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        plan: Plan,
        why: str = "",
        host: Host | None = None,
        *,
        kept: bool = False,
    ) -> None:
        super().__init__(kit, stack)
        self.plan = plan
        self.why = why
        self.kept = kept
        self.practised = host is not None and host.gentle > 1
        words = kit.words
        button = partial(Button, shadow=False)
        seats = (
            [button(words("ui.pause.who_plays"), lambda: stack.ways.who_plays(host))]
            if host
            else []
        )
        self.menu = FocusGroup(
            [
                button(words("ui.pause.resume"), stack.pop, primary=True, command="back"),
                button(words("ui.pause.rules"), self._rules),
                *self._lesson_buttons(),
                button(words("ui.pause.watch"), lambda: stack.ways.watch()),
                button(words("ui.pause.restart"), lambda: self._ask("restart", self._restart)),
                button(words("ui.pause.new"), lambda: self._ask("new", self._new)),
                button(
                    words("ui.pause.change"),
                    self._change if kept else lambda: self._ask("change", self._change),
                ),
                button(words("ui.pause.settings"), self._settings),
                *seats,
                *([button(words("ui.phones.open"), stack.ways.phones)] if kit.phones else []),
                *self._back_buttons(host),
                button(words(f"ui.pause.guide_{'again' if self._guided else 'skip'}"), self._guide),
                button(
                    words("ui.pause.title"),
                    self._title if kept else lambda: self._ask("title", self._title),
                ),
            ]
        )
        self.group = self.menu
        self.standings = Standings(kit, host) if host is not None else None
        self.question = self.leaving = self.under_title = ""
        self.title = "", 0.0
        self._large = TITLE_SIZE

    def _lesson_buttons(self) -> list[Button]:
        """Return the button that begins the lesson of the game, if it has one."""
        game = self.plan.game
        if not has_lesson(assets() / "lessons", game):
            return []
        lesson = partial(self.stack.ways.lesson, game)
        return [Button(self.kit.words("ui.pause.lesson"), lesson, shadow=False)]

    def _back_buttons(self, host: Host | None) -> list[Button]:
        """Return the button that takes back the last move of a person, if people here may ask for that.

        It is greyed, with the reason, while that cannot be done.
        """
        seat = None if host is None or self.plan.taking_back is TakingBack.OFF else host.last_person
        if host is None or seat is None:
            return []
        words = self.kit.words
        people = len(self.plan.people)
        label = words("ui.pause.take_back", name=self.plan.seats[seat].name, people=people)
        why = host.may_take_back(seat)
        found = Button(label, partial(self._take_back, host, seat), shadow=False)
        if isinstance(why, Reason):
            found.detail = Sentences(words, host.match.table).kept(why)
            found.enabled, found.terse = False, True
        return [found]

    def _take_back(self, host: Host, seat: int) -> None:
        """Take it back, and go back to the table."""
        host.take_back(seat)
        self.kit.sound.play("gather")
        self.stack.pop()

    def _rules(self) -> None:
        self.stack.ways.rules(self.plan.game)

    @property
    def _guided(self) -> bool:
        """Whether notes of the game's guide have been read, or it was skipped."""
        return bool(self.kit.settings.guides.get(self.plan.game))

    def _guide(self) -> None:
        """Start the game's guide again, or skip the rest of it."""
        if self._guided:
            self.kit.settings.guides.pop(self.plan.game)
        else:
            self.kit.settings.guides[self.plan.game] = [SKIPPED]
        self.kit.keep_settings()
        self.stack.pop()

    def _settings(self) -> None:
        self.stack.ways.settings()

    def _restart(self) -> None:
        self.stack.ways.rematch(self.plan)

    def _change(self) -> None:
        self.stack.ways.title()
        self.stack.ways.setup(self.plan.game)

    def _new(self) -> None:
        self.stack.ways.rematch(self.plan.anew(self.kit.new_seed()))

    def _title(self) -> None:
        self.stack.ways.title()

    def _ask(self, way: str, leave: Callable[[], None]) -> None:
        """Ask whether the match is to be left in this way."""
        words = self.kit.words
        does = words(f"ui.pause.{way}")
        self.leaving = words("ui.pause.leaving", action=does)
        lost = "question_practice" if self.practised else "question"
        self.question = words("ui.pause.question_kept" if self.kept else f"ui.pause.{lost}")
        button = partial(Button, shadow=False)
        stay = button(words("ui.pause.stay"), self._stay, primary=True, command="back")
        self.group = FocusGroup([stay, button(does, leave)])
        self.layout()

    def _stay(self) -> None:
        self.question = ""
        self.group = self.menu
        self.layout()

    def layout(self) -> None:
        px, fonts = self.kit.px, self.kit.fonts
        width, height = self.kit.size
        text = fonts.height(30, BOLD)
        widest = max(each.natural_width(self.kit) for each in self._buttons())
        most = width - 2 * px(PADDING + 20)
        room = height - 2 * px(24) - 2 * px(PADDING)
        # With large text two buttons stand side by side; where that does not help, the title is smaller, and
        # then the buttons are lower.
        usual, low = max(px(84), text + px(24)), text + px(6)
        for columns, self._large, button in (
            (1, TITLE_SIZE, usual),
            (2, TITLE_SIZE, usual),
            (2, TITLE_SIZE * 0.55, usual),
            (2, TITLE_SIZE * 0.55, low),
        ):
            inner = min(max(px(WIDTH), widest * columns + px(GAP) * (columns - 1)), most)
            head = self._head(inner)
            rows = -(-len(self.group.widgets) // columns)
            if head + rows * (button + px(8)) <= room:
                break
        gap = max(px(8), min(px(GAP), (room - head - rows * button) // max(1, rows - 1)))
        tall = 2 * px(PADDING) + head + rows * (button + gap) - gap
        self.card = Rect(0, 0, inner + 2 * px(PADDING), tall)
        self.card.center = (width // 2, height // 2)
        left, top = self.card.left + px(PADDING), self.card.top + px(PADDING) + head
        each_wide = (inner - px(GAP) * (columns - 1)) // columns
        for place, each in enumerate(self.group.widgets):
            row, column = divmod(place, columns)
            last = columns - column if each is self.group.widgets[-1] else 1
            wide = each_wide * last + px(GAP) * (last - 1)
            x = left + column * (each_wide + px(GAP))
            each.rect = Rect(x, top + row * (button + gap), wide, button)
        self.under_title = self._with_reason(inner) if self.deal else ""

    def _with_reason(self, width: int) -> str:
        """The line with the deal, and with what a button has no room to say: why nothing can be taken back."""
        kit = self.kit
        whys = [
            each.detail for each in self._buttons() if each.terse and not each.tells_detail(kit)
        ]
        if not whys:
            return self.deal
        both = kit.words("ui.pause.deal_and_why", deal=self.deal, why=whys[0])
        return both if kit.fonts.width(both, LEAST_LINE, SEMIBOLD) <= width else whys[0]

    def _head(self, width: int) -> int:
        """Set the text above the buttons for a width; return its height. Both are real pixels."""
        px, fonts = self.kit.px, self.kit.fonts
        text = self.question or self.why
        self.lines = fonts.balanced(text, 27, MEDIUM, width) if text else []
        self.deal = "" if self.question else self.kit.words("ui.deal", number=self.plan.seed)
        title = self.leaving if self.question else self.kit.words("ui.pause.paused")
        self.title = title, fonts.fitted(title, self._large, TITLE, width)
        head = (
            fonts.height(self.title[1], TITLE) + px(22) + len(self.lines) * fonts.height(27, MEDIUM)
        )
        head += px(20) if self.lines else 0
        head += fonts.height(24, SEMIBOLD) if self.deal else 0
        if self.standings is not None and not self.question:
            head += self.standings.height(width) + px(12)
        return head

    def _buttons(self) -> list[Button]:
        return [each for each in self.group.widgets if isinstance(each, Button)]

    def go_back(self) -> None:
        if self.question:
            self._stay()
            self.dirty = True
        else:
            self.stack.pop()

    def draw_card(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        y = self.card.top + px(PADDING) - px(8)
        middle = self.card.centerx
        title, size = self.title
        kit.paint.text(target, title, (middle, y), size, TITLE, INK, "midtop")
        y += kit.fonts.height(size, TITLE) + px(10)
        for line in self.lines:
            kit.paint.text(target, line, (middle, y), 27, MEDIUM, BROWN, "midtop")
            y += kit.fonts.height(27, MEDIUM)
        if self.deal:
            y -= px(14) if not self.lines else 0
            inner = self.card.w - 2 * px(PADDING)
            low = kit.fonts.fitted(self.under_title, 24, SEMIBOLD, inner)
            kit.paint.text(target, self.under_title, (middle, y), low, SEMIBOLD, RUST, "midtop")
            y += kit.fonts.height(24, SEMIBOLD)
            if self.standings is not None:
                self.standings.draw(target, Rect(self.card.left + px(PADDING), y, inner, 0))
        self.group.draw(kit, target)
