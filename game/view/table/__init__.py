"""The table as a picture: layout, middles, players' plates, panels and markers."""
