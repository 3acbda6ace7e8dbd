"""Tapes of matches that bots or chance have played, and the program that shows one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.engine.match import Match
from game.engine.option_values import Value
from game.engine.rng import Rng
from game.scenes.replay.replay_scene import ReplayScene
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.show.presented_table import Presented
from game.store.settings_file import Settings
from game.store.talk_options import talk_options
from game.variants import find_variant
from tests.harness.couch import NAMES
from tests.harness.program import Program
from tests.harness.random_play import positions
from tests.harness.table import bots

BEGAN = 1_790_000_000.0


def tape_of(
    game: str,
    players: int = 3,
    actions: int = 400,
    *,
    seed: int = 3,
    people: int = 1,
    running: bool = False,
    options: Mapping[str, Value] | None = None,
) -> Tape:
    """Return a match that was played by chance; the first seats are people's."""
    variant = find_variant(game)
    seats = [Seat(name, name.lower()) for name in NAMES[:people]]
    plan = Plan(game, (*seats, *bots(players - people)), dict(options or {}), seed)
    settled = {**talk_options(variant, "en"), **plan.options}
    table = variant.table(players, settled, [seat.name for seat in plan.seats])
    match = Match(variant, table, seed)
    for _ in positions(match, Rng(seed), actions):
        pass
    return Tape(plan, match, running=running, began=BEGAN)


class Watching(Program):
    """The program in which a match is watched."""

    def __init__(
        self,
        folder: Path,
        tape: Tape,
        size: tuple[int, int] = (1280, 720),
        *,
        at: int = 0,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(folder, size, settings=settings)
        self.tape = tape
        self.stack.ways.watch_tape(tape, at)
        self.frame()

    @property
    def scene(self) -> ReplayScene:
        assert isinstance(self.top, ReplayScene)
        return self.top

    @property
    def at(self) -> int:
        return self.scene.playback.at

    def check_shown(self) -> None:
        """Check that the table that is shown is what may be seen at this place."""
        playback = self.scene.playback
        assert not playback.director.busy
        view = self.tape.view(playback.at, playback.eyes)
        wanted = Presented.of(
            self.tape.variant, view, playback.eyes.seat, sees_hands=playback.eyes.all
        )
        assert playback.director.presented.shows() == wanted.shows()
