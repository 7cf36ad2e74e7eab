import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';

import { storedTexts } from '../../../platform/stored-texts.ts';
import { shrinkForKeyboard } from './shrink-for-keyboard.ts';
import { handleTouches, REPLY_ARROW } from './touch-gestures.ts';

/** The hints that were shown on this device. */
const hints = storedTexts('oja.hint.');

/** What a conversation does on a touch screen alone, until `signal`. The hint about it is shown once on a device. */
export function handleTouchScreen(signal: AbortSignal): void {
  // The thread was left while this was loading.
  if (signal.aborted) return;
  handleTouches(signal);
  shrinkForKeyboard(signal);
  if (hints.read('swipe') !== '' || !document.querySelector(REPLY_ARROW)) return;
  hints.write('swipe', 'shown');
  toast({ title: t`Swipe a message to reply, or hold it for more` });
}
