import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { loginSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { loginErrorSchema } from '@oja/contract/second-factors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toUser } from '../../market/people/user-wire.ts';
import { Subjects } from '../../market/accounts/account-subject.ts';
import { Passkeys } from '../../market/accounts/factors/passkeys.ts';
import { findCaller } from '../../market/accounts/known-devices.ts';
import { LoginAttempts } from '../../market/accounts/login-attempts.ts';
import { passwordMatches } from '../../market/accounts/passwords.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { askForFactor } from './ask-for-factor.ts';
import { bearerToken } from './session-guard.ts';
import { originOf } from './session-origin.ts';
import { closeSession, openSessionByPassword } from '../../market/accounts/session-store.ts';
import { signInOrChallenge } from '../../market/accounts/sign-in.ts';

/** Routes for logging in and out, product §4 and §7. */
export function loginRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  const subjects = new Subjects(queries);
  const deps = { ...services, passkeys: new Passkeys(config) };
  return async (app) => {
    const attempts = new LoginAttempts(app, config.rateLimitScale);

    /**
     * POST /api/login with a user name or an email. It answers with the user and an access token. 401
     * `invalid_credentials` for an unknown account and for a wrong password; 403 `not_activated` only after the right
     * password. The answer carries a mark for the device, which the device sends with its next login. For an account
     * with a second factor, it is 401 `second_factor_required` with a challenge for POST /api/v1/login/second-factor.
     */
    app.post(
      '/login',
      {
        schema: {
          ...operation({
            summary: 'Log in',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: [
              'validation_failed',
              'invalid_credentials',
              'not_activated',
              'second_factor_required',
              'too_many_tries',
            ],
            answers: { 200: sessionAnswerSchema, 401: loginErrorSchema },
          }),
          body: loginSchema,
        },
        config: { limitsStrangers: true },
      },
      async (request, reply) => {
        const { body, ip } = request;
        const { key, row } = await subjects.find(body.userName);
        const caller = await findCaller(queries, { address: ip, deviceToken: body.deviceToken }, row?.id, now());
        const attempt = { account: key, caller, address: ip };
        await attempts.begin(attempt);
        const matches = await passwordMatches(row?.password_hash, body.password);
        if (!row || !matches) throw new ApiError('invalid_credentials');
        await attempts.succeed(attempt);
        if (row.activated_at === null) throw new ApiError('not_activated');
        const signedIn = await openSessionByPassword(queries, row, (transaction, held) =>
          signInOrChallenge(transaction, deps, held, { ...originOf(request), deviceToken: body.deviceToken }),
        );
        if (!signedIn) throw new ApiError('invalid_credentials');
        if ('challenge' in signedIn) return reply.code(401).send(askForFactor(signedIn.challenge));
        const { accessToken, deviceToken, emailId } = signedIn;
        if (emailId !== undefined) emails.send(emailId);
        request.log.info({ userId: row.id, by: 'password' }, 'a person signed in');
        return { ...confirm('logged_in'), data: { user: toUser(row, images), accessToken, deviceToken } };
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
