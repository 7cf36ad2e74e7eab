import { useEffect, useLayoutEffect, type RefObject } from 'react';

import { useStableCallback } from '../hooks/stable-callback.ts';
import { enterTopLayer } from '../hooks/use-top-layer.ts';

interface ModalOptions {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user asks to close it. */
  onClose: () => void;
  /** Whether Escape and a press on the backdrop ask to close it. */
  dismissible: boolean;
}

/** Opens and closes a native <dialog> with `open`, and asks to close it on Escape and on a press outside. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { open, onClose, dismissible }: ModalOptions): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    // A page with a scroll bar keeps its space while scrolling is locked (reset.css); a page without one gets none.
    const page = document.documentElement;
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight);
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    return () => {
      leave();
      // Also on unmount while open: only close() returns the focus.
      dialog.close();
    };
  }, [ref, open]);

  const ask = useStableCallback((event: Event) => {
    // The caller owns the state; the browser must not close the dialog itself.
    event.preventDefault();
    if (dismissible) onClose();
  });
  const press = useStableCallback((event: PointerEvent) => {
    // A press outside first closes a menu that is open in the dialog.
    const menu = ref.current?.querySelector('[data-closes-first]');
    if (event.target === ref.current && dismissible && !menu) onClose();
  });
  const keep = useStableCallback(() => {
    // Chromium ignores preventDefault on the second `cancel` in a row unless the user did something else in between.
    if (open) ref.current?.showModal();
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    dialog.addEventListener('cancel', (event) => ask(event), { signal: listening.signal });
    dialog.addEventListener('close', () => keep(), { signal: listening.signal });
    dialog.addEventListener('pointerdown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [ref, ask, keep, press]);
}
