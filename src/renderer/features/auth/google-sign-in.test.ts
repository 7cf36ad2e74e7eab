import { beforeEach, expect, it } from 'vitest';

import { googleAddress, hasGoogleAnswer, readGoogleAnswer, takeGoogleAnswer } from './google-sign-in.ts';

const begin = () => new URL(googleAddress('client-1', 'https://oja.example')).searchParams;

beforeEach(() => sessionStorage.clear());

it('the sign-in with Google asks for a token, to be returned to the login page', () => {
  expect(Object.fromEntries(begin())).toMatchObject({
    client_id: 'client-1',
    redirect_uri: 'https://oja.example/login',
    response_type: 'token',
    scope: 'openid email profile',
  });
});

it('the sign-in with Google accepts the expected answer once', () => {
  const state = begin().get('state') ?? '';
  const hash = `#state=${state}&access_token=ya29.x&token_type=Bearer&expires_in=3599`;
  expect(readGoogleAnswer(hash)).toEqual({ accessToken: 'ya29.x' });
  expect(readGoogleAnswer(hash)).toHaveProperty('refused');
});

it('the sign-in with Google refuses an answer of another tab or another person', () => {
  begin();
  expect(readGoogleAnswer('#state=theirs&access_token=ya29.x')).toHaveProperty('refused');
  expect(readGoogleAnswer('#access_token=ya29.x')).toHaveProperty('refused');
});

it('the sign-in with Google reports an error of Google, and ignores other hashes', () => {
  const state = begin().get('state') ?? '';
  expect(readGoogleAnswer(`#error=access_denied&state=${state}`)).toEqual({ refused: 'access_denied' });
  expect(readGoogleAnswer('')).toBeUndefined();
  expect(readGoogleAnswer('#top')).toBeUndefined();
});

it('an answer of Google that waits is returned once', () => {
  globalThis.ojaGoogleAnswer = '#state=1&access_token=ya29.x';
  expect(hasGoogleAnswer()).toBe(true);
  expect(takeGoogleAnswer()).toBe('#state=1&access_token=ya29.x');
  expect(hasGoogleAnswer()).toBe(false);
  expect(takeGoogleAnswer()).toBe('');
});
