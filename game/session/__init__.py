"""Matches being played: plans, hosts, the runner that owns the clock, and viewpoints of seats."""
