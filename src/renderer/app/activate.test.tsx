import { confirm } from '@oja/contract/answers';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeServer, PLAIN_CONFIG, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import ActivateScreen from '../features/auth/ActivateScreen.tsx';
import LoginScreen from '../features/auth/LoginScreen.tsx';
import { PlatformContext } from '../platform/PlatformContext.tsx';
import type { Platform } from '../platform/platform.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** The page that an activation link opens, and the login after it (product §2 "Account activation page", §3). */

const resent: unknown[] = [];
let server: FakeServer;

function openLink(search: string) {
  const platform: Platform = {
    kind: 'web',
    serverOrigin: server.origin,
    sessions: createWebSessions(localStorage),
  };
  render(
    <PlatformContext value={platform}>
      <Provider store={makeStore(platform, undefined)}>
        <MemoryRouter initialEntries={[`/activate${search}`]}>
          <Routes>
            <Route path="/activate" element={<ActivateScreen />} />
            <Route path="/login" element={<LoginScreen />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}
const toLogin = async () => fireEvent.click(await screen.findByRole('link', { name: 'Proceed to Login' }));
const refuse = (code: 'activation_invalid' | 'activation_expired', status: number) =>
  server.on('GET /api/activate', errorResponse(status, { code, message: ERROR_MESSAGES[code] }));

beforeEach(() => {
  localStorage.clear();
  resent.length = 0;
  server = new FakeServer().on('GET /config.json', PLAIN_CONFIG).on('POST /api/activate/resend', async (request) => {
    resent.push(await request.json());
    return confirm('activation_sent');
  });
});
afterEach(() => vi.unstubAllGlobals());

it('after the activation the login form is prefilled with the user name', async () => {
  server.on('GET /api/activate', { ...confirm('activated'), data: { userName: 'Ada Bakes' } });
  openLink('?email=ada%40example.com&token=good');
  expect(await screen.findByText(CONFIRMATIONS.activated)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await toLogin();
  expect(screen.getByLabelText('Email or username')).toHaveValue('Ada Bakes');
});

it.each([
  ['not valid', 'activation_invalid', 400],
  ['expired', 'activation_expired', 410],
] as const)('a link that is %s can be sent again from the same page', async (_name, code, status) => {
  refuse(code, status);
  openLink('?email=ada%40example.com&token=bad');
  expect(await screen.findByText(ERROR_MESSAGES[code])).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(CONFIRMATIONS.activation_sent)).toBeVisible();
  expect(resent).toEqual([{ userName: 'ada@example.com' }]);
  await toLogin();
  expect(screen.getByLabelText('Email or username')).toHaveValue('');
});

it('a link without an email cannot be sent again, and only the login is offered', async () => {
  refuse('activation_invalid', 400);
  openLink('?token=bad');
  expect(await screen.findByText(ERROR_MESSAGES.activation_invalid)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Proceed to Login' })).toBeVisible();
});
