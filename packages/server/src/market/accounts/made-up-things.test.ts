import { userNameSchema } from '@oja/contract/users';
import { describe, expect, it } from 'vitest';

import { decoyMaskedEmail } from './decoy-email.ts';
import { userNamesFor } from './free-user-name.ts';
import { hashCode, newCode } from './recovery-code.ts';

const hashOf = (number: number) =>
  Buffer.alloc(32, Math.imul(number, 2_654_435_761).toString(16)).toString('base64url');

describe('codes', () => {
  it('have five characters that nobody takes for each other', () => {
    for (let count = 0; count < 1000; count += 1) expect(newCode()).toMatch(/^[ACDEFGHJKMNPQRTUXY34679]{5}$/);
  });

  it('are stored differently for each token', () => {
    expect(hashCode('a', 'ACDEF')).not.toBe(hashCode('b', 'ACDEF'));
    expect(hashCode('a', 'ACDEF')).toBe(hashCode('a', 'ACDEF'));
  });
});

describe('the masked e-mail of nobody', () => {
  it('looks like those of people', () => {
    for (let count = 0; count < 300; count += 1) {
      expect(decoyMaskedEmail('adaeze', hashOf(count))).toMatch(
        /^(?:[a-z]{3}\*{1,10}[a-z0-9]{2}|[a-z]\*{3})@(?:gmail|yahoo|outlook|icloud)\.com$/,
      );
    }
  });

  it('is another one for another name', () => {
    expect(
      new Set(Array.from({ length: 100 }, (_, count) => decoyMaskedEmail('x', hashOf(count)))).size,
    ).toBeGreaterThan(50);
  });
});

describe('a user name for who did not choose one', () => {
  it.each([
    ['Ngozi Okafor', 'NgoziOkafor'],
    ['  Ṣadé O’Neil (Lagos) ', 'ṢadéONeilLagos'],
    ['win-cash.example', 'wincashexample'],
    ['A name that is much longer than a user name may be', 'Anamethatismuchlongertha'],
  ])('%s: %s', (name, userName) => {
    expect(userNamesFor(name).next().value).toBe(userName);
  });

  it('all fit the rule, however odd the name', () => {
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
