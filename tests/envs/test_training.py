"""Stable-Baselines3 and Tianshou learn in our environments: the adapter, and the programs of docs/training.md.

Both bring PyTorch, which the test tools do not, so these tests have a command of their own (CONTRIBUTING.md).
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from alehouse.bots.bot import ask
from alehouse.bots.levels import bot
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY

pytestmark = pytest.mark.training
PAGE = Path(__file__).parents[2] / "docs" / "training.md"
TITLES = LIBRARY.ids()


@pytest.mark.parametrize("title", TITLES)
def test_masked_games_tell_what_stable_baselines_wants_to_know(title: str) -> None:
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    from alehouse.envs.sb3 import MaskedGames

    games = MaskedGames(title, num_envs=3, rewards="points")
    assert is_masking_supported(games)
    games.seed(5)
    seen = games.reset()
    rng = np.random.default_rng(1)
    finished: list[dict[str, float]] = []
    total = np.zeros(3)
    while len(finished) < 4:
        assert games.observation_space.contains(seen[0])
        masks = get_action_masks(games)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, ended, infos = games.step(actions)
        total += rewards
        for number in np.flatnonzero(ended):
            assert infos[number]["episode"]["r"] == pytest.approx(total[number])
            assert infos[number]["place"] in (1, 2)
            assert games.observation_space.contains(infos[number]["terminal_observation"])
            finished.append(infos[number]["episode"])
            total[number] = 0
    games.seed(5)
    again = games.reset()
    games.seed(5)
    assert np.array_equal(games.reset(), again)


def test_masked_ppo_learns_and_its_policy_plays_as_a_bot() -> None:
    from sb3_contrib import MaskablePPO

    from alehouse.envs.sb3 import MaskedGames, PolicyBot

    games = MaskedGames("moonlight", num_envs=8)
    model = MaskablePPO("MlpPolicy", games, n_steps=32, batch_size=128, n_epochs=2, seed=1, device="cpu")
    model.learn(512)
    title = LIBRARY.get("moonlight")
    players = [PolicyBot(model, title), bot("random", title)]
    state = title.new(2, seed=3)
    while state.to_act != OVER:
        state.apply(ask(players[state.to_act], state, state.random))


def test_a_policy_in_whole_numbers_chooses_like_the_one_that_was_trained() -> None:
    from alehouse.bots.levels import policy_bot
    from alehouse.bots.policy import PolicyBot
    from alehouse.engine.policy import policy_of, policy_text
    from alehouse.envs.train_policy import as_numbers, learner

    title = LIBRARY.get("moonlight")
    setups = [title.setup(seats) for seats in (2, 4)]
    model = learner(setups, "novice", 1)
    before = {name: tensor.clone() for name, tensor in model.policy.state_dict().items()}
    model.learn(20_000)
    written = policy_text(as_numbers(model.policy.state_dict(), before, setups[1], {}))
    player = policy_bot(policy_of(written), title, title.house(), bot("random", title))
    assert isinstance(player, PolicyBot)
    games = model.get_env()
    seen = games.reset()
    same, compared = 0, 0
    for _ in range(6):
        masks = np.array(games.env_method("action_masks"))
        chosen, _ = model.predict(seen, action_masks=masks, deterministic=True)
        row = 0
        for part in games.parts:
            for number in range(part.count):
                state = part.batch.state(number)
                if player.network.knows(state.legal()):
                    code = player.choose(state.clone(), 1)
                    same += int(part.batch.encoder.numbers[code]) == chosen[row]
                    compared += 1
                row += 1
        seen, _, _, _ = games.step(chosen)
    assert compared > 1000
    assert same > 0.99 * compared  # whole numbers round


def test_the_programs_of_the_page_run_one_after_the_other(tmp_path: Path) -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(programs) == 3
    for program in programs:
        done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
