"""Several viewpoints on one match: what each gets and shows, from the first deal to the last card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game.engine.actions import Action, Refusal
from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, Event, sees
from game.engine.match import Entry, Match
from game.engine.replay import write
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import ONLOOKER, Viewpoint
from game.show.motion.tween import Speed
from game.show.presented_table import Presented
from game.show.showing import Showing
from game.variants import VARIANTS, find_variant
from game.words.catalogue import Catalogue

PEOPLE = tuple(Seat(name, name.lower()) for name in ("Ada", "Jun", "Ruth"))
SHORT: dict[str, dict[str, Any]] = {"callout": {"rounds": 1}, "tricks": {"target": 10}}
"""Options with which a match of these games does not last long."""
STEP = 50
LONGEST = 60_000

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)


@dataclass
class Watcher:
    """A viewpoint with its showing, and all events that it has got."""

    viewpoint: Viewpoint
    showing: Showing
    told: list[Event]

    @classmethod
    def of(cls, host: Host, seat: int, words: Catalogue, speed: Speed = Speed.FAST) -> Watcher:
        viewpoint = Viewpoint(host, seat)
        told: list[Event] = [*viewpoint.opening]
        viewpoint.subscribe(told.extend)
        return cls(viewpoint, Showing(viewpoint, words, speed), told)


class Table:
    """Three people and an onlooker at one host's table; two of the people see it at another speed."""

    def __init__(self, host: Host, words: Catalogue) -> None:
        self.host = host
        self.happened: list[Event] = [*host.match.opening]
        host.subscribe(self._happened)
        speeds = (Speed.FAST, Speed.SLOW, Speed.OFF, Speed.FAST)
        self.watchers = [
            Watcher.of(host, seat, words, speed)
            for seat, speed in zip((0, 1, 2, ONLOOKER), speeds, strict=True)
        ]

    def _happened(self, _entry: Entry, events: list[Event]) -> None:
        self.happened += events

    def play(self, luck: Rng) -> None:
        """Play to the end of the match, everybody through their own viewpoint alone."""
        for _ in range(LONGEST):
            if self.host.match.over:
                return
            if self.host.over:
                self.host.next_round()
            self.pass_time()
            for watcher in self.watchers:
                if watcher.showing.caught_up:
                    act(watcher.viewpoint, luck)
        raise AssertionError("the match does not end")

    def pass_time(self) -> None:
        for watcher in self.watchers:
            watcher.showing.director.advance(STEP)
        self.host.update(STEP)

    def settle(self) -> None:
        """Finish all movement."""
        for watcher in self.watchers:
            watcher.showing.director.hurry()


def act(viewpoint: Viewpoint, luck: Rng) -> None:
    """Do what is advised to this seat, or another legal action; nothing for an onlooker."""
    if not viewpoint.plays_a_seat or viewpoint.over:
        return
    advice = viewpoint.advice()
    legal = viewpoint.observation.legal
    action = advice.action if advice is not None else None
    if action is None and legal:
        action = luck.choice(legal)
    if action is not None:
        viewpoint.do(action)


def table(game: str, words: Catalogue, seed: int = 3) -> Table:
    return Table(Host(Plan(game, PEOPLE, SHORT.get(game, {}), seed)), words)


def truth(watcher: Watcher) -> dict[str, Any]:
    host, seat = watcher.viewpoint.host, watcher.viewpoint.seat
    state = host.match.observe(seat, host.now).state
    return Presented.of(host.variant, state, seat).shows()


@every_game
def test_three_people_and_an_onlooker_play_and_watch_a_whole_match(
    variant: Variant[Any], words: Catalogue
) -> None:
    sat = table(variant.info.id, words)
    sat.play(Rng(5))
    sat.settle()
    match = sat.host.match
    assert match.over
    assert {entry.seat for entry in match.log if entry.seat >= 0} == {0, 1, 2}
    for watcher in sat.watchers:
        assert watcher.showing.presented.shows() == truth(watcher)
        # Everybody is told everything, in the same order; of cards the faces that they may see.
        assert len(watcher.told) == len(sat.happened)
        for told, happened in zip(watcher.told, sat.happened, strict=True):
            check_told(told, happened, watcher.viewpoint.seat)
    logs = [list(watcher.showing.director.log) for watcher in sat.watchers]
    assert all(log[-1] == logs[0][-1] for log in logs)  # who has won


def check_told(told: Event, happened: Event, seat: int) -> None:
    if isinstance(happened, CardsMoved) and not sees(happened.seen_by, seat):
        assert told == happened._replace(cards=(UNKNOWN,) * len(happened.cards))
    else:
        assert told == happened


@every_game
def test_nobody_is_shown_anothers_hand_while_it_is_played(
    variant: Variant[Any], words: Catalogue
) -> None:
    sat = table(variant.info.id, words)
    luck = Rng(7)
    checked = 0
    for _ in range(400):
        sat.pass_time()
        for watcher in sat.watchers:
            if watcher.showing.caught_up:
                act(watcher.viewpoint, luck)
            shown, seat = watcher.showing.presented, watcher.viewpoint.seat
            view = watcher.viewpoint.observation.state
            for owner, hand in enumerate(view.hands):
                if owner != seat and not view.over:
                    assert set(hand) <= {UNKNOWN}
                    checked += len(hand)
            for place, cards in shown.zones.items():
                if place.zone == "hand" and place.seat != seat and not shown.open_hands:
                    assert set(cards) <= {UNKNOWN}
            if seat >= 0 and not shown.open_hands:
                assert UNKNOWN not in view.hands[seat]
        if sat.host.over:
            break
    assert checked


@every_game
def test_what_one_shows_slowly_holds_up_the_game_for_all_but_where_time_runs(
    variant: Variant[Any], words: Catalogue
) -> None:
    sat = table(variant.info.id, words)
    fast, slow = sat.watchers[0].showing, sat.watchers[1].showing
    while fast.director.busy:
        sat.pass_time()
    assert slow.blocks  # still dealing
    assert sat.host.now == 0
    while slow.director.busy:
        sat.pass_time()
    sat.pass_time()
    assert sat.host.now > 0 or not sat.host.timed


@every_game
def test_a_host_goes_on_with_a_match_that_is_under_way(
    variant: Variant[Any], words: Catalogue
) -> None:
    game = variant.info.id
    first = table(game, words)
    luck = Rng(2)
    while len(first.host.match.log) < 6 and not first.host.over:
        first.pass_time()
        for watcher in first.watchers:
            if watcher.showing.caught_up:
                act(watcher.viewpoint, luck)
    again = Table(Host(first.host.plan, first.host.match), words)
    for watcher in again.watchers:
        assert not watcher.viewpoint.opening  # what was dealt has been seen before
        assert not watcher.showing.director.busy
        assert watcher.showing.presented.shows() == truth(watcher)
    again.play(luck)
    assert again.host.match.over
    assert list(write(again.host.match))  # and it runs again from its log
    assert len(again.host.outcome().rounds) == again.host.match.state.round


def test_rounds_that_were_over_before_are_part_of_the_outcome(words: Catalogue) -> None:
    plan = Plan("classic", PEOPLE, {"rounds": 3}, 4)
    whole = Table(Host(plan), words)
    luck = Rng(1)
    while whole.host.match.state.round < 3:
        if whole.host.over:
            whole.host.next_round()
        whole.pass_time()
        for watcher in whole.watchers:
            act(watcher.viewpoint, luck)
    again = Table(Host(plan, whole.host.match), words)
    again.play(luck)
    rounds = again.host.outcome().rounds
    assert len(rounds) == 3
    assert [sum(column) for column in zip(*rounds, strict=True)] == again.host.match.state.scores


@every_game
def test_a_viewpoint_that_is_closed_is_told_nothing_more(
    variant: Variant[Any], words: Catalogue
) -> None:
    sat = table(variant.info.id, words)
    sat.settle()
    gone, told = sat.watchers[1], len(sat.watchers[1].told)
    gone.showing.close()
    gone.showing.director.speed = Speed.SLOW
    for _ in range(LONGEST):
        if {0, 2} <= {entry.seat for entry in sat.host.match.log}:
            break
        sat.pass_time()
        for watcher in sat.watchers:
            if watcher is not gone:
                act(watcher.viewpoint, Rng(1))
        if sat.host.match.state.turn == 1 and not sat.host.over:
            sat.host.runner.submit(1, sat.host.match.observe(1).legal[0])
    else:
        raise AssertionError("the match does not go on")
    assert len(gone.told) == told
    assert len(sat.watchers[0].told) > told


def test_a_host_takes_up_no_match_of_another_plan() -> None:
    variant = find_variant("oono")
    match = Match(variant, variant.table(4), 1)
    with pytest.raises(ValueError, match="not of classic"):
        Host(Plan("classic", PEOPLE), match)
    with pytest.raises(ValueError, match="4 play the match"):
        Host(Plan("oono", PEOPLE), match)


def test_an_onlooker_can_do_nothing(words: Catalogue) -> None:
    host = Host(Plan("classic", PEOPLE, {}, 1))
    onlooker = Viewpoint(host, ONLOOKER)
    assert not onlooker.in_turn
    assert onlooker.playable is None
    assert onlooker.choices == []
    assert not onlooker.allows(Action("draw"))
    assert isinstance(onlooker.do(Action("draw")), Refusal)
    assert host.match.log == []


def test_there_is_no_viewpoint_on_a_seat_that_is_not_there() -> None:
    host = Host(Plan("classic", PEOPLE, {}, 1))
    with pytest.raises(ValueError, match="no seat 3"):
        Viewpoint(host, 3)
