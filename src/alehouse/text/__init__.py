"""The words of the game in every language: catalogues of messages, names, the rules, and the speech that joins them."""
