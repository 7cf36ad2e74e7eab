import { createDesktop } from './desktop-app.ts';
import { createDesktopGoogle } from './desktop-google.ts';
import { followPlaces } from './desktop-places.ts';
import { createDesktopSessions } from './desktop-sessions.ts';
import { createDesktopUpdates } from './desktop-updates.ts';
import type { Platform } from './platform.ts';
import { findBridge } from './window-oja.ts';

/**
 * Oja in the desktop window. Asks main once for the server's address, and hears from then on where it is to go.
 * @throws when the window was opened without the preload, or main does not answer: nothing works then
 */
export async function createDesktopPlatform(): Promise<Platform> {
  const bridge = findBridge();
  if (!bridge) throw new Error('The desktop build needs the preload’s window.oja: open it with the desktop app.');
  const server = await bridge.call('server.get');
  if (!server.ok) throw new Error(server.error.message);
  await followPlaces(bridge);
  return {
    kind: 'desktop',
    serverOrigin: server.value.origin,
    sessions: createDesktopSessions(bridge),
    loadAlerts: async () => (await import('./alerts/desktop-alerts.ts')).desktopAlerts(bridge),
    desktop: createDesktop(bridge),
    google: createDesktopGoogle(bridge),
    updates: createDesktopUpdates(bridge),
  };
}
