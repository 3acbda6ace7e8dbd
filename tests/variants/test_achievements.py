"""Achievements: each is earned by what it shows, and not by what is nearly the same."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.match import Entry, Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import count_players, read_position
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.records.achieved import AchievedSoFar, achieved_by, deeds
from game.session.runner import Runner
from game.store.talk_options import talk_options
from game.variants import VARIANTS, all_verbs, find_variant
from game.words.catalogue import Catalogue
from game.words.rule_files import load_rules
from tests.harness.written import whole_deck

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons"


def by_deeds(
    game: str, position: dict[str, Any], options: dict[str, object], *actions: str
) -> dict[int, list[str]]:
    """What seats earn who do these things one after the other ("0 play R5"), a second apart."""
    variant = find_variant(game)
    table = variant.table(count_players(position), {**talk_options(variant), **options})
    match = Match.from_state(variant, read_position(variant, table, position))
    log = []
    for number, text in enumerate(actions, 1):
        seat, _, does = text.partition(" ")
        log.append(Entry(1000 * number, int(seat), parse_action(does, table.deck, all_verbs())))
    found: dict[int, dict[str, None]] = {}
    for deed in deeds(match, log):
        for seat, id in achieved_by(deed, variant):
            found.setdefault(seat, {})[id] = None
    return {seat: [*ids] for seat, ids in found.items()}


def pile(*hands: str, top: str, **more: Any) -> dict[str, Any]:
    return {"hands": list(hands), "discard": top, **more}


COLOURS = "G1 G2 G3 G4 G5 G6 G7 G8 G9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"
SUITS = "4C 5C 6C 8C 9C 10C 4D 5D 6D 8D 9D 10D 4H 5H 6H 8H"
TEN = "AH AC AD KH KC KD QH QC QD JH"

FAR = "B1 B2 B3 B4"
CLASSIC = [
    ("wild-finish", pile("W+4", FAR, top="R5", draw=COLOURS), ["0 play W+4 as R"], True),
    ("wild-finish", pile("W", FAR, top="R5", draw=COLOURS), ["0 play W as R"], False),
    ("same-again", pile("W B1", FAR, top="R5", draw=COLOURS), ["0 play W as R"], True),
    ("same-again", pile("W B1", FAR, top="R5", draw=COLOURS), ["0 play W as B"], False),
    ("same-again", pile("W B1", FAR, top="W", called="R", draw=COLOURS), ["0 play W as R"], True),
    ("by-symbol", pile("Bskip B1", FAR, top="Rskip", draw=COLOURS), ["0 play Bskip"], True),
    ("by-symbol", pile("R+2 B1", FAR, top="Rskip", draw=COLOURS), ["0 play R+2"], False),
    ("by-symbol", pile("B5 B1", FAR, top="R5", draw=COLOURS), ["0 play B5"], False),
    ("held-back", pile("R1", FAR, top="R5", draw="B5 " + COLOURS), ["0 draw", "1 draw", "0 play R1"], False),
    ("far-behind", pile("R1", FAR, top="R5", draw=COLOURS), ["0 play R1"], False),
    ("three-in-a-row", pile("Rskip Bskip Gskip R1", FAR, top="R5", draw=COLOURS),
     ["0 play Rskip", "0 play Bskip", "0 play Gskip"], True),
    ("three-in-a-row", pile("Rskip Bskip Gskip R1", FAR, top="R5", draw=COLOURS),
     ["0 play Rskip", "0 play Bskip"], False),
]  # fmt: skip
OONO = [
    ("twice-the-rain", pile("W+4 R1", FAR, top="G+2", facing=2, draw=COLOURS), ["0 play W+4 as R"], True),
    ("twice-the-rain", pile("R+2 R1", FAR, top="G+2", facing=2, draw=COLOURS), ["0 play R+2"], False),
    ("cloudburst", pile("W+4 R1", FAR, top="W+4", called="R", facing=8, draw=COLOURS),
     ["0 play W+4 as R"], True),
    ("cloudburst", pile("W+4 R1", FAR, top="W+4", called="R", facing=4, draw=COLOURS),
     ["0 play W+4 as R"], False),
    ("any-colour", pile("R+2 R1", FAR, top="G+2", facing=2, draw=COLOURS), ["0 play R+2"], True),
    ("any-colour", pile("G+2 R1", FAR, top="G+2", facing=2, draw=COLOURS), ["0 play G+2"], False),
    ("sharp-ears", pile("R1 R2", FAR, top="R5", draw=COLOURS), ["0 play R1", "1 challenge 0"], True),
    ("sharp-ears", pile("R1 R2", FAR, top="R5", draw=COLOURS), ["0 uno", "0 play R1"], False),
    ("just-drawn", pile("B9", FAR, top="R5", draw="R7 " + COLOURS), ["0 draw", "0 uno", "0 play R7"], True),
    ("just-drawn", pile("R1 R2", FAR, top="R5", draw=COLOURS), ["0 uno", "0 play R1"], False),
    ("soaked", pile("R1", FAR, top="R5", draw=COLOURS), ["0 play R1"], False),
]  # fmt: skip
ATTACK = [
    ("called-off", pile("7C 4H", TEN, top="2C", facing=5, draw=SUITS), ["0 play 7C"], True),
    ("called-off", pile("7C 4H", TEN, top="2C", facing=2, draw=SUITS), ["0 play 7C"], False),
    ("called-off", pile("7C 4H", TEN, top="3C", facing=4, draw=SUITS), ["0 play 7C"], False),
    ("called-off", pile("7C 4H", TEN, top="4C", draw=SUITS), ["0 play 7C"], False),
    ("sent-back", pile("QS 4H", TEN, "KS", top="2S", facing=2, draw=SUITS), ["0 play QS"], True),
    ("sent-back", pile("QS 4H", TEN, "KS", top="4S", draw=SUITS), ["0 play QS"], False),
    ("passed-over", pile("JS 4H", TEN, "KS", top="2S", facing=2, draw=SUITS), ["0 play JS"], True),
    ("passed-over", pile("JS 4H", TEN, "KS", top="4S", draw=SUITS), ["0 play JS"], False),
    ("passed-over", pile("JS 4H", TEN, top="2S", facing=2, draw=SUITS), ["0 play JS"], False),
    ("grown", pile("3C 4H", TEN, top="2C", facing=6, draw=SUITS), ["0 play 3C"], True),
    ("grown", pile("2C 4H", TEN, top="3C", facing=6, draw=SUITS), ["0 play 2C"], False),
    ("took-it", pile("7C 4H", TEN, top="2C", facing=2, draw=SUITS), ["0 draw"], False),
    ("took-it", pile("7C", TEN, top="2C", facing=2, draw=SUITS), ["0 play 7C"], False),
    ("heavy-losses", pile("4C", TEN, TEN, top="9C", draw=SUITS), ["0 play 4C"], True),
    ("heavy-losses", pile("4C", TEN, "KS", top="9C", draw=SUITS), ["0 play 4C"], False),
]  # fmt: skip
CALLOUT = [
    ("sharp-eye", pile("9C KD", "6H 3C", "QD 5D", top="5H", draw=SUITS),
     ["0 play 9C", "1 accuse 0 no-match"], True),
    ("sharp-eye", pile("9H KD", "6H 3C", "QD 5D", top="5H", draw=SUITS),
     ["0 play 9H", "1 accuse 0 no-match"], False),
    ("triplets", pile("9H 9H 9H KD", "6H 3C", top="5H", draw=SUITS), ["0 play 9H 9H 9H"], True),
    ("triplets", pile("9H 9H KD", "6H 3C", top="5H", draw=SUITS), ["0 play 9H 9H"], False),
    ("in-one-breath", pile("9S 9S KD", "6H 3C", top="9H", draw=SUITS), ["0 play 9S 9S", "0 call 9S 9S"], True),
    ("in-one-breath", pile("9S KD", "6H 3C", top="9H", draw=SUITS), ["0 play 9S", "0 call 9S"], False),
    ("quick-tongue", pile("JH KD", "6H 3C", top="9H", draw=SUITS), ["0 play JH", "1 suit C"], True),
    ("quick-tongue", pile("JH KD", "6H 3C", top="9H", draw=SUITS), ["0 play JH", "0 suit C"], False),
    ("flood", pile("Joker KD", "6H 3C", top="7H", facing=2, draw=SUITS), ["0 play Joker"], True),
    ("flood", pile("Joker KD", "6H 3C", top="8H", draw=SUITS), ["0 play Joker"], False),
    ("one", pile("9H", "6H 3C", top="5H", draw=SUITS), ["0 play 9H", "0 one"], True),
    ("one", pile("9H", "6H 3C", top="5H", draw=SUITS), ["0 play 9H"], False),
    ("one", pile("9H KD", "6H 3C", top="5H", draw=SUITS), ["0 play 9H", "0 one"], False),
]  # fmt: skip


def cases() -> list[Any]:
    every = {"classic": CLASSIC, "oono": OONO, "attack": ATTACK, "callout": CALLOUT}
    return [
        pytest.param(game, *case, id=f"{game}-{case[0]}-{number}")
        for game, rows in every.items()
        for number, case in enumerate(rows)
    ]


@pytest.mark.parametrize(("game", "id", "position", "actions", "is_earned"), cases())
def test_what_is_earned_by_a_deed(
    game: str, id: str, position: dict[str, Any], actions: list[str], is_earned: bool
) -> None:
    options = {"decks": 3} if game == "callout" else {}
    found = by_deeds(game, position, options, *actions)
    assert any(id in ids for ids in found.values()) is is_earned, found


tricks = partial(whole_deck, taken_by=-1)


BID = {"bids": [8, "pass"], "bidder": 0, "trump": "S", "leader": 0}


@pytest.mark.parametrize(
    ("id", "position", "actions", "is_earned"),
    [
        ("joker-leads", tricks("Joker 9H", "AS 9C", centre="9D", **BID), ["0 play Joker"], True),
        ("joker-leads", tricks("Joker 9H", "AS 9C", centre="9D", leader=0), ["0 play Joker"], False),
        ("unbeaten", tricks("Joker 9H", "AS 9C", centre="9D", leader=0), ["0 play Joker", "1 play AS"], True),
        ("unbeaten", tricks("Joker 9H", "AS 9C", centre="9D", **BID), ["0 play Joker", "1 play AS"], False),
        ("one-card", tricks("AS", "9S", centre="KD", **BID), ["0 play AS", "1 play 9S"], True),
        ("one-card", tricks("AS", "9S", centre="9D", **BID), ["0 play AS", "1 play 9S"], False),
        ("downtown", tricks("AS 9H", "Joker 9C", centre="9D", leader=0),
         ["0 play AS", "1 play Joker", "1 downtown"], True),
        ("downtown", tricks("AS 9H", "Joker 9C", centre="9D", leader=0),
         ["0 play AS", "1 play Joker", "1 uptown"], False),
    ],
)  # fmt: skip
def test_what_is_earned_in_tricks(
    id: str, position: dict[str, Any], actions: list[str], is_earned: bool
) -> None:
    found = by_deeds("tricks", position, {}, *actions)
    assert any(id in ids for ids in found.values()) is is_earned, found


def test_a_bid_that_is_met_exactly() -> None:
    """The bidder has 7 of the 8 points bid and takes the last; with one more it is too much."""
    seen = {}
    for last in ("9D", "KD"):
        position = tricks("AS", "JS", centre=last, **BID)
        position["taken"] = position["taken"][::-1]
        rest = position["taken"][0].split()
        low = [code for code in rest if code[:-1] in ("9", "10", "A")]
        high = [code for code in rest if code not in low]
        worth = 0
        mine = []
        for code in high:
            points = 3 if code == "Joker" else 1
            if worth + points <= 7:
                worth += points
                mine.append(code)
        position["taken"] = [
            " ".join(mine + low), " ".join(code for code in high if code not in mine)
        ]  # fmt: skip
        assert worth == 7
        seen[last] = by_deeds("tricks", position, {}, "0 play AS", "1 play JS").get(0, [])
    assert "to-the-point" in seen["9D"]
    assert "to-the-point" not in seen["KD"]


def test_the_score_of_partners_counts_once() -> None:
    """A pair that is left with ten cards has cost its opponents ten points, not twenty (P-1)."""
    for hand, earned in ((TEN, False), (TEN + " " + TEN, True)):
        left = pile("4C", hand, "KS", "", top="9C", draw=SUITS)
        left["hands"][3] = "KD"
        found = by_deeds("attack", left, {"partners": True, "decks": 3}, "0 play 4C")
        assert found == ({0: ["heavy-losses"], 2: ["heavy-losses"]} if earned else {})


def test_a_bid_that_is_met_exactly_is_the_pairs() -> None:
    bids = {"bids": [8, "pass", "pass", "pass"], "bidder": 0, "trump": "S", "leader": 0}
    position = tricks("AS", "9S", "9H", "10H", centre="9D", **bids)
    every = " ".join(position["taken"]).split()
    high = [code for code in every if code[:-1] in ("J", "Q", "K")]
    low = [code for code in every if code not in (*high, "Joker")]
    piles = (high[:4], ["Joker", *high[8:]], high[4:8], low)
    position["taken"] = [" ".join(each) for each in piles]
    found = by_deeds(
        "tricks", position, {"partners": True},
        "0 play AS", "1 play 9S", "2 play 9H", "3 play 10H",
    )  # fmt: skip
    assert "to-the-point" in found[0]
    assert "to-the-point" in found[2]


def test_what_shows_only_at_the_end_of_a_round() -> None:
    held = pile("R1", "B1 B2", top="R5", draw="R7 " + COLOURS)
    found = by_deeds("classic", held, {}, "0 draw", "1 draw", "0 play R7", "1 draw", "0 play R1")
    assert found[0] == ["held-back"]
    faced = pile("R1", "B1 B2", top="R+2", facing=2, draw="R7 R8 " + COLOURS)
    found = by_deeds(
        "classic", faced, {"stacking": "same"},
        "0 draw", "1 draw", "0 play R1", "1 draw", "0 play R7", "1 draw", "0 play R8",
    )  # fmt: skip
    assert not found
    forced = pile("B9", "B1 B2", top="R5", draw="B7 " + COLOURS.replace("G1", "B5"))
    found = by_deeds("classic", forced, {}, "0 draw")
    assert not found
    blow = pile(
        "7C", "4H 5H", top="2C", facing=2, draw="8C 9C 4D 5D 6D " + SUITS.replace("4D 5D 6D ", "")
    )
    found = by_deeds(
        "attack",
        blow,
        {},
        "0 draw",
        "1 draw",
        "0 play 8C",
        "1 draw",
        "0 play 9C",
        "1 draw",
        "0 play 7C",
    )
    assert found[0] == ["took-it"]


@pytest.mark.parametrize(
    ("game", "id", "hand", "top"),
    [("classic", "far-behind", "R1", "R5"), ("oono", "soaked", "R1", "R5")],
)
def test_what_is_counted_over_a_round(game: str, id: str, hand: str, top: str) -> None:
    """Who wins with the last card after having had, or taken, one card fewer than is asked for, or as many."""
    variant = find_variant(game)
    table = variant.table(2)
    (achievement,) = (each for each in variant.achievements if each.id == id)
    asked = {"far-behind": 12, "soaked": 8}[id]
    found = []
    for count in (asked - 1, asked):
        state = read_position(variant, table, pile(hand, FAR, top=top, draw=COLOURS))
        play = parse_action(f"play {hand}", table.deck, all_verbs())
        (deed,) = deeds(Match.from_state(variant, state), [Entry(0, 0, play)])
        deed.round.most[0] = deed.round.taken[0] = count
        found.append(list(achievement.seats(deed)))
    assert found == [[], [0]]


def test_everything_can_be_earned_in_whole_matches() -> None:
    """What matches of bots of unlike skill show: nothing is earned by seats that are not there."""
    for variant in VARIANTS:
        ids = {each.id for each in variant.achievements}
        seen: set[str] = set()
        for seed in range(6):
            players = 2 + seed % 3
            match = Match(variant, variant.table(players), seed)
            temper = Temper(honesty=0.8, attention=0.8)
            policies = [("easy", "random", "hard")[(seat + seed) % 3] for seat in range(players)]
            seats = [
                BotSeat(POLICIES[policy](variant, temper), Rng(seat))
                for seat, policy in enumerate(policies)
            ]
            Runner(match, seats).run(rounds=2)
            found = AchievedSoFar(match).by_seat()
            assert set(found) <= set(range(players))
            for each in found.values():
                assert len(each) == len(set(each))
                seen.update(each)
        assert seen
        assert seen <= ids


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.info.id)
def test_each_has_its_words_its_clause_and_its_mark(variant: Any, words: Catalogue) -> None:
    game = variant.info.id
    clauses = {each.id for part in load_rules(words.folders, game) for each in part.clauses}
    assert len({each.id for each in variant.achievements}) == 6
    for each in variant.achievements:
        assert words(f"achievement.{game}.{each.id}")
        assert words(f"achievement.{game}.{each.id}.told").endswith((".", "!"))
        assert each.clause in clauses
        assert len(each.mark) <= 4 or (ICONS / f"{each.mark}.svg").is_file()


def test_a_match_from_a_position_achieves_nothing() -> None:
    variant = find_variant("classic")
    table = variant.table(2)
    state = read_position(variant, table, pile("W+4", FAR, top="R5", draw=COLOURS))
    match = Match.from_state(variant, state)
    match.submit(0, parse_action("play W+4 as R", table.deck, all_verbs()), 0)
    assert AchievedSoFar(match).by_seat() == {}
