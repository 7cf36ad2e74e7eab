import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';
import { useConnection } from '../../realtime/use-presence.ts';
import { useUser } from '../../session/use-session.ts';

/** How long the page may go on with what it shows before messages that wait are sent. */
const LATER_MS = 2000;

/**
 * Sends what was written and could not be sent, on whichever screen one is (design §7): what an earlier page has left, and
 * whatever waits when the connection is back. What somebody else has read here goes, as their lists do (spec §3).
 */
export function useResumeOutbox(): void {
  const { _id: userId } = useUser();
  const dispatch = useDispatch<RealtimeDispatch>();
  const isLive = useConnection() === 'live';
  useEffect(() => {
    const resume = async () => {
      const [{ outboxOf }, { forgetThreads }] = await Promise.all([import('../../features/chat/outbox-of.ts'), import('../../platform/kept-threads.ts')]);
      void forgetThreads(userId);
      const outbox = dispatch(outboxOf(userId));
      if (isLive) outbox.wake();
    };
    // Without a network its code may be missing; the conversation brings it along once there is one.
    const timer = setTimeout(() => void resume().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isLive, userId]);
}
