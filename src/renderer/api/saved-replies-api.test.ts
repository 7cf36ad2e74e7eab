import type { SavedReply } from '@oja/contract/saved-replies';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../tests/fixtures/live-store.ts';
import { savedRepliesApi } from './saved-replies-api.ts';

const { changeReply, countReplyUse, deleteReply, getSavedReplies, saveReply } = savedRepliesApi.endpoints;
const LIST = 'GET /api/v1/saved-replies';
const reply = (number: number, uses: number): SavedReply => ({
  _id: idOf(number),
  name: `Reply ${number}`,
  text: 'Hello.',
  uses,
});

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
/** The list as it is cached, which is requested only the first time. */
const shown = async () =>
  (await store.dispatch(getSavedReplies.initiate())).data?.data.map(({ name, uses }) => [name, uses]);

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(LIST, { data: [reply(1, 1), reply(2, 1)] });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('a use moves a reply up at once, without a request for the list, and its failure is silent', async () => {
  server.on('POST /api/v1/saved-replies/:id/uses', errorResponse(404, { code: 'reply_not_found', message: 'Gone.' }));
  await shown();
  await store.dispatch(countReplyUse.initiate(idOf(2)));
  expect(await shown()).toEqual([
    ['Reply 2', 2],
    ['Reply 1', 1],
  ]);
  expect(server.callsOf(LIST)).toHaveLength(1);
  expect(toast).not.toHaveBeenCalled();
});

it('a saved reply is in the list at once, in its place by use', async () => {
  await shown();
  server.on('POST /api/v1/saved-replies', { message: 'Saved.', code: 'reply_saved', data: reply(3, 7) });
  await store.dispatch(saveReply.initiate({ name: 'Reply 3', text: 'Hello.', uses: 7 }));
  expect(await shown()).toEqual([
    ['Reply 3', 7],
    ['Reply 1', 1],
    ['Reply 2', 1],
  ]);
});

it('the list is requested again after a change and a deletion', async () => {
  await shown();
  server.on('PATCH /api/v1/saved-replies/:id', { message: 'Changed.', code: 'reply_changed', data: reply(1, 1) });
  await store.dispatch(changeReply.initiate({ id: idOf(1), name: 'Reply 1' }));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));
  server.on('DELETE /api/v1/saved-replies/:id', { message: 'Deleted.', code: 'reply_deleted' });
  await store.dispatch(deleteReply.initiate(idOf(1)));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(3));
});

it('a list that cannot be loaded shows no toast: the list itself says so', async () => {
  server.on(LIST, errorResponse(400, { code: 'bad_request', message: 'Not now.' }));
  expect((await store.dispatch(getSavedReplies.initiate())).isError).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});
