import type { ThreadMessage } from './thread-rows.ts';

/** The state that is kept between renders, to find new messages. */
export interface NewMessages<M extends ThreadMessage> {
  /** The messages of the last render; null until the thread was loaded. */
  messages: readonly M[] | null;
  /** The last change was at the front: older messages were added or removed. */
  prepended: boolean;
  /** Number of messages received since the newest message was last in view. */
  unseenCount: number;
  /**
   * The last received messages, which are announced. They stay until the next ones, because assistive technology
   * notices them later than the page changes.
   */
  received: readonly M[];
}

export const NO_NEW_MESSAGES = { messages: null, prepended: false, unseenCount: 0, received: [] };

/**
 * Returns the first and last index of the known messages; -1 for none. Searches the ends first, because a thread may
 * have thousands.
 */
function findKnownRange(
  before: readonly ThreadMessage[],
  messages: readonly ThreadMessage[],
): { first: number; last: number } {
  const [oldest] = before;
  const newest = before.at(-1);
  const first = messages.findIndex(({ id }) => id === oldest?.id);
  const last = messages.findLastIndex(({ id }) => id === newest?.id);
  if (first !== -1 && last !== -1) return { first, last };
  const known = new Set(before.map(({ id }) => id));
  return {
    first: messages.findIndex(({ id }) => known.has(id)),
    last: messages.findLastIndex(({ id }) => known.has(id)),
  };
}

/**
 * Returns the state after a change of the messages. Messages present on opening are not new; messages after the last
 * known one are; older pages in front of it are not.
 */
export function updateNewMessages<M extends ThreadMessage>(
  before: NewMessages<M>,
  messages: readonly M[],
  atNewest: boolean,
): NewMessages<M> {
  if (before.messages === null) return { ...before, messages };
  const { first, last } = findKnownRange(before.messages, messages);
  // Nothing in common: another thread, or this one reloaded. Nothing is new, unless it was empty before.
  if (last === -1 && before.messages.length > 0)
    return { ...before, messages, prepended: false, received: [], unseenCount: 0 };
  const received = messages.slice(last + 1).filter(({ isOwn }) => !isOwn);
  const isFrontRemoved = first === 0 && messages[0]?.id !== before.messages[0]?.id;
  return {
    messages,
    prepended: first > 0 || isFrontRemoved,
    received: received.length > 0 ? received : before.received,
    unseenCount: atNewest ? 0 : before.unseenCount + received.length,
  };
}
