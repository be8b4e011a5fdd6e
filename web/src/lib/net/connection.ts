// A connection to one table: a socket that reconnects, or plain requests where sockets do not get through.

import { post, Problem, type Keys } from "./api";
import { carrier, type Socket } from "./carrier";
import type { ClientMessage, Poll, Replies, ServerMessage } from "../protocol";

export interface ConnectionUser {
  /** The first message of every new connection. */
  hello: () => ClientMessage;
  receive: (message: ServerMessage) => void;
  state: (state: ConnectionState) => void;
  /** The user's state, for requests without a socket. */
  since: () => { version: number; chat: number; seat: number };
}

/** `closed` is final: the server refuses access. */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const QUIET = 25_000; // after this long without a message we ask whether the server is there
const DEAD = 12_000; // and after this long without an answer we assume that it is not
const NO_ACCESS = 4003;
const POLICY = 1008;
const SOCKET_TRIES = 3; // sockets that never opened before we give up on them

export class Connection {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private watch = 0;
  private neverOpened = 0;
  private asking: AbortController | null = null;
  private ended = false;
  private refusedAtHello = false;

  constructor(
    private readonly table: string,
    private readonly keys: () => Keys,
    private readonly user: ConnectionUser,
  ) {}

  open(): void {
    addEventListener("online", this.again);
    addEventListener("visibilitychange", this.again);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.again);
    removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.socket?.close();
    this.asking?.abort();
  }

  /** Sends now or not at all: a sender that needs an answer sends again after the next hello. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.asking) void this.request(message);
  }

  /** Reconnects now instead of after the wait. */
  private readonly again = (): void => {
    if (document.visibilityState === "hidden" || this.ended) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.listen(DEAD);
      this.socket.send(JSON.stringify({ type: "ping" }));
    } else if (!this.asking && this.socket === null) {
      this.wait = FIRST_WAIT;
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    this.user.state("connecting");
    this.refusedAtHello = false;
    const socket = carrier.connect(this.table);
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.neverOpened = 0;
      socket.send(JSON.stringify(this.user.hello()));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "sync") {
        this.wait = FIRST_WAIT;
        this.user.state("open");
      }
      if (message.type === "refused" && !message.id) this.refusedAtHello = true;
      this.listen(QUIET);
      this.user.receive(message);
    };
    socket.onclose = (event) => {
      clearTimeout(this.watch);
      if (this.ended || this.socket !== socket) return;
      this.socket = null;
      if (event.code === NO_ACCESS || (event.code === POLICY && this.refusedAtHello)) {
        this.ended = true;
        this.user.state("closed");
        return;
      }
      if (!opened && navigator.onLine) this.neverOpened += 1;
      this.user.state("lost");
      if (this.neverOpened >= SOCKET_TRIES) void this.ask();
      else this.later(() => this.connect());
    };
  }

  private later(then: () => void): void {
    this.timer = window.setTimeout(then, this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A connection may die silently: ask, and treat silence as lost. */
  private listen(patience: number): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => {
      const socket = this.socket;
      if (!socket) return;
      if (patience === QUIET && socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify({ type: "ping" }));
        this.listen(DEAD);
      } else {
        socket.close();
        socket.onclose?.({ code: 1006 });
      }
    }, patience);
  }

  /** Long polling; a socket is tried again when it fails. */
  private async ask(): Promise<void> {
    this.asking = new AbortController();
    let first = true;
    try {
      while (!this.ended) {
        const { version, chat, seat } = this.user.since();
        const poll: Poll = { since: first ? -1 : version, chat, seat, wait: first ? 0 : 20 };
        const replies = await post<Replies>(`api/tables/${this.table}/poll`, poll, this.keys());
        if (first) this.user.state("open");
        first = false;
        for (const message of replies.messages) this.user.receive(message);
      }
    } catch (problem) {
      this.asking = null;
      if (this.ended) return;
      this.neverOpened = 0;
      if (problem instanceof Problem && ["wrong-token", "wrong-invite", "unknown-table"].includes(problem.code)) {
        this.user.receive({
          type: "refused",
          id: "",
          code: problem.code as "wrong-token",
          args: {},
          detail: "",
          reason: null,
          state: null,
        });
        this.ended = true;
        this.user.state("closed");
        return;
      }
      this.user.state("lost");
      this.later(() => this.connect());
    }
  }

  private async request(message: ClientMessage): Promise<void> {
    try {
      const replies = await post<Replies>(`api/tables/${this.table}/send`, { message }, this.keys());
      for (const reply of replies.messages) this.user.receive(reply);
    } catch {
      // sent again after the next hello
    }
  }
}
