import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { POST } from '../../../tests/fixtures/post.ts';
import { newPostsApi } from './new-posts-api.ts';

const { getNewPosts } = newPostsApi.endpoints;
const NEW = 'GET /api/v1/posts/feed/new';
const ANSWER = { data: { posts: [{ _id: POST._id, moment: 8 }] } };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
/** Requests the posts as realtime/ does. */
const readNewPosts = () => store.dispatch(getNewPosts.initiate(7, { subscribe: false }));

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(NEW, ANSWER);
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('the new posts are requested by the moment up to which the feed is complete', async () => {
  let query: string | undefined;
  server.on(NEW, ({ url }) => {
    query = new URL(url).search;
    return ANSWER;
  });
  expect((await readNewPosts()).data).toEqual(ANSWER);
  expect(query).toBe('?after=7');
});

it('the new posts are dropped from the cache once they have been read', async () => {
  await readNewPosts();
  await vi.waitFor(() => expect(getNewPosts.select(7)(store.getState()).isUninitialized).toBe(true));
});

it('new posts that cannot be loaded show no toast', async () => {
  server.on(NEW, errorResponse(429, { code: 'rate_limited', message: 'Too many attempts.' }));
  expect((await readNewPosts()).isError).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

it('an answer with a post without an id is a failed call', async () => {
  server.on(NEW, Response.json({ data: { posts: [{ moment: 8 }] } }));
  const { error } = await readNewPosts();
  expect(error).toMatchObject({ error: 'The answer to getNewPosts is not of the agreed shape.' });
});
