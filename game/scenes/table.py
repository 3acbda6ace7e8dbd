"""The table at which a match is played: `TableScene(stage, stack, plan)`."""

from __future__ import annotations

from functools import cache
from math import hypot
from pathlib import Path

from pygame import Surface

from game.engine.actions import Action
from game.scenes.coach import Coach
from game.scenes.furniture import Furniture
from game.scenes.invite import remember_deal
from game.scenes.round import Play
from game.scenes.stack import Scene, Stack
from game.session.plan import Plan
from game.store.places import assets
from game.view.hand import FOCUS_SCALE
from game.view.input import Device, Intent, Kind
from game.view.layout import TableLayout, load_layout
from game.view.picker import SuitPicker
from game.view.pose import Pose
from game.view.stage import Stage
from game.view.table import TableView
from game.words.sentences import first_upper

AFTER_ROUND = 1400
"""ms for which the open hands are seen before the result covers them."""
TILT = 0.5
MOST_TILT = 22.0
"""Degrees by which a dragged card leans with its speed."""
REACH = 0.25
"""Of a card's width: how far the pointer goes before another card may have it."""


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
        self.furniture = Furniture(stage, self.play, self.view, self._do, self._focus)
        self.coach = Coach(stage, self.play, self.view, self.furniture, self._focus)
        self.picker: SuitPicker | None = None
        self._by_mouse = False
        self._came: tuple[int, int] | None = None
        self._pressed: tuple[str, int] = ("", 0)
        self._arranged: list[int] = []
        self._focused_face: int | None = None
        self._until_result = AFTER_ROUND

    # --- the scene's life

    def resume(self) -> None:
        """Take over what the player may have chosen meanwhile."""
        stage, wishes = self.stage, self.stage.settings
        self.play.pace(stage.speed, stage.thinking, wishes.fair, wishes.slowing)
        timed = self.play.variant.info.timed
        self.view.attention.marked = wishes.show_legal_timed if timed else wishes.show_legal
        if wishes.sorting != self.view.arrangement.by:
            self.view.arrangement.sort(wishes.sorting)

    def layout(self) -> None:
        self.view.resize()
        self.furniture.place()
        if self.picker is not None:
            self._place_picker()

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
        attention, held = self.view.attention, self.view.held
        playable = self.play.playable
        attention.legal = self.play.legal_cards if self.play.free and playable else None
        attention.copies = self._copies(held)
        attention.may_draw = self.play.action("draw") is not None
        attention.warned = self.play.warned
        if playable != attention.playable:
            attention.playable = playable
            self._unsay()
            keys = self.stage.reader.device is not Device.MOUSE
            if playable and keys and attention.focus is None and not attention.on_pile:
                self._focus(self._first_playable())
        if attention.focus is not None:
            self._keep_focus(held)
        if self.picker is not None and playable is None:
            self.picker = None

    def _keep_focus(self, held: list[int]) -> None:
        """Let the focus stay on its card when others come and go."""
        attention, face = self.view.attention, self._focused_face
        focus = attention.focus or 0
        if not held:
            self._focus(None)
        elif focus < len(held) and held[focus] == face:
            return
        elif self._by_mouse and self.stage.reader.pointer is not None:
            self._came = None
            self._point(self.stage.reader.pointer)
        elif face in held:
            self._focus(
                min((s for s, c in enumerate(held) if c == face), key=lambda s: abs(s - focus))
            )
        else:
            self._focus(min(focus, len(held) - 1))

    def _copies(self, held: list[int]) -> int:
        """How many of the card in focus may be played at once."""
        focus = self.view.attention.focus
        if focus is None or focus >= len(held) or self.play.seat < 0:
            return 1
        action = self.play.together(held[focus])
        return len(action.cards) if action is not None else 1

    def _first_playable(self) -> int | None:
        playable, held = self.play.playable or frozenset(), self.view.held
        found = (slot for slot, card in enumerate(held) if card in playable)
        return next(found, 0 if held else None)

    def _focus(self, slot: int | None, on_pile: bool = False) -> None:
        attention = self.view.attention
        if (slot, on_pile) != (attention.focus, attention.on_pile):
            self._unsay()
        attention.focus, attention.on_pile = slot, on_pile
        held = self.view.held
        self._focused_face = held[slot] if slot is not None and slot < len(held) else None

    # --- what the player wants

    def handle(self, intent: Intent) -> None:
        if intent.kind is Kind.UNPLUGGED:
            self._pause(self.stage.words("ui.pause.unplugged"))
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
        if intent.kind in (Kind.BACK, Kind.MENU):
            self._pause()
            return
        if intent.deliberate:
            self.dirty = True
            busy = self.view.director.busy
            if self.play.timed and busy and not self.play.over:
                self._hurry()  # what moves was in nobody's way: whoever is quick has done it in time
            elif busy or (self.play.over and self._until_result > 0):
                self._hurry()
                # A click that hurries must not also play whatever has landed under it.
                if intent.kind in (Kind.PRESS, Kind.CONFIRM):
                    self._pressed = ("", 0)
                    return
        match intent.kind:
            case Kind.NAVIGATE:
                self._navigate(intent.direction)
            case Kind.CONFIRM:
                self._confirm()
            case Kind.COMMAND:
                self._command(intent.command)
            case Kind.MOVE:
                self._by_mouse = True
                self._point(intent.pos)
            case Kind.LEAVE if self._by_mouse:
                self._focus(None)
            case Kind.PRESS:
                self._press(intent)
            case Kind.DRAG:
                self._drag(intent)
            case Kind.RELEASE:
                self._release(intent)

    def _hurry(self) -> None:
        self.view.hurry()
        if self.play.over:
            self._until_result = 0
        self._attend()

    def _pause(self, why: str = "") -> None:
        from game.scenes.pause import PauseScene

        self._cancel_drag()
        self.stack.push(PauseScene(self.stage, self.stack, self.play.plan, why))

    def _command(self, command: str) -> None:
        if command == "draw":
            self._draw_card()
        elif command == "why":
            self._why()
        elif command == "rules":
            self._rules()
        elif command == "together":
            self._play_together()
        elif command in ("next", "previous"):
            self._navigate((1 if command == "next" else -1, 0))
        elif command == "sort":
            self._sort()
        elif command in ("hint", "guide"):
            self.coach.command(command)

    def _rules(self) -> None:
        """Open the rule book: at the rule that has just been named, if one is."""
        from game.scenes.rulebook import RuleBookScene

        _, clause = self.view.attention.reason or ("", "")
        self.stack.push(RuleBookScene(self.stage, self.stack, self.play.plan.game, clause))

    def _sort(self) -> None:
        """Hold the hand in another order, now and from now on."""
        arrangement = self.view.arrangement
        arrangement.sort(arrangement.next())
        self.stage.settings.sorting = arrangement.by
        self._keep_focus(self.view.held)
        self.stage.sound.play("gather")

    # --- keys and pads

    def _navigate(self, direction: tuple[int, int]) -> None:
        self._by_mouse = False
        attention, held = self.view.attention, self.view.held
        if attention.on_pile:
            if direction[1] >= 0:
                self._focus(self._first_playable())
        elif attention.focus is None:
            self._focus(self._first_playable(), on_pile=not held)
        else:
            beside = self.view.fan.beside(attention.focus, direction)
            if beside is not None:
                self._focus(beside)
            elif direction[1] < 0:
                self._focus(None, on_pile=True)

    def _confirm(self) -> None:
        attention = self.view.attention
        if attention.on_pile:
            self._draw_card()
        elif attention.focus is not None:
            self._play(attention.focus)
        else:
            self._navigate((0, 1))

    # --- the mouse

    def _under(self, pos: tuple[int, int]) -> tuple[str, int]:
        """What the pointer means.

        The hand parts around the card that the pointer has come to, and so may draw that card away
        from it: the card keeps the pointer all the same, until that has gone a little further.
        """
        what = self.view.what_is_at(pos)
        focus = self.view.attention.focus
        if focus is None or self._came is None or what[0] not in ("hand", ""):
            return what
        far = hypot(pos[0] - self._came[0], pos[1] - self._came[1])
        return ("hand", focus) if far <= self.stage.px(self.view.fan.width * REACH) else what

    def _point(self, pos: tuple[int, int]) -> None:
        what, slot = self._under(pos)
        if self.view.remarks.attracts(pos):
            return
        if what == "hand":
            if slot != self.view.attention.focus:
                self._came = pos
            self._focus(slot)
        elif what == "draw" and self.view.attention.may_draw:
            self._focus(None, on_pile=True)
        elif what not in ("hint", "together"):
            self._focus(None)

    def _press(self, intent: Intent) -> None:
        self._by_mouse = True
        self._point(intent.pos)
        what = self._under(intent.pos)
        self._pressed = what if intent.button == 1 else ("", 0)
        if intent.button == 3 and what[0] == "hand":
            self._why()

    def _drag(self, intent: Intent) -> None:
        what, slot = self._pressed
        if what != "hand" or slot >= len(self.view.held):
            return
        x, y = self.view.design(intent.pos)
        old = self.view.attention.drag
        speed = x - old[1].x if old is not None else 0.0
        lean = old[1].angle if old is not None else 0.0
        wished = max(-MOST_TILT, min(MOST_TILT, -speed * TILT))
        width = self.view.fan.width * FOCUS_SCALE
        pose = Pose(x, y, lean + (wished - lean) * 0.35, width)
        if old is None:
            self._arranged = self.view.arrangement.kept
        slot = self._make_room(slot, x, y)
        self.view.attention.drag = (slot, pose)
        self._unsay()

    def _make_room(self, slot: int, x: float, y: float) -> int:
        """The place of the hand that a dragged card is over: the others move aside for it."""
        to = self.view.fan.slot_at(x, y)
        if to is None or to == slot:
            return slot
        self.view.rearrange(slot, to)
        self._pressed = ("hand", to)
        self._focus(to)
        return to

    def _release(self, intent: Intent) -> None:
        if intent.button != 1:
            return
        pressed, self._pressed = self._pressed, ("", 0)
        drag = self.view.attention.drag
        if drag is not None:
            self._drop(drag)
            return
        what = self._under(intent.pos)
        if what != pressed:
            return
        self.dirty = True
        if what[0] == "hand":
            self._play(what[1])
        elif what[0] == "draw":
            self._draw_card()
        elif what[0] == "menu":
            self._pause()
        elif what[0] == "prompt":
            self._command(self.view.prompts[what[1]].command)
        elif what[0] == "hint":
            self._hint()
        elif what[0] == "together":
            self._play_together()
        elif what[0] == "answer":
            self._rules()

    def _hint(self) -> None:
        focus = self.view.attention.focus
        if focus is None:
            return
        if self.play.plays(self.view.held[focus]):
            self._play(focus)
        else:
            self._why()

    def _drop(self, drag: tuple[int, Pose]) -> None:
        """A card was let go: over the piles it is played, over the hand it stays, elsewhere it goes back."""
        slot, pose = drag
        face = self.view.held[slot] if slot < len(self.view.held) else None
        stays = self.view.fan.slot_at(pose.x, pose.y) is not None
        self._cancel_drag(stays)
        held = self.view.held
        if stays or face not in held:
            return
        slot = held.index(face)
        middle = self.view.middle.area.inflate(260, 220)
        if slot < len(self.view.held) and middle.collidepoint(pose.x, pose.y):
            self.view.paths.dropped = (self.view.held[slot], pose)
            self._play(slot)

    def _cancel_drag(self, stays: bool = False) -> None:
        """Let go; the hand is held as before, unless the card `stays` where it is."""
        if self.view.attention.drag is not None and not stays:
            self.view.arrangement.kept = self._arranged
        self.view.attention.drag = None
        self.dirty = True

    # --- deeds

    def _play(self, slot: int) -> None:
        card = self.view.held[slot]
        plays = self.play.plays(card) if self.play.in_turn or self.play.free else []
        if not plays:
            self._refuse(slot)
        elif len(plays) == 1:
            self._do(plays[0])
        else:
            self._pick(plays)

    def _play_together(self) -> None:
        """Play the card in focus with all that are the same."""
        focus, held = self.view.attention.focus, self.view.held
        if focus is None or focus >= len(held):
            return
        action = self.play.together(held[focus])
        if action is not None:
            self._do(action)
        else:
            self._play(focus)

    def _draw_card(self) -> None:
        action = self.play.action("draw")
        if action is not None:
            self._do(action)
            return
        self._say(self.play.refusal(Action("draw")), about_pile=True)

    def _say(self, reason: tuple[str, str] | None, about_pile: bool = False) -> None:
        """Answer beside the card in focus, or beside the draw pile."""
        self.view.attention.reason, self.view.attention.about_pile = reason, about_pile
        self.dirty = True

    def _unsay(self) -> None:
        self._say(None)

    def _do(self, action: Action) -> None:
        refusal = self.play.do(action)
        if refusal is not None:  # somebody else was quicker
            self._say((self.play.sentences.refusal(refusal), refusal.clause))
        self.view.attention.on_pile = False
        self._attend()
        self.dirty = True

    def _refuse(self, slot: int) -> None:
        """The card shakes, and says why it cannot be played."""
        self._focus(slot)
        self._say(self.play.why_not(self.view.held[slot]))
        self.view.shake()
        self.stage.sound.play("refuse")

    def _why(self) -> None:
        attention = self.view.attention
        if attention.focus is None:
            self._focus(0 if self.view.held else None)
        if attention.focus is None:
            return
        card = self.view.held[attention.focus]
        reason = self.play.why_not(card)
        if reason is None and self.stage.reader.device is Device.PAD:
            self.coach.advise()  # a pad has no button left for hints alone
            return
        if reason is None:
            name = self.play.sentences.card(card)
            reason = (first_upper(self.stage.words("table.nothing_wrong", card=name)), "")
        self._say(reason)

    def _pick(self, plays: list[Action]) -> None:
        words, deck = self.stage.words, self.play.match.table.deck
        by_suit = {action.suit: action for action in plays}
        suits = [
            (suit, deck.suits[suit], words(f"suit.{deck.suits[suit]}").capitalize())
            for suit in by_suit
        ]

        def chosen(suit: int) -> None:
            self.picker = None
            self._do(by_suit[suit])

        self.picker = SuitPicker(self.stage, words("table.pick_suit"), suits, chosen, self._unpick)
        self._place_picker()
        self.dirty = True

    def _unpick(self) -> None:
        self.picker = None
        self.view.paths.dropped = None
        self.dirty = True

    def _place_picker(self) -> None:
        if self.picker is not None:
            lowest = self.furniture.floor
            self.picker.place(self.view.middle.area, self.view.placement.wide, lowest)

    # --- drawing

    def draw(self, target: Surface) -> None:
        self.view.draw(target)
        self.furniture.draw(target)
        self.coach.draw(target)
        if self.picker is not None:
            self.picker.draw(target)
        self.furniture.draw_calls(target)
