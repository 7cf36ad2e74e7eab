import type { MessagesAnswer } from '@oja/contract/messages';

import type { OutgoingMessage } from '../outbox/outgoing-message.ts';

const DAY = 24 * 3_600_000;

/** Whether a request can still be answered, and so cannot be repeated. */
export const isWithinDay = (createdAt: string): boolean => Date.parse(createdAt) > Date.now() - DAY;

/**
 * Whether a person has asked to see a post, or shown it, within 24 hours: in a loaded message, or in one that is being
 * sent.
 * @param given.since only messages from this time on count, ISO 8601
 */
export function isMarked(
  mark: 'request' | 'picture',
  given: {
    pages: readonly MessagesAnswer[];
    outgoing: readonly OutgoingMessage[];
    senderId: string;
    postId: string;
    since?: string;
  },
): boolean {
  const { pages, outgoing, senderId, postId, since = '' } = given;
  const isSent = pages.some(({ data }) =>
    data.some(
      ({ showNow, sender, post, createdAt }) =>
        showNow === mark &&
        sender._id === senderId &&
        post?._id === postId &&
        createdAt >= since &&
        isWithinDay(createdAt),
    ),
  );
  return (
    isSent ||
    outgoing.some(({ showNow, post, status }) => showNow === mark && post?._id === postId && status !== 'failed')
  );
}
