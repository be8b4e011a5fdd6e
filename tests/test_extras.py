"""Extras: what each needs, and the command that adds it to the installation at hand."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from alehouse import extras
from alehouse.commands.doctor import PURPOSES

ROOT = Path(__file__).parent.parent
OPTIONAL: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
    "optional-dependencies"
]


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "is_installed", lambda requirement: False)


@pytest.fixture
def prefix(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of an environment that nobody has marked."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    return tmp_path


def test_the_installed_package_lists_the_extras_of_the_project() -> None:
    named = {extra: [part.partition(";")[0] for part in parts] for extra, parts in OPTIONAL.items()}
    assert {name: sorted(parts) for name, parts in extras.extras().items()} == {
        name: sorted(parts) for name, parts in named.items()
    }


def test_doctor_knows_what_every_extra_is_for() -> None:
    assert OPTIONAL.keys() <= PURPOSES.keys()


def test_an_extra_is_missing_until_all_its_packages_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert extras.missing("lab") == []
    monkeypatch.setattr(extras, "is_installed", lambda requirement: not requirement.startswith("cmaes"))
    assert [requirement.partition(">")[0] for requirement in extras.missing("lab")] == ["cmaes"]


def test_a_package_that_does_not_exist_is_not_installed() -> None:
    assert extras.is_installed("msgspec>=0.20")
    assert not extras.is_installed("no-such-package-anywhere>=1")


@pytest.mark.usefixtures("nothing_installed")
class TestTheCommandFits:
    def test_a_folder_that_the_launcher_set_up(self, prefix: Path) -> None:
        (prefix / extras.SETUP_STAMP).touch()
        assert extras.command_for("rl") == "./alehouse setup --with rl"

    def test_pipx(self, prefix: Path) -> None:
        (prefix / "pipx_metadata.json").touch()
        assert extras.command_for("postgres") == 'pipx inject alehouse "asyncpg>=0.30"'

    def test_an_environment_with_pip(self, prefix: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(extras, "find_spec", lambda name: object())
        assert extras.command_for("postgres") == f'{sys.executable} -m pip install "asyncpg>=0.30"'

    def test_an_environment_without_pip(self, prefix: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(extras, "find_spec", lambda name: None)
        assert extras.command_for("tui") == f'uv pip install --python {sys.executable} "textual>=8"'


WITHOUT = {  # commands, by the extra that they lack
    "cluster": ["simulate", "moonlight", "--games", "1", "--cluster", "local"],
    "dataset": ["dataset", "moonlight", "set", "--games", "1"],
    "lab": ["tune", "moonlight"],
    "mcp": ["mcp"],
    "postgres": ["serve", "--db", "postgresql://user@localhost/tables", "--no-open"],
    "print": ["print", "moonlight", "--out", "box.pdf"],
    "sb3": ["train", "moonlight", "--policy"],
}
HIDDEN = ["asyncpg", "cmaes", "gymnasium", "matplotlib", "mcp", "pyarrow", "ray", "stable_baselines3", "typst"]
PROGRAM = f"""
import sys
sys.modules.update(dict.fromkeys({HIDDEN!r}))
from alehouse.cli import main
for command in {list(WITHOUT.values())!r}:
    assert main(command) == 2
"""


@pytest.mark.parametrize(("marked", "typed"), [(True, "./alehouse"), (False, "alehouse")])
def test_commands_to_copy_start_with_what_starts_alehouse_here(prefix: Path, marked: bool, typed: str) -> None:
    if marked:
        (prefix / extras.SETUP_STAMP).touch()
    assert extras.program() == typed


def test_commands_name_the_extra_that_they_lack_and_write_nothing(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=tmp_path, capture_output=True, text=True)
    lines = done.stderr.splitlines()
    assert len(lines) == len(WITHOUT), done.stderr
    for extra, line in zip(WITHOUT, lines, strict=True):
        assert re.fullmatch(rf"alehouse: .* needs? .*: {re.escape(extras.command_for(extra))}[.;].*", line)
    assert list(tmp_path.iterdir()) == []


def test_the_documented_extras_are_those_of_the_project() -> None:
    text = (ROOT / "docs" / "install.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", text.partition("## Extras")[2].partition("\n## ")[0], re.MULTILINE)
    assert sorted(listed) == sorted(OPTIONAL)
