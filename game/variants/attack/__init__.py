"""One Card: Attack: rules and advice."""

from game.variants.attack.advice import AttackAdviser
from game.variants.attack.rules import Attack

ATTACK = Attack(AttackAdviser)

__all__ = ["ATTACK"]
