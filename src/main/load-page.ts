import type { WebContents } from 'electron';

import type { WindowOptions } from './window.ts';

/** A page that breaks again so soon after it was loaded would break for ever. */
const CRASH_PAUSE_MS = 10_000;

const followed = new WeakSet<WebContents>();

/** Loads the page, follows when it is there and when not, and loads it again when its process breaks. */
export function loadPage(contents: WebContents, { address, events, state, onFault }: Pick<WindowOptions, 'address' | 'events' | 'state' | 'onFault'>): void {
  const load = () => contents.loadURL(address).catch(onFault);
  if (!followed.has(contents)) {
    followed.add(contents);
    contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) events.close();
    });
    contents.on('did-finish-load', () => contents.setZoomLevel(state.zoom()));
    let crashedAt = Number.NEGATIVE_INFINITY;
    contents.on('render-process-gone', (_event, { reason }) => {
      events.close();
      if (reason === 'clean-exit') return;
      onFault(new Error(`The page's process ended: ${reason}.`));
      const isAgain = performance.now() - crashedAt < CRASH_PAUSE_MS;
      crashedAt = performance.now();
      if (!isAgain) void load();
    });
  }
  void load();
}
