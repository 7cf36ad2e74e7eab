import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';

import { storedTexts } from '../../../platform/stored-texts.ts';
import { makeKeyboardRoom } from './keyboard-room.ts';
import { handleTouches } from './touch-gestures.ts';

/** What this device has been told. */
const hints = storedTexts('oja.hint.');

/** What a conversation does on a touch screen alone, until `signal`. The hint about it is shown once on a device. */
export function serveTouchScreen(signal: AbortSignal): void {
  handleTouches(signal);
  makeKeyboardRoom(signal);
  if (hints.read('swipe') !== '' || !document.querySelector('[data-message]')) return;
  hints.write('swipe', 'shown');
  toast({ title: t`Swipe a message to reply, or hold it for more` });
}
