import { messageAnswerSchema } from '@oja/contract/answers';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { flagCountsAnswerSchema, flagInputSchema, flagsAnswerSchema } from '@oja/contract/flags';
import { idParamsSchema } from '@oja/contract/ids';
import { FLAGS_PAGE } from '@oja/contract/limits';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAdmin, viewerOf } from '../auth/session-guard.ts';
import { cutPage, readCursor } from '../db/keyset.ts';
import { operation } from '../http/operation.ts';
import { limit } from '../http/rate-limits.ts';
import { PostReader } from '../posts/post-reader.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { addFlag, countFlags, dismissFlag, listFlags } from './flag-store.ts';
import { toFlag, toFlagNotice } from './flag-wire.ts';
import { tellAdmins } from './tell-admins.ts';

/** Reports of posts, spec §6 and §7; admins hear of each as it comes and goes. Registered behind requireSession. */
export function flagRoutes({ config, database, now }: Services, broadcaster: Broadcaster): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  const reader = new PostReader(database, addresses);

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
        const pushes = await queries.transaction().execute(async (transaction) => {
          const row = await addFlag(transaction, viewerOf(request), request.body, now());
          return tellAdmins(transaction, [{ name: 'newFlag', flag: toFlagNotice(row, addresses) }], now());
        });
        for (const push of pushes) broadcaster.push(push);
        return reply.code(201).send({ message: CONFIRMATIONS.flagged });
      },
    );

    app.get(
      '/posts/flag',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            summary: 'The open reports, newest first, for admins',
            tag: 'Flags',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'admin_only', 'validation_failed'],
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
            summary: 'How many reports are open, and on how many posts, for admins',
            tag: 'Flags',
            spec: '§6',
            errors: ['unauthenticated', 'admin_only'],
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
            errors: ['unauthenticated', 'admin_only', 'flag_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        const { id: flagId } = request.params;
        const { flag, pushes } = await queries.transaction().execute(async (transaction) => ({
          flag: await dismissFlag(transaction, flagId),
          pushes: await tellAdmins(transaction, [{ name: 'flagEnded', flagId }], now()),
        }));
        for (const push of pushes) broadcaster.push(push);
        const { post_id: postId, reporter_id: reporterId } = flag;
        request.log.info({ adminId: viewerOf(request).id, flagId, postId, reporterId }, 'an admin dismissed a report');
        return { message: CONFIRMATIONS.flagDismissed };
      },
    );
  };
}
