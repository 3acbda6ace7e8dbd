"""The offers of cards that may take cards of the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation.positions import read_position
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.offers.next_choice import next_choice
from game.show.offers.offer import Asks, Offer
from game.show.offers.turn_offers import WAYS, hand_of, play_of
from game.store.language_files import load_words
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from game.words.marks import plain
from tests.harness.written import Position
from tests.knock.addition import added
from tests.takes.game import DECK, GAME, WIDE, Gleaning

OWN = Path(__file__).parents[1] / "takes" / "assets"
HEARTS: Position = {
    "hands": ["7H 2S AC", "3D 5D"],
    "pool": "3H 9S 4H KH",
    "draw": "QC",
    "turn": 0,
}
MANY: Position = {**HEARTS, "pool": "2H 3H 4H 5H 6H 8H 9H 10H JH QH KH AH"}
SEVEN, TWO, ACE = (DECK.index[code] for code in ("7H", "2S", "AC"))


@pytest.fixture
def texts(tmp_path: Path) -> Iterator[Catalogue]:
    with added(tmp_path / "assets", GAME, OWN):
        yield load_words()


def seen_at(
    position: Position, monkeypatch: pytest.MonkeyPatch, game: Gleaning = GAME
) -> Viewpoint:
    monkeypatch.setattr("game.variants.VARIANTS", [*VARIANTS, game])
    seats = (Seat("Ada", "ada"), Seat("Ruth", "ruth"))
    match = Match.from_state(game, read_position(game, game.table(2), position))
    return Viewpoint(Host(Plan(game.info.id, seats, {}, 1), match), 0)


def said(seen: Viewpoint, offers: tuple[Offer, ...], words: Catalogue) -> list[str]:
    return [each.label.worded(words) for each in offers]


def test_a_card_is_played_at_once_if_there_is_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seen_at(HEARTS, monkeypatch)
    offer = play_of(seen, ACE)
    assert (offer.asks, offer.action) == (Asks.NOTHING, Action("play", (ACE,)))
    assert not next_choice(seen, offer).offers


def test_several_ways_are_offered_with_their_cards(
    texts: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = seen_at(HEARTS, monkeypatch)
    offer = play_of(seen, SEVEN)
    assert (offer.asks, offer.action) == (Asks.TAKEN, None)
    ways = next_choice(seen, offer).offers
    assert {each.action for each in ways} == set(seen.plays(SEVEN))
    labels = [plain(text) for text in said(seen, ways, texts)]
    assert len(set(labels)) == len(labels) == 7
    assert "Lay it down" in labels
    assert any("3 of hearts" in text and "king of hearts" in text for text in labels)
    (held,) = [each for each in hand_of(seen) if each.card == SEVEN]
    assert held.plays == ways
    assert held.takes


def test_marked_cards_narrow_the_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = seen_at(HEARTS, monkeypatch)
    three, four = DECK.index["3H"], DECK.index["4H"]
    some = play_of(seen, SEVEN, (three,))
    assert {each.taken for each in next_choice(seen, some).offers} == {
        tuple(sorted({three, *more})) for more in ((), (four,), (DECK.index["KH"],))
    }
    assert play_of(seen, SEVEN, (four, three)).action == Action("play", (SEVEN,)).taking(
        (three, four)
    )
    nothing = play_of(seen, SEVEN, (DECK.index["9S"],))
    assert nothing.action is None
    assert nothing.dim
    assert nothing.asks is Asks.NOTHING


@pytest.mark.parametrize("game", [GAME, WIDE], ids=["listed", "on demand"])
def test_many_ways_are_chosen_card_by_card(game: Gleaning, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever may be taken is reached by steps that are short, and nothing else is."""
    seen = seen_at(MANY, monkeypatch, game)
    reached = set()

    def follow(offer: Offer, steps: int) -> None:
        if offer.action is not None:
            reached.add(offer.action.taken)
            return
        assert offer.asks is Asks.TAKEN
        if steps:
            offers = next_choice(seen, offer).offers
            assert 1 < len(offers) <= WAYS + 1
            for each in offers:
                follow(each, steps - 1)

    follow(play_of(seen, SEVEN), 2 if game is WIDE else 3)
    assert () in reached
    if game is GAME:
        assert reached == {action.taken for action in seen.plays(SEVEN)}
        return
    offer, most = play_of(seen, SEVEN), 0
    while offer.action is None:  # mark whatever can be marked
        offer = next_choice(seen, offer).offers[-1]
        most += 1
    assert len(offer.action.taken) == 12
    assert most < 12  # the last ones are offered as whole sets
