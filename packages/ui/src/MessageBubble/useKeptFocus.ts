import { useEffect, useRef, type RefObject } from 'react';

/**
 * What had the focus goes when an edit ends or a message is deleted. Whoever did that stays at the message: at its
 * options, or at the message itself where it has none left.
 * @param message the element of the message
 * @returns to be called by what ends an edit or deletes
 */
export function useKeptFocus(message: RefObject<HTMLElement | null>): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    // Still inside: saving and deleting may take a while.
    if (!wanted.current || message.current?.contains(active)) return;
    wanted.current = false;
    // Whoever has gone elsewhere meanwhile, the writing field for example, is left there.
    if (active !== document.body) return;
    const options = message.current?.querySelector<HTMLElement>('[aria-haspopup=menu]');
    (options ?? message.current)?.focus({ preventScroll: true });
  });
  return () => {
    wanted.current = true;
  };
}
