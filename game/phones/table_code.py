"""The code that lets phones in at a table, and who is heard no more after wrong ones."""

from __future__ import annotations

import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The letters of a table's code: none can be taken for another."""
CODE = 4
WRONG, WRONG_OF_ADDRESS, WRONG_OF_ALL, FORGOTTEN = 12, 36, 120, 60.0
"""So many wrong codes of one page, of one address, or of all, in so many seconds shut the door for that time to
it, or to all. A page can be led here by another one, with wrong codes, beside that of somebody who has the
right one.
"""


def new_code() -> str:
    """Return a code that nobody can know."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class Guesses:
    """The wrong codes of the last minute, by the addresses and the pages that they came from."""

    def __init__(self) -> None:
        self._wrong: list[tuple[float, str, str]] = []

    def right(self, said: str, code: str, peer: str, now: float, page: str = "") -> bool:
        """Whether a page at an address has said the code, at `now` in seconds, and has not guessed too often.

        `page` is what it calls itself: who makes up many of these still has one address.
        """
        self._wrong = [each for each in self._wrong if now - each[0] < FORGOTTEN]
        near = [other for _, address, other in self._wrong if address == peer]
        shut = (
            near.count(page) >= WRONG
            or len(near) >= WRONG_OF_ADDRESS
            or len(self._wrong) >= WRONG_OF_ALL
        )
        good = hmac.compare_digest(said.strip().upper().encode(), code.encode())
        if not good and not shut:
            self._wrong.append((now, peer, page))
        return good and not shut
