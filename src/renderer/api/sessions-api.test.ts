import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { sessionsApi } from './sessions-api.ts';

const OFFICE = '0197a000-0000-7000-8000-000000000002';
const LIST = 'GET /api/v1/sessions';
let server: FakeServer;
let store: AppStore;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer()
    .on(LIST, { data: [] })
    .on('DELETE /api/v1/sessions/:id', { message: 'Done.', code: 'device_signed_out' })
    .on('DELETE /api/v1/sessions', { message: 'Done.', code: 'other_devices_signed_out' });
  store = startAppStore(server);
  await store.dispatch(sessionsApi.endpoints.getSessions.initiate());
});
afterEach(() => vi.unstubAllGlobals());

it('the devices are refetched after one or all others were signed out', async () => {
  await store.dispatch(sessionsApi.endpoints.endSession.initiate(OFFICE));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));
  await store.dispatch(sessionsApi.endpoints.endOtherSessions.initiate());
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(3));
});

it('the devices are refetched after a failure too, because the session may have ended elsewhere', async () => {
  server.on('DELETE /api/v1/sessions/:id', errorResponse(404, { code: 'session_not_found', message: 'Gone.' }));
  await store.dispatch(sessionsApi.endpoints.endSession.initiate(OFFICE));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));
});
