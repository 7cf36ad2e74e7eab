import type { StepUpPasskeyAnswer } from '@oja/contract/step-up';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { storeDeviceMark } from '../session/device-mark.ts';
import { stepUpApi } from './step-up-api.ts';

const { requestStepUpPasskey, sendStepUpCode, stepUp } = stepUpApi.endpoints;
const CONFIRM = 'POST /api/v1/step-up';
const PASSKEY = 'POST /api/v1/step-up/passkey';
const CODE = 'POST /api/v1/step-up/code';
const PROOF = { password: 'correct horse' };
const REQUEST: StepUpPasskeyAnswer['data'] = {
  challenge: 'cGFzc2tleQ',
  timeout: 60_000,
  rpId: 'oja.test',
  allowCredentials: [{ id: 'a2V5', type: 'public-key' }],
  userVerification: 'preferred',
};

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

/** Confirms the session with the password. Returns the body of the call. */
async function confirmSession(): Promise<unknown> {
  let body: unknown;
  server.on(CONFIRM, async (request) => {
    body = await request.json();
    return { message: 'Confirmed.', code: 'stepped_up' };
  });
  await store.dispatch(stepUp.initiate(PROOF));
  return body;
}

it('a proof is sent with the mark of the device', async () => {
  const deviceToken = 'm'.repeat(43);
  storeDeviceMark(deviceToken);
  expect(await confirmSession()).toEqual({ ...PROOF, deviceToken });
});

it('a device without a mark sends the proof alone', async () => {
  expect(await confirmSession()).toEqual(PROOF);
});

it('the request for a passkey is the server’s', async () => {
  server.on(PASSKEY, { data: REQUEST });
  expect((await store.dispatch(requestStepUpPasskey.initiate())).data).toEqual({ data: REQUEST });
});

it('a request for a passkey without a challenge is a failed call', async () => {
  server.on(PASSKEY, Response.json({ data: { ...REQUEST, challenge: undefined } }));
  const { error } = await store.dispatch(requestStepUpPasskey.initiate());
  expect(error).toMatchObject({ error: 'The answer to requestStepUpPasskey is not of the agreed shape.' });
});

it('the code is sent to the email that the server knows', async () => {
  let body: string | undefined;
  server.on(CODE, async (request) => {
    body = await request.text();
    return { message: 'Sent.', code: 'step_up_code_sent' };
  });
  const { data } = await store.dispatch(sendStepUpCode.initiate());
  expect(data?.message).toBe('Sent.');
  expect(body).toBe('');
});

it.each([
  ['a wrong proof', CONFIRM, () => store.dispatch(stepUp.initiate(PROOF))],
  ['a passkey that cannot be requested', PASSKEY, () => store.dispatch(requestStepUpPasskey.initiate())],
  ['a code that cannot be sent', CODE, () => store.dispatch(sendStepUpCode.initiate())],
] as const)('%s shows no toast: the dialog says so', async (_name, route, call) => {
  server.on(route, errorResponse(429, { code: 'rate_limited', message: 'Too many attempts.' }));
  expect((await call()).error).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});
