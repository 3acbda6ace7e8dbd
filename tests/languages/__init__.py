"""A made-up language with all that makes translations hard, and the test that every scene can be read in it."""
