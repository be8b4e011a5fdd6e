"""`alehouse mcp`: an interface for agents."""

from __future__ import annotations

from alehouse.text.languages import ENGLISH, language


def mcp(*, server: str = "", lang: str = ENGLISH, no_hints: bool = False) -> None:
    """Let an agent play over the Model Context Protocol, on standard input and output.

    Its tools list games, open or join tables, describe the position in words, list legal actions with forecasts, say
    why something is not allowed, play, wait, give hints and explain the rules.

    Example: alehouse mcp --server http://127.0.0.1:8000

    Parameters
    ----------
    server
        The address of an Alehouse server to play on (default: games in this process).
    lang
        The language that the agent reads, as in `alehouse languages` (default: en).
    no_hints
        Do not let the agent ask for hints.
    """
    from alehouse.agents.mcp import run

    run(server, language(lang), not no_hints)
