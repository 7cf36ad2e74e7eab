import { dashboardProfileSchema, userSchema } from '@oja/contract/users';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { postListsApi } from '../api/post-lists-api.ts';
import { usersApi } from '../api/users-api.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { selectUser, signedOut } from '../session/session-slice.ts';
import { prepareStore } from './prepare-store.ts';

const PROFILE = `/api/v1/users/dashboard/${ADA.userName}`;
const FEED = '/api/v1/posts?page=1';
const TOKEN = 'x'.repeat(43);
const FOUND = {
  status: 'found',
  session: { user: ADA, accessToken: TOKEN, lists: NO_LISTS },
} as const;

let server: FakeServer;

beforeEach(() => {
  // Vitest's own page may have been open for longer than early answers are taken.
  vi.spyOn(performance, 'now').mockReturnValue(2000);
  server = new FakeServer();
});
afterEach(() => {
  globalThis.ojaEarlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OWN = { ...ADA, followersCount: 0, followingCount: 0, following: [], savedPosts: [] };
const profile = () => Promise.resolve(Response.json({ data: OWN, latestSeq: 0 }));
const feed = () => Promise.resolve(Response.json(feedOf([POST])));

/** Prepares a store after the page has requested these addresses. */
async function prepare(early: Record<string, Promise<Response>>) {
  globalThis.ojaEarlyAnswers = new Map(
    Object.entries(early).map(([path, answer]) => [`Bearer ${TOKEN} ${path}`, answer]),
  );
  const sessions = createWebSessions(localStorage);
  const store = await prepareStore({ kind: 'web', serverOrigin: server.origin, sessions }, FOUND);
  if (!store) throw new Error('No store was made.');
  const shown = () => ({
    name: usersApi.endpoints.getDashboard.select(ADA.userName)(store.getState()).data?.data.name,
    posts: postListsApi.endpoints.getPosts.select()(store.getState()).data?.pages[0]?.data.posts.length,
  });
  return { store, shown, end: () => store.dispatch(signedOut()) };
}

it('what the page requested early is there before the first drawing, and is not requested again', async () => {
  const { shown, end } = await prepare({ [PROFILE]: profile(), [FEED]: feed() });
  expect(shown()).toEqual({ name: ADA.name, posts: 1 });
  expect(server.calls).toEqual([]);
  end();
});

it('the session has the newer profile before the first drawing, without what a session does not store', async () => {
  const newer = { ...OWN, name: 'Ada Obi-Eze', hasSavedReplies: true, hasScheduled: false };
  expect(Object.keys(newer)).toEqual(expect.arrayContaining(Object.keys(dashboardProfileSchema.shape)));
  const { store, end } = await prepare({ [PROFILE]: Promise.resolve(Response.json({ data: newer, latestSeq: 0 })) });
  const user = selectUser(store.getState());
  expect(user?.name).toBe('Ada Obi-Eze');
  expect(Object.keys(user ?? {}).toSorted()).toEqual(Object.keys(userSchema.shape).toSorted());
  end();
});

it('a page without a feed has the profile alone', async () => {
  const { shown, end } = await prepare({ [PROFILE]: profile() });
  expect(shown()).toEqual({ name: ADA.name, posts: undefined });
  expect(server.calls).toEqual([]);
  end();
});

it('a late answer does not hold the first drawing up', async () => {
  const late = Promise.withResolvers<Response>();
  const { shown, end } = await prepare({ [PROFILE]: profile(), [FEED]: late.promise });
  expect(shown()).toEqual({ name: undefined, posts: undefined });
  late.resolve(Response.json(feedOf([POST])));
  await vi.waitFor(() => expect(shown()).toEqual({ name: ADA.name, posts: 1 }));
  end();
});

it.each([
  ['a refusal', () => Promise.resolve(Response.json({ message: 'Log in again.' }, { status: 401 }))],
  ['a failure', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is left to the screens, which report it', async (_which, answer) => {
  const { store, shown, end } = await prepare({ [PROFILE]: answer(), [FEED]: feed() });
  expect(shown()).toEqual({ name: undefined, posts: undefined });
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
  end();
});

it('without early requests no store is made yet', async () => {
  const sessions = createWebSessions(localStorage);
  expect(await prepareStore({ kind: 'web', serverOrigin: server.origin, sessions }, FOUND)).toBeUndefined();
});
