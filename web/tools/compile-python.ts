// Compiles Python files for the runtime of the page: `node tools/compile-python.ts FOLDER` writes a .pyc next to every .py.
// The machine's own Python cannot: bytecode is made by the version that runs it. Docstrings are left out.

import { loadPyodide } from "pyodide";

const CODE = `
import py_compile
from pathlib import Path

for source in Path("/folder").rglob("*.py"):
    name = str(source.relative_to("/folder"))
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    code = str(source.with_suffix(".pyc"))
    py_compile.compile(str(source), code, name, doraise=True, optimize=2, invalidation_mode=mode)
`;

const python = await loadPyodide();
python.mountNodeFS("/folder", process.argv[2]!);
python.runPython(CODE);
