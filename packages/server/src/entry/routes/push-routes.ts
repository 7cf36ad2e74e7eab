import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { pushSubscriptionInputSchema } from '@oja/contract/push-subscriptions';
import { VALIDATION } from '@oja/contract/texts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { bearerToken, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { areSubscriptionKeys } from '../../foundation/push/encrypt-push.ts';
import { isPushEndpoint } from '../../foundation/push/push-hosts.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import type { Services } from '../services.ts';
import { subscribeToPushes, unsubscribe } from '../../market/notifications/push/push-subscriptions.ts';

const sessionOf = (request: FastifyRequest) => hashToken(bearerToken(request) ?? '');

/** Routes of pushes to the browser of a session, decision 064. Registered behind requireSession. */
export function pushRoutes({ config, database: { queries }, now }: Services): FastifyPluginAsyncZod {
  const bodySchema = pushSubscriptionInputSchema
    .refine(({ endpoint }) => isPushEndpoint(endpoint, config.pushOrigins), {
      path: ['endpoint'],
      message: VALIDATION.pushEndpointUnknown,
    })
    .refine(({ keys }) => areSubscriptionKeys(keys), { path: ['keys'], message: VALIDATION.pushKeysShape });
  return async (app) => {
    app.post(
      '/push-subscriptions',
      {
        schema: {
          body: bodySchema,
          ...operation({
            summary: 'Get pushes in the browser of this session while no page is open, until the session ends',
            tag: 'Notifications',
            spec: '§4 Notifications',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: messageAnswerSchema },
          }),
        },
        preHandler: limit(app, 'subscribeByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        const subscription = { ...request.body, userId: viewerOf(request).id, sessionHash: sessionOf(request) };
        await queries.transaction().execute((transaction) => subscribeToPushes(transaction, subscription, now()));
        return confirm('push_on');
      },
    );

    app.delete(
      '/push-subscriptions',
      {
        schema: operation({
          summary: 'Get no more pushes in the browser of this session',
          tag: 'Notifications',
          spec: '§4 Notifications',
          errors: ['unauthenticated'],
          body: 'none',
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        await unsubscribe(queries, sessionOf(request));
        return confirm('push_off');
      },
    );
  };
}
