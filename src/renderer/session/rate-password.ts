import { t } from '@lingui/core/macro';
import { isOwnPassword } from '@oja/contract/own-password';
import type { PasswordStrength } from '@oja/ui/PasswordField';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Longer passwords are rated by their beginning, since the time that it takes grows with the square of the length. */
const RATED_CHARACTERS = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords: __COMMON_PASSWORDS__.split(' ') } });

/** What makes a password easy to guess, in words, by the warning of zxcvbn. */
function helpFor(warning: string | null): string {
  switch (warning) {
    case 'userInputs':
      return t`Strangers could guess it from your name, your email or Oja.`;
    case 'topTen':
    case 'topHundred':
    case 'common':
    case 'similarToCommon':
      return t`Many people use a password like this.`;
    case 'simpleRepeat':
    case 'extendedRepeat':
    case 'sequences':
      return t`Repeated signs and rows such as abc or 123 are guessed early.`;
    case 'dates':
    case 'recentYears':
    case 'associatedYears':
      return t`Dates and years are guessed early.`;
    default:
      return t`Add a word or two that nobody connects with you.`;
  }
}

/**
 * Rates how hard a password is to guess. The server has the last word: it refuses common passwords, and by the same
 * rule those made of what strangers know (packages/server/src/market/accounts/weak-passwords.ts).
 * @param known what strangers know of the owner: names and email
 */
export function ratePassword(password: string, known: readonly string[]): PasswordStrength {
  const words = known.flatMap((text) => {
    const parts = text
      .replace(/@.*$/, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join('')];
  });
  const { score, feedback } = zxcvbn.check(password.slice(0, RATED_CHARACTERS), ['oja', ...words.filter(Boolean)]);
  // The server refuses these, however long they are.
  if (isOwnPassword(password, known)) return { score: score > 1 ? 1 : score, help: helpFor('userInputs') };
  return score >= 3 ? { score } : { score, help: helpFor(feedback.warning) };
}
