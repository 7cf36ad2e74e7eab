import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { secondStepApi } from './second-step-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('the second step of a login stores the mark of the device, and later logins send it', async () => {
  localStorage.clear();
  const mark = 'm'.repeat(43);
  const sent: unknown[] = [];
  const server = new FakeServer().on('POST /api/v1/login/second-factor', async (request) => {
    sent.push(await request.json());
    const session = { user: ADA, accessToken: 'a'.repeat(43), deviceToken: mark };
    return Response.json({ message: 'Welcome back.', code: 'logged_in', data: session });
  });
  const { dispatch } = startAppStore(server);
  const typed = { challenge: 'c'.repeat(43), code: '123456' };
  await dispatch(secondStepApi.endpoints.logInWithSecondFactor.initiate(typed));
  await dispatch(secondStepApi.endpoints.logInWithSecondFactor.initiate(typed));
  expect(sent).toEqual([typed, { ...typed, deviceToken: mark }]);
});
