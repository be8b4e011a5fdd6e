"""Every message between a client and the server. docs/protocol.md explains them; `types.py` exports them.

Seats count from 1, times are milliseconds since 1970, texts are ids and arguments, never sentences to show.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from alehouse.engine.forecast import Foreseen
from alehouse.engine.options import Value
from alehouse.lab.advice import HintedMove
from alehouse.lab.review import Mistake
from alehouse.table.entries import ACTION, LONGEST_NAME, Deed, Mover, Purpose, Why
from alehouse.table.errors import Code
from alehouse.table.projection import Planned, PlayerView, Reason, Told
from alehouse.table.seats import Kind
from alehouse.table.spec import Settings
from alehouse.table.table import Status

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Secret = Annotated[str, msgspec.Meta(max_length=100)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^([0-9a-f]{64})?(?!\n)$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Chosen = Annotated[dict[Name, bool | Number | Name], msgspec.Meta(title=ACTION)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """`type` is the tag of a message."""


# -- creating and joining, over HTTP only --------------------------------------------------------------


class PackChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that the server knows by name, or changes to the house pack."""

    name: Name = "house"
    changes: dict[str, dict[str, dict[str, Any]]] = {}


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `bots` gives seats (by number) to bots, `me` takes seats for the host, all with one secret.

    `id` makes creation repeatable: the same one, at least 16 random characters, leads to the same table.
    """

    title: Name
    seats: SeatNumber
    id: Secret = ""
    options: dict[Name, bool | Number | Text] = {}
    pack: PackChoice = PackChoice()
    settings: Settings = Settings()
    bots: dict[str, Name] = {}
    me: dict[str, Name] = {}
    start: bool = False


class ImportRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table from a game record. `at` keeps only that many steps, to continue from there."""

    record: str
    at: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    settings: Settings = Settings()


class Created(msgspec.Struct, frozen=True):
    """`token` is the host's secret, `invite` the one to give away; neither is stored in the clear."""

    table: str
    token: str
    invite: str


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a seat (0: any open one). `id` makes joining repeatable, as in CreateTable; `nonce` as in GiveNonce.

    A seat that was freed during the game is taken once all players agree; until then `seats` in the answer is empty.
    """

    name: Name
    seat: SeatNumber = 0
    invite: Secret = ""
    id: Secret = ""
    nonce: Nonce = ""


class Joined(msgspec.Struct, frozen=True):
    """`token` is the secret that holds the seats."""

    table: str
    token: str
    seats: list[int]


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table with an open seat. `from_record`: it began with the steps of a record."""

    table: str
    title: str
    rules: int
    options: dict[str, Value]
    pack: str
    settings: Settings
    seats: int
    open: int
    names: list[str]
    created: int
    from_record: bool


class Lobby(msgspec.Struct, frozen=True):
    tables: list[LobbyTable]


# -- client to server ---------------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: who is there, and the version seen last (-1: none).

    With `patches`, the next versions come as `patch` instead of `update`.
    """

    token: Secret = ""
    invite: Secret = ""
    since: Annotated[int, msgspec.Meta(ge=-1, le=2**53)] = -1
    seat: SeatNumber = 0
    patches: bool = False


class Act(Message, frozen=True, tag="act"):
    """Decide: one of the legal actions of the version `base`."""

    id: Id
    base: Count
    action: Chosen


class Undo(Message, frozen=True, tag="undo"):
    """Go back to `to` steps; an undo that is not free becomes a proposal to all players."""

    id: Id
    base: Count
    to: Count


class Confirm(Message, frozen=True, tag="confirm"):
    """End a turn that could still be undone."""

    id: Id
    base: Count


class Propose(Message, frozen=True, tag="propose"):
    """Ask the others for a stand-in for the seat `about`, or to abandon the game."""

    id: Id
    purpose: Literal["replace", "abandon"]
    about: SeatNumber = 0


class Answer(Message, frozen=True, tag="answer"):
    """Agree or not to the proposal that was pending in version `base`."""

    id: Id
    base: Count
    yes: bool


class Sit(Message, frozen=True, tag="sit"):
    """Take one more seat with the same secret (several people at one screen)."""

    id: Id
    name: Name
    seat: SeatNumber = 0
    nonce: Nonce = ""


class GiveNonce(Message, frozen=True, tag="nonce"):
    """Before the start: mix 32 random bytes (hex) into the chance of the game, for all your seats."""

    id: Id
    nonce: Nonce


class Leave(Message, frozen=True, tag="leave"):
    """Give a seat back; once the game has begun a bot stands in."""

    id: Id
    seat: SeatNumber


class ComeBack(Message, frozen=True, tag="come-back"):
    """Take a seat back from the bot that stood in."""

    id: Id
    seat: SeatNumber


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """Host: give a seat to a bot, or open it again with the level ''."""

    id: Id
    seat: SeatNumber
    level: Name


class Start(Message, frozen=True, tag="start"):
    """Host: begin the game."""

    id: Id


class Revoke(Message, frozen=True, tag="revoke"):
    """Host: take a seat from its holder."""

    id: Id
    seat: SeatNumber


class Automate(Message, frozen=True, tag="automate"):
    """Do not ask where the answer is obvious (`on`, as every seat begins), or ask everything."""

    id: Id
    seat: SeatNumber
    on: bool


class Chat(Message, frozen=True, tag="chat"):
    """Say something to the table."""

    id: Id
    text: Text


class Look(Message, frozen=True, tag="look"):
    """Switch to another of your seats."""

    seat: SeatNumber


class Resync(Message, frozen=True, tag="resync"):
    """Something was missed since this version."""

    since: Annotated[int, msgspec.Meta(ge=-1, le=2**53)]


class History(Message, frozen=True, tag="history"):
    """Ask for the events of all steps after `since`."""

    since: Count = 0


class AskForecasts(Message, frozen=True, tag="forecast"):
    """Ask what each of your legal actions may lead to."""


class AskPlan(Message, frozen=True, tag="plan"):
    """Ask what these actions of yours, one after the other, would lead to. Nothing is played."""

    id: Id
    base: Count
    actions: Annotated[list[Chosen], msgspec.Meta(max_length=20)]


class AskHint(Message, frozen=True, tag="hint"):
    """Ask for good moves for your seat to act."""

    id: Id


class Attention(Message, frozen=True, tag="attention"):
    """Whether the page is in focus: no notifications are sent while it is."""

    focused: bool


class Ping(Message, frozen=True, tag="ping"):
    """Keep-alive; answered by `pong`."""


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class NotifyPush(Message, frozen=True, tag="notify-push"):
    """Send web pushes for your seats to this browser's subscription."""

    id: Id
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: PushKeys


class NotifyWebhook(Message, frozen=True, tag="notify-webhook"):
    """Post to this address when it is your seats' turn; the format suits Slack and Discord."""

    id: Id
    url: Annotated[str, msgspec.Meta(max_length=1000)]
    lang: Name = "en"


class NotifyTest(Message, frozen=True, tag="notify-test"):
    """Send a test to every target that was set up for your seats."""

    id: Id


class NotifyNothing(Message, frozen=True, tag="notify-nothing"):
    """Forget all subscriptions and webhooks of your seats."""

    id: Id


ClientMessage = (
    Hello
    | Act
    | Undo
    | Confirm
    | Propose
    | Answer
    | Sit
    | GiveNonce
    | Leave
    | ComeBack
    | SeatBot
    | Start
    | Revoke
    | Automate
    | Chat
    | Look
    | Resync
    | History
    | AskForecasts
    | AskPlan
    | AskHint
    | Attention
    | Ping
    | NotifyPush
    | NotifyWebhook
    | NotifyTest
    | NotifyNothing
)


# -- server to client ---------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True, gc=False):
    """`level` for a bot's seat; `stand_in` while a bot plays for a person; `mine` if the viewer holds it.

    `absent` says why a bot stands in: its person left, was late or was voted out, or the seat was revoked.
    `automatic`, of your own seats: you are not asked where the answer is obvious.
    """

    seat: int
    kind: Kind
    name: str
    level: str
    stand_in: str
    absent: Why | Literal[""]
    mine: bool
    automatic: bool = False


class ProposalShown(msgspec.Struct, frozen=True):
    """The pending proposal: seats that agreed, and seats that have yet to answer.

    A stand-in takes over at `due` if enough agree and the seat `about` has not decided by then: its player is
    warned. `name` is that of a newcomer who asks for the seat `about`; `seat` is 0 then.
    """

    seat: int
    purpose: Purpose
    to: int
    about: int
    agreed: list[int]
    open: list[int]
    due: int
    name: str


class PackShown(msgspec.Struct, frozen=True):
    """Content is fetched by its digest."""

    name: str
    digest: str


class TableShown(msgspec.Struct, frozen=True):
    """What never changes at a table while the server runs.

    `commitment` is the hash of the secret behind the dice to come, `earlier` are those of before (of a record, or from
    before the database was restored from a copy). `from_record`: the table began with the steps of a record, so
    somebody may know what is hidden from the others. `branch`: it began with a position that only one player knew.
    """

    table: str
    title: str
    rules: int
    pack: PackShown
    options: dict[str, Value]
    seats: int
    settings: Settings
    commitment: str
    earlier: list[str]
    created: int
    from_record: bool
    branch: bool


class TableState(msgspec.Struct, frozen=True, gc=False):
    """What changes at a table, as one viewer may know it.

    `waiting` is the seat that the game waits for, `confirming` says that it only has to confirm; `deadline` is 0
    without a clock; `secret` and the players' `nonces` come with the end of the game; `invite` is the invitation that
    replaced the first one, for the host and the players; `player_view` is null before the start.
    """

    version: int
    steps: int
    status: Status
    seats: list[SeatShown]
    host: bool
    waiting: int
    confirming: bool
    deadline: int
    proposal: ProposalShown | None
    secret: str
    nonces: list[str]
    trouble: str
    invite: str
    player_view: PlayerView | None


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What led to a version: the kind of log entry, the seat, who moved for it, the action if the viewer may see it."""

    kind: str
    seat: int = 0
    by: Mover | None = None
    action: Deed | None = None
    to: int = -1


class Heard(msgspec.Struct, frozen=True):
    """One version: its cause and the events. `steps` are valid after it."""

    version: int
    steps: int
    cause: Cause
    events: list[Told]


class ChatLine(msgspec.Struct, frozen=True):
    """One line, numbered from 1; `seat` is 0 for a spectator."""

    n: int
    at: int
    seat: int
    name: str
    text: str


class Present(msgspec.Struct, frozen=True):
    """Seats whose players are connected, and the number of spectators."""

    seats: list[int]
    watchers: int


class Sync(Message, frozen=True, tag="sync"):
    """Everything. `heard` holds what came after `since`; if it is null, the gap was too long: ask for history."""

    table: TableShown
    state: TableState
    heard: list[Heard] | None
    chat: list[ChatLine]
    present: Present


class Update(Message, frozen=True, tag="update"):
    """The next version. A client that misses a number sends resync."""

    heard: Heard
    state: TableState


class Patched(Message, frozen=True, tag="patch"):
    """The next version for a client that asked for patches: what changed in its `state` of the version before.

    `[value]` puts a value in place, `[]` removes a field, an object holds the patches of the parts that differ, by
    field or by index.
    """

    heard: Heard
    patch: dict[str, Any]


class Ack(Message, frozen=True, tag="ack"):
    """The request `id` is safe on disk; it led to `version`. `repeated`: it had been done before."""

    id: str
    version: int
    repeated: bool = False


class RefusedMessage(Message, frozen=True, tag="refused"):
    """Nothing was changed. `reason` names the rule where rules forbid it; `state` is the fresh position."""

    id: str
    code: Code
    args: dict[str, int | str] = {}
    detail: str = ""
    reason: Reason | None = None
    state: TableState | None = None


class Said(Message, frozen=True, tag="said"):
    """A new line of chat."""

    line: ChatLine


class Presence(Message, frozen=True, tag="presence"):
    """The presence of players or spectators changed."""

    present: Present


class StepTold(msgspec.Struct, frozen=True):
    """A step that was not undone; its action only for viewers who may know it."""

    step: int
    seat: int
    action: Deed | None
    events: list[Told]


class HistoryTold(Message, frozen=True, tag="history"):
    """The steps after `since`, as of `version`."""

    version: int
    since: int
    steps: list[StepTold]


class Forecasts(Message, frozen=True, tag="forecasts"):
    """What each legal action of `version` may lead to, in the order of `legal`; empty if it is not your turn.

    `shortcuts` are ways of several actions to choices that the first ones only open.
    """

    version: int
    forecasts: list[Foreseen]
    shortcuts: list[list[Deed]] = []


class PlanTold(Message, frozen=True, tag="planned"):
    """What `actions` would lead to at `version`, based only on what the seat can know."""

    id: str
    version: int
    actions: list[Deed]
    plan: Planned


class Hints(Message, frozen=True, tag="hints"):
    """The best moves at `version`, the best first, based only on what the seat can know; counted in `unit`.

    `outlook` is the share of the win with the first move or, alone, what to expect: mean and 95% interval.
    """

    id: str
    version: int
    unit: str
    outlook: list[float]
    hints: list[HintedMove]


class Pong(Message, frozen=True, tag="pong"):
    """Reply to `ping`."""

    at: int


ServerMessage = (
    Sync | Update | Patched | Ack | RefusedMessage | Said | Presence | HistoryTold | Forecasts | PlanTold | Hints | Pong
)


# -- over HTTP ------------------------------------------------------------------------------------------------


class Send(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the socket, sent without one."""

    message: ClientMessage


class Poll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Waits up to `wait` seconds for something that came after version `since` or chat line `chat`."""

    since: Annotated[int, msgspec.Meta(ge=-1, le=2**53)] = -1
    chat: Count = 0
    wait: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    seat: SeatNumber = 0


class Replies(msgspec.Struct, frozen=True):
    """What the server would have sent over a socket."""

    messages: list[ServerMessage]


class Past(msgspec.Struct, frozen=True):
    """The position after `step` steps."""

    step: int
    player_view: PlayerView


class Prospect(msgspec.Struct, frozen=True):
    """A quiet moment: each seat's share of the win (solo: expected points), and its points by source."""

    step: int
    prospects: list[float]
    scores: list[list[tuple[str, int]]]


class Turning(msgspec.Struct, frozen=True):
    """Steps `first` to `last` changed the prospects, those of `seat` most."""

    first: int
    last: int
    seat: int
    before: list[float]
    after: list[float]


class Analysis(msgspec.Struct, frozen=True):
    """A finished game as curves, and the steps that turned it, the largest first."""

    positions: list[Prospect]
    turning: list[Turning]


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game as far as it is ready: of the first `done` of `steps` steps; counted in `unit`.

    `mistakes` are the decisions that cost most, at most five per seat. `luck` is how much more chance gave each seat
    than it could expect, `chance` whether there was any so far; `totals` are the final results.
    """

    unit: str
    done: int
    steps: int
    mistakes: list[Mistake]
    luck: list[float]
    chance: bool
    totals: list[int]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works, and what does not: "database", "bots", or "closing" while it shuts down."""

    ok: bool
    version: str
    troubles: list[str]


class Problem(msgspec.Struct, frozen=True):
    """An HTTP request was refused; `detail` is an English sentence for client developers."""

    code: Code
    args: dict[str, int | str] = {}
    detail: str = ""


class OptionShown(msgspec.Struct, frozen=True):
    """What a host may choose; `allowed` holds the words, or the lowest and the highest number.

    A list takes several of the words with commas between them, at least and at most as many as `count` says.
    """

    id: str
    kind: Literal["flag", "word", "number", "list"]
    default: Value
    rule: str
    allowed: list[Value]
    count: list[int] = []


class QuickGame(msgspec.Struct, frozen=True):
    """A game that begins with one click: how many seats, and which bots sit on all but one of them."""

    seats: int
    level: str


class SheetRow(msgspec.Struct, frozen=True):
    """A line of the score sheet for a real table, with the numbers of the house pack.

    The first `per` pieces bring `first` points and every further `per` pieces `each`; a player counts `low` to `high`
    pieces. The message is `sheet-LABEL`, else `score-SOURCE`. With the option `unless` the line is left out.
    """

    source: str
    label: str
    first: int
    each: int
    per: int
    low: int
    high: int
    unless: str


class CounterShown(msgspec.Struct, frozen=True):
    """What players at a real table count during a game; from `near` on it is close to its `limit`."""

    id: str
    near: int
    limit: int


class TitleShown(msgspec.Struct, frozen=True):
    """A game that can be played here, in the order of the shelf.

    `packs` are the packs that the host of the server offers, `color` is that of the box, and `phase` the event that
    announces a phase or round ("" if there is none). `styles` are those that bots may play it in. `tutorial` says
    whether there is one.
    """

    id: str
    name: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionShown]
    packs: list[PackShown]
    quick: QuickGame
    color: str
    phase: str
    sheet: list[SheetRow]
    counters: list[CounterShown]
    styles: list[str]
    tutorial: bool


class LanguageShown(msgspec.Struct, frozen=True):
    """A language that texts can be had in; `name` is what it calls itself."""

    id: str
    name: str


class House(msgspec.Struct, frozen=True):
    """What this server offers. `push_key` is the public key that a browser needs to subscribe.

    `levels` are the bots by name, the weakest first; one of `styled` may have a style: `LEVEL+STYLE`.

    `keep` says for how many days tables are kept, by status, after the last thing that happened there; tables of a
    status that is not mentioned are not deleted.
    """

    version: str
    languages: list[LanguageShown]
    titles: list[TitleShown]
    levels: list[str]
    styled: list[str]
    push_key: str
    keep: dict[str, int]


class Content(msgspec.Struct, frozen=True):
    """All cards, rooms, numbers of a pack: file, entry, field.

    Names are among the title's messages (`name-FILE-ENTRY`). An entry that the pack names itself has the field `name`,
    a table by language; it wins over the title's, and its English name is used for languages that it lacks. The field
    `face` holds what the entry is and does: messages of the title with their arguments, each with its source and with
    the part of the entry that it is about.
    """

    title: str
    rules: int
    pack: PackShown
    content: dict[str, dict[str, dict[str, Any]]]


# -- content packs ----------------------------------------------------------------------------------------------


class FieldForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a field of the content may hold, for those who build forms from it.

    `whole`: a number from `low` to `high`. `word`: one of `allowed`. `list`: `low` to `high` of `item`. `fields`: a
    table of `fields`, of which `optional` may be left out. `effect`: a table whose field `do` chooses one of
    `variants`. `by-players`: by number of players, a number or a list in turn order. `name`: a text, or texts by
    language.
    """

    kind: Literal["whole", "word", "flag", "name", "text", "list", "fields", "effect", "by-players"]
    low: int = 0
    high: int = 0
    allowed: list[str | int] = []
    item: FieldForm | None = None
    fields: dict[str, FieldForm] = {}
    optional: list[str] = []
    variants: dict[str, FieldForm] = {}


class SectionForm(msgspec.Struct, frozen=True):
    """A file of the content. `entries` says how few and how many there may be; empty: those of the house pack.

    `more` are entries that the house pack leaves out.
    """

    fields: dict[str, FieldForm]
    optional: list[str]
    entries: list[int]
    more: list[str]


class PackForms(msgspec.Struct, frozen=True):
    """What a pack of a title may hold, by file."""

    title: str
    rules: int
    sections: dict[str, SectionForm]


class CheckPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a title's house pack that may be wrong in any way."""

    title: Name
    pack: PackChoice


class PackProblemShown(msgspec.Struct, frozen=True):
    """Something wrong with a pack; `at` leads to the part of the entry. `detail` is an English sentence.

    `misfit`: that part is not what its form allows, so that the form says all there is to say.
    """

    section: str
    entry: str
    at: list[str]
    misfit: bool
    detail: str


class PackChecked(msgspec.Struct, frozen=True):
    """A pack as far as it is right: changed entries as in `Content`, and the pack as a file to keep (TOML).

    It can be played if there are no `problems`; `more` is how many further ones were left off.
    """

    name: str
    digest: str
    problems: list[PackProblemShown]
    more: int
    content: dict[str, dict[str, dict[str, Any]]]
    file: str


class ReadPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack in a single file (TOML)."""

    file: str


class PackRead(msgspec.Struct, frozen=True):
    """The pack of a file, not yet checked."""

    title: str
    name: str
    changes: dict[str, dict[str, dict[str, Any]]]


class PlayPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bot games with a pack; the same request again says how far they are."""

    title: Name
    pack: PackChoice
    seats: SeatNumber
    games: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1000


class Share(msgspec.Struct, frozen=True):
    """Wins as a multiple of a fair share, with the ends of the 95% interval."""

    share: float
    low: float
    high: float


class EntryEffect(msgspec.Struct, frozen=True):
    """How the seats that met an entry in their game did, and how many they were, as a rate of all."""

    section: str
    entry: str
    rate: float
    wins: Share


class PackFigures(msgspec.Struct, frozen=True):
    """Bot games with a pack as far as they are played: wins in turn order, and of what the pack changes."""

    done: int
    games: int
    seats: list[Share]
    entries: list[EntryEffect]


class Paragraph(msgspec.Struct, frozen=True):
    rules: list[str]
    source: str
    text: str


class Section(msgspec.Struct, frozen=True):
    id: str
    heading: str
    paragraphs: list[Paragraph]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a title in one language, each paragraph with the ids of its rules."""

    title: str
    lang: str
    sections: list[Section]
