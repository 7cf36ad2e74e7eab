import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens or closes the switcher, from its key, a menu or a button. */
export function setSwitcherOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Whether the switcher is open. */
export const useSwitcherOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
