import { confirm } from '@oja/contract/answers';
import { sessionAnswerSchema } from '@oja/contract/auth';
import { secondFactorSchema } from '@oja/contract/second-factors';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { addressKey } from '../../foundation/http/address-key.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { checkFactor } from '../../market/accounts/factors/check-factor.ts';
import { factorEmail } from '../../market/accounts/factor-emails.ts';
import { lockAccount } from '../../market/accounts/factors/factor-store.ts';
import {
  type ChallengeRow,
  consumeChallenge,
  countTry,
  findChallenge,
} from '../../market/accounts/factors/login-challenges.ts';
import { Passkeys } from '../../market/accounts/factors/passkeys.ts';
import { findCaller } from '../../market/accounts/known-devices.ts';
import { LoginAttempts, SECOND_FACTORS } from '../../market/accounts/login-attempts.ts';
import { signIn } from '../../market/accounts/sign-in.ts';
import { addresseeOf } from '../../market/people/user-store.ts';
import { toUser } from '../../market/people/user-wire.ts';
import type { Services } from '../services.ts';
import { originOf } from './session-origin.ts';

/** The route for the second half of a login, decision 037. */
export function loginSecondFactorRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  const passkeys = new Passkeys(config);

  return async (app) => {
    const attempts = new LoginAttempts(app, config.rateLimitScale, SECOND_FACTORS);
    const callsOfAddress = new RateLimit(app, 'loginCallsByAddress', config.rateLimitScale);

    /** An unknown challenge counts for the address alone: only the password leads to a known one. */
    async function requireChallenge(challenge: string, address: string): Promise<ChallengeRow> {
      const row = await findChallenge(queries, challenge, now());
      if (row) return row;
      await callsOfAddress.take(addressKey(address));
      throw new ApiError('challenge_expired');
    }

    /**
     * POST /api/v1/login/second-factor with the challenge of /api/login or /api/google. It answers as a login does. A
     * factor that was right ends the challenge, so parallel calls open one session.
     */
    app.post(
      '/login/second-factor',
      {
        schema: {
          ...operation({
            summary: 'Finish a login with an authenticator app, a passkey or a recovery code',
            tag: 'Auth',
            spec: 'decision 037',
            errors: [
              'validation_failed',
              'second_factor_invalid',
              'challenge_expired',
              'challenge_tries',
              'too_many_tries',
            ],
            answers: { 200: sessionAnswerSchema },
          }),
          body: secondFactorSchema,
        },
        config: { limitsStrangers: true },
      },
      async (request) => {
        const { body, ip } = request;
        const challenge = await requireChallenge(body.challenge, ip);
        const { user_id: userId } = challenge;
        const deviceToken = body.deviceToken ?? challenge.device_token ?? undefined;
        const caller = await findCaller(queries, { address: ip, deviceToken }, userId, now());
        const attempt = { account: userId, caller, address: ip };
        await attempts.begin(attempt);
        await countTry(queries, challenge);
        const factor = await checkFactor(queries, passkeys, challenge, body, now());
        const {
          row,
          accessToken,
          deviceToken: mark,
          emailIds,
        } = await queries.transaction().execute(async (transaction) => {
          const held = await lockAccount(transaction, userId);
          await consumeChallenge(transaction, challenge);
          await factor.use(transaction);
          const { emailId, ...signedIn } = await signIn(transaction, services, held, {
            ...originOf(request),
            deviceToken,
          });
          const asked = { at: now(), address: ip };
          const notice =
            factor.kind === 'recovery code' &&
            factorEmail(config.publicUrl, 'recovery_code_used', addresseeOf(held), asked);
          return {
            ...signedIn,
            row: held,
            emailIds: [emailId, notice ? await emails.write(transaction, notice) : undefined],
          };
        });
        await attempts.succeed(attempt);
        for (const emailId of emailIds) if (emailId !== undefined) emails.send(emailId);
        request.log.info({ userId, by: factor.kind }, 'a person signed in');
        return { ...confirm('logged_in'), data: { user: toUser(row, images), accessToken, deviceToken: mark } };
      },
    );
  };
}
