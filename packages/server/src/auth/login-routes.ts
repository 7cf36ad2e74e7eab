import { messageAnswerSchema } from '@oja/contract/answers';
import { loginSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../http/operation.ts';
import { RateLimit, limitFailures } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { toUser } from '../users/user-wire.ts';
import { Subjects } from './account-subject.ts';
import { passwordMatches } from './passwords.ts';
import { hashToken } from './secret-token.ts';
import { bearerToken } from './session-guard.ts';
import { closeSession, openSessionByPassword } from './session-store.ts';

/** Logging in and out, spec §4 and §7. */
export function loginRoutes({ config, database, now }: Services, broadcaster: Broadcaster): FastifyPluginAsyncZod {
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  const subjects = new Subjects(queries);
  return async (app) => {
    const failuresOfAccount = new RateLimit(app, 'loginByAccount', config.rateLimitScale);

    /**
     * POST /api/login with a user name or an e-mail: the user and an access token.
     * 401 `invalid_credentials` whichever of the two is wrong; 403 `not_activated` to who knows the password.
     */
    app.post(
      '/login',
      {
        schema: {
          ...operation({
            summary: 'Log in',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'invalid_credentials', 'not_activated'],
            answers: { 200: sessionAnswerSchema },
          }),
          body: loginSchema,
        },
        preHandler: limitFailures(app, 'loginByAddress', config.rateLimitScale),
      },
      async ({ body }) => {
        const { key, row } = await subjects.find(body.userName);
        // Counted before the password is looked at, and taken back when it is right: many guesses at once are all counted.
        await failuresOfAccount.take(key);
        const matches = await passwordMatches(row?.password_hash, body.password);
        if (!row || !matches) throw new Refusal('invalid_credentials');
        await failuresOfAccount.giveBack(key);
        if (row.activated_at === null) throw new Refusal('not_activated');
        const accessToken = await openSessionByPassword(queries, row, now());
        if (accessToken === undefined) throw new Refusal('invalid_credentials');
        return { message: CONFIRMATIONS.loggedIn, data: { user: toUser(row, images), accessToken } };
      },
    );

    /** POST /api/logout ends the session of the bearer token; without one there is nothing to end, which is fine too. */
    app.post(
      '/logout',
      {
        schema: operation({
          summary: 'Log out',
          tag: 'Auth',
          spec: '§4 Auth',
          errors: [],
          body: 'none',
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        const token = bearerToken(request);
        if (token !== undefined) {
          await closeSession(queries, token);
          broadcaster.disconnectSession(hashToken(token));
        }
        return { message: CONFIRMATIONS.loggedOut };
      },
    );
  };
}
