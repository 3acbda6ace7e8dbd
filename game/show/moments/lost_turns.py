"""Who has lost their turn to a jump (H-4), by the events as they are shown: `LostTurns.hear`."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.events import Announced, Event, RoundBegan, TurnChanged
from game.words.sentences import Sentences


@dataclass(frozen=True, slots=True)
class LostTurn:
    """The turn of the seat `lost`, which a `jumper` has taken; `following` is in turn now."""

    lost: int
    jumper: int
    following: int

    def told(self, sentences: Sentences) -> str:
        """Say who has jumped in, and who is next."""
        key = "table.jumped_again" if self.following == self.jumper else "table.jumped_next"
        name, other = sentences.name(self.jumper), sentences.name(self.following)
        return sentences.words(key, name=name, other=other)


class LostTurns:
    """Follows jumps until it is known who is next, as only then it is known what the jump has cost."""

    def __init__(self) -> None:
        self._turn = -1
        self._jump: tuple[int, int] | None = None

    def forget(self, turn: int = -1) -> None:
        """Forget all jumps: the match goes on elsewhere, where it is this seat's `turn` (−1: not known)."""
        self._turn, self._jump = turn, None

    def hear(self, event: Event) -> LostTurn | None:
        """Follow an event; return whose turn was lost if it tells, None for all others and where none was."""
        match event:
            case RoundBegan():
                self.forget()
            case Announced("jump", seat):
                self._jump = self._turn, seat
            case TurnChanged(seat):
                jump, self._jump, self._turn = self._jump, None, seat
                if jump is not None and jump[0] not in (-1, seat, jump[1]):
                    return LostTurn(*jump, seat)
        return None
