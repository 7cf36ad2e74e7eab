import { followColorMode } from '../platform/color-mode.ts';
import { startDataMeter } from '../platform/data-meter.ts';
import { logFailure } from '../platform/log-failure.ts';
import { loadTypefaces } from '../platform/typefaces.ts';
import { keepThisBuild } from '../platform/web-build.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { watchVersion } from './version-check.ts';

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

/** Links what the browser reads to offer the installation: with its icon, 12 kB that would compete with the page. */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
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
  linkManifest();
  whenIdle(() => {
    void loadTypefaces().catch((error: unknown) => logFailure('The typefaces could not be loaded.', error));
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
