"""Commands that check files one by one, as by a proof."""
