import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { flagCountsAnswerSchema, flagInputSchema, flagsAnswerSchema } from '@oja/contract/flags';
import { idParamsSchema } from '@oja/contract/ids';
import { FLAGS_PAGE } from '@oja/contract/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAdmin, viewerOf } from './session-guard.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import type { PostReader } from '../../market/posts/lists/post-reader.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { addFlag, countFlags, dismissFlag, listFlags } from '../../market/moderation/flag-store.ts';
import { toFlag, toFlagNotice } from '../../market/moderation/flag-wire.ts';
import { recordFlagEvents } from '../../market/moderation/record-flag-events.ts';

/**
 * Routes of reports of posts, product §6 and §7. Admins receive an event when a report is made or ends. Registered
 * behind requireSession.
 */
export function flagRoutes(
  { config, database, now }: Services,
  events: EventPublisher,
  reader: PostReader,
): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  return async (app) => {
    app.post(
      '/posts/flag',
      {
        schema: {
          body: flagInputSchema,
          ...operation({
            summary: 'Report a post to the admins',
            tag: 'Flags',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'forbidden', 'post_not_found', 'already_flagged', 'validation_failed'],
            answers: { 201: messageAnswerSchema },
          }),
        },
        preHandler: limit(app, 'reportByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        await events.commitAndPush(async (transaction) => {
          const row = await addFlag(transaction, viewerOf(request), request.body, now());
          const made = { name: 'newFlag', flag: toFlagNotice(row, addresses) } as const;
          return { result: undefined, pushes: await recordFlagEvents(transaction, [made], now()) };
        });
        return reply.code(201).send(confirm('flagged'));
      },
    );

    app.get(
      '/posts/flag',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            summary: 'List the open reports, newest first, as an admin',
            tag: 'Flags',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'validation_failed'],
            answers: { 200: flagsAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const [found, { total, postsTotal }] = await Promise.all([
          listFlags(queries, { after: readCursor(request.query.cursor), limit: FLAGS_PAGE + 1 }),
          countFlags(queries),
        ]);
        const { page, nextCursor } = cutPage(found, FLAGS_PAGE);
        const posts = await reader.read(viewerOf(request), [...new Set(page.map((row) => row.post_id))]);
        const byId = new Map(posts.map((post) => [post._id, post]));
        const data = page.flatMap((row) => {
          const post = byId.get(row.post_id);
          return post ? [toFlag(row, post, addresses)] : [];
        });
        return { data, total, postsTotal, nextCursor };
      },
    );

    app.get(
      '/posts/flag/count',
      {
        schema: {
          ...operation({
            summary: 'Count the open reports and their posts, as an admin',
            tag: 'Flags',
            spec: '§6',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed'],
            answers: { 200: flagCountsAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async () => ({ data: await countFlags(queries) }),
    );

    app.delete(
      '/posts/flag/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Dismiss a report, as an admin; the post stays',
            tag: 'Flags',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'flag_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const { id: flagId } = request.params;
        const { post_id: postId, reporter_id: reporterId } = await events.commitAndPush(async (transaction) => ({
          result: await dismissFlag(transaction, flagId),
          pushes: await recordFlagEvents(transaction, [{ name: 'flagEnded', flagId }], now()),
        }));
        request.log.info({ adminId: viewerOf(request).id, flagId, postId, reporterId }, 'an admin dismissed a report');
        return confirm('flag_dismissed');
      },
    );
  };
}
