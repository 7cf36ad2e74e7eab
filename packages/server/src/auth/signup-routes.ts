import { messageAnswerSchema } from '@oja/contract/answers';
import { activateQuerySchema, resendActivationSchema, signupSchema } from '@oja/contract/auth';
import { CONFIRMATIONS, VALIDATION } from '@oja/contract/texts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { newId } from '../db/new-id.ts';
import { operation } from '../http/operation.ts';
import { RateLimit, limit } from '../http/rate-limits.ts';
import { refuseField } from '../http/refusal.ts';
import { activationLetter } from '../mail/letters/activation-letter.ts';
import type { Services } from '../services.ts';
import { createAccount, renewActivation } from './account-store.ts';
import { Subjects } from './account-subject.ts';
import { activateAccount } from './activate-account.ts';
import { hashPassword } from './passwords.ts';

/** Signing up and activating, spec §2 and §7. */
export function signupRoutes({ config, database, letters, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const subjects = new Subjects(queries);
  return async (app) => {
    const resendByAccount = new RateLimit(app, 'resendByAccount', config.rateLimitScale);

    /** POST /api/signup: 201, and a mail with a link to /activate. A mail server in trouble does not lose the account. */
    app.post(
      '/signup',
      {
        schema: {
          ...operation({
            summary: 'Make an account',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'user_name_taken', 'email_taken'],
            answers: { 201: messageAnswerSchema },
          }),
          body: signupSchema,
        },
        preHandler: [
          limit(app, 'signupByAddress', config.rateLimitScale),
          // Each signup mails whoever is named, from however many addresses it is asked for.
          limit(app, 'signupByEmail', config.rateLimitScale, emailOf),
        ],
      },
      async ({ body }, reply) => {
        if (body.password !== body.confirmPassword) throw refuseField('confirmPassword', VALIDATION.passwordsDiffer);
        const passwordHash = await hashPassword(body.password);
        const { name, userName, email } = body;
        const letterId = await queries.transaction().execute(async (transaction) => {
          const { row, token } = await createAccount(transaction, { name, userName, email, passwordHash }, now());
          return letters.write(transaction, activationLetter(config.publicUrl, row.email, token));
        });
        letters.send(letterId);
        return reply.code(201).send({ message: CONFIRMATIONS.signedUp });
      },
    );

    /** GET /api/activate?email=&token=: follows the link of the mail; again does no harm. */
    app.get(
      '/activate',
      {
        schema: {
          ...operation({
            summary: 'Activate an account by the link that was mailed',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'activation_invalid', 'activation_expired'],
            answers: { 200: messageAnswerSchema },
          }),
          querystring: activateQuerySchema,
        },
        preHandler: limit(app, 'activationByAddress', config.rateLimitScale),
      },
      async ({ query }) => ({ message: CONFIRMATIONS[await activateAccount(queries, query, now())] }),
    );

    /** POST /api/activate/resend: the same answer, after the same work, whether an account waits for a link or not. */
    app.post(
      '/activate/resend',
      {
        schema: {
          ...operation({
            summary: 'Mail another activation link',
            tag: 'Auth',
            spec: '§2 Account activation page',
            errors: ['validation_failed'],
            answers: { 200: messageAnswerSchema },
          }),
          body: resendActivationSchema,
        },
        preHandler: limit(app, 'activationByAddress', config.rateLimitScale),
      },
      async ({ body }) => {
        const { key, row } = await subjects.find(body.userName);
        await resendByAccount.take(key);
        const letterId = await queries.transaction().execute(async (transaction) => {
          // Where there is no such account, the same is asked about one that cannot be.
          const token = await renewActivation(transaction, row?.id ?? newId(), now());
          if (!row || token === undefined) return letters.writeToNoOne(transaction, activationLetter(config.publicUrl, '', ''));
          return letters.write(transaction, activationLetter(config.publicUrl, row.email, token));
        });
        letters.send(letterId);
        return { message: CONFIRMATIONS.activationSent };
      },
    );
  };
}

/** Whom a signup would mail. */
function emailOf({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : '';
}
