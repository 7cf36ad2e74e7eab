const KEY = 'oja.alerted';
/** How many ids are remembered: other tabs are at most seconds behind. */
const REMEMBERED_MAX = 100;

/** Used where the browser forbids storage. Lasts as long as the page. */
let known: readonly string[] = [];

function readKnown(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return known;
  }
}

function remember(id: string): boolean {
  const before = readKnown();
  if (before.includes(id)) return false;
  known = [...before, id].slice(-REMEMBERED_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or forbidden. The system still shows only one notification for each id.
  }
  return true;
}

/**
 * Claims the right to show an alert. All tabs receive a message at the same time, and only one of them shows it.
 * @returns true for exactly one call among all tabs
 */
export async function claimAlert(id: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(KEY, () => remember(id)) : remember(id);
}
