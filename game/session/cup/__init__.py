"""The cup: eight at a bracket, what its draw says, what has come of it by the logs, and the matches of bots."""
