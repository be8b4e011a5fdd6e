// Python in a worker, from the files next to the page; `alehouse export site` puts them there.

import { filesOf } from "./archive";

/** What we use of Pyodide. */
export interface Python {
  FS: {
    mkdirTree: (path: string) => void;
    writeFile: (path: string, data: Uint8Array, options: { canOwn: boolean }) => void;
  };
  pyimport: (module: string) => Record<string, unknown>;
  globals: { get: (name: string) => unknown };
  runPython: (code: string) => unknown;
}

/** `python/files.json`: what is fetched, with its size, and for which Python it was made. */
export interface Files {
  runtime: { abi_version: string; arch: string; platform: string; python: string };
  /** Bytes by name. */
  sizes: Record<string, number>;
}

const SITE = "/lib/alehouse"; // where our sources and packages are unpacked
const WASM = "pyodide.asm.wasm";
const LIBRARY = "stdlib.zip";

export async function loadPython(base: string, progress: (loaded: number, total: number) => void): Promise<Python> {
  const at = (name: string): string => new URL(`python/${name}`, base).href;
  let loaded = 0;
  let total = 0;

  /** What is in a compressed file, whose bytes are counted as they come; the page's own files go first. */
  async function unpacked(name: string): Promise<ArrayBuffer> {
    const response = await fetch(at(`${name}.bin`), { priority: "low" });
    if (!response.ok || !response.body) throw new Error(`${response.status} ${name}`);
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        loaded += part.length;
        if (total) progress(Math.min(loaded, total), total);
        out.enqueue(part);
      },
    });
    return new Response(response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  async function listed(): Promise<Files> {
    const files = (await (await fetch(at("files.json"))).json()) as Files;
    total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
    return files;
  }

  // Everything is asked for at once, and Pyodide only begins when all of it is there: it would wait forever for a part.
  const [files, wasm, library, sources, { loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    listed(),
    unpacked(WASM),
    unpacked(LIBRARY),
    unpacked("alehouse.zip"),
    import(/* @vite-ignore */ at("pyodide.js")) as Promise<{ loadPyodide: (options: object) => Promise<Python> }>,
    import(/* @vite-ignore */ at("pyodide.asm.js")) as Promise<{ default: unknown }>,
  ]);
  const ask = self.fetch;
  self.fetch = async (what, options) => {
    const address = what instanceof Request ? what.url : String(what);
    if (address === at(WASM)) return new Response(wasm, { headers: { "content-type": "application/wasm" } });
    if (address === at(LIBRARY)) return new Response(library);
    return ask(what, options);
  };
  const python = await loadPyodide({
    indexURL: at(""),
    stdLibURL: at(LIBRARY),
    lockFileContents: { info: files.runtime, packages: {} },
    createPyodideModule,
  });
  self.fetch = ask;
  for (const { folder, name, data } of filesOf(sources)) {
    python.FS.mkdirTree(`${SITE}/${folder}`);
    python.FS.writeFile(`${SITE}/${folder}${name}`, data, { canOwn: true });
  }
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return python;
}
