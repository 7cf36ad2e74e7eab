import * as toasts from '@oja/ui/toast-store';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { StepUpWayAnswer } from '@oja/contract/step-up';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer, unreachable } from '../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import EditProfileScreen from '../../features/profile/EditProfileScreen.tsx';
import { SignedInDevices } from '../../features/settings/SignedInDevices.tsx';
import { PlatformContext } from '../../platform/PlatformContext.tsx';
import type { Platform } from '../../platform/platform.ts';
import { NO_LISTS } from '../../platform/stored-session.ts';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { RequireSession } from '../routes/route-guards.tsx';
import { makeStore } from '../store.ts';
import { StepUp } from './StepUp.tsx';

/** A change of the password that the server refuses until the session is confirmed (decision 034). */

const toast = vi.spyOn(toasts, 'toast');
const EDIT = 'PATCH /api/v1/users/profile/:id';
const REFUSED = { message: ERROR_MESSAGES.step_up_required, code: 'step_up_required' } as const;

stubBrowser();

let server: FakeServer;
let isProved: boolean;
const prove = () => {
  isProved = true;
  return { message: 'Confirmed. It is you.', code: 'stepped_up' } as const;
};

const webPlatform = (): Platform => ({
  kind: 'web',
  serverOrigin: server.origin,
  sessions: createWebSessions(localStorage),
});

/** Opens the profile form of an account, types a new password and saves. */
async function saveNewPassword(
  way: StepUpWayAnswer['data'] = { by: 'password', totp: false, passkey: false, email: 'a***@example.com' },
) {
  server.on('GET /api/v1/step-up', { data: way });
  const platform = webPlatform();
  render(
    <PlatformContext value={platform}>
      <Provider store={makeStore(platform, { user: ADA, accessToken: 'a'.repeat(43), lists: NO_LISTS })}>
        <MemoryRouter initialEntries={['/dashboard/profile']}>
          <Routes>
            <Route element={<RequireSession />}>
              <Route path="/dashboard/profile" element={<Screen />} />
            </Route>
            <Route path="/" element={null} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
  fireEvent.change(newPassword(), { target: { value: 'rarely chosen 72' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
}

/** Renders a screen with the dialog, for an account with a password. */
function show(screenOf: ReactNode) {
  server.on('GET /api/v1/step-up', {
    data: { by: 'password', totp: false, passkey: false, email: 'a***@example.com' },
  });
  render(
    <PlatformContext value={webPlatform()}>
      <Provider store={startAppStore(server)}>
        {screenOf}
        <StepUp />
      </Provider>
    </PlatformContext>,
  );
}

/** The form of the profile, and the dialog as the dashboard shows it. */
function Screen() {
  return (
    <>
      <EditProfileScreen />
      <StepUp />
    </>
  );
}
const expectToast = (title: string) =>
  vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title })));
const newPassword = () => screen.getAllByLabelText('Password').at(0) ?? document.body;
const confirm = (dialog: ReturnType<typeof within>, password: string) => {
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
};

beforeEach(() => {
  localStorage.clear();
  toast.mockClear();
  isProved = false;
  server = new FakeServer()
    .on(EDIT, () =>
      isProved
        ? { message: 'Profile updated successfully', code: 'profile_updated', data: ADA }
        : errorResponse(403, REFUSED),
    )
    .on('POST /api/v1/step-up', prove);
});
afterEach(() => vi.unstubAllGlobals());

it('the password confirms the session, and the change is repeated without further ado', async () => {
  const dialog = await saveNewPassword();
  expect(newPassword()).toHaveValue('rarely chosen 72');
  confirm(dialog, 'adire-2026');
  await expectToast('Profile updated successfully');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf('POST /api/v1/step-up')).toHaveLength(1);
  expect(server.callsOf(EDIT)).toHaveLength(2);
});

it('a wrong password is said at the field, which keeps it, and the right one continues', async () => {
  const wrong = ERROR_MESSAGES.password_wrong;
  server.on(
    'POST /api/v1/step-up',
    errorResponse(403, { code: 'password_wrong', message: wrong, fields: { password: wrong } }),
  );
  const dialog = await saveNewPassword();
  confirm(dialog, 'a guess');
  await vi.waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(wrong));
  expect(dialog.getByLabelText('Password')).toHaveValue('a guess');
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  expect(server.callsOf(EDIT)).toHaveLength(1);
  server.on('POST /api/v1/step-up', prove);
  confirm(dialog, 'adire-2026');
  await expectToast('Profile updated successfully');
});

it.each([
  [
    'too many tries',
    () => errorResponse(429, { code: 'rate_limited', message: ERROR_MESSAGES.rate_limited }),
    ERROR_MESSAGES.rate_limited,
  ],
  ['a broken connection', unreachable, 'Network Error!'],
])('after %s, the dialog says so and keeps what was typed', async (_name, reply, text) => {
  server.on('POST /api/v1/step-up', reply);
  const dialog = await saveNewPassword();
  confirm(dialog, 'adire-2026');
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText('Password')).toHaveValue('adire-2026');
  expect(dialog.getByLabelText('Password')).not.toBeInvalid();
  server.on('POST /api/v1/step-up', prove);
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectToast('Profile updated successfully');
});

it('cancelled, it changes nothing, says so, and the form keeps its text', async () => {
  const dialog = await saveNewPassword();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expectToast(ERROR_MESSAGES.step_up_required);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(newPassword()).toHaveValue('rarely chosen 72');
  expect(server.callsOf(EDIT)).toHaveLength(1);
});

it('an account without a password gets a code by email, and the code confirms the session', async () => {
  server.on('POST /api/v1/step-up/code', { message: 'A code is on its way to your email.', code: 'step_up_code_sent' });
  const dialog = await saveNewPassword({ by: 'code', totp: false, passkey: false, email: 'a***@example.com' });
  expect(dialog.getByText('a***@example.com')).toBeVisible();
  expect(server.callsOf('POST /api/v1/step-up/code')).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Send the code' }));
  const first = await dialog.findByRole('textbox', { name: 'Character 1 of 6' });
  fireEvent.paste(first, { clipboardData: { getData: () => '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectToast('Profile updated successfully');
});

it('a code of the authenticator app confirms the session in place of the password, with the mark of the device', async () => {
  const mark = 'm'.repeat(43);
  localStorage.setItem('oja.device', mark);
  const wrong = VALIDATION.totpWrong;
  const sent: unknown[] = [];
  server.on('POST /api/v1/step-up', async (request) => {
    sent.push(await request.json());
    return sent.length > 1
      ? prove()
      : errorResponse(401, { code: 'second_factor_invalid', message: wrong, fields: { code: wrong } });
  });
  const dialog = await saveNewPassword({ by: 'password', totp: true, passkey: false, email: 'a***@example.com' });
  fireEvent.click(dialog.getByRole('button', { name: 'Use your authenticator app' }));
  const code = dialog.getByLabelText('Code from your authenticator app, or a recovery code');
  fireEvent.change(code, { target: { value: '000000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
  expect(code).toHaveFocus();
  expect(newPassword()).toHaveValue('rarely chosen 72');
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectToast('Profile updated successfully');
  expect(sent).toEqual([
    { code: '000000', deviceToken: mark },
    { code: '123456', deviceToken: mark },
  ]);
});

it('an account with a second factor and no password is not offered a code by email', async () => {
  const dialog = await saveNewPassword({ by: 'factor', totp: true, passkey: false, email: 'a***@example.com' });
  expect(dialog.queryByRole('button', { name: 'Send the code' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Use your password' })).toBeNull();
  const code = dialog.getByLabelText('Code from your authenticator app, or a recovery code');
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expectToast('Profile updated successfully');
});

it('a passkey confirms the session; one that was cancelled or refused is said in the dialog, which stays', async () => {
  const get = vi.fn<() => Promise<unknown>>();
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const answer = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
  const used = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: answer,
    getClientExtensionResults: () => ({}),
  };
  get.mockRejectedValueOnce(new DOMException('Not now.', 'NotAllowedError')).mockResolvedValue(used);
  const sent: unknown[] = [];
  server
    .on('POST /api/v1/step-up/passkey', {
      data: {
        challenge: 'cGFzc2tleQ',
        timeout: 60_000,
        rpId: 'localhost',
        allowCredentials: [],
        userVerification: 'preferred',
      },
    })
    .on('POST /api/v1/step-up', async (request) => {
      sent.push(await request.json());
      const message = VALIDATION.passkeyWrong;
      return sent.length > 1
        ? prove()
        : errorResponse(401, { code: 'second_factor_invalid', message, fields: { assertion: message } });
    });
  const dialog = await saveNewPassword({ by: 'password', totp: false, passkey: true, email: 'a***@example.com' });
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  press();
  expect(await dialog.findByText('The passkey was not used. Try again, or confirm in another way.')).toBeVisible();
  press();
  expect(await dialog.findByText(VALIDATION.passkeyWrong)).toBeVisible();
  expect(dialog.getByLabelText('Password')).toBeValid();
  press();
  await expectToast('Profile updated successfully');
  const assertion: unknown = expect.objectContaining({ id: 'AQID', rawId: 'AQID', type: 'public-key' });
  expect(sent).toEqual([expect.objectContaining({ assertion }), expect.objectContaining({ assertion })]);
});

it('no passkey is offered where the browser cannot use it', async () => {
  const dialog = await saveNewPassword({ by: 'password', totp: false, passkey: true, email: 'a***@example.com' });
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

it('the other devices are signed out after a confirmation, by the same call', async () => {
  const here = { _id: '0197a000-0000-7000-8000-000000000001', device: 'Firefox', place: '', current: true };
  const times = { createdAt: new Date().toISOString(), lastUsedAt: new Date().toISOString() };
  const office = { ...here, _id: '0197a000-0000-7000-8000-000000000002', device: 'Office', current: false };
  const end = 'DELETE /api/v1/sessions/:id';
  server
    .on('GET /api/v1/sessions', { data: [here, office].map((session) => ({ ...session, ...times })) })
    .on(end, () => (isProved ? { message: 'Done.', code: 'device_signed_out' } : errorResponse(403, REFUSED)));
  show(<SignedInDevices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Office' }));
  confirm(within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })), 'adire-2026');
  await vi.waitFor(() => expect(server.callsOf(end)).toHaveLength(2));
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/sessions')).toHaveLength(2));
  expect(toast).not.toHaveBeenCalled();
});

it('a session that was ended meanwhile says so, and changes nothing', async () => {
  server.on(
    'POST /api/v1/step-up',
    errorResponse(401, { code: 'unauthenticated', message: ERROR_MESSAGES.unauthenticated }),
  );
  confirm(await saveNewPassword(), 'adire-2026');
  await expectToast('You were signed out on this device.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf(EDIT)).toHaveLength(1);
});
