"""Advice by house rules and for partners: what is advised, why, and by which clause."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Action, Advice, Refusal
from game.engine.notation.action_text import parse_action
from game.variants import all_verbs
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness.shared_words import shared_words
from tests.harness.written import Position, match_at, whole_deck

WORDS = shared_words()
FAR, AWAY, OFF = "R1 R2 R3 R4", "R5 R6 R7 R8", "Y5 Y6 Y7 Y8"
DRAW = "B1 B2 B3 B4 B5 B6"


def pile(*hands: str, top: str = "G9", **more: Any) -> Position:
    return {"hands": list(hands), "discard": top, "draw": DRAW, **more}


def advised(game: str, position: Position, options: dict[str, Any], seat: int = 0) -> Advice:
    """What a seat is advised; the sentence must be there."""
    match = match_at(game, position, options)
    variant, view = match.variant, match.observe(seat).state
    advice = variant.adviser.advice(view, seat, 0)
    assert advice is not None
    said = plain(Sentences(WORDS, match.table).advice(advice.why))
    assert "advice" not in said
    assert said.endswith(".")
    return advice


FOUR = {"discard": "R5 W+4", "called": "B", "facing": 4, "doubtable": "R", "laid_by": 1}


@pytest.mark.parametrize(
    ("game", "position", "options", "does", "reason", "clause"),
    [
        ("classic", pile("B1 B2", OFF), {"draw_until": True}, "draw", "draw-until", "H-1"),
        ("attack", {"hands": ["4C 5C", "6S 8S"], "discard": "9H", "draw": "3H 4H"},
         {"draw_until": True}, "draw", "draw-until", "H-1"),
        ("classic", pile("G+2 B1", OFF, top="B+2", facing=2), {"stacking": "same"},
         "play G+2", "answer", "H-2"),
        ("classic", pile("G1 B1", OFF, top="B+2", facing=2), {"stacking": "same"}, "draw", "take", "H-2"),
        ("oono", pile("G+2 B1 B2", OFF, top="B+2", facing=2), {}, "play G+2", "answer", ""),
        ("oono", pile("G+2 B1", OFF, top="B+2", facing=2), {"stacking": "none"}, "draw", "take", "H-2"),
        ("classic", pile("B1 B2", "R9 R9 R8 R7 R6", **FOUR), {"draw4": "doubt"}, "doubt", "doubt", "H-3"),
        ("classic", pile("B1 B2", "R9", **FOUR), {"draw4": "doubt"}, "draw", "believe", "H-3"),
        ("classic", pile("G7 Y1 Y2 Y3", "R1", FAR), {"seven_zero": True}, "play G7 swap 1", "swap", "H-5"),
        ("classic", pile("G0 Y1 Y2 Y3", "R1", "R2"), {"seven_zero": True}, "play G0", "hands-on", "H-5"),
        ("classic", pile("G7 Y1", OFF + " R9 R8 R7 R6 R5 R4 R3", FAR + " B7 B8 B9 G1 G2 G3 G4"),
         {"seven_zero": True}, "draw", "keep-hand", "H-5"),
        ("classic", pile("G5 Gskip", FAR, AWAY), {"last_card": "number"}, "play Gskip", "spend-last", "H-6"),
        ("classic", pile("Gskip", FAR, AWAY), {"last_card": "number"}, "draw", "not-last", "H-6"),
        ("classic", pile("Gskip G2 G4", FAR, "R9 R8"), {"scoring": "left", "target": 0},
         "play Gskip", "points", "H-8"),
        ("classic", pile("Gskip G2 G4", FAR, "R9 R8"), {}, "play G2", "suit", ""),
        ("classic", pile("G1 B1", FAR), {"call": True}, "one", "one", "H-9"),
        ("oono", pile("G1 B1", FAR), {}, "uno", "uno", ""),
    ],
)  # fmt: skip
def test_what_is_advised_by_a_house_rule_names_its_clause(
    game: str, position: Position, options: dict[str, Any], does: str, reason: str, clause: str
) -> None:
    advice = advised(game, position, options)
    deck = match_at(game, position, options).table.deck
    assert advice.action == parse_action(does, deck, all_verbs())
    assert (advice.why.reason, advice.why.clause) == (reason, clause)


def test_a_jump_is_advised_by_its_clause() -> None:
    position = pile("G5 B1 B2", "R1 R2 R3", "G5 Y1 Y2", turn=0)
    match = match_at("classic", position, {"jump_in": True})
    deck = match.table.deck
    match.submit(0, parse_action("play G5", deck, all_verbs()), 0)
    found = match.variant.adviser.advice(match.observe(2).state, 2, 0)
    assert found is not None
    assert (found.action.cards, found.why.reason, found.why.clause) == (
        (deck.codes.index("G5"),),
        "jump",
        "H-4",
    )


@pytest.mark.parametrize(("partner", "jumps"), [("5H", False), ("5H 6H 7H 8H", True)])
def test_a_jump_leaves_the_turn_to_a_partner_about_to_win(partner: str, jumps: bool) -> None:
    hands = ["KH QH 10H", "KH 5C 6C 10C", "8C QC KC", partner]
    position: Position = {"hands": hands, "discard": "4H", "turn": 0}
    match = match_at("attack", position, {"jump_in": True, "partners": True, "decks": 2})
    king = Action("play", (match.table.deck.codes.index("KH"),))
    assert not isinstance(match.submit(0, king, 0), Refusal)
    seen = match.observe(1).state
    assert seen.turn == 3
    assert (match.variant.adviser.appeal(seen, 1, king) > 0) is jumps


def test_as_written_no_clause_is_named() -> None:
    for game in ("classic", "oono"):
        assert advised(game, pile("G7 Y1 Y2 Y3", "R1", FAR), {}).why.clause == ""


PAIRS = {"partners": True}


def test_who_has_not_called_is_not_challenged_by_the_partner() -> None:
    position = pile("G5 R1", "R9 R8 R7", "G4 Y1 Y2", "B8 B9 B7", top="G9")
    match = match_at("oono", position, PAIRS)
    match.submit(0, parse_action("play G5", match.table.deck, all_verbs()), 0)
    adviser = match.variant.adviser
    challenge = Action("challenge", seat=0)
    for seat, good in ((1, True), (2, False), (3, True)):
        view = match.observe(seat).state
        assert challenge in match.variant.out_of_turn.calls(view, seat, 0)
        assert (adviser.appeal(view, seat, challenge) > 0) == good
    assert adviser.advice(match.observe(2).state, 2, 0) is None


def test_a_skip_lets_the_partner_play_who_is_close_to_winning() -> None:
    hands = ["Gskip G1 G2 G3 G4", FAR, "B9", AWAY]
    found = advised("classic", pile(*hands), PAIRS)
    assert (found.why.reason, found.why.clause) == ("partner-next", "P-2")
    assert dict(found.why.details)["other"] == 2
    alone = advised("classic", pile(*hands), {})
    assert alone.action.cards != found.action.cards
    far = advised("classic", pile(hands[0], FAR, "B9 B8 B7 B6", AWAY), PAIRS)
    assert far.action.cards == alone.action.cards


def test_an_attack_is_not_sent_on_to_the_partner() -> None:
    hands = ["JH 7H 4C 5C 8C", "8S 9S 10S", "9C", "4D 5D 6D"]
    under = {"hands": hands, "discard": "2H", "facing": 2, "draw": "AS KS QS AD KD QD"}
    found = advised("attack", under, PAIRS)
    assert match_at("attack", under).table.deck.codes[found.action.cards[0]] == "7H"
    # With no other answer it is taken, while the partner is about to win and oneself is not.
    only = {**under, "hands": ["JH 6S 4C 5C 8C", *hands[1:]]}
    found = advised("attack", only, PAIRS)
    assert (found.action.verb, found.why.reason, found.why.clause) == (
        "draw",
        "partner-spared",
        "P-4",
    )
    assert advised("attack", only, {}).action.verb == "play"
    far = {**under, "hands": ["JH 6S 4C 5C 8C", "8S 9S 10S", "9C 10C QC KC", "4D 5D 6D"]}
    assert advised("attack", far, PAIRS).action.verb == "play"


def test_hands_that_change_count_for_both_partners() -> None:
    # The partner's hand is as good as one's own; that of an opponent is longer.
    hands = ["G7 Y1 Y2 Y3 G2", FAR + " R5", "B9", AWAY + " R9 B1"]
    found = advised("classic", pile(*hands), {**PAIRS, "seven_zero": True})
    assert found.action.seat not in (1, 3)
    # A 0 would give the partner's last card to an opponent.
    hands = ["G0 Y1 Y2 Y3 G2", FAR + " R5", "B9", AWAY + " R9 B1"]
    found = advised("classic", pile(*hands), {**PAIRS, "seven_zero": True})
    assert match_at("classic", pile(*hands)).table.deck.codes[found.action.cards[0]] == "G2"


SIXES = ("9H AD QD JD 10D 9D", "AC KC QC JC 10C Joker")
AUCTION: dict[str, Any] = {"centre": "9S", "phase": "auction"}


def auction(*bids: Any) -> Position:
    """The first seat holds four spades, with the Ace and the King, and the Ace of hearts."""
    hands = ("AS KS QS 10S AH 9C", "JS KH QH JH 10H KD", *SIXES)
    return whole_deck(*hands, taken_by=0, bids=list(bids), **AUCTION)


def test_a_bid_is_for_two_and_the_partners_stands() -> None:
    free = auction("", "pass", "", "pass")
    for_two, alone = advised("tricks", free, PAIRS), advised("tricks", free, {})
    assert (for_two.why.reason, for_two.why.clause) == ("bid-pair", "P-3")
    assert alone.why.reason == "bid"
    together, own = (int(str(dict(each.why.details)["worth"])) for each in (for_two, alone))
    assert together > own
    outbid = advised("tricks", auction("", "pass", 7, "pass"), PAIRS)
    assert (outbid.action.verb, outbid.why.reason, outbid.why.clause) == (
        "pass",
        "pass-partner",
        "P-3",
    )
    assert advised("tricks", auction("", 7, "pass", "pass"), PAIRS).action.verb == "bid"


def test_points_are_added_to_the_partners_trick_and_it_is_not_taken() -> None:
    position = whole_deck(
        *("AC KC", "9C QD", "9D 10D", "KS JS 9S"),
        centre="9H",
        taken_by=0,
        trick="QS AS 10S",
        trump="H",
        turn=3,
        leader=0,
        bidder=1,
        bids=["pass", 6, "pass", "pass"],
    )
    found = advised("tricks", position, PAIRS, seat=3)
    deck = match_at("tricks", position).table.deck
    assert deck.codes[found.action.cards[0]] in ("KS", "JS")
    assert (found.why.reason, found.why.clause) == ("partner-given", "P-3")
    assert deck.codes[advised("tricks", position, {}, seat=3).action.cards[0]] == "9S"
