/** What the worker tells a page: this was pressed, go there. It is what the page has put into the notification. */
export interface PageMessage {
  pressed: unknown;
}

/** What is asked of the windows of Oja. */
export interface OjaWindows {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<
    readonly { focus: () => Promise<unknown>; postMessage: (message: PageMessage, transfer: Transferable[]) => void }[]
  >;
  openWindow: (path: string) => Promise<unknown>;
}

type OjaWindow = Awaited<ReturnType<OjaWindows['matchAll']>>[number];

/** What is read of a notification: the page that showed it has put an alert into it (platform/alerts). */
type Shown = Pick<Notification, 'close' | 'data'>;

/** Where a new window is to begin. */
function addressIn(data: unknown): string {
  return typeof data === 'object' && data !== null && 'address' in data ? String(data.address) : '/dashboard';
}

/** A window that has not answered by then shows no dashboard, or none that hears yet. Browsers do not wait long for a new one to be asked for. */
const ANSWER_MS = 400;

/** Asks a window to go where a notification leads. What it shows now its address does not say: that may be where it began. */
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

/** A notification was pressed: it goes, and leads to what it tells of in the dashboard that is open, else in a new window. */
export async function openAlert(notification: Shown, clients: OjaWindows): Promise<void> {
  notification.close();
  const pressed: unknown = notification.data;
  // Whichever was looked at last comes first.
  for (const window of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (!(await isGoing(window, pressed))) continue;
    try {
      await window.focus();
    } catch {
      // Where the browser does not let it come forward, it is at the right place all the same.
    }
    return;
  }
  await clients.openWindow(addressIn(pressed));
}
