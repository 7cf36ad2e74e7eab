import type { MessagesAnswer } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';

/**
 * Which post a conversation is about: that of its newest message with one, from either side. Among the loaded messages it
 * is seen at once, also of one that has just come; where none of them has one, the newest page says what lies further back.
 * @param pages of the thread, the newest first, each from old to new
 */
export function pinnedPost(pages: readonly MessagesAnswer[]): SharedPost | null {
  for (const { data } of pages) {
    const newest = data.findLast(({ post, deletedAt }) => post !== null && deletedAt === null);
    if (newest) return newest.post;
  }
  return pages[0]?.post ?? null;
}
