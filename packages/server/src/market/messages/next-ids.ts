import { newId } from '../../foundation/db/new-id.ts';

/** Ids begin with their time of creation: this many characters, hexadecimal digits and one hyphen. */
const MOMENT_DIGITS = 13;

const momentOf = (id: string) => Number.parseInt(id.slice(0, MOMENT_DIGITS).replace('-', ''), 16);

/** An id that sorts after another id, even where the other was made by a clock that is ahead of this one. */
function idAfter(other: string): string {
  const id = newId();
  return id > other ? id : newId(momentOf(other) + 1);
}

/**
 * Makes an id for each new message that is greater than all ids in its conversation. Threads are sorted by id and
 * unread messages are counted by id, so a node with a slow clock, or one that commits later, must not insert a
 * message among those that were read. The conversations are locked meanwhile.
 * @param messages the conversation of each message and its greatest id, in the order of sending
 */
export function nextIds(messages: readonly { conversationId: string; newestId: string }[]): string[] {
  const newest = new Map<string, string>();
  return messages.map(({ conversationId, newestId }) => {
    const id = idAfter(newest.get(conversationId) ?? newestId);
    newest.set(conversationId, id);
    return id;
  });
}
