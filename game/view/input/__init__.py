"""Mouse, keys and pads: which device means what, as one stream of intents."""
