import { confirm } from '@oja/contract/answers';
import { googleSchema, sessionAnswerSchema } from '@oja/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { isConflict } from '../../foundation/db/database-faults.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limitFailures } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { googleLinkedEmail } from '../../market/accounts/account-emails.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import type { UserRow } from '../../market/people/user-store.ts';
import { toUser } from '../../market/people/user-wire.ts';
import { findOrMakeAccount } from '../../market/accounts/google-account.ts';
import { type GooglePerson, fetchGooglePerson } from '../../market/accounts/google-person.ts';
import { unusablePassword } from '../../market/accounts/passwords.ts';
import type { SessionOrigin } from '../../market/accounts/session-store.ts';
import { signIn } from '../../market/accounts/sign-in.ts';
import { originOf } from './session-origin.ts';

/** How often a sign-in is tried when concurrent requests change the same account. */
const ATTEMPTS_MAX = 3;

/** The route for signing in with Google, product §7. */
export function googleRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, emails, now, log } = services;
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);

  async function signInByGoogle(
    person: GooglePerson,
    origin: SessionOrigin,
    attempt = 1,
  ): Promise<{ row: UserRow; accessToken: string }> {
    const noPassword = await unusablePassword();
    try {
      const { row, accessToken, emailIds } = await queries.transaction().execute(async (transaction) => {
        const account = await findOrMakeAccount(transaction, person, noPassword, now());
        const { user_name: userName, email } = account.row;
        const notice =
          account.how === 'linked'
            ? await emails.write(transaction, googleLinkedEmail(config.publicUrl, { userName, email }))
            : undefined;
        const signedIn = await signIn(transaction, services, account.row, origin);
        return { row: account.row, accessToken: signedIn.accessToken, emailIds: [notice, signedIn.emailId] };
      });
      for (const emailId of emailIds) if (emailId !== undefined) emails.send(emailId);
      return { row, accessToken };
    } catch (error) {
      if ((error instanceof ApiError || isConflict(error)) && attempt < ATTEMPTS_MAX)
        return signInByGoogle(person, origin, attempt + 1);
      throw error;
    }
  }

  return async (app) => {
    /**
     * POST /api/google with the access token that Google gave the client. It opens a session, as a login does. The
     * account is found or linked by the email that Google has verified, or created.
     */
    app.post(
      '/google',
      {
        schema: {
          ...operation({
            summary: 'Log in with Google',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'google_failed', 'google_not_offered'],
            answers: { 200: sessionAnswerSchema },
          }),
          body: googleSchema,
        },
        preHandler: limitFailures(app, 'googleByAddress', config.rateLimitScale),
      },
      async (request) => {
        const person = await fetchGooglePerson(config, request.body.access_token, log);
        const { row, accessToken } = await signInByGoogle(person, originOf(request));
        return { ...confirm('logged_in'), data: { user: toUser(row, images), accessToken } };
      },
    );
  };
}
