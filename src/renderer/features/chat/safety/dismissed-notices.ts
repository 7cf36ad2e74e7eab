import { useMemo, useSyncExternalStore } from 'react';

const PREFIX = 'oja.dismissed-notices.';
/** So many of a person are kept, the newest: some 16 kB. Whose oldest goes is warned of it once more. */
const KEPT = 200;

const listeners = new Set<() => void>();
/** What this window knows, as it is stored; so that a browser that forbids storage remembers until the page closes. */
const known = new Map<string, string>();

function readText(key: string): string {
  const text = known.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Entries are ids without spaces, so that a line of them needs no format, and none can be broken. */
const entriesOf = (text: string) => text.split(' ').filter(Boolean);

function add(key: string, entry: string): void {
  const entries = [...entriesOf(readText(key)).filter((other) => other !== entry), entry].slice(-KEPT);
  known.set(key, entries.join(' '));
  try {
    localStorage.setItem(key, entries.join(' '));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Another window wrote: what is stored counts again. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(PREFIX)) return;
  known.clear();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage);
  };
}

/** The safety notices of a conversation that its reader has taken away. */
export interface DismissedNotices {
  has(noticeId: string): boolean;
  /** Takes one away for good. */
  add(noticeId: string): void;
}

/**
 * Which safety notices a person has taken away in a conversation. Kept on the device, for each of the people who use it
 * apart, through reload and from window to window.
 */
export function useDismissedNotices(userId: string, partnerId: string): DismissedNotices {
  const key = `${PREFIX}${userId}`;
  const text = useSyncExternalStore(subscribe, () => readText(key));
  return useMemo(() => {
    const entries = new Set(entriesOf(text));
    return {
      has: (noticeId) => entries.has(`${partnerId}/${noticeId}`),
      add: (noticeId) => add(key, `${partnerId}/${noticeId}`),
    };
  }, [key, partnerId, text]);
}
