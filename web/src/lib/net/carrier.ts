// What carries the protocol: HTTP and a WebSocket to a server, or messages to the host that runs in this browser.
// Nothing else in the page knows which of them it is.

import { HostCarrier } from "../host/client";
import { beside } from "./beside";

/** What the page uses of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** The path of a call, without a slash before it: the page may be under any path. */
export type Path = `api/${string}`;

export interface Carrier {
  /** A call of the protocol. Fails like `fetch` if nobody can be reached. */
  call: (path: Path, options: RequestInit) => Promise<Response>;
  connect: (table: string) => Socket;
  /** The page is open: somebody is likely to play soon. */
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

/** `alehouse export site` writes this mark into the page: everything is played in this browser. */
export const inBrowser = document.querySelector('meta[name="alehouse-host"][content="browser"]') !== null;

export const carrier: Carrier = inBrowser ? new HostCarrier() : new ServerCarrier();
