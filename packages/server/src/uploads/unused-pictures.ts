import type { Queries } from '../db/database.ts';
import { fullName, thumbnailName } from './image-names.ts';
import type { ImageStore } from './image-store.ts';

/** How long a picture may wait for the post, message or profile that it was uploaded for. */
const UNUSED_MAX_MS = 24 * 60 * 60 * 1000;

/** Pictures removed in one go; the next go follows at once while there are more. */
const BATCH = 100;

/**
 * Removes pictures that nothing has shown for a day, with their files.
 *
 * First they are taken from their owners, in one statement that a claim cannot cross: who claims a picture must own it,
 * so from then on nobody can. The rows go last: when this is interrupted, the next turn finds them and goes on.
 * @returns how many went
 */
export async function sweepUnusedPictures(queries: Queries, store: ImageStore, now: number): Promise<number> {
  await queries
    .updateTable('uploads')
    .set({ user_id: null })
    .where('uses', '=', 0)
    .where('changed_at', '<=', now - UNUSED_MAX_MS)
    .where('user_id', 'is not', null)
    .execute();
  for (let removed = 0; ; ) {
    const rows = await queries.selectFrom('uploads').select('key').where('uses', '=', 0).where('user_id', 'is', null).limit(BATCH).execute();
    const keys = rows.map((row) => row.key);
    await Promise.all(keys.flatMap((key) => [store.remove(fullName(key)), store.remove(thumbnailName(key))]));
    if (keys.length > 0) await queries.deleteFrom('uploads').where('key', 'in', keys).where('uses', '=', 0).execute();
    removed += keys.length;
    if (keys.length < BATCH) return removed;
  }
}
