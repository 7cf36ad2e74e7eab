import type { Person } from '../processes/people.ts';
import type { Place } from '../faults/place.ts';

/** The final content of the database. */
export interface Stored {
  /** The messages' names, in the order of the thread. */
  names: string[];
  /** For each user the unseen messages, the counter, and the unread notifications. */
  unread: { messages: number; counter: number; notifications: number }[];
}

const countOf = (row: { count: number | string | bigint } | undefined) => Number(row?.count ?? 0);

export function readStored(place: Place, people: readonly Person[]): Promise<Stored> {
  return place.look(async (queries) => {
    const rows = await queries
      .selectFrom('messages')
      .select(['text', 'recipient_id', 'seen_at'])
      .orderBy('id')
      .execute();
    const unread = people.map(async ({ id }) => {
      const member = await queries
        .selectFrom('conversation_members')
        .select('unread_count')
        .where('user_id', '=', id)
        .executeTakeFirst();
      const notifications = await queries
        .selectFrom('notifications')
        .select((select) => select.fn.countAll().as('count'))
        .where('recipient_id', '=', id)
        .where('is_read', '=', 0)
        .executeTakeFirst();
      const messages = rows.filter((row) => row.recipient_id === id && row.seen_at === null).length;
      return { messages, counter: member?.unread_count ?? 0, notifications: countOf(notifications) };
    });
    return { names: rows.map(({ text }) => text.slice(0, 5)), unread: await Promise.all(unread) };
  });
}
