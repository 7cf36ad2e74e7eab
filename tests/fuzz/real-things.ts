import type { Queries } from '../../packages/server/src/db/database.ts';
import type { Account } from '../../packages/server/test/test-server.ts';

type Table = 'users' | 'posts' | 'comments' | 'messages' | 'conversations' | 'notifications' | 'flags' | 'adverts' | 'withdrawals';

/** Which table a name or address is about; the first that fits. */
const HINTS: readonly (readonly [RegExp, Table])[] = [
  [/messages/, 'messages'], [/messageId/, 'messages'], [/conversation/i, 'conversations'], [/notification/i, 'notifications'],
  [/comment/i, 'comments'], [/flag/, 'flags'], [/advert/, 'adverts'], [/withdraw/, 'withdrawals'],
  [/users|userId|recipientId|follow/, 'users'], [/post|until|cursor/i, 'posts'],
];

const KEPT = 8;

/** Things that are really in the database, so that drawn calls find what they name. Looked up anew now and then. */
export class RealThings {
  readonly #queries: Queries;
  readonly #found = new Map<string, string[]>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  async refresh(picture: string): Promise<void> {
    const tables = new Set(HINTS.map(([, table]) => table));
    for (const table of tables) {
      const rows = await this.#queries.selectFrom(table).select('id').orderBy('id', 'desc').limit(KEPT).execute();
      this.#found.set(table, rows.map(({ id }) => id));
    }
    const people = await this.#queries.selectFrom('users').select(['user_name', 'email']).orderBy('id', 'desc').limit(KEPT).execute();
    this.#found.set('userName', people.map((person) => person.user_name));
    this.#found.set('email', people.map(({ email }) => email));
    this.#found.set('picture', [picture]);
  }

  /** The thing that is meant, or the caller themselves; where there is none, an id of nothing. */
  find(hint: string, index: number, as: Account | undefined): string {
    const kind = this.#found.has(hint) ? hint : (HINTS.find(([pattern]) => pattern.test(hint))?.[1] ?? 'users');
    if (as && index === 0 && kind === 'users') return as.id;
    if (as && index === 0 && kind === 'userName') return as.userName;
    // Now and then the id of another kind of thing.
    const things = this.#found.get(index === KEPT - 1 ? 'users' : kind) ?? [];
    return things[index % Math.max(1, things.length)] ?? '01890000-0000-7000-8000-000000000000';
  }
}
