"""Who has met whom at a table: matches of the index as `Encounter`s, without all that else is known of them."""

from __future__ import annotations

from collections.abc import Mapping
from sqlite3 import Connection
from typing import NamedTuple

from game.store.bot_files import is_itself

COLUMNS = (str, str, float, int, int)
"""The types of the columns of `encounters`."""


class Encounter(NamedTuple):
    """A match that counts at which a person and a guest sat: when it began (s since 1970), and their places.

    `bot` is the guest's id. Places are 1 for those who won, and the same for those who are level, as partners
    are; of several seats of one the best counts.
    """

    bot: str
    game: str
    began: float
    own: int
    theirs: int


def encounters(file: Connection, person: str, guests: Mapping[str, str]) -> list[Encounter]:
    """Return the matches of a person with any of some guests, the last first. Raises ValueError for damage.

    The guests have their names by their ids; those who played on for somebody are none (`is_itself`).
    """
    among = ",".join("?" * len(guests))
    rows = file.execute(
        "SELECT theirs.bot, game, began, MIN(own.place), MIN(theirs.place), theirs.player FROM seats AS own"
        " JOIN matches ON name = own.match JOIN seats AS theirs ON theirs.match = own.match"
        f" WHERE own.player = ? AND own.bot = '' AND counted AND theirs.bot IN ({among})"
        " GROUP BY name, theirs.bot, theirs.player ORDER BY began DESC, name DESC",
        (person, *guests),
    )
    found: list[Encounter] = []
    for row in rows:
        if [*map(type, row)] != [*COLUMNS, str]:
            raise ValueError
        *met, player = row
        if is_itself(met[0], player, guests[met[0]]):
            found.append(Encounter._make(met))
    return found
