import { availableParallelism } from 'node:os';

import { DAY } from '@oja/contract/limits';
import type { UploadPreset } from '@oja/contract/uploads';
import type { Insertable } from 'kysely';

import { hashPassword } from '../../market/accounts/passwords.ts';
import type { Database, Queries } from '../../foundation/db/database.ts';
import { takeLock } from '../../foundation/db/take-lock.ts';
import type { PostsTable, UploadsTable } from '../../foundation/db/tables/post-tables.ts';
import { newPostRow } from '../../market/posts/new-post.ts';
import { storeWords } from '../../market/posts/words/store-words.ts';
import type { ImageStore } from '../../foundation/uploads/image-store.ts';
import type { StoredImage } from '../../foundation/uploads/encoded-picture.ts';
import { ConcurrencyLimit } from '../../foundation/uploads/concurrency-limit.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { POSTERS, SCENES, drawPeople, drawPosts } from './draw-market.ts';
import type { MarketPlan } from './market-plan.ts';
import { joinPlans, planFurtherMarket } from './plan-further-market.ts';
import { planMarket } from './plan-market.ts';
import { Random } from './random.ts';
import { seedAdverts } from './seed-adverts.ts';
import { seedConversations } from './seed-conversations.ts';

/** Another seed gives another market. The vendors of further states have one of their own. */
const SEED = 1960;
const FURTHER_SEED = 2046;

/** Rows in one insert: both databases limit the number of parameters. */
const BATCH = 500;

/**
 * Fills an empty database with the demo market: all of it or nothing, and only once when two servers start together.
 * @param print receives lines of progress
 * @returns false when the database contained people already
 */
export async function seedMarket(
  database: Database,
  store: ImageStore,
  now: number,
  print: (line: string) => void,
): Promise<boolean> {
  if (await hasPeople(database.queries)) return false;
  const random = new Random(SEED);
  const furtherRandom = new Random(FURTHER_SEED);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const first = planMarket(passwordHash, now, random);
  const further = planFurtherMarket(first, passwordHash, now, furtherRandom);
  const plan = joinPlans(first, further);
  const pictures = plan.posts.reduce((sum, post) => sum + post.content.pictures, 0);
  print(
    `Seeding the demo market: ${plan.posts.length} posts, ${plan.vendors.length} vendors, drawing ${pictures} pictures …`,
  );
  const limit = new ConcurrencyLimit(availableParallelism());
  const drawn = new Map([
    ...(await drawPosts(first, POSTERS, store, limit, random)),
    ...(await drawPosts(further, SCENES, store, limit, furtherRandom)),
  ]);
  const portraits = [
    ...(await drawPeople(first, store, limit, random)),
    ...(await drawPeople(further, store, limit, furtherRandom)),
  ];
  const uploads = [
    ...plan.posts.flatMap((post) =>
      (drawn.get(post.id) ?? []).map((image) => uploadOf(image, 'post', post.author.id, post.createdAt)),
    ),
    // The job leaves newer ones to the server that received them.
    ...portraits.map(([userId, image]) => uploadOf(image, 'profile', userId, now - DAY)),
  ];
  return database.queries.transaction().execute(async (transaction) => {
    await takeLock(transaction, database.kind, 'seed');
    if (await hasPeople(transaction)) return false;
    await insertMarket(transaction, plan, drawn);
    await seedAdverts(transaction, database.kind, plan, now);
    await seedConversations(transaction, database.kind, plan, now);
    for (const rows of batches(uploads)) await transaction.insertInto('uploads').values(rows).execute();
    return true;
  });
}

async function hasPeople(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertMarket(
  queries: Queries,
  plan: MarketPlan,
  drawn: ReadonlyMap<string, StoredImage[]>,
): Promise<void> {
  await queries
    .insertInto('users')
    .values([...plan.vendors.map(({ row }) => row), ...plan.customers])
    .execute();
  await queries
    .insertInto('posts')
    .values(plan.posts.map((post) => toRow(post, plan, drawn.get(post.id) ?? [])))
    .execute();
  await storeWords(
    queries,
    plan.posts.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id),
  );
  for (const likes of batches(plan.likes)) await queries.insertInto('likes').values(likes).execute();
  for (const saves of batches(plan.saves)) await queries.insertInto('saves').values(saves).execute();
  for (const follows of batches(plan.follows)) await queries.insertInto('follows').values(follows).execute();
  for (const comments of batches(plan.comments)) await queries.insertInto('comments').values(comments).execute();
  await queries.insertInto('flags').values(plan.flags).execute();
}

function toRow(post: MarketPlan['posts'][number], plan: MarketPlan, images: StoredImage[]): Insertable<PostsTable> {
  const content = { ...post.content, phoneNumber: post.phone, userId: post.author.id, images };
  const likes = plan.likes.filter((like) => like.post_id === post.id).length;
  const comments = plan.comments.filter((comment) => comment.post_id === post.id).length;
  return { ...newPostRow(content, post.createdAt), id: post.id, likes_count: likes, replies_count: comments };
}

/** Every picture of the market is shown by one post or person since then. */
function uploadOf(image: StoredImage, preset: UploadPreset, userId: string, since: number): UploadsTable {
  return { ...image, preset, user_id: userId, uses: 1, changed_at: since, sizes_made_at: null };
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
