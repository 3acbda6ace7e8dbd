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


def may_be_code(text: str) -> bool:
    """Whether a text that was kept can have been such a code."""
    return len(text) == CODE and all(letter in LETTERS for letter in text)


class Guesses:
    """The wrong codes of the last minute, by the addresses and the pages that they came from."""

    def __init__(self) -> None:
        self._wrong: list[tuple[float, str, str]] = []

    def right(self, said: str, code: str, peer: str, now: float, page: str = "") -> bool:
        """Whether a page at an address has said the code, at `now` in seconds, and has not guessed too often.

        `page` is what it calls itself: who makes up many of these still has one address. To say nothing is no
        guess.
        """
        shut = self.wait(peer, now, page) > 0
        good = hmac.compare_digest(said.strip().upper().encode(), code.encode())
        if said and not good and not shut:
            self._wrong.append((now, peer, page))
        return good and not shut

    def wait(self, peer: str, now: float, page: str = "") -> float:
        """Return for how many seconds no code is taken from a page at an address; 0.0 if one is."""
        self._wrong = [each for each in self._wrong if now - each[0] < FORGOTTEN]
        near = [(when, other) for when, address, other in self._wrong if address == peer]
        counts = (
            ([when for when, other in near if other == page], WRONG),
            ([when for when, _ in near], WRONG_OF_ADDRESS),
            ([when for when, _, _ in self._wrong], WRONG_OF_ALL),
        )
        # The door opens again once so many of them are forgotten that one may be wrong.
        opens = [times[-most] + FORGOTTEN - now for times, most in counts if len(times) >= most]
        return max(opens, default=0.0)
