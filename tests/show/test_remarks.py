"""What guests say of a person: what they remember, never twice an evening, and what they notice in a match."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from game.engine.cards import NO_SUIT
from game.engine.events import SuitCalled
from game.session.acquaintance.recollections import Recollection
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.show.chatter import QUIET, Chatter, Talker
from game.show.moments.moment import Cause, MomentKind, TableMoment
from game.show.remarks.noticing import NOBODY, TIMES, Noticing
from game.show.remarks.said_lately import RecalledLine, SaidLately
from game.show.remarks.talkers import opponents, talkers
from game.store.language_files import load_words
from game.words.sentences import Sentences


def talker(name: str, talk: float = 1.0) -> Talker:
    """A bot with two lines for every memory."""

    def recalls(memory: Recollection) -> list[RecalledLine]:
        return [RecalledLine(f"{name}.{memory.kind}.{n}", f"{name} {memory}{n}") for n in (0, 1)]

    return Talker(talk, lambda occasion: (), recalls)


def heard(chatter: Chatter, memories: list[Recollection], times: int = 200) -> list[str]:
    found = []
    for _ in range(times):
        found.append(chatter.recall(0, memories))
        chatter.advance(QUIET)
    return [each for each in found if each]


def test_what_is_remembered_is_said_once_an_evening_whatever_stands_in_it() -> None:
    lately = SaidLately()
    chatter = Chatter({0: talker("ruth")}, 3, lately)
    assert len(set(heard(chatter, [Recollection("your_run", 3)]))) == 2
    assert heard(Chatter({0: talker("ruth")}, 4, lately), [Recollection("your_run", 4)]) == []
    assert len(heard(Chatter({0: talker("jun")}, 4, lately), [Recollection("your_run", 4)])) == 2


def test_the_most_telling_memory_goes_first() -> None:
    chatter = Chatter({0: talker("ruth")}, 3)
    said = heard(chatter, [Recollection("first"), Recollection("again")])
    assert ["first" in each for each in said] == [True, True, False, False]


def test_the_quiet_ones_speak_of_it_seldom_and_the_silent_not_at_all() -> None:
    def first_said(talk: float) -> int:
        chatters = (Chatter({0: talker("ruth", talk)}, seed) for seed in range(400))
        return sum(bool(each.recall(0, [Recollection("first")])) for each in chatters)

    assert first_said(0.0) == 0
    assert 60 < first_said(0.2) < 180
    assert first_said(0.9) == 400


def test_nobody_speaks_of_it_just_after_somebody_has_spoken() -> None:
    chatter = Chatter({0: talker("ruth"), 1: talker("jun")}, 3)
    assert chatter.recall(0, [Recollection("first")])
    assert not chatter.recall(1, [Recollection("first")])
    chatter.advance(QUIET)
    assert chatter.recall(1, [Recollection("first")])


def test_what_anybody_can_notice_is_said_by_one_of_them() -> None:
    speakers = set()
    for seed in range(20):
        chatter = Chatter({1: talker("ruth"), 2: talker("jun"), 3: talker("kofi", 0.0)}, seed)
        speakers.add(chatter.recall_somebody(Recollection("your_last"))[0])
        assert chatter.recall_somebody(Recollection("your_last")) == (-1, "")
    assert speakers == {1, 2}


def noticing(
    reader: int = 0, opponents: Collection[int] = (1, 2)
) -> tuple[Noticing, list[tuple[Recollection, int]]]:
    told: list[tuple[Recollection, int]] = []
    return Noticing(reader, opponents, lambda memory, seat: told.append((memory, seat))), told


def test_a_suit_that_is_called_for_the_third_time_is_noticed() -> None:
    watched, told = noticing()
    for suit in (2, 1, 2, 2, 1):
        watched.hear(SuitCalled(0, suit))
        watched.hear(SuitCalled(1, suit))
    assert told == [(Recollection("your_suit", TIMES, 2), NOBODY)]
    watched.hear(SuitCalled(0, 2))
    assert told[1:] == [(Recollection("your_suit", TIMES + 1, 2), NOBODY)]


def test_no_trump_is_no_suit_that_is_noticed() -> None:
    """ "Hearts again, dear?" lacked its first word."""
    watched, told = noticing()
    for _ in range(TIMES):
        watched.hear(SuitCalled(0, NO_SUIT))
    assert told == []
    for _ in range(TIMES):
        watched.hear(SuitCalled(0, 2))
    assert len(told) == 1


def test_a_suit_is_noticed_only_where_it_is_called_mostly() -> None:
    watched, told = noticing()
    for suit in (0, 1, 3, 2, 2, 2):
        watched.hear(SuitCalled(0, suit))
    assert told == []
    watched.hear(SuitCalled(0, 2))
    assert told == []  # 4 of 7
    watched.hear(SuitCalled(0, 2))
    assert told == [(Recollection("your_suit", 5, 2), NOBODY)]


def hit(seat: int, by: int, cause: Cause = Cause.FACED) -> TableMoment:
    return TableMoment(MomentKind.DRAWS, seat, by, 2, cause=cause)


def test_who_is_hit_for_the_third_time_notices_it() -> None:
    watched, told = noticing()
    for moment in (hit(1, 0), hit(2, 0), hit(1, 0, Cause.CARD), hit(1, 2), hit(1, 0, Cause.CAUGHT)):
        watched.mark(moment)
    assert told == []
    watched.mark(hit(1, 0))
    assert told == [(Recollection("your_target", TIMES), 1)]
    watched.forget()
    watched.mark(hit(1, 0))
    assert len(told) == 1


def test_who_is_hit_no_more_than_others_is_no_target() -> None:
    watched, told = noticing()
    for seat in (1, 2, 1, 2, 1, 2, 1, 2):
        watched.mark(hit(seat, 0))
    assert told == []


@pytest.mark.parametrize(("opponents", "seat"), [((1,), 1), ((1, 3), 2)])
def test_the_only_opponent_is_no_target_and_no_partner_is(
    opponents: Collection[int], seat: int
) -> None:
    watched, told = noticing(opponents=opponents)
    for _ in range(9):
        watched.mark(hit(seat, 0))
    assert told == []


def test_a_partner_says_nothing_that_is_meant_for_an_opponent() -> None:
    seats = [Seat("Ada", "ada"), *(Seat(each, each, each) for each in ("ruth", "jun", "milo"))]
    words = load_words()
    for pairs, silent in ((True, [2]), (False, [])):
        host = Host(Plan("classic", tuple(seats), {"partners": pairs}, 1))
        found = talkers(host, words, Sentences(words, host.match.table, lambda: 0))
        assert all(each.lines("greets") for each in found.values())
        for kind in ("first", "your_last"):
            remarks = {seat: each.recalls(Recollection(kind)) for seat, each in found.items()}
            assert [seat for seat, lines in remarks.items() if not lines] == silent
        assert opponents(host) == tuple(seat for seat in (1, 2, 3) if seat not in silent)


def test_the_last_card_is_noticed_once_until_there_are_more() -> None:
    watched, told = noticing()
    for warned in ({1}, {0, 1}, {0}, set(), {0}):
        watched.warn(warned)
    assert told == [(Recollection("your_last"), NOBODY)] * 2


def test_without_one_person_alone_nothing_is_noticed() -> None:
    watched, told = noticing(-1)
    for _ in range(5):
        watched.hear(SuitCalled(-1, 2))
        watched.mark(hit(1, -1))
        watched.warn({0, 1})
    assert told == []
