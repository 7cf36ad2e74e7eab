import type { EventsPage } from '@oja/contract/events';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { eventsApi } from './events-api.ts';

const { getEvents } = eventsApi.endpoints;
const EVENTS = 'GET /api/v1/events';
const PAGE: EventsPage = { events: [], lastSeq: 41, latestSeq: 41, hasMore: false, reset: false };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
/** Requests the events as realtime/ does. */
const readEvents = () => store.dispatch(getEvents.initiate(41, { subscribe: false }));

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(EVENTS, { data: PAGE });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('the events are requested by the number of the last known one', async () => {
  let query: string | undefined;
  server.on(EVENTS, ({ url }) => {
    query = new URL(url).search;
    return { data: PAGE };
  });
  expect((await readEvents()).data).toEqual({ data: PAGE });
  expect(query).toBe('?after=41');
});

it('the events are dropped from the cache once they have been read', async () => {
  await readEvents();
  await vi.waitFor(() => expect(getEvents.select(41)(store.getState()).isUninitialized).toBe(true));
});

it('events that cannot be loaded show no toast', async () => {
  server.on(EVENTS, errorResponse(429, { code: 'rate_limited', message: 'Too many attempts.' }));
  expect((await readEvents()).isError).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

it.each(['events', 'lastSeq', 'latestSeq'])('an answer without "%s" is a failed call', async (field) => {
  server.on(EVENTS, Response.json({ data: { ...PAGE, [field]: undefined } }));
  const { error } = await readEvents();
  expect(error).toMatchObject({ error: 'The answer to getEvents is not of the agreed shape.' });
});
