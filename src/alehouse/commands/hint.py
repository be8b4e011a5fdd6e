"""`alehouse hint`: the best moves in a recorded position, with reasons."""

from __future__ import annotations

from alehouse.bots.hints import PLAYOUTS
from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json, Lang, RecordFile
from alehouse.commands.recorded import player_names, read_game, speech_of
from alehouse.commands.running import need_positive
from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import OVER
from alehouse.lab.advice import advise
from alehouse.lab.advice_text import advice_lines


def hint(
    file: RecordFile,
    /,
    *,
    at: int | None = None,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Show a position's three best moves: how they compare, what they bring, why, and what they risk.

    Hints use only what the seat to act can know. The same seed and playouts give the same advice.

    Example: alehouse hint game.ale --at 12

    Parameters
    ----------
    at
        The position after this many steps (default: the last one).
    playouts
        How many playouts the comparison makes (default: 40,000).
    seed
        The seed of the playouts (default: 0).
    """
    need_positive(playouts=playouts)
    record = read_game(file)
    steps = len(record.steps)
    step = steps if at is None else at
    state = record.replay(step)
    if state.to_act == OVER:
        raise AlehouseError(f"the game is over after step {step}; give --at with a step from 0 to {steps - 1}.")
    advice = advise(record.setup, state, seed, playouts)
    if json:
        print_json(
            {
                "title": record.setup.title.id,
                "at": step,
                "seat": state.to_act + 1,
                "decision": state.decision(),
                "playouts": playouts,
                **advice,
            }
        )
        return
    speech = speech_of(record, lang)
    names = player_names(record, speech)
    print(speech.say("replay-at", step=str(step), steps=str(steps)))
    print(speech.say("replay-asks", name=names[state.to_act], decision=speech.decision(state.decision())))
    for first, *rest in advice_lines(advice, speech, names):
        print(first)
        for line in rest:
            print(f"   {line}")
