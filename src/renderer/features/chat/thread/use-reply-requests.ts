import type { Message } from '@oja/contract/messages';
import { useEffect, useEffectEvent } from 'react';

import type { ShownMessage } from './thread-messages.ts';

/** The event by which a swipe asks the thread for a reply to the message that it is dispatched on. */
export const REPLY_EVENT = 'oja-reply';

/** Replies to a message when a swipe asks for it (touch-gestures.ts). @param onReply called with the message */
export function useReplyRequests(
  shown: readonly ShownMessage[],
  onReply: ((message: Message) => void) | undefined,
): void {
  const reply = useEffectEvent((event: Event) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['message'] : undefined;
    const message = shown.find((one) => one.id === id)?.message;
    if (!onReply || !message || message.deletedAt !== null) return;
    event.preventDefault();
    onReply(message);
  });
  useEffect(() => {
    const listen = (event: Event) => reply(event);
    document.addEventListener(REPLY_EVENT, listen);
    return () => document.removeEventListener(REPLY_EVENT, listen);
  }, []);
}
