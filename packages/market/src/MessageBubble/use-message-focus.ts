import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus at a message after an edit or a deletion removed the focused element: at its menu, or at the message
 * itself without one.
 * @param message the element of the message
 * @returns a function to call when an edit ends or the message is deleted
 */
export function useMessageFocus(message: RefObject<HTMLElement | null>): () => void {
  const shouldRestore = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    // The focus is still inside: saving and deleting may take a while.
    if (!shouldRestore.current || message.current?.contains(active)) return;
    shouldRestore.current = false;
    // If the user moved the focus elsewhere meanwhile, such as to the composer, it stays there.
    if (active !== document.body) return;
    const options = message.current?.querySelector<HTMLElement>('[aria-haspopup=menu]');
    (options ?? message.current)?.focus({ preventScroll: true });
  });
  return () => {
    shouldRestore.current = true;
  };
}
