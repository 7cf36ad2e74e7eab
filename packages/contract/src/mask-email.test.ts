import { expect, it } from 'vitest';

import { maskEmail } from './mask-email.ts';

it.each([
  ['chukwuemeka@example.com', 'chu******ka@example.com'],
  ['amarac@example.com', 'ama*ac@example.com'],
  ['ada@example.com', 'a***@example.com'],
  ['o@example.com', 'o***@example.com'],
])('the email %s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
