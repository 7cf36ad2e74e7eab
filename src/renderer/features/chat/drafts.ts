import { useSyncExternalStore } from 'react';

const PREFIX = 'oja.draft.';
const listeners = new Set<() => void>();
/** What this window knows, so that a browser that forbids storage keeps drafts until the page closes. */
const drafts = new Map<string, string>();

const keyOf = (userId: string, partnerId: string) => `${PREFIX}${userId}.${partnerId}`;
const postKeyOf = (userId: string, partnerId: string) => `${keyOf(userId, partnerId)}.post`;

function read(key: string): string {
  const known = drafts.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function store(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

function show(key: string, text: string): void {
  drafts.set(key, text);
  for (const listener of listeners) listener();
}

function write(key: string, text: string): void {
  store(key, text);
  show(key, text);
}

/** Empties a field at once; what is stored goes only when something else keeps the text, so that no crash loses it. */
async function handOver(key: string, isKept: Promise<unknown>): Promise<void> {
  show(key, '');
  await isKept;
  if (drafts.get(key) === '') store(key, '');
}

/** Another window wrote: what is stored counts again. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(PREFIX)) return;
  drafts.clear();
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

/**
 * What a person has typed to another and not sent. Kept through reload and from screen to screen, for each of the people
 * who use this device apart.
 * @returns the text; what replaces it; and what hands it over to whatever keeps it from now on, such as the outbox
 */
export function useDraft(userId: string, partnerId: string): KeptText {
  return useKeptText(keyOf(userId, partnerId));
}

/**
 * Which post the next message to somebody is to be about, kept in the same way.
 * @returns its id, '' for none, and what replaces it
 */
export function useDraftPostId(userId: string, partnerId: string): [string, (postId: string) => void] {
  const [postId, setPostId] = useKeptText(postKeyOf(userId, partnerId));
  return [postId, setPostId];
}

type KeptText = [text: string, setText: (text: string) => void, handOver: (isKept: Promise<unknown>) => void];

function useKeptText(key: string): KeptText {
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [text, (next) => write(key, next), (isKept) => void handOver(key, isKept)];
}
