import { userNameSchema } from '@oja/contract/users';
import { describe, expect, it } from 'vitest';

import { decoyMaskedEmail } from './decoy-email.ts';
import { userNamesFor } from './free-user-name.ts';
import { hashCode, newCode } from './recovery-code.ts';

const hashOf = (number: number) =>
  Buffer.alloc(32, Math.imul(number, 2_654_435_761).toString(16)).toString('base64url');

describe('recovery codes', () => {
  it('have five characters that cannot be confused with each other', () => {
    for (let count = 0; count < 1000; count += 1) expect(newCode()).toMatch(/^[ACDEFGHJKMNPQRTUXY34679]{5}$/);
  });

  it('have a different hash for each token', () => {
    expect(hashCode('a', 'ACDEF')).not.toBe(hashCode('b', 'ACDEF'));
    expect(hashCode('a', 'ACDEF')).toBe(hashCode('a', 'ACDEF'));
  });
});

describe('the decoy masked email address of an unknown user', () => {
  it('looks like the addresses of real users', () => {
    for (let count = 0; count < 300; count += 1) {
      expect(decoyMaskedEmail('adaeze', hashOf(count))).toMatch(
        /^(?:[a-z]{3}\*{1,10}[a-z0-9]{2}|[a-z]\*{3})@(?:gmail|yahoo|outlook|icloud)\.com$/,
      );
    }
  });

  it('differs between names', () => {
    expect(
      new Set(Array.from({ length: 100 }, (_, count) => decoyMaskedEmail('x', hashOf(count)))).size,
    ).toBeGreaterThan(50);
  });
});

describe('a generated user name', () => {
  it.each([
    ['Ngozi Okafor', 'NgoziOkafor'],
    ['  Ṣadé O’Neil (Lagos) ', 'ṢadéONeilLagos'],
    ['win-cash.example', 'wincashexample'],
    ['A name that is much longer than a user name may be', 'Anamethatismuchlongertha'],
  ])('for %s is %s', (name, userName) => {
    expect(userNamesFor(name).next().value).toBe(userName);
  });

  it('is valid for every unusual name', () => {
    for (const name of [
      undefined,
      '',
      'Al',
      '\u3164\u3164\u3164',
      '😀😀😀',
      '\u{1F1F3}'.repeat(40),
      '𝒜'.repeat(40),
      '﷽'.repeat(10),
      'Ọlá',
    ]) {
      const names = [...userNamesFor(name)];
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(names.filter((userName) => !userNameSchema.safeParse(userName).success)).toEqual([]);
    }
  });
});
