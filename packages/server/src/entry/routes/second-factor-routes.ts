import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  addPasskeySchema,
  confirmTotpSchema,
  factorAddedAnswerSchema,
  passkeyOptionsAnswerSchema,
  recoveryCodesAnswerSchema,
  secondFactorsAnswerSchema,
  totpAnswerSchema,
} from '@oja/contract/second-factors';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { beginEnrolment, findEnrolment, finishEnrolment } from '../../market/accounts/factors/enrolments.ts';
import { type FactorAct, factorEmail } from '../../market/accounts/factor-emails.ts';
import {
  addPasskey,
  listPasskeys,
  lockAccount,
  noteFactorAdded,
  readFactors,
  removeFactor,
} from '../../market/accounts/factors/factor-store.ts';
import { Passkeys } from '../../market/accounts/factors/passkeys.ts';
import {
  type NewRecoveryCodes,
  hasRecoveryCodes,
  makeRecoveryCodes,
  replaceRecoveryCodes,
} from '../../market/accounts/factors/recovery-codes.ts';
import { faultOfCode, newTotpSecret, saveTotp, stepOfCode, totpUri } from '../../market/accounts/factors/totp.ts';
import { isFactorMissing } from '../../market/accounts/session-store.ts';
import { type UserRow, addresseeOf, findActive } from '../../market/people/user-store.ts';
import type { Services } from '../services.ts';
import type { Realtime } from '../sockets/realtime.ts';
import { bearerToken, recentProofCheck, viewerOf } from './session-guard.ts';

/**
 * Routes with which people set up and remove their own second factors, decision 037. Each change is emailed to the
 * owner. Registered behind requireSession.
 */
export function secondFactorRoutes(services: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const passkeys = new Passkeys(config);
  const requireRecentProof = recentProofCheck(services);

  async function ownRow(request: FastifyRequest): Promise<UserRow> {
    const row = await findActive(queries, viewerOf(request).id);
    if (!row) throw new ApiError('unauthenticated');
    return row;
  }

  /**
   * The owner who sets up a factor. Their email has to be proved: a stranger who signed up with it could lock its owner
   * out.
   */
  async function requireProvenOwner(request: FastifyRequest): Promise<UserRow> {
    requireRecentProof(request);
    const row = await ownRow(request);
    if (row.password_proven_at === null) throw new ApiError('step_up_required');
    return row;
  }

  /** Changes the caller's factors in a transaction that holds the account, and emails the owner. */
  async function change<Result>(
    request: FastifyRequest,
    act: FactorAct,
    work: (transaction: Queries, row: UserRow) => Promise<Result>,
  ): Promise<Result> {
    const { result, emailId } = await queries.transaction().execute(async (transaction) => {
      const row = await lockAccount(transaction, viewerOf(request).id);
      const done = await work(transaction, row);
      const email = factorEmail(config.publicUrl, act, addresseeOf(row), { at: now(), address: request.ip });
      return { result: done, emailId: await emails.write(transaction, email) };
    });
    emails.send(emailId);
    return result;
  }

  /** Removes the authenticator app or a passkey. An admin without any left gets no more events about reports. */
  async function remove(request: FastifyRequest, act: FactorAct, passkeyId?: string): Promise<void> {
    const isBare = await change(request, act, async (transaction, row) => {
      await removeFactor(transaction, row.id, passkeyId);
      const after = await findActive(transaction, row.id);
      return after !== undefined && isFactorMissing(after, config);
    });
    if (isBare) realtime.endAdminEvents(viewerOf(request).id);
  }

  /** Recovery codes for an account that has none. They are made before the transaction, because that takes a while. */
  const codesForFirst = async (userId: string): Promise<NewRecoveryCodes | undefined> =>
    (await hasRecoveryCodes(queries, userId)) ? undefined : makeRecoveryCodes(userId);

  return async (app) => {
    const preHandler = limit(app, 'factorChangeByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    app.get(
      '/second-factors',
      {
        schema: operation({
          summary: 'List your second factors: authenticator app, passkeys and recovery codes that are left',
          tag: 'Auth',
          spec: 'decision 037',
          errors: ['unauthenticated'],
          answers: { 200: secondFactorsAnswerSchema },
        }),
      },
      async (request) => {
        const { id, needsSecondFactor: needed } = viewerOf(request);
        return { data: { ...(await readFactors(queries, id)), needed } };
      },
    );

    /** POST /api/v1/second-factors/totp begins; the app counts once a code of it has been confirmed. */
    app.post(
      '/second-factors/totp',
      {
        schema: operation({
          summary: 'Begin to set up an authenticator app; it replaces an unfinished setup',
          tag: 'Auth',
          spec: 'decision 037',
          errors: ['unauthenticated', 'step_up_required'],
          body: 'none',
          answers: { 200: totpAnswerSchema },
        }),
        preHandler,
      },
      async (request) => {
        const row = await requireProvenOwner(request);
        const secret = newTotpSecret();
        await beginEnrolment(queries, { token: bearerToken(request) ?? '', kind: 'totp' }, secret, now());
        return { data: { secret, uri: totpUri(secret, row.user_name) } };
      },
    );

    app.post(
      '/second-factors/totp/confirm',
      {
        schema: {
          ...operation({
            summary: 'Finish setting up an authenticator app with a code that it shows; it replaces an earlier app',
            tag: 'Auth',
            spec: 'decision 037',
            errors: ['unauthenticated', 'enrolment_expired', 'validation_failed'],
            answers: { 200: factorAddedAnswerSchema },
          }),
          body: confirmTotpSchema,
        },
        preHandler,
      },
      async (request) => {
        const { id: userId } = viewerOf(request);
        const { code } = request.body;
        const enrolment = { token: bearerToken(request) ?? '', kind: 'totp' } as const;
        const secret = await findEnrolment(queries, enrolment, now());
        const step = stepOfCode(secret, code, now());
        if (step === undefined) throw refuseField('code', faultOfCode(secret, code, now()));
        const fresh = await codesForFirst(userId);
        const recoveryCodes = await change(request, 'totp_on', async (transaction) => {
          await finishEnrolment(transaction, enrolment, secret);
          await saveTotp(transaction, { userId, secret, step }, now());
          return noteFactorAdded(transaction, userId, fresh);
        });
        return { ...confirm('totp_on'), data: { recoveryCodes } };
      },
    );

    app.delete(
      '/second-factors/totp',
      {
        schema: operation({
          summary: 'Remove your authenticator app; recovery codes go with the last factor',
          tag: 'Auth',
          spec: 'decision 037',
          errors: ['unauthenticated', 'step_up_required', 'second_factor_gone'],
          answers: { 200: messageAnswerSchema },
        }),
        preHandler,
      },
      async (request) => {
        requireRecentProof(request);
        await remove(request, 'totp_off');
        return confirm('totp_off');
      },
    );

    app.post(
      '/second-factors/passkeys/options',
      {
        schema: operation({
          summary: 'Begin to set up a passkey: what the browser needs to make it',
          tag: 'Auth',
          spec: 'decision 037',
          errors: ['unauthenticated', 'step_up_required'],
          body: 'none',
          answers: { 200: passkeyOptionsAnswerSchema },
        }),
        preHandler,
      },
      async (request) => {
        const { id, name, user_name: userName } = await requireProvenOwner(request);
        const creation = await passkeys.creationFor({ id, name, userName }, await listPasskeys(queries, id));
        const enrolment = { token: bearerToken(request) ?? '', kind: 'passkey' } as const;
        await beginEnrolment(queries, enrolment, creation.challenge, now());
        return { data: creation };
      },
    );

    app.post(
      '/second-factors/passkeys',
      {
        schema: {
          ...operation({
            summary: 'Finish setting up a passkey with the answer of the browser',
            tag: 'Auth',
            spec: 'decision 037',
            errors: [
              'unauthenticated',
              'enrolment_expired',
              'passkey_registered',
              'passkeys_full',
              'validation_failed',
            ],
            answers: { 200: factorAddedAnswerSchema },
          }),
          body: addPasskeySchema,
        },
        preHandler,
      },
      async (request) => {
        const { id: userId } = viewerOf(request);
        const { name, attestation } = request.body;
        const enrolment = { token: bearerToken(request) ?? '', kind: 'passkey' } as const;
        const challenge = await findEnrolment(queries, enrolment, now());
        const checked = await passkeys.checkAttestation(attestation, challenge);
        if ('fault' in checked) throw refuseField('attestation', checked.fault);
        const fresh = await codesForFirst(userId);
        const recoveryCodes = await change(request, 'passkey_added', async (transaction) => {
          await finishEnrolment(transaction, enrolment, challenge);
          await addPasskey(transaction, { ...checked, userId, name }, now());
          return noteFactorAdded(transaction, userId, fresh);
        });
        return { ...confirm('passkey_added'), data: { recoveryCodes } };
      },
    );

    app.delete(
      '/second-factors/passkeys/:id',
      {
        schema: {
          ...operation({
            summary: 'Remove one of your passkeys; recovery codes go with the last factor',
            tag: 'Auth',
            spec: 'decision 037',
            errors: ['unauthenticated', 'step_up_required', 'second_factor_gone'],
            answers: { 200: messageAnswerSchema },
          }),
          params: idParamsSchema,
        },
        preHandler,
      },
      async (request) => {
        requireRecentProof(request);
        await remove(request, 'passkey_removed', request.params.id);
        return confirm('passkey_removed');
      },
    );

    app.post(
      '/second-factors/recovery-codes',
      {
        schema: operation({
          summary: 'Replace your recovery codes',
          tag: 'Auth',
          spec: 'decision 037',
          errors: ['unauthenticated', 'step_up_required', 'second_factor_missing'],
          body: 'none',
          answers: { 200: recoveryCodesAnswerSchema },
        }),
        preHandler,
      },
      async (request) => {
        requireRecentProof(request);
        const { codes, hashes } = await makeRecoveryCodes(viewerOf(request).id);
        await change(request, 'recovery_codes_replaced', async (transaction, row) => {
          if (row.second_factors === 0) throw new ApiError('second_factor_missing');
          await replaceRecoveryCodes(transaction, row.id, hashes);
        });
        return { ...confirm('recovery_codes_replaced'), data: { recoveryCodes: codes } };
      },
    );
  };
}
