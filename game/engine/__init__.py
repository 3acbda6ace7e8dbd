"""The card-game engine: cards, actions, verbs, events, states, observations, notation, matches and replays.

It uses the standard library alone, and reads no clock, no file and no shared random generator.
"""
