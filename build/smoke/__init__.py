"""How a packaged program is tried: as somebody who has just downloaded it, in an empty environment."""
