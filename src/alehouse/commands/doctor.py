"""`alehouse doctor`: what is installed, and how to get what is missing."""

from __future__ import annotations

import os
import platform
import shutil
import sys

import alehouse
from alehouse.commands.host import pack_names
from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json
from alehouse.commands.version import facts
from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Title
from alehouse.extras import command_for, extras, from_sources, missing, program
from alehouse.games import LIBRARY

GOOD = "ok"
BETTER = "could be better"
BROKEN = "BROKEN"
PURPOSES = {
    "cluster": "lab on a Ray cluster (--cluster)",
    "dataset": "'alehouse dataset'",
    "lab": "pictures of balance and analyze, tuning",
    "mcp": "'alehouse mcp', the server for agents",
    "openspiel": "OpenSpiel games",
    "postgres": "PostgreSQL databases",
    "print": "'alehouse print', PDFs to print and play",
    "push": "web push notifications",
    "rl": "PettingZoo and Gymnasium environments",
    "sb3": "masked PPO of Stable-Baselines3, 'alehouse train --policy'",
    "tui": "full-screen play in the terminal",
}

Finding = tuple[str, str, str]  # state, subject, what to do


def doctor(*, db: str | None = None, json: Json = False) -> int:
    """Report what is installed, what is missing, and how to get it; exit with 1 if something is broken.

    Example: alehouse doctor --db /var/lib/alehouse/tables.db

    Parameters
    ----------
    db
        A server's database to examine as well: its pages, and whether all open tables replay. Nothing is changed,
        and the server may be running.
    """
    findings = [
        (GOOD, f"Alehouse {alehouse.__version__}, Python {platform.python_version()} ({sys.executable})", ""),
        rules_engine(),
        compiler(),
        page(),
        *optional(),
        *texts(),
        *packs(),
        *weights(),
        *(database(db) if db else []),
    ]
    broken = sum(state == BROKEN for state, _, _ in findings)
    if json:
        listed = [{"state": state, "what": what, "cure": cure} for state, what, cure in findings]
        print_json({**facts(), "broken": broken, "findings": listed})
        return 1 if broken else 0
    for state, what, cure in findings:
        print(f"{state}: {what}" + (f"; {cure}" if cure else ""))
    print("Something is broken." if broken else "Everything needed is here.")
    return 1 if broken else 0


def rules_engine() -> Finding:
    """Whether the rules are compiled, and whether they could be."""
    import alehouse.engine.state as engine

    where = engine.__file__
    if alehouse.compiled():
        return GOOD, f"the rules run compiled ({where})", ""
    if os.environ.get("ALEHOUSE_PURE", "") not in ("", "0"):
        return GOOD, f"the rules run as pure Python, as ALEHOUSE_PURE asks ({where})", ""
    found = _compiler()
    first = f"{found} is here, so" if found else "install a C compiler (gcc or clang), then"
    how = f"start '{program()} setup'" if from_sources() else "install a compiled wheel, or from the source archive"
    what = f"the rules run as pure Python, many times slower ({where})"
    return BETTER, what, f"{first} {how}"


def compiler() -> Finding:
    """Whether the rules could be compiled here."""
    found = _compiler()
    return GOOD, f"C compiler {found}" if found else "no C compiler (needed only to compile the rules)", ""


def _compiler() -> str:
    wanted = os.environ.get("CC", "").split()[:1] or ["cc", "gcc", "clang", "cl"]
    return next((path for name in wanted if (path := shutil.which(name))), "")


def page() -> Finding:
    """Whether the page is built."""
    from alehouse.server.page import STATIC

    if (STATIC / "index.html").is_file():
        return GOOD, "the page is built", ""
    cure = f"'{program()} setup' builds it" if from_sources() else "install a wheel that has it (docs/install.md)"
    return BETTER, "the page is missing, so there is nothing to play in a browser", cure


def optional() -> list[Finding]:
    """What each extra is for, and how to install a missing one; all of them are optional."""
    findings: list[Finding] = []
    for extra in extras():
        purpose = PURPOSES.get(extra, extra)
        if missing(extra):
            findings.append((GOOD, f"no {purpose} (extra {extra})", f"to add it: {command_for(extra)}"))
        else:
            findings.append((GOOD, f"{purpose} (extra {extra})", ""))
    return findings


def texts() -> list[Finding]:
    """Whether every language is complete, and every rule has exactly one text."""
    from alehouse.text.catalogue import own_name
    from alehouse.text.complete import missing, mistakes, rulebook_problems
    from alehouse.text.languages import languages
    from alehouse.text.rulebook import rulebook

    findings: list[Finding] = []
    for lang in languages():
        what, wrong, lacking = f"texts in {own_name(lang)}", mistakes(lang), missing(lang)
        if lacking and not wrong:
            cure = f"they appear in English; '{program()} languages {lang}' lists them"
            findings.append((BETTER, f"{what}: {len(lacking)} are missing", cure))
        else:
            findings.append(_found(what, wrong))
    for title in _titles():
        try:
            problems = rulebook_problems(rulebook(title))
        except AlehouseError as error:
            problems = [str(error)]
        findings.append(_found(f"rules text of {title.name}", problems))
    return findings


def packs() -> list[Finding]:
    """Whether the packs are valid."""
    findings: list[Finding] = []
    for title in _titles():
        try:
            problems = [str(problem) for problem in title.check_pack(title.house())]
            names = pack_names(title)
        except AlehouseError as error:
            problems, names = [str(error)], []
        findings.append(_found(f"packs of {title.name}: {', '.join(names)}", problems))
    return findings


def weights() -> list[Finding]:
    """Whether the evaluation of every title has all its weights."""
    findings: list[Finding] = []
    for title in _titles():
        what = f"weights of {title.name}"
        try:
            missing = title.judge().weights.missing()
        except AlehouseError as error:
            findings.append(_found(what, [str(error)]))
            continue
        lacks = f"judge.toml lacks {', '.join(missing)}, which count as 0" if missing else ""
        findings.append((BETTER if missing else GOOD, what, lacks))
    return findings


def database(address: str) -> list[Finding]:
    """Whether a server's database is sound."""
    from alehouse.store.examine import examine

    what, problems = examine(address, LIBRARY)
    if not problems:
        return [(GOOD, what, "")]
    return [(BROKEN, what, "; ".join(problems))]


def _titles() -> list[Title]:
    return [LIBRARY.get(name) for name in LIBRARY.ids()]


def _found(what: str, problems: list[str]) -> Finding:
    if not problems:
        return GOOD, what, ""
    more = f" and {len(problems) - 3} more" if len(problems) > 3 else ""
    return BROKEN, what, "; ".join(problems[:3]) + more + "; reinstall Alehouse"
