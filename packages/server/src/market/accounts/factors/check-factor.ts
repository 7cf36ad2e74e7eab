import { TOTP_DIGITS } from '@oja/contract/limits';
import type { Assertion } from '@oja/contract/second-factors';
import { VALIDATION } from '@oja/contract/texts';

import type { Queries } from '../../../foundation/db/database.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import type { ChallengeRow } from './login-challenges.ts';
import type { PasskeyChallenge, Passkeys } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** A factor that was checked and is valid. */
export interface RightFactor {
  kind: 'totp' | 'recovery code' | 'passkey';
  /**
   * Stores its use, in the transaction that opens or confirms the session.
   * @throws ApiError `second_factor_invalid` when another request has used the same code
   */
  use: (transaction: Queries) => Promise<void>;
}

/**
 * Checks the second factor of a login. It stores nothing; `use` of the result does.
 * @param given a code of the authenticator app, a recovery code, or the assertion of a passkey
 * @throws ApiError `second_factor_invalid`, with a message for the field `code` or `assertion`
 */
export async function checkFactor(
  queries: Queries,
  passkeys: Passkeys,
  challenge: ChallengeRow,
  given: { code?: string | undefined; assertion?: Assertion | undefined },
  now: number,
): Promise<RightFactor> {
  const { code = '', assertion } = given;
  const { user_id: userId, passkey_challenge: passkeyChallenge } = challenge;
  if (assertion) return checkPasskey(queries, passkeys, { userId, challenge: passkeyChallenge, assertion }, now);
  return checkCode(queries, userId, code, now);
}

/**
 * Checks a code of the authenticator app, or a recovery code, as checkFactor does.
 * @throws ApiError `second_factor_invalid`, with a message for the field `code`
 */
export function checkCode(queries: Queries, userId: string, code: string, now: number): Promise<RightFactor> {
  return code.length === TOTP_DIGITS
    ? checkTotp(queries, userId, code, now)
    : checkRecoveryCode(queries, userId, code, now);
}

async function checkTotp(queries: Queries, userId: string, code: string, now: number): Promise<RightFactor> {
  const factor = await queries.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const step = factor && stepOfCode(factor.secret, code, now);
  if (!factor || step === undefined) throw refuseFactor('code', VALIDATION.totpWrong);
  return {
    kind: 'totp',
    async use(transaction) {
      const { numUpdatedRows } = await transaction
        .updateTable('totp_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('secret', '=', factor.secret)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw refuseFactor('code', VALIDATION.totpUsed);
    },
  };
}

async function checkRecoveryCode(queries: Queries, userId: string, code: string, now: number): Promise<RightFactor> {
  const codeHash = await hashRecoveryCode(userId, code);
  const found = await queries
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  if (!found) throw refuseFactor('code', VALIDATION.recoveryCodeWrong);
  return {
    kind: 'recovery code',
    async use(transaction) {
      const { numUpdatedRows } = await transaction
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw refuseFactor('code', VALIDATION.recoveryCodeUsed);
    },
  };
}

/**
 * Checks the assertion of one of an account's passkeys, as checkFactor does.
 * @throws ApiError `second_factor_invalid`, with a message for the field `assertion`
 */
export async function checkPasskey(
  queries: Queries,
  passkeys: Passkeys,
  { userId, challenge, assertion }: { userId: string; challenge: PasskeyChallenge; assertion: Assertion },
  now: number,
): Promise<RightFactor> {
  const passkey = await queries
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', assertion.id)
    .executeTakeFirst();
  if (!passkey) throw refuseFactor('assertion', VALIDATION.passkeyUnknown);
  const checked = await passkeys.checkAssertion(assertion, passkey, challenge);
  if ('fault' in checked) throw refuseFactor('assertion', checked.fault);
  return {
    kind: 'passkey',
    async use(transaction) {
      // The counter is compared again: a copied key could be used in parallel.
      const { numUpdatedRows } = await transaction
        .updateTable('passkeys')
        .set({ counter: checked.counter, last_used_at: now })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw refuseFactor('assertion', VALIDATION.passkeyWrong);
    },
  };
}

/** Makes the error for a wrong second factor, with its message at the field. */
export function refuseFactor(field: 'code' | 'assertion', text: string): ApiError {
  return new ApiError('second_factor_invalid', { [field]: text }, text);
}
