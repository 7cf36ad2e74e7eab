import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { sessionsAnswerSchema } from '@oja/contract/sessions';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Queries } from '../../foundation/db/database.ts';
import { bearerToken, recentProofCheck, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { devicesSignedOutEmail } from '../../market/accounts/account-emails.ts';
import { lockAccount } from '../../market/accounts/factors/factor-store.ts';
import { addresseeOf } from '../../market/people/user-store.ts';
import { endOtherSessions } from '../../market/accounts/end-sessions.ts';
import { endSession, isCurrentSession, listSessions } from '../../market/accounts/own-sessions.ts';

/** Routes of a person's own sessions: the devices where they are signed in. Registered behind requireSession. */
export function sessionRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const requireRecentProof = recentProofCheck(services);

  /**
   * Ends sessions of the caller other than the current one, and emails the owner, who may be signed out by a thief.
   * @param end ends them, and returns their token hashes
   */
  async function endOthers(request: FastifyRequest, end: (transaction: Queries) => Promise<string[]>): Promise<void> {
    const { ended, emailId } = await queries.transaction().execute(async (transaction) => {
      const row = await lockAccount(transaction, viewerOf(request).id);
      const hashes = await end(transaction);
      if (hashes.length === 0) return { ended: hashes, emailId: undefined };
      const asked = { at: now(), address: request.ip };
      const notice = devicesSignedOutEmail(config.publicUrl, addresseeOf(row), hashes.length, asked);
      return { ended: hashes, emailId: await emails.write(transaction, notice) };
    });
    if (emailId !== undefined) emails.send(emailId);
    for (const tokenHash of ended) realtime.disconnectSession(tokenHash);
  }

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
        const { id: userId } = viewerOf(request);
        if (await isCurrentSession(queries, id, hashToken(bearerToken(request) ?? ''))) {
          realtime.disconnectSession(await endSession(queries, userId, id));
        } else {
          requireRecentProof(request);
          await endOthers(request, async (transaction) => [await endSession(transaction, userId, id)]);
        }
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
        const [{ id: userId }, current] = [viewerOf(request), hashToken(bearerToken(request) ?? '')];
        await endOthers(request, (transaction) => endOtherSessions(transaction, userId, current));
        return confirm('other_devices_signed_out');
      },
    );
  };
}
