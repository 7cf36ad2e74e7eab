import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import { openPath } from './open-path.ts';

const HOME = '/dashboard';

const begin = (path: string) => history.replaceState(null, '', path);

/**
 * Goes where main asks to: by a link, a notification or the menu. What it asked before the page was there is where the page
 * begins; else the app opens with the dashboard.
 */
export async function followPlaces(bridge: OjaBridge): Promise<void> {
  let isStarted = false;
  if (globalThis.location.pathname === '/') begin(HOME);
  bridge.on('path.asked', (path) => {
    if (!isStarted) begin(path);
    // Where no dashboard is shown, the page begins there: it knows whether to ask for a login first.
    else if (!openPath(path)) globalThis.location.assign(path);
  });
  await bridge.call('page.ready');
  isStarted = true;
}
