import { confirm } from '@oja/contract/answers';
import { googleSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { loginErrorSchema } from '@oja/contract/second-factors';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { isConflict } from '../../foundation/db/database-faults.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limitFailures } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { accountReclaimedEmail, googleLinkedEmail } from '../../market/accounts/account-emails.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import type { UserRow } from '../../market/people/user-store.ts';
import { toUser } from '../../market/people/user-wire.ts';
import { Passkeys } from '../../market/accounts/factors/passkeys.ts';
import { type GoogleAccount, findOrMakeAccount } from '../../market/accounts/google-account.ts';
import { type GooglePerson, fetchGooglePerson } from '../../market/accounts/google-person.ts';
import { findCallerOfAny } from '../../market/accounts/known-devices.ts';
import { unusablePassword } from '../../market/accounts/passwords.ts';
import {
  type AwaitingFactor,
  type DeviceOfSignIn,
  type SignedIn,
  signInOrChallenge,
} from '../../market/accounts/sign-in.ts';
import { askForFactor } from './ask-for-factor.ts';
import { originOf } from './session-origin.ts';

/** How often a sign-in is tried when concurrent requests change the same account. */
const ATTEMPTS_MAX = 3;

/** The emails that inform the owner of a changed account. */
const NOTICES: Partial<Record<GoogleAccount['how'], typeof googleLinkedEmail>> = {
  linked: googleLinkedEmail,
  reclaimed: accountReclaimedEmail,
};

interface SignedInByGoogle {
  row: UserRow;
  outcome: SignedIn | AwaitingFactor;
}

/** The route for signing in with Google, product §7. */
export function googleRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails, now, log } = services;
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);
  const deps = { ...services, passkeys: new Passkeys(config) };

  async function signInByGoogle(person: GooglePerson, from: DeviceOfSignIn, attempt = 1): Promise<SignedInByGoogle> {
    const noPassword = await unusablePassword();
    try {
      const { ended, emailIds, ...signedIn } = await queries.transaction().execute(async (transaction) => {
        const account = await findOrMakeAccount(
          transaction,
          person,
          { deviceToken: from.deviceToken, unusablePassword: noPassword },
          now(),
        );
        const { user_name: userName, email } = account.row;
        const notice = NOTICES[account.how]?.(config.publicUrl, { userName, email });
        const outcome = await signInOrChallenge(transaction, deps, account.row, from);
        return {
          row: account.row,
          ended: account.ended,
          outcome,
          emailIds: [
            notice && (await emails.write(transaction, notice)),
            'emailId' in outcome ? outcome.emailId : undefined,
          ],
        };
      });
      for (const tokenHash of ended) realtime.disconnectSession(tokenHash);
      for (const emailId of emailIds) if (emailId !== undefined) emails.send(emailId);
      return signedIn;
    } catch (error) {
      if (
        attempt < ATTEMPTS_MAX &&
        (isConflict(error) || (error instanceof ApiError && error.code === 'google_failed'))
      )
        return signInByGoogle(person, from, attempt + 1);
      throw error;
    }
  }

  /** The account is only known once Google has answered, so a device counts that signed in to any. */
  async function callerOf({ body, ip }: FastifyRequest): Promise<string> {
    const deviceToken = googleSchema.safeParse(body).data?.deviceToken;
    return (await findCallerOfAny(queries, { address: ip, deviceToken }, now())).key;
  }

  return async (app) => {
    /**
     * POST /api/google with the access token that Google gave the client. It opens a session, as a login does. The
     * account is found or linked by the email that Google has verified, or created. For an account with a second
     * factor, it answers as a login does.
     */
    app.post(
      '/google',
      {
        schema: {
          ...operation({
            summary: 'Log in with Google',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: [
              'validation_failed',
              'google_failed',
              'google_not_offered',
              'second_factor_required',
              'account_was_deleted',
              'account_deleted_by_admin',
            ],
            answers: { 200: sessionAnswerSchema, 401: loginErrorSchema },
          }),
          body: googleSchema,
        },
        config: { limitsStrangers: true },
        preHandler: limitFailures(app, 'googleByCaller', config.rateLimitScale, callerOf),
      },
      async (request, reply) => {
        const { body } = request;
        const person = await fetchGooglePerson(config, body.access_token, log);
        const from = { ...originOf(request), deviceToken: body.deviceToken };
        const { row, outcome } = await signInByGoogle(person, from);
        if ('challenge' in outcome) return reply.code(401).send(askForFactor(outcome.challenge));
        const { accessToken, deviceToken } = outcome;
        request.log.info({ userId: row.id, by: 'Google' }, 'a person signed in');
        return { ...confirm('logged_in'), data: { user: toUser(row, images), accessToken, deviceToken } };
      },
    );
  };
}
