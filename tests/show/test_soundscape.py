"""What happens is heard: each kind of event, cards by where they land, voices of those who have one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.cards import UNKNOWN
from game.engine.events import (
    Announced,
    CardsMoved,
    DirectionChanged,
    Event,
    FacingChanged,
    Place,
    RoundBegan,
    RoundEnded,
    SeatSkipped,
    Shuffled,
    SuitCalled,
    TurnChanged,
    redact,
)
from game.engine.match import Match
from game.engine.out_of_turn import Clock, ClockKind
from game.show.director import Director
from game.show.moments.finale import Finale
from game.show.moments.hits import hit_size
from game.show.moments.moment import Cause, MomentKind, TableMoment
from game.show.presented_table import Presented
from game.show.soundscape import Soundscape
from game.variants import all_verbs, find_variant
from game.view.music.sound import Sound

PILE, DISCARD = Place("draw"), Place("discard")


CALLED = {verb.sound for verb in all_verbs().values()}


class Notes(Sound):
    """Records the sounds that it is asked to play."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.heights: list[int] = []
        self.sides: list[float] = []
        self.followed: list[str] = []

    def play(self, name: str, channel: str = "effects", higher: int = 0, side: float = 0.0) -> None:
        self.heard.append(name)
        self.heights.append(higher)
        self.sides.append(side)
        own = ("warning", "round", "win", "lose", "defeat", "first", "caught", "prize")
        called = name in own or name.startswith("hit-") or name in CALLED
        assert channel == ("voices" if "/" in name else "calls" if called else "effects")

    def tense(self, on: bool) -> None:
        self.followed.append("tense" if on else "calm")

    def cadence(self, *, won: bool) -> None:
        self.followed.append("won" if won else "lost")


def scape(seat: int = 0) -> tuple[Soundscape, list[str]]:
    notes = Notes()
    return Soundscape(notes, [seat], {1: "ruth", 2: "jun"}, all_verbs()), notes.heard


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (TurnChanged(0), ["turn"]),
        (TurnChanged(1), []),
        (Shuffled(40), ["shuffle"]),
        (DirectionChanged(-1), []),
        (SuitCalled(0, 2), ["pick"]),
        (SuitCalled(1, 2), ["pick", "voices/ruth"]),
        (SeatSkipped(2), ["voices/jun"]),
        (Announced("uno", 1), ["call-out", "voices/ruth"]),
        (Announced("jump", 1, spoken=False), ["first"]),
        (Announced("challenge", 0, 1), ["accuse"]),
        (Announced("something new", 2), ["voices/jun"]),
        (Announced("dealt", 1, cards=(3,), spoken=False), []),
        (RoundEnded((1,), (0, 20, 0), (0, 20, 0)), ["voices/ruth"]),
    ],
)
def test_events_are_heard(event: Event, heard: list[str]) -> None:
    listener, notes = scape()
    listener.hear(event)
    assert notes == heard


@pytest.mark.parametrize(
    ("src", "dst", "heard"),
    [
        (PILE, Place("hand", 1), ["draw"]),
        (PILE, DISCARD, ["play"]),
        (Place("hand", 2), DISCARD, ["play"]),
        (Place("hand", 2), Place("trick"), ["play"]),
        (DISCARD, Place("hand", 2), ["gather"]),
        (Place("trick"), Place("taken", 1), ["gather"]),
        (DISCARD, PILE, []),
        (Place("somewhere"), Place("else"), []),
        (Place("hand", 2), Place("pool"), ["play"]),
        (Place("pool"), Place("taken", 1), ["gather"]),
    ],
)
def test_cards_are_heard_as_they_land(src: Place, dst: Place, heard: list[str]) -> None:
    listener, notes = scape()
    listener.land(src, dst)
    assert notes == heard


def test_a_deal_sounds_like_a_deal_until_somebody_plays() -> None:
    listener, notes = scape()
    listener.hear(RoundBegan(1, 0))
    for seat in range(3):
        listener.land(PILE, Place("hand", seat))
    listener.land(PILE, DISCARD)
    listener.land(Place("hand", 1), DISCARD)
    listener.land(PILE, Place("hand", 2))
    assert notes == ["deal", "deal", "deal", "play", "play", "draw"]


def test_a_warning_comes_once_and_not_for_oneself() -> None:
    listener, notes = scape()
    listener.warn(frozenset({0}))
    assert notes == []
    listener.warn(frozenset({0, 2}))
    listener.warn(frozenset({0, 2}))
    assert notes == ["warning"]
    listener.warn(frozenset())
    listener.warn(frozenset({2}))
    assert notes == ["warning", "warning"]


def test_a_round_is_heard_card_by_card() -> None:
    variant = find_variant("classic")
    match = Match(variant, variant.table(3), 7)
    listener, notes = scape()
    director = Director(
        Presented.of(variant, match.observe(0).state, 0),
        lambda event: None,
        listener.hear,
        landed=listener.land,
    )
    happened: list[Event] = [*match.opening]
    luck = Random(3)
    while not match.state.over:
        seat = match.state.turn
        action = luck.choice(match.observe(seat).legal)
        done = match.submit(seat, action, 0)
        assert isinstance(done, list)
        happened += done
    director.push(redact(happened, 0))
    for _ in range(100_000):
        if not director.busy:
            break
        director.advance(16)
    moved = [event for event in happened if isinstance(event, CardsMoved)]
    to_hands = sum(len(e.cards) for e in moved if e.src == PILE and e.dst.zone == "hand")
    to_pile = sum(len(e.cards) for e in moved if e.dst == DISCARD)
    assert notes.count("deal") + notes.count("draw") == to_hands
    assert notes.count("play") == to_pile
    assert notes.count("shuffle") == sum(isinstance(event, Shuffled) for event in happened)
    assert "turn" in notes


def test_won_and_lost_sound_unlike_each_other() -> None:
    listener, notes = scape()

    def end(winners: tuple[int, ...], own: int, *, match: bool) -> None:
        people = frozenset({own} if own >= 0 else ())
        listener.end(Finale(winners, people, 1, (0, 0, 0), (1, 0, 0), match=match))

    end((0,), 0, match=False)
    end((0,), 0, match=True)
    end((1, 2), 0, match=False)
    end((1,), 0, match=True)
    end((1,), -1, match=True)  # an onlooker has lost nothing
    assert notes == ["round", "win", "lose", "defeat", "win"]


def test_cards_that_fall_on_somebody_rise_a_semitone_each_and_single_ones_do_not() -> None:
    notes = Notes()
    listener = Soundscape(notes, [0], {}, all_verbs())
    hand, other = Place("hand", 1), Place("hand", 2)

    def draw(to: Place, count: int) -> None:
        listener.hear(CardsMoved((UNKNOWN,) * count, PILE, to))
        for _ in range(count):
            listener.land(PILE, to)

    draw(hand, 3)
    draw(other, 1)
    draw(hand, 1)
    draw(other, 2)
    assert notes.heard == ["draw"] * 7  # nobody has played a card that did it
    assert notes.heights == [0, 1, 2, 0, 0, 0, 1]
    listener.hear(RoundBegan(2, 0))
    notes.heights.clear()
    draw(hand, 3)
    assert notes.heights == [0, 0, 0]


def table(game: str, players: int = 3) -> Presented[Any]:
    variant = find_variant(game)
    match = Match(variant, variant.table(players), 7)
    return Presented.of(variant, match.observe(0).state, 0)


def test_music_grows_tense_while_somebody_is_down_to_one_card() -> None:
    notes, shown = Notes(), table("classic")
    listener = Soundscape(notes, [0], {}, all_verbs())
    for warned in ((), (1,), (1, 2), (2,), (), ()):
        listener.follow(shown, frozenset(warned), [])
    assert notes.followed == ["tense", "calm"]


def test_music_grows_tense_while_a_stack_grows_and_not_for_a_first_card() -> None:
    notes, shown = Notes(), table("classic")
    listener = Soundscape(notes, [0], {}, all_verbs())
    said = []
    for facing in (2, 4, 6, 0, 4, 0, 2, 6):
        listener.hear(FacingChanged(facing))
        listener.follow(shown, frozenset(), [])
        said.append(notes.followed[-1] if notes.followed else "calm")
    assert said == ["calm", "tense", "tense", "calm", "calm", "calm", "calm", "tense"]
    listener.hear(RoundBegan(2, 0))
    listener.follow(shown, frozenset(), [])
    assert notes.followed[-1] == "calm"


def test_music_grows_tense_in_the_last_trick_alone() -> None:
    notes, shown = Notes(), table("tricks")
    listener = Soundscape(notes, [0], {}, all_verbs())
    hands = [place for place in shown.zones if place.zone == "hand"]
    for left in (2, 1):
        for place in hands:
            shown.zones[place] = shown.zones[place][:left]
        listener.follow(shown, frozenset(), [])
    assert notes.followed == ["tense"]
    shown.open_hands = True
    listener.follow(shown, frozenset(), [])
    assert notes.followed == ["tense", "calm"]
    # Elsewhere a hand of one card is told of by the warning.
    other = table("classic")
    for place in hands:
        other.zones[place] = other.zones[place][:1]
    listener.follow(other, frozenset(), [])
    assert notes.followed == ["tense", "calm"]


@pytest.mark.parametrize(
    ("clock", "tense"),
    [
        (Clock(ClockKind.TURN, 1, 4_000, 10_000), False),
        (Clock(ClockKind.TURN, 1, 3_900, 10_000), True),
        (Clock(ClockKind.TURN, 1, -100, 10_000), True),
        (Clock(ClockKind.TURN, 1, 100, 10_000, stands=True), False),
        (Clock(ClockKind.CALL, 0, 100, 10_000, verb="call"), False),
        (Clock(ClockKind.MATCH, -1, 100, 10_000), False),
    ],
)
def test_music_grows_tense_as_the_clock_of_a_turn_runs_out(clock: Clock, tense: bool) -> None:
    """Never for a call that is due: to notice that is the game."""
    notes = Notes()
    Soundscape(notes, [0], {}, all_verbs()).follow(table("callout"), frozenset(), [clock])
    assert notes.followed == (["tense"] if tense else [])


def test_a_round_closes_with_a_cadence_won_or_lost_and_is_calm_by_then() -> None:
    notes = Notes()
    listener = Soundscape(notes, [0], {}, all_verbs())
    listener.follow(table("classic"), frozenset({1}), [])
    listener.end(Finale((0,), frozenset({0}), 1, (0, 0, 0), (1, 0, 0)))
    listener.end(Finale((1,), frozenset({0}), 2, (0, 0, 0), (1, 0, 0)))
    listener.end(Finale((1,), frozenset(), 2, (0, 0, 0), (1, 0, 0)))  # onlookers
    assert notes.followed == ["tense", "calm", "won", "lost", "won"]
    listener.follow(table("classic"), frozenset({1}), [])
    listener.relax()
    assert notes.followed[-2:] == ["tense", "calm"]


HITS = {2: "hit-two", 3: "hit-two", 4: "hit-four", 5: "hit-four", 6: "hit-six", 7: "hit-six",
        8: "hit-eight", 12: "hit-eight"}  # fmt: skip


@pytest.mark.parametrize(("count", "sound"), HITS.items())
def test_a_hit_sounds_by_how_many_cards_it_is(count: int, sound: str) -> None:
    """Once: when it is faced, or, where nothing can be answered, when the cards are taken."""
    listener, notes = scape()
    listener.hear(CardsMoved((3,), Place("hand", 2), DISCARD))
    listener.hear(FacingChanged(count))
    listener.hear(FacingChanged(0))
    listener.hear(CardsMoved((UNKNOWN,) * count, PILE, Place("hand", 1)))
    assert notes == [sound]
    notes.clear()
    listener.hear(CardsMoved((3,), Place("hand", 2), DISCARD))
    listener.hear(CardsMoved((UNKNOWN,) * count, PILE, Place("hand", 1)))
    assert notes == [sound]


def test_one_s_own_hit_sounds_a_size_larger() -> None:
    listener, notes = scape()
    for count in (2, 4, 6, 8):
        listener.hear(CardsMoved((3,), Place("hand", 2), DISCARD))
        listener.hear(CardsMoved((UNKNOWN,) * count, PILE, Place("hand", 0)))
    assert notes == ["hit-four", "hit-six", "hit-eight", "hit-eight"]


def test_another_s_stack_is_heard_only_as_it_is_faced() -> None:
    for seat, heard in ((0, ["hit-eight"]), (1, [])):
        listener, notes = scape()
        listener.mark(
            TableMoment(MomentKind.DRAWS, seat, 2, 6, 3, Cause.FACED, hit_size(6, own=seat == 0))
        )
        assert notes == heard


def test_a_stack_is_heard_growing() -> None:
    listener, notes = scape()
    for number in (2, 4, 6, 8, 10):
        listener.hear(FacingChanged(number))
    assert notes == ["hit-two", "hit-four", "hit-six", "hit-eight", "hit-eight"]


def test_nobody_is_hit_by_a_card_of_their_own_or_by_one_alone() -> None:
    listener, notes = scape()
    listener.hear(FacingChanged(1))
    listener.hear(CardsMoved((3,), Place("hand", 1), DISCARD))
    listener.hear(CardsMoved((UNKNOWN,) * 5, PILE, Place("hand", 1)))
    assert notes == []


def test_who_is_caught_is_heard_and_not_the_cards_for_it() -> None:
    listener, notes = scape()
    listener.hear(CardsMoved((3,), Place("hand", 2), DISCARD))
    listener.hear(Announced("challenge", 0, 2))
    listener.hear(CardsMoved((UNKNOWN,) * 4, PILE, Place("hand", 2)))
    listener.mark(TableMoment(MomentKind.CAUGHT, 2, 0))
    assert notes == ["accuse", "caught"]
    listener.mark(TableMoment(MomentKind.PRIZE, 1))
    listener.mark(TableMoment(MomentKind.STRIKE, 1))
    assert notes[2:] == ["prize"]


def test_who_calls_the_suit_of_another_s_card_was_first() -> None:
    listener, notes = scape()
    listener.hear(CardsMoved((3,), Place("hand", 0), DISCARD))
    listener.hear(SuitCalled(0, 2))
    listener.hear(SuitCalled(1, 2))
    assert notes == ["pick", "first", "voices/ruth"]


def test_hands_that_change_owners_sound_once() -> None:
    made, heard = scape()
    hands = [Place("hand", seat) for seat in range(3)]
    ring = zip(hands, (*hands[1:], hands[0]), strict=True)
    moves = [CardsMoved((UNKNOWN, UNKNOWN), src, dst, 0) for src, dst in ring]
    for event in moves:
        made.hear(event)
        made.land(event.src, event.dst)
    assert heard == ["gather"]
    made.hear(TurnChanged(1))
    made.hear(moves[0])
    assert heard == ["gather", "gather"]


def test_what_happens_at_a_seat_is_heard_from_its_side() -> None:
    notes = Notes()
    listener = Soundscape(notes, [0], {1: "ruth"}, all_verbs())
    sides = {1: -0.8, 2: 0.6}
    listener.side = lambda seat: sides.get(seat, 0.0)
    listener.hear(TurnChanged(1))
    listener.land(Place("draw"), Place("hand", 2))
    listener.land(Place("hand", 1), Place("discard"))
    listener.land(Place("draw"), Place("discard"))
    listener.hear(SeatSkipped(1))
    assert notes.heard == ["draw", "play", "play", "voices/ruth"]
    assert notes.sides == [0.6, -0.4, 0.0, -0.8]


@pytest.mark.parametrize(("count", "last"), [(3, "draw"), (4, "hit-four"), (12, "hit-eight")])
def test_the_last_of_many_cards_is_heard_as_a_hit_where_they_fall(count: int, last: str) -> None:
    notes = Notes()
    listener = Soundscape(notes, [0], {}, all_verbs())
    listener.side = lambda seat: 0.6 if seat == 2 else 0.0
    pile, hand = Place("draw"), Place("hand", 2)
    for event in (FacingChanged(count), FacingChanged(0)):
        listener.hear(event)
    notes.heard.clear()
    notes.sides.clear()
    listener.hear(CardsMoved((UNKNOWN,) * count, pile, hand))
    for _ in range(count):
        listener.land(pile, hand)
    assert notes.heard[count - 1 :] in (["draw"], ["draw", last])
    assert notes.heard[-1] == last
    assert set(notes.sides) == {0.6}
