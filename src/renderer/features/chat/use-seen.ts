import type { Message } from '@oja/contract/messages';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { api } from '../../api/api.ts';
import { useDesktop } from '../../platform/PlatformContext.tsx';
import { conversationRead } from '../../realtime/apply-event.ts';
import { emitEvent } from '../../realtime/emit-event.ts';
import type { RealtimeThunk } from '../../realtime/realtime-state.ts';
import { useConnection } from '../../realtime/use-presence.ts';
import { useChatDispatch } from './use-outbox.ts';

function subscribeToLooks(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  globalThis.addEventListener('focus', listener);
  globalThis.addEventListener('blur', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    globalThis.removeEventListener('focus', listener);
    globalThis.removeEventListener('blur', listener);
  };
}

/**
 * Tells the server that a conversation was seen up to a message; shown at once, and taken back where it was not heard.
 * @returns whether the server has answered, be it with no
 */
function markSeen(partnerId: string, { conversationId, _id }: Message): RealtimeThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(conversationRead({ conversationId, upTo: _id }));
    const answer = await dispatch(emitEvent('markMessagesAsSeen', { conversationId, userId: partnerId }));
    if (!answer?.ok) dispatch(api.util.invalidateTags([{ type: 'Messages', id: partnerId }, 'Conversations']));
    return answer !== undefined;
  };
}

/**
 * Marks the partner's messages as seen (spec §4) while their newest is in view in a visible tab. Without a live connection
 * nothing is marked; it is when the connection is back. A desktop window is as good as never hidden, also behind another
 * program's: there it has to have the focus.
 * @param isInView whether the newest message is in view
 */
export function useSeen(partnerId: string, messages: readonly Message[], isInView: boolean): void {
  const dispatch = useChatDispatch();
  const isDesktop = useDesktop() !== undefined;
  const isVisible = useSyncExternalStore(subscribeToLooks, () => document.visibilityState === 'visible' && (!isDesktop || document.hasFocus()));
  const isLive = useConnection() === 'live';
  const unseen = messages.findLast(({ sender, seen, deletedAt }) => sender._id === partnerId && !seen && deletedAt === null);
  /** What the server was told on this connection: told once, also where it said no. */
  const told = useRef<string>(undefined);

  useEffect(() => {
    const tell = async (message: Message) => {
      const isAnswered = await dispatch(markSeen(partnerId, message));
      // The thread is read anew: where it is still unseen there, it is told again.
      if (!isAnswered && told.current === message._id) told.current = undefined;
    };
    if (!isLive) told.current = undefined;
    if (!unseen || !isVisible || !isInView || !isLive || told.current === unseen._id) return;
    told.current = unseen._id;
    void tell(unseen);
  }, [dispatch, isInView, isLive, isVisible, partnerId, unseen]);
}
