import * as toasts from '@oja/ui/toast-store';
import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
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
