import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import { useState } from 'react';

import { type PageKey, usePageKeys } from '../../../platform/page-keys.ts';
import type { ShownMessage } from './thread-messages.ts';

const replyKey = (): readonly PageKey<'reply'>[] => [
  { act: 'reply', on: ['r'], keys: ['R'], does: t`reply to the focused message` },
];

interface ReplyKeyProps {
  shown: readonly ShownMessage[];
  /** Called with the message to reply to. */
  onReply: (message: Message) => void;
}

/** The key R replies to the focused message. Loaded where there may be a keyboard. */
export default function ReplyKey({ shown, onReply }: ReplyKeyProps) {
  const [keys] = useState(replyKey);
  usePageKeys(keys, () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-message]')?.dataset['message'];
    const message = shown.find((one) => one.id === id)?.message;
    if (!message || message.deletedAt !== null) return false;
    onReply(message);
    return true;
  });
  return null;
}
