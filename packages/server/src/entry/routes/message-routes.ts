import { cursorQuerySchema } from '@oja/contract/cursor';
import { idParamsSchema } from '@oja/contract/ids';
import {
  conversationsAnswerSchema,
  findMessagesAnswerSchema,
  findMessagesQuerySchema,
  messageEditSchema,
  messageEditedAnswerSchema,
  messagesAnswerSchema,
  messagesQuerySchema,
} from '@oja/contract/messages';
import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { refuseStepMessage } from '../../market/deals/step-message.ts';
import { findActive } from '../../market/people/user-store.ts';
import { listConversations } from '../../market/messages/conversation-list.ts';
import { findConversation } from '../../market/messages/conversation-store.ts';
import { deleteMessage } from '../../market/messages/delete-message.ts';
import { editMessage } from '../../market/messages/edit-message.ts';
import { findMessages } from '../../market/messages/find-messages.ts';
import { readAfter, readAround } from '../../market/messages/read-around.ts';
import { NO_THREAD, readThread } from '../../market/messages/read-thread.ts';

const TAG = 'Messages';
const SPEC = '§7 Messages';

/** Routes of stored messages, product §7. Registered behind requireSession. */
export function messageRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  const { queries, kind } = database;
  const images = new ImageAddresses(config.publicUrl);

  /** The picture's key in an address; null for an empty address. */
  const keyOf = (img: string) => (img === '' ? null : images.keyOf(img));

  /** @throws ApiError `user_not_found` where the two have no conversation and the partner does not exist */
  async function conversationWith(viewerId: string, partnerId: string): Promise<string | undefined> {
    const conversationId = await findConversation(queries, [viewerId, partnerId]);
    if (conversationId === undefined && !(await findActive(queries, partnerId))) throw new ApiError('user_not_found');
    return conversationId;
  }

  return async (app) => {
    app.get(
      '/messages/conversations',
      {
        schema: {
          querystring: cursorQuerySchema,
          ...operation({
            summary: 'List your conversations with the unread messages of each',
            tag: TAG,
            spec: SPEC,
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: conversationsAnswerSchema },
          }),
        },
      },
      async (request) => ({
        data: await listConversations(queries, kind, viewerOf(request).id, request.query.cursor, images, now()),
      }),
    );

    app.get(
      '/messages/:id',
      {
        schema: {
          params: idParamsSchema,
          querystring: messagesQuerySchema,
          ...operation({
            summary: 'Read the conversation with a person, newest messages first',
            tag: TAG,
            spec: SPEC,
            errors: ['unauthenticated', 'validation_failed', 'user_not_found', 'message_not_found', 'not_found'],
            answers: { 200: messagesAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewerId = viewerOf(request).id;
        const partnerId = request.params.id;
        const conversationId = await conversationWith(viewerId, partnerId);
        const { before, after, around } = request.query;
        if (conversationId === undefined) {
          if (around !== undefined) throw new ApiError('message_not_found');
          return NO_THREAD;
        }
        if (around !== undefined) return readAround(queries, conversationId, { viewerId, around }, images, now());
        if (after !== undefined) return readAfter(queries, conversationId, { viewerId, after }, images, now());
        return readThread(queries, conversationId, { viewerId, before }, images, now());
      },
    );

    app.get(
      '/messages/:id/search',
      {
        preHandler: limit(app, 'findByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
        schema: {
          params: idParamsSchema,
          querystring: findMessagesQuerySchema,
          ...operation({
            summary: 'Find messages in the conversation with a person, newest first',
            tag: TAG,
            spec: SPEC,
            errors: ['unauthenticated', 'validation_failed', 'user_not_found', 'not_found', 'rate_limited'],
            answers: { 200: findMessagesAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { q: search, cursor: before } = request.query;
        const conversationId = await conversationWith(viewerOf(request).id, request.params.id);
        if (conversationId === undefined) return { data: { messages: [], nextCursor: null } };
        return { data: await findMessages(queries, conversationId, { search, before }) };
      },
    );

    app.patch(
      '/messages/:id',
      {
        schema: {
          params: idParamsSchema,
          body: messageEditSchema,
          ...operation({
            summary: 'Change your message',
            tag: TAG,
            spec: SPEC,
            errors: [
              'unauthenticated',
              'validation_failed',
              'message_not_found',
              'not_found',
              'forbidden',
              'blocked',
              'blocked_by_you',
              'deal_message',
            ],
            answers: { 200: messageEditedAnswerSchema },
          }),
        },
      },
      async (request) => {
        const edit = {
          id: request.params.id,
          userId: viewerOf(request).id,
          text: request.body.text,
          img: keyOf(request.body.img),
        };
        const message = await events.commitAndPush(async (transaction) => {
          await refuseStepMessage(transaction, edit.id, edit.userId);
          return editMessage(transaction, edit, images, now());
        });
        return { ...confirm('message_edited'), data: { message } };
      },
    );

    app.delete(
      '/messages/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Delete your message',
            tag: TAG,
            spec: SPEC,
            errors: ['unauthenticated', 'message_not_found', 'not_found', 'forbidden', 'deal_message'],
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async (request) => {
        const own = { id: request.params.id, userId: viewerOf(request).id };
        await events.commitAndPush(async (transaction) => {
          await refuseStepMessage(transaction, own.id, own.userId);
          return deleteMessage(transaction, kind, own, images, now());
        });
        return confirm('message_deleted');
      },
    );
  };
}
