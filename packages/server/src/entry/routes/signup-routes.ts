import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { activateAnswerSchema, activateQuerySchema, resendActivationSchema, signupSchema } from '@oja/contract/auth';
import { VALIDATION } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { newId } from '../../foundation/db/new-id.ts';
import { operation } from '../../foundation/http/operation.ts';
import { addressKey } from '../../foundation/http/address-key.ts';
import { RateLimit, limit, limitFailures, limitSuccesses } from '../../foundation/http/rate-limits.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { activationEmail } from '../../market/accounts/account-emails.ts';
import type { Services } from '../services.ts';
import type { UserRow } from '../../market/people/user-store.ts';
import { type ActivationTokens, createAccount, renewActivation } from '../../market/accounts/account-store.ts';
import { Subjects } from '../../market/accounts/account-subject.ts';
import { activateAccount } from '../../market/accounts/activate-account.ts';
import { MailBudget } from '../../market/accounts/mail-budget.ts';
import { hashPassword } from '../../market/accounts/passwords.ts';
import { refuseWeakPassword } from '../../market/accounts/weak-passwords.ts';

/** Where no account waits for a link, an email of the same kind is written for nobody. */
const NO_ONE = { email: '', user_name: '' };
const NO_TOKENS: ActivationTokens = { token: '', removalToken: '' };

/** Routes for signing up and activating, product §2 and §7. */
export function signupRoutes({ config, database, emails, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const subjects = new Subjects(queries);

  function activationMessage(row: Pick<UserRow, 'email' | 'user_name'>, tokens: ActivationTokens, address: string) {
    const activation = { email: row.email, userName: row.user_name, ...tokens };
    return activationEmail(config.publicUrl, activation, { at: now(), address });
  }

  return async (app) => {
    const unknownLinks = new RateLimit(app, 'activationByAddress', config.rateLimitScale);
    const resendByCaller = new RateLimit(app, 'resendByCaller', config.rateLimitScale);
    const budget = new MailBudget(app, config.rateLimitScale, subjects);

    /** POST /api/signup: 201, and an email with a link to /activate. If the mail server fails, the account is kept. */
    app.post(
      '/signup',
      {
        schema: {
          ...operation({
            summary: 'Create an account',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'user_name_taken', 'email_taken'],
            answers: { 201: messageAnswerSchema },
          }),
          body: signupSchema,
        },
        preHandler: [
          // Many people can share one address of a carrier, so successes and failures are limited separately: a
          // person's failed attempts must not use up the signups of the others.
          limitSuccesses(app, 'signupByAddress', config.rateLimitScale),
          limitFailures(app, 'signupFailuresByAddress', config.rateLimitScale),
        ],
      },
      async ({ body, ip }, reply) => {
        if (body.password !== body.confirmPassword) throw refuseField('confirmPassword', VALIDATION.passwordsDiffer);
        const { name, userName, email, replaces } = body;
        await refuseWeakPassword(body.password, body, 'password');
        const passwordHash = await hashPassword(body.password);
        const mayMail = await budget.take(email, ip);
        const emailId = await queries
          .transaction()
          .execute(async (transaction) => {
            const user = { name, userName, email, passwordHash };
            const { row, tokens } = await createAccount(transaction, user, now(), replaces);
            const message = activationMessage(row, tokens, ip);
            return mayMail ? emails.write(transaction, message) : emails.writeToNoOne(transaction, message);
          })
          .catch(async (error: unknown) => {
            if (mayMail) await budget.giveBack(email, ip);
            throw error;
          });
        emails.send(emailId);
        return reply.code(201).send(confirm('signed_up'));
      },
    );

    /** GET /api/activate?email=&token=: follows the link of the email. A second request succeeds too. */
    app.get(
      '/activate',
      {
        schema: {
          ...operation({
            summary: 'Activate an account with the emailed link',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'activation_invalid', 'activation_expired'],
            answers: { 200: activateAnswerSchema },
          }),
          querystring: activateQuerySchema,
        },
        config: { limitsStrangers: true },
      },
      async ({ query, ip }) => {
        const { outcome, userName } = await activateAccount(queries, query, now()).catch(async (error: unknown) => {
          // Only unknown links count for the address, so that neighbours cannot use up the calls of a true one.
          if (error instanceof ApiError && error.code === 'activation_invalid') await unknownLinks.take(addressKey(ip));
          throw error;
        });
        return { ...confirm(outcome), data: { userName } };
      },
    );

    /** POST /api/activate/resend: the same answer, after the same work, whether an account waits for a link or not. */
    app.post(
      '/activate/resend',
      {
        schema: {
          ...operation({
            summary: 'Email another activation link',
            tag: 'Auth',
            spec: '§2 Account activation page',
            errors: ['validation_failed'],
            answers: { 200: messageAnswerSchema },
          }),
          body: resendActivationSchema,
        },
        preHandler: limit(app, 'activationByAddress', config.rateLimitScale),
      },
      async ({ body, ip }) => {
        const { key, row } = await subjects.find(body.userName);
        await resendByCaller.take(`${key}:${addressKey(ip)}`);
        const mayMail = await budget.take(row?.email ?? key, ip);
        const emailId = await queries.transaction().execute(async (transaction) => {
          // Without an account, the same statement runs for an id that cannot exist.
          const tokens = await renewActivation(transaction, mayMail && row ? row.id : newId(), now());
          if (!row || !tokens) return emails.writeToNoOne(transaction, activationMessage(NO_ONE, NO_TOKENS, ip));
          return emails.write(transaction, activationMessage(row, tokens, ip));
        });
        emails.send(emailId);
        return confirm('activation_sent');
      },
    );
  };
}
