import { messageAnswerSchema } from '@oja/contract/answers';
import { loginSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { refusals } from '../http/answers.ts';
import { limit } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { findByLogin } from '../users/user-store.ts';
import { toUser } from '../users/user-wire.ts';
import { accountKey } from './account-key.ts';
import { passwordMatches } from './passwords.ts';
import { bearerToken } from './session-guard.ts';
import { closeSession, openSession } from './session-store.ts';

/** Logging in and out, spec §4 and §7. */
export function loginRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  return async (app) => {
    /**
     * POST /api/login with a user name or an e-mail: the user and an access token.
     * 401 `invalid_credentials` whichever of the two is wrong; 403 `not_activated` to who knows the password.
     */
    app.post(
      '/login',
      {
        schema: { body: loginSchema, response: { 200: sessionAnswerSchema, ...refusals } },
        preHandler: [
          limit(app, 'loginByAddress', config.rateLimitScale),
          limit(app, 'loginByAccount', config.rateLimitScale, accountKey),
        ],
      },
      async ({ body }) => {
        const row = await findByLogin(queries, body.userName);
        const matches = await passwordMatches(row?.password_hash, body.password);
        if (!row || !matches) throw new Refusal('invalid_credentials');
        if (row.activated_at === null) throw new Refusal('not_activated');
        const accessToken = await openSession(queries, row.id, now());
        return { message: CONFIRMATIONS.loggedIn, data: { user: toUser(row, images), accessToken } };
      },
    );

    /** POST /api/logout ends the session of the bearer token; without one there is nothing to end, which is fine too. */
    app.post('/logout', { schema: { response: { 200: messageAnswerSchema, ...refusals } } }, async (request) => {
      const token = bearerToken(request);
      if (token !== undefined) await closeSession(queries, token);
      return { message: CONFIRMATIONS.loggedOut };
    });
  };
}
