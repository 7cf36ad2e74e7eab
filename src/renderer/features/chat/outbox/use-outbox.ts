import { useMemo, useSyncExternalStore } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useChatDispatch } from './chat-state.ts';
import { openOutbox } from './open-outbox.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** The unsent messages to a partner, oldest first, and their outbox. */
export function useOutbox(partnerId: string) {
  const { _id } = useUser();
  const dispatch = useChatDispatch();
  const outbox = useMemo(() => dispatch(openOutbox(_id)), [dispatch, _id]);
  const outgoing: readonly OutgoingMessage[] = useSyncExternalStore(outbox.subscribe, () => outbox.to(partnerId));
  return { outbox, outgoing };
}
