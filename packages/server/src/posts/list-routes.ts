import { CATEGORIES } from '@oja/contract/categories';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { POSTS_PAGE } from '@oja/contract/limits';
import {
  categoryAnswerSchema, categoryQuerySchema, postsAnswerSchema, type PostsQuery, postsQuerySchema, savedPostsAnswerSchema,
} from '@oja/contract/posts';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { type Place, cutPage, readCursor } from '../db/keyset.ts';
import { operation } from '../http/operation.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { advertsBeside } from './adverts-shown.ts';
import { listFeed, listOfCategory, listPosts, newestMoment } from './list-store.ts';
import { PostReader } from './post-reader.ts';
import type { ListPart } from './post-rows.ts';
import { listSaved } from './save-store.ts';
import { searchPosts } from './search-store.ts';
import { foldForSearch } from './search-text.ts';

/** One more than a page, to know whether there is more. */
const LIMIT = POSTS_PAGE + 1;

const idOf = ({ id }: { id: string }) => id;

/** Whether a text has anything that search compares. */
const isSought = (text: string | undefined): text is string => text !== undefined && foldForSearch(text) !== '';

/** Lists of posts, spec §7. Registered behind requireSession. */
export function postListRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const reader = new PostReader(database, new ImageAddresses(config.publicUrl));

  /** A page of a list, by cursor or by number, with adverts beside it. */
  async function readPage(
    viewerId: string,
    { page, until, cursor }: PostsQuery,
    withAdverts: boolean,
    list: (part: ListPart) => Promise<Place[]>,
  ) {
    const moment = now();
    const after = readCursor(cursor);
    // A first page pins the list to what it begins with, see createPost; a later one asked for alone must not.
    const pinned = until ?? (after || page === 1 ? undefined : await newestMoment(queries, moment));
    const [found, adverts] = await Promise.all([
      list(after ? { now: moment, after, limit: LIMIT } : { now: moment, until: pinned, limit: LIMIT, offset: (page - 1) * POSTS_PAGE }),
      withAdverts ? advertsBeside(queries, viewerId, page, moment) : [],
    ]);
    const { page: places, nextCursor } = cutPage(found, POSTS_PAGE);
    const posts = await reader.read(viewerId, [...places.map(idOf), ...adverts]);
    const beside = new Set(adverts);
    return {
      data: {
        posts: posts.filter((post) => !beside.has(post._id)),
        adverts: posts.filter((post) => beside.has(post._id)),
        page,
        hasMore: nextCursor !== null,
        until: pinned ?? after?.created_at ?? found[0]?.created_at ?? 0,
        nextCursor,
      },
    };
  }

  return async (app) => {
    app.get(
      '/posts',
      {
        schema: {
          querystring: postsQuerySchema,
          ...operation({
            summary: 'All posts, newest first, or those that a search finds',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: postsAnswerSchema },
          }),
        },
      },
      (request) => {
        const { search } = request.query;
        const list = (part: ListPart) => (isSought(search) ? searchPosts(database, { search }, part) : listPosts(queries, part));
        return readPage(viewerOf(request).id, request.query, !isSought(search), list);
      },
    );

    app.get(
      '/posts/feed',
      {
        schema: {
          querystring: postsQuerySchema.omit({ search: true }),
          ...operation({
            summary: 'Posts of the vendors one follows, newest first',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: postsAnswerSchema },
          }),
        },
      },
      (request) => {
        const { id } = viewerOf(request);
        return readPage(id, request.query, true, (part) => listFeed(queries, id, part));
      },
    );

    app.get(
      '/posts/category',
      {
        schema: {
          querystring: categoryQuerySchema,
          ...operation({
            summary: 'Posts of a category, newest first',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: categoryAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { category: typed, query, cursor } = request.query;
        const category = CATEGORIES.find((known) => known.toLowerCase() === typed.toLowerCase());
        const part = { now: now(), after: readCursor(cursor), limit: LIMIT };
        const list = (name: string) => (isSought(query) ? searchPosts(database, { search: query, category: name }, part) : listOfCategory(queries, name, part));
        const { page, nextCursor } = cutPage(category === undefined ? [] : await list(category), POSTS_PAGE);
        const name = category ?? typed;
        return {
          message: page.length === 0 ? CONFIRMATIONS.noCategoryPosts(name) : CONFIRMATIONS.categoryPosts(name),
          data: { posts: await reader.read(viewerOf(request).id, page.map(idOf)), nextCursor },
        };
      },
    );

    app.get(
      '/posts/save',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            summary: "One's saved posts, the last saved first",
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: savedPostsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewerId = viewerOf(request).id;
        const found = await listSaved(queries, viewerId, { now: now(), after: readCursor(request.query.cursor), limit: LIMIT });
        const { page, nextCursor } = cutPage(found, POSTS_PAGE);
        return {
          message: page.length === 0 ? CONFIRMATIONS.noSavedPosts : CONFIRMATIONS.savedPosts,
          data: await reader.read(viewerId, page.map(idOf)),
          nextCursor,
        };
      },
    );
  };
}
