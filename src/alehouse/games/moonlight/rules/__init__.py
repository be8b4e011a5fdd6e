"""The rules, one concept a file; `turn` shows how they follow each other."""
