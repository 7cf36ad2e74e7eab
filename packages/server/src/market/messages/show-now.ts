import { VALIDATION } from '@oja/contract/texts';
import { sql } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { type SendingPair, directionKey } from './sending-pairs.ts';
import type { SharedPostsOf } from './shared-posts.ts';

/** For how long a request can be answered, and how often a person may ask to see a post. */
const REQUEST_MS = 24 * 3_600_000;

/** A message that may ask to see its post or show it. */
interface Marked {
  senderId: string;
  recipientId: string;
  postId: string | null;
  img: string | null;
  showNow?: 'request' | 'picture' | undefined;
}

/**
 * Finds the messages that may not ask to see a post or show it (product §4 "Show me now"), with the reason of each. One
 * query for any number of messages, and none where no message asks or shows, which is the usual case.
 * @param messages about posts that their senders see
 * @param pairs of the messages, whose conversations are locked: two requests at the same moment are one
 */
export async function findShowNowFaults<Message extends Marked>(
  transaction: Queries,
  messages: readonly Message[],
  { pairs, postsOf }: { pairs: ReadonlyMap<string, SendingPair>; postsOf: SharedPostsOf },
  now: number,
): Promise<ReadonlyMap<Message, string>> {
  const marked = messages.filter(({ showNow }) => showNow);
  if (marked.length === 0) return new Map();
  const conversations = new Set(marked.flatMap((one) => pairs.get(directionKey(one))?.conversationId || []));
  const requests =
    conversations.size === 0
      ? []
      : await transaction
          .selectFrom('messages')
          .select(['sender_id', 'recipient_id', 'post_id'])
          .where('show_now', '=', sql.lit('request'))
          .where('conversation_id', 'in', [...conversations])
          .where('created_at', '>', now - REQUEST_MS)
          .execute();
  const asked = requests.map((row) => requestKey(row.sender_id, row.recipient_id, row.post_id));
  const known = new Set(asked);
  const faults = new Map<Message, string>();
  for (const message of marked) {
    const { senderId, recipientId, postId, showNow, img } = message;
    const vendorId = postId === null ? undefined : postsOf(senderId).get(postId)?.vendorId;
    if (showNow === 'picture') {
      const isAnswer = vendorId === senderId && img !== null && known.has(requestKey(recipientId, senderId, postId));
      if (!isAnswer) faults.set(message, VALIDATION.showUnasked);
      continue;
    }
    const own = requestKey(senderId, recipientId, postId);
    // A deleted request has lost its post: it counts for all of them, so that deleting it allows no other.
    const isRepeated = known.has(own) || known.has(requestKey(senderId, recipientId, null));
    if (vendorId !== recipientId || isRepeated) faults.set(message, VALIDATION.showAgain);
    else known.add(own);
  }
  return faults;
}

/** Whether a message may begin a conversation: one that shows a post, or asks for somebody else's, is refused in it. */
export function mayBegin({ senderId, recipientId, postId, showNow }: Marked, postsOf: SharedPostsOf): boolean {
  if (showNow === undefined) return true;
  return showNow === 'request' && postId !== null && postsOf(senderId).get(postId)?.vendorId === recipientId;
}

const requestKey = (buyerId: string, vendorId: string, postId: string | null) => `${buyerId} ${vendorId} ${postId}`;

/** Marks posts as shown now, for messages that show them and are about to be stored. */
export function markShown(postsOf: SharedPostsOf, shows: readonly Marked[], now: number): SharedPostsOf {
  const shown = new Set(
    shows.flatMap(({ showNow, postId }) => (showNow === 'picture' && postId !== null ? postId : [])),
  );
  if (shown.size === 0) return postsOf;
  return (readerId) =>
    new Map(
      [...postsOf(readerId)].map(([id, post]) => [id, shown.has(id) ? { ...post, seenToday: toTimestamp(now) } : post]),
    );
}
