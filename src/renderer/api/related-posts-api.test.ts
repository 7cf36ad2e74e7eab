import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { api } from './api.ts';
import { relatedPostsApi } from './related-posts-api.ts';

const { getNewestPostsOf, getSimilarPosts } = relatedPostsApi.endpoints;
const SIMILAR = 'GET /api/v1/posts';
const NEWEST = 'GET /api/v1/users/:id/posts';

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
const timesRead = () => [server.callsOf(SIMILAR).length, server.callsOf(NEWEST).length];

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(SIMILAR, feedOf([POST])).on(NEWEST, { data: { posts: [POST], nextCursor: null } });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('posts with a word come best matches first, and those that pass filters in the order of the server', async () => {
  const asked: Record<string, string>[] = [];
  server.on(SIMILAR, ({ url }) => {
    asked.push(Object.fromEntries(new URL(url).searchParams));
    return feedOf([POST]);
  });
  await store.dispatch(getSimilarPosts.initiate({ search: 'wrapper' }));
  await store.dispatch(getSimilarPosts.initiate({ category: 'Fashion', state: 'Lagos', hasPictures: true }));
  expect(asked).toEqual([
    { search: 'wrapper', sort: 'relevance' },
    { category: 'Fashion', state: 'Lagos', hasPictures: 'true' },
  ]);
});

it('related posts are refetched when one of them changes, and those of a person with the profile', async () => {
  await store.dispatch(getSimilarPosts.initiate({ search: 'wrapper' }));
  await store.dispatch(getNewestPostsOf.initiate(ADA._id));
  expect(server.calls).toEqual([SIMILAR, `GET /api/v1/users/${ADA._id}/posts`]);
  store.dispatch(api.util.invalidateTags([{ type: 'Post', id: POST._id }]));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 2]));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  store.dispatch(api.util.invalidateTags([{ type: 'Profile', id: ADA._id }]));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 3]));
});

it('a failure shows no toast, because nobody has asked for related posts', async () => {
  const refusal = errorResponse(400, { code: 'bad_request', message: 'Not now.' });
  server.on(SIMILAR, refusal).on(NEWEST, refusal);
  const answers = await Promise.all([
    store.dispatch(getSimilarPosts.initiate({ search: 'wrapper' })),
    store.dispatch(getNewestPostsOf.initiate(ADA._id)),
  ]);
  expect(answers.map(({ isError }) => isError)).toEqual([true, true]);
  expect(toast).not.toHaveBeenCalled();
});
