"""Files: the folders of the platform, settings, bots, guides, presets, languages."""
