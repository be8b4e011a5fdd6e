// Written by `python -m alehouse.server.types`; the source is src/alehouse/server/protocol.py.

/** `token` is the host's secret, `invite` the one to give away; neither is stored in the clear. */
export interface Created {
  table: string;
  token: string;
  invite: string;
}

/** `token` is the secret that holds the seats. */
export interface Joined {
  table: string;
  token: string;
  seats: Array<number>;
}

/**  */
export interface Lobby {
  tables: Array<LobbyTable>;
}

/** A public table with an open seat. `from_record`: it began with the steps of a record. */
export interface LobbyTable {
  table: string;
  title: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  pack: string;
  settings: Settings;
  seats: number;
  open: number;
  names: Array<string>;
  created: number;
  from_record: boolean;
}

/** The settings of a table. */
export interface Settings {
  pace: "day" | "free" | "live" | "week";
  late: "bot" | "default" | "wait";
  stand_in: string;
  confirm: boolean;
  public: boolean;
  start_when_full: boolean;
  bot_pause: number | null;
}

/** What this server offers. `push_key` is the public key that a browser needs to subscribe. `levels` are the bots by name, the weakest first; one of `styled` may have a style: `LEVEL+STYLE`. `keep` says for how many days tables are kept, by status, after the last thing that happened there; tables of a status that is not mentioned are not deleted. */
export interface House {
  version: string;
  languages: Array<LanguageShown>;
  titles: Array<TitleShown>;
  levels: Array<string>;
  styled: Array<string>;
  push_key: string;
  keep: Record<string, number>;
}

/** A language that texts can be had in; `name` is what it calls itself. */
export interface LanguageShown {
  id: string;
  name: string;
}

/** A game that can be played here, in the order of the shelf. `packs` are the packs that the host of the server offers, `color` is that of the box, and `phase` the event that announces a phase or round ("" if there is none). `styles` are those that bots may play it in. `tutorial` says whether there is one. */
export interface TitleShown {
  id: string;
  name: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  options: Array<OptionShown>;
  packs: Array<PackShown>;
  quick: QuickGame;
  color: string;
  phase: string;
  sheet: Array<SheetRow>;
  counters: Array<CounterShown>;
  styles: Array<string>;
  tutorial: boolean;
}

/** What a host may choose; `allowed` holds the words, or the lowest and the highest number. A list takes several of the words with commas between them, at least and at most as many as `count` says. */
export interface OptionShown {
  id: string;
  kind: "flag" | "list" | "number" | "word";
  default: boolean | number | string;
  rule: string;
  allowed: Array<boolean | number | string>;
  count: Array<number>;
}

/** Content is fetched by its digest. */
export interface PackShown {
  name: string;
  digest: string;
}

/** A game that begins with one click: how many seats, and which bots sit on all but one of them. */
export interface QuickGame {
  seats: number;
  level: string;
}

/** A line of the score sheet for a real table, with the numbers of the house pack. The first `per` pieces bring `first` points and every further `per` pieces `each`; a player counts `low` to `high` pieces. The message is `sheet-LABEL`, else `score-SOURCE`. With the option `unless` the line is left out. */
export interface SheetRow {
  source: string;
  label: string;
  first: number;
  each: number;
  per: number;
  low: number;
  high: number;
  unless: string;
}

/** What players at a real table count during a game; from `near` on it is close to its `limit`. */
export interface CounterShown {
  id: string;
  near: number;
  limit: number;
}

/** What the server would have sent over a socket. */
export interface Replies {
  messages: Array<Sync | Update | Patched | Ack | RefusedMessage | Said | Presence | HistoryTold | Forecasts | PlanTold | Hints | Pong>;
}

/** Everything. `heard` holds what came after `since`; if it is null, the gap was too long: ask for history. */
export interface Sync {
  type: "sync";
  table: TableShown;
  state: TableState;
  heard: Array<Heard> | null;
  chat: Array<ChatLine>;
  present: Present;
}

/** What never changes at a table while the server runs. `commitment` is the hash of the secret behind the dice to come, `earlier` are those of before (of a record, or from before the database was restored from a copy). `from_record`: the table began with the steps of a record, so somebody may know what is hidden from the others. `branch`: it began with a position that only one player knew. */
export interface TableShown {
  table: string;
  title: string;
  rules: number;
  pack: PackShown;
  options: Record<string, boolean | number | string>;
  seats: number;
  settings: Settings;
  commitment: string;
  earlier: Array<string>;
  created: number;
  from_record: boolean;
  branch: boolean;
}

/** What changes at a table, as one viewer may know it. `waiting` is the seat that the game waits for, `confirming` says that it only has to confirm; `deadline` is 0 without a clock; `secret` and the players' `nonces` come with the end of the game; `invite` is the invitation that replaced the first one, for the host and the players; `player_view` is null before the start. */
export interface TableState {
  version: number;
  steps: number;
  status: "abandoned" | "broken" | "lobby" | "over" | "playing";
  seats: Array<SeatShown>;
  host: boolean;
  waiting: number;
  confirming: boolean;
  deadline: number;
  proposal: ProposalShown | null;
  secret: string;
  nonces: Array<string>;
  trouble: string;
  invite: string;
  player_view: PlayerView | null;
}

/** `level` for a bot's seat; `stand_in` while a bot plays for a person; `mine` if the viewer holds it. `absent` says why a bot stands in: its person left, was late or was voted out, or the seat was revoked. `automatic`, of your own seats: you are not asked where the answer is obvious. */
export interface SeatShown {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  stand_in: string;
  absent: "late" | "left" | "revoked" | "vote" | "";
  mine: boolean;
  automatic: boolean;
}

/** The pending proposal: seats that agreed, and seats that have yet to answer. A stand-in takes over at `due` if enough agree and the seat `about` has not decided by then: its player is warned. `name` is that of a newcomer who asks for the seat `about`; `seat` is 0 then. */
export interface ProposalShown {
  seat: number;
  purpose: "abandon" | "admit" | "replace" | "undo";
  to: number;
  about: number;
  agreed: Array<number>;
  open: Array<number>;
  due: number;
  name: string;
}

/** The position as one viewer may know it. `seat` is the point of view (0: a spectator's). `forecasts` has one entry per legal action, in the same order; a server sends them only on request. `automatic` is the obvious answer that the table is about to give for the viewer, who then has no choice. `because` says why the viewer is asked: what is left to do, and what it is for. `shortcuts`, which come with the forecasts, are sequences of actions to choices that the first ones only open. */
export interface PlayerView {
  seat: number;
  view: Record<string, unknown>;
  decision: string;
  legal: Array<Record<string, unknown>>;
  forecasts: Array<Foreseen>;
  refused: Array<RefusedAction>;
  scores: Array<Score>;
  undo: UndoTo | null;
  automatic: Record<string, unknown> | null;
  because: Array<Why>;
  shortcuts: Array<Array<Record<string, unknown>>>;
}

/** The forecast of an action (`Changes`), with a question that follows at once answered by its default. `then` are the possible answers; a question with only one answer is not asked. */
export interface Foreseen {
  exact: boolean;
  facts: Record<string, Array<[number, number]>>;
  outcomes: Array<Outcome>;
  then: Array<FollowUp>;
}

/** A possible outcome of an action, with the probability of each number of occurrences. */
export interface Outcome {
  event: Record<string, unknown>;
  times: Array<[number, number]>;
}

/** A choice that completes an action. Without a `forecast` of its own, the action's forecast applies. `serves`: as good as any other answer, so a click on the action may take it, too. */
export interface FollowUp {
  action: Record<string, unknown>;
  forecast?: Changes;
  serves?: boolean;
}

/** A forecast as plain data: changes of facts by name, and outcomes. `exact`: every course of dice and hidden cards was played; otherwise the probabilities come from samples. */
export interface Changes {
  exact: boolean;
  facts: Record<string, Array<[number, number]>>;
  outcomes: Array<Outcome>;
}

/** An action that a player might expect and that is not allowed, with the reason. */
export interface RefusedAction {
  action: Record<string, unknown>;
  reason: Reason;
}

/** Why something is not allowed: the rule, a message key and its arguments. */
export interface Reason {
  rule: string;
  key: string;
  args: Record<string, unknown>;
}

/** A seat's current points by source; `place` is 1 for the leader. */
export interface Score {
  seat: number;
  total: number;
  place: number;
  sources: Array<[string, number]>;
}

/** Step counts that undo may go back to: freely down to `free`, further only if all players agree. `last` is the count before the viewer's last decision, `turn` before its run of steps; -1: none yet. */
export interface UndoTo {
  free: number;
  last: number;
  turn: number;
}

/** Why a seat is asked: a message key and its arguments. */
export interface Why {
  key: string;
  args: Record<string, unknown>;
}

/** One version: its cause and the events. `steps` are valid after it. */
export interface Heard {
  version: number;
  steps: number;
  cause: Cause;
  events: Array<Record<string, unknown>>;
}

/** What led to a version: the kind of log entry, the seat, who moved for it, the action if the viewer may see it. */
export interface Cause {
  kind: string;
  seat?: number;
  by?: "bot" | "clock" | "person" | "table" | null;
  action?: Record<string, unknown> | null;
  to?: number;
}

/** One line, numbered from 1; `seat` is 0 for a spectator. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Seats whose players are connected, and the number of spectators. */
export interface Present {
  seats: Array<number>;
  watchers: number;
}

/** The next version. A client that misses a number sends resync. */
export interface Update {
  type: "update";
  heard: Heard;
  state: TableState;
}

/** The next version for a client that asked for patches: what changed in its `state` of the version before. `[value]` puts a value in place, `[]` removes a field, an object holds the patches of the parts that differ, by field or by index. */
export interface Patched {
  type: "patch";
  heard: Heard;
  patch: Record<string, unknown>;
}

/** The request `id` is safe on disk; it led to `version`. `repeated`: it had been done before. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  repeated: boolean;
}

/** Nothing was changed. `reason` names the rule where rules forbid it; `state` is the fresh position. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  code: "bad-message" | "bad-pack" | "bad-record" | "bad-setup" | "bad-target" | "bad-text" | "broken" | "cannot-print" | "closing" | "illegal" | "internal" | "log-full" | "no-notices" | "no-open-seat" | "no-proposal" | "no-stand-in" | "no-such-seat" | "not-absent" | "not-host" | "not-over" | "not-seated" | "not-started" | "not-waiting" | "not-your-seat" | "not-your-turn" | "nothing-to-confirm" | "nothing-to-undo" | "over" | "proposal-pending" | "seat-taken" | "seats-open" | "stale" | "started" | "too-big" | "too-early" | "too-fast" | "too-many-viewers" | "unconfirmed" | "unknown-action" | "unknown-level" | "unknown-path" | "unknown-table" | "wrong-invite" | "wrong-origin" | "wrong-token";
  args: Record<string, number | string>;
  detail: string;
  reason: Reason | null;
  state: TableState | null;
}

/** A new line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** The presence of players or spectators changed. */
export interface Presence {
  type: "presence";
  present: Present;
}

/** The steps after `since`, as of `version`. */
export interface HistoryTold {
  type: "history";
  version: number;
  since: number;
  steps: Array<StepTold>;
}

/** A step that was not undone; its action only for viewers who may know it. */
export interface StepTold {
  step: number;
  seat: number;
  action: Record<string, unknown> | null;
  events: Array<Record<string, unknown>>;
}

/** What each legal action of `version` may lead to, in the order of `legal`; empty if it is not your turn. `shortcuts` are ways of several actions to choices that the first ones only open. */
export interface Forecasts {
  type: "forecasts";
  version: number;
  forecasts: Array<Foreseen>;
  shortcuts: Array<Array<Record<string, unknown>>>;
}

/** What `actions` would lead to at `version`, based only on what the seat can know. */
export interface PlanTold {
  type: "planned";
  id: string;
  version: number;
  actions: Array<Record<string, unknown>>;
  plan: Planned;
}

/** Where a list of actions leads, as far as the deciding seat can know it. `played`: how many of them can be taken one after the other; `asked`: those of them that will be asked for (a single option is taken without asking); `changes`: their combined result, if questions that follow are answered by their defaults; `left`: the seat's facts then, as far as they are certain. `player_view`: the position in which the seat decides next, None if chance, another seat or the end of the turn comes first. */
export interface Planned {
  played: number;
  asked: Array<Record<string, unknown>>;
  changes: Changes;
  left: Record<string, number>;
  player_view: PlayerView | null;
}

/** The best moves at `version`, the best first, based only on what the seat can know; counted in `unit`. `outlook` is the share of the win with the first move or, alone, what to expect: mean and 95% interval. */
export interface Hints {
  type: "hints";
  id: string;
  version: number;
  unit: string;
  outlook: Array<number>;
  hints: Array<HintedMove>;
}

/** A move, and how far it is behind the first one: mean and 95% interval; `equal` if the difference is negligible. `gains` are (term, how much more of it than after an average move, or `later` in the game than after the others), `costs` (term, how much less), `risks` (term, how often it falls). */
export interface HintedMove {
  action: Record<string, unknown>;
  behind: number;
  costs: Array<[string, number]>;
  equal: boolean;
  forecast: Foreseen;
  gains: Array<[string, number]>;
  high: number;
  later: boolean;
  low: number;
  risks: Array<[string, number]>;
}

/** Reply to `ping`. */
export interface Pong {
  type: "pong";
  at: number;
}

/** All cards, rooms, numbers of a pack: file, entry, field. Names are among the title's messages (`name-FILE-ENTRY`). An entry that the pack names itself has the field `name`, a table by language; it wins over the title's, and its English name is used for languages that it lacks. The field `face` holds what the entry is and does: messages of the title with their arguments, each with its source and with the part of the entry that it is about. */
export interface Content {
  title: string;
  rules: number;
  pack: PackShown;
  content: Record<string, Record<string, Record<string, unknown>>>;
}

/** The rules of a title in one language, each paragraph with the ids of its rules. */
export interface Rulebook {
  title: string;
  lang: string;
  sections: Array<Section>;
}

/**  */
export interface Section {
  id: string;
  heading: string;
  paragraphs: Array<Paragraph>;
}

/**  */
export interface Paragraph {
  rules: Array<string>;
  source: string;
  text: string;
}

/** The position after `step` steps. */
export interface Past {
  step: number;
  player_view: PlayerView;
}

/** A finished game as curves, and the steps that turned it, the largest first. */
export interface Analysis {
  positions: Array<Prospect>;
  turning: Array<Turning>;
}

/** A quiet moment: each seat's share of the win (solo: expected points), and its points by source. */
export interface Prospect {
  step: number;
  prospects: Array<number>;
  scores: Array<Array<[string, number]>>;
}

/** Steps `first` to `last` changed the prospects, those of `seat` most. */
export interface Turning {
  first: number;
  last: number;
  seat: number;
  before: Array<number>;
  after: Array<number>;
}

/** The review of a finished game as far as it is ready: of the first `done` of `steps` steps; counted in `unit`. `mistakes` are the decisions that cost most, at most five per seat. `luck` is how much more chance gave each seat than it could expect, `chance` whether there was any so far; `totals` are the final results. */
export interface Review {
  unit: string;
  done: number;
  steps: number;
  mistakes: Array<Mistake>;
  luck: Array<number>;
  chance: boolean;
  totals: Array<number>;
}

/** Step `step` (from 1) of a seat (from 1), the better move and its advantage: mean and 95% interval. `gains` are (term, how much more of it), at once or `later` in the game; `rule` explains the first. */
export interface Mistake {
  better: Record<string, unknown>;
  cost: number;
  gains: Array<[string, number]>;
  high: number;
  later: boolean;
  low: number;
  played: Record<string, unknown>;
  rule: string;
  seat: number;
  step: number;
}

/** What a pack of a title may hold, by file. */
export interface PackForms {
  title: string;
  rules: number;
  sections: Record<string, SectionForm>;
}

/** A file of the content. `entries` says how few and how many there may be; empty: those of the house pack. `more` are entries that the house pack leaves out. */
export interface SectionForm {
  fields: Record<string, FieldForm>;
  optional: Array<string>;
  entries: Array<number>;
  more: Array<string>;
}

/** What a field of the content may hold, for those who build forms from it. `whole`: a number from `low` to `high`. `word`: one of `allowed`. `list`: `low` to `high` of `item`. `fields`: a table of `fields`, of which `optional` may be left out. `effect`: a table whose field `do` chooses one of `variants`. `by-players`: by number of players, a number or a list in turn order. `name`: a text, or texts by language. */
export interface FieldForm {
  kind: "by-players" | "effect" | "fields" | "flag" | "list" | "name" | "text" | "whole" | "word";
  low?: number;
  high?: number;
  allowed?: Array<string | number>;
  item?: FieldForm | null;
  fields?: Record<string, FieldForm>;
  optional?: Array<string>;
  variants?: Record<string, FieldForm>;
}

/** A pack as far as it is right: changed entries as in `Content`, and the pack as a file to keep (TOML). It can be played if there are no `problems`; `more` is how many further ones were left off. */
export interface PackChecked {
  name: string;
  digest: string;
  problems: Array<PackProblemShown>;
  more: number;
  content: Record<string, Record<string, Record<string, unknown>>>;
  file: string;
}

/** Something wrong with a pack; `at` leads to the part of the entry. `detail` is an English sentence. `misfit`: that part is not what its form allows, so that the form says all there is to say. */
export interface PackProblemShown {
  section: string;
  entry: string;
  at: Array<string>;
  misfit: boolean;
  detail: string;
}

/** The pack of a file, not yet checked. */
export interface PackRead {
  title: string;
  name: string;
  changes: Record<string, Record<string, Record<string, unknown>>>;
}

/** Bot games with a pack as far as they are played: wins in turn order, and of what the pack changes. */
export interface PackFigures {
  done: number;
  games: number;
  seats: Array<Share>;
  entries: Array<EntryEffect>;
}

/** Wins as a multiple of a fair share, with the ends of the 95% interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** How the seats that met an entry in their game did, and how many they were, as a rate of all. */
export interface EntryEffect {
  section: string;
  entry: string;
  rate: number;
  wins: Share;
}

/** All lessons of a title; `teaches` are the decisions that the reader meets. */
export interface Tutorial {
  title: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  minutes: number;
  teaches: Array<string>;
  lessons: Array<Lesson>;
}

/** A step as shown: the moments that lead to it, and the requested move; null: the reader just continues. Its text is the message `tutorial-ID`, its heading `.title`. `fresh`: the lesson does not continue the one before. */
export interface Lesson {
  id: string;
  rules: Array<string>;
  ask: Record<string, unknown> | null;
  fresh: boolean;
  moments: Array<Moment>;
}

/** What the reader sees, and the events on the way there. */
export interface Moment {
  heard: Array<Record<string, unknown>>;
  player_view: PlayerView;
}

/** A new table. `bots` gives seats (by number) to bots, `me` takes seats for the host, all with one secret. `id` makes creation repeatable: the same one, at least 16 random characters, leads to the same table. */
export interface CreateTable {
  title: string;
  seats: number;
  id?: string;
  options?: Record<string, boolean | number | string>;
  pack?: PackChoice;
  settings?: Partial<Settings>;
  bots?: Record<string, string>;
  me?: Record<string, string>;
  start?: boolean;
}

/** A pack that the server knows by name, or changes to the house pack. */
export interface PackChoice {
  name?: string;
  changes?: Record<string, Record<string, Record<string, unknown>>>;
}

/** A table from a game record. `at` keeps only that many steps, to continue from there. */
export interface ImportRecord {
  record: string;
  at?: number;
  settings?: Partial<Settings>;
}

/** Takes a seat (0: any open one). `id` makes joining repeatable, as in CreateTable; `nonce` as in GiveNonce. A seat that was freed during the game is taken once all players agree; until then `seats` in the answer is empty. */
export interface JoinTable {
  name: string;
  seat?: number;
  invite?: string;
  id?: string;
  nonce?: string;
}

/** A message of the socket, sent without one. */
export interface Send {
  message: Hello | Act | Undo | Confirm | Propose | Answer | Sit | GiveNonce | Leave | ComeBack | SeatBot | Start | Revoke | Automate | Chat | Look | Resync | History | AskForecasts | AskPlan | AskHint | Attention | Ping | NotifyPush | NotifyWebhook | NotifyTest | NotifyNothing;
}

/** The first message on a socket: who is there, and the version seen last (-1: none). With `patches`, the next versions come as `patch` instead of `update`. */
export interface Hello {
  type: "hello";
  token?: string;
  invite?: string;
  since?: number;
  seat?: number;
  patches?: boolean;
}

/** Decide: one of the legal actions of the version `base`. */
export interface Act {
  type: "act";
  id: string;
  base: number;
  action: Record<string, boolean | number | string>;
}

/** Go back to `to` steps; an undo that is not free becomes a proposal to all players. */
export interface Undo {
  type: "undo";
  id: string;
  base: number;
  to: number;
}

/** End a turn that could still be undone. */
export interface Confirm {
  type: "confirm";
  id: string;
  base: number;
}

/** Ask the others for a stand-in for the seat `about`, or to abandon the game. */
export interface Propose {
  type: "propose";
  id: string;
  purpose: "abandon" | "replace";
  about?: number;
}

/** Agree or not to the proposal that was pending in version `base`. */
export interface Answer {
  type: "answer";
  id: string;
  base: number;
  yes: boolean;
}

/** Take one more seat with the same secret (several people at one screen). */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number;
  nonce?: string;
}

/** Before the start: mix 32 random bytes (hex) into the chance of the game, for all your seats. */
export interface GiveNonce {
  type: "nonce";
  id: string;
  nonce: string;
}

/** Give a seat back; once the game has begun a bot stands in. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Take a seat back from the bot that stood in. */
export interface ComeBack {
  type: "come-back";
  id: string;
  seat: number;
}

/** Host: give a seat to a bot, or open it again with the level ''. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  level: string;
}

/** Host: begin the game. */
export interface Start {
  type: "start";
  id: string;
}

/** Host: take a seat from its holder. */
export interface Revoke {
  type: "revoke";
  id: string;
  seat: number;
}

/** Do not ask where the answer is obvious (`on`, as every seat begins), or ask everything. */
export interface Automate {
  type: "automate";
  id: string;
  seat: number;
  on: boolean;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Switch to another of your seats. */
export interface Look {
  type: "look";
  seat: number;
}

/** Something was missed since this version. */
export interface Resync {
  type: "resync";
  since: number;
}

/** Ask for the events of all steps after `since`. */
export interface History {
  type: "history";
  since?: number;
}

/** Ask what each of your legal actions may lead to. */
export interface AskForecasts {
  type: "forecast";
}

/** Ask what these actions of yours, one after the other, would lead to. Nothing is played. */
export interface AskPlan {
  type: "plan";
  id: string;
  base: number;
  actions: Array<Record<string, boolean | number | string>>;
}

/** Ask for good moves for your seat to act. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** Whether the page is in focus: no notifications are sent while it is. */
export interface Attention {
  type: "attention";
  focused: boolean;
}

/** Keep-alive; answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Send web pushes for your seats to this browser's subscription. */
export interface NotifyPush {
  type: "notify-push";
  id: string;
  endpoint: string;
  keys: PushKeys;
}

/**  */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Post to this address when it is your seats' turn; the format suits Slack and Discord. */
export interface NotifyWebhook {
  type: "notify-webhook";
  id: string;
  url: string;
  lang?: string;
}

/** Send a test to every target that was set up for your seats. */
export interface NotifyTest {
  type: "notify-test";
  id: string;
}

/** Forget all subscriptions and webhooks of your seats. */
export interface NotifyNothing {
  type: "notify-nothing";
  id: string;
}

/** Waits up to `wait` seconds for something that came after version `since` or chat line `chat`. */
export interface Poll {
  since?: number;
  chat?: number;
  wait?: number;
  seat?: number;
}

/** Changes to a title's house pack that may be wrong in any way. */
export interface CheckPack {
  title: string;
  pack: PackChoice;
}

/** A pack in a single file (TOML). */
export interface ReadPack {
  file: string;
}

/** Bot games with a pack; the same request again says how far they are. */
export interface PlayPack {
  title: string;
  pack: PackChoice;
  seats: number;
  games?: number;
}

export type ClientMessage = Hello | Act | Undo | Confirm | Propose | Answer | Sit | GiveNonce | Leave | ComeBack | SeatBot | Start | Revoke | Automate | Chat | Look | Resync | History | AskForecasts | AskPlan | AskHint | Attention | Ping | NotifyPush | NotifyWebhook | NotifyTest | NotifyNothing;

export type ServerMessage = Sync | Update | Patched | Ack | RefusedMessage | Said | Presence | HistoryTold | Forecasts | PlanTold | Hints | Pong;
