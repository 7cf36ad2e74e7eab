import { followColorMode } from '../platform/color-mode.ts';
import { logFailure } from '../platform/log-failure.ts';
import { keepThisBuild } from '../platform/web-build.ts';
import { watchVersion } from './version-check.ts';

/** How long the page's own work may keep what follows waiting. */
const LATEST_MS = 5000;

/** Runs something when the page has nothing else to do; where the browser cannot tell, a moment later. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, LATEST_MS);
}

/**
 * What a start in a browser does once the page is there: following the colour mode of other tabs, the version check of
 * spec §2, and keeping the app for when there is no connection.
 */
export function startLate(): void {
  followColorMode();
  watchVersion();
  // In development every file is made anew, so nothing may be kept.
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void keepThisBuild().catch((error: unknown) =>
          logFailure('The app is not kept for use without a connection.', error),
        ),
    );
}
