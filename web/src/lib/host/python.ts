// Python in a worker, from the files next to the page; `alehouse export site` puts them there.

/** What we use of Pyodide. */
export interface Python {
  unpackArchive: (data: ArrayBuffer, format: string, options: { extractDir: string }) => void;
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

export async function loadPython(base: string, progress: (loaded: number, total: number) => void): Promise<Python> {
  const at = (name: string): string => new URL(`python/${name}`, base).href;
  const files = (await (await fetch(at("files.json"))).json()) as Files;
  const total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;

  /** A file whose bytes are counted as they come. */
  async function counted(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const response = await fetch(at(name));
    if (!response.ok || !response.body) throw new Error(`${response.status} ${name}`);
    return response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, out) {
          loaded += part.length;
          progress(Math.min(loaded, total), total);
          out.enqueue(part);
        },
      }),
    );
  }
  const whole = async (name: string): Promise<ArrayBuffer> => new Response(await counted(name)).arrayBuffer();

  const wasm = counted(`${WASM}.gz`);
  const library = whole("stdlib.zip");
  const sources = whole("alehouse.zip");
  // Pyodide asks for its parts by address: it gets what is on its way already.
  const ask = self.fetch;
  self.fetch = async (what, options) => {
    const address = what instanceof Request ? what.url : String(what);
    if (address.endsWith(`/${WASM}`)) {
      const body = (await wasm).pipeThrough(new DecompressionStream("gzip"));
      return new Response(body, { headers: { "content-type": "application/wasm" } });
    }
    if (address.endsWith("/stdlib.zip")) return new Response(await library);
    return ask(what, options);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const python = await loadPyodide({
    indexURL: at(""),
    stdLibURL: at("stdlib.zip"),
    lockFileContents: { info: files.runtime, packages: {} },
  });
  self.fetch = ask;
  python.unpackArchive(await sources, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return python;
}
