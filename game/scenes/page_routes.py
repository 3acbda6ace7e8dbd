"""The routes to screens that need no match at the table: pages, and what is watched from a file.

The modules of a screen are imported when it is first opened, so that the first picture waits for the title
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.scenes.base.scene_stack import Stack
from game.view.base.scene_kit import SceneKit

if TYPE_CHECKING:
    from pathlib import Path

    from game.engine.option_values import Value
    from game.scenes.base.guest_list import Chosen, GuestWish
    from game.scenes.base.match_history import MatchHistory, NamedPerson
    from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
    from game.session.replays.tape import Tape
    from game.store.bot_files import Guest


class PageRoutes:
    """The routes of one program to its pages, each of which opens on top."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        self._kit = kit
        self._stack = stack

    def before_first(self, game: str, then: Callable[[], None]) -> None:
        """Offer the lesson of a game on top to whoever has never played it, once; else do `then` at once."""
        from game.scenes.lesson.lesson_offer import offer_lesson
        from game.variants import find_variant

        if not offer_lesson(self._kit, self._stack, find_variant(game), then):
            then()

    def lesson(self, game: str, rule: str = "") -> None:
        """Give a lesson on top: of a game, or on one of its rules; a notice says so if it cannot be used."""
        from game.scenes.lesson.lesson_offer import lesson_of
        from game.scenes.table.lesson.lesson_scene import LessonScene
        from game.variants import find_variant

        lesson = lesson_of(self._kit, find_variant(game), rule)
        if lesson is not None:
            self._kit.input.use_zones(())
            self._stack.push(LessonScene(self._kit, self._stack, lesson))

    def setup(self, game: str, *, for_party: bool = False) -> None:
        """Open the set-up of a game on top; for a party its options alone."""
        from game.scenes.setup.setup_scene import SetupScene
        from game.variants import find_variant

        variant = find_variant(game)
        self._stack.push(SetupScene(self._kit, self._stack, variant, for_party=for_party))

    def guests(self, game: str, wish: GuestWish, chosen: Chosen) -> None:
        """Let guests be chosen for a game, on top."""
        from game.scenes.guests.guests_scene import GuestsScene
        from game.variants import find_variant

        info = find_variant(game).info
        self._stack.push(GuestsScene(self._kit, self._stack, info, wish, chosen))

    def party(self, game: str = "", seed: int | None = None) -> None:
        """Open the room of the party on top, with a game chosen; without a seed the deal is a random one."""
        from game.scenes.base.party.party_room import party_of
        from game.scenes.base.remembered_table import last_game
        from game.scenes.seating.seating_scene import SeatingScene
        from game.variants import find_variant, with_a_table

        known = [each.info.id for each in with_a_table()]
        wanted = (game, party_of(self._kit).game, last_game(self._kit), known[0])
        chosen = next(each for each in wanted if each in known)
        self._stack.push(SeatingScene(self._kit, self._stack, find_variant(chosen), seed))

    def wake_party(self) -> None:
        """Let the people of this evening find their seats again; without any little is imported for that."""
        from game.store.kept_party import FILE

        if (self._kit.places.data / FILE).exists():
            from game.scenes.base.party.party_room import wake_party

            wake_party(self._kit)

    def rules(
        self, game: str, clause: str = "", options: Mapping[str, Value] | None = None
    ) -> None:
        """Open the rule book of a game on top, at a clause if given; a notice says if it cannot be read.

        It marks what is not as written by the `options` of a table.
        """
        from game.scenes.rules.rule_book_scene import RuleBookScene
        from game.words.rule_files import RulesError

        try:
            book = RuleBookScene(self._kit, self._stack, game, clause, options)
        except RulesError as error:
            self.notice(self._kit.words.phrase(error.phrase))
        else:
            self._stack.push(book)

    def watch_tape(self, tape: Tape, at: int = 0, *, listed: bool = False) -> None:
        """Watch a match on top, from a place on."""
        from game.scenes.replay.replay_scene import ReplayScene
        from game.scenes.result.opening import watched_end

        self._stack.push(ReplayScene(self._kit, self._stack, tape, at, watched_end, listed=listed))

    def _watch_read(self, read: Tape | str, *, to_end: bool = False) -> None:
        """Watch a match that was read on top, from its end on if it runs; or show why it was not."""
        if isinstance(read, str):
            self.notice(read)
        else:
            self.watch_tape(read, read.length if to_end and read.running else 0)

    def watch_log(self, path: Path, *, running: bool = False) -> None:
        """Watch a match on top by the path of its log; a notice says so if it cannot be read."""
        from game.scenes.base.watching.tape_reading import read_log_of

        self._watch_read(read_log_of(self._kit, path, running=running), to_end=True)

    def watch_file(self, path: Path) -> None:
        """Watch on top the match or position in a file; a notice says so if it cannot be read."""
        from game.scenes.base.watching.tape_reading import read_file_of

        self._watch_read(read_file_of(self._kit, path))

    def paste(self) -> None:
        """Watch on top the match or position whose text is on the clipboard; a notice says what is wrong."""
        from game.scenes.base.watching.tape_reading import read_pasted

        self._watch_read(read_pasted(self._kit))

    def puzzle(self, board: PuzzleBoard, key: str) -> None:
        """Open a puzzle on top; a notice says so if its file cannot be used."""
        from game.scenes.table.puzzle.puzzle_scene import PuzzleScene

        puzzle = board.puzzle(key)
        if puzzle is not None:
            self._kit.input.use_zones(())
            self._stack.push(PuzzleScene(self._kit, self._stack, board, puzzle))

    def records(self) -> None:
        """Open the records on top."""
        from game.scenes.records.records_scene import RecordsScene

        self._stack.push(RecordsScene(self._kit, self._stack))

    def matches(self, history: MatchHistory) -> None:
        """Open the list of all matches on top."""
        from game.scenes.records.matches_scene import MatchesScene

        self._stack.push(MatchesScene(self._kit, self._stack, history))

    def profile(
        self, person: NamedPerson, renamed: Callable[[str], None] = lambda name: None
    ) -> None:
        """Open what can be done with somebody's profile on top; `renamed` is called with another name."""
        from game.scenes.records.profile_scene import ProfileScene

        self._stack.push(ProfileScene(self._kit, self._stack, person, renamed))

    def settings(self, page: str = "look") -> None:
        """Open the settings on top, at one of their pages."""
        from game.scenes.settings.settings_scene import SettingsScene

        self._stack.push(SettingsScene(self._kit, self._stack, page))

    def notice(self, sentence: str) -> None:
        """Show a sentence that has to be read on top."""
        from game.scenes.pause.notice_scene import NoticeScene

        self._stack.push(NoticeScene(self._kit, self._stack, sentence))

    def ask_program(self, guest: Guest, answered: Callable[[bool], None]) -> None:
        """Ask on top whether the program of a bot may be started."""
        from game.scenes.pause.program_scene import ProgramScene

        self._stack.push(ProgramScene(self._kit, self._stack, guest, answered))

    def load_table(self) -> None:
        """Import the modules of the table in advance, and what it needs with the first picture."""
        import game.scenes.base.party.party_match
        import game.scenes.table.table_scene
        import game.words.letter_clusters  # noqa: F401
