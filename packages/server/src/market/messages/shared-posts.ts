import { PRICE_POINTS } from '@oja/contract/categories';
import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import type { SharedPost } from '@oja/contract/shared-post';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';

import type { Queries } from '../../foundation/db/database.ts';
import type { PostsTable } from '../../foundation/db/tables/post-tables.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { isAtAddress } from '../posts/lists/post-visibility.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { thumbnailOf } from '../../foundation/uploads/stored-images.ts';

const pricePointSchema = z.enum(PRICE_POINTS).nullable();

/** Visible posts that messages are about, by id. A post that is not in the map is deleted or hidden. */
export type SharedPosts = ReadonlyMap<string, SharedPost>;

/** The posts that each reader of some messages sees. */
export type SharedPostsOf = (readerId: string) => SharedPosts;

type Row = Pick<
  Selectable<PostsTable>,
  'id' | 'title' | 'images' | 'price_kobo' | 'price_point' | 'status' | 'user_id'
> & { shown_at: number | null };

/** Used for messages without a post. */
export const NO_POSTS: SharedPosts = new Map();

/**
 * Looks up the posts of messages: one query for any number of messages, and none where no message has a post, which
 * is the usual case.
 * @param now the current time; a post that has expired by then counts as deleted
 * @param viewerId the reader of the messages: posts that blocks hide from them count as deleted
 */
export async function findSharedPosts(
  queries: Queries,
  about: readonly { post_id: string | null }[],
  images: ImageAddresses,
  now: number,
  viewerId: string,
): Promise<SharedPosts> {
  const ids = idsOf(about);
  if (ids.length === 0) return NO_POSTS;
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'title', 'images', 'price_kobo', 'price_point', 'status', 'user_id'])
    .select(shownToday(now).as('shown_at'))
    .where('id', 'in', ids)
    .where(isShownTo(viewerId, now, 'posts'))
    .execute();
  return new Map(rows.map((row) => [row.id, toSharedPost(row, images)]));
}

/**
 * Looks up the posts of messages for several readers, as findSharedPosts does for one: one query for all of them, and
 * none where no message has a post.
 * @param readers ids of the people who receive the messages
 */
export async function findSharedPostsOf(
  queries: Queries,
  about: readonly { post_id: string | null }[],
  readers: readonly string[],
  images: ImageAddresses,
  now: number,
): Promise<SharedPostsOf> {
  const ids = idsOf(about);
  if (ids.length === 0) return () => NO_POSTS;
  // A row for each block between an author and a reader, and one without for each other post.
  const rows = await queries
    .selectFrom('posts')
    .leftJoin('blocks', (join) =>
      join.on((where) =>
        where.or([
          where('blocker_id', '=', where.ref('posts.user_id')).and('blocked_id', 'in', readers),
          where('blocked_id', '=', where.ref('posts.user_id')).and('blocker_id', 'in', readers),
        ]),
      ),
    )
    .select(['id', 'title', 'images', 'price_kobo', 'price_point', 'status', 'user_id'])
    .select(['blocker_id', 'blocked_id'])
    .select(shownToday(now).as('shown_at'))
    .where('id', 'in', ids)
    .where(isAtAddress('posts', now))
    .execute();
  const posts = new Map(rows.map((row) => [row.id, toSharedPost(row, images)]));
  const blocked = rows.filter((row) => row.blocker_id !== null);
  if (blocked.length === 0) return () => posts;
  return (readerId) => {
    const hidden = blocked.filter(
      (row) => row.user_id !== readerId && [row.blocker_id, row.blocked_id].includes(readerId),
    );
    const hiddenIds = new Set(hidden.map(({ id }) => id));
    return new Map([...posts].filter(([id]) => !hiddenIds.has(id)));
  };
}

function idsOf(about: readonly { post_id: string | null }[]): string[] {
  return [...new Set(about.flatMap(({ post_id: id }) => id ?? []))];
}

/**
 * A condition: a post is neither deleted nor expired, and no block hides it from the viewer.
 * @param table name of the table of posts in the query
 */
export function isShownTo(viewerId: string, now: number, table: string): RawBuilder<SqlBool> {
  return sql`${isAtAddress(table, now)} and ${isNotHidden(viewerId, `${table}.user_id`)}`;
}

/** When a post was last shown today in Lagos (product §4 "Show me now"); null if it was not. */
const shownToday = (now: number): RawBuilder<number | null> => sql`(
  select max(shows.created_at) from messages as shows
  where shows.post_id = posts.id and shows.show_now = 'picture' and shows.created_at >= ${startInLagos(dayInLagos(now))}
)`;

function toSharedPost(row: Row, addresses: ImageAddresses): SharedPost {
  return {
    _id: row.id,
    title: row.title,
    picture: thumbnailOf(row, addresses),
    price: row.price_kobo === null ? null : row.price_kobo / 100,
    pricePoint: pricePointSchema.parse(row.price_point),
    isAvailable: row.status === 'available' || row.status === 'reserved',
    status: row.status,
    vendorId: row.user_id,
    ...(row.shown_at !== null && { seenToday: toTimestamp(row.shown_at) }),
  };
}

/**
 * The post of a message from the given posts. For a deleted or hidden post, it reveals nothing but that the post is
 * gone.
 */
export function sharedPostOf(posts: SharedPosts, id: string | null): SharedPost | null {
  if (id === null) return null;
  return posts.get(id) ?? { _id: id, title: null, picture: null, price: null, pricePoint: null, isAvailable: false };
}
