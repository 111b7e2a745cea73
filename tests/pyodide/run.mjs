// The rules' own tests in a browser's Python, without a browser: Pyodide under Node.
// Usage: node run.mjs CLONE PYTEST REPORTS
// PYTEST is a folder with pytest's pure-Python packages; the JUnit report goes to REPORTS/pyodide.xml.
import { loadPyodide } from "pyodide";

const [clone, pytest, reports] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", HOME: "/home" } });
for (const [name, folder] of Object.entries({ clone, pytest, reports })) {
  python.FS.mkdir(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, `/${name}`);
}
const status = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/clone", "/pytest"]
os.chdir("/clone")
print("Pyodide, Python", sys.version.split()[0])
import pytest
int(pytest.main(["-q", "tests", "-m", "not full", "--junitxml=/reports/pyodide.xml",
                 "-o", "addopts=", "--import-mode=importlib", "-p", "no:cacheprovider"]))
`);
process.exit(status);
