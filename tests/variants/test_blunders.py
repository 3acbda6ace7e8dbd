"""Plain mistakes: each rule bites where nobody would defend the action, and is silent where somebody could."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.commands import commands
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import count_players, read_position
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.tools.strength.blunder_hunt import Hunt, Watched, hunt, judge, usual_tables, watch
from game.variants import VARIANTS, all_verbs, find_variant
from tests.harness.some import some
from tests.harness.written import whole_deck

FAR, AWAY, OFF = "R1 R2 R3 R4", "R5 R6 R7 R8", "Y5 Y6 Y7 Y8"
"""Hands of the colour decks that are not about to be emptied."""


def condemned(
    game: str, does: str, position: dict[str, Any], options: dict[str, object] | None = None
) -> set[str]:
    """The rules that an action in this position breaks, by the seat in turn."""
    variant = find_variant(game)
    table = variant.table(count_players(position), options or {})
    match = Match.from_state(variant, read_position(variant, table, position))
    seat = match.state.turn
    own = match.observe(seat)
    action = parse_action(does, table.deck, all_verbs())
    assert action in own.legal
    return {r.id for r in variant.blunders if r.test(own.state, seat, own.legal, action)}


def pile(*hands: str, top: str = "G9", **more: Any) -> dict[str, Any]:
    return {"hands": list(hands), "discard": top, **more}


tricks = partial(whole_deck, taken_by=0)


def ruffed(trick: str) -> dict[str, Any]:
    """Three players, hearts are trump; the last to play has no card of the suit led."""
    return tricks(
        *("JC 10D", "10S QD", "QH 9D JD"),
        centre="9S",
        trick=trick,
        trump="H",
        turn=2,
        bidder=1,
        bids=["pass", 8, "pass"],
    )


KEPT = tricks("JH 9H", "10H", centre="JD", trick="QH")
DOWN = tricks("JH 9H", "10H", centre="JD", trick="AS", order="downtown")
LED = tricks("AS 9S", "KS QS", centre="JD")
AHEAD = tricks("AS 9H", "KH KD", centre="9C")
RUFFED = ruffed("KC KH")
CHOOSING = tricks("AS AH", "KS 9H", centre="KH", phase="order")
ALONE = tricks("AS AH", "KS 9H", centre="KH", phase="auction", bids=["", "pass"])
THREE = "3C 4C 6C"
ROUND = pile("", THREE, THREE, "7C 9C 10C", top="3H 4H 6H 5H", laid_by=3)

SEVENS: dict[str, object] = {"seven_zero": True}
DOUBTED = pile(
    "G1",
    "R0 R1 R1 R2 R2 R3 R3 R4 R4",
    top="R5 R5 R6 R6 R7 R7 R8 R8 R9 R9 R+2 R+2 Rrev Rrev Rskip Rskip W+4",
    called="B",
    facing=4,
    turn=1,
    doubtable="R",
    laid_by=0,
)
"""Every red card is in the doubter's hand or has been played."""

PAIRS: dict[str, object] = {"partners": True}
FOR_TWO: dict[str, object] = {"partners": True, "seven_zero": True}
NOUGHT = pile("G0 G5 Y3 Y4", OFF, "R1", FAR)
SENT_ON = pile("JH 7H 4C 5C", "8C 9C 10C", "9S", "4D 5D 6D", top="2H", facing=2)
SIXES = ("9H AD QD JD 10D 9D", "AC KC QC JC 10C Joker")
BIDS: dict[str, Any] = {"centre": "9S", "phase": "auction", "bids": ["", "pass", 8, "pass"]}
SHORT = tricks("AS JS AH 10H KD 9C", "KS QS 10S KH QH JH", *SIXES, **BIDS)
THREE_HEARTS = tricks("AS KH AH 10H KD 9C", "KS QS 10S JS QH JH", *SIXES, **BIDS)
RUFFED_BY_TWO = tricks(
    *("JC 10D", "10S QD", "AS KS", "QH 9D JD"),
    centre="9S",
    trick="KC KH 9C",
    trump="H",
    turn=3,
    bidder=2,
    bids=["pass", "pass", 8, "pass"],
)

CASES: list[tuple[str, str, dict[str, Any], dict[str, object], str, bool]] = [
    ("classic", "draw", pile("G1", FAR), {}, "win-missed", True),
    ("classic", "play G1", pile("G1", FAR), {}, "win-missed", False),
    ("classic", "draw", pile("B1", FAR), {}, "win-missed", False),
    ("classic", "draw", pile("G1 G2 G3 G4 G5", FAR), {}, "win-missed", False),
    # Among two a Skip gives the turn back: one goes out with the other card.
    ("classic", "play G1", pile("Gskip G1", FAR), {}, "win-missed", True),
    ("classic", "play Gskip", pile("Gskip G1", FAR), {}, "win-missed", False),
    ("classic", "play G1", pile("Gskip G1", FAR, AWAY), {}, "win-missed", False),
    ("classic", "draw", pile("Gskip B1", FAR), {}, "win-missed", False),
    # So does a Wild Draw 4, in the right colour.
    ("classic", "play W+4 as R", pile("W+4 Y1", FAR), {}, "win-missed", True),
    ("classic", "play W+4 as Y", pile("W+4 Y1", FAR), {}, "win-missed", False),
    # A Reverse does by the option alone.
    ("classic", "play G1", pile("Grev G1", FAR), {}, "win-missed", True),
    (
        *("classic", "play G1", pile("Grev G1", FAR)),
        *({"two_player_reverse": "pass"}, "win-missed", False),
    ),
    ("classic", "play W as B", pile("W G1", FAR, AWAY), {}, "wild-first", True),
    ("classic", "play G1", pile("W G1", FAR, AWAY), {}, "wild-first", False),
    ("classic", "play W as B", pile("W B1", FAR, AWAY), {}, "wild-first", False),
    # Who is close to winning may have to be kept from a colour.
    ("classic", "play W as B", pile("W G1", "R1 R2", FAR), {}, "wild-first", False),
    ("classic", "play W as B", pile("W G1", "R1 R2 R3", FAR), {}, "wild-first", True),
    ("classic", "play W+4 as B", pile("W+4 G1", FAR, AWAY), {}, "wild-first", False),
    ("classic", "play W as B", pile("W G1 G2", FAR, AWAY), {}, "wild-first", False),
    ("classic", "play W as R", pile("W B1", FAR, AWAY), {}, "colour-in-vain", True),
    ("classic", "play G1", pile("G1 B1", FAR, AWAY), {}, "colour-in-vain", False),
    ("classic", "play W as B", pile("W B1", FAR, AWAY), {}, "colour-in-vain", False),
    ("classic", "play W as R", pile("W B1", "R1", FAR), {}, "colour-in-vain", False),
    ("classic", "play W as R", pile("W W+4", FAR, AWAY), {}, "colour-in-vain", False),
    ("classic", "play W as R", pile("W B1 B2", FAR, AWAY), {}, "colour-in-vain", False),
    ("classic", "play W as R", pile("W B1", FAR, AWAY, OFF), {}, "colour-in-vain", False),
    ("oono", "draw", pile("G+2", FAR, top="B+2", facing=2), {}, "win-missed", True),
    ("oono", "play G+2", pile("G+2", FAR, top="B+2", facing=2), {}, "win-missed", False),
    ("oono", "draw", pile("G1", FAR), {"voluntary_draw": True}, "win-missed", True),
    # One who is behind may want the leader to collect cards first.
    (
        *("oono", "draw", pile("G+2", FAR, top="B+2", facing=2, scores=[90, 10])),
        *({"rounds": 3}, "win-missed", False),
    ),
    ("oono", "play G1", pile("Gskip G1", FAR), {}, "win-missed", True),
    # A Draw 2 may be answered.
    ("oono", "play G1", pile("G+2 G1", FAR), {}, "win-missed", False),
    ("oono", "play G1", pile("G1 B5", FAR), {}, "uno-forgotten", True),
    ("oono", "play G1", pile("G1 B5", FAR, called_uno=[0]), {}, "uno-forgotten", False),
    ("oono", "play G1", pile("G1 B5 B6", FAR), {}, "uno-forgotten", False),
    ("oono", "play W as B", pile("W G1", FAR, AWAY), {}, "wild-first", True),
    ("oono", "play W as B", pile("W G1", "R1", FAR), {}, "wild-first", False),
    ("oono", "play W as R", pile("W B1", FAR, AWAY), {}, "colour-in-vain", True),
    ("oono", "play W as B", pile("W B1", FAR, AWAY), {}, "colour-in-vain", False),
    (
        *("attack", "draw", pile("3H", "4S 5S 6S", top="2H", facing=2)),
        *({}, "win-missed", True),
    ),
    (
        *("attack", "play 3H", pile("3H", "4S 5S 6S", top="2H", facing=2)),
        *({}, "win-missed", False),
    ),
    (
        *("attack", "draw", pile("3H", "4S 5S 6S", top="2H", facing=2, scores=[-9, -2])),
        *({}, "win-missed", False),
    ),
    ("attack", "play 5H", pile("JH 5H", "4S 6S", top="9H"), {}, "win-missed", True),
    ("attack", "play JH", pile("JH 5H", "4S 6S", top="9H"), {}, "win-missed", False),
    ("attack", "play 5H", pile("JH 5H", "4S 6S", "4C", top="9H"), {}, "win-missed", False),
    ("tricks", "play JH", KEPT, {}, "ending-misplayed", True),
    ("tricks", "play 9H", KEPT, {}, "ending-misplayed", False),
    # Downtown it is the Nine that would have.
    ("tricks", "play JH", DOWN, {}, "ending-misplayed", False),
    ("tricks", "play 9H", DOWN, {}, "ending-misplayed", True),
    # Where the Joker may still come, the order may still turn.
    (
        *("tricks", "play JH", tricks("JH 9H", "10H", centre="Joker", trick="QH")),
        *({}, "ending-misplayed", False),
    ),
    # Without trump nobody captures it, so that by this option the order stands.
    (
        *("tricks", "play JH", tricks("JH 9H", "10H", centre="Joker", trick="QH")),
        *({"downtown": "captured"}, "ending-misplayed", True),
    ),
    # One of two Aces has to go, and which, nobody can tell.
    (
        *("tricks", "play AD", tricks("AD AC", "KD", centre="KC", trick="QH")),
        *({}, "ending-misplayed", False),
    ),
    # An Ace that may win the last trick is thrown, and a Jack that cannot is kept.
    (
        *("tricks", "play AD", tricks("AD JC", "KD", centre="KC", trick="QH")),
        *({}, "ending-misplayed", True),
    ),
    (
        *("tricks", "play JC", tricks("AD JC", "KD", centre="KC", trick="QH")),
        *({}, "ending-misplayed", False),
    ),
    # Whichever heart goes first, both are lost.
    (
        *("tricks", "play 10H", tricks("10H 9H", "KD", centre="KC", trick="QH")),
        *({}, "ending-misplayed", False),
    ),
    # Once the Nine is led and lost the Ace, which nothing beats, is never led.
    ("tricks", "play 9H", AHEAD, {}, "ending-misplayed", True),
    ("tricks", "play AS", AHEAD, {}, "ending-misplayed", False),
    # Whether to lead the Ace or to keep it for the last trick depends on what the other holds.
    ("tricks", "play 9S", LED, {}, "ending-misplayed", False),
    ("tricks", "play AS", LED, {}, "ending-misplayed", False),
    ("tricks", "play QH", RUFFED, {}, "trump-wasted", True),
    ("tricks", "play 9D", RUFFED, {}, "trump-wasted", False),
    ("tricks", "play JD", RUFFED, {}, "trump-wasted", False),
    # The Ten may still beat the Nine.
    (
        *("tricks", "play QH", {**RUFFED, "hands": ["JC 9D", "10S QD", "QH 10D JD"]}),
        *({}, "trump-wasted", False),
    ),
    # The points may be meant for another, to keep them from the bidder.
    (
        *("tricks", "play QH", {**RUFFED, "bidder": 0, "bids": [8, "pass", "pass"]}),
        *({}, "trump-wasted", False),
    ),
    # It wins, or there is nothing better to throw.
    ("tricks", "play QH", ruffed("KC JH"), {}, "trump-wasted", False),
    ("tricks", "play QH", {**RUFFED, "order": "downtown"}, {}, "trump-wasted", False),
    ("tricks", "bid 9", ALONE, {}, "bid-in-vain", True),
    ("tricks", "bid 9", ALONE, {"dealer_must_bid": True}, "bid-in-vain", True),
    ("tricks", "bid 8", ALONE, {"dealer_must_bid": True}, "bid-in-vain", False),
    ("tricks", "pass", ALONE, {}, "bid-in-vain", False),
    # The other may bid more.
    ("tricks", "bid 9", {**ALONE, "bids": ["", ""]}, {}, "bid-in-vain", False),
    ("tricks", "bid 10", {**ALONE, "bids": ["", 8]}, {}, "bid-in-vain", False),
    ("tricks", "downtown", CHOOSING, {}, "order-against-oneself", True),
    ("tricks", "uptown", CHOOSING, {}, "order-against-oneself", False),
    ("tricks", "play JH", KEPT, {}, "order-against-oneself", False),
    # With no heart left elsewhere the Ace of hearts is neither high nor low.
    (
        *("tricks", "downtown", tricks("AS AH", "KS 9D", centre="KD", phase="order")),
        *({}, "order-against-oneself", False),
    ),
    (
        *("tricks", "downtown", {**CHOOSING, "hands": ["AS QH", "KS 9H"], "taken": ["Joker", ""]}),
        *({}, "order-against-oneself", False),
    ),
    ("callout", "draw", pile("5H", THREE, THREE, top="9H"), {}, "winning-cards-kept", True),
    ("callout", "play 5H", pile("5H", THREE, THREE, top="9H"), {}, "winning-cards-kept", False),
    ("callout", "play 5H", pile("5H 5H", THREE, top="9H"), {}, "winning-cards-kept", True),
    ("callout", "play 5H 5H", pile("5H 5H", THREE, top="9H"), {}, "winning-cards-kept", False),
    (
        *("callout", "draw", pile("5H", THREE, top="9H", scores=[40, 10])),
        *({}, "winning-cards-kept", False),
    ),
    # The turn comes straight back, to an empty hand.
    ("callout", "draw", pile("2H", THREE, top="9H"), {}, "winning-cards-kept", False),
    ("callout", "draw", pile("8H", THREE, top="9H"), {}, "winning-cards-kept", False),
    ("callout", "draw", pile("8H", THREE, THREE, top="9H"), {}, "winning-cards-kept", True),
    ("callout", "draw", pile("5H", THREE, top="9H", more_turns=2), {}, "winning-cards-kept", False),
    ("callout", "draw", pile("5H", THREE, top="9H", more_turns=1), {}, "winning-cards-kept", True),
    ("callout", "draw", ROUND, {}, "one-forgotten", True),
    # Its own card lies on top: the turn may have come straight back.
    ("callout", "draw", {**ROUND, "laid_by": 0}, {}, "one-forgotten", False),
    ("callout", "draw", {**ROUND, "discard": "3H 4H 8H 5H"}, {}, "one-forgotten", False),
    ("callout", "draw", pile("", THREE, THREE, top="3H 4H", laid_by=1), {}, "one-forgotten", False),
    (
        "callout",
        "draw",
        {**ROUND, "hands": ["KC", THREE, THREE, "7C 9C 10C"]},
        {},
        "one-forgotten",
        False,
    ),
    # House rules.
    *(
        case
        for game in ("oono", "classic")
        for case in (
            (game, "doubt", DOUBTED, {"draw4": "doubt"}, "doubt-in-vain", True),
            (
                game,
                "doubt",
                {**DOUBTED, "discard": "R5 W+4"},
                {"draw4": "doubt"},
                "doubt-in-vain",
                False,
            ),
            (game, "play G7 swap 1", pile("G7 G3", OFF), SEVENS, "hand-given-away", True),
            (game, "play G7 swap 1", pile("G7 Y3", OFF), SEVENS, "hand-given-away", False),
            (game, "play G7 swap 1", pile("G7 G3", "Y5"), SEVENS, "hand-given-away", False),
            (game, "play W as G", pile("W G3", FAR), {"last_card": "number"}, "wild-first", False),
            # The partner takes it, so that the pair has it still.
            (
                game,
                "play G7 swap 2",
                pile("G7 G3", FAR, OFF, AWAY),
                FOR_TWO,
                "hand-given-away",
                False,
            ),
            (
                game,
                "play G7 swap 1",
                pile("G7 G3", FAR, OFF, AWAY),
                FOR_TWO,
                "hand-given-away",
                True,
            ),
        )
    ),
    ("oono", "play G7 swap 1", pile("G7 G3", FAR), SEVENS, "uno-forgotten", False),
    *(
        (
            game,
            "draw",
            pile("G+2", FAR, top="B+2", facing=2, scores=scores),
            {"scoring": scoring, "target": 200, "rounds": 0, **options},
            "win-missed",
            told,
        )
        for game, options in (("oono", {}), ("classic", {"stacking": "same"}))
        for scoring, scores, told in (
            ("winner", [90, 10], True),
            ("winner", [10, 90], False),
            ("left", [90, 10], False),
            ("left", [10, 90], True),
        )
    ),
    *(
        (game, *case)
        for game in ("oono", "classic")
        for case in (
            # Three cards are kept; of another three or of eight the longer hand is taken.
            (
                "play G7 swap 1",
                pile("G7 Y1 Y2 Y3", OFF + " R9 R9 B9", "R1 R2 R3"),
                SEVENS,
                "worse-hand-taken",
                True,
            ),
            (
                "play G7 swap 2",
                pile("G7 Y1 Y2 Y3", OFF + " R9 R9 B9", "R1 R2 R3"),
                SEVENS,
                "worse-hand-taken",
                False,
            ),
            # Every other hand is longer.
            (
                "play G7 swap 1",
                pile("G7 Y1 Y2 Y3", OFF + " R9 R9 B9", FAR),
                SEVENS,
                "worse-hand-taken",
                False,
            ),
            ("play G0", NOUGHT, FOR_TWO, "partners-card-given-away", True),
            ("play G5", NOUGHT, FOR_TWO, "partners-card-given-away", False),
            (
                "play G0",
                {**NOUGHT, "hands": ["G0 G5 Y3 Y4", OFF, "R1 R2", FAR]},
                FOR_TWO,
                "partners-card-given-away",
                False,
            ),
            ("play G0", NOUGHT, SEVENS, "partners-card-given-away", False),
        )
    ),
    ("attack", "play JH", SENT_ON, PAIRS, "partner-hit", True),
    ("attack", "play 7H", SENT_ON, PAIRS, "partner-hit", False),
    ("attack", "play JH", SENT_ON, {}, "partner-hit", False),
    # The next player is about to win, and the Jack skips them.
    (
        "attack",
        "play JH",
        {**SENT_ON, "hands": ["JH 7H 4C 5C", "8C", "9S", "4D 5D 6D"]},
        PAIRS,
        "partner-hit",
        False,
    ),
    ("tricks", "bid 9", SHORT, PAIRS, "partner-outbid", True),
    ("tricks", "pass", SHORT, PAIRS, "partner-outbid", False),
    ("tricks", "bid 9", SHORT, {}, "partner-outbid", False),
    # Three hearts may make the better trump.
    ("tricks", "bid 9", THREE_HEARTS, PAIRS, "partner-outbid", False),
    # To a trick of the partner's one adds points.
    ("tricks", "play QH", RUFFED_BY_TWO, PAIRS, "trump-wasted", False),
    ("tricks", "play QH", {**RUFFED_BY_TWO, "trick": "KC 9C KH"}, PAIRS, "trump-wasted", True),
    ("classic", "play G3", pile("G7 G3", OFF), {"call": True}, "one-forgotten", True),
    ("classic", "play G3", pile("G7 G3", OFF), {}, "one-forgotten", False),
]


@pytest.mark.parametrize(("game", "does", "position", "options", "rule", "bites"), CASES)
def test_a_rule_bites_or_is_silent(
    game: str,
    does: str,
    position: dict[str, Any],
    options: dict[str, object],
    rule: str,
    bites: bool,
) -> None:
    assert (rule in condemned(game, does, position, options)) == bites


def test_every_rule_has_a_case_of_either_kind() -> None:
    rules = {(v.info.id, rule.id) for v in VARIANTS for rule in v.blunders}
    assert {(case[0], case[4]) for case in CASES if case[5]} == rules
    assert {(case[0], case[4]) for case in CASES if not case[5]} == rules


def test_only_a_call_is_forgotten() -> None:
    forgets = {rule.id for variant in VARIANTS for rule in variant.blunders if rule.forgets}
    assert forgets == {"uno-forgotten", "one-forgotten"}


def test_every_rule_has_a_reason() -> None:
    for rule in some(rule for variant in VARIANTS for rule in variant.blunders):
        assert rule.reason.endswith("."), rule.id
        assert "  " not in rule.reason


def test_chance_blunders_and_is_told_where(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        commands,
        [
            *("bots", "blunders", "oono", "--bot", "random", "--decisions", "600"),
            *("--save", str(tmp_path), "--json"),
        ],
    )
    assert result.exit_code == 1, result.output
    report = json.loads(result.output)
    assert set(report) >= {"game", "bot", "decisions", "blunders"}
    assert report["decisions"] >= 600
    rows = {row["rule"]: row for row in report["blunders"]}
    assert rows.keys() == {rule.id for rule in find_variant("oono").blunders}
    forgotten = rows["uno-forgotten"]
    assert forgotten["count"] > 10
    lines = Path(forgotten["replay"]).read_text(encoding="utf-8").splitlines()
    again = judge(replay_reader.read(lines, find_variant).play())
    assert again.first["uno-forgotten"] == forgotten["first"]


def test_who_never_forgets_a_call_is_not_accused_of_it() -> None:
    """The call comes in the same turn before the card: the rule sees the moment of the card."""
    variant = find_variant("oono")
    calls = 0
    for seed in range(6):
        match = Match(variant, variant.table(3), seed)
        luck = Rng(seed)
        bots = [POLICIES["greedy"](variant, Temper(honesty=1.0)) for _ in range(3)]
        Runner(match, [BotSeat(bot, luck.fork()) for bot in bots]).run()
        calls += sum(entry.action.verb == "uno" for entry in match.log)
        assert judge(match).counts["uno-forgotten"] == 0
    assert calls > 6


def test_decisions_without_a_choice_do_not_count() -> None:
    watched = watch(Hunt("classic", "random", 1, (2,)), 2, seed=3)
    variant = find_variant("classic")
    again = Match(variant, watched.match.table, 3)
    choices = 0
    for entry in watched.match.log:
        choices += len(again.observe(entry.seat).legal) > 1
        again.submit(entry.seat, entry.action, entry.now)
    assert watched.decisions == choices > 0
    assert watched.error == ""


def test_tables_take_turns() -> None:
    assert usual_tables(find_variant("tricks")) == (2, 3, 4)
    seen: list[int] = []

    def noted(matches: Iterator[Watched]) -> Iterator[Watched]:
        for each in matches:
            seen.append(each.match.table.players)
            yield each

    report, errors = hunt(Hunt("classic", "greedy", 120, (2, 3)), noted)
    assert errors == []
    assert seen[:4] == [2, 3, 2, 3]
    assert report["matches"] == len(seen)


def test_a_hand_of_cards_that_let_one_play_again_is_judged_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Among two, nearly every order of these would go: to try them all would take for ever."""
    variant, tried = find_variant("classic"), []
    honest = variant.apply

    def apply(*arguments: Any) -> None:
        tried.append(arguments)
        honest(*arguments)

    monkeypatch.setattr(variant, "apply", apply)
    skips = "Rskip Bskip Gskip Yskip Rrev Brev Grev Yrev W+4 W+4 W+4 W+4"
    for count in (4, 8, 12):
        hand = " ".join(skips.split()[-count:])
        position = pile(
            f"{hand} R1", FAR, top="Rskip", draw="G1 G2 G3 G4 G5 G6 G7 G8 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8"
        )
        condemned("classic", "play W+4 as R", position)
    assert len(tried) < 2_000
