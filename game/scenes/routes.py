"""All routes between screens: they use `stack.ways`, and none of them imports another.

Those that need no match at the table are in `page_routes`.

The modules of a screen are imported when it is first opened, so that the first picture waits for the title
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from game.engine.problems import Phrase
from game.scenes.base.scene_stack import Stack
from game.scenes.page_routes import PageRoutes
from game.view.base.scene_kit import SceneKit

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from game.engine.events import HandShown
    from game.engine.info import Info
    from game.scenes.base.matches_under_way import MatchUnderWay
    from game.scenes.base.party.party_match import PartyMatch
    from game.scenes.couch.corners_scene import CornersScene
    from game.scenes.table.table_scene import TableScene
    from game.session.host import Host
    from game.session.plan import Plan
    from game.session.replays.tape import LastTrick, Tape
    from game.show.devices import Device
    from game.show.local_seat import LocalSeat
    from game.show.seating import Seating


OF_RESULTS = (
    "asyncio",
    "websockets.asyncio.server",
    "psutil",
    "game.phones.server",
    "game.phones.phone_sight",
    "game.phones.phones",
    "game.scenes.base.party.party_room",
    "game.scenes.base.evenings.evenings_board",
    "game.session.today.par_worker",
    "game.scenes.result.end_scene",
    "game.scenes.result.opening",
    "game.scenes.lesson.lesson_offer",
)
"""The modules that open results, after those of which they take longest to load."""


def declared_games() -> list[Info]:
    """Return the declarations of every game."""
    from game.variants import VARIANTS

    return [variant.info for variant in VARIANTS]


class Routes(PageRoutes):
    """All routes of one program. It sets itself as the stack's `ways`; see there for the methods."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        super().__init__(kit, stack)
        self._party_match: PartyMatch | None = None
        self._host: Host | None = None
        """The host of the table that is open, or was last."""
        self._reviewed: tuple[Plan, Tape] | None = None
        """What was begun last from a match that was reviewed, and that match."""
        stack.ways = self

    @property
    def _playing(self) -> PartyMatch:
        """The match at the table as the party plays it."""
        if self._party_match is None:
            from game.scenes.base.party.party_match import PartyMatch

            self._party_match = PartyMatch(self._kit, lambda: self._host)
        return self._party_match

    def open_desk(self) -> None:
        """Let phones that may host ask for what hosts do, if any phones may come in."""
        phones = self._kit.phones
        if phones is not None and phones.desk is None:
            from game.scenes.base.party.host_desk import PartyDesk

            phones.desk = PartyDesk(self._kit, self._stack, self._playing, lambda: self._host)

    @property
    def log(self) -> Path | None:
        """The log of the match at the table; None if there is none."""
        from game.scenes.base.fault_reporting import log_of

        return log_of(self._host)

    def report(self, error: Exception, scene: str, log: Path | None, version: str) -> Phrase:
        """Report a fault that came up in a scene, with the log of its match; return what is to be told."""
        from game.scenes.base.fault_reporting import report_fault

        return report_fault(self._kit, error, scene, log, version)

    def title(self) -> None:
        """Go to the title and leave everything else."""
        self.leave()
        self._open_title()

    def _open_title(self) -> None:
        from game.scenes.title.title_scene import TitleScene

        self._kit.input.use_zones(())
        self._stack.reset(TitleScene(self._kit, self._stack))

    def leave(self, *, for_good: bool = False) -> None:
        """Let go of the match at the table; unless it is left `for_good`, it can be continued."""
        host, self._host = self._host, None
        if self._kit.phones is not None:
            self._kit.phones.play(None, {})
        if host is not None:
            from game.scenes.base.matches_under_way import leave_match

            leave_match(self._kit, host, for_good=for_good)

    def lesson_over(self, game: str, again: Callable[[], None]) -> None:
        """Ask on top what comes after the lesson of a game."""
        from game.scenes.lesson.lesson_offer import after_lesson
        from game.variants import find_variant

        at_table = self._host is not None
        after_lesson(self._kit, self._stack, find_variant(game), again, at_table=at_table)

    def practise(self, game: str) -> None:
        """Open the table of a match in which a timed game is learned, in the place of everything."""
        from game.scenes.base.at_table.sitting_down import for_learning
        from game.scenes.base.remembered_table import RememberedTable
        from game.variants import find_variant

        kit = self._kit
        plan = RememberedTable.last(kit, find_variant(game).info).plan(kit)
        self.table(plan, None, for_learning(kit, plan))

    def change_setup(self, game: str) -> None:
        """Leave the match for the room of the party, if it played it, or else for the set-up of the game."""
        self.title()
        if self._playing.together:
            self.party(game)
        else:
            self.setup(game)

    def table(self, plan: Plan, seating: Seating | None = None, host: Host | None = None) -> None:
        """Open the table of a match right above the title, in the place of everything there.

        It is a new one unless the `host` of one under way is given. Before a new one the player is asked about
        the programs that would be started for it.
        """
        from game.scenes.base.programs_asked import ask_of_plan

        if host is None:
            then = partial(self._open_table, plan, seating)
            ask_of_plan(self._kit, self._stack, plan, then)
        else:
            self._open_table(plan, seating, host)

    def _open_table(self, plan: Plan, seating: Seating | None, host: Host | None = None) -> None:
        from game.scenes.title.title_scene import TitleScene
        from game.show.seating import Hands

        if not isinstance(self._stack.first, TitleScene):
            self._open_title()
        kit, stack = self._kit, self._stack
        left_before = host is not None and host is not self._host
        if host is not self._host:
            self.leave()
            self._playing.begin()
        scene: CornersScene | TableScene
        here = plan.people if seating is None else seating.at_screen(plan.people)
        if seating is not None and seating.hands is Hands.CORNERS and here:
            from game.scenes.couch.corners_scene import open_corners

            scene = open_corners(kit, stack, plan, seating, host)
        else:
            from game.scenes.table.table_scene import open_table

            kit.input.use_zones(())
            scene = open_table(kit, stack, plan, seating, host)
        self._host = scene.host
        self._playing.follow(scene.host, seating)
        stack.replace_all_but_first(scene)
        if left_before:
            scene.hurry()  # a deal that has been seen is not dealt again

    def go_on(self, each: MatchUnderWay) -> None:
        """Go on with a match that was left: it is paused, or waits for its people."""
        found = self._playing.go_on(each)
        if found is None:
            self.title()
            return
        host, seating = found
        self.table(host.plan, seating, host)
        if self._stack.top.plays and self._playing.waits_for_phones:
            self.wait_for_people(host)
        elif self._stack.top.plays:
            why, people = self._kit.words("ui.pause.continued"), host.plan.people
            self.pause(host.plan, why, host if people else None)

    def rematch(self, plan: Plan) -> None:
        """Open the table of a new match for the people of the one before, which is left for good.

        The deal of a day, or of a cup, is practice from then on.
        """
        from game.session.cup.cup_draw import once_more

        dealt = self._playing.dealt(once_more(plan))
        self.leave(for_good=True)
        self.table(*dealt)

    def result(self, host: Host) -> None:
        """Open the result of a round over its table, or the end of a match, which counts in the party, once."""
        from game.scenes.lesson.lesson_offer import after_practice
        from game.scenes.result.opening import result_of

        self._playing.count(host)
        next_round = host.next_round
        if host.gentle > 1:
            next_round = partial(
                after_practice, self._kit, self._stack, host.variant, host.next_round
            )
        seating = self._playing.seating
        self._stack.push(result_of(self._kit, self._stack, host, next_round, seating))

    def preparing_result(self) -> Iterator[None]:
        """Load what opens results, module by module."""
        for name in OF_RESULTS:
            import_module(name)
            yield

    def reseat(self, host: Host, seating: Seating) -> None:
        """Open the table of a match under way anew, in the place of everything above the title."""
        if host is self._host:
            self._playing.hold(host)
        self.table(host.plan, seating, host)

    def come_back(self, device: Device) -> None:
        """Give somebody who is back with a phone the seat that a bot has held for them."""
        seating = self._playing.given_back(device)
        if self._host is not None and seating is not None:
            self.reseat(self._host, seating)

    def phones(self) -> None:
        """Show how one comes in with a phone, on top; from then on phones may."""
        from game.scenes.seating.phones_scene import PhonesScene

        self._playing.open_to_phones()
        self._stack.push(PhonesScene(self._kit, self._stack))

    def who_plays(self, host: Host) -> None:
        """Open the list of who plays each seat on top."""
        from game.scenes.pause.who_plays_scene import WhoPlaysScene

        playing = self._playing
        people = playing.seating, playing.kept, playing.left
        self._stack.push(WhoPlaysScene(self._kit, self._stack, host, *people))

    def wait_for_people(self, host: Host) -> None:
        """Wait on top for the people of a match that goes on, all at once: each takes their own seat."""
        from game.scenes.pause.coming_back_scene import ComingBackScene

        self._stack.push(ComingBackScene(self._kit, self._stack, host, self._playing.seating))

    def lost_device(self, host: Host, device: Device) -> None:
        """Ask on top who plays on for a person whose device has gone, or is yet to be chosen."""
        from game.scenes.pause.lost_device_scene import LostDeviceScene

        if device.is_awaited:
            self.wait_for_people(host)
            return
        seating = self._playing.seating
        self._stack.push(LostDeviceScene(self._kit, self._stack, host, seating, device))

    def pause(self, plan: Plan, why: str = "", host: Host | None = None) -> None:
        """Open the pause menu over a table or result."""
        from game.scenes.pause.pause_scene import PauseScene

        kept = self._host is not None and self._host.keeper is not None
        self._stack.push(PauseScene(self._kit, self._stack, plan, why, host, kept=kept))

    def watch(self, *, listed: bool = False) -> None:
        """Watch the match at the table on top, as far as it has been played; `listed`: for its moves."""
        from game.scenes.base.watching.watched_match import tape_of_host

        if self._host is not None:
            tape = tape_of_host(self._host)
            self.watch_tape(tape, tape.length if tape.running else 0, listed=listed)

    def review(self, tape: Tape | None = None, watch: Callable[[int], None] | None = None) -> None:
        """Show on top where a match turned: that of a tape, or the one at the table. `watch` shows it again."""
        from game.scenes.base.watching.watched_match import tape_of_host
        from game.scenes.review.review_scene import ReviewScene

        if tape is None and self._host is not None:
            tape = tape_of_host(self._host)
        if tape is not None:
            self._stack.push(ReviewScene(self._kit, self._stack, tape, watch))

    def review_log(self, path: Path) -> None:
        """Show where the match in a log turned; a notice says so if it cannot be read."""
        from game.scenes.base.watching.tape_reading import read_log_of

        read = read_log_of(self._kit, path, running=False)
        if isinstance(read, str):
            self.notice(read)
        else:
            self.review(read)

    def play_on(self, tape: Tape, at: int, own: int, *, reviewed: bool = False) -> None:
        """Open the table of a match that goes on from a place in another, in the place of everything."""
        from game.scenes.base.programs_asked import ask_of_plan
        from game.scenes.base.watching.watched_match import plan_from

        plan = plan_from(self._kit, tape, own)
        self._reviewed = (plan, tape) if reviewed else None
        ask_of_plan(self._kit, self._stack, plan, partial(self._play_on, tape, at, plan))

    def _play_on(self, tape: Tape, at: int, plan: Plan) -> None:
        from game.scenes.base.at_table.sitting_down import branched_off

        self.table(plan, None, branched_off(self._kit, plan, tape.match(at)))

    def back_to_review(self, plan: Plan) -> Callable[[], None] | None:
        """Return the way back to the review from which a match was begun, which is left for good then."""
        if self._reviewed is None or self._reviewed[0] is not plan:
            return None
        return partial(self._back_to_review, self._reviewed[1])

    def _back_to_review(self, tape: Tape) -> None:
        self.leave(for_good=True)
        self.title()
        self.review(tape)

    def last_trick(self, host: Host, trick: LastTrick) -> None:
        """Show a trick that was taken at the table of a host on top."""
        from game.scenes.pause.last_trick_scene import LastTrickScene

        self._stack.push(LastTrickScene(self._kit, self._stack, host, trick))

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
        """Show a hand to somebody alone on top, `covered` where others see the screen as well; or `to_all`."""
        from game.scenes.pause.shown_hand_scene import ShownHandScene

        scene = ShownHandScene(
            self._kit, self._stack, host, local, shown, verdict, covered=covered, to_all=to_all
        )
        self._stack.push(scene)

    def today(self, game: str = "", day: date | None = None) -> None:
        """Open the deals of today, or a past day, above the title, one chosen; a match at the table is left."""
        from game.scenes.today.today_scene import TodayScene

        if self._host is not None:
            self.title()
        self._stack.push(TodayScene(self._kit, self._stack, game, day=day))

    def puzzles(self) -> None:
        """Open the puzzles right above the title; a match at the table is left."""
        from game.scenes.puzzles.puzzles_scene import PuzzlesScene

        if self._host is not None:
            self.title()
        self._stack.push(PuzzlesScene(self._kit, self._stack))

    def cup(self, *, played: bool = False) -> None:
        """Open the cup right above the title, as after a match `played`; a match at the table is left."""
        from game.scenes.cup.cup_scene import CupScene

        if self._host is not None:
            self.title()
        self._stack.push(CupScene(self._kit, self._stack, played=played))

    def evening(self) -> None:
        """Open the evening on top: how it stands, or who has won it, if the match at the table was its last."""
        from game.scenes.evening.evening_opening import evening_scene

        seating = self._playing.seating
        self._stack.push(evening_scene(self._kit, self._stack, self._host, seating))
