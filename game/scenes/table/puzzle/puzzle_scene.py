"""A puzzle at the usual table: the first action is the attempt, and a card tells what came of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from pygame import FRect, Surface

from game.engine.actions import Action
from game.engine.match import Match
from game.scenes.base.at_table.match_scene import MatchScene
from game.scenes.base.game_titles import title_parts
from game.scenes.base.guest_list import invitable, read_roster
from game.scenes.base.overlays.asking_card import Way
from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.base.scene_stack import Stack
from game.scenes.base.todays.todays_board import guest_seats
from game.scenes.table.puzzle.puzzle_bar import (
    AFTER_SCENE,
    HELPS,
    HINT,
    LEAVE,
    SCENE,
    UNSEEN,
    PuzzleBar,
)
from game.scenes.table.puzzle.puzzle_card import PuzzleCard
from game.scenes.table.puzzle.puzzle_texts import PuzzleTexts
from game.scenes.table.puzzle.scene_stage import SceneStage
from game.scenes.table.puzzle.scene_texts import SceneTexts
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.table_scene import table_layout
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.puzzles.puzzle_files import Puzzle
from game.session.puzzles.puzzle_viewpoint import PuzzleViewpoint, SceneViewpoint
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.show.showing import Showing, addressed
from game.show.waits import soonest
from game.store.platform_folders import assets
from game.store.talk_options import talk_options
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.speech.occupancy import HAND_ROOM
from game.view.speech.spots import Covering
from game.view.table.table_view import TableView

LOOKED, BETWEEN = 700, 250
"""ms for which what was done is seen before it is told what came of it, and between two cards of a row."""
ONE_CALL = 0.6
"""The share of the height of the room for calls that one alone has."""


def _seats(kit: SceneKit, puzzle: Puzzle) -> tuple[Seat, ...]:
    """Return who sits there: the player, and guests clockwise from the player's left."""
    own = Seat(player_name(kit), player_portrait(kit))
    count = puzzle.table.players
    guests = invitable(read_roster(kit), (own.portrait,))[: count - 1]
    around = [own, *guest_seats(kit, guests)]
    return tuple(around[(number - puzzle.seat) % count] for number in range(count))


def _host(kit: SceneKit, puzzle: Puzzle) -> Host:
    """Return the host of the puzzle's position, in which time stands still, and of which nothing is kept."""
    variant, seats = puzzle.variant, _seats(kit, puzzle)
    # What is said in a scene is judged as its file has it.
    talk = {} if puzzle.before else talk_options(variant, kit.settings.language)
    options = {**talk, **puzzle.options}
    table = variant.table(len(seats), options, [seat.name for seat in seats])
    match = Match.from_state(variant, puzzle.state(table=table))
    plan = Plan(puzzle.game, seats, dict(puzzle.options), branched=True)
    return Host(plan, match, guests=read_roster(kit))


def _nothing() -> None:
    """Go on as before."""


def _viewpoint(host: Host, puzzle: Puzzle, tried: Callable[[Action], None]) -> PuzzleViewpoint:
    if puzzle.before:
        return SceneViewpoint(host, puzzle.seat, puzzle.tries, tried)
    return PuzzleViewpoint(host, puzzle.seat, tried)


class PuzzleScene(MatchScene):
    """A puzzle of a board, which keeps the attempt."""

    plays = False  # people with phones wait meanwhile, as in a pause

    def __init__(self, kit: SceneKit, stack: Stack, board: PuzzleBoard, puzzle: Puzzle) -> None:
        self.board, self.puzzle = board, puzzle
        super().__init__(kit, stack, _host(kit, puzzle))
        self.tune = puzzle.game
        self.tried: Action | None = None
        """The action that was the attempt."""
        self._rest: list[Action] = []
        """What follows the attempt in the row by which it reaches the goal, and is still to be seen."""
        self._told = False
        self._looked = 0
        host = self.host
        seen = _viewpoint(host, puzzle, self._try)
        showing = Showing(seen, kit.words, kit.speed)
        self.local = LocalSeat(seen, showing, sorting=kit.settings.sorting)
        self.local.alone = True
        self.room = Room(host, [self.local], kit.sound)
        self.watch_hands()
        info = host.variant.info
        layout = table_layout(assets() / "tables" / f"{info.layout}.tmx", info.middle)
        seated = addressed(kit.words, host.plan)
        self.view = TableView(kit, self.local, seated, layout, coached=True)
        self.controls = SeatControls(
            kit, self.local, self.view, self, self.hurry, guided=False, hint=self.hint
        )
        self.stage: SceneStage | None = None
        """What acts the scene that is seen first; None where there is none."""
        self.texts = PuzzleTexts(kit.words, puzzle, showing.sentences)
        said, helps = (self._about, self.texts.goal, self.texts.promise), HELPS
        if isinstance(seen, SceneViewpoint):
            self.texts = SceneTexts(kit.words, puzzle, showing.sentences)
            self.stage = SceneStage(kit, host, puzzle.scene(), partial(self._ask, seen))
            said, helps = (self._about, self.texts.goal, self.texts.watch), AFTER_SCENE
        self.bar = PuzzleBar(kit, self.view.keycaps, self.view.occupancy, said, helps)

    @property
    def _about(self) -> str:
        """The game, and which of its puzzles it is."""
        words, puzzle = self.kit.words, self.puzzle
        if puzzle.key == self.board.today:
            return words("ui.puzzles.todays")
        name, number = title_parts(words, puzzle.game).name, self.board.number(puzzle.key)
        return words("ui.puzzles.about", game=name, number=number)

    def _ask(self, seen: SceneViewpoint) -> None:
        """Let something be called out, as the scene is over."""
        seen.ask(self.puzzle.at)
        self.kit.sound.play("turn")
        self.local.renew(step=0)
        self.controls.calling.advance(0)
        self.layout()  # the call has its button from now on
        self.bar.tell_below(self.texts.promise)

    def _try(self, action: Action) -> None:
        """Take note of the attempt."""
        self.tried = action
        right = action in self.puzzle.answers
        self._rest = [*self.texts.rest_of_row(action)] if right else []
        self.board.note(self.puzzle.key, right=right)

    def hint(self) -> None:
        """Say that one of two actions is right."""
        words, texts = self.kit.words, self.texts
        told, on = [texts.promise, texts.hint()], Way(words("ui.title.continue"), _nothing, "play")
        card = PuzzleCard(self.kit, self.stack, words("ui.puzzles.hint"), told, (), [on], _nothing)
        self.stack.push(card)

    @property
    def slowing(self) -> float:
        """Not at all: time stands still."""
        return 1.0

    @property
    def next_deed(self) -> int | None:
        if self.stage is not None and not self.stage.over:
            return self.stage.due
        if self.tried is None or self._told:
            return None
        return max(0, self.kit.speed.ms(self._looks) - self._looked)

    @property
    def _looks(self) -> int:
        """For how many ms what was done last is looked at."""
        return BETWEEN if self._rest else LOOKED

    def show_result(self) -> None:
        """Do nothing: the puzzle is over once something was done."""

    def interrupted(self) -> None:
        """Do nothing: a puzzle waits."""

    def pause_game(self, why: str = "") -> None:
        """Leave the puzzle, as there is nothing to pause."""
        self.stack.pop()

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book of the game."""
        self.stack.ways.rules(self.puzzle.game, clause, self.host.match.table.options)

    def open_moves(self) -> None:
        """Show, in place of moves, what they would tell: the cards that are not seen."""
        words = self.kit.words
        on = Way(words("ui.title.continue"), _nothing, "play")
        if isinstance(self.texts, SceneTexts):
            again = Way(words("ui.puzzles.scene"), self._again, "undo")
            title, lines = words("ui.puzzles.happened"), self.texts.story(self.local.viewpoint)
            self.stack.push(
                PuzzleCard(self.kit, self.stack, title, lines, (), [on, again], _nothing)
            )
            return
        about = words("ui.puzzles.unseen_about")
        lines = [about, *self.texts.unseen()]
        self.stack.push(
            PuzzleCard(self.kit, self.stack, words("ui.puzzles.unseen"), lines, (), [on], _nothing)
        )

    def open_last_trick(self) -> None:
        """Do nothing: no trick was taken here."""

    def resume(self) -> None:
        super().resume()
        self.controls.resume()
        # A turn action that cannot be done here leaves its button to what can.
        seen = self.local.viewpoint
        idle = set(seen.variant.info.turn_verbs) - {each.verb for each in seen.observation.legal}
        self.kit.input.at_table(self.controls.said_here - idle)

    def pause(self) -> None:
        self.controls.pause()
        self.kit.input.at_table(())

    def layout(self) -> None:
        self.controls.layout()
        if self.stage is not None:
            self._keep_free()
        self.bar.place(self.view.placement)

    def _keep_free(self) -> None:
        """Keep free where the call comes later: less room than all the calls of the game have.

        No card is played, so that what is asked may lie right above the hand.
        """
        calls = self.view.placement["calls"].copy()
        calls.h *= ONE_CALL
        self.view.occupancy.report("call to come", calls, cover=Covering.NEVER)
        self.controls.calling.bar.place(calls)
        self.bar.spare = (HAND_ROOM,)

    def hurry(self) -> None:
        """Finish all movement."""
        self.view.hurry()
        self.room.moments.hurry()
        self.controls.follow()

    def update(self, dt: int) -> None:
        self.view.advance(dt)
        self.room.feel(dt)
        self.pass_time(dt)
        self.controls.advance(dt)
        if self.stage is not None and not (self.stage.over or self.local.showing.director.busy):
            self.stage.advance(dt)
        if self.tried is None or self._told or self.local.showing.director.busy:
            return
        self._looked += dt
        if self._looked < self.kit.speed.ms(self._looks):
            return
        if self._rest:
            self._play_on()
        else:
            self._tell(self.tried)

    def _play_on(self) -> None:
        """Do the next action of the row; all that follow are left out where one cannot be done."""
        self._looked = 0
        if self.host.runner.submit(self.puzzle.seat, self._rest.pop(0)) is not None:
            self._rest.clear()

    def _tell(self, action: Action) -> None:
        """Tell what came of the attempt."""
        self._told = True
        words, texts = self.kit.words, self.texts
        right = action in self.puzzle.answers
        if not (right and self.host.over):  # a round that was won by it has been heard
            self.kit.sound.play("win" if right else "refuse")
        if right:
            told = [*texts.answers(), *self._streak]
            self._card(words("ui.puzzles.right"), told, list(texts.others()), [self._on])
            return
        told = list(filter(None, (texts.works(action), texts.fails(action))))
        again = Way(words("ui.puzzles.again"), self._again, "undo")
        show = Way(words("ui.puzzles.show"), self._show, "eye")
        self._card(words("ui.puzzles.wrong"), told, (), [again, show, self._on])

    @property
    def _streak(self) -> list[str]:
        """How many days in a row today's puzzle was solved, once it is."""
        count = self.board.streak
        if self.puzzle.key != self.board.today or not count:
            return []
        return [self.kit.words("ui.puzzles.streak", count=count)]

    def _show(self) -> None:
        """Tell the answer."""
        words, texts = self.kit.words, self.texts
        again = Way(words("ui.puzzles.again"), self._again, "undo")
        told = list(texts.answers())
        self._card(words("ui.puzzles.answer"), told, list(texts.others()), [again, self._on])

    def _card(
        self, title: str, told: Sequence[str], more: Sequence[str], ways: Sequence[Way]
    ) -> None:
        back = self.stack.pop
        self.stack.push(
            PuzzleCard(self.kit, self.stack, title, told, more, ways, back, self._bubbles)
        )

    def _bubbles(self) -> list[FRect]:
        """Where what happened is explained by a rule."""
        boxes = map(self.view.occupancy.box, self.controls.notices.explanations)
        return [each for each in boxes if each is not None]

    @property
    def _on(self) -> Way:
        """The way to the next puzzle, or back where there is no other."""
        words, board = self.kit.words, self.board
        if board.next(self.puzzle.game, self.puzzle.key) == self.puzzle.key:
            return Way(words("ui.back"), self.stack.pop, "check")
        return Way(words("ui.puzzles.next"), self._next, "play")

    def _next(self) -> None:
        """Go on to the next puzzle in place of this one, or back if its file cannot be used."""
        puzzle = self.board.puzzle(self.board.next(self.puzzle.game, self.puzzle.key))
        if puzzle is None:
            self.stack.pop()
        else:
            self._replace(puzzle)

    def _again(self) -> None:
        self._replace(self.puzzle)

    def _replace(self, puzzle: Puzzle) -> None:
        self.stack.replace(PuzzleScene(self.kit, self.stack, self.board, puzzle))

    @property
    def moving(self) -> bool:
        """Whether each frame differs from the one before."""
        return self.controls.moving or self.room.moments.moving

    @property
    def content(self) -> Hashable:
        """What the table shows, but for what moves."""
        return self.controls.content, self.tried, self.bar.below

    def due(self) -> int | None:
        if self.moving:
            return 0
        return soonest(self.controls.due, self.room.due, self.next_deed)

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.PLUGGED, Kind.UNPLUGGED):
            return
        if self.tried is not None:
            if intent.kind in (Kind.BACK, Kind.MENU):
                self.stack.pop()
            elif intent.deliberate:
                self._rest.clear()
                self.hurry()
                self._looked = self.kit.speed.ms(LOOKED)
            return
        way = None
        if not self.controls.calling.asks:  # what it asks lies over the ways
            again = self.stage is not None and intent.command == SCENE
            way = SCENE if again else self.bar.clicked(intent)
        if way:
            self.kit.sound.play("press")
            ways = {
                LEAVE: self.stack.pop,
                HINT: self.hint,
                UNSEEN: self.open_moves,
                SCENE: self._again,
            }
            ways[way]()
        elif way is None and not self._hurried(intent):
            self.controls.handle(intent)

    def _hurried(self, intent: Intent) -> bool:
        """Go on with the scene at once if something is pressed meanwhile; return whether it was that."""
        stage = self.stage
        if stage is None or stage.over or intent.kind not in (Kind.PRESS, Kind.CONFIRM):
            return False
        self.hurry()
        stage.hurry()
        return True

    def draw(self, target: Surface) -> None:
        self.view.moments = self.room.moments.running
        self.controls.draw(target)
        if not self.controls.calling.asks:
            self.bar.draw(target)
