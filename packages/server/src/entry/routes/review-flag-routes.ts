import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { reviewFlagInputSchema, reviewFlagsAnswerSchema } from '@oja/contract/review-flags';
import { idParamsSchema } from '@oja/contract/ids';
import { FLAGS_PAGE } from '@oja/contract/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { reportReview } from '../../market/deals/moderate-review.ts';
import { findReportedReviews, toReview } from '../../market/deals/review-store.ts';
import { toFlagNotice, toReviewFlag } from '../../market/moderation/flag-wire.ts';
import { recordFlagEvents } from '../../market/moderation/record-flag-events.ts';
import { dismissReviewFlag, listReviewFlags } from '../../market/moderation/review-flag-store.ts';
import type { Services } from '../services.ts';
import { requireAdmin, viewerOf } from './session-guard.ts';

const ABOUT = { tag: 'Flags', spec: '§4 Review' } as const;

/** Routes of reports of reviews, decision 079: as those of posts. Registered behind requireSession. */
export function reviewFlagRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  return async (app) => {
    app.post(
      '/reviews/flag',
      {
        schema: {
          body: reviewFlagInputSchema,
          ...operation({
            ...ABOUT,
            summary: 'Report a review to the admins',
            errors: [
              'unauthenticated',
              'validation_failed',
              'forbidden',
              'review_not_found',
              'review_already_flagged',
              'rate_limited',
            ],
            answers: { 201: messageAnswerSchema },
          }),
        },
        preHandler: limit(app, 'reportByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        await events.commitAndPush(async (transaction) => {
          const row = await reportReview(transaction, viewerOf(request), request.body, now());
          const made = { name: 'newFlag', flag: toFlagNotice(row, addresses) } as const;
          return { result: undefined, pushes: await recordFlagEvents(transaction, [made], now()) };
        });
        return reply.code(201).send(confirm('review_flagged'));
      },
    );

    app.get(
      '/reviews/flag',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            ...ABOUT,
            summary: 'List the open reports of reviews, newest first, as an admin',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'validation_failed'],
            answers: { 200: reviewFlagsAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const after = readCursor(request.query.cursor);
        const { page, nextCursor } = cutPage(
          await listReviewFlags(queries, { after, limit: FLAGS_PAGE + 1 }),
          FLAGS_PAGE,
        );
        const reviews = await findReportedReviews(queries, [...new Set(page.map((row) => row.review_id))]);
        const data = page.flatMap((row) => {
          const review = reviews.get(row.review_id);
          return review ? [toReviewFlag(row, toReview(review, addresses), addresses)] : [];
        });
        return { data, nextCursor };
      },
    );

    app.delete(
      '/reviews/flag/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            ...ABOUT,
            summary: 'Dismiss a report of a review, as an admin; the review stays',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'flag_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const { id: flagId } = request.params;
        const { review_id: reviewId, reporter_id: reporterId } = await events.commitAndPush(async (transaction) => ({
          result: await dismissReviewFlag(transaction, flagId),
          pushes: await recordFlagEvents(transaction, [{ name: 'flagEnded', flagId }], now()),
        }));
        request.log.info(
          { adminId: viewerOf(request).id, flagId, reviewId, reporterId },
          'an admin dismissed a report',
        );
        return confirm('flag_dismissed');
      },
    );
  };
}
