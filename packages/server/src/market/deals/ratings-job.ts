import { MINUTE } from '@oja/contract/limits';

import type { Database } from '../../foundation/db/database.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { readRatings } from './review-store.ts';

/** How often the ratings on tiles are brought up to date, in milliseconds. */
const EVERY_MS = 10 * MINUTE;

/**
 * The job that stores the ratings which tiles of posts show, decision 085. Reviews become visible by another review, by
 * the clock and by the deletion of accounts, so all are counted again, and only what differs is stored.
 */
export function ratingsJob({ queries, longReads }: Pick<Database, 'queries' | 'longReads'>): Job {
  return {
    name: 'ratings',
    everyMs: EVERY_MS,
    async run(now) {
      const ratings = await readRatings(longReads, now);
      const stored = await longReads.selectFrom('ratings').selectAll().execute();
      const known = new Map(stored.map((row) => [row.user_id, row]));
      const changed = [...ratings].filter(([id, { mean, count }]) => {
        const row = known.get(id);
        return row?.mean_tenths !== Math.round(mean * 10) || row.count !== count;
      });
      const gone = stored.filter(({ user_id: id }) => !ratings.has(id));
      if (changed.length === 0 && gone.length === 0) return;
      await queries.transaction().execute(async (transaction) => {
        for (const { user_id: id } of gone) await transaction.deleteFrom('ratings').where('user_id', '=', id).execute();
        for (const [id, { mean, count }] of changed) {
          const values = { mean_tenths: Math.round(mean * 10), count };
          await transaction
            .insertInto('ratings')
            .values({ user_id: id, ...values })
            .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
            .execute();
        }
      });
    },
  };
}
