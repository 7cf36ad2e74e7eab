import { confirm } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { muteAnswerSchema } from '@oja/contract/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Services } from '../services.ts';
import { muteConversation } from '../../market/messages/mute-conversation.ts';

const CALLS = [
  {
    method: 'PUT',
    isMuted: true,
    summary: 'Mute a conversation: its messages count as unread, but create no notifications',
  },
  { method: 'DELETE', isMuted: false, summary: 'Unmute a conversation' },
] as const;

/** Routes that mute single conversations. Registered behind requireSession. */
export function muteRoutes({ now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  return async (app) => {
    for (const { method, isMuted, summary } of CALLS) {
      app.route({
        method,
        url: '/messages/conversations/:id/mute',
        schema: {
          ...operation({
            summary,
            tag: 'Messages',
            spec: '§2 Chat list',
            errors: ['unauthenticated', 'not_found'],
            body: 'none',
            answers: { 200: muteAnswerSchema },
          }),
          params: idParamsSchema,
        },
        handler: async (request) => {
          const wanted = { conversationId: request.params.id, userId: viewerOf(request).id, isMuted };
          await events.commitAndPush((transaction) => muteConversation(transaction, wanted, now()));
          return { ...confirm(isMuted ? 'muted' : 'unmuted'), data: { isMuted } };
        },
      });
    }
  };
}
