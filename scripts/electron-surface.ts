/**
 * Writes Electron's types without its module declaration, for tsc/surface.json: there main and preload are compiled
 * with the stand-in's types as `electron`, and Electron's own module declaration would take precedence.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { root } from './prepare.mjs';

const FOLDER = `${root}.cache/electron-namespace`;
const MODULE = /^declare module '[^']+' \{\n(?:.*\n)*?\}\n/gm;

const types = readFileSync(`${root}node_modules/electron/electron.d.ts`, 'utf8');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/electron.d.ts`, types.replace(MODULE, ''));
