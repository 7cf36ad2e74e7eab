import { setImmediate as letOthersRun } from 'node:timers/promises';

import type { Queries } from '../../foundation/db/database.ts';
import { derivePlace } from './derive-place.ts';
import { storeWords } from './words/store-words.ts';

/** Posts that are looked at in one transaction: short, because posts are written meanwhile. */
const BATCH = 100;

/**
 * Derives the places of posts that an earlier version stored, batch by batch. Each batch is stored, so that the next
 * run goes on where this one ended.
 * @param isStopping ends the run after a batch
 */
export async function placeOlderPosts(queries: Queries, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const placed = await queries.transaction().execute(placeBatch);
    if (placed < BATCH) return;
    await letOthersRun();
  }
}

/** @returns the number of posts that were looked at */
async function placeBatch(transaction: Queries): Promise<number> {
  const posts = await transaction
    .selectFrom('posts')
    .select(['id', 'location'])
    .where('place_source', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const { id, location } of posts)
    await transaction
      .updateTable('posts')
      .set({ ...derivePlace(location), place_source: 'location' })
      .where('id', '=', id)
      // An edit that came in between is newer than the text that was read.
      .where('place_source', 'is', null)
      .where('location', '=', location)
      .execute();
  await storeWords(
    transaction,
    posts.map(({ id }) => id),
  );
  return posts.length;
}
