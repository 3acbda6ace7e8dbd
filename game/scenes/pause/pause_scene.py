"""The pause menu, over the table: `PauseScene(kit, stack, plan)`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace
from pygame import Surface

from game.engine.actions import Reason
from game.scenes.base.house_rules.rule_choice import set_of
from game.scenes.base.overlays.paper_overlay import Overlay, card_box
from game.scenes.base.panels.standings import Standings
from game.scenes.base.scene_stack import Stack
from game.scenes.pause.button_groups import CLOSE, GAP, ROOMIER, Menu
from game.session.cup.cup_draw import is_played_once
from game.session.host import Host
from game.session.plan import Plan, TakingBack
from game.show.guide_notes import SKIPPED
from game.store.lesson_files import has_lesson
from game.store.platform_folders import assets
from game.variants import find_variant
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, TextBox
from game.view.base.colours import BROWN, INK, RUST
from game.view.base.fonts import MEDIUM, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import HIGH_PAGE, draw_text, settle
from game.view.widgets.widgets import Button
from game.words.named_things import Join, Several
from game.words.option_words import rules_in_force
from game.words.sentences import Sentences

TITLE_SIZE, LEAST_TITLE, TEXT, LINE = 72.0, 40.0, 27.0, 24.0
TEXT_WIDE = 1000
"""How wide a text on the card is at most, in design pixels."""
UNSEEN = 400
"""ms for which a click is taken for one on the table, where nobody asked for the menu."""
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
        self._unseen = UNSEEN if why else 0
        self.practised = host is not None and host.gentle > 1
        words = kit.words
        resume = self._button("resume", stack.pop, primary=True, command="back")
        self._menu = Menu(resume, self._groups(host))
        self.menu = FocusGroup(self._menu.buttons)
        self.group, self._shown = self.menu, self._menu
        self.standings = None if host is None else Standings(kit, plan, host.match)
        self.question = self.under_title = ""
        self.title = words("ui.pause.paused")
        self.deal = self._which_deal()
        self.house, self.house_in_short = self._rules_in_force()
        self._placed: Placed = {}

    def _which_deal(self) -> str:
        """Return the line with the number of the deal; "" while it could be tried in advance by it."""
        if is_played_once(self.plan):
            return ""
        return self.kit.words("ui.deal", number=self.plan.seed)

    def _button(self, name: str, action: Callable[[], None], **how: Any) -> Button:
        return Button(self.kit.words(f"ui.pause.{name}"), action, shadow=False, **how)

    def _groups(self, host: Host | None) -> dict[str, list[Button]]:
        """Return the buttons about the match, those that help, and those that end it, by group."""
        ways, button, ask = self.stack.ways, self._button, partial(partial, self._ask)
        match = [*self._back_buttons(host), button("watch", ways.watch)]
        if host and not is_played_once(self.plan):  # nobody else plays that, nor with others
            match.append(button("who_plays", partial(ways.who_plays, host)))
        if self.kit.phones:
            match.append(Button(self.kit.words("ui.phones.open"), ways.phones, shadow=False))
        return {
            "match": match,
            "help": [
                button("rules", self._rules),
                *self._lesson_buttons(),
                button(f"guide_{'again' if self._guided else 'skip'}", self._guide),
                button("settings", ways.settings),
            ],
            "leave": [
                button("restart", ask("restart", self._restart)),
                button("new", ask("new", self._new)),
                self._elsewhere(),
                button("title", ways.title if self.kept else ask("title", ways.title)),
            ],
        }

    def _elsewhere(self) -> Button:
        """Return the button that leads to another match: back to the review that this one is from, if any."""
        back = self.stack.ways.back_to_review(self.plan)
        if back is not None:
            return self._button("to_review", back)
        # From the room of the party all games can be dealt.
        change = "another" if self.plan.together else "change"
        way = self._change if self.kept else partial(self._ask, change, self._change)
        return self._button(change, way)

    def _rules_in_force(self) -> tuple[str, str]:
        """Return the line on the rules that are not as written, and a short one; "" twice if all are."""
        words, variant = self.kit.words, find_variant(self.plan.game)
        rules = tuple(rules_in_force(words, variant.info, self.plan.options))
        if not rules:
            return "", ""
        told = Several(rules, Join.DOT)
        known = set_of(self.kit, self.plan)
        if known:
            named = words("ui.pause.house_named", set=known, rules=told)
            return named, words("ui.pause.house_named_in_short", set=known)
        whole = words("ui.pause.house", rules=told)
        return whole, words("ui.pause.house_in_short", count=len(rules))

    def _lesson_buttons(self) -> list[Button]:
        """Return the button that begins the lesson of the game, if it has one."""
        game = self.plan.game
        if not has_lesson(assets() / "lessons", game):
            return []
        return [self._button("lesson", partial(self.stack.ways.lesson, game))]

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
        self.stack.ways.rules(self.plan.game, options=self.plan.options)

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

    def _restart(self) -> None:
        self.stack.ways.rematch(self.plan.again)

    def _change(self) -> None:
        self.stack.ways.change_setup(self.plan.game)

    def _new(self) -> None:
        self.stack.ways.rematch(self.plan.anew(self.kit.new_seed()))

    def _ask(self, way: str, leave: Callable[[], None]) -> None:
        """Ask whether the match is to be left in this way."""
        words = self.kit.words
        does = words(f"ui.pause.{way}")
        self.title, self.deal = words("ui.pause.leaving", action=does), ""
        lost = "question_practice" if self.practised else "question"
        self.question = words("ui.pause.question_kept" if self.kept else f"ui.pause.{lost}")
        stay = self._button("stay", self._stay, primary=True, command="back")
        self._shown = Menu(stay, {"": [self._button(way, leave)]})
        self.group = FocusGroup(self._shown.buttons)
        self.layout()

    def _stay(self) -> None:
        self.question, self.title = "", self.kit.words("ui.pause.paused")
        self.deal = self._which_deal()
        self.group, self._shown = self.menu, self._menu
        self.layout()

    def layout(self) -> None:
        self._placed = settle(self.kit, self.kit.arrange(FirstBox(tuple(self._ways()))))
        self.card = self._placed["card"]
        self.under_title = self._with_reason(self._placed["deal"].w) if self.deal else ""

    def _ways(self) -> Iterator[Box]:
        """The groups beside each other, or below each other in two columns, or in one; or all of it lower.

        A high window has room for higher buttons.
        """
        kit, shown = self.kit, self._shown
        if self.question:
            yield card_box(ColumnBox((self._head(), shown.below(kit, 1)), GAP))
        else:
            for menu in (shown.beside(kit, ROOMIER), shown.below(kit, 2, ROOMIER)):
                roomy = ColumnBox((self._head(), menu), ROOMIER * GAP)
                yield replace(card_box(roomy), low=HIGH_PAGE)
            yield card_box(ColumnBox((self._head(), shown.beside(kit)), GAP))
            yield card_box(ColumnBox((self._head(), shown.below(kit, 2)), GAP))
            yield card_box(ColumnBox((self._head(), shown.below(kit, 1)), GAP))
        low = ColumnBox((self._head(short=True), shown.below(kit, 2, 0.0)), CLOSE)
        yield card_box(low, low=True)

    def _head(self, *, short: bool = False) -> Box:
        """The title, and what is said below it; `short` tells only how many rules are not as written."""
        line = self._house_in_short if short else self._house
        house = () if self.question else (line,)
        texts = (self._title_text, self._told, self._deal(self.deal), *house)
        below = () if self.standings is None or self.question else (self.standings.box,)
        return ColumnBox((*(each for each in texts if each.text), *below), 4)

    @property
    def _title_text(self) -> TextBox:
        return TextBox(self.title, TITLE_SIZE, TITLE, lines=1, smallest=LEAST_TITLE, key="title")

    @property
    def _told(self) -> TextBox:
        return TextBox(self.question or self.why, TEXT, MEDIUM, most=TEXT_WIDE, key="text")

    @property
    def _house(self) -> TextBox:
        return TextBox(self.house, LINE, SEMIBOLD, smallest=LEAST_LINE, most=TEXT_WIDE, key="house")

    @property
    def _house_in_short(self) -> TextBox:
        return TextBox(
            self.house_in_short, LINE, SEMIBOLD, lines=1, smallest=LEAST_LINE, cut=True, key="short"
        )

    @staticmethod
    def _deal(text: str) -> TextBox:
        return TextBox(text, LINE, SEMIBOLD, lines=1, smallest=LEAST_LINE, cut=True, key="deal")

    def _with_reason(self, width: int) -> str:
        """The line with the deal, and with what a button has no room to say: why nothing can be taken back."""
        kit = self.kit
        whys = [
            each.detail for each in self._shown.buttons if each.terse and not each.tells_detail(kit)
        ]
        if not whys:
            return self.deal
        both = kit.words("ui.pause.deal_and_why", deal=self.deal, why=whys[0])
        return both if kit.fonts.width(both, LEAST_LINE, SEMIBOLD) <= width else whys[0]

    def handle(self, intent: Intent) -> None:
        if not (self._unseen and intent.kind is Kind.PRESS):
            super().handle(intent)

    def update(self, dt: int) -> None:
        super().update(dt)
        self._unseen = max(0, self._unseen - dt)

    def due(self) -> int | None:
        return super().due() if not self._unseen else 0

    def go_back(self) -> None:
        if self.question:
            self._stay()
            self.dirty = True
        else:
            self.stack.pop()

    def draw_card(self, target: Surface) -> None:
        kit, placed = self.kit, self._placed
        inks = (
            (self._title_text, INK),
            (self._told, BROWN),
            (self._deal(self.under_title), RUST),
            (self._house, BROWN),
            (self._house_in_short, BROWN),
        )
        for text, ink in inks:
            if text.key in placed:
                draw_text(kit, target, text, placed[text.key], ink, "middle")
        if self.standings is not None and not self.question:
            self.standings.draw(target, placed)
        self._shown.draw_headings(kit, target, placed)
        self.group.draw(kit, target)
