// Python in a worker, from files next to the page, which `alehouse export site` writes.

import { filesOf } from "./archive";

/** The part of Pyodide that we use. */
export interface Python {
  FS: {
    mkdirTree: (path: string) => void;
    writeFile: (path: string, data: Uint8Array, options: { canOwn: boolean }) => void;
  };
  pyimport: (module: string) => Record<string, unknown>;
  globals: { get: (name: string) => unknown };
  runPython: (code: string) => unknown;
}

/** `python/files.json`: the files with their sizes, and the Python version they are for. */
export interface Files {
  runtime: { abi_version: string; arch: string; platform: string; python: string };
  /** Bytes by name. */
  sizes: Record<string, number>;
}

const SITE = "/lib/alehouse"; // the folder for our sources and packages
const WASM = "pyodide.asm.wasm";
const LIBRARY = "stdlib.zip";

export async function loadPython(base: string, progress: (loaded: number, total: number) => void): Promise<Python> {
  const at = (name: string): string => new URL(`python/${name}`, base).href;
  let loaded = 0;
  let total = 0;

  /** The content of a compressed file, with progress; the page's own files go first. */
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

  // Fetches everything at once, and starts Pyodide only when all is there: it would wait forever for a missing part.
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
