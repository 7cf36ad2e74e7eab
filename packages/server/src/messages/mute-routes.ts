import { idParamsSchema } from '@oja/contract/ids';
import { muteAnswerSchema } from '@oja/contract/messages';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { operation } from '../http/operation.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { muteConversation } from './mute-conversation.ts';

const CALLS = [
  { method: 'PUT', isMuted: true, summary: "Mutes one of one's conversations: its messages count as unread, but make no notifications" },
  { method: 'DELETE', isMuted: false, summary: "Has one's notifications of a conversation made again" },
] as const;

/** Quiet in single conversations. Registered behind requireSession. */
export function muteRoutes({ database, now }: Services, broadcaster: Broadcaster): FastifyPluginAsyncZod {
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
          for (const push of await muteConversation(database.queries, wanted, now())) broadcaster.push(push);
          return { message: isMuted ? CONFIRMATIONS.muted : CONFIRMATIONS.unmuted, data: { isMuted } };
        },
      });
    }
  };
}
