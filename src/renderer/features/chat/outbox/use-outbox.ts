import { useMemo, useSyncExternalStore } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useChatDispatch } from './chat-state.ts';
import { openOutbox } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** The outbox of the signed-in user. */
export function useOpenOutbox(): Outbox {
  const { _id } = useUser();
  const dispatch = useChatDispatch();
  return useMemo(() => dispatch(openOutbox(_id)), [dispatch, _id]);
}

/** The unsent messages to a partner, oldest first, and their outbox. */
export function useOutbox(partnerId: string) {
  const outbox = useOpenOutbox();
  const outgoing: readonly OutgoingMessage[] = useSyncExternalStore(outbox.subscribe, () => outbox.to(partnerId));
  return { outbox, outgoing };
}
