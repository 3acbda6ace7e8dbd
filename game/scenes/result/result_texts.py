"""The texts of a result: who won, and what the scores mean."""

from __future__ import annotations

from game.session.outcome import Outcome
from game.variants import find_variant
from game.words.catalogue import Catalogue
from game.words.named_things import Player, Several


def headline(words: Catalogue, outcome: Outcome) -> str:
    """Return who has won, in a sentence."""
    reader = outcome.plan.reader
    names = tuple(
        Player(standing.seat.name, you=number == reader)
        for number, standing in enumerate(outcome.results)
        if standing.won
    )
    what = "match" if outcome.match_over else "round"
    if len(names) == 1:
        return words(f"ui.result.{what}_won", name=names[0])
    plan = outcome.plan
    table = find_variant(plan.game).table(len(plan.seats), plan.options)
    won = [seat for seat, each in enumerate(outcome.results) if each.won]
    how = "by_pair" if table.one_side(won) else "shared"
    return words(f"ui.result.{what}_{how}", names=Several(names))


def subline(words: Catalogue, outcome: Outcome, house: str = "") -> str:
    """Return what scores mean, the number of the round, whether it was blocked (G-4), and the set of rules."""
    plan, variant = outcome.plan, find_variant(outcome.plan.game)
    table = variant.table(len(plan.seats), plan.options)
    once = outcome.match_over and not outcome.has_history
    own = f"{plan.game}.aim"
    if not variant.counts_as_written(table):
        own = ""
    elif once and f"{own}_once" in words:
        own = f"{own}_once"
    way = "low" if variant.low_wins(table) else "high"
    aim = words(own if own in words else f"ui.result.aim_{way}")
    key = "ui.result.about_once" if once else "ui.result.about"
    if outcome.blocked:
        key = "ui.result.blocked"
    about = words(key, aim=aim, round=outcome.round, deal=plan.seed)
    if house:
        about = words("ui.result.by_house_rules", about=about, set=house)
    return words("ui.result.practice", about=about) if plan.for_practice else about
