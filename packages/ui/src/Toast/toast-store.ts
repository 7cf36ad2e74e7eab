import { useSyncExternalStore } from 'react';

/** What a toast is about; sets its colour, its icon, and whether it interrupts a screen reader. */
export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** What to say in a toast. */
export interface ToastMessage {
  /** The message in one line. */
  title: string;
  /** More about it. */
  text?: string | undefined;
  /** Default `info`. */
  kind?: ToastKind | undefined;
  /** How long it stays, in milliseconds (spec §9: 2000 to 5000). Default 5000. */
  durationMs?: number | undefined;
  /** Stays until closed: a new version (spec §4). */
  persistent?: boolean | undefined;
  /** One thing to do about it; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Called once it is gone, however it went. */
  onClose?: (() => void) | undefined;
}

/** A toast in the list. */
export interface ToastEntry extends ToastMessage {
  /** Counted up; what it is dismissed by. */
  id: number;
  /** False while it leaves. */
  open: boolean;
}

/** How many are seen at once; the others wait their turn. */
const TOASTS_VISIBLE = 3;
/** How long the leaving animation may take before a toast is dropped. */
const LEAVING_MS = 250;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Says something in a toast, from a component or from anywhere else (a store's listener). Returns the id that
 * `dismissToast` takes. A message that is already being shown, word for word, is not shown twice.
 */
export function toast(message: ToastMessage): number {
  const twin = entries.find((entry) => entry.open && entry.title === message.title && entry.text === message.text);
  if (twin) return twin.id;
  lastId += 1;
  change([...entries, { ...message, id: lastId, open: true }]);
  return lastId;
}

/** Lets a toast go; its `onClose` is called. */
export function dismissToast(id: number): void {
  const leaving = entries.find((entry) => entry.id === id && entry.open);
  if (!leaving) return;
  change(entries.map((entry) => (entry === leaving ? { ...entry, open: false } : entry)));
  setTimeout(() => change(entries.filter((entry) => entry.id !== id)), LEAVING_MS);
  leaving.onClose?.();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly ToastEntry[] = [];

/** The toasts that may be seen now, oldest first. */
export function useToasts(): readonly ToastEntry[] {
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NONE,
  );
  return all.slice(0, TOASTS_VISIBLE);
}
