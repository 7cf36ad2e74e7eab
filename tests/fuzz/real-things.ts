import { sql } from 'kysely';

import type { Queries } from '../../packages/server/src/foundation/db/database.ts';
import type { Account } from '../../packages/server/test/test-server.ts';

type Table =
  | 'users'
  | 'posts'
  | 'comments'
  | 'messages'
  | 'conversations'
  | 'notifications'
  | 'flags'
  | 'adverts'
  | 'withdrawals'
  | 'vendor_applications'
  | 'sessions'
  | 'saved_searches'
  | 'saved_replies'
  | 'scheduled_messages'
  | 'deals'
  | 'reviews'
  | 'review_flags';

/** The table for a name or call; the first match counts. */
const HINTS: readonly (readonly [RegExp, Table])[] = [
  [/messages\/later/, 'scheduled_messages'],
  // Messages are listed by the partner's id.
  [/^get .*\/messages\//, 'users'],
  [/messages/, 'messages'],
  [/messageId/, 'messages'],
  [/conversation/i, 'conversations'],
  [/notification/i, 'notifications'],
  [/comment/i, 'comments'],
  [/reviews\/flag/, 'review_flags'],
  [/flag/, 'flags'],
  [/advert/, 'adverts'],
  [/withdraw/, 'withdrawals'],
  [/application/, 'vendor_applications'],
  [/session/, 'sessions'],
  [/saved-search/, 'saved_searches'],
  [/saved-repl/, 'saved_replies'],
  [/deal/, 'deals'],
  [/(?:patch|delete) .*reviews|reviewId/, 'reviews'],
  [/users|userId|recipientId|follow/, 'users'],
  [/post|until|cursor/i, 'posts'],
];

/** The column with the owner, where it decides what may be done with a row. */
const OWNERS: Partial<Record<Table, string>> = {
  posts: 'user_id',
  comments: 'user_id',
  adverts: 'user_id',
  vendor_applications: 'user_id',
  sessions: 'user_id',
  saved_searches: 'user_id',
  saved_replies: 'user_id',
  scheduled_messages: 'sender_id',
  deals: 'vendor_id',
  reviews: 'author_id',
  messages: 'sender_id',
  notifications: 'recipient_id',
};

const PER_KIND = 8;

/** How many of the newest rows are searched for everybody's own. */
const OWNED_MAX = 100;

/** Existing rows of the database, so that generated calls find what they name. Reloaded from time to time. */
export class RealThings {
  readonly #queries: Queries;
  readonly #found = new Map<string, string[]>();
  readonly #owned = new Map<string, Map<string, { id: string }[]>>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async refresh(picture: string): Promise<void> {
    const tables = new Set(HINTS.map(([, table]) => table));
    for (const table of tables) {
      const owner = sql.ref<string>(OWNERS[table] ?? 'id').as('owner');
      const rows = await this.#queries
        .selectFrom(table)
        .select(['id', owner])
        .orderBy('id', 'desc')
        .limit(OWNED_MAX)
        .execute();
      this.#found.set(
        table,
        rows.slice(0, PER_KIND).map(({ id }) => id),
      );
      this.#owned.set(
        table,
        Map.groupBy(rows, (row) => row.owner),
      );
    }
    const people = await this.#queries
      .selectFrom('users')
      .select(['user_name', 'email'])
      .orderBy('id', 'desc')
      .limit(PER_KIND)
      .execute();
    this.#found.set(
      'userName',
      people.map((person) => person.user_name),
    );
    this.#found.set(
      'email',
      people.map(({ email }) => email),
    );
    this.#found.set('picture', [picture]);
  }

  /** The id of a matching row, or of the caller; a missing id if there is none. */
  find(hint: string, index: number, as: Account | undefined): string {
    const kind = this.#found.has(hint) ? hint : (HINTS.find(([pattern]) => pattern.test(hint))?.[1] ?? 'users');
    if (as && index === 0 && kind === 'users') return as.id;
    if (as && index === 0 && kind === 'userName') return as.userName;
    const own = as && index % 2 === 0 ? this.#owned.get(kind)?.get(as.id) : undefined;
    if (own) return own[index % own.length]?.id ?? '';
    // Sometimes the id of another kind of thing.
    const things = this.#found.get(index === PER_KIND - 1 ? 'users' : kind) ?? [];
    return things[index % Math.max(1, things.length)] ?? '01890000-0000-7000-8000-000000000000';
  }
}
