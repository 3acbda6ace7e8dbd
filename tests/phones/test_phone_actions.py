"""What somebody asks for on a phone is done as at the screen."""

from __future__ import annotations

import pytest

from game.phones.messages import Act, Refused
from game.phones.phone_actions import do
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.lessons.steps import USES
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.words.catalogue import Catalogue
from tests.harness.calls import round_of
from tests.harness.written import match_at

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
