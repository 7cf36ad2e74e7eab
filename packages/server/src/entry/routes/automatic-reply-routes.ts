import { confirm } from '@oja/contract/answers';
import {
  automaticRepliesAnswerSchema,
  automaticRepliesSchema,
  automaticRepliesSetAnswerSchema,
} from '@oja/contract/automatic-replies';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { findAutomaticReplies, setAutomaticReplies } from '../../market/messages/automatic-replies.ts';
import type { Services } from '../services.ts';
import { requireVendor, viewerOf } from './session-guard.ts';

const PATH = '/messages/automatic-replies';

/** Routes of the messages that a vendor's account sends by itself, product §7. Registered behind requireSession. */
export function automaticReplyRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    app.get(
      PATH,
      {
        schema: {
          ...operation({
            summary: 'Read your greeting, your away message and your opening hours',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated'],
            answers: { 200: automaticRepliesAnswerSchema },
          }),
        },
      },
      async (request) => ({ data: await findAutomaticReplies(queries, viewerOf(request).id) }),
    );

    app.put(
      PATH,
      {
        schema: {
          body: automaticRepliesSchema,
          ...operation({
            summary: 'Set your greeting, your away message and your opening hours, as a verified vendor',
            tag: 'Messages',
            spec: '§7',
            errors: ['unauthenticated', 'vendor_only', 'validation_failed'],
            answers: { 200: automaticRepliesSetAnswerSchema },
          }),
        },
        onRequest: requireVendor,
        preHandler: limit(app, 'saveReplyByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        await setAutomaticReplies(queries, viewerOf(request).id, request.body);
        return { ...confirm('automatic_replies_set'), data: request.body };
      },
    );
  };
}
