import type { PushSubscriptionInput } from '@oja/contract/push-subscriptions';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { pushApi } from './push-api.ts';

const { subscribeToPushes, unsubscribeFromPushes } = pushApi.endpoints;
const SUBSCRIBE = 'POST /api/v1/push-subscriptions';
const UNSUBSCRIBE = 'DELETE /api/v1/push-subscriptions';
const SUBSCRIPTION: PushSubscriptionInput = {
  endpoint: 'https://push.example.com/ada',
  keys: { p256dh: 'key', auth: 'secret' },
  timeZone: 'Africa/Lagos',
};

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
const refused = () => errorResponse(429, { code: 'rate_limited', message: 'Too many attempts.' });

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer();
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('the browser’s subscription is stored with the time zone of the device', async () => {
  let body: unknown;
  server.on(SUBSCRIBE, async (request) => {
    body = await request.json();
    return { message: 'On.', code: 'push_on' };
  });
  const { error } = await store.dispatch(subscribeToPushes.initiate(SUBSCRIPTION));
  expect(error).toBeUndefined();
  expect(body).toEqual(SUBSCRIPTION);
});

it('the end of the subscription names none: it is the one of the session', async () => {
  let body: string | undefined;
  server.on(UNSUBSCRIBE, async (request) => {
    body = await request.text();
    return { message: 'Off.', code: 'push_off' };
  });
  const { error } = await store.dispatch(unsubscribeFromPushes.initiate());
  expect(error).toBeUndefined();
  expect(body).toBe('');
});

it('a subscription that cannot be stored shows no toast', async () => {
  server.on(SUBSCRIBE, refused);
  expect((await store.dispatch(subscribeToPushes.initiate(SUBSCRIPTION))).error).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});

it('a subscription that cannot be ended shows no toast', async () => {
  server.on(UNSUBSCRIBE, refused);
  expect((await store.dispatch(unsubscribeFromPushes.initiate())).error).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});
