// What carries the protocol: HTTP and a WebSocket to a server, or messages to the host that runs in this browser.
// Nothing else in the page knows which of them it is.

import { HostCarrier } from "../host/client";
import { beside } from "./beside";

/** The part of a WebSocket that the page uses. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** A call's path without a leading slash: the page may be under any path. */
export type Path = `api/${string}`;

export interface Carrier {
  /** A call of the protocol. Fails like `fetch` if nothing can be reached. */
  call: (path: Path, options: RequestInit) => Promise<Response>;
  connect: (table: string) => Socket;
  /** Called when the page opens: a game is likely to start soon. */
  warmUp: () => void;
}

class ServerCarrier implements Carrier {
  call(path: Path, options: RequestInit): Promise<Response> {
    return fetch(beside(path), options);
  }

  connect(table: string): Socket {
    return new WebSocket(beside(`api/tables/${table}/socket`).replace(/^http/, "ws")) as Socket;
  }

  warmUp(): void {
    // a server is always ready
  }
}

/** `alehouse export site` sets this mark in the page if everything is played in this browser. */
export const inBrowser = document.querySelector('meta[name="alehouse-host"][content="browser"]') !== null;

export const carrier: Carrier = inBrowser ? new HostCarrier() : new ServerCarrier();
