import type { WebContents } from 'electron';

import type { WindowOptions } from './window.ts';

/** A page that breaks again so soon after it was loaded would break for ever. */
const CRASH_PAUSE_MS = 10_000;

const followed = new WeakSet<WebContents>();
/** Pages that broke twice in a row: they are loaded when their window is asked for. */
const broken = new WeakSet<WebContents>();

/** Whether a page broke and shows nothing: it is to be loaded before anybody looks. */
export const isBroken = (contents: WebContents): boolean => broken.has(contents);

/**
 * Loads the page, and again when its process breaks. Only here is the page gone for main: a navigation that begins may be
 * refused, and the page stays then.
 */
export function loadPage(contents: WebContents, { address, events, state, onFault }: Pick<WindowOptions, 'address' | 'events' | 'state' | 'onFault'>): void {
  const load = () => {
    events.close();
    broken.delete(contents);
    return contents.loadURL(address).catch(onFault);
  };
  if (!followed.has(contents)) {
    followed.add(contents);
    contents.on('did-finish-load', () => contents.setZoomLevel(state.zoom()));
    let crashedAt = Number.NEGATIVE_INFINITY;
    contents.on('render-process-gone', (_event, { reason }) => {
      events.close();
      if (reason === 'clean-exit') return;
      onFault(new Error(`The page's process ended: ${reason}.`));
      const isAgain = performance.now() - crashedAt < CRASH_PAUSE_MS;
      crashedAt = performance.now();
      if (isAgain) broken.add(contents);
      else void load();
    });
  }
  void load();
}
