import type { SavedSearch } from '@oja/contract/saved-searches';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../tests/fixtures/live-store.ts';
import { savedSearchesApi } from './saved-searches-api.ts';

const { changeAlert, deleteSavedSearch, getSavedSearches, saveSearch } = savedSearchesApi.endpoints;
const LIST = 'GET /api/v1/saved-searches';
const CHANGE = 'PATCH /api/v1/saved-searches/:id';
const DELETE = 'DELETE /api/v1/saved-searches/:id';
const FANS: SavedSearch = {
  _id: idOf(1),
  name: 'Fans',
  query: { search: 'fan', condition: ['Brand New'] },
  alert: 'at_once',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
/** The bodies of the calls that change something. */
let sent: unknown[];
/** The list as it is cached, which is requested only the first time. */
const shown = async () => (await store.dispatch(getSavedSearches.initiate())).data?.data;
const changed = (search: SavedSearch) => async (request: Request) => {
  sent.push(await request.json());
  server.on(LIST, { data: [search] });
  return { message: 'Done.', code: 'search_saved' as const, data: search };
};

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  sent = [];
  server = new FakeServer().on(LIST, { data: [] });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('a saved search is sent with its name and its filters, and the list is refetched', async () => {
  server.on('POST /api/v1/saved-searches', changed(FANS));
  expect(await shown()).toEqual([]);
  await store.dispatch(saveSearch.initiate({ name: FANS.name, query: FANS.query }));
  expect(sent).toEqual([{ name: 'Fans', query: { search: 'fan', condition: ['Brand New'] } }]);
  await vi.waitFor(async () => expect(await shown()).toEqual([FANS]));
});

it('a change of an alert sends the alert alone, and the list is refetched', async () => {
  server.on(LIST, { data: [FANS] }).on(CHANGE, changed({ ...FANS, alert: 'daily' }));
  await shown();
  await store.dispatch(changeAlert.initiate({ id: FANS._id, alert: 'daily' }));
  expect(sent).toEqual([{ alert: 'daily' }]);
  expect(server.callsOf(CHANGE)).toEqual([`PATCH /api/v1/saved-searches/${FANS._id}`]);
  await vi.waitFor(async () => expect(await shown()).toEqual([{ ...FANS, alert: 'daily' }]));
});

it('the list is refetched after a search was deleted, here or elsewhere', async () => {
  server.on(LIST, { data: [FANS] }).on(DELETE, { message: 'Deleted.', code: 'saved_search_deleted' });
  await shown();
  await store.dispatch(deleteSavedSearch.initiate(FANS._id));
  expect(server.callsOf(DELETE)).toEqual([`DELETE /api/v1/saved-searches/${FANS._id}`]);
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));

  server.on(LIST, { data: [] }).on(DELETE, errorResponse(404, { code: 'not_found', message: 'It is gone.' }));
  await store.dispatch(deleteSavedSearch.initiate(FANS._id));
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'It is gone.' }));
  await vi.waitFor(async () => expect(await shown()).toEqual([]));
});

it('a list that cannot be loaded shows no toast, because saved searches are an extra', async () => {
  server.on(LIST, errorResponse(400, { code: 'bad_request', message: 'Not now.' }));
  const { isError } = await store.dispatch(getSavedSearches.initiate());
  expect(isError).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});
