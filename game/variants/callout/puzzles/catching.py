"""What can be called out after a scene: the accusations, which of them is right, and what only seems to be.

Whether one is right the rules themselves say: it is made, and the offender has more cards then.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from game.engine.actions import Action
from game.engine.cards import NO_SUIT
from game.engine.events import Announced
from game.engine.match import Entry
from game.engine.puzzles.puzzle_rules import SceneRules
from game.engine.puzzles.scenes import SceneMoment, WatchedScene
from game.engine.state import PLAY
from game.engine.variant import Variant
from game.variants.callout import moves, talk_judge
from game.variants.callout.accusations import open_mistakes
from game.variants.callout.broken_rules import open_breaks
from game.variants.callout.cards import PACK, SPADES, SUIT_OF, WILD
from game.variants.callout.kinds import kinds_in_reach
from game.variants.callout.puzzles.temptations import temptations
from game.variants.callout.state import CalloutState
from game.variants.families.shedding import seat_after

CATCH = "catch"
"""What is asked."""
USUAL = {
    "play": "no-match",
    "draw": "out-of-turn",
    "call": "wrong-call",
    "accuse": "wrong-accusation",
}
"""What somebody who looks at the last thing alone takes it for; all else for FALSE."""
NO_MATCH, UNALIKE, UNCALLED, FALSE = (
    "no-match",
    "not-identical",
    "uncalled-spade",
    "false-statement",
)


def accusation(seat: int, kind: str) -> Action:
    """Return the accusation of a seat of a kind of mistake."""
    return Action("accuse", seat=seat, text=kind)


def accusations(view: CalloutState, seat: int, now: int) -> list[Action]:
    """Return all accusations that a table offers to a seat."""
    kinds = kinds_in_reach(view, now)
    others = (other for other in range(view.players) if other != seat)
    return [accusation(other, kind) for other in others for kind in kinds]


def open_now(state: CalloutState, now: int) -> list[Action]:
    """Return the accusations that would be right, one for each mistake, without making them."""
    return [accusation(each.seat, each.kind) for each in open_mistakes(state, now)]


def clean(state: CalloutState) -> bool:
    """Whether nothing is open or waits, so that a position tells all that matters later."""
    opened = open_mistakes(state, state.now) or state.moves or state.announced or state.owed
    waits = state.awaiting_suit or state.opening or state.time_out >= 0
    return not (opened or waits or any(state.aside)) and state.phase == PLAY and not state.over


class Catching:
    """What the rules of the game say of accusations."""

    def __init__(self, rules: Variant[CalloutState]) -> None:
        self._rules = rules

    def right(self, state: CalloutState, seat: int, action: Action, now: int) -> bool:
        """Return whether the offender takes a card for it if the seat makes this accusation."""
        after = state.clone()
        self._rules.apply(after, seat, action, now)
        return _cards(after, action.seat) > _cards(state, action.seat)


def _cards(state: CalloutState, seat: int) -> int:
    return len(state.hands[seat]) + len(state.aside[seat])


def catching(rules: Variant[CalloutState]) -> SceneRules:
    """Return what can be asked about scenes of the game."""
    return SceneRules(
        tries=accusations,
        right=Catching(rules).right,
        thumbs={
            "last": _last,
            "bad-word": partial(_said, "bad-word"),
            "question": partial(_said, "question"),
            "told-wrong": _told_wrong,
            "spade": _spade,
            "beneath": _beneath,
        },
        lures=lures,
        poor=poor,
        clean=clean,
        tempting=temptations,
    )


def _last(scene: WatchedScene) -> Action:
    """Call out what was said or done last: what it broke, or what it may be taken for."""
    *_, last = scene.moments()
    entry, before = last.entry, open_now(last.before, last.entry.now)
    broken = [each for each in open_now(last.after, entry.now) if each not in before]
    return (broken or [accusation(entry.seat, USUAL.get(entry.action.verb, FALSE))])[0]


def _plays(scene: WatchedScene) -> list[SceneMoment]:
    return [each for each in scene.moments() if each.entry.action.verb == "play"]


def _said(kind: str, scene: WatchedScene) -> Action | None:
    """Call out the last words that are plainly of a kind: a bad word, the commonest mistake, or a question."""
    found = None
    for moment in scene.moments():
        entry = moment.entry
        text = entry.action.text if entry.action.verb == "say" else ""
        if text and kind in talk_judge.wrongs(moment.before, entry.seat, text):
            found = accusation(entry.seat, kind)
    return found


def _told_wrong(scene: WatchedScene) -> Action | None:
    """Call out the last accusation that was wrong, which the table says of it."""
    wrong = [
        moment.entry.seat
        for moment in scene.moments()
        if any(isinstance(each, Announced) and each.what == "wrong" for each in moment.events)
    ]
    return accusation(wrong[-1], "wrong-accusation") if wrong else None


def _spade(scene: WatchedScene) -> Action | None:
    """Call out the last spade that was put down."""
    spades = [each.entry for each in _plays(scene) if SPADES[each.entry.action.cards[0]]]
    return accusation(spades[-1].seat, UNCALLED) if spades else None


def _beneath(scene: WatchedScene) -> Action | None:
    """Call out the last card that has neither suit nor rank of the card beneath it."""
    wrong = [each.entry for each in _plays(scene) if not _looks_right(each)]
    return accusation(wrong[-1].seat, NO_MATCH) if wrong else None


def _looks_right(moment: SceneMoment) -> bool:
    """Whether a play is of one kind of card, a wild one or alike to the card beneath."""
    cards, top = moment.entry.action.cards, moment.before.discard[-1]
    alike = SUIT_OF[cards[0]] == SUIT_OF[top] or PACK.rank[cards[0]] == PACK.rank[top]
    return len(set(cards)) == 1 and (WILD[cards[0]] or alike)


def poor(scene: WatchedScene, action: Action) -> bool:
    """Whether it is a poor question: nothing hides the mistake, or its cards have gone back already.

    Cards hide it themselves by looking right: each of them like the card beneath, or all that are put down
    going by themselves. All else has to have its like in the scene.
    """
    state: Any = scene.played().state
    if any(each.undone and action.text in open_breaks(each) for each in state.moves):
        return True
    own = [each for each in _plays(scene) if each.entry.seat == action.seat]
    if action.text == NO_MATCH:
        return not any(_looks_right(each) and _is_wrong(each.before, each.entry) for each in own)
    if action.text == UNALIKE:
        return not any(_go_alone(each.before, each.entry.action) for each in own)
    return all(each.text != action.text for _, each in lures(scene))


def _go_alone(before: CalloutState, action: Action) -> bool:
    """Whether different cards were put down together of which each would go."""
    return len(set(action.cards)) > 1 and moves.row_of(before).issuperset(action.cards)


def _is_wrong(before: CalloutState, entry: Entry) -> bool:
    return moves.mismatch(before, entry.seat, entry.action.cards) is not None


def lures(scene: WatchedScene) -> list[tuple[str, Action]]:
    """Return what may be taken for a mistake in a scene and is none, each with its name."""
    found: list[tuple[str, Action]] = []
    ever: list[Action] = []
    last: SceneMoment | None = None
    steps = list(scene.moments())
    for moment in steps:
        seat = moment.entry.seat
        found += ((name, accusation(seat, kind)) for name, kind in _seeming(moment, last))
        if moment.entry.action.verb in ("play", "draw") and seat == moment.before.turn:
            last = moment
        ever += (each for each in open_now(moment.after, moment.entry.now) if each not in ever)
    end = steps[-1].after
    found += (("in-time", accusation(each.seat, UNCALLED)) for each in _still_owed(end, scene.now))
    at_end = open_now(end, scene.now)
    found += (("over", each) for each in ever if each not in at_end)
    return [each for each in dict.fromkeys(found) if each[1] not in at_end]


def _still_owed(state: CalloutState, now: int) -> list[Action]:
    at = state.clock(now)
    return [accusation(each.seat, UNCALLED) for each in state.owed if each.due >= at]


def _seeming(moment: SceneMoment, last: SceneMoment | None) -> Iterator[tuple[str, str]]:
    """Yield what seems to be wrong with an action that is not, and for which kind of mistake it may be taken.

    `last` is the turn action before it.
    """
    before, after, entry = moment.before, moment.after, moment.entry
    seat, action = entry.seat, entry.action
    match action.verb:
        case "play" if not _is_wrong(before, entry):
            yield from _seeming_play(before, action.cards[0])
            yield from _seeming_turn(before, seat, last)
        case "draw" if seat == before.turn:
            yield from _seeming_turn(before, seat, last)
        case "call" if len(after.owed) < len(before.owed):
            yield "called", UNCALLED
            yield "fitting-call", "wrong-call"
        case "call" if seat == before.turn:
            yield "announced", "wrong-call"
        case "call" if len(after.mistakes) == len(before.mistakes):
            yield "late", "wrong-call"
        case "accuse" if len(after.met) > len(before.met):
            yield "fair-accusation", "wrong-accusation"
        case "say":
            yield from _seeming_words(before, seat, action.text)


def _seeming_play(before: CalloutState, card: int) -> Iterator[tuple[str, str]]:
    top = before.discard[-1]
    if before.facing and not before.more_turns:
        yield "answers-draw", NO_MATCH
    elif WILD[card] and SUIT_OF[card] != SUIT_OF[top]:
        yield "wild", NO_MATCH
    elif before.called != NO_SUIT and SUIT_OF[card] != SUIT_OF[top]:
        yield "called-suit", NO_MATCH
    elif SUIT_OF[card] != SUIT_OF[top]:
        yield "by-rank", NO_MATCH


def _seeming_turn(
    before: CalloutState, seat: int, last: SceneMoment | None
) -> Iterator[tuple[str, str]]:
    """Somebody is in turn who does not sit beside the one before, or not in the direction of before."""
    if last is not None and seat_after(last.before, last.entry.seat) != seat:
        yield "turn-jumps", "out-of-turn"


def _seeming_words(before: CalloutState, seat: int, text: str) -> Iterator[tuple[str, str]]:
    if talk_judge.wrongs(before, seat, text):
        return
    if talk_judge.claim(before, seat, text):
        yield "true-claim", FALSE
    if talk_judge.judge_at(before.table).read(text.rstrip(".!")).question:
        yield "no-question", "question"
