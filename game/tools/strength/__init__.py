"""Measuring how strong bots are: ladders, duels, and decisions that are plainly wrong."""
