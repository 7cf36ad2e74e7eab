import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeServer, PLAIN_CONFIG } from '../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import LoginScreen from '../features/auth/LoginScreen.tsx';
import type { GoogleInBrowser, GoogleOutcome } from '../platform/google-in-browser.ts';
import { PlatformContext } from '../platform/PlatformContext.tsx';
import type { Platform } from '../platform/platform.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** Signing in with Google on the desktop (product §2, §8): the page's reaction to each result of the browser. */

const DESKTOP = { id: 'desktop.apps.example', secret: 'shown' };
const sent: unknown[] = [];
let server: FakeServer;
let isOffered = Promise.withResolvers<void>();

function Place() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

/** Makes the server offer the Google sign-in for the desktop, or not. */
function offer(googleDesktopClient: typeof DESKTOP | null) {
  server.on('GET /config.json', () => {
    setTimeout(() => isOffered.resolve());
    return { ...PLAIN_CONFIG, googleClientId: 'web.apps.example', googleDesktopClient };
  });
}

function openLogin() {
  const outcome = Promise.withResolvers<GoogleOutcome>();
  const google = {
    signIn: vi.fn<GoogleInBrowser['signIn']>(() => outcome.promise),
    cancel: vi.fn<GoogleInBrowser['cancel']>(() => outcome.resolve({ status: 'cancelled' })),
  };
  const platform: Platform = {
    kind: 'desktop',
    serverOrigin: server.origin,
    sessions: createWebSessions(localStorage),
    google,
  };
  const { unmount } = render(
    <PlatformContext value={platform}>
      <Provider store={makeStore(platform, undefined)}>
        <MemoryRouter initialEntries={['/login']}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="*" element={<Place />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
  return { google, end: outcome.resolve, unmount };
}
const button = () => screen.findByRole('button', { name: 'Continue with Google' });

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  isOffered = Promise.withResolvers();
  server = new FakeServer().on('POST /api/google', async (request) => {
    sent.push(await request.json());
    return { message: 'Welcome', code: 'logged_in', data: { user: ADA, accessToken: 'x'.repeat(43) } };
  });
  offer(DESKTOP);
});
afterEach(() => vi.unstubAllGlobals());

it('the browser’s token becomes a session, and the dashboard opens', async () => {
  const { google, end } = openLogin();
  fireEvent.click(await button());
  expect(google.signIn).toHaveBeenCalledExactlyOnceWith(DESKTOP);
  expect(await screen.findByText('Waiting for your browser …')).toBeVisible();
  end({ status: 'signedIn', accessToken: 'ya29.token' });
  expect(await screen.findByText('at /dashboard?reload=true')).toBeVisible();
  expect(sent).toEqual([{ access_token: 'ya29.token' }]);
  expect(localStorage.getItem('oja.session')).toContain(ADA._id);
});

it('a failure is only logged, and the app continues to the dashboard', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { end } = openLogin();
  fireEvent.click(await button());
  end({ status: 'failed', reason: 'Google answered access_denied' });
  expect(await screen.findByText('at /dashboard?reload=true')).toBeVisible();
  expect(sent).toEqual([]);
  expect(localStorage.getItem('oja.session')).toBeNull();
  expect(logged).toHaveBeenCalledWith('Google sign-in came to nothing', new Error('Google answered access_denied'));
  logged.mockRestore();
});

it('a user who cancels stays on the page, and can start again', async () => {
  const { google } = openLogin();
  fireEvent.click(await button());
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByText('Waiting for your browser …')).toBeNull());
  expect(google.cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  fireEvent.click(await button());
  expect(google.signIn).toHaveBeenCalledTimes(2);
});

it('leaving the page cancels the sign-in', async () => {
  const { google, unmount } = openLogin();
  fireEvent.click(await button());
  unmount();
  expect(google.cancel).toHaveBeenCalledOnce();
});

it('there is no button if the server has no desktop client', async () => {
  offer(null);
  openLogin();
  await act(() => isOffered.promise);
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Google/v })).toBeNull();
});
