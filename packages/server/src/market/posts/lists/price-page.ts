import { POSTS_PAGE } from '@oja/contract/limits';
import type { PostSort } from '@oja/contract/post-filters';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../foundation/db/database.ts';
import { FILTERED_COLUMNS, type WantedPosts, conditionsOf } from './post-filters.ts';
import { type ListPart, shownPlaces } from './post-rows.ts';
import { amongNewest, indexedPlaces, isTooShort } from './search-store.ts';

type PriceSort = Exclude<PostSort, 'newest' | 'relevance'>;

/** A place in a list that is sorted by price: the value that the price sorts by, and the post's id. */
interface PricePlace {
  key: number;
  id: string;
}

/** Above every price, in kobo: what posts without a price are sorted by when the cheapest come first. */
const PAST_PRICES = 100_000_000_000_000;

/**
 * The value by which a price is sorted, highest first: a post without a price comes last in both orders. The indexes of
 * migration 0029 have the same expressions.
 */
const SORT_KEYS = {
  price_asc: sql<number>`(coalesce(-posts.price_kobo, ${sql.lit(-PAST_PRICES)}))`,
  price_desc: sql<number>`(coalesce(posts.price_kobo, -1))`,
};

/** How many posts in the order of prices are searched one by one, before an index collects all that fit for sorting. */
const NEAR = 5000;

type PricePart = Omit<ListPart, 'after'> & { after?: PricePlace | undefined };

/**
 * The same posts as `searchPosts` in the order of their prices; those with the same price newest first. Posts of a
 * frequent filter or text are soon found in this order; those of a rare one are few, and quickly sorted.
 * @param after only posts after this place
 */
async function searchByPrice(
  database: Database,
  wanted: WantedPosts,
  part: PricePart,
  sort: PriceSort,
): Promise<PricePlace[]> {
  const { after: _after, ...rest } = part;
  if (isTooShort(wanted)) {
    const short = amongNewest(database, wanted, rest).select('near.id');
    return sorted(shownPlaces(database.queries, rest).where('posts.id', 'in', short), wanted, part, sort).execute();
  }
  const near = sorted(shownPlaces(database.queries, rest), wanted, { ...part, limit: NEAR }, sort)
    .select([...FILTERED_COLUMNS, 'posts.created_at'])
    .as('near');
  const found = await conditionsOf('near', wanted)
    .reduce((query, condition) => query.where(condition), database.queries.selectFrom(near))
    .select(['near.id', 'near.key'])
    .orderBy('near.key', 'desc')
    .orderBy('near.id', 'desc')
    .limit(part.limit)
    .execute();
  if (found.length === part.limit) return found;
  return sorted(indexedPlaces(database, wanted, rest), wanted, part, sort).execute();
}

/** Posts in the order of their prices, after the place of a part. */
function sorted(
  posts: ReturnType<typeof shownPlaces>,
  wanted: WantedPosts,
  { after, limit }: PricePart,
  sort: PriceSort,
) {
  const key = SORT_KEYS[sort];
  let query = posts
    .clearSelect()
    .clearOrderBy()
    .select(['posts.id', key.as('key')]);
  for (const isInRange of rangeOf(wanted, sort)) query = query.where(isInRange);
  if (after) query = query.where(sql<boolean>`(${key}, posts.id) < (${after.key}, ${after.id})`);
  return query.orderBy(key, 'desc').orderBy('posts.id', 'desc').limit(limit);
}

/** The limits of prices once more, in the terms of the index, so that it is read from one to the other only. */
function rangeOf({ filters }: WantedPosts, sort: keyof typeof SORT_KEYS): RawBuilder<boolean>[] {
  const [key, sign] = [SORT_KEYS[sort], sort === 'price_asc' ? -1 : 1];
  const limits = [filters.minPrice, filters.maxPrice].map((naira) => naira && sign * naira * 100);
  const [lowest, highest] = sign === 1 ? limits : limits.toReversed();
  return [
    ...(lowest === undefined ? [] : [sql<boolean>`${key} >= ${lowest}`]),
    ...(highest === undefined ? [] : [sql<boolean>`${key} <= ${highest}`]),
  ];
}

/** What the cursors of each order begin with, so that none is used for another order. */
const MARKS = { price_asc: 'a', price_desc: 'd' } as const;

/** How the keys of prices are kept free of signs in cursors. */
const toKobo = (sort: PriceSort, key: number) => (sort === 'price_asc' ? -key : key + 1);
const toKey = (sort: PriceSort, kobo: number) => (sort === 'price_asc' ? -kobo : kobo - 1);

/**
 * A page of found posts in the order of their prices.
 * @param cursor a cursor of this order, which findPostsQuerySchema has checked; none for the first page
 * @returns the places, and the next cursor; null at the end
 */
export async function pageByPrice(
  database: Database,
  wanted: WantedPosts,
  part: {
    now: number;
    sort: PriceSort;
    cursor: string | undefined;
    hiddenFrom: string | undefined;
  },
): Promise<{ places: { id: string }[]; nextCursor: string | null }> {
  const { cursor, sort, ...rest } = part;
  const dot = cursor?.indexOf('.') ?? 0;
  const after = cursor && { key: toKey(sort, Number(cursor.slice(1, dot))), id: cursor.slice(dot + 1) };
  const found = await searchByPrice(
    database,
    wanted,
    { ...rest, limit: POSTS_PAGE + 1, ...(after && { after }) },
    sort,
  );
  const places = found.slice(0, POSTS_PAGE);
  const last = places.at(-1);
  const hasMore = last !== undefined && found.length > POSTS_PAGE;
  return { places, nextCursor: hasMore ? `${MARKS[sort]}${toKobo(sort, last.key)}.${last.id}` : null };
}
