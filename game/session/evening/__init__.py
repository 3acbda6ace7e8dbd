"""The evening: a row of matches of the same people, what each pays to whom, and what is told at its end."""
