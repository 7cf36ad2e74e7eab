import type { MessagesAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

/** So many of the newest messages are held of a thread whose older ones nobody reads: some screens of them. */
export const MESSAGES_HELD = 120;

/**
 * Lets go of all but the newest messages. The way back to the older ones is the same as before they were loaded.
 * @param thread its pages, the newest first, each from old to new; the newest one grows with every message that comes
 */
export function holdNewest({ pages, pageParams }: InfiniteData<MessagesAnswer, string | undefined>): void {
  let room = MESSAGES_HELD;
  for (const [index, page] of pages.entries()) {
    const tooMany = page.data.length - room;
    room -= page.data.length;
    if (tooMany > 0) {
      page.data.splice(0, tooMany);
      page.hasMore = true;
    }
    if (room <= 0) {
      pages.splice(index + 1);
      pageParams.splice(index + 1);
      return;
    }
  }
}
