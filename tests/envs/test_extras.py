"""The core runs without NumPy and its friends; an adapter without them says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from alehouse.extras import command_for

FRIENDS = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch", "jax"]
HIDE = f"import sys; sys.modules.update(dict.fromkeys({FRIENDS!r})); "


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + script], capture_output=True, text=True)


def test_games_bots_and_commands_need_no_numpy() -> None:
    done = run(
        "from alehouse.cli import main; "
        "from alehouse.games import LIBRARY; from alehouse.bots.batch import GameBatch; "
        "from librt.vecs import vec; from mypy_extensions import i64; "
        "games = GameBatch(LIBRARY.get('moonlight').setup(2), 3, []); games.reset(vec[i64]([1, 2, 3])); "
        "games.sample(); games.step(games.sampled); sys.exit(main(['games']))"
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "extra"), [("pettingzoo", "rl"), ("gymnasium", "rl"), ("spaces", "rl"), ("openspiel", "openspiel")]
)
def test_an_adapter_without_its_packages_says_what_to_install(module: str, extra: str) -> None:
    done = run(f"import alehouse.envs.{module}")
    assert done.returncode == 1
    assert command_for(extra) in done.stderr.splitlines()[-1]


def test_the_adapter_to_stable_baselines_without_it_says_what_to_install() -> None:
    script = "import sys; sys.modules['stable_baselines3'] = None; import alehouse.envs.sb3"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert command_for("sb3") in done.stderr.splitlines()[-1]
