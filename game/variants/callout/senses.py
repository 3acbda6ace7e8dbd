"""What a seat can conclude from its view: calls that are due, mistakes of others, clocks, objections.

Everything here works on a seat's view, in which no mistake is recorded: it has to be found from what everybody
has seen and heard (G-5).
"""

from __future__ import annotations

from functools import lru_cache

from game.engine.actions import DRAW, Action, Refusal, refuse
from game.engine.out_of_turn import Clock, ClockKind
from game.engine.state import PLAY
from game.engine.table import Table
from game.variants.callout import ending, moves, talk_judge
from game.variants.callout.accusations import misdealt
from game.variants.callout.broken_rules import open_breaks
from game.variants.callout.cards import PLAYS, SPADES, SUIT_OF, SUITS_COUNT
from game.variants.callout.cards_aside import missing
from game.variants.callout.state import DEAL, CalloutState, Heard
from game.variants.callout.table_memory import catch_ms, slow_since
from game.variants.callout.time_out_rules import IN_TIME_OUT, check_time_out
from game.variants.families.shedding import seat_after

ONE = Action("one")
TIME_OUT = Action("time out")
TIME_IN = Action("time in")
LOOK = Action("look")
TAKE = Action("take")
DEAL_ALL = Action("deal")
DONE = Action("done")
STUNNED = 4000
"""ms of play for which somebody may want a time-out who has been called out."""
RARE = 180_000
"""ms of game time after anybody's time-out in which nobody wants another one."""
SUIT_CALLS = tuple(Action("suit", suit=suit) for suit in range(SUITS_COUNT))


def due(state: CalloutState, now: int) -> list[tuple[int, Action]]:
    """Return the calls and duties that are due now, besides turns, each with its seat."""
    if state.phase != PLAY:
        return [] if state.over else [(state.dealer, _dealers_duty(state))]
    if state.time_out >= 0:
        return [(state.time_out, TIME_IN)]
    found: list[tuple[int, Action]] = []
    if state.owed:
        at = state.clock(now)
        named: dict[int, tuple[int, ...]] = {}
        for spade in state.owed:
            if spade.due >= at:
                named[spade.seat] = (*named.get(spade.seat, ()), spade.card)
        found += [(seat, Action("call", cards)) for seat, cards in named.items()]
    if state.awaiting_suit:
        seat = state.turn if state.opening else state.laid_by
        if not state.opening or seat != state.laid_by:
            found.append((seat, SUIT_CALLS[favourite_suit(state.hands[seat])]))
    for seat, hand in enumerate(state.hands):
        if not hand and ending.check_one(state, seat, now) is None:
            found.append((seat, ONE))
    return found


def _dealers_duty(state: CalloutState) -> Action:
    if state.phase != DEAL:
        return LOOK
    lacking = missing(state)
    return DEAL_ALL if 0 < lacking < len(state.draw) else DONE


def favourite_suit(hand: list[int]) -> int:
    """Return the suit that most of these cards have; the first of several."""
    counts = [0] * (SUITS_COUNT + 1)
    for card in hand:
        # A Joker has no suit, which is −1 and so is counted last; a card not seen finds the Joker's place.
        counts[SUIT_OF[card]] += 1
    counts.pop()
    return counts.index(max(counts))


def noticed(state: CalloutState, seat: int, now: int) -> list[tuple[int, Action]]:
    """Return the mistakes of others that `seat` can tell, each with a number that identifies it."""
    if state.over:
        return []
    at = state.clock(now)
    found = [(move.serial, move.seat, kind) for move in state.moves for kind in open_breaks(move)]
    catch = catch_ms(state)
    if state.owed or state.late:
        found += (
            (due, other, "uncalled-spade")
            for due, other in _uncalled(state, at)
            if not _met(state, other, "uncalled-spade", due)
        )
    since = slow_since(state, at)
    if since >= 0:
        found.append((since, state.turn, "too-slow"))
    if misdealt(state):
        found.append((state.round, state.dealer, "misdeal"))
    for place, heard in enumerate(state.heard):
        if heard.seat != seat and heard.at + catch >= at:
            fresh = place == len(state.heard) - 1 and heard.at == state.clock(state.now)
            found += (
                (heard.at, heard.seat, kind)
                for kind in _wrong(state, heard, fresh)
                if not _met(state, heard.seat, kind, heard.at)
            )
    return [
        (mark, Action("accuse", seat=other, text=kind))
        for mark, other, kind in found
        if other != seat
    ]


def _uncalled(state: CalloutState, at: int) -> list[tuple[int, int]]:
    """Return the plays with spades left uncalled: since which table time they can be called out, and whose."""
    catch = catch_ms(state)
    waited = [(each.due, each.seat) for each in state.owed if each.due < at <= each.due + catch]
    late = [(each.since, each.seat) for each in state.late if each.since < at <= each.until]
    return list(dict.fromkeys(waited + late))  # those of one play are one break (L-18)


def _met(state: CalloutState, seat: int, kind: str, since: int) -> bool:
    return any((m.seat, m.kind, m.since) == (seat, kind, since) for m in state.met)


def _wrong(state: CalloutState, heard: Heard, fresh: bool) -> list[str]:
    """The mistakes in something heard. A claim is only weighed while it is `fresh`."""
    if heard.verb == "say":
        return _wrongs_said(state, heard, fresh)
    if heard.verb == "look" and heard.phase != PLAY:
        return ["looked-early"]
    if heard.time_out >= 0 and heard.verb in IN_TIME_OUT:
        return [IN_TIME_OUT[heard.verb]]
    if heard.verb == "time in":
        return ["not-your-time-out"]
    if heard.right:
        return []
    wrong = {"accuse": "wrong-accusation", "call": "wrong-call", "one": "false-statement"}
    return [wrong[heard.verb]]


def _wrongs_said(state: CalloutState, heard: Heard, fresh: bool) -> list[str]:
    if heard.phase != PLAY:
        return []
    remark = talk_judge.judge_at(state.table).read(heard.text)
    found = ["bad-word"] if remark.bad else []
    if heard.time_out < 0:
        if remark.question:
            found.append("question")
        untrue = fresh and not heard.right
        if untrue or remark.silly:
            found.append("false-statement")
    return found


def calls(state: CalloutState, seat: int, now: int) -> list[Action]:
    """A sample of what `seat` can say and do beside its turn; none of it is refused.

    What is due or was noticed comes before everything else. Nonsense is for one seat at a time, and only
    where nothing was said lately: a table where everybody talked all the time would never end a round.
    """
    if state.over:
        return []
    found = [action for who, action in due(state, now) if who == seat]
    found += [action for _, action in noticed(state, seat, now)]
    if state.awaiting_suit and state.time_out < 0 and not (state.opening and seat == state.laid_by):
        found.append(SUIT_CALLS[favourite_suit(state.hands[seat])])
    if state.phase != PLAY:
        found += _before_play(state, seat)
    elif not found:
        found = _nonsense(state, seat) if state.time_out < 0 else _in_time_out(state, seat)
    return list(dict.fromkeys(found))


def _has_spoken(state: CalloutState, seat: int) -> bool:
    return any(heard.seat == seat for heard in state.heard)


def _before_play(state: CalloutState, seat: int) -> list[Action]:
    if seat != state.dealer:
        return [] if _has_spoken(state, seat) else [LOOK]
    if state.phase != DEAL:
        return []
    # Dealt wrongly as long as that can be mended: one card more than there should be.
    spare = len(state.draw) > missing(state) + state.players
    return [DONE, Action("deal", seat=seat)] if spare else [DONE]


def _in_time_out(state: CalloutState, seat: int) -> list[Action]:
    if seat != seat_after(state, state.time_out) or _has_spoken(state, seat):
        return []
    return [TAKE, LOOK] if state.aside[seat] else [TIME_IN, LOOK]


def _nonsense(state: CalloutState, seat: int) -> list[Action]:
    if seat != state.laid_by or state.heard:
        return []
    found = [TIME_OUT]
    if seat != state.turn:
        found.append(Action("accuse", seat=state.turn, text="too-slow"))
        if state.table.options["mistakes"] == "played":
            found.append(DRAW)
    spade = next((card for card in state.hands[seat] if SPADES[card]), None)
    if spade is not None:
        found.append(Action("call", (spade,)))
    if state.table.options["talk"]:
        found += _remarks(state.table)
    return found


@lru_cache(maxsize=16)
def _remarks(table: Table) -> tuple[Action, ...]:
    """Something harmless to say, and one example of each mistake there is in talking."""
    options = table.options
    said = [*options["phrases"][:1], *options["my_turn_claims"][:1], *_questions(table)[:1]]
    return _say(*said, *options["silly_facts"][:1], *options["bad_words"][:1])


@lru_cache(maxsize=16)
def _careless_remarks(table: Table) -> tuple[Action, ...]:
    """Return remarks that a careless player makes: a question, a bad word."""
    return _say(*_questions(table), *table.options["bad_words"][:1])


def _questions(table: Table) -> list[str]:
    judge = talk_judge.judge_at(table)
    return [text for text in table.options["phrases"] if judge.read(text).question]


def _say(*texts: str) -> tuple[Action, ...]:
    """Return the texts as actions, without those that cannot be said, as own lists may hold any text."""
    sayable = (text.strip() for text in texts if text.strip())
    return tuple(Action("say", text=text) for text in sayable if "\n" not in text)


def breaks(state: CalloutState, seat: int, now: int) -> list[tuple[int, Action]]:
    """Return a time-out for who has just been called out, and may want to see what for (L-25); rarely."""
    if not state.met or check_time_out(state) is not None:
        return []
    last = state.met[-1]
    lately = state.stopped_at and now - state.stopped_at < RARE
    stunned = last.seat == seat and state.clock(now) - last.at <= STUNNED
    return [(last.at, TIME_OUT)] if stunned and not lately else []


def slips(state: CalloutState, seat: int) -> list[Action]:
    """Return mistakes that a careless player might make now: a card that does not match, a question."""
    if state.phase != PLAY or state.time_out >= 0:
        return []
    found = []
    if seat == state.turn and state.table.options["mistakes"] == "played":
        row = moves.row_of(state)
        found += [PLAYS[c][1] for c in dict.fromkeys(state.hands[seat]) if c not in row][:2]
    if state.table.options["talk"]:
        found += _careless_remarks(state.table)
    return found


def offers(state: CalloutState, seat: int) -> list[Action]:
    """Return dealing and looking before the round; in a time-out, actions that are mistakes."""
    if state.over:
        return []
    if state.phase == DEAL:
        if seat != state.dealer:
            return [] if state.looked >> seat & 1 else [LOOK]
        to = [Action("deal", seat=other) for other in range(state.players)]
        return [*to, *([DEAL_ALL] if missing(state) else []), DONE]
    if state.phase != PLAY:
        return [] if seat != state.dealer and state.looked >> seat & 1 else [LOOK]
    if state.time_out >= 0:
        return [LOOK, TAKE] if state.aside[seat] else [LOOK]
    return []


def objection(state: CalloutState, seat: int, action: Action) -> Refusal | None:
    """Why a play or a draw breaks a rule, as the table lies (L-20)."""
    if state.phase != PLAY:
        return None
    if state.time_out >= 0 and action.verb in IN_TIME_OUT:
        return refuse("L-26", "not-in-time-out")
    if action.verb == "play":
        return moves.mismatch(state, seat, action.cards)
    if action.verb == "draw" and seat != state.turn:
        return refuse("L-3", "not-in-turn", turn=state.turn)
    return None


def clocks(state: CalloutState, seat: int, now: int) -> list[Clock]:
    """The turn's clock, that of the own spades still to be called, and the match's."""
    if state.over:
        return []
    options, at = state.table.options, state.clock(now)
    stands = state.time_out >= 0
    found = []
    limit = int(options["turn_seconds"]) * 1000
    if limit and state.phase == PLAY:
        left = state.started + limit - at if state.running else limit
        found.append(Clock(ClockKind.TURN, state.turn, left, limit, stands or not state.running))
    mine = [each.due for each in state.owed if each.seat == seat and each.due >= at]
    if mine:
        whole = int(options["call_seconds"]) * 1000
        found.append(Clock(ClockKind.CALL, seat, min(mine) - at, whole, stands, "call"))
    if options["minutes"]:
        whole = int(options["minutes"]) * 60_000
        found.append(Clock(ClockKind.MATCH, -1, whole - at, whole, stands))
    return found
