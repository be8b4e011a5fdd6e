"""The files that hosts copy: their commands are understood, and their proxies pass on what the server needs."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from alehouse.cli import make_app
from alehouse.server import metrics
from alehouse.server.calls import RECORD_BODY
from alehouse.server.openapi import OPERATIONS

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
UNIT = (ROOT / "deploy" / "alehouse.service").read_text("utf-8")


def started(command: list[str]) -> dict[str, object]:
    """The options that `alehouse` reads from a command line; it raises at unknown ones."""
    assert command[0].endswith("/alehouse")
    _, bound, _ = make_app().parse_args(command[1:], exit_on_error=False, print_error=False)
    return dict(bound.arguments)


def test_the_unit_starts_the_server() -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    options = started(shlex.split(line))
    assert options["no_open"] is True
    assert options["public_url"] == "https://ale.example.org"
    assert str(options["db"]).startswith("/var/lib/alehouse/")


def test_the_container_starts_the_server_on_the_port_that_it_exposes() -> None:
    parts = [json.loads(words) for words in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", DOCKERFILE, re.MULTILINE)]
    options = started([word for part in parts for word in part])
    assert options["host"] == "0.0.0.0"
    assert f"EXPOSE {options['port']}" in DOCKERFILE
    assert f"127.0.0.1:{options['port']}/healthz" in DOCKERFILE


def test_the_container_installs_extras_that_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    (named,) = re.findall(r"'/src\[(.*)\]'", DOCKERFILE)
    assert set(named.split(",")) <= extras.keys()


def test_nothing_that_is_made_here_goes_into_the_container() -> None:
    made = {"/.tools/", "/.venv/", "/build/", "/dist/", "/web/node_modules/"}
    assert made <= set((ROOT / ".gitignore").read_text().splitlines())
    ignored = set((ROOT / ".dockerignore").read_text().splitlines())
    assert {name.strip("/") for name in made} <= ignored


def test_nginx_passes_on_the_host_with_its_port_and_sockets() -> None:
    config = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for header in ("Host $http_host;", "X-Forwarded-For $proxy_add_x_forwarded_for;", "Upgrade $http_upgrade;"):
        assert f"proxy_set_header {header}" in config


def test_nginx_lets_through_what_the_server_takes() -> None:
    (size,) = re.findall(r"client_max_body_size (\d+)m;", (ROOT / "deploy" / "nginx.conf").read_text("utf-8"))
    assert int(size) * 1024 * 1024 == RECORD_BODY


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *sorted(p.name for p in (ROOT / "docs").glob("*.md"))]
)
def test_no_page_tells_anyone_to_install_a_package_that_is_not_published(page: str) -> None:
    path = ROOT / page if (ROOT / page).exists() else ROOT / "docs" / page
    assert re.findall(r"(?:pip|pipx|uv tool) install '?alehouse(?![-\w])", path.read_text("utf-8")) == []


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_alerts_and_the_dashboard_ask_for_metrics_and_calls_that_exist(file: str) -> None:
    rules = (ROOT / "deploy" / file).read_text("utf-8").replace('\\"', '"')
    asked = set(re.findall(r"\balehouse_\w+", rules))
    known = {f"{metric.name}{end}" for metric in REGISTRY.collect() for end in ("", "_total", "_bucket", "_count")}
    assert len(asked) > 5
    assert asked <= known
    assert metrics.HTTP._labelnames == ("call", "status")
    assert set(re.findall(r'call!="(\w+)"', rules)) <= {row[0] for row in OPERATIONS}


def test_the_dashboard_shows_every_metric_by_labels_that_it_has() -> None:
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text("utf-8"))
    variables = {variable["name"] for variable in board["templating"]["list"]}
    shown: set[str] = set()
    own = [metric for metric in vars(metrics).values() if hasattr(metric, "_labelnames")]
    labels = {metric._name: set(metric._labelnames) for metric in own}
    for target in (target for panel in board["panels"] for target in panel["targets"]):
        asked = target["expr"]
        assert set(re.findall(r"\$(?!__)(\w+)", asked)) <= variables
        by = {label.strip() for names in re.findall(r"by \(([^)]*)\)", asked) for label in names.split(",")} - {"le"}
        assert set(re.findall(r"{{(\w+)}}", target["legendFormat"])) == by
        (name,) = set(re.findall(r"\balehouse_\w+", asked))
        name = re.sub("_(bucket|count|total)$", "", name)
        assert by <= labels[name]
        shown.add(name)
    assert shown == labels.keys()
