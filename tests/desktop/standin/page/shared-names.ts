import { randomUUID } from 'node:crypto';

/** Names that a page cannot guess, generated for each run. */
const secret = randomUUID();

export const NAMES = {
  /** The isolated world of the preload. */
  world: 'Electron Isolated Context',
  /** The events between the two worlds of a page, one for each direction. */
  toPage: `${secret}-to-page`,
  toPreload: `${secret}-to-preload`,
  /** In the preload's world only: the functions to and from main. */
  send: `${secret}-send`,
  receive: `${secret}-receive`,
  /** Schemes that Chromium loads, or refuses, itself. */
  inside: [
    'http:',
    'https:',
    'javascript:',
    'data:',
    'blob:',
    'about:',
    'file:',
    'filesystem:',
    'chrome:',
    'devtools:',
    'view-source:',
  ],
} as const;
