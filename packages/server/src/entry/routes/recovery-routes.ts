import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import {
  resetPasswordAnswerSchema,
  resetPasswordQuerySchema,
  resetPasswordSchema,
  sendOtpAnswerSchema,
  sendOtpSchema,
  verifyOtpQuerySchema,
  verifyOtpSchema,
} from '@oja/contract/auth';
import { maskEmail } from '@oja/contract/mask-email';
import { VALIDATION } from '@oja/contract/texts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../../foundation/http/operation.ts';
import { addressKey } from '../../foundation/http/address-key.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { codeEmail, passwordChangedEmail } from '../../market/accounts/account-emails.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import { findByLogin } from '../../market/people/user-store.ts';
import { type Subject, Subjects } from '../../market/accounts/account-subject.ts';
import { decoyMaskedEmail } from '../../market/accounts/decoy-email.ts';
import { type Caller, findCaller, rememberDevice } from '../../market/accounts/known-devices.ts';
import { MailBudget } from '../../market/accounts/mail-budget.ts';
import { hashPassword } from '../../market/accounts/passwords.ts';
import { refuseWeakPassword } from '../../market/accounts/weak-passwords.ts';
import {
  beginRecovery,
  isRecovery,
  resetPassword,
  tryCode,
  verifiedUserId,
} from '../../market/accounts/recovery-store.ts';
import { viewerFinder } from '../../market/accounts/session-store.ts';
import { bearerToken } from './session-guard.ts';

/** Routes for a forgotten password, product §4: a code by email, then a new password. */
export function recoveryRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const subjects = new Subjects(queries);
  const findViewer = viewerFinder(services);

  /** The masked email that the asker may see: that of the account, the email that they typed, or a plausible one. */
  async function maskedEmail({ row }: Subject, typed: string): Promise<string> {
    // An account gets the same answer for every spelling of its name. Unknown names must too, so that accounts cannot
    // be enumerated.
    const name = userNameKey(typed);
    const hash = await subjects.keyedHash(`email:${name}`);
    if (typed.includes('@')) return maskEmail(typed.toLowerCase());
    return row ? maskEmail(row.email) : decoyMaskedEmail(name, hash);
  }

  /** Who requests a code: a session of the account counts like a device that signed in to it. */
  async function callerOf(request: FastifyRequest, { row }: Subject, deviceToken: string | undefined): Promise<Caller> {
    const caller = await findCaller(queries, { address: request.ip, deviceToken }, row?.id, now());
    const token = bearerToken(request);
    if (caller.isKnown || token === undefined) return caller;
    const viewer = await findViewer(token);
    return viewer && viewer.id === row?.id ? { key: `person:${viewer.id}`, isKnown: true } : caller;
  }

  return async (app) => {
    const codeByCaller = new RateLimit(app, 'codeByCaller', config.rateLimitScale);
    const codeByAddress = new RateLimit(app, 'codeByAddress', config.rateLimitScale);
    const callsOfAddress = new RateLimit(app, 'apiByAddress', config.rateLimitScale);

    /**
     * Only unknown tokens count for the address, so that neighbours cannot use up the calls of who requested a code.
     */
    async function limitUnknown(token: string | undefined, ip: string): Promise<void> {
      if (token === undefined || !(await isRecovery(queries, token))) await callsOfAddress.take(addressKey(ip));
    }

    const budget = new MailBudget(app, config.rateLimitScale, subjects);

    /**
     * POST /api/send-otp gives the same answer, after the same work, whether the account exists or not, and whether the
     * email is sent or the mailbox's budget is spent.
     */
    app.post(
      '/send-otp',
      {
        schema: {
          ...operation({
            summary: 'Email a code for a forgotten password',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed'],
            answers: { 200: sendOtpAnswerSchema },
          }),
          body: sendOtpSchema,
        },
        config: { limitsStrangers: true },
      },
      async (request) => {
        const { body, ip } = request;
        const subject = await subjects.find(body.userName);
        const { row } = subject;
        const caller = await callerOf(request, subject, body.deviceToken);
        if (!caller.isKnown) await codeByAddress.take(addressKey(ip));
        await codeByCaller.take(`${subject.key}:${caller.key}`);
        const mayMail = await budget.take(row?.email ?? subject.key, caller.isKnown ? undefined : ip);
        const email = await maskedEmail(subject, body.userName);
        const { refreshToken, emailId } = await queries.transaction().execute(async (transaction) => {
          const { token, code } = await beginRecovery(transaction, mayMail ? row?.id : undefined, now());
          const message = codeEmail(row?.email ?? '', code, { at: now(), address: ip });
          const id =
            mayMail && row ? await emails.write(transaction, message) : await emails.writeToNoOne(transaction, message);
          return { refreshToken: token, emailId: id };
        });
        emails.send(emailId);
        return { ...confirm('code_sent'), data: { email, refreshToken } };
      },
    );

    /** PUT /api/verify-otp?refreshToken=: five tries within ten minutes. */
    app.put(
      '/verify-otp',
      {
        schema: {
          ...operation({
            summary: 'Confirm the emailed code',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'code_invalid', 'code_expired'],
            answers: { 200: messageAnswerSchema },
          }),
          querystring: verifyOtpQuerySchema,
          body: verifyOtpSchema,
        },
        config: { limitsStrangers: true },
      },
      async ({ query, body, ip }) => {
        await limitUnknown(query.refreshToken, ip);
        await tryCode(queries, { token: query.refreshToken, code: body.otp }, now());
        return confirm('code_verified');
      },
    );

    /**
     * PUT /api/reset-password?userName=, with the refresh token as bearer: works once, and ends every session of the
     * account. The answer carries a mark for the device: its owner has proven to hold the email, so that strangers who
     * guess at the account cannot keep them from the login that follows.
     */
    app.put(
      '/reset-password',
      {
        schema: {
          ...operation({
            summary: 'Set a new password after confirming the code',
            tag: 'Auth',
            spec: '§7 Auth',
            errors: ['validation_failed', 'unauthenticated', 'code_unverified', 'code_expired', 'forbidden'],
            answers: { 200: resetPasswordAnswerSchema },
          }),
          querystring: resetPasswordQuerySchema,
          body: resetPasswordSchema,
        },
        config: { limitsStrangers: true },
      },
      async (request) => {
        const { query, body } = request;
        const token = query.refreshToken ?? bearerToken(request);
        await limitUnknown(token, request.ip);
        if (body.newPassword !== body.confirmNewPassword)
          throw refuseField('confirmNewPassword', VALIDATION.passwordsDiffer);
        if (token === undefined) throw new ApiError('unauthenticated');
        const userId = await verifiedUserId(queries, token, now());
        const named = await findByLogin(queries, query.userName);
        if (named?.id !== userId) throw new ApiError('forbidden');
        const owner = { name: named.name, userName: named.user_name, email: named.email };
        await refuseWeakPassword(body.newPassword, owner, 'newPassword');
        const passwordHash = await hashPassword(body.newPassword);
        const { deviceToken, emailId } = await queries.transaction().execute(async (transaction) => {
          await resetPassword(transaction, { token, userId, passwordHash }, now());
          return {
            deviceToken: (await rememberDevice(transaction, userId, body.deviceToken, now())).deviceToken,
            emailId: await emails.write(transaction, passwordChangedEmail(config.publicUrl, owner)),
          };
        });
        realtime.disconnect(userId);
        emails.send(emailId);
        return { ...confirm('password_reset'), data: { deviceToken } };
      },
    );
  };
}
