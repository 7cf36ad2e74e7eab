import { GOOD_PASSWORDS, OKAFOR, OWN_PASSWORDS } from '@oja/contract/own-password-examples';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ratePassword } from './rate-password.ts';
import { usePasswordStrength } from './use-password-strength.ts';

/** How hard a new password is to guess, as the forms show it. */

const NGOZI = ['Ngozi Adekunle', 'Glow by Ngozi', 'ngozi.skin24@example.com'];

it.each([
  ['password1', 0, 'Many people use a password like this.'],
  ['arsenal123', 1, 'Many people use a password like this.'],
  ['aaaaaaaaaaaa', 0, 'Repeated signs and rows such as abc or 123 are guessed early.'],
  ['ngozi2026!', 1, 'Strangers could guess it from your name, your email or Oja.'],
  ['glowbyngozi', 0, 'Strangers could guess it from your name, your email or Oja.'],
  ['xK9#mQ2$', 2, 'Add a word or two that nobody connects with you.'],
  ['12051998', 1, 'Dates and years are guessed early.'],
  ['ankara-2026', 3, undefined],
  ['clay pots in Jos', 4, undefined],
])('%s has the strength %i', (password, score, help) => {
  expect(ratePassword(password, NGOZI)).toEqual(help === undefined ? { score } : { score, help });
});

const OWN_HELP = 'Strangers could guess it from your name, your email or Oja.';

it.each(OWN_PASSWORDS)('%s of %s is weak, as the server refuses it', (password, { name, userName, email }) => {
  const { score, help } = ratePassword(password, [name, userName, email]);
  expect(score).toBeLessThan(2);
  expect(help).toBe(OWN_HELP);
});

it.each(GOOD_PASSWORDS)('%s is at least fair, as the server accepts it', (password) => {
  const { score } = ratePassword(password, [OKAFOR.name, OKAFOR.userName, OKAFOR.email]);
  expect(score).toBeGreaterThanOrEqual(2);
});

it('a password of 128 characters is rated', () => {
  expect(ratePassword('ab1!Cd'.repeat(22).slice(0, 128), NGOZI).score).toBeTypeOf('number');
});

it('a password is rated once it has 8 characters, and again with each change', async () => {
  const { result, rerender } = renderHook(({ password }) => usePasswordStrength(password, NGOZI), {
    initialProps: { password: '' },
  });
  expect(result.current).toBeUndefined();
  rerender({ password: 'market-' });
  rerender({ password: 'password1' });
  await waitFor(() => expect(result.current).toMatchObject({ score: 0 }));
  rerender({ password: 'three odd words' });
  expect(result.current).toEqual({ score: 4 });
  rerender({ password: 'three' });
  expect(result.current).toBeUndefined();
});
