import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import { useCallback, useState } from 'react';

import { type PageKey, usePageKeys } from '../../../platform/page-keys.ts';
import { useUser } from '../../../session/use-session.ts';
import { setDraftQuoteId } from '../composer/drafts.ts';
import type { ShownMessage } from './thread-messages.ts';

const replyKey = (): readonly PageKey<'reply'>[] => [
  { act: 'reply', on: ['r'], keys: ['R'], does: t`reply to the focused message` },
];

/**
 * Chooses the message that the next message to a partner answers; the key R chooses the one with the focus.
 * @returns the function that chooses, the same one for every render; undefined where the viewer cannot write
 */
export function useReply(
  partnerId: string,
  shown: readonly ShownMessage[],
  canWrite: boolean,
): ((message: Message) => void) | undefined {
  const { _id } = useUser();
  const reply = useCallback((message: Message) => setDraftQuoteId(_id, partnerId, message._id), [_id, partnerId]);
  const [keys] = useState(replyKey);
  usePageKeys(keys, () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-message]')?.dataset['message'];
    const message = shown.find((one) => one.id === id)?.message;
    if (!canWrite || !message || message.deletedAt !== null) return false;
    reply(message);
    return true;
  });
  return canWrite ? reply : undefined;
}
