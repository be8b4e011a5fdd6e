// Runs a Python program with the Python and the sources of an exported site: `node tools/run-python.ts SITE FILE ARG…`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [site, file, ...args] = process.argv.slice(2) as [string, string, ...string[]];
const python = await loadPyodide({ stdLibURL: join(site, "python", "stdlib.zip") });
python.unpackArchive(Uint8Array.from(readFileSync(join(site, "python", "alehouse.zip"))), "zip", {
  extractDir: "/lib/alehouse",
});
python.globals.set("program", python.toPy([file, ...args]));
python.runPython("import sys; sys.path.insert(0, '/lib/alehouse'); sys.argv = program");
python.runPython(readFileSync(file, "utf-8"), { filename: file });
