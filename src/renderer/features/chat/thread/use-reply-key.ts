import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { type PageKey, usePageKeys } from '../../../platform/page-keys.ts';
import { REPLY_EVENT } from './use-reply-requests.ts';

const hasThread = () => document.querySelector('[role="log"]') !== null;

const replyKey = (): readonly PageKey<'reply'>[] => [
  { act: 'reply', on: ['r'], keys: ['R'], does: t`reply to the focused message`, isOffered: hasThread },
];

/** R replies to the focused message, where there is one. It is loaded with all keys; the thread only listens. */
export function useReplyKey(): void {
  const [keys] = useState(replyKey);
  usePageKeys(keys, () => {
    const message = document.activeElement?.closest('[data-message]');
    return message?.dispatchEvent(new Event(REPLY_EVENT, { bubbles: true, cancelable: true })) === false;
  });
}
