import { DAY } from '@oja/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loginPath, storePlace, takePlaceAfterLogin } from './place-after-login.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const after = (place: string) => takePlaceAfterLogin(new URL(loginPath(place), 'https://oja.test').search);
const afterStored = (place: string) => {
  storePlace(place);
  return takePlaceAfterLogin('');
};

it('the login leads to the dashboard, or to the path that the user wanted', () => {
  expect(takePlaceAfterLogin('')).toBe('/dashboard?reload=true');
  expect(after('/dashboard/chat/ada?post=7')).toBe('/dashboard/chat/ada?post=7&reload=true');
});

it('a path that was stored before the signup is used once, and only if the login’s address has none', () => {
  expect(afterStored('/dashboard/post/details/7')).toBe('/dashboard/post/details/7?reload=true');
  expect(takePlaceAfterLogin('')).toBe('/dashboard?reload=true');
  storePlace('/dashboard/post/details/7');
  expect(after('/dashboard/settings')).toBe('/dashboard/settings?reload=true');
  expect(takePlaceAfterLogin('')).toBe('/dashboard?reload=true');
});

it('a stored path ends after a day, and a long or invalid one counts as none', () => {
  vi.useFakeTimers();
  storePlace('/dashboard/settings');
  vi.advanceTimersByTime(DAY);
  expect(takePlaceAfterLogin('')).toBe('/dashboard?reload=true');
  expect(afterStored(`/dashboard/${'a'.repeat(500)}`)).toBe('/dashboard?reload=true');
  for (const text of ['', '{', '7', '{"place":7,"until":9e15}']) {
    localStorage.setItem('oja.place', text);
    expect(takePlaceAfterLogin('')).toBe('/dashboard?reload=true');
  }
});

it.each([
  'https://evil.example/dashboard/',
  '//evil.example',
  '/dashboard/../login',
  '/dashboardly',
  'javascript:alert(1)',
  '/dashboard/..//evil.example',
])('%s does not lead out of the dashboard', (place) => {
  expect(after(place)).toBe('/dashboard?reload=true');
  expect(afterStored(place)).toBe('/dashboard?reload=true');
});
