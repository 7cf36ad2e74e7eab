import { messageAnswerSchema } from '@oja/contract/answers';
import {
  resetPasswordQuerySchema, resetPasswordSchema, sendOtpAnswerSchema, sendOtpSchema, verifyOtpQuerySchema, verifyOtpSchema,
} from '@oja/contract/auth';
import { maskEmail } from '@oja/contract/mask-email';
import { CONFIRMATIONS, VALIDATION } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../http/operation.ts';
import { RateLimit, limit } from '../http/rate-limits.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { codeLetter } from '../mail/letters/code-letter.ts';
import { passwordChangedLetter } from '../mail/letters/notices.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { userNameKey } from '../users/user-name-key.ts';
import { findByLogin } from '../users/user-store.ts';
import { type Subject, Subjects } from './account-subject.ts';
import { decoyMaskedEmail } from './decoy-email.ts';
import { hashPassword } from './passwords.ts';
import { beginRecovery, resetPassword, tryCode, verifiedUserId } from './recovery-store.ts';
import { bearerToken } from './session-guard.ts';

/** The way back for who forgot the password, spec §4: a code by e-mail, then a new password. */
export function recoveryRoutes({ config, database, letters, now }: Services, broadcaster: Broadcaster): FastifyPluginAsyncZod {
  const { queries } = database;
  const subjects = new Subjects(queries);

  /** The e-mail as the asker may see it: of an account, of what they typed themselves, or a likely one. */
  async function maskedEmail({ row }: Subject, typed: string): Promise<string> {
    // However the name is written, an account answers alike: so must who does not exist.
    const name = userNameKey(typed);
    const hash = await subjects.keyedHash(`email:${name}`);
    if (typed.includes('@')) return maskEmail(typed.toLowerCase());
    return row ? maskEmail(row.email) : decoyMaskedEmail(name, hash);
  }

  return async (app) => {
    const codeByAccount = new RateLimit(app, 'codeByAccount', config.rateLimitScale);

    /** POST /api/send-otp: the same answer, after the same work, whether there is such an account or not. */
    app.post(
      '/send-otp',
      {
        schema: {
          ...operation({
            summary: 'Mail a code for a forgotten password',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed'],
            answers: { 200: sendOtpAnswerSchema },
          }),
          body: sendOtpSchema,
        },
        preHandler: limit(app, 'codeByAddress', config.rateLimitScale),
      },
      async ({ body }) => {
        const subject = await subjects.find(body.userName);
        await codeByAccount.take(subject.key);
        const email = await maskedEmail(subject, body.userName);
        const { refreshToken, letterId } = await queries.transaction().execute(async (transaction) => {
          const { token, code } = await beginRecovery(transaction, subject, now());
          const letter = codeLetter(subject.row?.email ?? '', code);
          const id = subject.row ? await letters.write(transaction, letter) : await letters.writeToNoOne(transaction, letter);
          return { refreshToken: token, letterId: id };
        });
        letters.send(letterId);
        return { message: CONFIRMATIONS.codeSent, data: { email, refreshToken } };
      },
    );

    /** PUT /api/verify-otp?refreshToken=: five tries within ten minutes. */
    app.put(
      '/verify-otp',
      {
        schema: {
          ...operation({
            summary: 'Confirm the code that was mailed',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'code_invalid', 'code_expired'],
            answers: { 200: messageAnswerSchema },
          }),
          querystring: verifyOtpQuerySchema,
          body: verifyOtpSchema,
        },
      },
      async ({ query, body }) => {
        await tryCode(queries, { token: query.refreshToken, code: body.otp }, now());
        return { message: CONFIRMATIONS.codeVerified };
      },
    );

    /** PUT /api/reset-password?userName=, the refresh token as bearer: once, and every session of the account ends. */
    app.put(
      '/reset-password',
      {
        schema: {
          ...operation({
            summary: 'Set a new password after the code',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'unauthenticated', 'code_unverified', 'code_expired', 'forbidden'],
            answers: { 200: messageAnswerSchema },
          }),
          querystring: resetPasswordQuerySchema,
          body: resetPasswordSchema,
        },
      },
      async (request) => {
        const { query, body } = request;
        if (body.newPassword !== body.confirmNewPassword) throw refuseField('confirmNewPassword', VALIDATION.passwordsDiffer);
        const token = query.refreshToken ?? bearerToken(request);
        if (token === undefined) throw new Refusal('unauthenticated');
        const userId = await verifiedUserId(queries, token, now());
        const named = await findByLogin(queries, query.userName);
        if (named?.id !== userId) throw new Refusal('forbidden');
        const passwordHash = await hashPassword(body.newPassword);
        const letterId = await queries.transaction().execute(async (transaction) => {
          await resetPassword(transaction, { token, userId, passwordHash }, now());
          return letters.write(transaction, passwordChangedLetter(config.publicUrl, { userName: named.user_name, email: named.email }));
        });
        broadcaster.disconnect(userId);
        letters.send(letterId);
        return { message: CONFIRMATIONS.passwordReset };
      },
    );
  };
}
