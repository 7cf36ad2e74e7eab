import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { maskEmail } from '@oja/contract/mask-email';
import {
  type StepUp,
  type StepUpWayAnswer,
  stepUpPasskeyAnswerSchema,
  stepUpSchema,
  stepUpWayAnswerSchema,
} from '@oja/contract/step-up';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { hashToken } from '../../foundation/secrets/secret-token.ts';
import { bearerToken, recentProof, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { stepUpCodeEmail } from '../../market/accounts/account-emails.ts';
import { factorEmail } from '../../market/accounts/factor-emails.ts';
import { type RightFactor, checkCode, checkPasskey, refuseFactor } from '../../market/accounts/factors/check-factor.ts';
import { hasTotp, listPasskeys, lockAccount } from '../../market/accounts/factors/factor-store.ts';
import { Passkeys } from '../../market/accounts/factors/passkeys.ts';
import { findCaller } from '../../market/accounts/known-devices.ts';
import { LoginAttempts, SECOND_FACTORS } from '../../market/accounts/login-attempts.ts';
import { passwordMatches } from '../../market/accounts/passwords.ts';
import { hashCode } from '../../market/accounts/recovery-code.ts';
import {
  beginStepUp,
  consumeCode,
  proveByCode,
  proveSession,
  storeCode,
  tryCode,
} from '../../market/accounts/step-up-store.ts';
import { type UserRow, addresseeOf, findActive } from '../../market/people/user-store.ts';
import type { Services } from '../services.ts';

/**
 * Routes with which a session proves that it belongs to the owner of its account, decision 034. Registered behind
 * requireSession.
 */
export function stepUpRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const isRecent = recentProof(services);
  const passkeys = new Passkeys(config);

  async function ownRow(userId: string): Promise<UserRow> {
    const row = await findActive(queries, userId);
    if (!row) throw new ApiError('unauthenticated');
    return row;
  }

  /**
   * How an account is confirmed. An emailed code is for an account without a password, and for one whose email was
   * never proved once its password was: then only the setup of a second factor asks for more. It is never enough for
   * an account with a second factor: the mailbox alone must not open what the factor protects.
   */
  function wayOf(request: FastifyRequest, row: UserRow): StepUpWayAnswer['data']['by'] {
    if (row.second_factors > 0) return row.has_password === 0 ? 'factor' : 'password';
    return row.has_password === 0 || (row.password_proven_at === null && isRecent(request)) ? 'code' : 'password';
  }

  async function proveByPassword(token: string, row: UserRow, password: string): Promise<void> {
    if (!(await passwordMatches(row.password_hash, password)))
      throw new ApiError('password_wrong', { password: ERROR_MESSAGES.password_wrong });
    await proveSession(queries, token, now());
  }

  /** Checks a code of the app or a recovery code, or the answer to the passkey request of the session. */
  async function checkProof(token: string, userId: string, { code = '', assertion }: StepUp): Promise<RightFactor> {
    if (!assertion) return checkCode(queries, userId, code, now());
    const stored = await tryCode(queries, token, now());
    if (stored === undefined) throw refuseFactor('assertion', VALIDATION.passkeyWrong);
    const challenge = (given: string) => hashCode(token, given) === stored;
    const factor = await checkPasskey(queries, passkeys, { userId, challenge, assertion }, now());
    return {
      ...factor,
      async use(transaction) {
        if (!(await consumeCode(transaction, token, stored))) throw refuseFactor('assertion', VALIDATION.passkeyWrong);
        await factor.use(transaction);
      },
    };
  }

  return async (app) => {
    const factorAttempts = new LoginAttempts(app, config.rateLimitScale, SECOND_FACTORS);
    const failuresOfSession = new RateLimit(app, 'stepUpBySession', config.rateLimitScale);
    const failuresInDay = new RateLimit(app, 'stepUpDayBySession', config.rateLimitScale);
    const passkeyRequests = new RateLimit(app, 'passkeyRequestBySession', config.rateLimitScale);
    const codesOfSession = new RateLimit(app, 'stepUpCodeBySession', config.rateLimitScale);
    const codesOfAccount = new RateLimit(app, 'stepUpCodeByAccount', config.rateLimitScale);

    /**
     * Proves a session by a code of the authenticator app, a passkey, or a recovery code, which is used up and emailed
     * to the owner. Guesses count as those at a login do, so that a stolen token allows no further ones.
     */
    async function proveByFactor(
      { ip }: FastifyRequest,
      token: string,
      { id: userId }: UserRow,
      proof: StepUp,
    ): Promise<void> {
      const { deviceToken } = proof;
      const caller = await findCaller(queries, { address: ip, deviceToken }, userId, now());
      const attempt = { account: userId, caller, address: ip };
      await factorAttempts.begin(attempt);
      const factor = await checkProof(token, userId, proof);
      const emailId = await queries.transaction().execute(async (transaction) => {
        const row = await lockAccount(transaction, userId);
        await proveSession(transaction, token, now());
        await factor.use(transaction);
        if (factor.kind !== 'recovery code') return undefined;
        const asked = { at: now(), address: ip };
        const notice = factorEmail(config.publicUrl, 'recovery_code_used', addresseeOf(row), asked);
        return emails.write(transaction, notice);
      });
      await factorAttempts.succeed(attempt);
      if (emailId !== undefined) emails.send(emailId);
    }

    app.get(
      '/step-up',
      {
        schema: operation({
          summary: 'Read whether your account is confirmed with its password, an emailed code or a second factor',
          tag: 'Auth',
          spec: 'decision 034',
          errors: ['unauthenticated'],
          answers: { 200: stepUpWayAnswerSchema },
        }),
      },
      async (request) => {
        const row = await ownRow(viewerOf(request).id);
        const totp = row.second_factors > 0 && (await hasTotp(queries, row.id));
        const passkey = row.second_factors > 0 && (await listPasskeys(queries, row.id)).length > 0;
        return { data: { by: wayOf(request, row), totp, passkey, email: maskEmail(row.email) } };
      },
    );

    /**
     * POST /api/v1/step-up. Wrong passwords and codes count for the session alone, for a quarter of an hour and for a
     * day, so that a stolen token can neither guess nor lock the owner out.
     */
    app.post(
      '/step-up',
      {
        schema: {
          ...operation({
            summary: 'Prove that this session is yours: password, second factor or emailed code',
            tag: 'Auth',
            spec: 'decision 034',
            errors: [
              'unauthenticated',
              'validation_failed',
              'password_wrong',
              'code_invalid',
              'code_expired',
              'second_factor_invalid',
              'too_many_tries',
            ],
            answers: { 200: messageAnswerSchema },
          }),
          body: stepUpSchema,
        },
      },
      async (request) => {
        const { password, code } = request.body;
        const token = bearerToken(request) ?? '';
        const sessionKey = hashToken(token);
        // As at a login, a failure is counted before the check, so that parallel guesses are all counted.
        await failuresOfSession.take(sessionKey);
        await failuresInDay.take(sessionKey);
        const row = await ownRow(viewerOf(request).id);
        if (password !== undefined) await proveByPassword(token, row, password);
        else if (code === undefined || row.second_factors > 0) await proveByFactor(request, token, row, request.body);
        else await proveByCode(queries, { token, userId: row.id }, code, now());
        await failuresOfSession.giveBack(sessionKey);
        await failuresInDay.giveBack(sessionKey);
        return confirm('stepped_up');
      },
    );

    /** POST /api/v1/step-up/passkey. The request replaces an earlier one of the session. */
    app.post(
      '/step-up/passkey',
      {
        schema: operation({
          summary: 'Get the request with which a passkey of yours proves this session',
          tag: 'Auth',
          spec: 'decision 034',
          errors: ['unauthenticated', 'second_factor_gone'],
          body: 'none',
          answers: { 200: stepUpPasskeyAnswerSchema },
        }),
      },
      async (request) => {
        const token = bearerToken(request) ?? '';
        const own = await listPasskeys(queries, viewerOf(request).id);
        if (own.length === 0) throw new ApiError('second_factor_gone');
        await passkeyRequests.take(hashToken(token));
        const passkeyRequest = await passkeys.requestFor(own);
        await queries
          .transaction()
          .execute((transaction) => storeCode(transaction, token, passkeyRequest.challenge, now()));
        return { data: passkeyRequest };
      },
    );

    /**
     * POST /api/v1/step-up/code, for accounts that Google opened and that have neither a password nor a second factor,
     * and for those whose email has to be proved before they set up a second factor.
     */
    app.post(
      '/step-up/code',
      {
        schema: operation({
          summary: 'Email the code that proves this session, where the password is not asked for',
          tag: 'Auth',
          spec: 'decision 034',
          errors: ['unauthenticated', 'password_set', 'second_factor_set'],
          body: 'none',
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        const row = await ownRow(viewerOf(request).id);
        const by = wayOf(request, row);
        if (by !== 'code') throw new ApiError(by === 'factor' ? 'second_factor_set' : 'password_set');
        const token = bearerToken(request) ?? '';
        // For the session first: a stolen token must leave codes to the owner's other sessions.
        await codesOfSession.take(hashToken(token));
        await codesOfAccount.take(row.id);
        const emailId = await queries.transaction().execute(async (transaction) => {
          const code = await beginStepUp(transaction, token, now());
          return emails.write(transaction, stepUpCodeEmail(row.user_name, row.email, code));
        });
        emails.send(emailId);
        return confirm('step_up_code_sent');
      },
    );
  };
}
