import * as toasts from '@oja/ui/toast-store';
import type { LoginChallenge } from '@oja/contract/second-factors';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../tests/components/browser-stubs.ts';
import { clearToasts } from '../../../tests/fixtures/clear-toasts.ts';
import { errorResponse, FakeServer, PLAIN_CONFIG, unreachable } from '../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import LoginScreen from '../features/auth/LoginScreen.tsx';
// Both are loaded on demand; loaded here, they are there at once.
import '../features/auth/SecondStep.tsx';
import '@simplewebauthn/browser';
import type { GoogleOutcome } from '../platform/google-in-browser.ts';
import { PlatformContext } from '../platform/PlatformContext.tsx';
import type { Platform } from '../platform/platform.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { signedOut } from '../session/session-slice.ts';
import { makeStore } from './store.ts';
import { ToastHost } from './ToastHost.tsx';

/** The second step of the login (decision 037). */

stubBrowser();

const LOGIN = 'POST /api/login';
const SECOND = 'POST /api/v1/login/second-factor';
const CHALLENGE: LoginChallenge = { challenge: 'c'.repeat(43), totp: true, passkey: null };
const PASSKEY = {
  challenge: 'cGFzc2tleQ',
  timeout: 60_000,
  rpId: 'localhost',
  allowCredentials: [{ id: 'a2V5', type: 'public-key' as const }],
  userVerification: 'preferred' as const,
};
const SESSION = {
  message: 'Welcome back.',
  code: 'logged_in' as const,
  data: { user: ADA, accessToken: 'a'.repeat(43) },
};

const toast = vi.spyOn(toasts, 'toast');

let server: FakeServer;
let store: ReturnType<typeof makeStore> | undefined;
const sent: unknown[] = [];

function Place() {
  return <p>at {useLocation().pathname}</p>;
}

function openLogin(changes: Partial<Platform> = {}) {
  const sessions = createWebSessions(localStorage);
  const platform: Platform = { kind: 'web', serverOrigin: server.origin, sessions, ...changes };
  store = makeStore(platform, undefined);
  render(
    <PlatformContext value={platform}>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/login']}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="*" element={<Place />} />
          </Routes>
          <ToastHost />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}

/** The server asks for a second factor after the password and after Google. */
function askFor(challenge: LoginChallenge) {
  const code = 'second_factor_required';
  const refuse = () => errorResponse(401, { code, message: ERROR_MESSAGES[code], data: challenge });
  server.on(LOGIN, refuse).on('POST /api/google', refuse);
}

async function typePassword() {
  fireEvent.change(screen.getByLabelText('Email or username'), { target: { value: 'ada' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'adire-2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'One more step' });
}

const firstBox = () => screen.getByRole('textbox', { name: 'Character 1 of 6' });
const codeOf = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Character/ })
    .map((box) => box.value)
    .join('');
const paste = (code: string) => fireEvent.paste(firstBox(), { clipboardData: { getData: () => code } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  clearToasts();
  toast.mockClear();
  sent.length = 0;
  server = new FakeServer().on('GET /config.json', PLAIN_CONFIG).on(SECOND, async (request) => {
    sent.push(await request.json());
    return SESSION;
  });
  askFor(CHALLENGE);
});
afterEach(() => {
  // A connection of the session would outlive the page.
  store?.dispatch(signedOut());
  vi.unstubAllGlobals();
});

it('the code has the focus, its last digit finishes the login, and no error is shown on the way', async () => {
  openLogin();
  await typePassword();
  await vi.waitFor(() => expect(firstBox()).toHaveFocus());
  expect(screen.getByRole('form', { name: 'Second step of the login' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  paste('123456');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
  expect(sent).toEqual([{ challenge: CHALLENGE.challenge, code: '123456' }]);
  expect(localStorage.getItem('oja.session')).toContain(ADA._id);
  expect(localStorage.getItem('oja.login-name')).toBe('ada');
  expect(toast).not.toHaveBeenCalled();
});

it('a wrong code is said at the field, which keeps it and has the focus', async () => {
  server.on(
    SECOND,
    errorResponse(401, {
      code: 'second_factor_invalid',
      message: VALIDATION.totpWrong,
      fields: { code: VALIDATION.totpWrong },
    }),
  );
  openLogin();
  await typePassword();
  paste('123456');
  expect(await screen.findByText(VALIDATION.totpWrong)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Code from your authenticator app' })).toHaveAccessibleDescription(
    new RegExp(VALIDATION.totpWrong),
  );
  expect(codeOf()).toBe('123456');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Character/));
  server.on(SECOND, SESSION);
  press('Confirm');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
});

it('without a connection nothing is lost: the code stays, and Confirm sends it again', async () => {
  server.on(SECOND, unreachable);
  openLogin();
  await typePassword();
  paste('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error!');
  expect(codeOf()).toBe('123456');
  server.on(SECOND, SESSION);
  press('Confirm');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
});

it('a login that took too long begins again, with the name and the reason', async () => {
  const message = ERROR_MESSAGES.challenge_expired;
  server.on(SECOND, errorResponse(401, { code: 'challenge_expired', message }));
  openLogin();
  await typePassword();
  paste('123456');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email or username')).toHaveValue('ada');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await vi.waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

it('Back returns to the password, with the name', async () => {
  openLogin();
  await typePassword();
  press('Back');
  expect(screen.getByLabelText('Email or username')).toHaveValue('ada');
  await vi.waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

it('a recovery code is sent as it was typed', async () => {
  openLogin();
  await typePassword();
  press('Use a recovery code');
  const field = screen.getByLabelText('Recovery code');
  await vi.waitFor(() => expect(field).toHaveFocus());
  fireEvent.change(field, { target: { value: 'K7P2X 9MQRT' } });
  press('Confirm');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
  expect(sent).toEqual([{ challenge: CHALLENGE.challenge, code: 'K7P2X 9MQRT' }]);
});

it('a passkey finishes the login; if the user cancels it, a message says so', async () => {
  const get = vi.fn<() => Promise<unknown>>(() => Promise.reject(new DOMException('Not now.', 'NotAllowedError')));
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  askFor({ ...CHALLENGE, totp: false, passkey: PASSKEY });
  openLogin();
  await typePassword();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveFocus());
  press('Use a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used. Try again, or use a code.');
  const bytes = Uint8Array.from([1, 2, 3]).buffer;
  get.mockResolvedValue({
    id: 'a2V5',
    rawId: bytes,
    type: 'public-key',
    authenticatorAttachment: null,
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
  });
  press('Use a passkey');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
  expect(sent).toEqual([
    { challenge: CHALLENGE.challenge, assertion: expect.objectContaining({ id: 'a2V5', rawId: 'AQID' }) },
  ]);
});

it('the desktop app offers no passkey: it asks for a recovery code, and says why', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  askFor({ ...CHALLENGE, totp: false, passkey: PASSKEY });
  openLogin({ kind: 'desktop' });
  await typePassword();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(screen.getByText(/^Your passkey cannot be used here\./)).toBeVisible();
  await vi.waitFor(() => expect(screen.getByLabelText('Recovery code')).toHaveFocus());
});

it.each(['desktop', 'web'] as const)('Google on the %s leads to the second step as well', async (kind) => {
  const outcome: GoogleOutcome = { status: 'signedIn', accessToken: 'ya29.token' };
  const config = { ...PLAIN_CONFIG, googleDesktopClient: { id: 'desktop.apps.example', secret: null } };
  server.on('GET /config.json', config);
  if (kind === 'web') {
    sessionStorage.setItem('oja.google', 'state');
    globalThis.ojaGoogleAnswer = '#access_token=ya29.token&state=state';
    openLogin();
  } else {
    openLogin({ kind, google: { signIn: () => Promise.resolve(outcome), cancel: () => undefined } });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  }
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  paste('123456');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
});
