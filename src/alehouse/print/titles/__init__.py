"""What the boxes of the titles hold, `<title>.py` here."""
