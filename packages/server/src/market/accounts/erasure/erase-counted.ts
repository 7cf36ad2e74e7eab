import { sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../../foundation/db/database.ts';
import type { EraseSome } from './batch.ts';

/** Locks rows by id, as everywhere; see decision 038 for the order of the tables. SQLite has one writer at a time. */
async function lockRows(
  transaction: Queries,
  kind: DatabaseKind,
  table: 'posts' | 'users',
  ids: readonly string[],
): Promise<void> {
  if (kind !== 'postgres') return;
  await transaction.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Deletes likes of the account, and what they count at the posts. */
export const eraseLikes: EraseSome = async (transaction, { kind, userId, size }) => {
  const own = transaction.selectFrom('likes').select('post_id').where('user_id', '=', userId).limit(size);
  const ids = (await own.execute()).map((like) => like.post_id);
  if (ids.length === 0) return 0;
  await lockRows(transaction, kind, 'posts', ids);
  const deleted = await transaction
    .deleteFrom('likes')
    .where('user_id', '=', userId)
    .where('post_id', 'in', ids)
    .returning('post_id')
    .execute();
  if (deleted.length > 0)
    await transaction
      .updateTable('posts')
      .set((set) => ({ likes_count: set('likes_count', '-', 1) }))
      .where(
        'id',
        'in',
        deleted.map((like) => like.post_id),
      )
      .execute();
  return ids.length;
};

/** Deletes comments of the account, and what they count at the posts. */
export const eraseComments: EraseSome = async (transaction, { kind, userId, size }) => {
  const own = transaction.selectFrom('comments').select(['id', 'post_id']).where('user_id', '=', userId).limit(size);
  const found = await own.execute();
  if (found.length === 0) return 0;
  await lockRows(transaction, kind, 'posts', [...new Set(found.map((comment) => comment.post_id))]);
  const deleted = await transaction
    .deleteFrom('comments')
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .returning('post_id')
    .execute();
  const byPost = Map.groupBy(deleted, (comment) => comment.post_id);
  for (const [times, posts] of Map.groupBy(byPost, ([, comments]) => comments.length))
    await transaction
      .updateTable('posts')
      .set((set) => ({ replies_count: set('replies_count', '-', times) }))
      .where(
        'id',
        'in',
        posts.map(([id]) => id),
      )
      .execute();
  return found.length;
};

/** The two sides of a follow: the column of the account, that of the other person, and what each of them counts. */
const SIDES = {
  following: { own: 'follower_id', other: 'followed_id', ownCount: 'following_count', otherCount: 'followers_count' },
  followers: { own: 'followed_id', other: 'follower_id', ownCount: 'followers_count', otherCount: 'following_count' },
} as const;

/** Deletes follows of the account, or of its followers, and what they count at both people. */
export function eraseFollows(side: keyof typeof SIDES): EraseSome {
  const { own, other, ownCount, otherCount } = SIDES[side];
  return async (transaction, { kind, userId, size }) => {
    const found = await transaction.selectFrom('follows').select(other).where(own, '=', userId).limit(size).execute();
    const ids = found.map((follow) => follow[other]);
    if (ids.length === 0) return 0;
    await lockRows(transaction, kind, 'users', [...ids, userId]);
    const deleted = await transaction
      .deleteFrom('follows')
      .where(own, '=', userId)
      .where(other, 'in', ids)
      .returning(other)
      .execute();
    if (deleted.length === 0) return ids.length;
    await sql`update users set ${sql.ref(otherCount)} = ${sql.ref(otherCount)} - 1
      where id in (${sql.join(deleted.map((follow) => follow[other]))})`.execute(transaction);
    await sql`update users set ${sql.ref(ownCount)} = ${sql.ref(ownCount)} - ${deleted.length}
      where id = ${userId}`.execute(transaction);
    return ids.length;
  };
}
