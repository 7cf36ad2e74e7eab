import type { Message } from '@oja/contract/messages';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { useDesktop } from '../../../platform/PlatformContext.tsx';
import { markSeen } from '../../../realtime/events/mark-seen.ts';
import { useConnection } from '../../../realtime/socket/use-connection.ts';
import { useChatDispatch } from '../outbox/chat-state.ts';

function subscribeToVisibility(listener: () => void): () => void {
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
 * Marks the partner's messages as seen (product §4) while the newest one is in view in a visible tab. Without a live
 * connection they are marked when it is back. A desktop window counts as visible even behind another program, so it
 * must also have the focus.
 * @param isInView whether the newest message is in view
 */
export function useSeen(partnerId: string, messages: readonly Message[], isInView: boolean): void {
  const dispatch = useChatDispatch();
  const isDesktop = useDesktop() !== undefined;
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible' && (!isDesktop || document.hasFocus()),
  );
  const isLive = useConnection() === 'live';
  const unseen = messages.findLast(
    ({ sender, seen, deletedAt }) => sender._id === partnerId && !seen && deletedAt === null,
  );
  /** The message up to which this connection has marked: each is sent once, even if the server refuses it. */
  const marked = useRef<string>(undefined);

  useEffect(() => {
    const mark = async (message: Message) => {
      const isAnswered = await dispatch(markSeen(partnerId, message));
      // The thread is refetched: a message that is still unseen on the server is marked again.
      if (!isAnswered && marked.current === message._id) marked.current = undefined;
    };
    if (!isLive) marked.current = undefined;
    if (!unseen || !isVisible || !isInView || !isLive || marked.current === unseen._id) return;
    // Afterwards, so that the message itself is shown first.
    const timer = setTimeout(() => {
      marked.current = unseen._id;
      void mark(unseen);
    });
    return () => clearTimeout(timer);
  }, [dispatch, isInView, isLive, isVisible, partnerId, unseen]);
}
