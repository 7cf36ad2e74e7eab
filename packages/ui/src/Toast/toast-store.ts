import { useSyncExternalStore } from 'react';

/** The tone of a toast; sets its colour, its icon, and whether it interrupts a screen reader. */
export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

/** The content and options of a toast. */
export interface ToastMessage {
  /** The message in one line. */
  title: string;
  /** Further text. */
  text?: string | undefined;
  /** Default `neutral`. */
  tone?: ToastTone | undefined;
  /** How long it is shown, in milliseconds (product §9: 2000 to 5000). Default 5000. */
  durationMs?: number | undefined;
  /** Shown until closed: a new version (product §4). */
  persistent?: boolean | undefined;
  /** One action; pressing it also closes the toast. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** The form or the call that it belongs to; `dismissToasts` takes it. */
  group?: string | undefined;
  /** Called once it is closed, for any reason. */
  onClose?: (() => void) | undefined;
}

/** A toast in the list. */
export interface ToastEntry extends ToastMessage {
  /** Increasing number; the argument of `dismissToast`. */
  id: number;
  /** False during its exit animation. */
  open: boolean;
}

/** How many are visible at once; the others wait in a queue. */
const TOASTS_VISIBLE = 3;
/** Time allowed for the exit animation, in milliseconds; then the toast is removed. */
const LEAVING_MS = 250;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, from a component or from other code (a store's listener). A message that is already shown, word for
 * word, is not shown twice; the shown one joins the new group.
 * @returns the id for `dismissToast`
 */
export function toast(message: ToastMessage): number {
  const duplicate = entries.find((entry) => entry.open && entry.title === message.title && entry.text === message.text);
  if (duplicate) {
    if (message.group !== undefined)
      change(entries.map((entry) => (entry === duplicate ? { ...entry, group: message.group } : entry)));
    return duplicate.id;
  }
  lastId += 1;
  change([...entries, { ...message, id: lastId, open: true }]);
  return lastId;
}

/** Closes a toast; its `onClose` is called. */
export function dismissToast(id: number): void {
  const leaving = entries.find((entry) => entry.id === id && entry.open);
  if (!leaving) return;
  change(entries.map((entry) => (entry === leaving ? { ...entry, open: false } : entry)));
  setTimeout(() => change(entries.filter((entry) => entry.id !== id)), LEAVING_MS);
  leaving.onClose?.();
}

/** Removes all toasts of a group immediately, without an animation: new ones will replace them. */
export function dismissToasts(group: string): void {
  const leaving = entries.filter((entry) => entry.group === group);
  if (leaving.length === 0) return;
  change(entries.filter((entry) => entry.group !== group));
  for (const { open, onClose } of leaving) if (open) onClose?.();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly ToastEntry[] = [];

/** Returns the visible toasts, oldest first. */
export function useToasts(): readonly ToastEntry[] {
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NONE,
  );
  return all.slice(0, TOASTS_VISIBLE);
}
