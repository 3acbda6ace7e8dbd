"""Learning a game step by step: what counts as used, what comes when, and what the others do meanwhile."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.bots.bot import Temper
from game.bots.people_bot import NormalBot
from game.engine.actions import Action
from game.engine.rng import Rng
from game.files.checked_lines import checked_lines
from game.files.reading import Unreadable
from game.session.host import Host
from game.session.journal import Journal
from game.session.lessons.learning import ERRING, Learning, StepLeniency
from game.session.lessons.steps import USES, DealtLearner, StepsTaken, used, uses_of
from game.session.plan import Plan, Seat
from game.session.records.kept_steps import kept_uses
from game.session.records.log_reader import kept_match, logged_match
from game.session.viewpoint import Viewpoint
from game.store.match_folder import MatchFolder
from game.store.match_log import read_log
from game.store.name_changes import keep_change
from game.variants import VARIANTS, find_variant
from tests.harness.kept import BEGAN, goes_on, kept
from tests.harness.some import some

LEARNED = [variant for variant in VARIANTS if variant.info.steps]
CALLOUT = find_variant("callout").info
STEPS = CALLOUT.steps
SEATS = (Seat("Ada", "ada"), *(Seat(each.capitalize(), each, each) for each in ("milo", "ruth")))


def no_trouble(error: Unreadable) -> None:
    raise AssertionError(error)


@pytest.mark.parametrize("variant", LEARNED, ids=lambda each: each.info.id)
def test_steps_name_what_their_game_declares(variant: Any) -> None:
    info = variant.info
    assert info.timed, "where it is learned nothing is taken back"
    offered = {verb.word for verb in info.offered}
    words = {word for verb in info.verbs for word in verb.words}
    calls = [call for step in info.steps for call in step.calls]
    mistakes = [word for step in info.steps for word in step.mistakes]
    assert sorted(calls) == sorted(offered), "each call comes in one step"
    assert sorted(mistakes) == sorted(words), "and so does each mistake"
    assert all(set(step.errs) <= set(info.vocabulary) for step in some(info.steps))
    assert sum(step.wrong_plays for step in info.steps) <= 1


def test_a_step_goes_on_once_its_calls_have_been_used_twice() -> None:
    assert uses_of(CALLOUT) == 2 * len(STEPS)
    uses = 0
    for place, step in enumerate(some(STEPS)):
        for verb in ("play", "draw", *(call for each in STEPS[place + 1 :] for call in each.calls)):
            assert used(CALLOUT, uses, verb) == uses, "a call that has not come yet is no use"
        for call in (step.calls * USES)[:USES]:
            uses = used(CALLOUT, uses, call)
        assert uses == USES * (place + 1)
    assert used(CALLOUT, uses, "say") == uses_of(CALLOUT)


def test_what_comes_with_each_step() -> None:
    taken = StepsTaken(CALLOUT, 0, 0)
    shown = [[], [], [], [], [], []]
    for place in range(len(STEPS) + 1):
        taken.uses = USES * place
        shown[place] = [verb.word for verb in CALLOUT.offered if taken.has(verb.word)]
        assert taken.has("look"), "what belongs to no step is there from the start"
    assert shown == [
        ["call"],
        ["call", "suit"],
        ["one", "call", "suit"],
        ["one", "call", "suit", "accuse"],
        [verb.word for verb in CALLOUT.offered],
        [verb.word for verb in CALLOUT.offered],
    ]
    punished = [
        {
            word
            for step in STEPS
            for word in step.mistakes
            if StepsTaken(CALLOUT, 0, uses).punishes(word)
        }
        for uses in (0, USES, 2 * USES, 3 * USES, 4 * USES)
    ]
    assert punished[0] == punished[1] == punished[2] == {"uncalled-spade", "wrong-call"}
    assert {"no-match", "too-slow"} < punished[3]
    assert "question" not in punished[3]
    assert len(punished[4]) == sum(len(step.mistakes) for step in STEPS)
    assert [StepsTaken(CALLOUT, 0, USES * at).wrong_plays for at in range(6)] == [False] * 3 + [
        True
    ] * 3
    assert taken.present is None


def test_only_what_the_learner_does_is_counted() -> None:
    taken = StepsTaken(CALLOUT, 1, 0)
    taken.add(0, "call")
    assert taken.uses == 0
    taken.add(1, "call")
    taken.add(1, "play")
    taken.add(1, "call", plays=False)
    assert taken.uses == 1


class LearnedMatch:
    """A match of somebody who learns, and plays on as a careful person would who may err by `tries`."""

    def __init__(
        self, steps: int | None, seed: int, rounds: int = 1, level: str = "", **options: Any
    ) -> None:
        seats = tuple(each if each.person else each._replace(level=level) for each in SEATS)
        plan = Plan("callout", seats, {"rounds": rounds, **options}, seed, steps=steps)
        self.host = Host(plan, fair=1500)
        self.seen = Viewpoint(self.host, 0)
        self._bot = NormalBot(self.host.variant, Temper(honesty=1.0))
        self._rng = Rng(seed)
        self._waited = 0
        self.made: list[tuple[int | None, Action]] = []
        """What the person has called, and after how many uses; of what was made for them it is nothing."""

    def play(self, most: int = 1_000_000, *, calls: bool = True) -> None:
        """Let the match go on until there are so many actions, or it is over."""
        while not self.host.match.over and len(self.host.match.log) < most:
            if self.host.over:
                self.host.next_round()
            self.host.update(100)
            self._waited += 100
            if self._waited >= 700 and not self.host.over:
                self._act(calls=calls)

    @property
    def wrong(self) -> list[int]:
        """The cards of the hand that would be a mistake now."""
        hand, legal = self.seen.observation.state.hands[0], self.seen.legal_cards
        return [card for card in hand if card not in legal]

    def _act(self, *, calls: bool) -> None:
        wanted = self._call() if calls else None
        if wanted is None and self.seen.in_turn and self._waited > 2500:
            wanted = self._bot.decide(self.seen.observation, 1, self._rng)
        if wanted is not None:
            self._waited = 0
            uses = self.seen.steps.uses if self.seen.learns else None
            assert self.seen.do(wanted) is None
            self.made.append((uses, wanted))

    def _call(self) -> Action | None:
        """Return what is due or noticed, of what has come; talk, once that has."""
        seen, out_of_turn = self.seen, self.host.variant.out_of_turn
        state, now = seen.observation.state, seen.now
        due = [action for seat, action in out_of_turn.due(state, now) if seat == 0]
        noticed = [action for _, action in out_of_turn.noticed(state, 0, now)]
        noticed = [action for action in noticed if seen.steps.punishes(action.text)]
        talk = [Action("say", text="well played")] if seen.learns and seen.steps.at == 4 else []
        come = [action for action in (*due, *noticed, *talk) if seen.steps.has(action.verb)]
        return come[0] if come else None


@pytest.fixture(scope="module")
def learned() -> list[LearnedMatch]:
    """One person's matches from the first step to the last, each going on where the one before has left off."""
    found, uses = [], 0
    for seed in range(1, 40):
        found.append(LearnedMatch(uses, seed, hand=3))
        found[-1].play()
        assert found[-1].host.learning.on
        uses = found[-1].host.learning.taken.uses
        if uses == uses_of(CALLOUT):
            return found
    raise AssertionError(f"only {uses} uses in {len(found)} matches")


def test_all_steps_are_gone_through_by_playing(learned: list[LearnedMatch]) -> None:
    begun = [each.host.plan.steps for each in learned]
    assert begun == sorted(begun)
    assert begun[0] == 0


def test_nobody_is_called_out_for_what_has_not_come_yet(learned: list[LearnedMatch]) -> None:
    for each in some(learned):
        taken = StepsTaken(CALLOUT, 0, each.host.plan.steps or 0)
        for entry in each.host.match.log:
            action = entry.action
            if action.verb == "accuse" and action.seat == 0:
                assert taken.punishes(action.text)
            taken.add(entry.seat, action.verb)
    # Somebody who leaves everything uncalled is called out for that.
    kinds: set[str] = set()
    for seed in range(1, 5):
        careless = LearnedMatch(0, seed)
        careless.play(calls=False)
        kinds |= called_out(careless)
    assert kinds == {"uncalled-spade"}


def test_who_calls_at_random_calls_nobody_out_for_what_has_not_come_yet() -> None:
    kinds: set[str] = set()
    for seed in range(1, 5):
        match = LearnedMatch(0, seed, level="random")
        while match.host.now < 60_000:
            match.host.update(100)  # a minute in which the learner does nothing
        match.play(most=200, calls=False)
        kinds |= called_out(match)
    assert kinds == {"uncalled-spade"}


def called_out(match: LearnedMatch) -> set[str]:
    """The mistakes for which bots have called the learner out."""
    log = match.host.match.log
    return {e.action.text for e in log if e.action.seat == 0 and e.seat > 0}


def test_calls_that_have_not_come_yet_are_made_for_the_learner(learned: list[LearnedMatch]) -> None:
    made: list[str] = []
    for each in some(learned):
        own = [action for _, action in each.made]
        log = [entry.action for entry in each.host.match.log if entry.seat == 0]
        made += [action.verb for action in log if action not in own]
    assert {"suit", "one"} == set(made)
    for each in learned:
        taken = StepsTaken(CALLOUT, 0, each.host.plan.steps or 0)
        for uses, action in each.made:
            taken.uses = uses or 0
            assert taken.has(action.verb)


def test_bots_are_honest_in_all_but_what_the_step_is_about() -> None:
    seats, variant = list(SEATS), find_variant("callout")
    learning = Learning(variant, DealtLearner(0, "Ada"), 0, lambda: seats, lambda: ())
    taken = learning.taken
    leniency = StepLeniency(learning)
    for place, step in enumerate(some(STEPS)):
        taken.uses = USES * place
        erring = {verb for verb in CALLOUT.vocabulary if leniency.honesty(verb) != 1.0}
        assert erring == set(step.errs)
    taken.uses = uses_of(CALLOUT)
    assert leniency.honesty("play") is None
    taken.uses = 0
    seats[0] = Seat("Bo", "bo")
    assert leniency.honesty("play") is None, "nobody learns any more"
    seats[0] = SEATS[0]
    taken.uses = uses_of(CALLOUT)
    bot = NormalBot(variant, Temper(honesty=0.9))
    assert bot.honesty_in("call") == 0.9
    bot.leniency = leniency
    assert bot.honesty_in("call") == 0.9
    taken.uses = USES
    assert (bot.honesty_in("call"), bot.honesty_in("suit")) == (1.0, ERRING)


def test_wrong_cards_and_bad_talk_come_with_their_steps() -> None:
    by_step: list[Counter[str]] = []
    for place in range(len(STEPS)):
        erred: Counter[str] = Counter()
        for seed in range(1, 8):
            match = LearnedMatch(USES * place, seed)
            match.play(calls=False)
            for seat, action in ((entry.seat, entry.action) for entry in match.host.match.log):
                erred[action.text] += action.verb == "accuse" and action.seat > 0
                erred["talk"] += seat > 0 and action.verb == "say"
        by_step.append(erred)
    assert [place for place, each in enumerate(by_step) if each["no-match"]] == [3]
    assert [place for place, each in enumerate(by_step) if each["talk"]] == [4]


def test_a_wrong_card_is_refused_until_wrong_cards_have_come() -> None:
    for steps, refused in ((0, True), (2 * USES, True), (3 * USES, False), (None, False)):
        match = LearnedMatch(steps, 1)
        while not (match.seen.in_turn and match.wrong):
            match.play(len(match.host.match.log) + 1)
        wrong = match.wrong[0]
        before = len(match.host.match.log)
        assert match.seen.why_not(wrong) is not None
        assert bool(match.seen.plays(wrong)) is not refused
        answer = match.seen.do(Action("play", (wrong,)))
        assert (answer is not None) is refused
        assert len(match.host.match.log) == before + (not refused)


def test_it_counts_in_no_record_and_ends_with_the_only_person() -> None:
    plan = Plan("callout", SEATS, {}, 1, steps=0)
    assert plan.for_practice
    assert not Plan("callout", SEATS, {}, 1).for_practice
    assert plan.anew(7).steps == 0
    host = Host(plan)
    assert host.learning.on
    host.seat_person(1)
    assert not host.learning.on, "two play, and everything is there"
    together = (Seat("Ada", "ada"), Seat("Bo", "bo"))
    assert not Host(Plan("callout", together, {}, 1, steps=0)).learning.on


def test_a_match_is_played_again_from_its_log_and_goes_on(tmp_path: Path) -> None:
    match = LearnedMatch(1, 3)
    journal = kept(match.host, tmp_path)
    match.play()
    path = journal.log.path
    lines = path.read_bytes().splitlines(keepends=True)
    found = kept_match(read_log(path))
    assert found.plan.steps == 1
    assert found.match.state == match.host.match.state
    logged = logged_match(read_log(path))
    assert match.host.learning.on
    assert logged.uses == match.host.learning.taken.uses > 1
    for at in some(range(1, len(lines), 9)):
        path.write_bytes(b"".join(lines[:at]))
        again = goes_on(kept_match(read_log(path)))
        assert again.learning.on
        assert again.learning.taken.uses == logged_match(read_log(path)).uses


def resumed(path: Path) -> Host:
    """Return the host on which a kept match goes on after the program was killed."""
    return goes_on(kept_match(read_log(path)))


def test_only_the_one_to_whom_it_was_dealt_learns_whoever_sits_where(tmp_path: Path) -> None:
    match = LearnedMatch(0, 3)
    path = kept(match.host, tmp_path).log.path
    while match.host.learning.taken.uses < 1:
        match.play(len(match.host.match.log) + 1)
    host = match.host

    def uses(live: Host) -> int | None:
        """How far the learner is, live and after a kill; None while nobody learns."""
        both = live.learning, resumed(path).learning
        found = [each.taken.uses if each.on else None for each in both]
        assert found[0] == found[1]
        return found[0]

    assert uses(host) == 1
    host.seat_bot(0, "milo")
    before = len(host.match.log)
    while not any(e.seat == 0 and e.action.verb == "call" for e in host.match.log[before:]):
        assert not host.match.over
        if host.over:
            host.next_round()
        host.update(500)
    host.seat_person(2, name="Zoe")
    assert uses(host) is None, "Zoe does not learn"
    host.seat_person(0)
    assert uses(host) is None, "two play"
    host.seat_person(0, name="Bo")
    host.seat_bot(2, "ruth")
    assert uses(host) is None, "nor does somebody else in the learner's place"
    assert kept_uses(tmp_path, CALLOUT, "Ada", no_trouble) == 1, "what a bot calls is no use"
    assert kept_uses(tmp_path, CALLOUT, "Zoe", no_trouble) == 0
    assert kept_uses(tmp_path, CALLOUT, "Bo", no_trouble) == 0


def test_a_learner_who_comes_back_goes_on(tmp_path: Path) -> None:
    match = LearnedMatch(0, 3)
    path = kept(match.host, tmp_path).log.path
    match.host.seat_bot(0, "milo")
    for host in (match.host, resumed(path)):
        assert not host.learning.on
        assert not Viewpoint(host, 0).learns
        host.seat_person(0)
        assert host.learning.on
        assert host.learning.taken.uses == 0


def test_the_furthest_of_the_kept_matches_counts(tmp_path: Path) -> None:
    def uses(person: str = "Ada") -> int:
        return kept_uses(tmp_path, CALLOUT, person, no_trouble)

    assert uses() == 0
    match = LearnedMatch(3, 4)
    journal = kept(match.host, tmp_path)
    assert uses() == 3, "under way, and nothing was used yet"
    match.play()
    assert match.host.learning.on
    reached = match.host.learning.taken.uses
    assert uses() == reached > 3, "the program may be killed now"
    journal.close()
    assert MatchFolder(tmp_path).end(journal.log.path) is not None
    assert uses() == reached
    kept(LearnedMatch(0, 5).host, tmp_path)
    kept(LearnedMatch(None, 5).host, tmp_path)
    assert uses() == reached
    assert uses("Bo") == 0
    keep_change(tmp_path, "Ada", "Bo", BEGAN + 1)
    assert uses("Bo") == reached
    assert uses() == 0


def test_what_others_have_learned_since_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.session.records.kept_steps.MOST_READ", 1)
    for name, steps, later in (("Ada", 3, 0), ("Zoe", 1, 10), ("Zoe", 1, 20)):
        seats = (Seat(name, "ada"), *SEATS[1:])
        host = Host(Plan("callout", seats, {}, 1, steps=steps))
        log = MatchFolder(tmp_path).create("callout", BEGAN + later)
        Journal(host, log, BEGAN + later).begin()
    assert kept_uses(tmp_path, CALLOUT, "Ada", no_trouble) == 3


@pytest.mark.parametrize("steps", ['"two"', "-1", "1001", "true", "1.5"])
def test_a_log_with_impossible_steps_is_none(tmp_path: Path, steps: str) -> None:
    journal = kept(LearnedMatch(1, 3).host, tmp_path)
    head = journal.log.path.read_bytes().split(b" ", 2)[2].splitlines()[0]
    assert b'"steps":1' in head
    broken = head.replace(b'"steps":1', b'"steps":' + steps.encode())
    journal.log.path.write_bytes(checked_lines([broken]))
    with pytest.raises(Unreadable):
        logged_match(read_log(journal.log.path))
    assert kept_uses(tmp_path, CALLOUT, "Ada", no_trouble) == 0


def test_one_that_is_never_right_is_no_use_and_the_log_says_so(tmp_path: Path) -> None:
    match = LearnedMatch(2 * USES, 3)
    path = kept(match.host, tmp_path).log.path
    match.play(4, calls=False)
    assert match.seen.observation.state.hands[0]
    for _ in range(USES):
        assert match.seen.do(Action("one")) is None
    taken = match.host.learning.taken
    assert taken.uses == logged_match(read_log(path)).uses == 2 * USES
    match.play()
    own = [entry for entry in match.host.match.log if (entry.seat, entry.action.verb) == (0, "one")]
    assert taken.uses == logged_match(read_log(path)).uses == 2 * USES + len(own) - USES


def test_a_round_that_ends_by_one_is_a_use_of_it(tmp_path: Path) -> None:
    won, seed = False, 0
    while not won:
        seed += 1
        match = LearnedMatch(2 * USES, seed, hand=3)
        path = kept(match.host, tmp_path / str(seed)).log.path
        match.play()
        won = match.host.match.log[-1].action.verb == "one" and match.host.match.log[-1].seat == 0
    assert match.host.learning.taken.uses == logged_match(read_log(path)).uses == 2 * USES + 1
