import { VALIDATION } from '@oja/contract/texts';
import type { UploadPreset } from '@oja/contract/uploads';
import { type ExpressionBuilder, sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Tables } from '../db/schema.ts';
import type { UploadsTable } from '../db/tables/post-tables.ts';
import { refuseField } from '../http/api-error.ts';
import type { StoredImage } from './encoded-picture.ts';

/** Keys in one statement: both databases limit the number of parameters. */
const BATCH = 500;

/**
 * Records a picture that nothing shows yet. It is called before the picture's files are written, so that every file
 * has a row.
 */
export async function recordUpload(
  queries: Queries,
  { userId, ...image }: StoredImage & { userId: string; preset: UploadPreset },
  now: number,
): Promise<void> {
  await queries
    .insertInto('uploads')
    .values({ ...image, user_id: userId, uses: 0, changed_at: now, sizes_made_at: null })
    .execute();
}

/**
 * Claims pictures, in the transaction of the post, message or profile that shows them. Lock order: after the post's
 * row, before rows of users.
 * @param claim.keys results of ImageAddresses.keyOf for the submitted addresses; a key that is named twice is used
 *   twice
 * @param claim.userId the person who must have uploaded them
 * @param claim.preset the preset they must have been uploaded for
 * @param claim.field the input that an error names
 * @returns the pictures in the order of the keys
 * @throws ApiError `validation_failed` at the field, when a picture is not on our host, belongs to somebody else, was
 *   uploaded for another preset or has been removed
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
      .returning(['key', 'width', 'height', 'blur'])
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
 * Releases pictures, in the transaction that ends their use. Pictures that nothing shows any more are removed after a
 * while.
 * @param keys keys of claimed pictures; a picture that was claimed twice may appear twice
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

/**
 * Releases the pictures of a removed post and takes those that nothing else shows from their owner, in the
 * transaction that removes the post. From its commit on they can be neither served nor claimed; purgePictures removes
 * their files.
 */
export async function retirePictures(transaction: Queries, keys: readonly string[], now: number): Promise<void> {
  await releasePictures(transaction, keys, now);
  for (const { keys: retired } of byTimes(keys)) {
    await transaction
      .updateTable('uploads')
      .set({ user_id: null })
      .where('key', 'in', retired)
      .where('uses', '=', 0)
      .execute();
  }
}

/** What the image route has to know of a picture. */
export type ServedPicture = Pick<UploadsTable, 'width' | 'sizes_made_at'>;

/** Pictures of a deleted account are hidden with it. Those in messages stay with their recipients. */
const isNotHidden = sql<boolean>`(preset = 'chat' or not exists (
  select 1 from users where users.id = uploads.user_id and users.deleted_at is not null
))`;

const findServed = prepareQuery<{ key: string }, ServedPicture>((queries, slot) =>
  queries
    .selectFrom('uploads')
    .select(['width', 'sizes_made_at'])
    .where('key', '=', slot('key'))
    .where(isServed)
    .where(isNotHidden),
);

/** Finds a picture that may be served: something shows it, or its owner may still use it. */
export async function findServedPicture(queries: Queries, key: string): Promise<ServedPicture | undefined> {
  const [found] = await findServed(queries, { key });
  return found;
}

/** How long the sizes of a new picture are left to the server that received it, in milliseconds. */
const NEW_MS = 5 * 60_000;

/**
 * Pictures without sizes, by key. New ones are left out: the server that received them is making theirs.
 * @param after the key of the last picture of the previous call
 */
export async function findWithoutSizes(
  queries: Queries,
  { after = '', limit }: { after?: string | undefined; limit: number },
  now: number,
): Promise<Pick<UploadsTable, 'key' | 'width'>[]> {
  return queries
    .selectFrom('uploads')
    .select(['key', 'width'])
    .where('sizes_made_at', 'is', null)
    .where('changed_at', '<=', now - NEW_MS)
    .where('key', '>', after)
    .where(isServed)
    .orderBy('key')
    .limit(limit)
    .execute();
}

/**
 * Records that the sizes of a picture are stored.
 * @returns false where the picture has been removed meanwhile
 */
export async function recordSizes(queries: Queries, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('uploads')
    .set({ sizes_made_at: now })
    .where('key', '=', key)
    .where(isServed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function isServed(where: ExpressionBuilder<Tables, 'uploads'>) {
  return where.or([where('uses', '>', 0), where('user_id', 'is not', null)]);
}

function ours(field: string) {
  return (key: string | undefined): string => {
    if (key === undefined) throw refuseField(field, VALIDATION.imageForeign);
    return key;
  };
}

/** Groups keys by how often they occur in the list, in the order of the keys, in batches of one statement. */
function byTimes(keys: readonly string[]): { times: number; keys: string[] }[] {
  const times = new Map<string, number>();
  for (const key of keys.toSorted()) times.set(key, (times.get(key) ?? 0) + 1);
  const groups = Map.groupBy(times.keys(), (key) => times.get(key) ?? 1);
  return [...groups].flatMap(([count, group]) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, index) => ({
      times: count,
      keys: group.slice(index * BATCH, (index + 1) * BATCH),
    })),
  );
}
