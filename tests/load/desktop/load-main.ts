/** Loads a main as Electron would, prints how long that took, and exits: `load-main.ts MAIN FOLDER`. */
import { pathToFileURL } from 'node:url';

const [, , main = ''] = process.argv;
process.argv.splice(1, 2, 'electron');
// Electron is loaded before main, so the stand-in's loading time must not count.
await import('electron');
const start = performance.now();
await import(pathToFileURL(main).href);
process.stdout.write(`${performance.now() - start}\n`);
process.exit(0);
