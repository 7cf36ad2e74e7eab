import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../db/database.ts';
import { errorText } from '../startup/startup-fault.ts';
import { allNames } from './image-names.ts';
import type { ImageStore } from './image-store.ts';

/** The dependencies of removing pictures. */
export interface PictureDeps {
  database: Database;
  images: ImageStore;
  log: FastifyBaseLogger;
}

/** How long a picture may wait for the post, message or profile that it was uploaded for, in milliseconds. */
const UNUSED_MAX_MS = 24 * 60 * 60 * 1000;

/** Pictures that are removed in one batch; the next batch follows at once while there are more. */
const BATCH = 100;

/**
 * Removes pictures that nothing has shown for a day, with their files.
 *
 * The pictures are first taken from their owners, in one statement that cannot overlap with a claim. Only the owner
 * can claim a picture, so from then on nobody can.
 * @returns the number of removed pictures
 */
export async function sweepUnusedPictures({ database, images, log }: PictureDeps, now: number): Promise<number> {
  await database.queries
    .updateTable('uploads')
    .set({ user_id: null })
    .where('uses', '=', 0)
    .where('changed_at', '<=', now - UNUSED_MAX_MS)
    .where('user_id', 'is not', null)
    .execute();
  return purgeRetired({ database, images, log }, now);
}

/**
 * Removes the files of a committed removal at once. Never throws: the next sweep removes what could not be removed
 * now.
 */
export async function purgePictures(deps: PictureDeps, now: number): Promise<void> {
  await purgeRetired(deps, now).catch((error: unknown) => {
    deps.log.error({ reason: errorText(error) }, 'pictures could not be removed and will be tried again');
  });
}

/**
 * The rows are deleted last, so that the next run finds them if this one is interrupted. A picture that cannot be
 * removed is moved behind the others.
 */
async function purgeRetired({ database: { queries }, images, log }: PictureDeps, now: number): Promise<number> {
  for (let total = 0; ;) {
    const rows = await queries
      .selectFrom('uploads')
      .select('key')
      .where('uses', '=', 0)
      .where('user_id', 'is', null)
      .orderBy('changed_at')
      .limit(BATCH)
      .execute();
    const keys = rows.map((row) => row.key);
    const outcomes = await Promise.allSettled(keys.map((key) => removeFiles(images, key)));
    const failures = outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? [{ key: keys[index] ?? '', reason: errorText(outcome.reason) }] : [],
    );
    for (const failure of failures) log.error(failure, 'a picture could not be removed and will be tried again');
    const failed = failures.map(({ key }) => key);
    const removed = keys.filter((key) => !failed.includes(key));
    if (failed.length > 0)
      await queries.updateTable('uploads').set({ changed_at: now }).where('key', 'in', failed).execute();
    if (removed.length > 0)
      await queries.deleteFrom('uploads').where('key', 'in', removed).where('uses', '=', 0).execute();
    total += removed.length;
    if (keys.length < BATCH || removed.length === 0) return total;
  }
}

async function removeFiles(images: ImageStore, key: string): Promise<void> {
  await Promise.all(allNames(key).map((name) => images.remove(name)));
}
