import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.engine.actions import DRAW, Action
from game.engine.notation.action_text import format_action
from game.engine.notation.positions import read_position
from game.engine.observe import observe
from game.engine.rng import Rng
from game.variants import all_verbs, find_variant

CLASSIC = find_variant("classic")
OONO = find_variant("oono")
CALLOUT = find_variant("callout")


def choices(hand: str, top: str, policy: str = "greedy", others: str = "G1 G2 G3") -> set[str]:
    """Return what a bot plays from this hand, over many tries."""
    table = CLASSIC.table(2)
    state = read_position(CLASSIC, table, {"hands": [hand, others], "discard": top})
    bot = POLICIES[policy](CLASSIC, Temper())
    seen = observe(CLASSIC, state, 0, 0)
    return {format_action(bot.decide(seen, 1, Rng(n)), table.deck, all_verbs()) for n in range(40)}


def test_a_beginner_never_draws_when_it_can_play() -> None:
    assert choices("R1 W B2", "R9") == {"play R1"}
    assert choices("W B2", "R9") == {"play W as B"}
    assert choices("B1 B2", "R9") == {"draw"}


def test_a_beginner_keeps_its_wild_cards() -> None:
    assert choices("R1 W W+4", "R9") == {"play R1"}


def test_a_beginner_names_the_colour_it_has_most_of() -> None:
    assert choices("W G1 G2 B3", "R9") == {"play W as G"}


def test_a_beginner_strikes_when_the_next_player_is_close() -> None:
    assert choices("R1 R+2 R5", "R9", others="G1 G2") == {"play R+2"}


def test_chance_plays_anything_that_is_legal() -> None:
    assert choices("R1 R2", "R9", policy="random") == {"play R1", "play R2", "draw"}


def test_chance_calls_nothing_where_nothing_is_called() -> None:
    table = CLASSIC.table(2)
    state = CLASSIC.begin(table, 1)
    bot = POLICIES["random"](CLASSIC, Temper(attention=1.0))
    assert bot.react(observe(CLASSIC, state, 0, 0), Rng(1)) is None
    assert DRAW in CLASSIC.legal(state, state.turn)


@pytest.mark.parametrize("policy", ["greedy", "hard", "master"])
def test_the_last_card_but_one_is_played_where_one_may_draw_instead(policy: str) -> None:
    """That UNO has not been called yet is made good by calling, not by drawing: such rounds never ended."""
    table = OONO.table(3, {"voluntary_draw": True})
    hands = ["R1 R2", "G1 G2 G3 G4", "B1 B2 B3 B4"]
    state = read_position(OONO, table, {"hands": hands, "discard": "R9"})
    bot = POLICIES[policy](OONO, Temper())
    seen = observe(OONO, state, 0, 0)
    assert DRAW in seen.legal
    assert {bot.decide(seen, 20, Rng(n)).verb for n in range(5)} == {"play"}


@pytest.mark.parametrize("policy", ["greedy", "easy", "normal", "hard", "master"])
def test_the_suit_of_a_forgotten_joker_is_called_by_whoever_is_in_turn(policy: str) -> None:
    """Its player never calls: nobody could have played a suit again."""
    table = CALLOUT.table(3)
    hands = ["9C 5C KD", "6H 3C", "9D 5D QH"]
    given = {"hands": hands, "discard": "Joker", "laid_by": 2, "awaiting_suit": True}
    state = read_position(CALLOUT, table, given)
    bot = POLICIES[policy](CALLOUT, Temper(honesty=1.0))
    reaction = bot.react(observe(CALLOUT, state, 0, 3000), Rng(1))
    assert reaction is not None
    assert reaction.action == Action("suit", suit=3)
    assert bot.react(observe(CALLOUT, state, 1, 3000), Rng(1)) is None
    jack = read_position(CALLOUT, table, {**given, "discard": "JH"})
    assert bot.react(observe(CALLOUT, jack, 0, 3000), Rng(1)) is None
