"""The command about proofs of puzzles."""
