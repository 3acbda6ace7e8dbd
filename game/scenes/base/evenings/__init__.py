"""The evening of the party, as screens show it."""
