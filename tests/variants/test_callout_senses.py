"""What somebody at the table of Call-Out makes of what is seen and heard: duties, mistakes, clocks, offers."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.engine.out_of_turn import Clock, ClockKind, Timeliness
from game.store.talk_options import talk_options
from game.variants import all_verbs
from game.variants.callout import CALLOUT
from game.variants.callout.senses import favourite_suit
from game.variants.callout.state import CalloutState

HANDS = ["7C KD", "6H 3C", "QD 5D"]
FIVES = ["5C KD QC 10H 7H", "6H 3C 4C 9D 9H", "QD 5D 8C 2H 2D"]
PILE = "3H 3D 4H 4D 6C 6D 7D 8D 8H 9C 10C 10D JH KC KH QH"
SENSES = CALLOUT.out_of_turn


def position(hands: list[str], options: dict[str, object] | None = None, **keys: Any) -> Any:
    table = CALLOUT.table(len(hands), {**talk_options(CALLOUT), **(options or {})})
    given = {"hands": hands, "discard": "5H", "draw": PILE, **keys}
    return read_position(CALLOUT, table, given)


def dealing(hands: list[str], **keys: Any) -> Any:
    """A deal by hand, with seat 0 as the dealer."""
    given = {"discard": "", "phase": "deal", "dealer": 0, **keys}
    return position(hands, {"deal": "by hand"}, **given)


def do(state: CalloutState, at: float, *actions: str) -> None:
    """Each is a seat and what it does."""
    for action_text in actions:
        seat, text = action_text.split(" ", 1)
        action = parse_action(text, state.table.deck, all_verbs())
        now = round(at * 1000)
        assert CALLOUT.check(state, int(seat), action, now) is None, action_text
        CALLOUT.apply(state, int(seat), action, now, [])


def due(state: CalloutState, at: float) -> list[str]:
    found = SENSES.due(state, round(at * 1000))
    return [f"{seat} {CALLOUT.text(state, action)}" for seat, action in found]


def noticed(state: CalloutState, seat: int, at: float) -> list[str]:
    found = SENSES.noticed(state.seen_from(seat), seat, round(at * 1000))
    return sorted(CALLOUT.text(state, action).removeprefix("accuse ") for _, action in found)


def calls(state: CalloutState, seat: int, at: float) -> list[str]:
    found = SENSES.calls(state.seen_from(seat), seat, round(at * 1000))
    return [CALLOUT.text(state, action) for action in found]


def texts(state: CalloutState, actions: list[Any]) -> list[str]:
    return [CALLOUT.text(state, action) for action in actions]


def test_a_spade_is_to_be_called_to_the_last_moment() -> None:
    state = position(["9S 9S KD", "6H 3C", "QD 5D"], discard="9H")
    do(state, 1, "0 play 9S 9S")
    assert due(state, 1) == due(state, 4) == ["0 call 9S 9S"]
    assert due(state, 4.001) == []


def test_the_spades_of_each_player_are_to_be_called() -> None:
    state = position(["9S KD", "10S 3C", "QD 5D"], discard="9H")
    do(state, 1, "0 play 9S")
    do(state, 2, "1 play 10S")
    assert due(state, 4) == ["0 call 9S", "1 call 10S"]
    assert due(state, 4.5) == ["1 call 10S"]


def test_the_player_of_a_jack_is_to_call_the_suit_of_most_cards() -> None:
    state = position(["JD 4H 5H 6C", "6H 3C", "QD 5D"])
    do(state, 1, "0 play JD")
    assert due(state, 1) == ["0 suit H"]
    do(state, 1, "2 suit D")
    assert due(state, 1) == []


def test_a_suit_for_the_first_card_is_to_be_called_by_the_first_player() -> None:
    """L-29: the dealer may not."""
    state = dealing(FIVES, phase="dealt", draw="JD " + PILE.replace("JH ", ""))
    do(state, 1, "0 look")
    assert due(state, 1) == ["1 suit H"]
    assert "suit D" not in calls(state, 0, 1)
    assert "suit D" in calls(state, 2, 1)


def test_nobody_has_to_call_for_the_first_card_once_it_is_the_dealers_turn() -> None:
    state = dealing(FIVES, phase="dealt", draw="JD " + PILE.replace("JH ", ""))
    do(state, 1, "0 look", "1 draw", "2 draw")
    assert (state.turn, due(state, 1)) == (0, [])


@pytest.mark.parametrize(
    ("hand", "suit"),
    [("4C 5C 6H", "C"), ("Joker Joker 4D", "D"), ("4D 6D 2S 3S", "S"), ("Joker", "S"), ("", "S")],
)
def test_the_favourite_suit_is_that_of_most_cards(hand: str, suit: str) -> None:
    deck = CALLOUT.table(2).deck
    cards = [deck.index[code] for code in hand.split()]
    assert deck.suits[favourite_suit(cards)] == suit


def test_who_holds_no_card_is_to_call_one() -> None:
    state = position(["5C", "6H 3C", "QD 5D"])
    do(state, 1, "0 play 5C")
    assert due(state, 1) == ["0 one"]


@pytest.mark.parametrize("seat", range(3))
def test_a_time_out_is_to_be_ended_and_nothing_else_is_due(seat: int) -> None:
    state = position(["5S", "6H 3C", "QD 5D"])
    do(state, 1, "0 play 5S", f"{seat} time out")
    assert due(state, 1) == [f"{seat} time in"]
    do(state, 2, f"{seat} time in")
    assert due(state, 2) == ["0 call 5S"]


@pytest.mark.parametrize("seat", range(3))
def test_a_time_out_in_which_nothing_else_waits_is_to_be_ended_too(seat: int) -> None:
    state = position(HANDS)
    assert due(state, 0) == []
    do(state, 1, f"{seat} time out")
    assert due(state, 1) == [f"{seat} time in"]


def test_the_dealer_deals_says_done_and_looks() -> None:
    state = dealing(["", "", ""])
    assert due(state, 0) == ["0 deal all"]
    do(state, 1, "0 deal all")
    assert due(state, 1) == ["0 done"]
    do(state, 1, "0 done")
    assert due(state, 1) == ["0 look"]
    do(state, 1, "0 look")
    assert due(state, 1) == []


@pytest.mark.parametrize(("pile", "wanted"), [("4S 4H 4D 4C", "done"), (PILE, "deal all")])
def test_what_a_short_pile_cannot_deal_is_not_due(pile: str, wanted: str) -> None:
    """L-27: the first card has to be left; a dealer who waited for more would wait for ever."""
    state = dealing(["5C KD QC", "6H 3C 4C", "QD 5D 8C 2H 2D"], draw=pile)
    assert due(state, 0) == [f"0 {wanted}"]
    do(state, 0, f"0 {wanted}")


def test_nothing_is_due_or_noticed_or_said_after_a_round() -> None:
    state = position(["5C", "6H 3C", "QD 5D"])
    do(state, 1, "1 say why", "0 play 5C", "0 one")
    assert state.over
    assert due(state, 1) == noticed(state, 2, 1) == calls(state, 2, 1) == []
    assert SENSES.clocks(state, 2, 1000) == SENSES.offers(state, 2, 1000) == []


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("why", ["1 question"]),
        ("damn", ["1 bad-word"]),
        ("fish ride bicycles", ["1 false-statement"]),
        ("it is my turn", ["1 false-statement"]),
        ("I have 2 cards", []),
        ("well played", []),
        ("damn, why", ["1 bad-word"]),
        ("why the hell", ["1 bad-word", "1 question"]),
    ],
)
def test_what_is_wrong_with_a_remark_everybody_else_notices(text: str, kinds: list[str]) -> None:
    state = position(HANDS, {"turn_seconds": 0})
    do(state, 1, f"1 say {text}")
    assert noticed(state, 0, 1) == noticed(state, 2, 11) == kinds
    assert noticed(state, 1, 1) == noticed(state, 0, 11.001) == []


@pytest.mark.parametrize("caller", range(3))
def test_in_a_time_out_only_bad_words_are_noticed(caller: int) -> None:
    state = position(HANDS)
    do(state, 1, f"{caller} time out", "1 say why", "1 say fish ride bicycles", "1 say damn")
    do(state, 2, "1 say it is my turn")
    assert noticed(state, 0, 2) == ["1 bad-word"]


def test_a_false_claim_is_noticed_while_it_can_still_be_weighed() -> None:
    """Afterwards nobody remembers how many cards there were."""
    state = position(HANDS)
    do(state, 1, "1 say I have 9 cards")
    assert noticed(state, 0, 5) == ["1 false-statement"]
    do(state, 2, "2 say well played")
    assert noticed(state, 0, 5) == []


def test_what_was_met_is_not_noticed_again_but_all_else_is() -> None:
    state = position(HANDS)
    do(state, 1, "1 say why", "1 say damn", "2 say why", "0 accuse 1 question")
    assert noticed(state, 0, 1) == ["1 bad-word", "2 question"]
    do(state, 2, "1 say how")
    assert noticed(state, 0, 2) == ["1 bad-word", "1 question", "2 question"]


@pytest.mark.parametrize("caller", range(3))
def test_what_nobody_may_do_in_a_time_out_is_noticed(caller: int) -> None:
    state = position(HANDS, aside=["", "3S", ""])
    do(state, 1, f"{caller} time out", "1 look", "1 draw", "2 play QD", "1 take")
    assert noticed(state, 0, 1) == [
        "1 looked-in-time-out",
        "1 played-in-time-out",
        "1 took-cards-in-time-out",
        "2 played-in-time-out",
    ]


def test_time_in_from_somebody_else_is_noticed() -> None:
    state = position(HANDS)
    do(state, 1, "2 time out", "1 time in")
    assert noticed(state, 0, 1) == ["1 not-your-time-out"]


@pytest.mark.parametrize(
    ("action_text", "kind"),
    [
        ("1 accuse 0 too-slow", "1 wrong-accusation"),
        ("1 call 9S", "1 wrong-call"),
        ("1 one", "1 false-statement"),
        ("1 draw", "1 out-of-turn"),
        ("1 play 3C", "1 no-match 1 out-of-turn"),
    ],
)
def test_what_is_said_and_done_wrongly_is_noticed(action_text: str, kind: str) -> None:
    state = position(HANDS)
    do(state, 1, action_text)
    assert " ".join(noticed(state, 0, 2)) == kind
    assert noticed(state, 1, 2) == []


def test_looking_early_and_a_misdeal_are_noticed() -> None:
    state = dealing(["5C KD QC 10H", "6H 3C 4C 9D 9H", "QD 5D 8C 2H 2D"])
    do(state, 1, "1 look")
    assert noticed(state, 2, 1) == ["1 looked-early"]
    do(state, 1, "0 done")
    assert noticed(state, 2, 1) == ["0 misdeal", "1 looked-early"]


def test_looking_and_nonsense_before_the_round_is_on() -> None:
    state = dealing(["", "", ""])
    do(state, 1, "1 look", "1 say why", "2 accuse 0 too-slow")
    assert noticed(state, 0, 1) == ["1 looked-early"]


def test_before_the_round_everybody_may_look_and_the_dealer_may_deal_wrongly() -> None:
    state = dealing(["", "", ""])
    assert calls(state, 0, 0) == ["deal all", "done"]
    assert calls(state, 1, 0) == ["look"]
    do(state, 0, "1 look")
    assert calls(state, 1, 0) == []
    do(state, 0, "0 done")
    assert calls(state, 0, 0) == ["look", "accuse 1 looked-early"]


@pytest.mark.parametrize(("pile", "spare"), [(3, False), (4, True)])
def test_a_card_too_many_is_dealt_only_while_that_can_be_mended(pile: int, spare: bool) -> None:
    state = dealing(FIVES, draw=" ".join(PILE.split()[:pile]))
    assert ("deal 0" in calls(state, 0, 0)) is spare


def test_nonsense_is_said_by_who_played_last_while_nothing_else_was_said() -> None:
    state = position(["5C KD 3S", "6H 3C", "QD 5D"])
    do(state, 1, "0 play 5C")
    assert calls(state, 1, 1) == calls(state, 2, 1) == []
    said = calls(state, 0, 1)
    assert said[:4] == ["time out", "accuse 1 too-slow", "draw", "call 3S"]
    assert said[4:] == [
        "say nice card",
        "say it is my turn",
        "say is it my turn?",
        "say the moon is made of cheese",
        "say damn",
    ]
    do(state, 1, "2 say well played")
    assert calls(state, 0, 1) == []


def test_no_card_is_drawn_and_nothing_said_where_that_would_be_refused() -> None:
    state = position(["5C KD", "6H 3C", "QD 5D"], {"mistakes": "refused", "talk": False})
    do(state, 1, "0 play 5C")
    assert calls(state, 0, 1) == ["time out", "accuse 1 too-slow"]


def test_in_a_time_out_the_next_player_is_tempted() -> None:
    state = position(HANDS, aside=["", "", "3S"])
    do(state, 1, "0 time out")
    assert calls(state, 0, 1) == ["time in"]
    assert calls(state, 1, 1) == ["time in", "look"]
    assert calls(state, 2, 1) == []
    do(state, 2, "0 time in")
    assert state.aside == [[], [], []]
    state = position(HANDS, aside=["", "", "3S"])
    do(state, 1, "1 time out")
    assert calls(state, 2, 1) == ["take", "look"]
    do(state, 1, "2 say well played")
    assert calls(state, 2, 1) == []


@pytest.mark.parametrize("mode", ["played", "refused"])
def test_somebody_careless_plays_what_does_not_go_and_asks(mode: str) -> None:
    state = position(["7C KD 5S 7C QC", "6H 3C", "QD 5D"], {"mistakes": mode})
    slips = texts(state, SENSES.slips(state, 0))
    plays = ["play 7C", "play KD"] if mode == "played" else []
    assert slips == [*plays, "say is it my turn?", "say who plays next?", "say damn"]
    assert texts(state, SENSES.slips(state, 1)) == slips[len(plays) :]
    do(state, 1, "0 time out")
    assert SENSES.slips(state, 0) == []


def test_nothing_slips_out_before_the_round_or_where_nobody_talks() -> None:
    assert SENSES.slips(dealing(FIVES), 1) == []
    assert SENSES.slips(position(HANDS, {"talk": False}), 1) == []


def offers(state: CalloutState, seat: int) -> list[str]:
    return texts(state, SENSES.offers(state.seen_from(seat), seat, 0))


def test_the_dealer_is_offered_every_seat_and_the_others_a_look() -> None:
    state = dealing(["", "", ""])
    to = ["deal 0", "deal 1", "deal 2"]
    assert offers(state, 0) == [*to, "deal all", "done"]
    assert offers(state, 1) == offers(state, 2) == ["look"]
    do(state, 1, "0 deal all", "2 look")
    assert offers(state, 0) == [*to, "done"]
    assert (offers(state, 1), offers(state, 2)) == (["look"], [])
    do(state, 1, "0 done")
    assert [offers(state, seat) for seat in range(3)] == [["look"], ["look"], []]
    do(state, 1, "0 look")
    assert [offers(state, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("caller", range(3))
def test_a_time_out_tempts_to_look_and_to_take(caller: int) -> None:
    state = position(HANDS, aside=["", "3S", ""])
    do(state, 1, f"{caller} time out")
    assert [offers(state, seat) for seat in range(3)] == [["look"], ["look", "take"], ["look"]]


def objection(state: CalloutState, seat: int, text: str) -> str | None:
    action = parse_action(text, state.table.deck, all_verbs())
    refusal = SENSES.objection(state.seen_from(seat), seat, action)
    return refusal and refusal.clause


def test_who_asks_is_told_what_a_play_would_break() -> None:
    state = position(HANDS)
    assert objection(state, 0, "play KD") == "L-4"
    assert objection(state, 1, "play 6H") == objection(state, 1, "draw") == "L-3"
    assert objection(state, 0, "draw") is None
    assert objection(state, 1, "say why") is None


@pytest.mark.parametrize("caller", range(3))
def test_who_asks_in_a_time_out_is_told_that_nothing_may_be_done(caller: int) -> None:
    state = position(HANDS)
    do(state, 1, f"{caller} time out")
    for text in ("play 7C", "draw", "look", "take"):
        assert objection(state, 0, text) == "L-26"
    assert objection(state, 0, "say why") is None


def test_before_the_round_nothing_is_objected_to() -> None:
    assert objection(dealing(FIVES), 1, "draw") is None


def test_the_turn_the_own_spades_and_the_match_have_clocks() -> None:
    options = {"minutes": 2, "call_seconds": 4, "turn_seconds": 10}
    state = position(["9S KD", "6H 3C", "QD 5D"], options, discard="9H")
    match = Clock(ClockKind.MATCH, -1, 118_000, 120_000)
    assert SENSES.clocks(state, 1, 2000) == [Clock(ClockKind.TURN, 0, 8000, 10_000), match]
    do(state, 2, "0 play 9S")
    turn = Clock(ClockKind.TURN, 1, 10_000, 10_000)
    assert SENSES.clocks(state, 0, 2000) == [
        turn,
        Clock(ClockKind.CALL, 0, 4000, 4000, verb="call"),
        match,
    ]
    assert SENSES.clocks(state, 1, 2000) == [turn, match]
    assert SENSES.clocks(state, 0, 6000)[1] == Clock(ClockKind.CALL, 0, 0, 4000, verb="call")
    assert [clock.kind for clock in SENSES.clocks(state, 0, 6001)] == [
        ClockKind.TURN,
        ClockKind.MATCH,
    ]
    assert SENSES.clocks(state, 0, 13_000)[0].left == -1000


@pytest.mark.parametrize("caller", range(3))
def test_every_clock_stands_in_a_time_out(caller: int) -> None:
    state = position(["9S KD", "6H 3C", "QD 5D"], {"minutes": 2}, discard="9H")
    do(state, 2, "0 play 9S", f"{caller} time out")
    assert SENSES.clocks(state, 0, 50_000) == [
        Clock(ClockKind.TURN, 1, 8000, 8000, True),
        Clock(ClockKind.CALL, 0, 3000, 3000, True, "call"),
        Clock(ClockKind.MATCH, -1, 118_000, 120_000, True),
    ]


def test_the_clock_of_a_turn_stands_until_the_suit_of_a_joker_is_called() -> None:
    state = position(["Joker KD", "6H 3C", "QD 5D"])
    do(state, 1, "0 play Joker")
    assert SENSES.clocks(state, 1, 3000) == [Clock(ClockKind.TURN, 1, 8000, 8000, True)]
    do(state, 4, "0 suit D")
    assert SENSES.clocks(state, 1, 5000) == [Clock(ClockKind.TURN, 1, 7000, 8000)]


def test_no_clock_runs_where_none_was_chosen_nor_before_the_round() -> None:
    assert SENSES.clocks(position(HANDS, {"turn_seconds": 0}), 0, 1000) == []
    assert SENSES.clocks(dealing(FIVES), 0, 1000) == []


def test_only_one_and_spades_depend_on_the_moment_and_other_calls_give_nothing_away() -> None:
    def when(turn: int, seat: int, verb: str) -> Timeliness:
        state = position(["", "6H", "QD 5D"], turn=turn)
        return SENSES.timeliness(state.seen_from(seat), seat, verb)

    assert when(1, 0, "one") is Timeliness.DUE
    assert when(0, 0, "one") is Timeliness.PERHAPS
    assert when(1, 1, "one") is Timeliness.NEVER
    for verb in ("suit", "accuse", "say", "time out"):
        assert {when(1, seat, verb) for seat in range(3)} == {Timeliness.PERHAPS}


def test_a_spade_is_called_by_whoever_is_in_turn_or_has_put_one_down() -> None:
    def when(state: CalloutState) -> list[Timeliness]:
        return [SENSES.timeliness(state.seen_from(seat), seat, "call") for seat in range(3)]

    never, perhaps = Timeliness.NEVER, Timeliness.PERHAPS
    state = position(["4S 5S", "6H", "QD 5D"], discard="8S")
    assert when(state) == [perhaps, never, never]
    do(state, 0, "0 play 4S")
    assert when(state) == [perhaps, perhaps, never]
    do(state, 1000, "0 call 4S")
    assert when(state) == [never, perhaps, never]
    assert when(dealing(FIVES)) == [never] * 3


def moot(state: CalloutState, seat: int, text: str, at: float) -> bool:
    action = parse_action(text, state.table.deck, all_verbs())
    return SENSES.moot(state.seen_from(seat), seat, action, round(at * 1000))


def test_one_is_pointless_once_the_last_card_has_come_back() -> None:
    state = position(["2C 5C", "6H 3C", "QD 5D"])
    do(state, 1, "0 play 2C", "0 play 5C")
    assert not moot(state, 0, "one", 1)
    do(state, 2, "1 accuse 0 no-match")
    assert moot(state, 0, "one", 2)


def test_a_call_is_pointless_once_its_spade_has_gone_back_but_not_when_it_is_late() -> None:
    state = position(["9S KD", "6H 3C", "QD 5D"], {"turn_seconds": 0})
    do(state, 1, "0 play 9S")
    assert not moot(state, 0, "call 9S", 1)
    assert not moot(state, 0, "call 9S", 4.001)
    do(state, 2, "1 accuse 0 no-match")
    assert moot(state, 0, "call 9S", 2)
    do(state, 3, "0 play 9S")
    do(state, 7, "1 accuse 0 no-match")
    assert not moot(state, 0, "call 9S", 7)
    assert moot(state, 0, "call 9S 9S", 7)


@pytest.mark.parametrize("first", ["uncalled-spade", "question"])
def test_of_two_mistakes_of_a_kind_the_one_that_is_left_is_noticed(first: str) -> None:
    state = position(["2S 9S KD", "6H 3C", "QD 5D"], {"turn_seconds": 0}, discard="2H")
    do(state, 1, "0 play 2S", "0 say why")
    do(state, 2, "0 play 9S", "0 say how")
    assert noticed(state, 1, 6).count(f"0 {first}") == 2
    do(state, 6, f"2 accuse 0 {first}")
    assert noticed(state, 1, 6).count(f"0 {first}") == 1
    do(state, 7, f"2 accuse 0 {first}")
    assert noticed(state, 1, 7).count(f"0 {first}") == 0


def test_spades_of_one_play_are_noticed_as_one_mistake() -> None:
    state = position(["9S 9S KD", "6H 3C", "QD 5D"], {"turn_seconds": 0}, discard="9H")
    do(state, 1, "0 play 9S 9S")
    assert noticed(state, 1, 5) == ["0 uncalled-spade"]
    do(state, 5, "2 accuse 0 uncalled-spade")
    assert noticed(state, 1, 5) == []
    assert moot(state, 1, "accuse 0 uncalled-spade", 5)


def test_a_question_about_oneself_is_noticed_while_one_is_in_turn_again() -> None:
    state = position(["2C 5C KD", "6H 3C", "QD 5D"])
    do(state, 1, "0 play 2C", "0 play 5C")
    assert noticed(state, 1, 1) == noticed(state, 2, 1) == ["0 no-match"]
    do(state, 2, "1 draw")
    assert noticed(state, 2, 2) == []


def test_it_is_your_turn_is_noticed_from_whoever_is_in_turn() -> None:
    state = position(HANDS)
    do(state, 1, "1 say it is your turn")
    assert noticed(state, 2, 1) == []
    do(state, 2, "0 say it's your turn!")
    assert noticed(state, 2, 2) == ["0 false-statement"]
