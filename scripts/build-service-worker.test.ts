import { expect, it } from 'vitest';

import { readPages } from './build-service-worker.ts';

it('the worker answers for every page of the route table, and for no page of the server', async () => {
  expect(await readPages()).toEqual([
    'login',
    'signup',
    'activate',
    'forgot-password',
    'verify-forgot-password',
    'reset-password',
    'payment-success',
    'testing',
    'dashboard',
  ]);
});
