"""What can be said about the texts without reading them: selectors, idle messages, punctuation, typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import serialize_pattern
from tests.text.test_titles import TITLES, english, view_fields, wanted_keys, words_of

from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.text.languages import APP, PACKAGE, languages
from alehouse.text.rulebook import find_rule, rulebook
from alehouse.text.speech import Speech

ROOT = PACKAGE.parents[1]
SPOKEN = ("action-", "because-", "log-", "outcome-", "refusal-")  # with names and words as arguments, not ids
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FLAGS = {"true", "false"}
FACES = ("ability", "effect", "limit", "omen", "special", "task")  # by words that content may hold
SHEETS = ("sheet", "counter")  # named by the manifest


def texts(lang: str) -> list[Path]:
    """Every file of a language, the page's included."""
    found = [*PACKAGE.glob(f"**/text/{lang}/*.ftl"), *ROOT.glob(f"web/src/**/text/{lang}.ftl")]
    assert len(found) > 15
    return sorted(found)


@cache
def entries(path: Path) -> list[ast.Message]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], path
    return [entry for entry in body if isinstance(entry, ast.Message)]


def title_texts(title: Title, lang: str) -> Path:
    return title.folder() / "text" / lang / "messages.ftl"


class Selects(visitor.Visitor):
    """The variants that are no plural forms, by the argument that selects them."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (named by the visitor)
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.found.append((node.selector.id.name, keys - PLURALS))
        self.generic_visit(node)


class SingleThings(visitor.Visitor):
    """Forms for `one` that say "one" instead of the number: wrong for 0 where a language counts 0 as one."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (named by the visitor)
        forms = {
            variant.key.name: variant.value for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        zero = any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants)
        if "one" in forms and not zero:
            said = serialize_pattern(forms["one"])
            number = isinstance(node.selector, ast.VariableReference) and f"${node.selector.id.name} }}" in said
            self.found += [] if number else re.findall(r"(?i)\b(?:une?|1)\b", said)
        self.generic_visit(node)


class References(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the visitor)
        self.found.add(node.id.name)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TITLES)
def test_no_message_selects_on_an_argument_that_is_already_a_word(name: str, lang: str) -> None:
    for message in entries(title_texts(LIBRARY.get(name), lang)):
        if message.id.name.startswith(SPOKEN):
            selects = Selects()
            selects.visit(message)
            assert [one for one in selects.found if one[1] - FLAGS] == [], message.id.name


def used_words(title: Title) -> set[str]:
    """Ids that the title's code, content and boards write: the ones that `word-…` may be for."""
    folders = [title.folder(), PACKAGE / "tui", ROOT / "web/src/boards" / title.id]
    sources = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".svelte", ".ts")
    ]
    written = "\n".join(path.read_text("utf-8") for path in sources)
    quoted = re.findall(r"""["'`\[]([\w-]+)["'`\]]""", written)
    codebook = title.codebook(title.house())
    acted = [str(value) for code in codebook.codes() for value in codebook.describe(code).values()]
    return {*view_fields(title), *quoted, *re.findall(r"^([\w-]+) =", written, re.MULTILINE), *acted}


def face_words(title: Title) -> set[str]:
    """Everything that a card face may be about: words that content may hold, fields that hold them, and ids."""
    content = title.house().content
    found = {id for entries in content.values() for id in entries}
    for section, card in title.schema().items():
        for name, spec in card.fields.items():
            found |= {word for _, word in words_of(name, spec)} | {name}
        assert section in content
    return found


@pytest.mark.parametrize("name", TITLES)
def test_no_message_of_a_title_is_idle(name: str) -> None:
    title = LIBRARY.get(name)
    codebook = title.codebook(title.house())
    wanted = wanted_keys(title) | {f"decision-{decision}" for decision in title.decisions()}
    wanted |= {f"action-{codebook.describe(code)['do']}" for code in codebook.codes()}
    wanted |= face_keys(title) | printed_keys(name)
    references = References()
    for message in entries(title_texts(title, "en")):
        references.visit(message)
    wanted |= references.found
    words, faces = used_words(title), face_words(title)
    idle = []
    for key in sorted({key.partition(".")[0] for key in english(title)} - wanted):
        kind, _, rest = key.partition("-")
        if (kind == "word" and rest in words) or (kind in FACES and is_face(rest, faces, words)) or kind in SHEETS:
            continue
        idle.append(key)
    assert idle == []


def printed_keys(title: str) -> set[str]:
    """The messages that the title's printed pieces name."""
    return set(re.findall(r'say\("([\w-]+)"', (PACKAGE / "print" / "titles" / f"{title}.py").read_text("utf-8")))


def face_keys(title: Title) -> set[str]:
    """Every message that the faces of the content ask for."""
    content = title.house().content
    lines = [line for section in content for id in content[section] for line in title.face(title.house(), section, id)]
    found: set[str] = set()
    while lines:
        line = lines.pop()
        found.add(line.key)
        lines += [part for value in line.args.values() if isinstance(value, list) for part in value]
    return found


def is_face(rest: str, faces: set[str], words: set[str]) -> bool:
    """A word of the content, or two joined by the code that shows cards ('yearly-rep')."""
    return rest in faces | words or any(
        rest.startswith(f"{one}-") and rest[len(one) + 1 :] in faces | words for one in words
    )


def test_no_message_shared_by_all_is_idle() -> None:
    code = "\n".join(
        path.read_text("utf-8")
        for folder in (PACKAGE, ROOT / "web/src")
        for path in folder.rglob("*")
        if path.suffix in (".py", ".ts", ".svelte")
    )
    references = References()
    for title in map(LIBRARY.get, TITLES):
        for message in entries(title_texts(title, "en")):
            references.visit(message)
    beginnings = tuple(re.findall(r"""f?["'`]([a-z]+-)(?:["'`] \+|\$?\{)""", code))
    keys = {message.id.name for message in entries(APP.parent / "en" / APP.name)} - references.found
    assert [
        key for key in keys if not re.search(rf"""["'`]{key}["'`]""", code) and not key.startswith(beginnings)
    ] == []


# -- punctuation and typography -----------------------------------------------------------------

COMMANDS = ["replay", "hint", "rules", "analyze", "review"]
SPEAKING = ["tui", "text", "lab/advice.py", *(f"commands/{name}.py" for name in COMMANDS)]
GLUED = re.compile(r"""\}[:;] |(?<![\w"'])["'][:;] ["']|\) \+ ":""")
FOR_PROGRAMS = re.compile(r"raise |problems")


def speaking() -> Iterator[Path]:
    for name in SPEAKING:
        path = PACKAGE / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def test_no_punctuation_is_glued_in_code() -> None:
    """Colons and semicolons are set differently in every language: `Speech.labeled` and `Speech.clauses` know how."""
    glued = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in speaking()
        if path.name not in ("outline.py", "complete.py", "style.py")  # fields by their ids, and reports for developers
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(r"""f["']|["'][:;] """, line) and GLUED.search(line) and not FOR_PROGRAMS.search(line)
    ]
    assert glued == []


GLUED_ON_THE_PAGE = re.compile(r"""\$\{[^}]*\}[:;] \$\{|\.join\("[:;] ?"\)|\+ "[:;] ?\"""")


def test_no_punctuation_is_glued_on_the_page() -> None:
    files = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(files) > 100
    own = [path for path in files if not path.name.endswith((".test.ts", "catalogue.ts"))]  # its problems are for us
    glued = [(path.name, match[0]) for path in own for match in GLUED_ON_THE_PAGE.finditer(path.read_text("utf-8"))]
    assert glued == []


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """Every line that is shown, with its place."""
    for path in texts(lang):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.relative_to(ROOT)}:{number}", re.sub(r"^[\w-]+ =|^    \.[\w-]+ =", "", line)


@pytest.mark.parametrize("lang", languages())
def test_every_line_of_the_page_belongs_to_a_message(lang: str) -> None:
    for path in texts(lang):
        assert path.is_relative_to(PACKAGE) or entries(path)  # the package's are read by other tests


@pytest.mark.parametrize("lang", languages())
def test_apostrophes_and_ellipses_are_typographic(lang: str) -> None:
    assert [place for place, line in lines(lang) if "'" in line] == []
    assert [place for place, line in lines(lang) if re.search(r"\w …|\} …", line)] == []


def test_french_has_its_spaces_and_never_a_name_after_de_or_que() -> None:
    double = r" [:;!?»](?!\w)|[\d}] %|« |\w[;!?»](?!\w)"
    assert [place for place, line in lines("fr") if re.search(double, line)] == []
    elided = r"\b(de|que|lorsque|puisque|d\u2019|qu\u2019) ?\{ \$(seat|other|names?|about|player)\b"
    assert [place for place, line in lines("fr") if re.search(elided, line)] == []


def test_french_never_says_one_of_nothing() -> None:
    """0 is `one` in French: such a form says the number, or is for [1] alone."""
    for path in texts("fr"):
        for message in entries(path):
            things = SingleThings()
            things.visit(message)
            assert things.found == [], (path, message.id.name)


def test_english_is_american_and_has_no_space_before_a_percent_sign() -> None:
    british = r"\b((col|arm|hon|neighb|fav)our|grey|mould|licence|analyse|(organ|recogn|immobil)is|centre|metre|duell)"
    assert [
        place for place, line in lines("en") if re.search(british, re.sub(r"\{[^}]*\}", "", line), re.IGNORECASE)
    ] == []
    assert [place for place, line in lines("en") if re.search(r"[\d}] %", line)] == []


HABITS = (
    r"unless told|\banew\b|\bof now\b|\bgo on\b|\bthe own\b|\blies? face|\btaken? back\b"
    r"|(?<!here )\bis no\b (?!longer)"
)


def test_english_has_none_of_the_habits_that_the_style_guide_names() -> None:
    assert [f"{place}: {line.strip()}" for place, line in lines("en") if re.search(HABITS, line)] == []


STRAYS = {  # a second word for a thing of the glossary
    "en": r"\bwerewol(f|ves)\b|\bdirt\b|\brivals?\b|\bswaps?\b|(?<![Mm]agnifying )\bglass|\bwatchers?\b",
    "fr": r"(?i)loup-garou|saleté|\bouvrier|\bengag(ez|er)\b|\bfini(r|ssez) le tour|\b(siège|portion|pack|mod)s?\b",
    "es": r"(?i)hombres? lobo|\basientos?\b|comerciante|\basociaci[oó]n|línea de investigación|\brepites\b|\brival",
    "it": r"(?i)lup[oi] mannar|\bomin[oi]\b|line[ae] di ricerca|porzion|\britir(i|are|at[oi])\b|\bstanz[ae]\b|porcizie",
}
SHIFT = {"es": r"turnos?\b(?! de (trabajo|juego))", "it": r"turn[oi]\b(?! di (produzione|gioco))"}
TURN = {  # the turn of a player, a button, and the printed name of a market space
    "es": r"(?i)por turnos|\b(el|su|tu|de) turno\b|nuevo turno( /|:|$)|un turno a trabajar",
    "it": r"(?i)a turno|\b(il|suo|tuo|del|nel|di|un) turno\b|nuovo turno( /|:|$)",
}


@pytest.mark.parametrize("lang", STRAYS)
def test_a_thing_has_one_word(lang: str) -> None:
    shown = ((place, re.sub(r"\{[^}]*\}", "", line)) for place, line in lines(lang))
    assert [f"{place}: {line.strip()}" for place, line in shown if re.search(STRAYS[lang], line)] == []


def test_spanish_says_tu_and_never_vosotros() -> None:
    plural = r"(?i)\b(vosotr[oa]s|vuestr[oa]s?|dais|vais|sois|(?!dieciséis)\w+(áis|éis))\b"
    assert [f"{place}: {line.strip()}" for place, line in lines("es") if re.search(plural, line)] == []


@pytest.mark.parametrize("lang", SHIFT)
def test_a_shift_is_not_mistaken_for_a_turn(lang: str) -> None:
    own = ((place, line) for place, line in lines(lang) if "brewcrafters" in place)
    assert [
        f"{place}: {line.strip()}"
        for place, line in own
        if re.search(SHIFT[lang], re.sub(TURN[lang], "", line.strip()))
    ] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TITLES)
def test_options_say_that_they_are_house_rules_if_and_only_if_they_are(name: str, lang: str) -> None:
    title = LIBRARY.get(name)
    speech = Speech(title, title.house(), lang)
    book = rulebook(title)
    for option in title.options():
        if option.kind() != "flag":
            continue  # a choice between ways to play, of which some are printed
        house = book != [] and find_rule(book, option.rule)[1][0].source == "house"
        assert (speech.say("house-rule") in speech.option_about(option.id)) == house, option.id
