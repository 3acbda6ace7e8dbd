"""What phones are told: `write` a message (docs/phone-protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, json

from game.phones.hosting import Hosting
from game.phones.messages.table_shown import Shown

VERSION = 6
"""The version of the protocol; it rises when a page for the one before might fail."""


class OfferedFace(Struct):
    """A portrait that can be chosen; one that somebody else has is `taken`.

    `sits` is what one does by sitting down so while a match runs: play on for a bot, or from the next one on.
    """

    portrait: str
    name: str
    taken: bool = False
    sits: str = ""
    joins: bool = False
    """Whether that is a seat of the match that runs."""


class Welcome(Struct, tag="welcome"):
    """The answer to a Hello with the table's code: what is played here, and who one can be.

    `free` is whether somebody can sit down now; `words` are the page's own texts by name, in the program's
    `language`. `table` is the id of the table, under which a phone keeps its seat's secret.
    """

    title: str
    faces: Sequence[OfferedFace]
    free: bool
    language: str
    words: Mapping[str, str]
    table: str = ""
    version: int = VERSION


class Seated(Struct, tag="seated"):
    """A phone has a seat, whose `secret` it is to keep; the first table comes once cards are dealt.

    `held` is for how many seconds the seat is held while the phone is away; it `waits` where nothing is dealt.
    """

    secret: str
    name: str
    portrait: str
    colour: str
    words: Mapping[str, str]
    held: int
    waits: bool
    table: str = ""
    version: int = VERSION


class Closed(Struct, tag="closed", omit_defaults=True):
    """This connection is over: `why` is "code", "version", "moved", "full", "ended", "secret" or "left".

    With "code" come the `words` by which the page asks for it, in a `language`, and for how many seconds to
    `wait` where there were too many wrong ones.
    """

    why: str
    wait: int = 0
    words: Mapping[str, str] = {}
    language: str = ""


class Refused(Struct, tag="refused"):
    """An action was refused, in a sentence, by the clause of the rules ("" for none)."""

    sentence: str
    clause: str = ""


class Alert(Struct, tag="alert"):
    """What its person is to notice, in a sentence: it is their turn, or a bot plays for them."""

    sentence: str


class RuleTold(Struct, tag="rule"):
    """The words of a clause of the rules ("" if there are none).

    `here` says what is not true of it at this table ("": nothing), and `instead` is the clause that holds.
    """

    clause: str
    text: str
    here: str = ""
    instead: str = ""


class Reacted(Struct, tag="reacted"):
    """A seat makes a face, in so many ms."""

    seat: int
    face: str
    after: int


class Here(Struct, tag="here"):
    """The program can be reached: said again and again, so that a phone notices when it cannot."""


Message = Welcome | Seated | Closed | Refused | Alert | RuleTold | Reacted | Hosting | Shown | Here
_ENCODER = json.Encoder()


def write(message: Message) -> bytes:
    """Return a message as it is sent."""
    return _ENCODER.encode(message)
