import { useSyncExternalStore } from 'react';

/**
 * Modal dialogs that are open, the last on top. A modal <dialog> makes everything outside it inert and lies above it,
 * so toasts must move into the topmost one to be seen, heard and reached.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that a dialog lies on top now; returns what takes it away again. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The topmost open modal dialog. Whatever is portalled has to go into it: a modal dialog lies above everything else and
 * makes it inert, so that a menu beside it would be seen nowhere and take no press.
 * @returns the dialog, or null while there is none: then the body is the place
 */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
