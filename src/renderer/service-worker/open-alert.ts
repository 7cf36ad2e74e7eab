/**
 * The worker's message to a page: this alert was clicked, open its path. It contains what the page put into the
 * notification.
 */
export interface PageMessage {
  pressed: unknown;
}

/** The part of the worker's `clients` that is used. */
export interface OjaWindows {
  matchAll: (options: {
    type: 'window';
    includeUncontrolled: true;
  }) => Promise<
    readonly { focus: () => Promise<unknown>; postMessage: (message: PageMessage, transfer: Transferable[]) => void }[]
  >;
  openWindow: (path: string) => Promise<unknown>;
}

type OjaWindow = Awaited<ReturnType<OjaWindows['matchAll']>>[number];

/**
 * The part of a notification that is used. The page that showed it has put an alert into its data (platform/alerts).
 */
type Shown = Pick<Notification, 'close' | 'data'>;

/** The address for a new window. */
function addressIn(data: unknown): string {
  return typeof data === 'object' && data !== null && 'address' in data ? String(data.address) : '/dashboard';
}

/**
 * A window that has not answered within this time shows no dashboard or is not listening yet. Browsers only allow
 * opening a window shortly after the click.
 */
const ANSWER_MS = 400;

/**
 * Asks a window to open an alert's path. Its URL does not say what it shows now: it may be the URL of its first page.
 */
async function isGoing(window: OjaWindow, pressed: unknown): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  port1.start();
  window.postMessage({ pressed }, [port2]);
  const goes = await answer;
  port1.close();
  return goes;
}

/** Handles a click on a notification: closes it, and opens its path in an open dashboard, else in a new window. */
export async function openAlert(notification: Shown, clients: OjaWindows): Promise<void> {
  notification.close();
  const pressed: unknown = notification.data;
  // The last focused window comes first.
  for (const window of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (!(await isGoing(window, pressed))) continue;
    try {
      await window.focus();
    } catch {
      // If the browser does not allow focusing, the window still shows the right page.
    }
    return;
  }
  await clients.openWindow(addressIn(pressed));
}
