"""What a phone and the program say to each other, a JSON object a message (docs/phone-protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import DecodeError, Struct, ValidationError, json

from game.phones.hosting import Hosting, Order
from game.words.people_texts import KEPT_NAME, LETTER_CODES

VERSION = 6
"""The version of the protocol; it rises when a page for the one before might fail."""
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


class RuleShown(Struct):
    """A rule that is not as written at this table: what it is called, and its clause."""

    name: str
    clause: str


class Reacted(Struct, tag="reacted"):
    """A seat makes a face, in so many ms."""

    seat: int
    face: str
    after: int


class PageButton(Struct, omit_defaults=True):
    """A button, or an entry of a sheet. `action` is what it does, in the notation ("": it opens its `sheet`).

    `{seat}` in an action stands for the number of the seat that is chosen in the sheet. `kind` is the verb;
    `suit` a suit's letter, `portrait` the name of a picture, of somebody who holds so many `cards` (−1: of
    nobody). A `due` button is one that the rules ask for now, a `dim` one makes no sense now, and what one
    `made` is done already; by the clock none is said to be so. `note` is what stands small below the label.
    """

    label: str
    action: str = ""
    kind: str = ""
    suit: str = ""
    portrait: str = ""
    cards: int = -1
    due: bool = False
    dim: bool = False
    made: bool = False
    sheet: SheetShown | None = None
    note: str = ""


class Choice(Struct):
    """A seat that a sheet may be about."""

    seat: int
    name: str
    portrait: str


class SheetShown(Struct, omit_defaults=True):
    """Items to choose from; with `seats`, one of these is chosen as well, `at` first.

    So many of the `first` items are shown at once, and the others behind one more; 0: all.
    """

    title: str
    items: Sequence[PageButton]
    seats: Sequence[Choice] = ()
    at: int = 0
    warm: bool = False
    first: int = 0


class Held(Struct):
    """A card of the hand: its code ("" for one that may not be looked at), its name, and its plays.

    `goes` is whether it can be played now; None where nobody is told. Without any `plays` asking for it is
    refused with the reason. `together` plays all that are equal ("" if that cannot be done). `asked` is the
    title over several plays that differ in more than a suit. Where a card may take too many sets of cards of
    the table to be listed, `plays` are those that take none, and `marks` the cards that it may take: what each
    adds to the action is its zone and its code (`pool 3H`). Which of them go together is for the rules to say.
    """

    code: str
    name: str
    goes: bool | None
    plays: Sequence[PageButton]
    together: str = ""
    asked: str = ""
    marks: Sequence[PageButton] = ()


class PlayerShown(Struct):
    """Somebody at the table: how many cards they hold, and what the game says of them.

    `note` has their total, too; `account` is the same where there is more to tell than that, otherwise "".
    """

    seat: int
    name: str
    portrait: str
    colour: str
    cards: int
    turn: bool
    alert: bool
    note: str = ""
    account: str = ""
    away: bool = False


class Laid(Struct, omit_defaults=True):
    """A card on the table, and by whom it was laid ("" for nobody)."""

    code: str
    name: str
    by: str = ""
    won: bool = False


class MiddleShown(Struct, omit_defaults=True):
    """What lies between the players.

    `pile` is the number of cards to draw from (−1: there is no such pile), `laid` the cards that lie open, the
    uppermost last; `suit` is the letter of what must be followed, named by `called`. `facts` are further lines.
    Play goes on in the order of seats, or `back`.
    """

    kind: str
    pile: int = -1
    laid: Sequence[Laid] = ()
    suit: str = ""
    called: str = ""
    facts: Sequence[str] = ()
    back: bool = False


class Clocked(Struct):
    """A clock that the seat sees: ms `left` of `whole` when this was sent; `stands` if it is stopped."""

    label: str
    left: int
    whole: int
    stands: bool
    own: bool


class Stood(Struct, omit_defaults=True):
    """Somebody in the standing after a round: the place, all points, and what the round brought of these.

    `gained` is "" where no round came before. `own` is whether it is who reads this, `ready` whether who it is
    wants to go on.
    """

    seat: int
    place: int
    name: str
    portrait: str
    colour: str
    points: str
    gained: str = ""
    own: bool = False
    ready: bool = False


class Ended(Struct, omit_defaults=True):
    """The end of a round, or of a match: `title` says who won, and `own` whether who reads this did.

    `told` is a sentence about it ("" for none), `card` the one that ended it ("" for none).
    `faces` are the portraits of the winners with their colours. `about` stands over the standing, and `next`
    says what comes. `ready` is whether who reads this wants to go on; then `waits` says for whom it waits. In
    `left` ms it goes on without them (−1: no countdown runs).
    """

    title: str
    faces: Sequence[tuple[str, str]]
    standing: Sequence[Stood]
    about: str
    next: str
    own: bool = False
    told: str = ""
    card: str = ""
    ready: bool = False
    waits: str = ""
    left: int = -1


class HandSeen(Struct):
    """A hand that this seat alone is shown; `number` is another one for each that it is shown."""

    number: int
    title: str
    text: str
    cards: Sequence[Laid]


class Shown(Struct, tag="table"):
    """The table as a seat sees it, whole; `number` is to be given back with an action.

    `faces` are those that the seat may make at the others; none while it is played against the clock. `turns`
    is another number whenever a turn has begun, also where tables between two turns were left out. `cloth` are
    the colours of the table from its pool of light outwards, as CSS writes them; `delay` is how many ms a
    message took to the phone and back (−1: not known). `seen` is a hand that was shown to this seat lately.
    In `stands_in` ms a bot takes the turn of who reads this (−1: not soon). `rules` are those that are not as
    written. `out` says to somebody who has a seat in the party, but none in this match, that they sit it out.
    """

    number: int
    game: str
    deck: str
    seat: int
    line: str
    turn: bool
    turns: int
    facing: str
    middle: MiddleShown
    players: Sequence[PlayerShown]
    hand: Sequence[Held]
    buttons: Sequence[PageButton]
    clocks: Sequence[Clocked]
    moves: Sequence[str]
    timed: bool
    over: bool
    paused: bool
    end: Ended | None = None
    faces: Sequence[str] = ()
    cloth: Sequence[str] = ()
    delay: int = -1
    seen: HandSeen | None = None
    out: str = ""
    stands_in: int = -1
    rules: Sequence[RuleShown] = ()


class Here(Struct, tag="here"):
    """The program can be reached: said again and again, so that a phone notices when it cannot."""


Message = Welcome | Seated | Closed | Refused | Alert | RuleTold | Reacted | Hosting | Shown | Here
_ENCODER = json.Encoder()


def write(message: Message) -> bytes:
    """Return a message as it is sent."""
    return _ENCODER.encode(message)
