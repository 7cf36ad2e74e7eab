import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { sessionsAnswerSchema } from '@oja/contract/sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { bearerToken, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { endOtherSessions } from '../../market/accounts/end-sessions.ts';
import { endSession, listSessions } from '../../market/accounts/own-sessions.ts';

/** Routes of a person's own sessions: the devices where they are signed in. Registered behind requireSession. */
export function sessionRoutes({ database, now }: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    app.get(
      '/sessions',
      {
        schema: operation({
          summary: 'List the devices where you are signed in, last used first',
          tag: 'Users',
          spec: '§2 Settings',
          errors: ['unauthenticated'],
          answers: { 200: sessionsAnswerSchema },
        }),
      },
      async (request) => ({
        data: await listSessions(queries, viewerOf(request).id, hashToken(bearerToken(request) ?? ''), now()),
      }),
    );

    app.delete(
      '/sessions/:id',
      {
        schema: {
          ...operation({
            summary: 'Sign out one of your devices; for the one that calls, this is a logout',
            tag: 'Users',
            spec: '§2 Settings',
            errors: ['unauthenticated', 'session_not_found', 'validation_failed'],
            answers: { 200: messageAnswerSchema },
          }),
          params: idParamsSchema,
        },
      },
      async (request) => {
        realtime.disconnectSession(await endSession(queries, viewerOf(request).id, request.params.id));
        return confirm('device_signed_out');
      },
    );

    app.delete(
      '/sessions',
      {
        schema: operation({
          summary: 'Sign out all your other devices, and void the codes for a forgotten password',
          tag: 'Users',
          spec: '§2 Settings',
          errors: ['unauthenticated'],
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        const { id } = viewerOf(request);
        const ended = await queries
          .transaction()
          .execute((transaction) => endOtherSessions(transaction, id, hashToken(bearerToken(request) ?? '')));
        for (const tokenHash of ended) realtime.disconnectSession(tokenHash);
        return confirm('other_devices_signed_out');
      },
    );
  };
}
