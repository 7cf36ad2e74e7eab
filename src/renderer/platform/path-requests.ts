import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import { openPath } from './alerts/open-path.ts';

const HOME = '/dashboard';

const begin = (path: string) => history.replaceState(null, '', path);

/**
 * Opens the paths that main requests: for a link, a notification or the menu. The page starts at a path that was
 * requested before it was ready, else at the dashboard.
 */
export async function followPathRequests(bridge: OjaBridge): Promise<void> {
  let isStarted = false;
  if (globalThis.location.pathname === '/') begin(HOME);
  bridge.on('path.requested', (path) => {
    if (!isStarted) begin(path);
    // Without a dashboard on screen the page is loaded at the path, which asks for a login first if necessary.
    else if (!openPath(path)) globalThis.location.assign(path);
  });
  await bridge.call('page.ready');
  isStarted = true;
}
