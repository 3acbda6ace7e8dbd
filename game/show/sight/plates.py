"""What everybody sees of a seat: its cards, whether it is in turn, and its account (`plate_of`)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from game.engine.events import Place
from game.engine.table_facts import PASSED, Tally
from game.engine.zones import ASIDE, HAND, TAKEN
from game.show.offers.offer import Label, message
from game.show.presented_table import Presented
from game.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Plate:
    """What everybody sees of a seat, as far as it has been shown.

    `aside` is the number of cards set aside, which are taken up later. `turn` is whether it is the seat's turn,
    `alert` whether everybody is warned of it. `account` words the `tally`.
    """

    seat: int
    cards: tuple[int, ...]
    aside: int
    turn: bool
    dealer: bool
    alert: bool
    tally: Tally
    account: Account

    @property
    def count(self) -> str:
        """How many cards there are, in figures."""
        held = str(len(self.cards))
        return f"{held} +{self.aside}" if self.aside else held

    @property
    def gathered(self) -> str:
        """How many cards have been gathered, in figures; "" in a game that gathers none."""
        return "" if self.tally.gathered is None else str(self.tally.gathered)


def plate_of(
    game: str, shown: Presented[Any], seat: int, warned: Collection[int], before: Plate | None
) -> Plate:
    """Return the plate of a seat of the presented table; `warned` are those of which everybody is.

    Everybody is warned of a seat only while it is shown with one card. If it is as `before`, that is returned.
    """
    hand, set_aside, heap, pile = _places(seat, shown.gathers)
    cards = tuple(shown.cards(hand))
    aside = len(shown.cards(set_aside))
    turn = shown.turn == seat and not shown.open_hands
    dealer = shown.dealer == seat
    alert = seat in warned and len(cards) == 1
    tally = _tally(shown, seat, heap, pile)
    if before is not None and (
        (before.cards, before.aside, before.turn, before.dealer, before.alert, before.tally)
        == (cards, aside, turn, dealer, alert, tally)
    ):
        return before
    return Plate(seat, cards, aside, turn, dealer, alert, tally, account_of(game, tally))


@lru_cache(maxsize=64)
def _places(seat: int, gathers: str) -> tuple[Place, Place, Place, Place]:
    """Return where a seat's cards lie: its hand, what is set aside, what it has taken, and what it gathers."""
    return Place(HAND, seat), Place(ASIDE, seat), Place(TAKEN, seat), Place(gathers, seat)


def _tally(shown: Presented[Any], seat: int, heap: Place, pile: Place) -> Tally:
    """Return the tally of a seat by what has been shown: the game's own runs ahead of cards that still move."""
    tally, score, bidding = shown.tallies[seat], shown.scores[seat], shown.facts.bidding
    taken = len(shown.cards(heap))
    gathered = len(shown.cards(pile)) if shown.gathers else None
    told = tally.score, tally.taken, tally.gathered, tally.bidding
    if told == (score, taken, gathered, bidding):  # as in most frames
        return tally
    return replace(tally, score=score, taken=taken, gathered=gathered, bidding=bidding)


@dataclass(frozen=True, slots=True)
class Account:
    """What the game says of a seat besides its cards.

    `bid` is what it has bid (None: nothing), `silent` says that it has still to bid. `points` are those it has
    taken, the longest form of them first; none where they are not counted, or not yet. `gathered` is how many
    cards it has gathered (None: the game gathers none).
    """

    total: Label
    bid: Label | None = None
    silent: Label | None = None
    points: tuple[Label, ...] = ()
    gathered: Label | None = None

    @property
    def tells(self) -> bool:
        """Whether there is more to tell than the total."""
        return bool(self.bid or self.silent or self.points or self.gathered)

    def lines(self, words: Catalogue) -> tuple[str, ...]:
        """Return it in one line, and without the total where that leaves something."""
        total = self.total.worded(words)
        least = self.points[-1] if self.points else self.bid or self.gathered
        if least is None:
            return (total,)
        points = least.worded(words)
        return words("corner.account", points=points, total=total), points


@lru_cache(maxsize=64)
def account_of(game: str, tally: Tally) -> Account:
    """Return the account of a seat with this tally."""
    total = message("corner.total", score=tally.score)
    bid = silent = gathered = None
    if tally.bid == PASSED:
        bid = message(f"{game}.passed")
    elif tally.bid:
        bid = message(f"{game}.bid", count=tally.bid)
    elif tally.bidding:
        silent = message(f"{game}.no-bid")
    if tally.gathered is not None:
        gathered = message(f"{game}.gathered", "table.taken_cards", count=tally.gathered)
    return Account(total, bid, silent, _points(tally), gathered)


def _points(tally: Tally) -> tuple[Label, ...]:
    if tally.bidding or tally.points is None:
        return ()
    if tally.bidder and tally.points <= tally.bid:
        keys = "table.points_of", "table.points_of_short"
        full, short = (message(key, points=tally.points, bid=tally.bid) for key in keys)
        return full, short
    count = tally.points
    full = message("table.points", count=count) if count else message("table.no_points")
    return full, message("table.points_short", count=count)
