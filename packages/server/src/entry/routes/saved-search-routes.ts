import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  saveSearchInputSchema,
  savedSearchAnswerSchema,
  savedSearchEditSchema,
  savedSearchesAnswerSchema,
} from '@oja/contract/saved-searches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import type { Services } from '../services.ts';
import { narrowedQuerySchema } from '../../market/searches/saved-query.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '../../market/searches/saved-search-store.ts';

/** Routes of saved searches, product §5. Registered behind requireSession. */
export function savedSearchRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    const preHandler = limit(app, 'saveSearchByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    app.get(
      '/saved-searches',
      {
        schema: {
          ...operation({
            summary: 'List your saved searches, newest first',
            tag: 'Saved searches',
            spec: '§5',
            errors: ['unauthenticated'],
            answers: { 200: savedSearchesAnswerSchema },
          }),
        },
      },
      async (request) => ({ data: await listSavedSearches(queries, viewerOf(request).id) }),
    );

    app.post(
      '/saved-searches',
      {
        schema: {
          body: saveSearchInputSchema.extend({ query: narrowedQuerySchema }),
          ...operation({
            summary: 'Save a search; the same search is saved once',
            tag: 'Saved searches',
            spec: '§5',
            errors: ['unauthenticated', 'saved_searches_full', 'validation_failed'],
            answers: { 201: savedSearchAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request, reply) => {
        const search = { ...request.body, userId: viewerOf(request).id };
        const saved = await queries.transaction().execute((transaction) => saveSearch(transaction, search, now()));
        return reply.code(201).send({ ...confirm('search_saved'), data: saved });
      },
    );

    app.patch(
      '/saved-searches/:id',
      {
        schema: {
          params: idParamsSchema,
          body: savedSearchEditSchema,
          ...operation({
            summary: 'Change the name or the alert of a saved search',
            tag: 'Saved searches',
            spec: '§5',
            errors: ['unauthenticated', 'saved_search_not_found', 'validation_failed'],
            answers: { 200: savedSearchAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request) => ({
        ...confirm('saved_search_changed'),
        data: await changeSavedSearch(queries, viewerOf(request).id, request.params.id, request.body),
      }),
    );

    app.delete(
      '/saved-searches/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Delete a saved search',
            tag: 'Saved searches',
            spec: '§5',
            errors: ['unauthenticated', 'saved_search_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async (request) => {
        await deleteSavedSearch(queries, viewerOf(request).id, request.params.id);
        return confirm('saved_search_deleted');
      },
    );
  };
}
