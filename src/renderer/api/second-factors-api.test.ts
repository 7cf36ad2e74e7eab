import { VALIDATION } from '@oja/contract/texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { flagsApi } from './flags-api.ts';
import { secondFactorsApi } from './second-factors-api.ts';

const FACTORS = 'GET /api/v1/second-factors';
const FLAGS = 'GET /api/v1/posts/flag';
const CONFIRM = 'POST /api/v1/second-factors/totp/confirm';
const PASSKEY = '0197a000-0000-7000-8000-0000000000f1';
const { beginTotp, confirmTotp, removePasskey, removeTotp } = secondFactorsApi.endpoints;
let server: FakeServer;
let store: AppStore;
const timesRead = () => [server.callsOf(FACTORS).length, server.callsOf(FLAGS).length];

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer()
    .on(FACTORS, { data: { totp: false, passkeys: [], recoveryCodesLeft: 0, needed: true } })
    .on(FLAGS, { data: [], total: 0, postsTotal: 0, nextCursor: null });
  store = startAppStore(server);
  await store.dispatch(secondFactorsApi.endpoints.getSecondFactors.initiate());
  await store.dispatch(flagsApi.endpoints.getFlags.initiate());
});
afterEach(() => vi.unstubAllGlobals());

it('an added factor refetches the factors, and the reports that an admin sees only with one', async () => {
  server.on(CONFIRM, { message: 'Set up.', code: 'totp_on', data: { recoveryCodes: null } });
  await store.dispatch(confirmTotp.initiate('123456'));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 2]));
});

it('removed factors are refetched', async () => {
  server
    .on('DELETE /api/v1/second-factors/totp', { message: 'Removed.', code: 'totp_off' })
    .on('DELETE /api/v1/second-factors/passkeys/:id', { message: 'Removed.', code: 'passkey_removed' });
  await store.dispatch(removeTotp.initiate());
  await vi.waitFor(() => expect(server.callsOf(FACTORS)).toHaveLength(2));
  await store.dispatch(removePasskey.initiate(PASSKEY));
  await vi.waitFor(() => expect(server.callsOf(FACTORS)).toHaveLength(3));
});

it('a new key and a wrong code refetch nothing: no factor has changed', async () => {
  server
    .on('POST /api/v1/second-factors/totp', { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Oja' } })
    .on(CONFIRM, errorResponse(422, { code: 'second_factor_invalid', message: VALIDATION.totpWrong }));
  await store.dispatch(beginTotp.initiate());
  await store.dispatch(confirmTotp.initiate('000000'));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(timesRead()).toEqual([1, 1]);
});
