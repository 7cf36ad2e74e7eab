import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { noteSearch } from '../../session/recent-searches.ts';
import { useLeave } from './use-leave.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('who leaves takes the recent searches from the device, but not those of others', async () => {
  const store = startAppStore(new FakeServer());
  noteSearch(ADA._id, 'phone');
  noteSearch('eve', 'rice');
  const { result } = renderHook(useLeave, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <BrowserRouter>{children}</BrowserRouter>
      </Provider>
    ),
  });
  await act(result.current);
  expect(localStorage.getItem(`oja.recent-searches.${ADA._id}`)).toBeNull();
  expect(localStorage.getItem('oja.recent-searches.eve')).toBe('rice');
});
