import { messageAnswerSchema } from '@oja/contract/answers';
import { FLAG_REASONS } from '@oja/contract/categories';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { type Flag, flagInputSchema, flagsAnswerSchema } from '@oja/contract/flags';
import { idParamsSchema } from '@oja/contract/ids';
import { FLAGS_PAGE } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAdmin, viewerOf } from '../auth/session-guard.ts';
import { cutPage, readCursor } from '../db/keyset.ts';
import { operation } from '../http/operation.ts';
import { limit } from '../http/rate-limits.ts';
import { PostReader } from '../posts/post-reader.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { toAuthor, toTimestamp } from '../users/user-wire.ts';
import { type FlagRow, addFlag, countFlags, dismissFlag, listFlags } from './flag-store.ts';

const reasonSchema = z.enum(FLAG_REASONS);

/** Reports of posts, spec §6 and §7. Registered behind requireSession. */
export function flagRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  const reader = new PostReader(database, addresses);

  function toFlag(row: FlagRow, post: Post): Flag {
    return {
      _id: row.id,
      postId: row.post_id,
      postTitle: row.post_title,
      flagReason: reasonSchema.parse(row.reason),
      createdAt: toTimestamp(row.created_at),
      reporter: toAuthor({ ...row, id: row.reporter_id }, addresses),
      post,
      postFlagsCount: row.post_flags_count,
    };
  }

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
        await queries.transaction().execute((transaction) => addFlag(transaction, viewerOf(request), request.body, now()));
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
          return post ? [toFlag(row, post)] : [];
        });
        return { data, total, postsTotal, nextCursor };
      },
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
        const { post_id: postId, reporter_id: reporterId } = await dismissFlag(queries, flagId);
        request.log.info({ adminId: viewerOf(request).id, flagId, postId, reporterId }, 'an admin dismissed a report');
        return { message: CONFIRMATIONS.flagDismissed };
      },
    );
  };
}
