"""Call-Out from corners: calls, accusations, talk, time-outs and looking, each with the person's own device."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.actions import Action
from game.show.devices import LEFT_KEYS, MOUSE, NUMBER_KEYS, RIGHT_KEYS, Device
from game.show.offers.offer import AT_ONCE
from tests.harness.couch import PAD, Couch, couch
from tests.harness.written import Position

ROUND: Position = {
    "hands": ["5H 9C KS", "5S 7C 2H", "5H 9D 10H", "AH 2C 3C"],
    "discard": "5D",
    "draw": "4H 6H 7H 8D 9S 10C",
    "turn": 0,
}
USED = (LEFT_KEYS, PAD, MOUSE, RIGHT_KEYS)


def choose(made: Couch, seat: int, label: str) -> None:
    """Choose what a corner offers by its label, with the seat's own device, by directions alone."""
    corner = made.corner(seat)
    labels = [offer.label for offer in corner.offered()]
    place = labels.index(label)
    if made.used[seat] == MOUSE:
        box = made.corner(seat).box()
        for _ in range(len(labels)):
            shown = [item.label for item in corner.content().items]
            if label in shown:
                made.click_part(seat, "item", shown.index(label))
                return
            made.click(made.kit.rect(box.header).center)  # the next page
        raise AssertionError(label)
    for _ in range(2 * len(labels)):
        if corner.in_prompts() and corner.item() == place:
            made.do(seat, "confirm")
            return
        made.do(seat, "up" if not corner.in_prompts() else "right")
    raise AssertionError(label)


def last(made: Couch) -> tuple[int, str]:
    entry = made.match.log[-1]
    return entry.seat, entry.action.verb


@pytest.mark.parametrize("seat", range(4))
def test_everybody_can_call_a_card_by_name(tmp_path: Path, seat: int) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND) as made:
        say = made.kit.words
        choose(made, seat, say("callout.call.call"))
        assert made.corner(seat).panel() is not None
        label = next(
            offer.label
            for offer in made.corner(seat).panel().items  # type: ignore[union-attr]
            if offer.suit == "S"
        )
        choose(made, seat, label)
        assert last(made) == (seat, "call")
        assert made.corner(seat).panel() is None


@pytest.mark.parametrize("seat", range(4))
def test_everybody_can_accuse_somebody_of_something(tmp_path: Path, seat: int) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND) as made:
        say, other = made.kit.words, made.plan.seats[(seat + 1) % 4]
        choose(made, seat, say("callout.call.accuse"))
        choose(made, seat, other.name)
        panel = made.corner(seat).panel()
        assert panel is not None
        assert other.name in panel.title
        kind = panel.items[5].label
        choose(made, seat, kind)
        assert last(made) == (seat, "accuse")
        assert made.match.log[-1].action.seat == (seat + 1) % 4


@pytest.mark.parametrize("seat", range(4))
def test_everybody_can_talk_and_stop_the_clocks(tmp_path: Path, seat: int) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND) as made:
        say = made.kit.words
        choose(made, seat, say("table.more"))
        choose(made, seat, say("callout.call.say"))
        panel = made.corner(seat).panel()
        assert panel is not None
        text = panel.items[0].label
        choose(made, seat, text)
        assert last(made) == (seat, "say")
        choose(made, seat, say("table.more"))
        choose(made, seat, say("callout.call.time out"))
        assert last(made) == (seat, "time out")
        choose(made, seat, say("table.more"))
        choose(made, seat, say("callout.call.time in"))
        assert last(made) == (seat, "time in")


def test_the_banner_of_a_time_out_hides_neither_the_piles_nor_the_suit(tmp_path: Path) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND, size=(1280, 1024)) as made:
        choose(made, 0, made.kit.words("table.more"))
        choose(made, 0, made.kit.words("callout.call.time out"))
        made.wait(1000)
        banner = made.box("standstill")
        assert banner is not None
        for name in ("top card", "called", "turn", *(f"corner {seat}" for seat in range(4))):
            lying = made.box(name)
            assert lying is not None, name
            assert not banner.colliderect(lying), name


def test_several_cards_are_marked_and_played_together(tmp_path: Path) -> None:
    hands = {**ROUND, "hands": ["5H 9C 5H KS", "5S 7C 2H", "8H 9D 10H", "AH 2C 3C"]}
    with couch(tmp_path, USED, game="callout", position=hands) as made:
        mark = made.kit.words("table.mark")
        for slot in (2, 0):
            made.go_to(0, slot)
            choose(made, 0, made.kit.words("table.more"))
            choose(made, 0, mark)
        assert made.corner(0).marked() == (2, 0)
        made.do(0, "confirm")
        assert made.match.log[-1].action.cards == (made.match.table.deck.index["5H"],) * 2
        assert made.match.log[-1].action.verb == "play"


def test_a_mistake_is_played_and_not_refused(tmp_path: Path) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND) as made:
        made.go_to(1, 1)
        made.do(1, "confirm")
        assert last(made) == (1, "play")
        assert made.corner(1).content().line is None


def test_the_prompts_stay_the_same_whatever_could_be_called_out(tmp_path: Path) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND) as made:
        before = [[item.label for item in made.corner(seat).content().items] for seat in range(4)]
        made.go_to(1, 0)
        made.do(1, "confirm")  # out of turn, and a spade that has to be called
        after = [[item.label for item in made.corner(seat).content().items] for seat in range(4)]
        assert before == after
        assert [len(items) for items in after] == [6] * 4


def test_a_time_out_closes_the_hands_and_looking_is_the_games_own(tmp_path: Path) -> None:
    with couch(tmp_path, USED, game="callout", position=ROUND) as made:
        made.do(0, "look_hand")
        made.do(1, "look_hand")
        assert not any(entry.action.verb == "look" for entry in made.match.log)
        say = made.kit.words
        choose(made, 3, say("table.more"))
        choose(made, 3, say("callout.call.time out"))
        made.frame()
        assert [made.corner(seat).content().is_open for seat in range(4)] == [False] * 4
        made.do(1, "look_hand")
        assert last(made) == (1, "look")
        assert made.corner(1).content().is_open
        assert not made.corner(0).content().is_open


@pytest.mark.parametrize("used", [USED, (NUMBER_KEYS, LEFT_KEYS, MOUSE, PAD)], ids=str)
def test_a_round_is_dealt_by_hand_from_a_corner(tmp_path: Path, used: tuple[Device, ...]) -> None:
    with couch(tmp_path, used, game="callout", options={"deal": "by hand"}) as made:
        dealer = made.match.state.dealer
        other = (dealer + 1) % 4
        choose(made, dealer, made.plan.seats[other].name)
        assert last(made) == (dealer, "deal")
        assert made.match.log[-1].action.seat == other
        labels = {offer.command: offer.label for offer in made.corner(dealer).offered()}
        choose(made, dealer, labels["deal"])
        # Looking before the dealer does is a mistake that anybody can make.
        if made.used[other] == MOUSE:
            made.click_part(other, "eye")
        else:
            made.do(other, "look_hand")
        assert last(made) == (other, "look")
        assert made.corner(other).content().is_open
        assert not made.corner(dealer).content().is_open
        choose(made, dealer, labels["done"])
        if made.used[dealer] == MOUSE:
            made.click_part(dealer, "eye")
        else:
            made.do(dealer, "look_hand")
        assert last(made) == (dealer, "look")
        assert made.corner(dealer).content().is_open
        assert made.corner(dealer).in_play()


def test_call_opens_at_the_suits_while_one_may_be_named(tmp_path: Path) -> None:
    hands = {**ROUND, "hands": ["JD 9C KS", "5S 7C 2H", "5H 9D 10H", "AH 2C 3C"]}
    with couch(tmp_path, USED, game="callout", position=hands) as made:
        choose(made, 1, made.kit.words("callout.call.call"))
        panel = made.corner(1).panel()
        assert panel is not None
        assert panel.items[0].suit == panel.items[1].suit == "S"
        made.do(1, "back")
        made.do(0, "confirm")
        choose(made, 1, made.kit.words("callout.call.call"))
        panel = made.corner(1).panel()
        assert panel is not None
        suits = made.match.table.deck.suits
        proposed = panel.items[panel.at : panel.at + len(suits)]
        assert [offer.suit for offer in proposed] == list(suits)
        assert made.corner(1).item() == panel.at
        assert len(panel.items) == AT_ONCE + 1
        choose(made, 1, proposed[2].label)
        assert made.match.log[-1].action.verb == "suit"
        assert made.match.log[-1].action.suit == 2


@pytest.mark.parametrize("called", [True, False])
def test_six_spades_come_at_once_and_none_for_being_in_the_own_hand(
    tmp_path: Path, *, called: bool
) -> None:
    """Others see the corner: the spades that somebody has played come first, whether or not one is due."""
    hands = {**ROUND, "hands": ["5H 9C KS", "QS 7C 2H", "5H 9D 10H", "AH 2C 3C"]}
    with couch(tmp_path, USED, game="callout", position=hands) as made:
        words = made.kit.words
        king = made.match.state.hands[0][2]
        assert made.match.table.deck.codes[king] == "KS"

        def opened() -> list[str]:
            choose(made, 1, words("callout.call.call"))
            panel = made.corner(1).panel()
            assert panel is not None
            return [each.label for each in panel.items]

        before = opened()
        more = words("table.more_of_these")
        assert before == [*"234567", more]
        made.do(1, "back")
        submit = made.scene.host.runner.submit
        assert submit(0, Action("play", (king,))) is None
        if called:
            assert submit(0, Action("call", (king,))) is None
        made.frame()
        assert bool(made.match.state.owed) != called
        choose(made, 1, words("callout.call.call"))
        panel = made.corner(1).panel()
        assert panel is not None
        assert panel.items[5].label != before[5]
        choose(made, 1, more)
        others = made.corner(1).panel()
        assert others is not None
        assert len(others.items) == 13 + 4 - AT_ONCE
        choose(made, 1, before[5])  # what had to give way is there
        assert last(made) == (1, "call")
