import type { ThreadMessage } from './thread-rows.ts';

/** What a thread remembers from one render to the next, to know what is new. */
export interface ThreadNews<M extends ThreadMessage> {
  /** The messages last seen here; null until there was a loaded thread. */
  messages: readonly M[] | null;
  /** The last change was at the front: older ones came, or were let go of. */
  prepended: boolean;
  /** The other's messages that came since the newest was last in view. */
  waiting: number;
  /** The other's messages that came last: what is announced. They stay until others come, since an assistive technology takes longer to notice them than a page to change. */
  fresh: readonly M[];
}

export const NO_NEWS = { messages: null, prepended: false, waiting: 0, fresh: [] };

/** Between which of the messages those lie that were known; -1 for none. Looked for at the ends first, as a thread may hold thousands. */
function knownRange(before: readonly ThreadMessage[], messages: readonly ThreadMessage[]): { first: number; last: number } {
  const [oldest] = before;
  const newest = before.at(-1);
  const first = messages.findIndex(({ id }) => id === oldest?.id);
  const last = messages.findLastIndex(({ id }) => id === newest?.id);
  if (first !== -1 && last !== -1) return { first, last };
  const known = new Set(before.map(({ id }) => id));
  return { first: messages.findIndex(({ id }) => known.has(id)), last: messages.findLastIndex(({ id }) => known.has(id)) };
}

/**
 * What a change of the messages brings. Those that were there on opening are history: nothing of them is new. Messages
 * after the last one known are; older pages in front of it are not.
 */
export function newsAfter<M extends ThreadMessage>(before: ThreadNews<M>, messages: readonly M[], atNewest: boolean): ThreadNews<M> {
  if (before.messages === null) return { ...before, messages };
  const { first, last } = knownRange(before.messages, messages);
  // Nothing in common: another thread, or this one loaded anew. History again, unless it was empty before.
  if (last === -1 && before.messages.length > 0) return { ...before, messages, prepended: false, fresh: [], waiting: 0 };
  const fresh = messages.slice(last + 1).filter(({ isOwn }) => !isOwn);
  const isFrontGone = first === 0 && messages[0]?.id !== before.messages[0]?.id;
  return { messages, prepended: first > 0 || isFrontGone, fresh: fresh.length > 0 ? fresh : before.fresh, waiting: atNewest ? 0 : before.waiting + fresh.length };
}
