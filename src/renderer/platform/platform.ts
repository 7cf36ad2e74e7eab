import type { Alerts } from './alerts/alerts.ts';
import type { Desktop } from './desktop-app.ts';
import type { GoogleInBrowser } from './google-in-browser.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Updates } from './updates.ts';

/** Everything that differs between a browser and the desktop app. One implementation each: web.ts, desktop.ts. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Where the server's calls begin: '' in a browser (the page's own origin), an absolute origin on the desktop. */
  serverOrigin: string;
  sessions: SessionKeeper;
  /** Loads the system's notifications, where there are some: nothing that a page shows first needs them. */
  loadAlerts?: () => Promise<Alerts>;
  /** What the desktop app alone has; absent in a browser. */
  desktop?: Desktop;
  /** Where Google is signed in with in the system's browser. */
  google?: GoogleInBrowser;
  /** Where the app is installed, and not served. */
  updates?: Updates;
}
