import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { OTP_LIFETIME_MS } from '@oja/contract/limits';
import { PHONE_PREFIX } from '@oja/contract/format-phone';
import { phoneAnswerSchema, phoneConfirmationSchema, phoneRequestSchema } from '@oja/contract/phone-confirmation';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { SmsBudget } from '../../foundation/sms/sms-budget.ts';
import { deliverSms, SmsError } from '../../foundation/sms/sms-sender.ts';
import {
  beginPhone,
  confirmPhone,
  type PhoneOwner,
  readPhone,
  removePhone,
} from '../../market/accounts/phone-store.ts';
import type { Services } from '../services.ts';
import { bearerToken, recentProofCheck, viewerOf } from './session-guard.ts';

const ownerOf = (request: FastifyRequest): PhoneOwner => ({
  userId: viewerOf(request).id,
  token: bearerToken(request) ?? '',
});

/** Routes with which people confirm a phone number of their own, decision 039. Registered behind requireSession. */
export function phoneRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, sms, now } = services;
  const { queries } = database;
  const requireRecentProof = recentProofCheck(services);
  const budget = new SmsBudget(config.rateLimitScale, config.smsPerDay);

  /**
   * Sends a code whose transaction was committed. It stays valid if this fails, because the message may arrive all the
   * same; it counts unless that is out of the question.
   */
  async function sendCode(log: FastifyBaseLogger, owner: PhoneOwner, phoneNumber: string, code: string): Promise<void> {
    try {
      await deliverSms(sms, { to: `${PHONE_PREFIX}${phoneNumber}`, text: textOf(code) });
    } catch (error) {
      if (!(error instanceof SmsError)) throw error;
      log.warn({ reason: error.message, mayBeSent: error.mayBeSent }, 'a text message was not accepted');
      if (!error.mayBeSent) await budget.giveBack(queries, { userId: owner.userId, phoneNumber }, now());
      throw new ApiError('sms_unavailable');
    }
  }

  return async (app) => {
    app.get(
      '/phone',
      {
        schema: operation({
          summary: 'Read your confirmed phone number, and the one that this session requested a code for',
          tag: 'Users',
          spec: 'decision 039',
          errors: ['unauthenticated'],
          answers: { 200: phoneAnswerSchema },
        }),
      },
      async (request) => ({ data: await readPhone(queries, ownerOf(request), now()) }),
    );

    app.post(
      '/phone',
      {
        schema: {
          ...operation({
            summary: 'Send a code by SMS to a phone number of yours; another confirmed number is removed',
            tag: 'Users',
            spec: 'decision 039',
            errors: ['unauthenticated', 'step_up_required', 'validation_failed', 'sms_limited', 'sms_unavailable'],
            answers: { 200: messageAnswerSchema },
          }),
          body: phoneRequestSchema,
        },
      },
      async (request) => {
        requireRecentProof(request);
        const owner = ownerOf(request);
        const { phoneNumber } = request.body;
        const code = await queries.transaction().execute(async (transaction) => {
          const made = await beginPhone(transaction, owner, phoneNumber, now());
          await budget.take(transaction, { userId: owner.userId, phoneNumber }, now());
          return made;
        });
        await sendCode(request.log, owner, phoneNumber, code);
        return confirm('phone_code_sent');
      },
    );

    app.post(
      '/phone/confirm',
      {
        schema: {
          ...operation({
            summary: 'Confirm your phone number with the code from the SMS',
            tag: 'Users',
            spec: 'decision 039',
            errors: ['unauthenticated', 'validation_failed', 'phone_code_invalid', 'code_expired', 'phone_taken'],
            answers: { 200: messageAnswerSchema },
          }),
          body: phoneConfirmationSchema,
        },
      },
      async (request) => {
        await confirmPhone(database, ownerOf(request), request.body.code, now());
        return confirm('phone_confirmed');
      },
    );

    app.delete(
      '/phone',
      {
        schema: operation({
          summary: 'Remove your confirmed phone number, and its mark from your profile and posts',
          tag: 'Users',
          spec: 'decision 039',
          errors: ['unauthenticated', 'step_up_required'],
          answers: { 200: messageAnswerSchema },
        }),
      },
      async (request) => {
        requireRecentProof(request);
        await queries.transaction().execute((transaction) => removePhone(transaction, viewerOf(request).id));
        return confirm('phone_removed');
      },
    );
  };
}

function textOf(code: string): string {
  const minutes = OTP_LIFETIME_MS / 60_000;
  return `${code} is your Oja code. It confirms your phone number and works for ${minutes} minutes. Oja never asks for it: tell it to nobody.`;
}
