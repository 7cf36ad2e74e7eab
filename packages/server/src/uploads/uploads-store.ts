import { VALIDATION } from '@oja/contract/texts';
import type { UploadPreset } from '@oja/contract/uploads';

import type { Queries } from '../db/database.ts';
import { refuseField } from '../http/refusal.ts';
import type { StoredImage } from './encoded-picture.ts';

/** Keys in one statement: both databases bound the number of parameters. */
const BATCH = 500;

/** Writes down a picture that nothing shows yet. Done before its files are written, so that no file is ever unaccounted for. */
export async function recordUpload(
  queries: Queries,
  { key, width, height, userId, preset }: StoredImage & { userId: string; preset: UploadPreset },
  now: number,
): Promise<void> {
  await queries.insertInto('uploads').values({ key, user_id: userId, preset, width, height, uses: 0, changed_at: now }).execute();
}

/**
 * Takes pictures into use, in the transaction of what shows them: a post, a message or a profile. Lock order: after the
 * post's row, before rows of users.
 * @param claim.keys what ImageAddresses.keyOf found in the addresses that were sent; a key named twice is used twice
 * @param claim.userId who must have uploaded them
 * @param claim.preset what they must have been uploaded for
 * @param claim.field the input that a refusal names
 * @returns the pictures in the order of the keys
 * @throws Refusal `validation_failed` at the field, when one is not on our host, is somebody else's, was uploaded for
 * something else or has been swept away
 */
export async function claimPictures(
  transaction: Queries,
  claim: { keys: readonly (string | undefined)[]; userId: string; preset: UploadPreset; field: string },
  now: number,
): Promise<StoredImage[]> {
  const claimed = new Map<string, StoredImage>();
  for (const { times, keys } of byTimes(claim.keys.map(ours(claim.field)))) {
    const rows = await transaction
      .updateTable('uploads')
      .set((set) => ({ uses: set('uses', '+', times), changed_at: now }))
      .where('key', 'in', keys)
      .where('user_id', '=', claim.userId)
      .where('preset', '=', claim.preset)
      .returning(['key', 'width', 'height'])
      .execute();
    for (const row of rows) claimed.set(row.key, row);
  }
  return claim.keys.map((key) => {
    const picture = claimed.get(key ?? '');
    if (!picture) throw refuseField(claim.field, VALIDATION.imageForeign);
    return picture;
  });
}

/**
 * Gives pictures back, in the transaction that ends what showed them. Those that nothing shows any more are swept away
 * after a while.
 * @param keys of pictures that were claimed; one that was claimed twice may stand twice
 */
export async function releasePictures(transaction: Queries, keys: readonly string[], now: number): Promise<void> {
  for (const { times, keys: released } of byTimes(keys)) {
    await transaction
      .updateTable('uploads')
      .set((set) => ({ uses: set('uses', '-', times), changed_at: now }))
      .where('key', 'in', released)
      .execute();
  }
}

function ours(field: string) {
  return (key: string | undefined): string => {
    if (key === undefined) throw refuseField(field, VALIDATION.imageForeign);
    return key;
  };
}

/** Groups keys by how often they stand in the list, in the order of the keys, a statement's worth at a time. */
function byTimes(keys: readonly string[]): { times: number; keys: string[] }[] {
  const times = new Map<string, number>();
  for (const key of keys.toSorted()) times.set(key, (times.get(key) ?? 0) + 1);
  const groups = Map.groupBy(times.keys(), (key) => times.get(key) ?? 1);
  return [...groups].flatMap(([count, group]) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, index) => ({ times: count, keys: group.slice(index * BATCH, (index + 1) * BATCH) })),
  );
}
