import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  reviewEditSchema,
  reviewInputSchema,
  reviewWrittenAnswerSchema,
  reviewsAnswerSchema,
  reviewsQuerySchema,
} from '@oja/contract/reviews';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { removeReview } from '../../market/deals/moderate-review.ts';
import { findReview, listReviews, toReview } from '../../market/deals/review-store.ts';
import { changeReview, writeReview } from '../../market/deals/write-review.ts';
import type { HiddenPeople } from '../../market/people/hidden-people.ts';
import { requireShown } from '../../market/people/user-store.ts';
import type { Services } from '../services.ts';
import { requireAdmin, viewerOf } from './session-guard.ts';

const ABOUT = { tag: 'Deals', spec: '§4 Review' } as const;

/**
 * Routes of reviews of completed deals, product §4. Registered behind requireSession.
 * @param people the people whom a viewer does not see
 */
export function reviewRoutes(
  { config, database, now }: Services,
  events: EventPublisher,
  people: HiddenPeople,
): FastifyPluginAsyncZod {
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  return async (app) => {
    const preHandler = limit(app, 'reviewByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    app.get(
      '/reviews',
      {
        schema: {
          querystring: reviewsQuerySchema,
          ...operation({
            ...ABOUT,
            summary: 'List the reviews about a person that can be seen, the newest first',
            errors: ['unauthenticated', 'validation_failed', 'user_not_found'],
            answers: { 200: reviewsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const hidden = await people.hiddenFrom(viewerOf(request));
        const { id } = await requireShown(queries, request.query.user, hidden);
        const hiddenFrom = hidden.size > 0 ? viewerOf(request).id : undefined;
        const { page, nextCursor } = await listReviews(queries, { ...request.query, user: id, hiddenFrom }, now());
        return { data: { reviews: page.map((row) => toReview(row, images)), nextCursor } };
      },
    );

    app.post(
      '/reviews',
      {
        schema: {
          body: reviewInputSchema,
          ...operation({
            ...ABOUT,
            summary: 'Review a completed deal, once; seen when both have, or after 14 days',
            errors: [
              'unauthenticated',
              'validation_failed',
              'deal_not_found',
              'review_closed',
              'review_written',
              'rate_limited',
            ],
            answers: { 201: reviewWrittenAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request, reply) => {
        const viewerId = viewerOf(request).id;
        const row = await retryConflicts(() =>
          queries.transaction().execute(async (transaction) => {
            const id = await writeReview(transaction, viewerId, request.body, now());
            return findReview(transaction, id, undefined);
          }),
        );
        if (!row) throw new ApiError('review_not_found');
        return reply.code(201).send({ data: { review: toReview(row, images) } });
      },
    );

    app.patch(
      '/reviews/:id',
      {
        schema: {
          params: idParamsSchema,
          body: reviewEditSchema,
          ...operation({
            ...ABOUT,
            summary: 'Reply to a review about you, or take yours back; each once',
            errors: [
              'unauthenticated',
              'validation_failed',
              'forbidden',
              'review_not_found',
              'review_replied',
              'rate_limited',
            ],
            answers: { 200: messageAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request) => {
        const change = { id: request.params.id, personId: viewerOf(request).id, edit: request.body };
        await events.commitAndPush(async (transaction) => ({
          result: undefined,
          pushes: await changeReview(transaction, change, now()),
        }));
        return confirm(request.body.action === 'reply' ? 'review_reply' : 'review_taken_back');
      },
    );

    app.delete(
      '/reviews/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            ...ABOUT,
            summary: 'Remove a review with its reports, as an admin; its author writes no other',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'review_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const { id: reviewId } = request.params;
        await events.commitAndPush(async (transaction) => ({
          result: undefined,
          pushes: await removeReview(transaction, reviewId, now()),
        }));
        request.log.info({ adminId: viewerOf(request).id, reviewId }, 'an admin removed a review');
        return confirm('review_removed');
      },
    );
  };
}
