// Runs a Python program with the Python and the sources of an exported site: `node tools/run-python.ts SITE FILE ARG…`.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [site, file, ...args] = process.argv.slice(2) as [string, string, ...string[]];
const unpacked = (name: string): Uint8Array => gunzipSync(readFileSync(join(site, "python", `${name}.bin`)));
const scratch = mkdtempSync(join(tmpdir(), "alehouse-"));
const library = join(scratch, "stdlib.zip");
writeFileSync(library, unpacked("stdlib.zip"));
const python = await loadPyodide({ stdLibURL: library });
rmSync(scratch, { recursive: true });
python.unpackArchive(Uint8Array.from(unpacked("alehouse.zip")), "zip", { extractDir: "/lib/alehouse" });
python.globals.set("program", python.toPy([file, ...args]));
python.runPython("import sys; sys.path.insert(0, '/lib/alehouse'); sys.argv = program");
python.runPython(readFileSync(file, "utf-8"), { filename: file });
