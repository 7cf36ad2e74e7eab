import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepReferral, readReferral } from './referral.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it('is kept over later addresses without one, and the last word counts', () => {
  expect(readReferral()).toBeUndefined();
  keepReferral('?referredBy=ada%20bakes');
  keepReferral('?page=2');
  keepReferral('?referredBy=%20');
  expect(readReferral()).toBe('ada bakes');
  keepReferral('?referredBy=bola');
  expect(readReferral()).toBe('bola');
});

it('ends after 30 days, and no address can fill the storage', () => {
  vi.useFakeTimers({ now: 0 });
  keepReferral('?referredBy=ada');
  keepReferral(`?referredBy=${'x'.repeat(65)}`);
  expect(readReferral()).toBe('ada');
  vi.setSystemTime(30 * 24 * 60 * 60 * 1000);
  expect(readReferral()).toBeUndefined();
});

it('what stands there and is none counts as nobody', () => {
  for (const text of ['{', '7', '{"referredBy":7,"until":9e15}', '{"referredBy":"ada"}']) {
    localStorage.setItem('oja.referral', text);
    expect(readReferral()).toBeUndefined();
  }
});
