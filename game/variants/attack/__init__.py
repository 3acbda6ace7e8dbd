"""One Card: Attack: rules and advice, and plain mistakes."""

from game.variants.attack.advice import AttackAdviser
from game.variants.attack.blunders import attack_blunders
from game.variants.attack.rules import Attack

ATTACK = Attack(AttackAdviser, blunders=attack_blunders)

__all__ = ["ATTACK"]
