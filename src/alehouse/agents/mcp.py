"""An MCP server: agents open or join tables, read positions in words, act, and learn why something is not allowed.

Games are played in this process, or on any Alehouse server. Tools return text for the model to read.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Final, ParamSpec

import alehouse
from alehouse.agents import prompt
from alehouse.agents.seats import AGENT, AgentTable, LocalTable, ServedTable
from alehouse.bots.levels import offered
from alehouse.client import Client
from alehouse.engine.errors import AlehouseError, unknown
from alehouse.extras import command_for
from alehouse.games import LIBRARY
from alehouse.text.rulebook import find_rule, rulebook
from alehouse.tui.opening import HUMAN

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import Field
except ImportError:
    raise AlehouseError(f"the MCP server needs the official SDK: {command_for('mcp')}.") from None

LONGEST_WAIT: Final = 300.0
INSTRUCTIONS: Final = """Board games about brewing beer. Call list_games, then create_table (or join_table on a server).
When it is your turn, read legal_actions: every action has a number, and its forecast in brackets. Play one with act.
Nothing illegal can be played: a refusal says why, and nothing has changed. wait_for_turn waits for other players."""

Arguments = ParamSpec("Arguments")
TableId = Annotated[str, Field(description="The table's id (default: the one used last)")]


def _tool(work: Callable[Arguments, Awaitable[str]]) -> Callable[Arguments, Awaitable[str]]:
    """Turns the message a person would see into the tool's error, for the model to read and recover from."""

    @functools.wraps(work)
    async def told(*args: Arguments.args, **kwargs: Arguments.kwargs) -> str:
        try:
            return await work(*args, **kwargs)
        except AlehouseError as error:
            raise ToolError(str(error)) from None

    return told


class Door:
    """The tools, and the tables opened with them. `server` is an address, or '' for games in this process."""

    def __init__(self, server: str = "", lang: str = "en", hints: bool = True) -> None:
        self.server = server
        self.lang = lang
        self.client: Client | None = Client(server) if server else None
        self.tables: dict[str, AgentTable] = {}
        self.current = ""
        self.mcp: MCPServer[None] = MCPServer(
            "alehouse", title="Alehouse", version=alehouse.__version__, instructions=INSTRUCTIONS,
            lifespan=self._open, log_level="WARNING",
        )  # fmt: skip
        tools: list[Callable[..., Awaitable[str]]] = [self.list_games, self.create_table, self.position]
        tools += [self.legal_actions, self.why_not, self.act, self.wait_for_turn, self.read_rules]
        if hints:
            tools.append(self.hint)
        if server:
            tools.append(self.join_table)
        for tool in tools:
            self.mcp.tool(structured_output=False)(_tool(tool))

    @contextlib.asynccontextmanager
    async def _open(self, mcp: MCPServer[None]) -> AsyncIterator[None]:
        async with self.client or contextlib.nullcontext():
            try:
                yield
            finally:
                for table in self.tables.values():
                    await table.close()

    # -- tables ----------------------------------------------------------------------------------------

    async def list_games(self) -> str:
        """List the games with their numbers of players and options, the bots, and tables that can be joined."""
        lines: list[str] = []
        for id in LIBRARY.ids():
            title = LIBRARY.get(id)
            lines.append(f"{title.id}: {title.name}, {title.min_seats} to {title.max_seats} players")
            lines += [f"  option {option.id}: {option.wanted()}" for option in title.options()]
        lines.append(f"Bots, weakest first: {', '.join(offered())}")
        if self.client is not None:
            for table in (await self.client.lobby()).tables:
                who = ", ".join(table.names) or "nobody yet"
                lines.append(
                    f"Open table {table.table}: {table.title}, {table.open} of {table.seats} seats open; {who}"
                )
        lines += [f"Your table {table.id}: {table.view.title.id}" for table in self.tables.values()]
        return "\n".join(lines)

    async def create_table(
        self,
        title: Annotated[str, Field(description="The game's id, as in list_games")],
        players: Annotated[
            list[str],
            Field(
                description=f"One word per seat, in order: '{AGENT}' for you ('{AGENT}:NAME' to be called NAME), "
                f"'{HUMAN}:NAME' for a person, or a bot's level"
            ),
        ],
        options: Annotated[dict[str, str | int | bool] | None, Field(description="Options of the game by id")] = None,
        seed: Annotated[int | None, Field(description="Makes the dice repeatable (local games only)")] = None,
    ) -> str:
        """Start a game. Persons share your screen, or on a server join by the invitation that is returned."""
        kind = LIBRARY.get(title)
        table: AgentTable
        if self.client is None:
            number = str(len(self.tables) + 1)
            table = await LocalTable.open(number, kind, players, dict(options or {}), seed, self.lang)
        else:
            if seed is not None:
                raise AlehouseError("a server's dice cannot be chosen: leave the seed out.")
            table = await ServedTable.create(self.client, kind, players, dict(options or {}), self.lang)
        return self._opened(table)

    async def join_table(
        self,
        table: Annotated[str, Field(description="The table's id, or the whole invitation link")],
        name: Annotated[str, Field(description="What to call you")],
        invite: Annotated[str, Field(description="The invitation's secret; '' at a public table")] = "",
    ) -> str:
        """Take an open seat at a table on the server."""
        assert self.client is not None
        if "/#/join/" in table:
            table, _, rest = table.partition("/#/join/")[2].partition("/")
            invite = rest.partition("/")[0]
        return self._opened(await ServedTable.join(self.client, table, invite, name, self.lang))

    def _opened(self, table: AgentTable) -> str:
        self.tables[table.id] = table
        self.current = table.id
        said = prompt.say(self.lang, "table", table=table.id, title=table.view.title.name)
        return "\n".join([said, *self._now(table)])

    # -- reading ---------------------------------------------------------------------------------------

    async def position(self, table: TableId = "") -> str:
        """See the whole position in words, as your seat may know it, and everyone's points."""
        at = self._at(table)
        return "\n".join([*self._whose(at), "", *prompt.position(at.view)])

    async def legal_actions(self, table: TableId = "") -> str:
        """List what may be done now: each action by number, in brackets what it will bring and how likely that is."""
        at = self._at(table)
        return "\n".join([*self._whose(at), *(prompt.choices(at.view) if at.acting and not at.over else [])])

    async def why_not(
        self,
        action: Annotated[str, Field(description="Number or words of an action that is not allowed")],
        table: TableId = "",
    ) -> str:
        """Ask why an action is not allowed now; the answer names the rule, which read_rules explains."""
        at = self._deciding(table)
        return prompt.why_not(at.view, action)

    async def read_rules(
        self,
        title: Annotated[str, Field(description="The game's id, as in list_games")],
        part: Annotated[str, Field(description="A rule's id or a section's id; '' for the table of contents")] = "",
    ) -> str:
        """Read the rules of a game: its sections, one section, or the paragraph of one rule."""
        sections = rulebook(LIBRARY.get(title), self.lang)
        if not part:
            return "\n".join(f"{section.id}: {section.heading}" for section in sections)
        for section in sections:
            if section.id == part:
                found = [f"{paragraph.text} ({', '.join(paragraph.rules)})" for paragraph in section.paragraphs]
                return "\n\n".join([section.heading, *found])
        section, paragraphs = find_rule(sections, part)
        found = [f"{paragraph.text} ({', '.join(paragraph.rules)})" for paragraph in paragraphs]
        return "\n\n".join([section.heading, *found])

    async def hint(self, table: TableId = "") -> str:
        """Ask for the best moves of the seat to act, with chances, reasons and risks."""
        return "\n".join(await self._deciding(table).hint())

    # -- acting ----------------------------------------------------------------------------------------

    async def act(
        self,
        action: Annotated[str, Field(description="Number or words of a legal action, or the action as JSON")],
        table: TableId = "",
    ) -> str:
        """Play an action for the seat to act. Returns what happened, and the next choices if you decide again."""
        at = self._deciding(table)
        chosen = prompt.chosen(at.view, action)
        name, label = at.view.names[at.acting - 1], at.view.speech.action(chosen, at.view.names)
        await at.act(chosen)
        return "\n".join([prompt.say(self.lang, "played", name=name, label=label), *self._now(at)])

    async def wait_for_turn(
        self,
        seconds: Annotated[float, Field(description="How long to wait at most", ge=0, le=LONGEST_WAIT)] = 60.0,
        table: TableId = "",
    ) -> str:
        """Wait until you have to decide or the game is over. Returns what happened, and then your choices."""
        at = self._at(table)
        await at.wait(seconds)
        return "\n".join(self._now(at))

    # -- words -----------------------------------------------------------------------------------------

    def _at(self, table: str) -> AgentTable:
        wanted = table or self.current
        if not wanted:
            raise AlehouseError("there is no table yet; create_table opens one.")
        if wanted not in self.tables:
            raise AlehouseError(unknown("table", wanted, list(self.tables)))
        self.current = wanted
        return self.tables[wanted]

    def _deciding(self, table: str) -> AgentTable:
        at = self._at(table)
        if at.over or not at.acting:
            raise AlehouseError(" ".join(self._whose(at)))
        return at

    def _now(self, at: AgentTable) -> list[str]:
        """What happened, whose turn it is, and the choices; at the end the position with everyone's points."""
        lines: list[str] = []
        happened = at.news()
        if happened:
            lines += [prompt.say(self.lang, "what-happened"), *(f"- {line}" for line in happened), ""]
        lines += self._whose(at)
        if at.over:
            return lines + prompt.position(at.view)
        return lines + prompt.choices(at.view) if at.acting else lines

    def _whose(self, at: AgentTable) -> list[str]:
        if at.over:
            return [prompt.say(self.lang, "game-over")]
        if not at.acting:
            return [at.waits]
        key = "their-turn" if at.is_person(at.acting) else "your-turn"
        return [prompt.say(self.lang, key, name=at.view.names[at.acting - 1], prompt=at.view.prompt())]


def run(server: str, lang: str, hints: bool) -> None:
    """Serves over standard input and output until the input ends or nobody reads the output."""
    try:
        Door(server, lang, hints).mcp.run()
    except* BrokenPipeError:
        pass
