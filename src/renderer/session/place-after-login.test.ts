import { expect, it } from 'vitest';

import { loginPath, placeAfterLogin } from './place-after-login.ts';

const after = (place: string) => placeAfterLogin(new URL(loginPath(place), 'https://oja.test').search);

it('the login leads to the dashboard, or to the path that the user wanted', () => {
  expect(placeAfterLogin('')).toBe('/dashboard?reload=true');
  expect(after('/dashboard/chat/ada?post=7')).toBe('/dashboard/chat/ada?post=7&reload=true');
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
});
