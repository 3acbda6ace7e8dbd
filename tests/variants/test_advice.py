"""Hints: what every game advises is allowed, is said in a sentence, and knows no more than the player."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.greedy_bot import GreedyBot
from game.engine.actions import Advice
from game.engine.match import Match
from game.engine.notation.positions import read_position, write_position
from game.engine.rng import Rng
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.store.talk_options import talk_options
from game.variants import find_variant
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness.shared_words import shared_words

WORDS = shared_words()
GAMES = ("classic", "oono", "attack", "tricks", "callout")


def holds(view: Any, seat: int, advice: Advice) -> bool:
    """Whether what a reason claims of the hand and the table is so, as far as it claims anything."""
    why, deck = dict(advice.why.details), view.table.deck
    hand = [deck.suit[card] for card in view.hands[seat] if deck.suit[card] >= 0]
    reason = advice.why.reason
    if reason.endswith("suit") and advice.action.verb == "play":
        top = view.called if view.called >= 0 else deck.suit[view.discard[-1]]
        if (top == why["suit"]) == reason.endswith("new-suit"):
            return False
    match reason:
        case "suit" | "keep-and-suit" | "new-suit" | "keep-and-new-suit" | "only-wild":
            own = hand.count(why["suit"])
            if advice.action.verb != "play":  # a call: no suit is better
                return all(hand.count(other) <= own for other in hand)
            return all(hand.count(other) < own for other in {*hand} - {why["suit"]})
        case "keep":
            return why["kept"] in view.hands[seat] and why["kept"] not in advice.action.cards
        case "plain":
            after = (seat + getattr(view, "direction", 1)) % view.players
            return len(view.hands[after]) > 2
        case "only":
            return (
                len(
                    {a.cards[0] for a in find_variant(view.table.game).legal(view, seat) if a.cards}
                )
                == 1
            )
    return True


def advised(game: str, players: int, seed: int, most: int = 120) -> list[tuple[Match, int, Advice]]:
    """Every piece of advice that a match of bots would have been given, checked as it goes."""
    variant = find_variant(game)
    match = Match(variant, variant.table(players, talk_options(variant)), seed)
    luck = Rng(seed)
    bots = [BotSeat(GreedyBot(variant, Temper()), luck.fork(), think=500) for _ in range(players)]
    runner = Runner(match, bots)
    sentences = Sentences(WORDS, match.table)
    found: list[tuple[Match, int, Advice]] = []
    for _ in range(20 * most):
        if match.state.over or len(found) > most:
            break
        for seat in range(players):
            view = match.observe(seat, runner.now).state
            advice = variant.adviser.advice(view, seat, runner.now)
            if advice is None:
                continue
            if advice.action.verb not in ("accuse", "look", "take", "deal", "done"):
                assert variant.check(match.state, seat, advice.action, runner.now) is None
            text = plain(sentences.advice(advice.why))
            assert "advice." not in text
            assert "{" not in text
            assert text.endswith(".")
            assert holds(view, seat, advice), text
            found.append((match, seat, advice))
        runner.update(400)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_advised_is_allowed_and_has_a_sentence(game: str, seed: int) -> None:
    players = 3
    found = advised(game, players, seed)
    assert len(found) > 5
    assert len({advice.why.reason for _, _, advice in found}) > 2


@pytest.mark.parametrize("game", ["classic", "oono", "attack", "tricks"])
def test_advice_is_the_same_whatever_the_others_hold(game: str) -> None:
    variant = find_variant(game)
    match = Match(variant, variant.table(3), 7)
    seat = match.state.turn
    before = variant.adviser.advice(match.observe(seat).state, seat, 0)
    one, other = (number for number in range(3) if number != seat)
    position = write_position(variant, match.state)
    hands = position["hands"]
    hands[one], hands[other] = hands[other], hands[one]
    exchanged = Match.from_state(variant, read_position(variant, match.table, position))
    assert exchanged.state.hands[one] == match.state.hands[other] != match.state.hands[one]
    assert variant.adviser.advice(exchanged.observe(seat).state, seat, 0) == before


def test_a_card_of_another_colour_is_not_said_to_stay_with_it() -> None:
    variant = find_variant("oono")
    table = variant.table(3)
    said = {}
    for top in ("R5", "Y2"):
        keys = {"hands": ["Y5 Y7 Y9 R1", "B1 B2 B3", "G6 G7 G8"], "discard": top}
        match = Match.from_state(variant, read_position(variant, table, keys))
        card = table.deck.codes.index("Y5")
        play = next(each for each in variant.legal(match.state, 0) if each.cards == (card,))
        why = variant.adviser.why(match.observe(0).state, 0, play)
        said[top] = plain(Sentences(WORDS, table).advice(why))
    assert said == {
        "R5": "Yellow 5 changes the colour to yellow, which you hold most of.",
        "Y2": "Yellow 5 stays with yellow, which you hold most of.",
    }
