import type { Platform } from './platform.ts';
import { createWebSessions } from './web-sessions.ts';

/** The platform of a browser: the page's own origin is the server. */
export function createWebPlatform(): Platform {
  return {
    kind: 'web',
    serverOrigin: '',
    sessions: createWebSessions(localStorage),
    loadAlerts: async () => (await import('./alerts/web-alerts.ts')).webAlerts(),
  };
}
