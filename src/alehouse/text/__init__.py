"""The game's words in every language: catalogues of messages, names, the rules, and the speech that joins them."""
