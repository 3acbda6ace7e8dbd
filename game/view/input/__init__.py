"""Input: mouse, keys and pads as one stream of intents, and their bindings."""
