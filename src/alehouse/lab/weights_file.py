"""`judge.toml` as `tune` writes it: the same tables and comments with other numbers, and how they were found."""

from __future__ import annotations

HEAD = "# Weights of the evaluation, in points. Fitted by `alehouse tune {title}`; docs/bots.md explains how."


def weights_text(before: str, title: str, weights: dict[str, float], search: dict[str, float], notes: list[str]) -> str:
    """The file's text with new numbers; comments at the ends of lines are kept, the ones above the tables are not."""
    comments = _comments(before)
    tables: dict[str, list[str]] = {}
    numbers = {f"search.{name}": number for name, number in search.items()}
    numbers |= {f"weights.{name}": number for name, number in weights.items()}
    for path, number in numbers.items():
        table, _, name = path.rpartition(".")
        tables.setdefault(table, []).append(f"{name} = {number:g}{comments.get(path, '')}")
    lines = [HEAD.format(title=title), *[f"# {note}" for note in notes]]
    for table, entries in tables.items():
        lines += ["", f"[{table}]", *entries]
    return "\n".join(lines) + "\n"


def _comments(text: str) -> dict[str, str]:
    """The comments of entries by `table.name`."""
    found: dict[str, str] = {}
    table = ""
    for line in text.splitlines():
        entry, mark, comment = line.partition(" #")
        if line.startswith("["):
            table = line.strip("[]")
        elif mark:
            found[f"{table}.{entry.partition('=')[0].strip()}"] = mark + comment
    return found
