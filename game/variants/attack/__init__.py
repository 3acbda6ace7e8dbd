"""One Card: Attack: rules and advice, plain mistakes, achievements."""

from game.variants.attack.achievements import ACHIEVEMENTS
from game.variants.attack.advice import AttackAdviser
from game.variants.attack.blunders import attack_blunders
from game.variants.attack.plays import ANSWERS
from game.variants.attack.rules import Attack
from game.variants.families.house.calls import Jumps
from game.variants.families.shedding_goals import shedding_puzzles

ATTACK = Attack(
    AttackAdviser,
    Jumps(),
    blunders=attack_blunders,
    achievements=ACHIEVEMENTS,
    puzzles=lambda rules: shedding_puzzles(rules, ("hold",), acts=ANSWERS.__contains__),
)

__all__ = ["ATTACK"]
