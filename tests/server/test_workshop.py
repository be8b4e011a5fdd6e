"""Packs in the making: forms, checks that say where something is wrong, files, bot games, and junk from strangers."""

from __future__ import annotations

import asyncio
import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.served import Served

from alehouse.engine.problem import PackError
from alehouse.engine.schema import MARKS
from alehouse.games import LIBRARY
from alehouse.lab.balance import Balance
from alehouse.lab.balance_figures import figures
from alehouse.lab.pack_games import OPENING, SEED

pytestmark = pytest.mark.asyncio(loop_scope="module")
Json = dict[str, Any]
LOUD: Json = {"equipment": {"felt-boots": {"effects": [{"do": "noise", "amount": -2}]}}}


async def check(served: Served, changes: Any, title: str = "moonlight", status: int = 200) -> Json:
    found, answer = await served.post(
        "/api/packs/check", {"title": title, "pack": {"name": "My box", "changes": changes}}
    )
    assert found == status, answer
    return answer


# -- forms --------------------------------------------------------------------------------------------------------


def fits(form: Json, value: Any) -> bool:
    """Whether a form has a place for every part of a value."""
    match form["kind"]:
        case "whole":
            return bool(form.get("low", 0) <= value <= form.get("high", 0))
        case "word":
            return bool(value in form["allowed"])
        case "flag":
            return isinstance(value, bool)
        case "list":
            return form.get("low", 0) <= len(value) <= form["high"] and all(fits(form["item"], one) for one in value)
        case "fields":
            needed = set(form["fields"]) - set(form.get("optional", []))
            return needed <= set(value) and all(fits(form["fields"][name], part) for name, part in value.items())
        case "effect":
            return fits(form["variants"][value["do"]], value)
    return True


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_the_house_pack_fits_the_forms(served: Served, title: str) -> None:
    status, text = await served.get(f"/api/forms/{title}")
    assert status == 200
    sections = json.loads(text)["sections"]
    house = LIBRARY.get(title).house()
    assert list(sections) == list(house.content)
    for section, entries in house.content.items():
        for id, entry in entries.items():
            for field, value in entry.items():
                if field not in MARKS:
                    assert fits(sections[section]["fields"][field], value), (section, id, field, value)


async def test_a_title_that_nobody_knows_has_no_forms(served: Served) -> None:
    assert (await served.get("/api/forms/chess"))[0] == 404
    await check(served, {}, "chess", 404)


# -- checking -----------------------------------------------------------------------------------------------------


async def test_a_good_pack_is_shown_and_written(served: Served, tmp_path: Path) -> None:
    changes = {
        **LOUD,
        "equipment": {
            **LOUD["equipment"],
            "boots-b": {"like": "felt-boots", "name": {"en": 'Iron "Boots"', "fr": "Bottes é"}, "copies": 2},
            "mace": {"copies": 0},
        },
        "numbers": {"attack-limit": {"by-players": {"2": 9}}},
    }
    answer = await check(served, changes)
    assert answer["problems"] == []
    boots = answer["content"]["equipment"]["felt-boots"]
    assert boots["source"] == "pack"
    assert boots["face"][0]["args"]["effect"] == {"do": "noise", "amount": -2}
    assert boots["face"][0]["source"] == "pack"
    assert answer["content"]["equipment"]["boots-b"]["name"]["fr"] == "Bottes é"
    assert "mace" not in answer["content"]["equipment"]
    written = tmp_path / "my-box.toml"
    written.write_text(answer["file"], encoding="utf-8")
    pack = LIBRARY.get("moonlight").pack(str(written))
    assert (pack.name, pack.digest, pack.changes) == ("My box", answer["digest"], changes)
    status, read = await served.post("/api/packs/read", {"file": answer["file"]})
    assert (status, read) == (200, {"title": "moonlight", "name": "My box", "changes": changes})


@pytest.mark.parametrize(
    ("title", "changes", "at", "misfit"),
    [
        ("moonlight", {"equipment": {"mace": {"limit": "never"}}}, ["limit"], True),
        (
            "moonlight",
            {"equipment": {"mace": {"effects": [{"do": "fight", "amount": 99}]}}},
            ["effects", "0", "amount"],
            True,
        ),
        ("moonlight", {"equipment": {"mace": {"effects": [{"do": "fight"}]}}}, ["effects", "0", "amount"], True),
        (
            "moonlight",
            {"equipment": {"mace": {"effects": [{"do": "web"}, {"do": "brew"}]}}},
            ["effects", "1", "do"],
            True,
        ),
        ("moonlight", {"equipment": {"mace": {"effects": []}}}, ["effects"], True),
        ("moonlight", {"equipment": {"mace": {"copies": 21}}}, ["copies"], True),
        ("moonlight", {"equipment": {"mace": {"weight": 3}}}, ["weight"], False),
        ("moonlight", {"equipment": {"axe": {"like": 7}}}, ["like"], False),
        (
            "moonlight",
            {"equipment": {"mace": {"limit": "roll", "effects": [{"do": "fight", "amount": 1}]}}},
            ["limit"],
            False,
        ),
        ("moonlight", {"numbers": {"attack-limit": {"by-players": {"2": "many"}}}}, ["by-players", "2"], True),
        ("moonlight", {"numbers": {"attack-limit": {"value": 3}}}, ["value"], False),
        ("dicebrewing", {"recipes": {"export-lager": {"reward": {"coins": -1}}}}, ["effects", "0", "amount"], True),
        (
            "dicebrewing",
            {"recipes": {"export-lager": {"improvements": [{"source": "pack", "with": "honey", "least": 3}]}}},
            ["improvements"],
            False,
        ),
        ("brewcrafters", {"workers": {"chemist": {"cost": 10}}}, ["cost"], True),
        ("brewcrafters", {"lab-basic": {"basic-end": {"effect": "take-basic"}}}, ["effect"], False),
    ],
)
async def test_a_problem_says_where_it_is(
    served: Served, title: str, changes: Json, at: list[str], misfit: bool
) -> None:
    ((section, entries),) = changes.items()
    problem, *_ = (await check(served, changes, title))["problems"]
    assert (problem["section"], problem["entry"], problem["at"]) == (section, next(iter(entries)), at)
    assert problem["misfit"] == misfit
    with pytest.raises(PackError) as refused:
        LIBRARY.get(title).changed("odd", changes)
    assert str(refused.value.problems[0]) == f"{section}.toml, {problem['entry']}: {problem['detail']}"


async def test_one_wrong_entry_hides_no_other(served: Served) -> None:
    answer = await check(served, {"equipment": {**LOUD["equipment"], "mace": {"limit": "never"}}})
    assert list(answer["content"]["equipment"]) == ["felt-boots"]
    assert [problem["entry"] for problem in answer["problems"]] == ["mace"]
    assert 'limit = "never"' in answer["file"]


async def test_a_deck_that_is_too_small_is_a_problem_of_its_section(served: Served) -> None:
    monks = {id: {"copies": 0} for id in LIBRARY.get("moonlight").house().ids("monks")}
    (problem,) = (await check(served, {"monks": monks}))["problems"]
    assert (problem["section"], problem["entry"], problem["detail"]) == ("monks", "", "0 entries; 8 to 60 are allowed")


# -- files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("title = ", "is not valid TOML"),
        ('title = "chess"\nname = "x"', "must be one of moonlight"),
        ('title = "moonlight"\nname = ""', "1 to 60 characters"),
        ('title = "moonlight"\nname = "x"\n[cards.mace]\n', "unknown file 'cards'"),
        ('title = "moonlight"\nname = "x"\n[equipment]\nmace = 3\n', "Expected `object`"),
        ("[" * 5000, "is not valid TOML"),
    ],
)
async def test_a_file_that_is_no_pack_is_refused(served: Served, file: str, said: str) -> None:
    status, answer = await served.post("/api/packs/read", {"file": file})
    assert (status, answer["code"]) == (422, "bad-pack")
    assert said in answer["detail"]


async def test_a_file_may_restrict_decks(served: Served) -> None:
    file = 'title = "moonlight"\nname = "Few"\nonly = ["equipment"]\n[equipment.mace]\n'
    _, read = await served.post("/api/packs/read", {"file": file})
    assert read["changes"]["equipment"]["mace"] == {}
    assert read["changes"]["equipment"]["felt-boots"] == {"copies": 0}
    assert (await check(served, read["changes"]))["problems"] == []


async def test_a_table_is_played_with_a_pack_that_was_just_made(served: Served) -> None:
    made = await served.table(pack={"name": "My box", "changes": LOUD})
    _, text = await served.get(f"/api/tables/{made['table']}/content", made["token"])
    content = json.loads(text)
    assert content["pack"] == {"name": "My box", "digest": (await check(served, LOUD))["digest"]}
    assert content["content"]["equipment"]["felt-boots"]["effects"] == [{"do": "noise", "amount": -2}]


# -- bot games ----------------------------------------------------------------------------------------------------


async def test_bots_play_in_the_background_and_their_figures_are_the_balance_reports(served: Served) -> None:
    title = LIBRARY.get("moonlight")
    wish = {"title": "moonlight", "pack": {"name": "My box", "changes": LOUD}, "seats": 3, "games": 45}
    seen: list[int] = []
    while not seen or seen[-1] < 45:
        status, found = await served.post("/api/packs/games", wish)
        assert status == 200, found
        seen.append(found["done"])
        await asyncio.sleep(0.05)
    assert seen == sorted(seen)
    setup = title.setup(3, {}, title.changed("My box", LOUD))
    (tally,) = Balance([setup], [["regular"] * 3], SEED, OPENING).batch(0, 45).variants
    report = figures(setup, ["regular"] * 3, tally)
    for shown, seat in zip(found["seats"], report["by_order"], strict=True):
        assert shown == {
            "share": round(seat["share"], 4),
            "low": round(seat["share_ci95"][0], 4),
            "high": round(seat["share_ci95"][1], 4),
        }
    boots = next(one for one in report["content"]["equipment"]["entries"] if one["id"] == "felt-boots")
    (effect,) = found["entries"]
    assert (effect["section"], effect["entry"]) == ("equipment", "felt-boots")
    assert effect["rate"] == pytest.approx(boots["rate"])
    assert effect["wins"]["share"] == round(boots["lift"], 4)
    assert [effect["wins"]["low"], effect["wins"]["high"]] == [round(end, 4) for end in boots["ci95"]]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"seats": 9}, 422, "bad-setup"),
        ({"pack": {"name": "x", "changes": {"monks": {"nobody": {}}}}}, 422, "bad-setup"),
        ({"games": 1001}, 400, "bad-message"),
        ({"title": "chess"}, 404, "unknown-path"),
    ],
)
async def test_games_that_cannot_be_played_are_refused(served: Served, change: Json, status: int, code: str) -> None:
    wish: Json = {"title": "moonlight", "pack": {"name": "x", "changes": LOUD}, "seats": 2, "games": 20, **change}
    found, answer = await served.post("/api/packs/games", wish)
    assert (found, answer["code"]) == (status, code)


# -- strangers ----------------------------------------------------------------------------------------------------

JUNK: list[Any] = [
    None, True, -1, 2.5, 10**15, "", "x", "\x00\u202e", [], {}, [[]], [{}], [None], {"do": []}, {"do": "fight"},
    {"a": {}}, [{"do": "noise", "amount": "1"}], [{"effect": {}, "on": 1}], [{"effect": "mugs"}], {"source": 3},
    {"2": [1, 2, 3]}, {"٣": 1},
]  # fmt: skip


def junk(title: str, rng: Random) -> Json:
    """Changes whose names are right more often than their values."""
    house, schema = LIBRARY.get(title).house(), LIBRARY.get(title).schema()
    changes: Json = {}
    for _ in range(rng.randint(1, 4)):
        section = rng.choice([*schema, *schema, "cards"])
        ids = [*house.content.get(section, {}), "new-one", "", "a b", "x" * 50]
        fields = [*(schema[section].fields if section in schema else []), "name", "copies", "like", "effect", "trophy"]
        old = ["bars", "right", "left", "what"]
        entry = {rng.choice([*fields, *old, "odd"]): rng.choice(JUNK) for _ in range(rng.randint(0, 3))}
        changes.setdefault(section, {})[rng.choice(ids)] = entry
    return changes


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_junk_is_refused_and_nothing_breaks(served: Served, title: str) -> None:
    rng = Random(title)
    for _ in range(60):
        changes = junk(title, rng)
        answer = await check(served, changes, title)
        wish = {"title": title, "seats": 2, "pack": {"name": "junk", "changes": changes}}
        status, made = await served.post("/api/tables", wish)
        assert status == (422 if answer["problems"] else 201), (made, changes)
        if "\x00" not in answer["file"]:
            tomllib.loads(answer["file"])


DEEP = "[" * 20000 + "]" * 20000


@pytest.mark.parametrize(
    "body",
    [
        "",
        "[]",
        '{"title": 1}',
        '{"title": "moonlight", "pack": {"changes": []}}',
        '{"title": "moonlight", "pack": {"changes": {"rooms": {"chapel": 5}}}}',
        '{"title": "moonlight", "pack": {"changes": {"rooms": {"chapel": {"doors": ' + DEEP + "}}}}}",
    ],
)
@pytest.mark.parametrize("path", ["check", "games"])
async def test_what_is_no_message_is_refused(served: Served, path: str, body: str) -> None:
    status, answer = await served.post(f"/api/packs/{path}", body)
    assert (status, answer["code"]) == (400, "bad-message")


@pytest.mark.parametrize("depth", [100, 300, 900])
async def test_deep_values_are_refused(served: Served, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for path, more in (("packs/check", ""), ("packs/games", ', "seats": 2'), ("tables", ', "seats": 2')):
        pack = '{"name": "x", "changes": {"rooms": {"chapel": {"doors": ' + nested + "}}}}"
        status, answer = await served.post(f"/api/{path}", f'{{"title": "moonlight"{more}, "pack": {pack}}}')
        assert status in (200, 400, 422), answer


async def test_a_pack_that_is_too_large_is_refused(served: Served) -> None:
    changes: Json = {"equipment": {f"card-{number}": {"like": "mace"} for number in range(3000)}}
    await check(served, changes, status=413)
    changes = {"equipment": {f"c{number}": {"like": "mace", "copies": 20} for number in range(1000)}}
    answer = await check(served, changes)
    assert answer["problems"][0]["detail"].endswith("0 to 60 are allowed")


async def test_checks_and_bot_games_are_limited_by_address(limited: Served) -> None:
    many = {"equipment": {f"card-{number}": {"like": "mace"} for number in range(400)}}
    found = {
        (await limited.post("/api/packs/check", {"title": "moonlight", "pack": {"changes": many}}))[0]
        for _ in range(20)
    }
    assert found == {200, 429}
    limited.server.rates.work._left.clear()
    limited.server.rates.games.take("127.0.0.1", 4500)
    wish: Json = {"title": "moonlight", "pack": {"changes": LOUD}, "seats": 2}
    status, answer = await limited.post("/api/packs/games", {**wish, "games": 1000})
    assert (status, answer["code"]) == (429, "too-fast")
    await limited.post("/api/packs/games", {**wish, "games": 20})
    limited.server.rates.games.take("127.0.0.1", limited.server.rates.games._left["127.0.0.1"][0])
    status, answer = await limited.post("/api/packs/games", {**wish, "games": 20})
    assert (status, answer["done"]) == (200, 20)  # the same games again cost nothing
