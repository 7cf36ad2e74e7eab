import type { Message } from '@oja/contract/messages';
import type { SafetyReason } from '@oja/market/SafetyNotice';
import { useEffect, useMemo, useState } from 'react';

import { logFailure } from '../../../platform/log-failure.ts';
import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { useUser } from '../../../session/use-session.ts';
import { useDismissedNotices } from './dismissed-notices.ts';
import { mayBeRisky } from './may-be-risky.ts';
import type * as messageNotice from './message-notice.ts';

/** The warnings for a partner's messages, and a function that dismisses one permanently. */
export interface MessageNotices {
  /** Empty if nothing is risky, or the warning was dismissed. Always empty for the viewer's messages. */
  reasonsOf(message: Message | undefined): readonly SafetyReason[];
  dismiss(message: Message): void;
}

const NONE: readonly SafetyReason[] = [];

/**
 * The results of the rules for a conversation's messages, without the dismissed ones. The rules are loaded with the
 * first message that they may find something in. Only vendors sell, so only they are warned of claims that they were
 * paid.
 */
export function useMessageNotices(partnerId: string, messages: readonly Message[]): MessageNotices {
  const { _id: viewerId, isVerifiedVendor } = useUser();
  const { serverOrigin } = usePlatform();
  const dismissed = useDismissedNotices(viewerId, partnerId);
  const rules = useRules(partnerId, messages);
  return useMemo(() => {
    const ownHost = new URL(serverOrigin || globalThis.location.origin).hostname;
    return {
      reasonsOf: (message) => {
        if (!rules || message?.sender._id !== partnerId || dismissed.has(rules.noticeIdOf(message))) return NONE;
        const reasons = rules.reasonsOf(message, ownHost);
        return isVerifiedVendor ? reasons : reasons.filter((reason) => reason !== 'paid-claim');
      },
      dismiss: (message) => rules && dismissed.add(rules.noticeIdOf(message)),
    };
  }, [dismissed, isVerifiedVendor, partnerId, rules, serverOrigin]);
}

/** The rules, once a message of the partner needs them. Where they cannot be loaded, the next visit tries again. */
function useRules(partnerId: string, messages: readonly Message[]): typeof messageNotice | undefined {
  const [rules, setRules] = useState<typeof messageNotice>();
  const isNeeded = useMemo(
    () => !rules && messages.some(({ sender, text }) => sender._id === partnerId && mayBeRisky(text)),
    [messages, partnerId, rules],
  );
  useEffect(() => {
    if (!isNeeded) return;
    import('./message-notice.ts').then(setRules, (error: unknown) =>
      logFailure('The rules for risky messages could not be loaded', error),
    );
  }, [isNeeded]);
  return rules;
}
