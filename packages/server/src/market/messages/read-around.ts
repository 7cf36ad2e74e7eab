import { MESSAGES_PAGE } from '@oja/contract/limits';
import type { MessagesAnswer } from '@oja/contract/messages';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { listMessages, listNewerMessages } from './message-store.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { findQuotes } from './quotes.ts';
import { findSharedPosts } from './shared-posts.ts';

/** The messages on each side of the one that a page is around. */
const EACH_SIDE = MESSAGES_PAGE / 2;

/**
 * The page of a conversation around one of its messages, oldest message first.
 * @throws ApiError `message_not_found` for a message of another conversation
 */
export async function readAround(
  queries: Queries,
  conversationId: string,
  { viewerId, around }: { viewerId: string; around: string },
  images: ImageAddresses,
  now: number,
): Promise<MessagesAnswer> {
  const middle = await queries
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', around)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!middle) throw new ApiError('message_not_found');
  const older = await listMessages(queries, conversationId, { before: around, limit: EACH_SIDE + 1 });
  const newer = await listNewerMessages(queries, conversationId, { after: around, limit: EACH_SIDE + 1 });
  const rows = [...older.slice(0, EACH_SIDE).toReversed(), middle, ...newer.slice(0, EACH_SIDE)];
  return {
    data: await toMessages(queries, rows, viewerId, images, now),
    hasMore: older.length > EACH_SIDE,
    hasNewer: newer.length > EACH_SIDE,
    post: null,
  };
}

/**
 * The page of a conversation after one of its messages, oldest message first.
 * @param after the id of the newest message that the client has
 */
export async function readAfter(
  queries: Queries,
  conversationId: string,
  { viewerId, after }: { viewerId: string; after: string },
  images: ImageAddresses,
  now: number,
): Promise<MessagesAnswer> {
  const rows = await listNewerMessages(queries, conversationId, { after, limit: MESSAGES_PAGE + 1 });
  return {
    data: await toMessages(queries, rows.slice(0, MESSAGES_PAGE), viewerId, images, now),
    // The message that the page comes after is older.
    hasMore: true,
    hasNewer: rows.length > MESSAGES_PAGE,
    post: null,
  };
}

async function toMessages(
  queries: Queries,
  rows: readonly MessageRow[],
  viewerId: string,
  images: ImageAddresses,
  now: number,
): Promise<MessagesAnswer['data']> {
  const posts = await findSharedPosts(queries, rows, images, now, viewerId);
  const references = { posts, quotes: await findQuotes(queries, rows, images) };
  return rows.map((row) => toMessage(row, references, images, viewerId));
}
