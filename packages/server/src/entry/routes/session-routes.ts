import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { sessionsAnswerSchema } from '@oja/contract/sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { bearerToken, recentProofCheck, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { endOtherSessions } from '../../market/accounts/end-sessions.ts';
import { endSession, isCurrentSession, listSessions } from '../../market/accounts/own-sessions.ts';

/** Routes of a person's own sessions: the devices where they are signed in. Registered behind requireSession. */
export function sessionRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { database, now } = services;
  const { queries } = database;
  const requireRecentProof = recentProofCheck(services);
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
            errors: ['unauthenticated', 'step_up_required', 'session_not_found', 'validation_failed'],
            answers: { 200: messageAnswerSchema },
          }),
          params: idParamsSchema,
        },
      },
      async (request) => {
        const { id } = request.params;
        // A stolen token must not sign out its owner. Every session may end itself, as by a logout.
        if (!(await isCurrentSession(queries, id, hashToken(bearerToken(request) ?? '')))) requireRecentProof(request);
        realtime.disconnectSession(await endSession(queries, viewerOf(request).id, id));
        return confirm('device_signed_out');
      },
    );

    app.delete(
      '/sessions',
      {
        schema: operation({
          summary: 'Sign out all your other devices',
          tag: 'Users',
          spec: '§2 Settings',
          errors: ['unauthenticated', 'step_up_required'],
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        requireRecentProof(request);
        const ended = await endOtherSessions(queries, viewerOf(request).id, hashToken(bearerToken(request) ?? ''));
        for (const tokenHash of ended) realtime.disconnectSession(tokenHash);
        return confirm('other_devices_signed_out');
      },
    );
  };
}
