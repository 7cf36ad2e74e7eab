import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { answerEachTest, server } from '../../../tests/fixtures/live-store.ts';
import { makeRealtimeStore } from '../../../tests/fixtures/realtime-store.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { userChanged } from '../session/session-slice.ts';
import { flagCountsApi } from './flag-counts-api.ts';
import { flagsApi, useGetFlagsInfiniteQuery } from './flags-api.ts';
import { useOpenFlagsCount } from './use-open-flags-count.ts';

const [LIST, COUNT] = ['/api/v1/posts/flag', '/api/v1/posts/flag/count'];

answerEachTest();

it('who is no admin any more keeps no report and no count, and asks for none', async () => {
  server.answers[LIST] = { data: [], total: 3, postsTotal: 3, nextCursor: null };
  server.answers[COUNT] = { data: { total: 3, postsTotal: 3 } };
  const { store } = makeRealtimeStore({ observe: () => undefined });
  const answers = () => [flagsApi.endpoints.getFlags.select()(store.getState()).data, flagCountsApi.endpoints.getFlagCounts.select()(store.getState()).data];
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
  expect(server.asked.toSorted()).toEqual([LIST, COUNT]);
});
