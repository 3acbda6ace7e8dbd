"""The table as a phone shows it: `Shown` (docs/phone-protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class RuleShown(Struct):
    """A rule that is not as written at this table: what it is called, and its clause."""

    name: str
    clause: str


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
