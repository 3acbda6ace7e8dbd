"""Parts that all screens share: the scene stack, overlays, the remembered table, writing with a pad."""
