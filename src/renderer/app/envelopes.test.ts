import * as toasts from '@oja/ui/Toast';
import { afterEach, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { api } from '../api/api.ts';
import { ENVELOPES, fitsEnvelope } from '../api/envelopes.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { usersApi } from '../api/users-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** Answers that are not what was agreed: each counts as a failed call, in a production build too. */

vi.hoisted(() => vi.stubEnv('DEV', false));

const groups = import.meta.glob('../api/*-api.ts', { eager: true });
afterEach(() => vi.unstubAllGlobals());

function startStore() {
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  return makeStore(platform, { user, accessToken: 'x'.repeat(43), lists: NO_LISTS });
}

it('says of every endpoint what is read of its answer', () => {
  expect(Object.keys(groups).length).toBeGreaterThan(10);
  expect(Object.keys(ENVELOPES).toSorted()).toEqual(Object.keys(api.endpoints).toSorted());
});

it.each([null, [], 'hello', 5, {}, { data: null }, { data: [] }, { data: { posts: {}, adverts: [] } }, { data: { posts: [null], adverts: [] } }, { data: { posts: [] } }])(
  'a feed of %j is none: said as a failed call, and nothing breaks',
  async (body) => {
    const toast = vi.spyOn(toasts, 'toast').mockClear();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
    const { data, error } = await startStore().dispatch(postListsApi.endpoints.getPosts.initiate());
    expect(data).toBeUndefined();
    expect(error).toBeDefined();
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error', title: 'Network Error!' }));
  },
);

it('a person without a name does not get into the session', async () => {
  vi.spyOn(toasts, 'toast').mockReturnValue(0);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { _id: user._id } })));
  const { error } = await startStore().dispatch(usersApi.endpoints.getDashboard.initiate(user.userName));
  expect(error).toBeDefined();
});

it('takes what fits, whatever else is in it', () => {
  expect(fitsEnvelope('getPosts', { data: { posts: [{ _id: 'a' }], adverts: [], page: 1 }, more: true })).toBe(true);
  expect(fitsEnvelope('getPost', { data: { posts: [] } })).toBe(false);
  expect(fitsEnvelope('likePost', { data: { isLiked: 'yes', likesCount: 1 } })).toBe(false);
  expect(fitsEnvelope('logIn', { data: { accessToken: 'x', user: { _id: 'a', name: 'Ada', userName: 'ada' } } })).toBe(true);
});
