"""What an agent reads, and how its answers are understood: positions in words, from the rules' lists and forecasts."""

from __future__ import annotations

import json
from pathlib import Path

from alehouse.engine.codebook import Action
from alehouse.engine.errors import AlehouseError
from alehouse.text.catalogue import Catalogue
from alehouse.tui.boards import describe, hints
from alehouse.tui.plain import matching
from alehouse.tui.viewpoint import Viewpoint

SHEET = Path(__file__).parent / "text" / "messages.ftl"


class NotAllowed(AlehouseError):
    """An answer that is not a legal action; its text says why, and nothing was changed."""


def say(lang: str, key: str, /, **args: object) -> str:
    """A message around a game, by its key."""
    return Catalogue(lang, [SHEET]).say(key, **args)


def position(view: Viewpoint) -> list[str]:
    """The board as the viewer sees it, and everyone's points."""
    lines = describe(view)
    lines += ["", say(view.lang, "points-now")]
    for score in view.standings():
        standing = view.words("standing", place=score.place, name=view.names[score.seat - 1], total=score.total)
        points = view.points(score)
        lines.append(f"{standing} ({points})" if points else standing)
    return lines


def choices(view: Viewpoint) -> list[str]:
    """The legal actions by number, each with its forecast, then what is not allowed."""
    found = view.choices()
    lines = [say(view.lang, "may-do")]
    for choice, hint in zip(found, hints(view, found), strict=True):
        lines.append(f"{choice.number}. {choice.label}" + (f" ({hint})" if hint else ""))
    grayed = view.grayed()
    if grayed:
        lines.append(say(view.lang, "may-not"))
        lines += [f"{gray.number}. {gray.label}" for gray in grayed]
    return lines


def turn(view: Viewpoint) -> list[str]:
    """Who decides what."""
    name = view.names[view.player_view().view["to_act"] - 1]
    return [say(view.lang, "your-turn", name=name, prompt=view.prompt())]


def whole(view: Viewpoint) -> str:
    """Everything needed to decide: the position, the decision, the choices."""
    return "\n".join([*position(view), "", *turn(view), *choices(view)])


def chosen(view: Viewpoint, answer: str) -> Action:
    """The legal action that an answer means: its number, its words, or the action as JSON."""
    typed = answer.strip()
    action = _as_action(typed)
    if action is not None:
        if action in view.player_view().legal:
            return action
        raise NotAllowed(_refusal(view, action))
    found = matching(view.choices(), typed) if typed else []
    if len(found) == 1:
        return found[0].action
    if found:
        lines = [say(view.lang, "several-choices", typed=typed)]
        raise NotAllowed("\n".join([*lines, *(f"{choice.number}. {choice.label}" for choice in found)]))
    for gray, refused in zip(view.grayed(), view.player_view().refused, strict=True):
        if typed in (str(gray.number), gray.label):
            raise NotAllowed(_refusal(view, refused.action))
    raise NotAllowed(say(view.lang, "no-such-choice", typed=typed[:200]))


def why_not(view: Viewpoint, answer: str) -> str:
    """Why an action is not allowed now, with the text of the rule; or that it is allowed."""
    try:
        action = chosen(view, answer)
    except NotAllowed as refused:
        return str(refused)
    (number,) = [choice.number for choice in view.choices() if choice.action == action]
    return say(view.lang, "allowed", number=number)


def _as_action(typed: str) -> Action | None:
    if not typed.startswith("{"):
        return None
    try:
        action = json.loads(typed)
    except json.JSONDecodeError:
        return None
    return action if isinstance(action, dict) else None


def _refusal(view: Viewpoint, action: Action) -> str:
    for refused in view.player_view().refused:
        if refused.action == action:
            rule = view.words("rule", id=refused.reason.rule)
            return say(view.lang, "refused", reason=view.why_not(refused.reason), rule=rule)
    return say(view.lang, "refused-plainly")
