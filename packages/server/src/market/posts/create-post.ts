import type { PostInput } from '@oja/contract/posts';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { claimPictures } from '../../foundation/uploads/uploads-store.ts';
import { newPostRow } from './new-post.ts';
import { nextPostMoment } from './post-moment.ts';
import { storeWords } from './words/store-words.ts';

/** A post as a vendor submits it. */
export type PostToCreate = Omit<PostInput, 'images'> & {
  userId: string;
  /** The results of ImageAddresses.keyOf for the submitted addresses. */
  pictureKeys: readonly (string | undefined)[];
  /** An advert is hidden until its payment is confirmed. Default false. */
  isAdvert?: boolean;
};

/**
 * Stores a post, claims its pictures and updates its author's counter, in the caller's transaction. The transaction
 * has to be short, see nextPostMoment.
 * @returns the post's id
 * @throws ApiError `validation_failed` at `images`, as claimPictures does; `unauthenticated` for a deleted account
 */
export async function createPost(
  transaction: Queries,
  kind: DatabaseKind,
  post: PostToCreate,
  now: number,
): Promise<string> {
  const moment = await nextPostMoment(transaction, kind, now);
  const images = await claimPictures(
    transaction,
    { keys: post.pictureKeys, userId: post.userId, preset: 'post', field: 'images' },
    now,
  );
  const row = {
    ...newPostRow({ ...post, images }, moment),
    ...(post.isAdvert && { is_advert: 1, shown_until: 0 }),
  };
  await transaction.insertInto('posts').values(row).execute();
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set((set) => ({ posts_count: set('posts_count', '+', 1) }))
    .where('id', '=', row.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  // The account was deleted after the request had found its session.
  if (numUpdatedRows === 0n) throw new ApiError('unauthenticated');
  await storeWords(transaction, [row.id]);
  return row.id;
}
