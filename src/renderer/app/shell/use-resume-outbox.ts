import { useEffect } from 'react';

import { type ChatThunk, useChatDispatch } from '../../features/chat/outbox/chat-state.ts';
import { useDesktop } from '../../platform/PlatformContext.tsx';
import { wakeWithPage } from '../../platform/wake-with-page.ts';
import { useConnection } from '../../realtime/socket/use-connection.ts';
import { useUser } from '../../session/use-session.ts';

/** How long rendering may delay the unsent messages, in milliseconds. */
const LATER_MS = 2000;

/** Sends the unsent messages of an open outbox at once. */
function wakeOutbox(userId: string): ChatThunk {
  return (_dispatch, _getState, { outbox: { current } }) => {
    if (current?.userId === userId) current.outbox.wake();
  };
}

/**
 * Sends unsent messages on every screen (architecture §12): those of an earlier page, and all others when the
 * connection, the network or the user is back. Deletes the answers and lists that other users stored on this device
 * (product §3).
 */
export function useResumeOutbox(): void {
  const { _id: userId } = useUser();
  const dispatch = useChatDispatch();
  const isLive = useConnection() === 'live';
  const desktop = useDesktop();
  useEffect(() => {
    if (isLive) dispatch(wakeOutbox(userId));
    const open = async () => {
      const [{ openOutbox }, { forgetAnswers }] = await Promise.all([
        import('../../features/chat/outbox/open-outbox.ts'),
        import('../../platform/stored-answers.ts'),
      ]);
      void forgetAnswers(userId);
      dispatch(openOutbox(userId));
    };
    // Without a network its code may be missing. A conversation loads it once there is a network.
    const timer = setTimeout(() => void open().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isLive, userId]);
  useEffect(() => {
    const wake = () => dispatch(wakeOutbox(userId));
    const stops = [wakeWithPage(wake), desktop?.onWake(wake)];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [desktop, dispatch, userId]);
}
