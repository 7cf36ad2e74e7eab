import { useSyncExternalStore } from 'react';

/**
 * The open modal dialogs, topmost last. A modal <dialog> makes everything outside it inert and covers it, so toasts
 * must move into the topmost one to be visible and reachable.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers a dialog as topmost; returns a function that removes it. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the topmost open modal dialog. Portals must render into it: a modal dialog covers everything else and makes
 * it inert, so a menu outside it would be invisible and unreachable.
 * @returns the dialog, or null without one: then portals render into the body
 */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
