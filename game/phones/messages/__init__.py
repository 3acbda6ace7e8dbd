"""What a phone and the program say to each other, a JSON object a message (docs/phone-protocol.md)."""
