"""Sentences about a table: cards, lists and players are named by the messages, with their marks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.engine import zones
from game.engine.actions import Reason, refuse
from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import CardsMoved, MatchEnded, Place
from game.engine.notation.card_text import parse_card
from game.variants import find_variant
from game.words.catalogue import Catalogue
from game.words.marks import BOLD, MARK, PLAIN, plain
from game.words.resolver import Resolver
from game.words.sentences import Sentences, suit_name


def at(words: Catalogue, game: str) -> Sentences:
    return Sentences(words, find_variant(game).table(3))


def cards(sentences: Sentences, codes: str) -> list[int]:
    return [parse_card(code, sentences.table.deck) for code in codes.split()]


def test_a_card_has_its_shape_and_is_heavier(words: Catalogue) -> None:
    sentences = at(words, "attack")
    (queen,) = cards(sentences, "QC")
    text = words("table.nothing_wrong", card=sentences.card(queen))
    assert text == f"{MARK}C{BOLD}Queen of clubs{PLAIN} can be played."
    text = words("advice.only", card=sentences.card(queen))
    assert text == f"Only the {MARK}C{BOLD}queen of clubs{PLAIN} matches."


def test_each_sentence_begins_with_a_capital(words: Catalogue) -> None:
    sentences = at(words, "attack")
    queen, king = cards(sentences, "QC KD")
    why = Reason.of("keep", card=queen, kept=king)
    assert plain(sentences.advice(why)) == (
        "Keep the king of diamonds to stop an attack; the queen of clubs matches now."
    )
    why = Reason.of("keep-and-suit", card=queen, kept=king, suit=0)
    assert plain(sentences.advice(why)) == (
        "Keep the king of diamonds to stop an attack.\n"
        "Queen of clubs stays with spades, which you hold most of."
    )
    assert words("label", name=suit_name("S")) == "Spades"


def test_nothing_is_parsed_when_the_first_card_is_played(
    words: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Catalogue.load(words.folder)  # in which nothing has been parsed
    sentences = at(words, "classic")
    for _ in sentences.preparing():
        pass
    parsed: list[str] = []
    monkeypatch.setattr(Resolver, "_parse", lambda _, id: parsed.append(id))
    (card,) = cards(sentences, "R7")
    played = CardsMoved((card,), Place(zones.HAND, 1), Place(zones.DISCARD))
    drawn = CardsMoved((UNKNOWN,) * 2, Place(zones.DRAW), Place(zones.HAND, 2), 0)
    assert sentences.happening(played)
    assert sentences.happening(drawn)
    assert parsed == []


@pytest.mark.parametrize(
    ("game", "codes", "text"),
    [
        ("oono", "R+2 Y+2 G+2 B+2 W+4", "Draw 2 or Draw 4"),
        ("attack", "2S 2H 2D 2C 3H 7H", "any 2 or 3, 7"),
        ("attack", "3H", "3"),
        ("attack", "QH JS 3S", "jack, 3 or queen"),
    ],
)
def test_cards_to_choose_from(words: Catalogue, game: str, codes: str, text: str) -> None:
    sentences = at(words, game)
    answers = sentences.any_of(cards(sentences, codes))
    said = plain(words("table.faces_or", name="Ada", count=2, answers=answers))
    assert said == f"Ada takes 2, or answers with {text}"


def test_cards_and_players_in_lists(words: Catalogue) -> None:
    sentences = at(words, "classic")
    sentences.table = find_variant("classic").table(3, names=("Ada", "Jun", "Ruth"))
    seven, wild = cards(sentences, "B7 W")
    played = CardsMoved((seven, wild), Place("hand", 1), Place("discard"))
    assert plain(str(sentences.happening(played))) == "Jun played blue 7, Wild."
    assert sentences.happening(MatchEnded((0, 2), ())) == "Ada and Ruth won the match."
    assert sentences.happening(MatchEnded((0, 1, 2), ())) == "Ada, Jun and Ruth won the match."


@pytest.mark.parametrize(
    ("game", "codes", "text"),
    [
        ("callout", "AS AS", "Two aces of spades"),
        ("callout", "7C 7C 7C KD", "Three 7s of clubs, king of diamonds"),
        ("callout", "KD QH QH Joker Joker", "King of diamonds, two queens of hearts, two Jokers"),
        ("attack", "2S 2S 2S 2S 2S " + 6 * "QH ", "Five 2s of spades, six queens of hearts"),
        (
            "classic",
            "Y+2 Y+2 Brev Brev W W W W+4 W+4 W+4 W+4",
            "two yellow Pickup 2s, two blue Reverses, three Wilds, four Wild Draw 4s",
        ),
        (
            "oono",
            "R5 R5 R+2 R+2 Gskip Gskip W+4 W+4",
            "two red 5s, two red Draw 2s, two green Skips, two Draw 4s",
        ),
        # What was played one after the other stays in its order.
        ("oono", "R5 R6 R5", "red 5, red 6, red 5"),
    ],
)
def test_cards_that_are_alike_are_told_together(
    words: Catalogue, game: str, codes: str, text: str
) -> None:
    sentences = at(words, game)
    said = plain(words("label", name=sentences.cards(cards(sentences, codes))))
    assert said == text[:1].upper() + text[1:]


def test_the_shape_of_cards_that_are_alike_stands_before_their_number(words: Catalogue) -> None:
    sentences = at(words, "callout")
    queens = sentences.cards(cards(sentences, "QC QC"))
    text = words("table.play_cards", cards=queens)
    assert text == f"Play {MARK}C{BOLD}two queens of clubs{PLAIN}"


def test_what_nobody_sees_is_a_card(words: Catalogue) -> None:
    sentences = at(words, "classic")
    moved = CardsMoved((UNKNOWN,), Place("draw"), Place("discard"))
    assert sentences.happening(moved) == "A card was turned up."


def test_a_suit_that_is_called(words: Catalogue) -> None:
    sentences = at(words, "attack")
    queen, top = cards(sentences, "QC 3H")
    said = sentences.refusal(refuse("A-4", "no-match", card=queen, top=top, suit=NO_SUIT))
    assert plain(said).startswith("Queen of clubs does not match.\nPlay hearts or another 3.")


def test_cards_of_a_zone_that_one_game_has_are_told_of_by_its_own_message(
    words: Catalogue, tmp_path: Path
) -> None:
    won = CardsMoved((UNKNOWN,), Place(zones.DRAW), Place("kitty"))
    assert at(words, "classic").happening(won) is None
    message = "classic-event-moved-draw-kitty = { $count } set by, unseen."
    own_folder = tmp_path / "en"
    shutil.copytree(words.folder, own_folder)
    (own_folder / "own.ftl").write_text(message, encoding="utf-8")
    own = Catalogue.load(own_folder)
    assert at(own, "classic").happening(won) == "1 set by, unseen."
