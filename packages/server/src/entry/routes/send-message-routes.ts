import { randomUUID } from 'node:crypto';

import type { ErrorCode } from '@oja/contract/errors';
import {
  groupedMessageSchema,
  messageCreatedAnswerSchema,
  messageGroupAnswerSchema,
  messageGroupInputSchema,
  messageInputSchema,
} from '@oja/contract/messages';
import { VALIDATION } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { checkInput } from '../../foundation/http/request-validator.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { MessageWriter } from '../../market/messages/message-writer.ts';
import { type Outgoing, type Outcomes, findStored } from '../../market/messages/send-messages.ts';
import type { Services } from '../services.ts';
import { viewerOf } from './session-guard.ts';

const ABOUT = { tag: 'Messages', spec: '§7 Messages' } as const;

/** The most calls at a time that wait for their messages to be stored: what a busy server stores in half a second. */
const CALLS_MAX = 1000;

/** Why a message is refused, alone or in a group. */
const REFUSALS = [
  'validation_failed',
  'cannot_message_self',
  'user_not_found',
  'shared_post_gone',
  'client_id_reused',
  'blocked',
  'blocked_by_you',
] as const satisfies readonly ErrorCode[];

/** Routes that send messages, product §7. Registered behind requireSession. */
export function sendMessageRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  const images = new ImageAddresses(config.publicUrl);
  const writer = new MessageWriter(database, events, images, now);

  function toOutgoing(senderId: string, input: z.infer<typeof messageInputSchema>): Outgoing | ApiError {
    const { recipientId, clientId = randomUUID(), message: text, postId = null, replyTo = null, showNow } = input;
    if (recipientId === senderId) return new ApiError('cannot_message_self');
    const img = input.img === '' ? null : images.keyOf(input.img);
    return img === undefined
      ? refuseField('img', VALIDATION.imageForeign)
      : { senderId, recipientId, clientId, text, img, postId, replyTo, showNow };
  }

  return async (app) => {
    const load = { max: CALLS_MAX, waiting: 0, isBehind: () => writer.isBehind };
    const rateLimit = new RateLimit(app, 'messageByPerson', config.rateLimitScale);

    /**
     * Counts messages against the limit. Those that were sent before do not count: on a bad line, a client repeats
     * them. Only a call that would exceed the limit looks them up first.
     * @returns how many were counted
     */
    async function count(senderId: string, messages: readonly Outgoing[], all: number): Promise<number> {
      try {
        await rateLimit.take(senderId, all);
        return all;
      } catch (error) {
        const known = messages.length === 0 ? [] : await findStored(database.queries, messages);
        if (known.length === 0) throw error;
        await rateLimit.giveBack(senderId, all);
        await rateLimit.take(senderId, all - known.length);
        return all - known.length;
      }
    }

    /**
     * Sends messages in one transaction.
     * @param messages an ApiError stays as it is
     * @returns the outcome of each
     * @throws ApiError `rate_limited`
     */
    async function send(senderId: string, messages: readonly (Outgoing | ApiError)[]): Promise<Outcomes> {
      const wellFormed = messages.filter((message): message is Outgoing => !(message instanceof ApiError));
      const counted = await count(senderId, wellFormed, messages.length);
      const stored = wellFormed.length === 0 ? [] : await writer.send(wellFormed);
      const fresh = stored.filter((outcome) => outcome instanceof ApiError || outcome.isNew).length;
      const surplus = counted - (messages.length - wellFormed.length) - fresh;
      if (surplus > 0) await rateLimit.giveBack(senderId, surplus);
      const outcomes = stored.values();
      return messages.map((message) =>
        message instanceof ApiError ? message : (outcomes.next().value ?? new ApiError('internal')),
      );
    }

    app.post(
      '/messages',
      {
        config: { load },
        schema: {
          body: messageInputSchema,
          ...operation({
            ...ABOUT,
            summary: 'Send a message; the same clientId twice is one message',
            errors: ['unauthenticated', ...REFUSALS],
            answers: { 201: messageCreatedAnswerSchema },
          }),
        },
      },
      async (request, reply) => {
        const senderId = viewerOf(request).id;
        const [outcome] = await send(senderId, [toOutgoing(senderId, request.body)]);
        if (!outcome || outcome instanceof ApiError) throw outcome ?? new ApiError('internal');
        return reply.code(201).send({ data: { newMessage: outcome.message } });
      },
    );

    app.post(
      '/messages/batch',
      {
        config: { load },
        schema: {
          body: messageGroupInputSchema,
          ...operation({
            ...ABOUT,
            summary: 'Send up to 50 messages in order; each has its own result, and the same clientId is one message',
            spec: 'architecture §12',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: messageGroupAnswerSchema },
          }),
        },
      },
      async (request) => {
        const senderId = viewerOf(request).id;
        const { messages } = request.body;
        const checked = messages.map((message) => {
          const input = checkInput(groupedMessageSchema, message);
          return input instanceof ApiError ? input : toOutgoing(senderId, input);
        });
        const outcomes = await send(senderId, checked);
        const results = messages.map(({ clientId }, index) => {
          const outcome = outcomes[index] ?? new ApiError('internal');
          if (!(outcome instanceof ApiError)) return { clientId, newMessage: outcome.message, error: null };
          const { message, code, fields } = outcome;
          return { clientId, newMessage: null, error: { message, code, ...(fields && { fields }) } };
        });
        return { data: { results } };
      },
    );
  };
}
