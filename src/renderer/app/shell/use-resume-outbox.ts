import { useEffect } from 'react';

import { type ChatThunk, useChatDispatch } from '../../features/chat/outbox/chat-state.ts';
import { useConnection } from '../../realtime/socket/use-connection.ts';
import { useUser } from '../../session/use-session.ts';

/** How long the page may go on with what it shows before messages that wait are sent. */
const LATER_MS = 2000;

/** Sends at once what waits in an open outbox. */
function wakeOutbox(userId: string): ChatThunk {
  return (_dispatch, _getState, { outbox: { current } }) => {
    if (current?.userId === userId) current.outbox.wake();
  };
}

/**
 * Sends what was written and could not be sent, on whichever screen one is (design §7): what an earlier page has left, and
 * whatever waits when the connection or the network is back. What somebody else has read here goes, as their lists do
 * (spec §3).
 */
export function useResumeOutbox(): void {
  const { _id: userId } = useUser();
  const dispatch = useChatDispatch();
  const isLive = useConnection() === 'live';
  useEffect(() => {
    if (isLive) dispatch(wakeOutbox(userId));
    const open = async () => {
      const [{ openOutbox }, { forgetThreads }] = await Promise.all([
        import('../../features/chat/outbox/open-outbox.ts'),
        import('../../platform/stored-threads.ts'),
      ]);
      void forgetThreads(userId);
      dispatch(openOutbox(userId));
    };
    // Without a network its code may be missing; the conversation brings it along once there is one.
    const timer = setTimeout(() => void open().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isLive, userId]);
  useEffect(() => {
    const wake = () => dispatch(wakeOutbox(userId));
    globalThis.addEventListener('online', wake);
    return () => globalThis.removeEventListener('online', wake);
  }, [dispatch, userId]);
}
