import { confirm } from '@oja/contract/answers';
import type { SecondFactorsAnswer } from '@oja/contract/second-factors';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import * as toasts from '@oja/ui/toast-store';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { PlatformContext } from '../../../platform/PlatformContext.tsx';
import { createWebSessions } from '../../../platform/web-sessions.ts';
import { SECOND_FACTORS_PATH } from '../../../session/second-factors-path.ts';
import { SecondFactors } from './SecondFactors.tsx';
// The dialogs are loaded on demand; loaded here, they open at once.
import './AddAuthenticatorApp.tsx';
import './AddPasskey.tsx';
import './ReplaceRecoveryCodes.tsx';
import '@simplewebauthn/browser';

const LIST = 'GET /api/v1/second-factors';
const CONFIRM = 'POST /api/v1/second-factors/totp/confirm';
const ADD_KEY = 'POST /api/v1/second-factors/passkeys';
const SECRET = 'JBSWY3DPEHPK3PXP';
const CODES = ['k7p2x-9mqrt', 'w3hfn-c6dvy'];
const OPTIONS = {
  challenge: 'cGFzc2tleQ',
  rp: { id: 'localhost', name: 'Oja' },
  user: { id: 'YWRh', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'discouraged' as const,
    requireResidentKey: false as const,
    userVerification: 'preferred' as const,
  },
  attestation: 'none' as const,
};
const key = (name: string) => ({
  _id: '0197a000-0000-7000-8000-00000000000a',
  name,
  createdAt: new Date().toISOString(),
  lastUsedAt: null,
});
const factors = (changes: Partial<SecondFactorsAnswer['data']>): SecondFactorsAnswer => ({
  data: { totp: false, passkeys: [], recoveryCodesLeft: 0, needed: false, ...changes },
});

stubBrowser();

const toast = vi.spyOn(toasts, 'toast');

let server: FakeServer;
const create = vi.fn<() => Promise<unknown>>();

function open(kind: 'web' | 'desktop' = 'web', at = '/dashboard/settings') {
  const sessions = createWebSessions(localStorage);
  render(
    <PlatformContext value={{ kind, serverOrigin: server.origin, sessions }}>
      <Provider store={startAppStore(server)}>
        <MemoryRouter initialEntries={[at]}>
          <SecondFactors />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}
const section = () => screen.getByRole('region', { name: 'Two-step sign-in' });
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  localStorage.clear();
  create.mockReset();
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create } }));
  server = new FakeServer()
    .on(LIST, factors({}))
    .on('GET /api/v1/sessions', {
      data: [
        {
          _id: '0197a000-0000-7000-8000-000000000001',
          device: 'Chrome on Android',
          place: '',
          createdAt: new Date().toISOString(),
          lastUsedAt: new Date().toISOString(),
          current: true,
        },
      ],
    })
    .on('POST /api/v1/second-factors/totp', { data: { secret: SECRET, uri: `otpauth://totp/Oja?secret=${SECRET}` } })
    .on('POST /api/v1/second-factors/passkeys/options', { data: OPTIONS });
});
afterEach(() => {
  toast.mockClear();
  vi.unstubAllGlobals();
});

it('an authenticator app is added with its first code, and the recovery codes are shown until they are saved', async () => {
  server.on(
    CONFIRM,
    errorResponse(422, {
      code: 'second_factor_invalid',
      message: VALIDATION.totpClock,
      fields: { code: VALIDATION.totpClock },
    }),
  );
  open();
  expect(await screen.findByText(/^A password or Google alone/)).toBeVisible();
  await press(/^Add an authenticator app/);
  const adding = await dialog('Add an authenticator app');
  expect(adding.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(adding.getByRole('link')).toHaveAttribute('href', `otpauth://totp/Oja?secret=${SECRET}`);
  fireEvent.paste(adding.getByRole('textbox', { name: 'Character 1 of 6' }), {
    clipboardData: { getData: () => '123456' },
  });
  await press('Confirm');
  expect(await adding.findByText(VALIDATION.totpClock)).toBeVisible();
  server
    .on(CONFIRM, { ...confirm('totp_on'), data: { recoveryCodes: CODES } })
    .on(LIST, factors({ totp: true, recoveryCodesLeft: 10 }));
  await press('Confirm');
  const shown = await dialog('Your recovery codes');
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await screen.findByText('authenticator app · 10 recovery codes left');
  expect(toast).not.toHaveBeenCalled();
  await press('I have saved them');
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: confirm('totp_on').message }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(section()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Add an authenticator app/ })).toBeNull();
});

it('a passkey gets the name of the device; a cancelled one says so, and the next try continues', async () => {
  create.mockRejectedValueOnce(new DOMException('Not now.', 'NotAllowedError'));
  open();
  await press(/^Add a passkey/);
  const adding = await dialog('Add a passkey');
  await waitFor(() => expect(adding.getByLabelText('Name of the passkey')).toHaveValue('Chrome on Android'));
  fireEvent.change(adding.getByLabelText('Name of the passkey'), { target: { value: ' ' } });
  await press('Continue');
  expect(await adding.findByText(/^Give the passkey a name/)).toBeVisible();
  expect(server.callsOf('POST /api/v1/second-factors/passkeys/options')).toHaveLength(0);
  fireEvent.change(adding.getByLabelText('Name of the passkey'), { target: { value: 'My phone' } });
  await press('Continue');
  expect(await adding.findByRole('alert')).toHaveTextContent('No passkey was made. Try again, or cancel.');
  const bytes = Uint8Array.from([1, 2, 3]).buffer;
  create.mockResolvedValue({
    id: 'a2V5',
    rawId: bytes,
    type: 'public-key',
    authenticatorAttachment: null,
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  });
  const bodies: unknown[] = [];
  server
    .on(ADD_KEY, async (request) => {
      bodies.push(await request.json());
      return { ...confirm('passkey_added'), data: { recoveryCodes: null } };
    })
    .on(LIST, factors({ totp: true, passkeys: [key('My phone')], recoveryCodesLeft: 8 }));
  await press('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ name: 'My phone', attestation: expect.objectContaining({ id: 'a2V5' }) }]);
  expect(await screen.findByText('authenticator app · 1 passkey · 8 recovery codes left')).toBeVisible();
});

it('the last factor is removed after a question that says what it means', async () => {
  server.on(LIST, factors({ passkeys: [key('My phone')], recoveryCodesLeft: 1 }));
  open();
  await press('Remove My phone');
  const asking = await dialog('Remove the passkey “My phone”?');
  expect(asking.getByText(/^It is your only second factor\./)).toBeVisible();
  server.on(
    'DELETE /api/v1/second-factors/passkeys/:id',
    errorResponse(404, { code: 'second_factor_gone', message: ERROR_MESSAGES.second_factor_gone }),
  );
  fireEvent.click(asking.getByRole('button', { name: 'Remove' }));
  expect(await asking.findByText(ERROR_MESSAGES.second_factor_gone)).toBeVisible();
  server.on('DELETE /api/v1/second-factors/passkeys/:id', confirm('passkey_removed')).on(LIST, factors({}));
  fireEvent.click(asking.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^A password or Google alone/)).toBeVisible();
  await waitFor(() => expect(section()).toHaveFocus());
});

it('new recovery codes replace the old ones after a question', async () => {
  server.on(LIST, factors({ totp: true, recoveryCodesLeft: 0 })).on('POST /api/v1/second-factors/recovery-codes', {
    ...confirm('recovery_codes_replaced'),
    data: { recoveryCodes: CODES },
  });
  open();
  expect(await screen.findByText('You have used all of them.')).toBeVisible();
  await press(/^New recovery codes/);
  await dialog('Make new recovery codes?');
  await press('Make new codes');
  expect((await dialog('Your recovery codes')).getByText('w3hfn-c6dvy')).toBeVisible();
});

it('the desktop app adds no passkey and opens no app, and shows where to add one', async () => {
  open('desktop');
  expect(await screen.findByText(/^They can be added in a browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add a passkey/ })).toBeNull();
});

it('an admin who needs a factor sees a notice, and the address of the section focuses it', async () => {
  server.on(LIST, factors({ needed: true }));
  open('web', SECOND_FACTORS_PATH);
  expect(await screen.findByText(/^Admins need it/)).toBeVisible();
  expect(section()).toHaveFocus();
});

it('an account with all passkeys offers no further one', async () => {
  const passkeys = Array.from({ length: 10 }, (_, index) => ({
    ...key(`Key ${index}`),
    _id: `0197a000-0000-7000-8000-00000000000${index}`,
  }));
  server.on(LIST, factors({ passkeys, recoveryCodesLeft: 10 }));
  open();
  await screen.findByText('Key 9');
  expect(await rows()).toHaveLength(13);
  expect(screen.queryByRole('button', { name: /^Add a passkey/ })).toBeNull();
});

it('the section says why the factors could not be read, and reads them on the next try', async () => {
  server.on(LIST, errorResponse(403, { message: 'Not now.', code: 'forbidden' }));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  server.on(LIST, factors({}));
  await press(/^Try again/);
  expect(await screen.findByText(/^A password or Google alone/)).toBeVisible();
});
