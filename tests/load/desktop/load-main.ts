/** Loads a main as Electron would, says how long that took, and ends: `load-main.ts MAIN FOLDER`. */
import { pathToFileURL } from 'node:url';

const [, , main = ''] = process.argv;
process.argv.splice(1, 2, 'electron');
// Electron itself is there before main is: what the stand-in takes to load is none of main's time.
await import('electron');
const start = performance.now();
await import(pathToFileURL(main).href);
process.stdout.write(`${performance.now() - start}\n`);
process.exit(0);
