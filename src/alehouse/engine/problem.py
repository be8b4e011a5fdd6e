"""Problems of a pack: the file, the entry and the part of it that is wrong."""

from __future__ import annotations

from alehouse.engine.errors import AlehouseError


class PackProblem:
    """One problem. `at` is the path to the part of the entry (`["effects", "0", "amount"]`), as far as it is known.

    `misfit`: the schema does not allow that value there, so a form already explains the problem.
    """

    __slots__ = ("at", "entry", "misfit", "section", "text")

    def __init__(self, section: str, entry: str, text: str, at: list[str] | None = None, misfit: bool = False) -> None:
        self.section = section
        self.entry = entry
        self.text = text
        self.at: list[str] = at or []
        self.misfit = misfit

    def __str__(self) -> str:
        place = f"{self.section}.toml, {self.entry}" if self.entry else f"{self.section}.toml"
        return f"{place}: {self.text}"


class PackProblems:
    """Collects problems; `at` is the path to the part of the entry."""

    def __init__(self) -> None:
        self.listed: list[PackProblem] = []

    def add(self, section: str, entry: str, text: str, *at: str) -> None:
        self.listed.append(PackProblem(section, entry, text, list(at)))


class PackError(AlehouseError):
    """An invalid pack; its text lists every problem."""

    def __init__(self, name: str, problems: list[PackProblem]) -> None:
        super().__init__(f"pack '{name}': " + "; ".join([str(problem) for problem in problems]))
        self.problems = problems
