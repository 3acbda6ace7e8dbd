"""The ways from one screen to another, as screens ask for them: `stack.ways`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from datetime import date
    from pathlib import Path

    from game.engine.events import HandShown
    from game.engine.option_values import Value
    from game.scenes.base.guest_list import Chosen, GuestWish
    from game.scenes.base.match_history import MatchHistory, NamedPerson
    from game.scenes.base.matches_under_way import MatchUnderWay
    from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
    from game.session.host import Host
    from game.session.plan import Plan
    from game.session.replays.tape import LastTrick, Tape
    from game.show.devices import Device
    from game.show.local_seat import LocalSeat
    from game.show.seating import Seating
    from game.store.bot_files import Guest


class Ways(Protocol):
    """The ways from one screen to another; `game.scenes.routes` implements them."""

    def title(self) -> None:
        """Go to the title and leave everything else."""

    def before_first(self, game: str, then: Callable[[], None]) -> None:
        """Offer the lesson of a game to whoever has never played it, once; else do `then` at once."""

    def lesson(self, game: str, rule: str = "") -> None:
        """Give the lesson of a game, or the small one on one of its rules."""

    def lesson_over(self, game: str, again: Callable[[], None]) -> None:
        """Ask what comes after the lesson of a game; `again` begins it anew."""

    def practise(self, game: str) -> None:
        """Open the table of a match in which a timed game is learned with a slow clock."""

    def setup(self, game: str, *, for_party: bool = False) -> None:
        """Open the set-up of a game; for a party its options alone."""

    def guests(self, game: str, wish: GuestWish, chosen: Chosen) -> None:
        """Let guests be chosen for a game; `chosen` is called with them when that is done."""

    def party(self, game: str = "", seed: int | None = None) -> None:
        """Open the room of the party with a game chosen: that of before, if none is given.

        `seed` is the number of the deal, None for a random one.
        """

    def wake_party(self) -> None:
        """Let the people of this evening find their seats again, after the program has ended."""

    def change_setup(self, game: str) -> None:
        """Leave the match for where it was dealt: the room of the party, or the set-up of the game."""

    def table(self, plan: Plan, seating: Seating | None = None) -> None:
        """Open the table of a new match for the people at this screen; without a seating one plays alone."""

    def go_on(self, each: MatchUnderWay) -> None:
        """Go on with a match that was left."""

    def rematch(self, plan: Plan) -> None:
        """Open the table of a new match for the people of the one before."""

    def result(self, host: Host) -> None:
        """Open the result of a round of a host's that is over, or the end of its match."""

    def preparing_result(self) -> Iterator[None]:
        """Load what opens results, part by part, so that none is late for having to be loaded."""

    def reseat(self, host: Host, seating: Seating) -> None:
        """Go on with a match whose seats, or their devices, are others than before."""

    def come_back(self, device: Device) -> None:
        """Give somebody who is back with a phone the seat that a bot has held for them."""

    def phones(self) -> None:
        """Show how one comes in with a phone; from then on phones may."""

    def who_plays(self, host: Host) -> None:
        """Open the list of who plays each seat of a match under way."""

    def lost_device(self, host: Host, device: Device) -> None:
        """Ask who plays on for a person whose device has gone, or is yet to be chosen."""

    def pause(self, plan: Plan, why: str = "", host: Host | None = None) -> None:
        """Open the pause menu of a match; `why` says why there is a pause, if nobody asked for it.

        With a `host` the seats of its match can be given to others.
        """

    def watch(self, *, listed: bool = False) -> None:
        """Watch the match at the table, as far as it has been played; `listed`: for the list of its moves."""

    def watch_tape(self, tape: Tape, at: int = 0) -> None:
        """Watch a match from a place on."""

    def watch_log(self, path: Path, *, running: bool = False) -> None:
        """Watch a match by the path of its log; of one that is `running` no hidden hand is shown."""

    def watch_file(self, path: Path) -> None:
        """Watch the match or position in a file."""

    def paste(self) -> None:
        """Watch the match or position whose text is on the clipboard."""

    def review(self, tape: Tape | None = None, watch: Callable[[int], None] | None = None) -> None:
        """Show where a match that is over turned: that of a tape, or the one at the table.

        `watch` shows it again from a place on, if it is not to be watched on top.
        """

    def review_log(self, path: Path) -> None:
        """Show where a match that is over turned, by the path of its log."""

    def play_on(self, tape: Tape, at: int, own: int, *, reviewed: bool = False) -> None:
        """Open the table of a match that goes on from a place in another, as practice: a person plays `own`.

        From a match that is being `reviewed` there is a way back to that.
        """

    def back_to_review(self, plan: Plan) -> Callable[[], None] | None:
        """Return the way back to the review from which a match was begun; None if it was begun from none."""

    def last_trick(self, host: Host, trick: LastTrick) -> None:
        """Show a trick that was taken at the table of a host."""

    def shown_hand(
        self,
        host: Host,
        local: LocalSeat,
        shown: HandShown,
        verdict: str,
        *,
        covered: bool,
        to_all: bool,
    ) -> None:
        """Show a hand to somebody alone, and what came of it; `covered` where others see the screen.

        One that lies open anyway is shown `to_all`.
        """

    def rules(
        self, game: str, clause: str = "", options: Mapping[str, Value] | None = None
    ) -> None:
        """Open the rule book of a game, at a clause if one is given, for a table with these options."""

    def today(self, game: str = "", day: date | None = None) -> None:
        """Open the deals of today, or of a past day, one of them chosen; a match at the table is left."""

    def puzzles(self) -> None:
        """Open the puzzles; a match at the table is left."""

    def puzzle(self, board: PuzzleBoard, key: str) -> None:
        """Open a puzzle of a board at its table."""

    def cup(self, *, played: bool = False) -> None:
        """Open the cup, as after a match of it that has been `played`; a match at the table is left."""

    def evening(self) -> None:
        """Open the evening of the party: its games, how it stands, or who has won it."""

    def records(self) -> None:
        """Open the records of the player."""

    def matches(self, history: MatchHistory) -> None:
        """Open the list of all matches."""

    def profile(
        self, person: NamedPerson, renamed: Callable[[str], None] = lambda name: None
    ) -> None:
        """Open what can be done with somebody's profile; `renamed` is called with another name."""

    def settings(self, page: str = "look") -> None:
        """Open the settings at one of their pages."""

    def notice(self, sentence: str) -> None:
        """Show a sentence that has to be read."""

    def ask_program(self, guest: Guest, answered: Callable[[bool], None]) -> None:
        """Ask whether the program of a bot may be started; `answered` is called with the answer."""

    def load_table(self) -> None:
        """Import the modules of the table in advance."""
