import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

import { isMac, type PageKey, usePageKeys } from '../../../platform/page-keys.ts';
import { arrangeConversations } from './conversation-filter.ts';
import { KeySorting } from './KeySorting.tsx';
import { useConversationSteps } from './use-conversation-steps.ts';

type Act = 'next' | 'previous' | 'next-unread' | 'previous-unread';

function conversationKeys(): readonly PageKey<Act>[] {
  const [alt, altShift] = isMac() ? ['⌥', '⌥⇧'] : ['Alt+', 'Alt+Shift+'];
  const down = { on: ['ArrowDown'] } as const;
  const up = { on: ['ArrowUp'] } as const;
  return [
    {
      act: 'next',
      ...down,
      held: 'alt',
      keys: [`${alt}↓`],
      spoken: { [`${alt}↓`]: t`Alt Arrow Down` },
      does: t`next conversation`,
    },
    {
      act: 'previous',
      ...up,
      held: 'alt',
      keys: [`${alt}↑`],
      spoken: { [`${alt}↑`]: t`Alt Arrow Up` },
      does: t`previous conversation`,
    },
    {
      act: 'next-unread',
      ...down,
      held: 'alt+shift',
      keys: [`${altShift}↓`],
      spoken: { [`${altShift}↓`]: t`Alt Shift Arrow Down` },
      does: t`next unread conversation`,
    },
    {
      act: 'previous-unread',
      ...up,
      held: 'alt+shift',
      keys: [`${altShift}↑`],
      spoken: { [`${altShift}↑`]: t`Alt Shift Arrow Up` },
      does: t`previous unread conversation`,
    },
  ];
}

/**
 * The keys that go from conversation to conversation, as in other chats: in the list, in a thread, and while a message
 * is typed. With the keys that sort them.
 */
export default function ConversationKeys() {
  const [keys] = useState(conversationKeys);
  const { step, stepToUnread } = useConversationSteps();
  usePageKeys(keys, (act) => {
    const by = act.startsWith('next') ? 1 : -1;
    void (act.endsWith('unread') ? stepToUnread : step)(by);
    return true;
  });
  // A filter that was chosen an hour ago would hide conversations.
  useEffect(() => () => arrangeConversations(), []);
  return <KeySorting />;
}
