import { useLocale } from '@oja/ui/hooks/use-locale';
import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import type { DealCall, NewDeal } from '../../../api/deals-api.ts';
import { isUnreached } from '../../../api/failure.ts';
import type { RealtimeState } from '../../../realtime/realtime-state.ts';
import { stepText, type StepSubject } from '../outbox/deal-steps.ts';
import { useOpenOutbox } from '../outbox/use-outbox.ts';

/**
 * The steps of a deal that wait in the outbox (decision 081).
 * @param dealId undefined for an offer, which has no deal yet
 */
export function useUnsentStep(partnerId: string, dealId?: string) {
  const outbox = useOpenOutbox();
  const store = useStore<RealtimeState>();
  const { locale } = useLocale();
  const unsent = useSyncExternalStore(outbox.subscribe, () =>
    outbox.to(partnerId).findLast(({ step }) => step && 'action' in step && step.id === dealId),
  );
  return {
    /** The action on the deal that waits, or that was refused after it had waited. */
    unsent,
    discard: () => {
      if (unsent) outbox.discard(unsent);
    },
    /**
     * Puts a step whose call failed into the outbox, if the call did not reach the server and the app is offline.
     * @returns whether it waits there
     */
    keep: (error: unknown, { clientId, ...step }: NewDeal | DealCall, about: StepSubject) => {
      const isLive = store.getState().connection === 'live' && navigator.onLine;
      if (!isUnreached(error) || isLive) return false;
      const post = about.post.isAvailable ? about.post : undefined;
      void outbox.add(partnerId, stepText(step, about, locale), [], { post, step, clientId });
      return true;
    },
  };
}
