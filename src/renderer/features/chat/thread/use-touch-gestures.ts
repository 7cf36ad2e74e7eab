import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';
import { useEffect } from 'react';

import { storedTexts } from '../../../platform/stored-texts.ts';

/** What this device has been told. */
const hints = storedTexts('oja.hint.');

/**
 * Swipes and long presses on messages. The code is loaded by the first touch, which also brings the hint: both are for
 * touch screens alone.
 */
export function useTouchGestures(): void {
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const { handleTouches } = await import('./touch-gestures.ts');
      if (left.signal.aborted) return;
      handleTouches(left.signal);
      if (hints.read('swipe') !== '') return;
      hints.write('swipe', 'shown');
      toast({ title: t`Swipe a message to reply, or hold it for more` });
    };
    const begin = ({ pointerType, target }: PointerEvent) => {
      const isMessage = target instanceof Element && target.closest('[data-message]') !== null;
      if (pointerType !== 'touch' || !isMessage) return;
      document.removeEventListener('pointerdown', begin);
      // Offline it cannot be loaded; the next touch tries again.
      load().catch(() => document.addEventListener('pointerdown', begin, { signal: left.signal }));
    };
    document.addEventListener('pointerdown', begin, { signal: left.signal });
    return () => left.abort();
  }, []);
}
