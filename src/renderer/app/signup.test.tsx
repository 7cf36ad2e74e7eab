import { confirm } from '@oja/contract/answers';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearToasts } from '../../../tests/fixtures/clear-toasts.ts';
import { FakeServer, PLAIN_CONFIG, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import SignupScreen from '../features/auth/SignupScreen.tsx';
import { PlatformContext } from '../platform/PlatformContext.tsx';
import type { Platform } from '../platform/platform.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';
import { ToastHost } from './ToastHost.tsx';

/** What follows a signup (product §2 "Signup"). */

const TYPED = {
  'Full Name': 'Ada Obi',
  Username: 'ada.bakes',
  Email: 'ada@gmail.com',
  Password: 'ankara-2026',
  'Confirm Password': 'ankara-2026',
};

const signups: unknown[] = [];
const resent: unknown[] = [];
let server: FakeServer;

function openSignup() {
  const platform: Platform = { kind: 'web', serverOrigin: server.origin, sessions: createWebSessions(localStorage) };
  render(
    <PlatformContext value={platform}>
      <Provider store={makeStore(platform, undefined)}>
        <MemoryRouter initialEntries={['/signup']}>
          <Routes>
            <Route path="/signup" element={<SignupScreen />} />
            <Route path="/login" element={<p>The login</p>} />
          </Routes>
          <ToastHost />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const panel = () => screen.findByRole('region', { name: 'Check your email' });

async function signUp(changes: Partial<typeof TYPED> = {}) {
  openSignup();
  for (const [label, value] of Object.entries({ ...TYPED, ...changes })) type(label, value);
  press('Register');
  return within(await panel());
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  clearToasts();
  signups.length = 0;
  resent.length = 0;
  server = new FakeServer()
    .on('GET /config.json', PLAIN_CONFIG)
    .on('POST /api/signup', async (request) => {
      signups.push(await request.json());
      return confirm('signed_up');
    })
    .on('POST /api/activate/resend', async (request) => {
      resent.push(await request.json());
      return confirm('activation_sent');
    });
});
afterEach(() => vi.unstubAllGlobals());

it('after a signup the green box stays, and the form makes way for the address, its mailbox and the login', async () => {
  const sent = await signUp();
  expect(screen.getAllByText(CONFIRMATIONS.signed_up)).toHaveLength(1);
  expect(screen.queryByLabelText('Full Name')).toBeNull();
  expect(sent.getByRole('heading')).toHaveFocus();
  expect(sent.getByText('ada@gmail.com')).toBeVisible();
  expect(sent.getByRole('link', { name: 'Open Gmail' })).toHaveAttribute('href', 'https://mail.google.com/');
  fireEvent.click(screen.getByRole('link', { name: 'Login' }));
  expect(screen.getByText('The login')).toBeVisible();
});

it('no mailbox is offered for an address of an unknown provider', async () => {
  const sent = await signUp({ Email: 'ada@example.com' });
  expect(sent.getByText('ada@example.com')).toBeVisible();
  expect(sent.queryByRole('link')).toBeNull();
});

it('the email is sent again, with the server’s answer below the button', async () => {
  const sent = await signUp();
  press('Send it again');
  expect(await sent.findByText(CONFIRMATIONS.activation_sent)).toBeVisible();
  expect(resent).toEqual([{ userName: 'ada@gmail.com' }]);
  expect(screen.getByText(CONFIRMATIONS.signed_up)).toBeVisible();
});

it('the server’s message appears when the email was sent again too often', async () => {
  server.on(
    'POST /api/activate/resend',
    errorResponse(429, { code: 'rate_limited', message: ERROR_MESSAGES.rate_limited }),
  );
  const sent = await signUp();
  press('Send it again');
  expect(await screen.findByText(ERROR_MESSAGES.rate_limited)).toBeVisible();
  expect(sent.queryByText(CONFIRMATIONS.activation_sent)).toBeNull();
});

it('for another address the form returns with all but the passwords, and the new account replaces the old', async () => {
  await signUp({ Email: 'ada@gmial.com' });
  press('Use another address');
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('ada@gmial.com');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Obi');
  expect(screen.getByLabelText('Username')).toHaveValue('ada.bakes');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('');
  expect(screen.queryByText(CONFIRMATIONS.signed_up)).toBeNull();

  type('Email', 'ada@gmail.com');
  type('Password', 'adire-2027');
  type('Confirm Password', 'adire-2027');
  press('Register');
  expect(within(await panel()).getByText('ada@gmail.com')).toBeVisible();
  const person = { name: 'Ada Obi', userName: 'ada.bakes' };
  expect(signups).toEqual([
    { ...person, email: 'ada@gmial.com', password: 'ankara-2026', confirmPassword: 'ankara-2026' },
    {
      ...person,
      email: 'ada@gmail.com',
      password: 'adire-2027',
      confirmPassword: 'adire-2027',
      replaces: 'ada@gmial.com',
    },
  ]);
});
