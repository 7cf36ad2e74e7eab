import { POSTS_PAGE } from '@oja/contract/limits';
import { type FindPostsQuery, isFiltered } from '@oja/contract/post-filters';
import type { PostsQuery } from '@oja/contract/posts';

import type { Database } from '../../foundation/db/database.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';
import { newestPostMoment } from './post-moment.ts';
import { listRemoved } from './removed-posts.ts';
import { type PinnedList, listPinned } from './lists/pinned-list.ts';
import type { WantedPosts } from './lists/post-filters.ts';
import { pageByPrice } from './lists/price-page.ts';
import { type FindMatches, pageByRelevance } from './lists/relevance-page.ts';
import { searchPosts } from './lists/search-store.ts';

/** One more than a page, to know whether there is another page. */
const LIMIT = POSTS_PAGE + 1;

/** A page of a list, with the time to which the list is pinned. */
export interface FoundPage {
  pinned: number;
  places: readonly { id: string }[];
  nextCursor: string | null;
}

/** Finds a page of a list, by cursor or by page number. */
export async function findPage(
  { queries }: Database,
  now: number,
  { page, until, cursor }: PostsQuery,
  list: PinnedList,
): Promise<FoundPage> {
  const after = readCursor(cursor);
  const pinned = until ?? after?.created_at ?? (await newestPostMoment(queries));
  const found = after
    ? await list.list({ now, after, limit: LIMIT })
    : await listPinned(list, { now, until: pinned, limit: LIMIT, offset: (page - 1) * POSTS_PAGE });
  const { page: places, nextCursor } = cutPage(found, POSTS_PAGE);
  return { pinned, places, nextCursor };
}

/** Who searches, and for what. */
interface Searcher {
  viewerId: string;
  hiddenFrom: string | undefined;
  matches?: FindMatches | undefined;
}

/**
 * Finds a page of a search: a text, filters, or both.
 * @param searcher whose followed vendors are meant, and what blocks hide from them, if anything; `matches` of the text
 *   if the counts of the same search share them
 */
export async function findPageOfSearch(
  database: Database,
  now: number,
  { sort, ...query }: FindPostsQuery,
  { viewerId, hiddenFrom, matches }: Searcher,
): Promise<FoundPage> {
  const wanted = { search: query.search, filters: query, viewerId };
  if (sort === 'newest') return findPage(database, now, query, foundBy(database, wanted, hiddenFrom));
  const part = { now, cursor: query.cursor, hiddenFrom };
  const [pinned, found] = await Promise.all([
    newestPostMoment(database.queries),
    sort === 'relevance'
      ? pageByRelevance(database, { ...wanted, search: query.search ?? '' }, { ...part, matches })
      : pageByPrice(database, wanted, { ...part, sort }),
  ]);
  return { pinned, ...found };
}

function foundBy(database: Database, wanted: WantedPosts, hiddenFrom: string | undefined): PinnedList {
  return {
    list: (part) => searchPosts(database, wanted, { ...part, hiddenFrom }),
    // A list with filters has no page numbers, which alone need the deleted posts.
    listRemoved: async (pinned) =>
      isFiltered({ ...wanted.filters, sort: 'newest' })
        ? []
        : (await listRemoved(database.queries, pinned, { hiddenFrom })).filter((post) =>
            post.search_text.includes(foldForSearch(wanted.search ?? '')),
          ),
  };
}
