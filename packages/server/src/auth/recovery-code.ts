import { createHmac, randomInt } from 'node:crypto';

import { OTP_LENGTH } from '@oja/contract/limits';

/** Letters and digits that nobody takes for each other, by eye or by ear on a telephone: no O and 0, I and 1, S and 5, B and 8, Z and 2, V and W. */
const ALPHABET = 'ACDEFGHJKMNPQRTUXY34679';

/** A fresh code, one of six million. */
export function newCode(): string {
  return Array.from({ length: OTP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** What is stored in place of a code: worth nothing without the token that it came with. */
export function hashCode(token: string, code: string): string {
  return createHmac('sha256', token).update(code).digest('hex');
}
