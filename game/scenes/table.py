"""The table at which a match is played: `TableScene(stage, stack, plan)`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from pygame import Surface

from game.scenes.coach import Coach
from game.scenes.deeds import Deeds
from game.scenes.furniture import Furniture
from game.scenes.heldfocus import HeldFocus
from game.scenes.invite import remember_deal
from game.scenes.more import open_more
from game.scenes.namedrules import NamedRules
from game.scenes.round import Play
from game.scenes.stack import Scene, Stack
from game.scenes.tablemouse import TableMouse
from game.session.plan import Plan
from game.store.places import assets
from game.view.input import Device, Intent, Kind
from game.view.layout import TableLayout, load_layout
from game.view.picker import SuitPicker
from game.view.stage import Stage
from game.view.table import TableView

AFTER_ROUND = 1400
"""ms for which the open hands are seen before the result covers them."""


@cache
def table_layout(file: Path) -> TableLayout:
    """The layout in a file, read once."""
    return load_layout(file)


class TableScene(Scene):
    """Plays one match from the first deal to the last result."""

    def __init__(self, stage: Stage, stack: Stack, plan: Plan) -> None:
        super().__init__(stage, stack)
        remember_deal(stage, plan)
        fair = stage.settings.fair
        self.play = Play(plan, stage.words, stage.speed, stage.sound, fair, stage.thinking)
        info = self.play.variant.info
        self.view = TableView(
            stage,
            self.play.match.table,
            info,
            plan.seats,
            self.play.seat,
            self.play.director,
            table_layout(assets() / "tables" / f"{info.layout}.tmx"),
        )
        self.focus = HeldFocus(self.play, self.view)
        self.deeds = Deeds(
            stage, self.play, self.view, self.focus, self._attend, lambda: self.furniture.floor
        )
        self.mouse = TableMouse(stage, self.view, self.focus, self.deeds)
        self.furniture = Furniture(stage, self.play, self.view, self.deeds.do, self.focus.on)
        self.coach = Coach(stage, self.play, self.view, self.furniture, self.focus.on)
        self.named = NamedRules(stage, self.furniture, self.coach)
        self._until_result = AFTER_ROUND
        self._attended = replace(self.view.attention)

    @property
    def picker(self) -> SuitPicker | None:
        """What asks for the suit of a wild card, while it does."""
        return self.deeds.picker

    # --- the scene's life

    def resume(self) -> None:
        """Take over what the player may have chosen meanwhile."""
        stage, wishes = self.stage, self.stage.settings
        self.play.pace(stage.speed, stage.thinking, wishes.fair, wishes.slowing)
        timed = self.play.variant.info.timed
        self.view.attention.marked = wishes.show_legal_timed if timed else wishes.show_legal
        if wishes.sorting != self.view.arrangement.by:
            self.view.arrangement.sort(wishes.sorting)
        stage.reader.bindings.at_table(self._said_here)

    def pause(self) -> None:
        """Nothing is asked, and nothing can be called, while another scene is on top."""
        self.furniture.calling.close()
        self.stage.reader.bindings.at_table(())

    @property
    def _said_here(self) -> set[str]:
        """What a button means at this table before all else."""
        info = self.play.variant.info
        return (
            {call.verb for call in info.call_verbs}
            | info.turn_verbs
            | ({"gather", "more"} if self.play.free else set())
        )

    def layout(self) -> None:
        self.view.resize()
        self.furniture.place()
        self.deeds.place()

    def due(self) -> int | None:
        if self.view.moving or self.furniture.moving:
            return 0
        next_deed = self._until_result if self.play.over else self.play.waits
        waits = [
            each for each in (next_deed, self.furniture.due, self.coach.due) if each is not None
        ]
        return min(waits, default=None)

    def update(self, dt: int) -> None:
        moved = self.view.moving
        self.view.advance(dt)
        happened = len(self.play.match.log)
        if not self.play.over:
            self.play.update(dt)
        elif not self.play.director.busy:
            self._until_result -= dt
            if self._until_result <= 0:
                self._show_result()
        self._attend()
        self.dirty |= self.furniture.advance(dt)
        self.dirty |= self.coach.advance(dt)
        if moved or self.view.moving or len(self.play.match.log) != happened:
            self.dirty = True

    def _show_result(self) -> None:
        from game.scenes.result import ResultScene

        self._until_result = AFTER_ROUND
        outcome = self.play.outcome()
        self.stack.push(ResultScene(self.stage, self.stack, outcome, self.play.next_round))

    def _attend(self) -> None:
        """Bring what the player can do, and what has the focus, up to date."""
        attention = self.view.attention
        playable = self.play.playable
        legal = self.play.legal_cards if self.play.free and playable else None
        if legal is not None and legal != attention.legal:
            attention.say(None)  # what was asked about another moment has another answer now
        attention.legal = legal
        attention.copies = self._copies()
        attention.may_draw = self.play.action("draw") is not None
        attention.warned = self.play.warned
        if playable != attention.playable:
            attention.playable = playable
            attention.say(None)
            keys = self.stage.reader.device is not Device.MOUSE
            if playable and keys and attention.focus is None and not attention.on_pile:
                self.focus.on(self.focus.first_playable())
        if self.focus.strayed:
            self.mouse.follow()
        self.deeds.follow()
        self._notice()

    def _copies(self) -> int:
        """How many of the card in focus may be played at once."""
        card = self.focus.card
        if card is None or self.play.seat < 0:
            return 1
        action = self.play.together(card)
        return len(action.cards) if action is not None else 1

    def _notice(self) -> None:
        """Draw again if the player is at something else than when that was last asked."""
        if self.view.attention != self._attended:
            self._attended = replace(self.view.attention)
            self.dirty = True

    # --- what the player wants

    def handle(self, intent: Intent) -> None:
        self._take(intent)
        self._notice()

    def _take(self, intent: Intent) -> None:
        if intent.kind is Kind.UNPLUGGED:
            self._pause(self.stage.words("ui.pause.unplugged"))
            return
        if self._asks_for_rule(intent):
            return
        if self.coach.shown:
            self.dirty |= intent.deliberate
            if self.coach.handle(intent):
                return
        if self.furniture.handle(intent, picking=self.picker is not None):
            self.dirty = True
            return
        if self.picker is not None:
            self.dirty |= self.picker.handle(intent)
            return
        if intent.kind is Kind.BACK and self.deeds.gathering:
            self.deeds.gathering.forget()
            return
        if intent.kind in (Kind.BACK, Kind.MENU):
            self._pause()
            return
        if intent.deliberate:
            self.dirty = True
            if self._hurried(intent):
                return
        self._at_table(intent)

    def _hurried(self, intent: Intent) -> bool:
        """Hurry what moves; whether that was all that the intent can have been meant for."""
        busy = self.view.director.busy
        if self.play.timed and busy and not self.play.over:
            self._hurry()  # what moves was in nobody's way: whoever is quick has done it in time
        elif busy or (self.play.over and self._until_result > 0):
            self._hurry()
            # A click that hurries must not also play whatever has landed under it.
            if intent.kind in (Kind.PRESS, Kind.CONFIRM):
                self.mouse.forget()
                return True
        return False

    def _hurry(self) -> None:
        self.view.hurry()
        if self.play.over:
            self._until_result = 0
        self._attend()

    def _at_table(self, intent: Intent) -> None:
        match intent.kind:
            case Kind.NAVIGATE:
                self._step(intent.direction)
            case Kind.CONFIRM:
                self._confirm()
            case Kind.COMMAND:
                self._command(intent.command)
            case Kind.MOVE:
                self.mouse.point(intent.pos)
            case Kind.LEAVE:
                self.mouse.leave()
            case Kind.PRESS:
                self.mouse.press(intent)
            case Kind.DRAG:
                self.mouse.drag(intent)
            case Kind.RELEASE:
                self._clicked(*self.mouse.release(intent))

    def _step(self, direction: tuple[int, int]) -> None:
        self.mouse.leads = False
        self.focus.step(direction)

    def _confirm(self) -> None:
        attention = self.view.attention
        if attention.on_pile:
            self.deeds.draw()
        elif attention.focus is not None:
            self.deeds.confirm(attention.focus)
        else:
            self._step((0, 1))

    def _clicked(self, what: str, number: int) -> None:
        if what == "menu":
            self._pause()
        elif what == "prompt":
            self._command(self.view.prompts[number].command)
        elif what == "answer":
            self._rules()

    def _command(self, command: str) -> None:
        if command == "draw":
            self.deeds.draw()
        elif command == "why":
            self._why()
        elif command == "rules":
            self._rules()
        elif command == "together":
            self.deeds.play_together()
        elif command == "gather":
            self.deeds.gather()
        elif command in ("next", "previous"):
            self._step((1 if command == "next" else -1, 0))
        elif command == "sort":
            self._sort()
        elif command == "more":
            open_more(self.stage, self.furniture.calling, self._meant)
        elif command in ("hint", "guide"):
            self.coach.command(command)

    def _meant(self, command: str) -> None:
        """A command, or a call, was chosen by name."""
        self._take(Intent(Kind.COMMAND, Device.PAD, command=command))

    def _why(self) -> None:
        if not self.deeds.why() and self.stage.reader.device is Device.PAD:
            self.view.attention.say(None)
            self.coach.advise()  # a pad has no button left for hints alone

    def _sort(self) -> None:
        """Hold the hand in another order, now and from now on."""
        arrangement = self.view.arrangement
        arrangement.sort(arrangement.next())
        self.stage.settings.sorting = arrangement.by
        self.stage.keep_settings()
        self.focus.follow()
        self.stage.sound.play("gather")

    def _pause(self, why: str = "") -> None:
        from game.scenes.pause import PauseScene

        self.mouse.let_go()
        self.stack.push(PauseScene(self.stage, self.stack, self.play.plan, why))

    def _rules(self, clause: str = "") -> None:
        """Open the rule book: at a rule, or at the one that has just been named, if one is."""
        from game.scenes.rulebook import RuleBookScene

        clause = clause or (self.view.attention.reason or ("", ""))[1]
        self.stack.push(RuleBookScene(self.stage, self.stack, self.play.plan.game, clause))

    def _asks_for_rule(self, intent: Intent) -> bool:
        """Open the rule book at a rule whose tag was clicked, or that was named last; whether it was."""
        clause = ""
        if intent.kind is Kind.PRESS and intent.button == 1:
            clause = self.named.at(intent.pos)
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            clause = "" if self.view.attention.reason else self.named.latest()
        if clause:
            self._rules(clause)
        return bool(clause)

    # --- drawing

    def draw(self, target: Surface) -> None:
        self.view.draw(target)
        self.furniture.draw(target, self.coach.covers)
        if self.furniture.calling.panel is None:  # it lies where the coach says things
            self.coach.draw(target)
        if self.picker is not None:
            self.picker.draw(target)
        self.furniture.draw_calls(target)
