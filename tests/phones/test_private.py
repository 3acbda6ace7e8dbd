"""What goes out to a phone is its seat's own: another deal of what it cannot see changes no byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.engine.rng import Rng
from game.engine.variant import Variant
from game.phones import phone_sight
from game.phones.messages.table_shown import Shown
from game.phones.messages.to_phones import write
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import ONLOOKER, Viewpoint
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from tests.conformance.hidden_cards import redealt

MOMENTS = 12
"""So many moments of a match are looked at, spread over it."""
STEP = 40
"""ms that pass at once."""


def tables() -> list[Any]:
    return [
        pytest.param(variant, players, id=f"{variant.info.id}-{players}")
        for variant in VARIANTS
        for players in sorted({variant.info.min_players, min(5, variant.info.max_players)})
    ]


def sent(host: Host, seat: int, words: Catalogue) -> bytes:
    """What would be sent to a seat that has just come back."""
    sight = PhoneSight(Viewpoint(host, seat), words, host.plan.seats, ("Good play",))
    told = write(sight.shown())
    sight.close()
    return told


def check(variant: Variant[Any], players: int, words: Catalogue, every: int) -> int:
    """Play a round; at every so many actions, compare what each seat's phone is sent in another deal."""
    seats = tuple(Seat(f"Bot {n}", "milo", "greedy") for n in range(players))
    host = Host(Plan(variant.info.id, seats, {}, 7))
    rng, looked, after = Rng(3), 0, 0
    while not host.over and looked < MOMENTS:
        host.update(STEP)
        while host.ponder():
            pass
        if len(host.match.log) < after:
            continue
        after = len(host.match.log) + every
        looked += 1
        true = host.match.state
        for seat in (ONLOOKER, *range(players)):
            told = sent(host, seat, words)
            host.match.state = redealt(true, seat, rng)
            assert sent(host, seat, words) == told, (
                f"seat {seat} of {variant.info.id} is told something hidden"
            )
            host.match.state = true
    return looked


@pytest.mark.parametrize(("variant", "players"), tables())
def test_a_phone_is_sent_nothing_hidden(
    variant: Variant[Any], players: int, words: Catalogue
) -> None:
    assert check(variant, players, words, every=5) > 3


@pytest.mark.parametrize("what", ["hands", "draw"])
def test_a_leak_would_be_found(
    what: str, words: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = PhoneSight.shown

    def leaky(self: PhoneSight, away: Sequence[int] = (), *, paused: bool = False) -> Shown:
        table = shown(self, away, paused=paused)
        state: Any = self.viewpoint.host.match.state
        hidden = (
            state.hands[1 if self.viewpoint.seat != 1 else 0] if what == "hands" else state.draw
        )
        table.moves = [*table.moves, " ".join(map(str, hidden))]
        return table

    monkeypatch.setattr(phone_sight.PhoneSight, "shown", leaky)
    with pytest.raises(AssertionError, match="told something hidden"):
        check(VARIANTS[0], 3, words, every=5)
