"""The digest of content covers what the rules read, and no words."""

from __future__ import annotations

import copy
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from alehouse.engine.pack import Content, digest_of, house_pack
from alehouse.games import LIBRARY

DICE = LIBRARY.get("dicebrewing")


def content(change: Callable[[Content], object]) -> Content:
    changed = copy.deepcopy(DICE.house().content)
    change(changed)
    return changed


def as_if_last(content: Content) -> None:
    content["tokens"]["raise-die"] = content["tokens"].pop("raise-die")


def marked(content: Content) -> None:
    content["tokens"]["raise-die"]["source"] = "fact"
    content["tokens"]["raise-die"]["price"]["source"] = "fact"
    content["recipes"]["export-lager"]["effects"][0]["source"] = "fact"


def dearer(content: Content) -> None:
    content["tokens"]["raise-die"]["price"]["coins"] += 1


def test_source_marks_are_not_covered() -> None:
    assert content(marked) != DICE.house().content
    assert digest_of(content(marked)) == DICE.house().digest


@pytest.mark.parametrize("change", [dearer, as_if_last])
def test_prices_and_the_order_of_entries_are_covered(change: Callable[[Content], object]) -> None:
    assert digest_of(content(change)) != DICE.house().digest


def test_a_house_pack_with_other_words_is_the_same_content(tmp_path: Path) -> None:
    shutil.copytree(DICE.folder(), tmp_path, dirs_exist_ok=True)
    names = tmp_path / "text" / "fr" / "names.ftl"
    names.write_text(names.read_text("utf-8").replace("= ", "= Vieux "), encoding="utf-8")
    assert house_pack(DICE.id, tmp_path / "content", DICE.schema()).digest == DICE.house().digest


def test_content_that_comes_with_a_title_holds_no_names() -> None:
    assert DICE.schema()["tokens"].problems("tokens", "here", {"name": "x"}, whole=False) == []
    (problem, *_) = DICE.schema()["tokens"].problems("tokens", "here", {"name": "x"}, whole=True)
    assert str(problem).startswith("tokens.toml, here: unknown field 'name'")
    assert problem.at == ["name"]


def test_a_name_in_a_pack_changes_its_words_only() -> None:
    pack = DICE.changed("mine", {"tokens": {"raise-die": {"name": {"fr": "Plus haut"}}}})
    assert pack.digest == DICE.house().digest
    assert pack.names == {"tokens": {"raise-die": {"fr": "Plus haut"}}}
    assert pack.content["tokens"]["raise-die"] == {**DICE.house().content["tokens"]["raise-die"], "source": "pack"}
