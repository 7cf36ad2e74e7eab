import { confirm } from '@oja/contract/answers';
import {
  commentAnswerSchema,
  commentDeletedAnswerSchema,
  commentInputSchema,
  commentParamsSchema,
  commentsAnswerSchema,
} from '@oja/contract/comments';
import { cursorQuerySchema } from '@oja/contract/cursor';
import { idParamsSchema } from '@oja/contract/ids';
import { COMMENTS_PAGE } from '@oja/contract/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { asOwnerOrAdmin, viewerOf } from './session-guard.ts';
import { cutPage, readCursor } from '../../foundation/db/keyset.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { requireVisiblePost } from '../../market/posts/lock-post.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Services } from '../services.ts';
import type { HiddenPeople } from '../../market/people/hidden-people.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { listComments, toComment } from '../../market/posts/lists/comment-rows.ts';
import { addComment, deleteComment, editComment } from '../../market/posts/comment-store.ts';

/**
 * Routes of comments under posts, product §7. Registered behind requireSession.
 * @param people the people whose posts and comments a viewer does not see
 */
export function commentRoutes(
  { config, database, now }: Services,
  events: EventPublisher,
  people: HiddenPeople,
): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  return async (app) => {
    app.get(
      '/posts/reply/:id',
      {
        schema: {
          params: idParamsSchema,
          querystring: cursorQuerySchema,
          ...operation({
            summary: "List a post's comments, newest first",
            tag: 'Comments',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found', 'validation_failed'],
            answers: { 200: commentsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { id } = request.params;
        const viewer = viewerOf(request);
        const hidden = await people.hiddenFrom(viewer);
        const ownerId = await requireVisiblePost(queries, id, viewer.id, hidden, now());
        const found = await listComments(queries, id, {
          after: readCursor(request.query.cursor),
          limit: COMMENTS_PAGE + 1,
          hiddenFrom: hidden.size > 0 && ownerId !== viewer.id ? viewer.id : undefined,
        });
        const { page, nextCursor } = cutPage(found, COMMENTS_PAGE);
        return { data: { comments: page.map((row) => toComment(row, addresses)), nextCursor } };
      },
    );

    app.post(
      '/posts/reply/:id',
      {
        schema: {
          params: idParamsSchema,
          body: commentInputSchema,
          ...operation({
            summary: 'Comment on a post; its author gets a notification',
            tag: 'Comments',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found', 'validation_failed', 'blocked_by_you_comment'],
            answers: { 201: commentAnswerSchema },
          }),
        },
        // Limited, because each comment notifies the post's author.
        preHandler: limit(app, 'commentByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        const input = { postId: request.params.id, userId: viewerOf(request).id, text: request.body.text };
        const { comment, repliesCount } = await events.commitAndPush((transaction) =>
          addComment(transaction, input, addresses, now()),
        );
        const data = { comment: toComment(comment, addresses), repliesCount };
        return reply.code(201).send({ ...confirm('commented'), status: 201, data });
      },
    );

    app.patch(
      '/posts/reply/:postId/:commentId',
      {
        schema: {
          params: commentParamsSchema,
          body: commentInputSchema,
          ...operation({
            summary: 'Change your comment',
            tag: 'Comments',
            spec: '§7 Posts',
            errors: [
              'unauthenticated',
              'forbidden',
              'post_not_found',
              'comment_not_found',
              'validation_failed',
              'blocked_by_you_comment',
            ],
            answers: { 200: commentAnswerSchema },
          }),
        },
      },
      async (request) => {
        const input = { ...request.params, userId: viewerOf(request).id, text: request.body.text };
        const { comment, repliesCount } = await queries
          .transaction()
          .execute((transaction) => editComment(transaction, input, now()));
        return {
          ...confirm('comment_updated'),
          status: 200,
          data: { comment: toComment(comment, addresses), repliesCount },
        };
      },
    );

    app.delete(
      '/posts/unreply/:postId/:commentId',
      {
        schema: {
          params: commentParamsSchema,
          ...operation({
            summary: 'Delete your comment, a comment below your post, or any comment as an admin',
            tag: 'Comments',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'forbidden', 'second_factor_needed', 'post_not_found', 'comment_not_found'],
            answers: { 200: commentDeletedAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id: userId, isAdmin } = viewer;
        const { params } = request;
        const { authorId, postOwnerId, repliesCount } = await asOwnerOrAdmin(viewer, () =>
          queries.transaction().execute((transaction) => deleteComment(transaction, { ...params, userId, isAdmin })),
        );
        if (authorId !== userId && postOwnerId !== userId)
          request.log.info({ adminId: userId, ...params, authorId }, 'an admin deleted a comment');
        return { ...confirm('comment_deleted'), status: 200, data: { repliesCount } };
      },
    );
  };
}
