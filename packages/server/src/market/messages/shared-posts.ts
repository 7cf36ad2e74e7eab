import { PRICE_POINTS } from '@oja/contract/categories';
import type { SharedPost } from '@oja/contract/shared-post';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';

import type { Queries } from '../../foundation/db/database.ts';
import type { PostsTable } from '../../foundation/db/tables/post-tables.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import { storedImages } from '../posts/lists/post-wire.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';

const pricePointSchema = z.enum(PRICE_POINTS).nullable();

/** Visible posts that messages are about, by id. A post that is not in the map is deleted or hidden. */
export type SharedPosts = ReadonlyMap<string, SharedPost>;

type Row = Pick<Selectable<PostsTable>, 'id' | 'title' | 'images' | 'price_kobo' | 'price_point'>;

/** Used for messages without a post. */
export const NO_POSTS: SharedPosts = new Map();

/**
 * Looks up the posts of messages: one query for any number of messages, and none where no message has a post, which
 * is the usual case.
 * @param now the current time; a post that has expired by then counts as deleted
 * @param viewerId a reader of the messages: posts that blocks hide from them count as deleted
 */
export async function findSharedPosts(
  queries: Queries,
  about: readonly { post_id: string | null }[],
  images: ImageAddresses,
  now: number,
  viewerId?: string,
): Promise<SharedPosts> {
  const ids = [...new Set(about.flatMap(({ post_id: id }) => id ?? []))];
  if (ids.length === 0) return NO_POSTS;
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'title', 'images', 'price_kobo', 'price_point'])
    .where('id', 'in', ids)
    .where(isShownTo(viewerId, now, 'posts'))
    .execute();
  return new Map(rows.map((row) => [row.id, toSharedPost(row, images)]));
}

/**
 * A condition: a post is neither deleted nor expired, and no block hides it from the viewer.
 * @param viewerId undefined where messages have no reader yet
 * @param table name of the table of posts in the query
 */
export function isShownTo(viewerId: string | undefined, now: number, table: string): RawBuilder<SqlBool> {
  const isShown = sql<SqlBool>`${sql.ref(`${table}.shown_until`)} > ${now}`;
  return viewerId === undefined ? isShown : sql`${isShown} and ${isNotHidden(viewerId, `${table}.user_id`)}`;
}

/** The first picture of a post, as small as lists show it. */
export function thumbnailOf(row: Pick<Row, 'images'>, addresses: ImageAddresses): string | null {
  const [first] = storedImages(row);
  return first ? addresses.sized(first.key, 320) : null;
}

function toSharedPost(row: Row, addresses: ImageAddresses): SharedPost {
  return {
    _id: row.id,
    title: row.title,
    picture: thumbnailOf(row, addresses),
    price: row.price_kobo === null ? null : row.price_kobo / 100,
    pricePoint: pricePointSchema.parse(row.price_point),
    isAvailable: true,
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
