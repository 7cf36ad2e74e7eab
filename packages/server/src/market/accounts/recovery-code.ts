import { createHmac, randomInt } from 'node:crypto';

import { OTP_LENGTH } from '@oja/contract/limits';

/**
 * Letters and digits that are not confused with each other, in writing or on the telephone: no O and 0, I and 1, S
 * and 5, B and 8, Z and 2, V and W.
 */
const ALPHABET = 'ACDEFGHJKMNPQRTUXY34679';

/** A new random code, one of six million. */
export function newCode(): string {
  return Array.from({ length: OTP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The hash that is stored in place of a code. It is useless without the token that was issued with the code. */
export function hashCode(token: string, code: string): string {
  return createHmac('sha256', token).update(code).digest('hex');
}
