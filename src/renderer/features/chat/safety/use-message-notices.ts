import type { Message } from '@oja/contract/messages';
import type { SafetyReason } from '@oja/ui/SafetyNotice';
import { useMemo } from 'react';

import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { useUser } from '../../../session/use-session.ts';
import { useDismissedNotices } from './dismissed-notices.ts';
import { noticeIdOf, reasonsOf } from './message-notice.ts';

/** The warnings over messages of a partner, and how one is taken away for good. */
export interface MessageNotices {
  /** Empty where nothing is risky, or the warning was dismissed. Never for own messages. */
  reasonsOf(message: Message | undefined): readonly SafetyReason[];
  dismiss(message: Message): void;
}

/** What the rules say of a conversation's messages, less what its reader has dismissed. */
export function useMessageNotices(partnerId: string): MessageNotices {
  const { _id: viewerId } = useUser();
  const { serverOrigin } = usePlatform();
  const dismissed = useDismissedNotices(viewerId, partnerId);
  return useMemo(() => {
    const ownHost = new URL(serverOrigin || globalThis.location.origin).hostname;
    return {
      reasonsOf: (message) =>
        message?.sender._id !== partnerId || dismissed.has(noticeIdOf(message)) ? [] : reasonsOf(message, ownHost),
      dismiss: (message) => dismissed.add(noticeIdOf(message)),
    };
  }, [dismissed, partnerId, serverOrigin]);
}
