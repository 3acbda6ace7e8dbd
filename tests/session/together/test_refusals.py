"""Who masses keys is heard by the others ten times a minute, and no more."""

from __future__ import annotations

from game.session.together.refusals import MINUTE, MOST, Refusals


class Asking:
    def __init__(self, *, together: bool = True) -> None:
        self.now = 0
        self.refusals = Refusals(lambda: self.now, lambda: together)

    def often(self, count: int, who: int = 0, *, apart: int = 100) -> list[bool]:
        heard = []
        for _ in range(count):
            heard.append(self.refusals.heard(who))
            self.now += apart
        return heard


def test_ten_a_minute_are_heard_by_all() -> None:
    assert Asking().often(MOST + 3) == [True] * MOST + [False] * 3


def test_each_person_has_ten() -> None:
    asking = Asking()
    asking.often(MOST + 5)
    assert asking.often(1, who=1) == [True]


def test_after_a_minute_without_any_they_are_heard_again() -> None:
    asking = Asking()
    asking.often(MOST + 5)
    asking.now += MINUTE
    assert asking.often(MOST + 1) == [True] * MOST + [False]


def test_who_goes_on_is_not_heard_before_a_minute_has_fewer() -> None:
    asking = Asking()
    heard = asking.often(100, apart=1000)
    assert heard == [True] * MOST + [False] * 90


def test_who_plays_with_bots_alone_always_hears_it() -> None:
    assert all(Asking(together=False).often(3 * MOST))
