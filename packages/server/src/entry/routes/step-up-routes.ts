import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { maskEmail } from '@oja/contract/mask-email';
import { stepUpSchema, stepUpWayAnswerSchema } from '@oja/contract/step-up';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { bearerToken, recentProof, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { stepUpCodeEmail } from '../../market/accounts/account-emails.ts';
import { passwordMatches } from '../../market/accounts/passwords.ts';
import { beginStepUp, proveByCode, proveSession } from '../../market/accounts/step-up-store.ts';
import { type UserRow, findActive } from '../../market/people/user-store.ts';
import type { Services } from '../services.ts';

/**
 * Routes with which a session proves that it belongs to the owner of its account, decision 034. Registered behind
 * requireSession.
 */
export function stepUpRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const isRecent = recentProof(services);

  async function ownRow(userId: string): Promise<UserRow> {
    const row = await findActive(queries, userId);
    if (!row) throw new ApiError('unauthenticated');
    return row;
  }

  /**
   * A code for an account without a password, and for one whose email was never proved once its password was: then only
   * the setup of a second factor asks for more.
   */
  function isByCode(request: FastifyRequest, row: UserRow): boolean {
    return row.has_password === 0 || (row.password_proven_at === null && isRecent(request));
  }

  return async (app) => {
    const failuresOfSession = new RateLimit(app, 'stepUpBySession', config.rateLimitScale);
    const codesOfAccount = new RateLimit(app, 'stepUpCodeByAccount', config.rateLimitScale);

    app.get(
      '/step-up',
      {
        schema: operation({
          summary: 'Read whether your account is confirmed with its password or with an emailed code',
          tag: 'Auth',
          spec: 'decision 034',
          errors: ['unauthenticated'],
          answers: { 200: stepUpWayAnswerSchema },
        }),
      },
      async (request) => {
        const row = await ownRow(viewerOf(request).id);
        const by = isByCode(request, row) ? ('code' as const) : ('password' as const);
        return { data: { by, email: maskEmail(row.email) } };
      },
    );

    /**
     * POST /api/v1/step-up. Wrong passwords and codes count for the session alone, so that a stolen token can neither
     * guess nor lock the owner out.
     */
    app.post(
      '/step-up',
      {
        schema: {
          ...operation({
            summary: 'Prove that this session is yours, with your password or the emailed code',
            tag: 'Auth',
            spec: 'decision 034',
            errors: ['unauthenticated', 'validation_failed', 'password_wrong', 'code_invalid', 'code_expired'],
            answers: { 200: messageAnswerSchema },
          }),
          body: stepUpSchema,
        },
      },
      async (request) => {
        const { password = '', code } = request.body;
        const token = bearerToken(request) ?? '';
        const sessionKey = hashToken(token);
        // As at a login, a failure is counted before the check, so that parallel guesses are all counted.
        await failuresOfSession.take(sessionKey);
        if (code === undefined) {
          const row = await ownRow(viewerOf(request).id);
          if (!(await passwordMatches(row.password_hash, password)))
            throw new ApiError('password_wrong', { password: ERROR_MESSAGES.password_wrong });
          await proveSession(queries, token, now());
        } else {
          await proveByCode(queries, { token, userId: viewerOf(request).id }, code, now());
        }
        await failuresOfSession.giveBack(sessionKey);
        return confirm('stepped_up');
      },
    );

    /**
     * POST /api/v1/step-up/code, for accounts that Google opened and that have no password, and for those whose email
     * has to be proved before they set up a second factor.
     */
    app.post(
      '/step-up/code',
      {
        schema: operation({
          summary: 'Email the code that proves this session, where the password is not asked for',
          tag: 'Auth',
          spec: 'decision 034',
          errors: ['unauthenticated', 'password_set'],
          body: 'none',
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        const row = await ownRow(viewerOf(request).id);
        if (!isByCode(request, row)) throw new ApiError('password_set');
        await codesOfAccount.take(row.id);
        const emailId = await queries.transaction().execute(async (transaction) => {
          const code = await beginStepUp(transaction, bearerToken(request) ?? '', now());
          return emails.write(transaction, stepUpCodeEmail(row.user_name, row.email, code));
        });
        emails.send(emailId);
        return confirm('step_up_code_sent');
      },
    );
  };
}
