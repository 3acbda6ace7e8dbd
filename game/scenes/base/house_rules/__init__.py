"""What the set-up and the rule book share about house rules: pictures of them, and sets to choose from."""
