import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { deletePost } from '../../posts/delete-post.ts';
import { lockPost } from '../../posts/lock-post.ts';
import { type Batch, type EraseSome, deleteSome } from './batch.ts';

/** What others did below a post, with the post's counter of it. */
const BELOW = [
  { table: 'likes', counter: 'likes_count' },
  { table: 'comments', counter: 'replies_count' },
  { table: 'saves', counter: undefined },
  { table: 'notifications', counter: undefined },
  { table: 'flags', counter: undefined },
] as const;

/** Deletes some of what others did below the account's first post, and the post itself once nothing is below it. */
export const erasePosts: EraseSome = async (transaction, batch) => {
  const post = await transaction
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', batch.userId)
    .limit(1)
    .executeTakeFirst();
  if (!post) return 0;
  await lockPost(transaction, post.id);
  const below = await eraseBelow(transaction, batch, post.id);
  if (below === 0) await deletePost(transaction, post.id, batch.now);
  return Math.max(1, below);
};

async function eraseBelow(transaction: Queries, batch: Batch, postId: string): Promise<number> {
  for (const { table, counter } of BELOW) {
    const deleted = await deleteSome(transaction, batch, table, sql`post_id = ${postId}`);
    if (deleted > 0 && counter !== undefined)
      await transaction
        .updateTable('posts')
        .set((set) => ({ [counter]: set(counter, '-', deleted) }))
        .where('id', '=', postId)
        .execute();
    if (deleted > 0) return deleted;
  }
  return 0;
}
