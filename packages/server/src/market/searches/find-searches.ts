import { sql } from 'kysely';
import { z } from 'zod';

import type { Queries } from '../../foundation/db/database.ts';
import { prepareStatement } from '../../foundation/db/prepared-query.ts';
import { isNotHidden } from '../people/hidden-people.ts';
import type { SenderRow } from '../notifications/notification-wire.ts';
import { type SearchedPost, fitsSearch } from './fits-search.ts';
import type { FittingSearch } from './notify-of-post.ts';
import { parseQuery } from './saved-query.ts';
import { keysOfPost } from './search-keys.ts';

/** A new post, as saved searches are compared with it. */
export interface ComparedPost extends SearchedPost {
  id: string;
  title: string;
  vendor: SenderRow;
}

const wordsSchema = z.array(z.string());

/** Searches that are read with one statement: more than a person can have. */
const SEARCHES_TOGETHER = 500;

const findPost = prepareStatement<
  { id: string; now: number },
  Omit<SearchedPost, 'words' | 'isOfVerifiedVendor'> & SenderRow & { post_id: string; title: string; words: string }
>(
  ({ slot }) => sql`
    select posts.id as post_id, posts.title, posts.category, posts.price_kobo, posts.condition, posts.price_point,
      posts.state, posts.lga, posts.images, posts.search_text, post_texts.words,
      users.id, users.name, users.user_name, users.profile_image, users.is_verified_vendor
    from posts join post_texts on post_texts.post_id = posts.id join users on users.id = posts.user_id
    where posts.id = ${slot('id')} and posts.shown_until > ${slot('now')}`,
);

/** Reads a new post; undefined where it is gone or hidden. */
export async function readComparedPost(
  queries: Queries,
  postId: string,
  now: number,
): Promise<ComparedPost | undefined> {
  const [row] = await findPost(queries, { id: postId, now });
  if (!row) return undefined;
  const { post_id: id, words, ...rest } = row;
  return {
    ...rest,
    id,
    words: wordsSchema.parse(JSON.parse(words)),
    isOfVerifiedVendor: rest.is_verified_vendor === 1,
    vendor: rest,
  };
}

interface FoundSearch extends FittingSearch {
  alert: string;
  follows: number;
}

/**
 * The searches with one of the keys whose owners may be notified of the post: not its vendor, nobody whom a block hides
 * from the vendor, and nobody who saved the search after the post was published.
 */
const findByKeys = prepareStatement<{ keys: readonly { key: string }[]; post: string; after: string }, FoundSearch>(
  ({ rows, slot }) => sql`
    select saved_searches.id, saved_searches.user_id, saved_searches.name, saved_searches.query, saved_searches.alert,
      case when exists (
        select 1 from follows
        where follows.follower_id = saved_searches.user_id and follows.followed_id = posts.user_id
      ) then 1 else 0 end as follows
    from saved_searches join users on users.id = saved_searches.user_id join posts on posts.id = ${slot('post')}
    where saved_searches.id in (
        select search_id from search_keys where key in (select key from ${rows('keys', { key: 'text' })})
      )
      and saved_searches.user_id > ${slot('after')} and saved_searches.user_id <> posts.user_id
      and saved_searches.alert <> 'off' and saved_searches.created_at <= posts.created_at
      and users.deleted_at is null and ${isNotHidden(sql.ref('saved_searches.user_id'), 'posts.user_id')}
    order by saved_searches.user_id, saved_searches.id
    limit ${sql.lit(SEARCHES_TOGETHER)}`,
);

/** A person whom a new post may interest, with their searches that it fits. */
export interface InterestedPerson {
  userId: string;
  atOnce: FittingSearch[];
  daily: FittingSearch[];
}

/**
 * Finds people with saved searches that a new post fits, in the order of their ids.
 * @param after the last person of the call before
 * @returns them, and the person up to whom all were looked at; undefined at the end
 */
export async function findInterested(
  queries: Queries,
  post: ComparedPost,
  after: string,
): Promise<{ people: InterestedPerson[]; upTo: string | undefined }> {
  const keys = keysOfPost(post).map((key) => ({ key }));
  const found = await findByKeys(queries, { keys, post: post.id, after });
  const isCut = found.length === SEARCHES_TOGETHER;
  // The searches of the last person may go on in the next call.
  const last = found.at(-1)?.user_id;
  const whole = isCut ? found.filter(({ user_id: userId }) => userId !== last) : found;
  const people = new Map<string, InterestedPerson>();
  for (const search of whole.filter((each) => isFitting(post, each))) {
    const { user_id: userId, alert } = search;
    const person = people.get(userId) ?? { userId, atOnce: [], daily: [] };
    person[alert === 'daily' ? 'daily' : 'atOnce'].push(search);
    people.set(userId, person);
  }
  return { people: [...people.values()], upTo: isCut ? whole.at(-1)?.user_id : undefined };
}

function isFitting(post: SearchedPost, { query, follows }: FoundSearch): boolean {
  const wanted = parseQuery(query);
  return (wanted.from === undefined || follows === 1) && fitsSearch(post, wanted);
}
