"""Accusations: which mistakes can be called out, and what follows from it (L-18 to L-23).

A move is judged from the table as it was before it, an uncalled spade and a slow turn from the clock, a misdeal
from the hands; these mistakes are derived when they are asked for, so that no view can contain them. Talk is
judged at once, and its mistakes are kept in fields that no seat sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.engine.state import PLAY
from game.variants.callout import dealing
from game.variants.callout.broken_rules import breaks, going_with, lies, open_breaks
from game.variants.callout.cards_aside import penalty_card, undo
from game.variants.callout.kinds import KINDS
from game.variants.callout.state import ALWAYS, DEALT, CalloutState, Late, Met, Mistake
from game.variants.callout.table_memory import catch_ms, hear, note, note_slow, slow_since


def _overdue(state: CalloutState, at: int) -> list[Mistake]:
    """The plays with a spade whose time has run out uncalled, one mistake each (L-12)."""
    plays: dict[int, Mistake] = {}
    for each in state.owed:
        if each.due < at and each.serial not in plays:
            plays[each.serial] = Mistake(
                "uncalled-spade", each.seat, each.due, each.due + catch_ms(state), each.serial
            )
    return list(plays.values())


def misdealt(state: CalloutState) -> bool:
    """Return whether the deal was wrong and can still be called out (L-27)."""
    wanted = state.dealt_to_each
    if state.phase == DEALT:
        return any(len(hand) != wanted for hand in state.hands)
    return state.phase == PLAY and state.fresh and any(count != wanted for count in state.dealt)


def open_mistakes(state: CalloutState, now: int) -> list[Mistake]:
    """Return every mistake that can be called out at the game time `now` in ms, the oldest first."""
    if state.over:
        return []
    at = state.clock(now)
    found = [each for each in state.mistakes if at <= each.until]
    return sorted([*found, *_derived(state, at)], key=_since)


def _derived(state: CalloutState, at: int) -> Iterator[Mistake]:
    """The mistakes that can be called out and are not recorded, but follow from the table."""
    yield from (each for each in _overdue(state, at) if at <= each.until)
    for move in state.moves:
        for kind in open_breaks(move):
            yield Mistake(kind, move.seat, 0, ALWAYS, move.serial)
    since = slow_since(state, at)
    if since >= 0:
        yield Mistake("too-slow", state.turn, since, ALWAYS)
    if misdealt(state):
        yield Mistake("misdeal", state.dealer, 0, ALWAYS)


def _since(mistake: Mistake) -> int:
    return mistake.since


def settle(state: CalloutState, at: int) -> None:
    """Record what has run out by the table time `at`, and drop what has lapsed.

    It does not change what can be called out then or later; doing it twice has no effect.
    """
    # Each of these lists has first what lapses first, so that what stays need not be looked at.
    if state.owed and state.owed[0].due < at:
        state.mistakes += _overdue(state, at)
        catch = catch_ms(state)
        state.late += [
            Late(each.seat, each.card, each.due, each.due + catch)
            for each in state.owed
            if each.due < at
        ]
        state.owed = [each for each in state.owed if each.due >= at]
    if state.mistakes and state.mistakes[0].until < at:
        del state.mistakes[: _lapsed(each.until < at for each in state.mistakes)]
    oldest = at - catch_ms(state)
    if state.met and state.met[0].at < oldest:
        del state.met[: _lapsed(each.at < oldest for each in state.met)]
    if state.heard and state.heard[0].at < oldest:
        del state.heard[: _lapsed(each.at < oldest for each in state.heard)]


def _lapsed(over: Iterable[bool]) -> int:
    """Return how many at the front of a list are over."""
    return sum(1 for _ in takewhile(bool, over))


def check_accusation(state: CalloutState, seat: int, action: Action) -> Refusal | None:
    """Return the refusal of an accusation that names no kind of mistake or no other seat (L-19, L-21)."""
    if action.text not in KINDS:
        return refuse("L-21", "unknown-kind", text=action.text)
    if not 0 <= action.seat < state.players:
        return refuse("G-13", "no-such-seat", seat=action.seat)
    if action.seat == seat:
        return refuse("L-19", "own-mistake")
    return None


def accuse(
    state: CalloutState, seat: int, action: Action, now: int, emit: list[Event] | None
) -> None:
    """Call out a mistake; if there is none, the accusation is a mistake itself (L-19)."""
    at = state.clock(now)
    kind, offender = action.text, action.seat
    if emit is not None:
        emit.append(Announced("accuse", seat, offender, text=kind))
    found = _find(state, offender, kind, at)
    if found is not None:
        hear(state, seat, action, at)
        if emit is not None:
            emit.append(Announced("right", seat, offender, _going_back(state, found), text=kind))
        # In this order: a new deal clears the table, but to call it out a second time is no mistake.
        _meet(state, found, now, emit)
        state.met.append(Met(offender, kind, at, seat, found.since))
        return
    oldest = at - catch_ms(state)
    twice = any(
        (each.seat, each.kind) == (offender, kind) and each.by != seat and each.at >= oldest
        for each in state.met
    )
    harmless = state.phase != PLAY or (
        state.time_out >= 0 and state.table.options["time_out_accusations"] == "free"
    )
    hear(state, seat, action, at, right=twice or harmless)
    if emit is not None:
        emit.append(Announced("met-already" if twice else "wrong", seat, offender, text=kind))
    if not twice and not harmless:
        note(state, seat, "wrong-accusation", at)


def _find(state: CalloutState, seat: int, kind: str, at: int) -> Mistake | None:
    """Return the first of those that `open_mistakes` has of a seat and a kind, without making a list of all."""
    if state.over:
        return None
    fitting = [
        each
        for each in state.mistakes
        if each.kind == kind and each.seat == seat and at <= each.until
    ]
    fitting += (each for each in _derived(state, at) if each.seat == seat and each.kind == kind)
    return min(fitting, key=_since, default=None)


def _going_back(state: CalloutState, mistake: Mistake) -> int:
    """Return how many cards go back to the hand as a mistake is called out: none twice, and none drawn."""
    moves = state.moves
    for place, move in enumerate(moves):
        if move.serial == mistake.serial and lies(move) and mistake.kind in breaks(move):
            back = (place, *going_with(moves, place))
            return sum(len(moves[at].cards) for at in back if lies(moves[at]))
    return 0


def _meet(state: CalloutState, mistake: Mistake, now: int, emit: list[Event] | None) -> None:
    """Punish a mistake: undo its effects, and let the offender take a card."""
    if mistake.kind == "misdeal":
        dealing.redeal(state, now, emit)
        return
    at = state.clock(now)
    if mistake in state.mistakes:
        state.mistakes.remove(mistake)
    elif mistake.kind == "too-slow":
        state.started = at
    else:
        _meet_move(state, mistake, at, emit)
    penalty_card(state, mistake.seat, emit)


def _meet_move(state: CalloutState, mistake: Mistake, at: int, emit: list[Event] | None) -> None:
    place, move = next(
        (place, move) for place, move in enumerate(state.moves) if move.serial == mistake.serial
    )
    if lies(move):
        seat, since = state.turn, slow_since(state, at)
        undo(state, place, emit)
        if move.turn == move.seat:
            state.started = at
        if slow_since(state, at) < 0:
            # The turn that the undone play brought about ends here, or its clock stops on a Joker laid bare.
            note_slow(state, seat, since, at)
        move = state.moves[place]
    state.moves[place] = move._replace(met=(*move.met, mistake.kind))


def next_lapse(state: CalloutState) -> int | None:
    """Return the next game time in ms at which something runs out; None while time is stopped."""
    if state.over or state.time_out >= 0:
        return None
    at = state.clock(state.now)
    catch = catch_ms(state)
    ends = [each.due for each in state.owed]
    ends += (each.due + catch for each in state.owed)
    ends += (each.until for each in state.mistakes)
    ends += (each.at + catch for each in state.met)
    limit = int(state.table.options["turn_seconds"]) * 1000
    if limit and state.phase == PLAY and state.running:
        ends.append(state.started + limit)
    coming = [end for end in ends if end >= at]
    # The last moment still counts (L-22): it has run out a thousandth of a second later.
    return min(coming) + 1 + state.stopped if coming else None
