import { sql } from 'kysely';

import type { Database } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import { SharedReads } from '../../../foundation/db/shared-reads.ts';
import type { ShownCache } from '../../../foundation/db/shown-changes.ts';

/** The posts that a person liked or saved, among some posts. */
export interface Marks {
  liked: ReadonlySet<string>;
  saved: ReadonlySet<string>;
}

/** Each half finds its rows in an index, with one lookup per post. */
const findMarks = prepareStatement<
  { viewerId: string; wanted: readonly { id: string }[] },
  { post_id: string; is_like: number }
>(
  ({ slot, rows }) => sql`
    select post_id, 1 as is_like from likes
    where user_id = ${slot('viewerId')} and post_id in (select id from ${rows('wanted', { id: 'id' })})
    union all
    select post_id, 0 from saves
    where user_id = ${slot('viewerId')} and post_id in (select id from ${rows('wanted', { id: 'id' })})`,
);

/** Which of these posts a person likes, and which they saved. */
export async function readMarks({ queries }: Database, viewerId: string, postIds: readonly string[]): Promise<Marks> {
  const rows = await findMarks(queries, { viewerId, wanted: postIds.map((id) => ({ id })) });
  const idsWhere = (isLike: number) => new Set(rows.filter((row) => row.is_like === isLike).map((row) => row.post_id));
  return { liked: idsWhere(1), saved: idsWhere(0) };
}

/** The most readers whose likes and saves are cached. */
const READERS_MAX = 2000;

/** Caches the likes and saves of each reader in the posts that they read last. */
export class MarksCache implements ShownCache {
  readonly #last = new Map<string, { postIds: string; marks: SharedReads<Marks> }>();

  /** @param readValue reads them if they are not cached */
  read(viewerId: string, ids: readonly string[], readValue: () => Promise<Marks>): Promise<Marks> {
    const postIds = ids.join();
    let last = this.#last.get(viewerId);
    if (last?.postIds !== postIds) {
      if (this.#last.size >= READERS_MAX) this.#last.clear();
      last = { postIds, marks: new SharedReads(1) };
      this.#last.set(viewerId, last);
    }
    return last.marks.read('marks', readValue);
  }

  forget(subjects: ReadonlySet<string>): void {
    for (const subject of subjects) this.#last.delete(subject);
  }

  forgetAll(): void {
    this.#last.clear();
  }
}
