"""What somebody at this screen, or on a phone, is told whose jump came second (H-4)."""

from game.engine.actions import Action
from game.engine.notation.action_text import parse_action
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.local_seat import LocalSeat
from game.show.motion.tween import Speed
from game.show.showing import Showing
from game.words.catalogue import Catalogue
from tests.harness.written import match_at

SEATS = tuple(Seat(name, name.lower()) for name in ("Ada", "Jun", "Ruth", "Tom"))
PLAN = Plan("classic", SEATS, {"jump_in": True}, 3)
FIRST, SECOND, JUMPER, OTHER = "R9 G1 G2", "R3 B2 B3", "R9 B8 B7", "B9 Y2 Y3"
BY_20 = "Somebody was quicker than you, by 20 ms."


def laid(*hands: str) -> Host:
    host = Host(
        PLAN, match_at("classic", {"hands": [*hands], "discard": "R1 R2", "turn": 0}, PLAN.options)
    )
    host.update(100)
    play(host, 0, "R9")
    return host


def play(host: Host, seat: int, card: str) -> None:
    assert host.runner.submit(seat, act(host, card)) is None


def act(host: Host, card: str) -> Action:
    return parse_action(f"play {card}", host.match.table.deck, host.variant.info.vocabulary)


def sat_down(host: Host, seat: int, words: Catalogue) -> tuple[LocalSeat, int]:
    """The seat as its person looks at it while the jump is open, and the card to jump with."""
    viewpoint = Viewpoint(host, seat)
    local = LocalSeat(viewpoint, Showing(viewpoint, words, Speed.FAST))
    (jump,) = viewpoint.jumps
    return local, jump.cards[0]


def test_who_presses_after_another_has_acted_is_told_by_how_much(words: Catalogue) -> None:
    host = laid(FIRST, SECOND, OTHER, JUMPER)
    local, card = sat_down(host, 3, words)
    play(host, 1, "R3")
    host.update(20)
    assert local.play(card) is None
    assert local.told(local.why_not(card)) == (BY_20, "H-4")
    assert local.why_not(
        local.held[0] if local.held[0] != card else local.held[1]
    ) != local.why_not(card)


def test_who_has_come_into_turn_meanwhile_is_told_so_until_that_is_shown(words: Catalogue) -> None:
    host = laid(FIRST, SECOND, JUMPER, OTHER)
    local, card = sat_down(host, 2, words)
    play(host, 1, "R3")
    host.update(20)
    assert local.play(card) is None
    assert local.told(local.why_not(card)) == (BY_20, "H-4")
    local.director.hurry()
    assert local.play(card) is not None
    assert local.why_not(card) is None


def test_who_has_jumped_has_come_second_to_nobody(words: Catalogue) -> None:
    host = laid(FIRST, SECOND, OTHER, JUMPER)
    local, card = sat_down(host, 3, words)
    play(host, 3, "R9")
    assert local.viewpoint.race.came_second(card) is None


def test_a_phone_that_answers_what_it_was_shown_is_told_so_in_turn_or_not(words: Catalogue) -> None:
    for seat, hands in ((3, (FIRST, SECOND, OTHER, JUMPER)), (2, (FIRST, SECOND, JUMPER, OTHER))):
        host = laid(*hands)
        number = host.match.number
        sight = PhoneSight(Viewpoint(host, seat), words, SEATS, ())
        play(host, 1, "R3")
        host.update(20)
        refusal = host.runner.submit(seat, act(host, "R9"), number)
        assert refusal is not None
        assert sight.told(refusal, act(host, "R9")) == (BY_20, "H-4")
