"""The rules, one concept per file; `turn` shows how they follow each other."""
