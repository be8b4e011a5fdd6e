"""A text agent in one function: it reads the position in words and answers with the number of a choice.

    alehouse benchmark moonlight examples/text_agent.py:answer --games 20

This one takes the choice whose forecast promises the most; put your language model here. docs/agents.md has more.
"""

import re


def answer(text: str) -> str:
    choices = re.findall(
        r"^(\d+)\. (.*)$", text.rpartition("You may:")[2].partition("You may not now")[0], re.MULTILINE
    )
    return max(choices, key=lambda choice: choice[1].count("+"))[0]
