import type { PostInput } from '@oja/contract/posts';

import type { DatabaseKind, Queries } from '../db/database.ts';
import { claimPictures } from '../uploads/uploads-store.ts';
import { newPostRow } from './new-post.ts';
import { nextPostMoment } from './post-moment.ts';

/** What a vendor asks to be posted. */
export type PostToCreate = Omit<PostInput, 'images'> & {
  userId: string;
  /** What ImageAddresses.keyOf found in the addresses that were sent. */
  pictureKeys: readonly (string | undefined)[];
  /** There when the post is an advert: the moment until which it is shown, 0 while it waits for its payment. */
  advert?: { shownUntil: number };
};

/**
 * Keeps a post, takes its pictures into use and counts it with its author, in the caller's transaction, which has to be
 * a short one, see nextPostMoment.
 * @returns the post's id
 * @throws Refusal `validation_failed` at `images`, as claimPictures does
 */
export async function createPost(transaction: Queries, kind: DatabaseKind, post: PostToCreate, now: number): Promise<string> {
  const moment = await nextPostMoment(transaction, kind, now);
  const images = await claimPictures(transaction, { keys: post.pictureKeys, userId: post.userId, preset: 'post', field: 'images' }, now);
  const row = {
    ...newPostRow({ ...post, images }, moment),
    ...(post.advert && { is_advert: 1, shown_until: post.advert.shownUntil }),
  };
  await transaction.insertInto('posts').values(row).execute();
  await transaction
    .updateTable('users')
    .set((set) => ({ posts_count: set('posts_count', '+', 1) }))
    .where('id', '=', row.user_id)
    .execute();
  return row.id;
}
