"""Drawing of a table: layout, middles, players' plates, panels and markers."""
