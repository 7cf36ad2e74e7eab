import { TOTP_DIGITS, TOTP_STEP_MS } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { generateSecret, generateURI, verifySync } from 'otplib';

import type { Queries } from '../../../foundation/db/database.ts';

/** How many steps the clock of a phone may differ from the server's. */
const STEPS_OFF = 1;

/** Up to how many steps of difference the answer names the clock as the reason, during the setup of an app. */
const STEPS_RECOGNIZED = 20;

const STEP_S = TOTP_STEP_MS / 1000;

/** A new secret for an authenticator app: 160 random bits in base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The secret as the otpauth:// address that authenticator apps scan. */
export function totpUri(secret: string, userName: string): string {
  return generateURI({ issuer: 'Oja', label: userName, secret });
}

/**
 * Finds the time step to which a code belongs.
 * @returns undefined if it belongs to no step near the server's clock
 */
export function stepOfCode(secret: string, code: string, now: number, stepsOff = STEPS_OFF): number | undefined {
  const result = verifySync({
    secret,
    token: code,
    digits: TOTP_DIGITS,
    period: STEP_S,
    epoch: Math.floor(now / 1000),
    epochTolerance: stepsOff * STEP_S,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** The message about a wrong code during the setup of an app. It may name the clock, because only the owner sees it. */
export function faultOfCode(secret: string, code: string, now: number): string {
  return stepOfCode(secret, code, now, STEPS_RECOGNIZED) === undefined ? VALIDATION.totpWrong : VALIDATION.totpClock;
}

/** Stores an account's app, in place of an earlier one. The code that confirmed it counts as used. */
export async function saveTotp(
  transaction: Queries,
  factor: { userId: string; secret: string; step: number },
  now: number,
): Promise<void> {
  const row = { user_id: factor.userId, secret: factor.secret, last_step: factor.step, created_at: now };
  await transaction
    .insertInto('totp_factors')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
