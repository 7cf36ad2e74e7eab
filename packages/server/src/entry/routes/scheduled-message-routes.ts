import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  scheduleInputSchema,
  scheduledAnswerSchema,
  scheduledListAnswerSchema,
} from '@oja/contract/scheduled-messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { listScheduled, scheduleMessage, takeBackScheduled } from '../../market/messages/scheduled-messages.ts';
import type { Services } from '../services.ts';
import { viewerOf } from './session-guard.ts';

const PATH = '/messages/later';

/** Routes of messages that are sent later, product §7. Registered behind requireSession. */
export function scheduledMessageRoutes(
  { config, database, now }: Services,
  events: EventPublisher,
): FastifyPluginAsyncZod {
  const images = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.get(
      PATH,
      {
        schema: {
          ...operation({
            summary: 'List the messages that you send later, and those that could not be sent at their time',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated'],
            answers: { 200: scheduledListAnswerSchema },
          }),
        },
      },
      async (request) => ({ data: await listScheduled(database.queries, viewerOf(request).id, images, now()) }),
    );

    app.post(
      PATH,
      {
        schema: {
          body: scheduleInputSchema,
          ...operation({
            summary: 'Send a text later; the same clientId again only moves its time',
            tag: 'Messages',
            spec: '§7',
            errors: [
              'unauthenticated',
              'validation_failed',
              'cannot_message_self',
              'user_not_found',
              'shared_post_gone',
              'client_id_reused',
              'blocked',
              'blocked_by_you',
              'scheduled_sent',
              'scheduled_full',
            ],
            answers: { 201: scheduledAnswerSchema },
          }),
        },
        preHandler: limit(app, 'scheduleByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        const senderId = viewerOf(request).id;
        const { recipientId, clientId: id, message: text, postId = null, replyTo = null, sendAt } = request.body;
        if (recipientId === senderId) throw new ApiError('cannot_message_self');
        const message = { id, senderId, recipientId, text, postId, replyTo, sendAt: Date.parse(sendAt) };
        const data = await events.commitAndPush((transaction) => scheduleMessage(transaction, message, images, now()));
        return reply.code(201).send({ data });
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Take back a message that you send later, by its clientId, until it goes',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated', 'scheduled_not_found', 'scheduled_sent'],
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { id } = request.params;
        await events.commitAndPush((transaction) => takeBackScheduled(transaction, viewerOf(request).id, id, now()));
        return confirm('scheduled_taken_back');
      },
    );
  };
}
