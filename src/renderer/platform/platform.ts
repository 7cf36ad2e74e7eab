import type { Alerts } from './alerts/alerts.ts';
import type { Desktop } from './desktop-app.ts';
import type { GoogleInBrowser } from './google-in-browser.ts';
import type { SessionStore } from './session-store.ts';
import type { Updates } from './updates.ts';

/** The differences between a browser and the desktop app. Each has one implementation: web.ts and desktop.ts. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** The origin of API calls: '' in a browser (the page's own origin), an absolute origin on the desktop. */
  serverOrigin: string;
  /** Where the tabs are in a wide window, if not at the bottom (decision 040). */
  tabPlacement?: 'rail';
  sessions: SessionStore;
  /**
   * Loads the notification code, where notifications are supported. Loaded lazily, because the first view does not need
   * it.
   */
  loadAlerts?: () => Promise<Alerts>;
  /** The functions of the desktop app; absent in a browser. */
  desktop?: Desktop;
  /** Signs in with Google in the system's browser; absent in a browser. */
  google?: GoogleInBrowser;
  /** Updates of the installed app; absent in a browser. */
  updates?: Updates;
}
