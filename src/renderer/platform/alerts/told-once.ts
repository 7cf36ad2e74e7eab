const KEY = 'oja.alerted';
/** Ids that are remembered: other tabs are seconds behind at most. */
const KEPT_MAX = 100;

/** For browsers that forbid storage: it lasts as long as the page. */
let known: readonly string[] = [];

function readKnown(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return known;
  }
}

function note(id: string): boolean {
  const before = readKnown();
  if (before.includes(id)) return false;
  known = [...before, id].slice(-KEPT_MAX);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Full or forbidden: the system still shows one of each id.
  }
  return true;
}

/**
 * Every tab hears of a message at the same time, and one of them is to tell it.
 * @returns whether it is this one; of all tabs, now and later, exactly one is
 */
export async function claim(id: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(KEY, () => note(id)) : note(id);
}
