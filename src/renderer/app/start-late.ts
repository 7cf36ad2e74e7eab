import { followColorMode } from '../platform/color-mode.ts';
import { startDataMeter } from '../platform/data-meter.ts';
import { logFailure } from '../platform/log-failure.ts';
import { showTypefaces } from '../platform/typefaces.ts';
import { keepThisBuild } from '../platform/web-build.ts';
import { watchVersion } from './version-check.ts';

/** How long rendering may delay later work, in milliseconds. */
const LATEST_MS = 5000;

/** Runs a task when the browser is idle, or after a short delay if the browser does not support this. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, LATEST_MS);
}

/**
 * Watches for ways back, through the history or by a link to a page above, and moves the focus after them. How it is
 * moved is loaded at the first one, because the first views have no room for it.
 */
export function watchReturns(): void {
  let here = location.pathname;
  const look = ({ type }: Event) => {
    const pressed = document.activeElement;
    // The router changes the address within the event, or not at all.
    setTimeout(() => {
      const left = here;
      here = location.pathname;
      if (left === here || (type !== 'popstate' && !left.startsWith(`${here}/`))) return;
      void import('./return-focus.ts').then(
        ({ focusLinkTo }) => focusLinkTo(left, pressed),
        () => undefined,
      );
    });
  };
  for (const type of ['click', 'keydown', 'popstate']) addEventListener(type, look);
}

/**
 * Starts the background work in a browser after the page is rendered: following the colour mode of other tabs, the
 * meter of used data, the version check of product §2, the focus after going back, typefaces, and storing the app for
 * offline use.
 */
export function startLate(): void {
  followColorMode();
  startDataMeter();
  watchVersion();
  watchReturns();
  whenIdle(() => {
    void showTypefaces().catch((error: unknown) => logFailure('The typefaces could not be loaded.', error));
    // What the next page will need (scripts/link-assets.ts).
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'prefetch';
  });
  // In development every file changes, so nothing may be stored.
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void keepThisBuild(document.documentElement.dataset['typefaces'] === 'none').catch((error: unknown) =>
          logFailure('The app is not kept for use without a connection.', error),
        ),
    );
}
