import { confirm } from '@oja/contract/answers';
import { CATEGORIES, type Category } from '@oja/contract/categories';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { idParamsSchema } from '@oja/contract/ids';
import { NEW_POSTS_MAX, POSTS_PAGE } from '@oja/contract/limits';
import { categoryAnswerSchema, foundPostsAnswerSchema } from '@oja/contract/post-facets';
import { findPostsQuerySchema, isFiltered } from '@oja/contract/post-filters';
import {
  categoryQuerySchema,
  newPostsAnswerSchema,
  newPostsQuerySchema,
  postsAnswerSchema,
  type PostsQuery,
  postsQuerySchema,
  savedPostsAnswerSchema,
  userPostsAnswerSchema,
  userPostsQuerySchema,
} from '@oja/contract/posts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import type { Viewer } from '../../market/accounts/session-store.ts';
import { SharedReads } from '../../foundation/db/shared-reads.ts';
import { LISTS, type ShownChanges } from '../../foundation/db/shown-changes.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import type { Services } from '../services.ts';
import type { HiddenPeople } from '../../market/people/hidden-people.ts';
import { requireShown } from '../../market/people/user-store.ts';
import { RunningAdverts } from '../../market/adverts/running-adverts.ts';
import { checkPlaceFilters } from '../../market/posts/check-place.ts';
import { countFound } from '../../market/posts/lists/found-counts.ts';
import { listFollowedPosts, listOfCategory, listPosts } from '../../market/posts/lists/list-store.ts';
import { type FoundPage, findPage, findPageOfSearch } from '../../market/posts/found-page.ts';
import type { PinnedList } from '../../market/posts/lists/pinned-list.ts';
import { toNewPost } from '../../market/posts/post-log.ts';
import type { PostReader } from '../../market/posts/lists/post-reader.ts';
import { listRemoved } from '../../market/posts/removed-posts.ts';
import { listSaved } from '../../market/posts/save-store.ts';
import { matchesOf } from '../../market/posts/lists/relevance-page.ts';
import { searchPosts } from '../../market/posts/lists/search-store.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';

/** One more than a page, to know whether there is another page. */
const LIMIT = POSTS_PAGE + 1;

const idOf = ({ id }: { id: string }) => id;

/** The most cached parts of the list of all posts. */
const PARTS_MAX = 500;

/** Whether a text contains any characters that search compares. */
const isSearchable = (text: string | undefined): text is string => text !== undefined && foldForSearch(text) !== '';

/**
 * Routes of lists of posts, product §7. Registered behind requireSession.
 * @param changes keeps the cached lists and adverts as new as the database
 * @param people the people whose posts a viewer does not see
 */
export function postListRoutes(
  { config, database, now }: Services,
  reader: PostReader,
  changes: ShownChanges,
  people: HiddenPeople,
): FastifyPluginAsyncZod {
  const { queries } = database;
  /** Searches look at thousands of posts. */
  const searched = { ...database, queries: database.longReads };

  const adverts = new RunningAdverts(queries, changes);
  const partsOfAll = new SharedReads<FoundPage>(PARTS_MAX);
  changes.keepNew({
    forget: (subjects) => subjects.has(LISTS) && partsOfAll.clear(),
    forgetAll: () => partsOfAll.clear(),
  });

  const everythingFor = (hiddenFrom: string | undefined): PinnedList => ({
    list: (part) => listPosts(queries, { ...part, hiddenFrom }),
    listRemoved: (pinned) => listRemoved(queries, pinned, { hiddenFrom }),
  });

  /** A block ends follows, so it hides nothing more here. */
  const feedOf = (viewerId: string): PinnedList => ({
    list: (part) => listFollowedPosts(queries, viewerId, part),
    listRemoved: (pinned) => listRemoved(queries, pinned, { followerId: viewerId }),
  });

  /**
   * Finds a page of the list of all posts. From a cache, unless blocks hide posts from the viewer: the list is the same
   * for everybody else, and its posts do not expire, because it has no adverts.
   */
  async function findPageOfAll(query: PostsQuery, viewer: Viewer): Promise<FoundPage> {
    const hiddenFrom = await people.filterOf(viewer);
    if (hiddenFrom !== undefined) return findPage(database, now(), query, everythingFor(hiddenFrom));
    await changes.catchUp(viewer);
    const { page, until, cursor } = query;
    return partsOfAll.read(JSON.stringify([page, until, cursor]), () =>
      findPage(database, now(), query, everythingFor(undefined)),
    );
  }

  /** A page of a list, with the adverts for it. */
  async function readPage(viewer: Viewer, page: number, findList: Promise<FoundPage>, hasAdverts: boolean) {
    const [{ pinned, places, nextCursor }, beside] = await Promise.all([
      findList,
      hasAdverts ? adverts.advertsForPage(viewer, page, now()) : [],
    ]);
    const posts = await reader.read(viewer, [...places.map(idOf), ...beside]);
    const isBeside = new Set(beside);
    return {
      data: {
        posts: posts.filter((post) => !isBeside.has(post._id)),
        adverts: posts.filter((post) => isBeside.has(post._id)),
        page,
        hasMore: nextCursor !== null,
        until: pinned,
        nextCursor,
      },
    };
  }

  return async (app) => {
    /** Searches for words, and counts of found posts, each of which look at thousands of posts. */
    const searches = new RateLimit(app, 'searchByPerson', config.rateLimitScale);
    app.get(
      '/posts',
      {
        schema: {
          querystring: findPostsQuerySchema.superRefine(checkPlaceFilters),
          ...operation({
            summary: 'List all posts, newest first, or those that a text and filters find',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed', 'rate_limited'],
            answers: { 200: foundPostsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { query } = request;
        const viewer = viewerOf(request);
        const isCounted = query.facets === true && query.page === 1 && query.cursor === undefined;
        if (query.sort === 'relevance' || isCounted) await searches.take(viewer.id);
        const isSearch = isSearchable(query.search) || isFiltered(query);
        const hasWords = isCounted && query.sort === 'relevance';
        const matches = hasWords ? matchesOf(searched, query.search ?? '') : undefined;
        const searcher = { viewerId: viewer.id, hiddenFrom: await people.filterOf(viewer), matches };
        const list = isSearch ? findPageOfSearch(searched, now(), query, searcher) : findPageOfAll(query, viewer);
        const { data } = await readPage(viewer, query.page, list, !isSearch);
        if (!isCounted) return { data };
        const { places } = await list;
        const counts = await countFound(searched, query, { ...searcher, now: now(), shown: places.length });
        return { data: { ...data, ...counts } };
      },
    );

    app.get(
      '/posts/feed',
      {
        schema: {
          querystring: postsQuerySchema.omit({ search: true }),
          ...operation({
            summary: 'List the posts of the vendors that you follow, newest first',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: postsAnswerSchema },
          }),
        },
      },
      (request) => {
        const viewer = viewerOf(request);
        return readPage(viewer, request.query.page, findPage(database, now(), request.query, feedOf(viewer.id)), true);
      },
    );

    app.get(
      '/posts/feed/new',
      {
        schema: {
          querystring: newPostsQuerySchema,
          ...operation({
            summary: 'List the newest posts of the vendors that you follow which a list that you have does not contain',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: newPostsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { id } = viewerOf(request);
        const newest = await listFollowedPosts(queries, id, { now: now(), limit: NEW_POSTS_MAX });
        const posts = newest.filter(({ created_at: moment }) => moment > request.query.after).map(toNewPost);
        return { data: { posts } };
      },
    );

    app.get(
      '/posts/category',
      {
        schema: {
          querystring: categoryQuerySchema,
          ...operation({
            summary: 'List the posts of a category, newest first',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed', 'rate_limited'],
            answers: { 200: categoryAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { category: typed, query, cursor, facets } = request.query;
        const category = CATEGORIES.find((known) => known.toLowerCase() === typed.toLowerCase());
        const viewer = viewerOf(request);
        const isCounted = facets === true && cursor === undefined && category !== undefined;
        if (isCounted) await searches.take(viewer.id);
        const searcher = { viewerId: viewer.id, hiddenFrom: await people.filterOf(viewer), now: now() };
        const part = { ...searcher, after: readCursor(cursor), limit: LIMIT };
        const list = (name: Category) =>
          isSearchable(query)
            ? searchPosts(searched, { search: query, filters: { category: [name] }, viewerId: viewer.id }, part)
            : listOfCategory(queries, name, part);
        const { page, nextCursor } = cutPage(category === undefined ? [] : await list(category), POSTS_PAGE);
        const name = category ?? typed;
        const wanted = { search: query, category: category && [category] };
        const counts = isCounted && (await countFound(searched, wanted, { ...searcher, shown: page.length }));
        return {
          ...confirm(page.length === 0 ? 'no_category_posts' : 'category_posts', name),
          data: { posts: await reader.read(viewer, page.map(idOf)), nextCursor, ...counts },
        };
      },
    );

    app.get(
      '/users/:id/posts',
      {
        schema: {
          params: idParamsSchema,
          querystring: userPostsQuerySchema,
          ...operation({
            summary: "List a person's posts, or their sold or your paused ones, newest first, in pages",
            tag: 'Users',
            spec: '§2 Profile screen',
            errors: ['unauthenticated', 'forbidden', 'user_not_found', 'validation_failed'],
            answers: { 200: userPostsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const userId = request.params.id;
        const viewer = viewerOf(request);
        await requireShown(queries, userId, await people.hiddenFrom(viewer));
        if (request.query.status === 'paused' && userId !== viewer.id) throw new ApiError('forbidden');
        return { data: await reader.readPageOf(viewer, userId, request.query, now()) };
      },
    );

    app.get(
      '/posts/save',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            summary: 'List your saved posts, last saved first',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: savedPostsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const found = await listSaved(queries, viewer.id, {
          now: now(),
          after: readCursor(request.query.cursor),
          limit: LIMIT,
          hiddenFrom: await people.filterOf(viewer),
        });
        const { page, nextCursor } = cutPage(found, POSTS_PAGE);
        return {
          ...confirm(page.length === 0 ? 'no_saved_posts' : 'saved_posts'),
          data: await reader.read(viewer, page.map(idOf)),
          nextCursor,
        };
      },
    );
  };
}
