import { PRICE_POINTS } from '@oja/contract/categories';
import type { SharedPost } from '@oja/contract/shared-post';
import type { Selectable } from 'kysely';
import { z } from 'zod';

import type { Queries } from '../db/database.ts';
import type { PostsTable } from '../db/tables/post-tables.ts';
import { storedImages } from '../posts/post-wire.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';

const pricePointSchema = z.enum(PRICE_POINTS).nullable();

/** Posts that are shown, as conversations show them, by id. One that is not among them is gone or hidden. */
export type SharedPosts = ReadonlyMap<string, SharedPost>;

type Row = Pick<Selectable<PostsTable>, 'id' | 'title' | 'images' | 'price_kobo' | 'price_point'>;

/** For messages that have none. */
export const NO_POSTS: SharedPosts = new Map();

/**
 * Looks up what messages are about: one query however many they are, and none where none of them has a post, as with
 * nearly all.
 * @param now a post whose time is over by then is gone
 */
export async function findSharedPosts(
  queries: Queries,
  about: readonly { post_id: string | null }[],
  images: ImageAddresses,
  now: number,
): Promise<SharedPosts> {
  const ids = [...new Set(about.flatMap(({ post_id: id }) => id ?? []))];
  if (ids.length === 0) return NO_POSTS;
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'title', 'images', 'price_kobo', 'price_point'])
    .where('id', 'in', ids)
    .where('shown_until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.id, toSharedPost(row, images)]));
}

function toSharedPost(row: Row, addresses: ImageAddresses): SharedPost {
  const [first] = storedImages(row);
  return {
    _id: row.id,
    title: row.title,
    picture: first ? addresses.thumbnail(first.key) : null,
    price: row.price_kobo === null ? null : row.price_kobo / 100,
    pricePoint: pricePointSchema.parse(row.price_point),
    isAvailable: true,
  };
}

/** The post of a message among those found; nobody is told more of one that is gone than that it is. */
export function sharedPostOf(posts: SharedPosts, id: string | null): SharedPost | null {
  if (id === null) return null;
  return posts.get(id) ?? { _id: id, title: null, picture: null, price: null, pricePoint: null, isAvailable: false };
}
