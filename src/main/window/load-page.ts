import type { WebContents } from 'electron';

import type { PageEvents } from '../calls/page-events.ts';
import type { WindowState } from './window-state.ts';

/** The dependencies of a page. */
export interface PageOptions {
  address: string;
  state: WindowState;
  events: PageEvents;
  onFault: (error: unknown) => void;
}

/** A page that crashes again within this time is not reloaded: it could crash in a loop. */
const CRASH_PAUSE_MS = 10_000;

const followed = new WeakSet<WebContents>();
/** Pages that crashed twice in a row. They are reloaded when their window is shown. */
const broken = new WeakSet<WebContents>();

/** Whether a page has crashed and shows nothing. It must be loaded before the window is shown. */
export const isBroken = (contents: WebContents): boolean => broken.has(contents);

/**
 * Loads the page, and reloads it when its process crashes. Only then does main treat the page as gone: a navigation
 * that starts may be refused, and then the page stays.
 */
export function loadPage(contents: WebContents, { address, events, state, onFault }: PageOptions): void {
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
