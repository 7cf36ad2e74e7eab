import type { FoundCounts } from '@oja/contract/post-facets';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { feedOf, POST } from '../../../../tests/fixtures/post.ts';
import { FoundPosts } from './FoundPosts.tsx';

stubBrowser();

const COUNTS: FoundCounts = {
  total: { count: 7, isMore: false },
  facets: {
    category: [{ value: 'Machinery', count: 7, isMore: false }],
    condition: [{ value: 'Foreign Used', count: 1000, isMore: true }],
    state: [{ value: 'Lagos', count: 7, isMore: false }],
    priceBand: [{ value: '0-4999', count: 3, isMore: false }],
  },
};
const counted = (facets: Partial<FoundCounts['facets']> = {}) => ({
  data: { ...feedOf([]).data, ...COUNTS, facets: { ...COUNTS.facets, ...facets } },
});

let server: FakeServer;
beforeEach(() => {
  // A wide window, with the filters beside the posts.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(width >= 64rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  server = new FakeServer().on('GET /api/v1/posts', counted()).on('GET /api/v1/saved-searches', { data: [] });
});

function open(search: string, category?: string) {
  history.replaceState(null, '', '/dashboard/search/find');
  render(
    <Provider store={startAppStore(server)}>
      <BrowserRouter>
        <FoundPosts search={search} {...(category !== undefined && { category })} />
      </BrowserRouter>
    </Provider>,
  );
}

const bands = () =>
  within(screen.getByRole('group', { name: 'Price bands' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const optionsOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  return screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
};

it('the filters say how many posts each choice finds, and a price band is put into the address', async () => {
  open('mortar');
  await screen.findByRole('checkbox', { name: 'Foreign Used (1,000+)' });
  expect(bands()).toEqual(['Up to ₦4,999 (3)']);
  expect(await optionsOf('Category')).toEqual(['Machinery (7)']);
  expect(await optionsOf('State')).toEqual(['Lagos (7)']);
  await userEvent.click(screen.getByRole('button', { name: 'Up to ₦4,999 (3)' }));
  expect(location.search).toBe('?maxPrice=4999');
  await userEvent.click(screen.getByRole('button', { name: 'Up to ₦4,999 (3)', pressed: true }));
  expect(location.search).toBe('');
});

it('the last counts stay until the next ones come, and none are shown after an error', async () => {
  open('mortar');
  await screen.findByRole('button', { name: 'Up to ₦4,999 (3)' });
  const held = Promise.withResolvers<undefined>();
  server.hold('GET /api/v1/posts', held.promise);
  server.on('GET /api/v1/posts', counted({ priceBand: [{ value: '5000-19999', count: 2, isMore: false }] }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'With pictures' }));
  await waitFor(() => expect(server.callsOf('GET /api/v1/posts')).toHaveLength(2));
  expect(bands()).toEqual(['Up to ₦4,999 (3)']);
  held.resolve(undefined);
  await waitFor(() => expect(bands()).toEqual(['₦5,000 to ₦19,999 (2)']));

  server.on('GET /api/v1/posts', () => errorResponse(422, { code: 'validation_failed', message: 'Wrong.' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Verified vendors' }));
  await screen.findByText('The posts could not be loaded');
  expect(bands()).toHaveLength(7);
  expect(bands()).toContain('Up to ₦4,999');
});

it('a category’s page counts the same, keeps them for the first filter, and has no choice of categories', async () => {
  const { posts, nextCursor, total, facets } = counted().data;
  server.on('GET /api/v1/posts/category', {
    code: 'category_posts',
    message: '',
    data: { posts, nextCursor, total, facets },
  });
  open('', 'Machinery');
  await screen.findByRole('button', { name: 'Up to ₦4,999 (3)' });
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  server.hold('GET /api/v1/posts', new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Up to ₦4,999 (3)' }));
  await waitFor(() => expect(server.callsOf('GET /api/v1/posts')).toHaveLength(1));
  expect(bands()).toEqual(['Up to ₦4,999 (3)']);
});

it('without a text or a filter nothing is counted, and every band can be chosen', async () => {
  open('');
  await screen.findByText('Start typing to search for posts.');
  expect(bands()).toHaveLength(7);
  expect(server.callsOf('GET /api/v1/posts')).toEqual([]);
});

/** A page of one post from a local government of Lagos. */
function pageFrom(lga: string, nextCursor: string | null) {
  const found = { ...POST, _id: `0197a000-0000-7000-8000-00000000000${lga.length}`, title: `Generator ${lga}`, lga };
  return { data: { ...feedOf([{ ...found, state: 'Lagos' }]).data, ...COUNTS, nextCursor } };
}

it('after the posts of a local government come those elsewhere in its state', async () => {
  server.on('GET /api/v1/posts', ({ url }) => {
    const { searchParams: asked } = new URL(url);
    if (asked.has('lga')) return pageFrom('Ikeja', null);
    return asked.has('cursor') ? pageFrom('Epe', null) : pageFrom('Ikeja', `1.${POST._id}`);
  });
  open('generator ikeja');
  const elsewhere = await screen.findByRole('region', { name: 'Elsewhere in Lagos' });
  await screen.findByText('That is all in Ikeja.');
  // Its first page holds nothing but posts that are above.
  await userEvent.click(within(elsewhere).getByRole('button', { name: 'Load more posts' }));
  expect(await within(elsewhere).findByRole('link', { name: 'Generator Epe' })).toBeVisible();
  expect(within(elsewhere).queryByRole('link', { name: 'Generator Ikeja' })).toBeNull();
});

it.each(['generator lagos', 'generator ikeja epe', 'generator'])('%s has no posts elsewhere', async (search) => {
  open(search);
  await screen.findByRole('button', { name: 'Up to ₦4,999 (3)' });
  expect(screen.queryByRole('region', { name: /Elsewhere/ })).toBeNull();
  expect(server.callsOf('GET /api/v1/posts')).toHaveLength(1);
});
