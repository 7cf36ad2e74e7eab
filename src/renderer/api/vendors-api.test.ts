import type { VendorApplication, VendorApplicationInput } from '@oja/contract/vendor-applications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { vendorsApi } from './vendors-api.ts';

const input: VendorApplicationInput = {
  businessName: 'Ada Bakes',
  goods: 'Bread',
  address: '1 Broad Street',
  phoneNumber: '8031234567',
  note: '',
};
const waiting: VendorApplication = {
  ...input,
  _id: '0197a000-0000-7000-8000-0000000000c1',
  note: '',
  state: 'waiting',
  reason: '',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const OWN = 'GET /api/v1/vendors/applications/own';
let server: FakeServer;
let store: AppStore;
const shown = () => vendorsApi.endpoints.getOwnApplication.select()(store.getState()).data?.data;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer().on(OWN, { data: null });
  store = startAppStore(server);
  await store.dispatch(vendorsApi.endpoints.getOwnApplication.initiate());
});
afterEach(() => vi.unstubAllGlobals());

it('a sent application is refetched', async () => {
  server
    .on('POST /api/v1/vendors/applications', { message: 'Sent.', code: 'applied', data: waiting })
    .on(OWN, { data: waiting });
  await store.dispatch(vendorsApi.endpoints.apply.initiate(input));
  await vi.waitFor(() => expect(shown()).toEqual(waiting));
});

it('a declined application is refetched', async () => {
  server
    .on('DELETE /api/v1/vendors/applications/:id', { message: 'Declined.', code: 'application_declined' })
    .on(OWN, { data: { ...waiting, state: 'declined', reason: 'No address.' } });
  const decline = { applicationId: waiting._id, reason: 'No address.' };
  await store.dispatch(vendorsApi.endpoints.declineApplication.initiate(decline));
  await vi.waitFor(() => expect(shown()).toMatchObject({ state: 'declined', reason: 'No address.' }));
});

it('a refused application is not refetched', async () => {
  server.on('POST /api/v1/vendors/applications', errorResponse(409, { code: 'already_vendor', message: 'No.' }));
  await store.dispatch(vendorsApi.endpoints.apply.initiate(input));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(server.callsOf(OWN)).toHaveLength(1);
});
