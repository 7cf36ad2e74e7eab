import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';
import { useUser } from '../../session/use-session.ts';

/** How long the page may go on with what it shows before messages that an earlier one has left are sent. */
const LATER_MS = 2000;

/** Sends what was written before and not sent, whichever screen one has come back to (design §7). */
export function useResumeOutbox(): void {
  const { _id: userId } = useUser();
  const dispatch = useDispatch<RealtimeDispatch>();
  useEffect(() => {
    const resume = async () => {
      const { outboxOf } = await import('../../features/chat/outbox-of.ts');
      dispatch(outboxOf(userId));
    };
    // Without a network its code may be missing; the conversation brings it along once there is one.
    const timer = setTimeout(() => void resume().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, userId]);
}
