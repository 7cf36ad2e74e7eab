/**
 * The worker's message to a page: this alert was clicked, open its path; or "Mark as read" was pressed on it. It
 * contains what the page put into the notification.
 */
export type PageMessage = { pressed: unknown } | { markedRead: unknown };

/** The name of the button "Mark as read". */
export const MARK_READ = 'mark-read';

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
 * Asks a window to open an alert's path, or to mark its conversation as read. Its URL does not say what it shows now:
 * it may be the URL of its first page.
 */
async function isTaken(window: OjaWindow, message: PageMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  port1.start();
  window.postMessage(message, [port2]);
  const takes = await answer;
  port1.close();
  return takes;
}

/**
 * Handles a click on a notification: closes it, and opens its path in an open dashboard, else in a new window. "Mark as
 * read" opens nothing, unless no dashboard of its user is open: the worker itself has no session.
 * @param action the name of the pressed button; '' for a click
 */
export async function openAlert(notification: Shown, clients: OjaWindows, action = ''): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const isMarking = action === MARK_READ;
  // The last focused window comes first.
  for (const window of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (!(await isTaken(window, isMarking ? { markedRead: data } : { pressed: data }))) continue;
    if (isMarking) return;
    try {
      await window.focus();
    } catch {
      // If the browser does not allow focusing, the window still shows the right page.
    }
    return;
  }
  await clients.openWindow(addressIn(data));
}
