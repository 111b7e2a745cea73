// Compile a site's Python ahead of time, with the very Python that will run it.
// Usage: node compile.mjs PYODIDE SCRIPT   (PYODIDE is the folder with Pyodide and its wheels; SCRIPT is run in it)
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.mkdir("/site");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/site");
python.runPython(readFileSync(script, "utf8"));
process.exit(0);
