import { MESSAGES_PAGE } from '@oja/contract/limits';
import type { MessagesAnswer } from '@oja/contract/messages';

import type { Queries } from '../../foundation/db/database.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { findNewestPost, listMessages } from './message-store.ts';
import { type MessageRow, toMessage } from './message-wire.ts';
import { findQuotes } from './quotes.ts';
import { findSharedPosts, sharedPostOf } from './shared-posts.ts';

/** The answer for two people who have not written to each other. */
export const NO_THREAD: MessagesAnswer = { data: [], hasMore: false, post: null };

/**
 * A page of a conversation, oldest message first. The first page also has the post that the conversation is about.
 * Posts cost one query where the page has any, and so do quotes. If the newest page of a long conversation has no post,
 * one more query looks for an earlier one.
 * @param viewerId the one of the two people who reads
 * @param before the id of the oldest message that the client has; none for the first page
 */
export async function readThread(
  queries: Queries,
  conversationId: string,
  { viewerId, before }: { viewerId: string; before: string | undefined },
  images: ImageAddresses,
  now: number,
): Promise<MessagesAnswer> {
  const rows = await listMessages(queries, conversationId, { before, limit: MESSAGES_PAGE + 1 });
  const hasMore = rows.length > MESSAGES_PAGE;
  const page = rows.slice(0, MESSAGES_PAGE);
  const pinned = before === undefined ? await findPinned(queries, conversationId, { page, hasMore }) : null;
  const posts = await findSharedPosts(queries, [...page, { post_id: pinned }], images, now, viewerId);
  const references = { posts, quotes: await findQuotes(queries, page, images) };
  return {
    data: page.map((row) => toMessage(row, references, images, viewerId)).toReversed(),
    hasMore,
    post: sharedPostOf(posts, pinned),
  };
}

/** The id of the post that a conversation is about. */
async function findPinned(
  queries: Queries,
  conversationId: string,
  newest: { page: readonly MessageRow[]; hasMore: boolean },
): Promise<string | null> {
  const onPage = newest.page.find((row) => row.post_id !== null);
  if (onPage) return onPage.post_id;
  return newest.hasMore ? findNewestPost(queries, conversationId) : null;
}
