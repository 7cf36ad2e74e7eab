import * as toasts from '@oja/ui/toast-store';
import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { createWebSessions } from '../platform/web-sessions.ts';

afterEach(() => vi.unstubAllGlobals());

it('a session that the server has ended is ended here, too, with a message that leads to the login', async () => {
  const toast = vi.spyOn(toasts, 'toast').mockClear();
  const server = new FakeServer();
  server.on(
    'GET /api/v1/posts',
    errorResponse(401, { message: 'Please log in to continue.', code: 'unauthenticated' }),
  );
  const store = startAppStore(server);
  await createWebSessions(localStorage).save({ user: ADA, accessToken: 'x'.repeat(43) });
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  await vi.waitFor(() => expect(store.getState().session).toBeNull());
  expect(await createWebSessions(localStorage).load()).toEqual({ status: 'none' });
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'You were signed out on this device.',
      text: 'Log in to continue. What you have typed and not sent is kept.',
      action: expect.objectContaining({ label: 'Log in' }),
    }),
  );
});
