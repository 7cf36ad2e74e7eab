import { TOAST_MS } from '@oja/contract/limits';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { notificationsApi } from './notifications-api.ts';

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer();
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

const refused = () => errorResponse(404, { code: 'not_found', message: ERROR_MESSAGES.not_found });

it('a notification that cannot be marked as read shows the server’s message for as long as notifications do', async () => {
  server.on('PATCH /api/v1/notifications/:id', refused);
  await store.dispatch(notificationsApi.endpoints.readNotification.initiate('n1'));
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: ERROR_MESSAGES.not_found, durationMs: TOAST_MS.notification }),
  );
});

it('a list that cannot be loaded shows no toast, because its screen shows the failure', async () => {
  server.on('GET /api/v1/notifications', refused);
  const { error } = await store.dispatch(notificationsApi.endpoints.getNotifications.initiate());
  expect(error).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});
