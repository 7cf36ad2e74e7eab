import type { Queries } from '../db/database.ts';
import type { FlagNews } from './tell-admins.ts';

/** What admins are to be told once a post is deleted; asked before it is. */
export async function newsOfPost(transaction: Queries, postId: string): Promise<FlagNews[]> {
  const flag = await transaction.selectFrom('flags').select('id').where('post_id', '=', postId).limit(1).executeTakeFirst();
  return flag ? [{ name: 'flaggedPostDeleted', postId }] : [];
}

/** What admins are to be told once an account is deleted, its posts and its reports of others' posts with it; asked before it is. */
export async function newsOfAccount(transaction: Queries, userId: string): Promise<FlagNews[]> {
  const ending = await transaction
    .selectFrom('flags')
    .innerJoin('posts', 'posts.id', 'flags.post_id')
    .select(['flags.id', 'flags.post_id', 'posts.user_id as author_id'])
    .where((where) => where.or([where('posts.user_id', '=', userId), where('flags.reporter_id', '=', userId)]))
    .execute();
  const postIds = new Set(ending.filter((flag) => flag.author_id === userId).map((flag) => flag.post_id));
  return [
    ...Array.from(postIds, (postId): FlagNews => ({ name: 'flaggedPostDeleted', postId })),
    ...ending.filter((flag) => flag.author_id !== userId).map(({ id }): FlagNews => ({ name: 'flagEnded', flagId: id })),
  ];
}
