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
 * Starts the background work in a browser after the page is rendered: following the colour mode of other tabs, the
 * meter of used data, the version check of product §2, the focus after going back, typefaces, and storing the app for
 * offline use.
 */
export function startLate(): void {
  followColorMode();
  startDataMeter();
  watchVersion();
  const { pathname } = globalThis.location;
  const watch = (event: Event) => {
    removeEventListener('click', watch);
    removeEventListener('popstate', watch);
    void import('./return-focus.ts').then(
      ({ watchReturns }) => watchReturns(pathname, event),
      () => undefined,
    );
  };
  addEventListener('click', watch);
  addEventListener('popstate', watch);
  whenIdle(() => {
    void showTypefaces().catch((error: unknown) => logFailure('The typefaces could not be loaded.', error));
    // What the next page will need (scripts/link-assets.ts).
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'prefetch';
  });
  // In development every file changes, so nothing may be stored.
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void keepThisBuild().catch((error: unknown) =>
          logFailure('The app is not kept for use without a connection.', error),
        ),
    );
}
