import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import { createDesktop } from './desktop-app.ts';
import { followPathRequests } from './path-requests.ts';
import { createDesktopSessions } from './desktop-sessions.ts';
import { createDesktopUpdates } from './desktop-updates.ts';
import type { GoogleInBrowser } from './google-in-browser.ts';
import type { Platform } from './platform.ts';
import { findBridge } from './window-oja.ts';

/**
 * The platform of the desktop window. Reads the server's address from main once, and then follows main's path requests.
 * @throws if the window was opened without the preload, or main does not answer: nothing works then
 */
export async function createDesktopPlatform(): Promise<Platform> {
  const bridge = findBridge();
  if (!bridge) throw new Error('The desktop build needs the preload’s window.oja: open it with the desktop app.');
  const server = await bridge.call('server.get');
  if (!server.ok) throw new Error(server.error.message);
  await followPathRequests(bridge);
  return {
    kind: 'desktop',
    serverOrigin: server.value.origin,
    tabPlacement: 'rail',
    sessions: createDesktopSessions(bridge),
    loadAlerts: async () => (await import('./alerts/desktop-alerts.ts')).desktopAlerts(bridge),
    desktop: createDesktop(bridge),
    google: createDesktopGoogle(bridge),
    updates: createDesktopUpdates(bridge),
  };
}

/** Signs in with Google through main, which opens the browser and listens for its answer. */
function createDesktopGoogle(bridge: OjaBridge): GoogleInBrowser {
  return {
    async signIn(client) {
      const answer = await bridge.call('google.signIn', client);
      return answer.ok ? answer.value : { status: 'failed', reason: answer.error.message };
    },
    // The result of the sign-in says whether the cancellation was in time.
    cancel: () => void bridge.call('google.cancel'),
  };
}
