import type { SavedSearch } from '@oja/contract/saved-searches';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../tests/fixtures/live-store.ts';
import { feedOf } from '../../../../tests/fixtures/post.ts';
import { FoundPosts } from './FoundPosts.tsx';

stubBrowser();

let server: FakeServer;
let saved: SavedSearch[];
let sent: unknown[];
beforeEach(() => {
  saved = [];
  sent = [];
  server = new FakeServer()
    .on('GET /api/v1/posts', feedOf([]))
    .on('GET /api/v1/saved-searches', () => ({ data: saved }))
    .on('POST /api/v1/saved-searches', async (request) => {
      const body: Pick<SavedSearch, 'name' | 'query'> = await request.json();
      sent.push(body);
      const search = { ...body, _id: idOf(1), alert: 'at_once' as const, createdAt: '2026-01-01T00:00:00.000Z' };
      saved = [search];
      return { code: 'search_saved', message: 'Search saved.', data: search };
    })
    .on('DELETE /api/v1/saved-searches/:id', () => {
      saved = [];
      return { code: 'saved_search_deleted', message: 'Search deleted.' };
    });
});

function open(search: string, address = '') {
  history.replaceState(null, '', `/dashboard/search/find${address}`);
  render(
    <Provider store={startAppStore(server)}>
      <BrowserRouter>
        <FoundPosts search={search} />
      </BrowserRouter>
    </Provider>,
  );
}

const button = () => screen.findByRole('button', { name: 'Save search' });
const isPressed = async () => (await button()).getAttribute('aria-pressed');

it('a press saves what text and filters find, under a name made of them, and another press deletes it', async () => {
  open('generator under 150k', '?condition=Brand+New&sort=price_asc');
  await userEvent.click(await button());
  await waitFor(async () => expect(await isPressed()).toBe('true'));
  expect(sent).toEqual([
    {
      name: 'generator under 150k, Brand New',
      query: { search: 'generator', maxPrice: 150_000, condition: ['Brand New'] },
    },
  ]);
  await userEvent.click(await button());
  await waitFor(async () => expect(await isPressed()).toBe('false'));
});

it('a search that is saved already is shown so, in any case and with alternatives in any order', async () => {
  saved = [
    {
      _id: idOf(1),
      name: 'Fans',
      query: { search: 'Fan', condition: ['Brand New', 'Foreign Used'] },
      alert: 'off',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  open('fan', '?condition=Foreign+Used&condition=Brand+New');
  await waitFor(async () => expect(await isPressed()).toBe('true'));
});

it('without a text or a filter there is nothing to save', async () => {
  open('');
  await screen.findByText('Start typing to search for posts.');
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
});
