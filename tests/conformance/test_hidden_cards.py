"""No seat and no bot gets hidden information (G-5), and leaks put in on purpose are found."""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import Bot, Reaction, Temper
from game.bots.policies import POLICIES
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import Open, State, slotted
from game.engine.variant import Variant
from game.tools.soak import random_table
from game.variants import VARIANTS, find_variant
from game.variants.classic.advice import ClassicAdviser
from game.variants.classic.rules import Classic, ClassicState
from tests.harness.random_play import positions
from tests.harness.some import some

from .hidden_cards import Encoded, Leak, check_bot, check_observation, moments

BOTS = Path(__file__).resolve().parents[2] / "game" / "bots"
STEPS, EVERY = 60, 6


def _tables() -> list[Any]:
    tables = []
    for variant in VARIANTS:
        low, high = variant.info.min_players, variant.info.max_players
        for players in sorted({low, min(3, high), (low + high) // 2, high}):
            tables.append(pytest.param(variant, players, id=f"{variant.info.id}-{players}"))
    return tables


every_table = pytest.mark.parametrize(("variant", "players"), _tables())


def played(variant: Variant[Any], players: int, seed: int) -> tuple[Any, list[Encoded]]:
    """A table, and moments of a random match at it."""
    table = random_table(variant, players, Rng(seed + 77))
    match = Match(variant, table, seed)
    return table, moments(match, positions(match, Rng(seed), STEPS), EVERY)


def check_observations(variant: Variant[Any], players: int, seed: int = 9) -> None:
    table, found = played(variant, players, seed)
    rng = Rng(seed)
    for data in some(found):
        for seat in range(-1, players):
            check_observation(variant, variant.state.decode(table, data), seat, rng)


def check_many(variant: Variant[Any], players: int) -> None:
    """Several matches: cards are not set aside in every one."""
    for seed in range(20):
        check_observations(variant, players, seed)


def check_bots(variant: Variant[Any], players: int, bot: Bot, name: str, seed: int = 12) -> None:
    table, found = played(variant, players, seed)
    rng = Rng(seed)
    for data in some(found):
        turn = data["turn"]
        for seat in sorted({turn, (turn + 1) % players}):
            check_bot(variant, table, data, seat, bot, name, rng)


@every_table
def test_an_observation_tells_nothing_hidden(variant: Variant[Any], players: int) -> None:
    check_observations(variant, players)


@every_table
@pytest.mark.parametrize("policy", POLICIES)
def test_a_bot_does_the_same_whatever_it_cannot_see(
    variant: Variant[Any], players: int, policy: str
) -> None:
    check_bots(variant, players, POLICIES[policy](variant, Temper()), policy)


def _all_hands(true: State, view: Any, seat: int) -> None:
    view.hands = [list(hand) for hand in true.hands]


def _one_hand(true: State, view: Any, seat: int) -> None:
    view.hands = [list(true.hands[1]) if n == 1 else hand for n, hand in enumerate(view.hands)]


def _draw_pile(true: Any, view: Any, seat: int) -> None:
    view.draw = list(true.draw)


def _generator(true: State, view: Any, seat: int) -> None:
    view.rng = true.rng


def _one_card(true: Any, view: Any, seat: int) -> None:
    view.centre = list(true.centre)


def _set_aside(true: Any, view: Any, seat: int) -> None:
    view.aside = [list(row) for row in true.aside]


LEAKS: dict[str, tuple[Callable[[Any, Any, int], None], str]] = {
    "all hands": (_all_hands, ""),
    "the hand of seat 1": (_one_hand, ""),
    "the draw pile": (_draw_pile, "draw"),
    "the generator": (_generator, ""),
    "the one card": (_one_card, "centre"),
    "the cards set aside": (_set_aside, "aside"),
}
"""The leaks that are put in, and the field that a game needs for each."""


def _leaking() -> list[Any]:
    return [
        pytest.param(variant, name, id=f"{variant.info.id}-{name}")
        for variant in VARIANTS
        for name, (_, needed) in LEAKS.items()
        if not needed or needed in {slot.name for slot in variant.state.plan}
    ]


@pytest.mark.parametrize(("variant", "name"), _leaking())
def test_a_leak_in_the_observation_is_found_by_name(
    variant: Variant[Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak, _ = LEAKS[name]
    honest = variant.state.seen_from

    def leaking(true: Any, seat: int) -> Any:
        view = honest(true, seat)
        leak(true, view, seat)
        return view

    monkeypatch.setattr(variant.state, "seen_from", leaking)
    players = max(3, variant.info.min_players)
    with pytest.raises(Leak, match=name):
        check_many(variant, players)


@slotted
class CarelessState(ClassicState):
    """A state whose draw pile is declared to be seen by everybody."""

    draw: Open[list[int]] = field(default_factory=list)


class Careless(Classic):
    """A game with such a state."""

    state = CarelessState


def test_a_leak_by_a_careless_declaration_is_found() -> None:
    with pytest.raises(Leak, match="the draw pile"):
        check_observations(Careless(ClassicAdviser), 3)


class _Peeking:
    """A bot that decides by hidden information: the cards that others hold."""

    def known(self) -> int:
        raise NotImplementedError

    def decide(self, observation: Observation, budget: int, rng: Rng) -> Action:
        legal = observation.legal
        return legal[self.known() % len(legal)]

    def react(self, observation: Observation, rng: Rng) -> Reaction | None:
        return Reaction(self.known() % 1000, Action("pass"))


def _told(state: State) -> int:
    return sum((n + 1) * (card + 1) for hand in state.hands for n, card in enumerate(hand))


class CollectorBot(_Peeking):
    """Looks for the true state among all objects."""

    def known(self) -> int:
        found = [each for each in gc.get_objects() if isinstance(each, State) and each.rng]
        return sum(map(_told, found))


class FrameBot(_Peeking):
    """Looks for the match in the frames of its callers."""

    def known(self) -> int:
        frame: Any = sys._getframe()
        while frame is not None:
            match = frame.f_locals.get("match")
            if isinstance(match, Match):
                return _told(match.state)
            frame = frame.f_back
        return 0


class ImportBot(_Peeking):
    """Imports what hands out matches, and reads the one that was made last."""

    made: list[Match] = []  # noqa: RUF012  # shared on purpose

    def known(self) -> int:
        return _told(self.made[-1].state) if self.made else 0


@pytest.mark.parametrize("bot", [CollectorBot, FrameBot, ImportBot], ids=lambda bot: bot.__name__)
def test_a_bot_that_reaches_outside_is_found_by_name(
    bot: type[_Peeking], monkeypatch: pytest.MonkeyPatch
) -> None:
    if bot is ImportBot:
        honest = Match.__init__

        def noting(self: Match, *args: Any, **how: Any) -> None:
            honest(self, *args, **how)
            ImportBot.made[:] = [self]

        monkeypatch.setattr(Match, "__init__", noting)
    with pytest.raises(Leak, match=f"the bot {bot.__name__}"):
        check_bots(find_variant("oono"), 4, bot(), bot.__name__)
    ImportBot.made.clear()


ALLOWED = {
    "__future__", "bisect", "collections", "collections.abc", "dataclasses", "enum", "functools",
    "heapq", "itertools", "math", "operator", "typing",
    "game.bots",
    "game.engine.actions", "game.engine.adviser", "game.engine.cards", "game.engine.events",
    "game.engine.table_facts", "game.engine.info", "game.engine.observe", "game.engine.out_of_turn",
    "game.engine.rng", "game.engine.state", "game.engine.table", "game.engine.variant",
    "game.engine.tells", "game.engine.verbs", "game.engine.worlds", "game.engine.zones",
}  # fmt: skip
"""What bots may import: rules, the types they are handed, and harmless parts of the standard library."""

FORBIDDEN = {
    "__import__", "breakpoint", "compile", "eval", "exec", "globals", "locals", "open", "vars",
    "_getframe", "f_back", "f_locals", "get_objects", "get_referrers", "__globals__", "modules",
}  # fmt: skip
"""Names by which a module could reach objects that it was not handed."""


def reaching(code: str) -> list[str]:
    """Return the imports and names in a module's code that are not allowed."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found += [each.name for each in node.names if not _may(each.name)]
        elif isinstance(node, ast.ImportFrom):
            found += [node.module or "."] if node.level or not _may(node.module or "") else []
        for part in ("id", "attr"):
            name = getattr(node, part, None)
            if name in FORBIDDEN:
                found.append(name)
    return found


def _may(module: str) -> bool:
    return module in ALLOWED or module.startswith("game.bots.")


@pytest.mark.parametrize("file", sorted(BOTS.glob("*.py")), ids=lambda file: file.stem)
def test_bots_import_from_the_allow_list(file: Path) -> None:
    assert reaching(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import gc", ["gc"]),
        ("from game.engine.match import Match", ["game.engine.match"]),
        ("from game.session.host import Host", ["game.session.host"]),
        ("import sys; sys._getframe()", ["sys", "_getframe"]),
        ("__import__('gc')", ["__import__"]),
        ("def f(x): return x.__globals__", ["__globals__"]),
        ("from . import policies", ["."]),
        ("from game.engine.worlds import sample", []),
    ],
)
def test_the_allow_list_itself(code: str, found: list[str]) -> None:
    assert sorted(reaching(code)) == sorted(found)
