"""One: Classic: rules, calls and advice, plain mistakes, achievements."""

from game.variants.classic.achievements import ACHIEVEMENTS
from game.variants.classic.advice import ClassicAdviser
from game.variants.classic.blunders import classic_blunders
from game.variants.classic.rules import ONE, Classic
from game.variants.families.house.calls import ColourCalls
from game.variants.families.shedding_goals import shedding_puzzles

CLASSIC = Classic(
    ClassicAdviser,
    ColourCalls(ONE, always=False),
    blunders=classic_blunders,
    achievements=ACHIEVEMENTS,
    puzzles=lambda rules: shedding_puzzles(rules, ("out", "hold"), by_choice=True),
)

__all__ = ["CLASSIC"]
