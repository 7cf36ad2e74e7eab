import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, errorResponse } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { authApi } from './auth-api.ts';
import { postListsApi } from './post-lists-api.ts';
import { usersApi } from './users-api.ts';

/** How every call handles failures, as the user and the server notice it. */

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

describe('an unreachable server', () => {
  it('receives three attempts of a query, which shows one toast', async () => {
    server.setDown(true);
    await readFeed(startAppStore(server));
    expect(server.callsOf('GET /api/v1/posts')).toHaveLength(3);
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Network Error!' }));
  });

  it('receives one attempt of a mutation, because it may have been executed although the answer was lost', async () => {
    server.setDown(true);
    await logIn(startAppStore(server));
    expect(server.callsOf('POST /api/login')).toHaveLength(1);
  });

  it('counts as unreachable if it does not answer within 30 seconds', async () => {
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

  it('receives no second attempt after an error response', async () => {
    server.on('GET /api/v1/posts', errorResponse(403, { message: 'No.', code: 'forbidden' }));
    await readFeed(startAppStore(server));
    expect(server.calls).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is not changed, however often a string occurs in it', async () => {
    const feed = feedOf([POST, { ...POST, _id: POST.user._id }], [POST]);
    server.on('GET /api/v1/posts', feed);
    const { data } = await readFeed(startAppStore(server));
    expect(data?.pages).toEqual([feed]);
  });

  it.each(['<html>', ''])('that is not JSON, %j, is a network error', async (body) => {
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
  ])('with another shape than the contract’s, %j, is a failed call, in a production build too', async (body) => {
    server.on('GET /api/v1/posts', () => Response.json(body));
    const { data, error } = await readFeed(startAppStore(server));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ error: 'The answer to getPosts is not of the agreed shape.' });
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'danger', title: 'Network Error!' }));
  });

  it('with a person without a name does not reach the session', async () => {
    server.on('GET /api/v1/users/dashboard/:userName', () => Response.json({ data: { _id: ADA._id } }));
    const { error } = await startAppStore(server).dispatch(usersApi.endpoints.getDashboard.initiate(ADA.userName));
    expect(error).toMatchObject({ error: 'The answer to getDashboard is not of the agreed shape.' });
  });
});
