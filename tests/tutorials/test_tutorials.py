"""Every tutorial is played: its moves are allowed, what it promises holds, and every language has its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.engine.scenario import Stage
from alehouse.games import LIBRARY
from alehouse.table.tutorial import LEARNER, Script, Tutorial, played, read_script, tutorial
from alehouse.text.catalogue import Catalogue
from alehouse.text.complete import messages
from alehouse.text.languages import languages
from alehouse.text.rulebook import rulebook, rules_of

TITLES = LIBRARY.ids()
MOST_WORDS = 50  # of a lesson; more is not read


@pytest.fixture(params=TITLES)
def lessons(request: pytest.FixtureRequest) -> Tutorial:
    return tutorial(LIBRARY.get(request.param))


def test_it_takes_a_beginner_five_to_eight_minutes(lessons: Tutorial) -> None:
    assert 5 <= lessons.minutes <= 8
    assert 12 <= len(lessons.lessons) <= 20


def test_every_lesson_is_known_by_its_own_id(lessons: Tutorial) -> None:
    ids = [lesson.id for lesson in lessons.lessons]
    assert len(set(ids)) == len(ids)


def test_the_move_asked_for_may_be_made_where_the_reader_stands(lessons: Tutorial) -> None:
    for lesson in lessons.lessons:
        if lesson.ask is not None:
            player_view = lesson.moments[-1].player_view
            assert player_view.seat == LEARNER
            assert lesson.ask in player_view.legal, lesson.id


def test_it_begins_and_ends_with_something_to_read(lessons: Tutorial) -> None:
    assert lessons.lessons[0].ask is None
    assert lessons.lessons[-1].ask is None
    assert lessons.lessons[-1].moments[-1].player_view.decision == "", "the reader sees the end of a game"


def test_it_teaches_the_decisions_that_it_says(lessons: Tutorial) -> None:
    asked = [lesson.moments[-1].player_view.decision for lesson in lessons.lessons if lesson.ask is not None]
    assert lessons.teaches == list(dict.fromkeys(asked))
    assert set(lessons.teaches) <= set(LIBRARY.get(lessons.title).decisions())


def test_a_move_leads_to_the_next_lesson_unless_another_scene_begins(lessons: Tutorial) -> None:
    for before, lesson in zip(lessons.lessons, lessons.lessons[1:], strict=False):
        heard = [told for moment in lesson.moments for told in moment.heard]
        assert not (lesson.fresh and heard), lesson.id
        if before.ask is None and not lesson.fresh:
            assert lesson.moments[-1].player_view == before.moments[-1].player_view, lesson.id


def test_every_lesson_cites_rules_that_are_told(lessons: Tutorial) -> None:
    told = set(rules_of(rulebook(LIBRARY.get(lessons.title))))
    for lesson in lessons.lessons:
        assert lesson.rules
        assert set(lesson.rules) <= told, lesson.id


def test_every_lesson_has_its_words_and_no_words_are_idle(lessons: Tutorial) -> None:
    keys = {f"tutorial-{lesson.id}{part}" for lesson in lessons.lessons for part in ("", ".title")}
    assert messages(LIBRARY.get(lessons.title).folder() / "text" / "tutorial.ftl").keys() == keys


@pytest.mark.parametrize("lang", languages())
def test_a_lesson_is_short_and_needs_no_arguments(lessons: Tutorial, lang: str) -> None:
    catalogue = Catalogue(lang, [LIBRARY.get(lessons.title).folder() / "text" / "tutorial.ftl"])
    for lesson in lessons.lessons:
        text = catalogue.say(f"tutorial-{lesson.id}")
        assert 5 <= len([word for word in text.split() if word[0].isalnum()]) <= MOST_WORDS, lesson.id
        assert len(catalogue.say(f"tutorial-{lesson.id}.title")) <= 40, lesson.id
    assert catalogue.problems == []


@pytest.mark.parametrize("name", TITLES)
def test_every_scene_is_a_position_that_the_rules_allow(name: str) -> None:
    title = LIBRARY.get(name)
    script: Script = read_script(title.folder() / "tutorial.toml")
    setup = title.setup(script.seats, script.options, seed=script.seed)
    for scene in script.scene:
        stage = Stage(setup, {"given": scene.given, "dice": scene.dice})
        assert title.invariants(stage.state) == [], scene.step[0].id


# -- what is wrong is said ------------------------------------------------------------------------------------

HEAD = "minutes = 5\nteaches = []\nseats = 2\n[[scene]]\n"
STEP = '[[scene.step]]\nid = "one"\nrules = []\n'
WATER = 'do = { do = "action", what = "water-easy" }\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + STEP + 'do = { do = "move", to = "forest" }\n', "step 'one': expected move to=forest is legal"),
        (HEAD + STEP + 'do = { do = "fly" }\n', "step 'one'"),
        (HEAD + STEP + 'do = { do = "end-turn" }\n' + STEP.replace("one", "two") + WATER, "'two': expected seat 1"),
        (HEAD + STEP + "then = { phase = 2 }\n", "'one': expected phase = 2; found phase = 1"),
        (HEAD + STEP + "then = { fase = 2 }\n", "'one': unknown field 'fase'"),
        (HEAD + "dice = [3]\n" + STEP, "after 'one' 1 dice are left over"),
        (HEAD + STEP + "say = 3\n", "unknown field `say`"),
        (HEAD.replace("seats = 2", 'seats = "two"') + STEP, r"\$.seats"),
        ("minutes = ", "cannot be read"),
    ],
    ids=["illegal", "unknown", "not the reader's turn", "then", "misspelt", "dice", "field", "kind", "no TOML"],
)
def test_a_tutorial_that_does_not_hold_names_its_step(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "tutorial.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(AlehouseError, match=said) as raised:
        played(LIBRARY.get("moonlight"), path)
    assert str(path) in str(raised.value)


def test_the_example_of_the_document_holds(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "tutorials.md").read_text(encoding="utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    path = tmp_path / "tutorial.toml"
    path.write_text(example, encoding="utf-8")
    found = played(LIBRARY.get("moonlight"), path)
    assert [lesson.id for lesson in found.lessons] == ["welcome", "move", "end", "score"]
    assert found.teaches == [found.lessons[1].moments[-1].player_view.decision]
