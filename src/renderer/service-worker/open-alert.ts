/** What the worker tells a page: this was pressed, go there. It is what the page has put into the notification. */
export interface PageMessage {
  pressed: unknown;
}

/** What is asked of the windows of Oja. */
export interface OjaWindows {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<
    readonly { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void }[]
  >;
  openWindow: (path: string) => Promise<unknown>;
}

/** What is read of a notification: the page that showed it has put an alert into it (platform/alerts). */
type Shown = Pick<Notification, 'close' | 'data'>;

function pathIn(data: unknown): string {
  return typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/dashboard';
}

/** A notification was pressed: it goes, and leads to what it tells of in the dashboard that is open, else in a new window. */
export async function openAlert(notification: Shown, clients: OjaWindows): Promise<void> {
  notification.close();
  const path = pathIn(notification.data);
  // Whichever was looked at last comes first.
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const dashboard = windows.find(({ url }) => new URL(url).pathname.startsWith('/dashboard'));
  if (!dashboard) {
    await clients.openWindow(path);
    return;
  }
  try {
    await dashboard.focus();
  } catch {
    // Where the browser does not let it come forward, it is at the right place all the same.
  }
  const message: PageMessage = { pressed: notification.data };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of ours; only windows take a target
  dashboard.postMessage(message);
}
