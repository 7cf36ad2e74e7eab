import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { phoneApi } from './phone-api.ts';
import { postListsApi } from './post-lists-api.ts';

const PHONE = 'GET /api/v1/phone';
const FEED = 'GET /api/v1/posts';
const { confirmPhone, removePhone, sendPhoneCode } = phoneApi.endpoints;
let server: FakeServer;
let store: AppStore;
const timesRead = () => [server.callsOf(PHONE).length, server.callsOf(FEED).length];

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer()
    .on(PHONE, { data: { phoneNumber: null, confirmedAt: null, pending: null } })
    .on(FEED, feedOf([POST]));
  store = startAppStore(server);
  await store.dispatch(phoneApi.endpoints.getPhone.initiate());
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
});
afterEach(() => vi.unstubAllGlobals());

it('a confirmed or removed number is refetched, and with it the posts that show its mark', async () => {
  server
    .on('POST /api/v1/phone/confirm', { message: 'Confirmed.', code: 'phone_confirmed' })
    .on('DELETE /api/v1/phone', { message: 'Removed.', code: 'phone_removed' });
  await store.dispatch(confirmPhone.initiate({ code: '123456' }));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 2]));
  await store.dispatch(removePhone.initiate());
  await vi.waitFor(() => expect(timesRead()).toEqual([3, 3]));
});

it('the number is refetched after the SMS service failed, because the code is valid all the same', async () => {
  server.on('POST /api/v1/phone', errorResponse(503, { code: 'sms_unavailable', message: 'No SMS.' }));
  await store.dispatch(sendPhoneCode.initiate({ phoneNumber: '08031234567' }));
  await vi.waitFor(() => expect(server.callsOf(PHONE)).toHaveLength(2));
});

it('a wrong code refetches nothing', async () => {
  server.on('POST /api/v1/phone/confirm', errorResponse(400, { code: 'phone_code_invalid', message: 'Wrong.' }));
  await store.dispatch(confirmPhone.initiate({ code: '000000' }));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(timesRead()).toEqual([1, 1]);
});
