import { googleSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { isConflict } from '../db/database-faults.ts';
import { operation } from '../http/operation.ts';
import { limitFailures } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { googleLinkedLetter } from '../mail/letters/notices.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import type { UserRow } from '../users/user-store.ts';
import { toUser } from '../users/user-wire.ts';
import { findOrMakeAccount } from './google-account.ts';
import { type GooglePerson, askGoogle } from './google-person.ts';
import { unusablePassword } from './passwords.ts';
import { openSession } from './session-store.ts';

/** How often a sign-in starts over because somebody else was at the same account. */
const ATTEMPTS_MAX = 3;

/** Signing in with Google, spec §7. */
export function googleRoutes({ config, database, letters, now, log }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);

  async function signIn(person: GooglePerson, attempt = 1): Promise<{ row: UserRow; accessToken: string }> {
    const noPassword = await unusablePassword();
    try {
      const { row, accessToken, letterId } = await queries.transaction().execute(async (transaction) => {
        const account = await findOrMakeAccount(transaction, person, noPassword, now());
        const { user_name: userName, email } = account.row;
        const notice = account.how === 'linked' ? await letters.write(transaction, googleLinkedLetter(config.publicUrl, { userName, email })) : undefined;
        return { row: account.row, accessToken: await openSession(transaction, account.row.id, now()), letterId: notice };
      });
      if (letterId !== undefined) letters.send(letterId);
      return { row, accessToken };
    } catch (error) {
      if ((error instanceof Refusal || isConflict(error)) && attempt < ATTEMPTS_MAX) return signIn(person, attempt + 1);
      throw error;
    }
  }

  return async (app) => {
    /**
     * POST /api/google with the access token that Google gave the client: a session, as after a login. The account is
     * found or linked by the e-mail that Google has verified, or made.
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
      async ({ body }) => {
        const person = await askGoogle(config, body.access_token, log);
        const { row, accessToken } = await signIn(person);
        return { message: CONFIRMATIONS.loggedIn, data: { user: toUser(row, images), accessToken } };
      },
    );
  };
}
