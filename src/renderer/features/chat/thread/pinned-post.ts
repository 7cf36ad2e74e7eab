import type { MessagesAnswer } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';

/**
 * Returns the post that a conversation is about: the one of its newest message with a post, from either side. A loaded
 * message shows it at once, also one that has just arrived. If no loaded message has one, the newest page contains it.
 * @param pages of the thread, newest first, each from oldest to newest
 */
export function pinnedPost(pages: readonly MessagesAnswer[]): SharedPost | null {
  for (const { data } of pages) {
    const newest = data.findLast(({ post, deletedAt }) => post !== null && deletedAt === null);
    if (newest) return newest.post;
  }
  return pages[0]?.post ?? null;
}

/** Whether a post has its page: a sold or paused one does, and says so by its status. Older servers send none. */
export const isAtAddress = ({ isAvailable, status }: SharedPost): boolean => isAvailable || status !== undefined;
