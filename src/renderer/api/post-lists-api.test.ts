import { POSTS_PAGES_MAX } from '@oja/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { ADA } from '../../../tests/fixtures/user.ts';
import { postListsApi } from './post-lists-api.ts';
import { usersApi } from './users-api.ts';

const FEED = 'GET /api/v1/posts';
const FOLLOWING = 'GET /api/v1/posts/feed';
const cursor = (time: number) => `${time}.${POST._id}`;
const { getFollowingPosts, getPosts } = postListsApi.endpoints;
let server: FakeServer;
let store: AppStore;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer().on(FEED, feedOf([POST])).on(FOLLOWING, feedOf([POST]));
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

/** Replies to the feed with a next page, up to a number of pages. Returns the queries of its calls so far. */
function serveFeed(pages: number): string[] {
  const queries: string[] = [];
  server.on(FEED, ({ url }) => {
    queries.push(new URL(url).search);
    const nextCursor = queries.length < pages ? cursor(queries.length) : null;
    return { data: { ...feedOf([POST]).data, nextCursor } };
  });
  return queries;
}
const readNext = () => store.dispatch(getPosts.initiate(undefined, { direction: 'forward' }));

it('each page of the feed is requested by the cursor of the previous one and its own number, up to the end', async () => {
  const queries = serveFeed(3);
  await store.dispatch(getPosts.initiate());
  await readNext();
  await readNext();
  expect(queries).toEqual(['?page=1', `?cursor=${cursor(1)}&page=2`, `?cursor=${cursor(2)}&page=3`]);
  await readNext();
  expect(queries).toHaveLength(3);
});

it('after the last numbered page the feed goes on by its cursor alone', async () => {
  const queries = serveFeed(1);
  const last = { data: { ...feedOf([POST]).data, nextCursor: cursor(1) } };
  const value = { pages: [last], pageParams: [{ page: POSTS_PAGES_MAX }] };
  store.dispatch(postListsApi.util.upsertQueryEntries([{ endpointName: 'getPosts', arg: undefined, value }]));
  await readNext();
  expect(queries).toEqual([`?cursor=${cursor(1)}&page=${POSTS_PAGES_MAX}`]);
});

it('a follow refetches the posts of followed vendors, but not the home feed', async () => {
  server.on('POST /api/v1/users/follow/:id', {
    message: 'Followed.',
    code: 'followed',
    data: { isFollowing: true, followersCount: 1 },
  });
  await store.dispatch(getPosts.initiate());
  await store.dispatch(getFollowingPosts.initiate());
  await store.dispatch(usersApi.endpoints.follow.initiate(ADA._id));
  await vi.waitFor(() => expect(server.callsOf(FOLLOWING)).toHaveLength(2));
  expect(server.callsOf(FEED)).toHaveLength(1);
});
