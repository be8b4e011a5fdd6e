// A table as the page knows it: the newest position, what led there, and requests that are not yet answered.

import type { Action, Told } from "../../boards/contract";
import { nonce, secret, type Keys } from "../net/api";
import { inBrowser } from "../net/carrier";
import { Connection, type ConnectionState } from "../net/connection";
import { patched, type Patch } from "../net/patch";
import { fromHistory, heardMore, type Line } from "../log";
import type {
  Act,
  Answer,
  AskPlan,
  ChatLine,
  ClientMessage,
  Confirm,
  Heard,
  Hints,
  PlanTold,
  Present,
  RefusedMessage,
  ServerMessage,
  StepTold,
  TableShown,
  TableState,
  Undo,
  Update,
} from "../protocol";
import { myTables } from "../storage/myTables.svelte";
import { pace } from "./pace.svelte";

type RequestMessage = Extract<ClientMessage, { id: string }>;
type Unsent = RequestMessage extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

const STILL_WAITING = 4000;
const GIVE_UP = inBrowser ? 300_000 : 15_000; // a host in this browser may be slow, but loses nothing

interface Request {
  message: RequestMessage;
  done: (answer: RefusedMessage | null) => void;
}

export class TableClient {
  table: TableShown | null = $state.raw(null);
  /** The position that is shown; newer ones wait until the reader has seen it. */
  state: TableState | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** The steps of the game when it was opened; after the end they include everybody's actions. */
  history: StepTold[] = $state.raw([]);
  heard: Told[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  present: Present = $state.raw({ seats: [], watchers: 0 });
  line: ConnectionState = $state("connecting");
  /** The pending action. */
  pending: Action | null = $state.raw(null);
  /** Set when it takes long, so that the page can say so. */
  slow = $state(false);
  /** The last refusal, until something else happens. */
  refusal: RefusedMessage | null = $state.raw(null);
  /** Why the server refuses access. */
  barred: RefusedMessage | null = $state.raw(null);
  /** Good moves for the shown position, once requested. */
  hints: Hints | null = $state.raw(null);
  /** The last plan that was requested. */
  planned: PlanTold | null = $state.raw(null);
  /** Positions waiting to be shown. */
  waiting = $state(0);

  /** Extra time that a title needs to show events. */
  linger: ((heard: Told[]) => number) | undefined;
  /** Whether the events include dice: numbers change after they have settled. */
  rolls: ((heard: Told[]) => boolean) | undefined;

  private readonly connection: Connection;
  private readonly requests = new Map<string, Request>();
  private queue: Update[] = [];
  /** The newest position as the server sent it, which the next patch refers to. */
  private base: TableState | null = null;
  private timer = 0;
  private rolling: Update | null = null;
  private seat = 0;

  constructor(
    readonly id: string,
    public keys: Keys,
  ) {
    this.connection = new Connection(id, () => this.keys, {
      hello: () => ({
        type: "hello",
        token: this.keys.token ?? "",
        invite: this.keys.invite ?? "",
        since: this.newest,
        seat: this.seat,
        patches: true,
      }),
      receive: (message) => this.receive(message),
      state: (state) => (this.line = state),
      since: () => ({ version: this.newest, chat: this.chat.at(-1)?.n ?? 0, seat: this.seat }),
    });
  }

  open(): void {
    this.connection.open();
    document.addEventListener("visibilitychange", this.attend);
    addEventListener("focus", this.attend);
    addEventListener("blur", this.attend);
  }

  close(): void {
    this.connection.close();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.attend);
    removeEventListener("focus", this.attend);
    removeEventListener("blur", this.attend);
  }

  // -- requests -----------------------------------------------------------------------------------------

  /** Decides; ignored while an earlier decision is pending, or if the position shown is not the newest. */
  async act(action: Action): Promise<void> {
    if (this.pending || !this.state || this.newest > this.state.version) return;
    this.pending = action;
    await this.send({ type: "act", base: this.state.version, action } satisfies Omit<Act, "id">);
    if (this.pending === action) this.pending = null;
  }

  /** Asks where these actions would lead, one after the other; the answer is `planned`. */
  plan(actions: Action[]): void {
    const base = this.state?.version ?? 0;
    this.connection.send({ type: "plan", id: secret(), base, actions } satisfies AskPlan);
  }

  undo(to: number): Promise<RefusedMessage | null> {
    return this.send({ type: "undo", base: this.state?.version ?? 0, to } satisfies Omit<Undo, "id">);
  }

  confirm(): Promise<RefusedMessage | null> {
    return this.send({ type: "confirm", base: this.state?.version ?? 0 } satisfies Omit<Confirm, "id">);
  }

  answer(yes: boolean): Promise<RefusedMessage | null> {
    return this.send({ type: "answer", base: this.state?.version ?? 0, yes } satisfies Omit<Answer, "id">);
  }

  /** Sends a request until it is answered; null on success, else the refusal. */
  send(unsent: Unsent): Promise<RefusedMessage | null> {
    const message = { ...unsent, id: secret() } as RequestMessage;
    this.refusal = null;
    const slow = setTimeout(() => (this.slow = unsent.type !== "hint"), STILL_WAITING); // advice may come late
    const lost = setTimeout(() => this.settle(message.id, this.noAnswer(message.id)), GIVE_UP);
    return new Promise<RefusedMessage | null>((done) => {
      this.requests.set(message.id, { message, done });
      this.connection.send(message);
    }).then((answer) => {
      clearTimeout(slow);
      clearTimeout(lost);
      this.slow = false;
      this.refusal = answer;
      return answer;
    });
  }

  /** Switches to another of your seats. */
  lookThrough(seat: number): void {
    this.seat = seat;
    this.connection.send({ type: "look", seat });
    this.connection.send({ type: "resync", since: this.newest });
  }

  /** Shows the newest position at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.rolling) this.show(this.rolling);
    while (this.queue.length > 0) this.show(this.queue.shift()!);
    this.waiting = 0;
  }

  // -- messages from the server -------------------------------------------------------------------------

  private get newest(): number {
    return this.base?.version ?? -1;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "sync":
        this.table = message.table;
        this.chat = message.chat;
        this.present = message.present;
        this.catchUp(message.state, message.heard);
        this.attend();
        for (const { message: unanswered } of this.requests.values()) this.connection.send(unanswered);
        this.mixIn(message.table, message.state);
        break;
      case "update":
        if (this.isNext(message.heard)) this.enqueue(message);
        break;
      case "patch":
        if (this.base && this.isNext(message.heard)) {
          const state = patched(this.base, message.patch as Patch) as TableState;
          this.enqueue({ type: "update", heard: message.heard, state });
        }
        break;
      case "forecasts":
        if (message.version === this.state?.version && this.state.player_view) {
          const { forecasts, shortcuts } = message;
          this.state = { ...this.state, player_view: { ...this.state.player_view, forecasts, shortcuts } };
        }
        break;
      case "planned":
        if (message.version === this.state?.version) this.planned = message;
        break;
      case "ack":
        this.settle(message.id, null);
        break;
      case "refused":
        if (!message.id) this.barred = message;
        if (message.state) {
          this.skip();
          if (message.state.version >= this.newest) {
            this.base = message.state;
            this.look(message.state);
          }
        }
        this.settle(message.id, message);
        break;
      case "said":
        if (message.line.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message.line];
        break;
      case "presence":
        this.present = message.present;
        break;
      case "history":
        this.lines = fromHistory(message.steps);
        this.history = message.steps;
        break;
      case "hints":
        if (message.version === this.state?.version) this.hints = message;
        this.settle(message.id, null);
        break;
      case "pong":
        break;
    }
  }

  /** Before the start: sends our own number for the game's chance, once per commitment of the dice. */
  private mixIn(table: TableShown, state: TableState): void {
    const sealed = table.commitment && table.commitment !== myTables.find(this.id)?.seal;
    if (!sealed || state.status !== "lobby" || !state.seats.some((seat) => seat.mine)) return;
    const own = nonce();
    void this.send({ type: "nonce", nonce: own }).then((refused) => {
      this.refusal = null;
      if (!refused) myTables.put(this.id, { seal: table.commitment, nonce: own });
    });
  }

  private catchUp(state: TableState, heard: Heard[] | null): void {
    this.skip();
    const first = this.state === null;
    this.base = state;
    this.look(state);
    if (heard && !first) {
      for (const one of heard) this.lines = heardMore(this.lines, one);
      this.heard = heard.flatMap((one) => one.events as Told[]);
    } else {
      this.heard = [];
      if (state.player_view) this.connection.send({ type: "history", since: 0 });
    }
  }

  /** Whether a version is the next one; a gap is requested. */
  private isNext(heard: Heard): boolean {
    if (heard.version > this.newest + 1) this.connection.send({ type: "resync", since: this.newest });
    return heard.version === this.newest + 1;
  }

  protected enqueue(update: Update): void {
    this.base = update.state;
    this.queue.push(update);
    if (!this.timer) this.next();
    else this.waiting = this.queue.length;
  }

  /** Shows the next position, and the following one after this one has been seen. */
  private next(): void {
    const update = this.queue.shift();
    this.waiting = this.queue.length;
    if (!update) {
      this.timer = 0;
      return;
    }
    const events = update.heard.events as Told[];
    const roll = this.rolls?.(events) ? pace.roll() : 0;
    if (roll === 0) {
      this.reveal(update);
      return;
    }
    this.rolling = update;
    this.heard = events;
    this.timer = window.setTimeout(() => this.reveal(update), roll);
  }

  private reveal(update: Update): void {
    this.timer = 0;
    this.show(update);
    const own = update.state.seats.some((seat) => seat.mine && seat.seat === update.heard.cause.seat);
    const wait = pace.wait(update.heard, own, this.queue.length, this.linger?.(update.heard.events as Told[]));
    if (wait > 0) this.timer = window.setTimeout(() => this.next(), wait);
    else this.next();
  }

  private show(update: Update): void {
    this.rolling = null;
    this.lines = heardMore(this.lines, update.heard);
    this.heard = update.heard.events as Told[];
    this.look(update.state);
    this.refusal = null;
    this.hints = null;
  }

  /** Shows a position; forecasts of its legal actions are requested separately. */
  private look(state: TableState): void {
    // The pending action led here, or comes too late. Its answer may come after a quick reader's next action.
    if (state.version > (this.state?.version ?? -1)) this.pending = null;
    this.state = state;
    this.planned = null;
    if (state.player_view && state.player_view.legal.length > 0) this.connection.send({ type: "forecast" });
  }

  private settle(id: string, answer: RefusedMessage | null): void {
    const request = this.requests.get(id);
    this.requests.delete(id);
    request?.done(answer);
  }

  private noAnswer(id: string): RefusedMessage {
    return { type: "refused", id, code: "closing", args: {}, detail: "", reason: null, state: null };
  }

  private readonly attend = (): void => {
    this.connection.send({ type: "attention", focused: document.visibilityState === "visible" && document.hasFocus() });
  };
}
