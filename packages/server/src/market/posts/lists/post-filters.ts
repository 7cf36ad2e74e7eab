import type { PostFilters } from '@oja/contract/post-filters';
import { type RawBuilder, sql } from 'kysely';

import { containsPattern, foldForSearch } from '../../../foundation/text/search-text.ts';

/** What posts are searched for: a text, filters, or both. */
export interface WantedPosts {
  /** A part of title or category, product §5. An empty text finds everything. */
  search?: string | undefined;
  filters: PostFilters;
  /** Whose followed vendors `from=following` means. */
  viewerId: string;
}

const hasPictures = sql<boolean>`posts.images <> '[]'`;

/** What filters read of posts, in a query of them. */
export const FILTERED_COLUMNS = [
  'posts.search_text',
  'posts.category',
  'posts.price_kobo',
  'posts.condition',
  'posts.price_point',
  'posts.state',
  'posts.lga',
  'posts.user_id',
  hasPictures.as('has_pictures'),
] as const;

/**
 * The conditions of a search on each post.
 * @param table `posts`, or what has the filtered columns: a query that selected them, or `post_numbers` without a text
 */
export function conditionsOf(table: string, { search, filters, viewerId }: WantedPosts): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions: RawBuilder<boolean>[] = [];
  const oneOf = (name: string, values: readonly string[] | undefined) => {
    if (values) conditions.push(sql<boolean>`${column(name)} in (${sql.join(values)})`);
  };
  if (search !== undefined && foldForSearch(search) !== '')
    conditions.push(sql<boolean>`${column('search_text')} like ${containsPattern(search)} escape '\\'`);
  oneOf('category', filters.category);
  oneOf('condition', filters.condition);
  oneOf('price_point', filters.pricePoint);
  oneOf('state', filters.state);
  oneOf('lga', filters.lga);
  if (filters.minPrice !== undefined)
    conditions.push(sql<boolean>`${column('price_kobo')} >= ${filters.minPrice * 100}`);
  if (filters.maxPrice !== undefined)
    conditions.push(sql<boolean>`${column('price_kobo')} <= ${filters.maxPrice * 100}`);
  if (filters.hasPictures) conditions.push(table === 'posts' ? hasPictures : sql<boolean>`${column('has_pictures')}`);
  if (filters.since !== undefined) conditions.push(sql<boolean>`${column('created_at')} >= ${filters.since}`);
  if (filters.verified)
    conditions.push(
      sql<boolean>`exists (select 1 from users where users.id = ${column('user_id')} and users.is_verified_vendor = 1)`,
    );
  if (filters.from === 'following')
    conditions.push(
      sql<boolean>`exists (select 1 from follows
        where follows.follower_id = ${viewerId} and follows.followed_id = ${column('user_id')})`,
    );
  return conditions;
}
