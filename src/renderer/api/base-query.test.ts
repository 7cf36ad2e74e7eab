import * as toasts from '@oja/ui/Toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, refusal } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { authApi } from './auth-api.ts';
import { postListsApi } from './post-lists-api.ts';
import { usersApi } from './users-api.ts';

/** What every call does when things go wrong, as a person and the server notice it. */

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
const readFeed = (store: AppStore) => store.dispatch(postListsApi.endpoints.getPosts.initiate());
const logIn = (store: AppStore) => store.dispatch(authApi.endpoints.logIn.initiate({ userName: 'ada', password: 'x' }));

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that is gone', () => {
  it('is called three times in all by a query, with one toast', async () => {
    server.setDown(true);
    await readFeed(startAppStore(server));
    expect(server.callsOf('GET /api/v1/posts')).toHaveLength(3);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it('is called once by a mutation, since a lost answer may stand for a done deed', async () => {
    server.setDown(true);
    await logIn(startAppStore(server));
    expect(server.callsOf('POST /api/login')).toHaveLength(1);
  });

  it('without an answer is given up after half a minute: the line may have died', async () => {
    vi.useFakeTimers();
    server.on(
      'POST /api/login',
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    void logIn(startAppStore(server));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(toast).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it('is not called again when it refuses', async () => {
    server.on('GET /api/v1/posts', refusal(403, { message: 'No.', code: 'forbidden' }));
    await readFeed(startAppStore(server));
    expect(server.calls).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is read as it is, however often a string stands in it', async () => {
    const feed = feedOf([POST, { ...POST, _id: POST.user._id }], [POST]);
    server.on('GET /api/v1/posts', feed);
    const { data } = await readFeed(startAppStore(server));
    expect(data?.pages).toEqual([feed]);
  });

  it.each(['<html>', ''])('that is no JSON, %j, is a network error', async (body) => {
    server.on('POST /api/login', new Response(body, { status: 200 }));
    const { error } = await logIn(startAppStore(server));
    expect(error).toBeDefined();
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it.each([
    null,
    [],
    'hello',
    5,
    {},
    { data: null },
    { data: [] },
    { data: { posts: {}, adverts: [] } },
    { data: { posts: [null], adverts: [] } },
    { data: { posts: [] } },
  ])('of another shape than agreed, %j, is a failed call, in a production build too', async (body) => {
    server.on('GET /api/v1/posts', () => Response.json(body));
    const { data, error } = await readFeed(startAppStore(server));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ error: 'The answer to getPosts is not of the agreed shape.' });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error', title: 'Network Error!' }));
  });

  it('with a person without a name does not reach the session', async () => {
    server.on('GET /api/v1/users/dashboard/:userName', () => Response.json({ data: { _id: ADA._id } }));
    const { error } = await startAppStore(server).dispatch(usersApi.endpoints.getDashboard.initiate(ADA.userName));
    expect(error).toMatchObject({ error: 'The answer to getDashboard is not of the agreed shape.' });
  });
});
