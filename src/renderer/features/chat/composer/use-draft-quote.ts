import type { QuotedMessage } from '@oja/contract/quoted-message';

import { useEffect, useRef, type RefObject } from 'react';

import { messagesApi } from '../../../api/messages-api.ts';
import { quoteOf } from '../../../realtime/events/message-events.ts';
import { useUser } from '../../../session/use-session.ts';
import { setDraftQuoteId, useDraftQuoteId } from './drafts.ts';

/**
 * The message that the next message to a partner answers: chosen in the thread, and stored with the draft until it is
 * sent or cancelled.
 * @param field focused when a message is chosen, but not for one that was stored
 * @returns its quote, undefined for none, and a function that cancels it. A message that is deleted meanwhile, or not
 *   loaded, is not quoted.
 */
export function useDraftQuote(
  partnerId: string,
  field: RefObject<HTMLElement | null>,
): { quote: QuotedMessage | undefined; cancel: () => void } {
  const { _id } = useUser();
  const id = useDraftQuoteId(_id, partnerId);
  const { quoted } = messagesApi.endpoints.getMessages.useInfiniteQueryState(partnerId, {
    selectFromResult: ({ data }) => ({
      quoted: id === '' ? undefined : data?.pages.flatMap((page) => page.data).find((message) => message._id === id),
    }),
  });
  const known = useRef(id);
  useEffect(() => {
    if (id !== '' && id !== known.current) field.current?.focus();
    known.current = id;
  }, [id, field]);
  return {
    quote: quoted?.deletedAt === null ? quoteOf(quoted) : undefined,
    cancel: () => setDraftQuoteId(_id, partnerId, ''),
  };
}
