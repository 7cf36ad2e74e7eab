import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { serveEachTest, server } from '../../../tests/fixtures/live-store.ts';
import { makeRealtimeStore } from '../../../tests/fixtures/realtime-store.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { userChanged } from '../session/session-slice.ts';
import { flagCountsApi } from './flag-counts-api.ts';
import { flagsApi, useGetFlagsInfiniteQuery } from './flags-api.ts';
import { useOpenFlagsCount } from './use-open-flags-count.ts';

const LIST = 'GET /api/v1/posts/flag';
const COUNT = 'GET /api/v1/posts/flag/count';

serveEachTest();

it('a user who is no longer an admin loses the reports and the count, and requests none', async () => {
  server.on(LIST, { data: [], total: 3, postsTotal: 3, nextCursor: null });
  server.on(COUNT, { data: { total: 3, postsTotal: 3 } });
  const { store } = makeRealtimeStore({ serverOrigin: server.origin, observe: () => undefined });
  const answers = () => [
    flagsApi.endpoints.getFlags.select()(store.getState()).data,
    flagCountsApi.endpoints.getFlagCounts.select()(store.getState()).data,
  ];
  store.dispatch(userChanged({ ...ADA, isAdmin: true }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const tab = renderHook(useOpenFlagsCount, { wrapper });
  const screen = renderHook(() => useGetFlagsInfiniteQuery(), { wrapper });
  await vi.waitFor(() => expect(tab.result.current).toBe(3));
  await vi.waitFor(() => expect(answers()).not.toContain(undefined));
  screen.unmount();

  act(() => void store.dispatch(userChanged(ADA)));
  await vi.waitFor(() => expect(answers()).toEqual([undefined, undefined]));
  expect(tab.result.current).toBeUndefined();
  expect(server.calls.toSorted()).toEqual([LIST, COUNT]);
});
