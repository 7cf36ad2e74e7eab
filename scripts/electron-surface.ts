/**
 * Writes Electron's types without its module, for tsc/surface.json: main and preload are compiled there with the stand-in's
 * surface as `electron`, and a module that is declared, as Electron's own is, would go before it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { root } from './prepare.mjs';

const FOLDER = `${root}.cache/electron-namespace`;
const MODULE = /^declare module '[^']+' \{\n(?:.*\n)*?\}\n/gm;

const types = readFileSync(`${root}node_modules/electron/electron.d.ts`, 'utf8');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/electron.d.ts`, types.replace(MODULE, ''));
