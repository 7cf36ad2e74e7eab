import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';

import type { PostsTable } from '../../../foundation/db/tables/post-tables.ts';

type Shown = Pick<Selectable<PostsTable>, 'shown_until' | 'unlisted_until'>;

/** Until when a post is at its address: listed, sold or paused. */
export function addressUntil(post: Shown): number {
  return post.unlisted_until ?? post.shown_until;
}

/**
 * A condition: a post is at its address, which sold and paused posts keep.
 * @param table name of the table of posts in the query
 */
export function isAtAddress(table: string, now: RawBuilder<number> | number): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${table}.shown_until`)} > ${now} or ${sql.ref(`${table}.unlisted_until`)} > ${now})`;
}

/** What shows a post until a time, in a change of its row: a sold or paused one at its address alone. */
export function shownUntil(until: number): {
  shown_until: RawBuilder<number>;
  unlisted_until: RawBuilder<number | null>;
} {
  const time = sql<number>`cast(${until} as bigint)`;
  return {
    shown_until: sql`case when unlisted_until is null then ${time} else 0 end`,
    unlisted_until: sql`case when unlisted_until is null then null else ${time} end`,
  };
}
