"""What can truly be told in one sentence of a match that has ended: by what happened, and by the history."""
