import { randomUUID } from 'node:crypto';

/** Names that a page cannot guess, new for each run. */
const secret = randomUUID();

export const NAMES = {
  /** The isolated world of the preload. */
  world: 'Electron Isolated Context',
  /** Events between the two worlds of a page, one for each direction. */
  toPage: `${secret}-to-page`,
  toPreload: `${secret}-to-preload`,
  /** In the preload's world alone: the way to main, and the way back. */
  send: `${secret}-send`,
  receive: `${secret}-receive`,
  /** Schemes that Chromium loads, or refuses, by itself. */
  inside: ['http:', 'https:', 'javascript:', 'data:', 'blob:', 'about:', 'file:', 'filesystem:', 'chrome:', 'devtools:', 'view-source:'],
} as const;
