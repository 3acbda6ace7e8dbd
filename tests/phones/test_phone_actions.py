"""What somebody asks for on a phone is done as at the screen."""

from __future__ import annotations

import pytest

from game.phones.messages.from_phones import Act
from game.phones.messages.to_phones import Refused
from game.phones.phone_actions import do
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.lessons.steps import USES
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.words.catalogue import Catalogue
from tests.harness.calls import round_of
from tests.harness.written import Position, match_at
from tests.phones.page_states import DOUBTFUL

SEATS = (Seat("Ada", "ada"), Seat("Ruth", "ruth", "ruth"), Seat("Jun", "jun", "jun"))


@pytest.mark.parametrize(
    ("steps", "refused"), [(0, True), (2 * USES, True), (3 * USES, False), (None, False)]
)
def test_a_learners_wrong_card_is_refused_until_wrong_cards_have_come(
    steps: int | None, refused: bool, words: Catalogue
) -> None:
    match = match_at("callout", round_of("QC QD KC"))
    host = Host(Plan("callout", SEATS, {}, 1, steps=steps), match)
    sight = PhoneSight(Viewpoint(host, 0), words, SEATS, ())
    answer = do(Act(sight.shown().number, "play QC"), sight, words)
    if refused:
        assert isinstance(answer, Refused)
        assert answer.clause == "L-4"
        assert match.log == []
    else:
        assert answer is None
        assert [entry.action.verb for entry in match.log] == ["play"]
    sight.close()


HANDS = ["R9 G1", "B2 B4", "R1 Y8"]


@pytest.mark.parametrize(
    ("position", "doubts"), [(DOUBTFUL, True), ({"discard": "R3"}, False)], ids=["four", "none"]
)
def test_who_challenges_a_draw_four_is_told_what_to_press(
    position: Position, doubts: bool, words: Catalogue
) -> None:
    options = {"call": True, "draw4": "doubt"}
    match = match_at("classic", {**position, "hands": HANDS}, options)
    host = Host(Plan("classic", SEATS, dict(match.table.options), 1), match)
    sights = [PhoneSight(Viewpoint(host, seat), words, SEATS, ()) for seat in (0, 1)]
    number = sights[0].shown().number
    assert any(button.label == "Doubt it" for button in sights[0].shown().buttons) is doubts
    answers = [do(Act(number, "challenge 2"), sight, words) for sight in sights]
    told = "To question the Draw 4, press “Doubt it”."
    # Whose turn it is not can doubt nothing.
    for answer, asks in zip(answers, (doubts, False), strict=True):
        assert isinstance(answer, Refused)
        assert answer.clause == "H-9"
        assert answer.sentence.endswith(told) is asks
    for sight in sights:
        sight.close()
