import type { Alert } from './alerts.ts';

const KEY = 'oja.alerted';
/** How many subjects are remembered: twice the conversations of a page, all of which may have news at once. */
const REMEMBERED_MAX = 400;

/** What a device has shown: a subject, its newest id, and how many messages were unread then. */
type ShownAlert = readonly [subject: string, id: string, count: number];

/** Used where the browser forbids storage. Lasts as long as the page. */
let known: readonly ShownAlert[] = [];

const isShownAlert = (entry: unknown): entry is ShownAlert =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string' && typeof entry[2] === 'number';

function readKnown(): readonly ShownAlert[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isShownAlert) : [];
  } catch {
    return known;
  }
}

function remember([subject, id, count]: ShownAlert): boolean {
  const before = readKnown();
  const last = before.find(([name]) => name === subject);
  // Ids grow with time. Messages of one moment may arrive in another order: then their number has grown.
  if (last && (last[1] > id || (last[1] === id && last[2] >= count))) return false;
  const entry: ShownAlert = [subject, id, count];
  known = [...before.filter((one) => one !== last), entry].slice(-REMEMBERED_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or forbidden. The system still shows only one notification for each conversation.
  }
  return true;
}

/**
 * Claims the right to show an alert. All tabs receive a message at the same time, and only one of them
 * shows it. It is not shown again after a reload, a restart or a new connection.
 * @param count how many messages the alert stands for
 * @returns true for exactly one call on this device
 */
export async function claimAlert(
  { id, viewerId, conversationId }: Pick<Alert, 'id' | 'viewerId' | 'conversationId'>,
  count = 1,
): Promise<boolean> {
  const alert: ShownAlert = [conversationId === null ? id : `${viewerId} ${conversationId}`, id, count];
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(KEY, () => remember(alert)) : remember(alert);
}
