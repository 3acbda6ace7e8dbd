"""Every note of the guides at a table: where its bubble lies, what its tail points at, and when it goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import dist
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest
from pygame import FRect

from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.rng import Rng
from game.show.guide_notes import OF_EVENTS, Moment, concerned, holds
from game.store.guide_files import Note, load_guide
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME
from game.variants import find_variant
from game.view.speech.note_bubble import FAR
from game.view.speech.occupancy import Precedence
from game.view.speech.tails import root_of
from tests.harness.program import still
from tests.harness.some import some
from tests.harness.table import Table
from tests.harness.written import Position

GAMES = ("classic", "oono", "attack", "tricks")
READ_WELL = 20_000
"""ms after which every note has been read."""


class Scene(NamedTuple):
    """Where a note is shown: the own hand, the top card, who does what then, and more of the position."""

    own: str
    top: str = ""
    seat: int = 0
    does: str = ""
    more: dict[str, Any] = {}  # noqa: RUF012
    turn: int = 0


def scene(own: str, top: str = "", does: str = "", **more: Any) -> Scene:
    """What is done is done by the player who sits `turn` seats to the left of the own one."""
    turn = more.pop("turn", 1 if does else 0)
    return Scene(own, top, turn, does, more, turn)


SCENES: dict[str, dict[str, Scene]] = {
    "classic": {
        "playable": scene("R5 G7 B9 Y2", "R3"),
        "nothing-fits": scene("G7 B9 Y2", "R3"),
        "draw-until": scene("G7 B9 Y2", "R3", options={"draw_until": True}),
        "draw-and-play": scene("G7 B9 Y2", "R3", options={"play_drawn": True}),
        "call-due": scene("R5 G7", "R3", options={"call": True}),
        "faces": scene("R5 G+2 B9", "R+2", facing=2, options={"stacking": "same"}),
        "faces-helpless": scene("R5 G7 B9", "R+2", facing=2, options={"stacking": "same"}),
        "one-left": scene("R5", "G3", "play G4", others="G4"),
        "wild": scene("R5 G7 W B9", "R3"),
        "wild-four": scene("R5 W+4 G7 B9", "R3"),
        "skipped": scene("R5 G7 B9", "R3", "play Rskip", others="Rskip", turn=-1),
        "draw-two": scene("R5 G7 B9", "R3", "play R+2", others="R+2"),
        "reverse": scene("R5 G7 B9", "R3", "play Rrev", others="Rrev"),
        "skip": scene("R5 G7 B9", "R3", "play Rskip", others="Rskip"),
        "colour-called": scene("R5 G7 B9", "R3", "play W as B", others="W"),
        "other-warned": scene("R5 G7 B9", "G3", "play G4", others="G4 B5", short=True),
    },
    "oono": {
        "uno": scene("R5 G7", "R3"),
        "faces": scene("R5 G+2 B9", "R+2", facing=2),
        "faces-helpless": scene("R5 G7 B9", "R+2", facing=2),
        "drawn": scene("R5 G7 B9", "R3", drawn="R5"),
        "playable": scene("R5 G7 B9 Y2", "R3"),
        "nothing-fits": scene("G7 B9 Y2", "R3"),
        "challenge": scene("R5 G7 B9", "G3", "play G4", others="G4 B5", short=True),
        "wild": scene("R5 G7 W B9", "R3"),
        "wild-four": scene("R5 W+4 G7 B9", "R3"),
        "draw-two": scene("R5 G7 B9", "R3", "play R+2", others="R+2"),
        "skipped": scene("R5 G7 B9", "R3", "play Rskip", others="Rskip", turn=-1),
        "reverse": scene("R5 G7 B9", "R3", "play Rrev", others="Rrev"),
        "other-warned": scene("R5 G7 B9", "G3", "play G4", others="G4 B5", short=True),
    },
    "attack": {
        "faces": scene("7S 9H KD", "2S", facing=2),
        "faces-helpless": scene("9H KD 8C", "2S", facing=2),
        "drawn": scene("9S KD 8C", "4S", drawn="9S", options={"play_drawn": True}),
        "playable": scene("9S KD 8C", "4S"),
        "nothing-fits": scene("9H KD 8C", "4S"),
        "two": scene("2S KD 8C", "4S"),
        "three": scene("3S KD 8C", "4S"),
        "seven": scene("7S KD 8C", "4S"),
        "attacked": scene("9H KD 8C", "4S", "play 2S", others="2S"),
        "queen": scene("9H KD 8C", "4S", "play QS", others="QS"),
        "jack": scene("9H KD 8C", "4S", "play JS", others="JS"),
        "one-left": scene("9H", "4S", "play 5S", others="5S"),
    },
    "tricks": {
        "bid": scene("AH KH QS 9D", phase="auction"),
        "bid-won": scene("AH KH QS 9D", bidder=0),
        "order": scene("AH KH QS", phase="order", trump="H", bidder=1, taken="Joker 9H"),
        "lead": scene("AH KH QS 9D", trump="H", bidder=1),
        "follow": scene("AH KH QS 9D", trump="H", bidder=1, trick="9H 10H JH"),
        "trump": scene("AH KH QS 9D", "", "play JC", others="JC", bidder=1),
        "joker": scene("AH Joker QS 9D", trump="H", bidder=1),
        "taken": scene("AH KH QS", "", "play AH", trump="H", bidder=1, trick="9H 10H JH", turn=0),
        "last": scene("AH", trump="H", bidder=1),
    },
}


def players_of(game: str) -> tuple[int, ...]:
    return (2, 3, 4) if game == "tricks" else (2, 4, 10)


def position(game: str, at: Scene, players: int) -> tuple[Position, int]:
    """The position of a scene, and the seat that acts in it; the other hands are filled up from the deck."""
    variant = find_variant(game)
    more = dict(at.more)
    options = more.pop("options", {})
    deck = variant.deck(players, {o.name: o.default for o in variant.info.options} | options)
    others, short = more.pop("others", ""), more.pop("short", False)
    given = [at.own, at.top, others, more.get("trick", ""), more.get("taken", "")]
    used = Counter(" ".join(given).split())
    rest = []
    for code in deck.codes:
        if used[code]:
            used[code] -= 1
        elif not code.startswith(("W", "Joker")):
            rest.append(code)
    Rng(3).shuffle(rest)
    seat = at.seat % players
    hands = [at.own] + [""] * (players - 1)
    each = len(at.own.split()) if game == "tricks" else 4
    for other in range(1, players):
        held = others.split() if other == seat else []
        while len(held) < each and not (short and other == seat):
            held.append(rest.pop())
        hands[other] = " ".join(held)
    found: Position = {"hands": hands, "turn": seat, **more}
    if game == "tricks":
        return tricks(found, rest, players), seat
    found["discard"] = at.top
    return found, seat


def tricks(found: Position, rest: list[str], players: int) -> Position:
    """A position of the game of tricks; `trick` has a card of each other player, the last of them led."""
    found["centre"] = rest.pop()
    if found.get("bidder", -1) >= 0:
        found["bids"] = [8 if seat == found["bidder"] else "pass" for seat in range(players)]
    trick = found.pop("trick", "").split()[: players - 1]
    if trick:
        found["trick"], found["leader"] = " ".join(trick), (players - len(trick)) % players
        for seat in range(players - len(trick), players):
            found["hands"][seat] = " ".join(found["hands"][seat].split()[1:])
    if "taken" in found:
        found["taken"] = [found["taken"]] + [""] * (players - 1)
    return found


def vocabulary(game: str) -> Any:
    return find_variant(game).info.vocabulary


def notes(game: str) -> tuple[Note, ...]:
    return load_guide(assets() / "guides", find_variant(game))


def only(table: Table, game: str, note: Note) -> None:
    """Let all other notes of the game be read."""
    read = table.kit.settings.guides
    read[game] = [each.id for each in notes(game) if each.id != note.id]


def shown_at(table: Table, game: str, note: Note, players: int) -> None:
    """Bring about the moment of a note."""
    only(table, game, note)
    where = SCENES[game][note.id]
    options = where.more.get("options", {"play_drawn": True} if game == "attack" else {})
    table.plan = replace(table.plan, options=options)
    at, seat = position(game, where, players)
    done = []
    if where.does:
        done = [(seat, parse_action(where.does, table.match.table.deck, vocabulary(game)))]
    table.at(at, *done)
    for _ in range(60):
        table.frame(50)
        if table.note() is not None:
            break
    table.frame(50)
    table.app.draw()


def subjects(table: Table, note: Note) -> list[FRect]:
    """The areas of what a note speaks of, as the table itself has them."""
    viewpoint, place = table.viewpoint, note.at
    if note.call:
        return list(table.boxes(f"call {note.call}"))
    if place == "hand":
        observed = viewpoint.observation
        cards = concerned(note, observed.state, table.seat, observed.legal)
        pairs = zip(table.boxes("hand"), table.held(), strict=True)
        return [box for box, card in pairs if card in cards]
    if place == "warned":
        others = viewpoint.warned - {table.seat}
        return [box for seat in others for box in table.boxes(f"player {seat}")]
    if place == "faced" and game_says(table):
        return list(table.boxes("faced"))
    if place in ("discard", "faced"):
        last = table.last_played()
        return [] if last is None else [last]
    names = {"draw": "pile", "own": "own plate", "taken": "taken cards", "centre": "one card"}
    return list(table.boxes(names.get(place, place)))


def game_says(table: Table) -> bool:
    """Whether a sentence says who has to draw how many cards."""
    return bool(table.boxes("faced"))


IN_FORCE = (
    "top card",
    "faced",
    "hand",
    "choices",
    "calls",
    "called",
    "prompts",
    "menu",
    "own plate",
)
"""What is to be read or pressed while a note is shown."""


def troubles(table: Table, note: Note) -> list[str]:
    """What is wrong with how a note lies; nothing if it is as it should be."""
    shown, bubble = table.note(), table.bubble()
    if shown is None or shown.id != note.id:
        return [f"{note.id} is not shown"]
    spot, ringed, found = bubble.spot, bubble.ringed, []
    about = subjects(table, note)
    if ringed is not None and not any(ringed.colliderect(box) for box in about):
        found.append(f"{note.id} puts a ring round {ringed}, not round {about}")
    if ringed is None and not any(box.collidepoint(spot.tip) for box in about):
        found.append(f"{note.id} points at {spot.tip}, not into {about}")
    covered = [name for name in IN_FORCE for box in table.boxes(name) if box.colliderect(spot.rect)]
    if covered:
        found.append(f"{note.id} covers {covered}")
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in players_of(game)]
)
def test_each_note_points_at_what_it_speaks_of_and_covers_nothing_in_force(
    tmp_path: Path, game: str, players: int, size: tuple[int, int]
) -> None:
    options: dict[str, Any] = {"play_drawn": True} if game == "attack" else {}
    settings = Settings(speed="OFF", think="OFF")
    table = Table(tmp_path, size, game=game, players=players, settings=settings, **options)
    found = []
    for note in notes(game):
        shown_at(table, game, note, players)
        found += troubles(table, note)
    assert not found


def tail_crosses(table: Table, *names: str) -> list[str]:
    """The pieces of these names over which the tail lies before it comes to its subject."""
    spot = table.bubble().spot
    start = spot.root or root_of(spot.rect, spot.tip)
    out = spot.rect.clipline(start, spot.tip)[1]
    found = []
    for name in names:
        for box in table.boxes(name):
            met = box.clipline(out, spot.tip)
            # A neighbour of its card reaches as high as the card itself.
            if met and not box.collidepoint(spot.tip) and dist(*met) > 12:
                found.append(name)
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_with_large_text_the_tail_of_a_note_about_a_card_lies_over_no_other(
    tmp_path: Path, players: int, size: tuple[int, int]
) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=2.0)
    table = Table(tmp_path, size, game="classic", players=players, settings=settings)
    for note in some(each for each in notes("classic") if each.id in ("wild", "wild-four")):
        shown_at(table, "classic", note, players)
        assert table.bubble().shown
        spot, ringed = table.bubble().spot, table.bubble().ringed
        for box in some(subjects(table, note)):
            assert box.collidepoint(spot.tip) if ringed is None else ringed.colliderect(box)
        assert tail_crosses(table, "hand", "top card") == []


@pytest.mark.parametrize("size", [(1280, 720), (960, 1000)])
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in players_of(game)]
)
def test_with_large_text_a_note_covers_nothing_to_read_or_keeps_nobody_waiting(
    tmp_path: Path, game: str, players: int, size: tuple[int, int]
) -> None:
    options: dict[str, Any] = {"play_drawn": True} if game == "attack" else {}
    settings = Settings(speed="OFF", think="OFF", text_scale=2.0)
    table = Table(tmp_path, size, game=game, players=players, settings=settings, **options)
    seen = 0
    for note in notes(game):
        shown_at(table, game, note, players)
        table.wait(
            100
        )  # the sentence on what is faced finds its place after the jump to this moment
        table.picture()
        bubble = table.bubble()
        seen += bubble.shown
        assert bubble.shown or table.held_up() == 0, note.id
        ground = table.ground(Precedence.NOTE, *["log"] * table.log_gave_way(), own="note")
        assert not bubble.shown or not ground.unread(bubble.spot.rect), note.id
    assert seen >= len(notes(game)) / 2


@pytest.mark.parametrize("size", [(1280, 720), (960, 1000)])
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in players_of(game)]
)
def test_with_large_text_recent_moves_are_seen_whole_or_not_at_all(
    tmp_path: Path, game: str, players: int, size: tuple[int, int]
) -> None:
    options: dict[str, Any] = {"play_drawn": True} if game == "attack" else {}
    settings = Settings(speed="OFF", think="OFF", text_scale=2.0)
    table = Table(tmp_path, size, game=game, players=players, settings=settings, **options)
    over = 0
    for note in notes(game):
        shown_at(table, game, note, players)
        bubble, gave_way = table.bubble(), table.log_gave_way()
        (log,) = table.boxes("log")
        covered = bubble.shown and log.colliderect(bubble.spot.rect)
        over += covered
        assert gave_way or not covered, note.id
        assert gave_way or table.what_is_at(table.kit.rect(log).center) == ("log", 0), note.id
    assert over or table.log_is_kept(), "no note has to lie there: the test says nothing"


def test_the_recent_moves_come_back_when_the_note_over_them_goes(tmp_path: Path) -> None:
    settings = Settings(speed="OFF", think="OFF", text_scale=2.0)
    table = Table(tmp_path, (1280, 720), game="classic", players=4, settings=settings)
    (note,) = [each for each in notes("classic") if each.id == "one-left"]
    shown_at(table, "classic", note, 4)
    where = table.rect("log").inflate(-40, -40)
    assert table.is_bare(where)
    assert table.what_is_at(where.center) == ("", 0)
    table.press(pygame.K_ESCAPE)
    table.frame(50)
    table.app.draw()
    assert not table.told()
    assert not table.is_bare(where)
    assert table.what_is_at(where.center) == ("log", 0)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES for players in players_of(game)]
)
def test_no_note_has_a_needle_for_a_tail(
    tmp_path: Path, game: str, players: int, text: float
) -> None:
    options: dict[str, Any] = {"play_drawn": True} if game == "attack" else {}
    settings = Settings(speed="OFF", think="OFF", text_scale=text)
    table = Table(tmp_path, (1280, 720), game=game, players=players, settings=settings, **options)
    seen = 0
    for note in notes(game):
        shown_at(table, game, note, players)
        bubble = table.bubble()
        if bubble.shown:
            long = dist(bubble.spot.leaves, bubble.spot.tip)
            assert long <= (FAR if bubble.ringed is None else 0), note.id
            seen += 1
    assert seen >= len(notes(game)) / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_note_goes_when_what_it_says_holds_no_longer(tmp_path: Path, game: str) -> None:
    options: dict[str, Any] = {"play_drawn": True} if game == "attack" else {}
    table = Table(tmp_path, game=game, players=4, settings=still(), **options)
    tried = 0
    for note in notes(game):
        if any(each.word in OF_EVENTS for each in note.when) or note.id == "one-left":
            continue
        shown_at(table, game, note, 4)
        host = table.scene.host
        assert table.note() is not None, note.id
        state = host.match.state
        legal = host.variant.legal(state, state.turn)
        host.runner.submit(state.turn, legal[-1])
        for _ in range(8):
            table.frame(50)
            shown = table.note()
            assert shown is None or table.stands(shown), note.id
        tried += 1
    assert tried > 3


@pytest.mark.parametrize("game", ["classic", "oono", "attack"])
def test_the_others_wait_until_what_happened_can_be_read_and_then_it_goes(
    tmp_path: Path, game: str
) -> None:
    table = Table(tmp_path, game=game, players=4, settings=still())
    waited = 0
    for note in notes(game):
        if not any(each.word == "played" for each in note.when):
            continue
        shown_at(table, game, note, 4)
        if table.in_turn():
            continue
        count = len(table.match.log)
        assert table.scene.due()
        wait = table.held_up()
        assert wait > 1_000
        table.frames((wait - 100) // FRAME)
        assert table.note() is not None
        assert table.note().id == note.id
        assert len(table.match.log) == count
        for _ in range(400):
            table.frame()
            if len(table.match.log) > count:
                break
        table.frames(3)
        last = table.match.log[-1].action
        assert last.verb != "play" or table.note() is None, note.id
        waited += 1
    assert waited


def test_nobody_waits_while_it_is_the_readers_turn(tmp_path: Path) -> None:
    table = Table(tmp_path, game="classic", players=2, settings=still())
    (note,) = [each for each in notes("classic") if each.id == "colour-called"]
    shown_at(table, "classic", note, 2)
    assert table.note() == note
    assert table.my_turn()
    assert table.held_up() == 0


ADVISED = {
    "bid": ("bid",), "bid-won": ("play",), "lead": ("play",), "follow": ("play",),
    "order": ("uptown", "downtown"), "drawn": ("play", "pass"), "playable": ("play",),
    "nothing-fits": ("draw",), "faces-helpless": ("draw",), "faces": ("draw",), "wild": ("play",),
    "wild-four": ("play",), "two": ("play",), "three": ("play",), "uno": ("uno", "play"),
    "challenge": ("challenge",), "draw-until": ("draw",), "draw-and-play": ("draw",),
    "call-due": ("one", "play"),
}  # fmt: skip
"""What notes tell their readers to do, as verbs."""


RULES: dict[str, list[dict[str, Any]]] = {
    "attack": [{"play_drawn": True}],
    "classic": [
        {},
        {"draw_until": True, "stacking": "same"},
        {"play_drawn": True, "call": True, "hand": 5},
    ],
}
"""The options of matches in which notes advise, in turn."""


def moments(game: str, seed: int, steps: int) -> Iterator[Moment]:
    """The moments of every seat in a round played at random."""
    variant = find_variant(game)
    rules = RULES.get(game, [{}])
    options = rules[seed % len(rules)]
    match = Match(variant, variant.table(3, options), seed)
    rng = Rng(seed)
    for _ in range(steps):
        state = match.state
        if state.over:
            return
        for seat in range(3):
            view = match.observe(seat).state
            legal = variant.legal(state, seat) if state.turn == seat else []
            calls = variant.out_of_turn.calls(view, seat, match.state.now)
            warned = frozenset(variant.warned(state))
            words = variant.moments(view, seat)
            yield Moment(view, seat, legal, calls, warned, words, changed=frozenset(options))
        choices = [
            (s, a) for s in range(3) for a in variant.out_of_turn.calls(state, s, match.state.now)
        ]
        turn = [(state.turn, a) for a in variant.legal(state, state.turn)]
        match.submit(*rng.choice(turn if not choices or rng.below(3) else choices), match.state.now)


@pytest.mark.parametrize("game", GAMES)
def test_no_note_advises_what_the_rules_would_refuse(game: str) -> None:
    told = Counter[str]()
    for seed in range(12):
        for moment in moments(game, seed, 80):
            for note in notes(game):
                if note.id not in ADVISED or not holds(note.when, moment):
                    continue
                told[note.id] += 1
                allowed = {each.verb for each in (*moment.legal, *moment.calls)}
                assert set(ADVISED[note.id]) <= allowed, (note.id, allowed)
                for card in concerned(note, moment.view, moment.seat, moment.legal):
                    plays = [each for each in moment.legal if card in each.cards]
                    assert plays or note.at != "hand", note.id
    assert set(told) == {each.id for each in notes(game)} & set(ADVISED)
