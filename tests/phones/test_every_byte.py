"""Every byte that goes to a phone, and when: another deal of what its seat cannot see changes nothing of it.

Whole matches of every game are played with every seat at a phone and two onlookers. From moments on the way
they are played on once with the true cards, and once for every seat with others where it cannot see them. As
long as the seat may know the same by the rules (the actions that were done, its observation, and the events as
it may see them), it is sent the same bytes in the same frames: what is said, how long, how often, and when.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from game.engine.variant import Variant
from game.phones.messages.from_phones import Act
from game.phones.messages.table_shown import Shown
from game.phones.phone_sight import PhoneSight
from game.phones.table_updates import TableUpdates
from game.tools.fuzzing.message_keys import keys_in
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from game.words.named_things import UNNAMED
from tests.harness.some import some
from tests.phones.heard_bytes import (
    FRAME,
    ONLOOKERS,
    Person,
    Spoken,
    World,
    at,
    dealt_anew,
    plan_of,
    play,
)

USUAL = 10
MOMENTS = int(os.environ.get("ALL_FOR_ONE_LISTENING", USUAL))
"""Moments of a match from which it is played on; with more of them matches are longer, and of more people."""
FRAMES = 160
"""Frames for which it is played on."""
LEAST = 15
"""Messages that must have been compared for each moment, in all."""


def tables() -> Iterator[Any]:
    for variant in VARIANTS:
        info = variant.info
        counts = {max(3, info.min_players)} if MOMENTS <= USUAL else {info.min_players, 4, 5}
        for players in sorted({min(count, info.max_players) for count in counts}):
            yield pytest.param(variant, players, id=f"{info.id}-{players}")


@cache
def played(variant: Variant[Any], players: int, words: Catalogue) -> Spoken:
    """A match of two rounds, or of some more."""
    known = {option.name for option in variant.info.options}
    options = {"rounds": 2 if MOMENTS <= USUAL else 5} if "rounds" in known else {}
    return play(words, plan_of(variant, players, 7, **options), Random(7))


def moments(spoken: Spoken, count: int) -> list[int]:
    """Frames of a match, spread over it, in which the round is not over."""
    frames = range(1, len(spoken.said) - 1, max(1, len(spoken.said) // count))
    return [frame for frame in frames if frame not in spoken.went_on]


def heard(spoken: Spoken, world: World, frame: int) -> Iterator[None]:
    """Say in a world what was said from a frame on, frame by frame."""
    for passed, said in enumerate(spoken.said[frame : frame + FRAMES]):
        world.step(said, goes_on=frame + passed in spoken.went_on)
        yield


def compare(one: World, other: World, line: int, frames: Iterable[object]) -> int:
    """Let the frames pass in both worlds, and compare what a phone hears as long as it may know the same.

    Return how many messages were the same. AssertionError if anything is different.
    """
    assert one.known(line) == other.known(line), "the deal is not as it was seen"
    last = 0
    for _ in frames:
        if one.known(line) != other.known(line):
            break  # they may know different things from now on
        last = one.frame
    first, second = (
        [each for each in world.wire.sent[line] if each[0] <= last] for world in (one, other)
    )
    assert first == second, different(first, second, line)
    return len(first)


def different(
    one: Sequence[tuple[int, bytes]], other: Sequence[tuple[int, bytes]], line: int
) -> str:
    """What two phones hear differently first."""
    for (frame, said), (there, instead) in zip(one, other, strict=False):
        if frame != there:
            return f"{line} hears something in frame {frame}, and in {there} with other cards"
        if said != instead:
            return f"{line} hears something else in frame {frame}: {said!r}, {instead!r}"
    return f"{line} hears {len(one)} messages, and {len(other)} with other cards"


def check(variant: Variant[Any], players: int, words: Catalogue, count: int = MOMENTS) -> int:
    """Compare what every phone of a match hears with other cards; return how many messages were the same."""
    spoken, luck, same = played(variant, players, words), Random(3), 0
    for frame in moments(spoken, count):
        until = min(frame + FRAMES, len(spoken.done) - 1)
        soon = spoken.log[spoken.done[frame] : spoken.done[until]]
        for line in range(1, players + ONLOOKERS + 1):
            true = at(words, spoken, frame)
            seat = line - 1 if line <= players else -1
            state = dealt_anew(true.host.match.state, seat, soon, luck)
            twin = at(words, spoken, frame, state)
            both = zip(heard(spoken, true, frame), heard(spoken, twin, frame), strict=True)
            same += compare(true, twin, line, both)
    return same


@pytest.mark.parametrize(("variant", "players"), list(tables()))
def test_no_phone_hears_what_its_seat_may_not_know(
    variant: Variant[Any], players: int, words: Catalogue
) -> None:
    assert check(variant, players, words) > LEAST * MOMENTS


@pytest.mark.parametrize(("variant", "players"), list(tables()))
def test_no_phone_hears_what_others_were_refused(
    variant: Variant[Any], players: int, words: Catalogue
) -> None:
    """Nor when they tried it."""
    spoken, luck, same = played(variant, players, words), Random(4), 0
    for frame in moments(spoken, MOMENTS):
        line, other = luck.sample(range(1, players + 1), 2)
        plain, noisy = at(words, spoken, frame), at(words, spoken, frame)
        person = Person(variant, other - 1, luck)

        def both(frame: int = frame, plain: World = plain, noisy: World = noisy) -> Iterator[None]:
            for _ in heard(spoken, plain, frame):
                said = list(spoken.said[frame + noisy.frame])
                if luck.random() < 0.2:
                    said.append((other, Act(-1, person.nonsense(noisy.host))))  # noqa: B023
                noisy.step(said, goes_on=frame + noisy.frame in spoken.went_on)
                yield

        same += compare(plain, noisy, line, both())
    assert same > 2 * MOMENTS


@pytest.mark.parametrize(("variant", "players"), list(tables()))
def test_all_onlookers_hear_the_same_and_nobody_a_key_of_a_message(
    variant: Variant[Any], players: int, words: Catalogue
) -> None:
    spoken = played(variant, players, words)
    first, *others = (spoken.sent[players + 1 + each] for each in range(ONLOOKERS))
    assert len(first) > 20
    assert all(other == first for other in others)
    said = {
        text
        for sent in spoken.sent.values()
        for _, data in sent
        for text in texts(json.loads(data))
    }
    assert len(said) > 100
    assert not {text for text in said if keys_in(text, words) or UNNAMED in text}


def texts(value: Any) -> Iterator[str]:
    """All texts in a message that somebody reads."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            if name not in UNREAD:
                yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


UNREAD = {"action", "together"}
"""What a page sends back: an action in the notation."""


@pytest.mark.parametrize(("variant", "players"), list(tables()))
def test_what_is_played_again_is_heard_as_it_was(
    variant: Variant[Any], players: int, words: Catalogue
) -> None:
    """Without this, nothing would be compared above."""
    spoken = played(variant, players, words)
    for frame in some(moments(spoken, 3)):
        world = at(words, spoken, frame)
        for _ in heard(spoken, world, frame):
            continue
        for line in some(world.lines):
            again = [(when + frame, data) for when, data in world.wire.sent[line] if when]
            before = [each for each in spoken.sent[line] if frame < each[0] <= frame + FRAMES]
            assert uncounted(again) == uncounted(before)


def uncounted(sent: Iterable[tuple[int, bytes]]) -> list[tuple[int, dict[str, Any]]]:
    """What was sent without the number of turns, of which somebody who has just come in has seen fewer."""
    return [(when, json.loads(data) | {"turns": 0}) for when, data in sent]


def hidden(sight: PhoneSight) -> list[int]:
    """A hand that a phone may not see."""
    state, seat = sight.viewpoint.host.match.state, sight.viewpoint.seat
    hand: list[int] = state.hands[1 if seat != 1 else 0]
    return hand


def tells_a_card(patch: pytest.MonkeyPatch) -> None:
    """A table tells of a card that nobody sees."""
    shown = PhoneSight.shown

    def leaky(self: PhoneSight, *of: Any, **named: Any) -> Shown:
        table = shown(self, *of, **named)
        if not self.viewpoint.over:
            table.line += " " * (max(hidden(self), default=0) % 5)
        return table

    patch.setattr(PhoneSight, "shown", leaky)


def tells_by_when(patch: pytest.MonkeyPatch) -> None:
    """A table comes later where somebody holds certain cards."""
    changes = TableUpdates.changes

    def late(self: TableUpdates, phones: Iterable[Any], *of: Any, **named: Any) -> Iterator[Any]:
        frame, ready = round(named["now"] * 1000) // FRAME, []
        for each in phones:
            sight = each[1].sight
            if sight is None or sum(hidden(sight)) % 3 <= frame % 3:
                ready.append(each)
        return changes(self, ready, *of, **named)

    patch.setattr(TableUpdates, "changes", late)


def tells_by_how_often(patch: pytest.MonkeyPatch) -> None:
    """The same table comes again where somebody holds certain cards."""
    changes = TableUpdates.changes

    def again(self: TableUpdates, *of: Any, **named: Any) -> Iterator[Any]:
        for line, shown in changes(self, *of, **named):
            yield line, shown
            sight = self.sight(shown.seat)
            assert sight is not None
            if sum(hidden(sight)) % 2:
                yield line, shown
            sight.close()

    patch.setattr(TableUpdates, "changes", again)


@pytest.mark.parametrize("leak", [tells_a_card, tells_by_when, tells_by_how_often])
@pytest.mark.parametrize("variant", [VARIANTS[0], VARIANTS[-1]], ids=lambda each: each.info.id)
def test_a_leak_would_be_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    variant: Variant[Any],
    words: Catalogue,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played(variant, 3, words)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="hears"):
        check(variant, 3, words, USUAL)
