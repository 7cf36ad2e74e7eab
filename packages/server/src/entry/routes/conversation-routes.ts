import { confirm } from '@oja/contract/answers';
import {
  conversationEditAnswerSchema,
  conversationEditSchema,
  labelNamesAnswerSchema,
  labelNamesEditAnswerSchema,
  labelNamesSchema,
} from '@oja/contract/conversation-state';
import { idSchema } from '@oja/contract/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Services } from '../services.ts';
import { changeConversation } from '../../market/messages/change-conversation.ts';
import { findLabelNames, renameLabels } from '../../market/messages/label-names.ts';

/** Routes that sort a person's own conversations, product §3. Registered behind requireSession. */
export function conversationRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  return async (app) => {
    const preHandler = limit(app, 'sortByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    app.patch(
      '/conversations/:userId',
      {
        schema: {
          ...operation({
            summary: 'Label, snooze or archive your conversation with a person, on all your devices',
            tag: 'Messages',
            spec: '§3 Conversation',
            errors: ['unauthenticated', 'not_found', 'validation_failed'],
            answers: { 200: conversationEditAnswerSchema },
          }),
          params: z.object({ userId: idSchema }),
          body: conversationEditSchema,
        },
        preHandler,
      },
      async (request) => {
        const change = { userId: viewerOf(request).id, partnerId: request.params.userId, edit: request.body };
        const data = await events.commitAndPush((transaction) => changeConversation(transaction, change, now()));
        return { ...confirm('conversation_changed'), data };
      },
    );

    app.get(
      '/conversations/labels',
      {
        schema: operation({
          summary: 'Your own names of the six labels of conversations',
          tag: 'Messages',
          spec: '§3 Conversation',
          errors: ['unauthenticated'],
          answers: { 200: labelNamesAnswerSchema },
        }),
      },
      async (request) => ({ data: { names: await findLabelNames(database.queries, viewerOf(request).id) } }),
    );

    app.put(
      '/conversations/labels',
      {
        schema: {
          ...operation({
            summary: 'Name the six labels of conversations; an empty name is the default one',
            tag: 'Messages',
            spec: '§3 Conversation',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: labelNamesEditAnswerSchema },
          }),
          body: labelNamesSchema,
        },
        preHandler,
      },
      async (request) => {
        const { names } = request.body;
        const wanted = { userId: viewerOf(request).id, names };
        await events.commitAndPush((transaction) => renameLabels(transaction, wanted, now()));
        return { ...confirm('labels_renamed'), data: { names } };
      },
    );
  };
}
