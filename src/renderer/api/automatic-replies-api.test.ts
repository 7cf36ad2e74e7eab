import type { AutomaticReplies } from '@oja/contract/automatic-replies';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { automaticRepliesApi } from './automatic-replies-api.ts';

const { getAutomaticReplies, setAutomaticReplies } = automaticRepliesApi.endpoints;
const READ = 'GET /api/v1/messages/automatic-replies';
const SAVE = 'PUT /api/v1/messages/automatic-replies';
const REPLIES: AutomaticReplies = { greeting: 'Welcome.', away: 'Closed.', isAway: true, hours: null };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
const refused = () => errorResponse(403, { code: 'forbidden', message: 'You are not allowed to do this.' });

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(READ, { data: REPLIES });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('the replies are requested again each time the dialog opens', async () => {
  const opened = store.dispatch(getAutomaticReplies.initiate());
  expect((await opened).data).toEqual({ data: REPLIES });
  opened.unsubscribe();
  await vi.waitFor(() => expect(getAutomaticReplies.select()(store.getState()).isUninitialized).toBe(true));
  await store.dispatch(getAutomaticReplies.initiate());
  expect(server.callsOf(READ)).toHaveLength(2);
});

it('replies that cannot be loaded show no toast: the dialog says so', async () => {
  server.on(READ, refused);
  expect((await store.dispatch(getAutomaticReplies.initiate())).isError).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

it.each(['greeting', 'away', 'isAway'])('an answer without "%s" is a failed call', async (field) => {
  server.on(READ, Response.json({ data: { ...REPLIES, [field]: undefined } }));
  const { error } = await store.dispatch(getAutomaticReplies.initiate());
  expect(error).toMatchObject({ error: 'The answer to getAutomaticReplies is not of the agreed shape.' });
});

it('all replies and the opening hours are saved in one call', async () => {
  let body: unknown;
  server.on(SAVE, async (request) => {
    body = await request.json();
    return { message: 'Saved.', code: 'automatic_replies_set', data: REPLIES };
  });
  const { data } = await store.dispatch(setAutomaticReplies.initiate(REPLIES));
  expect(body).toEqual(REPLIES);
  expect(data?.message).toBe('Saved.');
});

it('replies that cannot be saved show the server’s message', async () => {
  server.on(SAVE, refused);
  await store.dispatch(setAutomaticReplies.initiate(REPLIES));
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'danger', title: 'You are not allowed to do this.' }),
  );
});
