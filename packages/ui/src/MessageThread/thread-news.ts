import type { ThreadMessage } from './thread-rows.ts';

/** What a thread remembers from one render to the next, to know what is new. */
export interface ThreadNews<M extends ThreadMessage> {
  /** The messages last seen here; null until there was a loaded thread. */
  messages: readonly M[] | null;
  /** Older ones came with the last change, at the front. */
  prepended: boolean;
  /** The other's messages that came since the newest was last in view. */
  waiting: number;
  /** The other's messages that came with the last change: what is announced. */
  fresh: readonly M[];
}

export const NO_NEWS = { messages: null, prepended: false, waiting: 0, fresh: [] };

/**
 * What a change of the messages brings. Those that were there on opening are history: nothing of them is new. Messages
 * after the last one known are; older pages in front of it are not.
 */
export function newsAfter<M extends ThreadMessage>(before: ThreadNews<M>, messages: readonly M[], atNewest: boolean): ThreadNews<M> {
  if (before.messages === null) return { ...before, messages };
  const known = new Set(before.messages.map(({ id }) => id));
  const firstKnown = messages.findIndex(({ id }) => known.has(id));
  const lastKnown = messages.findLastIndex(({ id }) => known.has(id));
  // Nothing in common: another thread, or this one loaded anew. History again, unless it was empty before.
  if (lastKnown === -1 && before.messages.length > 0) return { ...before, messages, prepended: false, fresh: [], waiting: 0 };
  const fresh = messages.slice(lastKnown + 1).filter(({ isOwn }) => !isOwn);
  return { messages, prepended: firstKnown > 0, fresh, waiting: atNewest ? 0 : before.waiting + fresh.length };
}
