import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';

import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';
import { useConnection } from '../../realtime/use-presence.ts';
import { useUser } from '../../session/use-session.ts';
import type { OutgoingMessage } from './outbox.ts';
import { outboxOf } from './outbox-of.ts';

export const useChatDispatch = useDispatch.withTypes<RealtimeDispatch>();

/** Messages to a person that are on their way or failed, oldest first, and the outbox they are in. */
export function useOutbox(partnerId: string) {
  const { _id } = useUser();
  const dispatch = useChatDispatch();
  const outbox = useMemo(() => dispatch(outboxOf(_id)), [dispatch, _id]);
  const outgoing: readonly OutgoingMessage[] = useSyncExternalStore(outbox.subscribe, () => outbox.to(partnerId));
  const isLive = useConnection() === 'live';
  useEffect(() => {
    if (isLive) outbox.wake();
  }, [isLive, outbox]);
  return { outbox, outgoing };
}
