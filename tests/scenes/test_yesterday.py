"""Matches of yesterday are told of as such, also after a day that had an hour less or more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from game.scenes.records.match_texts import when
from game.scenes.title.continue_card import when_left
from game.words.catalogue import Catalogue

pytestmark = pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone cannot be set here")


@pytest.fixture(autouse=True)
def summer_time(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The clock goes forward on 29 March 2026, and back on 25 October."""
    with monkeypatch.context() as zone:
        zone.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
        time.tzset()
        yield
    time.tzset()


def at(month: int, day: int, hour: int, minute: int) -> float:
    return time.mktime((2026, month, day, hour, minute, 0, 0, 0, -1))


@pytest.mark.parametrize("told", [when, when_left], ids=["ended", "left"])
@pytest.mark.parametrize(
    ("then", "now", "said"),
    [
        ((3, 29, 12, 0), (3, 30, 0, 30), "esterday"),
        ((3, 28, 23, 50), (3, 30, 0, 30), "28 Mar"),
        ((10, 25, 0, 10), (10, 25, 23, 50), "0:10"),
        ((10, 24, 23, 50), (10, 25, 23, 50), "esterday"),
        ((10, 24, 0, 10), (10, 25, 23, 50), "esterday"),
    ],
)
def test_a_day_is_not_24_hours(
    words: Catalogue,
    told: Callable[[Catalogue, float, float], str],
    then: tuple[int, int, int, int],
    now: tuple[int, int, int, int],
    said: str,
) -> None:
    text = told(words, at(*then), at(*now))
    assert said in text
    assert ("esterday" in text) == (said == "esterday")
