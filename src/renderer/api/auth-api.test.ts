import * as toasts from '@oja/ui/toast-store';
import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { authApi } from './auth-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('a logout that does not reach the server shows no error', async () => {
  const toast = vi.spyOn(toasts, 'toast').mockClear();
  const server = new FakeServer();
  server.setDown(true);
  await startAppStore(server).dispatch(authApi.endpoints.logOut.initiate());
  expect(server.callsOf('POST /api/logout')).toHaveLength(1);
  expect(toast).not.toHaveBeenCalled();
});

it('a login stores the mark of the device, and later logins send it, also after a logout', async () => {
  localStorage.clear();
  const server = new FakeServer();
  const mark = 'm'.repeat(43);
  const sent: unknown[] = [];
  server.on('POST /api/login', async (request) => {
    sent.push(await request.json());
    const session = { user: ADA, accessToken: 'a'.repeat(43), deviceToken: mark };
    return Response.json({ message: 'Welcome back.', code: 'logged_in', data: session });
  });
  const { dispatch } = startAppStore(server);
  const typed = { userName: 'ada', password: 'secret' };
  await dispatch(authApi.endpoints.logIn.initiate(typed));
  await dispatch(authApi.endpoints.logOut.initiate());
  await dispatch(authApi.endpoints.logIn.initiate(typed));
  expect(sent).toEqual([typed, { ...typed, deviceToken: mark }]);
});
