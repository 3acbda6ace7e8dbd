"""The people of an evening as a file keeps them, written whole at each change: `read_party`, `write_party`.

A file that cannot be used is set aside, and told of. What is in it lasts for an evening: HOURS after the last
match, or after anybody came or went, it counts no more.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, field, json

from game.engine.problems import Phrase
from game.files.reading import Unreadable, read_text
from game.files.writing import write_whole
from game.store.damaged_files import set_aside
from game.words.people_texts import KEPT_NAME, fault

FILE = "party.json"
FORMAT = 1
HOURS = 12
"""Hours after which an evening is over."""
MOST_MATCHES = 999
MOST_PORT = 65535
_LONGEST = 64
_HASH = re.compile(r"(?:[0-9a-f]{64})?")


class KeptChair(Struct, omit_defaults=True):
    """A chair (`game.session.chairs.Chair`).

    `device` names what its person plays with, "" for any; `secret` is the hash of that of a phone, and
    `hosts` whether that may host. `left` says that its name is of somebody who has left the evening, and that
    whoever sits down there is somebody else.
    """

    name: str
    portrait: str
    colour: str
    person: bool = False
    bot: str = ""
    device: str = ""
    secret: str = ""
    rested: int = 0
    points: float = 0
    member: int = 0
    hosts: bool = False
    left: bool = False


class KeptParty(Struct, omit_defaults=True):
    """The chairs in clockwise order, what is played, and how hands are seen ("" for what suits the devices).

    `code`, `port` and `table` are those by which phones come in, "" and 0 while they may not; `touched` is
    when anything changed last, in seconds since 1970.
    """

    chairs: list[KeptChair] = field(default_factory=list)
    game: str = ""
    hands: str = ""
    corners: str = ""
    code: str = ""
    port: int = 0
    table: str = ""
    touched: float = 0.0
    format: int = FORMAT

    def fits(self, places: int, faces: Collection[str], colours: Collection[str]) -> bool:
        """Whether it can be so: so many chairs, with these portraits and colours, and a way in for phones."""
        looks = ([c.portrait for c in self.chairs], [c.colour for c in self.chairs])
        if len(self.chairs) != places or any(len(set(each)) < places for each in looks):
            return False
        way_in = max(len(self.code), len(self.table)) <= _LONGEST and 0 <= self.port <= MOST_PORT
        return way_in and all(_may_be(chair, faces, colours) for chair in self.chairs)


def _may_be(chair: KeptChair, faces: Collection[str], colours: Collection[str]) -> bool:
    texts = (chair.bot, chair.device, chair.portrait)
    return (
        fault(chair.name, KEPT_NAME) is None
        and (chair.portrait in faces or (bool(chair.bot) and not set(chair.portrait) & set("/\\")))
        and chair.colour in colours
        and not (chair.bot and chair.person)
        and all(len(each) <= _LONGEST for each in texts)
        and _HASH.fullmatch(chair.secret) is not None
        and 0 <= chair.rested <= MOST_MATCHES
        and 0 <= chair.points <= MOST_MATCHES * 10
        and 0 <= chair.member <= MOST_MATCHES
    )


def read_party(
    folder: Path, now: float, usable: Callable[[KeptParty], bool]
) -> tuple[KeptParty | None, Phrase | None]:
    """Return the evening kept in `folder`, unless it is over by `now`, and what is to be told of its file.

    One that is not `usable`, or of a newer program, is set aside as a damaged one is.
    """
    path = folder / FILE
    if not os.path.lexists(path):
        return None, None
    try:
        kept = json.decode(read_text(path), type=KeptParty)
    except Unreadable as error:
        return None, _told(path, error.phrase)
    except (DecodeError, ValidationError, RecursionError):
        return None, _told(path, Phrase("problem.party-damaged"))
    if not 0 <= now - kept.touched < HOURS * 3600:
        return None, None
    if kept.format > FORMAT or not usable(kept):
        return None, _told(path, Phrase("problem.party-unusable"))
    return kept, None


def write_party(folder: Path, party: KeptParty) -> None:
    """Keep an evening in `folder`. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / FILE, json.encode(party))


def _told(path: Path, reason: Phrase) -> Phrase:
    kept = set_aside(path) or Phrase("problem.settings-not-kept")
    return Phrase("problem.party-lost", file=str(path), reason=reason, kept=kept)
