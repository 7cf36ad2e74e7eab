import type { Queries } from '../../foundation/db/database.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { deletePost } from '../posts/delete-post.ts';
import { flagEventsOfPost } from './ended-flags.ts';
import { recordFlagEvents } from './record-flag-events.ts';

/**
 * Deletes a post, and records for the admins that its reports ended.
 * @returns what to push once the transaction is committed
 * @throws ApiError `post_not_found`
 */
export async function deleteReportedPost(transaction: Queries, postId: string, now: number): Promise<Push[]> {
  const events = await flagEventsOfPost(transaction, postId);
  await deletePost(transaction, postId, now);
  return recordFlagEvents(transaction, events, now);
}
