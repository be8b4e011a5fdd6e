"""A JavaScript client for browsers and Node.js, made from the table of operations; its types are in `protocol.d.ts`."""

from __future__ import annotations

import re
from typing import Final

from alehouse.server.openapi import OPERATIONS, PDF

HEAD: Final = """\
// Written by `python -m alehouse.server.types client.mjs`; types: `python -m alehouse.server.types protocol.d.ts`.
// const client = new Client("http://127.0.0.1:8000");
// const { token } = await client.joinTable(table, { name: "Robot", invite });
// const seat = await client.table(table, token);
// for (let seen; (seen = await seat.turn()); ) await seat.act(seen.legal[0]);

/** The server did not do it, and nothing was changed: `code`, `args`, `detail`, `reason`. */
export class Refused extends Error {
  constructor({ code, args = {}, detail = "", reason = null }) {
    super(detail || code);
    Object.assign(this, { code, args, detail, reason });
  }
}

export class Client {
  constructor(server) {
    this.server = server.replace(/\\/+$/, "");
  }

  async #ask(method, path, body, { token = "", invite = "" } = {}) {
    const headers = { "content-type": "application/json" };
    if (token) headers.authorization = `Bearer ${token}`;
    if (invite) headers["alehouse-invite"] = invite;
    const answer = await fetch(this.server + path, { method, headers, body: body && JSON.stringify(body) });
    const kind = answer.headers.get("content-type") ?? "";
    const plain = !kind.startsWith("application/json");
    const read = kind.startsWith("application/pdf") ? "blob" : plain ? "text" : "json";
    const data = await answer[read]();
    if (!answer.ok) throw new Refused(plain ? { code: "internal", detail: `status ${answer.status}` } : data);
    return data;
  }

  /** The table's socket, once it has told everything. */
  async table(table, token = "", invite = "") {
    const seat = new TableSocket(this.server, table, token, invite);
    await seat.opened;
    return seat;
  }
"""
TAIL: Final = """\
}

const FOR_GOOD = [1008, 4003]; // close codes after which a connection is not opened again

/** A table's socket; `state` is the newest that came. It reconnects, and repeats what was not answered. */
export class TableSocket {
  #open = new Map();
  #waiting = [];
  #refusal = null;
  #failure = null;
  #closed = false;

  constructor(server, table, token, invite) {
    this.url = `${server.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
    this.secrets = { token, invite };
    this.state = null;
    this.opened = this.#news();
    this.#connect(100);
  }

  #connect(pause) {
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => {
      this.tell({ type: "hello", ...this.secrets, since: this.state?.version ?? -1 });
      for (const { message } of this.#open.values()) this.tell(message);
    };
    this.socket.onmessage = ({ data }) => {
      pause = 100;
      this.#take(JSON.parse(data));
    };
    this.socket.onclose = ({ code }) => {
      if (this.#closed) return;
      if (FOR_GOOD.includes(code) || !this.state) this.#fail(this.#refusal ?? new Error(`connection closed (${code})`));
      else setTimeout(() => this.#connect(Math.min(2 * pause, 10000)), pause);
    };
  }

  #take(message) {
    if (message.table) this.shown = message.table;
    if (message.state && message.state.version >= (this.state?.version ?? -1)) {
      this.state = message.state;
      if (this.state.player_view?.legal.length) this.tell({ type: "forecast" });
    }
    if (message.type === "forecasts" && message.version === this.state.version && this.state.player_view)
      this.state = { ...this.state, player_view: { ...this.state.player_view, forecasts: message.forecasts } };
    const asked = this.#open.get(message.id);
    const later = message.type === "refused" && message.code === "too-fast";
    if (message.type === "refused") this.#refusal = new Refused(message);
    if (later) setTimeout(() => this.tell(asked?.message ?? { type: "forecast" }), 1000 * message.args.seconds);
    if (asked && !later && ["ack", "hints", "refused"].includes(message.type)) {
      this.#open.delete(message.id);
      if (message.type === "refused") asked.reject(this.#refusal);
      else asked.resolve(message);
    }
    if (message.state || message.type === "forecasts") for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  #fail(error) {
    this.#failure = error;
    for (const { reject } of [...this.#waiting.splice(0), ...this.#open.values()]) reject(error);
    this.#open.clear();
  }

  #news() {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Sends a message if the socket is open now. */
  tell(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends a request and returns its answer. */
  ask(message) {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      this.#open.set(id, { message: { ...message, id }, resolve, reject });
      this.tell({ ...message, id });
    });
  }

  /** Decides: one of the legal actions. */
  act(action) {
    return this.ask({ type: "act", base: this.state.version, action });
  }

  /** Waits until one of your seats must decide and its forecasts are here; null when the game is finished. */
  async turn() {
    for (;;) {
      if (this.#failure) throw this.#failure;
      if (["over", "abandoned", "broken"].includes(this.state.status)) return null;
      if (this.state.player_view?.forecasts.length) return this.state.player_view;
      await this.#news();
    }
  }

  close() {
    this.#closed = true;
    this.socket.close();
  }
}
"""


def javascript() -> str:
    """The whole module: one method per operation, and the socket."""
    return "\n".join([HEAD, *[_method(row) for row in OPERATIONS]]) + TAIL


def _method(row: tuple[object, ...]) -> str:
    id, method, path, _, about, body, _, answered = row
    names = re.findall(r"\{(\w+)\}", str(path))
    secret = "table" in names and not str(path).endswith("/join")
    arguments = [*names, *(["wish"] if body is not None else []), *(["secrets"] if secret else [])]
    address = re.sub(r"\{(\w+)\}", r"${encodeURIComponent(\1)}", str(path))
    lines = [f"  /** {about}.{_types(body, answered)} */", f"  {camel(str(id))}({', '.join(arguments)}) {{"]
    passed = [f'"{str(method).upper()}"', f"`{address}`", "wish" if body is not None else "undefined"]
    lines.append(f"    return this.#ask({', '.join([*passed, *(['secrets'] if secret else [])])});")
    return "\n".join([*lines, "  }\n"])


def _types(body: object, answered: object) -> str:
    """The types of the body and of the answer for editors."""
    returned = "Blob" if answered == PDF else "string" if isinstance(answered, str) else _imported(answered)
    wish = f" @param {{{_imported(body)}}} wish" if body is not None else ""
    return f"{wish} @returns {{Promise<{returned}>}}"


def _imported(kind: object) -> str:
    return f'import("./protocol").{getattr(kind, "__name__", "")}'


def camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)
