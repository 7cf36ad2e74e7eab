import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

import { enterTopLayer } from '../hooks/useTopLayer.ts';

interface ModalOptions {
  /** Shown now. */
  open: boolean;
  /** Called when the person asks to close it. */
  onClose: () => void;
  /** Whether Escape and a press on the backdrop ask for it. */
  dismissible: boolean;
}

/** Drives a native <dialog>: shown and closed with `open`, asking to close by Escape and by a press beside it. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { open, onClose, dismissible }: ModalOptions): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    // A page with a scroll bar keeps its room while it cannot scroll (base.css), one without gets none.
    const page = document.documentElement;
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight);
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    return () => {
      leave();
      // Also when the component goes while open: only close() gives the focus back.
      dialog.close();
    };
  }, [ref, open]);

  const ask = useEffectEvent((event: Event) => {
    // The state is the caller's; the browser must not close it on its own.
    event.preventDefault();
    if (dismissible) onClose();
  });
  const press = useEffectEvent((event: PointerEvent) => {
    // A menu that is open in it is what such a press closes first.
    const menu = ref.current?.querySelector('[data-closes-first]');
    if (event.target === ref.current && dismissible && !menu) onClose();
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    dialog.addEventListener('cancel', (event) => ask(event), { signal: listening.signal });
    dialog.addEventListener('pointerdown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [ref]);
}
