import { readFileSync } from 'node:fs';

import { makeCodec } from './codec.ts';
import { startMainWorld } from './main-world.ts';
import { makePeer } from './peer.ts';
import { startPreloadWorld } from './preload-world.ts';
import { NAMES } from './shared-names.ts';

const given = JSON.stringify(NAMES);

/** The script for the page's own world. */
export const mainWorldScript = (): string =>
  `(${startMainWorld.toString()})(${makeCodec.toString()}, ${makePeer.toString()}, ${given});`;

/**
 * The script for the isolated world.
 * @param preload path of the app's preload; without one, the world only has the listeners
 */
export function preloadWorldScript(preload: string | undefined): string {
  const source = preload === undefined ? '' : readFileSync(preload, 'utf8');
  const wrapped = `function (require) { const module = { exports: {} }; const exports = module.exports; ${source}\n}`;
  return `(${startPreloadWorld.toString()})(${makeCodec.toString()}, ${makePeer.toString()}, ${given}, ${wrapped});`;
}
