"""The scene in which a match is watched again: `ReplayScene(kit, stack, tape)`."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.engine.events import Event
from game.engine.state import MATCH_OVER
from game.scenes.base.house_rules.rule_choice import set_of
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.base.watching.watched_match import own_seat
from game.scenes.replay.copying import Copying
from game.scenes.replay.move_list import MoveLine, MoveList, rows_of
from game.scenes.replay.replay_bar import ReplayBar
from game.scenes.replay.replay_buttons import WayBack
from game.scenes.replay.replay_layout import INFO, ReplayPage
from game.scenes.replay.replay_speech import ReplaySpeech
from game.scenes.replay.replay_texts import ReplayTexts
from game.scenes.replay.time_line import TimeLine
from game.session.replays.tape import Eyes, Tape
from game.show.playback import Playback
from game.show.showing import addressed
from game.show.soundscape import Soundscape
from game.show.waits import soonest
from game.store.platform_folders import assets
from game.view.base.arranging import Placed
from game.view.base.colours import INK, LINE, PANEL, PAPER, PAPER_EDGE, PAPER_LOW, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.layout.table_layout import load_layout
from game.view.table.middles.middle_kinds import MIDDLES
from game.view.table.table_view import TableView
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import in_order, settle
from game.words.sentences import Sentences

SAID_HERE = (
    *("round_back", "round_on", "to_start", "to_end"),
    *("hands", "copy", "play_on", "slower", "faster", "moves"),
)
"""The actions whose bindings take precedence on this screen."""
End = Callable[[SceneKit, Stack, Tape, Callable[[], None]], Scene]
"""Makes the scene of a match's end, given what leads back to its start."""
BEFORE_END = 900
"""ms for which the last card is seen before the end of the match is shown."""
TOLD = 3200
"""ms for which a sentence is shown."""


class ReplayScene(Scene):
    """A tape on a table of its own, with the list of its moves and a time line.

    Whoever lets it play to the end of the match is shown that by `end`, if it is given.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        tape: Tape,
        at: int = 0,
        end: End | None = None,
        *,
        listed: bool = False,
    ) -> None:
        super().__init__(kit, stack)
        self.tape = tape
        self._end, self._to_end = end, 0
        info = tape.variant.info
        self.sentences = Sentences(kit.words, tape.table, lambda: self.playback.reader)
        self.texts = ReplayTexts(kit.words, tape, self.sentences, set_of(kit, tape.plan))
        self._sounds = sounds = Soundscape(kit.sound, (), {}, info.vocabulary)
        self.playback = Playback(
            tape,
            tape.allowed[0],
            kit.speed,
            self._hear,
            sounds.land,
            at=at,
            sorting=kit.settings.sorting,
        )
        drawn = MIDDLES[info.middle]
        self.map = load_layout(
            assets() / "tables" / f"{drawn.bare or info.layout}.tmx", info.middle, drawn.places
        )
        self.view: TableView | None = None
        self.speech: ReplaySpeech | None = None
        self._round = -1
        self._told_rounds: dict[int, list[MoveLine]] = {}
        portraits = [seat.portrait for seat in tape.plan.seats]
        words = kit.words
        self.line = TimeLine(
            tape,
            portraits,
            self.go,
            self._step,
            lambda: self.texts.where(self.playback.at),
            words("ui.replay.time_line"),
        )
        self.moves = MoveList(portraits, self.go)
        self.listed = listed
        """Whether the list lies over the table, where it has no place of its own."""
        self.bar = ReplayBar(kit, self.playback, self)
        self.bar.hands.label = self.texts.whose(self.playback.eyes)
        self.back = WayBack(words("ui.back"), stack.pop, command="back", size=24)
        self._copying = Copying(kit, stack, self.playback, self.say)
        self.group = FocusGroup([self.moves if listed else self.bar.play])
        self.placed: Placed = {}
        self.told = ""
        """A sentence over the table."""
        self._told_for = 0
        self._shown = -1

    def go(self, at: int) -> None:
        """Show the moment after so many actions at once."""
        self._to_end = 0
        if at != self.playback.at or self.playback.director.busy:
            self.playback.go(at)
            self._settle()
        self._attend()

    def _step(self, step: int) -> None:
        """Show the next action as it happened, or the moment before the last one."""
        if step > 0:
            self.playback.step()
        else:
            self.playback.go(self.playback.at - 1)
            self._settle()
        self._attend()

    def on_a_turn(self) -> None:
        """Show the next turn; what was called before it is shown at once."""
        target = self.tape.turn_after(self.playback.at)
        if target - 1 > self.playback.at:
            self.playback.go(target - 1)
            self._settle()
        self._step(1)

    def _follow_to_end(self, dt: int) -> None:
        """Show the end of the match some ms after its last card, if it has been played up to there."""
        if self._to_end and not self.playback.director.busy:
            self._to_end -= dt
            if self._to_end <= 0 and self._end is not None:
                self._to_end = 0
                self.stack.push(self._end(self.kit, self.stack, self.tape, self._from_start))

    def _from_start(self) -> None:
        """Leave the end of the match, and let it play from its start."""
        self.stack.pop()
        self.go(0)
        self.play_or_pause()

    def play_or_pause(self) -> None:
        """Let the match go on by itself, or stop it."""
        self.playback.play(on=not self.playback.playing)
        self._attend()

    def set_pace(self, pace: float) -> None:
        """Let the match go on so many times as fast as usual."""
        self.playback.pace = pace
        self.dirty = True

    def next_eyes(self) -> None:
        """Look with the eyes of the next one that may be looked with."""
        allowed = self.tape.allowed
        self.look(allowed[(allowed.index(self.playback.eyes) + 1) % len(allowed)])

    def look(self, eyes: Eyes) -> None:
        """Look with these eyes."""
        self.playback.look(eyes)
        self.bar.hands.label = self.texts.whose(eyes)
        self.view = None
        self._told_rounds.clear()
        self._round = -1
        self.layout()

    def toggle_moves(self) -> None:
        """Lay the list over the table, or take it away."""
        self.listed = not self.listed
        self.layout()

    def ask_copy(self) -> None:
        """Ask what is to be copied as text, or saved."""
        self.playback.play(on=False)
        self._copying.ask()

    def review(self) -> None:
        """Show where the match turned."""
        self.playback.play(on=False)
        self.stack.ways.review(self.tape, self.go)

    def play_on(self) -> None:
        """Begin a match of one's own from what is shown."""
        tape, at, words = self.tape, self.playback.at, self.kit.words
        if tape.running:
            self.say(words("ui.replay.play_on_later"))
        elif tape.state(at).phase == MATCH_OVER:
            self.say(words("ui.replay.play_on_over"))
        else:
            self.stack.ways.play_on(tape, at, own_seat(tape, self.playback.eyes))

    def say(self, sentence: str) -> None:
        """Show a sentence over the table for a while."""
        self.told, self._told_for = sentence, TOLD
        self.dirty = True

    def _hear(self, event: Event) -> None:
        self._sounds.hear(event)
        if self.speech is not None:
            self.speech.hear(event)

    def _settle(self) -> None:
        if self.view is not None:
            self.view.hurry()
        if self.speech is not None:
            self.speech.notices.forget()

    def _attend(self) -> None:
        """Let the list and the time line follow what is shown."""
        at = self.playback.at
        self.line.at = at
        number = self.tape.round_at(at)
        if number != self._round:
            self._round = number
            self.moves.fill(self.kit, self.texts.heading(number), self._rows(number), at)
        elif at != self._shown:
            self.moves.show(self.kit, at)
        self._shown = at
        self.dirty = True

    def _rows(self, number: int) -> list[MoveLine]:
        """Return the lines of a round, which are made once for the eyes that look."""
        if number not in self._told_rounds:
            eyes = self.playback.eyes
            self._told_rounds[number] = rows_of(self.tape, eyes, number, self.sentences)
        return self._told_rounds[number]

    def resume(self) -> None:
        self.kit.input.at_table(SAID_HERE)
        self.playback.director.speed = self.kit.speed

    def pause(self) -> None:
        self.playback.play(on=False)
        self.kit.input.at_table(())

    def interrupted(self) -> None:
        self.playback.play(on=False)
        self.dirty = True

    def update(self, dt: int) -> None:
        view, playback = self.view, self.playback
        if view is None:
            return
        if self.told:
            self._told_for -= dt
            if self._told_for <= 0:
                self.told, self.dirty = "", True
        moved, at, playing = view.moving, playback.at, playback.playing
        passed = playback.paced(dt)
        view.advance(passed)
        playback.advance(passed)
        self.dirty |= self.speech is not None and self.speech.advance(passed)
        if playback.at != at:
            self._attend()
            ends = playing and playback.ended and self.tape.state(playback.at).phase == MATCH_OVER
            self._to_end = BEFORE_END if ends and self._end is not None else 0
        self._follow_to_end(dt)
        self.dirty |= moved or view.moving or playback.playing != playing

    def ponder(self) -> bool:
        """Make the lines of one more round, so that nobody who jumps there waits for them."""
        rounds = range(len(self.tape.rounds))
        number = next((each for each in rounds if each not in self._told_rounds), None)
        if number is None or not self.placed:
            return False
        self.moves.prepare(self.kit, self._rows(number))
        return True

    def due(self) -> int | None:
        if self.view is not None and self.view.moving:
            return 0
        ends = max(0, self._to_end) if self._to_end else None
        said = None if self.speech is None else self.speech.due(self.playback.pace)
        return soonest(said, self.playback.due, max(0, self._told_for) if self.told else None, ends)

    def layout(self) -> None:
        kit = self.kit
        page = ReplayPage(kit, self.bar, self.line, self.moves)
        placed = self.placed = settle(kit, kit.arrange(page.box))
        self.bar.offer(beside=self.beside)
        self.line.place(kit, placed[self.line], marked="marked" in placed)
        self.moves.enabled = self.beside or self.listed
        self._place_table(placed["table"])
        self.group.regroup(in_order(placed, {"table": [self.back]}), self.bar.play)
        self._round = -1
        self._attend()

    @property
    def beside(self) -> bool:
        """Whether the list has a place of its own."""
        return "beside" in self.placed

    def _place_table(self, area: Rect) -> None:
        kit = self.kit
        part = kit.part(*area.size)
        seated = addressed(kit.words, self.tape.plan, self.playback.reader)
        self.view = TableView(part, self.playback, seated, self.map, bare=True)
        self.view.hurry()
        self.speech = ReplaySpeech(part, self.view, self.tape, self.sentences)
        menu = part.rect(self.view.placement["menu"]).move(area.topleft)
        self.back.place(part, menu)

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.BACK, Kind.MENU):
            if self.listed and not self.beside:
                self.toggle_moves()
            else:
                self.stack.pop()
            return
        if intent.kind is Kind.COMMAND and self._command(intent.command):
            self.dirty = True
            return
        if self._of_the_list(intent) or self.group.handle(self.kit, intent):
            self.dirty = True

    def _command(self, command: str) -> bool:
        playback, tape = self.playback, self.tape
        if command == "round_back":
            self.go(tape.round_before(playback.at))
        elif command == "round_on":
            self.go(tape.round_after(playback.at))
        elif command == "to_start":
            self.go(0)
        elif command == "to_end":
            self.go(tape.length)
        elif command == "hands":
            self.next_eyes()
        elif command in ("slower", "faster"):
            self.bar.paces.adjust(self.kit, 1 if command == "faster" else -1)
        elif command == "moves":
            self.toggle_moves()
        elif command == "copy":
            self.ask_copy()
        elif command == "play_on":
            self.play_on()
        elif command == "rules":
            self.stack.ways.rules(tape.variant.info.id, self._clause())
        else:
            return False
        return True

    def _clause(self) -> str:
        """Return the first clause of what is shown."""
        return next((each for each in self.tape.clauses(self.playback.at) if each), "")

    def _of_the_list(self, intent: Intent) -> bool:
        """Handle the wheel over the list, and a click on the tag of a clause; return whether it was."""
        if not self.moves.enabled:
            return False
        if self.moves.scroll.handle(self.kit, intent):
            return True
        if intent.kind is Kind.PRESS and intent.button == 1:
            clause = self.moves.clause_at(self.kit, intent.pos)
            if clause:
                self.stack.ways.rules(self.tape.variant.info.id, clause)
                return True
        return False

    def draw(self, target: Surface) -> None:
        kit, placed, view = self.kit, self.placed, self.view
        assert view is not None
        self._draw_room(target, placed["table"])
        view.draw(target.subsurface(placed["table"]))
        if self.speech is not None:
            self.speech.notices.draw(target.subsurface(placed["table"]))
        kit.paint.box(target, placed["bar"], PANEL, radius=26, line=LINE)
        if "info" in placed:
            info = placed["info"]
            told = kit.fonts.cut(self.texts.length, INFO, SEMIBOLD, info.w)
            kit.paint.text(target, told, info.topleft, INFO, SEMIBOLD, QUIET)
        shown = [each for each in self.group.widgets if each.enabled]
        self.group.draw(kit, target, shown)
        if self.told:
            self._draw_told(target, placed["table"])

    def _draw_room(self, target: Surface, table: Rect) -> None:
        """Draw what is around the table, beside it as its own picture has it around its rim: no seam shows."""
        theme = self.kit.theme_of(self.tape.variant.info.id)
        target.fill(theme.palette.room[:3])
        beside = target.get_width() - table.right
        if beside > 0:
            target.blit(theme.gloom(beside, table.h), table.topright)

    def _draw_told(self, target: Surface, table: Rect) -> None:
        kit, px = self.kit, self.kit.px
        lines = kit.fonts.balanced(self.told, 26, BOLD, min(px(760), table.w - px(120)))
        high = kit.fonts.height(26, BOLD)
        wide = max(kit.fonts.width(line, 26, BOLD) for line in lines)
        rect = Rect(0, 0, wide + px(56), len(lines) * high + px(30))
        rect.center = (table.centerx, table.top + round(table.h * 0.62))
        kit.paint.box(target, rect, (PAPER, PAPER_LOW), radius=20, edge=PAPER_EDGE, shadow=True)
        for place, line in enumerate(lines):
            at = (rect.centerx, rect.top + px(13) + place * high)
            kit.paint.text(target, line, at, 26, BOLD, INK, "midtop")
