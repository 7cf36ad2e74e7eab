import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { loginSchema, sessionAnswerSchema } from '@oja/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../../foundation/http/operation.ts';
import { RateLimit, limitFailures } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toUser } from '../../market/people/user-wire.ts';
import { Subjects } from '../../market/accounts/account-subject.ts';
import { passwordMatches } from '../../market/accounts/passwords.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { bearerToken } from './session-guard.ts';
import { originOf } from './session-origin.ts';
import { closeSession, openSessionByPassword } from '../../market/accounts/session-store.ts';
import { signIn } from '../../market/accounts/sign-in.ts';

/** Routes for logging in and out, product §4 and §7. */
export function loginRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails } = services;
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  const subjects = new Subjects(queries);
  return async (app) => {
    const failuresOfAccount = new RateLimit(app, 'loginByAccount', config.rateLimitScale);

    /**
     * POST /api/login with a user name or an email. It answers with the user and an access token. 401
     * `invalid_credentials` for an unknown account and for a wrong password; 403 `not_activated` only after the right
     * password.
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
      async (request) => {
        const { body } = request;
        const { key, row } = await subjects.find(body.userName);
        // A failure is counted before the password is checked, and undone when the password is right, so that
        // parallel guesses are all counted.
        await failuresOfAccount.take(key);
        const matches = await passwordMatches(row?.password_hash, body.password);
        if (!row || !matches) throw new ApiError('invalid_credentials');
        await failuresOfAccount.giveBack(key);
        if (row.activated_at === null) throw new ApiError('not_activated');
        const signedIn = await openSessionByPassword(queries, row, (transaction) =>
          signIn(transaction, services, row, originOf(request)),
        );
        if (!signedIn) throw new ApiError('invalid_credentials');
        const { accessToken, emailId } = signedIn;
        if (emailId !== undefined) emails.send(emailId);
        return { ...confirm('logged_in'), data: { user: toUser(row, images), accessToken } };
      },
    );

    /** POST /api/logout ends the session of the bearer token. Without a session, it succeeds too. */
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
          realtime.disconnectSession(hashToken(token));
        }
        return confirm('logged_out');
      },
    );
  };
}
