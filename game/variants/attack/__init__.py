"""One Card: Attack: its rules, and the advice for them."""

from game.variants.attack.advice import AttackAdviser
from game.variants.attack.rules import Attack

ATTACK = Attack(AttackAdviser)

__all__ = ["ATTACK"]
