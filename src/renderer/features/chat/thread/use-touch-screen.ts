import { useEffect } from 'react';

/** Swipes, long presses and room for the keyboard in a conversation: loaded by the first touch. */
export function useTouchScreen(): void {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const begin = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      document.removeEventListener('pointerdown', begin);
      import('./touch-screen.ts').then(
        ({ serveTouchScreen }) => !signal.aborted && serveTouchScreen(signal),
        // Offline it cannot be loaded; the next touch tries again.
        () => document.addEventListener('pointerdown', begin, { signal }),
      );
    };
    document.addEventListener('pointerdown', begin, { signal });
    return () => left.abort();
  }, []);
}
