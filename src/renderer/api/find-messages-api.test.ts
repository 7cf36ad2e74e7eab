import type { MessagesAnswer } from '@oja/contract/messages';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { BAYO, idOf, message } from '../../../tests/fixtures/live-store.ts';
import { api } from './api.ts';
import { findMessagesApi } from './find-messages-api.ts';

const { findMessages, getMessagesAround } = findMessagesApi.endpoints;
const THREAD = 'GET /api/v1/messages/:userId';
const SEARCH = 'GET /api/v1/messages/:userId/search';
const FOUND = { partnerId: BAYO, messageId: idOf(5) };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
/** The queries of the calls, in order. */
let asked: Record<string, string>[];

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  asked = [];
  server = new FakeServer();
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

const record = ({ url }: Request) => asked.push(Object.fromEntries(new URL(url).searchParams));

/** A conversation of the messages 1 to 9, which the server sends three at a time. */
const serveThread = () =>
  server.on(THREAD, (request): MessagesAnswer => {
    record(request);
    const { around, before, after } = asked.at(-1) ?? {};
    const first = around ? 4 : before ? 1 : 7;
    const data = [first, first + 1, first + 2].map((number) => message(number));
    return { data, hasMore: first > 1, post: null, ...(after === undefined && { hasNewer: first < 7 }) };
  });
const shown = () =>
  getMessagesAround
    .select(FOUND)(store.getState())
    .data?.pages.map(({ data }) => data.map(({ _id }) => _id));

it('a search asks for the text, and continues with the cursor of a page without messages', async () => {
  server.on(SEARCH, (request) => {
    record(request);
    return { data: { messages: [], nextCursor: asked.length === 1 ? idOf(2) : null } };
  });
  const query = { partnerId: BAYO, text: 'wig & gele' };
  await store.dispatch(findMessages.initiate(query));
  const { hasNextPage } = await store.dispatch(findMessages.initiate(query, { direction: 'forward' }));
  expect(asked).toEqual([{ q: 'wig & gele' }, { q: 'wig & gele', cursor: idOf(2) }]);
  expect(hasNextPage).toBe(false);
});

it('a part of a conversation begins around the found message, and grows in both directions to its ends', async () => {
  serveThread();
  await store.dispatch(getMessagesAround.initiate(FOUND));
  await store.dispatch(getMessagesAround.initiate(FOUND, { direction: 'forward' }));
  const part = await store.dispatch(getMessagesAround.initiate(FOUND, { direction: 'backward' }));
  expect(asked).toEqual([{ around: idOf(5) }, { before: idOf(4) }, { after: idOf(6) }]);
  expect(shown()).toEqual([[7, 8, 9].map(idOf), [4, 5, 6].map(idOf), [1, 2, 3].map(idOf)]);
  expect([part.hasPreviousPage, part.hasNextPage]).toEqual([false, false]);
});

it('a part is loaded again when the messages of its conversation are, and not for those of another', async () => {
  serveThread();
  await store.dispatch(getMessagesAround.initiate(FOUND));
  store.dispatch(api.util.invalidateTags([{ type: 'Messages', id: 'another' }]));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(asked).toHaveLength(1);
  store.dispatch(api.util.invalidateTags([{ type: 'Messages', id: BAYO }]));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

it('a failure shows no toast, because the search bar and the part show it', async () => {
  server.on(SEARCH, () => errorResponse(503, { code: 'unavailable', message: 'Try again.' }));
  const { error } = await store.dispatch(findMessages.initiate({ partnerId: BAYO, text: 'wig' }));
  expect(error).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});
