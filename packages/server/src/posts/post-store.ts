import { type SelectQueryBuilder, type Selectable, sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import type { PostsTable, Tables } from '../db/schema.ts';
import { containsPattern } from './search-text.ts';

/** A post with its author, as somebody sees it. */
export type PostRow = Omit<Selectable<PostsTable>, 'search_text' | 'is_advert' | 'shown_until'> & {
  author_name: string;
  author_user_name: string;
  author_profile_image: string | null;
  author_is_verified_vendor: number;
  /** The viewer's id when they like it, or null. */
  liked_by: string | null;
  /** The viewer's id when they saved it, or null. */
  saved_by: string | null;
};

/** One page of everything, newest first. */
export interface PostsPage {
  /** Shown are posts up to this moment; those that came later would move the pages. */
  until: number | undefined;
  search: string | undefined;
  limit: number;
  offset: number;
}

export function listPosts(queries: Queries, viewerId: string, page: PostsPage): Promise<PostRow[]> {
  let query = newestFirst(postsAsSeenBy(queries, viewerId)).limit(page.limit).offset(page.offset);
  if (page.until !== undefined) query = query.where('posts.created_at', '<=', page.until);
  if (page.search !== undefined && page.search !== '') {
    query = query.where(sql<boolean>`posts.search_text like ${containsPattern(page.search)} escape '\\'`);
  }
  return query.execute();
}

/** The newest posts of one person. */
export function listPostsOf(queries: Queries, viewerId: string, userId: string, limit: number): Promise<PostRow[]> {
  return newestFirst(postsAsSeenBy(queries, viewerId)).where('posts.user_id', '=', userId).limit(limit).execute();
}

export function findPost(queries: Queries, viewerId: string, id: string): Promise<PostRow | undefined> {
  return postsAsSeenBy(queries, viewerId).where('posts.id', '=', id).executeTakeFirst();
}

function postsAsSeenBy(queries: Queries, viewerId: string) {
  return queries
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('likes', (join) => join.onRef('likes.post_id', '=', 'posts.id').on('likes.user_id', '=', viewerId))
    .leftJoin('saves', (join) => join.onRef('saves.post_id', '=', 'posts.id').on('saves.user_id', '=', viewerId))
    .select([
      'posts.id', 'posts.user_id', 'posts.title', 'posts.description', 'posts.category', 'posts.price_kobo',
      'posts.phone_number', 'posts.location', 'posts.condition', 'posts.price_point', 'posts.images',
      'posts.likes_count', 'posts.replies_count', 'posts.created_at',
      'users.name as author_name', 'users.user_name as author_user_name',
      'users.profile_image as author_profile_image', 'users.is_verified_vendor as author_is_verified_vendor',
      'likes.user_id as liked_by', 'saves.user_id as saved_by',
    ]);
}

function newestFirst<Joined extends Pick<Tables, 'posts'>, Output>(query: SelectQueryBuilder<Joined, 'posts', Output>) {
  return query.orderBy('posts.created_at', 'desc').orderBy('posts.id', 'desc');
}
