import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { api } from './api.ts';
import { flagCountsApi } from './flag-counts-api.ts';
import { flagsApi } from './flags-api.ts';

const { getFlagCounts } = flagCountsApi.endpoints;
const { dismissFlag, getFlags } = flagsApi.endpoints;
const COUNTS = 'GET /api/v1/posts/flag/count';
const LIST = 'GET /api/v1/posts/flag';

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
const timesRead = () => [server.callsOf(COUNTS).length, server.callsOf(LIST).length];

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer()
    .on(COUNTS, { data: { total: 3, postsTotal: 2 } })
    .on(LIST, { data: [], total: 3, postsTotal: 2, nextCursor: null });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('the counts are refetched after a report was dismissed', async () => {
  server.on('DELETE /api/v1/posts/flag/:id', { message: 'Report dismissed.', code: 'flag_dismissed' });
  await store.dispatch(getFlagCounts.initiate());
  await store.dispatch(dismissFlag.initiate('f1'));
  await vi.waitFor(() => expect(server.callsOf(COUNTS)).toHaveLength(2));
});

it('the counts and the list of reports are refetched separately', async () => {
  await store.dispatch(getFlagCounts.initiate());
  await store.dispatch(getFlags.initiate());
  store.dispatch(api.util.invalidateTags([{ type: 'Flags', id: 'counts' }]));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 1]));
  store.dispatch(api.util.invalidateTags([{ type: 'Flags', id: 'list' }]));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 2]));
});

it('counts that cannot be loaded show no toast', async () => {
  server.on(COUNTS, errorResponse(403, { code: 'forbidden', message: 'You are not allowed to do this.' }));
  expect((await store.dispatch(getFlagCounts.initiate())).isError).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

it.each(['total', 'postsTotal'])('an answer without "%s" is a failed call', async (field) => {
  server.on(COUNTS, Response.json({ data: { total: 3, postsTotal: 2, [field]: undefined } }));
  const { error } = await store.dispatch(getFlagCounts.initiate());
  expect(error).toMatchObject({ error: 'The answer to getFlagCounts is not of the agreed shape.' });
});
