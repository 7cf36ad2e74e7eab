import { messageAnswerSchema } from '@oja/contract/answers';
import { activateQuerySchema, resendActivationSchema, signupSchema } from '@oja/contract/auth';
import { CONFIRMATIONS, VALIDATION } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { refusals } from '../http/answers.ts';
import { limit } from '../http/rate-limits.ts';
import { refuseField } from '../http/refusal.ts';
import type { Delivery } from '../mail/delivery.ts';
import type { Services } from '../services.ts';
import { findByLogin } from '../users/user-store.ts';
import { accountKey, emailKey } from './account-key.ts';
import { createAccount, newActivation } from './account-store.ts';
import { activateAccount } from './activate-account.ts';
import { activationMail } from './activation-mail.ts';
import { hashPassword } from './passwords.ts';

/** Signing up and activating, spec §2 and §7. */
export function signupRoutes({ config, database, now }: Services, delivery: Delivery): FastifyPluginAsyncZod {
  const { queries } = database;
  return async (app) => {
    /**
     * POST /api/signup: 201, and a mail with a link to /activate. A mail server in trouble does not lose the account.
     * 409 `user_name_taken`, `email_taken`; 422 with `fields`, passwords that differ among them.
     */
    app.post(
      '/signup',
      {
        schema: { body: signupSchema, response: { 201: messageAnswerSchema, ...refusals } },
        preHandler: [
          limit(app, 'signupByAddress', config.rateLimitScale),
          // Each signup mails whoever is named, from however many addresses it is asked for.
          limit(app, 'signupByEmail', config.rateLimitScale, emailKey),
        ],
      },
      async ({ body }, reply) => {
        if (body.password !== body.confirmPassword) throw refuseField('confirmPassword', VALIDATION.passwordsDiffer);
        const passwordHash = await hashPassword(body.password);
        const { name, userName, email } = body;
        const { row, token } = await createAccount(queries, { name, userName, email, passwordHash }, now());
        await delivery.deliver(activationMail(config.publicUrl, { name, userName, email: row.email }, token));
        return reply.code(201).send({ message: CONFIRMATIONS.signedUp });
      },
    );

    /** GET /api/activate?email=&token=: 400 `activation_invalid`, 410 `activation_expired`. */
    app.get(
      '/activate',
      {
        schema: { querystring: activateQuerySchema, response: { 200: messageAnswerSchema, ...refusals } },
        preHandler: limit(app, 'activationByAddress', config.rateLimitScale),
      },
      async ({ query }) => ({ message: CONFIRMATIONS[await activateAccount(queries, query, now())] }),
    );

    /** POST /api/activate/resend: the same answer, after the same work as far as one can see, whether there is such an account or not. */
    app.post(
      '/activate/resend',
      {
        schema: { body: resendActivationSchema, response: { 200: messageAnswerSchema, ...refusals } },
        preHandler: [
          limit(app, 'activationByAddress', config.rateLimitScale),
          limit(app, 'resendByAccount', config.rateLimitScale, accountKey),
        ],
      },
      async ({ body }) => {
        const row = await findByLogin(queries, body.userName);
        if (row?.activated_at === null) {
          const token = await newActivation(queries, row.id, now());
          // Not awaited: how long the mail server takes would tell that the account exists.
          void delivery.deliver(activationMail(config.publicUrl, { name: row.name, userName: row.user_name, email: row.email }, token));
        }
        return { message: CONFIRMATIONS.activationSent };
      },
    );
  };
}
