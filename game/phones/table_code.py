"""The code that lets phones in at a table, and who is heard no more after wrong ones."""

from __future__ import annotations

import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The letters of a table's code: none can be taken for another."""
CODE = 4
WRONG, WRONG_OF_ALL, FORGOTTEN = 12, 60, 60.0
"""So many wrong codes of one address, or of all, in so many seconds shut the door for that time to it, or to
all."""


def new_code() -> str:
    """Return a code that nobody can know."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class Guesses:
    """The wrong codes of the last minute, by the addresses that they came from."""

    def __init__(self) -> None:
        self._wrong: list[tuple[float, str]] = []

    def right(self, said: str, code: str, peer: str, now: float) -> bool:
        """Whether an address has said the code, at `now` in seconds, and has not guessed too often before."""
        self._wrong = [each for each in self._wrong if now - each[0] < FORGOTTEN]
        own = sum(other == peer for _, other in self._wrong)
        shut = own >= WRONG or len(self._wrong) >= WRONG_OF_ALL
        good = hmac.compare_digest(said.strip().upper().encode(), code.encode())
        if not good and not shut:
            self._wrong.append((now, peer))
        return good and not shut
