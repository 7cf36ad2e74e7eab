import { beforeEach, expect, it } from 'vitest';

import { hasGoogleAnswer, holdGoogleAnswer, takeGoogleAnswer } from './google-answer.ts';

const HASH = '#state=1&access_token=ya29.x&token_type=Bearer';
const address = () => globalThis.location.pathname + globalThis.location.search + globalThis.location.hash;

beforeEach(() => void takeGoogleAnswer());

it('an access token is removed from the address without a new history entry, and is returned once', () => {
  globalThis.history.replaceState(null, '', `/login?next=%2Fdashboard%2Fchat${HASH}`);
  const entries = globalThis.history.length;
  holdGoogleAnswer();
  expect(address()).toBe('/login?next=%2Fdashboard%2Fchat');
  expect(globalThis.history.length).toBe(entries);
  expect(hasGoogleAnswer()).toBe(true);
  expect(takeGoogleAnswer()).toBe(HASH);
  expect(hasGoogleAnswer()).toBe(false);
  expect(takeGoogleAnswer()).toBe('');
});

it('a hash that is not an answer of Google stays in the address', () => {
  globalThis.history.replaceState(null, '', '/#pricing');
  holdGoogleAnswer();
  expect(address()).toBe('/#pricing');
  expect(hasGoogleAnswer()).toBe(false);
});
