"""The game's words in four languages: catalogues of messages, the rules, and the speech that joins them."""
