import { ERROR_MESSAGES } from '@oja/contract/texts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearToasts } from '../../../tests/fixtures/clear-toasts.ts';
import { FakeServer, PLAIN_CONFIG, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import LoginScreen from '../features/auth/LoginScreen.tsx';
import { PlatformContext } from '../platform/PlatformContext.tsx';
import type { Platform } from '../platform/platform.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';
import { ToastHost } from './ToastHost.tsx';

/** The login form after an error of the server (product §2 "Login"). */

let server: FakeServer;

function openLogin(sessions = createWebSessions(localStorage)) {
  const platform: Platform = { kind: 'web', serverOrigin: server.origin, sessions };
  render(
    <PlatformContext value={platform}>
      <Provider store={makeStore(platform, undefined)}>
        <MemoryRouter initialEntries={['/login']}>
          <LoginScreen />
          <ToastHost />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}

const userName = () => screen.getByLabelText('Email or username');
const password = () => screen.getByLabelText('Password');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function logInWrongly() {
  type(userName(), 'ada');
  type(password(), 'not-mine');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await vi.waitFor(() => expect(password()).toBeInvalid());
}

beforeEach(() => {
  localStorage.clear();
  clearToasts();
  server = new FakeServer()
    .on('GET /config.json', PLAIN_CONFIG)
    .on(
      'POST /api/login',
      errorResponse(401, { code: 'invalid_credentials', message: ERROR_MESSAGES.invalid_credentials }),
    );
});
afterEach(() => vi.unstubAllGlobals());

it('a wrong password shows a message at the password field that links to Forgot Password, and a toast', async () => {
  openLogin();
  await logInWrongly();
  expect(password()).toHaveAccessibleDescription(/^Wrong username, email or password\. .*Forgot Password/);
  expect(password()).toHaveFocus();
  expect(await screen.findByText(ERROR_MESSAGES.invalid_credentials)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
  act(clearToasts);
  expect(password()).toBeInvalid();
});

it.each([
  ['password', password],
  ['user name', userName],
])('the message about a wrong password disappears as soon as the %s changes', async (_name, field) => {
  openLogin();
  await logInWrongly();
  type(field(), 'something else');
  await vi.waitFor(() => expect(password()).not.toBeInvalid());
  expect(password()).not.toHaveAccessibleDescription();
});

it('a session that cannot be stored shows an error, and the form stays', async () => {
  server.on('POST /api/login', {
    message: 'Welcome back.',
    code: 'logged_in',
    data: { user: ADA, accessToken: 'a'.repeat(43) },
  });
  const sessions = createWebSessions(localStorage);
  sessions.save = () => Promise.reject(new Error('The disk is full.'));
  openLogin(sessions);
  type(userName(), 'ada');
  type(password(), 'adire-2026');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Your session could not be stored')).toBeVisible();
  expect(screen.getByText('The disk is full.')).toBeVisible();
  expect(password()).toHaveValue('adire-2026');
});
