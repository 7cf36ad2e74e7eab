import type { Person } from '@oja/contract/users';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { idOf, person, profile } from '../../../../tests/fixtures/live-store.ts';
import { feedOf, POST } from '../../../../tests/fixtures/post.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { clearSearches, noteSearch } from '../../session/recent-searches.ts';
import SearchScreen from './SearchScreen.tsx';

stubBrowser();

const BAYO: Person = { ...profile, ...person };
const people = (...users: Person[]) => ({ data: { users, nextCursor: null } });
const posts = (...titles: string[]) => feedOf(titles.map((title, index) => ({ ...POST, _id: idOf(index), title })));

let server: FakeServer;
beforeEach(() => {
  act(() => clearSearches(ADA._id));
  localStorage.clear();
  server = new FakeServer()
    .on('GET /api/v1/posts', posts())
    .on('GET /api/v1/users/all', people())
    .on('GET /api/v1/saved-searches', { data: [] });
});
afterEach(() => vi.unstubAllGlobals());

function open(query = '') {
  history.replaceState(null, '', `/dashboard/search${query === '' ? '' : `?query=${encodeURIComponent(query)}`}`);
  render(
    <Provider store={startAppStore(server)}>
      <BrowserRouter>
        <main id="content" tabIndex={-1}>
          <SearchScreen />
        </main>
      </BrowserRouter>
    </Provider>,
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search categories' });
const part = (name: string) => screen.findByRole('region', { name });
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const recent = () =>
  within(screen.getByRole('region', { name: 'Recent searches' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/Remove .*/, ''));
const press = async (role: string, name: string | RegExp) => userEvent.click(await screen.findByRole(role, { name }));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const place = () => location.pathname + location.search;

it('matching categories come first, then four posts and three people for the same text', async () => {
  server
    .on('GET /api/v1/posts', posts('one', 'two', 'three', 'four', 'five'))
    .on('GET /api/v1/users/all', people(...[1, 2, 3, 4].map((number) => ({ ...BAYO, _id: idOf(number) }))));
  open('fast food');
  expect(within(await part('Posts')).queryByText('five')).toBeNull();
  await screen.findByRole('link', { name: 'All people' });
  expect(headings()).toEqual(['Search', 'Search Results', 'Posts', 'People']);
  expect(within(await part('Posts')).getAllByRole('listitem')).toHaveLength(4);
  expect(within(await part('People')).getAllByRole('listitem')).toHaveLength(3);
  expect(server.callsOf('GET /api/v1/posts')).toHaveLength(1);
  expect(hrefOf('All posts')).toBe('/dashboard/search/find?query=fast%20food');
  expect(hrefOf('All people')).toBe('/dashboard/search/find?query=fast%20food&tab=users');
});

it('nothing is said to be missing until no kind has a result, and then once', async () => {
  const held = Promise.withResolvers<undefined>();
  server.hold('GET /api/v1/posts', held.promise);
  open('zzz');
  await waitFor(() => expect(server.callsOf('GET /api/v1/posts')).toHaveLength(1));
  expect(headings()).toEqual(['Search', 'Search Results', 'Posts', 'People']);
  held.resolve(undefined);
  expect(await screen.findAllByText('No results found for zzz')).toHaveLength(1);
  expect(headings()).toEqual(['Search', 'Search Results', 'No results found for zzz']);
});

it('people wait for the posts above them, so that nothing moves', async () => {
  const held = Promise.withResolvers<undefined>();
  server.hold('GET /api/v1/posts', held.promise);
  server.on('GET /api/v1/users/all', people(BAYO)).on('GET /api/v1/posts', posts('Wrapper'));
  open('bayo');
  await waitFor(() => expect(server.callsOf('GET /api/v1/users/all')).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Bayo')).toBeNull();
  held.resolve(undefined);
  await screen.findByText('Bayo');
  expect(headings()).toEqual(['Search', 'Search Results', 'Posts', 'People']);
});

it('posts that could not be loaded do not hide people, and are loaded by the next attempt', async () => {
  server
    .on('GET /api/v1/posts', errorResponse(429, { code: 'rate_limited', message: 'Wait a minute.' }))
    .on('GET /api/v1/users/all', people(BAYO));
  open('bayo');
  await screen.findByText('Bayo');
  expect((await screen.findByRole('alert')).textContent).toContain('The posts could not be loaded');
  server.on('GET /api/v1/posts', posts('Wrapper'));
  await press('button', 'Try again');
  await screen.findByRole('link', { name: /Wrapper/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an error is no claim that there is nothing', async () => {
  server.on('GET /api/v1/posts', errorResponse(429, { code: 'rate_limited', message: 'Wait a minute.' }));
  open('zzz');
  await screen.findByRole('alert');
  await waitFor(() => expect(headings()).toEqual(['Search', 'Search Results', 'Posts']));
});

it('filters are read from the text, as the search for posts does', async () => {
  const asked: Record<string, string>[] = [];
  server.on('GET /api/v1/posts', ({ url }) => {
    asked.push(Object.fromEntries(new URL(url).searchParams));
    return posts();
  });
  open('generator under 150k');
  expect(await screen.findByText('No results found for generator under 150k')).toBeDefined();
  expect(asked).toEqual([{ sort: 'relevance', search: 'generator', maxPrice: '150000' }]);
});

it('Enter leads to the posts, notes the text, and back shows it again', async () => {
  open();
  await userEvent.type(box(), 'red bag{Enter}');
  expect(place()).toBe('/dashboard/search/find?query=red%20bag');
  act(() => history.back());
  await waitFor(() => expect(place()).toBe('/dashboard/search?query=red+bag'));
  expect(localStorage.getItem(`oja.recent-searches.${ADA._id}`)).toBe('red bag');
});

it('Enter without a text leads nowhere', async () => {
  open();
  await userEvent.type(box(), '  {Enter}');
  expect(place()).toBe('/dashboard/search');
});

it('a text is noted when a result is opened, not while it is typed', async () => {
  server.on('GET /api/v1/posts', posts('Wrapper'));
  open('wrap');
  const link = await screen.findByRole('link', { name: /Wrapper/ });
  expect(localStorage.getItem(`oja.recent-searches.${ADA._id}`)).toBeNull();
  await userEvent.click(link);
  expect(place()).toBe(`/dashboard/post/details/${idOf(0)}`);
  expect(localStorage.getItem(`oja.recent-searches.${ADA._id}`)).toBe('wrap');
});

it('recent searches are searched again, removed one by one and all at once, and the focus is kept', async () => {
  for (const text of ['bag', 'fan', 'rice', 'phone']) noteSearch(ADA._id, text);
  open();
  expect(recent()).toEqual(['phone', 'rice', 'fan', 'bag']);
  await press('button', 'Remove rice');
  expect(recent()).toEqual(['phone', 'fan', 'bag']);
  expect(document.activeElement?.textContent).toBe('Remove fan');
  await press('button', 'Remove bag');
  expect(document.activeElement?.textContent).toBe('Remove fan');

  await press('button', 'fan');
  expect(box()).toHaveProperty('value', 'fan');
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  expect(document.activeElement?.id).toBe('content');
  await userEvent.clear(box());
  expect(recent()).toEqual(['phone', 'fan']);
  await press('button', /^Clear: /);
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  expect(localStorage.getItem(`oja.recent-searches.${ADA._id}`)).toBeNull();
});

it('saved searches lead to their posts, and are deleted', async () => {
  const saved = {
    _id: idOf(1),
    name: 'generator under 150k',
    query: { search: 'generator', state: ['Lagos', 'Oyo'], maxPrice: 150_000 },
    alert: 'at_once' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  server.on('GET /api/v1/saved-searches', { data: [saved] }).on('DELETE /api/v1/saved-searches/:id', () => {
    server.on('GET /api/v1/saved-searches', { data: [] });
    return { code: 'saved_search_deleted', message: 'Search deleted.' };
  });
  open();
  await screen.findByRole('link', { name: saved.name });
  expect(hrefOf(saved.name)).toBe('/dashboard/search/find?query=generator&state=Lagos&state=Oyo&maxPrice=150000');
  await press('button', 'Delete generator under 150k');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved searches' })).toBeNull());
});
