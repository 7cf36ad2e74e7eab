import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { storeReferral, readReferral } from './referral.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it('a referral survives later addresses without one, and the last referral counts', () => {
  expect(readReferral()).toBeUndefined();
  storeReferral('?referredBy=ada%20bakes');
  storeReferral('?page=2');
  storeReferral('?referredBy=%20');
  expect(readReferral()).toBe('ada bakes');
  storeReferral('?referredBy=bola');
  expect(readReferral()).toBe('bola');
});

it('a referral ends after 30 days, and a long one is not stored', () => {
  vi.useFakeTimers({ now: 0 });
  storeReferral('?referredBy=ada');
  storeReferral(`?referredBy=${'x'.repeat(65)}`);
  expect(readReferral()).toBe('ada');
  vi.setSystemTime(30 * 24 * 60 * 60 * 1000);
  expect(readReferral()).toBeUndefined();
});

it('an invalid stored value counts as no referral', () => {
  for (const text of ['{', '7', '{"referredBy":7,"until":9e15}', '{"referredBy":"ada"}']) {
    localStorage.setItem('oja.referral', text);
    expect(readReferral()).toBeUndefined();
  }
});
