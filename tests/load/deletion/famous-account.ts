import type { Database } from '../../../packages/server/src/foundation/db/database.ts';
import { newUserRow } from '../../../packages/server/src/market/people/user-store.ts';
import { newPostRow } from '../../../packages/server/src/market/posts/new-post.ts';
import { insertRows } from '../market/insert-rows.ts';

/** How much of each there is about an account. */
export interface Fame {
  followers: number;
  likes: number;
  posts: number;
}

/** The benchmark's market has half as many posts as the account likes. */
const LIKES_OF_OTHERS_SHARE = 0.5;

/**
 * Gives an account its followers, likes and posts, directly in the database. Counters equal their rows.
 * @param crowdId the author of the liked posts that the market does not have
 */
export async function makeFamous(database: Database, userId: string, crowdId: string, fame: Fame): Promise<void> {
  const { queries } = database;
  const now = Date.now();
  const fans = Array.from({ length: fame.followers }, (_, index) => ({
    ...newUserRow(
      { name: `Fan ${index}`, userName: `fan${index}`, email: `fan${index}@example.com`, passwordHash: '' },
      now,
    ),
    activated_at: now,
    following_count: 1,
  }));
  await insertRows(database, 'users', fans);
  await insertRows(
    database,
    'follows',
    fans.map(({ id }) => ({ follower_id: id, followed_id: userId, created_at: now })),
  );
  const more = Math.round(fame.likes * LIKES_OF_OTHERS_SHARE);
  await addPosts(database, userId, fame.posts, now);
  await addPosts(database, crowdId, more, now);
  const liked = await queries
    .selectFrom('posts')
    .select('id')
    .where('user_id', '<>', userId)
    .limit(fame.likes)
    .execute();
  const likes = liked.map(({ id }) => ({ post_id: id, user_id: userId, created_at: now }));
  await insertRows(database, 'likes', likes);
  await queries
    .updateTable('posts')
    .set((set) => ({ likes_count: set('likes_count', '+', 1) }))
    .where('id', 'in', (own) => own.selectFrom('likes').select('post_id').where('user_id', '=', userId))
    .execute();
  await queries.updateTable('users').set({ followers_count: fame.followers }).where('id', '=', userId).execute();
}

async function addPosts(database: Database, userId: string, count: number, now: number): Promise<void> {
  const text = { title: 'Adire', description: 'Indigo.', phoneNumber: '8031234567', location: 'Itoku' };
  const rows = Array.from({ length: count }, () => newPostRow({ ...text, userId, images: [] }, now));
  await insertRows(database, 'posts', rows);
  await database.queries.updateTable('users').set({ posts_count: count }).where('id', '=', userId).execute();
}
