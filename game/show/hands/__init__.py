"""The order of cards in hands, and hands as corners have them."""
