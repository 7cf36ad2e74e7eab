import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  saveReplyInputSchema,
  savedRepliesAnswerSchema,
  savedReplyAnswerSchema,
  savedReplyEditSchema,
} from '@oja/contract/saved-replies';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import type { Services } from '../services.ts';
import {
  changeSavedReply,
  countReplyUse,
  deleteSavedReply,
  listSavedReplies,
  saveReply,
} from '../../market/messages/saved-replies.ts';

/** Routes of saved replies, product §7. Registered behind requireSession. */
export function savedReplyRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    const byPerson = (name: 'saveReplyByPerson' | 'replyUseByPerson') =>
      limit(app, name, config.rateLimitScale, (request) => viewerOf(request).id);
    const preHandler = byPerson('saveReplyByPerson');

    app.get(
      '/saved-replies',
      {
        schema: {
          ...operation({
            summary: 'List your saved replies, most used first',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated'],
            answers: { 200: savedRepliesAnswerSchema },
          }),
        },
      },
      async (request) => ({ data: await listSavedReplies(queries, viewerOf(request).id) }),
    );

    app.post(
      '/saved-replies',
      {
        schema: {
          body: saveReplyInputSchema,
          ...operation({
            summary: 'Save a reply; the same one is saved once',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated', 'replies_full', 'validation_failed'],
            answers: { 201: savedReplyAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request, reply) => {
        const input = { ...request.body, userId: viewerOf(request).id };
        const saved = await queries.transaction().execute((transaction) => saveReply(transaction, input, now()));
        return reply.code(201).send({ ...confirm('reply_saved'), data: saved });
      },
    );

    app.patch(
      '/saved-replies/:id',
      {
        schema: {
          params: idParamsSchema,
          body: savedReplyEditSchema,
          ...operation({
            summary: 'Change the name or the text of a saved reply',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated', 'reply_not_found', 'validation_failed'],
            answers: { 200: savedReplyAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request) => ({
        ...confirm('reply_changed'),
        data: await changeSavedReply(queries, viewerOf(request).id, request.params.id, request.body),
      }),
    );

    app.post(
      '/saved-replies/:id/uses',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Count a use of a saved reply, which moves it up in the list',
            tag: 'Messages',
            spec: '§7',
            body: 'none',
            errors: ['unauthenticated', 'reply_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
        preHandler: byPerson('replyUseByPerson'),
      },
      async (request) => {
        await countReplyUse(queries, viewerOf(request).id, request.params.id);
        return confirm('reply_used');
      },
    );

    app.delete(
      '/saved-replies/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Delete a saved reply',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated', 'reply_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async (request) => {
        await deleteSavedReply(queries, viewerOf(request).id, request.params.id);
        return confirm('reply_deleted');
      },
    );
  };
}
