"""The end of a match of a cup: what is next in it, and the way to the bracket."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.match_history import MatchHistory
from game.scenes.result.part_end import PartEnd
from game.session.cup.bracket import Bracket, CupState, waiting_of
from game.session.cup.cup_draw import OWN
from game.session.plan import Plan
from game.view.base.scene_kit import SceneKit
from game.words.named_things import Player


class CupEnd(PartEnd):
    """Such an end, which leads back to the bracket."""

    @property
    def _way_back(self) -> tuple[str, str, Callable[[], None]]:
        way = partial(self.stack.ways.cup, played=True)
        return self.kit.words("ui.cup.to_bracket"), "trophy", way


class ToldOfCup(NamedTuple):
    """What is said of a cup after a match: large, what is `next`, how the `meeting` stands; "" for nothing."""

    headline: str = ""
    next: str = ""
    meeting: str = ""


def told_of_cup(
    kit: SceneKit, plan: Plan, winners: tuple[int, ...], history: MatchHistory | None = None
) -> ToldOfCup:
    """Return what is said of the cup after a match that these seats have just won.

    The `history`, the player's unless it is given, has the matches before it.
    """
    board, words = CupsBoard.of(kit, history), kit.words
    over = waiting_of("", plan, board.history.now())
    if over is None:
        return ToldOfCup()
    after = board.after(over._replace(won=winners, over=True, waits=False))
    if after is None:
        return ToldOfCup()
    meeting = _meeting(kit, board, after)
    if after.state is CupState.WON:
        return ToldOfCup(words("ui.cup.won"), meeting=meeting)
    return ToldOfCup(next=_next_in_cup(kit, board, after), meeting=meeting)


def _meeting(kit: SceneKit, board: CupsBoard, after: Bracket) -> str:
    """Return how often each of the two has won in the meeting of the match; "" once the next one is known."""
    own = after.own
    other = next((slot for slot in own.pair or () if slot != OWN), None)
    if other is None or not own.matches:
        return ""
    name = Player(board.seat(after, other).name)
    return kit.words("ui.cup.meeting", name=name, own=own.wins(OWN), other=own.wins(other))


def _next_in_cup(kit: SceneKit, board: CupsBoard, after: Bracket) -> str:
    """Return what comes next in a cup that has not been won."""
    words = kit.words
    if after.state is CupState.GIVEN_UP:
        return words("ui.cup.given_up")
    other = next((slot for slot in after.own.pair or () if slot != OWN), None)
    if other is None or after.own.winner == OWN:
        return ""
    name = Player(board.seat(after, other).name)
    if after.state is CupState.LOST:
        return words("ui.cup.lost", name=name)
    if after.own.matches:
        return words("ui.cup.next_match", number=after.own.due or 1, name=name)
    return words("ui.cup.next", name=name)
