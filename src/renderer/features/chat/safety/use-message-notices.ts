import type { Message } from '@oja/contract/messages';
import type { SafetyReason } from '@oja/market/SafetyNotice';
import { useMemo } from 'react';

import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { useUser } from '../../../session/use-session.ts';
import { useDismissedNotices } from './dismissed-notices.ts';
import { noticeIdOf, reasonsOf } from './message-notice.ts';

/** The warnings for a partner's messages, and a function that dismisses one permanently. */
export interface MessageNotices {
  /** Empty if nothing is risky, or the warning was dismissed. Always empty for the viewer's messages. */
  reasonsOf(message: Message | undefined): readonly SafetyReason[];
  dismiss(message: Message): void;
}

/** The results of the rules for a conversation's messages, without the dismissed ones. */
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
