import type { CategoryAnswer } from '@oja/contract/post-facets';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../tests/fixtures/post.ts';
import { api } from './api.ts';
import { postSearchApi } from './post-search-api.ts';

const { getCategoryPosts, searchPosts } = postSearchApi.endpoints;
const SEARCH = 'GET /api/v1/posts';
const CATEGORY = 'GET /api/v1/posts/category';
const CURSOR = `500.${POST._id}`;
let server: FakeServer;
let store: AppStore;
/** The parameters of the calls, in order. */
let asked: string[];
const timesRead = () => [server.callsOf(SEARCH).length, server.callsOf(CATEGORY).length];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  // The first call has a next page, and the others have none.
  const nextCursor = ({ url }: Request) => {
    asked.push(new URL(url).search);
    return asked.length === 1 ? CURSOR : null;
  };
  server = new FakeServer()
    .on(SEARCH, (request) => ({ data: { ...feedOf([POST]).data, nextCursor: nextCursor(request) } }))
    .on(CATEGORY, (request): CategoryAnswer => {
      const data = { posts: [POST], nextCursor: nextCursor(request) };
      return { message: 'Found.', code: 'category_posts', data };
    });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('a search has its text and its filters in the address, and repeats a filter for each of its values', async () => {
  await store.dispatch(
    searchPosts.initiate({
      search: 'bag & belt',
      sort: 'price_asc',
      facets: true,
      state: ['Lagos', 'Akwa Ibom'],
      category: ['Food'],
      lga: [],
      condition: undefined,
      minPrice: 0,
      verified: true,
    }),
  );
  expect(asked).toEqual([
    '?search=bag+%26+belt&sort=price_asc&facets=true&state=Lagos&state=Akwa+Ibom&category=Food&minPrice=0&verified=true',
  ]);
});

it('each page of a search is requested with the same parameters and the cursor of the page before, up to the end', async () => {
  const search = { search: 'wrapper', state: ['Lagos', 'Kano'] };
  await store.dispatch(searchPosts.initiate(search));
  const readNext = () => store.dispatch(searchPosts.initiate(search, { direction: 'forward' }));
  const { hasNextPage } = await readNext();
  await readNext();
  const params = '?search=wrapper&state=Lagos&state=Kano';
  expect(asked).toEqual([params, `${params}&cursor=${CURSOR}`]);
  expect(hasNextPage).toBe(false);
});

it('each page of a category is requested with its text and the cursor of the page before, up to the end', async () => {
  const category = { category: 'Food & Drinks', query: 'rice' };
  await store.dispatch(getCategoryPosts.initiate(category));
  const { hasNextPage } = await store.dispatch(getCategoryPosts.initiate(category, { direction: 'forward' }));
  const params = '?category=Food+%26+Drinks&query=rice';
  expect(asked).toEqual([params, `${params}&cursor=${CURSOR}`]);
  expect(hasNextPage).toBe(false);
});

it('found posts are refetched when one of them changes, and not for another post', async () => {
  await store.dispatch(searchPosts.initiate({ search: 'wrapper' }));
  await store.dispatch(getCategoryPosts.initiate({ category: 'Fashion' }));
  store.dispatch(api.util.invalidateTags([{ type: 'Post', id: 'another' }]));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(timesRead()).toEqual([1, 1]);
  store.dispatch(api.util.invalidateTags([{ type: 'Post', id: POST._id }]));
  await vi.waitFor(() => expect(timesRead()).toEqual([2, 2]));
});
