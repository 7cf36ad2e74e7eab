import { newPostRow } from '../src/market/posts/new-post.ts';
import type { PostsTable } from '../src/foundation/db/tables/post-tables.ts';
import { DRAFT } from './posts.ts';
import type { Account, TestServer } from './test-server.ts';

/** Rows per insert: both databases limit the number of parameters. */
const BATCH = 500;

/** Inserts posts of a user directly into the database, updates the count, and returns their ids in order. */
export async function insertPosts(
  server: TestServer,
  owner: Account,
  changes: readonly Partial<PostsTable & { title: string }>[],
): Promise<string[]> {
  const { queries } = server.database;
  const rows = changes.map((change) => ({
    ...newPostRow({ ...DRAFT, images: [], title: change.title ?? DRAFT.title, userId: owner.id }, server.clock.now),
    ...change,
  }));
  for (let start = 0; start < rows.length; start += BATCH)
    await queries
      .insertInto('posts')
      .values(rows.slice(start, start + BATCH))
      .execute();
  await queries
    .updateTable('users')
    .set((set) => ({ posts_count: set('posts_count', '+', rows.length) }))
    .where('id', '=', owner.id)
    .execute();
  return rows.map(({ id }) => id);
}
