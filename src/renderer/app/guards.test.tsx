import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { SCREENS } from '../../../tests/e2e/screens.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import DashboardRoutes from './DashboardRoutes.tsx';
import { makeStore } from './store.ts';

/** Where a visitor is redirected who opens an address of the dashboard. */

function Place() {
  return <p>{useLocation().pathname}</p>;
}

const places = SCREENS.filter(({ path }) => path.startsWith('/dashboard')).map(({ path }) => [
  path,
  path === '/dashboard/ads' ? '/login' : '/',
]);

afterEach(() => vi.unstubAllGlobals());

it.each([
  ...places,
  ['/dashboard/ads?referredBy=ada', '/login'],
  ['/dashboard/chat/ada?post=7', '/login'],
  ['/dashboard?reload=true', '/'],
])('%s redirects a visitor to %s without a request', (path, place) => {
  const server = new FakeServer();
  const store = makeStore(
    { kind: 'web', serverOrigin: server.origin, sessions: createWebSessions(localStorage) },
    undefined,
  );
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path ?? '']}>
        <Routes>
          <Route path="dashboard/*" element={<DashboardRoutes />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  expect(container.textContent).toBe(place);
  expect(server.calls).toEqual([]);
});
