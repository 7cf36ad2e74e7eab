import type { ErrorCode } from '@oja/contract/errors';
import type { Acknowledgement } from '@oja/contract/events';
import type { Message } from '@oja/contract/messages';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

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

/** Between two attempts, in ms. */
const AGAIN_MS = 5000;

/** Codes of refusals that end by themselves. */
const PASSING: readonly string[] = ['unavailable', 'internal', 'rate_limited'] satisfies ErrorCode[];

/** Whether the server has stored that messages were seen, or never will. */
const isSettled = (answer: Acknowledgement | undefined) =>
  answer !== undefined && (answer.ok || !PASSING.includes(answer.code));

/**
 * Marks the partner's messages as seen (product §4) once the newest one is in view in a visible tab. Without a live
 * connection, an answer, or a server that can, they are marked later. A desktop window counts as visible even behind
 * another program, so it must also have the focus.
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
  /** The newest message that was unseen and has been in view. */
  const [due, setDue] = useState<Message>();
  if (unseen && isVisible && isInView && due?._id !== unseen._id) setDue(unseen);
  const settledId = useRef<string>(undefined);

  useEffect(() => {
    if (!due || !isLive || settledId.current === due._id) return;
    let isOver = false;
    const mark = async () => {
      const answer = await dispatch(markSeen(due.sender._id, due));
      if (isSettled(answer)) settledId.current = due._id;
      else if (!isOver) timer = setTimeout(() => void mark(), AGAIN_MS);
    };
    // Afterwards, so that the message itself is shown first.
    let timer = setTimeout(() => void mark());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [dispatch, due, isLive]);
}
