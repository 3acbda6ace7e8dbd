"""The table's machinery: cards, actions, events, states, observations, matches.

Standard library only; no clock, no global random, no files.
"""
