import { FAILURES } from '@oja/contract/texts';
import type { Person, User } from '@oja/contract/users';
import * as toasts from '@oja/ui/Toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA as user } from '../../../tests/fixtures/user.ts';
import { usersApi } from '../api/users-api.ts';
import type { Platform } from '../platform/platform.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { makeStore } from './store.ts';

/** Following, and a change of one's own profile: what the store shows meanwhile. */

const bola: Person = {
  _id: '0197a000-0000-7000-8000-0000000000bb', name: 'Bola', userName: 'bola', profileImage: null, isVerifiedVendor: false,
  followersCount: 0, isFollowing: false, isOnline: false,
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const people = () => Promise.resolve(json({ data: { users: [bola], nextCursor: null } }));
const toast = vi.spyOn(toasts, 'toast');
let answer: (path: string) => Promise<Response>;

function startStore() {
  const platform: Platform = { kind: 'web', serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  return makeStore(platform, { user, accessToken: 'x'.repeat(43), lists: NO_LISTS });
}
type TestStore = ReturnType<typeof startStore>;
const found = { search: 'bo' };
const shown = (store: TestStore) => usersApi.endpoints.getPeople.select(found)(store.getState()).data?.pages[0]?.data.users[0];

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  vi.stubGlobal('fetch', (request: Request) => answer(new URL(request.url).pathname));
});
afterEach(() => vi.unstubAllGlobals());

describe('following', () => {
  it('shows at once wherever the person stands, and is taken back when it fails, with the words of the spec', async () => {
    const answered = Promise.withResolvers<Response>();
    answer = (path) => (path.includes('/follow/') ? answered.promise : people());
    const store = startStore();
    await store.dispatch(usersApi.endpoints.getPeople.initiate(found));
    const done = store.dispatch(usersApi.endpoints.follow.initiate(bola._id));
    expect(shown(store)).toMatchObject({ isFollowing: true, followersCount: 1 });

    answered.resolve(json({ code: 'unavailable', message: 'Not now.' }, 503));
    await done;
    expect(shown(store)).toMatchObject({ isFollowing: false, followersCount: 0 });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: FAILURES.follow, text: 'Not now.' }));
  });
});

it('a new user name reaches session, storage and dashboard together; the old one is asked for no more', async () => {
  const dashboard = { ...user, followersCount: 0, followingCount: 0, following: [], savedPosts: [] };
  const renamed: User = { ...user, userName: 'ada.new' };
  const asked: string[] = [];
  answer = (path) => {
    asked.push(path);
    return Promise.resolve(path.includes('/dashboard/') ? json({ data: dashboard }) : json({ message: 'Saved.', data: renamed }));
  };
  const store = startStore();
  localStorage.setItem('oja.session', JSON.stringify({ version: 1, user, accessToken: 'x'.repeat(43) }));
  await store.dispatch(usersApi.endpoints.getDashboard.initiate(user.userName));
  await store.dispatch(usersApi.endpoints.editProfile.initiate({ userId: user._id, edit: { userName: 'ada.new' } }));
  await vi.waitFor(() => expect(store.getState().session?.user.userName).toBe('ada.new'));
  expect(usersApi.endpoints.getDashboard.select('ada.new')(store.getState()).data?.data).toEqual({ ...dashboard, userName: 'ada.new' });
  expect(localStorage.getItem('oja.session')).toContain('ada.new');
  expect(asked.filter((path) => path.includes('/dashboard/'))).toHaveLength(1);
});
