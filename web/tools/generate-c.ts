// Translates our rules to C for the runtime of the page: `node tools/generate-c.ts TOOLS SOURCES OUT FILE…` runs mypyc there.
// The machine's own Python cannot: the code depends on the version and the word size of the Python that runs it.

import { loadPyodide } from "pyodide";

const CODE = `
import os, shutil, sys
sys.path.insert(0, "/tools")
os.chdir("/sources")
os.environ["MYPY_CACHE_DIR"] = "/cache"

from pathlib import Path
from mypyc.build import include_dir, mypyc_build
from mypyc.common import RUNTIME_C_FILES
from mypyc.options import CompilerOptions

*_, more = mypyc_build(list(files), CompilerOptions(multi_file=True, group_name="alehouse", target_dir="/out"))
for name in [*RUNTIME_C_FILES, *(part.path for part in more)]:
    shutil.copy(Path(include_dir(), name), "/out")
`;

const [tools, sources, out, ...files] = process.argv.slice(2) as [string, string, string];
const python = await loadPyodide();
python.mountNodeFS("/tools", tools);
python.mountNodeFS("/sources", sources);
python.mountNodeFS("/out", out);
python.globals.set("files", files);
python.runPython(CODE);
