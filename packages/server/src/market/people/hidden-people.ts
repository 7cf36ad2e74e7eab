import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { SharedReads } from '../../foundation/db/shared-reads.ts';
import type { ShownCache, ShownChanges, ShownVersion } from '../../foundation/db/shown-changes.ts';

/** The most people for whom the result is cached. */
const VIEWERS_MAX = 5000;

const NOBODY: ReadonlySet<string> = new Set();

/** Each half reads one index. */
const findHidden = prepareStatement<{ viewerId: string }, { id: string }>(
  ({ slot }) => sql`
    select blocked_id as id from blocks where blocker_id = ${slot('viewerId')}
    union all
    select blocker_id from blocks where blocked_id = ${slot('viewerId')}`,
);

/** Who looks, and the state of the database that their request found. */
export interface BlockViewer {
  id: string;
  isAdmin: boolean;
  shownVersion: ShownVersion;
}

/**
 * The people whom a block hides from a viewer: those whom the viewer blocked, and those who blocked the viewer. Admins
 * see everybody. Most people have no block, so lists ask here first and stay shared for them.
 */
export class HiddenPeople implements ShownCache {
  readonly #database: Database;
  readonly #changes: ShownChanges;
  readonly #cache = new SharedReads<ReadonlySet<string>>(VIEWERS_MAX);

  /** @param changes keeps the cached blocks as new as the database */
  constructor(database: Database, changes: ShownChanges) {
    this.#database = database;
    this.#changes = changes;
    changes.keepNew(this);
  }

  /** The ids of the people who are hidden from a viewer. */
  async hiddenFrom(viewer: BlockViewer): Promise<ReadonlySet<string>> {
    if (viewer.isAdmin) return NOBODY;
    await this.#changes.catchUp(viewer);
    return this.#cache.read(viewer.id, async () => {
      const rows = await findHidden(this.#database.queries, { viewerId: viewer.id });
      return rows.length === 0 ? NOBODY : new Set(rows.map(({ id }) => id));
    });
  }

  /** The viewer whose blocks lists have to respect, or undefined where there are none: they need no condition. */
  async filterOf(viewer: BlockViewer): Promise<string | undefined> {
    return (await this.hiddenFrom(viewer)).size > 0 ? viewer.id : undefined;
  }

  forget(subjects: ReadonlySet<string>): void {
    for (const subject of subjects) this.#cache.delete(subject);
  }

  forgetAll(): void {
    this.#cache.clear();
  }
}

/**
 * A condition of a list: neither the viewer nor the person in a column has blocked the other. Both halves are
 * answered from indexes of the blocks.
 * @param viewer id of the viewer, or its placeholder in a prepared statement
 * @param person the column, such as `posts.user_id`
 */
export function isNotHidden(viewer: string | RawBuilder<string>, person: string): RawBuilder<boolean> {
  const [column, id] = [sql.ref(person), typeof viewer === 'string' ? sql`${viewer}` : viewer];
  return sql<boolean>`(
    not exists (select 1 from blocks where blocker_id = ${id} and blocked_id = ${column})
    and not exists (select 1 from blocks where blocker_id = ${column} and blocked_id = ${id})
  )`;
}
