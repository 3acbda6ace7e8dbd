"""What phones say: `read` a message (docs/phone-protocol.md)."""

from __future__ import annotations

from msgspec import DecodeError, Struct, ValidationError, json

from game.phones.hosting import Order
from game.words.people_texts import KEPT_NAME, LETTER_CODES

MOST_BYTES = 4096
"""Bytes of a message of a phone."""
LONGEST_PORTRAIT = 40
LONGEST_ACTION = 500
LONGEST_SECRET = 64
LONGEST_CLAUSE = 12
LONGEST_NAME = KEPT_NAME * LETTER_CODES
"""Code points of a name by which a host calls somebody: no name that anybody has is longer."""


class NotUnderstood(Exception):
    """A message that is not what the protocol asks for."""


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Comes first: the `code` of the table, or the `secret` of the seat that was this phone's.

    `page` is a name that the browser's tab has made up for itself: wrong codes are counted by it.
    """

    version: int
    code: str = ""
    secret: str = ""
    page: str = ""


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Sit down as somebody of this name, with a portrait; `joins` to play on for the bot that has it."""

    name: str
    portrait: str
    joins: bool = False


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """See the table as an onlooker does."""


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Give the seat back; in a match the others are told, and asked who plays on once it is to act."""


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Do an action, in the notation, as an answer to the table with this number."""

    number: int
    action: str


class AskRule(Struct, tag="rule", forbid_unknown_fields=True):
    """Ask for the words of a clause of the rules that a refusal has named."""

    clause: str


class React(Struct, tag="react", forbid_unknown_fields=True):
    """Make a face at the others: `face` is one of those that the page was told of."""

    face: str


class Touch(Struct, tag="touch", forbid_unknown_fields=True):
    """Somebody has touched the phone, and so is there; `aside`: in a sheet, which is no wish to play again."""

    aside: bool = False


Said = Hello | Sit | Watch | Leave | Act | AskRule | React | Touch | Order
_DECODER = json.Decoder(Said)


def read(data: str | bytes) -> Said:
    """Return what a phone has said. Raises NotUnderstood."""
    if len(data) > MOST_BYTES:
        raise NotUnderstood
    try:
        said: Said = _DECODER.decode(data)
    except (DecodeError, ValidationError, RecursionError, UnicodeError):
        raise NotUnderstood from None
    match said:
        case Hello(_, code, secret, page) if (
            max(len(code), len(secret), len(page)) > LONGEST_SECRET
        ):
            raise NotUnderstood
        case Sit(_, portrait) if len(portrait) > LONGEST_PORTRAIT:
            raise NotUnderstood
        case React(face) if len(face) > LONGEST_PORTRAIT:
            raise NotUnderstood
        case AskRule(clause) if len(clause) > LONGEST_CLAUSE:
            raise NotUnderstood
        case Act(_, action) if len(action) > LONGEST_ACTION:
            raise NotUnderstood
        case Order(_, _, name) if len(name) > LONGEST_NAME:
            raise NotUnderstood
    return said
